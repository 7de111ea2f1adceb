"""Straight moves: how far a base gets, what the way costs, what stops it.

A base moves in whole steps of one unit along a heading, without turning, so it keeps its shape to the unit. The way is
judged with a tolerance of a few units, the pose where it comes to stand without any.
"""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import isqrt
from typing import Final, NamedTuple, TypeAlias

from maestre.space.tabletop._plane import Nearest, Ring, apart, hull, nearest, spans_inside
from maestre.space.tabletop.around import EDGE, Around, Ground, eased, last_step, on_table, stands, still_on_table
from maestre.space.tabletop.distances import Distance, distance, nearer_than
from maestre.space.tabletop.outlines import Base, Disc, Obstacle, Outline, Pose, moved, stand
from maestre.space.tabletop.proof import Line, Proof, area
from maestre.space.tabletop.turns import UNIT, Point, Vector, axis, opposed, step

_BACKWARD: Final = 8
"""How many steps one by one are tried backward before the last legal one is looked for by bisection."""


_DEEP: Final = 4
"""Who would run into something by more than so many tolerances does not do so by rounding."""


class Advance(NamedTuple):
    """A straight move as far as it got: ``steps`` of one unit, their cost, and who stopped it short (nobody: ())."""

    pose: Pose
    steps: int
    cost: Fraction
    stopped_by: tuple[str, ...]
    crossed: tuple[str, ...]
    proof: Proof


def advance(pose: Pose, base: Base | Disc, heading: int, allowance: int, around: Around) -> Advance:
    """Move a base straight along a heading until its allowance is spent or something stops it."""
    return _gone(pose, base, heading, _longest(allowance, around), allowance, around)


def _longest(allowance: int, around: Around) -> int:
    """Return how far an allowance carries a base at most: where all ground is the cheapest."""
    cheapest = min([1, *(ground.cost for ground in around.grounds)])
    return allowance if cheapest == 1 else int(allowance / Fraction(cheapest))


def straight(pose: Pose, base: Base | Disc, heading: int, length: int, around: Around) -> Advance:
    """Move a base so far along a heading, whatever it costs, or until something stops it."""
    return _gone(pose, base, heading, length, None, around)


def _gone(pose: Pose, base: Base | Disc, heading: int, longest: int, allowance: int | None, around: Around) -> Advance:
    tolls = _tolls(pose, base, step(heading, longest), around)
    pieces = _pieces(tolls) if tolls else []
    limit = longest
    if allowance is not None:
        limit = _affordable(pieces, longest, allowance) if tolls else min(longest, allowance)
    fences = _fences(stand(pose, base), step(heading, limit + 1), around)
    reached, stopped_by = _until_stopped(stand(pose, base), heading, limit, around, fences)
    found, steps = _settled(pose, base, heading, reached, around, fences)
    if steps < reached and not stopped_by:
        stopped_by = stands(moved(pose, step(heading, reached)), base, around).offenders
    crossed = tuple(dict.fromkeys(ground.name for start, _, ground in tolls if start * longest < steps))
    return Advance(
        found,
        steps,
        _cost(pieces, longest, steps),
        stopped_by,
        crossed,
        _proof(pose, found, base, stopped_by, around),
    )


def fall_back(pose: Pose, base: Base | Disc, distance: int, around: Around) -> Advance:
    """Move a base straight to its rear, facing as before, as far as it can."""
    return advance(pose, base, opposed(pose.facing), distance, around)


def met(start: Outline, heading: int, steps: int, others: Sequence[Obstacle], tolerance: int) -> tuple[str, ...]:
    """Return through whom a base goes on a straight way, in the order met; whom it only touches is not among them."""
    found = []
    way = step(heading, steps)
    for name, outline in others:
        if not _sweeps_near(start, way, outline, 0):
            continue
        before = _first_contact(start, heading, steps, _Fence(name, outline, 0), tolerance)
        if before is not None and before < steps:
            found.append((before, name))
    return tuple(name for _, name in sorted(found, key=lambda one: one[0]))


def barred_by(start: Outline, heading: int, steps: int, bars: Sequence[Obstacle], tolerance: int) -> int | None:
    """Return the place of the first of some that surely stops a base on a straight way: it would run far into it.

    None means nothing yet. Unlike what `advance` finds out, it costs next to nothing.
    """
    way = step(heading, steps)
    deep = _DEEP * (tolerance + 1)
    left, low, right, high = start.box
    west, east = left + min(way.x, 0), right + max(way.x, 0)
    south, north = low + min(way.y, 0), high + max(way.y, 0)
    for place, (_, outline) in enumerate(bars):
        left, low, right, high = outline.box
        if left >= east or right <= west or low >= north or high <= south:
            continue
        if _sweeps_near(start, way, outline, 0) and any(_span(start, way, part, deep) for part in outline.parts):
            return place
    return None


def affordable(pose: Pose, base: Base | Disc, heading: int, allowance: int, around: Around) -> int:
    """Return how far an allowance carries a base straight along a heading if nothing stops it."""
    longest = _longest(allowance, around)
    tolls = _tolls(pose, base, step(heading, longest), around)
    return _affordable(_pieces(tolls), longest, allowance) if tolls else min(longest, allowance)


def comes_near(start: Outline, heading: int, steps: int, outline: Outline, length: int) -> bool:
    """Tell whether a base on a straight way may come within a length of something; no is sure, to a unit or so."""
    way = step(heading, steps)
    if not _sweeps_near(start, way, outline, length):
        return False
    return any(_span(start, way, part, -length) for part in outline.parts)


def approach(start: Point, heading: int, length: int, point: Point) -> tuple[int, Distance]:
    """Return the last step of a straight way before its point nearest to another, and how far that is from it."""
    fx, fy = axis(heading)
    along = (point.x - start.x) * fx + (point.y - start.y) * fy
    steps = min(max(along // UNIT, 0), length)
    dx, dy = step(heading, steps)
    here = Point(start.x + dx, start.y + dy)
    square = (point.x - here.x) ** 2 + (point.y - here.y) ** 2
    return steps, Distance(square, 1, 0, (*here, 1), (*point, 1))


Toll: TypeAlias = tuple[Fraction, Fraction, Ground]
"""A stretch in terrain, as parts of the whole way."""


def _tolls(pose: Pose, base: Base | Disc, way: Vector, around: Around) -> list[Toll]:
    """Return the stretches of the way that lie in terrain, as parts of the way."""
    start = stand(pose, base)
    found = []
    for ground in around.grounds:
        if not _sweeps_near(start, way, ground.outline, 0):
            continue
        if around.felt_at is None:
            found += [(*span, ground) for part in ground.outline.parts if (span := _span(start, way, part, 0))]
        elif way != (0, 0):
            here = start.centre(around.felt_at)
            there = Point(here.x + way.x, here.y + way.y)
            found += [(*stretch, ground) for stretch in spans_inside(here, there, ground.outline.points)]
    return found


_Piece: TypeAlias = tuple[Fraction, Fraction, Fraction]


def _pieces(tolls: Sequence[Toll]) -> list[_Piece]:
    """Cut the way where its cost changes; where terrain lies on terrain, the dearer counts."""
    marks = sorted({Fraction(0), Fraction(1), *(mark for start, end, _ in tolls for mark in (start, end))})
    pieces = []
    for start, end in pairwise(marks):
        costs = [Fraction(ground.cost) for left, right, ground in tolls if left <= start and end <= right]
        pieces.append((start, end, max(costs, default=Fraction(1))))
    return pieces


def _affordable(pieces: Sequence[_Piece], longest: int, allowance: int) -> int:
    left = Fraction(allowance)
    for start, end, cost in pieces:
        price = (end - start) * longest * cost
        if price > left:
            return int(start * longest + left / cost)
        left -= price
    return longest


def toll_cost(tolls: Sequence[Toll], longest: int, steps: int) -> Fraction:
    """Return what the first steps of a way cost."""
    return _cost(_pieces(tolls) if tolls else [], longest, steps)


def _cost(pieces: Sequence[_Piece], longest: int, steps: int) -> Fraction:
    if not pieces or not longest:
        return Fraction(steps)
    total, over = 0, 1
    for start, end, cost in pieces:
        (a, b), (c, d), (e, f) = start.as_integer_ratio(), end.as_integer_ratio(), cost.as_integer_ratio()
        if a * longest >= steps * b:
            break
        if c * longest > steps * d:
            c, d = steps, longest
        total, over = total * b * d * f + (c * b - a * d) * e * over, over * b * d * f
    return Fraction(total * longest, over)


class _Fence(NamedTuple):
    """Something near the way, and the gap that the base keeps from it."""

    name: str
    outline: Outline
    gap: int


def _fences(start: Outline, way: Vector, around: Around) -> list[_Fence]:
    """Return what is near the way; the gap is less than the rule's only if the base already stands nearer."""
    found = []
    for obstacles, gap in ((around.solid, 0), (around.shunned, around.gap)):
        for name, outline in obstacles:
            if _sweeps_near(start, way, outline, gap):
                kept = gap
                if gap and nearer_than(start, outline, gap):
                    kept = max(distance(start, outline).shown() - around.tolerance, 0)
                found.append(_Fence(name, outline, kept))
    return found


def _until_stopped(
    start: Outline, heading: int, limit: int, around: Around, fences: Sequence[_Fence]
) -> tuple[int, tuple[str, ...]]:
    """Return the last step before anything stops the base, and who does."""
    steps, stopped_by = limit, []
    board = around.table
    if board is not None and not still_on_table(start, step(heading, limit), board):
        steps = last_step(0, limit, lambda n: still_on_table(start, step(heading, n), board))
        stopped_by = [EDGE]
    for fence in fences:
        reached = _first_contact(start, heading, steps + 1, fence, around.tolerance)
        if reached is None or reached > steps:
            continue
        stopped_by = [*(stopped_by if reached == steps else ()), fence.name]
        steps = reached
    return steps, tuple(stopped_by) if steps < limit else ()


def _first_contact(start: Outline, heading: int, limit: int, fence: _Fence, tolerance: int) -> int | None:
    """Return the last step before a base comes nearer to something than a gap, or None if it never does."""
    _, outline, gap = fence
    way = step(heading, limit)
    if not _sweeps_near(start, way, outline, gap):
        return None
    within = min(
        (
            found
            for part in outline.parts
            if (found := _too_near(start, way, part, outline.swell, gap, tolerance)) is not None
        ),
        default=None,
    )
    if within is None:
        return None
    bad = int(within * limit + Fraction(1, 2))

    def free(steps: int) -> bool:
        by = step(heading, steps)
        return _boxes_apart(start, by, outline, gap) or not nearer_than(start.shifted(by, bare=True), outline, gap)

    if free(bad):
        return None
    if not free(0):
        return 0
    sure = max(distance(start, outline).shown() - gap - 2, 0)
    sure = sure if sure < bad and free(sure) else 0
    if sure + 4 < bad and not free(sure + 4):
        bad = sure + 4
    return last_step(sure, bad, free)


def _boxes_apart(start: Outline, by: Vector, outline: Outline, gap: int) -> bool:
    """Tell whether the box about a base that was moved is at least a gap from that about something."""
    left, low, right, high = start.box
    west, south, east, north = outline.box
    gap = max(gap, 0)
    across = left + by.x - east >= gap or west - right - by.x >= gap
    return across or low + by.y - north >= gap or south - high - by.y >= gap


def _sweeps_near(start: Outline, way: Vector, outline: Outline, gap: int) -> bool:
    """Tell whether the circle about a base that moves comes within a gap of the circle about something."""
    wx, wy = outline.x - start.x, outline.y - start.y
    reach = outline.reach + start.reach + gap
    along = way.x * wx + way.y * wy
    square = way.x * way.x + way.y * way.y
    if along <= 0:
        return wx * wx + wy * wy <= reach * reach
    if along >= square:
        return (wx - way.x) ** 2 + (wy - way.y) ** 2 <= reach * reach
    off = way.x * wy - way.y * wx
    return off * off <= reach * reach * square


def _too_near(start: Outline, way: Vector, part: Ring, swell: int, gap: int, tolerance: int) -> Fraction | None:
    """Return a part of the way at which a base is nearer to a convex ring than a gap (less the tolerance)."""
    gap += swell + start.swell
    span = _span(start, way, part, tolerance if gap == 0 else 0)
    if span is not None:
        return (span[0] + span[1]) / 2
    if gap <= tolerance:
        return None
    swept = hull([*start.points, *(Point(x + way.x, y + way.y) for x, y in start.points)])
    if not apart(swept, part):
        return None
    link = nearest(swept, part)
    if link.square >= (gap - tolerance) ** 2 * link.over:
        return None
    return _when_at(start.points, way, link)


def _when_at(ring: Ring, way: Vector, link: Nearest) -> Fraction:
    """Return the part of the way at which the ring reaches the end of a link that lies on the area it sweeps."""
    x, y, w = link.a
    low, high = Fraction(0), Fraction(1)
    ax, ay = ring[-1]
    for bx, by in ring:
        nx, ny = by - ay, ax - bx
        drift = nx * way.x + ny * way.y
        out = Fraction(nx * (x - ax * w) + ny * (y - ay * w), w)
        if drift > 0:
            low = max(low, out / drift)
        elif drift < 0:
            high = min(high, out / drift)
        ax, ay = bx, by
    if len(ring) == 1:
        square = way.x**2 + way.y**2
        return Fraction((x - ax * w) * way.x + (y - ay * w) * way.y, w * square) if square else low
    return (low + high) / 2


def _span(start: Outline, way: Vector, part: Ring, slack: int) -> tuple[Fraction, Fraction] | None:
    """Return the stretch of the way on which a base overlaps a convex ring by more than a slack."""
    low, high = (0, 1), (1, 1)
    for ring, other, sign in ((start.points, part, 1), (part, start.points, -1)):
        ax, ay = ring[-1]
        for bx, by in ring:
            nx, ny = by - ay, ax - bx
            drift = sign * (nx * way.x + ny * way.y)
            ahead = min([nx * x + ny * y for x, y in other]) - nx * ax - ny * ay
            if slack:
                ahead += slack * isqrt(nx * nx + ny * ny)
            ax, ay = bx, by
            # On this axis the two overlap while drift * t is above ahead.
            if drift > 0:
                if ahead * low[1] > low[0] * drift:
                    low = (ahead, drift)
            elif drift < 0:
                if ahead * high[1] > high[0] * drift:
                    high = (-ahead, -drift)
            elif ahead >= 0 and (nx or ny):
                return None
            if low[0] * high[1] >= high[0] * low[1]:
                return None
    return Fraction(*low), Fraction(*high)


def _settled(
    pose: Pose, base: Base | Disc, heading: int, steps: int, around: Around, fences: Sequence[_Fence]
) -> tuple[Pose, int]:
    """Return the pose at a step, or at the last one before it where the base may stand strictly."""

    def legal(there: Pose) -> bool:
        outline = stand(there, base)
        on = around.table is None or on_table(outline, around.table)
        return on and not any(nearer_than(outline, other, gap) for _, other, gap in fences)

    def settled(n: int) -> Pose | None:
        return eased(moved(pose, step(heading, n)), heading, around.tolerance, legal)

    for n in range(steps, max(steps - _BACKWARD, -1), -1):
        found = settled(n)
        if found is not None:
            return found, n
    n = last_step(0, steps, lambda n: settled(n) is not None)
    return settled(n) or pose, n


def _proof(start: Pose, end: Pose, base: Base | Disc, stopped_by: tuple[str, ...], around: Around) -> Proof:
    outline = stand(end, base)
    stops = (o.outline for o in (*around.solid, *around.shunned) if o.name in stopped_by)
    way = Line("way", Point(start.x, start.y), Point(end.x, end.y))
    return (way, area("base", outline.points), *(area("stop", stop.points) for stop in stops))
