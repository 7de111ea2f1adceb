"""A study on two raylets, one of which is killed twice: `python -m tools.raylets [games]` (`make raylets`).

A head without workers and two raylets of one worker each are started on this machine, and `maestre lab run --on ray`
plays 500 games on them. A raylet is killed while it plays and another started in its place, twice. The tables must be
those of one bare process, byte for byte, with every game in them once.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Final

from maestre.lab.studies import Design, Folder, run_study
from maestre.lab.studies.folder import GAMES_FILE, LOSSES_FILE

GAMES: Final = 500
KILLS: Final = (0.2, 0.5)
"""After which parts of the games a raylet is killed."""
PATIENCE: Final = 1200
HERE: Final = {"node_ip_address": "127.0.0.1"}
TEXT: Final = """game = "lepanto"
scenario = "learning"
agents = ["veteran", "recruit"]
games = {games}
seed = 5
"""


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token_hex(32), "RAY_USAGE_STATS_ENABLED": "0"}
    from ray.cluster_utils import Cluster

    text = TEXT.format(games=games)
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "study.toml").write_text(text, encoding="utf-8")
        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False} | HERE)
        raylets = [cluster.add_node(num_cpus=1, **HERE) for _ in range(2)]
        words = (sys.executable, "-m", "maestre", "lab", "run", str(folder / "study.toml"))
        start = time.monotonic()
        driver = subprocess.Popen(
            [*words, "--folder", str(folder / "ray"), "--on", "ray", "--address", cluster.address, "--workers", "2"]
        )
        there = Folder(folder / "ray")
        for part in KILLS:
            while driver.poll() is None and played(there) < part * games and time.monotonic() - start < PATIENCE:
                time.sleep(0.2)
            assert driver.poll() is None, "it was over before a raylet could be killed"
            before = played(there)
            cluster.remove_node(raylets.pop(), allow_graceful=False)
            print(f"a raylet was killed after {before} games", flush=True)
            raylets.append(cluster.add_node(num_cpus=1, **HERE))
        assert driver.wait(PATIENCE) == 0, "the study did not end well"
        seconds = time.monotonic() - start
        cluster.shutdown()
        rows = there.rows()
        assert [row.number for row in rows] == list(range(games)), "every game is there once"
        run_study(Design.read(text), text, Folder(folder / "bare"))
        same = all(
            (folder / "ray" / table).read_bytes() == (folder / "bare" / table).read_bytes()
            for table in (GAMES_FILE, LOSSES_FILE)
        )
        print(f"{len(rows)} games in {seconds:.0f} s, a raylet killed {len(KILLS)} times; the same tables: {same}")
    return 0 if same else 1


def played(folder: Folder) -> int:
    """Count the games that have come back."""
    return len(folder.rows()) if folder.path.exists() else 0


if __name__ == "__main__":
    sys.exit(main())
