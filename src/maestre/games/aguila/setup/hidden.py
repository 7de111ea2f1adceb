"""13.06 Hidden deployment: a place noted before all others, out of the enemy's sight, shown before the first turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import ClassVar, Final, NamedTuple

from maestre.games.aguila.data import INCH, Ability, Arm
from maestre.games.aguila.moving.obstacles import closed
from maestre.games.aguila.setup.placement import facing, house_at, put, zone
from maestre.games.aguila.table.abilities import has
from maestre.games.aguila.table.asking import Naming, Putting, pose_of
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import CROSSINGS, around, base, scene
from maestre.games.aguila.table.sight import footing, limit, mostly_in
from maestre.games.aguila.table.state import Away, SceneryId, State, UnitId
from maestre.games.aguila.table.subjects import Zone
from maestre.miniatures.placing import spots
from maestre.miniatures.sides import Side
from maestre.play import Place, Procedure, Refused, Spot, ask, change, reveal, rule, tell
from maestre.space import tabletop
from maestre.space.tabletop import Base, Obstacle, Outline, Point, Pose

_GRID: Final = INCH
_FINE: Final = INCH // 2
_LAST: Final = 6
"""How many of those who saw the last places are asked before all others."""
_EYES: Final = 4 * INCH
"""How far apart the points of a zone are from which sight is checked, besides its corners."""


# ------------------------------------------------------------------------------------------------------------ questions


class Hiders(Naming[UnitId], frozen=True, tag="hiders"):
    """Before deployment: which units lie hidden."""

    rule: ClassVar = "13.06"
    side: Side
    zone: Zone
    units: tuple[UnitId, ...]

    def options(self) -> tuple[UnitId, ...]:
        return self.units

    def check(self, seen: State, value: tuple[UnitId, ...]) -> None:
        """Refuse more than there are houses of those who find no other place: a house hides one of them."""
        if housed := _houses_only(seen, value):
            houses = len(tuple(_houses(seen, housed[0], _watch(seen, self.side.enemy))))
            if len(housed) > houses:
                raise Refused("13.06", "hidden-too-many", proof=housed, units=len(housed), houses=houses)

    def propose(self, seen: State, rng: Random) -> Iterator[tuple[UnitId, ...]]:
        some = tuple(one for one in self.units if rng.randrange(2))
        if self.refusal(seen, some) is None:
            yield some
        yield ()


class HidingPlace(Putting, frozen=True, tag="hiding-place"):
    """Where a hidden unit lies, which the other side does not learn."""

    rule: ClassVar = "13.06"
    secret: ClassVar = True
    side: Side
    zone: Zone
    units: tuple[UnitId, ...]
    unit: UnitId

    def public(self) -> HidingPlace:
        """All know who hides; it is the place that nobody learns."""
        return self

    def choice(self) -> Place:
        return Place((self.unit,))

    def check(self, seen: State, value: Spot) -> None:
        """Refuse a place in the enemy's zone, in his sight, or where nobody can stand."""
        unit, pose = UnitId(value.piece), pose_of(value)
        home, watch = house_at(seen, unit, pose), _watch(seen, seen.units[unit].side.enemy)
        edge = tabletop.stand(pose, base(seen, unit)) if home is None else scene(seen.scenery[home])
        if home is not None and home in _noted_houses(seen, unit):
            raise Refused("13.06", "hidden-house-taken", proof=(home,), unit=named(seen, unit), house=named(seen, home))
        if home is None and not _free(seen, edge, _shut(seen, unit)):
            raise Refused("13.06", "hidden-no-room", proof=(unit,), unit=named(seen, unit))
        if any(tabletop.overlap(edge, zone) for zone in watch.zone):
            raise Refused("13.06", "hidden-enemy-zone", proof=(unit,), unit=named(seen, unit))
        if home is None and _seen_from(seen, watch, unit, pose) is not None:
            raise Refused("13.06", "hidden-in-sight", proof=(unit,), unit=named(seen, unit))

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        yield from (Spot(self.unit, *pose) for pose in hiding_places(seen, self.unit, rng))


# ------------------------------------------------------------------------------------------------------ noted and shown


@rule("13.06", "16.60")
def note_hidden(state: State) -> Procedure[None]:
    """Before deployment each side says who hides, and notes the places, which the other side does not learn.

    Who can hide in houses alone is asked before those who find places elsewhere too.
    """
    for side in (state.setup.first or Side.BLUE, (state.setup.first or Side.BLUE).enemy):
        able = tuple(_with_places(state, _able(state, side)))
        if not able:
            continue
        hiders = yield from ask(side, Hiders(side, zone(state, side), able))
        housed = _houses_only(state, hiders)
        for unit in sorted(hiders, key=lambda one: one not in housed):
            spot = yield from ask(side, HidingPlace(side, zone(state, side), able, unit))
            state.notes[unit] = pose_of(spot)
            change(state.units, unit, away=Away.HIDDEN)
            tell(state, "unit-hides", "13.06", unit=named(state, unit))


def _able(state: State, side: Side) -> tuple[UnitId, ...]:
    return tuple(
        name
        for name, one in state.units.items()
        if one.side is side and one.away is Away.HERE and has(state, name, Ability.HIDDEN_DEPLOYMENT)
    )


def _with_places(state: State, units: tuple[UnitId, ...]) -> Iterator[UnitId]:
    """Those who have anywhere to hide: who has the same base finds the same places, but for guns."""
    known: dict[tuple[Base, bool], bool] = {}
    plain = None
    for unit in units:
        plain = plain or _Plain(state, _watch(state, state.units[unit].side.enemy))
        kind = base(state, unit), state.arm_of(state.units[unit]) is Arm.ARTILLERY
        if kind not in known:
            known[kind] = next(hiding_places(state, unit, plain=plain), None) is not None
        if known[kind]:
            yield unit


@rule("4.11", "13.06")
def show_hidden(state: State) -> Procedure[None]:
    """Before the first initiative hidden units are placed where they were noted, or as near as others let them.

    Who hid in a house is its garrison, unless others have occupied it meanwhile.
    """
    for unit, one in tuple(state.units.items()):
        noted = state.notes.get(unit)
        if one.away is not Away.HIDDEN or noted is None:
            continue
        change(state.units, unit, away=Away.HERE)
        if house_at(state, unit, noted) is not None:
            put(state, unit, noted)
        else:
            freed = tabletop.freed(noted, base(state, unit), around(state, unit), state.figures.field.reach)
            change(state.units, unit, pose=noted if freed is None else freed.pose, limbered=False)
        reveal(state, f"{unit} stands at {state.units[unit].pose}, in {state.units[unit].inside}")
        tell(state, "unit-shows", "13.06", unit=named(state, unit))
    state.notes.clear()
    yield from ()


# ----------------------------------------------------------------------------------------------------- where it may be


def _shut(state: State, unit: UnitId) -> tuple[Outline, ...]:
    """The ground on which a unit cannot stand."""
    guns = state.arm_of(state.units[unit]) is Arm.ARTILLERY
    return tuple(scene(one) for one in state.scenery.values() if closed(state, one, guns=guns))


def _free(state: State, edge: Outline, shut: tuple[Outline, ...]) -> bool:
    """Whether the ground lets a unit stand there; two that are noted too near make room when they are shown."""
    return tabletop.on_table(edge, state.figures.field) and not any(tabletop.overlap(edge, one) for one in shut)


def _noted_houses(state: State, unit: UnitId) -> tuple[SceneryId, ...]:
    """The houses in which others of its side are noted already."""
    noted = ((other, there) for other, there in state.notes.items() if other != unit)
    mine = ((other, there) for other, there in noted if state.units[other].side is state.units[unit].side)
    found = (house_at(state, other, there) for other, there in mine)
    return tuple(home for home in found if home is not None)


@rule("4.11", "13.06")
def _houses(state: State, unit: UnitId, watch: _Watch) -> Iterator[Pose]:
    """The houses in which foot may hide: empty ones outside the enemy's zone; walls hide who is inside."""
    taken, ahead = _noted_houses(state, unit), facing(state, state.units[unit].side)
    for name, element in state.scenery.items():
        edge = scene(element)
        there = Pose(edge.x, edge.y, ahead)
        empty = house_at(state, unit, there) == name and name not in taken
        if empty and not any(tabletop.overlap(edge, zone) for zone in watch.zone):
            yield there


@rule("13.06")
def _houses_only(state: State, units: tuple[UnitId, ...]) -> tuple[UnitId, ...]:
    """Of several who would hide, those who find no place but houses."""
    if len(units) < 2:  # noqa: PLR2004 - who hides alone has the place that he was asked for
        return ()
    watch = _watch(state, state.units[units[0]].side.enemy)
    plain, open_to = _Plain(state, watch), dict[Base, bool]()
    foot = tuple(one for one in units if state.arm_of(state.units[one]) is Arm.INFANTRY)
    for unit in foot:
        size = base(state, unit)
        if size not in open_to:
            open_to[size] = next(_in_the_open(state, unit, watch, None, plain), None) is not None
    return tuple(one for one in foot if not open_to[base(state, one)])


class _Watch(NamedTuple):
    """Whence a side may look when it has deployed, how far it sees, and what hides anything from it."""

    zone: tuple[Outline, ...]
    eyes: tuple[Point, ...]
    far: int | None
    screens: tuple[SceneryId, ...]


@rule("13.06")
def _watch(state: State, side: Side) -> _Watch:
    """What a side will see: from points of its zone four inches apart and all corners, or of its edge without one."""
    rings = zone(state, side).rings
    screens = (
        one.id
        for one in state.scenery.values()
        if state.figures.terrain.row[one.element].sight and one.role not in CROSSINGS
    )
    eyes = tuple(_within(rings) if rings else _along(state, side))
    return _Watch(tuple(tabletop.ground(ring) for ring in rings), eyes, limit(state), tuple(screens))


def _along(state: State, side: Side) -> Iterator[Point]:
    y = 0 if state.armies[side].edge is tabletop.Side.REAR else state.figures.table.depth
    yield from (Point(x, y) for x in range(0, state.figures.table.width + 1, _EYES))


def _within(rings: tuple[tuple[Point, ...], ...]) -> Iterator[Point]:
    for ring in rings:
        yield from ring
        edge = tabletop.ground(ring)
        xs, ys = [x for x, _ in ring], [y for _, y in ring]
        for x in range(min(xs), max(xs) + 1, _EYES):
            ahead = (Point(x, y) for y in range(min(ys), max(ys) + 1, _EYES))
            yield from (point for point in ahead if tabletop.holds(edge, point))


@rule("13.06", "15.03", "15.13", "15.14")
def _seen_from(state: State, watch: _Watch, unit: UnitId, pose: Pose, first: Point | None = None) -> Point | None:
    """Whence a unit there could be seen, if at all: only ground hides it, and weather in which nobody sees so far.

    It lies behind ground through which nobody sees, wholly in a wood, or on a slope behind two inches of it.
    ``first`` is one of the eyes that is asked before all others.
    """
    edge = tabletop.stand(pose, base(state, unit))
    grounds = tuple(state.scenery[name] for name in watch.screens)
    around_it = tuple(one for one in grounds if all(tabletop.holds(scene(one), corner) for corner in edge.points))
    if any(state.figures.terrain.row[one.element].hides for one in around_it):
        return None
    beds = tuple(scene(one) for one in around_it)
    screens = tuple(Obstacle(one.id, scene(one)) for one in grounds if not mostly_in(edge, one))
    for eye in watch.eyes if first is None else (first, *watch.eyes):
        if watch.far is None or tabletop.point_distance(eye, edge).within(watch.far):
            between = tuple(one for one in screens if not tabletop.holds(one.outline, eye))
            if not _sunk(state, eye, edge, beds) and tabletop.glimpsed(eye, edge, between):
                return eye
    return None


@rule("4.06", "13.06")
def _sunk(state: State, eye: Point, edge: Outline, beds: tuple[Outline, ...]) -> bool:
    """Whether more than two inches of the ground that it lies in are between an eye and each corner of a base."""
    deep = state.figures.distances.wood_hidden
    return any(
        not tabletop.holds(bed, eye)
        and all(tabletop.holds(bed, tabletop.along(corner, eye, deep + 1)) for corner in edge.points)
        for bed in beds
    )


class _Eyes:
    """Eyes as a tree, each branch with the corners of the box about them."""

    def __init__(self, points: list[Point]) -> None:
        half = len(points) // 2
        self.corners = tabletop.bounds(points) if half else (points[0],)
        self.halves = (_Eyes(points[:half]), _Eyes(points[half:])) if half else ()


class _Plain:
    """Whether the middle of a base is in plain sight, which is sooner known than whether any of it is.

    Those who saw the last places are asked first. What a convex piece of ground hides from a point is convex:
    if that is so of the corners of a box, it is so of all eyes within.
    """

    def __init__(self, state: State, watch: _Watch) -> None:
        self._far = watch.far
        self._screens = tuple(scene(state.scenery[name]) for name in watch.screens)
        self._parts = [part for one in self._screens for part in one.parts]
        self._points = frozenset(watch.eyes)
        self._eyes = _Eyes(sorted(self._points))
        self._last = [watch.eyes[0]]
        self._known: dict[Point, bool] = {}

    def far_or_near(self, middle: Point) -> bool:
        """Whether any eye sees a middle, however far off; several who hide ask of the same places."""
        if middle not in self._known:
            self._known[middle] = self.sees(middle)
        return self._known[middle]

    def sees(self, middle: Point, edge: Outline | None = None) -> bool:
        """Whether any eye sees a middle, of an edge that may be too far off."""
        if middle in self._points:
            return True
        for rank, eye in enumerate(self._last):
            if self._sees(eye, middle, edge):
                self._last.insert(0, self._last.pop(rank))
                return True
        return self._any(self._eyes, middle, edge)

    def _any(self, eyes: _Eyes, middle: Point, edge: Outline | None) -> bool:
        if eyes.halves:
            return not self._all_hidden(eyes, middle) and any(self._any(half, middle, edge) for half in eyes.halves)
        (eye,) = eyes.corners
        if not self._sees(eye, middle, edge):
            return False
        self._last = [eye, *self._last][:_LAST]
        return True

    def _all_hidden(self, eyes: _Eyes, middle: Point) -> bool:
        for rank, part in enumerate(self._parts):
            if all(tabletop.crosses(corner, middle, part) for corner in eyes.corners):
                self._parts.insert(0, self._parts.pop(rank))
                return True
        return False

    def _sees(self, eye: Point, middle: Point, edge: Outline | None) -> bool:
        if self._far is not None and edge is not None and not tabletop.point_distance(eye, edge).within(self._far):
            return False
        return not any(tabletop.enters(eye, middle, one) for one in self._screens)


def hiding_places(state: State, unit: UnitId, rng: Random | None = None, plain: _Plain | None = None) -> Iterator[Pose]:
    """Places where a unit may hide, facing the enemy: houses, and of a grid, in an order that chance decides."""
    watch = _watch(state, state.units[unit].side.enemy)
    homes = list(_houses(state, unit, watch))
    if rng is not None:
        rng.shuffle(homes)
    ground = _in_the_open(state, unit, watch, rng, plain)
    yield from chain(homes, ground) if rng is None or rng.randrange(2) else chain(ground, homes)


@rule("13.06")
def _beds(state: State, watch: _Watch, ahead: int) -> Iterator[Pose]:
    """Places within ground that hides, half an inch apart, along its sides and across them."""
    for name in watch.screens:
        ring = state.scenery[name].ring
        edge, turned = tabletop.ground(ring), footing(state.scenery[name])[0].facing + ahead
        xs, ys = [x for x, _ in ring], [y for _, y in ring]
        points = (Point(x, y) for x in range(min(xs), max(xs), _FINE) for y in range(min(ys), max(ys), _FINE))
        for point in points:
            if tabletop.holds(edge, point):
                for by in (0, tabletop.QUARTER_TURN):
                    yield Pose(point.x, point.y, (turned + by) % tabletop.TURN)


def _in_the_open(state: State, unit: UnitId, watch: _Watch, rng: Random | None, plain: _Plain | None) -> Iterator[Pose]:
    size, ahead = base(state, unit), facing(state, state.units[unit].side)
    plain = plain or _Plain(state, watch)
    shut, last = _shut(state, unit), None
    table = state.figures.table
    grid = (Pose(spot.x, spot.y, ahead) for spot in spots((table.width, table.depth), _GRID, rng))
    for pose in chain(grid, _beds(state, watch, ahead)):
        middle = Point(pose.x, pose.y)
        if watch.far is None and plain.far_or_near(middle):
            continue
        edge = tabletop.stand(pose, size)
        if not _free(state, edge, shut) or any(tabletop.overlap(edge, zone) for zone in watch.zone):
            continue
        if watch.far is not None and plain.sees(middle, edge):
            continue
        seen = _seen_from(state, watch, unit, pose, last)
        if seen is None:
            yield pose
        last = seen or last
