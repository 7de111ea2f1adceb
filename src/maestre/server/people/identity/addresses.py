"""Addresses: each is shown to be somebody's own by a letter with a link, which opens one thing, once, for a while.

Nothing here tells a visitor whether an address is known: what they ask for is written to the address, or to nobody, and
the web tier answers before that is decided. An address belongs to whoever confirms it; until then it keeps nobody else
from it.
"""

from __future__ import annotations

import re
from datetime import datetime
from typing import Final

import asyncpg
import msgspec

from maestre.play import Refused, Unknown
from maestre.server.lobby import Person
from maestre.server.people.bans import check_ban
from maestre.server.people.identity.calling import is_held
from maestre.server.people.identity.names import fit_email, fit_language, fit_name, new_token, token_hash
from maestre.server.people.letters import enqueue_letter
from maestre.server.people.room_store import Connection
from maestre.server.people.site import Site
from maestre.server.web.forms import Opened, SignUp

CONFIRM_HOURS: Final = 24
RESET_HOURS: Final = 3
"""How long a link holds. It outlasts the time for which letters to one address are held back, so that whoever asks in
somebody's name leaves them with a link that works."""

_HOLDER: Final = "select id, name, language, confirmed from person where lower(email) = lower($1) and deleted is null"
_OWN: Final = """
    select id, name, language, email, confirmed, banned, banned_why
      from person where id = $1 and not guest and deleted is null
"""
_WRITE: Final = """
    insert into letter (token_hash, kind, email, person, name, expires)
    values ($1, $2, $3, $4, $5, now() + make_interval(hours => $6))
"""
_LOOK: Final = "select kind, email, person, name from letter where token_hash = $1 and expires > now()"
_HOLD: Final = """
    select pg_advisory_xact_lock(hashtextextended(lower(email), 8)) from letter where token_hash = $1
"""
_TAKE: Final = """
    delete from letter where token_hash = $1 and kind = $2 and expires > now() returning kind, email, person, name
"""
_RELEASE: Final = """
    update person set email = null, notify_email = false
     where lower(email) = lower($1) and id <> $2 and confirmed is null
"""
_MOVE: Final = "update person set email = $2, confirmed = now(), notify_email = true where id = $1"
_ADDRESS: Final = re.compile(r"[/:@]|\w{2,}\.\w{2,}")
_SPENT: Final = "delete from letter where person = $1 or (kind = 'confirm' and lower(email) = lower($2))"


class Taken(msgspec.Struct, frozen=True):
    """A letter whose link was followed, by which it is used up: to which address it went, and whom it is about."""

    kind: str
    email: str
    person: str | None
    name: str


class Holder(msgspec.Struct, frozen=True):
    """Whose account has an address."""

    id: str
    name: str
    language: str
    confirmed: datetime | None


class Addresses(Site):
    """Writes to addresses, and does what the links in the letters are for."""

    # ---------------------------------------------------------------- asking

    async def check_sign_up(self, form: SignUp, guest: Person | None) -> None:
        """Refuse what can be refused without a word about the address: names are no secret."""
        self.check_address(form.email)
        name = fit_name(form.name)
        async with self.pool.acquire() as connection:
            if await is_held(connection, name, guest.id if guest else ""):
                raise Refused("", "name-taken", name=name)

    async def sign_up(self, form: SignUp, guest: Person | None) -> None:
        """Write to an address that an account is wanted for, or, if it has one, that somebody tried."""
        email, name, language = fit_email(form.email), fit_name(form.name), fit_language(form.language)
        async with self.pool.acquire() as connection, connection.transaction():
            if not await self._told(connection, email):
                taken = Taken("confirm", email, guest.id if guest else None, name)
                await self._write(connection, taken, language, name)

    async def ask_reset(self, email: str) -> None:
        """Write to the address of an account whose password is forgotten."""
        email = fit_email(email)
        async with self.pool.acquire() as connection, connection.transaction():
            holder = await _holder(connection, email)
            if holder is not None:
                taken = Taken("reset", email, holder.id, holder.name)
                await self._write(connection, taken, holder.language, holder.name)

    async def ask_address(self, person: str, email: str) -> None:
        """Write to a new address of somebody's; one's own that is not confirmed yet can be asked for too."""
        email = fit_email(email)
        async with self.pool.acquire() as connection, connection.transaction():
            own = await connection.fetchrow(_OWN, person)
            if own is not None and not await self._told(connection, email):
                await self._write(connection, Taken("address-change", email, person, ""), own["language"], own["name"])

    async def _told(self, connection: Connection, email: str) -> bool:
        """Say whether an address is confirmed by its owner already; if so, tell them that somebody tried to use it."""
        holder = await _holder(connection, email)
        if holder is None or holder.confirmed is None:
            return False
        link = f"{self.origin}/account"
        await enqueue_letter(connection, holder.id, "address-known", to=email, name=holder.name, link=link)
        return True

    async def _write(self, connection: Connection, taken: Taken, language: str, name: str) -> None:
        """Keep the hash of a new link, and have the link sent."""
        token = new_token()
        hours = RESET_HOURS if taken.kind == "reset" else CONFIRM_HOURS
        await connection.execute(_WRITE, token_hash(token), taken.kind, taken.email, taken.person, taken.name, hours)
        link = f"{self.origin}/letter#{token}"
        holder = taken.person if taken.kind != "confirm" and taken.person else ""
        await enqueue_letter(
            connection,
            holder,
            taken.kind,
            to=taken.email,
            language=language,
            name=_harmless(name),
            link=link,
            hours=str(hours),
        )

    # ---------------------------------------------------------------- following the link

    async def look(self, token: str) -> Opened:
        """Say what a link is for; it stays as good as it was."""
        row = await self.pool.fetchrow(_LOOK, token_hash(token))
        if row is None:
            raise Unknown("", "letter-unknown")
        return Opened(row["kind"], row["email"], row["name"])

    async def confirm_address(self, token: str) -> None:
        """Put the address that a link went to in place of an account's old one, which is told."""
        async with self.pool.acquire() as connection, connection.transaction():
            taken = await take(connection, token, "address-change")
            own = await connection.fetchrow(_OWN, taken.person)
            if own is None:
                raise Unknown("", "letter-unknown")
            check_ban(own["banned"], own["banned_why"], self.contact)
            await release_address(connection, taken.email, own["id"])
            try:
                await connection.execute(_MOVE, own["id"], taken.email)
            except asyncpg.UniqueViolationError:
                raise Refused("", "email-taken", email=taken.email) from None
            await spend_letters(connection, own["id"], taken.email)
            if own["confirmed"] is not None and own["email"] and own["email"].lower() != taken.email.lower():
                await enqueue_letter(connection, own["id"], "address-changed", to=own["email"], name=own["name"])


async def take(connection: Connection, token: str, kind: str) -> Taken:
    """Use a link up, unless the transaction is undone; of two links to one address, one after the other."""
    await connection.execute(_HOLD, token_hash(token))
    row = await connection.fetchrow(_TAKE, token_hash(token), kind)
    if row is None:
        raise Unknown("", "letter-unknown")
    return Taken(**row)


async def release_address(connection: Connection, email: str, person: str) -> None:
    """Take an address from whoever has it without having confirmed it."""
    await connection.execute(_RELEASE, email, person)


async def spend_letters(connection: Connection, person: str, email: str = "") -> None:
    """Make the other links of somebody worth nothing, and those that would make an account of their address."""
    await connection.execute(_SPENT, person, email)


async def _holder(connection: Connection, email: str) -> Holder | None:
    row = await connection.fetchrow(_HOLDER, email)
    return Holder(**row) if row else None


def _harmless(name: str) -> str:
    """Give a name as it may stand in a letter to somebody who has not asked for it: without an address to follow."""
    return "…" if _ADDRESS.search(name) else name
