"""2.21, 2.45-2.46, 3.02, 3.05, 3.14-3.15 What Troops do to move: the Move and Run, turns, flights.

Where a Troop may go is the affair of `move_legality`, how it gets there that of `moves`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import ClassVar, Final

from maestre.games.tercios.data import INCH, Ground, OrderKind, Value
from maestre.games.tercios.moving.moves import farthest, free, march, placed_at, travel
from maestre.games.tercios.orders.reactions import windows_along
from maestre.games.tercios.table.asking import ByOrder, ByTrigger, Putting, inches, start_of
from maestre.games.tercios.table.extents import OPEN, WHERE
from maestre.games.tercios.table.moments import FLED, MOVES, TURNED, TURNS_ABOUT, WALKS
from maestre.games.tercios.table.move_legality import (
    check_move,
    check_turn,
    grounds_along,
    long,
    origin,
    speed,
    toward,
)
from maestre.games.tercios.table.places import Field, base, building, faceless, front, outline, pose
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import State, UnitId
from maestre.games.tercios.table.subjects import Situation, Trigger
from maestre.games.tercios.table.troops import named
from maestre.play import Message, Place, Procedure, Refused, Spot, ask, change, rule, tell
from maestre.play.pure import pure
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose, Proof

TURNS: Final = {side.name.lower(): side for side in (tabletop.Side.LEFT, tabletop.Side.RIGHT, tabletop.Side.REAR)}
"""The three changes of facing, by their words."""

_SHORT: Final = INCH // 10
"""A step so short that who has no room for it is taken to have none at all."""
_SWERVE: Final = 1000
"""By how much more a flight swerves each time, in hundredths of a degree."""
_TRIES: Final = 60
"""How many places are thought of by who moves by chance."""
_FAR: Final = 10_000_000
"""Farther than any table."""


# ----------------------------------------------------------------------------------------------- orders and actions


class Walk(Putting, frozen=True, tag="walk"):
    """A Troop moves, with an order or by none: where its front centre goes; its own front centre is staying there."""

    rule: ClassVar = "3.05"
    unit: UnitId
    order: OrderKind | None

    def choice(self) -> Place:
        return Place((self.unit,))

    def check(self, seen: State, value: Spot) -> None:
        check_move(seen, self.unit, self.order, Point(value.x, value.y))

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        return _walks(seen, self.unit, self.order, rng)

    def reach(self, seen: State, piece: str, start: Point, wish: Point) -> int:
        return speed(seen, self.unit, self.order, start, wish).whole * INCH

    def shown(self, seen: State, spot: Spot) -> Proof:
        return way_shown(seen, self.unit, self.order, Point(spot.x, spot.y), windows=True)

    def likely(self, seen: State, piece: str) -> Iterator[Spot]:
        start = start_of(seen, piece)
        if start is not None:
            by = tabletop.step(pose(seen, self.unit).facing, _FAR)
            try:
                ahead: Spot = self.snap(seen, Spot(piece, start.x + by.x, start.y + by.y)).answer
            except Refused:
                return
            yield ahead


def way_shown(seen: State, unit: UnitId, order: OrderKind | None, to: Point, *, windows: bool) -> Proof:
    """A Troop's way, where it comes to stand, and to whom it gives occasion to react, if its move opens windows."""
    start = start_of(seen, unit)
    if start is None:
        return ()
    there = check_move(seen, unit, order, to)
    edge = outline(seen, unit) if there == seen.units[unit].pose else tabletop.stand(there, base(seen, unit))
    met = windows_along(seen, unit, origin(seen, unit, to), to) if windows else ()
    asked = (tabletop.Line("window", one.at, end) for one in met if (end := start_of(seen, one.unit)) is not None)
    return (tabletop.Line("way", start, to), tabletop.Area("base", edge.points), *asked)


class Reorientation(ByOrder[str], frozen=True, tag="reorientation"):
    """A Troop changes its facing: to its left, right or rear."""

    rule: ClassVar = "3.14"
    turns: tuple[str, ...]

    def options(self) -> tuple[str, ...]:
        return self.turns


@rule("3.02", "3.05")
def move(state: State, unit: UnitId) -> Procedure[bool]:
    """Move a Troop by the order that it executes, unless it does something else instead."""
    instead = yield from MOVES(None, state, unit)
    if instead is not None:
        return instead
    return (yield from walk(state, unit, state.units[unit].acted or OrderKind.ATTENTION))


@rule("3.05")
def walk(state: State, unit: UnitId, order: OrderKind | None) -> Procedure[bool]:
    """Ask where the front centre of a Troop goes, and go there; its own front centre is staying where it is."""
    told = yield from WALKS(None, state, unit, order)
    if told is not None:
        return told
    spot = yield from ask(state.units[unit].side, Walk(unit, order))
    return (yield from travel(state, unit, check_move(state, unit, order, Point(spot.x, spot.y)), order))


@rule("2.21")
def run_order(state: State, unit: UnitId, successes: int) -> Procedure[None]:
    """One move at twice the Speed, and nothing else; who cannot move stays."""
    if can_move(state, unit):
        yield from move(state, unit)
    else:
        tell(state, "cannot-move", "3.05", unit=named(state, unit))


@pure(OPEN)
@rule("3.02", "3.05")
def can_move(state: State, unit: UnitId) -> bool:
    """Whether a Troop has somewhere to go: a handful of places is tried, a short step and the whole way first ahead."""
    if state.units[unit].pose is None:
        return False
    order = state.units[unit].acted or OrderKind.ATTENTION
    most = tallied(state, Value.SPEED, Situation(unit=unit, use="move", order=order)).whole
    if not most:
        return False
    ahead, eighth = pose(state, unit).facing, tabletop.TURN // 8
    pivots = (0, -1, 1, -2, 2, -3, 3, 4) if faceless(state, unit) else (0, -1, 1, -2, 2)
    headings = (ahead + pivot * eighth for pivot in pivots)
    probes = (_from(state, unit, heading, length) for heading in headings for length in (_SHORT, most * INCH))
    return any(_lets(state, unit, order, to) for to in probes)


def _from(state: State, unit: UnitId, heading: int, length: int) -> Point:
    """The point so far from a Troop; from a garrison's building, so far beyond its edge."""
    here = front(state, unit)
    if building(state, unit):
        far = tabletop.step(heading, outline(state, unit).reach + length)
        here = origin(state, unit, Point(here.x + far.x, here.y + far.y))
    by = tabletop.step(heading, length)
    return Point(here.x + by.x, here.y + by.y)


def _lets(state: State, unit: UnitId, order: OrderKind | None, to: Point) -> bool:
    try:
        check_move(state, unit, order, to)
    except Refused:
        return False
    return True


def _walks(state: State, unit: UnitId, order: OrderKind | None, rng: Random) -> Iterator[Spot]:
    """Any places within reach, and at last staying."""
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


@pure(WHERE)
@rule("3.14")
def turns(state: State, unit: UnitId) -> tuple[str, ...]:
    """The changes of facing that a Troop has room for."""
    return () if _fixed(state, unit) else tuple(word for word in TURNS if _has_room(state, unit, TURNS[word]))


def can_turn(state: State, unit: UnitId) -> bool:
    """Whether a Troop has room for any change of facing."""
    return not _fixed(state, unit) and any(_has_room(state, unit, side) for side in TURNS.values())


def _fixed(state: State, unit: UnitId) -> bool:
    return state.units[unit].pose is None or faceless(state, unit)


def _has_room(state: State, unit: UnitId, side: tabletop.Side) -> bool:
    try:
        check_turn(state, unit, side)
    except Refused:
        return False
    return True


@rule("3.14", "3.15")
def reorient(state: State, unit: UnitId) -> Procedure[bool]:
    """Ask for one of the turns that there is room for, and turn."""
    word = yield from ask(state.units[unit].side, Reorientation(unit, OrderKind.ATTENTION, turns(state, unit)))
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


class Flight(ByTrigger[int], frozen=True, tag="flight"):
    """A Troop flees: how many inches it runs."""

    rule: ClassVar = "2.45"
    lengths: tuple[int, ...]

    def options(self) -> tuple[int, ...]:
        return self.lengths

    def describe(self, seen: State, value: int) -> Message:
        return inches(value * INCH)


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
    lengths = tuple(places)
    length = (yield from ask(side, Flight(trigger, lengths))) if len(lengths) > 1 else lengths[0]
    tell(state, "troop-flees", "2.45", unit=named(state, unit))
    yield from FLED(state, unit, trigger.mover)
    if unit in state.units:
        yield from march(state, unit, places[length])
    return True


def _flights(state: State, unit: UnitId, threat: UnitId) -> dict[int, Pose]:
    """Where a Troop may flee to, by inches; where it is blocked the one place that is left, without inches (0)."""
    at = Situation(unit=unit, use="flee", order=OrderKind.RUN, reacting=True, grounds=(Ground.EASY,))
    found = tallied(state, Value.SPEED, at)
    least, most = found.changes[0].amount, found.whole
    if not least:
        return {}
    fear = front(state, threat)
    headings = tuple(_headings(state, unit, fear))
    flight = _Flight(state, unit)
    for heading in headings:
        ends = {length: flight.end(heading, length * INCH) for length in range(least, most + 1)}
        places = {length: there for length, there in ends.items() if there is not None}
        if places:
            return places
    return _cornered(flight, fear, headings, least * INCH)


def _cornered(flight: _Flight, fear: Point, headings: tuple[int, ...], length: int) -> dict[int, Pose]:
    """The last free place, within a length, of the way that gets a Troop farthest from a point, if any does."""
    state, unit = flight.state, flight.unit
    best: dict[int, Pose] = {}
    reached = long(fear, front(state, unit))
    for heading in headings:
        there = flight.end(heading, farthest(length, partial(flight.is_free, heading)))
        if there is not None:
            away = long(fear, tabletop.stand(there, base(state, unit)).centre(tabletop.Side.FRONT))
            if away > reached:
                best, reached = {0: there}, away
    return best


@rule("2.45")
def _headings(state: State, unit: UnitId, fear: Point) -> Iterator[int]:
    """Straight away from a point, then swerving more and more, to the left first, up to a quarter turn.

    Who may not turn about takes those of them to which it can pivot.
    """
    here, facing = front(state, unit), pose(state, unit).facing
    away = facing if here == fear else toward(fear, here)
    swerves = (turned for turned in range(_SWERVE, tabletop.QUARTER_TURN + 1, _SWERVE))
    free_to_turn = TURNS_ABOUT(state, unit)
    for heading in (away, *(away + turned * side for turned in swerves for side in (-1, 1))):
        if free_to_turn or abs(tabletop.turn_between(facing, heading)) <= tabletop.QUARTER_TURN:
            yield heading


class _Flight:
    """A Troop that looks for a way to flee; what is around it does not change meanwhile."""

    def __init__(self, state: State, unit: UnitId) -> None:
        self.state = state
        self.unit = unit
        self._field = Field(state, unit)
        self._speeds: dict[tuple[Ground, ...], int] = {}

    def end(self, heading: int, length: int) -> Pose | None:
        """Where a flight of a length ends, if it is free and not too long for the ground."""
        state, unit = self.state, self.unit
        end = _from(state, unit, heading, length)
        start = origin(state, unit, end)
        there = placed_at(state, unit, end, heading)
        if not length or not free(state, unit, there, OrderKind.RUN, (start, end), field=self._field):
            return None
        return there if long(start, end) <= (self._speed(start, end) * INCH) ** 2 else None

    def is_free(self, heading: int, length: int) -> bool:
        """Whether it may flee so far."""
        return self.end(heading, length) is not None

    def _speed(self, start: Point, end: Point) -> int:
        """How many inches it may run along a line, by the ground there."""
        grounds = grounds_along(self.state, start, end)
        if grounds not in self._speeds:
            self._speeds[grounds] = speed(self.state, self.unit, OrderKind.RUN, start, end, reacting=True).whole
        return self._speeds[grounds]
