"""What somebody may take away, and how they go: everything kept about them, and its deletion."""

# ruff: noqa: S608  (these statements are put together from our own constants alone)

from __future__ import annotations

from datetime import datetime
from typing import Final

import asyncpg
import msgspec

from maestre.play import Setting
from maestre.server.events.acts import forget
from maestre.server.events.event import Evening
from maestre.server.events.keeping import all_events, change_each
from maestre.server.people.identity.passwords import NotLetIn, passkeys_of
from maestre.server.people.room_store import RoomStore
from maestre.server.people.rooms import STAGE
from maestre.server.web.forms import KeptList, Passkey

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
_LISTS: Final = "select event, list from event_entrant where person = $1 order by event, id"
_OWN_LISTS: Final = "select id, at, body from own_list where person = $1 order by at, id"
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
    "delete from own_list where person = $1",
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


class OwnEvent(msgspec.Struct, frozen=True):
    """An event that somebody organised or entered: under what name, of which club and nation, with which list."""

    id: str
    name: str
    game: str
    hosted: bool
    made: datetime
    entered_as: str = ""
    club: str = ""
    nation: str = ""
    list: str = ""


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
    events: tuple[OwnEvent, ...]
    lists: tuple[KeptList, ...]


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
            events=await self._own_events(person),
            lists=tuple(KeptList(**one) for one in await self.pool.fetch(_OWN_LISTS, person)),
        )
        plain: dict[str, object] = msgspec.to_builtins(everything)
        return plain

    async def _own_events(self, person: str) -> tuple[OwnEvent, ...]:
        lists = {row["event"]: row["list"] for row in await self.pool.fetch(_LISTS, person)}
        async with self.pool.acquire() as connection:
            events = await all_events(connection, person)
        return tuple(_own_event(event, person, lists.get(event.id, "")) for event in events)

    async def delete(self, person: str) -> None:
        """Forget somebody: name, address, keys, sessions, lists and words; their seats in games stay, without a name.

        A game under way goes on with a substitute or a bot; what had not begun gets its seats back, and where they were
        host the room is closed. Of an event that has begun the results stay, without their name and list.
        """
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.fetch(_HOLD, person)
            if await connection.fetchval(_FORGET, person) is None:
                raise NotLetIn("", "signed-out")
            for statement in _DEPART:
                await connection.execute(statement, person)
            await change_each(connection, person, lambda event: forget(event, person), lists_too=True)


def _own_event(event: Evening, person: str, text: str) -> OwnEvent:
    own = OwnEvent(event.id, event.name, event.game, event.host == person, event.made)
    mine = event.of_person(person)
    if mine is None:
        return own
    return msgspec.structs.replace(own, entered_as=mine.name, club=mine.club, nation=mine.nation, list=text)


def _own_room(row: asyncpg.Record) -> OwnRoom:
    plain = dict(row) | {"options": msgspec.json.decode(row["options"]), "seats": tuple(row["seats"])}
    return OwnRoom(**plain)
