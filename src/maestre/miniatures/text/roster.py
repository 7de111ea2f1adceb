"""The units of a table in columns, those of each leader below him, and what the signs of a map mean.

A game that uses these has messages ``text-legend``, and ``text-column-…`` for every column.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from maestre.miniatures.text.reports import bare
from maestre.play import Message, Speaker
from maestre.space.tabletop import Point

__all__ = ["NOTHING", "Column", "foe", "legend", "roster", "spot"]

NOTHING: Final = "-"
"""What stands in a column that has nothing to say."""


class Column(NamedTuple):
    """A column of a roster: its head is the message of its name; it is so wide, and longer words may be cut."""

    name: str
    width: int = 0
    cut: bool = False


def roster(
    columns: Sequence[Column], groups: Iterable[tuple[str, Iterable[Sequence[str]]]], speaker: Speaker
) -> Iterator[str]:
    """The heads of the columns; then whoever leads, and a row for each of his units."""
    yield _row(columns, [speaker.say(Message(f"text-column-{column.name}")) for column in columns])
    for leader, rows in groups:
        yield leader
        yield from (_row(columns, row) for row in rows)


def _row(columns: Sequence[Column], words: Sequence[str]) -> str:
    shown = (
        f"{word[: column.width] if column.cut else word:<{column.width}}"
        for column, word in zip(columns, words, strict=True)
    )
    return f"  {' '.join(shown)}".rstrip()


def spot(at: Point, arrow: str, inch: int, speaker: Speaker) -> str:
    """Where a unit is, in inches, and which way it faces."""
    return f"{bare(at.x, inch, speaker)} {bare(at.y, inch, speaker)} {arrow}"


def foe(near: tuple[int, str] | None, inch: int, speaker: Speaker) -> str:
    """The nearest enemy, and how far he is."""
    return NOTHING if near is None else f"{near[1]} {bare(near[0], inch, speaker)}"


def legend(signs: Iterable[tuple[str, Message]], speaker: Speaker) -> str:
    """What the signs mean, each once."""
    there = "  ".join(f"{sign} {speaker.say(name)}" for sign, name in dict.fromkeys(signs))
    return speaker.say(Message.of("text-legend", signs=there))
