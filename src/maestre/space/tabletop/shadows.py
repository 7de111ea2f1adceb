"""What screens hide: which part of a base from a point, and whether anything of it from a whole zone."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, pairwise
from math import gcd

from maestre.space.tabletop._plane import Exact, HalfPlane, Ring, cut, exact_area, hull, inside, side_of_line
from maestre.space.tabletop.arcs import Share
from maestre.space.tabletop.distances import holds, overlap
from maestre.space.tabletop.outlines import Obstacle, Outline
from maestre.space.tabletop.proof import Line, whole
from maestre.space.tabletop.sight import beside, enters, glimpse
from maestre.space.tabletop.turns import Point

_Piece = list[Exact]


def share_behind(eye: Point, outline: Outline, screens: Sequence[Outline]) -> Share:
    """Return which part of an outline lies in or behind screens, seen from a point: no line to it is free. Exact.

    An eye within a screen sees nothing: whoever must not hide anything is left out by the caller.
    """
    open_pieces: list[_Piece] = [[(x, y, 1) for x, y in part] for part in outline.parts]
    hidden: list[_Piece] = []
    middle = Point(outline.x, outline.y)
    for screen in screens:
        assert not screen.swell
        if not beside(eye, middle, screen, outline.reach):
            continue
        for part in screen.parts:
            planes = _shadow(eye, part)
            left: list[_Piece] = []
            for piece in open_pieces:
                behind, rest = _split(piece, planes)
                if behind:
                    hidden.append(behind)
                left += rest
            open_pieces = left
    total = sum((exact_area(piece) for piece in hidden), Fraction(0))
    return Share(total / outline.area(), tuple(tuple(piece) for piece in hidden))


def _left_of(a: Point, b: Point) -> HalfPlane:
    x, y = a.y - b.y, b.x - a.x
    return HalfPlane(x, y, x * a.x + y * a.y)


def _shadow(eye: Point, part: Ring) -> tuple[HalfPlane, ...]:
    """Return the shadow of a convex screen: between the lines that graze it, and behind the edges that face the eye."""
    edges = zip(part, part[1:] + part[:1], strict=True)
    planes = [_left_of(a, b) for a, b in edges if side_of_line(a, b, eye) <= 0]
    for corner in part:
        if corner == eye or not planes:
            continue
        sides = [side_of_line(eye, corner, other) for other in part]
        if min(sides) >= 0:
            planes.append(_left_of(eye, corner))
        elif max(sides) <= 0:
            planes.append(_left_of(corner, eye))
    return tuple(dict.fromkeys(planes))


def _split(piece: _Piece, planes: Sequence[HalfPlane]) -> tuple[_Piece, list[_Piece]]:
    """Return the part of a convex piece within all half-planes, and the rest in convex pieces."""
    within, rest = piece, []
    for a, b, c in planes:
        beyond = _reduced(cut(within, [HalfPlane(-a, -b, -c)]))
        if _has_area(beyond):
            rest.append(beyond)
        within = _reduced(cut(within, [HalfPlane(a, b, c)]))
        if not _has_area(within):
            return [], [piece]
    return within, rest


def _has_area(piece: _Piece) -> bool:
    return len(piece) > 2 and exact_area(piece) > 0


def _reduced(piece: _Piece) -> _Piece:
    """Return exact points in lowest terms, each once, so that cut after cut they stay short."""
    found = []
    for x, y, w in piece:
        common = gcd(x, y, w)
        found.append((x // common, y // common, w // common))
    return list(dict.fromkeys(found))


# --------------------------------------------------------------------------------------------------- from a whole zone


def shows(zone: Outline, outline: Outline, screens: Sequence[Outline]) -> Line | None:
    """Return a free line from some point of a zone to some point of an outline, if there is one.

    What shows changes along the rim of the zone only where a line through two corners meets it: so one point between
    any two such places stands for all. What shows from less than two units of the rim, or less than a unit of the
    outline, is nothing to see.
    """
    if overlap(zone, outline):
        inner = next((point for point in outline.points if holds(zone, point)), Point(outline.x, outline.y))
        return Line("sight", inner, inner)
    bound = hull((*zone.points, *outline.points))
    around = Outline(bound, (bound,), (), 0)
    near = tuple(one for one in screens if overlap(one, around))
    obstacles = tuple(Obstacle("", one) for one in near)
    edges = [
        (a, b)
        for a, b in zip(zone.points, zone.points[1:] + zone.points[:1], strict=True)
        if any(side_of_line(a, b, point) < 0 for point in outline.points)
    ]
    lines = _critical(outline, near)
    for a, b in edges:
        for eye in (*_spread(a, b), *_between(a, b, lines)):
            line = _free(eye, outline, obstacles)
            if line is not None:
                return line
    return None


def _spread(a: Point, b: Point) -> Iterator[Point]:
    """Give a few points of an edge, where something often shows at once."""
    for part in (4, 2, 6, 1, 7, 3, 5):
        yield Point(a.x + (b.x - a.x) * part // 8, a.y + (b.y - a.y) * part // 8)


def _critical(outline: Outline, screens: Sequence[Outline]) -> list[tuple[Point, Point]]:
    """Return the pairs of corners through which a line meets the outline, or ends at it."""
    corners = tuple(dict.fromkeys(point for screen in screens for point in screen.points))
    found = [(corner, point) for corner in corners for point in outline.points if corner != point]
    for p, q in combinations(corners, 2):
        sides = [side_of_line(p, q, point) for point in outline.points]
        if min(sides) <= 0 <= max(sides):
            found.append((p, q))
    return found


def _between(a: Point, b: Point, lines: Sequence[tuple[Point, Point]]) -> Iterator[Point]:
    """Give a point of an edge between any two neighbours of those in which lines meet it."""
    places = [Fraction(0), Fraction(1)]
    for p, q in lines:
        start, end = side_of_line(p, q, a), side_of_line(p, q, b)
        if start != end and (start <= 0 <= end or end <= 0 <= start):
            places.append(Fraction(start, start - end))
    for left, right in pairwise(sorted(dict.fromkeys(places))):
        middle = (left + right) / 2
        yield Point(a.x + round((b.x - a.x) * middle), a.y + round((b.y - a.y) * middle))


def _free(eye: Point, outline: Outline, obstacles: Sequence[Obstacle]) -> Line | None:
    """Return a free line from a point to the middle of what shows of an outline."""
    if any(inside(eye, one.outline.points) > 0 for one in obstacles):
        return None
    seen = glimpse(eye, outline, obstacles)
    if seen.width is None:
        return None
    (ax, ay, aw), (bx, by, bw) = seen.width.start, seen.width.end
    end = whole((ax * bw + bx * aw, ay * bw + by * aw, 2 * aw * bw))
    return None if any(enters(eye, end, one.outline) for one in obstacles) else Line("sight", eye, end)
