"""Rooms and seats in PostgreSQL.

What a room's game says of itself (who is awaited, whether it is over) is read from the game, so that it cannot be out
of date here.
"""

# ruff: noqa: S608  (these statements are put together from our own constants alone)

from __future__ import annotations

from typing import Final

import msgspec

from maestre.play import PlayError, Refused, Unknown
from maestre.server.lobby import Person, Plan, Room, Stage
from maestre.server.people.clocks import ANEW, OVERDUE, REMAINING
from maestre.server.people.identity.names import new_id, new_link
from maestre.server.people.room_store import Connection, RoomStore
from maestre.server.web.settings import Caps

MOST_ROOMS: Final = 200
"""How many rooms a list holds at most."""

STAGE: Final = """
    case when room.stage = 'closed' then 'closed'
         when game.over or room.stage = 'over' then 'over'
         when game.id is not null or room.stage = 'playing' then 'playing'
         else 'waiting' end
"""
_SEATS: Final = """
    select json_agg(json_build_object(
               'seat', seat.seat, 'person', coalesce(seat.person, ''), 'name', coalesce(person.name, ''),
               'bot', seat.bot, 'left', ceil(seat.left_seconds), 'since', seat.since, 'gone', seat.gone
           ) order by seat.seat)
      from seat left join person on person.id = seat.person where seat.room = room.id
"""
_PROPOSALS: Final = """
    select json_agg(json_build_object('kind', kind, 'by', by, 'agreed', agreed) order by kind)
      from proposal where proposal.room = room.id
"""
_ROOM: Final = f"""
    select json_build_object(
               'id', room.id, 'game', room.key, 'rules', coalesce(game.rules, room.rules), 'scenario', room.scenario,
               'options', room.options,
               'host', room.host, 'public', room.public, 'stage', {STAGE}, 'paused', room.paused, 'link', room.link,
               'seats', coalesce(({_SEATS}), '[]'), 'proposals', coalesce(({_PROPOSALS}), '[]'),
               'clock', case when room.clock_bank is not null then json_build_object(
                   'bank', room.clock_bank, 'turn', room.clock_turn, 'most', room.clock_most) end,
               'waiting', case when game.over then '{{}}' else coalesce(game.shown, '{{}}') end,
               'created', room.created, 'updated', greatest(room.updated, game.shown_at),
               'commitment', room.commitment,
               'frozen', game.frozen is not null and not game.over and room.stage <> 'closed',
               'closed', room.closed_why,
               'figures', case when figures.room is not null then json_build_object(
                   'digest', figures.digest, 'tables', figures.tables) end,
               'stands', game.stands, 'moment', room.moment, 'trials', room.trials,
               'dice', room.dice,
               'outcome', convert_from(game.ending, 'UTF8')::json -> 'outcome'
           )
      from room left join game on game.id = room.id left join room_figures as figures on figures.room = room.id
"""
_BY_ID: Final = f"{_ROOM} where room.id = $1"
_BY_LINK: Final = f"{_ROOM} where room.link = $1"
_MINE: Final = f"""
    {_ROOM}
     where room.stage <> 'closed' and room.id in (
               select id from room where host = $1 union select room from seat where person = $1 and not gone)
     order by coalesce(not game.over, false) and exists (
                  select 1 from seat
                   where seat.room = room.id and seat.person = $1 and not seat.gone and seat.seat = any(game.waiting)
              ) desc, room.created desc, room.id
     limit $2
"""
_OPEN: Final = f"""
    {_ROOM}
     where room.public and room.stage in ('waiting', 'playing') and game.over is not true
       and (room.stage = 'playing' or game.id is not null or exists (
                select 1 from seat where seat.room = room.id and seat.person is null and seat.bot = ''))
     order by room.created desc, room.id
     limit $1
"""
_MAKE: Final = """
    insert into room (id, key, rules, scenario, options, host, public, link, commitment,
                      clock_bank, clock_turn, clock_most, moment, trials, dice)
    values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, $11, $12, $13::json, $14, $15)
"""
_FIGURES: Final = "insert into room_figures (room, digest, tables, body) values ($1, $2, $3, $4)"
_BIND: Final = """
    update seed set room = $1
     where commitment = $2 and person = $3 and room is null and made > now() - interval '1 day' returning room
"""
_FURNISH: Final = """
    insert into seat (room, seat, person, bot, entropy, left_seconds)
    select $1, seat, person, bot, entropy, case when bot = '' then $6::numeric end
      from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as planned (seat, person, bot, entropy)
"""
_SIT: Final = f"""
    update seat
       set person = $3, bot = '', gone = false, seen_version = 0, seen = null, told = null,
           entropy = case when game.id is null then $4 else seat.entropy end,
           left_seconds = case when seat.gone then greatest({REMAINING}, room.clock_turn) else room.clock_bank end,
           {ANEW}
      from room left join game on game.id = room.id
     where room.id = $1 and seat.room = $1 and seat.seat = $2
       and {STAGE} in ('waiting', 'playing')
       and seat.bot = '' and (seat.person is null or (seat.gone and seat.person <> $3))
    returning seat.seat
"""
_WAS_LEFT: Final = "select exists (select 1 from seat where room = $1 and seat = $2 and gone)"
_SAW_OTHERS: Final = """
    select exists (select 1 from seat where room = $1 and seat <> $2 and person = $3
                    union all select 1 from seat_past where room = $1 and seat <> $2 and person = $3)
"""
_REMEMBER: Final = """
    insert into seat_past (room, seat, person)
    select room, seat, person from seat where room = $1 and seat = $2 and person is not null on conflict do nothing
"""
_STAND_UP: Final = f"""
    update seat
       set gone = {STAGE} = 'playing',
           person = case when {STAGE} = 'playing' then seat.person end,
           entropy = case when {STAGE} = 'playing' then seat.entropy else '' end
      from room left join game on game.id = room.id
     where room.id = $1 and seat.room = $1 and seat.seat = $2 and seat.person = $3 and not seat.gone
       and {STAGE} in ('waiting', 'playing')
    returning seat.seat
"""
_SEAT_BOT: Final = f"""
    update seat set person = null, bot = $3, gone = false, left_seconds = null, since = null, sealed = null
      from room left join game on game.id = room.id
     where room.id = $1 and seat.room = $1 and seat.seat = $2
       and {STAGE} in ('waiting', 'playing')
       and seat.bot = '' and (seat.person is null or seat.gone or {OVERDUE})
    returning seat.seat
"""
_WHY_NOT: Final = f"""
    select {STAGE} as stage, seat.seat
      from room left join game on game.id = room.id
      left join seat on seat.room = room.id and seat.seat = $2
     where room.id = $1
"""
_STAGE: Final = "update room set stage = $2 where id = $1"
_ONE_AT_A_TIME: Final = "select pg_advisory_xact_lock(hashtextextended($1, 0))"
_UNDER_WAY: Final = f"""
    select person.guest,
           (select count(*) from room left join game on game.id = room.id
             where {STAGE} in ('waiting', 'playing') and room.id in (
                       select id from room where host = $1 and created > now() - interval '1 day'
                       union select room from seat where person = $1 and not gone)) as rooms,
           (select count(*) from seat join room on room.id = seat.room left join game on game.id = room.id
             where room.host = $1 and seat.bot <> '' and {STAGE} in ('waiting', 'playing')
               and not exists (select 1 from seat as left_one where left_one.room = room.id and left_one.gone)) as bots
      from person where person.id = $1
"""
_ENTROPY: Final = "select seat, entropy from seat where room = $1 order by seat"
_SEEN: Final = """
    update seat set seen_version = greatest(seen_version, $3), seen = now() where room = $1 and seat = $2
"""
_LAST_SEEN: Final = "select seen_version from seat where room = $1 and seat = $2"

_read = msgspec.json.Decoder(Room).decode
_written = msgspec.json.Encoder(order="deterministic").encode


class Rooms(RoomStore):
    """Keeps rooms and their seats; of two who want the same seat, the lock on the room lets one be first."""

    caps: Caps | None = None
    """How many rooms and bots one person may have under way; nothing bounds them without it."""

    async def make_room(self, host: Person, plan: Plan) -> Room:
        """Arrange a game; a commitment that it names was made for its host, and serves no other room."""
        clock = plan.clock
        if clock is not None and not (0 < clock.bank <= clock.most and clock.turn >= 0):
            raise Refused("", "clock-wrong")
        seats = (*plan.mine, *plan.bots, *plan.open)
        if len(set(seats)) < len(seats):
            raise Refused("", "seat-twice")
        name = new_id()
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute(
                _MAKE,
                name,
                plan.game,
                plan.rules,
                plan.scenario,
                _written(plan.options).decode(),
                host.id,
                plan.public,
                new_link(),
                plan.commitment,
                *((clock.bank, clock.turn, clock.most) if clock else (None, None, None)),
                _written(plan.moment).decode() if plan.moment else None,
                plan.trials,
                plan.dice,
            )
            if plan.commitment and not await connection.fetchval(_BIND, name, plan.commitment, host.id):
                raise Refused("", "commitment-unknown")
            if plan.figures is not None:
                figures = plan.figures
                await connection.execute(_FIGURES, name, figures.digest, list(figures.tables), plan.figures_text)
            await connection.execute(
                _FURNISH,
                name,
                seats,
                [host.id if seat in plan.mine else None for seat in seats],
                [plan.bots.get(seat, "") for seat in seats],
                [plan.entropy if seat in plan.mine else "" for seat in seats],
                clock.bank if clock else None,
            )
            await self._check_share(connection, host.id)
            return await _one(connection, name)

    async def room(self, room: str) -> Room | None:
        """Give a room with everything, its link too: the caller decides what to pass on."""
        found = await self.pool.fetchval(_BY_ID, room) if room.isalnum() else None
        return _read(found) if found else None

    async def by_link(self, link: str) -> Room | None:
        """Give the room to which a link leads."""
        found = await self.pool.fetchval(_BY_LINK, link) if link.isprintable() else None
        return _read(found) if found else None

    async def rooms_of(self, person: str) -> list[Room]:
        """List the rooms in which somebody sits or is host, those that wait for them first, then the newest."""
        return [_read(row[0]) for row in await self.pool.fetch(_MINE, person, MOST_ROOMS)]

    async def open_rooms(self) -> list[Room]:
        """List public rooms with a free seat, and public games under way, the newest first."""
        return [_read(row[0]) for row in await self.pool.fetch(_OPEN, MOST_ROOMS)]

    async def sit(self, room: str, seat: str, person: Person, entropy: str, *, hides: bool = True) -> Room:
        """Take a free seat, or one whose holder is gone; whoever gave a seat up does not get it back.

        A substitute finds the time that was left, or at least what one turn brings; the dice stay as they are. In a
        game that ``hides`` something, nobody who ever held another of its seats may be the substitute.
        """
        async with self.hold(room) as connection:
            left = hides and await connection.fetchval(_WAS_LEFT, room, seat)
            if left and await saw_other_side(connection, room, seat, person.id):
                raise Refused("", "seat-other-side", seat=seat)
            await remember(connection, room, seat)
            if await connection.fetchval(_SIT, room, seat, person.id, entropy) is None:
                raise await _why_not(connection, room, seat)
            await self._check_share(connection, person.id)
            return await _one(connection, room)

    async def stand_up(self, room: str, seat: str, person: str) -> Room:
        """Give a seat up for good (before the game: free it); the others go on with a substitute or a bot."""
        async with self.hold(room) as connection:
            if await connection.fetchval(_STAND_UP, room, seat, person) is None:
                raise await _why_not(connection, room, seat, "seat-not-yours")
            return await _one(connection, room)

    async def seat_bot(self, room: str, seat: str, bot: str) -> Room:
        """Put a bot in a seat that is free, given up or out of time."""
        async with self.hold(room) as connection:
            await remember(connection, room, seat)
            if await connection.fetchval(_SEAT_BOT, room, seat, bot) is None:
                raise await _why_not(connection, room, seat)
            found = await _one(connection, room)
            await self._check_share(connection, found.host)
            return found

    async def _check_share(self, connection: Connection, person: str) -> None:
        """Undo, by refusing it, what gives somebody more rooms or bots than one person may have under way.

        A room in which one does not sit counts for a day, and the bots of a game that somebody has left do not count:
        nobody asks them anything.
        """
        if self.caps is None:
            return
        await connection.execute(_ONE_AT_A_TIME, person)
        row = await connection.fetchrow(_UNDER_WAY, person)
        if row is None:
            return
        rooms, bots = (
            (self.caps.guest_rooms, self.caps.guest_bots) if row["guest"] else (self.caps.rooms, self.caps.bots)
        )
        guest = "yes" if row["guest"] else "no"
        if row["rooms"] > rooms:
            raise Refused("", "cap-rooms", most=rooms, guest=guest)
        if row["bots"] > bots:
            raise Refused("", "cap-bots", most=bots, guest=guest)

    async def move_stage(self, room: str, stage: Stage) -> None:
        """Note that a game has begun, is over, or that its room was closed; what the game itself says goes before."""
        async with self.hold(room) as connection:
            await connection.execute(_STAGE, room, stage)

    async def entropy(self, room: str) -> dict[str, str]:
        """Give what each seat added to the dice."""
        return {row["seat"]: row["entropy"] for row in await self.pool.fetch(_ENTROPY, room)}

    async def seen(self, room: str, seat: str, version: int) -> None:
        """Remember up to which version a seat's holder has seen the game, and that they were there."""
        await self.pool.execute(_SEEN, room, seat, version)

    async def last_seen(self, room: str, seat: str) -> int:
        """Give the version up to which a seat's holder has seen the game."""
        return await self.pool.fetchval(_LAST_SEEN, room, seat) or 0


async def saw_other_side(connection: Connection, room: str, seat: str, person: str) -> bool:
    """Say whether somebody holds another seat of a game than this one, or ever did."""
    return bool(await connection.fetchval(_SAW_OTHERS, room, seat, person))


async def remember(connection: Connection, room: str, seat: str) -> None:
    """Keep who held a seat before it goes to another."""
    await connection.execute(_REMEMBER, room, seat)


async def _one(connection: Connection, room: str) -> Room:
    return _read(await connection.fetchval(_BY_ID, room))


async def _why_not(connection: Connection, room: str, seat: str, otherwise: str = "seat-taken") -> PlayError:
    """Say why a seat could not be had."""
    row = await connection.fetchrow(_WHY_NOT, room, seat)
    assert row is not None, "the room is held"
    if row["seat"] is None:
        return Unknown("", "unknown-seat", seat=seat)
    if row["stage"] in (Stage.OVER, Stage.CLOSED):
        return Refused("", "room-over")
    return Refused("", otherwise, seat=seat)
