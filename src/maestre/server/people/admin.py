"""What whoever runs a server looks at, and the deeds of theirs that are done in the database alone; each is noted."""

# ruff: noqa: S608  (these statements are put together from our own constants alone)

from __future__ import annotations

from datetime import datetime
from typing import Final

import msgspec

from maestre.play import Refused, Unknown
from maestre.server.engines.freezing import CLOSED
from maestre.server.people.bans import FOR_GOOD
from maestre.server.people.clocks import ANEW, REMAINING
from maestre.server.people.identity.calling import hold_name, is_held, take_name
from maestre.server.people.identity.names import fit_name, folded
from maestre.server.people.room_store import Connection, RoomStore
from maestre.server.people.rooms import STAGE, remember, saw_other_side
from maestre.server.people.rows import DeedRow, GameRow, JobRow, PersonRow, RoomRow, Uttered, Version

MOST: Final = 200
"""How many rows a list has at most."""

_NOTE: Final = "insert into deed (who, what, about, why) values ($1, $2, $3, $4)"
_LOG: Final = """
    select id, at, who, what, about, why from deed where $1 = '' or about = $1 or who = $1 order by id desc limit $2
"""
_PERSON: Final = """
    select id, name, guest, coalesce(email, '') as email, admin, created, seen,
           (select count(*) from session where person = p.id and expires > now()) as sessions,
           case when banned > now() then banned end as banned, case when banned > now() then banned_why else '' end
           as banned_why
      from person p
"""
_PEOPLE: Final = f"""
    {_PERSON}
     where deleted is null and (not $2 or banned > now()) and (not $3 or admin)
       and ($1 = '' or id = $1 or lower(email) = lower($1) or strpos(lower(name), lower($1)) > 0)
     order by seen desc, id limit $4
"""
_ONE_PERSON: Final = f"{_PERSON} where id = $1 and deleted is null"
_SEATED: Final = """
    select coalesce(json_agg(json_build_object(
               'seat', seat.seat, 'person', coalesce(seat.person, ''), 'name', coalesce(person.name, ''),
               'bot', seat.bot, 'gone', seat.gone) order by seat.seat), '[]')
      from seat left join person on person.id = seat.person where seat.room = room.id
"""
_ROOM: Final = f"""
    select json_build_object(
               'id', room.id, 'game', room.key, 'rules', room.rules, 'scenario', room.scenario, 'stage', {STAGE},
               'public', room.public, 'host', room.host, 'host_name', host.name, 'seats', ({_SEATED}),
               'created', room.created, 'updated', greatest(room.updated, game.updated),
               'frozen', case when game.frozen_why <> '{CLOSED}' then game.frozen end, 'closed_why', room.closed_why)
      from room left join game on game.id = room.id join person host on host.id = room.host
"""
_ROOMS: Final = f"""
    {_ROOM}
     where ($2 or {STAGE} in ('waiting', 'playing'))
       and ($1 = '' or room.id = $1 or room.link = $1 or room.key = $1 or room.host = $1
            or exists (select 1 from seat left join person on person.id = seat.person
                        where seat.room = room.id
                          and (seat.person = $1 or strpos(lower(person.name), lower($1)) > 0)))
     order by room.created desc, room.id limit $3
"""
_ONE_ROOM: Final = f"{_ROOM} where room.id = $1"
_LINES: Final = """
    select chat.id, chat.at, chat.person, person.name, chat.words, chat.hidden is not null
      from chat join person on person.id = chat.person
     where chat.room = $1 and ($2 = 0 or chat.id <= $2) order by chat.id desc limit $3
"""
_GAME: Final = f"""
    select id, key as game, rules, scenario, sequence as entries, waiting, over, created, updated,
           case when frozen_why <> '{CLOSED}' then frozen end as frozen, frozen_why from game
"""
_GAMES: Final = f"""
    {_GAME}
     where ($1 = '' or id = $1 or key = $1) and ($2 or not over)
       and (not $3 or (frozen is not null and frozen_why <> '{CLOSED}'))
     order by frozen is null, updated desc, id limit $4
"""
_ONE_GAME: Final = f"{_GAME} where id = $1"
_VERSIONS: Final = "select key, rules, count(*) from game where not over group by 1, 2 order by 1, 2"
_PUBLIC: Final = """
    select header as line from game where id = $1
    union all (select body from entry where game = $1 order by sequence)
"""
_JOBS: Final = """
    select id, lane, kind, coalesce(game, '') as game, seat, person, created, due, attempts, given_up, last_error
      from job
     where ($1 = '' or lane = $1) and (not $2 or given_up is not null)
       and (not $3 or (given_up is null and due < now() - interval '1 minute')) and ($4 = '' or game = $4)
     order by given_up is null, due, id limit $5
"""
_RETRY: Final = """
    update job set given_up = null, failures = 0, last_error = '', due = now(),
                   claimed_until = case when given_up is null then claimed_until end
     where case when $1::bigint = 0 then given_up is not null else id = $1 end returning id, kind, game
"""
_DROP: Final = """
    delete from job where case when $1::bigint = 0 then given_up is not null else id = $1 end returning id, kind, game
"""
_BAN: Final = """
    update person set banned = $2, banned_why = $3, admin = false
     where id = $1 and deleted is null returning id
"""
_UNBAN: Final = "update person set banned = null, banned_why = '' where id = $1 and banned > now() returning id"
_HOLD: Final = """
    select id from room
     where id in (select id from room where host = $1 union select room from seat where person = $1)
     order by id for no key update
"""
_STAGED: Final = f"""
    (select room.id from room left join game on game.id = room.id where {STAGE} = any($2)
        and room.id in (select id from room where host = $1 union select room from seat where person = $1))
"""
_LEAVE: Final = (
    f"update room set stage = 'closed', updated = now() where host = $1 and id in {_STAGED} returning id",
    f"update seat set person = null, entropy = '' where person = $1 and room in {_STAGED} returning room",
    f"update seat set gone = true where person = $1 and not gone and room in {_STAGED} returning room",
)
_LEFT: Final = (["waiting"], ["waiting", "closed"], ["playing"])
_GUEST: Final = "select guest from person where id = $1 and deleted is null"
_RENAME: Final = "update person set name = $2, folded = $3 where id = $1"
_SEATS_OF: Final = "select distinct room from seat where person = $1 union select id from room where host = $1"
_SIGN_OUT: Final = "delete from session where person = $1 or $1 = ''"
_PROMOTE: Final = """
    update person set admin = $2 where id = $1 and deleted is null and not guest
       and (banned is null or banned <= now()) returning id
"""
_CLOSE: Final = """
    update room set stage = 'closed', closed_why = $2, updated = now() where id = $1 and stage <> 'closed' returning id
"""
_HALT: Final = f"""
    update game set frozen = now(), frozen_why = '{CLOSED}' where id = $1 and not over
"""
_IDLE: Final = "delete from job where game = $1"
_ROOMS_OF_GAME: Final = "select id from room where key = $1 and stage <> 'closed' order by id"
_ERASE: Final = ("delete from room where key = $1", "delete from game where key = $1")
_HAND_OVER: Final = f"""
    update seat
       set person = nullif($3, ''), bot = $4, gone = false, seen_version = 0, seen = null, told = null,
           left_seconds = case when $4 <> '' or room.clock_bank is null then null
                               when seat.left_seconds is null then room.clock_bank
                               else greatest({REMAINING}, room.clock_turn) end,
           {ANEW}
      from room left join game on game.id = room.id
     where room.id = $1 and seat.room = $1 and seat.seat = $2 returning seat.seat
"""
_UNTIMED: Final = "update seat set since = null, sealed = null where room = $1 and seat = $2 and bot <> ''"

_room = msgspec.json.Decoder(RoomRow).decode


async def note_deed(connection: Connection, who: str, what: str, about: str, why: str = "") -> None:
    """Write a deed into the book, in the transaction that does it."""
    await connection.execute(_NOTE, who, what, about, why)


class Admin(RoomStore):
    """Lists what there is, and does what the database alone can do; ``who`` is whoever does it."""

    # ---------------------------------------------------------------- looking

    async def people(self, word: str = "", *, banned: bool = False, admins: bool = False) -> list[PersonRow]:
        """List people, those seen last first: all, or those with this name, address or id."""
        return [PersonRow(**row) for row in await self.pool.fetch(_PEOPLE, word, banned, admins, MOST)]

    async def person(self, person: str) -> PersonRow:
        """Give somebody."""
        row = await self.pool.fetchrow(_ONE_PERSON, person)
        if row is None:
            raise Unknown("", "person-unknown", person=person)
        return PersonRow(**row)

    async def rooms(self, word: str = "", *, done: bool = False) -> list[RoomRow]:
        """List rooms, the newest first: all, or those of a game, a person, a link or an id; ``done`` ones too."""
        return [_room(row[0]) for row in await self.pool.fetch(_ROOMS, word, done, MOST)]

    async def room_row(self, room: str) -> RoomRow:
        """Give a room."""
        found = await self.pool.fetchval(_ONE_ROOM, room)
        if found is None:
            raise Unknown("", "room-unknown")
        return _room(found)

    async def lines(self, room: str, until: int = 0, most: int = 20) -> list[Uttered]:
        """Give the last words said in a room, or those before and with a line."""
        return [Uttered(*row) for row in reversed(await self.pool.fetch(_LINES, room, until, most))]

    async def games(self, word: str = "", *, frozen: bool = False, over: bool = False) -> list[GameRow]:
        """List games, the frozen first."""
        rows = await self.pool.fetch(_GAMES, word, over, frozen, MOST)
        return [GameRow(**dict(row) | {"waiting": tuple(row["waiting"])}) for row in rows]

    async def game_row(self, game: str) -> GameRow:
        """Give a game."""
        row = await self.pool.fetchrow(_ONE_GAME, game)
        if row is None:
            raise Unknown("", "unknown-game", game=game)
        return GameRow(**dict(row) | {"waiting": tuple(row["waiting"])})

    async def versions(self) -> list[Version]:
        """Count the games under way by game and rules version."""
        return [Version(*row) for row in await self.pool.fetch(_VERSIONS)]

    async def public_record(self, game: str) -> bytes:
        """Give what was entered in a game so far, without the seed of its dice, as JSON lines."""
        lines = [row["line"] for row in await self.pool.fetch(_PUBLIC, game)]
        if not lines:
            raise Unknown("", "unknown-game", game=game)
        return b"\n".join((*lines, b""))

    async def jobs(self, lane: str = "", *, given_up: bool = False, late: bool = False, game: str = "") -> list[JobRow]:
        """List jobs: those given up first, then those due first."""
        return [JobRow(**row) for row in await self.pool.fetch(_JOBS, lane, given_up, late, game, MOST)]

    async def log(self, about: str = "") -> list[DeedRow]:
        """List deeds, the last first: all, or those about or by somebody or something."""
        return [DeedRow(**row) for row in await self.pool.fetch(_LOG, about, MOST)]

    # ---------------------------------------------------------------- people

    async def ban(self, who: str, person: str, until: datetime | None, why: str) -> list[str]:
        """Keep somebody out until then, or for good, and give the rooms that feel it.

        Their seats are given up as if they had left: nobody has to wait for somebody who may not come.
        """
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.fetch(_HOLD, person)
            if await connection.fetchval(_BAN, person, until or FOR_GOOD, why) is None:
                raise Unknown("", "person-unknown", person=person)
            felt: dict[str, None] = {}
            for statement, stages in zip(_LEAVE, _LEFT, strict=True):
                felt |= dict.fromkeys(row[0] for row in await connection.fetch(statement, person, stages))
            await note_deed(connection, who, "ban", person, _until(until) + why)
        return list(felt)

    async def unban(self, who: str, person: str, why: str = "") -> None:
        """Let somebody in again."""
        async with self.pool.acquire() as connection, connection.transaction():
            if await connection.fetchval(_UNBAN, person) is None:
                raise Refused("", "person-not-banned", person=person)
            await note_deed(connection, who, "unban", person, why)

    async def rename(self, who: str, person: str, name: str, why: str = "") -> list[str]:
        """Give somebody another name, and give the rooms in which it shows."""
        fit = fit_name(name)
        async with self.pool.acquire() as connection, connection.transaction():
            guest = await connection.fetchval(_GUEST, person)
            if guest is None:
                raise Unknown("", "person-unknown", person=person)
            await hold_name(connection, fit)
            if guest and await is_held(connection, fit, person):
                raise Refused("", "name-taken", name=fit)
            if not guest:
                await take_name(connection, fit, person)
            await connection.execute(_RENAME, person, fit, folded(fit))
            await note_deed(connection, who, "rename", person, why)
            return [row[0] for row in await connection.fetch(_SEATS_OF, person)]

    async def sign_out_all(self, who: str, person: str, why: str = "") -> int:
        """End all sessions of somebody, or with ``""`` of everybody, and say how many."""
        async with self.pool.acquire() as connection, connection.transaction():
            done = await connection.execute(_SIGN_OUT, person)
            await note_deed(connection, who, "sign-out", person or "*", why)
        return int(done.rpartition(" ")[2])

    async def promote(self, who: str, person: str, *, admin: bool, why: str = "") -> None:
        """Let somebody with an account settle reports, or no more."""
        async with self.pool.acquire() as connection, connection.transaction():
            if await connection.fetchval(_PROMOTE, person, admin) is None:
                raise Refused("", "person-no-account", person=person)
            await note_deed(connection, who, "promote" if admin else "demote", person, why)

    # ---------------------------------------------------------------- rooms and jobs

    async def close(self, who: str, room: str, why: str) -> None:
        """Close a room and halt its game, with words for those who are in it."""
        async with self.hold(room) as connection:
            if await connection.fetchval(_CLOSE, room, why) is None:
                raise Refused("", "room-over")
            await connection.execute(_HALT, room)
            await connection.execute(_IDLE, room)
            await note_deed(connection, who, "close", room, why)

    async def rooms_of_game(self, key: str) -> list[str]:
        """List the rooms of a game that are not closed."""
        return [row[0] for row in await self.pool.fetch(_ROOMS_OF_GAME, key)]

    async def erase(self, who: str, key: str, why: str) -> None:
        """Delete every room and record of a game, for good."""
        async with self.pool.acquire() as connection, connection.transaction():
            for statement in _ERASE:
                await connection.execute(statement, key)
            await note_deed(connection, who, "erase", key, why)

    async def check_holder(self, room: str, seat: str, person: str, *, hides: bool) -> None:
        """Refuse to seat somebody who is not there, is kept out, or has seen the other side of a game with secrets."""
        if (await self.person(person)).banned is not None:
            raise Refused("", "person-banned", person=person)
        async with self.pool.acquire() as connection:
            if hides and await saw_other_side(connection, room, seat, person):
                raise Refused("", "person-other-side", person=person, seat=seat)

    async def hand_over(self, who: str, room: str, seat: str, holder: tuple[str, str], why: str = "") -> None:
        """Put a person or a bot in a seat, whoever sits there; ``holder`` is the one or the other."""
        async with self.hold(room) as connection:
            await remember(connection, room, seat)
            if await connection.fetchval(_HAND_OVER, room, seat, *holder) is None:
                raise Unknown("", "unknown-seat", seat=seat)
            await connection.execute(_UNTIMED, room, seat)
            await note_deed(connection, who, "seat", room, f"{seat}: {' '.join(filter(None, holder))}. {why}".strip())

    async def retry(self, who: str, job: int) -> int:
        """Try a job again at once, or with 0 all that were given up, and say how many."""
        return await self._to_jobs(who, "retry", _RETRY, job)

    async def drop(self, who: str, job: int) -> int:
        """Strike a job off, or with 0 all that were given up, and say how many."""
        return await self._to_jobs(who, "drop", _DROP, job)

    async def _to_jobs(self, who: str, what: str, statement: str, job: int) -> int:
        async with self.pool.acquire() as connection, connection.transaction():
            rows = await connection.fetch(statement, job)
            if not rows and job:
                raise Unknown("", "job-unknown", job=str(job))
            for row in rows:
                await note_deed(connection, who, what, f"job {row['id']}", f"{row['kind']} {row['game'] or ''}".strip())
        return len(rows)

    async def note(self, who: str, what: str, about: str, why: str = "") -> None:
        """Write down a deed that was done elsewhere."""
        await self.pool.execute(_NOTE, who, what, about, why)


def _until(until: datetime | None) -> str:
    return f"{until:%Y-%m-%d %H:%M}. " if until else ""
