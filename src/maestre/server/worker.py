"""Workers: engines that answer calls over NATS, and whoever does the jobs that the database holds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from maestre.play import Game, Message
from maestre.server.bots import play_for
from maestre.server.engine import Engine
from maestre.server.faults import note_fault
from maestre.server.natsbus import REALM, NatsBus, engine_subject
from maestre.server.shelf import WAKE, Job
from maestre.server.store import AWAY, Claimed, Store
from maestre.server.wire import Refusal, Reply, encode, read_call, unreadable_call

POLL_SECONDS: Final = 1.0
RETRY_SECONDS: Final = 5.0
PLAYERS: Final = ("bot", "proxy")
OTHERS_SECONDS: Final = 30.0
PLAYERS_SECONDS: Final = 10.0
"""How long a bot's job is a worker's own: somebody waits for it, and doing it twice harms nobody."""

Doer = Callable[[Job], Awaitable[bool]]
"""Does a job and says whether that was all of it."""

log: Final = structlog.get_logger()


class Worker:
    """One process: stateless but for its cache, so any of them can serve any game and do any job."""

    def __init__(self, store: Store, bus: NatsBus, games: dict[str, Game[Any]]) -> None:
        self.store = store
        self.bus = bus
        self.games = games
        self.engine = Engine(games, store, bus)
        self._woken = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def connect(cls, database: str, bus: str, games: dict[str, Game[Any]], realm: str = REALM) -> Worker:
        """Reach PostgreSQL and NATS."""
        store = await Store.connect(database)
        return cls(store, await NatsBus.connect(bus, realm), games)

    def players(self) -> dict[str, Doer]:
        """Give who does the jobs of bots."""

        async def play(job: Job) -> bool:
            return await play_for(self.engine, job)

        return dict.fromkeys(PLAYERS, play)

    async def run(self, *, answers: bool, jobs: dict[str, Doer], ready: Callable[[], None] = lambda: None) -> None:
        """Serve until cancelled: answer calls, do jobs of these kinds, or both."""
        try:
            if answers:
                for game in self.games.values():
                    await self.bus.serve(engine_subject(game.key, game.rules), "engine", self._take)
            if jobs:
                await self.bus.serve(WAKE, "jobs-" + "-".join(sorted(jobs)), self._wake)
            log.info("worker ready", games=sorted(self.games), answers=answers, jobs=sorted(jobs))
            ready()
            await self._work(jobs)
        finally:
            self.engine.close()
            with suppress(Exception):
                await self.bus.client.drain()
            await self.store.close()

    # ---------------------------------------------------------------- calls

    async def _take(self, message: Msg) -> None:
        """Answer a call without making the next one wait for it."""
        task = asyncio.create_task(self._reply(message))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _reply(self, message: Msg) -> None:
        reply = await self._answered(message.data)
        try:
            await message.respond(encode(reply))
        except (NatsError, OSError) as error:
            log.warning("an answer is lost", error=type(error).__name__)

    async def _answered(self, body: bytes) -> Reply:
        try:
            call = read_call(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return unreadable_call(error)
        try:
            return await self.engine.answer(call)
        except AWAY as error:
            log.warning("the database is away", error=type(error).__name__)
            return Refusal("EngineAway", "", Message("web-engine-away"))
        except Exception as error:  # noqa: BLE001  (a bug of ours must not end an engine)
            note_fault("an engine failed", error, game=call.game, call=type(call).__name__)
            return Refusal("Fault", "", Message("server-fault"))

    # ---------------------------------------------------------------- jobs

    async def _wake(self, _: Msg) -> None:
        self._woken.set()

    async def _work(self, jobs: dict[str, Doer]) -> None:
        """Do jobs as they come due; a wake-up that got lost costs one poll."""
        while True:
            try:
                done = bool(jobs) and await self._do_next(jobs)
            except AWAY as error:
                log.warning("the database gives out no jobs", error=type(error).__name__)
                await asyncio.sleep(POLL_SECONDS)
                continue
            except Exception as error:  # noqa: BLE001  (a bug of ours must not end a worker)
                note_fault("no job can be had", error)
                await asyncio.sleep(POLL_SECONDS)
                continue
            if not done:
                with suppress(TimeoutError):
                    async with asyncio.timeout(POLL_SECONDS):
                        await self._woken.wait()
                self._woken.clear()

    async def _do_next(self, jobs: dict[str, Doer]) -> bool:
        """Do one job, if there is one; a job that fails is left for a later time."""
        others = tuple(kind for kind in jobs if kind not in PLAYERS)
        for kinds, seconds in ((PLAYERS, PLAYERS_SECONDS), (others, OTHERS_SECONDS)):
            mine = [kind for kind in kinds if kind in jobs]
            for claimed in await self.store.claim(mine, seconds=seconds) if mine else ():
                await self._do(claimed, jobs[claimed.job.kind])
                return True
        return False

    async def _do(self, claimed: Claimed, doer: Doer) -> None:
        try:
            done = await doer(claimed.job)
        except AWAY:
            raise
        except Exception as error:  # noqa: BLE001  (a job that fails must not keep others from being done)
            note_fault("a job failed", error, kind=claimed.job.kind, game=claimed.job.game)
            await self.store.release(claimed, seconds=RETRY_SECONDS)
            return
        await (self.store.finish(claimed) if done else self.store.release(claimed))
