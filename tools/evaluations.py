"""Weighs the signs of a game's positions by finished games: `python -m tools.evaluations GAME [games [seed]]`.

Veterans and recruits play all scenarios with drawn armies, on seeds that no league uses, on both cores. The signs are
noted at the beginning of every turn, in `build/evaluations`, so that a study goes on where it stopped. Logistic
regression on what became of the games weighs them. Every fifth of the games is held out in turn: how well the chances
fit games that they were not weighed by is printed, and the weights are written to the game's `evaluation.toml`. It is
printed, too, what the first side comes to in each scenario where veterans play both.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from math import log
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from maestre.lab.match import drawn_options, seed_of
from maestre.lab.statistics import wilson
from maestre.opponents import Player, agent
from maestre.opponents.agents import RECRUIT, VETERAN, doctrine_of
from maestre.opponents.evaluation import FILE, SIDE, share
from maestre.play import Game, Table, find, view

SEED: Final = 1_000_000
"""The seeds of leagues are smaller."""
RIDGES: Final = (2.0, 5.0, 15.0, 50.0, 150.0, 500.0)
"""How much a weight may cost that is far from nought: signs that tell nothing get none, and turns are alike."""
FOLDS: Final = 5
"""Into so many parts games are dealt, of which one is held out."""
CORES: Final = 2
BANDS: Final = 5
ROOT: Final = Path(__file__).parents[1]
Floats = NDArray[np.float64]


class Noted(NamedTuple):
    """A game: the signs at the beginning of each of its turns, and what became of it for the first seat."""

    number: int
    became: float
    signs: list[dict[str, float]]


class Study(NamedTuple):
    """Positions as rows of signs, the game that each is of, and what became of it."""

    rows: Floats
    became: Floats
    games: NDArray[np.int64]

    def only(self, chosen: NDArray[np.bool_]) -> Study:
        """Give some of the positions."""
        return Study(self.rows[chosen], self.became[chosen], self.games[chosen])

    def held_out(self, fold: int) -> NDArray[np.bool_]:
        """Say which positions are of the games that are held out this time."""
        return np.asarray(self.games % FOLDS == fold)


def scenario_of(game: Game[Any], number: int) -> str:
    """Give the scenario of a game of the study: all in turn."""
    scenarios = [one for one in game.scenarios if one != "campaign"]
    return scenarios[number % len(scenarios)]


def names_of(game: Game[Any], number: int) -> tuple[str, str]:
    """Name who plays a game of the study: every other one is veterans against each other."""
    weaker = RECRUIT if doctrine_of(game).mistakes else VETERAN
    return ((VETERAN, VETERAN), (VETERAN, weaker), (VETERAN, VETERAN), (weaker, VETERAN))[number // 3 % 4]


def played(key_of_game: str, seed: int, number: int) -> Noted:
    """Play a game, and note its turns."""
    game = find(key_of_game)
    key = seed_of(seed, number)
    table = Table.new(game, scenario_of(game, number), options=drawn_options(game, game.drawn, key), seed=key)
    players = {
        seat: Player(agent(name, game), f"{seed}/{number}/{seat}")
        for seat, name in zip(game.seats, names_of(game, number), strict=True)
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
    return Noted(number, share(table.outcome, game.seats[0]), found)


def notes(key: str, games: int, seed: int) -> list[Noted]:
    """Play the games that have not been noted by a former run, and give all."""
    file = ROOT / "build" / "evaluations" / f"{key}-{seed}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    found = {one.number: one for one in (Noted(*json.loads(line)) for line in lines)}
    left = [number for number in range(games) if number not in found]
    with ProcessPoolExecutor(CORES) as pool, file.open("a", encoding="utf-8") as out:
        for one in pool.map(partial(played, key, seed), left):
            found[one.number] = one
            print(json.dumps(one), file=out, flush=True)
            print(f"{len(found)} of {games} games", file=sys.stderr, flush=True)
    return [found[number] for number in range(games)]


def studied(found: Iterable[Noted], names: list[str]) -> Study:
    """Put all positions of some games into rows."""
    every = [(one, signs) for one in found for signs in one.signs]
    rows = np.array([[signs.get(name, 0.0) for name in names] for _, signs in every])
    return Study(rows, np.array([one.became for one, _ in every]), np.array([one.number for one, _ in every]))


def chances(rows: Floats, weights: Floats) -> Floats:
    """Give the chance of the first seat in each position."""
    return np.asarray(1 / (1 + np.exp(-np.clip(rows @ weights, -30, 30))))


def fitted(study: Study, ridge: float) -> Floats:
    """Weigh signs by logistic regression, with a penalty for large weights (Newton's steps)."""
    rows = study.rows
    weights = np.zeros(rows.shape[1])
    for _ in range(50):
        chance = chances(rows, weights)
        slope = rows.T @ (study.became - chance) - ridge * weights
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + ridge * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-8:
            break
    return weights


def best_ridge(study: Study) -> float:
    """Give the penalty with which games that are held out are told best."""
    return min(RIDGES, key=lambda ridge: loss(told_by_others(study, lambda _rest: ridge), study.became))


def told_by_others(study: Study, ridge_of: Callable[[Study], float]) -> Floats:
    """Give the chances of all positions, of each by weights that no game of its fold was used for."""
    found = np.zeros(len(study.became))
    for fold in range(FOLDS):
        out = study.held_out(fold)
        if out.any():
            rest = study.only(~out)
            found[out] = chances(study.rows[out], fitted(rest, ridge_of(rest)))
    return found


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


def sides(game: Game[Any], found: Iterable[Noted]) -> list[dict[str, Any]]:
    """Say what the first side came to where veterans play both, in each scenario and in all."""
    even = [one for one in found if names_of(game, one.number) == (VETERAN, VETERAN)]
    rows = []
    for name in (*dict.fromkeys(scenario_of(game, one.number) for one in even), ""):
        became = [one.became for one in even if name in ("", scenario_of(game, one.number))]
        share = wilson(sum(became), len(became))
        told = {"games": len(became), "share": round(share.share, 3), "low": round(share.low, 3)}
        rows.append({"scenario": name or "all"} | told | {"high": round(share.high, 3)})
    return rows


def main() -> int:
    key, *rest = sys.argv[1:]
    games, seed = (int(word) for word in (*rest, *("100", str(SEED))[len(rest) :]))
    found = notes(key, games, seed)
    names = sorted({name for one in found for signs in one.signs for name in signs})
    study = studied(found, names)
    chance, ridge = told_by_others(study, best_ridge), best_ridge(study)
    told = {
        "game": key,
        "games": games,
        "seed": seed,
        "positions": len(study.became),
        "ridge": ridge,
        "held_out_loss": round(loss(chance, study.became), 4),
        "coin": round(log(2), 4),
        "bands": bands(chance, study.became),
    }
    write(find(key), dict(zip(names, fitted(study, ridge), strict=True)), told)
    print(json.dumps(told | {"side": find(key).seats[0], "sides": sides(find(key), found)}, indent=2))
    return 0


def banded(band: dict[str, float]) -> list[str]:
    """Say in TOML how chances about so high fit games that they were not weighed by."""
    return ["[[bands]]", *(f"{name} = {value}" for name, value in band.items()), ""]


def write(game: Game[Any], weights: dict[str, float], told: dict[str, Any]) -> None:
    """Write the weights down beside where they come from."""
    lines = [
        "# How much each sign of a position says, as finished games teach; `make evaluations` writes it.",
        "",
        f"games = {told['games']}",
        f"seed = {told['seed']}",
        f"positions = {told['positions']}",
        f"held_out_loss = {told['held_out_loss']} # a coin has {told['coin']}",
        "",
        *(line for band in told["bands"] for line in banded(band)),
        "[weights]",
        *(f"{json.dumps(name)} = {weight:.4f}" for name, weight in weights.items()),
    ]
    file = ROOT / "src" / Path(*game.package.split(".")) / FILE
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
