"""What may be concluded: inside a band, below it, above it, or nothing yet."""

from __future__ import annotations

from enum import StrEnum
from math import ceil, inf

import msgspec

from maestre.lab.statistics.intervals import Difference, Share


class Finding(StrEnum):
    """What a number of games shows."""

    INSIDE = "inside"
    BELOW = "below"
    ABOVE = "above"
    OPEN = "open"
    """The games are not enough to say."""


class Band(msgspec.Struct, frozen=True):
    """Where a share is wanted: from the one to the other."""

    low: float
    high: float

    def __post_init__(self) -> None:
        if not self.low <= self.high:
            raise ValueError(self)


class Verdict(msgspec.Struct, frozen=True):
    """What is found, and about how many more games or pairs it takes where nothing is; None if nobody can tell."""

    finding: Finding
    more: int | None = 0


def judge(found: Share, units: int, band: Band) -> Verdict:
    """Say whether a share lies in a band; it comes from so many games, or from so many pairs if those were counted."""
    return _judged(found.share, found.low, found.high, units, band, band)


def compare(found: Difference, units: int, margin: float = 0.0) -> Verdict:
    """Say whether a difference is one; ``INSIDE`` is less than the margin, either way, and so nothing that matters."""
    return _judged(found.difference, found.low, found.high, units, Band(-margin, margin), Band(0.0, 0.0))


def _judged(mean: float, low: float, high: float, units: int, within: Band, beyond: Band) -> Verdict:
    if within.low <= low and high <= within.high:
        return Verdict(Finding.INSIDE)
    if high < beyond.low:
        return Verdict(Finding.BELOW)
    if low > beyond.high:
        return Verdict(Finding.ABOVE)
    return Verdict(Finding.OPEN, _more(mean, low, high, units, within, beyond))


def _more(mean: float, low: float, high: float, units: int, within: Band, beyond: Band) -> int | None:
    """Estimate what is missing: an interval has half its width after four times as many, and its middle may stay."""
    ways = [
        max(_times(mean - low, mean - within.low), _times(high - mean, within.high - mean)),
        _times(high - mean, beyond.low - mean),
        _times(mean - low, mean - beyond.high),
    ]
    least = min(ways)
    return max(1, ceil(units * (least - 1))) if units and least < inf else None


def _times(arm: float, room: float) -> float:
    """Tell how many times as many it takes until an arm of the interval fits into its room."""
    return (arm / room) ** 2 if room > 0 else inf
