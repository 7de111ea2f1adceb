"""Accounts: a name, a password and, where mail is sent, an address, so that somebody is known again elsewhere."""

from __future__ import annotations

import asyncio
from functools import cache, partial
from typing import ClassVar, Final

import asyncpg
from msgspec import UNSET
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher
from webauthn.helpers import bytes_to_base64url

from maestre.play import Refused, Unknown
from maestre.server.events.acts import taken_over
from maestre.server.events.keeping import change_each
from maestre.server.lobby import Person
from maestre.server.people.identity.addresses import Addresses, release_address, spend_letters, take
from maestre.server.people.identity.calling import hold_name, is_held, take_name
from maestre.server.people.identity.names import (
    fit_language,
    fit_name,
    fit_password,
    fit_webhook,
    folded,
    new_id,
)
from maestre.server.people.identity.sessions import begin_session, end_others
from maestre.server.people.letters import enqueue_letter
from maestre.server.people.room_store import Connection
from maestre.server.web.forms import Account, MeChange, NewAccount, Passkey

_CREATE: Final = """
    insert into person (id, name, guest, email, password, language, folded, confirmed, notify_email)
    values ($1, $2, false, $3, $4, $5, $6, case when $3::text is not null then now() end, $3::text is not null)
"""
_UPGRADE: Final = """
    update person
       set name = $2, guest = false, email = $3, password = $4, language = $5, folded = $6,
           confirmed = case when $3::text is not null then now() end, notify_email = $3::text is not null
     where id = $1 and guest and deleted is null returning id
"""
_KNOWN: Final = """
    select id, name, language, password from person
     where deleted is null and not guest and (lower(email) = lower($1) or folded = $2)
     order by lower(email) = lower($1) desc nulls last limit 1
"""
_KEPT: Final = "select password, name, email, confirmed from person where id = $1 and not guest"
_RENEW: Final = "update person set password = $3 where id = $1 and password = $2 returning id"
_RESET: Final = """
    update person set password = $2, confirmed = coalesce(confirmed, now())
     where id = $1 and lower(email) = lower($3) and deleted is null
    returning id, name, guest, language
"""
_ACCOUNT: Final = """
    select email, confirmed is not null as confirmed, notify_email, webhook
      from person where id = $1 and not guest and deleted is null
"""
_PASSKEYS: Final = "select id, name, created from passkey where person = $1 order by created"
_SETTINGS: Final = """
    update person
       set name = coalesce($2, name), folded = coalesce($6, folded), language = coalesce($3, language),
           notify_email = coalesce($4, notify_email), webhook = coalesce($5, webhook)
     where id = $1 and deleted is null returning id, name, guest, language
"""
_IS_GUEST: Final = "select guest from person where id = $1 and deleted is null"
_GUEST: Final = "select id from person where id = $1 and guest for update"
_MOVE_IN: Final = (
    "update room set host = $2 where host = $1",
    "update seat set person = $2 where person = $1",
    "insert into seat_past select room, seat, $2 from seat_past where person = $1 on conflict do nothing",
    "update chat set person = $2 where person = $1",
    "update note set person = $2 where person = $1",
    "update seed set person = $2 where person = $1",
    """
    update report set reporter = $2 where reporter = $1 and (settled is not null or not exists (
        select 1 from report other where other.reporter = $2 and other.settled is null
           and other.about = report.about and other.kind = report.kind
           and other.chat is not distinct from report.chat))
    """,
    """
    update report set about = $2 where about = $1 and (settled is not null or not exists (
        select 1 from report other where other.about = $2 and other.settled is null
           and other.reporter = report.reporter and other.kind = report.kind
           and other.chat is not distinct from report.chat))
    """,
    "delete from person where id = $1",
)

_hasher: Final = PasswordHash((Argon2Hasher(time_cost=2, memory_cost=19 * 1024, parallelism=1),))


class NotLetIn(Refused):
    """Somebody did not show who they are; the web tier says so by its own status."""

    status: ClassVar[int] = 401


class Passwords(Addresses):
    """Makes accounts, lets people in by password, and changes what they want changed."""

    async def create(self, form: NewAccount, guest: Person | None, agent: str = "") -> tuple[Person, str]:
        """Make an account, of the guest if there is one so that their seats go along, and begin a session.

        On a server that sends mail it takes the link of a letter, whose address the account gets: so whoever has the
        address chooses the password, and nobody who only typed it in gets anything.
        """
        fit_password(form.password)
        await self._check_new(form, guest)
        password = await _hash(form.password)
        async with self.pool.acquire() as connection, connection.transaction():
            taken = await take(connection, form.token, "confirm") if form.token else None
            first = await _still_guest(connection, taken.person if taken else None) or (guest.id if guest else None)
            person = Person(first or new_id(), fit_name(form.name), guest=False, language=fit_language(form.language))
            await take_name(connection, person.name, person.id)
            if taken is not None:
                await release_address(connection, taken.email, person.id)
            await _keep(connection, person, taken.email if taken else None, password, upgrade=first is not None)
            if guest is not None and guest.id != person.id:
                await move_in(connection, guest, person.id)
            await spend_letters(connection, person.id, taken.email if taken else "")
            await end_others(connection, person.id)
            return person, await begin_session(connection, person.id, agent, contact=self.contact)

    async def _check_new(self, form: NewAccount, guest: Person | None) -> None:
        """Refuse before the work of a password what will not become an account."""
        name = fit_name(form.name)
        if form.token:
            await self.look(form.token)
        elif self.mail:
            raise Refused("", "letter-first")
        async with self.pool.acquire() as connection:
            if await is_held(connection, name, guest.id if guest else ""):
                raise Refused("", "name-taken", name=name)

    async def sign_in(
        self, who: str, password: str, guest: Person | None = None, agent: str = ""
    ) -> tuple[Person, str]:
        """Let somebody in by address or name, and password; seats that they took as a guest in this browser go along.

        An unknown address costs as much work as a wrong password, and gets the same answer.
        """
        who = who.replace("\0", "").strip()
        row = await self.pool.fetchrow(_KNOWN, who, folded(who))
        kept = row["password"] if row else None
        fits, renewed = await asyncio.to_thread(_verify, password, kept)
        if row is None or kept is None or not fits:
            raise NotLetIn("", "sign-in-wrong")
        if renewed:
            await self.pool.execute(_RENEW, row["id"], kept, renewed)
        async with self.pool.acquire() as connection, connection.transaction():
            await move_in(connection, guest, row["id"])
            token = await begin_session(connection, row["id"], agent, contact=self.contact)
        return Person(row["id"], row["name"], guest=False, language=row["language"]), token

    async def prove_password(self, person: str, password: str) -> None:
        """Raise `NotLetIn` unless this is somebody's password."""
        kept = await self.pool.fetchval(_KEPT, person)
        fits, _ = await asyncio.to_thread(_verify, password, kept)
        if not fits:
            raise NotLetIn("", "password-wrong")

    async def change_password(self, person: str, old: str, new: str, token: str = "") -> None:
        """Put a new password in place of the old one, and end all sessions but the one with this token."""
        row = await self.pool.fetchrow(_KEPT, person)
        kept = row["password"] if row else None
        fits, _ = await asyncio.to_thread(_verify, old, kept)
        if row is None or kept is None or not fits:
            raise NotLetIn("", "password-wrong")
        password = await _hash(fit_password(new))
        async with self.pool.acquire() as connection, connection.transaction():
            if await connection.fetchval(_RENEW, person, kept, password) is None:
                raise NotLetIn("", "password-wrong")
            await end_others(connection, person, token)
            await spend_letters(connection, person)
            if self.mail and row["confirmed"] is not None:
                await self._tell_of_password(connection, person, row["email"], row["name"])

    async def reset(
        self, token: str, password: str, guest: Person | None = None, agent: str = ""
    ) -> tuple[Person, str]:
        """Give an account a new password by the link of a letter, end all its sessions, and begin one."""
        fit_password(password)
        if (await self.look(token)).kind != "reset":
            raise Unknown("", "letter-unknown")
        fresh = await _hash(password)
        async with self.pool.acquire() as connection, connection.transaction():
            taken = await take(connection, token, "reset")
            row = await connection.fetchrow(_RESET, taken.person, fresh, taken.email)
            if row is None:
                raise Unknown("", "letter-unknown")
            person = Person(**row)
            await move_in(connection, guest, person.id)
            await end_others(connection, person.id)
            await spend_letters(connection, person.id, taken.email)
            await self._tell_of_password(connection, person.id, taken.email, person.name)
            return person, await begin_session(connection, person.id, agent, contact=self.contact)

    async def _tell_of_password(self, connection: Connection, person: str, email: str, name: str) -> None:
        link = f"{self.origin}/account"
        await enqueue_letter(connection, person, "password-changed", to=email, name=name, link=link)

    async def account(self, person: str) -> Account | None:
        """Give what an account holds, or nothing for a guest."""
        row = await self.pool.fetchrow(_ACCOUNT, person)
        return Account(**row, passkeys=await passkeys_of(self.pool, person)) if row else None

    async def change(self, person: str, change: MeChange) -> Person:
        """Change what somebody wants changed about themselves."""
        name = None if change.name is UNSET else fit_name(change.name)
        async with self.pool.acquire() as connection, connection.transaction():
            if name is not None:
                await _rename(connection, name, person)
            row = await connection.fetchrow(
                _SETTINGS,
                person,
                name,
                None if change.language is UNSET else fit_language(change.language),
                None if change.notify_email is UNSET else change.notify_email,
                None if change.webhook is UNSET else fit_webhook(change.webhook),
                None if name is None else folded(name),
            )
        if row is None:
            raise NotLetIn("", "signed-out")
        return Person(**row)


async def _keep(connection: Connection, person: Person, email: str | None, password: str, *, upgrade: bool) -> None:
    """Write an account down, over the guest who makes it if there is one."""
    given = (person.id, person.name, email, password, person.language, folded(person.name))
    try:
        if not upgrade:
            await connection.execute(_CREATE, *given)
        elif not await connection.fetchval(_UPGRADE, *given):
            raise Refused("", "account-already")
    except asyncpg.UniqueViolationError:
        raise Refused("", "email-taken", email=email or "") from None


async def _still_guest(connection: Connection, person: str | None) -> str | None:
    """Give whoever asked for a letter as a guest, if they still are one."""
    return person if person and await connection.fetchval(_IS_GUEST, person) else None


async def _rename(connection: Connection, name: str, person: str) -> None:
    """Make sure that a name is free for somebody: for an account of guests too, for a guest of accounts."""
    if await connection.fetchval(_IS_GUEST, person):
        await hold_name(connection, name)
        if await is_held(connection, name, person):
            raise Refused("", "name-taken", name=name)
    else:
        await take_name(connection, name, person)


async def passkeys_of(pool: asyncpg.Pool, person: str) -> tuple[Passkey, ...]:
    """List the keys with which somebody may sign in."""
    return tuple(
        Passkey(bytes_to_base64url(row["id"]), row["name"], row["created"])
        for row in await pool.fetch(_PASSKEYS, person)
    )


async def move_in(connection: Connection, guest: Person | None, person: str) -> None:
    """Give what a guest has, rooms, seats, talk and events, to the holder of an account, and drop the guest."""
    if guest is not None and await connection.fetchval(_GUEST, guest.id):
        for statement in _MOVE_IN[:-1]:
            await connection.execute(statement, guest.id, person)
        await change_each(connection, guest.id, partial(taken_over, guest=guest.id, person=person))
        await connection.execute(_MOVE_IN[-1], guest.id)


@cache
def _nobodys() -> str:
    """Give a hash to try when there is none, so that the answer takes as long."""
    return _hasher.hash("nobody")


def _verify(password: str, kept: str | None) -> tuple[bool, str | None]:
    fits, renewed = _hasher.verify_and_update(password, kept or _nobodys())
    return fits and kept is not None, renewed


async def _hash(password: str) -> str:
    return await asyncio.to_thread(_hasher.hash, password)
