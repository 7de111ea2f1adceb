"""No statement, lock or open transaction of ours lasts for ever, and a database in trouble is no fault of ours."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import asyncpg
import psycopg
import pytest
import structlog

from maestre.play import Order
from maestre.server.engines.worker import Worker
from maestre.server.operating import faults
from maestre.server.operating.reach import reach_database
from maestre.server.postgres.patience import SERVING, TOOLS
from maestre.server.postgres.store import AWAY, Store
from maestre.server.wire import Done, Look, Refusal, Say, encode
from tests.server.playing import GAMES, new_game, on_store
from tests.server.web.place import Node
from tests.server.web.test_cluster import on_nodes

FULL = """
    create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$
"""


@pytest.fixture(autouse=True)
def _heard_nothing_yet() -> None:
    faults._noted.clear()


@pytest.fixture
def full(database: str) -> Iterator[Callable[[str], None]]:
    """Give what makes a table say that its disk is full, as PostgreSQL says it."""
    filled: list[str] = []
    with psycopg.connect(database, autocommit=True) as server:
        server.execute(FULL)

        def fill(table: str) -> None:
            server.execute(f"create trigger full_disk before insert on {table} execute function full_disk()")
            filled.append(table)

        yield fill
        for table in filled:
            server.execute(f"drop trigger if exists full_disk on {table}")
        server.execute("drop function full_disk")


def test_every_connection_of_a_server_has_its_time_outs(database: str) -> None:
    async def body(store: Store) -> None:
        async with store.pool.acquire() as one, store.pool.acquire() as other:
            for name, value in SERVING.items():
                assert await one.fetchval(f"show {name}") == await other.fetchval(f"show {name}") == value

    on_store(database, body)


def test_every_connection_of_a_tool_has_longer_ones_unless_its_address_says_otherwise(database: str) -> None:
    with reach_database(database) as connection:
        shown = {name: connection.execute(f"show {name}").fetchone() for name in TOOLS}
        assert shown == {name: (value,) for name, value in TOOLS.items()}
    with reach_database(f"{database}?options=-c%20lock_timeout%3D7s") as connection:
        assert connection.execute("show lock_timeout").fetchone() == ("7s",)
        assert connection.execute("show statement_timeout").fetchone() == (TOOLS["statement_timeout"],)


async def _wait_for_lock(connection: asyncpg.Connection) -> None:
    await connection.execute("set lock_timeout = '50ms'")
    await connection.execute("lock table person in access exclusive mode")


async def _take_long(connection: asyncpg.Connection) -> None:
    await connection.execute("set statement_timeout = '50ms'")
    await connection.execute("select pg_sleep(5)")


async def _stay_idle(connection: asyncpg.Connection) -> None:
    await connection.execute("set idle_in_transaction_session_timeout = '50ms'")
    await asyncio.sleep(0.3)
    await connection.execute("select 1")


async def _say_full(connection: asyncpg.Connection) -> None:
    await connection.execute("do $$ begin raise exception 'x' using errcode = '53100'; end $$")


async def _only_read(connection: asyncpg.Connection) -> None:
    await connection.execute("set transaction read only")
    await connection.execute("delete from job")


@pytest.mark.parametrize("meet", [_wait_for_lock, _take_long, _stay_idle, _say_full, _only_read])
def test_what_postgresql_cannot_do_now_is_to_be_asked_again_later(
    database: str, meet: Callable[[asyncpg.Connection], Awaitable[None]]
) -> None:
    async def body(store: Store) -> None:
        holder = await asyncpg.connect(database)
        await holder.execute("begin; lock table person in access share mode")
        connection = await asyncpg.connect(database)
        try:
            with pytest.raises(AWAY):
                async with connection.transaction():
                    await meet(connection)
        finally:
            await holder.close()
            await connection.close()

    on_store(database, body)


def test_an_engine_whose_database_is_full_says_to_try_again_and_keeps_the_answer_once_there_is_room(
    database: str, bus: str, full: Callable[[str], None]
) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store)
        worker = await Worker.connect(database, bus, GAMES, "full")
        say = Say(name, "christian", "one", Order("end"))
        full("entry")
        with structlog.testing.capture_logs() as logs:
            refused = [await worker._answered(encode(say)) for _ in range(3)]
        assert [isinstance(one, Refusal) and one.error for one in refused] == ["EngineAway"] * 3
        assert [(line["log_level"], line["event"].partition(":")[0]) for line in logs] == [
            ("error", "the database's disk is full")
        ]
        await store.pool.execute("drop trigger full_disk on entry")
        assert isinstance(await worker._answered(encode(say)), Done)
        assert not isinstance(await worker._answered(encode(Look(name, "christian"))), Refusal), "it is not frozen"
        worker.engine.close()
        await worker.bus.client.close()
        await worker.store.close()

    on_store(database, body)


def test_a_web_node_whose_database_is_full_answers_503_and_notes_one_line(
    database: str, bus: str, full: Callable[[str], None]
) -> None:
    async def body(node: Node, other: Node) -> None:
        guest = await node.guest("Ana")
        full("room")
        with structlog.testing.capture_logs() as logs:
            for _ in range(3):
                await guest.post("/api/rooms", 503, game="lepanto", scenario="learning", mine=["christian"])
        assert [line["event"].partition(":")[0] for line in logs] == ["the database's disk is full"]

    on_nodes(database, bus, body)
