"""The shortest way of a point around what it may not enter: straight where it can, bending at corners."""

from collections.abc import Sequence
from heapq import heappop, heappush
from math import isqrt
from typing import NamedTuple

from maestre.space.tabletop.outlines import Outline
from maestre.space.tabletop.sight import enters
from maestre.space.tabletop.turns import Point

__all__ = ["Detour", "detour"]


class Detour(NamedTuple):
    """A way that bends: its length, each leg rounded up to the unit, and its points from first to last."""

    length: int
    way: tuple[Point, ...]


def detour(starts: Sequence[Point], ends: Sequence[Point], closed: Sequence[Outline], limit: int) -> Detour | None:
    """Return the shortest way from one of some points to another that enters nothing closed, if it is short enough.

    The way may touch what is closed and run along its edge. Of ways of one length the first found counts.
    """
    if len(starts) == len(ends) == 1:
        straight = _straight(starts[0], ends[0], closed, limit)
        if straight is not None:
            return straight
    corners = tuple(point for outline in closed for point in outline.points if _near(point, starts, limit))
    best: dict[Point, int] = dict.fromkeys(starts, 0)
    heap: list[tuple[int, int, tuple[Point, ...]]] = [(0, place, (start,)) for place, start in enumerate(starts)]
    number = len(heap)
    while heap:
        length, _, way = heappop(heap)
        here = way[-1]
        if here in ends:
            return Detour(length, way)
        if length > best[here]:
            continue
        for there in (*ends, *corners):
            gone = length + _long(here, there)
            if gone > limit or gone >= best.get(there, limit + 1) or any(enters(here, there, one) for one in closed):
                continue
            best[there] = gone
            number += 1
            heappush(heap, (gone, number, (*way, there)))
    return None


def _straight(start: Point, end: Point, closed: Sequence[Outline], limit: int) -> Detour | None:
    """The straight way, if nothing bars it: no other is shorter."""
    if start == end:
        return Detour(0, (start,))
    length = _long(start, end)
    if length > limit or any(enters(start, end, one) for one in closed):
        return None
    return Detour(length, (start, end))


def _near(point: Point, starts: Sequence[Point], limit: int) -> bool:
    return any(_long(start, point) <= limit for start in starts)


def _long(a: Point, b: Point) -> int:
    """The length of a leg rounded up: never short of the truth, and no bend ever seems shorter than a straight line."""
    square = (a.x - b.x) ** 2 + (a.y - b.y) ** 2
    return isqrt(square - 1) + 1 if square else 0
