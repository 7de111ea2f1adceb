"""What an agent keeps of a game for itself, and how much it may think."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from random import Random
from time import process_time
from typing import Final, TypeVar

import msgspec

P = TypeVar("P")

USUAL: Final = 400
"""How many answers are played ahead in a turn where nothing else is said."""

CHEAPER: Final = 0.9
"""What a try is taken to cost when the next question is asked, beside what it cost before: less is left of the turn."""


def unhurried() -> bool:
    """Say that nobody waits."""
    return False


class Budget(msgspec.Struct, frozen=True):
    """How much an agent may think in a turn: so many answers played ahead or, if it has any, so many seconds of a core.

    Answers are counted in leagues and studies, where the same seed must give the same game; time at a live table.
    """

    answers: int = USUAL
    seconds: float = 0.0


class Spell:
    """A part of a budget, while it is spent."""

    def __init__(self, purse: Purse, most: float) -> None:
        self._purse = purse
        self._most = most

    def spend(self) -> None:
        """Count an answer that has been played ahead."""
        self._purse.played += 1

    def is_over(self) -> bool:
        """Whether it is spent."""
        return self._left() <= 0

    def affords(self, tries: int) -> bool:
        """Whether it is not over, and so many more tries fit in it if each costs what the last one did."""
        left = self._left()
        return left > 0 and tries * self._purse.price <= left

    @contextmanager
    def trial(self) -> Iterator[None]:
        """Note what it costs to try something."""
        before = self._purse.spent()
        yield
        self._purse.price = self._purse.spent() - before

    def _left(self) -> float:
        return self._purse.before + self._most - self._purse.spent()


class Purse:
    """What an agent has thought in a turn, and what is left of its budget."""

    def __init__(
        self, budget: Budget, hurried: Callable[[], bool] = unhurried, clock: Callable[[], float] = process_time
    ) -> None:
        """Open it; seconds are those of a core, unless another clock is given."""
        self._clock = clock
        self._timed = budget.seconds > 0
        self._all = budget.seconds if self._timed else float(budget.answers)
        self.played = 0
        """How many answers have been played ahead."""
        self.before = 0.0
        """What had been spent before the spell under way began."""
        self.price = 0.0
        """What the last try cost, as far as it was played ahead; a question later a little less."""
        self._start = 0.0
        self._hurried = hurried

    def spent(self) -> float:
        """Give what has been spent, of the time or of the answers: all of it by one who is hurried."""
        if self._hurried():
            return self._all
        return self.before + self._clock() - self._start if self._timed else float(self.played)

    def affords(self, tries: int, share: float) -> bool:
        """Whether so many tries are likely to fit in a part of what is left; later in a turn they cost less."""
        self.price *= CHEAPER
        return tries * self.price <= share * (self._all - self.before)

    @contextmanager
    def part(self, share: float) -> Iterator[Spell]:
        """Spend at most a part of what is left."""
        self._start = self._clock()
        yield Spell(self, share * max(0.0, self._all - self.before))
        self.before = self.spent()


class Memory:
    """The plans of a turn. They may be lost at any time, and are then drawn again from the seed of that turn."""

    def __init__(self, seed: bytes | str | int = 0) -> None:
        self._seed = seed if isinstance(seed, bytes) else str(seed).encode()
        self._plans: dict[str, tuple[int, object]] = {}
        self._purses: dict[str, tuple[int, Purse]] = {}
        self._lost: dict[str, tuple[int, int]] = {}
        self.hurried: Callable[[], bool] = unhurried
        """Whether somebody waits: then what is best by now is taken, and there is no more thinking in that turn."""

    def plan(self, seat: str, turn: int, draw: Callable[[Random], P]) -> P:
        """Give the plan of a seat for a turn, drawn now if there is none."""
        kept = self._plans.get(seat)
        if kept is None or kept[0] != turn:
            kept = self._plans[seat] = turn, draw(self.chance(seat, turn))
        return kept[1]  # type: ignore[return-value]  # it is what was drawn for this seat

    def purse(self, seat: str, turn: int, budget: Budget) -> Purse:
        """Give what a seat may still think in a turn."""
        kept = self._purses.get(seat)
        if kept is None or kept[0] != turn:
            kept = self._purses[seat] = turn, Purse(budget, self._is_hurried)
        return kept[1]

    def _is_hurried(self) -> bool:
        return self.hurried()

    def lost(self, seat: str, turn: int, look: Callable[[], bool]) -> int:
        """Count on how many turns running a seat has been lost, up to this one; it is looked at once a turn."""
        before, count = self._lost.get(seat, (-1, 0))
        if before != turn:
            count = count + 1 if look() else 0
            self._lost[seat] = turn, count
        return count

    def chance(self, seat: str, turn: int) -> Random:
        """Give the chance that a seat's plan for a turn is drawn from: the same whenever it is asked for."""
        return Random(blake2b(f"{seat}/{turn}".encode(), key=self._seed[:64], digest_size=16).digest())
