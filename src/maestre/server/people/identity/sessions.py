"""Guests and sessions: a browser keeps a token, we keep its hash."""

from __future__ import annotations

from typing import ClassVar, Final

from maestre.play import Refused
from maestre.server.lobby import Person
from maestre.server.people.bans import check_ban
from maestre.server.people.identity.calling import hold_name, is_held
from maestre.server.people.identity.names import (
    fit_language,
    fit_name,
    folded,
    new_id,
    new_token,
    token_hash,
)
from maestre.server.people.room_store import Connection, RoomStore
from maestre.server.people.sweeping import Keep, sweep
from maestre.server.web.forms import Session

SESSION_DAYS: Final = 90
"""How long a session lasts after it was last used: a guest's seat hangs on it."""
PROVEN_MINUTES: Final = 10
"""How long somebody who has shown who they are is not asked again."""

_BANNED: Final = "select banned, banned_why from person where id = $1"
_GUEST: Final = "insert into person (id, name, guest, language, folded) values ($1, $2, true, $3, $4)"
_BEGIN: Final = """
    insert into session (token_hash, person, agent, expires, proven)
    values ($1, $2, $3, now() + make_interval(days => $4), case when $5 then now() end)
"""
_WHO: Final = """
    select p.id, p.name, p.guest, p.language, p.admin, p.banned, p.banned_why,
           least(p.seen, s.seen) < now() - interval '1 minute' as stale
      from session s join person p on p.id = s.person
     where s.token_hash = $1 and s.expires > now() and p.deleted is null
"""
_USED: Final = """
    with used as (
        update session set seen = now(), expires = now() + make_interval(days => $2) where token_hash = $1
        returning person
    )
    update person set seen = now() from used where id = used.person
"""
_SIGN_OUT: Final = "delete from session where token_hash = $1"
_NAME: Final = "encode(substring(token_hash for 8), 'hex')"
_LIST: Final = f"""
    select {_NAME} as id, agent as browser, created, seen, token_hash = $2 as here
      from session where person = $1 and expires > now() order by here desc, seen desc
"""  # noqa: S608  (a constant of ours)
_END: Final = f"delete from session where person = $1 and {_NAME} = $2 returning person"  # noqa: S608
_END_OTHERS: Final = "delete from session where person = $1 and token_hash <> $2"
_PROVE: Final = "update session set proven = now() where token_hash = $1"
_IS_PROVEN: Final = """
    select person.guest or coalesce(session.proven > now() - make_interval(mins => $2), false)
      from session join person on person.id = session.person where session.token_hash = $1
"""


class AskedAgain(Refused):
    """Somebody must show again who they are before this is done."""

    status: ClassVar[int] = 403


async def begin_session(
    connection: Connection, person: str, agent: str, *, proven: bool = True, contact: str = ""
) -> str:
    """Begin a session, of somebody who has just shown who they are unless they are a guest, and give its token.

    Whoever is kept out gets none.
    """
    row = await connection.fetchrow(_BANNED, person)
    if row is not None:
        check_ban(row["banned"], row["banned_why"], contact)
    token = new_token()
    await connection.execute(_BEGIN, token_hash(token), person, agent, SESSION_DAYS, proven)
    return token


async def end_others(connection: Connection, person: str, token: str = "") -> None:
    """End all sessions of somebody but the one with this token."""
    await connection.execute(_END_OTHERS, person, token_hash(token))


class Sessions(RoomStore):
    """Welcomes guests and knows people again."""

    async def welcome(self, name: str, language: str, agent: str = "") -> tuple[Person, str]:
        """Make a guest, under a name that no account has, and give the token of their session."""
        person = Person(new_id(), fit_name(name), guest=True, language=fit_language(language))
        async with self.pool.acquire() as connection, connection.transaction():
            await hold_name(connection, person.name)
            if await is_held(connection, person.name, person.id):
                raise Refused("", "name-taken", name=person.name)
            await connection.execute(_GUEST, person.id, person.name, person.language, folded(person.name))
            return person, await begin_session(connection, person.id, agent, proven=False)

    async def who(self, token: str) -> Person | None:
        """Give the person behind a session's token; being used, the session lasts longer."""
        row = await self.pool.fetchrow(_WHO, token_hash(token))
        if row is None:
            return None
        check_ban(row["banned"], row["banned_why"], self.contact)
        if row["stale"]:
            await self.pool.execute(_USED, token_hash(token), SESSION_DAYS)
        return Person(row["id"], row["name"], row["guest"], row["language"], row["admin"])

    async def sign_out(self, token: str) -> None:
        """End a session."""
        await self.pool.execute(_SIGN_OUT, token_hash(token))

    async def sweep(self, keep: Keep | None = None) -> dict[str, int]:
        """Strike off what has been kept long enough, and say how many of each kind."""
        return await sweep(self.pool, keep or Keep())


class OwnSessions(RoomStore):
    """Lets somebody see where they are signed in, end it, and show again who they are."""

    async def sessions(self, person: str, token: str) -> tuple[Session, ...]:
        """List the sessions of somebody, the one with this token first."""
        return tuple(Session(**row) for row in await self.pool.fetch(_LIST, person, token_hash(token)))

    async def end_session(self, person: str, session: str) -> None:
        """End one session of somebody."""
        if await self.pool.fetchval(_END, person, session) is None:
            raise Refused("", "session-unknown")

    async def end_sessions(self, person: str, token: str) -> None:
        """End all sessions of somebody but the one with this token."""
        await self.pool.execute(_END_OTHERS, person, token_hash(token))

    async def prove(self, token: str) -> None:
        """Note that whoever has a session has just shown who they are."""
        await self.pool.execute(_PROVE, token_hash(token))

    async def check_proven(self, token: str) -> None:
        """Raise `AskedAgain` unless whoever has a session is a guest or has shown not long ago who they are."""
        if not await self.pool.fetchval(_IS_PROVEN, token_hash(token), PROVEN_MINUTES):
            raise AskedAgain("", "asked-again")
