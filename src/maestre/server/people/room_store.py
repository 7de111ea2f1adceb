"""Where rooms are kept: whoever changes something in one holds it meanwhile, so that nobody else does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, TypeAlias

import asyncpg

from maestre.play import Unknown, Unreadable

Connection: TypeAlias = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"

FIGURES: Final = "select body from room_figures where room = $1"
_TOUCH: Final = "update room set updated = now() where id = $1 returning id"


class RoomStore:
    """Lets one change at a time into a room; every change locks the room before its seats."""

    contact: str = ""
    """Where to write to whoever runs the server."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self.pool = pool

    async def figures(self, room: str) -> str:
        """Give the text of the figures that a room has from an owner; nothing if it has none."""
        return await self.pool.fetchval(FIGURES, room) or ""

    @asynccontextmanager
    async def hold(self, room: str) -> AsyncIterator[Connection]:
        """Hold a room for one transaction; what is raised in it undoes it."""
        try:
            async with self.pool.acquire() as connection, connection.transaction():
                if await connection.fetchval(_TOUCH, room) is None:
                    raise Unknown("", "room-unknown")
                yield connection
        except asyncpg.CharacterNotInRepertoireError:
            raise Unreadable("", "words-unkeepable") from None
