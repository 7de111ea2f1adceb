"""Questions that no player may wait for, answered by processes that are ended when they take too long.

Each lane has processes of its own, so that advice never waits for odds. In a lane whoever has used least of it comes
first; what nobody waits for any more is dropped, and ended if it has begun.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import socket
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from enum import StrEnum
from typing import Any, Final, TypeVar

import msgspec
import structlog

from maestre.play import Game, PlayError, Refused, State
from maestre.server.pools.forks import HURRY, SIZE, Broke, Call, Forks, framed
from maestre.server.wire import (
    Analyse,
    Aside,
    Chances,
    Check,
    Hint,
    Log,
    Offers,
    Ponder,
    Replay,
    Situate,
    Teach,
    Try,
    Weigh,
)

R = TypeVar("R")

PROCESSES: Final = 2
"""How many processes answer quick questions, or think for bots; for advice, and for what takes long, half as many."""
MOST_WAITING: Final = 256
"""How many questions may wait in a lane before the next is turned away."""
LONGEST_WAIT: Final = 5.0
"""Seconds after which a question that nobody got to is turned away."""
MERCY: Final = 0.1
"""Seconds in which a question that nobody waits for any more may still end by itself: that spares a new process."""
TOO_LONG: Final = "question-too-long"
"""What is said of a question that takes longer than its lane allows."""
_TRIES: Final = 3
"""How many processes may die over one question before it is given up."""
_BUFFER: Final = 1 << 20

log: Final = structlog.get_logger()


class Lane(StrEnum):
    """Kinds of questions that must not wait for each other."""

    QUICK = "quick"
    ADVICE = "advice"
    LONG = "long"
    BOTS = "bots"


class Bounds(msgspec.Struct, frozen=True):
    """What a lane allows: seconds for one question, questions of one person at a time; and how far it stands back."""

    seconds: float
    most: int
    nice: int


ALL_AT_ONCE: Final = (Lane.QUICK, Lane.BOTS)
"""Lanes in which nobody may wait for another's question: a bot that thinks holds up no other game."""
BOUNDS: Final = {
    Lane.QUICK: Bounds(3, 16, 15),
    Lane.ADVICE: Bounds(8, 4, 16),
    Lane.LONG: Bounds(12, 6, 18),
    Lane.BOTS: Bounds(20, 4, 18),
}


def lane_of(question: Aside) -> Lane:
    """Say where a question waits."""
    match question:
        case Try() | Offers():
            return Lane.QUICK
        case Teach(call=call):
            return Lane.QUICK if call is None or isinstance(call, Check) else lane_of(call)
        case Hint():
            return Lane.ADVICE
        case Chances() | Replay() | Log() | Weigh() | Analyse() | Ponder() | Situate():
            return Lane.LONG


class Figures(msgspec.Struct):
    """What a lane has done since the start, and does now: for operators."""

    asked: int = 0
    refused: int = 0
    cancelled: int = 0
    timed_out: int = 0
    lost: int = 0
    seconds: float = 0
    waiting: int = 0
    running: int = 0


class Busy(PlayError):
    """A question was not answered because too much is asked, or because it takes too long."""


class Failed(Exception):
    """A question could not be answered: a bug of ours, in the process or of it."""


class Pool:
    """All lanes, over one server that forks, with one process that is ready for whichever loses its own."""

    def __init__(self, games: dict[str, Game[State]], processes: int = PROCESSES) -> None:
        modules = dict.fromkeys(type(game).__module__ for game in games.values())
        self._nursery = Nursery(Forks(("maestre.server.pools.questions", *modules)))
        self._crews = {
            lane: Crew(BOUNDS[lane], processes if lane in ALL_AT_ONCE else max(1, processes // 2), self._nursery)
            for lane in Lane
        }

    @property
    def figures(self) -> dict[Lane, Figures]:
        """How each lane fares."""
        return {lane: crew.figures for lane, crew in self._crews.items()}

    def prepare(self) -> None:
        """Begin to read the rules, so that not the first who asks waits for it."""
        self._nursery.prepare()

    def admit(self, lane: Lane, asker: str) -> None:
        """Refuse somebody who may not ask now, before anything is looked up for their question."""
        self._crews[lane].admit(asker)

    async def ask(self, lane: Lane, asker: str, question: Callable[..., R], *about: object, game: str = "") -> R:
        """Answer a question that has no effects; refuse one too many, and one that takes too long."""
        return await self._crews[lane].ask(asker, question, about, game)

    def hurry(self, lane: Lane, game: str) -> None:
        """Tell those who answer about a game that somebody waits: what they know by now must do."""
        self._crews[lane].hurry(game)

    def close(self) -> None:
        """End all processes."""
        for crew in self._crews.values():
            crew.close()
        self._nursery.close()


class Process:
    """One process, and the socket at which it answers."""

    def __init__(self, pid: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.pid = pid
        self._reader = reader
        self._writer = writer

    @property
    def dead(self) -> bool:
        """Whether it is known to be dead; a moment passes before that is known."""
        return self._reader.at_eof() or self._reader.exception() is not None

    async def ask(self, call: bytes) -> object:
        """Give what comes back; raise `EOFError` or `OSError` if the process dies meanwhile."""
        self._writer.write(call)
        await self._writer.drain()
        size = int.from_bytes(await self._reader.readexactly(SIZE), "big")
        return pickle.loads(await self._reader.readexactly(size))  # noqa: S301  (from our own process)

    def hurry(self) -> None:
        """Tell it that somebody waits for what it answers."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, HURRY)

    def end(self) -> None:
        """End it at once, whatever it does."""
        if not self.dead:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
        self._writer.transport.abort()


class Nursery:
    """Where processes come from: one stands ready, and when it is taken the next is made."""

    def __init__(self, forks: Forks) -> None:
        self._forks = forks
        self._lock = asyncio.Lock()
        self._spare: Process | None = None
        self._making: asyncio.Task[None] | None = None
        self._closed = False

    def prepare(self) -> None:
        """Have one ready soon."""
        if self._making is None and self._spare is None and not self._closed:
            self._making = asyncio.create_task(self._make())

    async def take(self, nice: int) -> Process:
        """Give the one that is ready, or a new one, and let it stand back this far behind players' answers."""
        spare, self._spare = self._spare, None
        if spare is None or spare.dead:
            spare = await self._fork()
        self.prepare()
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, spare.pid, os.getpriority(os.PRIO_PROCESS, 0) + nice)
        return spare

    async def _make(self) -> None:
        try:
            self._spare = await self._fork()
        except OSError as error:
            log.warning("no process can be had", error=type(error).__name__)
        finally:
            self._making = None

    async def _fork(self) -> Process:
        async with self._lock:
            forking = asyncio.get_running_loop().run_in_executor(None, self._forks.fork)
            try:
                pid, end = await asyncio.shield(forking)
            except asyncio.CancelledError:
                forking.add_done_callback(_hang_up)
                raise
        return Process(pid, *await asyncio.open_connection(sock=end, limit=_BUFFER))

    def close(self) -> None:
        """End what is ready and make no more."""
        self._closed = True
        if self._spare is not None:
            self._spare.end()
        if self._making is not None:
            self._making.cancel()
        self._forks.close()


def _hang_up(forked: asyncio.Future[tuple[int, socket.socket]]) -> None:
    """Let go of a process that nobody waits for any more; it ends by itself."""
    if not forked.cancelled() and forked.exception() is None:
        forked.result()[1].close()


class _Share:
    """What one person has of a lane: seconds used, questions at work, and those that wait."""

    def __init__(self) -> None:
        self.used = 0.0
        self.running = 0
        self.waiting: deque[asyncio.Future[None]] = deque()


class Crew:
    """The processes of one lane, and who waits for them."""

    def __init__(self, bounds: Bounds, size: int, nursery: Nursery) -> None:
        self.figures = Figures()
        self._bounds = bounds
        self._size = size
        self._nursery = nursery
        self._idle: list[Process] = []
        self._work: dict[asyncio.Task[object], None] = {}
        self._about: dict[Process, str] = {}
        """Which game those who answer now are asked about."""
        self._shares: dict[str, _Share] = {}
        self._used = 0.0
        """What whoever came last had used when they came: nobody saves up more by having asked nothing."""

    def admit(self, asker: str) -> None:
        """Refuse one question too many of somebody, or of all together."""
        share = self._shares.get(asker)
        if share is not None and len(share.waiting) + share.running >= self._bounds.most:
            self.figures.refused += 1
            raise Refused("", "questions-too-many", most=self._bounds.most)
        if self.figures.waiting >= MOST_WAITING:
            self.figures.refused += 1
            raise Busy("", "engine-busy")

    def hurry(self, game: str) -> None:
        """Tell those who answer about a game that somebody waits."""
        for process, about in self._about.items():
            if about == game:
                process.hurry()

    async def ask(self, asker: str, question: Callable[..., R], about: tuple[object, ...], game: str = "") -> R:
        """Answer a question when its turn has come."""
        share = await self._turn(asker)
        start = time.monotonic()
        work = asyncio.create_task(self._answered(framed(Call(self._bounds.seconds, question, about)), game))
        self._work[work] = None
        work.add_done_callback(lambda done: self._release(done, asker, share, time.monotonic() - start))
        try:
            found = await asyncio.shield(work)
        except asyncio.CancelledError:
            self.figures.cancelled += 1
            asyncio.get_running_loop().call_later(MERCY, work.cancel)
            raise
        if isinstance(found, Broke):
            raise Failed(f"{found.kind} in a process\n{found.lines}")
        given: R = found
        return given

    # ---------------------------------------------------------------- turns

    async def _turn(self, asker: str) -> _Share:
        """Wait until a process is free and nobody else comes first."""
        self.admit(asker)
        share = self._shares.setdefault(asker, _Share())
        if not share.waiting and not share.running:
            share.used = max(share.used, self._used)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        share.waiting.append(turn)
        self.figures.asked += 1
        self.figures.waiting += 1
        self._next()
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await turn
        except (TimeoutError, asyncio.CancelledError) as error:
            if turn in share.waiting:
                share.waiting.remove(turn)
            elif turn.done() and not turn.cancelled():
                self._leave(share)
            self._forget(asker, share)
            if isinstance(error, asyncio.CancelledError):
                raise
            self.figures.refused += 1
            raise Busy("", "engine-busy") from None
        finally:
            self.figures.waiting -= 1
        return share

    def _next(self) -> None:
        """Let those come in for whom there are processes: who has used least first, and nobody all of them."""
        most = max(1, self._size - 1)
        while self.figures.running < self._size:
            waiting = [share for share in self._shares.values() if share.waiting and share.running < most]
            if not waiting:
                return
            share = min(waiting, key=lambda each: (each.used, each.running))
            turn = share.waiting.popleft()
            if turn.done():
                continue
            self._used = max(self._used, share.used)
            share.running += 1
            self.figures.running += 1
            turn.set_result(None)

    def _release(self, work: asyncio.Task[object], asker: str, share: _Share, seconds: float) -> None:
        """Note what a question has taken, and let the next one come."""
        self._work.pop(work, None)
        if not work.cancelled():
            work.exception()
        share.used += seconds
        self.figures.seconds += seconds
        self._leave(share)
        self._forget(asker, share)

    def _leave(self, share: _Share) -> None:
        share.running -= 1
        self.figures.running -= 1
        self._next()

    def _forget(self, asker: str, share: _Share) -> None:
        """Drop a share that says nothing any more; when nobody is there, all of them."""
        if not self.figures.running and not self.figures.waiting:
            self._shares.clear()
        elif not share.waiting and not share.running and share.used <= self._used:
            self._shares.pop(asker, None)

    # ---------------------------------------------------------------- processes

    async def _answered(self, call: bytes, game: str) -> Any:  # noqa: ANN401  (what another process sends back, as the question gave it)
        """Have a process answer; if it dies meanwhile, another: a question asked again harms nobody."""
        for _ in range(_TRIES):
            process = await self._process()
            self._about[process] = game
            try:
                async with asyncio.timeout(self._bounds.seconds):
                    found = await process.ask(call)
            except TimeoutError:
                process.end()
                self.figures.timed_out += 1
                raise Busy("", TOO_LONG, seconds=int(self._bounds.seconds)) from None
            except (EOFError, OSError):
                process.end()
                self.figures.lost += 1
            except BaseException:
                process.end()
                raise
            else:
                self._idle.append(process)
                return found
            finally:
                del self._about[process]
        raise Failed(f"{_TRIES} processes died over one question")

    async def _process(self) -> Process:
        """Give a process that is not known to be dead."""
        while self._idle:
            process = self._idle.pop()
            if not process.dead:
                return process
            process.end()
            self.figures.lost += 1
        return await self._nursery.take(self._bounds.nice)

    def close(self) -> None:
        """End all of them."""
        for work in self._work:
            work.cancel()
        for process in self._idle:
            process.end()
        self._idle.clear()
