"""IC.8 Battles: when to fight, how hard, who with whom; the weaker side slips away."""

from __future__ import annotations

from collections.abc import Iterator
from math import log2
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
from maestre.games.mistral.doctrine import judgement
from maestre.games.mistral.doctrine.instructions import INSTRUCTIONS
from maestre.games.mistral.doctrine.outlook import Outlook
from maestre.games.mistral.table.chit import row_of
from maestre.games.mistral.table.formations import damage_rating, sail, squadrons_in
from maestre.games.mistral.table.ordering import Done, Pass
from maestre.games.mistral.table.state import FormationId, SquadronId
from maestre.games.mistral.table.subjects import Engagement
from maestre.opponents import Counsel, Idea, Ideas, Term
from maestre.play import Answer

_WATCHES = (OrderKind.BLOCKADE, OrderKind.INTERDICTION)


# ------------------------------------------------------------------------------------------------ before it


@INSTRUCTIONS.of(Meeting)
def attacks(sea: Outlook, question: Meeting) -> Counsel:
    """Attack where the odds are good enough; the French are never defied, since that costs Prestige."""
    ways = [
        one for one in question.propose(sea.state, Random(0)) if isinstance(one, Attack) and not isinstance(one, Defy)
    ]
    ways.sort(key=lambda one: (one.own, one.target))
    found = tuple(Idea(one.order(), tuple(_attack(sea, one))) for one in ways)
    return Ideas((*found, Idea(Pass().order())), judgement.COURSE_SLACK) if found else Pass().order()


def _attack(sea: Outlook, one: Attack) -> Iterator[Term]:
    """What speaks for an attack and against it."""
    if sea.plan.temper.makes("attacks-blindly"):
        yield sea.term("why-in-sight", judgement.SURE, formation=one.target)
        return
    if one.target in sea.state.convoys and not squadrons_in(sea.state, one.target):
        yield sea.term("why-lone-convoy", judgement.LONE, formation=one.target)
    else:
        yield from _weighed(sea, one.own, one.target, judgement.ATTACK)
    yield from _company(sea, one.own, one.target)
    chit = sea.bound.get(one.own)
    if chit is not None and row_of(sea.state.figures, chit).kind in _WATCHES:
        yield sea.term("why-watch-at-stake", -judgement.WATCH, order=chit, formation=one.own)
    if sea.strain(one.own) >= judgement.BATTERED:
        yield sea.term("why-battered", -judgement.SURE, formation=one.own, percent=round(100 * sea.strain(one.own)))


def _weighed(sea: Outlook, own: FormationId, other: FormationId, asked: float) -> Iterator[Term]:
    """How the forces of two stacks compare: by their Sail, and by how worn one's own are."""
    mine, theirs = (sail(squadrons_in(sea.state, one)) for one in (own, other))
    worn = sum(len(one.ships) * judgement.WEAKENS * min(1.0, sea.wear(one)) for one in squadrons_in(sea.state, own))
    whole, force = sea.force(own) + worn, sea.force(own)
    theirs_force = sea.force(other)
    edge = sea.edge(whole / theirs_force if theirs_force else float("inf"), asked)
    yield sea.term("why-sail", edge, mine=mine, theirs=theirs, formation=own, other=other)
    if worn and force:
        yield sea.term("why-own-wear", log2(force / whole), formation=own, percent=round(100 * sea.strain(own)))


def _company(sea: Outlook, own: FormationId, other: FormationId) -> Iterator[Term]:
    """What those beside both sides add."""
    for key, mine, sign in (("why-friends-beside", own, 1), ("why-foes-beside", other, -1)):
        alone, together = sea.force(mine), sea.company(mine)
        if together > alone > 0:
            place = sea.state.formations[mine].place
            yield sea.term(key, sign * log2(together / alone), place=place, count=sea.beside(mine))


def _balance(sea: Outlook, battle: Engagement) -> float:
    """How many times stronger one's own side is of those Engaged."""
    own, theirs = (sum(sea.force(one) for one in side(sea.state, battle, each)) for each in (sea.fleet, sea.foe))
    return own / theirs if theirs else float("inf")


@INSTRUCTIONS.of(Withdrawal)
def withdraws(sea: Outlook, question: Withdrawal) -> Counsel:
    """Stand if strong enough; else into harbour, or where home is nearest."""
    battle = question.battle
    fight, *ways = question.options()
    stand = (
        *_weighed(sea, battle.attacked, battle.attacking, judgement.STAND),
        *_company(sea, battle.attacked, battle.attacking),
    )
    found = [Idea(fight, stand)]
    for way in ways:
        to = way.partition(":")[2]
        if way == "enter":
            place = sea.state.formations[battle.attacked].place
            found.append(Idea(way, (sea.term("why-haven", judgement.HAVEN, place=place),)))
        else:
            far = _to_dock(sea, to)
            found.append(Idea(way, (sea.term("why-far-from-dock", -judgement.HOME * far, place=to, spaces=far),)))
    return Ideas(tuple(found), judgement.COURSE_SLACK)


def _to_dock(sea: Outlook, location: str) -> int:
    far = (sea.state.figures.network.spaces(location, dock) for dock in sea.docks) if location else ()
    return min((spaces for spaces in far if spaces is not None), default=0)


@INSTRUCTIONS.of(Pursuit)
def pursues(sea: Outlook, question: Pursuit) -> Counsel:
    """Follow a weaker enemy, unless an Order binds to the place."""
    battle = question.battle
    follow = list(_weighed(sea, battle.attacking, battle.attacked, judgement.ATTACK))
    if (chit := sea.bound.get(battle.attacking)) is not None:
        follow.append(sea.term("why-order-binds", -2 * judgement.SURE, order=chit, formation=battle.attacking))
    stay, go = (question.word(one) for one in (False, True))
    return Ideas((Idea(go, tuple(follow)), Idea(stay)), judgement.COURSE_SLACK)


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
def intensity(sea: Outlook, question: ChosenIntensity) -> Counsel:
    """As hard as the odds are good."""
    balance = _balance(sea, question.battle)
    mine, theirs = (
        sum(sail(squadrons_in(sea.state, one)) for one in side(sea.state, question.battle, each))
        for each in (sea.fleet, sea.foe)
    )
    worths = {
        Intensity.HEAVY: ("why-strong-enough", sea.edge(balance, judgement.HEAVY)),
        Intensity.LIGHT: ("why-too-weak", -sea.edge(balance, judgement.LIGHT)),
    }
    found = [
        Idea(
            question.word(one),
            (sea.term(worths[one][0], worths[one][1], mine=mine, theirs=theirs),) if one in worths else (),
        )
        for one in question.options()
    ]
    return Ideas(tuple(found), judgement.COURSE_SLACK)


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
