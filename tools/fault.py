"""The fault drill: people play all four games through both web nodes while one part of the server after another dies.

PostgreSQL and NATS are our own, made for the drill and thrown away after it. At the end every answer that was
acknowledged must stand in the record, once, and every record must lead to what the server shows. With ``--rolling``
nothing is killed: every part of ours is told to stop and started again, one after another, and nobody may notice.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from tempfile import mkdtemp
from typing import Any, Final

import asyncpg
import msgspec
import uvloop

from maestre.play import SPECTATOR, BadRecord, Record, Table, find, verified
from maestre.play.record import Said
from maestre.server.bench.players import Socket
from maestre.server.engines.audiences import whole
from maestre.server.operating.stack import UNCAPPED, UNPACED, Stack
from maestre.server.postgres.seals import read_keys
from maestre.server.postgres.store import Store
from maestre.server.wire import encode
from tools.drill.parts import Cluster, Nats, kill_pool
from tools.drill.people import Notes
from tools.drill.scripts import SCENARIOS, learn_all
from tools.drill.sittings import Sitting, Sittings

MINUTES: Final = 25.0
KILLS: Final = 100
RESTARTS: Final = 3
SITTINGS: Final = 12
BOT_SITTINGS: Final = 4
DOWN: Final = 2.0
"""Seconds for which what was killed stays down."""
STALL: Final = 60.0
"""Seconds without an answer after which a game is said to stand still."""
ENOUGH: Final = 1000
"""So many acknowledged answers of each game a whole drill must have."""
SCRIPTED: Final = Path(__file__).parent / "scripted"
"""What gives a game the dice that its script knows."""
_KINDS: Final = ("web", "engine", "pool", "bot", "notice", "nats")


class Blow(msgspec.Struct, frozen=True):
    """Something that was killed or restarted."""

    at: float
    clock: float
    what: str


class Drill:
    """A server of two web nodes, two engines, two bot workers and one for notices, with games under way."""

    def __init__(self, cluster: Cluster, bus: Nats, folder: Path, seed: int) -> None:
        self.cluster = cluster
        self.bus = bus
        self.stack = Stack(cluster.url, bus.url, folder)
        self.stack.environment |= {"MAESTRE_PACE": UNPACED, "MAESTRE_CAPS": UNCAPPED}
        self.stack.environment["PYTHONPATH"] = str(SCRIPTED)
        self.chance = Random(seed)
        self.notes = Notes()
        self.blows: list[Blow] = []
        self.sittings = Sittings(self.notes)
        self.breaches: list[str] = []

    def start(self) -> None:
        """Start every process."""
        for node in ("web0", "web1"):
            self.stack.web(node)
        for name in ("engine0", "engine1", "bot0", "bot1", "notice0"):
            self.stack.worker(name, name[:-1])

    @property
    def ports(self) -> tuple[int, int]:
        """Where people come in."""
        return self.stack.processes["web0"].port, self.stack.processes["web1"].port

    # ---------------------------------------------------------------- blows

    def _blows(self, kills: int, restarts: int) -> Iterator[tuple[str, Callable[[], None]]]:
        """Give what is done to the server: each kind as often as any other, in any order, PostgreSQL at times."""
        kinds = [_KINDS[number % len(_KINDS)] for number in range(kills)]
        self.chance.shuffle(kinds)
        between = kills // (restarts + 1) + 1
        for number, kind in enumerate(kinds, 1):
            if kind == "pool":
                yield "pool", self._kill_pool
            else:
                names = [name for name in self.stack.processes if name.startswith(kind)]
                name = "nats" if kind == "nats" else self.chance.choice(names)
                yield name, _killed(self.bus if kind == "nats" else self.stack.processes[name])
            if restarts and number % between == 0:
                mode = ("fast", "immediate")[number // between % 2]
                yield f"postgres {mode}", partial(self.cluster.restart, mode)

    def _kill_pool(self) -> None:
        """Kill one of the processes in which an engine answers questions; it must come back by itself."""
        engine = self.stack.processes[self.chance.choice(("engine0", "engine1"))]
        if not kill_pool(engine.pid, self.chance):
            self.breaches.append("an engine has no process for questions left")

    async def run(self, seconds: float, kills: int, restarts: int) -> None:
        """Let people play while the blows fall, at moments of no order."""
        stop = asyncio.Event()
        playing = asyncio.create_task(self.sittings.play(stop))
        blows = list(self._blows(kills, restarts))
        moments = sorted(self.chance.uniform(5, seconds - 15) for _ in blows)
        begun = time.monotonic()
        for number, ((name, blow), moment) in enumerate(zip(blows, moments, strict=True), 1):
            await asyncio.sleep(max(0.2, begun + moment - time.monotonic()))
            self.blows.append(Blow(time.monotonic(), time.time(), name))
            await asyncio.to_thread(blow)
            print(f"{number:3} {name:20} {len(self.notes.acked):6} acknowledged", flush=True)
        await asyncio.sleep(max(12.0, begun + seconds - time.monotonic()))
        self.breaches += self.sittings.still(STALL)
        stop.set()
        await playing

    async def roll(self, rounds: int) -> None:
        """Let people play while every part of ours is told to stop and started again, one after another."""
        stop = asyncio.Event()
        playing = asyncio.create_task(self.sittings.play(stop))
        await asyncio.sleep(10)
        for _ in range(rounds):
            for name, process in self.stack.processes.items():
                self.blows.append(Blow(time.monotonic(), time.time(), name))
                await asyncio.to_thread(process.stop)
                await asyncio.to_thread(process.start)
                await asyncio.sleep(2)
                print(f"    {name:20} {len(self.notes.acked):6} acknowledged", flush=True)
        await asyncio.sleep(5)
        stop.set()
        await playing
        slow = sorted(one.took for one in self.notes.acked)
        self.breaches += [fault.what for fault in self.notes.faults]
        if slow[int(len(slow) * 0.99)] > 1:
            self.breaches.append("p99 is above 1 s")
        if slow[-1] > 3:
            self.breaches.append(f"the slowest answer took {slow[-1]:.1f} s")

    # ---------------------------------------------------------------- what must hold

    async def check(self) -> None:
        """Compare what was acknowledged with what is kept, and what is kept with what is shown."""
        self.breaches += self.sittings.breaches
        keys = read_keys(self.stack.environment["MAESTRE_SEED_KEYS"])
        store = await Store.connect(self.cluster.url, keys=keys)
        try:
            await self._settle(store.pool)
            await self._check_replies(store.pool)
            for room, game in self.sittings.rooms.items():
                await self._check_game(store, room, game)
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
            for one in self.notes.acked
            if (one.room, one.reply) not in kept
        ]

    async def _check_game(self, store: Store, room: str, key: str) -> None:
        """Check one game: no gap, every answer once and in order, and a record that leads to what is shown."""
        rows = await store.pool.fetch("select sequence, reply from entry where game = $1 order by sequence", room)
        sequence = await store.pool.fetchval("select sequence from game where id = $1", room)
        if [row["sequence"] for row in rows] != list(range(sequence or 0)):
            self.breaches.append(f"{room}: its entries have gaps")
        stored = await store.load(room)
        if stored is None:
            self.breaches.append(f"{room}: is not kept at all")
            return
        entries = await store.since(room, 0)
        for browser in self.sittings.at(room):
            kept = [e.answer for e in entries if isinstance(e, Said) and e.seat == browser.seat and not e.standing]
            self._check_said(f"{room} {browser.seat}", browser.said, kept)
        game = find(key)
        played = Table.resume(game, stored.header, None, entries, checked=True)
        quick = Table.resume(game, stored.header, stored.snapshot, stored.entries)
        if played.fingerprint() != quick.fingerprint():
            self.breaches.append(f"{room}: its snapshot is not what its entries lead to")
        await self._check_shown(room, played)
        written = await store.record(room)
        if written is not None:
            try:
                verified(game, Record.parse(written))
            except BadRecord as error:
                self.breaches.append(f"{room}: its record does not hold: {error.message}")

    async def _check_shown(self, room: str, played: Table[Any]) -> None:
        """Compare what is shown with the table; a log that begins at a snapshot lacks the throws just before it."""
        socket = await Socket.open(self.ports[0], "")
        await socket.watch(room, SPECTATOR)
        served = await _looked(socket, room)
        await socket.close()
        meant = msgspec.json.decode(encode(whole(room, played, SPECTATOR)))
        lines = served.pop("lines")
        wrong = [name for name in meant if name != "lines" and served.get(name) != meant[name]]
        known = meant["lines"][-len(lines) :]
        if lines and (lines[1:] != known[1:] or lines[0]["message"] != known[0]["message"]):
            wrong.append("lines")
        if wrong:
            game = played.game.key
            self.breaches.append(f"{game} {room}: what is shown is not what its record leads to: {', '.join(wrong)}")

    def _check_said(self, who: str, wanted: list[tuple[str, Any]], kept: list[Any]) -> None:
        """A seat's answers stand as they were said, each once; only the last may be on its way yet."""
        said = [msgspec.json.decode(encode(answer)) for _, answer in wanted]
        heard = [msgspec.json.decode(encode(answer)) for answer in kept]
        if heard != said[: len(heard)] or len(said) - len(heard) > 1:
            self.breaches.append(f"{who}: {len(said)} answers were said and {len(heard)} kept, or others")

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
        if not bot_times or (self.blows and bot_times[-1] < self.blows[-1].clock):
            self.breaches.append("no bot has answered since the last kill")
        took = sorted(one.took for one in self.notes.acked)
        return {
            "kills": sum(not blow.what.startswith("postgres") for blow in self.blows),
            "kills_by_part": dict(Counter(blow.what.rstrip("01") for blow in self.blows)),
            "postgres_restarts": sum(blow.what.startswith("postgres") for blow in self.blows),
            "games": len(self.sittings.rooms),
            "acknowledged": len(self.notes.acked),
            "acknowledged_by_game": dict(Counter(one.game for one in self.notes.acked)),
            "entries": entries,
            "bot_answers": len(bot_times),
            "reconnects": self.notes.reconnects,
            "sent_again": self.notes.resent,
            "ms_median_p99_max": [round(1000 * took[int(len(took) * part)]) for part in (0.5, 0.99, 0.99999)],
            "s_to_next_acknowledgement_median": round(median(waits), 2) if waits else None,
            "s_to_next_acknowledgement_max": round(max(waits), 2) if waits else None,
            "breaches": len(self.breaches),
        }

    def _waits(self, blow: Blow) -> Iterator[float]:
        """Give for each game how long after a blow its next answer was acknowledged, where it went on."""
        first: dict[str, float] = {}
        before: dict[str, float] = {}
        for one in self.notes.acked:
            (first.setdefault if one.at > blow.at else before.__setitem__)(one.room, one.at)
        yield from (at - blow.at for room, at in first.items() if room in before)


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
def drill(seed: int) -> Iterator[Drill]:
    """Make a server for a drill, and take it down afterwards."""
    folder = Path(mkdtemp(prefix="maestre-drill-"))
    cluster, bus = Cluster(folder), Nats()
    running = Drill(cluster, bus, folder, seed)
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
    scripts = learn_all(2)
    for number in range(arguments.sittings):
        await running.sittings.add(Sitting.between(running.ports, number, scripts))
    for number in range(arguments.bots):
        await running.sittings.add(Sitting.against_bot(running.ports, number, scripts))
    if arguments.rolling:
        await running.roll(arguments.rolling)
    else:
        await running.run(arguments.minutes * 60, arguments.kills, arguments.restarts)
    await running.check()
    figures = await running.figures()
    few = [game for game in SCENARIOS if figures["acknowledged_by_game"].get(game, 0) < arguments.enough]
    running.breaches += [f"{game}: fewer than {arguments.enough} answers were acknowledged" for game in few]
    return figures | {"breaches": len(running.breaches)}


def main() -> int:
    """Run the drill and say what it showed; a breach is a failure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--restarts", type=int, default=RESTARTS, help="of PostgreSQL")
    parser.add_argument("--sittings", type=int, default=SITTINGS, help="of two people who play one game after another")
    parser.add_argument("--bots", type=int, default=BOT_SITTINGS, help="sittings of one person against a bot")
    parser.add_argument("--rolling", type=int, default=0, help="restart every part so many times instead, by SIGTERM")
    parser.add_argument("--enough", type=int, default=ENOUGH, help="answers of each game that must be acknowledged")
    parser.add_argument("--seed", type=int, default=1571)
    arguments = parser.parse_args()
    with drill(arguments.seed) as running:
        figures = uvloop.run(_run(running, arguments))
        for breach in running.breaches[:100]:
            print(f"BREACH {breach}")
    for name, value in figures.items():
        print(f"{name:36} {value}")
    return 1 if running.breaches else 0


if __name__ == "__main__":
    os.chdir(Path(__file__).parent.parent)
    sys.exit(main())
