"""Games that take no answers, in PostgreSQL: marked, and let go on again."""

from __future__ import annotations

from typing import Final

import asyncpg

from maestre.server.engines.freezing import CLOSED
from maestre.server.people.clocks import REMAINING
from maestre.server.ports import Thawed

_FREEZE: Final = f"""
    with frozen as (
        update game set frozen = now(), frozen_why = $2 where id = $1 and frozen is null and not over returning id
    )
    update seat set left_seconds = {REMAINING}, since = null, sealed = null
      from frozen where seat.room = frozen.id and seat.since is not null
"""  # noqa: S608
_FROZEN: Final = "select count(*) from game where frozen is not null and frozen_why <> $1 and not over"
_CUT: Final = (
    """
    insert into cut (game, sequence, body, reply, at)
    select game, sequence, body, reply, at from entry where game = $1 and sequence >= $2
    """,
    "delete from entry where game = $1 and sequence >= $2",
    "delete from snapshot where game = $1 and sequence > $2",
    "delete from job where game = $1 and sequence > $2",
    "update game set sequence = $2, over = false, ending = null, stands = null, updated = now() where id = $1",
)
_THAW: Final = """
    update game set frozen = null, frozen_why = '', waiting = $2::text[], shown = $3::text[], shown_at = now()
     where id = $1
"""
_START: Final = """
    update seat set since = now(), sealed = case when not seat.seat = any(game.waiting) then now() end
      from game join room on room.id = game.id
     where seat.room = $1 and game.id = $1 and seat.seat = any(game.shown) and seat.left_seconds is not null
       and seat.since is null and not room.paused
"""
_AGAIN: Final = """
    insert into job (kind, game, seat, sequence) values ($1, $2, $3, $4)
    on conflict (kind, game, seat, sequence) do update
       set due = now(), claimed_until = null, attempts = 0, failures = 0, given_up = null
"""


class Thawing:
    """Marks games as frozen and thaws them; what is taken back of one is kept apart."""

    pool: asyncpg.Pool

    async def freeze(self, game: str, why: str) -> None:
        """Mark a game as one that takes no answers; the first reason stays, and its clocks stand meanwhile."""
        await self.pool.execute(_FREEZE, game, why)

    async def frozen_games(self) -> int:
        """Count the games that met a fault of ours and are not mended."""
        return await self.pool.fetchval(_FROZEN, CLOSED) or 0

    async def thaw(self, thawed: Thawed) -> None:
        """Let a game take answers again; what is taken back is kept apart, and given-up work is tried again."""
        async with self.pool.acquire() as connection, connection.transaction():
            if thawed.cut is not None:
                for statement in _CUT:
                    await connection.execute(statement, thawed.game, thawed.cut)
            await connection.execute(_THAW, thawed.game, list(thawed.waiting), list(thawed.shown))
            await connection.execute(_START, thawed.game)
            for job in thawed.jobs:
                await connection.execute(_AGAIN, job.kind, job.game, job.seat, job.sequence)
