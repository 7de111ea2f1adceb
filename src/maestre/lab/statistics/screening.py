"""Which of many values matter at all, after Morris: walks through their levels, one value changed at each step."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import pi, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

import msgspec

Point = tuple[int, ...]
"""A level of each value, counted from 0."""

_LEAST: Final = 2
"""Of one level there is no step, and of one walk no spread."""


class Effect(msgspec.Struct, frozen=True):
    """What one value does to the outcome when it goes from its first level to its last.

    ``mu`` is the mean over the walks and ``mu_star`` the mean of the sizes; ``sigma`` is large where the effect depends
    on the other values, or is not a straight line. ``noise`` is the ``mu_star`` of a value that does nothing.
    """

    mu: float
    mu_star: float
    sigma: float
    noise: float


def walks(levels: Sequence[int], count: int, seed: int) -> tuple[tuple[Point, ...], ...]:
    """Draw walks through so many levels of each value; each walk changes every value once, in an order of its own."""
    if min(levels) < _LEAST or count < _LEAST:
        raise ValueError(levels, count)
    chance = Random(seed)
    return tuple(_walk(levels, chance) for _ in range(count))


def _walk(levels: Sequence[int], chance: Random) -> tuple[Point, ...]:
    here = [chance.randrange(many) for many in levels]
    points = [tuple(here)]
    for value in chance.sample(range(len(levels)), len(levels)):
        step = _step(levels[value])
        ways = [to for to in (here[value] - step, here[value] + step) if 0 <= to < levels[value]]
        here[value] = chance.choice(ways)
        points.append(tuple(here))
    return tuple(points)


def _step(levels: int) -> int:
    """Half of the levels: each of them is then left and reached equally often, if their number is even."""
    return levels // 2


def effects(
    levels: Sequence[int], walked: Sequence[Sequence[Point]], outcomes: Sequence[Sequence[float]], error: float = 0.0
) -> tuple[Effect, ...]:
    """Give the effect of each value from the outcome at each point of the walks.

    ``error`` is the standard error of one outcome, if those have no dice in common; the noise is reckoned from it.
    """
    found: list[list[float]] = [[] for _ in levels]
    for points, results in zip(walked, outcomes, strict=True):
        for (before, after), (was, became) in zip(pairwise(points), pairwise(results), strict=True):
            value = next(place for place, level in enumerate(before) if level != after[place])
            part = (after[value] - before[value]) / (levels[value] - 1)
            found[value].append((became - was) / part)
    return tuple(
        Effect(
            fmean(elementary),
            fmean(map(abs, elementary)),
            stdev(elementary),
            2 / sqrt(pi) * error * (many - 1) / _step(many),
        )
        for many, elementary in zip(levels, found, strict=True)
    )
