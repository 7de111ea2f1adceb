"""Turns: about the centre, about the front centre, about a front corner, and who stands in their way.

A turn is walked in facings of a hundredth of a degree. Many are taken together where all that the base sweeps between
the first and the last is free, and one by one where something is near: so no contact is skipped.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from math import isqrt
from typing import Final, NamedTuple

from maestre.space.tabletop._plane import Exact, HalfPlane, Ring, cut, hull
from maestre.space.tabletop.around import EDGE, Around, Ground, last_step, on_table
from maestre.space.tabletop.distances import Distance, distance, distance_to_edge, holds, nearer_than, overlap
from maestre.space.tabletop.outlines import Base, Corner, Outline, Pose, Side, held, placed, stand
from maestre.space.tabletop.proof import Proof, Sweep, area
from maestre.space.tabletop.sweep import Toll, toll_cost
from maestre.space.tabletop.turns import QUARTER_TURN, TURN, Point, arc_length

_LONGEST_STRIDE: Final = 800
"""How many facings are looked at together at most: 8 degrees."""

_BULGE: Final = 8 * 5_729**2
"""Eight times the square of the facings in a radian, rounded down."""

_ROUNDING: Final = 2
"""What is swept differs from an exact turn by less than this, as corners and pivot are rounded."""


_FINE: Final = 16
"""Terrain that a base enters and leaves again within so many facings may go unnoticed: a sixth of a degree."""

_RADIAN: Final = 5_729
"""The facings in a radian, rounded down."""


class Wheel(NamedTuple):
    """A turn as far as it got, the way of the outer front corner, and who stopped it short (nobody: ()).

    ``cost`` is that way, times the cost of the ground for the facings at which the base feels it; other turns are free.
    """

    pose: Pose
    turn: int
    walked: int
    cost: Fraction
    stopped_by: tuple[str, ...]
    crossed: tuple[str, ...]
    proof: Proof


def turned(pose: Pose, base: Base, about: Corner | Side | None, turn: int) -> Pose:
    """Return a pose turned about a corner, about the centre of a side, or about the middle of the base."""
    facing = (pose.facing + turn) % TURN
    return Pose(pose.x, pose.y, facing) if about is None else held(pose, base, about, facing)


def faced_about(pose: Pose, base: Base, side: Side) -> Pose:
    """Return the pose whose front centre stands where the centre of another side was, facing out through it."""
    there = stand(pose, base).centre(side)
    return placed(base, Side.FRONT, there, pose.facing + side.value * QUARTER_TURN)


def wheel(
    pose: Pose, base: Base, about: Corner | Side | None, turn: int, around: Around, bite_allowed: int = 0
) -> Wheel:
    """Turn a base until it has turned enough or something stands in its way.

    It may bite so deep into what is solid; if it does, whether it may stand where it ends is for ``stands`` to say.
    """
    pivot = _pivot(pose, base, about)
    start = stand(pose, base)
    radius = _radius(start, pivot)
    checks = _checks(start, pivot, radius, around, max(bite_allowed, around.tolerance))
    sign = 1 if turn >= 0 else -1

    def at(gone: int) -> Outline:
        return stand(turned(pose, base, about, sign * gone), base)

    gone = _walked(abs(turn), radius, at, checks) if checks else abs(turn)
    stopped_by = tuple(name for name, check in checks if gone < abs(turn) and not check(at(gone + 1), 0))
    if not bite_allowed:
        gone = _strictly(gone, at, _fences(start, around))
    found = turned(pose, base, about, sign * gone)
    proof = _proof(pose, found, base, pivot, sign * gone)
    way = partial(turned, pose, base, about), base, sign * gone, (pivot, radius), around
    if not isinstance(about, Corner):
        crossed = tuple(dict.fromkeys(ground.name for ground, probe in _probes(*way) if probe.ever(gone)))
        return Wheel(found, sign * gone, 0, Fraction(0), stopped_by, crossed, proof)
    tolls = _tolls(*way)
    crossed = tuple(dict.fromkeys(ground.name for _, _, ground in tolls))
    walked = arc_length(base.width, gone)
    cost = toll_cost(tolls, gone, gone) * Fraction(walked, gone or 1)
    return Wheel(found, sign * gone, walked, cost, stopped_by, crossed, proof)


def wheel_for(pose: Pose, base: Base, corner: Corner, allowance: int, around: Around, bite_allowed: int = 0) -> Wheel:
    """Turn a base forward about a front corner for a price: to the right about the right one, left about the left."""
    sign = 1 if corner in (Corner.FRONT_RIGHT, Corner.REAR_RIGHT) else -1
    cheapest = min([1, *(ground.cost for ground in around.grounds)])
    most = last_step(0, TURN + 1, lambda gone: arc_length(base.width, gone) * cheapest <= allowance)
    found = wheel(pose, base, corner, sign * most, around, bite_allowed)
    if found.cost <= allowance:
        return found
    pivot = _pivot(pose, base, corner)
    bounds = pivot, _radius(stand(pose, base), pivot)
    far = abs(found.turn)
    tolls = _tolls(partial(turned, pose, base, corner), base, found.turn, bounds, around)

    def paid(gone: int) -> bool:
        return toll_cost(tolls, far, gone) * arc_length(base.width, gone) <= allowance * gone

    gone = last_step(0, far, paid)
    found = wheel(pose, base, corner, sign * gone, around, bite_allowed)
    while found.cost > allowance:
        gone -= 1
        found = wheel(pose, base, corner, sign * gone, around, bite_allowed)
    return found


def _tolls(at: Callable[[int], Pose], base: Base, turn: int, bounds: tuple[Point, int], around: Around) -> list[Toll]:
    """Return the stretches of a turn at which a base feels terrain, as parts of the turn."""
    gone = abs(turn)
    return [
        (Fraction(low, gone), Fraction(high, gone), ground)
        for ground, probe in _probes(at, base, turn, bounds, around)
        for low, high in _stretches(0, gone, probe)
    ]


def _probes(
    at: Callable[[int], Pose], base: Base, turn: int, bounds: tuple[Point, int], around: Around
) -> Iterator[tuple[Ground, "_Probe"]]:
    """Give the terrain within reach of a turn, with what tells whether a base feels it."""
    (x, y), radius = bounds
    for ground in around.grounds:
        other = ground.outline
        if turn and (other.x - x) ** 2 + (other.y - y) ** 2 < (radius + other.reach) ** 2:
            yield ground, _Probe(at, base, 1 if turn > 0 else -1, radius, other, around.felt_at)


class _Probe(NamedTuple):
    """Whether a base that turns feels a piece of terrain."""

    at: Callable[[int], Pose]
    base: Base
    sign: int
    radius: int
    ground: Outline
    felt_at: Side | None

    def on(self, gone: int) -> bool:
        """Tell whether it does at one facing."""
        there = stand(self.at(self.sign * gone), self.base)
        return overlap(there, self.ground) if self.felt_at is None else holds(self.ground, there.centre(self.felt_at))

    def ever(self, gone: int) -> bool:
        """Tell whether it does anywhere in the first so many facings: whether `_stretches` has any, sooner."""
        return self.on(0) or self.on(gone) or any(True for _ in _stretches(0, gone, self))

    def sure(self, low: int, high: int) -> bool | None:
        """Tell whether it does at all of some facings or at none, if that can be seen from the middle one."""
        middle = (low + high) // 2
        slip = self.radius * (high - middle) // _RADIAN + _ROUNDING
        pose = self.at(self.sign * middle)
        if self.felt_at is not None:
            centre = stand(pose, self.base).centre(self.felt_at)
            spot = Outline((centre,), ((centre,),), (), 0)
            clear = not distance_to_edge(spot, self.ground).within(slip)
            return holds(self.ground, centre) if clear else None
        if not nearer_than(stand(pose, self.base), self.ground, slip):
            return False
        core = Base(self.base.width - 2 * slip, self.base.depth - 2 * slip)
        return True if min(core) > 0 and overlap(stand(pose, core), self.ground) else None


def _stretches(low: int, high: int, probe: _Probe) -> Iterator[tuple[int, int]]:
    """Give the stretches of facings, each without its first, at which a base feels terrain."""
    known = probe.sure(low, high)
    if known is None and high - low > _FINE:
        middle = (low + high) // 2
        yield from _stretches(low, middle, probe)
        yield from _stretches(middle, high, probe)
        return
    first, last = (known, known) if known is not None else (probe.on(low), probe.on(high))
    if first and last:
        yield low, high
    elif last:
        yield last_step(low, high, lambda gone: not probe.on(gone)), high
    elif first:
        yield low, last_step(low, high, probe.on)


def encroached(start: Outline, end: Outline, around: Around) -> tuple[str, ...]:
    """Return those to whom a base that turned stands too near, and nearer than before."""
    fences = zip((*around.solid, *around.shunned), _fences(start, around), strict=True)
    return tuple(one.name for one, (other, gap) in fences if nearer_than(end, other, gap))


def _fences(start: Outline, around: Around) -> list[tuple[Outline, int]]:
    """Return from whom to keep how far at the end: less than the rule's gap only if the turn starts nearer."""
    fences = [(other, 0) for _, other in around.solid]
    for _, other in around.shunned:
        gap = around.gap
        fences.append((other, distance(start, other).shown() if nearer_than(start, other, gap) else gap))
    return fences


def _strictly(gone: int, at: Callable[[int], Outline], fences: list[tuple[Outline, int]]) -> int:
    """Return the last facing, one by one backward, at which a base may stand without any tolerance."""
    while gone and any(nearer_than(at(gone), other, gap) for other, gap in fences):
        gone -= 1
    return gone


_Check = Callable[[Outline, int], bool]
"""Whether an outline has room, and so much more in whole units."""


def _walked(turn: int, radius: int, at: Callable[[int], Outline], named: list[tuple[str, _Check]]) -> int:
    """Return the last facing that a base reaches without being stopped, counted from where it starts.

    What it sweeps between two facings is the hull of both, and a bulge: an arc rises above its chord by less than
    radius * angle ** 2 / 8.
    """
    checks = [check for _, check in named]
    bare = all(name == EDGE for name, _ in named)
    gone, stride = 0, _LONGEST_STRIDE
    while gone < turn:
        stride = min(stride, turn - gone)
        if stride == 1:
            free = all(check(at(gone + 1), 0) for check in checks)
        else:
            swept = _swept(at(gone), at(gone + stride), bare=bare)
            bulge = radius * stride * stride // _BULGE + _ROUNDING
            free = all(check(swept, bulge) for check in checks)
        if free:
            gone += stride
            stride = min(2 * stride, _LONGEST_STRIDE)
        elif stride == 1:
            break
        else:
            stride //= 2
    return gone


def _swept(a: Outline, b: Outline, *, bare: bool) -> Outline:
    """Return the hull of two outlines; a ``bare`` one is only to be held against the edge: all their points do."""
    points = (*a.points, *b.points)
    ring = points if bare else hull(points)
    return Outline(ring, (ring,), (), 0)


def _pivot(pose: Pose, base: Base, about: Corner | Side | None) -> Point:
    if about is None:
        return Point(pose.x, pose.y)
    outline = stand(pose, base)
    return outline.corner(about) if isinstance(about, Corner) else outline.centre(about)


def _radius(outline: Outline, pivot: Point) -> int:
    return max(isqrt((x - pivot.x) ** 2 + (y - pivot.y) ** 2) for x, y in outline.points) + 2


def _checks(start: Outline, pivot: Point, radius: int, around: Around, allowed: int) -> list[tuple[str, _Check]]:
    """Return for each neighbour a check of the room that is left."""
    checks: list[tuple[str, _Check]] = []

    def out_of_reach(other: Outline, gap: int) -> bool:
        return (other.x - pivot.x) ** 2 + (other.y - pivot.y) ** 2 > (radius + other.reach + gap) ** 2

    board = around.table
    if board is not None and not _roomy(board, pivot, radius):
        checks.append((EDGE, partial(_room_on, board, around.tolerance)))
    for name, other in around.solid:
        if not out_of_reach(other, 0):
            checks.append((name, partial(_room_beside, other, allowed)))
    for name, other in around.shunned:
        gap = around.gap
        if out_of_reach(other, gap):
            continue
        if nearer_than(start, other, gap):
            gap = distance(start, other).shown()
        kept = max(gap - around.tolerance, 0)
        checks.append((name, partial(_room_outside, other, kept)))
    return checks


def _roomy(board: Outline, pivot: Point, radius: int) -> bool:
    """Tell whether a whole circle lies on the table."""
    return holds(board, pivot) and all(_depth(a, b, pivot) > radius**2 for a, b in _edges(board.points))


def _room_on(board: Outline, tolerance: int, outline: Outline, more: int) -> bool:
    if not on_table(outline, board):
        return False
    least = max(more - tolerance, 0) ** 2
    return not least or all(_depth(a, b, p) >= least for a, b in _edges(board.points) for p in outline.points)


def _depth(a: Point, b: Point, p: Point) -> int:
    """Return the square of the distance of a point from a line, rounded down."""
    ex, ey = b.x - a.x, b.y - a.y
    off = ex * (p.y - a.y) - ey * (p.x - a.x)
    return off * off // (ex * ex + ey * ey)


def _room_beside(other: Outline, allowed: int, outline: Outline, more: int) -> bool:
    if more > allowed:
        return not nearer_than(outline, other, more - allowed)
    if not overlap(outline, other):
        return True
    depth = bite(outline, other)
    return depth.within(allowed) and max(allowed - depth.shown() - 1, 0) >= more


def _room_outside(other: Outline, kept: int, outline: Outline, more: int) -> bool:
    return not nearer_than(outline, other, kept + more)


def _edges(ring: Ring) -> list[tuple[Point, Point]]:
    return list(zip(ring, ring[1:] + ring[:1], strict=True))


def bite(outline: Outline, other: Outline) -> Distance:
    """Return how deep a base bites into something, square to that edge of it from which the bite is least deep."""
    here = (outline.x, outline.y, 1)
    deepest = Distance(0, 1, 0, here, here)
    for part in other.parts:
        piece = cut([(x, y, 1) for x, y in outline.points], [_plane(a, b) for a, b in _edges(part)])
        if len(piece) < 3:
            continue
        for found in _least(piece, other):
            deepest = found if deepest.closer_than(found) else deepest
    return deepest


def _plane(a: Point, b: Point) -> HalfPlane:
    x, y = a.y - b.y, b.x - a.x
    return HalfPlane(x, y, x * a.x + y * a.y)


def _least(piece: list[Exact], other: Outline) -> list[Distance]:
    """Return the least of the depths at which a piece reaches behind each edge, if any is above 0."""
    least: Distance | None = None
    for a, b in _edges(other.points):
        x, y, c = _plane(a, b)
        depth, point = max((Fraction(x * px + y * py - c * w, w), (px, py, w)) for px, py, w in piece)
        if depth <= 0:
            continue
        found = Distance(depth.numerator**2, depth.denominator**2 * (x * x + y * y), 0, point, point)
        least = found if least is None or found.closer_than(least) else least
    return [] if least is None else [least]


def _proof(start: Pose, end: Pose, base: Base, pivot: Point, turn: int) -> Proof:
    outer = Corner.FRONT_LEFT if turn >= 0 else Corner.FRONT_RIGHT
    way = Sweep("way", pivot, stand(start, base).corner(outer), turn)
    return (way, area("base", stand(end, base).points))
