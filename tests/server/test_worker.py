"""Workers over the real NATS and PostgreSQL: calls, bots, and a worker that dies."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from hashlib import blake2b

import msgspec
import nats
from nats.aio.client import Client

from maestre.play import Order, find
from maestre.server.engines.bots import bots_seed
from maestre.server.engines.parcels import unpacked
from maestre.server.engines.worker import Worker
from maestre.server.natsbus import engine_subject
from maestre.server.ports import game_subject
from maestre.server.postgres.store import Store
from maestre.server.wire import Call, Delegate, Done, Event, Look, Refusal, Reply, Say, Stand, Whole, encode
from tests.server.playing import GAMES, engine, new_game, on_store

REALM = f"test{os.getpid()}"
SUBJECT = f"{REALM}.{engine_subject('lepanto', find('lepanto').rules)}"
BOT = {"christian": "me", "islamic": "bot:veteran"}

FAILED = "select last_error, due > now() as due from job where game = $1 and kind = 'bot' and last_error <> ''"

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
        heard = await client.subscribe(f"{REALM}.{game_subject(name)}")
        whole = await call(client, Look(name, "christian"))
        assert isinstance(whole, Whole)
        assert await call(client, Say(name, "christian", "one", Order("end"))) == Done(whole.version + 1)
        told = {part.seat: body for part, body in unpacked((await heard.next_msg(timeout=60)).data)}
        assert list(told) == ["christian", "islamic", ""], "one message tells all audiences"
        event = msgspec.json.decode(told["islamic"], type=Event)
        assert (event.before, event.version) == (whole.version, whole.version + 1)
        assert event.steps[-1].fields["phase"] == "combat"
        assert isinstance(await call(client, Say(name, "islamic", "two", Order("end"))), Refusal)

    with_workers(database, bus, 2, body)


def test_what_cannot_be_read_is_refused_and_the_worker_goes_on(database: str, bus: str) -> None:
    async def body(client: Client, store: Store) -> None:
        for junk in (b"", b"{", b"[]", b'{"is":"say"}', b"\xff\xfe"):
            answer = await client.request(SUBJECT, junk, timeout=60)
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
        assert after.waiting is not None
        assert after.waiting.about == {"type": "combat", "seat": "christian"}, "the next phase is the player's own"
        assert after.state["ships"] != first.state["ships"]

    with_workers(database, bus, 2, body)


def test_a_worker_that_is_told_to_stop_answers_what_has_come_and_nobody_gets_an_error(database: str, bus: str) -> None:
    async def run() -> None:
        workers = [await Worker.connect(database, bus, GAMES, REALM) for _ in range(3)]
        tasks = [asyncio.create_task(one.run(answers=True, jobs=one.players())) for one in workers]
        client = await nats.connect(bus)
        store = await Store.connect(database)
        playing = True
        answered = 0

        async def player(name: str) -> None:
            nonlocal answered
            number = 0
            while playing:
                number += 1
                reply = await call(client, Stand(name, "christian", f"{name}-{number}", ()), 3)
                assert isinstance(reply, Done), reply
                answered += 1

        await asyncio.sleep(0.2)
        players = [asyncio.create_task(player(await new_game(store))) for _ in range(12)]
        for worker, task in zip(workers[:2], tasks[:2], strict=True):
            await asyncio.sleep(1)
            worker.stop()
            await asyncio.wait_for(task, 60)
        await asyncio.sleep(0.5)
        playing = False
        await asyncio.gather(*players)
        assert answered > 100
        for task in tasks[2:]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await client.close()
        await store.close()

    asyncio.run(run())


def test_a_bot_that_is_refused_is_tried_again_and_not_forgotten(database: str, bus: str) -> None:
    async def body(client: Client, store: Store) -> None:
        name = await new_game(store, seats=BOT | {"islamic": "bot:nobody"})
        for number in range(3):
            await call(client, Say(name, "christian", f"end-{number}", Order("end")))
        async with asyncio.timeout(60):
            while not (row := await store.pool.fetchrow(FAILED, name)):
                await asyncio.sleep(0.05)
        assert row["last_error"] == "UnknownAgent no-agent-for-game"
        assert row["due"]
        await store.pool.execute("delete from game where id = $1", name)

    with_workers(database, bus, 1, body)


def test_a_bots_seed_comes_from_the_secret_of_its_game_and_never_from_what_is_public(database: str) -> None:
    async def body(store: Store) -> None:
        one, other = await new_game(store), await new_game(store)
        running = engine(store)
        first, second = await running.table(one), await running.table(other)
        chance = bots_seed(first, "christian")
        assert chance == bots_seed(first, "christian")
        assert len({chance, bots_seed(first, "islamic"), bots_seed(second, "christian")}) == 3
        known = blake2b(f"{first.header.commitment}/christian/{first.sequence}".encode(), digest_size=16)
        assert chance != known.digest()
        first.header = msgspec.structs.replace(first.header, commitment="", entropy={})
        assert chance == bots_seed(first, "christian"), "only the seed counts"

    on_store(database, body)
