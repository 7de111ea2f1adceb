"""How a game stands on the way to victory: what counts, who has how much of it, who holds what, how long it lasts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeAlias

import msgspec

from maestre.play.written.messages import Message

Amounts: TypeAlias = tuple[tuple[str, int], ...]
"""So much for each seat."""


class Count(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that is counted for each seat; ``goals`` are what amounts are measured by, where that is known."""

    what: Message
    amounts: Amounts
    goals: Amounts = ()


class Held(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something to be held, and the seat that holds it as things are; nobody's without one."""

    what: Message
    holder: str = ""


class Course(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What each seat has won so far, turn by turn; those in which nobody won anything are left out."""

    what: Message
    turns: tuple[Count, ...] = ()


class Tracker(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How a game stands: how long it still lasts as far as that can be known, what is counted and held, and its course.

    The first of ``counts`` is what is won by.
    """

    time: Message
    counts: tuple[Count, ...]
    held: tuple[Held, ...] = ()
    course: Course | None = None


def course(
    what: Message, seats: Iterable[str], won: Iterable[tuple[int, str, int]], turn: str = "tracker-turn"
) -> Course:
    """Put the course of a game together of what was won: in which turn, by which seat, how much of it.

    ``turn`` is the message that names a turn by its number.
    """
    sums: dict[int, Counter[str]] = {}
    for when, seat, amount in won:
        sums.setdefault(when, Counter())[seat] += amount
    order = tuple(seats)
    return Course(
        what,
        tuple(
            Count(Message.of(turn, turn=str(when)), tuple((str(seat), amounts[seat]) for seat in order))
            for when, amounts in sorted(sums.items())
            if any(amounts.values())
        ),
    )


class Counted(msgspec.Struct, frozen=True, gc=False):
    """A piece in play: whose it is, of what kind, what it costs or counts, where it stands.

    ``kind`` is the key of the message that names it. ``at`` names a place of the game's board, or is a point of it, as
    the ``at`` of a piece of a scene is; empty while it is nowhere.
    """

    seat: str
    kind: str
    worth: int
    at: str | tuple[int, int] = ""


class Forces(msgspec.Struct, frozen=True, gc=False):
    """All pieces in play by their ids, and how those that are lost for good were lost."""

    pieces: Mapping[str, Counted]
    lost: Mapping[str, str]
