"""Where games are kept, and how their events travel: what an engine needs of the world around it."""

from __future__ import annotations

from enum import Enum
from typing import Protocol

import msgspec

from maestre.play import Header, Snapshot
from maestre.play.record import Entry


class Stored(msgspec.Struct):
    """A game as it is kept: its header (seed included), the last snapshot, and the entries since."""

    header: Header
    snapshot: Snapshot | None
    entries: list[Entry]


class Job(msgspec.Struct, frozen=True):
    """Work that an entry causes, written in the same transaction: what, for whom, at which place of the record."""

    kind: str
    game: str
    seat: str
    sequence: int


class Commit(msgspec.Struct, frozen=True):
    """What one answer adds to a game, all of it or nothing."""

    game: str
    expected: int
    entries: tuple[Entry, ...]
    reply: str
    waiting: tuple[str, ...]
    over: bool
    snapshot: Snapshot | None = None
    jobs: tuple[Job, ...] = ()


class Kept(Enum):
    """What came of a commit: kept, too late because another was first at its place, or kept already under this name."""

    KEPT = "kept"
    LATE = "late"
    REPEATED = "repeated"


class Shelf(Protocol):
    """Keeps games; the unique place of every entry makes sure that two engines can never both be right."""

    async def load(self, game: str) -> Stored | None:
        """Give a game as it is kept."""

    async def since(self, game: str, sequence: int) -> list[Entry]:
        """Give the entries from a place on."""

    async def commit(self, commit: Commit) -> Kept:
        """Keep what an answer adds, unless another was first at its place."""

    async def replied(self, game: str, reply: str) -> bool:
        """Say whether an answer of this name is kept already."""


class Bus(Protocol):
    """Carries events; it may lose some, which their readers notice by version."""

    async def publish(self, subject: str, body: bytes) -> None:
        """Send to whoever listens."""


def audience_subject(game: str, seat: str) -> str:
    """Name the subject on which one audience of a game hears its events."""
    return f"game.{game}.{seat or 'watch'}"
