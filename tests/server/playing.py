"""Short ways to keep a game in the test database and to call engines about it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import msgspec

from maestre.play import Game, Table, find
from maestre.server.engines.engine import Engine
from maestre.server.engines.parcels import unpacked
from maestre.server.ports import Heard, Hush
from maestre.server.postgres.store import Store
from maestre.server.wire import GZIP, Call, Event, Reply
from tests.play.tiny import bids, cards

GAMES: dict[str, Game[Any]] = {"lepanto": find("lepanto"), "cards": cards.game, "bids": bids.game}

_numbers = count(1)


class Ears:
    """A bus that keeps what it carried, by game and audience."""

    def __init__(self) -> None:
        self.heard: dict[tuple[str, str], list[Event]] = {}

    async def publish(self, subject: str, body: bytes) -> None:
        for part, event in unpacked(body):
            told = msgspec.json.decode(event, type=Event)
            assert (told.seat, told.version) == (part.seat, part.version)
            self.heard.setdefault((told.game, told.seat), []).append(told)

    async def listen(self, subject: str, heard: Heard) -> Hush:
        raise NotImplementedError("a test reads what was heard")


async def new_game(store: Store, key: str = "lepanto", scenario: str = "learning", **how: Any) -> str:
    """Keep a new game and give its name."""
    game = GAMES[key]
    table = Table.new(game, scenario if key == "lepanto" else "", **how)
    name = f"{key}-{next(_numbers)}"
    await store.create(name, table.header, table.entries, table.waiting())
    return name


def engine(store: Store, ears: Ears | None = None) -> Engine:
    """An engine on the test database."""
    return Engine(GAMES, store, ears or Ears())


async def asked(engine: Engine, call: Call, asker: str = "") -> Reply:
    """What an engine replies, decoded."""
    reply = await engine.answer(call, asker)
    if not isinstance(reply, bytes):
        return reply
    found: Reply = msgspec.json.decode(gzip.decompress(reply) if reply.startswith(GZIP) else reply, type=Reply)
    return found


def on_store(database: str, body: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test's body with a store of its own."""

    async def run() -> None:
        store = await Store.connect(database)
        try:
            await body(store)
        finally:
            await store.close()

    asyncio.run(run())
