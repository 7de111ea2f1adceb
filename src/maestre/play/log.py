"""The log that people read: derived from a table, never stored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from operator import is_
from typing import TypeVar

import msgspec

from maestre.play._machine import Heard
from maestre.play.beats import Did
from maestre.play.game import Game
from maestre.play.state import State, Told
from maestre.play.table import Table
from maestre.play.tally import Tally
from maestre.play.written.messages import Message

S = TypeVar("S", bound=State)


class Throw(msgspec.Struct, frozen=True):
    """Dice that fell, and the rule that called for them."""

    faces: tuple[int, ...]
    rule: str


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, and its ledger: the throws that led to it and the numbers behind it.

    ``at`` is the version of the table that its audience had when it happened; ``did`` is the same as data, for a board.
    Where a line is the reason that a seat had for an answer, that seat is ``of``.
    """

    at: int
    message: Message
    rule: str
    throws: tuple[Throw, ...]
    because: tuple[Tally, ...]
    did: Did | None = None
    of: str = ""


def log(table: Table[S], seat: str, since: int = 0, *, reasons: bool = False) -> tuple[Line, ...]:
    """List what an audience may read of what happened at its version ``since`` and after.

    A table opened from a snapshot knows only what happened since; one resumed from the first entry has all. The
    ``reasons`` of agents are for games that are over.
    """
    told = table.told
    start = len(told)
    while start and _version(told[start - 1], seat) >= since:
        start -= 1
    while start and told[start - 1].told.faces:
        start -= 1
    wanted = [heard for heard in told[start:] if reasons or not heard.of]
    return tuple(line for line in _lines(table.game, wanted, seat) if line.at >= since)


def told_from(table: Table[S], seat: str, known: Sequence[Heard], until: int) -> int:
    """Give the version from which on an audience is told anew that had been told what is known until a version.

    That is the version after it, unless something known has been taken back.
    """
    kept = sum(1 for _ in takewhile(bool, map(is_, known, table.told)))
    gone = next((heard for heard in known[kept:] if not heard.of), None)
    return until + 1 if gone is None else min(until + 1, _version(gone, seat))


def _lines(game: Game[S], told: list[Heard], seat: str) -> Iterator[Line]:
    """Put throws to the lines that they led to: what is told before the next entry, or after the last of several.

    Dice that led to nothing this audience may read get lines of their own.
    """
    fallen: list[Heard] = []
    read = True
    for heard in told:
        if heard.of:
            yield Line(_version(heard, seat), heard.told.message, "", (), (), of=heard.of)
        elif heard.told.faces:
            if read or _version(heard, seat) != _version(fallen[-1], seat) + 1:
                yield from () if read else _bare(game, fallen, seat)
                fallen = []
            fallen.append(heard)
            read = False
        elif _may_read(heard.told, seat):
            if fallen and _version(heard, seat) != _version(fallen[-1], seat):
                yield from () if read else _bare(game, fallen, seat)
                fallen = []
            yield _line(game, heard, seat, tuple(_throw(each.told) for each in fallen))
            read = True
    if not read:
        yield from _bare(game, fallen, seat)


def _bare(game: Game[S], fallen: list[Heard], seat: str) -> Iterator[Line]:
    return (_line(game, heard, seat, (_throw(heard.told),)) for heard in fallen)


def _line(game: Game[S], heard: Heard, seat: str, throws: tuple[Throw, ...]) -> Line:
    told = heard.told
    beat = game.beats.get(told.message.key)
    did = None if beat is None else beat.read(told, game.figures, game.names_in)
    return Line(_version(heard, seat), told.message, told.rule, throws, told.because, did)


def _version(heard: Heard, seat: str) -> int:
    """Give the version that an audience had when something happened; it never falls along the log."""
    return heard.at - dict(heard.unseen)[seat]


def _throw(told: Told) -> Throw:
    return Throw(told.faces, told.rule)


def _may_read(told: Told, seat: str) -> bool:
    return told.seen is None or seat in told.seen
