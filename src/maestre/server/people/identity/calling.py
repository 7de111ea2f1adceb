"""How people are called: no two accounts alike, and no guest like an account."""

from __future__ import annotations

from itertools import count
from typing import Final

from maestre.play import Refused
from maestre.server.people.identity.names import LONGEST_NAME, folded
from maestre.server.people.room_store import Connection

_HOLD: Final = "select pg_advisory_xact_lock(hashtextextended($1, 7))"
_HELD: Final = "select exists (select 1 from person where folded = $1 and not guest and id <> $2)"
_RENAME: Final = "update person set name = $2, folded = $3 where folded = $1 and guest and id <> $4"


async def hold_name(connection: Connection, name: str) -> None:
    """Let nobody else take a name, or one like it, before this transaction ends."""
    await connection.execute(_HOLD, folded(name))


async def is_held(connection: Connection, name: str, person: str) -> bool:
    """Say whether an account of somebody else bears a name, or one that people take for it."""
    return bool(await connection.fetchval(_HELD, folded(name), person))


async def take_name(connection: Connection, name: str, person: str) -> None:
    """Let an account have a name that no other has; guests who are called so get a number behind theirs.

    Whoever takes it writes it within the same transaction.
    """
    await hold_name(connection, name)
    if await is_held(connection, name, person):
        raise Refused("", "name-taken", name=name)
    for number in count(2):
        other = f"{name[: LONGEST_NAME - 4]} {number}"
        if not await is_held(connection, other, person):
            await connection.execute(_RENAME, folded(name), other, folded(other), person)
            return
