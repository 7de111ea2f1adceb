"""Ctrl-C and whatever tells a program to end: heard at once at the prompt, between two answers while it thinks."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

_SIGNALS: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
_BACK: Final[int | None] = getattr(signal, "SIGCONT", None)
_SHIFT: Final = 128


class Interrupted(KeyboardInterrupt):
    """A signal came; ``code`` is what the program then ends with."""

    def __init__(self, number: int = signal.SIGINT) -> None:
        super().__init__(number)
        self.by_hand = number == signal.SIGINT
        self.code = _SHIFT + number


class Resumed(Exception):
    """Somebody had put the program aside, and is back at its prompt."""


class Interrupts:
    """Hears signals for as long as a game is played."""

    def __init__(self) -> None:
        self.heard: int | None = None
        self._thinking = False
        self._reading = False

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Take over what signals do; a thread that is not the main one cannot, and goes without."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.getsignal(number) for number in _SIGNALS}
        wanted = [number for number in _SIGNALS if before[number] is not signal.SIG_IGN]
        for number in wanted:
            signal.signal(number, self._hear)
        if _BACK is not None:
            signal.signal(_BACK, self._back)
        try:
            yield
        finally:
            for number in wanted:
                signal.signal(number, before[number])
            if _BACK is not None:
                signal.signal(_BACK, signal.SIG_DFL)

    @contextmanager
    def thinking(self) -> Iterator[None]:
        """Only note the first signal while rules are under way, which nothing may break off; a second one does."""
        self._thinking = True
        try:
            yield
        finally:
            self._thinking = False

    def noted(self) -> Interrupted | None:
        """Give what came while rules were under way, once."""
        number, self.heard = self.heard, None
        return None if number is None else Interrupted(number)

    @property
    def ending(self) -> bool:
        """Say whether something other than a hand on the keyboard wants the program to end."""
        return self.heard is not None and self.heard != signal.SIGINT

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Have whoever comes back from the shell told so, by `Resumed`."""
        self._reading = True
        try:
            yield
        finally:
            self._reading = False

    def _back(self, number: int, frame: FrameType | None) -> None:
        if self._reading:
            raise Resumed

    def _hear(self, number: int, frame: FrameType | None) -> None:
        if self._thinking and self.heard is None:
            self.heard = number
        else:
            raise Interrupted(number)
