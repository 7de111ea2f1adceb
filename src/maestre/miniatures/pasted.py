"""Army lists as plain text, as organisers paste them: written in one language, read in either, or a mixture.

Labels are messages ``list-…`` of the game. What a game says of its entries is its own; here is how lines are taken.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Iterable
from difflib import get_close_matches
from typing import Final, Generic, NamedTuple, TypeVar

from maestre.play import Flaw, Message, Speaker
from maestre.play.written.catalogue import Text
from maestre.play.written.lists import advice, problem

A = TypeVar("A")

_PRICE: Final = re.compile(r"\s*(?:=|\[|\()\s*([0-9]{1,6})\s*(?:points|puntos|pts?|p)?\.?\s*[\])]?\s*$", re.IGNORECASE)
_COUNT: Final = re.compile(r"^([0-9]{1,3})\s*(?:[x\u00d7]\s*|\s)(?=[^0-9])", re.IGNORECASE)
_BULLET: Final = re.compile(r"^[-*\u2022\u2013]\s*")
_LONGEST_NAME: Final = 60
"""How long a name is for which a near one is sought."""
_NUMBER: Final = re.compile(r"[0-9]{1,6}")
_LONGEST_LINE: Final = 400
"""What is read of a line: no list has longer ones, and a name must fit into a sentence."""


class Pasted(NamedTuple, Generic[A]):
    """What was read from a text: the list, right or wrong, and what the text itself says wrongly."""

    army: A
    problems: tuple[Flaw, ...]


# -------------------------------------------------------------------------------------------------------------- writing


def label(speaker: Speaker, name: str) -> str:
    """What stands before a colon, or another fixed word of lists."""
    return speaker.say(Message(f"list-{name}"))


def named(speaker: Speaker, what: str, name: str) -> str:
    """The name of a thing; as it is written where nothing has that name."""
    key = f"{what}-{name}"
    return speaker.say(Message(key)) if key in speaker else name


# ---------------------------------------------------------------------------------------------------------------- names


def folded(name: str) -> str:
    """A name without accents, capitals, underscores and spare spaces."""
    plain = "".join(char for char in unicodedata.normalize("NFKD", name) if not unicodedata.combining(char))
    return " ".join(plain.casefold().replace("_", " ").split())


class Names:
    """Things by what they are called: their ids, and their names in both languages."""

    def __init__(self, pairs: Iterable[tuple[str, Text]]) -> None:
        self.ids: dict[str, str] = {}
        for one, name in pairs:
            self._add(one, (one, name.es, name.en))

    @classmethod
    def of_labels(cls, names: Iterable[str], speakers: Iterable[Speaker]) -> Names:
        """Words that lists have in fixed places, as some speakers say them."""
        found, languages = cls(()), tuple(speakers)
        for name in names:
            found._add(name, [label(speaker, name) for speaker in languages])
        return found

    def _add(self, one: str, names: Iterable[str]) -> None:
        for said in names:
            assert self.ids.setdefault(folded(said), one) == one, f"{said!r} is the name of two things"

    def get(self, said: str) -> str | None:
        """The id of what was said, if anything is called that."""
        return self.ids.get(folded(said))

    def found(self, said: str) -> str:
        """The id of what was said; what nothing is called stays as it was said, and the muster asks about it."""
        return self.get(said) or said.strip()

    def begins(self, said: str) -> bool:
        """Whether what was said begins with one of the names."""
        return folded(said).startswith(tuple(self.ids))


def meant(said: str, *called: tuple[str, Names], among: Container[str] | None = None) -> Message | None:
    """The name of what is called most like what was said, of things of one or more kinds; None if nothing is.

    Only the ids ``among`` some are considered, if they are given.
    """
    word, names = folded(said), dict[str, tuple[str, str]]()
    if len(word) > _LONGEST_NAME:
        return None
    for what, things in called:
        for name, one in things.ids.items():
            if among is None or one in among:
                names.setdefault(name, (what, one))
    close = get_close_matches(word, names, n=1)
    return Message("-".join(names[close[0]])) if close else None


def placed(where: str, what: str) -> int:
    """The number behind a word in the place of a flaw, 2 of "commands.2.units.1"; 0 if it has none."""
    parts = where.split(".")
    return int(parts[parts.index(what) + 1]) if what in parts[:-1] else 0


# ---------------------------------------------------------------------------------------------------------------- lines


def price(line: str) -> tuple[str, int | None]:
    """Split a line from the points at its end, if it has any."""
    found = _PRICE.search(line)
    return (line[: found.start()], int(found[1])) if found else (line, None)


def numbered(words: str) -> tuple[int, str]:
    """Split how many there are from what they are; one, unless a number stands first."""
    found = _COUNT.match(words)
    return (int(found[1]), words[found.end() :]) if found else (1, words)


def item(line: str) -> str | None:
    """What a line of a list says behind its bullet, or before its price; None if it has neither."""
    bullet = _BULLET.match(line)
    return line[bullet.end() :] if bullet else line if price(line)[1] is not None else None


def parts(words: str) -> list[str]:
    """What stands between commas."""
    return [one.strip() for one in words.split(",") if one.strip()]


def number(text: str, otherwise: int) -> int:
    """The first number of a text."""
    found = _NUMBER.search(text)
    return int(found[0]) if found else otherwise


class Reader:
    """Takes the lines of a list one by one: labels, entries, and the name of the army before all of these.

    A game's own reader overrides `labelled`, `entry` and `begun`. ``unread`` and ``points`` are the rules under which
    a line that nobody understands, and a price that is not ours, are told.
    """

    unread: str = ""
    points: str = ""

    def __init__(self, labels: Names) -> None:
        self.labels = labels
        self.name = ""
        self.said: dict[str, str] = {}
        self.problems: list[Flaw] = []

    def labelled(self, label: str, number: int, rest: str) -> bool:
        """Take what follows a label; False leaves it in `said`."""
        return False

    def entry(self, number: int, line: str) -> bool:
        """Take a line without a label; False if it is no entry."""
        return False

    @property
    def begun(self) -> bool:
        """Whether there are entries, after which no line can be the army's name."""
        return False

    def take(self, text: str) -> None:
        """Read all lines of a text."""
        for count, line in enumerate(text.splitlines(), 1):
            if line.strip():
                self._line(count, line.strip()[:_LONGEST_LINE])

    def compare(self, number: int, written: int | None, cost: int) -> None:
        """Note a price that is not what we make of it."""
        if written is not None and written != cost:
            where = f"line.{number}"
            self.problems.append(advice(self.points, "points-differ", where, line=number, written=written, cost=cost))

    def _line(self, number: int, line: str) -> None:
        head, _, rest = line.partition(":")
        found = self.labels.get(head) if rest else None
        if found:
            if not self.labelled(found, number, rest):
                self.said[found] = rest.strip()
        elif not self.entry(number, line):
            if self.name or self.begun:
                self.problems.append(problem(self.unread, "line-unread", f"line.{number}", line=number, text=line))
            else:
                self.name = line
