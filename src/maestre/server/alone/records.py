"""Everything in one process, records in files: one person at home needs neither PostgreSQL nor NATS."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, Protocol

import msgspec

from maestre.play import Game, Header, Message, Record, Snapshot, State, Table
from maestre.play.record import Ending, Entry
from maestre.server.engines.bots import play_for
from maestre.server.engines.engine import Engine
from maestre.server.operating.faults import note_fault
from maestre.server.ports import Commit, Heard, Hush, Job, Kept, Stored, Thawed
from maestre.server.postgres.seals import Keys
from maestre.server.wire import Call, encode

SEEDS: Final = "seeds.json"
MOST_PLEDGED: Final = 1000
"""How many seeds are kept at home that have no game yet."""

_encode: Final = msgspec.json.Encoder(order="deterministic").encode


class LocalBus:
    """Events within the process."""

    def __init__(self) -> None:
        self._ears: dict[str, list[Heard]] = {}

    async def publish(self, subject: str, body: bytes) -> None:
        """Send to whoever listens."""
        for heard in tuple(self._ears.get(subject, ())):
            await heard(body)

    async def listen(self, subject: str, heard: Heard) -> Hush:
        """Hear all that is sent on a subject from now on."""
        self._ears.setdefault(subject, []).append(heard)

        async def hush() -> None:
            self._ears[subject].remove(heard)
            if not self._ears[subject]:
                del self._ears[subject]

        return hush


class LocalEngines:
    """The engine of this process."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def call(self, key: str, rules: int, call: Call, asker: str = "") -> bytes:
        """Give the encoded reply."""
        reply = await self.engine.answer(call, asker)
        return reply if isinstance(reply, bytes) else encode(reply)


class Timekeeper(Protocol):
    """Keeps the clocks of games at home."""

    def begin(self, game: str, stands: Message) -> None:
        """Note how far a game has come that begins."""

    def note(self, commit: Commit) -> None:
        """Move the clocks of a game on, once an answer is kept."""

    def is_absent(self, game: str, seat: str) -> bool:
        """Say whether a seat is out of time or was left; where no clock is kept, whoever says so is believed."""


class FileShelf:
    """Games as records in a folder, one file each; what is kept is on the disk before anybody hears of it.

    A file is written by appending: header first, then entries. It is what `maestre replay` and `verify` read.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.timekeeper: Timekeeper | None = None
        self._length: dict[str, int] = {}
        self._replies: dict[str, dict[str, None]] = {}
        self._marks: dict[str, dict[int, Snapshot]] = {}
        folder.mkdir(parents=True, exist_ok=True)
        self._seeds = folder / SEEDS
        self._pledged: dict[str, str] = msgspec.json.decode(self._seeds.read_bytes()) if self._seeds.exists() else {}

    def _file(self, game: str) -> Path:
        assert game.isalnum(), "a room's name is letters and digits"
        return self.folder / f"{game}.jsonl"

    def names(self) -> list[str]:
        """List the games in the folder."""
        return sorted(path.stem for path in self.folder.glob("*.jsonl"))

    async def pledge(self, person: str) -> str:
        """Draw a seed and give its commitment; at home it lies open in the folder until its game begins."""
        drawn = Keys().draw()
        self._keep_pledged({**self._pledged, drawn.commitment: drawn.body.hex()})
        return drawn.commitment

    def has_pledged(self, commitment: str) -> bool:
        """Say whether a seed was drawn and has no game yet."""
        return commitment in self._pledged

    async def seed(self, commitment: str, game: str) -> bytes | None:
        """Give the seed that was drawn for a game."""
        return bytes.fromhex(self._pledged[commitment]) if commitment in self._pledged else None

    def _keep_pledged(self, pledged: dict[str, str]) -> None:
        """Keep the last seeds that were drawn, whole or not at all."""
        self._pledged = dict(list(pledged.items())[-MOST_PLEDGED:])
        fresh = self._seeds.with_name(f"{SEEDS}.part")
        fresh.write_bytes(_encode(self._pledged))
        fresh.chmod(0o600)
        fresh.replace(self._seeds)

    def keep_figures(self, room: str, text: str) -> None:
        """Keep an owner's figures for the game of a room, beside its record."""
        self._figures(room).write_text(text, encoding="utf-8")

    async def figures(self, game: str) -> str:
        """Give the text of an owner's figures that the room of a game has; nothing if it has none."""
        file = self._figures(game)
        return file.read_text(encoding="utf-8") if file.exists() else ""

    def _figures(self, game: str) -> Path:
        return self._file(game).with_suffix(".toml")

    async def create(
        self,
        game: str,
        header: Header,
        opening: list[Entry],
        waiting: tuple[str, ...],
        jobs: tuple[Job, ...] = (),
        stands: Message | None = None,
    ) -> None:
        """Keep a new game; one that is kept already stays as it is."""
        with suppress(FileExistsError):
            self._append(game, [header, *opening], mode="xb")
            self._length[game] = len(opening)
            self._queue(jobs)
            if self.timekeeper is not None and stands:
                self.timekeeper.begin(game, stands)
            if header.commitment in self._pledged:
                self._keep_pledged({name: seed for name, seed in self._pledged.items() if name != header.commitment})

    async def load(self, game: str) -> Stored | None:
        """Give a game from its first entry on."""
        path = self._file(game)
        if not path.exists():
            return None
        _mend(path)
        record = Record.load(path)
        self._length[game] = len(record.entries)
        return Stored(record.header, None, record.entries)

    async def since(
        self, game: str, sequence: int, most: int | None = None, *, rules: int | None = None
    ) -> list[Entry]:
        """Give the entries from a place on, so many at most; within one process, nobody else adds any."""
        if self._length.get(game, 0) <= sequence:
            return []
        return Record.load(self._file(game)).entries[sequence:][:most]

    async def snapshot(self, game: str, sequence: int) -> Snapshot | None:
        """Give the last snapshot at a place or before it, of those that were made since the process began."""
        marks = self._marks.get(game, {})
        return marks[max(before)] if (before := [place for place in marks if place <= sequence]) else None

    async def mark(self, game: str, snapshots: tuple[Snapshot, ...]) -> None:
        """Keep snapshots in memory."""
        self._marks.setdefault(game, {}).update((one.sequence, one) for one in snapshots)

    async def commit(self, commit: Commit) -> Kept:
        """Append what an answer adds."""
        game = commit.game
        if commit.reply in self._replies.setdefault(game, {}):
            return Kept.REPEATED
        if self._length[game] != commit.expected:
            return Kept.LATE
        clock = self.timekeeper
        if commit.claims and clock is not None and not clock.is_absent(game, commit.claims):
            return Kept.IN_TIME
        self._append(game, [*commit.entries, *([commit.ending] if commit.ending else [])], mode="ab")
        self._length[game] += len(commit.entries)
        self._replies[game][commit.reply] = None
        if commit.snapshot is not None:
            await self.mark(game, (commit.snapshot,))
        self._queue(commit.jobs)
        if clock is not None:
            clock.note(commit)
        return Kept.KEPT

    async def replied(self, game: str, reply: str) -> bool:
        """Say whether an answer of this name was kept since the process began."""
        return reply in self._replies.get(game, ())

    async def record(self, game: str) -> bytes | None:
        """Give the whole record of a game that is over: its file."""
        path = self._file(game)
        return path.read_bytes() if path.exists() and Record.load(path).ending else None

    async def enqueue(self, job: Job) -> None:
        """Keep work that no entry causes."""
        self._queue((job,))

    async def freeze(self, game: str, why: str) -> None:
        """Leave it to the table: at home one process has all of them, and the next start tries again."""

    async def thaw(self, thawed: Thawed) -> None:
        """Go on with the bots; nothing is taken back at home, where a game is its file."""
        self._queue(thawed.jobs)

    def _queue(self, jobs: tuple[Job, ...]) -> None:
        for job in jobs:
            if job.kind in ("bot", "proxy"):
                self.jobs.put_nowait(job)

    def _append(self, game: str, lines: list[Header | Entry | Ending], mode: str) -> None:
        with self._file(game).open(mode) as file:
            file.write(b"".join(_encode(line) + b"\n" for line in lines))
            file.flush()
            os.fsync(file.fileno())


async def play_bots(engine: Engine, shelf: FileShelf) -> None:
    """Answer for bots as long as the process runs, those first who were asked when it ended the last time.

    A game that cannot be opened or played on holds up no other.
    """
    for name in shelf.names():
        with _apart(name):
            table: Table[State] = await engine.table(name)
            for seat in table.waiting():
                shelf.jobs.put_nowait(Job("bot", name, seat, table.sequence))
    while True:
        job = await shelf.jobs.get()
        with _apart(job.game):
            if not await play_for(engine, job):
                shelf.jobs.put_nowait(job)


@contextmanager
def _apart(game: str) -> Iterator[None]:
    """Keep what goes wrong with one game from the others."""
    try:
        yield
    except Exception as error:  # noqa: BLE001  (whatever it is, the other games go on)
        note_fault("a game at home cannot go on", error, game=game)


def _mend(path: Path) -> None:
    """Cut off a last line that was broken off, by a power cut say, while it was written: nobody had heard of it."""
    with path.open("r+b") as file:
        text = file.read()
        if not text.endswith(b"\n"):
            file.truncate(text.rfind(b"\n") + 1)


def local_engine(folder: Path, games: dict[str, Game[State]], bus: LocalBus) -> tuple[Engine, FileShelf]:
    """Give an engine over a folder of records."""
    shelf = FileShelf(folder)
    return Engine(games, shelf, bus), shelf
