"""Plays the doctrine of a game against the one it replaces: `python -m tools.league GAME [pairs [seed [scenario…]]]`.

Each pair of games has the same dice, armies and switches, with sides swapped. Without scenarios all are played in turn.
`MAESTRE_AGENTS=veteran,random` lets others play.
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from importlib import import_module
from itertools import pairwise
from random import Random
from typing import Any

from maestre.lab.match import drawn_options, seed_of
from maestre.lab.statistics import wilson
from maestre.opponents import Budget, Chosen, Memory, Player, agent
from maestre.play import Game, PlayError, Table, View, find
from maestre.play.pure import held
from tools.soak import WHOLE

FORMER = "former"


class Former:
    """The doctrine as it stood."""

    def __init__(self, game: Game[Any]) -> None:
        self._choose = import_module(f"tools.former.{game.key}").choose

    def choose(self, seen: View[Any], budget: Budget, rng: Random, memory: Memory) -> Chosen:
        return Chosen(held(seen.now, self._choose, seen, rng))


def player(name: str, game: Game[Any], seed: str) -> Player:
    return Player(Former(game) if name == FORMER else agent(name, game), seed)


def played(game: Game[Any], scenario: str, names: tuple[str, str], seed: int, number: int) -> str:
    """Play one game, and give who won, by name, or nothing."""
    key = seed_of(seed, number)
    words = WHOLE[game.key].split()
    varied = tuple(word for before, word in pairwise(words) if before == "--vary")
    options = drawn_options(game, varied, key)
    try:
        table = Table.new(game, scenario, options=options, seed=key)
    except PlayError:
        table = Table.new(game, scenario, seed=key)
    seated = dict(zip(game.seats, names, strict=True))
    players = {seat: player(name, game, f"{seed}/{number}/{seat}") for seat, name in seated.items()}
    while waiting := table.waiting():
        table.say(waiting[0], players[waiting[0]].answer(table.view(waiting[0])))
    winner = table.outcome.winner if table.outcome is not None else None
    return "" if winner is None else names[game.seats.index(winner)]


def main() -> int:
    key, *rest = sys.argv[1:]
    pairs, seed = (int(word) for word in (*rest[:2], *("10", "1")[len(rest[:2]) :]))
    game = find(key)
    scenarios = rest[2:] or [one for one in game.scenarios if one not in ("learning", "campaign")]
    one, other = os.environ.get("MAESTRE_AGENTS", f"doctrine,{FORMER}").split(",")
    wins: Counter[str] = Counter()
    sides: Counter[str] = Counter()
    start = time.process_time()
    for number in range(pairs):
        scenario = scenarios[number % len(scenarios)]
        for names in ((one, other), (other, one)):
            winner = played(game, scenario, names, seed, number)
            wins[winner] += 1
            sides[game.seats[names.index(winner)] if winner else ""] += 1
            print(f"{scenario} {names}: {winner or 'draw'}", file=sys.stderr, flush=True)
    games = 2 * pairs
    found = wilson(wins[one], games)
    print(f"{one} {wins[one]}, {other} {wins[other]}, draws {wins['']}; share {(wins[one] + wins[''] / 2) / games:.3f}")
    seconds = (time.process_time() - start) / games
    print(f"wins {found.low:.2f} to {found.high:.2f}; by side {dict(sides)}; {seconds:.1f} s of a core for a game")
    return 0


if __name__ == "__main__":
    sys.exit(main())
