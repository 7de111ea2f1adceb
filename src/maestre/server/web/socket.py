"""The socket of one browser: it watches games and makes calls; whatever it sends, it gets an answer or a problem."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from maestre.play import SPECTATOR, PlayError, Unreadable
from maestre.server.desk import Person, Room, Stage
from maestre.server.shelf import Away
from maestre.server.store import AWAY
from maestre.server.web.access import let_in, may_hear, own_seat, seen_room, shown_to
from maestre.server.web.begin import begin_if_full
from maestre.server.web.forms import (
    BrowserCall,
    CallFrame,
    FromBrowser,
    Problem,
    ProblemFrame,
    RoomFrame,
    Unwatch,
    Watch,
)
from maestre.server.web.given import Somebody, TheHouse
from maestre.server.web.house import House
from maestre.server.web.hub import Ear, read_gist
from maestre.server.web.limiter import Bucket, address
from maestre.server.web.problems import Barred, EngineAway, TooMuch, fault, log_fault, problem_of, said_no
from maestre.server.web.session import token_of
from maestre.server.wire import Leave, Look, Undo, encode

_SLOW: Final = 1013
_SIGNED_OUT: Final = 4401
_GRACE: Final = 1.0
_LONGEST: Final = 200

_read_frame: Final = msgspec.json.Decoder(FromBrowser).decode


@websocket("/socket")
async def browser_socket(socket: WebSocket[Any, Any, Any], house: TheHouse, person: Somebody) -> None:
    """Serve one browser until it goes, or is too slow."""
    await house.limiter.count("sockets", address(socket, proxied=house.settings.proxied))
    await socket.accept()
    house.gauges.sockets.inc()
    try:
        await Browser(socket, house, person, token_of(socket.scope)).run()
    finally:
        house.gauges.sockets.dec()


class Browser:
    """One browser at the other end of a socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, person: Person | None, token: str) -> None:
        self.person = person
        self._token = token
        self._socket = socket
        self._house = house
        self._frames = Bucket(house.settings.pace.frames)
        self._ears: dict[tuple[str, str], Ear] = {}
        self._out: asyncio.Queue[str] = asyncio.Queue(house.settings.queue)
        self._ending: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._tasks: dict[asyncio.Task[None], None] = {}

    # ---------------------------------------------------------------- out

    def send(self, text: str) -> None:
        """Put a frame in the queue; a browser too slow for it is dropped, and will come back and ask anew."""
        try:
            self._out.put_nowait(text)
        except asyncio.QueueFull:
            self._house.gauges.dropped.inc()
            self._end(_SLOW)

    def room_changed(self, room: Room) -> None:
        """Stop hearing what is not one's own any more, and look at a game that has begun."""
        for (name, seat), ear in list(self._ears.items()):
            if name != room.id:
                continue
            if not may_hear(room, seat, self.person):
                self._problem(room.id, problem_of(Barred("", "web-seat-lost")))
                self._start(self._stop_hearing(ear))
            elif ear.version is None and room.stage is Stage.PLAYING:
                self._start(self._guarded(room.id, None, self._show(room, ear)))

    def look_again(self, room: str, seat: str) -> None:
        """Bring everything anew of a game that is watched."""
        self._start(self._guarded(room, None, self._watch(room, seat)))

    def _problem(self, room: str, problem: Problem, call: int | None = None) -> None:
        self.send(encode(ProblemFrame(room, problem, call)).decode())

    async def run(self) -> None:
        """Read and write until either ends."""
        reading = asyncio.create_task(self._read())
        writing = asyncio.create_task(self._write())
        known = asyncio.create_task(self._stay_known())
        try:
            await asyncio.wait((reading, writing, self._ending), return_when=asyncio.FIRST_COMPLETED)
        finally:
            tasks = (reading, writing, known, *self._tasks)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._leave()
        if self._ending.done():
            with suppress(TimeoutError):
                async with asyncio.timeout(_GRACE):
                    await self._socket.close(code=self._ending.result())

    def _end(self, code: int) -> None:
        if not self._ending.done():
            self._ending.set_result(code)

    async def _stay_known(self) -> None:
        """End the socket when its session has ended: signed out, or the person gone."""
        while self.person is not None:
            await asyncio.sleep(self._house.settings.recheck)
            try:
                person = await self._house.desk.who(self._token)
            except Exception as error:  # noqa: BLE001  (a desk that is away says nothing about a session)
                log_fault("/socket", error)
                continue
            if person is None or person.id != self.person.id:
                self._end(_SIGNED_OUT)

    async def _leave(self) -> None:
        for ear in list(self._ears.values()):
            try:
                await self._stop_hearing(ear)
            except Exception as error:  # noqa: BLE001  (what is left must be left, whatever is wrong)
                log_fault("/socket", error)

    async def _write(self) -> None:
        while True:
            await self._socket.send_data(await self._out.get(), mode="text")

    # ---------------------------------------------------------------- in

    async def _read(self) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                event = await self._socket.receive()
                if event["type"] != "websocket.receive":
                    return
                await self._take(event.get("text"))

    async def _take(self, text: str | None) -> None:
        """Take a frame: count it, read it, and follow it without making the next one wait."""
        try:
            self._frames.take()
            frame = self._parse(text)
            if len(self._tasks) >= self._house.settings.calls:
                raise TooMuch(1)
        except PlayError as error:
            self._problem("", problem_of(error))
            return
        self._house.gauges.frames.labels(type(frame).__name__).inc()
        match frame:
            case Watch(room, seat):
                self._start(self._guarded(room, None, self._watch(room, seat)))
            case Unwatch(room, seat):
                ear = self._ears.get((room, seat))
                if ear is not None:
                    self._start(self._stop_hearing(ear))
            case CallFrame(number, call):
                self._start(self._guarded(call.game, number, self._call(number, call)))

    def _parse(self, text: str | None) -> Watch | Unwatch | CallFrame:
        if text is None:
            raise Unreadable("", "web-frame-unreadable", what="binary")
        if len(text) > self._house.settings.frame:
            raise Unreadable("", "web-frame-too-large", most=self._house.settings.frame)
        if "\\u0000" in text or "\x00" in text:
            raise Unreadable("", "web-frame-unreadable", what="\\u0000")
        try:
            frame: Watch | Unwatch | CallFrame = _read_frame(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Unreadable("", "web-frame-unreadable", what=str(error)[:_LONGEST]) from None
        return frame

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks[task] = None
        task.add_done_callback(lambda done: self._tasks.pop(done, None))

    async def _guarded(self, room: str, call: int | None, work: Coroutine[Any, Any, None]) -> None:
        """Do what a frame asks; what goes wrong becomes a problem, and the socket goes on."""
        try:
            await work
        except PlayError as error:
            self._problem(room, problem_of(error), call)
        except (Away, *AWAY):
            self._problem(room, problem_of(EngineAway()), call)
        except Exception as error:  # noqa: BLE001  (a bug of ours must not end a browser's socket)
            log_fault("/socket", error)
            self._problem(room, fault(), call)

    # ---------------------------------------------------------------- watching

    async def _watch(self, name: str, seat: str) -> None:
        """Hear an audience from now on, then look: what comes in between is not lost."""
        room = await seen_room(self._house.desk, name, self.person)
        if seat:
            own_seat(room, seat, self.person)
        ear = self._ears.get((name, seat))
        if ear is None:
            ear = self._ears[name, seat] = Ear(self, name, seat)
            await self._house.hub.join(ear, room)
        ear.close()
        with suppress(Away):
            room = await begin_if_full(self._house, room)
        seen = await self._house.desk.last_seen(name, seat) if seat else None
        self.send(encode(RoomFrame(shown_to(room, self.person), seen)).decode())
        if room.stage in (Stage.PLAYING, Stage.OVER):
            await self._show(room, ear)

    async def _show(self, room: Room, ear: Ear) -> None:
        """Send everything that an audience may know."""
        reply = await self._house.ask(room, Look(room.id, ear.seat))
        problem = said_no(reply)
        if problem is not None:
            self._problem(room.id, problem)
            await self._stop_hearing(ear)
        elif self._ears.get((ear.room, ear.seat)) is ear:
            ear.open(read_gist(reply).version, reply.decode())

    async def _stop_hearing(self, ear: Ear) -> None:
        if self._ears.get((ear.room, ear.seat)) is not ear:
            return
        del self._ears[ear.room, ear.seat]
        await self._house.hub.part(ear)
        if ear.seat and ear.last:
            await self._house.desk.seen(ear.room, ear.seat, ear.last)

    # ---------------------------------------------------------------- calls

    async def _call(self, number: int, call: BrowserCall) -> None:
        """Pass a call on to an engine, if this person may make it, and its reply back as it came."""
        room = let_in(self._house.hub.known(call.game) or await self._house.desk.room(call.game), self.person)
        if call.seat != SPECTATOR:
            own_seat(room, call.seat, self.person)
        elif not isinstance(call, Look):
            raise Barred("", "web-players-only")
        reply = await self._house.ask(room, _honest(call))
        self.send(f'{{"is":"answer","id":{number},"reply":{reply.decode()}}}')


def _honest(call: BrowserCall) -> BrowserCall:
    """Keep a browser from speaking for others: agreement comes by proposals, and time is told by the clock."""
    if isinstance(call, Undo) and call.agreed:
        raise Barred("", "web-agree-by-proposal")
    if isinstance(call, Leave):
        return msgspec.structs.replace(call, why="resigned")
    return call
