"""Short ways to people, rooms and games in the test database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from maestre.play import PlayError, Table
from maestre.server.desk import Clock, Person, Plan, Room
from maestre.server.people.accounts import PostgresAccounts
from maestre.server.people.desk import PostgresDesk
from maestre.server.store import Store
from tests.server.playing import GAMES

SITE = "https://maestre.example"
SEATS = ("christian", "islamic")


class Company:
    """A desk, accounts and games on one database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.pool = store.pool
        self.desk = PostgresDesk(store.pool)
        self.accounts = PostgresAccounts(store.pool, SITE)

    async def guest(self, name: str = "Ana") -> Person:
        """Somebody new."""
        return (await self.desk.welcome(name, "es"))[0]

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
        await self.pool.execute("update game set waiting = $2, over = $3 where id = $1", room.id, list(seats), over)

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
