"""1.12-1.18, 4.06, 5.34, 11.02, 15.03 Who sees whom: arcs, what blocks a line, high ground, woods, fog."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import isqrt
from typing import Final

from maestre.games.aguila.data import Arm
from maestre.games.aguila.table.extents import WHERE
from maestre.games.aguila.table.places import CROSSINGS, base, hosted, house, outline, pose, scene, standing
from maestre.games.aguila.table.state import Scenery, SceneryId, State, UnitId
from maestre.play import rule
from maestre.play.pure import pure
from maestre.space import tabletop
from maestre.space.tabletop import Arc, Base, Distance, Glimpse, Obstacle, Outline, Point, Pose, Side, Spread

_Ring = tuple[Point, ...]
_HALF: Final = (1, 2)
"""A piece stands in a piece of terrain if so much of its base does (rulings 4.06, 7.19)."""


# ----------------------------------------------------------------------------------------------------- eyes and shapes


def shape(state: State, target: str) -> Outline:
    """The outline of a unit, an officer or a piece of terrain."""
    element = state.scenery.get(SceneryId(target))
    return outline(state, target) if element is None else scene(element)


def footing(element: Scenery) -> tuple[Pose, Base]:
    """A building as a base with four sides: its front is the side that looks most to where y grows."""
    return _footing(element.ring)


@lru_cache(256)
def _footing(ring: _Ring) -> tuple[Pose, Base]:
    edge = tabletop.ground(ring)
    runs = [(b.x - a.x, b.y - a.y) for a, b in zip(edge.points, edge.points[1:] + edge.points[:1], strict=True)]
    longest = max(runs, key=lambda run: run[0] ** 2 + run[1] ** 2)
    eighth = tabletop.QUARTER_TURN // 2
    facing = (tabletop.heading(*longest) + eighth) % tabletop.QUARTER_TURN - eighth
    wide, deep = (_extent(edge, facing + turn) for turn in (tabletop.QUARTER_TURN, 0))
    return Pose(edge.x, edge.y, facing % tabletop.TURN), Base(wide, deep)


def _extent(edge: Outline, heading: int) -> int:
    """How far an outline reaches along a heading, from end to end."""
    fine = edge.reach * edge.reach
    x, y = tabletop.step(heading, fine)
    farthest = max(abs((point.x - edge.x) * x + (point.y - edge.y) * y) for point in edge.points)
    return (2 * farthest + fine // 2) // fine


def _stance(state: State, piece: str) -> tuple[Pose, Base]:
    """Where the sides of a piece are; of a gun that has been laid on a target those of its barrel (11.08)."""
    home = house(state, piece)
    if home is not None:
        return footing(home)
    where, unit = pose(state, piece), state.units.get(UnitId(piece))
    if unit is not None and unit.bearing is not None:
        where = Pose(where.x, where.y, unit.bearing)
    return where, base(state, piece)


@rule("1.15", "4.10", "7.07")
def eye(state: State, piece: str, side: Side = Side.FRONT) -> Point:
    """The centre of a side, from which a piece looks and its shots are measured; of a garrison, of its building."""
    home = house(state, piece)
    stood = tabletop.stand(*footing(home)) if home is not None else outline(state, piece)
    return stood.centre(side)


def length(distance: Distance) -> int:
    """A distance in units, rounded up: whole lengths compare with it exactly."""
    square = -(-distance.square // distance.over)
    return isqrt(square - 1) + 1 if square else 0


# ---------------------------------------------------------------------------------------------------------------- arcs


@rule("1.12", "1.13", "1.14", "4.09", "5.34", "11.02")
def vision(state: State, unit: str, side: Side = Side.FRONT) -> Arc:
    """What lies before a side: as wide as the unit for foot in close order, otherwise 45 degrees wider on either hand.

    All officers ride, so that a unit that one is with has a mounted leader.
    """
    where, own = _stance(state, unit)
    return tabletop.arc(where, own, side, Spread.CORNERS if _wide(state, UnitId(unit)) else Spread.STRIP)


def _wide(state: State, unit: UnitId) -> bool:
    one = state.units.get(unit)
    if one is None or one.inside is not None or state.arm_of(one) is not Arm.INFANTRY:
        return True
    row = state.figures.formations.row[state.arm_of(one)][one.formation] if one.formation is not None else None
    return (row is not None and (row.wide_vision or row.all_front)) or bool(hosted(state, unit))


def lies_in(arc: Arc, target: Outline) -> bool:
    """Whether some of an outline lies in an arc; corners settle it in nearly every case."""
    depths = [[plane.depth(point) for point in target.points] for plane in arc.planes]
    if any(max(row) <= 0 for row in depths):
        return False
    if any(min(column) > 0 for column in zip(*depths, strict=True)):
        return True
    return arc.meets(target)


# -------------------------------------------------------------------------------------------------- ground and weather


def mostly_in(target: Outline, element: Scenery) -> bool:
    """Whether at least half of an outline lies in a piece of terrain."""
    edge = scene(element)
    dx, dy, reach = edge.x - target.x, edge.y - target.y, edge.reach + target.reach
    return dx * dx + dy * dy < reach * reach and _mostly(target, edge)


@lru_cache(4_096)
def _mostly(own: Outline, ground: Outline) -> bool:
    if len(ground.parts) == 1 and tabletop.on_table(own, ground):
        return True
    return tabletop.overlap(own, ground) and tabletop.share_of(own, ground).at_least(*_HALF)


@rule("1.17")
def high(state: State, piece: str) -> bool:
    """Whether a piece stands on a hill."""
    hills = (one for one in state.scenery.values() if state.figures.terrain.row[one.element].kind == "hill")
    return any(mostly_in(shape(state, piece), hill) for hill in hills)


@rule("4.06")
def hidden(state: State, piece: str) -> bool:
    """Whether a piece is so deep in a wood that nobody shoots at it, nor it at anybody."""
    own = shape(state, piece)
    woods = (one for one in state.scenery.values() if state.figures.terrain.row[one.element].hides)
    return any(_deep(own.points, wood.ring, state.figures.distances.wood_hidden) for wood in woods)


@lru_cache(4_096)
def _deep(points: _Ring, ring: _Ring, least: int) -> bool:
    wood = tabletop.ground(ring)
    if not all(tabletop.holds(wood, point) for point in points):
        return False
    return not tabletop.distance_to_edge(tabletop.ground(points), wood).within(least)


@rule("15.03", "15.13", "15.14")
def limit(state: State) -> int | None:
    """How far anybody sees in this weather; None without limit."""
    return state.figures.weather.row[state.sky.kind].sight


# --------------------------------------------------------------------------------------------------------------- sight


@pure(WHERE)
@rule("1.15", "1.18", "7.06", "8.06", "11.16")
def visible(state: State, viewer: str, target: str, *, side: Side = Side.FRONT, charge: bool = False) -> Glimpse | None:
    """What a unit sees of a target in the arc of one of its sides; None if nothing.

    An officer looks all around. Whoever means to charge sees into woods and out of them (ruling 4.06).
    """
    here, there = eye(state, viewer, side), shape(state, target)
    far = limit(state)
    if far is not None and not tabletop.point_distance(here, there).within(far):
        return None
    if viewer in state.units and not lies_in(vision(state, viewer, side), there):
        return None
    if not charge and (hidden(state, viewer) or hidden(state, target)):
        return None
    screens = (*screening_units(state, viewer, target, here), *_screening_grounds(state, viewer, target, here))
    seen = tabletop.glimpse(here, there, screens)
    return seen if seen.seen else None


@rule("1.15", "1.17")
def screening_units(state: State, viewer: str, target: str, here: Point) -> tuple[Obstacle, ...]:
    """The bases that may hide a target: all between, but none if either of the two stands on a hill."""
    there = shape(state, target)
    others = (Obstacle(other, outline(state, other)) for other in standing(state) if other not in {viewer, target})
    found = tuple(one for one in others if _between(here, there, one.outline))
    return () if found and (high(state, viewer) or high(state, target)) else found


def _between(here: Point, there: Outline, other: Outline) -> bool:
    return tabletop.beside(here, Point(there.x, there.y), other, there.reach)


@rule("1.16", "4.06")
def _screening_grounds(state: State, viewer: str, target: str, here: Point) -> Iterator[Obstacle]:
    """The terrain that may hide a target: not what either stands in or on, nor the building that it holds."""
    own, there = shape(state, viewer), shape(state, target)
    homes = [home.id for home in (house(state, viewer), house(state, target)) if home is not None]
    terrain = state.figures.terrain.row
    for name, element in state.scenery.items():
        if name == target or name in homes or element.role in CROSSINGS or not terrain[element.element].sight:
            continue
        edge = scene(element)
        if _between(here, there, edge) and not mostly_in(own, element) and not mostly_in(there, element):
            yield Obstacle(name, edge)
