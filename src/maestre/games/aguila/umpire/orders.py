"""2.08, 2.13, 3.01-3.18, 5.04-5.06, 12.13-12.19 Orders, officers and rallies on a real table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from maestre.games.aguila.command.officer_moves import join
from maestre.games.aguila.command.rally import free, open_to_rally, rally
from maestre.games.aguila.data import INCH, Arm, Class, OfficerAbility, OrderKind
from maestre.games.aguila.data.weapons import Drill
from maestre.games.aguila.drill.formations import open_formations
from maestre.games.aguila.morale.discipline import test_of, tested
from maestre.games.aguila.moving.move_legality import way_of
from maestre.games.aguila.moving.move_syntax import Way
from maestre.games.aguila.shooting.artillery import drills, leads
from maestre.games.aguila.table.moments import COMMANDS, ORDER_OPEN
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import battery_of, deployed
from maestre.games.aguila.table.state import OfficerId, State, UnitId
from maestre.games.aguila.table.turn_parts import end_part, whose
from maestre.games.aguila.turn.movement import note, obey
from maestre.games.aguila.turn.orders import OFFICERS, VERBS, Told
from maestre.games.aguila.umpire.commands import led
from maestre.games.aguila.umpire.laying import alone, lift, near_enemy
from maestre.games.aguila.umpire.told import (
    CROSSES,
    DONE,
    HALT,
    NO,
    YES,
    HowFarItGoes,
    HowNear,
    WhatItIsTold,
    WhereHeRides,
    WhetherTurned,
    WhoIsCrossed,
    WhoIsOrdered,
    WhoRallies,
    WhoRides,
    formation_of,
    forms,
    joined,
    joins,
)
from maestre.miniatures.sides import Side
from maestre.miniatures.words import inches
from maestre.play import Procedure, ask, change, rule, tell

_MOVES: Final = ("advance", "double", "facing", "back", "aside")
_DRILLS: Final[dict[Drill, tuple[str, str]]] = {
    "limber_move": ("limber", "limber"),
    "limber_move_unlimber": ("limber+unlimber", "limber"),
    "move_unlimber": ("unlimber", "unlimber"),
}
"""What guns may be told to do with their horses, and the verb of it."""
_FORMED: Final = "formation"
STAYS, RIDES, GALLOPS = "stays", "rides", "gallops"
_FAR: Final = "far"


# -------------------------------------------------------------------------------------------------------------- orders


@rule("2.08", "3.01", "3.02", "12.17")
def one_order_at_table(state: State) -> Procedure[None]:
    """One order of the side whose part it is; whoever has none halts, then officers ride."""
    side = whose(state)
    assert state.go is not None
    if state.go.step == OFFICERS:
        yield from _officers(state, side)
        return
    waiting = tuple(unit for unit in state.units if state.units[unit].side is side and _waits(state, unit))
    word = (yield from ask(side, WhoIsOrdered((*waiting, DONE)))) if waiting else DONE
    if word != DONE:
        yield from _ordered(state, UnitId(word))
        return
    for unit in tuple(state.units):
        if state.units[unit].side is side and deployed(state, unit) and state.units[unit].deeds.order is None:
            note(state, unit, OrderKind.HALT, HALT)
    state.go = replace(state.go, step=OFFICERS)


def _waits(state: State, unit: UnitId) -> bool:
    """Whether a unit may still be told something else than to halt; of a battery its first gun is told it."""
    deeds = state.units[unit].deeds
    if not deployed(state, unit) or not leads(state, unit) or deeds.order is not None or deeds.failed:
        return False
    return next(_open(state, unit), None) is not None


def _open(state: State, unit: UnitId) -> Iterator[str]:
    """What a unit may be told."""
    yield from (verb for verb in _MOVES if ORDER_OPEN.lets(state, unit, verb))
    if state.arm_of(state.units[unit]) is Arm.ARTILLERY:
        known = [drills(state, one) for one in battery_of(state, unit)]
        yield from (word for drill, (word, verb) in _DRILLS.items() if _drilled(state, unit, known, drill, verb))
        return
    if ORDER_OPEN.lets(state, unit, _FORMED):
        yield from (forms(one) for one in open_formations(state, unit) if one is not state.units[unit].formation)
    if ORDER_OPEN.lets(state, unit, "dismount"):
        yield "dismount"


def _drilled(state: State, unit: UnitId, known: list[tuple[Drill, ...]], drill: Drill, verb: str) -> bool:
    return all(drill in own for own in known) and ORDER_OPEN.lets(state, unit, verb)


@rule("3.01", "5.05", "12.25")
def _ordered(state: State, unit: UnitId) -> Procedure[None]:
    """Ask what a unit is told, and what that rests on; then it obeys as in the game."""
    alone(state, unit)
    word = yield from ask(state.units[unit].side, WhatItIsTold((*_open(state, unit), HALT), unit))
    if word == HALT:
        for one in battery_of(state, unit):
            note(state, one, OrderKind.HALT, HALT)
        return
    told = _told(unit, word)
    near = yield from _enemy_near(state, unit) if told.verb in {_FORMED, "dismount"} else _nobody()
    alone(state, unit, (yield from led(state, unit)))
    if near is not None:
        near_enemy(state, unit, *near)
    yield from obey(state, told)


def _told(unit: UnitId, word: str) -> Told:
    formation = formation_of(word)
    if formation is not None:
        return VERBS[_FORMED](unit, (formation.value,))
    verb, _, then = word.partition("+")
    return VERBS[verb](unit, (then,) if then else ())


def _nobody() -> Procedure[tuple[UnitId, int] | None]:
    yield from ()
    return None


@rule("5.05")
def _enemy_near(state: State, unit: UnitId) -> Procedure[tuple[UnitId, int] | None]:
    """Ask how near the nearest enemy is to who changes formation: a test is harder then."""
    side = state.units[unit].side
    enemy = next((name for name, one in state.units.items() if one.side is not side and deployed(state, name)), None)
    if enemy is None:
        return None
    distances = state.figures.distances
    near = tuple(str(length // INCH) for length in (distances.enemy_near, distances.enemy_very_near))
    word = yield from ask(side, HowNear((_FAR, *near), unit))
    return None if word == _FAR else (enemy, int(word))


# --------------------------------------------------------------------------------------------------------------- moves


@rule("3.05", "3.12", "5.12", "11.37")
def gone(done: bool, state: State, unit: UnitId, verb: str) -> Procedure[bool]:
    """Say how far a unit may go, with every reason, and ask how far it has gone on a real table."""
    if not state.agreed.real:
        return done
    way = way_of(state, unit, verb)
    most, side = way.allowance.whole, state.units[unit].side
    tell(state, "table-moves", "3.05", way.allowance, unit=named(state, unit), far=inches(most, INCH))
    lengths = tuple(str(far) for far in range(most // INCH, -1, -1))
    if len(lengths) == 1:
        return True
    others = tuple(other for other in state.units if _passable(state, unit, other))
    crosses = (CROSSES,) if others else ()
    word = yield from ask(side, HowFarItGoes((*lengths, *crosses), unit, verb, way.allowance))
    if word == CROSSES:
        friend = UnitId((yield from ask(side, WhoIsCrossed(others, unit))))
        alone(state, friend)
        if not (yield from tested(state, test_of(state, friend, "crossed"))):
            tell(state, "friend-bars-way", "3.13", unit=named(state, unit), other=named(state, friend))
        word = yield from ask(side, HowFarItGoes(lengths, unit, verb, way.allowance))
    for one in battery_of(state, unit):
        change(state.units, one, deeds=replace(state.units[one].deeds, walked=int(word) * INCH))
    yield from _turned(state, way)
    return True


def _passable(state: State, unit: UnitId, other: UnitId) -> bool:
    same = other in battery_of(state, unit)
    return (
        not same
        and state.units[other].side is state.units[unit].side
        and deployed(state, other)
        and leads(state, other)
    )


@rule("11.37", "11.39")
def _turned(state: State, way: Way) -> Procedure[None]:
    """Ask whether foot guns turned as they came off their horses, since they do not fire then."""
    unit = way.unit
    foot = state.profile_of(state.units[unit]).class_ is not Class.HORSE
    if not way.faced or not foot:
        return
    if (yield from ask(state.units[unit].side, WhetherTurned((NO, YES), unit))) == YES:
        for one in battery_of(state, unit):
            change(state.units, one, deeds=replace(state.units[one].deeds, turned=True))


# ------------------------------------------------------------------------------------------------------------ officers


@rule("12.13", "12.17", "12.18", "12.19", "12.43")
def _officers(state: State, side: Side) -> Procedure[None]:
    """One officer of a side goes where his player says; whoever is not named stays, and the part ends."""
    riders = tuple(name for name, one in state.officers.items() if one.side is side and _may_ride(state, name))
    word = (yield from ask(side, WhoRides((DONE, *riders)))) if riders else DONE
    if word == DONE:
        yield from end_part(state)
        return
    officer = OfficerId(word)
    host = state.officers[officer].inside
    hosts = tuple(
        unit for unit, one in state.units.items() if one.side is side and deployed(state, unit) and unit != host
    )
    where = yield from ask(side, WhereHeRides((RIDES, GALLOPS, *map(joins, hosts), STAYS), officer))
    _rode(state, officer, where)


def _may_ride(state: State, officer: OfficerId) -> bool:
    one = state.officers[officer]
    return not one.deeds.moved and not (one.inside is not None and one.has(OfficerAbility.FANATIC))


def _rode(state: State, officer: OfficerId, where: str) -> None:
    one = state.officers[officer]
    change(state.officers, officer, deeds=replace(one.deeds, moved=True, doubled=where == GALLOPS))
    if where == STAYS:
        return
    if one.inside is not None:
        change(state.officers, officer, inside=None)
        tell(state, "officer-leaves", "12.19", officer=named(state, officer), unit=named(state, one.inside))
    host = joined(where)
    if host is not None:
        join(state, officer, host)
    elif one.inside is None or where == GALLOPS:
        tell(state, "officer-gallops" if where == GALLOPS else "officer-rides", "12.34", officer=named(state, officer))


# ------------------------------------------------------------------------------------------------------------- rallies


@rule("2.13", "12.13", "12.24")
def one_rally_at_table(state: State) -> Procedure[None]:
    """One rally of the side whose part it is, by an officer who is near enough as his player says, or its end."""
    side = whose(state)
    pairs = tuple(_pairs(state, side))
    word = (yield from ask(side, WhoRallies((*pairs, DONE), state.figures.distances.rally_gap))) if pairs else DONE
    if word == DONE:
        yield from end_part(state)
        return
    officer, _, unit = word.partition("/")
    yield from rally(state, OfficerId(officer), UnitId(unit))


def _pairs(state: State, side: Side) -> Iterator[str]:
    """Who may rally whom, as far as that does not depend on where they stand."""
    for unit, one in tuple(state.units.items()):
        if one.side is not side or not one.damage or not deployed(state, unit):
            continue
        alone(state, unit)
        if open_to_rally(state, unit):
            able = (name for name, who in state.officers.items() if who.side is side and free(state, name))
            yield from (f"{name}/{unit}" for name in able if COMMANDS(state, name, unit))
    lift(state)
