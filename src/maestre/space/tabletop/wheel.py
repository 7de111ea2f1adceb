"""Turns: about the centre, about the front centre, about a front corner, and who stands in their way.

A turn is walked in facings of a hundredth of a degree. Many are taken together where all that the base sweeps between
the first and the last is free, and one by one where something is near: so no contact is skipped.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from math import isqrt
from typing import Final, NamedTuple

from maestre.space.tabletop._plane import Exact, HalfPlane, Ring, cut, hull
from maestre.space.tabletop.around import EDGE, Around, on_table
from maestre.space.tabletop.distances import Distance, distance, nearer_than, overlap
from maestre.space.tabletop.outlines import Base, Corner, Outline, Pose, Side, held, placed, stand
from maestre.space.tabletop.proof import Proof, Sweep, area
from maestre.space.tabletop.turns import QUARTER_TURN, TURN, Point, arc_length

__all__ = ["Wheel", "bite", "faced_about", "turned", "wheel"]

_LONGEST_STRIDE: Final = 800
"""How many facings are looked at together at most: 8 degrees."""

_BULGE: Final = 8 * 5_729**2
"""Eight times the square of the facings in a radian, rounded down."""

_ROUNDING: Final = 2
"""What is swept differs from an exact turn by less than this, as corners and pivot are rounded."""


class Wheel(NamedTuple):
    """A turn as far as it got, the way of the outer front corner, and who stopped it short (nobody: ())."""

    pose: Pose
    turn: int
    walked: int
    stopped_by: tuple[str, ...]
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

    gone = _walked(abs(turn), radius, at, [check for _, check in checks]) if checks else abs(turn)
    stopped_by = tuple(name for name, check in checks if gone < abs(turn) and check(at(gone + 1)) < 0)
    if not bite_allowed:
        gone = _strictly(gone, at, _fences(start, around))
    found = turned(pose, base, about, sign * gone)
    walked = arc_length(base.width, gone) if isinstance(about, Corner) else 0
    return Wheel(found, sign * gone, walked, stopped_by, _proof(pose, found, base, pivot, sign * gone))


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


_Check = Callable[[Outline], int]


def _walked(turn: int, radius: int, at: Callable[[int], Outline], checks: list[_Check]) -> int:
    """Return the last facing that a base reaches without being stopped, counted from where it starts.

    What it sweeps between two facings is the hull of both, and a bulge: an arc rises above its chord by less than
    radius * angle ** 2 / 8.
    """
    gone, stride = 0, _LONGEST_STRIDE
    while gone < turn:
        stride = min(stride, turn - gone)
        if stride == 1:
            free = all(check(at(gone + 1)) >= 0 for check in checks)
        else:
            swept = _swept(at(gone), at(gone + stride))
            bulge = radius * stride * stride // _BULGE + _ROUNDING
            free = all(check(swept) >= bulge for check in checks)
        if free:
            gone += stride
            stride = min(2 * stride, _LONGEST_STRIDE)
        elif stride == 1:
            break
        else:
            stride //= 2
    return gone


def _swept(a: Outline, b: Outline) -> Outline:
    ring = hull((*a.points, *b.points))
    return Outline(ring, (ring,), (), 0)


def _pivot(pose: Pose, base: Base, about: Corner | Side | None) -> Point:
    if about is None:
        return Point(pose.x, pose.y)
    outline = stand(pose, base)
    return outline.corner(about) if isinstance(about, Corner) else outline.centre(about)


def _radius(outline: Outline, pivot: Point) -> int:
    return max(isqrt((x - pivot.x) ** 2 + (y - pivot.y) ** 2) for x, y in outline.points) + 2


def _checks(start: Outline, pivot: Point, radius: int, around: Around, allowed: int) -> list[tuple[str, _Check]]:
    """Return for each neighbour a measure of the room that is left: whole units, negative if there is none."""
    checks: list[tuple[str, _Check]] = []

    def out_of_reach(other: Outline, gap: int) -> bool:
        return (other.x - pivot.x) ** 2 + (other.y - pivot.y) ** 2 > (radius + other.reach + gap) ** 2

    board = around.table
    if board is not None:
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


def _room_on(board: Outline, tolerance: int, outline: Outline) -> int:
    if not on_table(outline, board):
        return -1
    return min(isqrt(_depth(a, b, p)) for a, b in _edges(board.points) for p in outline.points) + tolerance


def _depth(a: Point, b: Point, p: Point) -> int:
    """Return the square of the distance of a point from a line, rounded down."""
    ex, ey = b.x - a.x, b.y - a.y
    off = ex * (p.y - a.y) - ey * (p.x - a.x)
    return off * off // (ex * ex + ey * ey)


def _room_beside(other: Outline, allowed: int, outline: Outline) -> int:
    if not overlap(outline, other):
        return distance(outline, other).shown() + allowed
    depth = bite(outline, other)
    return max(allowed - depth.shown() - 1, 0) if depth.within(allowed) else -1


def _room_outside(other: Outline, kept: int, outline: Outline) -> int:
    if nearer_than(outline, other, kept):
        return -1
    return distance(outline, other).shown() - kept


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
