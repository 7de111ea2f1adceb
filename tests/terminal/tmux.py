"""A real terminal of any size, by tmux: what is typed goes to it as keys, what is seen is read off it."""

from __future__ import annotations

import itertools
import os
import shlex
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Final, Self

MAESTRE: Final = Path(sys.executable).with_name("maestre")
_PATIENCE: Final = 300.0
_PAUSE: Final = 0.02
_numbers: Final = itertools.count()


class Terminal:
    """One program in one terminal; its home is a folder of the test's own."""

    def __init__(self, words: tuple[str, ...], home: Path, width: int, height: int, language: str = "en") -> None:
        self.width, self.height = width, height
        self._socket = f"maestre-{os.getpid()}-{next(_numbers)}"
        places = {"HOME": str(home), "MAESTRE_FOLDER": str(home / "games"), "TERM": "tmux-256color"}
        environment = places | {"LC_ALL": f"{language}.UTF-8", "PYTHONUTF8": "1", "PATH": os.environ["PATH"]}
        program = shlex.join(["env", "-i", *(f"{name}={value}" for name, value in environment.items()), *words])
        self._end = home / f"{self._socket}.code"
        size = ("-x", str(width), "-y", str(height))
        self._tmux("new-session", "-d", *size, f"{program}; echo $? > {shlex.quote(str(self._end))}; exec sleep 600")

    def _tmux(self, *words: str) -> str:
        command = ["tmux", "-u", "-L", self._socket, "-f", "/dev/null", *words]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._tmux("kill-server")

    # ---------------------------------------------------------------- keys in

    def type(self, line: str) -> str:
        """Type a line, and give what is in sight once the next prompt stands there or the program has ended."""
        self.keys(line)
        self.wait_for(lambda: self.over or not self._typed(line))
        return self.ready()

    def keys(self, line: str) -> None:
        """Type a line and wait for nothing but its echo."""
        self._tmux("send-keys", "-l", line)
        self.wait_for(lambda: self._typed(line))
        self._tmux("send-keys", "Enter")

    def press(self, key: str) -> None:
        """Press one key, such as `C-c`."""
        self._tmux("send-keys", key)

    def kill(self, signal: str) -> None:
        """Send a signal to the program."""
        shell = self._about("pane_pid")
        children = Path(f"/proc/{shell}/task/{shell}/children").read_text(encoding="ascii")
        subprocess.run(["kill", f"-{signal}", *children.split()], check=True)

    def _typed(self, line: str) -> bool:
        return f"> {line}".rstrip() in self._line_of_cursor()

    # ---------------------------------------------------------------- lines out

    def ready(self) -> str:
        """Wait for a prompt, or for the end, and give what is in sight."""
        self.wait_for(lambda: self.over or self._at_prompt())
        return self.screen()

    def wait_for(self, happened: object) -> None:
        """Wait until something holds."""
        assert callable(happened)
        end = time.monotonic() + _PATIENCE
        while not happened():
            assert time.monotonic() < end, f"nothing came of it:\n{self.screen()}"
            time.sleep(_PAUSE)

    def screen(self) -> str:
        """Give what is in sight."""
        return self._tmux("capture-pane", "-p")

    def says(self, words: str) -> bool:
        """Whether something is in sight, on however many lines."""
        return words in " ".join(self.screen().split())

    def unbroken(self, *, whole: bool = False) -> str:
        """Give what is in sight, or all there was, with lines put together that the terminal itself had to break."""
        return self._tmux("capture-pane", "-p", "-J", *(("-S", "-") if whole else ()))

    @property
    def over(self) -> bool:
        """Whether the program has ended."""
        return self._end.exists() and self._end.read_text(encoding="ascii").endswith("\n")

    @property
    def code(self) -> int:
        """What it ended with; a signal counts as a shell counts it."""
        return int(self._end.read_text(encoding="ascii"))

    def _about(self, name: str) -> str:
        return self._tmux("display-message", "-p", f"#{{{name}}}").strip()

    def _at_prompt(self) -> bool:
        line = self._line_of_cursor()
        return line.endswith(">") and self._about("cursor_x") == str(len(line) + 1)

    def _line_of_cursor(self) -> str:
        row = int(self._about("cursor_y"))
        return self.screen().split("\n")[row].rstrip()
