"""How somebody on his own goes about the table: freely, around what is closed to him, in and out of bases."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from maestre.space import tabletop
from maestre.space.tabletop import Detour, Outline, Point, Vector

_TURNS: Final = 24
_STRIDES: Final = 4
"""How many headings, and how many lengths of each, are tried for a place to go."""


def ride_length(starts: Sequence[Point], ends: Sequence[Point], closed: Sequence[Outline], limit: int) -> Detour | None:
    """Give the shortest way from one of some points to another, with its length; None if it is longer than the limit.

    Whatever holds a start is left out of what is closed: who is in it may get out.
    """
    barred = [one for one in closed if not any(tabletop.holds(one, start) for start in starts)]
    return tabletop.detour(starts, ends, barred, limit)


def doors(edge: Outline, toward: Outline | Point) -> tuple[Point, ...]:
    """Points of an edge where somebody may go in or out: the one nearest to where he comes from, and the corners."""
    other = toward if isinstance(toward, Outline) else tabletop.stand(tabletop.Pose(*toward, 0), tabletop.Disc(0))
    x, y, over = tabletop.distance(other, edge).end
    return (Point((2 * x + over) // (2 * over), (2 * y + over) // (2 * over)), *edge.points)


def places_about(hub: Point, length: int, beyond: int = 0) -> list[Point]:
    """Points to try in all directions, some strides out each; ``beyond`` is how far out the first stride begins."""
    return [Point(hub.x + x, hub.y + y) for x, y in strides(length, beyond)]


@lru_cache(256)
def strides(length: int, beyond: int) -> tuple[Vector, ...]:
    """Give the ways to such points, as seen from the middle."""
    spread = ((turn * tabletop.TURN // _TURNS, stride) for turn in range(_TURNS) for stride in range(1, _STRIDES + 1))
    return tuple(tabletop.step(heading, length * stride // _STRIDES + beyond) for heading, stride in spread)
