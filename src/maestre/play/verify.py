"""A record played again, with every answer and every throw judged."""

from __future__ import annotations

from typing import TypeVar

from maestre.play.dice import commitment, dice_key, drawn, rolled
from maestre.play.errors import BadRecord, PlayError
from maestre.play.game import Game
from maestre.play.record import Drawn, Ending, Entry, Header, Record, Rolled
from maestre.play.requests import Draw, Throw
from maestre.play.state import State
from maestre.play.table import Table

S = TypeVar("S", bound=State)


def verified(game: Game[S], record: Record, *, published: str = "") -> Table[S]:
    """Play a record again, judging every answer and every throw; raises on the first thing that does not hold.

    Give the commitment that was ``published`` before play, and a record whose seed was exchanged since does not pass.
    """
    header = record.header
    if published and published != header.commitment:
        raise BadRecord("", "record-commitment")
    if header.seed and commitment(bytes.fromhex(header.seed)) != header.commitment:
        raise BadRecord("", "record-commitment")
    table = Table.resume(game, header.public())
    key = dice_key(bytes.fromhex(header.seed), header.entropy) if header.seed else None
    for number, entry in enumerate(record.entries):
        _judge_chance(table, header, key, number, entry)
        try:
            table.enter(entry, checked=True)
        except BadRecord:
            raise
        except PlayError as error:
            raise BadRecord(error.rule, "record-illegal", number=number, what=str(error)) from error
    outcome = table.outcome
    if record.ending != (Ending(outcome, table.fingerprint()) if outcome else None):
        raise BadRecord("", "record-ending")
    return table


def _judge_chance(table: Table[S], header: Header, key: bytes | None, number: int, entry: Entry) -> None:
    """Throw and draw again what the seed gave; only where people throw their own dice are theirs believed."""
    request = table.request
    due: Entry
    if isinstance(entry, Rolled) and isinstance(request, Throw):
        if header.typed and entry.typed:
            return
        if key is None:
            raise BadRecord(request.rule, "record-no-seed", number=number)
        due = Rolled(rolled(key, number, request.reading))
    elif isinstance(entry, Drawn) and isinstance(request, Draw):
        if key is None:
            raise BadRecord(request.rule, "record-no-seed", number=number)
        due = Drawn(drawn(key, number, len(request.pool), request.count))
    else:
        return
    if entry != due:
        raise BadRecord(request.rule, "record-throw", number=number)
