"""Arcs about a base: which side faces a point, what lies ahead, and how much of a base or of terrain lies within.

Arcs are measured on the rectangle of the base itself, before its corners are rounded, so they tile the table exactly.
Every arc is the common part of some half-planes; a point on the line belongs to it unless a caller says otherwise.
"""

from enum import Enum
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from maestre.space.tabletop._plane import Exact, HalfPlane, Ring, cut, exact_area
from maestre.space.tabletop.outlines import Base, Outline, Pose, Side
from maestre.space.tabletop.proof import Area, Proof, whole
from maestre.space.tabletop.turns import QUARTER_TURN, UNIT, Point, axis


class Spread(Enum):
    """How an arc opens from a side."""

    __hash__ = object.__hash__  # as of `Side`
    STRIP = "strip"
    """As wide as the side, straight out."""

    CORNERS = "corners"
    """Opening 45 degrees beyond each corner."""

    HALF = "half"
    """All that lies before the line of the side."""


class Arc(NamedTuple):
    """The common part of some half-planes."""

    planes: tuple[HalfPlane, ...]

    def holds(self, point: Point, *, edge: bool = True, slack: int = 0) -> bool:
        """Tell whether a point lies in the arc; points on its border do unless told otherwise.

        A point that was rounded may lie a unit off the border that it was put on: a slack of some units counts it in.
        """
        least = (0 if edge else 1) - 2 * UNIT * slack
        return all(plane.depth(point) >= least for plane in self.planes)

    def meets(self, outline: Outline) -> bool:
        """Tell whether some area of an outline lies in the arc."""
        return any(exact_area(cut(_exact(part), self.planes)) > 0 for part in outline.parts)

    def proof(self, table: Outline) -> Proof:
        """Return the part of the arc that lies on the table."""
        return (Area("arc", tuple(whole(point) for point in cut(_exact(table.points), self.planes))),)


@lru_cache(8_192)
def arc(pose: Pose, base: Base, side: Side, spread: Spread) -> Arc:
    """Return an arc of a side of a base."""
    facing = pose.facing + side.value * QUARTER_TURN
    (ox, oy), (rx, ry) = axis(facing), axis(facing + QUARTER_TURN)
    width, depth = base if side in (Side.FRONT, Side.REAR) else base[::-1]
    ahead = _half_plane(pose, ox, oy, depth)
    if spread is Spread.HALF:
        return Arc((ahead,))
    if spread is Spread.STRIP:
        return Arc((ahead, _half_plane(pose, rx, ry, -width), _half_plane(pose, -rx, -ry, -width)))
    return Arc(
        (ahead, _half_plane(pose, ox - rx, oy - ry, depth - width), _half_plane(pose, ox + rx, oy + ry, depth - width))
    )


def front_half(pose: Pose, base: Base) -> HalfPlane:
    """Return what lies before the line of the front of a base: the half-plane of that arc."""
    return _half_plane(pose, *axis(pose.facing), base.depth)


def _half_plane(pose: Pose, a: int, b: int, doubled: int) -> HalfPlane:
    """Return what lies at least half of ``doubled`` beyond the centre along a direction."""
    return HalfPlane(2 * a, 2 * b, doubled * UNIT + 2 * (a * pose.x + b * pose.y))


def side_facing(pose: Pose, base: Base, point: Point) -> Side:
    """Return the side whose 45-degree arc holds a point.

    On a dividing line the side better for the owner of the base counts: front over flank, flank over rear.
    """
    fx, fy = axis(pose.facing)
    dx, dy = point.x - pose.x, point.y - pose.y
    ahead = 2 * (dx * fx + dy * fy)
    right = 2 * (dx * fy - dy * fx)
    beyond = abs(ahead) - base.depth * UNIT - (abs(right) - base.width * UNIT)
    if ahead > 0 and beyond >= 0:
        return Side.FRONT
    if ahead <= 0 and beyond > 0:
        return Side.REAR
    return Side.RIGHT if right >= 0 else Side.LEFT


class Share(NamedTuple):
    """Which part of an area lies within another, exactly, and the part itself."""

    part: Fraction
    pieces: tuple[tuple[Exact, ...], ...]

    def at_least(self, number: int, of: int) -> bool:
        """Tell whether the part is at least a fraction such as 1 of 2."""
        return self.part.numerator * of >= number * self.part.denominator

    def proof(self) -> Proof:
        """Return the area that counts as within."""
        return tuple(Area("share", tuple(whole(point) for point in piece)) for piece in self.pieces)


def _exact(ring: Ring) -> list[Exact]:
    return [(x, y, 1) for x, y in ring]


def _shared(outline: Outline, planes: tuple[tuple[HalfPlane, ...], ...]) -> Share:
    pieces = (cut(_exact(part), within) for part in outline.parts for within in planes)
    kept = tuple(tuple(piece) for piece in pieces if len(piece) > 2)
    return Share(sum((exact_area(piece) for piece in kept), Fraction(0)) / outline.area(), kept)


def share_in(outline: Outline, arc: Arc) -> Share:
    """Return which part of an outline lies in an arc; one that lies wholly in it is not cut."""
    if len(outline.parts) == 1 and all(plane.depth(point) >= 0 for plane in arc.planes for point in outline.points):
        return Share(Fraction(1), (tuple(_exact(outline.points)),))
    return _shared(outline, (arc.planes,))


def share_of(outline: Outline, ground: Outline) -> Share:
    """Return which part of an outline lies in a piece of terrain or under another base."""
    return _shared(outline, tuple(_edges(part) for part in ground.parts))


def _edges(ring: Ring) -> tuple[HalfPlane, ...]:
    planes = []
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
        a, b = ay - by, bx - ax
        planes.append(HalfPlane(a, b, a * ax + b * ay))
    return tuple(planes)
