"""IC.8 Battles: when to fight, how hard, who with whom; the weaker side slips away."""

from __future__ import annotations

from random import Random

from maestre.games.mistral.battle.declaring import Attack, Defy, Meeting
from maestre.games.mistral.battle.engaged import side
from maestre.games.mistral.battle.fire import Fireships, Send
from maestre.games.mistral.battle.intensity import ChosenIntensity
from maestre.games.mistral.battle.leading import Aboard
from maestre.games.mistral.battle.losses import OddPoints
from maestre.games.mistral.battle.pairing import Companions, Join, Joining, Pair, Pairing
from maestre.games.mistral.battle.reinforcing import Reinforcing
from maestre.games.mistral.battle.withdrawal import Pursuit, Withdrawal
from maestre.games.mistral.data.words import Class, Fleet, Intensity, OrderKind
from maestre.games.mistral.table.chit import row_of
from maestre.games.mistral.table.formations import damage_rating
from maestre.games.mistral.table.ordering import Done, Pass
from maestre.games.mistral.table.state import SquadronId
from maestre.games.mistral.table.subjects import Engagement
from maestre.play import Answer
from tools.former.mistral import judgement
from tools.former.mistral.instructions import INSTRUCTIONS
from tools.former.mistral.outlook import Outlook

_WATCHES = (OrderKind.BLOCKADE, OrderKind.INTERDICTION)


# ------------------------------------------------------------------------------------------------ before it


@INSTRUCTIONS.of(Meeting)
def attacks(sea: Outlook, question: Meeting) -> Answer:
    """Attack with the best odds if they are good enough; the French are never defied, since that costs Prestige."""
    proposed = (one for one in question.propose(sea.state, Random(0)) if isinstance(one, Attack))
    ways = [one for one in proposed if not isinstance(one, Defy) and _dares(sea, one)]
    ways.sort(key=lambda one: (one.own, one.target))
    best = max(ways, key=lambda one: (_odds(sea, one), sea.force(one.own)), default=None)
    return question.word(best or Pass())


def _odds(sea: Outlook, attack: Attack) -> float:
    return sea.odds(attack.own, attack.target)


def _dares(sea: Outlook, attack: Attack) -> bool:
    chit = sea.bound.get(attack.own)
    watching = chit is not None and row_of(sea.state.figures, chit).kind in _WATCHES
    fit = sea.strain(attack.own) < judgement.BATTERED
    return fit and _odds(sea, attack) >= (judgement.WATCHING if watching else judgement.ATTACK)


def _balance(sea: Outlook, battle: Engagement) -> float:
    """How many times stronger one's own side is of those Engaged."""
    own, theirs = (sum(sea.force(one) for one in side(sea.state, battle, each)) for each in (sea.fleet, sea.foe))
    return own / theirs if theirs else float("inf")


@INSTRUCTIONS.of(Withdrawal)
def withdraws(sea: Outlook, question: Withdrawal) -> Answer:
    """Stand if strong enough; else into harbour, or where home is nearest."""
    battle = question.battle
    if sea.odds(battle.attacked, battle.attacking) >= judgement.STAND:
        return "fight"
    fight, *ways = question.options()
    return min(ways, key=lambda way: (way != "enter", _to_dock(sea, way.partition(":")[2]), way), default=fight)


def _to_dock(sea: Outlook, location: str) -> int:
    far = (sea.state.figures.network.spaces(location, dock) for dock in sea.docks) if location else ()
    return min((spaces for spaces in far if spaces is not None), default=0)


@INSTRUCTIONS.of(Pursuit)
def pursues(sea: Outlook, question: Pursuit) -> Answer:
    """Follow a weaker enemy, unless an Order binds to the place."""
    battle = question.battle
    strong = sea.force(battle.attacking) >= judgement.ATTACK * sea.force(battle.attacked)
    return question.word(strong and battle.attacking not in sea.bound)


@INSTRUCTIONS.of(Reinforcing)
def reinforces(sea: Outlook, question: Reinforcing) -> Answer:
    """Whoever may come comes, but for the battered and those whose watch is an Order."""
    able = (one for one in question.open_to if question.refusal(sea.state, (one,)) is None)
    return tuple(one for one in able if sea.strain(one) < judgement.BATTERED and not _on_watch(sea, one))


def _on_watch(sea: Outlook, formation: str) -> bool:
    chit = sea.bound.get(formation)
    return chit is not None and row_of(sea.state.figures, chit).kind in _WATCHES


# ------------------------------------------------------------------------------------------------ in it


@INSTRUCTIONS.of(ChosenIntensity)
def intensity(sea: Outlook, question: ChosenIntensity) -> Answer:
    """As hard as the odds are good."""
    balance = _balance(sea, question.battle)
    want = Intensity.HEAVY if balance >= judgement.HEAVY else Intensity.MEDIUM
    want = Intensity.LIGHT if balance < judgement.LIGHT else want
    return question.word(want if want in question.options() else question.options()[0])


@INSTRUCTIONS.of(Aboard)
def boards(sea: Outlook, question: Aboard) -> Answer:
    """Each Leader into the soundest Squadron that he may sail in."""
    return {leader: max(options, key=lambda one: (_worth(sea, one), one)) for leader, options in question.open_to}


def _worth(sea: Outlook, squadron: str) -> float:
    return sea.worth(sea.state.squadrons[SquadronId(squadron)])


@INSTRUCTIONS.of(Companions)
def companions(sea: Outlook, question: Companions) -> Answer:
    """The Flagships, the most worn first, each with the strongest Squadron that is left for it."""
    taken: list[str] = []
    plan: dict[str, str] = {}
    for flagship, options in sorted(question.open_to, key=lambda one: (_worth(sea, one[0]), one[0])):
        free = [one for one in options if SquadronId(one) in sea.state.squadrons and one not in taken]
        plan[flagship] = max(free, key=lambda one: (_worth(sea, one), one)) if free else options[-1]
        taken.append(plan[flagship])
    return plan


@INSTRUCTIONS.of(Pairing)
def pairs(sea: Outlook, question: Pairing) -> Answer:
    """The pair in which one's own Squadron, with its Flagship, is most above the enemy's."""

    def above(pair: Pair) -> float:
        return _party(sea, question.battle, pair.own) - _party(sea, question.battle, pair.foe)

    found = sorted(question.propose(sea.state, Random(0)), key=lambda one: (one.own, one.foe))
    return max(found, key=above).order()


def _party(sea: Outlook, battle: Engagement, squadron: str) -> float:
    along = (flagship for flagship, companion in battle.companions if companion == squadron)
    return _worth(sea, squadron) + sum(_worth(sea, one) for one in along)


@INSTRUCTIONS.of(Joining)
def joins(sea: Outlook, question: Joining) -> Answer:
    """Put whoever is free into the Combat in which one's own side is weakest beside the enemy's."""

    def need(join: Join) -> float:
        combat = question.battle.combats[int(join.number) - 1]
        there = {fleet: sum(_worth(sea, one) for one in combat.of(fleet)) for fleet in Fleet}
        return there[sea.foe] - there[sea.fleet]

    found = [one for one in question.propose(sea.state, Random(0)) if isinstance(one, Join)]
    best = max(sorted(found, key=lambda one: (one.squadron, one.number)), key=need, default=None)
    return question.word(best or Done())


@INSTRUCTIONS.of(OddPoints)
def odd_points(sea: Outlook, question: OddPoints) -> Answer:
    """The odd Damage Points to those that can bear most more, Flagships last."""

    def bears(name: SquadronId) -> tuple[bool, int, str]:
        one = sea.state.squadrons[name]
        return one.kind is Class.FLAGSHIP, one.dp - damage_rating(sea.state.figures, one).whole, name

    return tuple(sorted(question.open_to, key=bears)[: question.odd])


@INSTRUCTIONS.of(Fireships)
def burns(sea: Outlook, question: Fireships) -> Answer:
    """A Fireship at the smallest Squadron, which it hits most easily; at a Flagship before all."""

    def size(sent: Send) -> int:
        return len(sea.state.squadrons[sent.target].ships)

    found = [one for one in question.propose(sea.state, Random(0)) if isinstance(one, Send)]
    best = min(sorted(found, key=lambda one: (one.auxiliary, one.target)), key=size, default=None)
    return question.word(best or Pass())
