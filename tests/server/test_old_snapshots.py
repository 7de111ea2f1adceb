"""A release whose states have another shape knows snapshots of the last one for old, and plays the entries again."""

from __future__ import annotations

import gzip
import json
from random import Random
from typing import Any

import msgspec

from maestre.play import Table
from maestre.play.log import Line
from maestre.server.alone.records import LocalBus
from maestre.server.engines.engine import Engine
from maestre.server.postgres.store import Store
from maestre.server.wire import Done, Log, Logged, Look, Replay, Replayed, Say, Thaw, Whole
from tests.server.playing import GAMES, new_game, on_store

ANSWERS = 60


async def long_game(store: Store) -> tuple[str, Table[Any]]:
    """A duel of several turns."""
    name = await new_game(store, "cards")
    engine, rng = Engine(GAMES, store, LocalBus()), Random(1)
    for number in range(ANSWERS):
        table = await engine.table(name)
        if table.request is None:
            break
        seat = table.waiting()[0]
        answer = next(table.proposals(seat, rng))
        assert isinstance(await engine.answer(Say(name, seat, f"r{number}", answer)), Done)
    engine.close()
    return name, table


async def age(store: Store, name: str) -> None:
    """Make a game's snapshots those of a release that had a field more."""
    rows = await store.pool.fetch("select sequence, body from snapshot where game = $1", name)
    assert rows
    for row in rows:
        body = json.loads(row["body"])
        body["state"]["formerly"] = 1
        old = json.dumps(body, separators=(",", ":"), ensure_ascii=False).encode()
        await store.pool.execute(
            "update snapshot set body = $3 where game = $1 and sequence = $2", name, row["sequence"], old
        )


async def log(store: Store, name: str, table: Table[Any]) -> list[Line]:
    """What an engine that has just started tells of a whole game."""
    engine = Engine(GAMES, store, LocalBus())
    told = await engine.answer(Log(name, "", table.version("") + 1))
    engine.close()
    assert isinstance(told, bytes)
    return list(msgspec.json.decode(gzip.decompress(told), type=Logged).lines)


def test_a_game_opens_from_its_first_entry_when_its_snapshot_is_old(database: str) -> None:
    async def body(store: Store) -> None:
        name, before = await long_game(store)
        await age(store, name)
        engine = Engine(GAMES, store, LocalBus())
        shown = await engine.answer(Look(name, ""))
        assert isinstance(shown, Whole)
        table = await engine.table(name)
        assert (table.base, table.sequence) == (0, before.sequence)
        assert table.fingerprint() == before.fingerprint()
        engine.close()

    on_store(database, body)


def test_a_frozen_game_is_thawed_though_its_snapshot_is_old(database: str) -> None:
    async def body(store: Store) -> None:
        name, before = await long_game(store)
        await age(store, name)
        await store.freeze(name, "KeyError x.py:1")
        engine = Engine(GAMES, store, LocalBus())
        assert isinstance(await engine.answer(Thaw(name)), Done)
        assert (await engine.table(name)).fingerprint() == before.fingerprint()
        engine.close()

    on_store(database, body)


def test_a_page_of_a_game_with_old_snapshots_is_whole(database: str) -> None:
    async def body(store: Store) -> None:
        name, before = await long_game(store)
        lines = await log(store, name, before)
        await age(store, name)
        engine = Engine(GAMES, store, LocalBus())
        try:
            last = before.version("")
            replay = await engine.answer(Replay(name, "", last))
            assert isinstance(replay, bytes)
            shown = msgspec.json.decode(gzip.decompress(replay), type=Replayed)
            assert (shown.start.version, shown.last) == (0, last)
        finally:
            engine.close()
        assert lines
        assert await log(store, name, before) == lines

    on_store(database, body)
