"""An engine worker: it answers calls that come over NATS, and plays for bots whose turn the database says it is."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hashlib import blake2b
from random import Random
from typing import Any, Final

import msgspec
import nats
import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg

from maestre.opponents import agent
from maestre.play import Game, find, installed, view
from maestre.server.engine import BOT, Engine
from maestre.server.shelf import Job
from maestre.server.store import Claimed, Store
from maestre.server.wire import Refusal, Say, encode, read_call, unreadable_call

WAKE: Final = "wake.jobs"
POLL_SECONDS: Final = 1.0
BOT_ANSWERS: Final = 400
"""How many answers a bot gives in one go before other jobs have their turn."""

log: Final = structlog.get_logger()


def engine_subject(game: str, rules: int) -> str:
    """Name the subject on which the engines of one game and rules version take calls."""
    return f"engine.{game}.{rules}"


class NatsBus:
    """Events over NATS, and a wake-up for jobs."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def publish(self, subject: str, body: bytes) -> None:
        """Send to whoever listens."""
        await self.client.publish(subject, body)


class Worker:
    """One process of engines: stateless but for its cache, so any of them can serve any game."""

    def __init__(self, store: Store, client: Client) -> None:
        self.store = store
        self.client = client
        self.games: dict[str, Game[Any]] = {key: find(key) for key in installed()}
        self.engine = Engine(self.games, store, NatsBus(client))
        self._woken = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def connect(cls, database: str, bus: str) -> Worker:
        """Reach PostgreSQL and NATS."""
        return cls(await Store.connect(database), await nats.connect(bus, max_reconnect_attempts=-1))

    async def run(self) -> None:
        """Serve until cancelled."""
        for game in self.games.values():
            await self.client.subscribe(engine_subject(game.key, game.rules), queue="engine", cb=self._take)
        await self.client.subscribe(WAKE, queue="jobs", cb=self._wake)
        log.info("worker ready", games=sorted(self.games))
        try:
            await self._work()
        finally:
            await self.client.drain()
            await self.store.close()

    async def _take(self, message: Msg) -> None:
        """Answer a call without making the next one wait for it."""
        task = asyncio.create_task(self._reply(message))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _reply(self, message: Msg) -> None:
        try:
            call = read_call(message.data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            await message.respond(encode(unreadable_call(error)))
            return
        reply = await self.engine.answer(call)
        await message.respond(encode(reply))
        if not isinstance(reply, Refusal):
            await self.client.publish(WAKE)

    async def _wake(self, _: Msg) -> None:
        self._woken.set()

    async def _work(self) -> None:
        """Do jobs as they come due; a wake-up that got lost costs one poll."""
        while True:
            for claimed in await self.store.claim(["bot"]):
                await self._play_for_bot(claimed)
                self._woken.set()
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL_SECONDS):
                    await self._woken.wait()
            self._woken.clear()

    async def _play_for_bot(self, claimed: Claimed) -> None:
        """Answer for a bot's seat until somebody else is asked; a job done twice finds nothing left to do."""
        job = claimed.job
        for _ in range(BOT_ANSWERS):
            reply = await self._bot_answer(job)
            if reply is None:
                break
        await self.store.finish(claimed)

    async def _bot_answer(self, job: Job) -> str | None:
        table = await self.engine.table(job.game)
        if job.seat not in table.waiting():
            return None
        holder = (table.header.seats | dict(table.seating.holders))[job.seat]
        if not holder.startswith(BOT):
            return None
        chance = blake2b(f"{table.header.commitment}/{job.seat}/{table.sequence}".encode(), digest_size=16)
        player = agent(holder.removeprefix(BOT), table.game)
        answer = player.choose(table.game, view(table, job.seat), Random(chance.digest()))
        name = f"{holder}/{table.sequence}"
        reply = await self.engine.answer(Say(job.game, job.seat, name, answer))
        if isinstance(reply, Refusal):
            log.error("a bot was refused", game=job.game, seat=job.seat, rule=reply.rule, key=reply.message.key)
            return None
        return name
