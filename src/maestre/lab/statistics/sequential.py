"""A stop that holds however often one looks: whoever bets against an even match cannot expect to grow rich.

Take somebody who, at every result, stakes a part of the purse on one side, at the price that would be fair if both were
equal. If they are, the purse is worth on average what it was, and the chance that it ever comes to twenty times that is
at most one in twenty, whenever and however often one looks (Ville). So a purse of twenty says that they are not equal.
Nobody knows the best stake beforehand: the purse is spread over many, in both directions, as a beta distribution is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import ceil, exp, inf, log, sqrt
from statistics import NormalDist
from typing import Final

from maestre.lab.statistics.intervals import Share

EVEN: Final = 0.5
ERROR: Final = 0.05
"""How often, at most, equals may be said to differ, over all looks together."""

_STAKES: Final = tuple(0.5**place for place in range(12))
"""For one point, as parts of the purse; more than all of it could be lost. The least suits a share of 50.01 %."""
_LIKELY: Final = 10
"""The parameter of the beta distribution, by trying: good for shares from 52 % to 80 %, of games and of pairs."""
_BISECTIONS: Final = 30


def _spread() -> tuple[tuple[float, float], ...]:
    """Spread the purse over the stakes: each with the logarithm of its part, in one direction."""
    parts = [stake * (1 - stake**2 / 4) ** (_LIKELY - 1) for stake in _STAKES]
    return tuple((stake, log(part / sum(parts) / 2)) for stake, part in zip(_STAKES, parts, strict=True))


_SPREAD: Final = _spread()


def log_evidence(tally: Mapping[float, int], share: float = EVEN) -> float:
    """Give the logarithm of the purse of somebody who bets that the share is not this one.

    The tally says how many units came to 0, to 1, and to what is between: games, or pairs of games.
    """
    gains = [(points - share, count) for points, count in tally.items()]
    purses = []
    for stake, part in _SPREAD:
        for direction in (stake, -stake):
            gain = part
            for points, count in gains:
                factor = 1 + direction * points
                gain += count * (log(factor) if factor > 0 else -inf)
            purses.append(gain)
    most = max(purses)
    return most + log(sum(exp(purse - most) for purse in purses))


class Looks:
    """Results as they come, which may be looked at after each of them.

    A result is that of a game (1, 1/2 or 0) or the share of a pair; where games share their dice, it must be the pair.
    They are fed in the order of their seeds: as workers bring them, quick games would come first, and those may be the
    victories of one side.
    """

    def __init__(self, results: Iterable[float] = (), error: float = ERROR) -> None:
        self._tally: Counter[float] = Counter()
        self._most = -log(error)
        self.add(*results)

    def add(self, *results: float) -> None:
        """Take what came next."""
        if not all(0 <= result <= 1 for result in results):
            raise ValueError(results)
        self._tally.update(results)

    @property
    def units(self) -> int:
        """How many results there are."""
        return self._tally.total()

    @property
    def concluded(self) -> bool:
        """Whether both are not equal, beyond doubt."""
        return log_evidence(self._tally) >= self._most

    def interval(self) -> Share:
        """Give the share so far, and around it those that no bet has refuted; it holds at all looks at once."""
        if not self.units:
            return Share(0.0, 0.0, 1.0)
        share = sum(points * count for points, count in self._tally.items()) / self.units
        return Share(share, self._end(share, 0.0), self._end(share, 1.0))

    def _end(self, inside: float, outside: float) -> float:
        """Look for the last share that is not refuted; the purse is a convex function of it."""
        if log_evidence(self._tally, outside) < self._most:
            return outside
        for _ in range(_BISECTIONS):
            middle = (inside + outside) / 2
            if log_evidence(self._tally, middle) < self._most:
                inside = middle
            else:
                outside = middle
        return outside


def fixed_size(share: float, power: float = 0.8, error: float = ERROR) -> int:
    """Give how many games a test that looks once, at the end, needs to tell such a share from an even one so often."""
    if share == EVEN:
        raise ValueError(share)
    doubt, hope = NormalDist().inv_cdf(1 - error / 2), NormalDist().inv_cdf(power)
    return ceil(((doubt * EVEN + hope * sqrt(share * (1 - share))) / (share - EVEN)) ** 2)
