"""The fault drill: people play through both web nodes while one part of the server after another is killed.

PostgreSQL and NATS are our own, made for the drill and thrown away after it. At the end every answer that was
acknowledged must stand in the record, once, and every record must lead to what the server shows.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from statistics import median
from tempfile import mkdtemp
from typing import Any, Final

import asyncpg
import msgspec
from drill.parts import Cluster, Nats
from drill.people import Acked, AgainstBot, Breach, Browser, Person, seated

from maestre.play import SPECTATOR, Table, find
from maestre.play.record import Said
from maestre.server.audiences import whole
from maestre.server.bench.players import SEATS, Socket
from maestre.server.stack import Stack
from maestre.server.store import Store
from maestre.server.wire import encode

LIMITS: Final = ("guests", "rooms", "links", "requests", "sockets", "frames")
PACE: Final = ",".join(f"{what}=1000000/minute" for what in LIMITS)
MINUTES: Final = 5.5
KILLS: Final = 20
PEOPLE_GAMES: Final = 12
BOT_GAMES: Final = 4
DOWN: Final = 2.0
"""Seconds for which what was killed stays down."""
STALL: Final = 60.0
"""Seconds without an answer after which a game is said to stand still."""


class Blow(msgspec.Struct, frozen=True):
    """Something that was killed or restarted."""

    at: float
    clock: float
    what: str


class Drill:
    """A server of two web nodes, two engines and a bot worker, with games under way."""

    def __init__(self, cluster: Cluster, bus: Nats, folder: Path) -> None:
        self.cluster = cluster
        self.bus = bus
        self.stack = Stack(cluster.url, bus.url, folder)
        self.stack.environment["MAESTRE_PACE"] = PACE
        self.acked: list[Acked] = []
        self.blows: list[Blow] = []
        self.browsers: list[Browser] = []
        self.bot_rooms: list[str] = []
        self.breaches: list[str] = []

    def start(self) -> None:
        """Start every process."""
        for node in ("web0", "web1"):
            self.stack.web(node)
        for engine in ("engine0", "engine1"):
            self.stack.worker(engine, "engine")
        self.stack.worker("bots", "bot")

    @property
    def ports(self) -> tuple[int, int]:
        """Where people come in."""
        return self.stack.processes["web0"].port, self.stack.processes["web1"].port

    # ---------------------------------------------------------------- games

    async def arrange(self, people: int, bots: int) -> None:
        """Begin games: between people at different nodes, of one person with both seats, and against bots."""
        for number in range(people):
            host = await seated(self.ports, number)
            guest = host if number % 3 == 0 else await seated(self.ports, number + 1)
            room = await self._room(host, "battle", mine=[SEATS[0]])
            await guest.post(f"/api/links/{room['link']}/seat", {"seat": SEATS[1], "entropy": ""})
            elsewhere = Person(self.ports, number + 1)
            elsewhere.token = guest.token
            self.browsers += [
                Browser(host, room["id"], SEATS[0], self.acked),
                Browser(elsewhere, room["id"], SEATS[1], self.acked),
            ]
        for number in range(bots):
            await self._against_bot(await seated(self.ports, number))

    async def _against_bot(self, person: Person) -> Browser:
        room = await self._room(person, "learning", mine=[SEATS[0]], bots={SEATS[1]: "doctrine"})
        self.bot_rooms.append(room["id"])
        browser = AgainstBot(person, room["id"], SEATS[0], self.acked)
        self.browsers.append(browser)
        return browser

    async def _room(self, host: Person, scenario: str, **how: Any) -> dict[str, Any]:
        return await host.post("/api/rooms", {"game": "lepanto", "scenario": scenario, **how})

    async def _play(self, browser: Browser, stop: asyncio.Event) -> None:
        """Play a game, and against a bot one after another."""
        try:
            while not stop.is_set():
                await browser.play(stop)
                if not isinstance(browser, AgainstBot) or stop.is_set():
                    return
                browser = await self._against_bot(browser.person)
        except Breach as breach:
            self.breaches.append(str(breach))

    # ---------------------------------------------------------------- blows

    def _blows(self, kills: int, restarts: int) -> Iterator[tuple[str, Callable[[], None]]]:
        """Give what is done to the server, kills in turn and restarts of PostgreSQL among them."""
        webs, engines = cycle(("web0", "web1")), cycle(("engine0", "engine1"))
        kinds = cycle(("web", "engine", "bots", "nats"))
        modes = iter(("fast", "immediate")[:restarts])
        between = kills // (restarts + 1) + 1
        for number in range(1, kills + 1):
            kind = next(kinds)
            name = next(webs) if kind == "web" else next(engines) if kind == "engine" else kind
            part = self.bus if kind == "nats" else self.stack.processes[name]
            yield name, _killed(part)
            if number % between == 0 and (mode := next(modes, "")):
                yield f"postgres {mode}", lambda mode=mode: self.cluster.restart(mode)

    async def run(self, seconds: float, kills: int, restarts: int) -> None:
        """Let people play while the blows fall."""
        stop = asyncio.Event()
        playing = [asyncio.create_task(self._play(browser, stop)) for browser in list(self.browsers)]
        blows = list(self._blows(kills, restarts))
        pause = seconds / (len(blows) + 1)
        for number, (name, blow) in enumerate(blows, 1):
            await asyncio.sleep(pause if number > 1 else min(pause, 5))
            self.blows.append(Blow(time.monotonic(), time.time(), name))
            begun = time.monotonic()
            await asyncio.to_thread(blow)
            print(f"{number:3} {name:20} {len(self.acked):6} acknowledged", flush=True)
            pause = max(0.5, seconds / (len(blows) + 1) - (time.monotonic() - begun))
        await asyncio.sleep(max(pause, 12))
        self.breaches += [
            f"{browser.room} {browser.seat}: has stood still for {int(time.monotonic() - browser.heard)} s"
            for browser in self.browsers
            if not browser.over and time.monotonic() - browser.heard > STALL
        ]
        stop.set()
        await asyncio.gather(*playing)

    # ---------------------------------------------------------------- what must hold

    async def check(self) -> None:
        """Compare what was acknowledged with what is kept, and what is kept with what is shown."""
        store = await Store.connect(self.cluster.url)
        try:
            await self._settle(store.pool)
            await self._check_replies(store.pool)
            socket = await Socket.open(self.ports[0], "")
            for room in dict.fromkeys(browser.room for browser in self.browsers):
                await self._check_game(store, socket, room)
            await socket.close()
        finally:
            await store.close()

    async def _settle(self, pool: asyncpg.Pool) -> None:
        """Wait until the bots have nothing left to do."""
        for _ in range(90):
            if not await pool.fetchval("select count(*) from job where kind = 'bot'"):
                return
            await asyncio.sleep(1)
        self.breaches.append("jobs of bots are left over")

    async def _check_replies(self, pool: asyncpg.Pool) -> None:
        rows = await pool.fetch("select game, reply, count(*) from entry where reply is not null group by 1, 2")
        kept = {(row["game"], row["reply"]): row["count"] for row in rows}
        self.breaches += [f"{key} is kept {times} times" for key, times in kept.items() if times != 1]
        self.breaches += [
            f"{one.room}: {one.reply} was acknowledged and is not kept"
            for one in self.acked
            if (one.room, one.reply) not in kept
        ]

    async def _check_game(self, store: Store, socket: Socket, room: str) -> None:
        """Check one game: no gap, every answer once and in order, and a record that leads to what is shown."""
        rows = await store.pool.fetch("select sequence, reply from entry where game = $1 order by sequence", room)
        sequence = await store.pool.fetchval("select sequence from game where id = $1", room)
        if [row["sequence"] for row in rows] != list(range(sequence)):
            self.breaches.append(f"{room}: its entries have gaps")
        stored = await store.load(room)
        assert stored is not None
        entries = await store.since(room, 0)
        for browser in self.browsers:
            if browser.room == room:
                self._check_said(browser, [e.answer for e in entries if isinstance(e, Said) and e.seat == browser.seat])
        game = find("lepanto")
        played = Table.resume(game, stored.header, None, entries, checked=True)
        quick = Table.resume(game, stored.header, stored.snapshot, stored.entries)
        if played.fingerprint() != quick.fingerprint():
            self.breaches.append(f"{room}: its snapshot is not what its entries lead to")
        await socket.watch(room, SPECTATOR)
        served = await _looked(socket, room)
        meant = msgspec.json.decode(encode(whole(room, played, SPECTATOR)))
        lines = served.pop("lines")
        wrong = [name for name in meant if name != "lines" and served.get(name) != meant[name]]
        if lines and lines != meant["lines"][-len(lines) :]:
            wrong.append("lines")
        if wrong:
            self.breaches.append(f"{room}: what is shown is not what its record leads to: {', '.join(wrong)}")

    def _check_said(self, browser: Browser, kept: list[Any]) -> None:
        """A seat's answers stand as they were said, each once; only the last may be on its way yet."""
        said = [msgspec.json.decode(encode(answer)) for _, answer in browser.said]
        heard = [msgspec.json.decode(encode(answer)) for answer in kept]
        if heard != said[: len(heard)] or len(said) - len(heard) > 1:
            self.breaches.append(
                f"{browser.room} {browser.seat}: {len(said)} answers were said and {len(heard)} kept, or others"
            )

    # ---------------------------------------------------------------- figures

    async def figures(self) -> dict[str, Any]:
        """Give what a reader wants to know."""
        store = await Store.connect(self.cluster.url)
        try:
            bots = await store.pool.fetch(
                "select extract(epoch from at)::float8 as at from entry where reply like 'bot:%' order by at"
            )
            entries = await store.pool.fetchval("select count(*) from entry")
        finally:
            await store.close()
        waits = [wait for blow in self.blows for wait in self._waits(blow)]
        bot_times = [row["at"] for row in bots]
        bot_waits = [
            next((at - blow.clock for at in bot_times if at > blow.clock + DOWN), 0.0)
            for blow in self.blows
            if blow.what == "bots"
        ]
        if not bot_times or (self.blows and bot_times[-1] < self.blows[-1].clock):
            self.breaches.append("no bot has answered since the last kill")
        return {
            "kills": sum(not blow.what.startswith("postgres") for blow in self.blows),
            "postgres_restarts": sum(blow.what.startswith("postgres") for blow in self.blows),
            "games": len({browser.room for browser in self.browsers}),
            "games_against_bots": len(self.bot_rooms),
            "acknowledged": len(self.acked),
            "entries": entries,
            "bot_answers": len(bot_times),
            "reconnects": sum(browser.reconnects for browser in self.browsers),
            "sent_again": sum(browser.resent for browser in self.browsers),
            "s_to_next_acknowledgement_median": round(median(waits), 2) if waits else None,
            "s_to_next_acknowledgement_max": round(max(waits), 2) if waits else None,
            "s_to_next_bot_answer_max": round(max(bot_waits), 2) if bot_waits else None,
            "breaches": len(self.breaches),
        }

    def _waits(self, blow: Blow) -> Iterator[float]:
        """Give for each game between people how long after a blow its next answer was acknowledged."""
        for room in dict.fromkeys(browser.room for browser in self.browsers if browser.room not in self.bot_rooms):
            after = [one.at for one in self.acked if one.room == room and one.at > blow.at]
            if after:
                yield min(after) - blow.at


def _killed(part: Any) -> Callable[[], None]:
    def kill() -> None:
        part.kill()
        time.sleep(DOWN)
        part.start()

    return kill


async def _looked(socket: Socket, room: str) -> Any:
    """Give what a spectator is shown when looking."""
    look = {"is": "call", "id": 1, "call": {"is": "look", "game": room, "seat": SPECTATOR}}
    await socket.connection.send(msgspec.json.encode(look), text=True)
    return (await socket.until("answer")).reply


@contextmanager
def drill() -> Iterator[Drill]:
    """Make a server for a drill, and take it down afterwards."""
    folder = Path(mkdtemp(prefix="maestre-drill-"))
    cluster, bus = Cluster(folder), Nats()
    running = Drill(cluster, bus, folder)
    well = False
    try:
        cluster.start()
        bus.start()
        running.start()
        yield running
        well = not running.breaches
    finally:
        running.stack.stop()
        bus.kill()
        cluster.stop()
        if well:
            shutil.rmtree(folder)
        else:
            print(f"logs stay in {folder}", file=sys.stderr)


async def _run(running: Drill, arguments: argparse.Namespace) -> dict[str, Any]:
    await running.arrange(arguments.people, arguments.bots)
    await running.run(arguments.minutes * 60, arguments.kills, arguments.restarts)
    await running.check()
    return await running.figures()


def main() -> int:
    """Run the drill and say what it showed; a breach is a failure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--restarts", type=int, default=2, choices=range(3), help="of PostgreSQL")
    parser.add_argument("--people", type=int, default=PEOPLE_GAMES, help="games between people")
    parser.add_argument("--bots", type=int, default=BOT_GAMES, help="games against bots")
    arguments = parser.parse_args()
    with drill() as running:
        figures = asyncio.run(_run(running, arguments))
        for breach in running.breaches:
            print(f"BREACH {breach}")
    for name, value in figures.items():
        print(f"{name:36} {value}")
    return 1 if running.breaches else 0


if __name__ == "__main__":
    os.chdir(Path(__file__).parent.parent)
    sys.exit(main())
