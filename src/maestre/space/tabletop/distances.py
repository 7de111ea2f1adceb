"""Distances that are compared exactly and rounded only to be shown, and how each game holds the tape."""

from collections.abc import Iterable
from enum import Enum
from math import isqrt
from typing import NamedTuple

import msgspec

from maestre.space.tabletop._plane import Exact, Ring, all_within, apart, clearly_apart, inside, nearest, point_nearer
from maestre.space.tabletop.outlines import Obstacle, Outline
from maestre.space.tabletop.proof import Line, Proof, whole
from maestre.space.tabletop.turns import Point


class Anchor(Enum):
    """To which point of a base the tape runs."""

    CENTRES = "centres"
    """To the nearest centre of its sides."""

    EDGE = "edge"
    """To its nearest point."""


class Ruler(msgspec.Struct, frozen=True):
    """How a game measures: the inch in units, the end of the tape, the gap to keep, and the slack of a contact."""

    inch: int
    anchor: Anchor
    gap: int
    """How near a move may come to a unit that it does not attack."""

    tolerance: int = 3
    """Bases this near each other are in contact: more than rounding can part them, less than anyone can see."""

    def inches(self, number: int, of: int = 1) -> int:
        """Return a number of inches, or of parts of an inch (29 of 10 is 2.9 inches), in whole units."""
        length, rest = divmod(number * self.inch, of)
        if rest:
            raise ValueError(f"{number}/{of} inches of {self.inch} units are not whole: give a fraction that is")
        return length


class Distance(NamedTuple):
    """A distance: the root of ``square / over``, less the ``swell`` of round bases, and the ends of that link."""

    square: int
    over: int
    swell: int
    start: Exact
    end: Exact

    def within(self, length: int) -> bool:
        """Tell whether it is at most a length."""
        length += self.swell
        return length >= 0 and self.square <= length * length * self.over

    def under(self, length: int) -> bool:
        """Tell whether it is less than a length."""
        length += self.swell
        return length > 0 and self.square < length * length * self.over

    def closer_than(self, other: "Distance") -> bool:
        """Tell whether it is less than another distance of the same swell."""
        assert self.swell == other.swell
        return self.square * other.over < other.square * self.over

    def shown(self) -> int:
        """Return the whole units in it, rounded down, to be shown and never to be compared."""
        return max(isqrt(self.square // self.over) - self.swell, 0)

    def proof(self, kind: str = "gap") -> Proof:
        """Return the link that was measured."""
        return (Line(kind, whole(self.start), whole(self.end)),)


def overlap(a: Outline, b: Outline) -> bool:
    """Tell whether two outlines have some of their insides in common; touching is not overlapping."""
    left, low, right, high = a.box
    west, south, east, north = b.box
    if left >= east or west >= right or low >= north or south >= high:
        return False
    if a.square and b.square:
        return True
    dx, dy, reach = a.x - b.x, a.y - b.y, a.reach + b.reach
    if dx * dx + dy * dy >= reach * reach:
        return False
    if not all(apart(p, q) for p in a.parts for q in b.parts):
        return True
    swell = a.swell + b.swell
    return swell > 0 and _beyond(a.points, b.points, swell).under(0)


def _beyond(p: Ring, q: Ring, swell: int) -> Distance:
    square, over, start, end = nearest(p, q)
    return Distance(square, over, swell, start, end)


def distance(a: Outline, b: Outline) -> Distance:
    """Return the distance between the nearest points of two outlines: 0 if they overlap."""
    if all(apart(p, q) for p in a.parts for q in b.parts):
        return _beyond(a.points, b.points, a.swell + b.swell)
    here = (a.x, a.y, 1)
    return Distance(0, 1, a.swell + b.swell, here, here)


def nearer_than(a: Outline, b: Outline, length: int) -> bool:
    """Tell whether two outlines overlap or are less than a length apart."""
    left, low, right, high = a.box
    west, south, east, north = b.box
    kept = max(length, 0)
    if left - east >= kept or west - right >= kept or low - north >= kept or south - high >= kept:
        return False
    if length > 0 and a.square and b.square:
        dx, dy = max(left - east, west - right, 0), max(low - north, south - high, 0)
        return dx * dx + dy * dy < length * length
    dx, dy, reach = a.x - b.x, a.y - b.y, a.reach + b.reach + length
    if dx * dx + dy * dy >= reach * reach:
        return False
    if length == 0 and a.swell == b.swell == 0:
        return not all(apart(p, q) for p in a.parts for q in b.parts)
    if length >= 0 and len(a.points) == 1 and len(b.parts) == 1 and len(b.points) > 2:
        return point_nearer(a.points[0], b.points, length + a.swell + b.swell)
    if len(a.parts) == len(b.parts) == 1 and clearly_apart(a.points, b.points, length + a.swell + b.swell):
        return False
    return distance(a, b).under(length) or overlap(a, b)


def nearby(outline: Outline, obstacles: Iterable[Obstacle], length: int) -> list[Obstacle]:
    """Return those of many obstacles that are nearer than a length: what `nearer_than` says of each, sooner."""
    left, low, right, high = outline.box
    kept = max(length, 0)
    west, south, east, north = left - kept, low - kept, right + kept, high + kept
    found = []
    for one in obstacles:
        left, low, right, high = one.outline.box
        if left < east and right > west and low < north and high > south and nearer_than(outline, one.outline, length):
            found.append(one)
    return found


def within(a: Outline, b: Outline, length: int) -> bool:
    """Tell whether two outlines are at most a length apart."""
    left, low, right, high = a.box
    west, south, east, north = b.box
    kept = max(length, 0)
    if left - east > kept or west - right > kept or low - north > kept or south - high > kept:
        return False
    (x, y), (tox, toy), most = a.points[0], b.points[0], length + a.swell + b.swell
    if most > 0 and (x - tox) * (x - tox) + (y - toy) * (y - toy) <= most * most:
        return True
    return distance(a, b).within(length)


def holds(outline: Outline, point: Point) -> bool:
    """Tell whether a point lies in an outline; its edge belongs to it."""
    if outline.swell:
        return point_distance(point, outline).within(0)
    x, y = point
    left, low, right, high = outline.box
    if not (left <= x <= right and low <= y <= high):
        return False
    if outline.square:
        return True
    if len(outline.parts) == 1 and len(outline.points) > 2:
        return all_within((point,), outline.points)
    return inside(point, outline.points) >= 0


def point_distance(point: Point, outline: Outline) -> Distance:
    """Return the distance from a point to the nearest point of an outline: 0 within it."""
    here = (point.x, point.y, 1)
    if len(outline.points) > 2 and inside(point, outline.points) >= 0:
        return Distance(0, 1, outline.swell, here, here)
    return _beyond((point,), outline.points, outline.swell)


def spacing(point: Point, outline: Outline) -> int:
    """Return the whole units between a point and an outline, rounded down: what `point_distance` shows, sooner."""
    if len(outline.parts) > 1 or len(outline.points) <= 2:
        return point_distance(point, outline).shown()
    x, y = point
    ax, ay = outline.points[-1]
    best = -1
    for bx, by in outline.points:
        ex, ey, wx, wy = bx - ax, by - ay, x - ax, y - ay
        off = ex * wy - ey * wx
        if off < 0:
            along, length = ex * wx + ey * wy, ex * ex + ey * ey
            if along <= 0:
                square = wx * wx + wy * wy
            elif along < length:
                square = off * off // length
            else:
                square = (x - bx) * (x - bx) + (y - by) * (y - by)
            if best < 0 or square < best:
                best = square
        ax, ay = bx, by
    return max(isqrt(best) - outline.swell, 0) if best >= 0 else 0


def distance_to_edge(outline: Outline, ground: Outline) -> Distance:
    """Return the distance from an outline to the nearest edge of a piece of terrain, from within as from without."""
    ends = zip(ground.points, ground.points[1:] + ground.points[:1], strict=True)
    edges = [distance(outline, Outline(edge, (edge,), (), 0)) for edge in ends]
    best = edges[0]
    for edge in edges:
        best = edge if edge.closer_than(best) else best
    return best


def measured(ruler: Ruler, point: Point, outline: Outline) -> Distance:
    """Return the distance from a point to a base as the game measures it; what has no sides is measured to its edge."""
    if ruler.anchor is Anchor.EDGE or not outline.centres:
        return point_distance(point, outline)
    here = (point.x, point.y, 1)
    squares = [((x - point.x) ** 2 + (y - point.y) ** 2, (x, y, 1)) for x, y in outline.centres]
    square, end = min(squares)
    return Distance(square, 1, 0, here, end)
