"""The whole server in one process over the real PostgreSQL and NATS, and browsers that keep every byte they get."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any, Final
from uuid import uuid4

import httpx
import msgspec
import uvicorn
import uvloop
import websockets

from maestre.play import Game, Table
from maestre.server.engines.worker import Worker
from maestre.server.natsbus import NatsBus, NatsEngines
from maestre.server.notices import Letters, Mailer
from maestre.server.notices import Settings as Mail
from maestre.server.people.accounts import PostgresAccounts
from maestre.server.people.letters import LETTER
from maestre.server.people.lobby import PostgresDesk
from maestre.server.postgres.store import Store
from maestre.server.web import House, Pace, Settings, house_of, make_app, serving
from tests.server.playing import GAMES

PATIENT: Final = 60.0
SITE: Final = "https://maestre.example"
OFTEN: Final = "100000/minute"
EASY: Final = Settings(
    pace=Pace(
        guests=OFTEN,
        rooms=OFTEN,
        accounts=OFTEN,
        resets=OFTEN,
        sign_ins=OFTEN,
        links=OFTEN,
        frames=OFTEN,
        requests=OFTEN,
    )
)

_numbers = count(1)


class Browser:
    """One browser: requests with its cookie, and a socket of which every frame is kept as it came."""

    def __init__(self, url: str, headers: dict[str, str] | None = None) -> None:
        self.url = url
        self.headers = headers or {}
        self.client = httpx.AsyncClient(base_url=url, timeout=PATIENT, headers=self.headers)
        self.person: dict[str, Any] = {}
        self.texts: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self._came = asyncio.Condition()
        self._socket: websockets.ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    @property
    def token(self) -> str:
        return self.client.cookies.get("maestre") or ""

    async def ask(self, method: str, path: str, status: int = 200, **body: Any) -> Any:
        """Make a request, and give what is answered."""
        answer = await self.client.request(method, path, json=body or None)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def new_room(self, game: str, **how: Any) -> Any:
        return await self.ask("POST", "/api/rooms", 201, game=game, **how)

    async def joins(self, room: dict[str, Any], seat: str) -> Any:
        return await self.ask("POST", f"/api/links/{room['link']}/seat", 201, seat=seat, entropy="")

    # ---- the socket

    async def open(self) -> None:
        cookie = {"Cookie": f"maestre={self.token}"} if self.token else {}
        self._socket = await websockets.connect(
            self.url.replace("http", "ws") + "/socket",
            additional_headers=cookie | self.headers,
            max_size=None,
            ping_interval=None,
        )
        self._reading = asyncio.create_task(self._read(self._socket))

    async def _read(self, connection: websockets.ClientConnection) -> None:
        with suppress(websockets.ConnectionClosed):
            async for text in connection:
                assert isinstance(text, str)
                async with self._came:
                    self.texts.append(text)
                    self.frames.append(msgspec.json.decode(text))
                    self._came.notify_all()

    async def send(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def until(self, wanted: Callable[[dict[str, Any]], bool], start: int = 0) -> dict[str, Any]:
        """Give the first frame, from a place on, that is as wanted, once it has come."""
        async with asyncio.timeout(PATIENT), self._came:
            while True:
                for frame in self.frames[start:]:
                    if wanted(frame):
                        return frame
                await self._came.wait()

    async def watch(self, room: str, seat: str = "") -> dict[str, Any]:
        start = len(self.frames)
        await self.send(msgspec.json.encode({"is": "watch", "room": room, "seat": seat}).decode())
        return await self.until(lambda frame: frame["is"] in ("whole", "problem"), start)

    async def call(self, **call: Any) -> dict[str, Any]:
        """Make a call, and give its reply, or the problem."""
        number = next(_numbers)
        await self.send(msgspec.json.encode({"is": "call", "id": number, "call": call}).decode())
        frame = await self.until(lambda frame: frame.get("id") == number)
        reply: dict[str, Any] = frame.get("reply") or frame["problem"]
        return reply

    async def say(self, room: str, seat: str, answer: Any) -> dict[str, Any]:
        reply = f"reply{next(_numbers)}"
        return await self.call(**{"is": "say", "game": room, "seat": seat, "reply": reply, "answer": answer})

    async def close(self) -> None:
        if self._socket is not None and self._reading is not None:
            await self._socket.close()
            await self._reading
        await self.client.aclose()


class Ground:
    """A server under way."""

    def __init__(self, url: str, store: Store, worker: Worker, house: House) -> None:
        self.url = url
        self.house = house
        self.store = store
        self.worker = worker
        self.browsers: list[Browser] = []

    def stranger(self, **headers: str) -> Browser:
        browser = Browser(self.url, headers)
        self.browsers.append(browser)
        return browser

    async def guest(self, name: str = "Ana", **headers: str) -> Browser:
        """Somebody with a name and an open socket."""
        browser = self.stranger(**headers)
        browser.person = await browser.ask("POST", "/api/session/guest", 201, name=name, language="es")
        await browser.open()
        return browser

    async def table(self, room: str, games: dict[str, Game[Any]] = GAMES) -> Table[Any]:
        """The table as its whole record leads to it."""
        stored = await self.store.load(room)
        assert stored is not None
        return Table.resume(games[stored.header.game], stored.header, None, await self.store.since(room, 0))

    async def open_with(self, room: str, table: Table[Any]) -> None:
        """Keep a game of our own choosing under a room's name before it begins: so it begins with this one."""
        await self.store.create(room, table.header, table.entries, table.waiting())


@asynccontextmanager
async def opened(
    database: str, bus: str, games: dict[str, Game[Any]] = GAMES, settings: Settings = EASY, smtp: int = 0
) -> AsyncIterator[Ground]:
    """Serve on a free port as long as the body runs; with the port of a mail server, it sends letters."""
    realm = f"ground{uuid4().hex[:8]}"
    store = await Store.connect(database)
    lines = await NatsBus.connect(bus, realm)
    worker = await Worker.connect(database, bus, games, realm)
    mailer = Mailer(Mail(SITE, "127.0.0.1", smtp, smtp_from="no-reply@maestre.example", smtp_tls="none"))
    jobs = worker.players() | ({LETTER: Letters(store.pool, mailer).send} if smtp else {})
    working = asyncio.create_task(worker.run(answers=True, jobs=jobs))
    accounts = PostgresAccounts(store.pool, SITE, mail=bool(smtp))
    await store.pool.execute("delete from bucket")
    desk = PostgresDesk(store.pool, settings.caps)
    app = make_app(desk, NatsEngines(lines.client, realm), lines, accounts, store, settings, games)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        server = uvicorn.Server(serving(app, port=port, log_config=None))
        serve = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        ground = Ground(f"http://127.0.0.1:{port}", store, worker, house_of(app))
        try:
            yield ground
        finally:
            for browser in ground.browsers:
                await browser.close()
            server.should_exit = True
            await asyncio.gather(serve, return_exceptions=True)
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
            await mailer.close()
            await lines.client.close()
            await store.close()


def on_ground(
    database: str,
    bus: str,
    body: Callable[[Ground], Awaitable[None]],
    games: dict[str, Game[Any]] = GAMES,
    settings: Settings = EASY,
    smtp: int = 0,
) -> None:
    """Run a test's body beside a server."""

    async def run() -> None:
        async with opened(database, bus, games, settings, smtp) as ground:
            await body(ground)

    uvloop.run(run())
