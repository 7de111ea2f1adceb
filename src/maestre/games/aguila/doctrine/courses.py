"""Ways round: where a unit must go first if closed ground lies between it and what it is for."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from maestre.games.aguila.bypaths import closed_grounds
from maestre.games.aguila.data import INCH, TABLE
from maestre.games.aguila.doctrine.field import Field, Piece, gap
from maestre.games.aguila.doctrine.goals import goal_of
from maestre.games.aguila.state import UnitId
from maestre.miniatures.rides import ride_length
from maestre.space import tabletop
from maestre.space.tabletop import Outline, Point, Pose

__all__ = ["Course", "course", "left"]

_Ring = tuple[Point, ...]
_ROOM = INCH // 2


class Course(NamedTuple):
    """A way that bends: the point to make for first, and how far it is from there."""

    first: Point
    rest: float


def course(field: Field, unit: UnitId) -> Course | None:
    """How a unit gets to its objective, or to the nearest enemy; None if nothing closed is in the way."""
    return field.kept(("course", unit), lambda: _course(field, field.piece(unit)))


def _course(field: Field, piece: Piece) -> Course | None:
    closed = field.kept(("closed",), lambda: tuple(closed_grounds(field.state)))
    start = Point(piece.pose.x, piece.pose.y)
    end = _purpose(field, piece, start)
    if end is None or not any(tabletop.enters(start, end, edge) for edge in closed):
        return None
    rings = tuple(tuple(Point(*point) for point in edge.points) for edge in closed)
    return _found(start, end, rings, piece.width // 2 + _ROOM)


def _purpose(field: Field, piece: Piece, start: Point) -> Point | None:
    goal = goal_of(field, piece.id)
    if goal is not None:
        return goal.at
    nearest = min(field.foes, key=lambda foe: gap(start, field.piece(foe)), default=None)
    if nearest is None:
        return None
    there = field.piece(nearest).pose
    return Point(there.x, there.y)


@lru_cache(2_000)
def _found(start: Point, end: Point, rings: tuple[_Ring, ...], room: int) -> Course | None:
    """The shortest way past grounds, each with room about it; without, where there is not so much."""
    for margin in (room, 0):
        closed = [_wide(ring, start, end, margin) for ring in rings]
        way = ride_length((start,), (end,), [one for one in closed if one is not None], TABLE.width + TABLE.depth)
        if way is not None and len(way.way) > 2:  # noqa: PLR2004 - a bend
            first = next((point for point in way.way[1:] if _far(start, point) > INCH), end)
            rest = way.way[way.way.index(first) :]
            return Course(first, sum(_far(a, b) for a, b in pairwise(rest)))
    return None


def _wide(ring: _Ring, start: Point, end: Point, margin: int) -> Outline | None:
    """A ground with room about it, unless that holds one of two points; then as it is."""
    for room in (margin, 0):
        try:
            edge = tabletop.ground(_grown(ring, room) if room else ring)
        except ValueError:  # grown, it has folded upon itself
            continue
        if not tabletop.holds(edge, start) and not tabletop.holds(edge, end):
            return edge
    return None


def _grown(ring: _Ring, room: int) -> _Ring:
    middle = tabletop.ground(ring)
    found = []
    for point in ring:
        far = max(1.0, _far(point, Point(middle.x, middle.y)))
        x, y = point.x + (point.x - middle.x) * room / far, point.y + (point.y - middle.y) * room / far
        found.append(Point(max(0, min(TABLE.width, round(x))), max(0, min(TABLE.depth, round(y)))))
    return tuple(dict.fromkeys(found))


def _far(a: Point, b: Point) -> float:
    return hypot(a.x - b.x, a.y - b.y)


def left(found: Course, pose: Pose) -> float:
    """How far a unit that stands somewhere still has to go."""
    return _far(Point(pose.x, pose.y), found.first) + found.rest
