"""Weighs the signs of a game's positions by finished games: `python -m tools.evaluations GAME [games [seed]]`.

Veterans and recruits play all scenarios with drawn armies, on seeds that no league uses. At the beginning of every turn
the signs are noted; logistic regression on what became of the games weighs them. Every fifth game is held out: how
well the chances fit it is printed, and the weights are written to the game's `evaluation.toml`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from math import log
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from maestre.lab.match import drawn_options, seed_of
from maestre.opponents import Player, agent
from maestre.opponents.agents import RECRUIT, VETERAN, doctrine_of
from maestre.opponents.evaluation import FILE, SIDE, share
from maestre.play import Game, Table, find, view

SEED: Final = 1_000_000
"""The seeds of leagues are smaller."""
RIDGE: Final = 5.0
"""How much a weight costs that is far from nought: signs that tell nothing get none, and turns of a game are alike."""
HELD_OUT: Final = 5
BANDS: Final = 5
ROOT: Final = Path(__file__).parents[1]
Floats = NDArray[np.float64]


class Noted(NamedTuple):
    """The signs at the beginning of a turn, the game it was in, and what became of that for the first seat."""

    number: int
    signs: dict[str, float]
    became: float


def played(game: Game[Any], number: int, seed: int) -> Iterator[Noted]:
    """Play a game, and note its turns."""
    key = seed_of(seed, number)
    scenarios = [one for one in game.scenarios if one != "campaign"]
    scenario = scenarios[number % len(scenarios)]
    table = Table.new(game, scenario, options=drawn_options(game, game.drawn, key), seed=key)
    weaker = RECRUIT if doctrine_of(game).mistakes else VETERAN
    names = ((VETERAN, VETERAN), (VETERAN, weaker), (VETERAN, VETERAN), (weaker, VETERAN))[number // 3 % 4]
    players = {
        seat: Player(agent(name, game), f"{seed}/{number}/{seat}") for seat, name in zip(game.seats, names, strict=True)
    }
    signs = import_module(f"{game.package}.doctrine.signs").signs
    found: list[dict[str, float]] = []
    turn = -1
    while waiting := table.waiting():
        if game.turn(table.state) != turn:
            turn = game.turn(table.state)
            found.append({SIDE: 1.0} | signs(table.state))
        table.say(waiting[0], players[waiting[0]].answer(view(table, waiting[0])))
    assert table.outcome is not None
    became = share(table.outcome, game.seats[0])
    return (Noted(number, signs, became) for signs in found)


def fitted(rows: Floats, became: Floats) -> Floats:
    """Weigh signs by logistic regression, with a penalty for large weights (Newton's steps)."""
    weights = np.zeros(rows.shape[1])
    for _ in range(50):
        chance = 1 / (1 + np.exp(-np.clip(rows @ weights, -30, 30)))
        slope = rows.T @ (became - chance) - RIDGE * weights
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-8:
            break
    return weights


def loss(chance: Floats, became: Floats) -> float:
    """Give the mean logarithmic loss: a coin has 0.69."""
    sure = np.clip(chance, 1e-6, 1 - 1e-6)
    return float(-np.mean(became * np.log(sure) + (1 - became) * np.log(1 - sure)))


def bands(chance: Floats, became: Floats) -> list[dict[str, float]]:
    """Say how often the first seat won, for each band of chances."""
    found = []
    for low in range(BANDS):
        inside = (chance >= low / BANDS) & ((chance < (low + 1) / BANDS) | (low == BANDS - 1))
        if inside.any():
            told = {"from": low / BANDS, "to": (low + 1) / BANDS, "positions": int(inside.sum())}
            told |= {"said": round(float(chance[inside].mean()), 3), "won": round(float(became[inside].mean()), 3)}
            found.append(told)
    return found


def main() -> int:
    key, *rest = sys.argv[1:]
    games, seed = (int(word) for word in (*rest, *("100", str(SEED))[len(rest) :]))
    game = find(key)
    notes: list[Noted] = []
    for number in range(games):
        notes += played(game, number, seed)
        print(f"{number + 1} of {games} games", file=sys.stderr, flush=True)
    names = sorted({name for one in notes for name in one.signs})
    rows = np.array([[one.signs.get(name, 0.0) for name in names] for one in notes])
    became = np.array([one.became for one in notes])
    held = np.array([one.number % HELD_OUT == HELD_OUT - 1 for one in notes])
    weights = fitted(rows[~held], became[~held])
    chance = 1 / (1 + np.exp(-np.clip(rows[held] @ weights, -30, 30)))
    told = {
        "game": key,
        "games": games,
        "seed": seed,
        "positions": len(notes),
        "held_out_positions": int(held.sum()),
        "held_out_loss": round(loss(chance, became[held]), 4),
        "coin": round(log(2), 4),
        "bands": bands(chance, became[held]),
    }
    write(game, dict(zip(names, fitted(rows, became), strict=True)), told)
    print(json.dumps(told, indent=2))
    return 0


def write(game: Game[Any], weights: dict[str, float], told: dict[str, Any]) -> None:
    """Write the weights down beside where they come from."""
    lines = [
        "# How much each sign of a position says, as finished games teach; `make evaluations` writes it.",
        "",
        f"games = {told['games']}",
        f"seed = {told['seed']}",
        f"held_out_loss = {told['held_out_loss']} # a coin has {told['coin']}",
        "",
        "[weights]",
        *(f"{json.dumps(name)} = {weight:.4f}" for name, weight in weights.items()),
    ]
    file = ROOT / "src" / Path(*game.package.split(".")) / FILE
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
