"""Plays many games under invariants, each seed under two values of PYTHONHASHSEED: `make soak`.

Half of the games are played under one hash seed and half under another, with the same seeds: their hashes must agree.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

MAESTRE = Path(sys.executable).with_name("maestre")
SOAKS = {"random,random": 1000, "doctrine,doctrine": 100}


def simulate(agents: str, games: int, hash_seed: int) -> dict[str, Any]:
    """Play games of the whole battle under one hash seed."""
    words = f"simulate lepanto --games {games} --agents {agents} --seed 1571 --check --json"
    done = subprocess.run(
        [str(MAESTRE), *words.split()],
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        check=True,
        capture_output=True,
        text=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> int:
    """Soak all, or only the agents named on the command line, and say what came of it."""
    differ = 0
    for agents in sys.argv[1:] or SOAKS:
        one, two = (simulate(agents, SOAKS[agents], hash_seed) for hash_seed in (1, 2))
        same = one["hash"] == two["hash"]
        differ += not same
        print(
            f"{agents}: {one['games'] + two['games']} games, {one['decisions'] + two['decisions']} answers, no error; "
            f"by side {one['by_side']}, draws {one['draws']}; hash {one['hash']} under PYTHONHASHSEED 1, "
            f"{'the same' if same else two['hash']} under 2; {one['seconds'] + two['seconds']:.0f} s",
            flush=True,
        )
    return differ


if __name__ == "__main__":
    sys.exit(main())
