"""The socket of one browser: it watches games and makes calls; whatever it sends, it gets an answer or a problem."""

from __future__ import annotations

import asyncio
import math
import re
from collections.abc import Coroutine
from contextlib import ExitStack, suppress
from functools import partial
from typing import Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from maestre.play import SPECTATOR, Message, PlayError, Refused, Unreadable
from maestre.play.asking.bounds import beyond
from maestre.server.lobby import Person, Room, Stage
from maestre.server.operating.faults import note_away
from maestre.server.pools.pool import Lane, lane_of
from maestre.server.ports import Away
from maestre.server.postgres.store import AWAY
from maestre.server.web.access import let_in, may_hear, own_seat, seen_room, shown_to
from maestre.server.web.dependencies import Somebody, TheHouse
from maestre.server.web.forms import (
    BrowserCall,
    CallFrame,
    FromBrowser,
    GiveUp,
    Problem,
    ProblemFrame,
    RoomFrame,
    Unwatch,
    Watch,
)
from maestre.server.web.house import House
from maestre.server.web.hub import Ear, read_gist
from maestre.server.web.limits.limiter import CROWD, Bucket, address
from maestre.server.web.problems import Barred, Capped, EngineAway, TooMuch, fault, log_fault, problem_of, said_no
from maestre.server.web.routes.begin import begin_if_full
from maestre.server.web.session import asker, token_of
from maestre.server.wire import Cast, Check, Command, Hurry, Leave, Look, Question, Say, Undo, encode

_SLOW: Final = 1013
_ELSEWHERE: Final = 1012
"""The node ends: come back at once, and another one takes over."""
_IDLE: Final = 4408
_SIGNED_OUT: Final = 4401
_TOO_OFTEN: Final = 4429
_GRACE: Final = 1.0
_FINISHING: Final = 6.0
"""How many seconds what is under way may take when the node ends: a little more than an engine's patience."""
_LONGEST: Final = 200
_REFUSALS: Final = "200/minute"
"""How many frames are refused with a word before the socket is closed."""

_read_frame: Final = msgspec.json.Decoder(FromBrowser).decode
_NUMBER: Final = re.compile(r'\s*\{\s*(?:"is"\s*:\s*"call"\s*,\s*)?"id"\s*:\s*(\d{1,15})\s*[,}]')
"""Where the number of a call stands in a frame that is not read: browsers write it first, after the kind."""
_DEED: Final = "deed"
"""The line of all calls of a person that no pool answers; questions stand in the line of their lane."""
_REFUSAL: Final = b'{"is":"refusal"'
"""How an engine's reply begins that refuses."""


@websocket("/socket")
async def browser_socket(socket: WebSocket[object, object, State], house: TheHouse, person: Somebody) -> None:
    """Serve one browser until it goes, or is too slow."""
    here = address(socket, proxied=house.settings.proxied)
    await house.limiter.count("address_sockets", here)
    if person is not None:
        await house.limiter.count("sockets", person.id)
    await socket.accept()
    caps = house.settings.caps
    try:
        with ExitStack() as held:
            held.enter_context(house.address_sockets.holding(here, caps.address_sockets))
            if person is not None:
                held.enter_context(house.sockets.holding(person.id, caps.sockets))
            held.enter_context(house.gauges.sockets.track_inprogress())
            browser = Browser(socket, house, person, token_of(socket.scope), here)
            house.hub.come(browser)
            held.callback(house.hub.go, browser)
            await browser.run()
    except Capped as error:
        house.gauges.refused.labels("sockets").inc()
        with suppress(TimeoutError):
            async with asyncio.timeout(_GRACE):
                await socket.send_data(encode(ProblemFrame("", problem_of(error))).decode(), mode="text")
                await socket.close(code=_TOO_OFTEN)


class Browser:
    """One browser at the other end of a socket."""

    def __init__(
        self, socket: WebSocket[object, object, State], house: House, person: Person | None, token: str, here: str
    ) -> None:
        self.person = person
        self.asker = asker(house, socket, person)
        """Whose share of calls it takes."""
        self._token = token
        self._socket = socket
        self._house = house
        self._refusals = Bucket(_REFUSALS)
        self._crowd = 1 if person else CROWD
        most = house.settings.caps.abreast * self._crowd
        self._turns = {kind: house.lines.turn(self.asker, kind, most) for kind in (*Lane, _DEED)}
        self._ears: dict[tuple[str, str], Ear] = {}
        self._out: asyncio.Queue[str] = asyncio.Queue(house.settings.queue)
        self._ending: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._gone = asyncio.Event()
        self._tasks: dict[asyncio.Task[None], None] = {}
        self._questions: dict[int, tuple[Question, asyncio.Task[None]]] = {}
        self._look_up = asyncio.Event()

    # ---------------------------------------------------------------- out

    def send(self, text: str) -> None:
        """Put a frame in the queue; a browser too slow for it is dropped, and will come back and ask anew."""
        try:
            self._out.put_nowait(text)
        except asyncio.QueueFull:
            if not self._ending.done():
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
        known = asyncio.create_task(self._stay_known() if self.person else self._stay_busy())
        self._house.guests[self] = None
        try:
            await asyncio.wait((reading, writing, self._ending), return_when=asyncio.FIRST_COMPLETED)
            if self._ending.done() and self._ending.result() == _ELSEWHERE:
                reading.cancel()
                await self._finish()
        finally:
            self._house.guests.pop(self)
            tasks = (reading, writing, known, *self._tasks)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._leave()
            await self._close()
            self._gone.set()

    async def dismiss(self) -> None:
        """Take no more frames, finish what is under way, and send the browser to another node."""
        self._end(_ELSEWHERE)
        await self._gone.wait()

    async def _finish(self) -> None:
        """Wait until all calls are answered and the answers are on their way."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_FINISHING):
                while self._tasks:
                    await asyncio.wait(self._tasks)
                await self._out.join()

    async def _close(self) -> None:
        if self._ending.done():
            with suppress(TimeoutError):
                async with asyncio.timeout(_GRACE):
                    await self._socket.close(code=self._ending.result())

    def look_up(self) -> None:
        """Look at once whether the session goes on."""
        self._look_up.set()

    def _end(self, code: int) -> None:
        if not self._ending.done():
            self._ending.set_result(code)

    async def _stay_busy(self) -> None:
        """End the socket of somebody unknown who watches nothing."""
        while True:
            await asyncio.sleep(self._house.settings.idle)
            if not self._ears:
                self._end(_IDLE)

    async def _stay_known(self) -> None:
        """End the socket when its session has ended: signed out, or the person gone."""
        while self.person is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._house.settings.recheck):
                    await self._look_up.wait()
            self._look_up.clear()
            try:
                person = await self._house.desk.who(self._token)
            except PlayError:
                person = None
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
            self._out.task_done()

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
        wait = await self._house.limiter.spend("frames", self.asker, self._crowd)
        if wait:
            self._refuse(TooMuch(math.ceil(wait)), text)
            return
        try:
            frame = self._parse(text)
            if not isinstance(frame, Unwatch | GiveUp):
                self._house.under_way.take(self.asker, self._house.settings.caps.calls * self._crowd)
        except Unreadable as error:
            self._problem("", problem_of(error), _number(text))
            return
        except Capped as error:
            self._refuse(error, text)
            return
        self._house.gauges.frames_of(type(frame).__name__).inc()
        self._follow(frame)

    def _follow(self, frame: FromBrowser) -> None:
        """Do what a frame wants, without waiting for it."""
        match frame:
            case Watch(room, seat):
                self._start(self._guarded(room, None, self._watch(room, seat)), counted=True)
            case Unwatch(room, seat):
                ear = self._ears.get((room, seat))
                if ear is not None:
                    self._start(self._stop_hearing(ear))
            case GiveUp(number):
                if number in self._questions:
                    self._questions[number][1].cancel()
            case CallFrame(number, call):
                task = self._start(self._guarded(call.game, number, self._call(number, call)), counted=True)
                if isinstance(call, Question):
                    self._questions[number] = (call, task)
                    task.add_done_callback(lambda _: self._questions.pop(number, None))

    def _refuse(self, error: TooMuch | Capped, text: str | None) -> None:
        """Refuse a frame without reading it; whoever does not listen to that is shown the door."""
        self._house.gauges.refused.labels("frames").inc()
        if self._refusals.spend():
            self._end(_TOO_OFTEN)
        elif not self._ending.done():
            self._problem("", problem_of(error), _number(text))

    def _parse(self, text: str | None) -> FromBrowser:
        if text is None:
            raise Unreadable("", "web-frame-unreadable", what="binary")
        if len(text) > self._house.settings.frame:
            raise Unreadable("", "web-frame-too-large", most=self._house.settings.frame)
        if "\\u0000" in text or "\x00" in text:
            raise Unreadable("", "web-frame-unreadable", what="\\u0000")
        try:
            frame: FromBrowser = _read_frame(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            told = beyond(error) or Message.of("web-frame-unreadable", what=str(error)[:_LONGEST])
            raise Unreadable("", told.key, **dict(told.args)) from None
        return frame

    def _start(self, work: Coroutine[object, None, None], *, counted: bool = False) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks[task] = None
        task.add_done_callback(partial(self._done, counted=counted))
        return task

    def _done(self, task: asyncio.Task[None], *, counted: bool) -> None:
        self._tasks.pop(task, None)
        if counted:
            self._house.under_way.give_back(self.asker)

    async def _guarded(self, room: str, call: int | None, work: Coroutine[object, None, None]) -> None:
        """Do what a frame asks; what goes wrong becomes a problem, and the socket goes on."""
        try:
            await work
        except PlayError as error:
            self._problem(room, problem_of(error), call)
        except (Away, *AWAY) as error:
            if not isinstance(error, Away):
                note_away("the database is away", error)
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
            most = self._house.settings.caps.watched
            if len(self._ears) >= most:
                raise Capped("web-cap-watched", most)
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
        if room.stage is Stage.CLOSED:
            raise Refused("", "room-over")
        if call.seat != SPECTATOR:
            own_seat(room, call.seat, self.person)
        elif not isinstance(call, Look):
            raise Barred("", "web-players-only")
        deed = not isinstance(call, Look | Check | Hurry | Question)
        if deed and (wait := self._house.limiter.wait("refusals", self.asker)):
            raise TooMuch(math.ceil(wait))
        overtaken = self._asked_about(call) if isinstance(call, Say | Cast | Command | Undo) else {}
        async with self._turns[lane_of(call) if isinstance(call, Question) else _DEED]:
            reply = await self._house.ask(room, _honest(call), self.asker)
        if deed and reply.startswith(_REFUSAL):
            await self._house.limiter.spend("refusals", self.asker)
        self.send(f'{{"is":"answer","id":{number},"reply":{reply.decode()}}}')
        if overtaken and said_no(reply) is None:
            self._give_up(call.game, overtaken)

    def _asked_about(self, deed: Say | Cast | Command | Undo) -> dict[int, asyncio.Task[None]]:
        """Give the questions that are still open about what a deed decides."""
        asked = self._questions.items()
        return {number: task for number, (q, task) in asked if (q.game, q.seat) == (deed.game, deed.seat)}

    def _give_up(self, game: str, overtaken: dict[int, asyncio.Task[None]]) -> None:
        """Give up questions about what has been decided meanwhile: nobody needs their answers any more."""
        for number, task in overtaken.items():
            if number in self._questions:
                task.cancel()
                self._problem(game, problem_of(Refused("", "question-overtaken")), number)


def _number(text: str | None) -> int | None:
    """Give the number of the call in a frame that is not read, if it stands where browsers write it."""
    found = _NUMBER.match(text) if text else None
    return int(found[1]) if found else None


def _honest(call: BrowserCall) -> BrowserCall:
    """Keep a browser from speaking for others: agreement comes by proposals, and time is told by the clock."""
    if isinstance(call, Undo) and call.agreed:
        raise Barred("", "web-agree-by-proposal")
    if isinstance(call, Leave):
        return msgspec.structs.replace(call, why="resigned")
    return call
