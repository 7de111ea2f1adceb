"""The upgrade of the books' games, with the code of a former commit as the old worker.

Games of Tercios, Águila and Mistral are begun and played on by bots of the old code. Where they stand, `maestre carry`
of the code as it is takes over what comes to the same; then workers of both play all to their ends, and each record is
verified by the code whose rules it has. Usage: ``python -m tools.upgrading.running [COMMIT [GAME …]]``; the last line
is JSON.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tarfile
import time
from collections import Counter
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
import nats

from maestre.play import find
from maestre.server.natsbus import NatsEngines
from maestre.server.operating.stack import Stack, new_database
from maestre.server.postgres.seals import read_keys
from maestre.server.postgres.store import Store
from maestre.server.wire import Done, Open, Reply

POSTGRES: Final = os.environ.get("MAESTRE_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432")
NATS: Final = os.environ.get("MAESTRE_TEST_NATS", "nats://127.0.0.1:4222")
ROOT: Final = Path(__file__).parents[2]
BEFORE: Final = "80edfbe"
"""The last commit under the first version of every game's rules."""
GAMES: Final = ("tercios", "aguila", "mistral")
EACH: Final = 20
"""How many games of each run when the new code comes."""
SPARE: Final = {"tercios": 4, "aguila": 30, "mistral": 4}
"""How many more are begun, since some may be over by then: battles of Águila are short."""
AGENTS: Final = ("random", "doctrine")
"""By the names that the old code knows."""
UNDER_WAY: Final = 45.0
"""Seconds for which the old workers play."""
PATIENCE: Final = 3600.0

_reply = msgspec.json.Decoder(Reply).decode


class Upgrade:
    """Both versions of the code over one database."""

    def __init__(self, database: str, folder: Path, commit: str, games: tuple[str, ...]) -> None:
        self.commit = commit
        self.games = games
        old = folder / "old"
        archive = subprocess.run(("git", "archive", commit, "src"), cwd=ROOT, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=BytesIO(archive)) as files:
            files.extractall(old, filter="data")
        self.old = Stack(database, NATS, folder)
        self.new = Stack(database, NATS, folder, self.old.environment["MAESTRE_REALM"])
        self.new.environment["MAESTRE_SEED_KEYS"] = self.old.environment["MAESTRE_SEED_KEYS"]
        for stack, source in ((self.old, old / "src"), (self.new, ROOT / "src")):
            stack.environment |= {"PYTHONPATH": str(source)}

    def known(self) -> dict[str, dict[str, Any]]:
        """Ask the old code for its games, with the versions of their rules and their scenarios."""
        said = self.command(self.old, "games", "--json")
        return {game["game"]: game for game in json.loads(said.stdout)["games"]}

    def command(self, stack: Stack, *words: str) -> subprocess.CompletedProcess[bytes]:
        """Run a command of one version."""
        return subprocess.run(
            (sys.executable, "-m", "maestre", *words), env=stack.environment, capture_output=True, check=False
        )

    def stop(self) -> None:
        """End all processes."""
        self.old.stop()
        self.new.stop()


async def begin(upgrade: Upgrade, known: dict[str, dict[str, Any]]) -> None:
    """Begin games of every scenario under the old rules, some by chance and some by doctrine."""
    client = await nats.connect(NATS)
    engines = NatsEngines(client, upgrade.old.environment["MAESTRE_REALM"])
    for key in upgrade.games:
        seats, scenarios, rules = (known[key][name] for name in ("seats", "scenarios", "rules"))
        for number in range(EACH + SPARE.get(key, 4)):
            scenario = scenarios[number % len(scenarios)]
            holders = {seat: f"bot:{AGENTS[(number + place) % 2]}" for place, seat in enumerate(seats)}
            reply = _reply(await engines.call(key, rules, Open(f"{key}{number}", key, scenario, {}, holders)))
            assert isinstance(reply, Done), reply
    await client.close()


async def upgraded(upgrade: Upgrade, store: Store) -> dict[str, Any]:
    """Play across the upgrade, and say what came of it."""
    began, games = time.monotonic(), upgrade.games
    known = upgrade.known()
    rules = {key: game["rules"] for key, game in known.items()}
    breaches = [f"{key} has the same rules in both" for key in games if rules[key] == find(key).rules]
    await asyncio.to_thread(upgrade.old.worker, "old-engine", "engine")
    await begin(upgrade, known)
    for name in ("old-bot0", "old-bot1"):
        await asyncio.to_thread(upgrade.old.worker, name, "engine,bot")
    await asyncio.sleep(UNDER_WAY)
    for name in ("old-bot0", "old-bot1"):
        await asyncio.to_thread(upgrade.old.processes[name].stop)
    rows = await store.pool.fetch("select key, sequence from game where not over")
    running = Counter(row["key"] for row in rows)
    entries = {key: [row["sequence"] for row in rows if row["key"] == key] for key in games}
    breaches += [f"only {running[key]} games of {key} are under way" for key in games if running[key] < EACH]
    await asyncio.to_thread(upgrade.new.worker, "new-engine", "engine")
    carried = await asyncio.to_thread(upgrade.command, upgrade.new, "carry", "--json")
    if carried.returncode not in {0, 1} or not carried.stdout:
        raise RuntimeError(carried.stderr.decode())
    fates = json.loads(carried.stdout)["games"]
    await asyncio.to_thread(upgrade.old.worker, "old-bot2", "engine,bot")
    await asyncio.to_thread(upgrade.new.worker, "new-bot0", "engine,bot")
    until = time.monotonic() + PATIENCE
    while await store.pool.fetchval("select count(*) from game where not over") and time.monotonic() < until:
        await asyncio.sleep(1)
    verified = await verify(upgrade, store, breaches)
    return {
        "commit": upgrade.commit,
        "rules": {key: [rules[key], find(key).rules] for key in games},
        "running": {key: running[key] for key in games},
        "entries_at_the_upgrade": {key: [min(each), max(each)] for key, each in entries.items() if each},
        "carried": dict(Counter(one["game"] for one in fates if one["carried"])),
        "left": dict(Counter(one["game"] for one in fates if not one["carried"])),
        "reasons": dict(Counter(one["reason"] for one in fates if not one["carried"])),
        "verified": verified,
        "breaches": breaches,
        "seconds": round(time.monotonic() - began),
    }


async def verify(upgrade: Upgrade, store: Store, breaches: list[str]) -> dict[str, int]:
    """Verify each game's record by the code whose rules it has."""
    found = Counter[str]()
    for row in await store.pool.fetch("select id, key, rules, over from game order by id"):
        record = await store.record(row["id"]) if row["over"] else None
        if record is None:
            breaches.append(f"{row['id']} is not over")
            continue
        file = upgrade.old.folder / f"{row['id']}.jsonl"
        file.write_bytes(record)
        stack = upgrade.new if row["rules"] == find(row["key"]).rules else upgrade.old
        done = await asyncio.to_thread(upgrade.command, stack, "verify", str(file))
        if done.returncode:
            breaches.append(f"{row['id']} under rules {row['rules']}: {done.stdout.decode()} {done.stderr.decode()}")
        else:
            found[f"{row['key']} {row['rules']}"] += 1
    return dict(sorted(found.items()))


async def main(commit: str = BEFORE, *games: str) -> int:
    """Upgrade, and say what came of it."""
    with TemporaryDirectory() as folder, new_database(f"{POSTGRES}/test") as database:
        upgrade = Upgrade(database, Path(folder), commit, games or GAMES)
        store = await Store.connect(database, keys=read_keys(upgrade.old.environment["MAESTRE_SEED_KEYS"]))
        try:
            found = await upgraded(upgrade, store)
        finally:
            await asyncio.to_thread(upgrade.stop)
            await store.close()
    print(json.dumps(found, ensure_ascii=False))
    return bool(found["breaches"])


if __name__ == "__main__":
    sys.exit(asyncio.run(main(*sys.argv[1:])))
