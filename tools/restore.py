"""The rehearsal of going back: games of all kinds are played on a PostgreSQL that archives as Compose's does, it dies,
and everything is brought back from the archive as it was at one moment between two answers.

The commands are read from Compose and from the page of backups, and run as they stand there. At the end exactly
the answers before that moment must be there, and every record must lead to what is kept; the last line gives the
figures as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import shutil
import subprocess
import sys
import time
from datetime import datetime
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

import asyncpg
import msgspec
import psycopg

from maestre.play import Game, PlayError, Table, find, installed
from maestre.server.alone.records import LocalBus
from maestre.server.engines.engine import Engine
from maestre.server.postgres.backup import backup, verify
from maestre.server.postgres.store import Store
from maestre.server.wire import Done, Say
from tools.drill.parts import Cluster, free_port

COMPOSE: Final = Path(__file__).parents[1] / "deploy/compose.yaml"
PAGE: Final = Path(__file__).parents[1] / "docs/en/host/backups.md"
SECONDS: Final = 40.0
GAMES: Final = 3
"""How many games of each kind are played."""
TRIES: Final = 50


class Archived(Cluster):
    """A PostgreSQL that archives every change, by the command of Compose."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.archive = folder / "archive"
        for part in (self.archive, self.archive / "wal", self.archive / "base"):
            part.mkdir()
            self.owned(part)
        said: str = msgspec.yaml.decode(COMPOSE.read_bytes())["services"]["postgres"]["command"][-1]
        command = said.removeprefix("archive_command=").replace("/archive/", f"{self.archive}/")
        with (self._folder / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(f"archive_mode = on\narchive_timeout = 300\narchive_command = '{command}'\n")

    def owned(self, path: Path) -> None:
        """Give a folder to whoever runs PostgreSQL."""
        if self._user:
            shutil.chown(path, self._user)

    def base_backup(self) -> Path:
        """Copy the whole cluster while it works, as the page says, and look that every byte of the copy is right."""
        line = re.search(r"sh -ec '(pg_basebackup .*)'$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
        assert line, "the page of backups has the command"
        here = line[1].replace("--username=maestre", f"--username=drill --host=127.0.0.1 --port={self.port}")
        self._shell(here)
        (made,) = (self.archive / "base").iterdir()
        self._run("pg_verifybackup", str(made))
        return made

    def crash(self) -> None:
        """Pull the plug: what is on the disk of PostgreSQL is not looked at again."""
        self._ctl("stop", "-m", "immediate")

    def restored(self, moment: datetime) -> None:
        """Bring everything back as it was at a moment, as the page says."""
        recipe = re.search(r"postgres -e <<'SH'\n(.*?)\nSH\n", PAGE.read_text(encoding="utf-8"), re.DOTALL)
        assert recipe, "the page of backups has the recipe"
        said = re.sub(r"(recovery_target_time = )'[^']*'", rf"\1'{moment.isoformat()}'", recipe[1])
        self._shell(said)
        self.port = free_port()  # the lock of the old one's socket is in the folder yet
        how = f"-p {self.port} -k {self._folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        self._ctl("start", "--timeout=600", "-l", str(self._folder / "log"), "-o", how)
        with psycopg.connect(self.url, autocommit=True) as connection:
            while connection.execute("select pg_is_in_recovery()").fetchone() != (False,):
                time.sleep(0.05)

    def _shell(self, script: str) -> None:
        """Run what a page says for the container of PostgreSQL, in our folders."""
        here = script.replace("/archive/", f"{self.archive}/")
        surroundings = os.environ | {"PGDATA": str(self._folder)}
        subprocess.run(["sh", "-e"], input=here, text=True, check=True, user=self._user, cwd="/", env=surroundings)


class Spoken(msgspec.Struct, frozen=True):
    """An answer: when it was sent, and when it was acknowledged, by the clock of the database's machine."""

    game: str
    reply: str
    sent: float
    acked: float


class Players:
    """People at games of all kinds, who answer by chance as fast as they are heard."""

    def __init__(self, games: dict[str, Game[Any]], store: Store) -> None:
        self.games = games
        self.store = store
        self.engine = Engine(games, store, LocalBus())
        self.spoken: list[Spoken] = []
        self._names = count(1)

    async def begin(self, each: int) -> list[str]:
        """Begin games of every kind."""
        begun = []
        for key, game in self.games.items():
            for number in range(each):
                name = f"{key}-{number}"
                table = Table.new(game, next(iter(game.scenarios)))
                await self.store.create(name, table.header, table.entries, table.waiting())
                begun.append(name)
        return begun

    async def play(self, name: str, stop: asyncio.Event) -> None:
        """Play one game until told to stop, or to its end."""
        chance = random.Random(name)
        while not stop.is_set():
            table = await self.engine.table(name)
            if table.outcome is not None or not table.waiting():
                return
            seat = table.waiting()[0]
            for _, answer in zip(range(TRIES), table.proposals(seat, chance), strict=False):
                if await self._say(name, seat, answer):
                    break
            else:
                return
            await asyncio.sleep(0.02)

    async def _say(self, name: str, seat: str, answer: Any) -> bool:
        reply, sent = f"{name}:{next(self._names)}", time.time()
        try:
            said = await self.engine.answer(Say(name, seat, reply, answer))
        except PlayError:
            return False
        if isinstance(said, Done):
            self.spoken.append(Spoken(name, reply, sent, time.time()))
        return isinstance(said, Done)

    def close(self) -> None:
        """Let go of what the engine holds."""
        self.engine.close()


async def _played(cluster: Archived, seconds: float) -> tuple[datetime, list[Spoken], dict[str, float]]:
    """Play; copy everything a third of the way; choose the moment at two thirds; and play on."""
    games = {key: find(key) for key in installed()}
    store = await Store.connect(cluster.url)
    players = Players(games, store)
    stop = asyncio.Event()
    took: dict[str, float] = {}
    try:
        tasks = [asyncio.create_task(players.play(name, stop)) for name in await players.begin(GAMES)]
        await asyncio.sleep(seconds / 3)
        begun = time.monotonic()
        await asyncio.to_thread(cluster.base_backup)
        took["base_backup_s"] = round(time.monotonic() - begun, 1)
        await asyncio.sleep(seconds / 3)
        moment: datetime = await store.pool.fetchval("select clock_timestamp()")
        await asyncio.sleep(seconds / 3)
        stop.set()
        await asyncio.gather(*tasks)
        await _archived(store.pool)
    finally:
        players.close()
        await store.close()
    return moment, players.spoken, took


async def _archived(pool: asyncpg.Pool) -> None:
    """Close the piece under way, and wait until it is in the archive."""
    name = await pool.fetchval("select pg_walfile_name(pg_switch_wal())")
    for _ in range(600):
        if (await pool.fetchval("select last_archived_wal from pg_stat_archiver") or "") >= name:
            return
        await asyncio.sleep(0.1)
    raise SystemExit("nothing is archived: see the log of PostgreSQL")


def _compared(url: str, moment: datetime, spoken: list[Spoken]) -> tuple[list[str], int]:
    """Compare what is there with what was there at the moment; an answer under way just then may be on either side."""
    with psycopg.connect(url) as connection:
        there = set(connection.execute("select game, reply from entry where reply is not null"))
        late = connection.execute("select count(*) from entry where at > %s", (moment,)).fetchone()
    at = moment.timestamp()
    breaches = [
        f"{one.reply} was acknowledged before and is lost"
        for one in spoken
        if one.acked < at and (one.game, one.reply) not in there
    ]
    breaches += [
        f"{one.reply} was said after and is there" for one in spoken if one.sent > at and (one.game, one.reply) in there
    ]
    breaches += [
        f"{reply} was never acknowledged and is there"
        for game, reply in there - {(one.game, one.reply) for one in spoken}
    ]
    if late != (0,):
        breaches.append(f"{late} entries are later than the moment")
    return breaches, len(there)


def main() -> int:
    """Rehearse, and say how it went."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--seconds", type=float, default=SECONDS)
    seconds = reader.parse_args().seconds
    folder = Path(mkdtemp(prefix="maestre-restore-"))
    cluster = Archived(folder)
    cluster.start()
    try:
        moment, spoken, figures = asyncio.run(_played(cluster, seconds))
        print(f"{len(spoken)} answers are acknowledged; back to {moment.isoformat()}", flush=True)
        cluster.crash()
        begun = time.monotonic()
        cluster.restored(moment)
        figures["restore_s"] = round(time.monotonic() - begun, 1)
        breaches, there = _compared(cluster.url, moment, spoken)
        begun = time.monotonic()
        found = verify(cluster.url, backup(cluster.url, folder / "after.backup"), sample=None)
        figures["verify_s"] = round(time.monotonic() - begun, 1)
        if found.elsewhere:
            breaches.append(f"not played again: {', '.join(found.elsewhere)}")
    finally:
        cluster.stop()
        shutil.rmtree(folder)
    for breach in breaches:
        print(breach)
    archived = {"games": found.games, "replayed": found.replayed, "acknowledged": len(spoken), "back": there}
    print(msgspec.json.encode({**archived, **figures, "breaches": len(breaches)}).decode())
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main())
