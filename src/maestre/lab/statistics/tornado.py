"""One value at a time: what lowering or raising it does to a share, while all others stay as the book has them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from maestre.lab.statistics.intervals import Difference, paired_difference


class Swing(msgspec.Struct, frozen=True):
    """What a value does to the share, low and high, beside what the book has."""

    name: str
    low: Difference
    high: Difference

    @property
    def size(self) -> float:
        """How far the share gets from one end of the three to the other."""
        ends = (0.0, self.low.difference, self.high.difference)
        return max(ends) - min(ends)


def tornado(
    book: Sequence[float], changed: Mapping[str, tuple[Sequence[float], Sequence[float]]], seed: int = 0
) -> tuple[Swing, ...]:
    """Give the rows of a tornado, the longest first, from the pairs of the book and of each value, low and high.

    All have their seeds in common. One row in twenty shows an effect that is none.
    """
    rows = [
        Swing(name, paired_difference(low, book, seed), paired_difference(high, book, seed))
        for name, (low, high) in changed.items()
    ]
    return tuple(sorted(rows, key=lambda row: (-row.size, row.name)))
