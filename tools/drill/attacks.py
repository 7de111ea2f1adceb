"""Attacks on a server: each by a guest with an address of its own, as hard as asked.

An attack first gets ready, then strikes until it is told to stop, and counts what became of it. ``hard`` is the
strongest that the bounds of today admit; otherwise it is as strong as the one that once stopped the server.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count, cycle
from typing import Any, Final

import asyncpg
import httpx
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from maestre.play import LONGEST_LIST
from maestre.play.asking.bounds import MOST_LEGS
from maestre.play.asking.choices import Journey, Leg, Order
from maestre.server.wire import encode
from tools.drill.people import Person
from tools.drill.scripts import Script, learnt

GONE: Final = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)
AUDITED_LEGS: Final = 1500
AUDITED_NAME: Final = 30_000
FRAMES_A_SECOND: Final = 50
LET_IN: Final = "let in"
"""What must never become of an attack: a stranger gets at somebody's game."""
_numbers: Final = count(1)

_AT_ONCE: Final = """
    update job set due = now() from seat
     where job.kind = 'notice' and job.game = seat.room and job.seat = seat.seat and seat.person = $1
"""
"""Brings forward the notices of somebody, who else would be told only after a while."""

Strike = Callable[[float], Awaitable[None]]
"""Goes on until a moment."""
Ready = Callable[["Attacker"], Awaitable[Strike]]

ATTACKS: dict[str, Ready] = {}
ALIKE: list[str] = []
"""Attacks that have one strength only."""


class Attacker:
    """One guest who means no good."""

    def __init__(self, person: Person, target: dict[str, Any], *, hard: bool) -> None:
        self.person = person
        self.target = target
        self.hard = hard
        self.became: Counter[str] = Counter()

    async def room(self, script: Script, **how: Any) -> dict[str, Any]:
        """Arrange a game with both seats one's own."""
        return await self.person.make_room(script, **({"mine": list(script.seats)} | how))

    async def socket(self) -> Line:
        """Open a socket."""
        return Line(self, await self.person.socket())

    async def request(self, method: str, path: str, **how: Any) -> int:
        """Make a request, and give its status; 0 for none."""
        try:
            async with self.person.client() as client:
                answer = await client.request(method, path, **how)
        except GONE as error:
            self.became[type(error).__name__] += 1
            return 0
        self.became[str(answer.status_code)] += 1
        return answer.status_code


class Line:
    """A socket of an attacker: frames go out as fast as wanted, and what comes back is counted."""

    def __init__(self, attacker: Attacker, connection: ClientConnection) -> None:
        self._became = attacker.became
        self._connection = connection
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with suppress(*GONE):
            while True:
                frame = msgspec.json.decode(await self._connection.recv(decode=False))
                told = frame.get("reply") or frame.get("problem") or {}
                self._became[str(told.get("error") or told.get("is") or frame["is"])] += 1
                waits = self._waiting.pop(frame.get("id") or 0, None)
                if waits is not None and not waits.done():
                    waits.set_result(told)
        for waits in self._waiting.values():
            waits.cancel()

    async def send(self, call: dict[str, Any]) -> None:
        """Send a call, and wait for nothing."""
        await self._connection.send(encode({"is": "call", "id": next(_numbers), "call": call}), text=True)

    async def frame(self, frame: dict[str, Any]) -> None:
        """Send any frame."""
        await self._connection.send(encode(frame), text=True)

    async def call(self, call: dict[str, Any]) -> dict[str, Any]:
        """Send a call, and give what comes of it."""
        number = next(_numbers)
        waits = self._waiting[number] = asyncio.get_running_loop().create_future()
        await self._connection.send(encode({"is": "call", "id": number, "call": call}), text=True)
        return await asyncio.wait_for(waits, 20)

    async def play(self, room: str, script: Script, steps: list[tuple[str, Any]]) -> None:
        """Say one answer of a script after another."""
        for seat, answer in steps:
            told = await self.call(
                {"is": "say", "game": room, "seat": seat, "reply": f"a{next(_numbers)}", "answer": answer}
            )
            if told.get("is") != "done":
                raise RuntimeError(f"{script.game}: {told}")

    async def flood(self, until: float, call: Callable[[], dict[str, Any]], a_second: float = FRAMES_A_SECOND) -> None:
        """Send calls at a pace until a moment, whatever comes back."""
        with suppress(*GONE):
            while time.monotonic() < until:
                await self.send(call())
                await asyncio.sleep(1 / a_second)

    async def close(self) -> None:
        """Hang up."""
        self._reading.cancel()
        await self._connection.close()


def attack(name: str, *, alike: bool = False) -> Callable[[Ready], Ready]:
    """Enter an attack; ``alike`` says that it is always as hard as can be."""

    def enter(ready: Ready) -> Ready:
        ATTACKS[name] = ready
        if alike:
            ALIKE.append(name)
        return ready

    return enter


# ---------------------------------------------------------------- what stopped the server once


@attack("long ways")
async def long_ways(attacker: Attacker) -> Strike:
    """Try ways of very many legs."""
    script = learnt("aguila", 0)
    room = await attacker.room(script)
    line = await attacker.socket()
    *steps, (seat, journey) = script.until(Journey)
    await line.play(room["id"], script, steps)
    legs = MOST_LEGS if attacker.hard else AUDITED_LEGS
    turns = (Leg("ahead", 100), Leg("wheel", 300))
    way = Journey(journey.piece, tuple(turns[number % 2] for number in range(legs)))
    call = {"is": "try", "game": room["id"], "seat": seat, "answer": way}

    async def strike(until: float) -> None:
        await line.flood(until, lambda: call, FRAMES_A_SECOND if attacker.hard else 2)
        await line.close()

    return strike


@attack("long names")
async def long_names(attacker: Attacker) -> Strike:
    """Answer under names that no index holds."""
    script = learnt("lepanto", 0)
    room = await attacker.room(script)
    line = await attacker.socket()
    steps = list(script.answers[script.seats[0]])
    length = 64 if attacker.hard else AUDITED_NAME

    def call() -> dict[str, Any]:
        name = str(next(_numbers)).rjust(length, "n")
        return {"is": "say", "game": room["id"], "seat": script.seats[0], "reply": name, "answer": steps[0]}

    async def strike(until: float) -> None:
        await line.flood(until, call)
        await line.close()

    return strike


@attack("replays", alike=True)
async def replays(attacker: Attacker) -> Strike:
    """Ask for the replay of a long game, again and again, eighty at a time, as nobody in particular."""
    attacker.person.token = ""
    rooms = attacker.target["long"]

    async def strike(until: float) -> None:
        async def ask(number: int) -> None:
            while time.monotonic() < until:
                await attacker.request("GET", f"/api/rooms/{rooms[number % len(rooms)]}/replay", params={"since": 0})
                await asyncio.sleep(0.02)

        await asyncio.gather(*(ask(number) for number in range(attacker.target["share"])))

    return strike


@attack("bots")
async def bots(attacker: Attacker) -> Strike:
    """Let bots play bots in as many rooms as one gets."""
    script = learnt("tercios", 0, 1)
    seats = dict.fromkeys(script.seats, "veteran")

    async def strike(until: float) -> None:
        while time.monotonic() < until:
            with suppress(*GONE):
                async with attacker.person.client() as client:
                    made = await client.post(
                        "/api/rooms", json={"game": "tercios", "scenario": "fields_of_glory", "bots": seats}
                    )
                attacker.became[str(made.status_code)] += 1
            await asyncio.sleep(0.05 if attacker.hard else 1.0)

    return strike


@attack("aborted bodies")
async def aborted_bodies(attacker: Attacker) -> Strike:
    """Begin requests and hang up in the middle of their bodies."""
    head = b"POST /api/rooms HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"

    async def strike(until: float) -> None:
        while time.monotonic() < until:
            with suppress(*GONE):
                _, writer = await _raw(attacker)
                writer.write(head)
                await writer.drain()
                writer.close()
                attacker.became["aborted"] += 1
            await asyncio.sleep(0.005 if attacker.hard else 0.02)

    return strike


@attack("slow connections", alike=True)
async def slow_connections(attacker: Attacker) -> Strike:
    """Open connections by the hundred, and send a letter now and then."""
    many = attacker.target["connections"]

    async def strike(until: float) -> None:
        held: list[asyncio.StreamWriter] = []
        while time.monotonic() < until:
            if len(held) < many:
                with suppress(*GONE):
                    _, writer = await _raw(attacker)
                    writer.write(b"POST /api/rooms HTTP/1.1\r\nHost: 127")
                    held.append(writer)
            else:
                for writer in held:
                    if not writer.is_closing():
                        writer.write(b".")
                await asyncio.sleep(0.5)
        attacker.became["held open"] += sum(not writer.is_closing() for writer in held)
        for writer in held:
            writer.close()

    return strike


@attack("a victim's sign-in", alike=True)
async def locking_out(attacker: Attacker) -> Strike:
    """Sign in under somebody else's address with wrong passwords, so that they cannot."""
    form = {"email": attacker.target["victim"], "password": "wrong wrong wrong"}

    async def strike(until: float) -> None:
        while time.monotonic() < until:
            await attacker.request("POST", "/api/session/password", json=form)
            await asyncio.sleep(0.05)

    return strike


@attack("sign-ups", alike=True)
async def sign_ups(attacker: Attacker) -> Strike:
    """Ask for accounts under the addresses of others, each of which would get a letter; and for passwords anew."""

    async def strike(until: float) -> None:
        while time.monotonic() < until:
            number = next(_numbers)
            address = f"alta{number % 3}@maestre.example"
            await attacker.request("POST", "/api/sign-ups", json={"name": f"Alta {number}", "email": address})
            await attacker.request("POST", "/api/resets", json={"email": address})
            await asyncio.sleep(0.05)

    return strike


@attack("nonsense", alike=True)
async def nonsense(attacker: Attacker) -> Strike:
    """Send frames that no browser sends, as fast as they go."""
    line = await attacker.socket()

    async def strike(until: float) -> None:
        nonlocal line
        while time.monotonic() < until:
            with suppress(*GONE):
                while time.monotonic() < until:
                    await line.frame(
                        {"is": "call", "id": 1, "call": {"is": "say", "game": "x" * 500, "answer": [[[]]] * 50}}
                    )
                    await asyncio.sleep(0.001)
            with suppress(*GONE):
                line = await attacker.socket()
            await asyncio.sleep(0.01)

    return strike


@attack("webhooks")
async def webhooks(attacker: Attacker) -> Strike:
    """Have webhooks called that answer a letter a second, or send without end what nobody asked for."""
    script = learnt("lepanto", 0, 1)

    async def trap(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        attacker.became["called"] += 1
        with suppress(*GONE):
            writer.write(b"HTTP/1.1 100 Continue\r\nX-Padding: ")
            while True:
                writer.write(b"x" * (1 << 20 if attacker.hard else 1))
                await writer.drain()
                await asyncio.sleep(0 if attacker.hard else 1)
        writer.close()

    server = await asyncio.start_server(trap, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    mine = (await attacker.person.ask("GET", "/api/me")).json()["person"]["id"]

    async def strike(until: float) -> None:
        connection = await asyncpg.connect(attacker.target["database"])
        await connection.execute("update person set webhook = $2 where id = $1", mine, f"http://127.0.0.1:{port}/")
        async with server:
            while time.monotonic() < until:
                with suppress(*GONE):
                    await attacker.room(script)
                    attacker.became["rooms"] += 1
                await connection.execute(_AT_ONCE, mine)
                await asyncio.sleep(0.2)
            await connection.execute("update person set webhook = '' where id = $1", mine)
        await connection.close()

    return strike


# ---------------------------------------------------------------- what nobody has tried yet


@attack("odds and advice", alike=True)
async def odds(attacker: Attacker) -> Strike:
    """Ask for odds and for advice without end."""
    script = learnt("tercios", 0)
    room = await attacker.room(script)
    line = await attacker.socket()
    *steps, (seat, answer) = script.until(Order)
    await line.play(room["id"], script, steps)
    turn = count()

    def call() -> dict[str, Any]:
        about = {"game": room["id"], "seat": seat}
        return {"is": "hint", **about} if next(turn) % 2 else {"is": "chances", **about, "answer": answer}

    async def strike(until: float) -> None:
        await line.flood(until, call)
        await line.close()

    return strike


@attack("whole views", alike=True)
async def whole_views(attacker: Attacker) -> Strike:
    """Look at all there is of a large game, again and again."""
    line = await attacker.socket()
    room = attacker.target["large"]

    async def strike(until: float) -> None:
        await line.flood(until, lambda: {"is": "look", "game": room, "seat": "", "since": 0})
        await line.close()

    return strike


@attack("coming and going", alike=True)
async def coming_and_going(attacker: Attacker) -> Strike:
    """Open sockets, watch, and hang up before the view has come."""
    room = attacker.target["large"]

    async def strike(until: float) -> None:
        while time.monotonic() < until:
            with suppress(*GONE):
                line = await attacker.socket()
                for _ in range(5):
                    await line.frame({"is": "watch", "room": room, "seat": ""})
                attacker.became["came"] += 1
                await line.close()
            await asyncio.sleep(0.02)

    return strike


@attack("orders to a fleet", alike=True)
async def fleets(attacker: Attacker) -> Strike:
    """Give orders to a whole fleet, and take them back."""
    script = msgspec.structs.replace(learnt("lepanto", 0, 1), scenario="battle")
    room = await attacker.room(script)
    line = await attacker.socket()
    game, seat = room["id"], script.seats[0]
    look = await line.call({"is": "look", "game": game, "seat": seat, "since": 1 << 40})
    ships = [name for name, ship in look["state"]["ships"].items() if ship["side"] == seat]
    turn = count()

    def call() -> dict[str, Any]:
        about = {"game": game, "seat": seat, "reply": f"f{next(_numbers)}"}
        if next(turn) % 2:
            return {"is": "undo", **about, "count": len(ships)}
        return {"is": "command", **about, "pieces": ships, "order": Order("move", "", ("port",))}

    async def strike(until: float) -> None:
        await line.flood(until, call)
        await line.close()

    return strike


@attack("lists", alike=True)
async def lists(attacker: Attacker) -> Strike:
    """Have the longest lists judged that a request may bring."""
    text = "\n".join(f"1 Tercio de picas {number}" for number in range(2500))[:60_000]

    async def strike(until: float) -> None:
        async def ask() -> None:
            while time.monotonic() < until:
                await attacker.request("POST", "/api/games/tercios/lists", json={"text": text})
                await asyncio.sleep(0.02)

        await asyncio.gather(*(ask() for _ in range(4)))

    return strike


@attack("tables", alike=True)
async def tables(attacker: Attacker) -> Strike:
    """Have tables judged at and over their bounds: as many rivers as fit, too many pieces, too many characters."""
    rivers = [f'[[scenery]]\npiece="rio:straight"\nx={2 + 3.5 * one}\ny=24' for one in range(20)]
    bridges = [piece.replace("rio:straight", "puente:over") for piece in rivers]
    full = "\n".join(('game="tercios"', *rivers, *bridges))
    over = "\n".join((full, *rivers))
    texts = (full, over, full.ljust(LONGEST_LIST), full.ljust(LONGEST_LIST + 1), "[" * LONGEST_LIST)

    async def strike(until: float) -> None:
        async def ask() -> None:
            for text in cycle(texts):
                if time.monotonic() >= until:
                    return
                await attacker.request("POST", "/api/games/tercios/tables", json={"text": text})
                await asyncio.sleep(0.02)

        await asyncio.gather(*(ask() for _ in range(4)))

    return strike


@attack("rooms and talk", alike=True)
async def rooms_and_talk(attacker: Attacker) -> Strike:
    """Arrange rooms, talk and propose in one of them as fast as requests go."""
    script = learnt("lepanto", 0, 1)
    room = await attacker.room(script)

    async def strike(until: float) -> None:
        async def arrange() -> None:
            while time.monotonic() < until:
                await attacker.request(
                    "POST", "/api/rooms", json={"game": "lepanto", "scenario": "battle", "mine": ["christian"]}
                )

        async def talk() -> None:
            while time.monotonic() < until:
                await attacker.request("POST", f"/api/rooms/{room['id']}/chat", json={"words": "ñ" * 1000})
                form = {"kind": "undo", "seat": script.seats[0]}
                await attacker.request("POST", f"/api/rooms/{room['id']}/proposals", json=form)

        await asyncio.gather(arrange(), talk(), _listed(attacker, until))

    return strike


@attack("meddling", alike=True)
async def meddling(attacker: Attacker) -> Strike:
    """Claim, leave, talk, propose and answer in the games of others, and look at them from their seats."""
    line = await attacker.socket()

    async def strike(until: float) -> None:
        while time.monotonic() < until:
            async with attacker.person.client() as client:
                rooms = (await client.get("/api/rooms")).json().get("open", [])
            for room in rooms[:5]:
                seat = room["seats"][0]["seat"]
                say = {"is": "say", "game": room["id"], "seat": seat, "reply": f"m{next(_numbers)}", "answer": "x"}
                with suppress(*GONE):
                    await line.send(say)
                for what, body in (
                    ("claim", {"seat": seat}),
                    ("leave", {"seat": seat}),
                    ("bot", {"seat": seat, "bot": "random"}),
                    ("chat", {"words": "hola"}),
                    ("proposals", {"kind": "draw", "seat": seat}),
                ):
                    if await attacker.request("POST", f"/api/rooms/{room['id']}/{what}", json=body) in (200, 201):
                        attacker.became[LET_IN] += 1
                if await attacker.request("GET", f"/api/rooms/{room['id']}/replay", params={"seat": seat}) == 200:
                    attacker.became[LET_IN] += 1
        await line.close()

    return strike


async def _listed(attacker: Attacker, until: float) -> None:
    while time.monotonic() < until:
        await attacker.request("GET", "/api/rooms")


async def _raw(attacker: Attacker) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", attacker.person.port, local_addr=(attacker.person.address, 0))
