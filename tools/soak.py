"""Plays many games under invariants, each seed under two values of PYTHONHASHSEED: `make soak [GAME=tercios]`.

With `PART=4` it is a quarter of them. Half of the games are played under one hash seed and half under another, with the
same seeds: their hashes must agree.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

from maestre.play import find

MAESTRE = Path(sys.executable).with_name("maestre")
SOAKS = {
    "lepanto": {"random,random": 1000, "doctrine,doctrine": 100},
    "tercios": {"random,random": 500, "doctrine,doctrine": 50},
    "aguila": {"random,random": 42, "doctrine,doctrine": 5},
    "mistral": {"random,random": 100, "doctrine,doctrine": 25},
}
"""How many games of each battle a pair of agents plays under either hash seed."""
WHOLE = {
    "lepanto": "--seed 1571",
    "tercios": "--seed 1643 --vary blue_army --vary red_army",
    "aguila": "--seed 1809 --vary blue_army --vary red_army --vary region --vary season --vary landscape "
    "--vary weather --vary table_size",
    "mistral": "--seed 1744 --vary rerolls --vary open_markers --vary pirate_tie --vary troop_format "
    "--vary combat_dice --vary order_draws --vary british_rank --vary bourbon_rank",
}
"""The whole battle of each game: of Tercios between armies drawn for each, of Águila on drawn tables too.

Of Mistral a whole year, with ranks and the other switches drawn for each.
"""


def battles(game: str) -> tuple[str, ...]:
    """The battles that are played: of Águila all twelve of the book, of Mistral the year, of other games the first."""
    scenarios = find(game).scenarios
    return {"aguila": scenarios[:-1], "mistral": scenarios[1:]}.get(game, scenarios[:1])


def simulate(game: str, scenario: str, agents: str, games: int, hash_seed: int) -> dict[str, Any]:
    """Play games of a battle under one hash seed."""
    words = f"simulate {game} --scenario {scenario} --games {games} --agents {agents} {WHOLE[game]} --check --json"
    done = subprocess.run(
        [str(MAESTRE), *words.split()],
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> int:
    """Soak a game with all agents, or only those named after it, and say what came of it."""
    differ = 0
    game, *named = sys.argv[1:]
    part = int(os.environ.get("PART") or 1)
    for agents, scenario in product(named or SOAKS[game], battles(game)):
        one, two = (
            simulate(game, scenario, agents, -(-SOAKS[game][agents] // part), hash_seed) for hash_seed in (1, 2)
        )
        same = one["hash"] == two["hash"]
        differ += not same
        print(
            f"{game}, {scenario}, {agents}: {one['games'] + two['games']} games, "
            f"{one['decisions'] + two['decisions']} answers, no error; "
            f"by side {one['by_side']}, draws {one['draws']}; hash {one['hash']} under PYTHONHASHSEED 1, "
            f"{'the same' if same else two['hash']} under 2; {one['seconds'] + two['seconds']:.0f} s",
            flush=True,
        )
    return differ


if __name__ == "__main__":
    sys.exit(main())
