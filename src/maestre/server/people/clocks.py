"""Clocks: how much time each seat has left, kept beside the seats and moved on by the statement that keeps an answer.

``seat.left_seconds`` is the time at the moment the seat was last asked, ``seat.since`` that moment, null while the seat
is not asked or the clock stands. A seat without a clock (an untimed room, a bot) has no time left, neither much nor
little: null. Whoever changes seats locks their room first, so that nobody waits for each other in a circle.

Of sealed answers nobody may know who has given one. So the clock of a seat that has sealed its answer seems to run on
until the last has spoken; ``seat.sealed`` keeps the moment at which it really stopped.
"""

# ruff: noqa: S608  (these statements are put together from our own constants alone)

from __future__ import annotations

from typing import Final

import asyncpg

from maestre.server.people.room_store import RoomStore

REMAINING: Final = """
    greatest(0, seat.left_seconds - coalesce(extract(epoch from coalesce(seat.sealed, now()) - seat.since), 0))
"""
"""The time that a seat has left at this moment."""

TICK: Final = f"""
    update seat
       set left_seconds = case when seat.seat = any(clock.before)
                               then least(clock.clock_most, {REMAINING} + clock.clock_turn) else seat.left_seconds end,
           since = case when seat.seat = any(clock.after) and not clock.paused then now() end,
           sealed = null
      from (
        select room.id, room.paused, room.clock_turn, room.clock_most, turned.before, turned.after
          from turned join room on room.id = turned.game
         where room.clock_bank is not null
           for share of room
      ) as clock
     where seat.room = clock.id and seat.left_seconds is not null and seat.seat = any(clock.before || clock.after)
"""
"""Moves the clocks on when others are asked, or all anew, as part of a larger statement that has a relation
``turned (game, before, after)``: in which game which seats were awaited as everybody may know it, and which are now.
A game without a room, or without a clock, is passed over.
"""

SEAL: Final = """
    update seat set sealed = case when seat.seat = any(kept.waiting) then null else coalesce(seat.sealed, now()) end
      from kept where seat.room = kept.game and seat.since is not null and seat.seat = any(kept.shown)
"""
"""Notes when a seat has sealed its answer, or is asked for it again: with a relation ``kept (game, waiting, shown)``.
"""

ANEW: Final = """
    since = case when seat.seat = any(game.shown) and room.clock_bank is not null and not room.paused
                      and game.frozen is null then now() end,
    sealed = case when seat.seat = any(game.shown) and not seat.seat = any(game.waiting) then now() end
"""
"""Lets the clock of a seat run from now on if it is asked, as it seems to everybody, and stand if it has sealed."""

OVERDUE: Final = """
    (not room.paused and seat.sealed is null and seat.since + make_interval(secs => seat.left_seconds) <= now())
"""
"""Whether a seat of a room is out of time, by the clock of the database; one that has sealed its answer never is."""

_TURN: Final = f"""
    with turned as (select $1::text as game, $2::text[] as before, $3::text[] as after), ticked as ({TICK} returning 1)
    select count(*) from ticked
"""
_PAUSED: Final = "update room set paused = $2 where id = $1 and paused <> $2 returning id"
_STOP: Final = (
    f"update seat set left_seconds = {REMAINING}, since = null, sealed = null where room = $1 and since is not null"
)
_START: Final = f"""
    update seat set {ANEW} from room join game on game.id = room.id
     where room.id = $1 and seat.room = $1 and seat.left_seconds is not null
"""
_OVERDUE: Final = f"""
    select seat.seat from seat join room on room.id = seat.room where room.id = $1 and {OVERDUE} order by seat.seat
"""


async def tick(connection: asyncpg.Pool, game: str, before: tuple[str, ...], after: tuple[str, ...]) -> int:
    """Move the clocks of a game on by themselves, and give how many changed."""
    changed: int = await connection.fetchval(_TURN, game, list(before), list(after))
    return changed


class Clocks(RoomStore):
    """Stops and starts the clocks of rooms."""

    async def pause(self, room: str, *, paused: bool) -> None:
        """Stop or start the clock of a room; doing it twice changes nothing."""
        async with self.hold(room) as connection:
            if await connection.fetchval(_PAUSED, room, paused):
                await connection.execute(_STOP if paused else _START, room)

    async def overdue(self, room: str) -> list[str]:
        """List the seats that are out of time."""
        return [row["seat"] for row in await self.pool.fetch(_OVERDUE, room)]
