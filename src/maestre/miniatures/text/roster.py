"""The units of a table in columns, those of each leader below him, and what the signs of a map mean.

A game that uses these has messages ``text-legend``, and ``text-column-…`` for every column.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from maestre.miniatures.text.lines import wrapped
from maestre.miniatures.text.reports import bare
from maestre.play import Message, Speaker
from maestre.space.tabletop import Point

NOTHING: Final = "-"
"""What stands in a column that has nothing to say."""
WIDE: Final = 76
"""How wide a terminal must be for columns."""
_INDENT: Final = 2
_DEEPER: Final = 8
_LEAST: Final = 14
"""No column becomes narrower than this."""


class Column(NamedTuple):
    """A column of a roster: its head is the message of its name; longer words than fit may be left out of it."""

    name: str
    cut: bool = False


def roster(
    columns: Sequence[Column],
    groups: Iterable[tuple[str, Iterable[Sequence[str]]]],
    speaker: Speaker,
    width: int,
) -> Iterator[str]:
    """The heads of the columns; then whoever leads, and a row for each of his units."""
    heads = [speaker.say(Message(f"text-column-{column.name}")) for column in columns]
    found = [(leader, list(rows)) for leader, rows in groups]
    wide = _widths(columns, [heads, *(row for _, rows in found for row in rows)], width)
    yield from _row(wide, heads, width)
    for leader, rows in found:
        yield from wrapped((leader,), width)
        for row in rows:
            yield from _row(wide, row, width)


def _widths(columns: Sequence[Column], rows: Sequence[Sequence[str]], width: int) -> list[int]:
    """How wide each column but the last is: as its words are, less where a line would be too long."""
    wide = [max(len(row[place]) for row in rows) for place in range(len(columns) - 1)]
    for place, column in enumerate(columns[:-1]):
        excess = _INDENT + sum(wide) + len(wide) - 1 - width
        if column.cut and excess > 0:
            wide[place] = max(_LEAST, wide[place] - excess)
    return wide


def _row(wide: Sequence[int], words: Sequence[str], width: int) -> Iterator[str]:
    """One row; its last column goes on below where it does not fit."""
    shown = " ".join(f"{_short(word, size):<{size}}" for word, size in zip(words, wide, strict=False))
    line, last = f"{' ' * _INDENT}{shown}", words[len(wide)]
    if not last or len(line) + 1 + len(last) <= width:
        yield f"{line} {last}".rstrip()
        return
    yield line.rstrip()
    yield from wrapped((" " * _DEEPER + last,), width, _DEEPER)


def _short(words: str, size: int) -> str:
    """As many whole words as fit."""
    if len(words) <= size:
        return words
    return words[: words.rfind(" ", 0, size)].rstrip() + "…"


def spot(at: Point, arrow: str, inch: int, speaker: Speaker) -> str:
    """Where a unit is, in inches, and which way it faces."""
    return f"{bare(at.x, inch, speaker)} {bare(at.y, inch, speaker)} {arrow}"


def foe(near: tuple[int, str] | None, inch: int, speaker: Speaker) -> str:
    """The nearest enemy, and how far he is."""
    return NOTHING if near is None else f"{near[1]} {bare(near[0], inch, speaker)}"


def legend(signs: Iterable[tuple[str, Message]], speaker: Speaker) -> str:
    """What the signs mean, each once."""
    there = "".join(f", {sign} {speaker.say(name)}" for sign, name in dict.fromkeys(signs))
    return speaker.say(Message.of("text-legend", signs=there))
