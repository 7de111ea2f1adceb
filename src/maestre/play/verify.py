"""A record played again, with every answer and every throw judged."""

from __future__ import annotations

from typing import TypeVar

from msgspec import UNSET

from maestre.play.asking.requests import Draw, Throw
from maestre.play.chance.dice import commitment, dice_key, drawn, thrown
from maestre.play.errors import BadRecord, PlayError
from maestre.play.game import Game
from maestre.play.record import Drawn, Ending, Entry, Header, Record, Rolled
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
        judge_chance(table, header, key, number, entry)
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


def judge_chance(table: Table[S], header: Header, key: bytes | None, number: int, entry: Entry) -> None:
    """Throw and draw again what the seed gave; only where people throw their own dice are theirs believed.

    Records from before dice and pools were noted in them are as good as others.
    """
    request = table.request
    due: Entry
    if isinstance(entry, Rolled) and isinstance(request, Throw):
        if header.typed and entry.typed:
            return
        if key is None:
            raise BadRecord(request.rule, "record-no-seed", number=number)
        faces, dice = thrown(key, number, request.reading)
        due = Rolled(faces, dice=UNSET if entry.dice is UNSET else dice)
    elif isinstance(entry, Drawn) and isinstance(request, Draw):
        if key is None:
            raise BadRecord(request.rule, "record-no-seed", number=number)
        size = len(request.pool)
        due = Drawn(drawn(key, number, size, request.count), UNSET if entry.pool is UNSET else size)
    else:
        return
    if entry != due:
        raise BadRecord(request.rule, "record-throw", number=number)
