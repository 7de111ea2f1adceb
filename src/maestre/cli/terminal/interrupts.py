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
    """A signal came, or more than one (``again``); ``code`` is what the program then ends with."""

    def __init__(self, number: int = signal.SIGINT, *, again: bool = False) -> None:
        super().__init__(number)
        self.by_hand = number == signal.SIGINT
        self.again = again
        self.code = _SHIFT + number


class Resumed(Exception):
    """Somebody had put the program aside, and is back at its prompt."""


class Interrupts:
    """Hears signals for as long as a game is played."""

    def __init__(self) -> None:
        self.heard: int | None = None
        self._thinking = False
        self._again = False
        self._pondering = False
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
        """Only note signals while an order is carried out, which nothing may break off."""
        self._thinking = True
        try:
            yield
        finally:
            self._thinking = False

    @contextmanager
    def pondering(self) -> Iterator[None]:
        """Let a second signal break off what may take long and changes nothing."""
        self._pondering = True
        try:
            yield
        finally:
            self._pondering = False

    def noted(self) -> Interrupted | None:
        """Give what came while rules were under way, once."""
        number, self.heard = self.heard, None
        again, self._again = self._again, False
        return None if number is None else Interrupted(number, again=again)

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
        if self._thinking and (self.heard is None or not self._pondering):
            self._again = self.heard is not None
            self.heard = number
        else:
            raise Interrupted(number)
