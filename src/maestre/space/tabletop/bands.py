"""Bands of terrain that run across a table, such as rivers and roads, and what is left of terrain on one side."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from maestre.space.tabletop._plane import hull, is_simple
from maestre.space.tabletop.distances import holds, point_distance
from maestre.space.tabletop.outlines import Outline
from maestre.space.tabletop.turns import HALF_TURN, QUARTER_TURN, TURN, UNIT, Point, axis, heading, opposed, step

_Ring = tuple[Point, ...]


def band(table: Outline, at: Point, ahead: int, back: int | None, width: int) -> _Ring | None:
    """Return the ring of a band through a point of a table that runs off it along two headings.

    Without ``back`` it ends squarely at the point. None if an end would lie across a corner of the table, or the bend
    or the square end too near an edge.
    """
    first = _end(table, at, ahead, width)
    last = _square(at, ahead, width) if back is None else _end(table, at, back, width)
    if first is None or last is None:
        return None
    bend = 0 if back is None else (opposed(back) - ahead + HALF_TURN) % TURN - HALF_TURN
    if not bend:
        straight = (*first, *last)
        return straight if all(holds(table, point) for point in last) and is_simple(straight) else None
    half_bend = bend // 2
    reach = width * UNIT // (2 * axis(half_bend).y)
    out = step(ahead + half_bend + QUARTER_TURN, reach)
    ring = (*first, Point(at.x + out.x, at.y + out.y), *last, Point(at.x - out.x, at.y - out.y))
    return ring if is_simple(ring) else None


def _square(at: Point, ahead: int, width: int) -> tuple[Point, Point]:
    out = step(ahead + QUARTER_TURN, width // 2)
    return Point(at.x + out.x, at.y + out.y), Point(at.x - out.x, at.y - out.y)


def _end(table: Outline, at: Point, heading: int, width: int) -> tuple[Point, Point] | None:
    """Return where the left and the right side of a band along a heading meet the edge that its middle meets first."""
    dx, dy = axis(heading)
    xs, ys = [x for x, _ in table.points], [y for _, y in table.points]
    ways = []
    if dx:
        wall = max(xs) if dx > 0 else min(xs)
        ways.append((Fraction(wall - at.x, dx), wall, True))
    if dy:
        wall = max(ys) if dy > 0 else min(ys)
        ways.append((Fraction(wall - at.y, dy), wall, False))
    _, wall, upright = min(ways)
    right, left = _square(at, heading, width)
    ends = []
    for x, y in (left, right):
        if upright:
            end = Point(wall, y + round(Fraction((wall - x) * dy, dx)))
        else:
            end = Point(x + round(Fraction((wall - y) * dx, dy)), wall)
        if not (min(xs) <= end.x <= max(xs) and min(ys) <= end.y <= max(ys)):
            return None
        ends.append(end)
    return ends[0], ends[1]


def ahead_of(ring: Sequence[Point], at: Point, heading: int) -> _Ring:
    """Return the part of a ring ahead of the line through a point that is square to a heading; it must be one piece."""
    dx, dy = axis(heading)
    depths = [(x - at.x) * dx + (y - at.y) * dy for x, y in ring]
    kept: list[Point] = []
    for index, here in enumerate(ring):
        before, depth, was = ring[index - 1], depths[index], depths[index - 1]
        if (depth < 0) != (was < 0):
            part = Fraction(was, was - depth)
            kept.append(
                Point(before.x + round((here.x - before.x) * part), before.y + round((here.y - before.y) * part))
            )
        if depth >= 0:
            kept.append(here)
    return tuple(point for index, point in enumerate(kept) if point != kept[index - 1])


def pieces_ahead_of(ring: Sequence[Point], at: Point, heading: int) -> tuple[_Ring, ...]:
    """Return all the pieces of a ring ahead of the line through a point that is square to a heading.

    A piece that rounding has crossed with itself is swollen to its hull, which stays ahead of the line.
    """
    dx, dy = axis(heading)
    depths = [(x - at.x) * dx + (y - at.y) * dy for x, y in ring]
    if not any(depth < 0 for depth in depths):
        return (tuple(ring),)
    chains = _chains(ring, depths)
    cuts = [(_place(point, dx, dy), end, which) for which, chain in enumerate(chains) for end, point in chain.ends]
    follows = _paired(sorted(cuts))
    found: list[_Ring] = []
    left = list(range(len(chains)))
    while left:
        which, points = left[0], list[Point]()
        while which in left:
            left.remove(which)
            points += chains[which].points
            which = follows[which]
        kept = tuple(point for index, point in enumerate(points) if point != points[index - 1])
        found.append(kept if is_simple(kept) else hull(kept))
    return tuple(piece for piece in found if is_simple(piece))


class _Chain(NamedTuple):
    """The corners of a ring from where it comes before a line to where it goes behind it, both included."""

    points: tuple[Point, ...]
    ends: tuple[tuple[bool, tuple[Fraction, Fraction]], ...]
    """Where it comes (False) and where it goes (True), exactly."""


def _chains(ring: Sequence[Point], depths: Sequence[int]) -> list[_Chain]:
    """Follow a ring that is partly behind a line, from the first corner there after which it comes before it."""
    turns = (index for index, depth in enumerate(depths) if depth < 0 <= depths[(index + 1) % len(ring)])
    first = next(turns, None)
    if first is None:
        return []
    found: list[_Chain] = []
    points: list[Point] = []
    came = Fraction(0), Fraction(0)
    for offset in range(1, len(ring) + 1):
        index = (first + offset) % len(ring)
        before, here, was, depth = ring[index - 1], ring[index], depths[index - 1], depths[index]
        if (depth < 0) != (was < 0):
            part = Fraction(was, was - depth)
            exact = before.x + (here.x - before.x) * part, before.y + (here.y - before.y) * part
            points.append(Point(round(exact[0]), round(exact[1])))
            if depth < 0:
                found.append(_Chain(tuple(points), ((False, came), (True, exact))))
                points = []
            else:
                came = exact
        if depth >= 0:
            points.append(here)
    return found


def _place(point: tuple[Fraction, Fraction], dx: int, dy: int) -> Fraction:
    """Return how far along a cut a point lies."""
    return point[1] * dx - point[0] * dy


def _paired(cuts: list[tuple[Fraction, bool, int]]) -> dict[int, int]:
    """Tell which chain follows on each: along a cut the ring comes and goes by turns, and spans of it join them."""
    for index in range(1, len(cuts) - 1):
        if cuts[index - 1][1] == cuts[index][1] and cuts[index][0] == cuts[index + 1][0]:
            cuts[index], cuts[index + 1] = cuts[index + 1], cuts[index]
    follows: dict[int, int] = {}
    for one, other in zip(cuts[::2], cuts[1::2], strict=True):
        goes, comes = (one, other) if one[1] else (other, one)
        follows[goes[2]] = comes[2]
    return follows


def cut_across(ring: Sequence[Point], at: Point, width: int, bank: int = 0) -> tuple[_Ring, _Ring, _Ring]:
    """Return a band before, within and after a strip of a width through a point, square to the nearest bank.

    An edge shorter than ``bank``, such as an end of the band, is no bank, unless all are. A part is empty, or has fewer
    than three corners, if the strip lies at the very end.
    """
    way = _bank(ring, at, bank)
    by, back = step(way, width // 2), opposed(way)
    far, near = Point(at.x + by.x, at.y + by.y), Point(at.x - by.x, at.y - by.y)
    return ahead_of(ring, near, back), ahead_of(ahead_of(ring, near, way), far, back), ahead_of(ring, far, way)


def _bank(ring: Sequence[Point], at: Point, least: int) -> int:
    """Return the heading of the bank that is nearest to a point."""
    edges = [(ring[index - 1], here) for index, here in enumerate(ring)]
    edges = [*edges[1:], edges[0]]
    squares = [(a.x - b.x) ** 2 + (a.y - b.y) ** 2 for a, b in edges]
    enough = min(least * least, max(squares))
    banks = [edge for edge, square in zip(edges, squares, strict=True) if square >= enough]
    a, b = min(banks, key=lambda edge: point_distance(at, Outline(edge, (edge,), (), 0)).shown())
    return heading(b.x - a.x, b.y - a.y)


def along(start: Point, goal: Point, length: int) -> Point:
    """Return the point of a line that is no farther along it than a length; its end if that is nearer."""
    if start == goal or (start.x - goal.x) ** 2 + (start.y - goal.y) ** 2 <= length * length:
        return goal
    by = step(heading(goal.x - start.x, goal.y - start.y), length)
    return Point(start.x + by.x, start.y + by.y)
