"""Somebody at a real terminal who types what the screen offers, and what must be seen there after every order."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any, Final

from maestre.cli.frame.voice import Voice
from maestre.cli.terminal.text import text_of
from maestre.play import Record, Table, find
from tests.terminal.tmux import MAESTRE, Terminal

SIZES: Final = ((80, 24), (120, 40))
SCENARIOS: Final = {"lepanto": "learning", "tercios": "learning", "aguila": "learning", "mistral": "winter-1744"}
WORDS: Final = {
    "lepanto": ("all forward", "end"),
    "tercios": ("all attention", "advance 2", "options"),
    "aguila": ("all line", "done", "units"),
    "mistral": ("same", "fleet", "2"),
}
ASIDE: Final = ("map", "log", "help", "dance", "?", "undo", "help 2", "rule 6.2", "why 2", "log 40")
"""What is typed in between, and does not play on."""


def started(key: str, home: Path, size: tuple[int, int], language: str = "en") -> Terminal:
    """Begin a game."""
    words = (str(MAESTRE), "play", key, "--scenario", SCENARIOS[key], "--seed", "1", "--against", "random")
    return Terminal(words, home, *size, language)


def kept(home: Path) -> Path:
    """The file of the one game in a home."""
    (path,) = (home / "games" / "terminal").glob("*.jsonl")
    return path


def position(home: Path) -> Table[Any]:
    """The game as its file has it."""
    return Table.open(find(Record.load(kept(home)).header.game), kept(home))


def turn(home: Path) -> int:
    """The turn it is; the first before anything was ordered."""
    if not kept(home).stat().st_size:
        return 1
    table = position(home)
    return table.game.turn(table.state)


def headline(table: Table[Any], language: str = "en") -> str:
    """The first line of the question that is open, for whoever sits at the keyboard."""
    seat = next(seat for seat, holder in table.header.seats.items() if holder == "you")
    ask = table.asked(seat)
    assert ask is not None
    text, speaker = text_of(table.game), Voice(language, table.game).speaker
    seen = table.game.view(table.state, seat)
    return (text.question(ask, seen, speaker) or text.explain(ask, seen, speaker)).partition("\n")[0]


def one_line(words: str) -> str:
    """Words with every gap between them the same."""
    return " ".join(words.split())


def look(terminal: Terminal, home: Path, language: str = "en") -> None:
    """Whatever was shown: no line was too long for the terminal, and above the prompt stands the question."""
    screen = terminal.screen()
    assert screen.split() == terminal.unbroken().split(), "the terminal had to break a line"
    if terminal.over or not any((home / "games" / "terminal").glob("*.jsonl")) or not kept(home).stat().st_size:
        return
    *above, prompt = screen.rstrip().split("\n")
    assert prompt.endswith(">")
    assert one_line(headline(position(home), language)) in one_line("\n".join(above)), screen


class Player:
    """Takes numbers off the list in sight, or a word of the page about the terminal."""

    def __init__(self, key: str) -> None:
        self._words = WORDS[key]
        self._chance = Random(3)
        self._step = 0

    def order(self, screen: str) -> str:
        """Give the next order: something aside every third time."""
        self._step += 1
        if self._step % 3 == 0:
            return ASIDE[self._step // 3 % len(ASIDE)]
        question = screen.rpartition("> ")[2] if screen.count("> ") > 1 else screen
        offered: list[str] = re.findall(r"^ *(\d+)(?:  |: )[^\W\d]", question, re.MULTILINE)
        return self._chance.choice(offered or self._words)
