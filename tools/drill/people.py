"""People in a drill: they do what the protocol tells a browser to do, and nothing else.

They come back, at another node if need be, and send again, under the same name, what was not acknowledged.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from itertools import count
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from maestre.play import Order
from maestre.server.bench.players import script
from maestre.server.wire import Hint, Say, encode

PATIENCE: Final = 7.0
"""Seconds after which an answer that did not come is asked for again."""
_GONE: Final = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)
_NOT_NOW: Final = ("EngineAway", "Fault")


class Frame(msgspec.Struct):
    """What a browser reads of a frame."""

    kind: str = msgspec.field(name="is")
    id: int | None = None
    before: int = 0
    version: int = 0
    ask: msgspec.Raw = msgspec.Raw(b"null")
    outcome: msgspec.Raw = msgspec.Raw(b"null")
    state: msgspec.Raw = msgspec.Raw(b"null")
    reply: dict[str, Any] | None = None


_read: Final = msgspec.json.Decoder(Frame).decode
_numbers: Final = count(1)


class Acked(msgspec.Struct, frozen=True):
    """An answer that the server has acknowledged."""

    at: float
    room: str
    seat: str
    reply: str


class Breach(Exception):
    """What must never happen."""


class Person:
    """Somebody with a session, who asks whichever node answers."""

    def __init__(self, ports: tuple[int, ...], node: int) -> None:
        self.ports = ports
        self.node = node
        self.token = ""

    @property
    def port(self) -> int:
        """The node that is asked now."""
        return self.ports[self.node % len(self.ports)]

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Ask until a node does it."""
        while True:
            try:
                async with httpx.AsyncClient(cookies={"maestre": self.token} if self.token else {}) as client:
                    answer = await client.post(f"http://127.0.0.1:{self.port}{path}", json=body, timeout=PATIENCE)
                if answer.status_code < 500:
                    answer.raise_for_status()
                    self.token = answer.cookies.get("maestre") or self.token
                    found: dict[str, Any] = answer.json()
                    return found
            except httpx.HTTPStatusError:
                raise
            except _GONE:
                self.node += 1
            await asyncio.sleep(0.5)


async def seated(ports: tuple[int, ...], node: int) -> Person:
    """Give somebody new."""
    person = Person(ports, node)
    await person.post("/api/session/guest", {"name": "Simulacro", "language": "es"})
    return person


class Browser:
    """One seat's browser: it hears its game and answers when it is asked."""

    pause = 0.1

    def __init__(self, person: Person, room: str, seat: str, acked: list[Acked]) -> None:
        self.person = person
        self.room = room
        self.seat = seat
        self.said: list[tuple[str, Any]] = []
        self.version = -1
        self.reconnects = 0
        self.resent = 0
        self.over = False
        self.heard = time.monotonic()
        self._acked = acked
        self._ask = b"null"
        self._due = 0
        self._pending: tuple[int, str, bytes] | None = None
        self._answers: Iterator[Order] | None = None
        self._hinted: Any = None

    async def play(self, stop: asyncio.Event) -> None:
        """Play until the drill ends, at this node or another."""
        node = count(self.person.node)
        while not stop.is_set() and not self.over:
            port = self.person.ports[next(node) % len(self.person.ports)]
            cookie = {"Cookie": f"maestre={self.person.token}"}
            try:
                async with connect(
                    f"ws://127.0.0.1:{port}/socket",
                    additional_headers=cookie,
                    compression=None,
                    max_size=None,
                    open_timeout=PATIENCE,
                    close_timeout=1,
                ) as connection:
                    await self._sit(connection, stop)
            except _GONE:
                self.reconnects += 1
                await asyncio.sleep(0.3)

    async def _sit(self, connection: ClientConnection, stop: asyncio.Event) -> None:
        await self._watch(connection)
        if self._pending is not None:
            self.resent += 1
            await self._send(connection)
        while not stop.is_set() and not self.over:
            if self._pending is None and self.version >= self._due and self._ask != b"null":
                await asyncio.sleep(self.pause)
                self._say(self._next())
                await self._send(connection)
            quick = self._pending is not None or self.version < self._due
            try:
                async with asyncio.timeout(PATIENCE if quick else 1.0):
                    frame = _read(await connection.recv(decode=False))
            except TimeoutError:
                if self._pending is not None:
                    raise
                if self.version < self._due:
                    await self._watch(connection)
                continue
            await self._take(connection, frame)

    async def _take(self, connection: ClientConnection, frame: Frame) -> None:
        if frame.kind == "whole":
            self._see(frame)
            self._answers = self._answers or self._script(frame.state)
        elif frame.kind == "event" and frame.version > self.version:
            if frame.before == self.version:
                self._see(frame)
            else:
                await self._watch(connection)
        elif self._pending is not None and frame.id == self._pending[0]:
            await self._answered(connection, frame)
        elif frame.kind == "problem" and frame.id is None:
            await asyncio.sleep(0.5)
            await self._watch(connection)

    def _see(self, frame: Frame) -> None:
        if frame.version != self.version:
            self.heard = time.monotonic()
        self.version, self._ask = frame.version, bytes(frame.ask)
        self.over = bytes(frame.outcome) != b"null"

    async def _answered(self, connection: ClientConnection, frame: Frame) -> None:
        """Note an acknowledgement, or send again what could not be done now."""
        assert self._pending is not None
        reply = frame.reply or {}
        if reply.get("is") == "advice":
            self._hinted = reply["answer"]
            self._pending = None
        elif reply.get("is") == "done":
            self._acked.append(Acked(time.monotonic(), self.room, self.seat, self._pending[1]))
            self._due = max(self._due, reply["version"])
            self._pending = None
        else:
            if frame.kind == "answer" and reply["error"] not in _NOT_NOW and reply["message"]["key"] != "try-again":
                self._refused(reply)
            await asyncio.sleep(0.5)
            self.resent += 1
            await self._send(connection)

    def _refused(self, reply: dict[str, Any]) -> None:
        raise Breach(f"{self.room} {self.seat}: an answer that is allowed was refused: {reply}")

    def _say(self, answer: Any) -> None:
        number = next(_numbers)
        reply = f"drill{number}"
        self.said.append((reply, answer))
        self._pending = (number, reply, encode(Say(self.room, self.seat, reply, answer)))

    def _script(self, state: msgspec.Raw) -> Iterator[Order]:
        return (order for seat, order in script(msgspec.json.decode(state)) if seat == self.seat)

    def _next(self) -> Any:
        assert self._answers is not None
        return next(self._answers)

    async def _watch(self, connection: ClientConnection) -> None:
        await connection.send(msgspec.json.encode({"is": "watch", "room": self.room, "seat": self.seat}), text=True)

    async def _send(self, connection: ClientConnection) -> None:
        assert self._pending is not None
        number, _, call = self._pending
        await connection.send(b'{"is":"call","id":%d,"call":%b}' % (number, call), text=True)


class AgainstBot(Browser):
    """One seat's browser against a bot: it ends its phases, and asks for advice where it cannot."""

    pause = 0.8

    def _next(self) -> Any:
        answer, self._hinted = self._hinted, None
        return Order("end") if answer is None else answer

    def _refused(self, reply: dict[str, Any]) -> None:
        if self._pending is not None and self._pending[1]:
            self.said.pop()
        self._pending = (next(_numbers), "", encode(Hint(self.room, self.seat)))
