"""The least shift of a base out of all whom it overlaps or stands too near, onto a place where it may stand.

Seen from the base, whoever is in its way closes some shifts to it: those within a convex rim of straight edges and, if
a gap is to be kept, round corners. The least open shift leads to where one rim is nearest or to where two meet.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import isqrt
from typing import Final, NamedTuple

from maestre.space.tabletop._plane import Ring, hull
from maestre.space.tabletop.around import Around, on_table
from maestre.space.tabletop.contact import Parting, parted
from maestre.space.tabletop.distances import nearer_than
from maestre.space.tabletop.outlines import Base, Disc, Obstacle, Outline, Pose, moved, stand
from maestre.space.tabletop.proof import Line, area
from maestre.space.tabletop.turns import Point, Vector, heading

_SLACK: Final = 3
_ROUND: Final = tuple(
    sorted(
        ((x, y) for x in range(-_SLACK, _SLACK + 1) for y in range(-_SLACK, _SLACK + 1)),
        key=lambda by: (by[0] ** 2 + by[1] ** 2, by),
    )
)
"""The whole shifts about an exact one, the nearest first."""

_PARTS: Final = 1_024
"""Into so many parts a unit is divided where rims are worked out."""

_Closed = tuple[Outline, int]
"""Something in the way, and the gap to keep from it."""


class _Edge(NamedTuple):
    """A straight rim: the shifts whose x * a + y * b is c."""

    a: int
    b: int
    c: int


class _Round(NamedTuple):
    """A round rim about a shift."""

    x: int
    y: int
    radius: int


def freed(pose: Pose, base: Base | Disc, around: Around, most: int) -> Parting | None:
    """Shift a base, without turning, by the least that lets it stand: off the solid, at the gap from the shunned.

    It stays on the table. None if that takes more than ``most``. The shift is at most 8 units longer than the exact
    one, unless that leads into a wedge so narrow that no whole place in it is legal.
    """
    outline = stand(pose, base)
    closed = [(one.outline, gap) for some, gap in ((around.solid, 0), (around.shunned, around.gap)) for one in some]
    closed = [(other, gap) for other, gap in closed if _within_circles(outline, other, gap + most)]
    hit = [parted(pose, base, other, gap) for other, gap in closed if nearer_than(outline, other, gap)]
    if not hit and _legal(outline, around.table, closed):
        return _parting(pose, base, Vector(0, 0))
    if hit:
        longest = max(hit, key=lambda way: way.steps)
        by = Vector(longest.pose.x - pose.x, longest.pose.y - pose.y)
        if longest.steps > most + _SLACK:
            return None
        if _legal(outline.shifted(by), around.table, closed):
            return longest if _square(by) <= most**2 else None
    reach = min(most, 2 * max((way.steps for way in hit), default=outline.reach))
    while True:
        found = _least(pose, base, around.table, closed, reach)
        if found is not None or reach >= most:
            return None if found is None else _parting(pose, base, found)
        reach = min(most, 2 * reach + 1)


def stuck(outline: Outline, solid: Sequence[Obstacle], most: int) -> bool:
    """Tell at a glance that `freed` finds nothing: a base lies too deep in something solid to be shifted out of it.

    The shortest way out of a convex ring is square to one of its sides, or to one of the other's.
    """
    length = most + _SLACK
    return any(
        _sunk(p, q, length) and _sunk(q, p, length)
        for _, other in solid
        if _within_circles(outline, other, 0)
        for p in outline.parts
        for q in other.parts
    )


def _sunk(ring: Ring, other: Ring, length: int) -> bool:
    """Tell whether some corner of a ring lies deeper than a length behind every side of another."""
    ax, ay = other[-1]
    for bx, by in other:
        ex, ey = bx - ax, by - ay
        deep = max([ex * y - ey * x for x, y in ring]) - ex * ay + ey * ax
        if deep <= 0 or deep * deep <= length * length * (ex * ex + ey * ey):
            return False
        ax, ay = bx, by
    return True


def _square(by: tuple[int, int]) -> int:
    return by[0] ** 2 + by[1] ** 2


def _within_circles(a: Outline, b: Outline, length: int) -> bool:
    return _square((a.x - b.x, a.y - b.y)) < (a.reach + b.reach + length) ** 2


def _legal(there: Outline, board: Outline | None, closed: Sequence[_Closed]) -> bool:
    if board is not None and not on_table(there, board):
        return False
    return not any(nearer_than(there, other, gap) for other, gap in closed)


def _parting(pose: Pose, base: Base | Disc, by: Vector) -> Parting:
    there = moved(pose, by)
    long = _square(by)
    way = Line("way", Point(pose.x, pose.y), Point(there.x, there.y))
    steps = isqrt(long - 1) + 1 if long else 0
    return Parting(there, steps, heading(*by) if long else 0, (way, area("base", stand(there, base).points)))


def _least(
    pose: Pose, base: Base | Disc, board: Outline | None, closed: Sequence[_Closed], reach: int
) -> Vector | None:
    """Return the least open shift that is no longer than a reach."""
    outline = stand(pose, base)
    if isinstance(base, Disc):
        core = stand(pose, Disc(max(base.radius - 2 * _SLACK, 0)))
    else:
        core = stand(pose, Base(max(base.width - 4 * _SLACK, 1), max(base.depth - 4 * _SLACK, 1)))
    near = [(other, gap) for other, gap in closed if _within_circles(outline, other, gap + reach)]
    rims = [rim for other, gap in near for rim in _rims(outline, other, gap)]
    rims += _board_rims(outline, board) if board is not None else []
    rims = [rim for rim in rims if _reached(rim, (reach + _SLACK) * _PARTS)]
    shifts = dict.fromkeys((_whole(x), _whole(y)) for x, y in _places(rims))
    short = [by for by in shifts if _square(by) <= (reach + _SLACK) ** 2]
    for x, y in sorted(short, key=lambda by: (_square(by), by)):
        if not _legal(core.shifted(Vector(x, y)), board, near):
            continue
        for dx, dy in _ROUND:
            by = Vector(x + dx, y + dy)
            if _square(by) <= reach**2 and _legal(outline.shifted(by), board, near):
                return by
    return None


def _whole(value: int) -> int:
    """Return the whole units nearest to some parts."""
    return (2 * value + _PARTS) // (2 * _PARTS)


def _rims(outline: Outline, other: Outline, gap: int) -> Iterator[_Edge | _Round]:
    """Give the rims of the shifts that bring a base too near to something."""
    radius = gap + outline.swell + other.swell
    for part in other.parts:
        ring = hull(Point(px - x, py - y) for px, py in part for x, y in outline.points)
        yield from _edges(ring, radius)
        if radius:
            yield from (_Round(x * _PARTS, y * _PARTS, radius * _PARTS) for x, y in ring)


def _edges(ring: Ring, out: int) -> Iterator[_Edge]:
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
        a, b = by - ay, ax - bx
        if a or b:
            yield _Edge(a, b, (a * ax + b * ay) * _PARTS + out * isqrt((a * a + b * b) * _PARTS**2))


def _board_rims(outline: Outline, board: Outline) -> list[_Edge]:
    """Return the rims of the shifts that keep a base on the table."""
    found = []
    for edge in _edges(board.points, -outline.swell):
        outer = max(edge.a * x + edge.b * y for x, y in outline.points)
        found.append(edge._replace(c=edge.c - outer * _PARTS))
    return found


def _reached(rim: _Edge | _Round, reach: int) -> bool:
    if isinstance(rim, _Edge):
        return rim.c * rim.c <= reach * reach * (rim.a * rim.a + rim.b * rim.b)
    near, far = rim.radius - reach, rim.radius + reach
    square = rim.x * rim.x + rim.y * rim.y
    return square <= far * far and (near <= 0 or square >= near * near)


def _places(rims: Sequence[_Edge | _Round]) -> Iterator[tuple[int, int]]:
    """Give where rims are nearest, and where two meet."""
    for rim in rims:
        if isinstance(rim, _Edge):
            over = rim.a * rim.a + rim.b * rim.b
            yield rim.a * rim.c // over, rim.b * rim.c // over
        elif long := isqrt(rim.x * rim.x + rim.y * rim.y):
            yield rim.x - rim.x * rim.radius // long, rim.y - rim.y * rim.radius // long
    for one, other in combinations(rims, 2):
        if isinstance(one, _Edge):
            yield from _meeting(one, other) if isinstance(other, _Edge) else _pierced(one, other)
        elif isinstance(other, _Edge):
            yield from _pierced(other, one)
        else:
            yield from _pierced(_common(one, other), one)


def _meeting(one: _Edge, other: _Edge) -> Iterator[tuple[int, int]]:
    over = one.a * other.b - one.b * other.a
    if over:
        yield (one.c * other.b - other.c * one.b) // over, (one.a * other.c - other.a * one.c) // over


def _common(one: _Round, other: _Round) -> _Edge:
    """Return the line through the two points at which round rims meet."""
    a, b = 2 * (other.x - one.x), 2 * (other.y - one.y)
    return _Edge(a, b, one.radius**2 - other.radius**2 + other.x**2 + other.y**2 - one.x**2 - one.y**2)


def _pierced(edge: _Edge, rim: _Round) -> Iterator[tuple[int, int]]:
    """Give the two points at which a straight rim meets a round one."""
    a, b, c = edge
    over = a * a + b * b
    off = c - a * rim.x - b * rim.y
    left = rim.radius**2 * over - off * off
    if over and left >= 0:
        along = isqrt(left)
        for way in (along, -along):
            yield rim.x + (a * off - b * way) // over, rim.y + (b * off + a * way) // over
