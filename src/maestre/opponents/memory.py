"""What an agent keeps of a game for itself, and how much it may think."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from random import Random
from typing import TypeVar

import msgspec

P = TypeVar("P")


class Budget(msgspec.Struct, frozen=True):
    """How much an agent may think in a turn: so many answers played ahead, or for so many seconds.

    Answers are counted in leagues and studies, where the same seed must give the same game; time at a live table.
    """

    answers: int = 0
    seconds: float = 0.0


class Memory:
    """The plans of a turn. They may be lost at any time, and are then drawn again from the seed of that turn."""

    def __init__(self, seed: bytes | str | int = 0) -> None:
        self._seed = seed if isinstance(seed, bytes) else str(seed).encode()
        self._plans: dict[str, tuple[int, object]] = {}

    def plan(self, seat: str, turn: int, draw: Callable[[Random], P]) -> P:
        """Give the plan of a seat for a turn, drawn now if there is none."""
        kept = self._plans.get(seat)
        if kept is None or kept[0] != turn:
            kept = self._plans[seat] = turn, draw(self.chance(seat, turn))
        return kept[1]  # type: ignore[return-value]  # it is what was drawn for this seat

    def chance(self, seat: str, turn: int) -> Random:
        """Give the chance that a seat's plan for a turn is drawn from: the same whenever it is asked for."""
        return Random(blake2b(f"{seat}/{turn}".encode(), key=self._seed[:64], digest_size=16).digest())
