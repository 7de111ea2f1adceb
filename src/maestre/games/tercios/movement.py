"""2.21, 2.45-2.46, 3.02, 3.05, 3.14-3.15 What Troops do to move: the Move and Run, turns, flights.

Where a Troop may go is the affair of `ways`, how it gets there that of `marches`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Final

from maestre.games.tercios.data import INCH, Ground, OrderKind, Value
from maestre.games.tercios.marches import farthest, free, make_way, march, placed_at, thrown, travel
from maestre.games.tercios.matters import Acting, Situation, Trigger
from maestre.games.tercios.moments import FLED, MOVES, TURNED
from maestre.games.tercios.places import base, building, faceless, front, outline, pose
from maestre.games.tercios.situation import tallied
from maestre.games.tercios.state import State, UnitId
from maestre.games.tercios.troops import named
from maestre.games.tercios.ways import check_line, check_move, check_turn, long, origin, speed, toward, turned_to
from maestre.play import Answer, Ask, Pick, Place, Procedure, Refused, Spot, ask, change, rule, tell
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose

__all__ = [
    "TURNS",
    "can_move",
    "can_turn",
    "check_line",
    "check_move",
    "check_turn",
    "check_walk",
    "flee",
    "make_way",
    "march",
    "move",
    "reorient",
    "run_order",
    "speed",
    "thrown",
    "travel",
    "turn",
    "turned_to",
    "turns",
    "walks",
]

TURNS: Final = {side.name.lower(): side for side in (tabletop.Side.LEFT, tabletop.Side.RIGHT, tabletop.Side.REAR)}
"""The three changes of facing, by their words."""

_SHORT: Final = INCH // 10
"""A step so short that who has no room for it is taken to have none at all."""
_SWERVE: Final = 1000
"""By how much more a flight swerves each time, in hundredths of a degree."""
_TRIES: Final = 60
"""How many places are thought of by who moves by chance."""


# ----------------------------------------------------------------------------------------------- orders and actions


@rule("3.02", "3.05")
def move(state: State, unit: UnitId) -> Procedure[bool]:
    """Ask where the front centre of a Troop goes, and go there; its own front centre is staying where it is."""
    instead = yield from MOVES(None, state, unit)
    if instead is not None:
        return instead
    order = state.units[unit].acted or OrderKind.ATTENTION
    side = state.units[unit].side
    spot = yield from ask(side, Place((unit,)), "3.05", about=Acting(unit, order))
    return (yield from travel(state, unit, check_move(state, unit, order, Point(spot.x, spot.y)), order))


@rule("2.21")
def run_order(state: State, unit: UnitId, successes: int) -> Procedure[None]:
    """One move at twice the Speed, and nothing else; who cannot move stays."""
    if can_move(state, unit):
        yield from move(state, unit)
    else:
        tell(state, "cannot-move", "3.05", unit=named(state, unit))


@rule("3.02", "3.05")
def can_move(state: State, unit: UnitId) -> bool:
    """Whether a Troop has somewhere to go: a handful of places is tried, a short step and the whole way first ahead."""
    if state.units[unit].pose is None:
        return False
    order = state.units[unit].acted or OrderKind.ATTENTION
    inches = tallied(state, Value.SPEED, Situation(unit=unit, use="move", order=order)).whole
    if not inches:
        return False
    ahead, eighth = pose(state, unit).facing, tabletop.TURN // 8
    pivots = (0, -1, 1, -2, 2, -3, 3, 4) if faceless(state, unit) else (0, -1, 1, -2, 2)
    headings = (ahead + pivot * eighth for pivot in pivots)
    probes = (_from(state, unit, heading, length) for heading in headings for length in (_SHORT, inches * INCH))
    return any(_lets(state, unit, order, to) for to in probes)


def _from(state: State, unit: UnitId, heading: int, length: int) -> Point:
    """The point so far from a Troop; from a garrison's building, so far beyond its edge."""
    here = front(state, unit)
    if building(state, unit):
        far = tabletop.step(heading, outline(state, unit).reach + length)
        here = origin(state, unit, Point(here.x + far.x, here.y + far.y))
    by = tabletop.step(heading, length)
    return Point(here.x + by.x, here.y + by.y)


def _lets(state: State, unit: UnitId, order: OrderKind, to: Point) -> bool:
    try:
        check_move(state, unit, order, to)
    except Refused:
        return False
    return True


def check_walk(state: State, question: Ask, spot: Spot) -> None:
    """Refuse a place where the Troop may not go."""
    assert isinstance(question.about, Acting)
    check_move(state, question.about.unit, question.about.order, Point(spot.x, spot.y))


def walks(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Any places within reach, and at last staying."""
    assert isinstance(question.about, Acting)
    unit, order = question.about.unit, question.about.order
    at = Situation(unit=unit, use="move", order=order, grounds=(Ground.EASY,))
    most = tallied(state, Value.SPEED, at).whole * INCH
    half = tabletop.HALF_TURN if faceless(state, unit) else tabletop.QUARTER_TURN
    for _ in range(_TRIES):
        heading = pose(state, unit).facing + rng.randint(-half, half)
        to = _from(state, unit, heading, rng.randint(_SHORT, max(most, _SHORT)))
        if _lets(state, unit, order, to):
            yield Spot(unit, to.x, to.y)
    here = front(state, unit)
    yield Spot(unit, here.x, here.y)


@rule("3.14")
def turns(state: State, unit: UnitId) -> tuple[str, ...]:
    """The changes of facing that a Troop has room for."""
    fixed = state.units[unit].pose is None or faceless(state, unit)
    return () if fixed else tuple(word for word in TURNS if _has_room(state, unit, TURNS[word]))


def can_turn(state: State, unit: UnitId) -> bool:
    """Whether a Troop has room for any change of facing."""
    return bool(turns(state, unit))


def _has_room(state: State, unit: UnitId, side: tabletop.Side) -> bool:
    try:
        check_turn(state, unit, side)
    except Refused:
        return False
    return True


@rule("3.14", "3.15")
def reorient(state: State, unit: UnitId) -> Procedure[bool]:
    """Ask for one of the turns that there is room for, and turn."""
    about = Acting(unit, state.units[unit].acted or OrderKind.ATTENTION)
    word = yield from ask(state.units[unit].side, Pick(turns(state, unit)), "3.14", about=about)
    yield from turn(state, unit, word)
    return True


@rule("3.14")
def turn(state: State, unit: UnitId, word: str) -> Procedure[None]:
    """Turn a Troop to its left, right or rear; whoever of its own is below it then makes way."""
    change(state.units, unit, pose=check_turn(state, unit, TURNS[word]))
    tell(state, "troop-turns", "3.14", unit=named(state, unit), turn=word)
    here = front(state, unit)
    yield from TURNED(state, unit, (here, here))


# ----------------------------------------------------------------------------------------------------------- flights


@rule("2.45", "2.46", "3.01")
def flee(state: State, trigger: Trigger) -> Procedure[bool]:
    """Turn a Troop straight away from the front centre of who threatens it, and let it run.

    Its player says how many whole inches, from its unmodified Speed to what a double increase makes of it. Where not
    even the unmodified Speed is free it swerves, little by little to either side, to the first way on which it is; if
    there is none it goes as far as it can on the way that takes it farthest from the threat.
    """
    unit, side = trigger.unit, state.units[trigger.unit].side
    places = _flights(state, unit, trigger.mover)
    if not places:
        tell(state, "flight-blocked", "2.45", unit=named(state, unit))
        return True
    words = tuple(places)
    word = words[0]
    if len(words) > 1:
        word = yield from ask(side, Pick(words), "2.45", about=trigger)
    tell(state, "troop-flees", "2.45", unit=named(state, unit))
    yield from FLED(state, unit, trigger.mover)
    if unit in state.units:
        yield from march(state, unit, places[word])
    return True


def _flights(state: State, unit: UnitId, threat: UnitId) -> dict[str, Pose]:
    """Where a Troop may flee to, by inches; where it is blocked the one place that is left, without inches."""
    at = Situation(unit=unit, use="flee", order=OrderKind.RUN, reacting=True, grounds=(Ground.EASY,))
    found = tallied(state, Value.SPEED, at)
    least, most = found.changes[0].amount, found.whole
    if not least:
        return {}
    fear = front(state, threat)
    headings = tuple(_headings(state, unit, fear))
    for heading in headings:
        ends = {str(inches): _fled(state, unit, heading, inches * INCH) for inches in range(least, most + 1)}
        places = {inches: there for inches, there in ends.items() if there is not None}
        if places:
            return places
    return _cornered(state, unit, fear, headings, least * INCH)


def _cornered(state: State, unit: UnitId, fear: Point, headings: tuple[int, ...], length: int) -> dict[str, Pose]:
    """The last free place, within a length, of the way that gets a Troop farthest from a point, if any does."""
    best: dict[str, Pose] = {}
    reached = long(fear, front(state, unit))
    for heading in headings:
        there = _fled(state, unit, heading, farthest(length, partial(_flees, state, unit, heading)))
        if there is not None:
            away = long(fear, tabletop.stand(there, base(state, unit)).centre(tabletop.Side.FRONT))
            if away > reached:
                best, reached = {"": there}, away
    return best


@rule("2.45")
def _headings(state: State, unit: UnitId, fear: Point) -> Iterator[int]:
    """Straight away from a point, then swerving more and more, to the left first, up to a quarter turn."""
    here = front(state, unit)
    away = pose(state, unit).facing if here == fear else toward(fear, here)
    yield away
    for turned in range(_SWERVE, tabletop.QUARTER_TURN + 1, _SWERVE):
        yield away - turned
        yield away + turned


def _fled(state: State, unit: UnitId, heading: int, length: int) -> Pose | None:
    """Where a flight of a length ends, if it is free and not too long for the ground."""
    end = _from(state, unit, heading, length)
    start = origin(state, unit, end)
    inches = speed(state, unit, OrderKind.RUN, start, end, reacting=True).whole
    if not length or long(start, end) > (inches * INCH) ** 2:
        return None
    there = placed_at(state, unit, end, heading)
    return there if free(state, unit, there, OrderKind.RUN, start, end) else None


def _flees(state: State, unit: UnitId, heading: int, length: int) -> bool:
    return _fled(state, unit, heading, length) is not None
