"""The upgrade rehearsed: two small games change their rules while they are played, with workers of both versions.

A server of the first version is joined by one of the second; web nodes change over, `maestre carry` carries over what
comes to the same, and all games are played to their ends: what was carried over and what began anew on new workers, the
rest on the old one. The database notes who did what. Usage: ``python -m tools.upgrade``; the last line is JSON.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, Union

import asyncpg
import httpx
import msgspec
import websockets

from maestre.play import Ask, Game, Record, questions_of, verified
from maestre.server.operating.stack import UNPACED, Stack, new_database
from maestre.server.postgres.seals import read_keys
from maestre.server.postgres.store import Store
from tests.play.tiny import cards, walk
from tools.upgrading import second

POSTGRES: Final = os.environ.get("MAESTRE_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432")
NATS: Final = os.environ.get("MAESTRE_TEST_NATS", "nats://127.0.0.1:4222")
ROOT: Final = Path(__file__).parents[1]
PATIENCE: Final = 240.0
SEATS: Final = {"cards": ("north", "south"), "walk": ("east", "west")}
SCENARIOS: Final = {"cards": "duel", "walk": "meadow"}
OPTIONS: Final = {"cards": {"lives": 3}, "walk": {"each": 1}}
ALONE: Final = 6
"""Games of each kind in which one person holds both seats."""
AGAINST_BOTS: Final = 4
WAITING: Final = 2
RULES: Final[dict[int, dict[str, Game[Any]]]] = {
    1: {"cards": cards.game, "walk": walk.game},
    2: {"cards": second.cards, "walk": second.walkers},
}
QUESTIONS: Final[Any] = Union[(*questions_of("tests.play.tiny"), *questions_of("tools.upgrading"))]
"""What is asked in either version, to be known again by its name."""
PLUGINS: Final = {
    1: "cards = tests.play.tiny.cards:game\nwalk = tests.play.tiny.walk:game\n",
    2: "cards = tools.upgrading.second:cards\nwalk = tools.upgrading.second:walkers\n",
}
TRACES: Final = (
    "create table trace (what text, game text, rules integer, who text)",
    """
    create function leave_trace() returns trigger language plpgsql as $$ begin
        insert into trace select tg_argv[0], new.game, game.rules, current_setting('application_name')
          from game where game.id = new.game;
        return new;
    end $$
    """,
    "create trigger entry_trace after insert on entry for each row execute function leave_trace('entry')",
    """
    create trigger job_trace after update of attempts on job for each row
      when (new.attempts > old.attempts and new.lane = 'bots') execute function leave_trace('job')
    """,
)

_numbers: Final = count(1)


class Rehearsal:
    """Both versions of a server over one database, and those who play."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database = database
        self.folder = folder
        self.breaches: list[str] = []
        self.old = self._stack(1)
        self.new = self._stack(2, self.old.environment["MAESTRE_REALM"])
        self.new.environment["MAESTRE_SEED_KEYS"] = self.old.environment["MAESTRE_SEED_KEYS"]
        self.url = ""
        self.changed = asyncio.Event()
        self.carried = asyncio.Event()

    def _stack(self, rules: int, realm: str = "") -> Stack:
        """Give a server of one version: its games come as any package's would."""
        plugin = self.folder / f"rules{rules}"
        about = plugin / "small_games-1.0.dist-info"
        about.mkdir(parents=True)
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: small-games\nVersion: 1.0\n", encoding="utf-8")
        (about / "entry_points.txt").write_text(f"[maestre.games]\n{PLUGINS[rules]}", encoding="utf-8")
        found = Stack(f"{self.database}?application_name=rules{rules}", NATS, self.folder, realm)
        found.environment |= {"PYTHONPATH": f"{plugin}{os.pathsep}{ROOT}", "MAESTRE_PACE": UNPACED}
        return found

    async def start(self) -> None:
        """Start the server of the first version."""
        await asyncio.to_thread(self.old.worker, "worker-old0")
        await asyncio.to_thread(self.old.worker, "worker-old1", "engine,bot")
        self.url = await self._web(self.old, "web-old")

    async def _web(self, stack: Stack, name: str) -> str:
        process = await asyncio.to_thread(stack.web, name)
        return f"http://127.0.0.1:{process.port}"

    async def roll(self) -> None:
        """Bring the second version in, send everybody to its web node, and let the old one go; one old worker stays."""
        await asyncio.to_thread(self.new.worker, "worker-new0")
        self.url = await self._web(self.new, "web-new")
        self.changed.set()
        await asyncio.to_thread(self.old.processes["web-old"].stop)
        await asyncio.to_thread(self.old.processes["worker-old0"].stop)
        await asyncio.to_thread(self.new.worker, "worker-new1", "engine,bot")

    async def carry(self, *how: str) -> dict[str, Any]:
        """Run `maestre carry` of the new version."""
        done = await asyncio.to_thread(
            subprocess.run,
            (sys.executable, "-m", "maestre", "carry", "--json", *how),
            env=self.new.environment,
            capture_output=True,
            check=False,
        )
        if done.returncode not in {0, 1}:
            raise RuntimeError(done.stderr.decode())
        found: dict[str, Any] = json.loads(done.stdout)
        if done.returncode != bool(found["left"]):
            self.breaches.append(f"carry ended with {done.returncode} and left {found['left']}")
        return found

    def stop(self) -> None:
        """End all processes."""
        self.old.stop()
        self.new.stop()


class Player:
    """Somebody who plays all their seats of one room, at whichever node is there."""

    def __init__(self, rehearsal: Rehearsal, game: str, hold: int) -> None:
        self.rehearsal = rehearsal
        self.game = game
        self.hold = hold
        """After how many answers they wait for the upgrade."""
        self.room = ""
        self.seats: tuple[str, ...] = ()
        self.answers = 0
        self.link = ""
        self._chance = Random(next(_numbers))
        self._cookies: dict[str, str] = {}
        self._socket: websockets.ClientConnection | None = None
        self._at = ""

    async def ask(self, path: str, **body: Any) -> dict[str, Any]:
        """Make a request."""
        async with httpx.AsyncClient(base_url=self.rehearsal.url, cookies=self._cookies, timeout=30) as client:
            answer = await client.post(path, json=body)
        if answer.status_code >= 400:
            self.rehearsal.breaches.append(f"{path}: {answer.status_code} {answer.text}")
        self._cookies |= dict(answer.cookies)
        found: dict[str, Any] = answer.json()
        return found

    async def come(self) -> None:
        """Come in as a guest."""
        await self.ask("/api/session/guest", name="Ensayo", language="es")

    async def open(self, bots: int, *, waits: bool = False) -> None:
        """Open a room: against bots, with a free seat, or with both seats for oneself."""
        seats = SEATS[self.game]
        self.seats = seats[:1] if bots or waits else seats
        made = await self.ask(
            "/api/rooms",
            game=self.game,
            scenario=SCENARIOS[self.game],
            options=OPTIONS[self.game],
            mine=list(self.seats),
            bots=dict.fromkeys(seats[1:], "random") if bots else {},
        )
        self.room, self.link = made["id"], made["link"]

    async def join(self, link: str, room: str) -> None:
        """Take the free seat of a room."""
        self.room, self.seats = room, SEATS[self.game][1:]
        await self.ask(f"/api/links/{link}/seat", seat=self.seats[0], entropy="")

    async def play(self) -> None:
        """Play to the end; stop for the upgrade where it finds us, but for some who play on."""
        async with asyncio.timeout(PATIENCE):
            while True:
                if self.answers >= self.hold and not self.rehearsal.carried.is_set():
                    await self.rehearsal.carried.wait()
                moved = False
                for seat in self.seats:
                    seen = await self._call(**{"is": "look", "game": self.room, "seat": seat, "since": 1 << 40})
                    if seen["outcome"]:
                        return
                    if seen["ask"]:
                        await self._answer(seat, seen)
                        moved = True
                await asyncio.sleep(0.02 if moved else 0.1)

    async def _answer(self, seat: str, seen: dict[str, Any]) -> None:
        """Answer by chance, from what the seat sees, under the rules that its game has now."""
        game = RULES[seen["header"]["rules"]][self.game]
        asked = Ask.of(seat, msgspec.convert(seen["ask"]["about"], QUESTIONS))
        answer = msgspec.to_builtins(next(asked.proposals(msgspec.convert(seen["state"], game.state), self._chance)))
        reply = f"{seat}{next(_numbers)}"
        said = await self._call(**{"is": "say", "game": self.room, "seat": seat, "reply": reply, "answer": answer})
        self.answers += said["is"] == "done"

    async def _call(self, **call: Any) -> dict[str, Any]:
        """Make a call until it is answered; a refusal is a breach."""
        while True:
            with suppress(OSError, websockets.WebSocketException):
                socket = await self._reach()
                number = next(_numbers)
                await socket.send(msgspec.json.encode({"is": "call", "id": number, "call": call}).decode())
                async for text in socket:
                    frame = msgspec.json.decode(text)
                    if frame.get("id") == number or frame.get("call") == number:
                        reply: dict[str, Any] = frame.get("reply") or frame["problem"]
                        if "error" in reply:
                            self.rehearsal.breaches.append(f"{self.room} {call['is']}: {reply}")
                            return {"is": "refusal", "outcome": None, "ask": None}
                        return reply
            self._socket = None
            await asyncio.sleep(0.05)

    async def _reach(self) -> websockets.ClientConnection:
        """Give a socket to the node where people are served now."""
        if self._socket is not None and self._at != self.rehearsal.url:
            await self._socket.close()
            self._socket = None
        if self._socket is None:
            self._at = self.rehearsal.url
            cookie = {"Cookie": f"maestre={self._cookies['maestre']}"}
            self._socket = await websockets.connect(
                self._at.replace("http", "ws") + "/socket", additional_headers=cookie, max_size=None
            )
        return self._socket

    async def close(self) -> None:
        """Go home."""
        if self._socket is not None:
            await self._socket.close()


async def arrange(rehearsal: Rehearsal) -> tuple[list[Player], list[Player]]:
    """Begin games of the first version, and open rooms that wait for a second player."""
    players, waiting = [], []
    for game in SEATS:
        for number in range(ALONE + AGAINST_BOTS):
            hold = 10_000 if number % 4 == 3 else 2 + number
            player = Player(rehearsal, game, hold)
            await player.come()
            await player.open(bots=int(number >= ALONE))
            players.append(player)
        for _ in range(WAITING):
            player = Player(rehearsal, game, 10_000)
            await player.come()
            await player.open(0, waits=True)
            waiting.append(player)
    return players, waiting


async def rehearse(rehearsal: Rehearsal) -> dict[str, Any]:
    """Play across the upgrade, and give what a reader wants to know."""
    begun = time.monotonic()
    await rehearsal.start()
    players, waiting = await arrange(rehearsal)
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(2)
    await rehearsal.roll()
    dry = await rehearsal.carry("--dry-run")
    carried = await rehearsal.carry()
    rehearsal.carried.set()
    for host in waiting:
        guest = Player(rehearsal, host.game, 10_000)
        await guest.come()
        await guest.join(host.link, host.room)
        playing += [asyncio.create_task(one.play()) for one in (host, guest)]
        players += [host, guest]
    for game in SEATS:
        late = Player(rehearsal, game, 10_000)
        await late.come()
        await late.open(bots=1)
        playing.append(asyncio.create_task(late.play()))
        players.append(late)
    for player, done in zip(players, await asyncio.gather(*playing, return_exceptions=True), strict=True):
        if done is not None:
            rehearsal.breaches.append(f"{player.room} did not end: {done!r}")
        await player.close()
    found = await check(rehearsal, {one.room for one in players}, carried)
    return {**found, "dry_run": dry["carried"], "seconds": round(time.monotonic() - begun, 1)}


async def check(rehearsal: Rehearsal, rooms: set[str], carried: dict[str, Any]) -> dict[str, Any]:
    """Hold what the database has against what must be."""
    store = await Store.connect(rehearsal.database, keys=read_keys(rehearsal.old.environment["MAESTRE_SEED_KEYS"]))
    try:
        await _settle(store.pool)
        rows = await store.pool.fetch("select id, key, rules, waiting from game")
        rules = {row["id"]: row["rules"] for row in rows}
        traces = await store.pool.fetch("select what, rules, who, count(*) from trace group by 1, 2, 3")
        jobs = await store.pool.fetch("select kind, last_error, failures, game from job where lane = 'bots'")
        for row in rows:
            record = await store.record(row["id"])
            if record is None:
                rehearsal.breaches.append(
                    f"{row['id']} is not over: {row['key']} of rules {row['rules']} waits for {row['waiting']}"
                )
            else:
                verified(RULES[row["rules"]][row["key"]], Record.parse(record))
    finally:
        await store.close()
    began = {game["room"] for game in carried["games"] if game["carried"]}
    rehearsal.breaches += [f"{game} was carried over and has rules {rules[game]}" for game in began if rules[game] != 2]
    left = {game["room"]: game["reason"] for game in carried["games"] if not game["carried"]}
    rehearsal.breaches += [f"{game} was left and has rules {rules[game]}" for game in left if rules[game] != 1]
    rehearsal.breaches += [f"{room} is no game" for room in rooms if room not in rules]
    wrong = Counter[str]()
    for what, of, who, many in traces:
        wrong[what] += 0 if who == f"rules{of}" else many
    logs = [path.read_text(encoding="utf-8") for path in rehearsal.folder.glob("*.log")]
    frozen = sum(log.count("a game is frozen") for log in logs)
    failed = sum(log.count("a job failed") + log.count("Traceback") for log in logs)
    bad = {"jobs_by_the_wrong_worker": wrong["job"], "entries_by_the_wrong_worker": wrong["entry"], "frozen": frozen}
    bad |= {"failures": failed, "jobs_left": len(jobs)}
    rehearsal.breaches += [f"{name}: {many}" for name, many in bad.items() if many]
    if not began or not left:
        rehearsal.breaches.append(f"carried over {len(began)}, left {len(left)}: the rehearsal shows only one of both")
    return {
        "games": len(rules),
        "carried_over": len(began),
        "finished_on_old_rules": sum(version == 1 for version in rules.values()),
        "finished_on_new_rules": sum(version == 2 for version in rules.values()),
        "reasons": dict(Counter(left.values())),
        "entries": {f"rules{of} by {who}": many for what, of, who, many in traces if what == "entry"},
        "jobs": {f"rules{of} by {who}": many for what, of, who, many in traces if what == "job"},
        **bad,
    }


async def _settle(pool: asyncpg.Pool) -> None:
    """Wait until the bots have nothing left to do."""
    for _ in range(100):
        if not await pool.fetchval("select count(*) from job where lane = 'bots'"):
            return
        await asyncio.sleep(0.1)


async def main() -> int:
    """Rehearse, and say what came of it."""
    with TemporaryDirectory() as folder, new_database(f"{POSTGRES}/test") as database:
        connection = await asyncpg.connect(database)
        for statement in TRACES:
            await connection.execute(statement)
        await connection.close()
        rehearsal = Rehearsal(database, Path(folder))
        try:
            found = await rehearse(rehearsal)
        finally:
            await asyncio.to_thread(rehearsal.stop)
    for breach in rehearsal.breaches:
        print(f"breach: {breach}")
    print(json.dumps({**found, "breaches": len(rehearsal.breaches)}))
    return 1 if rehearsal.breaches else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
