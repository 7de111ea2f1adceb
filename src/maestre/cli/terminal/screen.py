"""What stands between two prompts: words folded to the terminal, and how much room there is for more."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from threading import Lock, Timer
from typing import Final

from maestre.cli.frame.voice import Voice
from maestre.play.written.messages import Arg

PATIENCE: Final = 1.0
"""After so many seconds somebody who waits is told for what."""
HANG: Final = 2
_LEAST: Final = 5


class Screen:
    """The terminal of one player, and how much of it has been filled since the last prompt."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.filled = 0
        if sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401  (whoever imports it can edit what is typed, and call it back)

    @property
    def height(self) -> int:
        """How many lines are in sight at once, or 0 where there is no telling."""
        return self.voice.rows

    def size(self, words: str, hang: int = 0) -> int:
        """Count the lines that words come to."""
        return len(self.voice.lines(words, hang))

    def left(self, reserved: int) -> int:
        """Count the lines that are free above what is still to come; a few there always are."""
        return max(_LEAST, self.height - self.filled - reserved)

    def pages(self, lines: Sequence[str], below: int) -> list[list[str]]:
        """Part lines into as many as are in sight at once above what comes below them."""
        pages: list[list[str]] = [[]]
        room = left = self.left(below) if self.height else len(lines)
        for line in lines:
            size = self.size(line, HANG) if self.height else 1
            if size > left and pages[-1]:
                pages.append([])
                left = room
            pages[-1].append(line)
            left -= size
        return pages

    def write(self, words: str, style: str = "", hang: int = 0) -> None:
        """Write words."""
        self.voice.write(words, style, hang)
        self.filled += self.size(words, hang)

    def print(self, key: str, /, **args: Arg) -> None:
        """Write a sentence."""
        self.write(self.voice.say(key, **args), hang=HANG)

    def offer(self, key: str, command: str) -> None:
        """Write a sentence that ends with a command, which can be copied: on a line of its own if it does not fit."""
        words = self.voice.say(key, command=command)
        if self.size(words, HANG) > 1:
            self.write(words.removesuffix(command).rstrip(), hang=HANG)
            self.voice.out.print(command, markup=False, soft_wrap=True)
        else:
            self.write(words)

    def paint(self, board: str, styles: Sequence[tuple[str, str]]) -> None:
        """Write a board."""
        self.voice.paint(board, styles)
        self.filled += self.size(board)

    def read(self, prompt: str) -> str:
        """Read a line; what does not come from a keyboard is shown as if it had been typed."""
        self.filled = 0
        line = input(f"{prompt}> ")
        if not sys.stdin.isatty():
            self.voice.out.file.write(f"{line}\n")
        return line

    @contextmanager
    def waiting(self, key: str, **args: Arg) -> Iterator[None]:
        """Say on a terminal what is waited for, if that takes long; it goes again afterwards, but not in plain text."""
        notice = _Notice(self.voice, self.voice.say(key, **args))
        timer = Timer(PATIENCE, notice.show)
        timer.daemon = True
        if self.voice.out.is_terminal:
            timer.start()
        try:
            yield
        finally:
            timer.cancel()
            notice.hide()


class _Notice:
    """A line that comes and goes."""

    def __init__(self, voice: Voice, words: str) -> None:
        self._voice = voice
        self._words = words
        self._lock = Lock()
        self._shown = False
        self._over = False

    def show(self) -> None:
        """Write it, unless what it is about is over."""
        with self._lock:
            if not self._over:
                plain = self._voice.plain
                self._voice.out.file.write(f"{self._words}\n" if plain else self._words[: self._voice.out.width - 1])
                self._voice.out.file.flush()
                self._shown = not plain

    def hide(self) -> None:
        """Wipe it out, if it stands there."""
        with self._lock:
            self._over = True
            if self._shown:
                self._voice.out.file.write("\r\x1b[2K")
                self._voice.out.file.flush()
