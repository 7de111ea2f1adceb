"""Where a piece of scenery may be tried, and what is too near to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Final

from maestre.space import tabletop
from maestre.space.tabletop import Obstacle, Outline, Pose

_TRIES: Final = 8
"""How many spots anywhere, facing anywhere, are tried by chance before the grid."""
_FACINGS: Final = 500
"""They face by steps of so many hundredths of a degree."""


def spots(size: tuple[int, int], grid: int, rng: Random | None = None) -> Iterator[Pose]:
    """Spots of a table to try: all of a grid from the middle outward, or some by chance and then the grid by chance."""
    width, depth = size
    if rng is not None:
        for _ in range(_TRIES):
            yield Pose(rng.randrange(width), rng.randrange(depth), rng.randrange(0, tabletop.TURN, _FACINGS))
        points = [(x, y) for x in range(grid, width, grid) for y in range(grid, depth, grid)]
        yield from (Pose(x, y, 0) for x, y in rng.sample(points, len(points)))
    else:
        yield from _outward(width, depth, grid)


@cache
def _outward(width: int, depth: int, grid: int) -> tuple[Pose, ...]:
    """The grid of a table, from the middle outward."""
    points = [(x, y) for x in range(grid, width, grid) for y in range(grid, depth, grid)]
    points.sort(key=lambda spot: abs(2 * spot[0] - width) + abs(2 * spot[1] - depth))
    return tuple(Pose(x, y, 0) for x, y in points)


def touches(edge: Outline, other: Outline, slack: int) -> bool:
    """Whether two areas lie side by side: not on each other, and no farther apart than counts as touching."""
    return not tabletop.overlap(edge, other) and tabletop.distance(edge, other).within(slack)


def crowding(
    edge: Outline, others: Iterable[Obstacle], gap: int, kin: Sequence[Outline] = (), slack: int = 0
) -> str | None:
    """Name who is nearer than the gap, if anybody is; what touches one of its ``kin`` need only lie on nobody."""
    if any(touches(edge, one, slack) for one in kin):
        gap = 0
    return next((one.name for one in others if tabletop.nearer_than(edge, one.outline, gap)), None)
