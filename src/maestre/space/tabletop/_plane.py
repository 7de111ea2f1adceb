"""Plane geometry in whole numbers: sides of lines, overlap, nearest points, cutting. Rings run counter-clockwise.

A ring of two points is a segment, of one a point. Nothing here rounds: where a point is not whole it is a homogeneous
triple (x and y are to be divided by w), where a number is not whole it is a numerator and a denominator.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import pairwise
from math import isqrt
from typing import NamedTuple, TypeAlias

from maestre.space.tabletop.turns import Point

Ring: TypeAlias = tuple[Point, ...]
Exact: TypeAlias = tuple[int, int, int]
"""A point x / w, y / w with w above 0."""


class HalfPlane(NamedTuple):
    """The points whose a * x + b * y is at least c."""

    a: int
    b: int
    c: int

    def depth(self, point: tuple[int, int]) -> int:
        """Return a number that is positive within, 0 on the line and negative without."""
        return self.a * point[0] + self.b * point[1] - self.c


class Nearest(NamedTuple):
    """The shortest link between two rings: its square as a fraction, and its ends."""

    square: int
    over: int
    a: Exact
    b: Exact


def side_of_line(a: tuple[int, int], b: tuple[int, int], p: tuple[int, int]) -> int:
    """Return a number that is positive if p lies left of the line from a to b, 0 if on it, negative if right of it."""
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def doubled_area(ring: Ring) -> int:
    """Return twice the area of a ring: positive if it runs counter-clockwise."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True))


def is_convex(ring: Ring) -> bool:
    """Tell whether a counter-clockwise ring never turns right."""
    turned = zip(ring, ring[1:] + ring[:1], ring[2:] + ring[:2], strict=True)
    return all(side_of_line(a, b, c) >= 0 for a, b, c in turned)


def is_simple(ring: Ring) -> bool:
    """Tell whether a ring has at least three corners and an area, and its edges meet only at their common corners."""
    if len(ring) < 3 or doubled_area(ring) == 0 or len(dict.fromkeys(ring)) < len(ring):
        return False
    edges = list(zip(ring, ring[1:] + ring[:1], strict=True))
    for i, (a, b) in enumerate(edges):
        for j in range(i + 1, len(edges)):
            c, d = edges[j]
            if j == i + 1 or (i == 0 and j == len(edges) - 1):
                far, shared, other = (a, b, d) if j == i + 1 else (b, a, c)
                if side_of_line(far, shared, other) == 0 and _between(far, shared, other) != shared:
                    return False
            elif not _aside(a, b, c, d) and _meet(a, b, c, d):
                return False
    return True


def _aside(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Tell whether two segments are clearly apart along an axis."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = a, b, c, d
    if ax > bx:
        ax, bx = bx, ax
    if cx > dx:
        cx, dx = dx, cx
    if bx < cx or dx < ax:
        return True
    if ay > by:
        ay, by = by, ay
    if cy > dy:
        cy, dy = dy, cy
    return by < cy or dy < ay


def _between(a: Point, b: Point, c: Point) -> Point:
    """Return which of three points on one line lies between the others."""
    return sorted((a, b, c))[1]


def _on(a: Point, b: Point, p: Point) -> bool:
    return min(a.x, b.x) <= p.x <= max(a.x, b.x) and min(a.y, b.y) <= p.y <= max(a.y, b.y)


def _meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Tell whether two segments have a point in common."""
    ac, ad = side_of_line(a, b, c), side_of_line(a, b, d)
    ca, cb = side_of_line(c, d, a), side_of_line(c, d, b)
    if ((ac > 0 > ad) or (ac < 0 < ad)) and ((ca > 0 > cb) or (ca < 0 < cb)):
        return True
    flat = ((ac, a, b, c), (ad, a, b, d), (ca, c, d, a), (cb, c, d, b))
    return any(side == 0 and _on(p, q, r) for side, p, q, r in flat)


def triangles(ring: Ring) -> tuple[Ring, ...]:
    """Cut a simple counter-clockwise ring into triangles, ear by ear."""
    left = list(ring)
    found: list[Ring] = []
    while len(left) > 3:
        for i in range(len(left)):
            a, b, c = left[i - 1], left[i], left[(i + 1) % len(left)]
            turned = side_of_line(a, b, c)
            if turned == 0 or (turned > 0 and not any(_within(a, b, c, p) for p in left if p not in (a, b, c))):
                if turned:
                    found.append((a, b, c))
                del left[i]
                break
        else:
            raise AssertionError(left)
    if side_of_line(*left):
        found.append(tuple(left))
    return tuple(found)


def _within(a: Point, b: Point, c: Point, p: Point) -> bool:
    return side_of_line(a, b, p) >= 0 and side_of_line(b, c, p) >= 0 and side_of_line(c, a, p) >= 0


def inside(p: tuple[int, int], ring: Ring) -> int:
    """Return 1 if a point lies within a ring, 0 if on its edge, -1 if outside."""
    x, y = p
    winding = 0
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
        turned = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if turned == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return 0
        if ay <= y < by and turned > 0:
            winding += 1
        elif by <= y < ay and turned < 0:
            winding -= 1
    return 1 if winding else -1


def all_within(points: Ring, ring: Ring) -> bool:
    """Tell whether points lie in a convex ring that has an area; its edge belongs to it."""
    ax, ay = ring[-1]
    for bx, by in ring:
        ex, ey = bx - ax, by - ay
        line = ex * ay - ey * ax
        for x, y in points:
            if ex * y - ey * x < line:
                return False
        ax, ay = bx, by
    return True


def _cut_off(p: Ring, q: Ring) -> bool:
    ax, ay = p[-1]
    for bx, by in p:
        ex, ey = bx - ax, by - ay
        line = ex * ay - ey * ax
        for x, y in q:
            if ex * y - ey * x > line:
                break
        else:
            return True
        ax, ay = bx, by
    return False


def apart(p: Ring, q: Ring) -> bool:
    """Tell whether the insides of two convex rings have no point in common; they may touch.

    A segment has no inside of its own: it is apart from a ring if it stays outside or on its edge.
    """
    if len(p) == len(q) == 1:
        return True
    return (len(p) > 1 and _cut_off(p, q)) or (len(q) > 1 and _cut_off(q, p))


def clearly_apart(p: Ring, q: Ring, gap: int) -> bool:
    """Tell whether one edge of either ring shows at a glance that the two are at least a gap apart."""
    for ring, other in ((p, q), (q, p)):
        ax, ay = ring[-1]
        for bx, by in ring:
            ex, ey = bx - ax, by - ay
            line = ex * ay - ey * ax - gap * (isqrt(ex * ex + ey * ey) + 1)
            for x, y in other:
                if ex * y - ey * x > line:
                    break
            else:
                return True
            ax, ay = bx, by
    return False


def crosses(a: Point, b: Point, ring: Ring) -> bool:
    """Tell whether a segment enters the inside of a convex ring; grazing an edge or a corner is not entering."""
    return not apart((a, b), ring)


def nearest(p: Ring, q: Ring) -> Nearest:
    """Return the shortest link between two rings that are apart."""
    first, second = _corner_to_edge(p, q), _corner_to_edge(q, p)
    if second.square * first.over < first.square * second.over:
        return Nearest(second.square, second.over, second.b, second.a)
    return first


def _corner_to_edge(p: Ring, q: Ring) -> Nearest:
    """Return the shortest link from a corner of p to an edge of q, whose edges that face away are never nearest."""
    best, over = -1, 1
    where = (0, 0, 0, 0, 0, 0, 0)
    ax, ay = q[-1]
    for bx, by in q:
        ex, ey = bx - ax, by - ay
        length = ex * ex + ey * ey
        for x, y in p:
            wx, wy = x - ax, y - ay
            off = ex * wy - ey * wx
            if off > 0:
                continue
            along = ex * wx + ey * wy
            if 0 < along < length:
                square, under = off * off, length
            elif along <= 0:
                square, under, along = wx * wx + wy * wy, 1, 0
            else:
                wx, wy = x - bx, y - by
                square, under, along = wx * wx + wy * wy, 1, length
            if best < 0 or square * over < best * under:
                best, over = square, under
                where = (x, y, ax, ay, bx, by, along)
        ax, ay = bx, by
    assert best >= 0
    x, y, ax, ay, bx, by, along = where
    return Nearest(best, over, (x, y, 1), _part_way(ax, ay, bx, by, along))


def _part_way(ax: int, ay: int, bx: int, by: int, along: int) -> Exact:
    ex, ey = bx - ax, by - ay
    length = ex * ex + ey * ey
    if along in (0, length):
        return (ax, ay, 1) if along == 0 else (bx, by, 1)
    return ax * length + ex * along, ay * length + ey * along, length


def point_nearer(point: Point, ring: Ring, length: int) -> bool:
    """Tell whether a point lies within a convex ring that has an area, or less than a length from its edge."""
    x, y = point
    square = length * length
    within = True
    ax, ay = ring[-1]
    for bx, by in ring:
        ex, ey, wx, wy = bx - ax, by - ay, x - ax, y - ay
        off = ex * wy - ey * wx
        if off <= 0:
            within = False
            along, whole = ex * wx + ey * wy, ex * ex + ey * ey
            if along <= 0:
                if wx * wx + wy * wy < square:
                    return True
            elif along < whole:
                if off * off < square * whole:
                    return True
            elif (x - bx) * (x - bx) + (y - by) * (y - by) < square:
                return True
        ax, ay = bx, by
    return within


def hull(points: Iterable[Point]) -> Ring:
    """Return the smallest convex ring about some points."""
    ordered = sorted(dict.fromkeys(points))
    if len(ordered) < 3:
        return tuple(ordered)
    lower, upper = _chain(ordered), _chain(ordered[::-1])
    return tuple(lower[:-1] + upper[:-1])


def _chain(ordered: Sequence[Point]) -> list[Point]:
    chain: list[Point] = []
    for point in ordered:
        while len(chain) > 1 and side_of_line(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain


def cut(ring: Sequence[Exact], planes: Iterable[HalfPlane]) -> list[Exact]:
    """Return the part of a convex ring that lies in all of some half-planes."""
    left = list(ring)
    for a, b, c in planes:
        kept: list[Exact] = []
        depths = [a * x + b * y - c * w for x, y, w in left]
        for i, (point, depth) in enumerate(zip(left, depths, strict=True)):
            before, behind = left[i - 1], depths[i - 1]
            if (depth > 0 > behind) or (depth < 0 < behind):
                m, n = abs(behind), abs(depth)
                kept.append((point[0] * m + before[0] * n, point[1] * m + before[1] * n, point[2] * m + before[2] * n))
            if depth >= 0:
                kept.append(point)
        left = kept
    return left


def exact_area(ring: Sequence[Exact]) -> Fraction:
    """Return twice the area of a ring of exact points."""
    total, over = 0, 1
    for i, (x, y, w) in enumerate(ring):
        vx, vy, v = ring[i - 1]
        total, over = total * v * w + (vx * y - x * vy) * over, over * v * w
    return Fraction(total, over)


def spans_inside(a: Point, b: Point, ring: Ring) -> list[tuple[Fraction, Fraction]]:
    """Return the stretches of a segment that lie within a ring, as parts of its length, in order."""
    ax, ay = a
    dx, dy = b.x - ax, b.y - ay
    sides = [dx * (y - ay) - dy * (x - ax) for x, y in ring]
    if min(sides) > 0 or max(sides) < 0:
        return []
    marks = {Fraction(0), Fraction(1)}
    length = dx * dx + dy * dy
    (px, py), sp = ring[-1], sides[-1]
    for (qx, qy), sq in zip(ring, sides, strict=True):
        if sp != sq and (sp <= 0 <= sq or sq <= 0 <= sp):
            under = sp - sq
            x, y = (px - ax) * under + sp * (qx - px), (py - ay) * under + sp * (qy - py)
            along, whole = x * dx + y * dy, under * length
            if 0 < along < whole or whole < along < 0:
                marks.add(Fraction(along, whole))
        px, py, sp = qx, qy, sq
    found: list[tuple[Fraction, Fraction]] = []
    for start, end in pairwise(sorted(marks)):
        middle = (start + end) / 2
        if _inside_exact(a, dx, dy, middle, ring):
            if found and found[-1][1] == start:
                found[-1] = (found[-1][0], end)
            else:
                found.append((start, end))
    return found


def _inside_exact(a: Point, dx: int, dy: int, part: Fraction, ring: Ring) -> bool:
    over = part.denominator
    x, y = a.x * over + dx * part.numerator, a.y * over + dy * part.numerator
    return inside((x, y), tuple(Point(px * over, py * over) for px, py in ring)) > 0
