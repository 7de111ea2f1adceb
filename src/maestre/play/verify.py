"""A record played again, with every answer and every throw judged."""

from __future__ import annotations

from math import inf
from typing import TypeVar

from msgspec import UNSET

from maestre.play.asking.requests import Draw, Throw
from maestre.play.chance.dice import commitment, dice_key, drawn, thrown
from maestre.play.errors import BadRecord, PlayError
from maestre.play.game import Game
from maestre.play.record import Drawn, Ending, Entry, Header, Origin, Record, Rolled
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
    if not all(map(_is_sealed, header.sources())):
        raise BadRecord("", "record-commitment")
    if header.imagined() > len(record.entries):
        raise BadRecord("", "record-imagined", number=header.imagined(), count=len(record.entries))
    table = Table.resume(game, header.unsealed())
    umpire = Umpire(header)
    for number, entry in enumerate(record.entries):
        umpire.judge(table, number, entry)
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


class Umpire:
    """Throws and draws again what the seed of a game gave, and those of the games that it was played on from."""

    def __init__(self, header: Header) -> None:
        self._sources = [(_until(one), _key(one), one.typed) for one in header.sources()]
        self._imagined = header.imagined()

    def judge(self, table: Table[S], number: int, entry: Entry) -> None:
        """Judge an entry before it is entered; only where people throw their own dice are theirs believed.

        Records from before dice and pools were noted in them are as good as others.
        """
        request = table.request
        if number < self._imagined:
            return
        key, typed = next((key, typed) for until, key, typed in self._sources if number < until)
        due: Entry
        if isinstance(entry, Rolled) and isinstance(request, Throw):
            if entry.typed and not typed:
                raise BadRecord(request.rule, "record-not-agreed", number=number)
            if entry.typed:
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


def _until(source: Header | Origin) -> float:
    return source.until if isinstance(source, Origin) else inf


def _key(source: Header | Origin) -> bytes | None:
    return dice_key(bytes.fromhex(source.seed), source.entropy) if source.seed else None


def _is_sealed(source: Header | Origin) -> bool:
    """Say whether a seed is the one that was published before play; without a seed there is nothing to say."""
    return not source.seed or commitment(bytes.fromhex(source.seed)) == source.commitment
