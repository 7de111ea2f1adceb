"""A real server on a port of its own, and visitors with real browsers' habits: cookies, an origin, a socket."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import msgspec
import uvicorn
import uvloop
import websockets
from litestar import Litestar

from maestre.play import find, installed
from maestre.server.alone.people import HomeDesk
from maestre.server.alone.records import FileShelf, LocalBus, LocalEngines, local_engine, play_bots
from maestre.server.engines.engine import Engine
from maestre.server.ports import Away
from maestre.server.web import House, Pace, Settings, house_of, make_app, serving
from maestre.server.wire import Call
from tests.server.web.declared import Declared

PATIENT: Final = 60.0
_MANY: Final = "100000/minute"
EASY: Final = Settings(
    pace=Pace(guests=_MANY, sign_ins=_MANY, accounts=_MANY, rooms=_MANY, links=_MANY, chat=_MANY, requests=_MANY)
)


class Engines(LocalEngines):
    """The engine of this process, which a test may send away."""

    away = False
    held: asyncio.Event | None = None
    """What it waits for before it answers."""

    async def call(self, key: str, rules: int, call: Call, asker: str = "") -> bytes:
        if self.held:
            await self.held.wait()
        if self.away:
            raise Away
        return await super().call(key, rules, call, asker)


class Node:
    """A server under way."""

    def __init__(self, url: str, declared: Declared, house: House | None = None) -> None:
        self.url = url
        self.declared = declared
        self.house = house
        self.clients: list[httpx.AsyncClient] = []

    def figures(self) -> str:
        """What Prometheus would read."""
        assert self.house is not None, "the server runs in this process"
        return self.house.gauges.written().decode()

    def stranger(self, **headers: str) -> Visitor:
        """Somebody without a name."""
        hooks = {"response": [self.declared.check]}
        client = httpx.AsyncClient(base_url=self.url, headers=headers, timeout=PATIENT, event_hooks=hooks)
        self.clients.append(client)
        return Visitor(self, client)

    async def guest(self, name: str) -> Visitor:
        """Somebody with a name."""
        visitor = self.stranger()
        visitor.person = await visitor.post("/api/session/guest", 201, name=name, language="es")
        return visitor


class Place(Node):
    """A server at home, with all its parts at hand."""

    def __init__(self, node: Node, desk: HomeDesk, engine: Engine, shelf: FileShelf, engines: Engines) -> None:
        super().__init__(node.url, node.declared, node.house)
        self.desk = desk
        self.engine = engine
        self.shelf = shelf
        self.engines = engines

    async def answer(self, room: str, seat: str) -> Any:
        """Something that a seat may answer now, as a browser would send it."""
        table = await self.engine.table(room)
        ask = table.asked(seat)
        assert ask is not None
        return msgspec.to_builtins(next(ask.proposals(table.state, Random(1))))


class Visitor:
    """A browser."""

    def __init__(self, place: Node, client: httpx.AsyncClient) -> None:
        self.place = place
        self.client = client
        self.person: dict[str, Any] = {}

    async def _ask(self, method: str, path: str, status: int, body: dict[str, Any] | None = None) -> Any:
        answer = await self.client.request(method, path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def get(self, path: str, status: int = 200) -> Any:
        return await self._ask("GET", path, status)

    async def post(self, path: str, expected: int = 200, **body: Any) -> Any:
        return await self._ask("POST", path, expected, body)

    async def delete(self, path: str, status: int = 200) -> Any:
        return await self._ask("DELETE", path, status)

    async def new_room(self, **how: Any) -> Any:
        """A room for the learning scenario, this visitor on the Christian side."""
        if "entropy" in how:
            how["commitment"] = (await self.post("/api/commitments", 201, game="lepanto"))["commitment"]
        return await self.post(
            "/api/rooms", 201, **{"game": "lepanto", "scenario": "learning", "mine": ["christian"], **how}
        )

    async def joins(self, room: dict[str, Any], seat: str = "islamic") -> Any:
        return await self.post(f"/api/links/{room['link']}/seat", 201, seat=seat, entropy="mine")

    @asynccontextmanager
    async def socket(self, **headers: str) -> AsyncIterator[Socket]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        url = self.place.url.replace("http", "ws") + "/socket"
        given = {"Cookie": cookie, **headers} if cookie else headers
        async with websockets.connect(url, additional_headers=given, max_size=None) as connection:
            yield Socket(connection)


class Socket:
    """A browser's end of its socket."""

    def __init__(self, connection: websockets.ClientConnection) -> None:
        self.connection = connection
        self._calls = 0

    async def send(self, **frame: Any) -> None:
        await self.connection.send(msgspec.json.encode(frame).decode())

    async def next(self, *kinds: str) -> Any:
        """The next frame of one of these kinds; others are let go."""
        async with asyncio.timeout(PATIENT):
            while True:
                text = await self.connection.recv()
                assert isinstance(text, str)
                frame = msgspec.json.decode(text)
                if frame["is"] in kinds:
                    return frame

    async def nothing_more(self, seconds: float = 0.3) -> None:
        """Make sure that no frame comes for a while."""
        try:
            async with asyncio.timeout(seconds):
                frame = await self.connection.recv()
        except TimeoutError:
            return
        raise AssertionError(frame)

    async def watch(self, room: str, seat: str = "") -> Any:
        await self.send(**{"is": "watch", "room": room, "seat": seat})
        return await self.next("whole", "problem")

    async def call(self, **call: Any) -> Any:
        """Make a call and give its reply, or the problem."""
        self._calls += 1
        await self.send(**{"is": "call", "id": self._calls, "call": call})
        while True:
            frame = await self.next("answer", "problem")
            if frame["id"] == self._calls:
                return frame.get("reply") or frame


@asynccontextmanager
async def served(app: Litestar) -> AsyncIterator[Node]:
    """Serve an app on a free port as long as the body runs."""
    declared = Declared(app)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        server = uvicorn.Server(serving(app, port=port, log_config=None))
        serve = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        node = Node(f"http://127.0.0.1:{port}", declared, house_of(app))
        try:
            yield node
        finally:
            for client in node.clients:
                await client.aclose()
            server.should_exit = True
            await asyncio.gather(serve, return_exceptions=True)


@asynccontextmanager
async def opened(folder: Path, settings: Settings = EASY) -> AsyncIterator[Place]:
    """Serve a home computer as long as the body runs."""
    bus = LocalBus()
    engine, shelf = local_engine(folder / "games", {key: find(key) for key in installed()}, bus)
    engines = Engines(engine)
    desk = HomeDesk(folder, shelf)
    async with served(make_app(desk, engines, bus, None, shelf, settings)) as node:
        bots = asyncio.create_task(play_bots(engine, shelf))
        place = Place(node, desk, engine, shelf, engines)
        place.clients = node.clients
        try:
            yield place
        finally:
            bots.cancel()
            await asyncio.gather(bots, return_exceptions=True)
            engine.close()


def in_place(folder: Path, body: Callable[[Place], Awaitable[None]], settings: Settings = EASY) -> None:
    """Run a test's body beside a server."""

    async def run() -> None:
        async with opened(folder, settings) as place:
            await body(place)

    uvloop.run(run())


async def until(what: Callable[[], bool], why: str) -> None:
    """Wait for something that comes about soon."""
    for _ in range(3000):
        if what():
            return
        await asyncio.sleep(0.01)
    raise AssertionError(why)
