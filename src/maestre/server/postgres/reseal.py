"""Seeds in a database, seen as a whole: which keys they need, and sealing all of them with the newest one."""

from __future__ import annotations

from typing import Final

import msgspec
import psycopg
from psycopg.rows import TupleRow

from maestre.server.operating.reach import reach_database
from maestre.server.postgres.seals import Keys, Sealed, SeedLocked

_NEEDED: Final = """
    select seed.key_id, count(*) from seed left join game on game.commitment = seed.commitment
     where game.over is not true group by seed.key_id order by seed.key_id
"""
_OTHERS: Final = "select commitment, key_id, sealed from seed where key_id <> %s order by commitment"
_RENEW: Final = "update seed set key_id = %s, sealed = %s where commitment = %s and key_id = %s"
_OPEN: Final = "select id, seed from game where not over and seed <> '' and commitment is null order by id"
_SEAL: Final = """
    with shut as (
        update game set seed = '', commitment = %(commitment)s where id = %(id)s and not over and seed = %(seed)s
        returning id
    )
    insert into seed (commitment, key_id, sealed, room)
    select %(commitment)s, %(key_id)s, %(body)s, id from shut on conflict do nothing
"""


class Resealed(msgspec.Struct, frozen=True):
    """What came of sealing anew: how many seeds lay open, how many had another key, and the keys that are not here."""

    sealed: int
    renewed: int
    locked: dict[str, int]


def keys_needed(database: psycopg.Connection[TupleRow]) -> dict[str, int]:
    """Count the seeds of games that are not over, by the id of their key; those that lie open have none."""
    return dict(database.execute(_NEEDED).fetchall())


def keys_lacking(url: str, keys: Keys) -> dict[str, int]:
    """Count the seeds that these keys do not open, by the id of the key that would."""
    with reach_database(url) as database:
        return {key: count for key, count in keys_needed(database).items() if key not in keys.ids}


def reseal(url: str, keys: Keys) -> Resealed:
    """Seal every seed with the newest key, each by itself: nobody has to stop playing, and it can be done again."""
    assert keys, "there is a key to seal with"
    sealed = renewed = 0
    locked: dict[str, int] = {}
    with reach_database(url) as database:
        database.autocommit = True
        for commitment, key_id, body in database.execute(_OTHERS, (keys.newest,)).fetchall():
            try:
                new = keys.seal(keys.open(Sealed(commitment, key_id, body)))
            except SeedLocked:
                locked[key_id] = locked.get(key_id, 0) + 1
                continue
            done = database.execute(_RENEW, (new.key_id, new.body, commitment, key_id)).rowcount
            sealed, renewed = (sealed + done, renewed) if not key_id else (sealed, renewed + done)
        for game, seed in database.execute(_OPEN).fetchall():
            new = keys.seal(seed)
            sealed += database.execute(_SEAL, {"id": game, "seed": seed, **msgspec.structs.asdict(new)}).rowcount
    return Resealed(sealed, renewed, locked)
