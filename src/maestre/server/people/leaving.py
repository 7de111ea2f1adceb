"""What somebody may take away, and how they go: everything kept about them, and its deletion."""

# ruff: noqa: S608  (these statements are put together from our own constants alone)

from __future__ import annotations

from datetime import datetime
from typing import Final

import asyncpg
import msgspec

from maestre.play import Setting
from maestre.server.people.identity.passwords import NotLetIn, passkeys_of
from maestre.server.people.room_store import RoomStore
from maestre.server.people.rooms import STAGE
from maestre.server.web.forms import Passkey

_PERSON: Final = """
    select id, name, guest, language, email, confirmed, notify_email, webhook, created, seen
      from person where id = $1 and deleted is null
"""
_SESSIONS: Final = "select created, seen, expires, agent as browser from session where person = $1 order by created"
_LETTERS: Final = "select kind, email, created, expires from letter where person = $1 order by created"
_ROOMS: Final = f"""
    select room.id, room.key as game, room.rules, room.scenario, room.options, {STAGE} as stage,
           room.host = $1 as hosted, room.created, greatest(room.updated, game.updated) as updated,
           coalesce(
               (select array_agg(seat order by seat) from (
                    select seat from seat where seat.room = room.id and person = $1 union
                    select seat from seat_past where seat_past.room = room.id and person = $1) as held), '{{}}'
           ) as seats
      from room left join game on game.id = room.id
     where room.id in (select id from room where host = $1 union select room from seat where person = $1
                       union select room from seat_past where person = $1)
     order by room.created, room.id
"""
_SPOKEN: Final = "select room, at, words from chat where person = $1 order by id"

_HOLD: Final = """
    select id from room
     where id in (select id from room where host = $1 union select room from seat where person = $1)
     order by id for no key update
"""
_FORGET: Final = """
    update person
       set name = '', folded = null, email = null, confirmed = null, password = null, webhook = '',
           notify_email = false, deleted = now()
     where id = $1 and deleted is null returning id
"""
_DEPART: Final = (
    "delete from session where person = $1",
    "delete from passkey where person = $1",
    "delete from challenge where person = $1",
    "delete from letter where person = $1",
    "delete from job where person = $1 and game is null",
    "update chat set words = '' where person = $1",
    "update report set quoted = '' where about = $1",
    "update report set words = '' where reporter = $1",
    "delete from note where person = $1",
    f"""
    update room set stage = 'closed', updated = now()
     where id in (select room.id from room left join game on game.id = room.id
                   where room.host = $1 and {STAGE} = 'waiting')
    """,
    f"""
    update seat set person = null, entropy = ''
     where person = $1 and room in (select room.id from room left join game on game.id = room.id
                                     where {STAGE} in ('waiting', 'closed'))
    """,
    f"""
    update seat set gone = true
     where person = $1 and room in (select room.id from room left join game on game.id = room.id
                                     where {STAGE} = 'playing')
    """,
)


class OwnSession(msgspec.Struct, frozen=True):
    """A browser in which somebody is known."""

    created: datetime
    seen: datetime
    expires: datetime
    browser: str


class OwnLetter(msgspec.Struct, frozen=True):
    """A letter to somebody whose link can still be followed."""

    kind: str
    email: str
    created: datetime
    expires: datetime


class OwnRoom(msgspec.Struct, frozen=True):
    """A game that somebody arranged or played; what they answered in it is in its record."""

    id: str
    game: str
    rules: int
    scenario: str
    options: dict[str, Setting]
    stage: str
    hosted: bool
    created: datetime
    updated: datetime
    seats: tuple[str, ...]


class OwnWords(msgspec.Struct, frozen=True):
    """Something that somebody said in a room."""

    room: str
    at: datetime
    words: str


class Everything(msgspec.Struct, frozen=True):
    """All that is kept about somebody, but for secrets such as the hash of a password."""

    id: str
    name: str
    guest: bool
    language: str
    email: str | None
    confirmed: datetime | None
    notify_email: bool
    webhook: str
    created: datetime
    seen: datetime
    passkeys: tuple[Passkey, ...]
    sessions: tuple[OwnSession, ...]
    letters: tuple[OwnLetter, ...]
    rooms: tuple[OwnRoom, ...]
    spoken: tuple[OwnWords, ...]


class Leaving(RoomStore):
    """Hands out what is kept about somebody, and forgets them."""

    async def export(self, person: str) -> dict[str, object]:
        """Give everything that is kept about somebody."""
        row = await self.pool.fetchrow(_PERSON, person)
        if row is None:
            raise NotLetIn("", "signed-out")
        everything = Everything(
            **row,
            passkeys=await passkeys_of(self.pool, person),
            sessions=tuple(OwnSession(**one) for one in await self.pool.fetch(_SESSIONS, person)),
            letters=tuple(OwnLetter(**one) for one in await self.pool.fetch(_LETTERS, person)),
            rooms=tuple(_own_room(one) for one in await self.pool.fetch(_ROOMS, person)),
            spoken=tuple(OwnWords(**one) for one in await self.pool.fetch(_SPOKEN, person)),
        )
        plain: dict[str, object] = msgspec.to_builtins(everything)
        return plain

    async def delete(self, person: str) -> None:
        """Forget somebody: name, address, keys, sessions and words; their seats in games stay, without a name.

        A game under way goes on with a substitute or a bot; what had not begun gets its seats back, and where they were
        host the room is closed.
        """
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.fetch(_HOLD, person)
            if await connection.fetchval(_FORGET, person) is None:
                raise NotLetIn("", "signed-out")
            for statement in _DEPART:
                await connection.execute(statement, person)


def _own_room(row: asyncpg.Record) -> OwnRoom:
    plain = dict(row) | {"options": msgspec.json.decode(row["options"]), "seats": tuple(row["seats"])}
    return OwnRoom(**plain)
