"""Reports of what was said and of names: made by players, settled by whoever looks after the server.

What is settled tells everybody concerned, next time they come: the reporters what came of it, and whoever was warned
or renamed why.
"""

from __future__ import annotations

from typing import Final

import asyncpg
import msgspec

from maestre.play import Message, Refused, Unknown
from maestre.server.people.admin import MOST, note_deed
from maestre.server.people.room_store import Connection, RoomStore
from maestre.server.people.rows import ReportRow
from maestre.server.web.forms import Note, Outcome

KEPT_NOTES: Final = 20
"""How much is told at once to somebody who was away."""

_OF_LINE: Final = """
    insert into report (reporter, about, room, chat, kind, quoted, reason, words)
    select $1, chat.person, chat.room, chat.id, 'words', chat.words, $4, $5
      from chat where chat.room = $2 and chat.id = $3 and chat.hidden is null and chat.person <> $1
    on conflict (reporter, about, kind, coalesce(chat, 0)) where settled is null do update set words = excluded.words
    returning id
"""
_OF_NAME: Final = """
    insert into report (reporter, about, room, kind, quoted, reason, words)
    select $1, person.id, seat.room, 'name', person.name, $4, $5
      from seat join person on person.id = seat.person
     where seat.room = $2 and seat.seat = $3 and person.id <> $1 and person.deleted is null
    on conflict (reporter, about, kind, coalesce(chat, 0)) where settled is null do update set words = excluded.words
    returning id
"""
_REPORT: Final = """
    select report.id, made, kind, reason, report.words, quoted, coalesce(reporter, '') as reporter,
           coalesce(by.name, '') as reporter_name, coalesce(about, '') as about,
           coalesce(whom.name, '') as about_name, coalesce(report.room, '') as room, settled, outcome, who
      from report left join person by on by.id = reporter left join person whom on whom.id = about
"""
_OPEN: Final = f"{_REPORT} where settled is null order by report.id limit $1"
_SETTLED: Final = f"{_REPORT} where settled is not null order by settled desc limit $1"
_ONE: Final = f"{_REPORT} where report.id = $1"
_ABOUT: Final = f"{_REPORT} where about = $1 order by report.id desc limit $2"
_CHAT: Final = "select chat from report where id = $1"
_HOLD: Final = "select about, chat, settled from report where id = $1 for update"
_SAME: Final = """
    update report set settled = now(), outcome = $2, who = $3
     where settled is null and (id = $1 or exists (
               select 1 from report this
                where this.id = $1 and this.about = report.about and this.kind = report.kind
                  and this.chat is not distinct from report.chat))
    returning id, reporter
"""
_HIDE: Final = "update chat set hidden = now() where id = $1 and hidden is null returning id, room"
_TELL: Final = """
    insert into note (person, message) select id, $2::jsonb from person where id = $1 and deleted is null
"""
_NOTES: Final = "select id, message from note where person = $1 order by id limit $2"
_READ: Final = "delete from note where person = $1 and id <= $2"

_message = msgspec.json.Decoder(Message).decode


class Settled(msgspec.Struct, frozen=True):
    """What a settled report changes beyond the database: the line that is hidden now, in which room."""

    room: str = ""
    line: int = 0


async def tell(connection: Connection, person: str, key: str, /, **args: str) -> None:
    """Keep something to be told to somebody when they come again."""
    await connection.execute(_TELL, person, msgspec.json.encode(Message.of(key, **args)).decode())


class Reports(RoomStore):
    """Keeps reports until they are settled, and what people are to be told."""

    async def report_line(self, reporter: str, room: str, line: int, reason: str, words: str) -> int:
        """Report something that somebody else said in a room; the same twice counts once."""
        return _made(await self.pool.fetchval(_OF_LINE, reporter, room, line, reason, words.strip()))

    async def report_name(self, reporter: str, room: str, seat: str, reason: str, words: str) -> int:
        """Report the name of whoever sits in a seat."""
        return _made(await self.pool.fetchval(_OF_NAME, reporter, room, seat, reason, words.strip()))

    async def reports(self, *, settled: bool = False) -> list[ReportRow]:
        """List the reports that wait, the oldest first, or those settled, the last first."""
        return [ReportRow(**row) for row in await self.pool.fetch(_SETTLED if settled else _OPEN, MOST)]

    async def report(self, report: int) -> ReportRow:
        """Give one report."""
        row = await self.pool.fetchrow(_ONE, report)
        if row is None:
            raise Unknown("", "report-unknown", report=str(report))
        return ReportRow(**row)

    async def line_of(self, report: int) -> int:
        """Give the line that a report is about, or 0."""
        return await self.pool.fetchval(_CHAT, report) or 0

    async def reports_about(self, person: str) -> list[ReportRow]:
        """List what was reported of somebody, the last first."""
        return [ReportRow(**row) for row in await self.pool.fetch(_ABOUT, person, MOST)]

    async def settle(self, who: str, report: int, outcome: Outcome, why: str = "") -> Settled:
        """Settle a report, and all others of the same thing; whoever made one is told next time.

        Warning and hiding are done here; names and bans are done before, by whoever calls.
        """
        async with self.pool.acquire() as connection, connection.transaction():
            row = await connection.fetchrow(_HOLD, report)
            if row is None:
                raise Unknown("", "report-unknown", report=str(report))
            if row["settled"] is not None:
                raise Refused("", "report-settled", report=str(report))
            for one in await connection.fetch(_SAME, report, outcome, who):
                if one["reporter"]:
                    await tell(connection, one["reporter"], f"told-{outcome}")
            await _tell_about(connection, row, outcome, why)
            await note_deed(connection, who, f"settle-{outcome}", f"report {report}", why)
            return await _hidden(connection, row, outcome)

    async def notes(self, person: str) -> list[Note]:
        """Give what somebody is to be told, the oldest first."""
        rows = await self.pool.fetch(_NOTES, person, KEPT_NOTES)
        return [Note(row["id"], _message(row["message"])) for row in rows]

    async def read_notes(self, person: str, until: int) -> None:
        """Strike off what somebody has been told."""
        await self.pool.execute(_READ, person, until)


async def _tell_about(connection: Connection, row: asyncpg.Record, outcome: Outcome, why: str) -> None:
    """Tell whoever was reported what was done, unless it was nothing, or they are not let in to hear it."""
    if row["about"] and outcome in ("warn", "hide", "rename"):
        await tell(connection, row["about"], f"told-you-{outcome}", why=why or "none")


async def _hidden(connection: Connection, row: asyncpg.Record, outcome: Outcome) -> Settled:
    if row["chat"] is None or outcome not in ("hide", "ban"):
        return Settled()
    found: asyncpg.Record | None = await connection.fetchrow(_HIDE, row["chat"])
    return Settled(found["room"], found["id"]) if found else Settled()


def _made(report: int | None) -> int:
    if report is None:
        raise Unknown("", "report-nothing")
    return report
