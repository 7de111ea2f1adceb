"""How much is too much: what each person and address has on this node at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from weakref import WeakValueDictionary

from maestre.server.web.problems import Capped


class Lines:
    """Whoever wants more at a time than may be under way stands in a line of their own, and in nobody else's."""

    def __init__(self) -> None:
        self._turns: WeakValueDictionary[tuple[str, str], asyncio.Semaphore] = WeakValueDictionary()

    def turn(self, who: str, kind: str, most: int) -> asyncio.Semaphore:
        """Give what is held while one of a kind is under way; the others come after it in their order."""
        turn = self._turns.get((who, kind))
        if turn is None:
            turn = self._turns[who, kind] = asyncio.Semaphore(most)
        return turn


class Crowd:
    """Counts what each holds of one kind, and refuses what is above the cap."""

    def __init__(self, key: str) -> None:
        self._key = key
        self._held: dict[str, int] = {}

    def take(self, who: str, most: int) -> None:
        """Let somebody hold one more, or raise `Capped`."""
        held = self._held.get(who, 0)
        if held >= most:
            raise Capped(self._key, most)
        self._held[who] = held + 1

    def give_back(self, who: str) -> None:
        """Let somebody hold one fewer."""
        self._held[who] -= 1
        if not self._held[who]:
            del self._held[who]

    @contextmanager
    def holding(self, who: str, most: int) -> Iterator[None]:
        """Let somebody hold one more as long as the body runs."""
        self.take(who, most)
        try:
            yield
        finally:
            self.give_back(who)
