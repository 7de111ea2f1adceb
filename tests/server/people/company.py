"""Short ways to people, rooms and games in the test database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
import pytest

from maestre.play import PlayError, Table
from maestre.server.lobby import Clock, Person, Plan, Room
from maestre.server.people.accounts import PostgresAccounts
from maestre.server.people.identity.names import new_id
from maestre.server.people.letters import Letter
from maestre.server.people.lobby import PostgresDesk
from maestre.server.postgres.store import Store
from maestre.server.web.forms import NewAccount, SignUp
from tests.server.playing import GAMES

SITE = "https://maestre.example"
PASSWORD = "correct horse battery"
SEATS = ("christian", "islamic")


class Member(NamedTuple):
    """Somebody with an account: who they are, the token of their session, and their address."""

    person: Person
    token: str
    email: str


class Company:
    """A desk, accounts and games on one database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.pool = store.pool
        self.desk = PostgresDesk(store.pool)
        self.accounts = PostgresAccounts(store.pool, SITE, mail=True)

    async def guest(self, name: str = "Ana") -> Person:
        """Somebody new."""
        return (await self.desk.welcome(name, "es"))[0]

    async def account(self, name: str = "", guest: Person | None = None, **how: Any) -> Member:
        """Somebody with an account whose address is confirmed, as the letter leads to it."""
        name, email = name or f"Ana {new_id()}", how.pop("email", "") or f"{new_id()}@maestre.example"
        await self.accounts.sign_up(SignUp(name, email), guest)
        form = NewAccount(name, how.pop("password", PASSWORD), token=await self.token(email))
        person, token = await self.accounts.create(form, guest)
        return Member(person, token, email)

    async def letters(self, email: str) -> list[Letter]:
        """What is to be sent to an address, the newest last."""
        rows = await self.pool.fetch("select body from job where kind = 'letter' order by id")
        letters = (msgspec.json.decode(row["body"], type=Letter) for row in rows)
        return [letter for letter in letters if letter.to.lower() == email.lower()]

    async def token(self, email: str) -> str:
        """The secret in the last link to an address."""
        link = (await self.letters(email))[-1].args["link"]
        assert link.startswith(f"{SITE}/letter#")
        return link.partition("#")[2]

    async def pair(self, **how: Any) -> tuple[Room, Person, Person]:
        """A room with two people in it, not begun."""
        host, other = await self.guest("Ana"), await self.guest("Luis")
        room = await self.desk.make_room(host, plan(mine=("christian",), open=("islamic",), **how))
        return await self.desk.sit(room.id, "islamic", other, "from Luis"), host, other

    async def begin(self, room: Room) -> None:
        """Begin a room's game, as an engine does."""
        holders = {seat.seat: seat.person or f"bot:{seat.bot}" for seat in room.seats}
        table = Table.new(GAMES["lepanto"], "learning", seats=holders)
        await self.store.create(room.id, table.header, table.entries, table.waiting())

    async def found(self, room: Room | str) -> Room:
        """The room as it is now."""
        now = await self.desk.room(room if isinstance(room, str) else room.id)
        assert now is not None
        return now

    async def await_seats(self, room: Room, *seats: str, over: bool = False) -> None:
        """Let a game await these seats, as the engine's statement does, clocks apart."""
        await self.pool.execute(
            "update game set waiting = $2, shown = $2, over = $3 where id = $1", room.id, list(seats), over
        )

    async def let_pass(self, room: Room, seconds: float) -> None:
        """Let time go by on the clocks of a room."""
        await self.pool.execute(
            "update seat set since = since - make_interval(secs => $2) where room = $1", room.id, seconds
        )


def plan(
    mine: tuple[str, ...] = ("christian",),
    open: tuple[str, ...] = (),  # noqa: A002  (the plan's own word)
    bots: dict[str, str] | None = None,
    clock: Clock | None = None,
    *,
    public: bool = True,
) -> Plan:
    return Plan("lepanto", 1, "learning", {"fog": True}, mine, bots or {}, open, clock, public, "from Ana")


def in_company(database: str, body: Callable[[Company], Awaitable[None]]) -> None:
    """Run a test's body with a company of its own."""

    async def run() -> None:
        store = await Store.connect(database)
        try:
            await body(Company(store))
        finally:
            await store.close()

    asyncio.run(run())


async def refused(what: Awaitable[object]) -> str:
    """The key of the message with which something is refused."""
    with pytest.raises(PlayError) as error:
        await what
    return error.value.message.key
