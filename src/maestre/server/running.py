"""Servers as they run: a web node, a worker, or everything in one process at home."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import uvicorn
from litestar import Litestar

from maestre.play import Game, find, installed
from maestre.server.faults import note_fault
from maestre.server.home import HomeDesk
from maestre.server.local import LocalBus, LocalEngines, local_engine, play_bots
from maestre.server.natsbus import NatsBus, NatsEngines
from maestre.server.notices import Notices
from maestre.server.people.accounts import PostgresAccounts
from maestre.server.people.desk import PostgresDesk
from maestre.server.reach import Unreachable
from maestre.server.settings import Deployment
from maestre.server.store import Store
from maestre.server.web import Settings, make_app
from maestre.server.web.serve import serving
from maestre.server.worker import Doer, Worker

CONNECTIONS: Final = 8
SWEEP_SECONDS: Final = 6 * 3600.0

Ready = Callable[[int], None]
"""Told the port once people can come in."""


def all_games() -> dict[str, Game[Any]]:
    """Give every game on this machine."""
    return {key: find(key) for key in installed()}


def _seldom_collect() -> None:
    """Look for garbage in circles less often: we make next to none, and looking costs a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


async def run_web(deployment: Deployment, host: str, port: int, ready: Ready) -> None:
    """Run a web node until it is told to stop."""
    _seldom_collect()
    store = await Store.connect(deployment.database, connections=CONNECTIONS)
    bus = await NatsBus.connect(deployment.nats, deployment.realm)
    app = make_app(
        PostgresDesk(store.pool),
        NatsEngines(bus.client, deployment.realm),
        bus,
        PostgresAccounts(store.pool, deployment.mail.base_url),
        store,
        Settings(
            origins=(deployment.base_url,) if deployment.base_url else (),
            secure=deployment.base_url.startswith("https://"),
            proxied=deployment.proxied,
            pace=deployment.pace,
        ),
    )
    try:
        await _listen(app, host, port, ready)
    finally:
        await bus.client.close()
        await store.close()


async def run_worker(deployment: Deployment, roles: tuple[str, ...], ready: Callable[[], None] = lambda: None) -> None:
    """Run a worker until it is cancelled."""
    _seldom_collect()
    worker = await Worker.connect(deployment.database, deployment.nats, all_games(), deployment.realm)
    jobs: dict[str, Doer] = {}
    if "bot" in roles:
        jobs |= worker.players()
    sweeping: asyncio.Task[None] | None = None
    if "notice" in roles:
        jobs["notice"] = Notices(worker.store.pool, worker.games, deployment.mail).send
        sweeping = asyncio.create_task(sweep_often(PostgresDesk(worker.store.pool), SWEEP_SECONDS))
    running = asyncio.ensure_future(worker.run(answers="engine" in roles, jobs=jobs, ready=ready))
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
    try:
        await running
    finally:
        if sweeping is not None:
            sweeping.cancel()


async def sweep_often(desk: PostgresDesk, seconds: float) -> None:
    """Strike off sessions and guests that have run out, now and every so many seconds; a failure waits for the next."""
    while True:
        try:
            await desk.sweep()
        except Exception as error:  # noqa: BLE001  (a database that is away comes back)
            note_fault("nothing was swept", error)
        await asyncio.sleep(seconds)


async def run_home(folder: Path, host: str, port: int, ready: Ready) -> None:
    """Run everything in this process, with records in a folder."""
    bus = LocalBus()
    engine, shelf = local_engine(folder, all_games(), bus)
    bots = asyncio.create_task(play_bots(engine, shelf))
    try:
        app = make_app(HomeDesk(folder), LocalEngines(engine), bus, None, shelf, Settings())
        await _listen(app, host, port, ready)
    finally:
        bots.cancel()
        await asyncio.gather(bots, return_exceptions=True)
        engine.close()


async def _listen(app: Litestar, host: str, port: int, ready: Ready) -> None:
    """Take connections until a signal says otherwise."""
    try:
        opened = socket.create_server((host, port), reuse_port=False, backlog=2048)
    except OSError as error:
        what = (error.strerror or str(error)).partition(" (while attempting")[0]
        raise Unreachable("port-taken", host=host, port=str(port), what=what) from error
    with opened as listening:
        await _Server(serving(app, log_config=None), lambda: ready(listening.getsockname()[1])).serve([listening])


class _Server(uvicorn.Server):
    """A server that says when people can come in, and that can be told to stop even before."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.should_exit:
            await self.lifespan.shutdown()
        else:
            asyncio.get_running_loop().call_soon(self._ready)
