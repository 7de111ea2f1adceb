"""Where games are kept, and how their events travel: what an engine needs of the world around it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import Enum
from typing import Final, Protocol

import msgspec

from maestre.play import Header, Snapshot
from maestre.play.record import Ending, Entry
from maestre.server.wire import Call


class Stored(msgspec.Struct):
    """A game as it is kept: its header (seed included), the last snapshot, and the entries since."""

    header: Header
    snapshot: Snapshot | None
    entries: list[Entry]


class Job(msgspec.Struct, frozen=True):
    """Work that an entry causes, written in the same transaction: what, for whom, at which place of the record.

    ``delay`` is how many seconds it may wait, ``body`` what else whoever does it must know.
    """

    kind: str
    game: str
    seat: str
    sequence: int
    delay: float = 0
    body: bytes = b""


class Commit(msgspec.Struct, frozen=True):
    """What one answer adds to a game, all of it or nothing. ``before`` are the seats that were awaited until now.

    ``shown_before`` and ``shown`` are the seats that everybody may know to have been awaited, and to be so now: of
    sealed answers all, until the last has spoken. ``turns`` says that others are asked, or all anew: clocks move on.
    """

    game: str
    expected: int
    entries: tuple[Entry, ...]
    reply: str
    waiting: tuple[str, ...]
    ending: Ending | None = None
    snapshot: Snapshot | None = None
    jobs: tuple[Job, ...] = ()
    before: tuple[str, ...] = ()
    shown_before: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    turns: bool = False


class Kept(Enum):
    """What came of a commit: kept, too late because another was first at its place, or kept already under this name."""

    KEPT = "kept"
    LATE = "late"
    REPEATED = "repeated"


class Shelf(Protocol):
    """Keeps games; the unique place of every entry makes sure that two engines can never both be right."""

    async def create(
        self, game: str, header: Header, opening: list[Entry], waiting: tuple[str, ...], jobs: tuple[Job, ...] = ()
    ) -> None:
        """Keep a new game with what its table entered by itself; one that is kept already stays as it is."""

    async def load(self, game: str) -> Stored | None:
        """Give a game as it is kept."""

    async def since(self, game: str, sequence: int) -> list[Entry]:
        """Give the entries from a place on."""

    async def commit(self, commit: Commit) -> Kept:
        """Keep what an answer adds, unless another was first at its place."""

    async def replied(self, game: str, reply: str) -> bool:
        """Say whether an answer of this name is kept already."""

    async def record(self, game: str) -> bytes | None:
        """Give the whole record of a game that is over, as JSON lines with its seed and its ending."""

    async def enqueue(self, job: Job) -> None:
        """Keep work that no entry causes; the same twice counts once."""


Heard = Callable[[bytes], Awaitable[None]]
"""What is done with each message that comes in on a subject."""
Hush = Callable[[], Awaitable[None]]
"""Stops listening."""


class Bus(Protocol):
    """Carries events; it may lose some, which their readers notice by version."""

    async def publish(self, subject: str, body: bytes) -> None:
        """Send to whoever listens."""

    async def listen(self, subject: str, heard: Heard) -> Hush:
        """Hear all that is sent on a subject from now on, in order."""


class Engines(Protocol):
    """Takes calls to an engine of the right game and rules version, wherever one runs."""

    async def call(self, key: str, rules: int, call: Call) -> bytes:
        """Give the encoded reply; raise `Away` when no engine answers in time: then the call may be made again."""


class Away(Exception):
    """No engine answered; whether the call was carried out is not known, and asking again with its name is safe."""


WAKE: Final = "wake.jobs"
"""The subject on which those who do jobs are called."""


def room_subject(room: str) -> str:
    """Name the subject on which a room tells of itself: seats, proposals, talk."""
    return f"room.{room}"


def audience_subject(game: str, seat: str) -> str:
    """Name the subject on which one audience of a game hears its events."""
    return f"game.{game}.{seat or 'watch'}"
