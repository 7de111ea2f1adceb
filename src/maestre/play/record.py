"""The record of a game: its header and its entries. Save file, export, bug report and test fixture in one."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from maestre.play.errors import BadRecord
from maestre.play.outcome import Outcome
from maestre.play.written.messages import Message

FORMAT = 1

Setting: TypeAlias = bool | int | str
"""The value of an option of a game: a switch, a number, a word, or a list that a player wrote."""

_TAIL = 1 << 16


class Origin(msgspec.Struct, frozen=True):
    """A finished game that another was played on from: its dice fell, and it was sealed, before entry ``until``."""

    until: int
    commitment: str
    entropy: dict[str, str]
    seed: str
    typed: bool = False


class Header(msgspec.Struct, frozen=True, tag="header", tag_field="is"):
    """What a game is, before anybody has spoken.

    ``seed`` is there only while the umpire keeps the record, or when the game is over: `Header.unsealed` drops it.
    ``typed`` says that people throw their own dice and type in what they show; draws come from the seed even so.
    ``figures`` is the digest of the figures that the game was opened with, where they are not its own. ``origins`` are
    the games whose first entries this one has, each up to its place: they are over, so their seeds are known.
    ``start`` is the position with which a trial of a game under way begins, as it was imagined: the dice of its first
    entries are of that game, an origin without a seed. Players see of it what a view shows, `Header.public` drops it.
    """

    game: str
    rules: int
    scenario: str
    options: dict[str, Setting]
    seats: dict[str, str]
    commitment: str = ""
    entropy: dict[str, str] = {}
    seed: str = ""
    typed: bool = False
    format: int = FORMAT
    figures: str | UnsetType = UNSET
    origins: tuple[Origin, ...] | UnsetType = UNSET
    start: msgspec.Raw | UnsetType = UNSET

    def sources(self) -> tuple[Header | Origin, ...]:
        """List where its dice come from, in the order of the entries for which they count; its own seed is the last."""
        return (*(self.origins or ()), self)

    def imagined(self) -> int:
        """Count the first entries of a trial: what was said and thrown in the game under way."""
        first = (self.origins or (None,))[0]
        return first.until if self.start and first and not first.seed else 0

    def unsealed(self) -> Header:
        """Give the header without what its dice come from."""
        return msgspec.structs.replace(self, seed="")

    def public(self) -> Header:
        """Give the header as players may have it during play."""
        return msgspec.structs.replace(self, seed="", start=UNSET)


class Said(msgspec.Struct, frozen=True, gc=False, tag="said", tag_field="is"):
    """A seat answered; ``standing`` when one of its standing orders did so for it.

    ``why`` is what an agent had for a reason: nobody else may read that before the game is over.
    """

    seat: str
    answer: Any
    standing: bool = False
    why: Message | UnsetType = UNSET


class Rolled(msgspec.Struct, frozen=True, gc=False, tag="rolled", tag_field="is"):
    """Dice fell; ``typed`` when people threw their own and typed in what they show, ``by`` the seat that did.

    ``dice`` are the sides of each, so that anybody can throw them again who does not know the rules; records from
    before that have none.
    """

    faces: tuple[int, ...]
    typed: bool = False
    dice: tuple[int, ...] | UnsetType = UNSET
    by: str | UnsetType = UNSET


class Drawn(msgspec.Struct, frozen=True, gc=False, tag="drawn", tag_field="is"):
    """Places of a pool of this size were drawn, in order."""

    places: tuple[int, ...]
    pool: int | UnsetType = UNSET


class Undone(msgspec.Struct, frozen=True, tag="undone", tag_field="is"):
    """All entries from ``to`` on were taken back by these seats: one alone within its own doing, all by agreement."""

    seats: tuple[str, ...]
    to: int


class Standing(msgspec.Struct, frozen=True, tag="standing", tag_field="is"):
    """A seat left standing orders, in place of those it had."""

    seat: str
    orders: tuple[str, ...]


class Taken(msgspec.Struct, frozen=True, tag="taken", tag_field="is"):
    """Somebody else, or a bot, took over a seat."""

    seat: str
    holder: str


class Left(msgspec.Struct, frozen=True, tag="left", tag_field="is"):
    """A seat gave up (``resigned``, or ``hopeless``: a bot what is lost) or ran out of time (``timeout``)."""

    seat: str
    why: Literal["resigned", "hopeless", "timeout"]


class Agreed(msgspec.Struct, frozen=True, tag="agreed", tag_field="is"):
    """All seats agreed on a draw; the game is over."""

    seats: tuple[str, ...]


Entry = Said | Rolled | Drawn | Undone | Standing | Taken | Left | Agreed


class Seating(msgspec.Struct, frozen=True):
    """What the table itself keeps, apart from any rule: holders, standing orders, entries hidden from each audience."""

    holders: tuple[tuple[str, str], ...] = ()
    standing: tuple[tuple[str, tuple[str, ...]], ...] = ()
    unseen: tuple[tuple[str, int], ...] = ()
    outcome: Outcome | None = None

    def orders(self, seat: str) -> tuple[str, ...]:
        """Give the standing orders of a seat."""
        return dict(self.standing).get(seat, ())


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot", tag_field="is"):
    """A quiet state on the way, so that opening need not start from nothing: a cache, not part of the truth."""

    sequence: int
    state: msgspec.Raw
    seating: Seating


class Ending(msgspec.Struct, frozen=True, tag="ending", tag_field="is"):
    """How a finished game ended, and the hash of its last state."""

    outcome: Outcome
    hash: str


Line = Header | Said | Rolled | Drawn | Undone | Standing | Taken | Left | Agreed | Snapshot | Ending

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Line).decode


class Record(msgspec.Struct):
    """A game from its first word: the header, all entries in order, the last snapshot and the ending, if any."""

    header: Header
    entries: list[Entry]
    snapshot: Snapshot | None = None
    ending: Ending | None = None

    def dump(self) -> bytes:
        """Write one line of JSON for each part, the snapshot at its place among the entries."""
        lines = [_encode(self.header)]
        cut = self.snapshot.sequence if self.snapshot else len(self.entries)
        lines += [_encode(entry) for entry in self.entries[:cut]]
        if self.snapshot:
            lines.append(_encode(self.snapshot))
        lines += [_encode(entry) for entry in self.entries[cut:]]
        if self.ending:
            lines.append(_encode(self.ending))
        return b"\n".join(lines) + b"\n"

    def save(self, path: Path) -> None:
        """Write the record whole or not at all."""
        fresh = path.with_name(path.name + ".part")
        try:
            fresh.write_bytes(self.dump())
            fresh.replace(path)
        except OSError:
            fresh.unlink(missing_ok=True)
            raise

    @classmethod
    def parse(cls, text: bytes) -> Record:
        """Read a record from the lines of its file."""
        record: Record | None = None
        for number, line in enumerate(text.split(b"\n"), 1):
            if not line.strip():
                continue
            part = _line(line, number)
            if record is None:
                record = cls(_header(part), [])
            elif isinstance(part, Header) or record.ending:
                raise BadRecord("", "record-bad-line", number=number, what="nothing more may follow here")
            elif isinstance(part, Snapshot):
                if part.sequence != len(record.entries):
                    raise BadRecord("", "record-snapshot", number=part.sequence, what=f"line {number}")
                record.snapshot = part
            elif isinstance(part, Ending):
                record.ending = part
            else:
                record.entries.append(part)
        if record is None:
            raise BadRecord("", "record-no-header")
        return record

    @classmethod
    def load(cls, path: Path) -> Record:
        """Read a record from its file."""
        return cls.parse(path.read_bytes())


def load_tail(path: Path) -> tuple[Header, Snapshot | None, list[Entry]]:
    """Read only the header, the last snapshot and the entries since, from the end of the file backwards."""
    with path.open("rb") as file:
        header = _header(_line(file.readline(), 1))
        tail: list[Entry] = []
        for line in _backwards(file, file.tell()):
            try:
                part = _line(line, 0)
            except BadRecord:
                Record.load(path)
                raise
            if isinstance(part, Snapshot):
                return header, part, tail[::-1]
            if isinstance(part, Header):
                Record.load(path)
            elif not isinstance(part, Ending):
                tail.append(part)
    return header, None, tail[::-1]


def _header(part: Line) -> Header:
    """Accept only a header that this program can read."""
    if not isinstance(part, Header):
        raise BadRecord("", "record-no-header")
    if part.format != FORMAT:
        raise BadRecord("", "record-format", format=part.format, known=FORMAT)
    try:
        for one in part.sources():
            bytes.fromhex(one.seed)
    except ValueError as error:
        raise BadRecord("", "record-bad-line", number=1, what=str(error)) from None
    return part


def _line(line: bytes, number: int) -> Line:
    try:
        part: Line = _decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord("", "record-bad-line", number=number, what=str(error)) from None
    return part


def _backwards(file: io.BufferedReader, start: int) -> Iterator[bytes]:
    """Give the lines between ``start`` and the end of the file, last first."""
    end = file.seek(0, io.SEEK_END)
    rest = b""
    while end > start:
        size = min(_TAIL, end - start)
        end -= size
        file.seek(end)
        first, *lines = (file.read(size) + rest).split(b"\n")
        yield from (line for line in reversed(lines) if line.strip())
        rest = first
    if rest.strip():
        yield rest
