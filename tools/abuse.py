"""The abuse drill: attackers do their worst while people play all four games, and nobody who plays may notice.

A server of real processes under its default limits; players and attackers come from different addresses, thirty of the
players from one, as a club does. Every attack is struck by one guest and by twenty, as hard as it once was and as hard
as today's bounds admit. The last line is JSON: what the players saw before and during each attack, and the breaches.
Only answers are timed during which the host left us the cores; where it did so for too few, the attack is made again.
One that was felt too much is made twice more, and the median counts: other work on this machine is no attack.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import asyncpg
import httpx
import msgspec
import uvloop
from aiosmtpd.controller import Controller

from maestre.server.operating.stack import Stack, new_database
from tools.drill import files  # noqa: F401  (it enters its attack)
from tools.drill.attacks import ALIKE, ATTACKS, LET_IN
from tools.drill.games import PASSWORD, VICTIM, arranged
from tools.drill.host import Host
from tools.drill.parts import free_port, kill_pool
from tools.drill.people import Acked, Notes, Person
from tools.drill.scripts import learn_all
from tools.drill.sittings import Sitting, Sittings
from tools.scripted.sitecustomize import DRILL

POSTGRES: Final = os.environ.get("MAESTRE_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432") + "/test"
NATS: Final = os.environ.get("MAESTRE_TEST_NATS", "nats://127.0.0.1:4222")
SCRIPTED: Final = Path(__file__).parent / "scripted"
CLUB: Final = "127.0.0.30"
"""The one address of thirty guests."""
CLUB_TABLES: Final = 15
OTHERS: Final = 4
BOTS: Final = 4
PAUSE: Final = 0.25
WARM: Final = 30.0
"""Seconds of play before anything is measured: the first answers of a game are its cheapest."""
ENOUGH: Final = 500
"""So many answers of others are seen before an attack, and during it."""
LONGEST: Final = 20.0
"""Seconds after which fewer are taken for enough: then they do not come through."""
AGAIN: Final = 4
"""So often an attack is made while the host takes the cores."""
THRICE: Final = 3
"""So often one is made that was felt too much."""
ALL: Final = 13 * 60.0
"""Seconds after which none is made again."""
SOME: Final = 150
"""So many answers more are seen before each further attack."""
TWENTY: Final = 20
MOST_MS: Final = 500.0
MOST_TIMES: Final = 3.0
BACK: Final = 5.0
_FOR_NOBODY: Final = """
    delete from job where kind = 'bot' and game in (select room from seat group by room having bool_and(bot <> ''))
"""
POOL: Final = "killed questions"
"""The attack that no guest can make: the processes for questions are killed."""


class Felt(msgspec.Struct):
    """What the players saw of an attack."""

    name: str
    p99_before_ms: float
    p99_during_ms: float
    faults_for_others: int
    back_after_s: float
    answers_before: int
    answers_during: int
    taken_by_host: float
    tries_ms: list[float]
    became: dict[str, int]


class Drill:
    """A server, its players and its attackers."""

    def __init__(self, running: Stack, sink: Sink) -> None:
        self.running = running
        self.sink = sink
        self.host = Host()
        self.notes = Notes()
        self.sittings = Sittings(self.notes)
        self.breaches: list[str] = []
        self.felt: list[Felt] = []
        self.target: dict[str, Any] = {}
        self._quiet: list[Acked] = []
        self._end = time.monotonic() + ALL
        self._others = (f"127.0.{number // 250 + 40}.{number % 250 + 1}" for number in range(10_000))
        self._bases = (f"127.{number // 250 + 20}.{number % 250}" for number in range(10_000))

    @property
    def _late(self) -> bool:
        """Whether there is no time to do anything again."""
        return time.monotonic() > self._end

    @property
    def ports(self) -> tuple[int, ...]:
        """Where people come in."""
        return tuple(process.port for name, process in self.running.processes.items() if name.startswith("web"))

    async def seat(self) -> None:
        """Put a club, some others and some who play bots at their tables."""
        scripts = learn_all(2)
        for number in range(CLUB_TABLES):
            await self.sittings.add(Sitting.between(self.ports, number, scripts, (CLUB, CLUB), PAUSE))
        for number in range(OTHERS):
            addresses = (f"127.0.1.{number + 1}", f"127.0.2.{number + 1}")
            await self.sittings.add(Sitting.between(self.ports, number, scripts, addresses, PAUSE))
        for number in range(BOTS):
            await self.sittings.add(Sitting.against_bot(self.ports, number, scripts, f"127.0.3.{number + 1}"))

    async def quiet(self) -> tuple[float, int]:
        """Watch the players while nobody attacks, and give their p99 so far with how many answers it is of."""
        for _ in range(AGAIN):
            wanted = SOME if len(self._quiet) >= ENOUGH else ENOUGH
            seen = await self._watched(time.monotonic(), float("inf"), wanted)
            self._quiet += seen
            if len(seen) >= wanted or self._late:
                break
        return p99(self._quiet), len(self._quiet)

    async def _watched(self, begin: float, end: float, wanted: int = ENOUGH) -> list[Acked]:
        """Wait until enough answers were acknowledged since a moment, and give those that the host left alone."""
        while True:
            seen = [one for one in reversed(self.notes.acked) if one.at >= begin]
            late = time.monotonic() - begin > LONGEST
            if (len(seen) >= wanted and (end == float("inf") or time.monotonic() > end)) or late:
                return [one for one in seen if self.host.is_calm(one.at - one.took, one.at)]
            await asyncio.sleep(0.1)

    async def suffer(self, name: str, attackers: Attackers, seconds: float) -> None:
        """Let one attack be made in all its strengths, and note what the players saw."""
        before, count = await self.quiet()
        strengths = (True,) if name in ALIKE or name == POOL else (False, True)
        for hard in strengths:
            for guests in (1,) if name == POOL else (1, TWENTY):
                felt = Felt(
                    f"{name}, {'hard' if hard else 'as once'}, {guests}", before, 0.0, 0, 0.0, count, 0, 0.0, [], {}
                )
                order = {"attack": name, "hard": hard, "guests": guests, "ports": self.ports}
                self.target |= {"share": 80 if guests == 1 else 4, "connections": 1500 if guests == 1 else 75}
                await self._strike(felt, name, attackers, order, seconds)
                self.felt.append(felt)
                print(
                    f"{felt.name:34} p99 {before:4.0f} → {felt.p99_during_ms:4.0f} ms, {felt.faults_for_others} faults,"
                    f" back after {felt.back_after_s:.1f} s, {felt.answers_during} answers, of {felt.tries_ms}, "
                    f"host took {felt.taken_by_host:.0%}, {felt.became}",
                    flush=True,
                )
        if name == "bots":
            await self._end_bots()

    async def _strike(self, felt: Felt, name: str, attackers: Attackers, order: dict[str, Any], seconds: float) -> None:
        """Let an attack be made; where too much was felt of it, twice more, and the median counts."""
        felt.answers_during = len(during := await self._made(felt, name, attackers, order, seconds))
        felt.tries_ms = [p99(during)]
        while felt.tries_ms[0] >= well(felt.p99_before_ms) and len(felt.tries_ms) < THRICE and not self._late:
            during = await self._made(felt, name, attackers, order, seconds)
            felt.answers_during = min(felt.answers_during, len(during))
            felt.tries_ms.append(p99(during))
        felt.p99_during_ms = sorted(felt.tries_ms)[len(felt.tries_ms) // 2]
        bad = (
            felt.faults_for_others > 0,
            felt.p99_during_ms >= well(felt.p99_before_ms),
            felt.back_after_s > BACK,
            felt.answers_during < ENOUGH,
            LET_IN in felt.became,
        )
        if any(bad):
            self.breaches.append(f"{felt.name}: {felt}")

    async def _made(
        self, felt: Felt, name: str, attackers: Attackers, order: dict[str, Any], seconds: float
    ) -> list[Acked]:
        """Let an attack be made, and again while the host took the cores for most of it; give others' answers."""
        during: list[Acked] = []
        for _ in range(AGAIN):
            await attackers.ready(order | {"base": next(self._bases), "target": self.target}, name)
            begin = time.monotonic()
            felt.became = dict(Counter(felt.became) + Counter(await attackers.strike(name, seconds, self.running)))
            await self._sign_in()
            await self._write(felt.name)
            end = time.monotonic()
            during += await self._watched(begin, end)
            felt.taken_by_host = round(self.host.taken(begin, end), 3)
            await self._recover(felt, begin, end)
            if len(during) >= ENOUGH or self._late:
                break
        return during

    async def _end_bots(self) -> None:
        """Let bots that play each other for nobody stop, so that the next attack is measured by itself."""
        connection = await asyncpg.connect(self.running.database)
        await connection.execute(_FOR_NOBODY)
        await connection.close()

    async def _sign_in(self) -> None:
        """Let somebody sign in whose account is tried by others; what bars them is noted as a fault."""
        holder = Person(self.ports, 0, next(self._others), self.notes)
        with suppress(httpx.HTTPStatusError):
            await holder.post("/api/session/password", {"email": VICTIM, "password": PASSWORD})

    async def _write(self, label: str) -> None:
        """Let somebody ask for a letter; one that does not come soon is a fault."""
        here = next(self._others)
        reader = f"carta.{here}@maestre.example"
        asks = Person(self.ports, 0, here, self.notes)
        await asks.ask("POST", "/api/sign-ups", {"name": "Carta", "email": reader})
        until = time.monotonic() + BACK
        while reader not in self.sink.readers and time.monotonic() < until:
            await asyncio.sleep(0.05)
        if reader not in self.sink.readers:
            self.notes.fault(f"{label}: no letter within {BACK} s")

    async def _recover(self, felt: Felt, begin: float, end: float) -> None:
        """Wait until a second goes by as before, and note how long that took and what went wrong meanwhile."""
        lost = 0.0
        while time.monotonic() - end - lost < 2 * BACK:
            await asyncio.sleep(1.0)
            now = time.monotonic()
            if not self.host.is_calm(now - 1.0, now) and not self._late:
                lost += 1.0
                continue
            last = [one for one in reversed(self.notes.acked) if one.at >= now - 1.0]
            if last and p99(last) < well(felt.p99_before_ms):
                break
        felt.back_after_s = max(felt.back_after_s, round(max(0.0, time.monotonic() - 1.0 - end - lost), 1))
        felt.faults_for_others += sum(begin <= fault.at <= time.monotonic() for fault in self.notes.faults)


class Attackers:
    """The process of the attackers."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def ready(self, order: dict[str, Any], name: str) -> None:
        """Have them get ready."""
        if name != POOL:
            await self._told(order)

    async def strike(self, name: str, seconds: float, running: Stack) -> dict[str, int]:
        """Have them strike, and give what became of it."""
        if name == POOL:
            return await self._kill(seconds, running)
        told = await self._told({"go": seconds})
        if told["broken"]:
            print(f"    broken: {told['broken']}", flush=True)
        became: dict[str, int] = told["became"]
        return became

    async def _kill(self, seconds: float, running: Stack) -> dict[str, int]:
        """Kill the processes in which questions are answered, one after another."""
        chance, killed, until = Random(1), 0, time.monotonic() + seconds
        engines = [process.pid for name, process in running.processes.items() if name.startswith("engine")]
        while time.monotonic() < until:
            killed += kill_pool(chance.choice(engines), chance)
            await asyncio.sleep(0.5)
        return {"killed": killed}

    async def _told(self, order: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(order).encode() + b"\n")
        line = await self._process.stdout.readline()
        if not line:
            raise RuntimeError("the attackers are gone")
        told: dict[str, Any] = json.loads(line)
        return told


@asynccontextmanager
async def attackers() -> AsyncIterator[Attackers]:
    """Let attackers into a process of their own."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tools.drill.attackers",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        yield Attackers(process)
    finally:
        process.kill()
        await process.wait()


def p99(seen: list[Acked]) -> float:
    """Give the time in ms within which 99 of 100 answers were acknowledged."""
    took = sorted(one.took for one in seen)
    return round(1000 * took[int(len(took) * 0.99)], 1) if took else float("inf")


def well(before: float) -> float:
    """Give the p99 in ms that nobody minds who had another before."""
    return min(MOST_TIMES * before, MOST_MS)


class Sink:
    """A mail server that takes in everything."""

    def __init__(self) -> None:
        self.readers: set[str] = set()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802  (aiosmtpd calls it so)
        """Take a letter, and note whom it is to."""
        self.readers |= set(envelope.rcpt_tos)
        return "250 OK"


@contextmanager
def served() -> Iterator[tuple[Stack, Sink]]:
    """Run a server under its default limits, and take it down afterwards."""
    with TemporaryDirectory() as folder, new_database(POSTGRES) as database:
        running = Stack(database, NATS, Path(folder))
        sink = Sink()
        mail = Controller(sink, hostname="127.0.0.1", port=free_port())
        mail.start()
        running.environment |= {
            "PYTHONPATH": str(SCRIPTED),
            DRILL: "1",
            "MAESTRE_SMTP_HOST": "127.0.0.1",
            "MAESTRE_SMTP_PORT": str(mail.port),
            "MAESTRE_SMTP_FROM": "no-reply@maestre.example",
            "MAESTRE_SMTP_TLS": "none",
        }
        try:
            for name in ("web0", "web1"):
                running.web(name)
            for name in ("engine0", "engine1", "bot0", "notice0"):
                running.worker(name, name[:-1])
            yield running, sink
        finally:
            running.stop()
            mail.stop()


async def run(running: Stack, sink: Sink, names: list[str], seconds: float) -> Drill:
    """Let people play, and attack them."""
    drill = Drill(running, sink)
    drill.target = {"database": running.database, **await arranged(running)}
    await drill.seat()
    stop = asyncio.Event()
    playing = asyncio.create_task(drill.sittings.play(stop))
    watching = asyncio.create_task(drill.host.watch())
    await asyncio.sleep(WARM)
    drill.breaches += [f"at the start: {fault.what}" for fault in drill.notes.faults]
    async with attackers() as enemies:
        for name in names:
            await drill.suffer(name, enemies, seconds)
    stop.set()
    await playing
    watching.cancel()
    drill.breaches += drill.sittings.breaches
    return drill


def main() -> int:
    """Run the drill and say what it showed; a breach is a failure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="names of attacks, with commas")
    parser.add_argument("--seconds", type=float, default=8.0, help="that an attack lasts")
    arguments = parser.parse_args()
    names = [name for name in (*ATTACKS, POOL) if not arguments.only or name in arguments.only.split(",")]
    with served() as (running, sink):
        drill = uvloop.run(run(running, sink, names, arguments.seconds))
        for fault in drill.notes.faults[:50]:
            print(f"fault for others: {fault.what}")
    for breach in drill.breaches:
        print(f"BREACH {breach}")
    told = {"attacks": msgspec.to_builtins(drill.felt), "breaches": len(drill.breaches)}
    print(json.dumps(told))
    return 1 if drill.breaches else 0


if __name__ == "__main__":
    sys.exit(main())
