"""Calls over the real NATS: replies in parts, and questions that are given up wherever they are worked on."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from random import Random

import msgspec
import pytest
from nats.aio.msg import Msg

from maestre.play import find
from maestre.server.engines.worker import Worker
from maestre.server.natsbus import FRAMES, NOBODY, NatsBus, NatsEngines, engine_subject
from maestre.server.pools.pool import Lane
from maestre.server.ports import LARGEST, Away
from maestre.server.postgres.store import Store
from maestre.server.wire import Hint, Look, Offered, Offers, Whole
from tests.server.playing import GAMES, new_game
from tests.server.sums import after

REALM = f"calls{os.getpid()}"
RULES = find("lepanto").rules

Body = Callable[[Worker, NatsEngines, Store], Awaitable[None]]


def with_worker(database: str, bus: str, body: Body) -> None:
    """Run a test's body while a worker serves."""

    async def run() -> None:
        worker = await Worker.connect(database, bus, GAMES, REALM)
        ready = asyncio.Event()
        serving = asyncio.create_task(worker.run(answers=True, jobs={}, ready=ready.set))
        line = await NatsBus.connect(bus, REALM)
        store = await Store.connect(database)
        try:
            await ready.wait()
            await worker.bus.client.flush()
            await body(worker, NatsEngines(line.client, REALM), store)
        finally:
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)
            await line.client.close()
            await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("size", [10, 100_000, LARGEST, LARGEST + 1, 3_000_000])
def test_a_reply_of_any_size_comes_whole_in_messages_that_are_not_too_large(
    database: str, bus: str, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = b'"' + Random(size).randbytes(size).hex().encode()[: size - 2] + b'"'

    async def answer(*_: object) -> bytes:
        return body

    async def check(worker: Worker, engines: NatsEngines, store: Store) -> None:
        monkeypatch.setattr(worker, "_answered", answer)
        sent: list[int] = []

        async def note(message: Msg) -> None:
            sent.append(len(message.data))

        await engines.client.subscribe(f"{await engines._replies_to()}.*", cb=note)
        assert await engines.call("lepanto", RULES, Look("g", "")) == body
        await engines.client.flush()
        assert max(sent) <= LARGEST
        assert engines._coming == {}

    with_worker(database, bus, check)


def test_a_question_that_nobody_waits_for_is_given_up_by_the_engine(database: str, bus: str) -> None:
    async def check(worker: Worker, engines: NatsEngines, store: Store) -> None:
        name = await new_game(store)
        figures = worker.engine.pool.figures[Lane.ADVICE]
        assert await engines.call("lepanto", RULES, Hint(name, "christian"), "p:1")
        asking = asyncio.create_task(engines.call("lepanto", RULES, Hint(name, "christian"), "p:1"))
        held = asyncio.create_task(worker.engine.pool.ask(Lane.ADVICE, "p:2", after, 5))
        async with asyncio.timeout(60):
            while figures.waiting + figures.running < 2:
                await asyncio.sleep(0.001)
            asking.cancel()
            while figures.waiting + figures.running > 1:
                await asyncio.sleep(0.01)
        held.cancel()
        await asyncio.gather(asking, held, return_exceptions=True)
        assert worker._calls == {}

    with_worker(database, bus, check)


def test_questions_of_one_do_not_hold_up_anothers_and_nobody_there_is_told_soon(database: str, bus: str) -> None:
    async def check(worker: Worker, engines: NatsEngines, store: Store) -> None:
        name = await new_game(store)
        replies = await asyncio.gather(
            *(engines.call("lepanto", RULES, Offers(name, "christian"), f"p:{who}") for who in range(20))
        )
        assert {type(msgspec.json.decode(reply, type=Offered | Whole)) for reply in replies} == {Offered}
        async with asyncio.timeout(NOBODY + 2):
            with pytest.raises(Away):
                await engines.call("lepanto", RULES + 1, Look(name, ""))

    with_worker(database, bus, check)


def test_a_web_node_speaks_with_engines_of_the_release_before_and_rather_with_its_own(bus: str) -> None:
    async def run() -> None:
        line, old, new = [await NatsBus.connect(bus, f"{REALM}frames") for _ in range(3)]
        engines = NatsEngines(line.client, f"{REALM}frames")

        def engine(of: NatsBus, word: bytes) -> Callable[[Msg], Awaitable[None]]:
            async def take(message: Msg) -> None:
                await of.reply(message, word)

            return take

        try:
            await old.serve(engine_subject("lepanto", RULES, FRAMES - 1), "engine", engine(old, b'"old"'))
            await old.client.flush()
            assert await engines.call("lepanto", RULES, Look("g", "")) == b'"old"'
            await new.serve(engine_subject("lepanto", RULES), "engine", engine(new, b'"new"'))
            await new.client.flush()
            await old.leave()
            await old.client.flush()
            for _ in range(2):
                assert await engines.call("lepanto", RULES, Look("g", "")) == b'"new"'
        finally:
            for one in (line, old, new):
                await one.client.close()

    asyncio.run(run())
