"""Accounts: an e-mail address and a password, so that somebody is known again on another computer."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import ClassVar, Final

import asyncpg
from msgspec import UNSET
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher
from webauthn.helpers import bytes_to_base64url

from maestre.play import Refused
from maestre.server.desk import Person
from maestre.server.people.house import Connection, House
from maestre.server.people.names import (
    fit_email,
    fit_language,
    fit_name,
    fit_password,
    fit_webhook,
    new_id,
    token_hash,
)
from maestre.server.people.sessions import begin_session
from maestre.server.web.forms import Account, MeChange, NewAccount, Passkey

_CREATE: Final = """
    insert into person (id, name, guest, email, password, language, notify_email)
    values ($1, $2, false, $3, $4, $5, true)
"""
_UPGRADE: Final = """
    update person set name = $2, guest = false, email = $3, password = $4, language = $5, notify_email = true
     where id = $1 and guest and deleted is null returning id
"""
_BY_EMAIL: Final = "select id, name, language, password from person where lower(email) = lower($1)"
_KEPT: Final = "select password from person where id = $1"
_RENEW: Final = "update person set password = $3 where id = $1 and password = $2 returning id"
_END_OTHERS: Final = "delete from session where person = $1 and token_hash <> $2"
_END_ALL: Final = "delete from session where person = $1"
_ACCOUNT: Final = "select email, notify_email, webhook from person where id = $1 and not guest and deleted is null"
_PASSKEYS: Final = "select id, name, created from passkey where person = $1 order by created"
_SETTINGS: Final = """
    update person
       set name = coalesce($2, name), language = coalesce($3, language),
           notify_email = coalesce($4, notify_email), webhook = coalesce($5, webhook)
     where id = $1 and deleted is null returning id, name, guest, language
"""
_GUEST: Final = "select id from person where id = $1 and guest for update"
_MOVE_IN: Final = (
    "update room set host = $2 where host = $1",
    "update seat set person = $2 where person = $1",
    "update chat set person = $2 where person = $1",
    "delete from person where id = $1",
)

_hasher: Final = PasswordHash((Argon2Hasher(time_cost=2, memory_cost=19 * 1024, parallelism=1),))


class NotLetIn(Refused):
    """Somebody did not show who they are; the web tier says so by its own status."""

    status: ClassVar[int] = 401


class Passwords(House):
    """Makes accounts, lets people in by password, and changes what they want changed."""

    async def create(self, form: NewAccount, guest: Person | None) -> tuple[Person, str]:
        """Make an account, of the guest if there is one so that their seats go along, and begin a session."""
        name, email, language = fit_name(form.name), fit_email(form.email), fit_language(form.language)
        password = await _hash(fit_password(form.password))
        person = Person(guest.id if guest else new_id(), name, guest=False, language=language)
        async with self.pool.acquire() as connection, connection.transaction():
            try:
                if guest is None:
                    await connection.execute(_CREATE, person.id, name, email, password, language)
                elif not await connection.fetchval(_UPGRADE, person.id, name, email, password, language):
                    raise Refused("", "account-already")
            except asyncpg.UniqueViolationError:
                raise Refused("", "email-taken", email=email) from None
            await connection.execute(_END_ALL, person.id)
            return person, await begin_session(connection, person.id)

    async def sign_in(self, email: str, password: str, guest: Person | None = None) -> tuple[Person, str]:
        """Let somebody in by e-mail and password; seats that they took as a guest in this browser go along.

        An unknown address costs as much work as a wrong password, and gets the same answer.
        """
        row = await self.pool.fetchrow(_BY_EMAIL, email.replace("\0", "").strip())
        kept = row["password"] if row else None
        fits, renewed = await asyncio.to_thread(_verify, password, kept)
        if row is None or kept is None or not fits:
            raise NotLetIn("", "sign-in-wrong")
        if renewed:
            await self.pool.execute(_RENEW, row["id"], kept, renewed)
        async with self.pool.acquire() as connection, connection.transaction():
            await move_in(connection, guest, row["id"])
            token = await begin_session(connection, row["id"])
        return Person(row["id"], row["name"], guest=False, language=row["language"]), token

    async def change_password(self, person: str, old: str, new: str, token: str = "") -> None:
        """Put a new password in place of the old one, and end all sessions but the one with this token."""
        kept = await self.pool.fetchval(_KEPT, person)
        fits, _ = await asyncio.to_thread(_verify, old, kept)
        if kept is None or not fits:
            raise NotLetIn("", "password-wrong")
        password = await _hash(fit_password(new))
        async with self.pool.acquire() as connection, connection.transaction():
            if await connection.fetchval(_RENEW, person, kept, password) is None:
                raise NotLetIn("", "password-wrong")
            await connection.execute(_END_OTHERS, person, token_hash(token))

    async def account(self, person: str) -> Account | None:
        """Give what an account holds, or nothing for a guest."""
        row = await self.pool.fetchrow(_ACCOUNT, person)
        return Account(**row, passkeys=await passkeys_of(self.pool, person)) if row else None

    async def change(self, person: str, change: MeChange) -> Person:
        """Change what somebody wants changed about themselves."""
        row = await self.pool.fetchrow(
            _SETTINGS,
            person,
            None if change.name is UNSET else fit_name(change.name),
            None if change.language is UNSET else fit_language(change.language),
            None if change.notify_email is UNSET else change.notify_email,
            None if change.webhook is UNSET else fit_webhook(change.webhook),
        )
        if row is None:
            raise NotLetIn("", "signed-out")
        return Person(**row)


async def passkeys_of(pool: asyncpg.Pool, person: str) -> tuple[Passkey, ...]:
    """List the keys with which somebody may sign in."""
    return tuple(
        Passkey(bytes_to_base64url(row["id"]), row["name"], row["created"])
        for row in await pool.fetch(_PASSKEYS, person)
    )


async def move_in(connection: Connection, guest: Person | None, person: str) -> None:
    """Give what a guest has, rooms, seats and talk, to the holder of an account, and drop the guest."""
    if guest is not None and await connection.fetchval(_GUEST, guest.id):
        for statement in _MOVE_IN[:-1]:
            await connection.execute(statement, guest.id, person)
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
