"""Army lists that people with an account keep: what their browsers write, unread; the newest of a list stays."""

from __future__ import annotations

from typing import Final

import asyncpg

from maestre.play import Refused, Unreadable
from maestre.server.people.room_store import RoomStore
from maestre.server.web.forms import KeptList

_ONE_AT_A_TIME: Final = "select pg_advisory_xact_lock(hashtextextended($1, 0))"
_OTHERS: Final = "select count(*) from own_list where person = $1 and id <> $2"
_KEEP: Final = """
    insert into own_list (person, id, at, body) values ($1, $2, $3, $4)
    on conflict (person, id) do update set at = excluded.at, body = excluded.body, kept = now()
     where own_list.at < excluded.at
"""
_MINE: Final = "select id, at, body from own_list where person = $1 order by at desc, id"
_DROP: Final = "delete from own_list where person = $1 and id = $2 and at <= $3"


class OwnLists(RoomStore):
    """Keeps the lists of people."""

    async def keep_list(self, person: str, kept: KeptList, most: int) -> None:
        """Keep a list in place of an older one of its id, unless there are too many others."""
        try:
            async with self.pool.acquire() as connection, connection.transaction():
                await connection.execute(_ONE_AT_A_TIME, person)
                if await connection.fetchval(_OTHERS, person, kept.id) >= most:
                    raise Refused("", "cap-lists", most=most)
                await connection.execute(_KEEP, person, kept.id, kept.at, kept.body)
        except asyncpg.DataError:
            raise Unreadable("", "words-unkeepable") from None

    async def lists_of(self, person: str) -> list[KeptList]:
        """List what somebody keeps, what was changed last first."""
        return [KeptList(**row) for row in await self.pool.fetch(_MINE, person)]

    async def drop_list(self, person: str, kept: str, at: int) -> None:
        """Forget a list, unless it was changed after that moment."""
        await self.pool.execute(_DROP, person, kept, at)
