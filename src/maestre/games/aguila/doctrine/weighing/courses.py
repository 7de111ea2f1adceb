"""Ways round: where a unit must go first if closed ground lies between it and what it is for."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import Final, NamedTuple

from maestre.games.aguila.command.officer_obstacles import closed_grounds
from maestre.games.aguila.data import INCH, Arm, Board, Figures, Going
from maestre.games.aguila.doctrine.weighing.field import Field
from maestre.games.aguila.doctrine.weighing.fords import Gate, gates, through
from maestre.games.aguila.doctrine.weighing.goals import driven_off, goal_of
from maestre.games.aguila.doctrine.weighing.pieces import Piece, gap
from maestre.games.aguila.table.extents import GROUND
from maestre.games.aguila.table.places import going, scene
from maestre.games.aguila.table.state import State, UnitId
from maestre.miniatures.rides import ride_length
from maestre.play.pure import pure
from maestre.play.written.figures import kept_few
from maestre.space import tabletop
from maestre.space.tabletop import Outline, Point, Pose

_Ring = tuple[Point, ...]
_ROOM: Final = INCH // 2


class Course(NamedTuple):
    """A way that bends: the point to make for first, and how far it is from there."""

    first: Point
    rest: float


class _Closed(NamedTuple):
    """What nobody enters: waters without what their crossings cover, and other grounds; and what slows."""

    waters: tuple[_Ring, ...]
    grounds: tuple[_Ring, ...]
    gates: tuple[Gate, ...]
    rough: tuple[_Ring, ...]


def course(field: Field, unit: UnitId) -> Course | None:
    """How a unit gets to its objective, or to the nearest enemy; None if nothing closed is in the way."""
    return field.kept(("course", unit), lambda: _course(field, field.piece(unit)))


def _course(field: Field, piece: Piece) -> Course | None:
    edges, closed = _closed(field.state)
    start = Point(piece.pose.x, piece.pose.y)
    end = _purpose(field, piece, start)
    if end is None:
        return None
    if not any(tabletop.enters(start, end, edge) for edge in edges):
        return None if _goes_easily(field, piece) else _easier(field, piece, start, end, closed)
    if goal_of(field, piece.id) is None and _shoots_over(piece, start, end, closed):
        return None
    return _found(field.state.figures, start, end, closed, piece.width, piece.depth)


def _goes_easily(field: Field, piece: Piece) -> bool:
    """Whether difficult ground does not slow a unit."""
    row = field.row(piece.id, piece.formation)
    return piece.arm is Arm.ARTILLERY or (row is not None and row.easy_going)


def _easier(field: Field, piece: Piece, start: Point, end: Point, closed: _Closed) -> Course | None:
    """The way round difficult ground, if that costs less than the way through it."""
    if goal_of(field, piece.id) is None:
        return None
    return _eased(field.state.figures, start, end, closed, piece.width, piece.depth)


@kept_few(2_000)
def _eased(figures: Figures, start: Point, end: Point, closed: _Closed, width: int, depth: int) -> Course | None:
    far = _far(start, end)
    crossed = _crossed(start, end, closed.rough)
    if not crossed or far < _WORTH_IT:
        return None
    through = far + _slowed(figures, start, end, crossed)
    rings = tuple(tuple(Point(*point) for point in edge.points) for edge in crossed)
    found = _found(figures, start, end, closed._replace(grounds=(*closed.grounds, *rings)), width, depth)
    if found is None or _far(start, found.first) + found.rest > through - _STRIDE:
        return None
    return found


def _crossed(start: Point, end: Point, rough: tuple[_Ring, ...]) -> list[Outline]:
    """The difficult grounds that the straight way enters."""
    return [edge for edge in map(tabletop.ground, rough) if tabletop.enters(start, end, edge)]


def _slowed(figures: Figures, start: Point, end: Point, crossed: list[Outline]) -> float:
    """How much longer the straight way is for the difficult ground on it."""
    far = _far(start, end)
    steps = max(1, round(far / _STRIDE))
    points = [tabletop.along(start, end, round(far * step / steps)) for step in range(steps)]
    inside = sum(any(tabletop.holds(edge, point) for edge in crossed) for point in points)
    return inside * _STRIDE * (figures.formations.difficult - 1)


def way_through(field: Field, start: Point, end: Point) -> float:
    """How long the straight way is for who is slow on difficult ground, as much longer as that slows him."""
    _, closed = _closed(field.state)
    return _far(start, end) + _slowed(field.state.figures, start, end, _crossed(start, end, closed.rough))


_STRIDE: Final = INCH
_WORTH_IT: Final = 6 * INCH
"""Who has no farther to go does not look for a way round difficult ground."""


def way_round(field: Field, start: Point, end: Point, width: int, depth: int) -> Course | None:
    """How who stands somewhere gets elsewhere; None if nothing closed is in the way, or no way leads round it."""
    edges, closed = _closed(field.state)
    if not any(tabletop.enters(start, end, edge) for edge in edges):
        return None
    return _found(field.state.figures, start, end, closed, width, depth)


def _shoots_over(piece: Piece, start: Point, end: Point, closed: _Closed) -> bool:
    """Whether only water lies between a unit and an enemy whom it can shoot at from its own bank."""
    if any(tabletop.enters(start, end, tabletop.ground(ring)) for ring in closed.grounds):
        return False
    short = tabletop.along(start, end, max(0, round(_far(start, end)) - piece.reach))
    return not any(tabletop.enters(start, short, tabletop.ground(ring)) for ring in closed.waters)


@pure(GROUND)
def _closed(state: State) -> tuple[tuple[Outline, ...], _Closed]:
    waters = tuple(
        name for name, one in state.scenery.items() if state.figures.terrain.row[one.element].kind == "water"
    )
    others = tuple(name for name in state.scenery if name not in waters)
    wet, dry = tuple(closed_grounds(state, others)), tuple(closed_grounds(state, waters))
    rough = tuple(scene(one) for one in state.scenery.values() if going(state, one) is Going.DIFFICULT)
    return (*wet, *dry), _Closed(_rings(wet), _rings(dry), gates(state) if wet else (), _rings(rough))


def _rings(edges: tuple[Outline, ...]) -> tuple[_Ring, ...]:
    return tuple(tuple(Point(*point) for point in edge.points) for edge in edges)


def _purpose(field: Field, piece: Piece, start: Point) -> Point | None:
    goal = goal_of(field, piece.id)
    if goal is not None:
        foe = driven_off(field, piece)
        return goal.at if foe is None else Point(foe.pose.x, foe.pose.y)
    nearest = min(field.foes, key=lambda foe: gap(start, field.piece(foe)), default=None)
    if nearest is None:
        return None
    there = field.piece(nearest).pose
    return Point(there.x, there.y)


@kept_few(2_000)
def _found(figures: Figures, start: Point, end: Point, closed: _Closed, width: int, depth: int) -> Course | None:
    """The shortest way past grounds, each with room about it; without, where there is not so much.

    Over water it leads straight across a bridge or a ford, from a place before it to one behind it.
    """
    table = figures.table
    banks = [edge for edge in (_wide(table, ring, start, end, 0) for ring in closed.waters) if edge is not None]
    for margin in (width // 2 + _ROOM, 0):
        round_about = (_wide(table, ring, start, end, margin) for ring in closed.grounds)
        edges = [*banks, *(edge for edge in round_about if edge is not None)]
        way = ride_length((start,), (end,), edges, 2 * (table.width + table.depth))
        if way is not None and all(_on_table(table, point) for point in way.way):
            bends = through(way.way, closed.gates, round(hypot(width, depth) / 2) + _ROOM)
            first = next((point for point in bends[1:] if _far(start, point) > _ROOM), end)
            rest = bends[bends.index(first) :]
            return Course(first, sum(_far(a, b) for a, b in pairwise(rest)))
    return None


def _on_table(table: Board, point: Point) -> bool:
    return 0 <= point.x <= table.width and 0 <= point.y <= table.depth


def _wide(table: Board, ring: _Ring, start: Point, end: Point, margin: int) -> Outline | None:
    """A ground with room about it, unless that holds one of two points; then as it is."""
    for room in (margin, 0):
        try:
            edge = tabletop.ground(tuple(dict.fromkeys(_outward(table, point, room) for point in _grown(ring, room))))
        except ValueError:  # grown, it has folded upon itself
            continue
        if not tabletop.holds(edge, start) and not tabletop.holds(edge, end):
            return edge
    return None


def _grown(ring: _Ring, room: int) -> _Ring:
    if not room:
        return ring
    middle = tabletop.ground(ring)
    found = []
    for point in ring:
        far = max(1.0, _far(point, Point(middle.x, middle.y)))
        x, y = point.x + (point.x - middle.x) * room / far, point.y + (point.y - middle.y) * room / far
        found.append(Point(round(x), round(y)))
    return tuple(found)


def _outward(table: Board, point: Point, room: int) -> Point:
    """A point that leaves no room between itself and an edge of the table lies far beyond it."""
    out = table.width
    return Point(_beyond(point.x, table.width, room, out), _beyond(point.y, table.depth, room, out))


def _beyond(at: int, size: int, room: int, out: int) -> int:
    if at <= room:
        return at - out
    return at + out if at >= size - room else at


def _far(a: Point, b: Point) -> float:
    return hypot(a.x - b.x, a.y - b.y)


def left(found: Course, pose: Pose) -> float:
    """How far a unit that stands somewhere still has to go."""
    return _far(Point(pose.x, pose.y), found.first) + found.rest
