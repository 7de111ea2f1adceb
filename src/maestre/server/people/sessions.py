"""Guests and sessions: a browser keeps a token, we keep its hash."""

from __future__ import annotations

from typing import Final

from maestre.server.desk import Person
from maestre.server.people.house import Connection, House
from maestre.server.people.names import fit_language, fit_name, new_id, new_token, token_hash

SESSION_DAYS: Final = 90
"""How long a session lasts after it was last used: a guest's seat hangs on it."""

_WELCOME: Final = """
    with made as (insert into person (id, name, guest, language) values ($1, $2, true, $3) returning id)
    insert into session (token_hash, person, expires) select $4, id, now() + make_interval(days => $5) from made
"""
_BEGIN: Final = """
    insert into session (token_hash, person, expires) values ($1, $2, now() + make_interval(days => $3))
"""
_WHO: Final = """
    select p.id, p.name, p.guest, p.language, p.seen < now() - interval '1 minute' as stale
      from session s join person p on p.id = s.person
     where s.token_hash = $1 and s.expires > now() and p.deleted is null
"""
_USED: Final = """
    with used as (
        update session set expires = now() + make_interval(days => $2) where token_hash = $1 returning person
    )
    update person set seen = now() from used where id = used.person
"""
_SIGN_OUT: Final = "delete from session where token_hash = $1"
_SWEEP: Final = (
    "delete from session where expires <= now()",
    "delete from challenge where expires <= now()",
    """
    delete from person p
     where guest and not exists (select 1 from session where person = p.id)
       and not exists (select 1 from seat where person = p.id)
       and not exists (select 1 from room where host = p.id)
       and not exists (select 1 from chat where person = p.id)
    """,
)


async def begin_session(connection: Connection, person: str) -> str:
    """Begin a session, and give its token."""
    token = new_token()
    await connection.execute(_BEGIN, token_hash(token), person, SESSION_DAYS)
    return token


class Sessions(House):
    """Welcomes guests and knows people again."""

    async def welcome(self, name: str, language: str) -> tuple[Person, str]:
        """Make a guest, and give the token of their session."""
        person = Person(new_id(), fit_name(name), guest=True, language=fit_language(language))
        token = new_token()
        await self.pool.execute(_WELCOME, person.id, person.name, person.language, token_hash(token), SESSION_DAYS)
        return person, token

    async def who(self, token: str) -> Person | None:
        """Give the person behind a session's token; being used, the session lasts longer."""
        row = await self.pool.fetchrow(_WHO, token_hash(token))
        if row is None:
            return None
        if row["stale"]:
            await self.pool.execute(_USED, token_hash(token), SESSION_DAYS)
        return Person(row["id"], row["name"], row["guest"], row["language"])

    async def sign_out(self, token: str) -> None:
        """End a session."""
        await self.pool.execute(_SIGN_OUT, token_hash(token))

    async def sweep(self) -> None:
        """Strike off what has run out: sessions, challenges, and guests who never sat, hosted or spoke."""
        for statement in _SWEEP:
            await self.pool.execute(statement)
