"""Events in PostgreSQL: whoever changes one holds it meanwhile; lists lie apart, and are read only to be shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import asyncpg
import msgspec

from maestre.play import Refused, Unknown, Unreadable
from maestre.server.events.event import Evening
from maestre.server.people.room_store import Connection, RoomStore
from maestre.server.web.settings import Caps

MOST_LISTED: Final = 100
"""How many events a list of somebody's holds at most."""

_MAKE: Final = "insert into event (id, host, body) values ($1, nullif($2, ''), $3::jsonb)"
_ONE_AT_A_TIME: Final = "select pg_advisory_xact_lock(hashtextextended($1, 0))"
_HOSTED: Final = "select count(*) from event where host = $1 and not (body ->> 'closed')::boolean"
_GUEST: Final = "select guest from person where id = $1"
_READ: Final = "select body from event where id = $1"
_HOLD: Final = "select body from event where id = $1 for update"
_WRITE: Final = "update event set body = $2::jsonb, host = nullif($3, ''), updated = now() where id = $1"
_DROP: Final = "delete from event where id = $1"
_GONE: Final = "delete from event_entrant where event = $1 and not id = any($2::text[])"
_ENTRANT: Final = """
    insert into event_entrant (event, id, person)
    select $1, id, nullif(person, '') from unnest($2::text[], $3::text[]) as entered (id, person)
    on conflict (event, id) do update set person = excluded.person
"""
_LIST: Final = "update event_entrant set list = $3 where event = $1 and id = $2"
_LISTS: Final = "select id, list from event_entrant where event = $1 and list <> ''"
_MINE: Final = """
    select body from event
     where id in (select id from event where host = $1 union select event from event_entrant where person = $1)
     order by made desc, id limit $2
"""
_IDS: Final = """
    select id from event where host = $1 union select event from event_entrant where person = $1 order by 1
"""

_read = msgspec.json.Decoder(Evening).decode
_written = msgspec.json.Encoder(order="deterministic").encode


class Events(RoomStore):
    """Keeps events."""

    caps: Caps | None = None

    async def make_event(self, event: Evening) -> None:
        """Keep a new event, unless its organiser has too many that are not closed."""
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute(_ONE_AT_A_TIME, event.host)
            if self.caps is not None:
                guest = await connection.fetchval(_GUEST, event.host)
                most = self.caps.guest_events if guest else self.caps.events
                if await connection.fetchval(_HOSTED, event.host) >= most:
                    raise Refused("", "cap-events", most=most)
            try:
                await connection.execute(_MAKE, event.id, event.host, _written(event).decode())
            except asyncpg.DataError:
                raise Unreadable("", "words-unkeepable") from None

    async def event(self, event: str) -> Evening | None:
        """Give an event with everything but the lists: the caller decides what to pass on."""
        body = await self.pool.fetchval(_READ, event)
        return None if body is None else _read(body)

    async def event_lists(self, event: str) -> dict[str, str]:
        """Give the lists of an event, by entrant."""
        return {row["id"]: row["list"] for row in await self.pool.fetch(_LISTS, event)}

    async def events_of(self, person: str) -> list[Evening]:
        """List the events that somebody organises or has entered, the newest first."""
        return [_read(row["body"]) for row in await self.pool.fetch(_MINE, person, MOST_LISTED)]

    async def change_event(
        self, event: str, act: Callable[[Evening], Evening], entrant: str = "", text: str | None = None
    ) -> Evening:
        """Do something with an event while nobody else does; an entrant may bring a list. What is raised undoes it."""
        try:
            async with self.pool.acquire() as connection, connection.transaction():
                body = await connection.fetchval(_HOLD, event)
                if body is None:
                    raise Unknown("", "event-unknown")
                changed = act(_read(body))
                await _keep(connection, changed)
                if text is not None:
                    await connection.execute(_LIST, event, entrant, text)
                return changed
        except asyncpg.DataError:
            raise Unreadable("", "words-unkeepable") from None

    async def drop_event(self, event: str) -> None:
        """Forget an event."""
        await self.pool.execute(_DROP, event)


async def _keep(connection: Connection, event: Evening) -> None:
    await connection.execute(_WRITE, event.id, _written(event).decode(), event.host)
    ids = [one.id for one in event.entrants]
    await connection.execute(_GONE, event.id, ids)
    await connection.execute(_ENTRANT, event.id, ids, [one.person for one in event.entrants])


async def all_events(connection: Connection, person: str) -> list[Evening]:
    """Give every event that somebody organises or has entered, in order."""
    return [_read(await connection.fetchval(_READ, row["id"])) for row in await connection.fetch(_IDS, person)]


async def change_each(
    connection: Connection, person: str, act: Callable[[Evening], Evening | None], *, lists_too: bool = False
) -> None:
    """Change every event that somebody organises or has entered, in order; nothing stays of one that the act gives up.

    With ``lists_too`` the lists that they sent go as well.
    """
    for row in await connection.fetch(_IDS, person):
        held = _read(await connection.fetchval(_HOLD, row["id"]))
        mine = held.of_person(person)
        changed = act(held)
        if changed is None:
            await connection.execute(_DROP, held.id)
            continue
        if mine is not None and lists_too:
            await connection.execute(_LIST, held.id, mine.id, "")
        await _keep(connection, changed)
