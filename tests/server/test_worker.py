"""Workers over the real NATS and PostgreSQL: calls, bots, and a worker that dies."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable

import msgspec
import nats
from nats.aio.client import Client

from maestre.play import Order, find
from maestre.server.natsbus import engine_subject
from maestre.server.shelf import audience_subject
from maestre.server.store import Store
from maestre.server.wire import Call, Delegate, Done, Event, Look, Refusal, Reply, Say, Whole, encode
from maestre.server.worker import Worker
from tests.server.playing import GAMES, new_game

REALM = f"test{os.getpid()}"
SUBJECT = f"{REALM}.{engine_subject('lepanto', find('lepanto').rules)}"
BOT = {"christian": "me", "islamic": "bot:doctrine"}

Body = Callable[[Client, Store], Awaitable[None]]


async def call(client: Client, what: Call, seconds: float = 10) -> Reply:
    answer = await client.request(SUBJECT, encode(what), timeout=seconds)
    reply: Reply = msgspec.json.decode(answer.data, type=Reply)
    return reply


def with_workers(database: str, bus: str, count: int, body: Body) -> None:
    """Run a test's body while workers serve."""

    async def run() -> None:
        workers = [await Worker.connect(database, bus, GAMES, REALM) for _ in range(count)]
        tasks = [asyncio.create_task(one.run(answers=True, jobs=one.players())) for one in workers]
        client = await nats.connect(bus)
        store = await Store.connect(database)
        try:
            await asyncio.sleep(0.2)
            await body(client, store)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await client.close()
            await store.close()

    asyncio.run(run())


async def until(store: Store, name: str, seat: str, seconds: float = 40) -> None:
    """Wait until the database says that a seat is awaited."""
    async with asyncio.timeout(seconds):
        while seat not in (await store.pool.fetchval("select waiting from game where id = $1", name)):
            await asyncio.sleep(0.05)


async def no_job_left(store: Store, name: str, seconds: float = 20) -> None:
    """Wait until every job of a game's bots is done."""
    async with asyncio.timeout(seconds):
        while await store.pool.fetchval("select count(*) from job where game = $1 and kind <> 'notice'", name):
            await asyncio.sleep(0.05)


def test_a_call_over_nats_is_answered_and_its_event_reaches_the_audience(database: str, bus: str) -> None:
    async def body(client: Client, store: Store) -> None:
        name = await new_game(store)
        heard = await client.subscribe(f"{REALM}.{audience_subject(name, 'islamic')}")
        whole = await call(client, Look(name, "christian"))
        assert isinstance(whole, Whole)
        assert await call(client, Say(name, "christian", "one", Order("end"))) == Done(whole.version + 1)
        event = msgspec.json.decode((await heard.next_msg(timeout=5)).data, type=Event)
        assert (event.before, event.version) == (whole.version, whole.version + 1)
        assert event.changes["phase"] == "combat"
        assert isinstance(await call(client, Say(name, "islamic", "two", Order("end"))), Refusal)

    with_workers(database, bus, 2, body)


def test_what_cannot_be_read_is_refused_and_the_worker_goes_on(database: str, bus: str) -> None:
    async def body(client: Client, store: Store) -> None:
        for junk in (b"", b"{", b"[]", b'{"is":"say"}', b"\xff\xfe"):
            answer = await client.request(SUBJECT, junk, timeout=5)
            assert msgspec.json.decode(answer.data)["error"] == "Unreadable"
        assert isinstance(await call(client, Look(await new_game(store), "christian")), Whole)

    with_workers(database, bus, 1, body)


def test_a_bot_answers_when_its_seat_is_asked(database: str, bus: str) -> None:
    async def body(client: Client, store: Store) -> None:
        name = await new_game(store, seats=BOT)
        for number in range(3):
            await call(client, Say(name, "christian", f"end-{number}", Order("end")))
        await until(store, name, "christian")
        whole = await call(client, Look(name, "christian"))
        assert isinstance(whole, Whole)
        assert whole.state["turn"] == 2
        await no_job_left(store, name)

    with_workers(database, bus, 2, body)


def test_a_bots_job_left_by_a_dead_worker_is_done_by_another(database: str, bus: str) -> None:
    async def body(client: Client, store: Store) -> None:
        name = await new_game(store, seats=BOT)
        for number in range(2):
            await call(client, Say(name, "christian", f"end-{number}", Order("end")))
        await store.pool.execute(
            """
            insert into job (kind, game, seat, sequence, claimed_until)
            values ('bot', $1, 'islamic', 9, now() + interval '1 second')
            """,
            name,
        )
        await call(client, Say(name, "christian", "end-2", Order("end")))
        await until(store, name, "christian")
        await no_job_left(store, name)
        assert isinstance(await call(client, Look(name, "christian")), Whole)

    with_workers(database, bus, 2, body)


def test_the_rest_of_a_phase_is_left_to_the_doctrine(database: str, bus: str) -> None:
    async def body(client: Client, store: Store) -> None:
        name = await new_game(store)
        first = await call(client, Look(name, "christian"))
        assert isinstance(first, Whole)
        assert isinstance(await call(client, Delegate(name, "christian", "leave it")), Done)
        await no_job_left(store, name)
        after = await call(client, Look(name, "christian"))
        assert isinstance(after, Whole)
        assert after.ask is not None
        assert after.ask.about == "combat", "the next phase is the player's own again"
        assert after.state["ships"] != first.state["ships"]

    with_workers(database, bus, 2, body)
