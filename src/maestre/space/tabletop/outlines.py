"""Bases and terrain as outlines of whole points: the only thing that the rest of the tabletop looks at.

A base stands where its pose says: ``x`` and ``y`` are the centre of the base. Its corners and the centres of its sides
are rounded to the nearest unit as offsets from that centre, halves away from zero. So opposite corners mirror each
other exactly, quarter turns and mirrored tables give mirrored bases, and a base that moves without turning keeps its
shape to the unit.
"""

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from math import isqrt
from typing import Final, NamedTuple

from maestre.space.tabletop._plane import Ring, doubled_area, is_convex, is_simple, triangles
from maestre.space.tabletop.turns import QUARTER_TURN, TURN, Point, Vector, axis, rounded


class Side(Enum):
    """A side of a base; its value is the quarter turns, clockwise, from the front."""

    FRONT = 0
    RIGHT = 1
    REAR = 2
    LEFT = 3

    __hash__ = object.__hash__  # that of Enum is written in Python, and sides are in the keys of much that is kept


class Corner(Enum):
    """A corner of a base; its value is its place in the outline."""

    FRONT_LEFT = 0
    REAR_LEFT = 1
    REAR_RIGHT = 2
    FRONT_RIGHT = 3


class Pose(NamedTuple):
    """Where a base stands: its centre in units of 1/100 mm and its facing in hundredths of a degree."""

    x: int
    y: int
    facing: int


class Base(NamedTuple):
    """A rectangular base: the width of its front and its depth."""

    width: int
    depth: int


class Disc(NamedTuple):
    """A round base, which has no sides."""

    radius: int


_CORNERS: Final = 4


class Outline:
    """What lies on the table: a ring of points, counter-clockwise, swollen by a radius (0 but for discs)."""

    __slots__ = ("box", "centres", "parts", "points", "reach", "square", "swell", "x", "y")

    points: Ring
    """The corners, counter-clockwise; of a base from the front left one."""

    parts: tuple[Ring, ...]
    """The same area in convex pieces."""

    centres: tuple[Point, ...]
    """The centres of the sides of a base, in the order of ``Side``."""

    x: int
    y: int
    reach: int
    """No point of it lies farther than this from x, y."""

    swell: int

    box: tuple[int, int, int, int]
    """The least x and y that it reaches, and the greatest."""

    square: bool
    """Whether it is its box: a rectangle whose sides run along the axes."""

    def __init__(self, points: Ring, parts: tuple[Ring, ...], centres: tuple[Point, ...], swell: int) -> None:
        self.points = points
        self.parts = parts
        self.centres = centres
        self.swell = swell
        xs = [x for x, _ in points]
        ys = [y for _, y in points]
        left, right, low, high = min(xs), max(xs), min(ys), max(ys)
        self.box = (left - swell, low - swell, right + swell, high + swell)
        self.square = not swell and len(points) == _CORNERS and _is_box(points, *self.box)
        self.x = x = (left + right) // 2
        self.y = y = (low + high) // 2
        farthest = max([(px - x) * (px - x) + (py - y) * (py - y) for px, py in points])
        self.reach = swell + (isqrt(farthest - 1) + 1 if farthest else 0)

    def shifted(self, by: Vector, *, bare: bool = False) -> "Outline":
        """Return the outline displaced; that of a base moved without turning is the same to the unit.

        A ``bare`` one is only to be compared with others: it has no centres of sides.
        """
        dx, dy = by
        there = object.__new__(Outline)
        there.points = points = tuple([Point(x + dx, y + dy) for x, y in self.points])
        if len(self.parts) == 1:
            there.parts = (points,)
        else:
            there.parts = tuple(tuple([Point(x + dx, y + dy) for x, y in part]) for part in self.parts)
        there.centres = () if bare else tuple([Point(x + dx, y + dy) for x, y in self.centres])
        there.x = self.x + dx
        there.y = self.y + dy
        left, low, right, high = self.box
        there.box = (left + dx, low + dy, right + dx, high + dy)
        there.square = self.square
        there.reach = self.reach
        there.swell = self.swell
        return there

    def centre(self, side: Side) -> Point:
        """Return the centre of a side of a base."""
        return self.centres[side.value]

    def corner(self, corner: Corner) -> Point:
        """Return a corner of a base."""
        return self.points[corner.value]

    def side(self, side: Side) -> tuple[Point, Point]:
        """Return the ends of a side of a base, counter-clockwise."""
        first = -1 - side.value
        return self.points[first], self.points[(first + 1) % 4]

    def area(self) -> int:
        """Return twice the area within the ring."""
        return doubled_area(self.points)


def _is_box(points: Ring, left: int, low: int, right: int, high: int) -> bool:
    (ax, ay), (bx, by) = points[:2]
    if ax != bx and ay != by:
        return False
    corners = {(left, low), (right, low), (right, high), (left, high)}
    return len(corners) == _CORNERS and corners == set(points)


class Obstacle(NamedTuple):
    """Something on the table that has a name, by which answers speak of it."""

    name: str
    outline: Outline


_SHAPES: Final = 8_192
_STANDS: Final = 32_768


@lru_cache(_SHAPES)
def _offsets(facing: int, base: Base) -> tuple[tuple[Vector, ...], tuple[Vector, ...]]:
    """Return corners (in the order of ``Corner``) and side centres (in that of ``Side``) as seen from the centre."""
    fx, fy = axis(facing)
    rx, ry = axis(facing + QUARTER_TURN)
    width, depth = base
    left = Vector(rounded(fx * depth - rx * width, 31), rounded(fy * depth - ry * width, 31))
    right = Vector(rounded(fx * depth + rx * width, 31), rounded(fy * depth + ry * width, 31))
    front = Vector(rounded(fx * depth, 31), rounded(fy * depth, 31))
    flank = Vector(rounded(rx * width, 31), rounded(ry * width, 31))
    corners = left, Vector(-right.x, -right.y), Vector(-left.x, -left.y), right
    return corners, (front, flank, Vector(-front.x, -front.y), Vector(-flank.x, -flank.y))


@lru_cache(_STANDS)
def stand(pose: Pose, base: Base | Disc) -> Outline:
    """Return the outline of a base where it stands."""
    x, y, facing = pose
    if isinstance(base, Disc):
        centre = (Point(x, y),)
        return Outline(centre, (centre,), (), base.radius)
    corners, centres = _offsets(facing % TURN, base)
    ring = tuple([Point(x + dx, y + dy) for dx, dy in corners])
    return Outline(ring, (ring,), tuple([Point(x + dx, y + dy) for dx, dy in centres]), 0)


@lru_cache(1_024)
def _laid(points: tuple[tuple[int, int], ...]) -> Outline:
    ring = tuple(Point(x, y) for x, y in points)
    if not is_simple(ring):
        raise ValueError(
            "the edges of a piece of terrain cross or touch each other: lay its corners in order, each once"
        )
    if doubled_area(ring) < 0:
        ring = ring[::-1]
    return Outline(ring, (ring,) if is_convex(ring) else triangles(ring), (), 0)


def ground(points: Sequence[tuple[int, int]]) -> Outline:
    """Return the outline of a piece of terrain: a polygon whose edges do not cross, its corners in either order."""
    return _laid(tuple(points))


def moved(pose: Pose, by: Vector) -> Pose:
    """Return a pose displaced without turning."""
    (x, y, facing), (dx, dy) = pose, by
    return Pose(x + dx, y + dy, facing)


def held(pose: Pose, base: Base, at: Corner | Side, facing: int) -> Pose:
    """Return the pose with another facing that keeps a corner, or the centre of a side, exactly where it is."""
    before = _offset(pose.facing, base, at)
    after = _offset(facing, base, at)
    return Pose(pose.x + before.x - after.x, pose.y + before.y - after.y, facing % TURN)


def placed(base: Base, at: Corner | Side, point: Point, facing: int) -> Pose:
    """Return the pose that puts a corner, or the centre of a side, exactly on a point."""
    dx, dy = _offset(facing, base, at)
    return Pose(point.x - dx, point.y - dy, facing % TURN)


def _offset(facing: int, base: Base, at: Corner | Side) -> Vector:
    corners, centres = _offsets(facing % TURN, base)
    return corners[at.value] if isinstance(at, Corner) else centres[at.value]
