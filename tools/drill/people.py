"""People in a drill: they do what the protocol tells a browser to do, and nothing else.

They come back, at another node if need be, and send again, under the same name, what was not acknowledged. Whatever
goes wrong for them they note with its moment; whether it may go wrong, the drill decides.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from itertools import count
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from maestre.server.wire import Hint, Leave, Say, encode
from tools.drill.scripts import Script

PATIENCE: Final = 7.0
"""Seconds after which an answer that did not come is asked for again."""
AWAY: Final = 1.0
"""Seconds within which a browser is back, if nobody is to notice."""
_GONE: Final = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)
_NOT_NOW: Final = ("EngineAway", "Fault", "TooMuch", "Busy")
_LONGEST: Final = 300


class Waiting(msgspec.Struct):
    """Who is awaited, as far as a seat may know."""

    seats: tuple[str, ...]


class Frame(msgspec.Struct):
    """What a browser reads of a frame."""

    kind: str = msgspec.field(name="is")
    id: int | None = None
    before: int = 0
    version: int = 0
    waiting: Waiting | None = None
    outcome: msgspec.Raw = msgspec.Raw(b"null")
    reply: dict[str, Any] | None = None
    problem: dict[str, Any] | None = None


_read: Final = msgspec.json.Decoder(Frame).decode
_numbers: Final = count(1)


class Acked(msgspec.Struct, frozen=True):
    """An answer that the server has acknowledged: when, and after how many seconds."""

    at: float
    room: str
    seat: str
    reply: str
    game: str
    took: float


class Fault(msgspec.Struct, frozen=True):
    """Something that went wrong for somebody who did nothing wrong."""

    at: float
    what: str


class Notes:
    """What all the people of a drill have seen."""

    def __init__(self) -> None:
        self.acked: list[Acked] = []
        self.faults: list[Fault] = []
        self.hints: list[tuple[float, float]] = []
        self.reconnects = 0
        self.resent = 0

    def fault(self, what: str) -> None:
        """Note that something went wrong, now."""
        self.faults.append(Fault(time.monotonic(), what[:_LONGEST]))


class Breach(Exception):
    """What must never happen."""


class Person:
    """Somebody with a session, at an address of their own, who asks whichever node answers."""

    def __init__(
        self, ports: tuple[int, ...], node: int, address: str = "127.0.0.1", notes: Notes | None = None
    ) -> None:
        self.ports = ports
        self.node = node
        self.address = address
        self.notes = notes or Notes()
        self.token = ""

    @property
    def port(self) -> int:
        """The node that is asked now."""
        return self.ports[self.node % len(self.ports)]

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Ask until a node does it."""
        answer = await self.ask("POST", path, body)
        found: dict[str, Any] = answer.json()
        return found

    async def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> httpx.Response:
        """Ask until a node answers; a node that cannot be reached is passed over, as by a proxy."""
        while True:
            try:
                async with self.client() as client:
                    answer = await client.request(method, path, json=body)
            except _GONE as error:
                if not isinstance(error, httpx.ConnectError | httpx.RemoteProtocolError):
                    self.notes.fault(f"{method} {path}: {type(error).__name__}")
                self.node += 1
            else:
                if answer.status_code < 500:
                    if answer.is_error:
                        self.notes.fault(f"{method} {path}: {answer.status_code} {answer.text}")
                    answer.raise_for_status()
                    self.token = answer.cookies.get("maestre") or self.token
                    return answer
                self.notes.fault(f"{method} {path}: {answer.status_code} {answer.text}")
                self.node += 1
            await asyncio.sleep(0.2)

    def client(self) -> httpx.AsyncClient:
        """Give what makes requests from this person's address."""
        return httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}",
            cookies={"maestre": self.token} if self.token else {},
            transport=httpx.AsyncHTTPTransport(local_address=self.address),
            timeout=PATIENCE,
        )

    def socket(self, port: int = 0) -> connect:
        """Give a socket from this person's address, to be opened."""
        return connect(
            f"ws://127.0.0.1:{port or self.port}/socket",
            additional_headers={"Cookie": f"maestre={self.token}"} if self.token else {},
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            local_addr=(self.address, 0),
        )

    def elsewhere(self) -> Person:
        """Give the same person at another node."""
        other = Person(self.ports, self.node + 1, self.address, self.notes)
        other.token = self.token
        return other

    async def make_room(self, script: Script, **how: Any) -> dict[str, Any]:
        """Arrange a game of a script, with its word for the dice."""
        committed = await self.post("/api/commitments", {"game": script.game})
        form = {"game": script.game, "scenario": script.scenario, "options": script.options, "entropy": script.word}
        return await self.post("/api/rooms", form | committed | how)

    async def sit(self, room: dict[str, Any], seat: str) -> None:
        """Take a free seat, with nothing for the dice."""
        form = {"seat": seat, "entropy": "", "commitment": room.get("commitment", "")}
        await self.post(f"/api/links/{room['link']}/seat", form)


async def seated(ports: tuple[int, ...], node: int, address: str = "127.0.0.1", notes: Notes | None = None) -> Person:
    """Give somebody new."""
    person = Person(ports, node, address, notes)
    await person.post("/api/session/guest", {"name": f"Simulacro {next(_numbers)}", "language": "es"})
    return person


class Browser:
    """One seat's browser: it hears its game and answers when it is asked."""

    def __init__(self, person: Person, room: str, seat: str, script: Script, pause: float = 0.1) -> None:
        self.person = person
        self.notes = person.notes
        self.room = room
        self.seat = seat
        self.game = script.game
        self.pause = pause
        self.said: list[tuple[str, Any]] = []
        self.version = -1
        self.over = False
        self.heard = time.monotonic()
        self._answers = deque(script.answers.get(seat, ()))
        self._asked = False
        self._due = 0
        self._sent = 0.0
        self._pending: tuple[int, str, bytes] | None = None

    async def play(self, stop: asyncio.Event) -> None:
        """Play until the game or the drill ends, at this node or another."""
        node = count(self.person.node)
        gone = 0.0
        while not stop.is_set() and not self.over:
            port = self.person.ports[next(node) % len(self.person.ports)]
            try:
                async with self.person.socket(port) as connection:
                    if gone and (away := time.monotonic() - gone) > AWAY:
                        self.notes.fault(f"{self.room} {self.seat}: was away for {away:.1f} s")
                    gone = 0.0
                    await self._sit(connection, stop)
            except _GONE as error:
                if isinstance(error, TimeoutError):
                    self.notes.fault(f"{self.room} {self.seat}: no answer within {PATIENCE} s")
                gone = gone or time.monotonic()
                self.notes.reconnects += 1
                await asyncio.sleep(0.1)

    async def _sit(self, connection: ClientConnection, stop: asyncio.Event) -> None:
        await self._watch(connection)
        if self._pending is not None:
            self.notes.resent += 1
            await self._send(connection)
        while not stop.is_set() and not self.over:
            if self._pending is None and self.version >= self._due and self._asked:
                await asyncio.sleep(self.pause)
                self._next()
                self._sent = time.monotonic()
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
        elif frame.kind == "event" and frame.version > self.version:
            if frame.before == self.version:
                self._see(frame)
            else:
                await self._watch(connection)
        elif self._pending is not None and frame.id == self._pending[0]:
            await self._answered(connection, frame)
        elif frame.kind == "problem" and frame.id is None:
            self.notes.fault(f"{self.room} {self.seat}: {frame.problem}")
            await asyncio.sleep(0.5)
            await self._watch(connection)

    def _see(self, frame: Frame) -> None:
        if frame.version != self.version:
            self.heard = time.monotonic()
        self.version = frame.version
        self._asked = frame.waiting is not None and self.seat in frame.waiting.seats
        self.over = bytes(frame.outcome) != b"null"

    async def _answered(self, connection: ClientConnection, frame: Frame) -> None:
        """Note an acknowledgement, or send again what could not be done now."""
        assert self._pending is not None
        reply = frame.reply or frame.problem or {}
        if reply.get("is") == "done":
            now = time.monotonic()
            name = self._pending[1]
            self.notes.acked.append(Acked(now, self.room, self.seat, name, self.game, now - self._sent))
            self._due = max(self._due, reply["version"])
            self._pending = None
            return
        if frame.kind == "answer" and reply["error"] not in _NOT_NOW and reply["message"]["key"] != "try-again":
            self._refused(reply)
        else:
            self.notes.fault(f"{self.room} {self.seat}: {reply.get('error')} {reply.get('message')}")
        await asyncio.sleep(0.5)
        self.notes.resent += 1
        await self._send(connection)

    def _refused(self, reply: dict[str, Any]) -> None:
        raise Breach(f"{self.game} {self.room} {self.seat}: an answer that is allowed was refused: {reply}")

    def _next(self) -> None:
        """Say what comes next; whoever knows no more gives up."""
        if self._answers:
            self._say(self._answers.popleft())
        else:
            number = next(_numbers)
            self._pending = (number, f"drill{number}", encode(Leave(self.room, self.seat, f"drill{number}")))

    def _say(self, answer: Any) -> None:
        number = next(_numbers)
        reply = f"drill{number}"
        self.said.append((reply, answer))
        self._pending = (number, reply, encode(Say(self.room, self.seat, reply, answer)))

    async def _watch(self, connection: ClientConnection) -> None:
        await connection.send(msgspec.json.encode({"is": "watch", "room": self.room, "seat": self.seat}), text=True)

    async def _send(self, connection: ClientConnection) -> None:
        assert self._pending is not None
        number, _, call = self._pending
        await connection.send(b'{"is":"call","id":%d,"call":%b}' % (number, call), text=True)


class Advised(Browser):
    """One seat's browser that asks for advice, and does what it is told: whoever plays against a bot."""

    def _next(self) -> None:
        self._pending = (next(_numbers), "", encode(Hint(self.room, self.seat)))

    async def _answered(self, connection: ClientConnection, frame: Frame) -> None:
        reply = frame.reply or {}
        if reply.get("is") != "advice":
            await super()._answered(connection, frame)
            return
        now = time.monotonic()
        self.notes.hints.append((now, now - self._sent))
        self._say(reply["answer"])
        self._sent = now
        await self._send(connection)

    def _refused(self, reply: dict[str, Any]) -> None:
        """Ask anew: advice may come too late."""
        if self._pending is not None and self._pending[1]:
            self.said.pop()
        self._next()
