"""T.cdt.b, T.cdt.c, IC.8.33, 2.221.c, IC.8.25 Building Combats: companions, pairs, and Squadrons that join in."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from maestre.games.mistral.battle.engaged import (
    ORDER,
    fighters,
    fleet_of,
    in_turn,
    is_flagship,
    sails_under,
    squadrons_of,
)
from maestre.games.mistral.data import BATTLE, FORMATIONS
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.formations import enemy
from maestre.games.mistral.matters import Combat, Engagement
from maestre.games.mistral.names import Refused, tell
from maestre.games.mistral.state import SquadronId, State
from maestre.play import Answer, Ask, Each, Order, Orders, Procedure, ask, rule

__all__ = [
    "arrayed",
    "check_companions",
    "check_joining",
    "check_pair",
    "free",
    "propose_companions",
    "propose_joining",
    "propose_pair",
]

_ALONE = "alone"
_Companions = tuple[tuple[str, tuple[str, ...]], ...]


def arrayed(state: State, battle: Engagement) -> Procedure[Engagement]:
    """Build all Combats of a Battle."""
    battle = yield from _accompanied(state, battle)
    battle = yield from _paired(state, battle)
    battle = yield from _joined(state, battle)
    for number, combat in enumerate(battle.combats, start=1):
        (british, *more), (bourbon, *others) = combat.british, combat.bourbon
        tell(state, "combat-formed", "IC.8.33", number=number, squadron=british, other=bourbon)
        for one in (*more, *others):
            tell(state, "combat-joined", "IC.8.33.b", number=number, squadron=one)
    return battle


# ------------------------------------------------------------------------------------------------ companions


@rule("IC.8.33", "2.221.c")
def _accompanied(state: State, battle: Engagement) -> Procedure[Engagement]:
    """Each owner, the British first, puts every Flagship with a Squadron of its Formation and Contingent."""
    for fleet in ORDER:
        options = _companions(state, battle, fleet)
        chosen = {flagship: squadrons[0] for flagship, squadrons in options}
        if any(len(squadrons) > 1 for _, squadrons in options):
            chosen = yield from ask(fleet.value, Each(options), "2.221.c", about=battle)
        pairs = tuple((SquadronId(one), SquadronId(other)) for one, other in chosen.items() if other != _ALONE)
        battle = replace(battle, companions=(*battle.companions, *pairs))
    return battle


def _companions(state: State, battle: Engagement, fleet: Fleet) -> _Companions:
    """The Flagships of a side with those that they may go with; ``alone`` where there are too few Squadrons."""
    there = squadrons_of(state, battle, fleet)
    if all(is_flagship(one) for one in there):
        return ()
    found: list[tuple[str, tuple[str, ...]]] = []
    for flagship in there:
        if is_flagship(flagship):
            flagships, own = _kin(state, battle, flagship.id)
            short = len(flagships) > len(own) * FORMATIONS.posts.flagships
            found.append((flagship.id, (*own, _ALONE) if short else own))
    return tuple(found)


def _kin(
    state: State, battle: Engagement, flagship: SquadronId
) -> tuple[tuple[SquadronId, ...], tuple[SquadronId, ...]]:
    """The Flagships, and the other Squadrons, of the Formation and Contingent of a Flagship."""
    own = state.squadrons[flagship]
    there = [
        one
        for one in squadrons_of(state, battle, fleet_of(state, flagship))
        if (one.formation, one.contingent) == (own.formation, own.contingent)
    ]
    return tuple(one.id for one in there if is_flagship(one)), tuple(one.id for one in there if not is_flagship(one))


@rule("IC.8.33")
def check_companions(state: State, ask: Ask, answer: dict[str, str]) -> None:
    """Refuse two Flagships with one Squadron, and one left alone while a Squadron is free for it."""
    assert isinstance(ask.about, Engagement), ask.about
    most = FORMATIONS.posts.flagships
    given = [one for one in answer.values() if one != _ALONE]
    for one in given:
        if given.count(one) > most:
            raise Refused("2.221.c", "companion-taken", squadron=one, max=most)
    for flagship, companion in answer.items():
        spare = [one for one in _kin(state, ask.about, SquadronId(flagship))[1] if given.count(one) < most]
        if companion == _ALONE and spare:
            raise Refused("IC.8.33", "companion-spare", squadron=flagship, other=spare[0])


def propose_companions(state: State, ask: Ask, rng: Random) -> Iterator[Answer]:
    """Flagships with Squadrons in an order that chance decides."""
    assert isinstance(ask.choice, Each), ask
    taken: dict[str, int] = {}
    found: dict[str, str] = {}
    for flagship, options in ask.choice.options:
        left = [one for one in options if one != _ALONE and taken.get(one, 0) < FORMATIONS.posts.flagships]
        found[flagship] = rng.choice(left) if left else _ALONE
        taken[found[flagship]] = taken.get(found[flagship], 0) + 1
    yield found


# ------------------------------------------------------------------------------------------------ pairs


def free(state: State, battle: Engagement, fleet: Fleet) -> tuple[SquadronId, ...]:
    """The Squadrons of a side that are in no Combat."""
    taken = [one for combat in battle.combats for one in combat.of(fleet)]
    return tuple(one for one in fighters(state, battle, fleet) if one not in taken)


def _with_flagship(battle: Engagement, squadron: SquadronId) -> tuple[SquadronId, ...]:
    return (squadron, *(flagship for flagship, companion in battle.companions if companion == squadron))


@rule("T.cdt.b", "IC.8.33", "2.221.c")
def _paired(state: State, battle: Engagement) -> Procedure[Engagement]:
    """The side to windward first, each in turn pairs one of its free Squadrons with a free enemy one."""
    windward, leeward = in_turn(battle)
    fleet = windward
    while (own := free(state, battle, fleet)) and (foes := free(state, battle, enemy(fleet))):
        pair = Order("pair", own[0], (foes[0],))
        if len(own) > 1 or len(foes) > 1:
            pair = yield from ask(fleet.value, Orders(("pair",)), "IC.8.33", about=battle)
        mine = _with_flagship(battle, SquadronId(pair.piece))
        theirs = _with_flagship(battle, SquadronId(pair.objects[0]))
        combat = Combat(mine, theirs) if fleet is Fleet.BRITISH else Combat(theirs, mine)
        battle = replace(battle, combats=(*battle.combats, combat))
        fleet = leeward if fleet is windward else windward
    return battle


def check_pair(state: State, ask: Ask, answer: Order) -> None:
    """Refuse a pair of which one is not free."""
    assert isinstance(ask.about, Engagement), ask.about
    fleet = Fleet(ask.seat)
    own, foes = free(state, ask.about, fleet), free(state, ask.about, enemy(fleet))
    if answer.piece not in own:
        raise Refused("IC.8.33", "pair-not-free", squadron=answer.piece, count=len(own))
    if len(answer.objects) != 1 or answer.objects[0] not in foes:
        what = answer.objects[0] if answer.objects else ""
        raise Refused("IC.8.33", "pair-not-free", squadron=what, count=len(foes))


def propose_pair(state: State, ask: Ask, rng: Random) -> Iterator[Answer]:
    """Every pair, by chance."""
    assert isinstance(ask.about, Engagement), ask.about
    fleet = Fleet(ask.seat)
    foes = free(state, ask.about, enemy(fleet))
    found = [Order("pair", own, (foe,)) for own in free(state, ask.about, fleet) for foe in foes]
    yield from rng.sample(found, len(found))


# ------------------------------------------------------------------------------------------------ joining in


@rule("IC.8.33.b", "T.cdt.c")
def _joined(state: State, battle: Engagement) -> Procedure[Engagement]:
    """In the same order, one at a time, free Squadrons may join Combats; Flagships without companion must."""
    done: tuple[Fleet, ...] = ()
    while len(done) < len(ORDER):
        for fleet in in_turn(battle):
            if fleet in done:
                continue
            ways = _joins(state, battle, fleet)
            said = ways[0] if ways else Order("done")
            if len(ways) > 1 or (ways and not _lone(state, battle, fleet)):
                said = yield from ask(fleet.value, Orders(("join", "done")), "IC.8.33.b", about=battle)
            if said.verb == "done":
                done += (fleet,)
            else:
                battle = _enlarged(battle, fleet, SquadronId(said.piece), int(said.objects[0]))
    return battle


def _enlarged(battle: Engagement, fleet: Fleet, squadron: SquadronId, number: int) -> Engagement:
    combat = battle.combats[number - 1]
    mine = (*combat.of(fleet), *_with_flagship(battle, squadron))
    new = replace(combat, british=mine) if fleet is Fleet.BRITISH else replace(combat, bourbon=mine)
    return replace(battle, combats=(*battle.combats[: number - 1], new, *battle.combats[number:]))


def _lone(state: State, battle: Engagement, fleet: Fleet) -> tuple[SquadronId, ...]:
    """The Flagships of a side without companion that are in no Combat, where it has Combats."""
    placed = [one for combat in battle.combats for one in combat.of(fleet)]
    along = [flagship for flagship, _ in battle.companions]
    return tuple(
        one.id
        for one in squadrons_of(state, battle, fleet)
        if battle.combats and is_flagship(one) and one.id not in placed and one.id not in along
    )


def _joins(state: State, battle: Engagement, fleet: Fleet) -> list[Order]:
    """Everything that a side may still put into a Combat."""
    movable = dict.fromkeys((*_lone(state, battle, fleet), *free(state, battle, fleet)))
    return [
        Order("join", one, (str(number),))
        for one in movable
        for number in range(1, len(battle.combats) + 1)
        if _too_much(state, battle, fleet, one, number) is None
    ]


@rule("T.cdt.c", "2.221.c", "IC.8.25")
def _too_much(state: State, battle: Engagement, fleet: Fleet, squadron: SquadronId, number: int) -> Refused | None:
    """What keeps a Squadron out of a Combat: the allowance of the Intensity, or the other Command's ships."""
    assert battle.intensity is not None, battle
    there = battle.combats[number - 1].of(fleet)
    most = 1 + BATTLE.combat.extra[battle.intensity]
    squadrons = [one for one in there if one not in battle.flagships]
    if squadron not in battle.flagships and len(squadrons) >= most:
        return Refused(
            "T.cdt.c", "join-full", squadron=squadron, number=number, max=most, intensity=battle.intensity.value
        )
    if any(sails_under(state, one) is not sails_under(state, squadron) for one in there):
        return Refused("IC.8.25", "join-command", squadron=squadron, number=number)
    return None


def check_joining(state: State, ask: Ask, answer: Order) -> None:
    """Refuse what is not free, Combats that are full or under the other Command, and to leave a Flagship out."""
    battle, fleet = ask.about, Fleet(ask.seat)
    assert isinstance(battle, Engagement), battle
    ways = _joins(state, battle, fleet)
    lone = _lone(state, battle, fleet)
    if answer.verb == "done":
        waiting = [way.piece for way in ways if way.piece in lone]
        if waiting:
            raise Refused("IC.8.33.b", "join-flagship", squadron=waiting[0])
        return
    free_now = (*lone, *free(state, battle, fleet))
    if answer.piece not in free_now:
        raise Refused("IC.8.33.b", "pair-not-free", squadron=answer.piece, count=len(free_now))
    numbers = [str(number) for number in range(1, len(battle.combats) + 1)]
    if len(answer.objects) != 1 or answer.objects[0] not in numbers:
        raise Refused("IC.8.33.b", "join-no-combat", squadron=answer.piece, count=len(numbers))
    refusal = _too_much(state, battle, fleet, SquadronId(answer.piece), int(answer.objects[0]))
    if refusal is not None:
        raise refusal


def propose_joining(state: State, ask: Ask, rng: Random) -> Iterator[Answer]:
    """Everything that may join, and to be done where nothing must."""
    battle, fleet = ask.about, Fleet(ask.seat)
    assert isinstance(battle, Engagement), battle
    found = _joins(state, battle, fleet)
    lone = _lone(state, battle, fleet)
    if not any(way.piece in lone for way in found):
        found.append(Order("done"))
    yield from rng.sample(found, len(found))
