"""Workers: engines that answer calls over NATS, and whoever does the jobs that the database holds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from maestre.play import Game, Message, State
from maestre.server.engines.bots import play_for
from maestre.server.engines.engine import Engine
from maestre.server.engines.freezing import FORGET
from maestre.server.natsbus import ASKER, CANCEL, REALM, NatsBus, engine_subject
from maestre.server.operating.faults import note_away, note_fault
from maestre.server.operating.meters import Meters
from maestre.server.pools.meters import PoolMeters
from maestre.server.pools.pool import PROCESSES, Lane
from maestre.server.ports import HURRY, WAKE, Job
from maestre.server.postgres.jobs import Has
from maestre.server.postgres.lanes import BOTS, MAIL, WEBHOOKS, Doer, Hands
from maestre.server.postgres.seals import Keys
from maestre.server.postgres.store import AWAY, Store
from maestre.server.wire import Refusal, Reply, encode, read_call, unreadable_call

PLAYERS: Final = ("bot", "proxy")
LETTERS: Final = ("notice", "turn", "letter")
CALLS: Final = ("webhook",)
DRAIN_SECONDS: Final = 20.0
"""How long what is under way may take after a worker is told to stop."""

log: Final = structlog.get_logger()


class Worker:
    """One process: stateless but for its cache, so any of them can serve any game and do any job."""

    def __init__(self, store: Store, bus: NatsBus, games: dict[str, Game[State]], processes: int = PROCESSES) -> None:
        self.store = store
        self.bus = bus
        self.games = games
        self.engine = Engine(games, store, bus, processes)
        self.meters = Meters()
        self.meters.registry.register(PoolMeters(lambda: self.engine.pool.figures))
        self._stopped = asyncio.Event()
        self._hands: list[Hands] = []
        self._calls: dict[str, asyncio.Task[None]] = {}

    @classmethod
    async def connect(
        cls,
        database: str,
        bus: str,
        games: dict[str, Game[State]],
        realm: str = REALM,
        keys: Keys | None = None,
        processes: int = PROCESSES,
    ) -> Worker:
        """Reach PostgreSQL and NATS."""
        store = await Store.connect(database, keys=keys)
        return cls(store, await NatsBus.connect(bus, realm), games, processes)

    async def run(
        self,
        *,
        answers: bool,
        jobs: dict[str, Doer],
        ready: Callable[[], None] = lambda: None,
        gave_up: Callable[[Job], Awaitable[None]] | None = None,
    ) -> None:
        """Serve until told to stop: answer calls, do jobs of these kinds, or both; then end what is under way."""
        tasks: list[asyncio.Task[None]] = []
        try:
            self._hands = [*self._in_lanes(jobs, gave_up)]
            tasks = [asyncio.create_task(hands.work()) for hands in self._hands]
            await self.bus.listen(FORGET, self._forget)
            await self.bus.listen(HURRY, self._hurry)
            if answers:
                self.engine.pool.prepare()
                await self.bus.listen(CANCEL, self._give_up)
                for game in self.games.values():
                    await self.bus.serve(engine_subject(game.key, game.rules), "engine", self._take)
            if jobs:
                tasks += [asyncio.create_task(self.meters.watch(self.store, self.store.frozen_games))]
                await self.bus.serve(WAKE, self._queue(jobs), self._wake)
            log.info("worker ready", games=sorted(self.games), answers=answers, jobs=sorted(jobs))
            ready()
            await self._stopped.wait()
            await self._drain(tasks[: len(self._hands)])
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.engine.close()
            with suppress(Exception):
                await self.bus.client.drain()
            await self.store.close()

    def stop(self) -> None:
        """Take nothing more, end what is under way, and leave."""
        self._stopped.set()

    async def _drain(self, lanes: list[asyncio.Task[None]]) -> None:
        """Let others have what comes from now on, and wait for what has come; what takes too long is left."""
        for hands in self._hands:
            hands.stop()
        with suppress(TimeoutError, NatsError, OSError):
            async with asyncio.timeout(DRAIN_SECONDS):
                await self.bus.leave()
                while self._calls:
                    await asyncio.wait(tuple(self._calls.values()))
                await asyncio.gather(*lanes)
                await self.bus.client.flush()
        log.info("worker drained", calls=len(self._calls))

    # ---------------------------------------------------------------- calls

    async def _take(self, message: Msg) -> None:
        """Answer a call without making the next one wait for it."""
        task = self._calls[message.reply] = asyncio.create_task(self._reply(message))
        task.add_done_callback(lambda _: self._calls.pop(message.reply, None))

    async def _give_up(self, reply: bytes) -> None:
        """Drop a question, if it is ours, that nobody waits for any more."""
        task = self._calls.get(reply.decode())
        if task is not None:
            task.cancel()

    async def _forget(self, body: bytes) -> None:
        """Open a game anew of which another engine has taken entries back."""
        self.engine.forget(body.decode())

    async def _hurry(self, body: bytes) -> None:
        """Have bots answer that think here about a game; to be told twice does no harm."""
        self.engine.pool.hurry(Lane.BOTS, body.decode())

    async def _reply(self, message: Msg) -> None:
        reply = await self._answered(message.data, (message.headers or {}).get(ASKER, ""))
        try:
            await self.bus.reply(message, reply if isinstance(reply, bytes) else encode(reply))
        except (NatsError, OSError) as error:
            log.warning("an answer is lost", error=type(error).__name__)

    async def _answered(self, body: bytes, asker: str = "") -> Reply | bytes:
        try:
            call = read_call(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return unreadable_call(error)
        try:
            return await self.engine.answer(call, asker)
        except AWAY as error:
            note_away("the database is away", error)
            return Refusal("EngineAway", "", Message("web-engine-away"))
        except Exception as error:  # noqa: BLE001  (a bug of ours must not end an engine)
            note_fault("an engine failed", error, game=call.game, call=type(call).__name__)
            return Refusal("Fault", "", Message("server-fault"))

    # ---------------------------------------------------------------- jobs

    def players(self) -> dict[str, Doer]:
        """Give who does the jobs of bots."""

        async def play(job: Job) -> bool:
            return await play_for(self.engine, job, self._stopped.is_set)

        return dict.fromkeys(PLAYERS, play)

    def _in_lanes(self, jobs: dict[str, Doer], gave_up: Callable[[Job], Awaitable[None]] | None) -> Iterator[Hands]:
        """Give those who do these jobs: bots by the rules that we have, the rest for any game that we know by name."""
        ours: Has = tuple((game.key, game.rules) for game in self.games.values())
        known: Has = tuple((key, None) for key in self.games)
        for lane, kinds, has in ((BOTS, PLAYERS, ours), (MAIL, LETTERS, known), (WEBHOOKS, CALLS, known)):
            mine = {kind: jobs[kind] for kind in kinds if kind in jobs}
            if mine:
                yield Hands(lane, self.store, has, mine, self.meters, gave_up=gave_up)

    def _queue(self, jobs: dict[str, Doer]) -> str:
        """Name those of whom one is to be woken: the same jobs, and the same rules."""
        games = "-".join(f"{game.key}{game.rules}" for _, game in sorted(self.games.items()))
        return f"jobs-{'-'.join(sorted(jobs))}-{games}"

    async def _wake(self, _: Msg) -> None:
        for hands in self._hands:
            hands.wake()
