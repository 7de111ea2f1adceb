"""What a number of games says of a share, and how far chance alone may have moved it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from numpy.typing import NDArray

Z: Final = 1.959964
"""The normal quantile of a 95 % interval."""

_PAIR: Final = 2
_ENDS: Final = (0.0, 1.0)
"""A pair lost and a pair won that nobody played: with them a few pairs that all ended alike still leave some doubt."""
_CHANGES: Final = (-0.5, 0.5)
"""The same for differences: in one pair a game more was won, in one a game less."""
_RESAMPLES: Final = 4000
_TAIL: Final = 0.025
_AT_ONCE: Final = 1 << 20


class Share(msgspec.Struct, frozen=True):
    """A share of the games and the 95 % interval around it."""

    share: float
    low: float
    high: float


class Difference(msgspec.Struct, frozen=True):
    """By how much a share or a rating is above another, and the 95 % interval around that."""

    difference: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Share:
    """Give a share and its interval after Wilson, for games that have nothing in common; a draw is half a win."""
    if not games:
        return Share(0.0, 0.0, 1.0)
    p = wins / games
    spread = Z * sqrt(p * (1 - p) / games + Z**2 / (4 * games**2))
    middle = p + Z**2 / (2 * games)
    scale = 1 + Z**2 / games
    low, high = max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
    return Share(round(p, 4), round(low, 4), round(high, 4))


def pair_shares(results: Sequence[float]) -> tuple[float, ...]:
    """Give the share of each pair from the results of games in order, 1 or 1/2 or 0; a game without its other waits."""
    return tuple((one + other) / _PAIR for one, other in zip(results[::_PAIR], results[1::_PAIR], strict=False))


def paired_share(pairs: Sequence[float], seed: int = 0) -> Share:
    """Give the mean of the shares of pairs and its bootstrap interval.

    The two games of a pair have their dice in common and the sides swapped, so that only pairs are drawn anew.
    """
    if not pairs:
        return Share(0.0, 0.0, 1.0)
    return Share(fmean(pairs), *_bootstrap(pairs, _ENDS, seed))


def paired_difference(changed: Sequence[float], book: Sequence[float], seed: int = 0) -> Difference:
    """Give by how much the share is higher where something was changed; the pairs of both have their seeds in common.

    What the dice did to both falls out of it, so that it takes fewer games than two shares apart.
    """
    if not book:
        return Difference(0.0, -1.0, 1.0)
    differences = [one - other for one, other in zip(changed, book, strict=True)]
    return Difference(fmean(differences), *_bootstrap(differences, _CHANGES, seed))


def _bootstrap(units: Sequence[float], ends: tuple[float, float], seed: int) -> tuple[float, float]:
    """Draw as many units as there are again and again, and give where the middle 95 % of their means lie."""
    import numpy as np

    drawn = np.array([*units, *ends])
    # NumPy promises that the raw words of this generator stay what they are, and nothing of what it makes of them.
    chance = np.random.PCG64(seed)
    rows = max(1, _AT_ONCE // drawn.size)
    means: list[NDArray[np.float64]] = []
    for start in range(0, _RESAMPLES, rows):
        many = min(rows, _RESAMPLES - start)
        means.append(drawn[(chance.random_raw(many * drawn.size) % drawn.size).reshape(many, -1)].mean(axis=1))
    ordered = np.sort(np.concatenate(means))
    out = int(_TAIL * _RESAMPLES)
    return float(ordered[out]), float(ordered[-1 - out])
