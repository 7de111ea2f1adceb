"""Where games are kept, and how their events travel: what an engine needs of the world around it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import Enum
from typing import Final, Protocol

import msgspec

from maestre.play import BadRecord, Header, Message, Snapshot
from maestre.play.record import Ending, Entry
from maestre.server.wire import Call


class Stored(msgspec.Struct):
    """A game as it is kept: its header (seed included), the last snapshot, and the entries since."""

    header: Header
    snapshot: Snapshot | None
    entries: list[Entry]
    frozen: str = ""
    """Why it takes no answers: the fault of ours that it met, or that its room was closed."""


class Job(msgspec.Struct, frozen=True):
    """Work that an entry causes, written in the same transaction: what, for whom, at which place of the record.

    ``delay`` is how many seconds it may wait, ``body`` what else whoever does it must know, ``person`` for whose sake
    it is done. A letter belongs to no game.
    """

    kind: str
    game: str
    seat: str = ""
    sequence: int = 0
    delay: float = 0
    body: bytes = b""
    person: str = ""


class Failed(Exception):
    """A job could not be done. The text says why and may be kept: it holds nobody's secret.

    What is ``final`` comes out the same however often it is tried.
    """

    def __init__(self, why: str, *, final: bool = False) -> None:
        super().__init__(why)
        self.final = final


class Moved(BadRecord):
    """A game is played under other rules than those at hand: it began so, or was carried over."""

    def __init__(self, key: str, rules: int, *, ours: int) -> None:
        super().__init__("", "other-version", record=f"{key} {rules}", rules=f"{key} {ours}")


class Commit(msgspec.Struct, frozen=True):
    """What one answer adds to a game, all of it or nothing. ``before`` are the seats that were awaited until now.

    ``shown_before`` and ``shown`` are the seats that everybody may know to have been awaited, and to be so now: of
    sealed answers all, until the last has spoken. ``turns`` says that others are asked, or all anew: clocks move on.
    ``rules`` is the version by which it was judged: a game that has been carried over to another takes nothing of it.
    ``claims`` names a seat that must be out of time, or left, at this very moment; else nothing is kept.
    ``seed`` is published with the ending. ``stands`` says how far the game has come, if a turn has begun.
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
    rules: int | None = None
    claims: str = ""
    seed: str = ""
    stands: Message | None = None


class Thawed(msgspec.Struct, frozen=True):
    """A game that opens again: whom it awaits, as it is and as everybody may know, and what follows from that.

    Entries from ``cut`` on are taken back, if it is not None.
    """

    game: str
    waiting: tuple[str, ...]
    shown: tuple[str, ...]
    jobs: tuple[Job, ...]
    cut: int | None = None


class Kept(Enum):
    """What came of a commit: kept, too late because another was first at its place, or kept already under this name.

    ``IN_TIME`` says that the seat whose absence was claimed is there, and has time.
    """

    KEPT = "kept"
    LATE = "late"
    REPEATED = "repeated"
    IN_TIME = "in time"


class Shelf(Protocol):
    """Keeps games; the unique place of every entry makes sure that two engines can never both be right."""

    async def pledge(self, person: str) -> str:
        """Draw a seed for somebody, keep it, and give its commitment."""

    async def seed(self, commitment: str, game: str) -> bytes | None:
        """Give the seed that was drawn for a game."""

    async def create(
        self,
        game: str,
        header: Header,
        opening: list[Entry],
        waiting: tuple[str, ...],
        jobs: tuple[Job, ...] = (),
        stands: Message | None = None,
    ) -> None:
        """Keep a new game with what its table entered by itself; one that is kept already stays as it is."""

    async def figures(self, game: str) -> str:
        """Give the text of an owner's figures that the room of a game has; nothing if it has none."""

    async def load(self, game: str) -> Stored | None:
        """Give a game as it is kept."""

    async def since(
        self, game: str, sequence: int, most: int | None = None, *, rules: int | None = None
    ) -> list[Entry]:
        """Give the entries from a place on: all, or so many at most; raise `Moved` if the game has other rules now."""

    async def snapshot(self, game: str, sequence: int) -> Snapshot | None:
        """Give the last snapshot at a place or before it."""

    async def mark(self, game: str, snapshots: tuple[Snapshot, ...]) -> None:
        """Keep snapshots that were missing: they only save time."""

    async def commit(self, commit: Commit) -> Kept:
        """Keep what an answer adds, unless another was first at its place."""

    async def replied(self, game: str, reply: str) -> bool:
        """Say whether an answer of this name is kept already."""

    async def record(self, game: str) -> bytes | None:
        """Give the whole record of a game that is over, as JSON lines with its seed and its ending."""

    async def enqueue(self, job: Job) -> None:
        """Keep work that no entry causes; the same twice counts once."""

    async def freeze(self, game: str, why: str) -> None:
        """Mark a game as one that takes no answers until it is thawed; its clocks stand meanwhile."""

    async def thaw(self, thawed: Thawed) -> None:
        """Let a game take answers again, and take back entries from a place on where that is the mend."""


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

    async def call(self, key: str, rules: int, call: Call, asker: str = "") -> bytes:
        """Give the encoded reply; raise `Away` when no engine answers in time: then the call may be made again.

        ``asker`` is who asks, "p:" and a person or "a:" and an address: questions of one do not hold up another's. A
        page of a replay or log comes packed by gzip. A question is given up when whoever called is cancelled.
        """


class Away(Exception):
    """No engine answered; whether the call was carried out is not known, and asking again with its name is safe."""


LARGEST: Final = 240 * 1024
"""How many bytes one message on a bus has at most."""
WAKE: Final = "wake.jobs"
"""The subject on which those who do jobs are called."""
HURRY: Final = "hurry"
"""The subject on which engines are told that somebody waits for the bots of a game."""


PEOPLE: Final = "people"
"""The subject on which web nodes hear of somebody whose sockets must end."""


def room_subject(room: str) -> str:
    """Name the subject on which a room tells of itself: seats, proposals, talk."""
    return f"room.{room}"


def game_subject(game: str) -> str:
    """Name the subject on which web nodes hear the events of a game, those of all its audiences."""
    return f"game.{game}"
