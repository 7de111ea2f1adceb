"""Plays many games under invariants, each seed under two values of PYTHONHASHSEED: `make soak [GAME=tercios]`.

With `PART=4` it is a quarter of them. Half of the games are played under one hash seed and half under another, with the
same seeds: their hashes must agree. `make campaigns` plays whole Campaigns of Mistral instead, each from a Year that is
drawn for it: all must end in peace.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from maestre.play import Record, find

MAESTRE = Path(sys.executable).with_name("maestre")
SOAKS = {
    "lepanto": {"random,random": 1000, "veteran,veteran": 100},
    "tercios": {"random,random": 500, "veteran,veteran": 50},
    "aguila": {"random,random": 42, "veteran,veteran": 5},
    "mistral": {"random,random": 13, "veteran,veteran": 4},
}
"""How many games of each battle a pair of agents plays under either hash seed."""
WHOLE = {
    "lepanto": "--seed 1571 --vary stuck_fire --vary gunnery_with_boarding --vary tow_after_drift",
    "tercios": "--seed 1643 --vary blue_army --vary red_army --vary length --vary crops --vary base_front "
    "--vary base_depth --vary charge_correction --vary countercharge_consolidates --vary cautious_bars_friends",
    "aguila": "--seed 1809 --vary blue_army --vary red_army --vary region --vary season --vary landscape "
    "--vary weather --vary table_size --vary stunned_rally --vary charger_tests --vary deployment --vary steadying "
    "--vary quarter_objective --vary after_fire",
    "mistral": "--seed 1744 --vary rerolls --vary open_markers --vary pirate_tie --vary troop_format "
    "--vary combat_dice --vary order_draws --vary named_ships --vary battles --vary british_rank --vary bourbon_rank",
}
"""The whole battle of each game: the armies and what players may agree on are drawn for each.

Of Mistral a whole year, with ranks and the other switches drawn for each.
"""
TABLES = {
    "tercios": ("rio:straight at 36 24 90", "puente:over at 36 24", "bosque:6 at 12 8", "bosque:6 at 60 40"),
    "aguila": ("river:4-straight at 36 24 90", "bridge:over at 36 24", "wood:6x6 at 12 8", "wood:6x6 at 60 40"),
}
"""Tables of the players' own: pieces, each with its inches from the west and the south and its degrees."""
ON_TABLES = "--seed 1700 --vary blue_army --vary red_army"
CAMPAIGNS = {"random,random": 30, "veteran,veteran": 10}
"""How many whole Campaigns of Mistral a pair of agents plays."""
CAMPAIGN = (
    "--seed 1744 --vary rerolls --vary open_markers --vary pirate_tie --vary troop_format --vary combat_dice "
    "--vary order_draws --vary british_rank --vary bourbon_rank --vary first_year"
)
"""What is drawn for each Campaign: how its Battles are fought is not, they go by the charts."""
PEACE = "peace"


def battles(game: str) -> tuple[str, ...]:
    """The battles that are played: of Águila all twelve, of Mistral every year, of other games the first."""
    scenarios = find(game).scenarios
    return {"aguila": scenarios[:-1], "mistral": scenarios[1:-1]}.get(game, scenarios[:1])


def simulate(game: str, scenario: str, agents: str, games: int, hash_seed: int, switches: str = "") -> dict[str, Any]:
    """Play games of a battle under one hash seed, with a game's usual switches or others."""
    drawn = switches or WHOLE[game]
    words = f"simulate {game} --scenario {scenario} --games {games} --agents {agents} {drawn} --check --json"
    done = subprocess.run(
        [str(MAESTRE), *words.split()],
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def own_table(game: str, agents: str, games: int) -> None:
    """Play battles on a table that the players have laid out."""
    lines = [f'game = "{game}"']
    for piece, _, x, y, *facing in (told.split() for told in TABLES[game]):
        lines += ["[[scenery]]", f'piece = "{piece}"', f"x = {x}", f"y = {y}", *(f"facing = {one}" for one in facing)]
    with TemporaryDirectory() as folder:
        file = Path(folder) / "table.toml"
        file.write_text("\n".join(lines), encoding="utf-8")
        found = simulate(game, battles(game)[0], agents, games, 1, f"{ON_TABLES} --option table=@{file}")
    print(
        f"{game}, a table of their own, {agents}: {found['games']} games, {found['decisions']} answers, no error; "
        f"by side {found['by_side']}, draws {found['draws']}; {found['seconds']:.0f} s",
        flush=True,
    )


def campaigns() -> int:
    """Play whole Campaigns of Mistral under invariants, and give how many did not end in peace."""
    at_war = 0
    for agents, games in CAMPAIGNS.items():
        with TemporaryDirectory() as folder:
            found = simulate("mistral", "campaign", agents, games, 1, f"{CAMPAIGN} --records {folder}")
            records = [Record.parse(path.read_bytes()) for path in sorted(Path(folder).iterdir())]
        ends = Counter(one.ending.outcome.reason for one in records if one.ending)
        first = Counter(str(one.header.options["first_year"]) for one in records)
        at_war += games - ends[PEACE]
        print(
            f"mistral, campaign, {agents}: {found['games']} games, {found['decisions']} answers, no error; "
            f"{ends[PEACE]} ended in peace; first years {dict(sorted(first.items()))}; by side {found['by_side']}, "
            f"draws {found['draws']}; hash {found['hash']}; {found['seconds']:.0f} s",
            flush=True,
        )
    return at_war


def main() -> int:
    """Soak a game with all agents, or only those named after it, and say what came of it."""
    differ = 0
    game, *named = sys.argv[1:]
    if game == "campaigns":
        return campaigns()
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
    for agents in (named or SOAKS[game]) if game in TABLES else ():
        own_table(game, agents, -(-SOAKS[game][agents] // (10 * part)))
    return differ


if __name__ == "__main__":
    sys.exit(main())
