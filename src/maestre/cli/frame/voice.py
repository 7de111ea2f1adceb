"""In which language the command line speaks, and where its words go."""

from __future__ import annotations

import codecs
import errno
import os
import re
import sys
import unicodedata
from collections.abc import Sequence
from contextvars import ContextVar
from functools import cached_property
from importlib.resources import files
from io import TextIOWrapper
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

from maestre.cli.terminal.folding import folded
from maestre.play import Game, Message, PlayError, Speaker, State
from maestre.play.written.messages import LANGUAGES, Arg, UnknownLanguage, UnknownMessage

S = TypeVar("S", bound=State)

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table as Grid

MESSAGES: Final = files("maestre.cli") / "ftl"
"""The folder of what the command line says."""
_OTHERS: Final = tuple(files("maestre") / part / "ftl" for part in ("opponents", "lessons", "lab", "server"))
"""Those of the parts that it speaks for, found without importing them."""

_FILE_TROUBLES: Final[dict[type[OSError], str]] = {
    FileNotFoundError: "file-missing",
    IsADirectoryError: "file-is-folder",
    PermissionError: "file-forbidden",
}
_PLAINLY: Final = "maestre-plainly"
_OUTPUT_TROUBLES: Final = (errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EFBIG)
"""What bars an output from being written, whatever it is that cannot be."""
_LONGEST: Final = 200
"""How much of a typed word is said back."""
_LONGEST_LIST: Final = 900
"""How much of a list, or of what another program said, is passed on; Fluent takes a thousand characters."""
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_OTHERWISE: Final = "en"
"""What is spoken to a system whose own language we do not have, or that names none."""


_SIMPLER: Final = str.maketrans(
    {"“": '"', "”": '"', "«": '"', "»": '"', "″": '"', "—": "-", "·": ".", "•": "*", "…": "..."}
    | {"→": ">", "←": "<", "↑": "^", "↓": "v", "↗": "/", "↘": "\\", "↙": "/", "↖": "\\", "¿": "", "¡": ""}
)
"""What stands for a sign that a terminal does not have."""


def speak_anywhere() -> None:
    """See that nothing a terminal cannot show or read ends the program: simpler signs stand for those it lacks."""
    codecs.register_error(_PLAINLY, _plainly)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, _PLAINLY), (sys.stderr, _PLAINLY)):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def _plainly(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    words = unicodedata.normalize("NFKD", error.object[error.start : error.end].translate(_SIMPLER))
    bare = "".join(letter for letter in words if not unicodedata.combining(letter))
    return bare.encode("ascii", "replace").decode("ascii"), error.end


class UserError(Exception):
    """Something that whoever typed the command can mend: a sentence with a next step."""

    def __init__(self, key: str, /, **args: Arg) -> None:
        super().__init__(key, args)
        lists = ("names", "what")
        short = {name: brief(arg, _LONGEST_LIST if name in lists else _LONGEST) for name, arg in args.items()}
        self.message = Message.of(key, **short)


def brief(arg: Arg, longest: int = _LONGEST) -> Arg:
    """Cut what somebody typed, or another program said, to what a sentence can hold."""
    return f"{arg[:longest]}…" if isinstance(arg, str) and len(arg) > longest else arg


def language_of(arguments: Sequence[str]) -> str:
    """Find the language that a command line asks for, before it is read in full."""
    for place, word in enumerate(arguments):
        name, _, value = word.partition("=")
        if name == "--lang":
            given = value or "".join(arguments[place + 1 : place + 2])
            return given if given in LANGUAGES else _surroundings()
    return _surroundings()


def _surroundings() -> str:
    """Take the language from the environment: English where that names one we lack, or none (``C``, unset)."""
    for name in _VARIABLES:
        if value := os.environ.get(name, ""):
            language = re.split(r"[-._@]", value)[0].lower()
            return language if language in LANGUAGES else _OTHERWISE
    return _OTHERWISE


class Voice:
    """Speaks for the command line, and for a game if there is one, in one language."""

    asked: ClassVar[ContextVar[str]] = ContextVar("asked", default="")
    """The language of the command line under way, wherever in it that stands."""

    def __init__(self, language: str = "", game: Game[S] | None = None, *, plain: bool = False) -> None:
        self.language = language or Voice.asked.get() or _surroundings()
        if self.language not in LANGUAGES:
            raise UserError("unknown-language", word=self.language, names=", ".join(LANGUAGES))
        self._folders = (game.folder() / "messages",) if game else ()
        self.plain = plain

    @cached_property
    def speaker(self) -> Speaker:
        """Whoever puts messages into words."""
        return Speaker(self.language, MESSAGES, *_OTHERS, *self._folders)

    @cached_property
    def out(self) -> Console:
        """Where results go."""
        from rich.console import Console

        return Console(no_color=True if self.plain else None, highlight=False)

    @cached_property
    def err(self) -> Console:
        """Where everything else goes."""
        from rich.console import Console

        return Console(stderr=True, no_color=True if self.plain else None, highlight=False)

    def say(self, key: str, /, **args: Arg) -> str:
        """Give a sentence."""
        return self.speaker.say(Message.of(key, **args))

    def print(self, key: str, /, **args: Arg) -> None:
        """Write a sentence to the results."""
        self.write(self.say(key, **args))

    def write(self, words: str, style: str = "", hang: int = 0) -> None:
        """Write to the results; a line too long for the terminal is broken between words, in a file it stays whole."""
        for line in self.lines(words, hang):
            self.out.print(line, style=None if self.plain else style or None, markup=False, soft_wrap=True)

    def paint(self, words: str, styles: Sequence[tuple[str, str]]) -> None:
        """Write words in which whatever fits a pattern has a style of its own."""
        from rich.text import Text

        for line in self.lines(words):
            painted = Text(line)
            for pattern, style in () if self.plain else styles:
                painted.highlight_regex(pattern, style)
            self.out.print(painted, soft_wrap=True)

    def lines(self, words: str, hang: int = 0) -> list[str]:
        """Give words as the lines that they come to here: whole in a file, in a pipe and for a screen reader."""
        return list(folded(words, self.out.width, hang)) if self.rows else words.split("\n")

    @property
    def rows(self) -> int:
        """How many lines are in sight at once; none is known of a file, and a screen reader goes line by line."""
        return self.out.height if self.out.is_terminal and not self.plain else 0

    def grid(self, *keys: str) -> Grid:
        """Begin a table with these headings: ruled on a terminal, bare columns in a file or a pipe."""
        from rich.box import HEAVY_HEAD
        from rich.table import Table as Grid

        box = HEAVY_HEAD if self.out.is_terminal and not self.plain else None
        return Grid(*(self.say(key) for key in keys), box=box)

    def complain(self, words: str) -> None:
        """Write what went wrong."""
        seen = self.err.is_terminal and not self.plain
        for line in folded(words, self.err.width) if seen else words.split("\n"):
            self.err.print(line, style="red" if seen else None, markup=False, soft_wrap=True)

    def sentence(self, error: PlayError) -> str:
        """Put an error into words, with the rule behind it."""
        try:
            words = self.speaker.say(error.message)
        except UnknownMessage:
            words = str(error)
        return f"{words} ({error.rule})" if error.rule else words

    def name(self, key: str, otherwise: str) -> str:
        """Give the name that a game has for something, or the bare word."""
        return self.say(key) if key in self.speaker.keys() else otherwise  # noqa: SIM118  (a method, not a mapping)


def said(error: Exception, voice: Voice) -> str | None:
    """Put into words whatever a user can cause; None for what only we can."""
    if isinstance(error, PlayError):
        return voice.sentence(error)
    if isinstance(error, UserError):
        return voice.speaker.say(error.message)
    if isinstance(error, UnknownLanguage):
        return voice.say("unknown-language", word=error.language, names=", ".join(LANGUAGES))
    if isinstance(error, OSError) and error.filename:
        key = _FILE_TROUBLES.get(type(error))
        file = brief(str(error.filename))
        return voice.say(key, file=file) if key else voice.say("file-trouble", file=file, what=error.strerror or "?")
    if isinstance(error, OSError) and error.errno in _OUTPUT_TROUBLES:
        return voice.say("output-trouble", what=error.strerror or "?")
    return None
