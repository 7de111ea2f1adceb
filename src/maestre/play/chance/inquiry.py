"""What may come of a table, worked out as far as there is time for it, and further whenever there is more.

Each throw is followed in all its readings, as long as that goes. What has come to an end so has its exact part in every
figure, and keeps it: chance follows only the ways that are still open, and the error is theirs alone. So odds are exact
where all ways have been followed, and the less is left to chance, the smaller is what a figure may be off.

The open ways lie side by side on a line, each as long as its chance. The line is cut into equal pieces; each is hit
once, in an order by chance, before any is hit again. So no part is forgotten; every course still comes up as often as
it happens, and figures spread no more than those of independent throws, for which their margin stands.
"""

from __future__ import annotations

from bisect import bisect
from collections import deque
from collections.abc import Callable
from fractions import Fraction
from itertools import accumulate
from math import inf, sqrt
from random import Random
from time import perf_counter
from typing import Final, Generic, TypeVar

import msgspec

from maestre.play.asking.requests import Draw, Throw
from maestre.play.chance.courses import Course, Way, ways_on
from maestre.play.chance.dice import SEED_BYTES
from maestre.play.state import State
from maestre.play.table import Table

S = TypeVar("S", bound=State)
R = TypeVar("R")

EXACT: Final = 2.5
"""Seconds in all after which what is not exact stays open: chance does the rest."""
FEWEST: Final = 4
"""So many courses are followed by chance however little time there is."""
SAMPLES: Final = 100_000
"""With so many, no figure is off by as much as half a point."""
HELD: Final = 2000
"""How many positions are held at once."""
PIECES: Final = 64
"""In how many pieces the open ways are cut."""
_SIGMAS: Final = 1.96
"""In so many standard errors lie 95 of 100."""


class Odds(msgspec.Struct, Generic[R], frozen=True):
    """How likely each result is: exact, or to so much with 95 % certainty."""

    chances: dict[R, Fraction]
    exact: bool
    samples: int = 0
    """How many courses chance has followed,"""
    open: Fraction = Fraction(0)
    """how much of all was left to it,"""
    counts: dict[R, int] = {}
    """and how often it gave each result."""

    def margin(self, result: R) -> float:
        """Give how far a chance may be off: the longer arm of Wilson's interval; nothing when exact.

        A result that was not met has a margin too.
        """
        if self.exact:
            return 0.0
        n, squared = self.samples, _SIGMAS**2
        p = self.counts.get(result, 0) / n
        middle = (p + squared / (2 * n)) / (1 + squared / n)
        half = _SIGMAS / (1 + squared / n) * sqrt(p * (1 - p) / n + squared / (4 * n * n))
        return float(self.open) * (abs(middle - p) + half)

    @property
    def widest(self) -> float:
        """The largest margin of all."""
        return max(map(self.margin, self.chances), default=0.0)


class _Wave(Generic[S, R]):
    """What was exact at some moment, the ways that were open then, and how often chance has given each result since."""

    def __init__(self, settled: dict[R, Fraction], ways: list[Way[S]]) -> None:
        self._settled = settled
        self._ways = ways
        self._line = [*accumulate(float(way.chance) for way in ways)]
        self._pieces: list[int] = []
        self._counts: dict[R, int] = {}
        self.open = sum((way.chance for way in ways), Fraction(0))
        self.samples = 0

    def sample(self, course: Course[S, R], rng: Random) -> None:
        """Follow one course of the dice, from one of the open ways."""
        if not self._pieces:
            self._pieces = rng.sample(range(PIECES), PIECES)
        point = (self._pieces.pop() + rng.random()) / PIECES * self._line[-1]
        way = self._ways[min(bisect(self._line, point), len(self._ways) - 1)]
        result = course.end(way.gone(), rng.randbytes(SEED_BYTES))
        self._counts[result] = self._counts.get(result, 0) + 1
        self.samples += 1

    @property
    def error(self) -> float:
        """How far its figures may be off, beside those of another wave."""
        return float(self.open) / sqrt(self.samples) if self.samples else inf

    def odds(self) -> Odds[R]:
        """Put together what was exact and what chance gave."""
        chances = dict(self._settled)
        for result, count in self._counts.items():
            chances[result] = chances.get(result, Fraction(0)) + self.open * Fraction(count, self.samples)
        return Odds(chances, exact=False, samples=self.samples, open=self.open, counts=self._counts.copy())


class Inquiry(Generic[S, R]):
    """What may come of one table: it keeps all that it has worked out, and the table feels nothing of it.

    The table is one that the asker may search: a fork of an open game, or one that `imagine` gave.
    """

    def __init__(
        self,
        table: Table[S],
        course: Course[S, R],
        rng: Random | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.spent = 0.0
        """Seconds of work so far."""
        self._course = course
        self._clock = clock
        self._rng = rng or Random(table.fingerprint())
        self._settled: dict[R, Fraction] = {}
        self._ways: deque[Way[S]] = deque()
        """What leads on from the position that is being followed,"""
        self._here: deque[Way[S]] = deque((Way(table.fork(None), Fraction(1)),))
        """the others as many entries from the beginning,"""
        self._ahead: dict[str | int, Way[S]] = {}
        """those one entry further, of which all alike at a quiet point are one,"""
        self._barred: list[Way[S]] = []
        """and those from which too many ways lead on."""
        self._placed = 0
        self._following = 0.0
        self._wave: _Wave[S, R] | None = None
        """What chance has given since more was exact,"""
        self._best: _Wave[S, R] | None = None
        """and before, if that still is more."""

    @property
    def is_exact(self) -> bool:
        """Whether all ways have been followed to their end."""
        return not self._barred and self._is_followed

    @property
    def _is_followed(self) -> bool:
        return not (self._ways or self._here or self._ahead)

    def odds(self) -> Odds[R]:
        """Say how likely each result is, as far as that is known."""
        if self.is_exact:
            self._wave = self._best = None
            return Odds(self._settled, exact=True)
        assert self._best is not None, "what is not exact is looked at after some work"
        return self._best.odds()

    def work(self, seconds: float) -> None:
        """Go on for so long: one half in following all ways, while that is worth while, the rest with chance."""
        start = self._clock()
        self.follow(min(seconds / 2, EXACT - self._following))
        if not self.is_exact:
            self.sample(seconds - (self._clock() - start))
        self.spent += self._clock() - start

    # ---------------------------------------------------------------- exactly

    def follow(self, seconds: float, most: float = inf) -> None:
        """Follow all ways on, for so long and through so many positions."""
        start = self._clock()
        gone = 0
        while gone < most and not self._is_followed and self._clock() - start < seconds:
            if len(self._here) + len(self._ahead) >= HELD:
                break
            self._go_on()
            self._wave = None
            gone += 1
        self._following += self._clock() - start

    def _go_on(self) -> None:
        """Go one way, or look from the next position which ways lead on."""
        if self._ways:
            way = self._ways.popleft()
            self._place(Way(way.gone(), way.chance))
            return
        if not self._here:
            self._here.extend(self._ahead.values())
            self._ahead.clear()
        way = self._here.popleft()
        request = way.table.request
        if self._course.is_over(way.table):
            self._settle(way)
        elif isinstance(request, Throw | Draw):
            ways = ways_on(way, request)
            if ways is None:
                self._barred.append(way)
            else:
                self._ways.extend(ways)
        else:
            way.table.say(*self._course.word(way.table))
            self._place(way)

    def _place(self, way: Way[S]) -> None:
        """Note where a way has led."""
        self._placed += 1
        if way.table.between_steps:
            alike = self._course.alike(way.table)
            before = self._ahead.get(alike)
            self._ahead[alike] = way if before is None else Way(before.table, before.chance + way.chance)
        elif self._course.is_over(way.table):
            self._settle(way)
        else:
            self._ahead[self._placed] = way

    def _settle(self, way: Way[S]) -> None:
        result = self._course.measure(way.table)
        self._settled[result] = self._settled.get(result, Fraction(0)) + way.chance

    # ---------------------------------------------------------------- by chance

    def sample(self, seconds: float, most: int = SAMPLES) -> None:
        """Follow courses by chance on the open ways, for so long, and so many in all since more was exact."""
        start = self._clock()
        self._here = deque(filter(self._is_open, self._here))
        self._ahead = {alike: way for alike, way in self._ahead.items() if self._is_open(way)}
        if self.is_exact:
            return
        if self._wave is None:
            ways = [*self._ways, *self._here, *self._ahead.values(), *self._barred]
            self._wave = _Wave(self._settled.copy(), ways)
        wave = self._wave
        while wave.samples < most and (wave.samples < FEWEST or self._clock() - start < seconds):
            wave.sample(self._course, self._rng)
        if self._best is None or wave.error <= self._best.error:
            self._best = wave

    def _is_open(self, way: Way[S]) -> bool:
        """Say whether a way goes on; one that has come to its end is settled."""
        if self._course.is_over(way.table):
            self._settle(way)
            return False
        return True
