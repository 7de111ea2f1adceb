"""Servers as they run: a web node, a worker, or everything in one process at home."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from litestar import Litestar
from prometheus_client import REGISTRY, CollectorRegistry

from maestre.play import Game, State, find, installed
from maestre.server.alone.people import HomeDesk
from maestre.server.alone.records import LocalBus, LocalEngines, local_engine, play_bots
from maestre.server.engines.worker import Worker
from maestre.server.natsbus import NatsBus, NatsEngines
from maestre.server.notices import NOTICE, TURN, WEBHOOK, Letters, Mailer, Notices
from maestre.server.operating.faults import note_fault
from maestre.server.operating.pulse import Figures, Pulse
from maestre.server.operating.reach import Unreachable
from maestre.server.operating.settings import Deployment
from maestre.server.operating.steward import Steward
from maestre.server.people.accounts import PostgresAccounts
from maestre.server.people.letters import LETTER
from maestre.server.people.lobby import PostgresDesk
from maestre.server.postgres.store import Store
from maestre.server.web import Settings, house_of, make_app
from maestre.server.web.serve import serving

CONNECTIONS: Final = 8
SWEEP_SECONDS: Final = 6 * 3600.0
BUCKETS_SECONDS: Final = 600.0
LINGER: Final = 2.0
"""How many seconds a web node that is told to stop still takes people, while it says that it is not ready."""

_TICK: Final = 0.05

Ready = Callable[[int], None]
"""Told the port once people can come in."""


def all_games() -> dict[str, Game[State]]:
    """Give every game on this machine."""
    return {key: find(key) for key in installed()}


def _seldom_collect() -> None:
    """Look for garbage in circles less often: we make next to none, and looking costs a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


async def run_web(deployment: Deployment, host: str, port: int, ready: Ready, metrics: int = 0) -> None:
    """Run a web node until it is told to stop."""
    _seldom_collect()
    store = await Store.connect(deployment.database, connections=CONNECTIONS)
    bus = await NatsBus.connect(deployment.nats, deployment.realm)
    desk, engines = PostgresDesk(store.pool, deployment.caps), NatsEngines(bus.client, deployment.realm)
    accounts = PostgresAccounts(store.pool, deployment.mail.base_url, mail=bool(deployment.mail.smtp_host))
    desk.contact = accounts.contact = deployment.contact
    app = make_app(
        desk,
        engines,
        bus,
        accounts,
        store,
        Settings(
            origins=(deployment.base_url,) if deployment.base_url else (),
            secure=deployment.base_url.startswith("https://"),
            proxied=deployment.proxied,
            pace=deployment.pace,
            caps=deployment.caps,
        ),
        steward=Steward(store.pool, bus, engines),
    )
    sweeping = asyncio.create_task(sweep_often(desk.sweep_buckets, BUCKETS_SECONDS))
    try:
        with watched(metrics, house_of(app).gauges.registry):
            await _listen(app, host, port, ready, LINGER)
    finally:
        sweeping.cancel()
        await bus.client.close()
        await store.close()


@contextmanager
def watched(port: int, registry: CollectorRegistry = REGISTRY) -> Iterator[None]:
    """Tell figures, and whether the event loop turns, on a port inside as long as the body runs; 0 tells nothing."""
    if not port:
        yield
        return
    pulse = Pulse(registry)
    figures = Figures(port, tuple({registry: None, REGISTRY: None}), pulse)
    pulse.start()
    try:
        yield
    finally:
        pulse.stop()
        figures.close()


async def run_worker(
    deployment: Deployment, roles: tuple[str, ...], ready: Callable[[], None] = lambda: None, metrics: int = 0
) -> None:
    """Run a worker until it is cancelled."""
    _seldom_collect()
    worker = await Worker.connect(
        deployment.database,
        deployment.nats,
        all_games(),
        deployment.realm,
        deployment.seed_keys,
        deployment.processes,
    )
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, worker.stop)
    jobs = worker.players() if "bot" in roles else {}
    mailer = Mailer(deployment.mail)
    notices = Notices(worker.store.pool, worker.games, deployment.mail, mailer)
    sweeping: asyncio.Task[None] | None = None
    if "notice" in roles:
        letters = Letters(worker.store.pool, mailer)
        jobs |= {NOTICE: notices.split, TURN: notices.write, WEBHOOK: notices.call, LETTER: letters.send}
        sweep = partial(PostgresDesk(worker.store.pool).sweep, deployment.keep)
        sweeping = asyncio.create_task(sweep_often(sweep, SWEEP_SECONDS))
    try:
        with watched(metrics, worker.meters.registry):
            await worker.run(answers="engine" in roles, jobs=jobs, ready=ready, gave_up=notices.gave_up)
    finally:
        if sweeping is not None:
            sweeping.cancel()
        await mailer.close()


async def sweep_often(sweep: Callable[[], Awaitable[object]], seconds: float) -> None:
    """Strike off what has run out, now and every so many seconds; a failure waits for the next."""
    while True:
        try:
            await sweep()
        except Exception as error:  # noqa: BLE001  (a database that is away comes back)
            note_fault("nothing was swept", error)
        await asyncio.sleep(seconds)


async def run_home(folder: Path, host: str, port: int, ready: Ready) -> None:
    """Run everything in this process, with records in a folder."""
    bus = LocalBus()
    engine, shelf = local_engine(folder, all_games(), bus)
    engine.pool.prepare()
    bots = asyncio.create_task(play_bots(engine, shelf))
    try:
        app = make_app(HomeDesk(folder, shelf), LocalEngines(engine), bus, None, shelf, Settings())
        await _listen(app, host, port, ready)
    finally:
        bots.cancel()
        await asyncio.gather(bots, return_exceptions=True)
        engine.close()


async def _listen(app: Litestar, host: str, port: int, ready: Ready, linger: float = 0.0) -> None:
    """Take connections until a signal says otherwise."""
    try:
        opened = socket.create_server((host, port), reuse_port=False, backlog=2048)
    except OSError as error:
        what = (error.strerror or str(error)).partition(" (while attempting")[0]
        raise Unreachable("port-taken", host=host, port=str(port), what=what) from error
    with opened as listening:
        server = Server(app, lambda: ready(listening.getsockname()[1]), linger)
        await server.serve([listening])


class Server(uvicorn.Server):
    """A server that says when people can come in, that can be told to stop even before, and that lets nobody down.

    Told to stop (SIGTERM), it first says that it is not ready, then takes no more connections, lets calls under way
    finish, and sends its sockets to another node.
    """

    def __init__(self, app: Litestar, ready: Callable[[], None] = lambda: None, linger: float = 0.0) -> None:
        super().__init__(serving(app, log_config=None))
        self._house = house_of(app)
        self._ready = ready
        self._linger = linger

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Note that the server shall stop; SIGTERM has done its work with that, and ends nothing once more later."""
        if sig == signal.SIGTERM and not self.should_exit:
            self.should_exit = True
            return
        self._linger = 0.0
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.should_exit:
            await self.lifespan.shutdown()
        else:
            asyncio.get_running_loop().call_soon(self._ready)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Leave in order: not ready, no more connections, calls finished, sockets sent on."""
        self._house.draining = True
        for _ in range(round(self._linger / _TICK)):
            await asyncio.sleep(_TICK if self._linger else 0)
        for server in self.servers:
            server.close()
        await self._house.dismiss_all()
        await super().shutdown(sockets)
