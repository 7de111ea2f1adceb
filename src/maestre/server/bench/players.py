"""Players for a benchmark: people with sockets who play Lepanto by a script that no die can spoil."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from itertools import count
from typing import Any, Final, Self

import asyncpg
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from maestre.play import Order
from maestre.server.lobby import Person, Plan, Stage
from maestre.server.natsbus import NatsEngines
from maestre.server.people.lobby import PostgresDesk
from maestre.server.wire import Look, Open, Say, encode

GAME: Final = "lepanto"
SCENARIO: Final = "battle"
SEATS: Final = ("christian", "islamic")
PHASES: Final = 3

_numbers: Final = count(1)


class Frame(msgspec.Struct):
    """What a benchmark reads of a frame."""

    kind: str = msgspec.field(name="is")
    id: int = 0
    version: int = 0
    reply: dict[str, Any] | None = None
    state: dict[str, Any] | None = None


read_frame: Final = msgspec.json.Decoder(Frame).decode


class Hall:
    """Makes people and rooms, straight in the database: sign-ins are not what is measured."""

    def __init__(self, pool: asyncpg.Pool, engines: NatsEngines, rules: int) -> None:
        self.desk = PostgresDesk(pool)
        self.engines = engines
        self.rules = rules

    async def person(self) -> tuple[Person, str]:
        """Make somebody, and give the token of their session."""
        return await self.desk.welcome("Banco", "es")

    async def room(self, person: Person) -> str:
        """Begin a game in which one person holds both seats."""
        plan = Plan(GAME, self.rules, SCENARIO, {}, SEATS, {}, ())
        room = await self.desk.make_room(person, plan)
        await self.engines.call(GAME, self.rules, Open(room.id, GAME, SCENARIO, {}, dict.fromkeys(SEATS, person.id)))
        await self.desk.move_stage(room.id, Stage.PLAYING)
        return room.id


class Socket:
    """A browser's socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    @classmethod
    async def open(cls, port: int, token: str) -> Self:
        """Connect, with a session."""
        cookie = {"Cookie": f"maestre={token}"} if token else {}
        address = f"ws://127.0.0.1:{port}/socket"
        return cls(await connect(address, additional_headers=cookie, compression=None, max_queue=None))

    async def watch(self, room: str, seat: str) -> Frame:
        """Watch a game, and give the whole view that comes."""
        await self.connection.send(msgspec.json.encode({"is": "watch", "room": room, "seat": seat}), text=True)
        return await self.until("whole")

    async def until(self, kind: str) -> Frame:
        """Read until a frame of a kind comes."""
        while True:
            frame = read_frame(await self.connection.recv(decode=False))
            if frame.kind == kind:
                return frame
            if frame.kind == "problem":
                raise RuntimeError(f"the server says no: {frame}")

    async def say(self, room: str, seat: str, answer: Order) -> None:
        """Answer, and wait until that is acknowledged."""
        await self.call(Say(room, seat, f"b{next(_numbers)}", answer))

    async def call(self, call: Say | Look) -> None:
        """Make a call, and wait until it is done."""
        await self.connection.send(b'{"is":"call","id":%d,"call":%b}' % (next(_numbers), encode(call)), text=True)
        frame = await self.until("answer")
        if frame.reply is None or frame.reply["is"] != "done":
            raise RuntimeError(f"a scripted call was refused: {frame}")

    async def close(self) -> None:
        """Hang up."""
        await self.connection.close()


def script(state: dict[str, Any]) -> Iterator[tuple[str, Order]]:
    """Give answers that are allowed whatever the dice say: galleys turn to port, a turn later back to starboard."""
    towing = state["tows"].values()
    able = [
        (name, ship["side"])
        for name, ship in state["ships"].items()
        if ship["kind"] == "galley" and name not in towing and "reserve" not in ship["squadron"]
    ]
    for turn in count():
        way = ("port", "starboard")[turn % 2]
        for seat in SEATS:
            yield from ((seat, Order("move", name, (way,))) for name, side in able if side == seat)
            yield from ((seat, Order("end")) for _ in range(PHASES))


async def keep_saying(socket: Socket, room: str, answers: Iterator[tuple[str, Order]], until: float) -> int:
    """Answer as fast as acknowledgements come, and count them."""
    done = 0
    while time.perf_counter() < until:
        await socket.say(room, *next(answers))
        done += 1
    return done


async def sockets_open(port: int, tokens: list[str], at_once: int = 50) -> list[Socket]:
    """Open many sockets, some at a time."""
    found: list[Socket] = []
    for start in range(0, len(tokens), at_once):
        found += await asyncio.gather(*(Socket.open(port, token) for token in tokens[start : start + at_once]))
    return found
