"""12.17-12.19, 12.34-12.35, 12.43 Officers on their own: how they ride, join and leave units, and run from a charge.

The way that counts is that of the middle of his base, an inch off enemies; friends let him through, and ground that
slows infantry and cavalry does not slow him (ruling 12.34). To a unit he rides from edge to edge.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import isqrt
from random import Random
from typing import ClassVar, Final

from msgspec.structs import replace

from maestre.games.aguila.command.officer_obstacles import closed_to
from maestre.games.aguila.data import INCH, OfficerAbility, OrderKind, inches
from maestre.games.aguila.morale.breaking import destroy
from maestre.games.aguila.table.asking import Putting
from maestre.games.aguila.table.crossings import over_water
from maestre.games.aguila.table.extents import WHERE, WHOLE
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.officers import in_play
from maestre.games.aguila.table.places import around, base, outline, pose, present, start_of
from maestre.games.aguila.table.state import Charge, OfficerId, State, UnitId
from maestre.games.aguila.table.values import Base, Factor, Term, measured, paced
from maestre.miniatures import words
from maestre.miniatures.rides import doors, places_about, ride_length
from maestre.miniatures.snaps import nearest
from maestre.play import Message, Place, Procedure, Refused, Spot, Tally, ask, change, rule, tell
from maestre.play.pure import pure
from maestre.space import tabletop
from maestre.space.tabletop import Around, Detour, Outline, Point, Pose, Proof

_TURNS: Final = 16
"""How many directions are tried for an officer who leaves a unit."""
_TOUCH: Final = 3
"""How many units a rounded place may lie too near."""


@rule("12.34", "15.10", "15.13", "15.14")
def pace(state: State, officer: OfficerId) -> Tally:
    """How far an officer rides without hurrying: his Speed, less in weather that slows all troops."""
    return measured(paced(_terms(state, officer)))


def _terms(state: State, officer: OfficerId) -> Iterator[Term]:
    yield Base(inches(state.figures.officers.profiles[state.officers[officer].rank].speed), "12.34")
    row = state.figures.weather.row[state.sky.kind]
    if row.speed.over != row.speed.under:
        yield Factor(row.speed, "15.10")


# ------------------------------------------------------------------------------------------------------------ questions


@rule("12.18", "12.34")
class Riding(Putting, frozen=True, tag="riding"):
    """Where an officer goes: how far at most, and how far before he rides at double time."""

    rule: ClassVar = "12.18"
    officer: OfficerId
    length: int
    pace: int

    def choice(self) -> Place:
        return Place((self.officer,))

    def check(self, seen: State, value: Spot) -> None:
        """Refuse a place where he cannot stand, or that is too far for him."""
        officer, there = self.officer, Pose(value.x, value.y, value.facing)
        if not 0 <= value.facing < tabletop.TURN:
            raise Refused("12.34", "no-such-facing", unit=named(seen, officer), facing=value.facing)
        host = _host_at(seen, officer, Point(value.x, value.y))
        if host is None:
            if there == pose(seen, officer):
                return
            _check_room(seen, officer, there)
        if _way(seen, self, value, host) is None:
            most = words.inches(self.length, INCH)
            raise Refused("12.34", "officer-too-far", officer=named(seen, officer), most=most)

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        """Try points about him and units that he may join, in any order; at last the place where he is."""
        here = pose(seen, self.officer)
        points = places_about(Point(here.x, here.y), self.length)
        points += [Point(edge.x, edge.y) for _, edge in _hosts(seen, self.officer)]
        for to in rng.sample(points, len(points)):
            spot = Spot(self.officer, to.x, to.y, here.facing)
            if self.refusal(seen, spot) is None:
                yield spot
        yield Spot(self.officer, *here)

    def describe(self, seen: State, value: Spot) -> Message:
        """Say whom he joins, or how far and how fast he rides."""
        who, to, start = named(seen, self.officer), Point(value.x, value.y), start_of(seen, self.officer)
        host = _host_at(seen, self.officer, to)
        if host is not None:
            return Message.of("offer-join", officer=who, unit=named(seen, host))
        if start is None or start == to:
            return Message.of("offer-stay", what=who)
        far = isqrt((start.x - to.x) ** 2 + (start.y - to.y) ** 2)
        fast = "yes" if far > self.pace else "no"
        return Message.of("offer-rides", officer=who, far=words.inches(far, INCH), fast=fast)

    def offered(self, seen: State) -> Iterator[Spot]:
        """List the units that he can join, and where he is."""
        hosts = (seen.units[unit].pose for unit in _friends(seen, self.officer))
        joins = (Spot(self.officer, one.x, one.y) for one in hosts if one is not None)
        yield from (spot for spot in joins if self.refusal(seen, spot) is None)
        yield Spot(self.officer, *pose(seen, self.officer))

    def near(self, seen: State, wish: Spot) -> Spot | None:
        """Find the place nearest to it along his way."""
        start = start_of(seen, self.officer)
        if start is None:
            return None
        return nearest(start, wish, self.length, lambda one: self.refusal(seen, one) is None, INCH)

    def shown(self, seen: State, value: Spot) -> Proof:
        """Mark the way there, and his base."""
        start = start_of(seen, self.officer)
        way = () if start is None else (tabletop.Line("way", start, Point(value.x, value.y)),)
        return (*way, *super().shown(seen, value))


def riding(state: State, officer: OfficerId) -> Riding:
    """The ride of an officer on his own: at the double he goes twice as far."""
    slow = pace(state, officer).whole
    return Riding(officer, slow * state.figures.officers.flight, slow)


@rule("12.19")
class Leaving(Putting, frozen=True, tag="leaving"):
    """In which direction an officer comes out of a unit: the exact place beside it follows from that."""

    rule: ClassVar = "12.19"
    officer: OfficerId
    host: UnitId
    length: int

    def choice(self) -> Place:
        return Place((self.officer,))

    def check(self, seen: State, value: Spot) -> None:
        """Refuse a direction in which there is no room beside the unit."""
        there = _beside(seen, self.officer, self.host, Point(value.x, value.y))
        if there is None:
            who, host = named(seen, self.officer), named(seen, self.host)
            raise Refused("12.19", "officer-leaves-where", officer=who, unit=host)
        _check_room(seen, self.officer, there, self.host)

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        yield from self.exits(seen, rng.sample(range(_TURNS), _TURNS))

    def exits(self, seen: State, turns: Iterable[int]) -> Iterator[Spot]:
        """Give the directions that are open, of some."""
        edge = outline(seen, self.host)
        for turn in turns:
            by = tabletop.step(turn * tabletop.TURN // _TURNS, edge.reach + INCH)
            spot = Spot(self.officer, edge.x + by.x, edge.y + by.y)
            if self.refusal(seen, spot) is None:
                yield spot

    def describe(self, seen: State, value: Spot) -> Message:
        return Message.of("offer-leaves", officer=named(seen, self.officer), unit=named(seen, self.host))

    def near(self, seen: State, wish: Spot) -> None:
        """Find nothing: a direction is open, or is not."""


def leaving(state: State, officer: OfficerId, host: UnitId) -> Leaving:
    """The way of an officer out of a unit."""
    return Leaving(officer, host, state.figures.distances.officer_leaves)


# ------------------------------------------------------------------------------------------------------------ the ride


@rule("12.17", "12.19", "12.43")
def check_rider(state: State, officer: OfficerId) -> None:
    """Refuse an officer who may not move: a fanatic never leaves his unit, and nobody does without room beside it."""
    one = state.officers[officer]
    if one.inside is None:
        return
    who, host = named(state, officer), named(state, one.inside)
    if one.has(OfficerAbility.FANATIC):
        raise Refused("12.43", "fanatic-stays", officer=who, unit=host)
    if next(leaving(state, officer, one.inside).exits(state, range(_TURNS)), None) is None:
        raise Refused("12.19", "officer-no-way-out", officer=who, unit=host)


@pure(WHOLE)
def may_ride(state: State, officer: OfficerId) -> bool:
    """Whether an officer may still be told to ride this turn."""
    one = state.officers[officer]
    if one.deeds.moved or not in_play(one):
        return False
    try:
        check_rider(state, officer)
    except Refused:
        return False
    return True


def ride(state: State, officer: OfficerId) -> Procedure[None]:
    """Let an officer go somewhere, or stay; who is with a unit leaves it."""
    if state.officers[officer].inside is not None:
        yield from _leave(state, officer)
        return
    question = riding(state, officer)
    spot = yield from ask(state.officers[officer].side, question)
    yield from _arrive(state, question, spot)


@rule("12.13", "12.18", "12.34")
def _arrive(state: State, about: Riding, spot: Spot) -> Procedure[None]:
    """Put an officer where he goes: into the unit that stands there, or on the ground."""
    officer, to = about.officer, Point(spot.x, spot.y)
    host = _host_at(state, officer, to)
    way = _way(state, about, spot, host)
    doubled = way is not None and way.length > about.pace + _slack(state, officer, host)
    deeds = replace(state.officers[officer].deeds, moved=True, doubled=doubled)
    change(state.officers, officer, deeds=deeds)
    if host is not None:
        join(state, officer, host)
    elif pose(state, officer) != Pose(spot.x, spot.y, spot.facing):
        moved = way is not None and way.length > 0
        change(state.officers, officer, pose=Pose(spot.x, spot.y, spot.facing))
        if moved:
            key = "officer-gallops" if doubled else "officer-rides"
            tell(state, key, "12.34", officer=named(state, officer))
    yield from ()


@rule("12.18")
def join(state: State, officer: OfficerId, unit: UnitId) -> None:
    """Attach an officer to a unit: he has no base of his own while he is with it."""
    deeds = replace(state.officers[officer].deeds, moved=True)
    change(state.officers, officer, pose=None, inside=unit, deeds=deeds)
    tell(state, "officer-joins", "12.18", officer=named(state, officer), unit=named(state, unit))


# ------------------------------------------------------------------------------------------------- what a ride must fit


@rule("1.23", "12.34")
def _check_room(state: State, officer: OfficerId, there: Pose, host: UnitId | None = None) -> None:
    """Refuse a place where his base would not stand free, an inch from everybody else."""
    waters = over_water(state, _size(state, officer), there)
    found = _surroundings(state, officer, (*waters, *((host,) if host else ())))
    standing = tabletop.stands(there, _size(state, officer), found)
    if not standing.legal:
        first = standing.offenders[0]
        what = named(state, first) if first != tabletop.EDGE else first
        proof = (*standing.offenders, *standing.proof)
        key = "way-off-table" if first == tabletop.EDGE else "officer-no-room"
        raise Refused("12.34", key, proof=proof, officer=named(state, officer), unit=named(state, officer), what=what)


@pure(WHERE)
def _surroundings(state: State, officer: OfficerId, apart: tuple[str, ...]) -> Around:
    """What is around an officer who thinks of many places."""
    return around(state, officer, apart=apart)


def _size(state: State, officer: OfficerId) -> tabletop.Base:
    return base(state, officer)


def _host_at(state: State, officer: OfficerId, to: Point) -> UnitId | None:
    """The friendly unit within whose base, or building, a point lies."""
    return next((unit for unit, edge in _hosts(state, officer) if tabletop.holds(edge, to)), None)


@pure(WHERE)
def _hosts(state: State, officer: OfficerId) -> tuple[tuple[UnitId, Outline], ...]:
    return tuple((unit, outline(state, unit)) for unit in _friends(state, officer))


def _friends(state: State, officer: OfficerId) -> tuple[UnitId, ...]:
    side = state.officers[officer].side
    return tuple(unit for unit in present(state) if state.units[unit].side is side)


def _way(state: State, about: Riding, spot: Spot, host: UnitId | None) -> Detour | None:
    """The shortest way to a place or into the unit that stands there, if it is short enough."""
    return _way_to(state, about.officer, host or Point(spot.x, spot.y), about.length)


@pure(WHOLE)
@rule("3.11", "12.18", "12.34")
def _way_to(state: State, officer: OfficerId, to: UnitId | Point, length: int) -> Detour | None:
    """The shortest way around enemies and closed ground; to a unit it leads to its edge, half his base less."""
    here = pose(state, officer)
    start = Point(here.x, here.y)
    if isinstance(to, Point):
        return ride_length((start,), (to,), closed_to(state, officer), length)
    ends = doors(outline(state, to), start)
    held = state.units[to].inside
    closed = closed_to(state, officer, apart=(held,) if held else ())
    return ride_length((start,), ends, closed, length + _slack(state, officer, to))


def _slack(state: State, officer: OfficerId, host: UnitId | None) -> int:
    """How much of a way to a unit his own base covers: half its depth."""
    return _size(state, officer).depth // 2 if host is not None else 0


# ------------------------------------------------------------------------------------------------------ leaving a unit


@rule("12.19")
def _leave(state: State, officer: OfficerId) -> Procedure[None]:
    """Put an officer an inch beside the unit that he was with. If it has moved, so has he; if not, he may ride later.

    His answer is a direction: the exact place an inch from the nearest edge follows from it.
    """
    host = state.officers[officer].inside
    assert host is not None
    spot = yield from ask(state.officers[officer].side, leaving(state, officer, host))
    there = _beside(state, officer, host, Point(spot.x, spot.y))
    assert there is not None
    order = state.units[host].deeds.order
    gone = order not in {None, OrderKind.HALT}
    deeds = replace(state.officers[officer].deeds, left=True, moved=gone, doubled=order is OrderKind.DOUBLE_TIME)
    change(state.officers, officer, pose=there, inside=None, deeds=deeds)
    tell(state, "officer-leaves", "12.19", officer=named(state, officer), unit=named(state, host))


@rule("12.19")
def _beside(state: State, officer: OfficerId, host: UnitId, toward: Point) -> Pose | None:
    """Where an officer stands an inch from the edge of a unit that is nearest to a point, his back to it."""
    edge = outline(state, host)
    if tabletop.holds(edge, toward):
        return None
    near = tabletop.whole(tabletop.point_distance(toward, edge).end)
    if near == toward:
        return None
    heading = tabletop.heading(toward.x - near.x, toward.y - near.y)
    by = tabletop.step(heading, state.figures.distances.officer_leaves + _size(state, officer).depth // 2 + _TOUCH)
    return Pose(near.x + by.x, near.y + by.y, heading)


# ------------------------------------------------------------------------------------------------------- when charged


@rule("12.35")
def run_from(charge: Charge | None, state: State) -> Procedure[Charge | None]:
    """An officer on his own who is charged runs to the nearest friends whom he can reach, or is lost.

    Whoever charged him stays and has lost his charge.
    """
    if charge is None or OfficerId(charge.target) not in state.officers:
        return charge
    officer = OfficerId(charge.target)
    refuge = _refuge(state, officer)
    if refuge is not None:
        tell(state, "officer-runs", "12.35", officer=named(state, officer))
        join(state, officer, refuge)
    else:
        tell(state, "officer-caught", "12.35", officer=named(state, officer))
        yield from destroy(state, officer, "caught", "12.35")
    return None


@rule("12.35")
def _refuge(state: State, officer: OfficerId) -> UnitId | None:
    """The nearest friendly unit that an officer reaches at the run."""
    here = outline(state, officer)
    friends = sorted(_friends(state, officer), key=lambda unit: tabletop.distance(here, outline(state, unit)).shown())
    most = state.figures.officers.flight * pace(state, officer).whole
    return next((unit for unit in friends if _way_to(state, officer, unit, most) is not None), None)
