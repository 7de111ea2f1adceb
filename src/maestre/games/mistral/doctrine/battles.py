"""IC.8 Battles: when to fight, how hard, who with whom; the weaker side slips away."""

from __future__ import annotations

from random import Random

from maestre.games.mistral.battle.engaged import side
from maestre.games.mistral.checks import check
from maestre.games.mistral.data import NETWORK
from maestre.games.mistral.data.words import Class, Fleet, Intensity, OrderKind
from maestre.games.mistral.doctrine import judgement
from maestre.games.mistral.doctrine.outlook import Outlook
from maestre.games.mistral.formations import damage_rating
from maestre.games.mistral.matters import Engagement
from maestre.games.mistral.orders.chit import row_of
from maestre.games.mistral.proposals import propose
from maestre.games.mistral.state import FormationId, SquadronId
from maestre.play import Answer, Ask, Each, Order, Pick, Some

__all__ = [
    "attacks",
    "boards",
    "burns",
    "companions",
    "intensity",
    "joins",
    "odd_points",
    "pairs",
    "pursues",
    "reinforces",
    "withdraws",
]

_WATCHES = (OrderKind.BLOCKADE, OrderKind.INTERDICTION)


def _battle(ask: Ask) -> Engagement:
    assert isinstance(ask.about, Engagement), ask.about
    return ask.about


def _proposed(sea: Outlook, ask: Ask, verb: str) -> list[Order]:
    """The orders with a verb that the rules propose, in an order of their own."""
    found = [one for one in propose(sea.state, ask, Random(0)) if isinstance(one, Order) and one.verb == verb]
    return sorted(found, key=lambda one: (one.piece, one.objects))


# ------------------------------------------------------------------------------------------------ before it


def attacks(sea: Outlook, ask: Ask) -> Answer:
    """Attack with the best odds if they are good enough; the French are never defied, since that costs Prestige."""
    ways = [order for order in _proposed(sea, ask, "attack") if _dares(sea, order)]
    return max(ways, key=lambda one: (_odds(sea, one), sea.force(FormationId(one.piece))), default=Order("pass"))


def _odds(sea: Outlook, order: Order) -> float:
    return sea.odds(FormationId(order.piece), FormationId(order.objects[0]))


def _dares(sea: Outlook, order: Order) -> bool:
    own = FormationId(order.piece)
    chit = sea.bound.get(own)
    watching = chit is not None and row_of(chit).kind in _WATCHES
    fit = sea.strain(own) < judgement.BATTERED
    return fit and _odds(sea, order) >= (judgement.WATCHING if watching else judgement.ATTACK)


def _balance(sea: Outlook, battle: Engagement) -> float:
    """How many times stronger one's own side is of those Engaged."""
    own, theirs = (sum(sea.force(one) for one in side(sea.state, battle, each)) for each in (sea.fleet, sea.foe))
    return own / theirs if theirs else float("inf")


def withdraws(sea: Outlook, ask: Ask) -> Answer:
    """Stand if strong enough; else into harbour, or where home is nearest."""
    assert isinstance(ask.choice, Pick), ask
    battle = _battle(ask)
    if sea.odds(battle.attacked, battle.attacking) >= judgement.STAND:
        return "fight"
    fight, *ways = ask.choice.options
    return min(ways, key=lambda way: (way != "enter", _to_dock(sea, way.partition(":")[2]), way), default=fight)


def _to_dock(sea: Outlook, location: str) -> int:
    far = (NETWORK.spaces(location, dock) for dock in sea.docks) if location else ()
    return min((spaces for spaces in far if spaces is not None), default=0)


def pursues(sea: Outlook, ask: Ask) -> Answer:
    """Follow a weaker enemy, unless an Order binds to the place."""
    battle = _battle(ask)
    strong = sea.force(battle.attacking) >= judgement.ATTACK * sea.force(battle.attacked)
    return "follow" if strong and battle.attacking not in sea.bound else "stay"


def reinforces(sea: Outlook, ask: Ask) -> Answer:
    """Whoever may come comes, but for the battered and those whose watch is an Order."""
    assert isinstance(ask.choice, Some), ask
    able = (one for one in ask.choice.options if check.allow(sea.state, ask, (one,)))
    return tuple(one for one in able if sea.strain(FormationId(one)) < judgement.BATTERED and not _on_watch(sea, one))


def _on_watch(sea: Outlook, formation: str) -> bool:
    chit = sea.bound.get(formation)
    return chit is not None and row_of(chit).kind in _WATCHES


# ------------------------------------------------------------------------------------------------ in it


def intensity(sea: Outlook, ask: Ask) -> Answer:
    """As hard as the odds are good."""
    assert isinstance(ask.choice, Pick), ask
    balance = _balance(sea, _battle(ask))
    want = Intensity.HEAVY if balance >= judgement.HEAVY else Intensity.MEDIUM
    want = Intensity.LIGHT if balance < judgement.LIGHT else want
    return want.value if want.value in ask.choice.options else ask.choice.options[0]


def boards(sea: Outlook, ask: Ask) -> Answer:
    """Each Leader into the soundest Squadron that he may sail in."""
    assert isinstance(ask.choice, Each), ask
    return {leader: max(options, key=lambda one: (_worth(sea, one), one)) for leader, options in ask.choice.options}


def _worth(sea: Outlook, squadron: str) -> float:
    return sea.worth(sea.state.squadrons[SquadronId(squadron)])


def companions(sea: Outlook, ask: Ask) -> Answer:
    """The Flagships, the most worn first, each with the strongest Squadron that is left for it."""
    assert isinstance(ask.choice, Each), ask
    taken: list[str] = []
    plan: dict[str, str] = {}
    for flagship, options in sorted(ask.choice.options, key=lambda one: (_worth(sea, one[0]), one[0])):
        free = [one for one in options if SquadronId(one) in sea.state.squadrons and one not in taken]
        plan[flagship] = max(free, key=lambda one: (_worth(sea, one), one)) if free else options[-1]
        taken.append(plan[flagship])
    return plan


def pairs(sea: Outlook, ask: Ask) -> Answer:
    """The pair in which one's own Squadron, with its Flagship, is most above the enemy's."""
    battle = _battle(ask)

    def above(order: Order) -> float:
        return _party(sea, battle, order.piece) - _party(sea, battle, order.objects[0])

    return max(_proposed(sea, ask, "pair"), key=above)


def _party(sea: Outlook, battle: Engagement, squadron: str) -> float:
    along = (flagship for flagship, companion in battle.companions if companion == squadron)
    return _worth(sea, squadron) + sum(_worth(sea, one) for one in along)


def joins(sea: Outlook, ask: Ask) -> Answer:
    """Put whoever is free into the Combat in which one's own side is weakest beside the enemy's."""
    battle = _battle(ask)

    def need(order: Order) -> float:
        combat = battle.combats[int(order.objects[0]) - 1]
        there = {fleet: sum(_worth(sea, one) for one in combat.of(fleet)) for fleet in Fleet}
        return there[sea.foe] - there[sea.fleet]

    return max(_proposed(sea, ask, "join"), key=need, default=Order("done"))


def odd_points(sea: Outlook, ask: Ask) -> Answer:
    """The odd Damage Points to those that can bear most more, Flagships last."""
    assert isinstance(ask.choice, Some), ask

    def bears(name: str) -> tuple[bool, int, str]:
        one = sea.state.squadrons[SquadronId(name)]
        return one.kind is Class.FLAGSHIP, one.dp - damage_rating(one).whole, name

    return tuple(sorted(ask.choice.options, key=bears)[: ask.choice.least])


def burns(sea: Outlook, ask: Ask) -> Answer:
    """A Fireship at the smallest Squadron, which it hits most easily; at a Flagship before all."""

    def size(order: Order) -> int:
        return len(sea.state.squadrons[SquadronId(order.objects[0])].ships)

    return min(_proposed(sea, ask, "send"), key=size, default=Order("pass"))
