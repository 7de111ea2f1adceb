"""Games that met a fault of ours: marked so that every engine and whoever runs the server knows, and opened again.

A table that freezes drops the answer that broke it, so what is kept is sound. The mark keeps it so: no engine adds an
entry to a marked game. What a release breaks otherwise is a record that cannot be entered again; then its last
entries can be taken back.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import PurePath
from traceback import extract_tb
from typing import TYPE_CHECKING, Final

from maestre.play import BadRecord, Frozen, Game, OldSnapshot, PlayError, State, Table
from maestre.play.record import Said
from maestre.server.ports import Stored
from maestre.server.postgres.seals import SEED_GONE

if TYPE_CHECKING:
    from maestre.server.wire import Thaw

CLOSED: Final = "closed"
"""Why a game takes no answers whose room was closed."""
FORGET: Final = "forget"
"""The subject on which engines are told to let go of the table of a game, and open it anew."""

_RECORD: Final = re.compile(r"record-(?!unread)")


class StillFrozen(PlayError):
    """A game cannot be opened under the rules as they are now."""


def fault_of(error: PlayError) -> str:
    """Say what broke and where, if an error freezes a game: never words or values, which may be secrets of people."""
    if isinstance(error, BadRecord):
        number = dict(error.message.args).get("number", "?")
        return f"{error.message.key} {number}" if _RECORD.match(error.message.key) else ""
    if error.message.key == SEED_GONE:
        return SEED_GONE
    cause = error.__cause__
    if not isinstance(error, Frozen) or cause is None:
        return ""
    frames = extract_tb(cause.__traceback__)
    where = f" {PurePath(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(cause).__name__}{where}"


class Opened:
    """A game that opens: its table, and at which place what could not be entered any more is to be cut off."""

    def __init__(self, table: Table[State], cut: int | None) -> None:
        self.table = table
        self.cut = cut


async def opened(rules: Game[State], stored: Stored, call: Thaw) -> Opened:
    """Open a game beside the engine's other work; with ``back``, without the last entries if those break it."""
    return await asyncio.to_thread(_opened, rules, stored, back=call.back)


def _opened(rules: Game[State], stored: Stored, *, back: bool) -> Opened:
    start = stored.snapshot.sequence if stored.snapshot else 0
    try:
        table = Table.resume(rules, stored.header, stored.snapshot, stored.entries)
    except OldSnapshot:
        raise
    except BadRecord as error:
        number = dict(error.message.args).get("number")
        if not back or not isinstance(number, int) or number < start:
            raise StillFrozen("", "still-frozen", what=fault_of(error) or error.message.key) from error
        keep = number - start
    else:
        if not table.frozen:
            return Opened(table, None)
        if not back:
            raise StillFrozen("", "still-frozen", what=table.frozen.partition(":")[0])
        keep = len(stored.entries)
    return _cut(rules, stored, _last_answer(stored, keep), start)


def _last_answer(stored: Stored, keep: int) -> int:
    """Give the place of the last answer that somebody gave among the first entries; the dice after it go with it."""
    answers = [place for place, entry in enumerate(stored.entries[:keep]) if isinstance(entry, Said)]
    whole = keep < len(stored.entries) and isinstance(stored.entries[keep], Said)
    if whole or not answers:
        return keep
    return answers[-1]


def _cut(rules: Game[State], stored: Stored, keep: int, start: int) -> Opened:
    try:
        table = Table.resume(rules, stored.header, stored.snapshot, stored.entries[:keep])
    except BadRecord as error:
        raise StillFrozen("", "still-frozen", what=error.message.key) from error
    if table.frozen or table.sequence != start + keep:
        raise StillFrozen("", "still-frozen", what=table.frozen.partition(":")[0] or "settle")
    return Opened(table, start + keep)
