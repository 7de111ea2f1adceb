"""Orders: which unit is told what, by which way it goes, and when all have what they need."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Final, NamedTuple

from maestre.games.aguila.data import Arm, Formation, OfficerAbility, OrderKind
from maestre.games.aguila.doctrine import judgement
from maestre.games.aguila.doctrine.field import Field
from maestre.games.aguila.doctrine.houses import entries, leaves
from maestre.games.aguila.doctrine.instructions import INSTRUCTIONS
from maestre.games.aguila.doctrine.moves import Move, friends_on, journey, moves, shorter
from maestre.games.aguila.doctrine.officers import next_ride
from maestre.games.aguila.doctrine.onsets import Post, here
from maestre.games.aguila.doctrine.pieces import gap
from maestre.games.aguila.doctrine.posts import Hopes, hopes, weighed, worth
from maestre.games.aguila.drill.formations import open_formations
from maestre.games.aguila.morale.chances import passed
from maestre.games.aguila.morale.discipline import test_of
from maestre.games.aguila.moving.move_legality import Trail, way_of
from maestre.games.aguila.moving.move_syntax import Way
from maestre.games.aguila.moving.moves import AnotherWay, Marching
from maestre.games.aguila.table.moments import ORDER_OPEN
from maestre.games.aguila.table.officers import in_command, reaches, steadiers
from maestre.games.aguila.table.places import battery_of
from maestre.games.aguila.table.state import UnitId
from maestre.games.aguila.table.subjects import TestUse
from maestre.games.aguila.turn.movement import Ordering
from maestre.games.aguila.turn.orders import OFFICERS, NoMoreOrders
from maestre.play import Answer, Journey, Order
from maestre.space.tabletop import Point

_ARRIVE: Final = "arrive"
_FOOT: Final = ("advance", "double", "facing", "back", "aside")
_GUNS: Final = {True: ("unlimber", "advance", "double"), False: ("facing", "limber")}
_TRIED: Final = 40
"""How many of the best moves are looked at until one is allowed."""
_FAILED: Final = 0.5
"""What is left of a place for who has failed a test and stands about."""


class Plan(NamedTuple):
    """What a unit may be told, and what that gains over standing where it is."""

    gain: float
    order: Order
    move: Move


# ---------------------------------------------------------------------------------------------------------- which order


@INSTRUCTIONS.of(Ordering)
def next_order(field: Field, question: Ordering) -> Answer:
    """The next unit that gains by an order gets its best one; units are gone through once, in the order of the army."""
    assert field.state.go is not None
    if field.state.go.step == OFFICERS:
        return next_ride(field, question)
    for piece in question.left:
        unit = field.state.units.get(UnitId(piece))
        if unit is not None and unit.pose is None and unit.inside is None and _ARRIVE in question.verbs:
            return Order(_ARRIVE, piece)
    for name in _to_come(field, question):
        plan = best_plan(field, name, question.verbs)
        if plan is not None:
            return plan.order
    return NoMoreOrders().order()


def _to_come(field: Field, question: Ordering) -> list[UnitId]:
    """The units without an order: first those after the last that has one, then those who may have got room.

    Who began nearest to the enemy goes first, so as not to be in the way. A battery is named by its first gun.
    Who has just come onto the table came before all others.
    """
    first = [unit for unit in field.own if battery_of(field.state, unit)[0] == unit]
    order = sorted(first, key=lambda unit: _away(field, unit))
    deeds = [field.state.units[unit].deeds for unit in order]
    told = [place for place, one in enumerate(deeds) if one.order is not None and one.verb != _ARRIVE]
    after = max(told, default=-1) + 1
    return [unit for unit in (*order[after:], *order[:after]) if unit in question.left]


def _away(field: Field, unit: UnitId) -> float:
    """How far from the enemy a unit began its turn, nearly."""
    pose = field.piece(unit).pose
    near = min((gap(Point(pose.x, pose.y), field.piece(foe)) for foe in field.foes), default=0.0)
    return near + field.state.units[unit].deeds.walked


def best_plan(field: Field, unit: UnitId, open_verbs: tuple[str, ...]) -> Plan | None:
    """The best order for a unit; None if it stands best where it is."""
    one = field.state.units[unit]
    if one.inside is not None:
        out = "leave" in open_verbs and ORDER_OPEN.lets(field.state, unit, "leave") and leaves(field, unit)
        return Plan(1.0, Order("leave", unit), Move("leave", (), here(field, unit))) if out else None
    stays = worth(field, unit, here(field, unit))
    able = [verb for verb in _verbs(field, unit) if verb in open_verbs and ORDER_OPEN.lets(field.state, unit, verb)]
    chance = 1.0 if in_command(field.state, unit) else _passes(field, unit, "command")
    found: list[_Option] = []
    for verb in able:
        about = way_of(field.state, unit, verb)
        order, ways = Order(verb, unit), moves(field, unit, about, one.formation)
        found += [_Option(chance, -judgement.STANDING, order, about, move) for move in ways]
    if "enter" in open_verbs and ORDER_OPEN.lets(field.state, unit, "enter"):
        for house, post in entries(field, unit):
            found.append(_Option(chance, 0.0, Order("enter", unit, (house,)), None, Move("enter", (), post)))
    if "formation" in open_verbs and ORDER_OPEN.lets(field.state, unit, "formation"):
        found += _formings(field, unit)
    return _best(field, unit, found, stays)


class _Option(NamedTuple):
    """An order and a way that may be gone with it: the chance that it is obeyed, and what it costs besides."""

    chance: float
    more: float
    order: Order
    about: Way | None
    """How it may go; None if it goes no way, but into a building."""
    move: Move


def _best(field: Field, unit: UnitId, options: list[_Option], stays: float) -> Plan | None:
    """The best option that is allowed and gains something; one that is barred is tried again with a shorter stretch."""
    heap: list[tuple[float, bool, int, _Option, Hopes]] = []
    count, trail, tried = itertools.count(), Trail(), 0

    def gain(option: _Option, value: float) -> float:
        return option.chance * (value - stays) + option.more

    def weigh(option: _Option) -> None:
        """Enter an option by what is hoped of it: what is to be feared is looked at if nothing better is left."""
        hoped = hopes(field, unit, option.move.post)
        if (most := gain(option, hoped.less(0.0))) > 0:
            heappush(heap, (-most, False, next(count), option, hoped))

    for option in options:
        weigh(option)
    while heap and tried < _TRIED:
        loss, sober, number, option, hoped = heappop(heap)
        if not sober:
            if (value := gain(option, sum(weighed(field, hoped)))) > 0:
                heappush(heap, (-value, True, number, option, hoped))
            continue
        tried += 1
        friends = 0 if option.about is None else friends_on(field, option.about, option.move, trail)
        if friends is not None and (not friends or -loss > friends * judgement.PASSAGE):
            return Plan(-loss, option.order, option.move)
        cut = shorter(field, unit, option.move) if option.about is not None else None
        if cut is not None:
            weigh(option._replace(move=cut))
    return None


def _verbs(field: Field, unit: UnitId) -> tuple[str, ...]:
    one = field.state.units[unit]
    return _GUNS[one.limbered] if field.state.arm_of(one) is Arm.ARTILLERY else _FOOT


def _formings(field: Field, unit: UnitId) -> Iterator[_Option]:
    """Changes of formation, with the move that goes with them, and the chance of the test."""
    one = field.state.units[unit]
    if one.formation is None:
        return
    chance = _passes(field, unit, "formation")
    about = way_of(field.state, unit, "formation")
    for formation in open_formations(field.state, unit):
        if formation in {one.formation, Formation.MARCH_COLUMN}:
            continue
        rooted = Formation.SQUARE in {one.formation, formation}
        order = Order("formation", unit, (formation.value,))
        for move in moves(field, unit, about, formation):
            if not (move.legs and rooted):
                yield _Option(chance, -(1 - chance) * _FAILED - judgement.FORMING, order, about, move)


def _passes(field: Field, unit: UnitId, use: TestUse) -> float:
    """The chance that a unit passes a test, with what its officers do for it."""
    return field.kept(("passes", unit, use), lambda: _chance(field, unit, use))


def _chance(field: Field, unit: UnitId, use: TestUse) -> float:
    state = field.state
    if use == "formation" and any(
        one.has(OfficerAbility.FORM_UP) and OfficerAbility.FORM_UP not in one.used and reaches(state, name, unit)
        for name, one in state.officers.items()
    ):
        return 1.0
    steady = 1 / 6 if steadiers(state, unit) else 0.0
    return min(1.0, float(passed(test_of(state, unit, use))) + steady)


# ------------------------------------------------------------------------------------------------------------ which way


@INSTRUCTIONS.of(Marching, AnotherWay)
def way(field: Field, about: Marching | AnotherWay) -> Journey:
    """The best way of a unit that has its order; staying is always allowed."""
    unit = about.unit
    one = field.state.units[unit]
    stays = worth(field, unit, _stayed(field, unit, about))
    found = [
        _Option(1.0, 0.0, Order(about.verb, unit), about, move) for move in moves(field, unit, about, one.formation)
    ]
    plan = _best(field, unit, found, stays)
    return journey(field, unit, plan.move.legs if plan is not None else ())


def _stayed(field: Field, unit: UnitId, about: Way) -> Post:
    one = field.state.units[unit]
    limbered = one.limbered and about.verb != "unlimber"
    return Post(field.piece(unit).pose, one.formation, one.deeds.order or OrderKind.ADVANCE, 0, limbered)
