"""What the host leaves us: a shared one gives the cores to others for seconds, which no server can help."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Final

import msgspec

_FIGURES: Final = Path("/proc/stat")
_EVERY: Final = 0.25
MUCH: Final = 0.15
"""The share of the cores from which on a moment counts as taken."""


class Moment(msgspec.Struct, frozen=True):
    """A quarter of a second, and the share of the cores that the host gave to others in it."""

    begin: float
    end: float
    share: float


class Host:
    """Watches what the host takes."""

    def __init__(self) -> None:
        self._taken: list[Moment] = []
        self._all: list[Moment] = []

    async def watch(self) -> None:
        """Go on until cancelled."""
        then, (before, whole) = time.monotonic(), _ticks()
        while True:
            await asyncio.sleep(_EVERY)
            now, (after, total) = time.monotonic(), _ticks()
            moment = Moment(then, now, (after - before) / max(1, total - whole))
            self._all.append(moment)
            if moment.share >= MUCH:
                self._taken.append(moment)
            then, before, whole = now, after, total

    def is_calm(self, begin: float, end: float) -> bool:
        """Whether the cores were ours all the while."""
        return not any(one.begin < end and begin < one.end for one in reversed(self._taken))

    def taken(self, begin: float, end: float) -> float:
        """The share that was taken from one moment to another."""
        shares = [one.share for one in self._all if begin <= one.end <= end]
        return sum(shares) / max(1, len(shares))


def _ticks() -> tuple[int, int]:
    """What was taken so far, and all that has gone by."""
    figures = [int(word) for word in _FIGURES.read_text().split("\n", 1)[0].split()[1:9]]
    return figures[7], sum(figures)
