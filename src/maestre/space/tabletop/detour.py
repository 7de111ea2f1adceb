"""The shortest way of a point around what it may not enter: straight where it can, bending at corners."""

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import product
from math import isqrt
from typing import NamedTuple

from maestre.space.tabletop.outlines import Outline
from maestre.space.tabletop.sight import enters
from maestre.space.tabletop.turns import Point


class Detour(NamedTuple):
    """A way that bends: its length, each leg rounded up to the unit, and its points from first to last."""

    length: int
    way: tuple[Point, ...]


def detour(starts: Sequence[Point], ends: Sequence[Point], closed: Sequence[Outline], limit: int) -> Detour | None:
    """Return the shortest way from one of some points to another that enters nothing closed, if it is short enough.

    The way may touch what is closed and run along its edge. Of ways of one length the first found counts. No bend is
    shorter than the shortest straight line between a start and an end, so that this is looked at first.
    """
    straight = [(_long(start, end), place, start, end) for place, (start, end) in enumerate(product(starts, ends))]
    length, _, start, end = min(straight, default=(limit + 1, 0, Point(0, 0), Point(0, 0)))
    if length > limit:
        return None
    if not length or not any(enters(start, end, one) for one in closed):
        return Detour(length, (start, end) if length else (start,))
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


def _near(point: Point, starts: Sequence[Point], limit: int) -> bool:
    return any(_square(start, point) <= limit * limit for start in starts)


def _square(a: Point, b: Point) -> int:
    (x, y), (tox, toy) = a, b
    return (x - tox) * (x - tox) + (y - toy) * (y - toy)


def _long(a: Point, b: Point) -> int:
    """The length of a leg rounded up: never short of the truth, and no bend ever seems shorter than a straight line."""
    square = (a.x - b.x) ** 2 + (a.y - b.y) ** 2
    return isqrt(square - 1) + 1 if square else 0
