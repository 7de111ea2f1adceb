"""Works out again, on poisoned copies, all that the games keep of their positions: ``make purity``.

Every scenario is played by chance and by doctrine until so many answers were given, 20,000 a game unless told so.
A fault is a function that reads more than the part it is declared on, changes the state or gives what can be changed.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from itertools import count
from random import Random
from time import perf_counter

from maestre.opponents import agent, answered
from maestre.play import PlayError, Table, find, installed, view
from maestre.play.checking.purity import Purity, watched

SPAN = 400
"""How many answers of one game are watched at most, so that all scenarios are met."""


def main() -> int:
    """Check the games that are named, or all."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--answers", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    faults = 0
    for key in given.games or sorted(installed()):
        start = perf_counter()
        found, answers = check(key, given.answers, given.seed)
        faults += len(found.faults)
        seconds = perf_counter() - start
        print(
            f"{key}: {answers} answers, {sum(found.looked.values())} results of {len(found.looked)} functions", end=""
        )
        print(f" again, {len(found.faults)} faults, {seconds:.0f} s", flush=True)
        for name, fault in found.faults.items():
            print(f"  {name}: {fault}")
    return 1 if faults else 0


def check(key: str, answers: int, seed: int) -> tuple[Purity, int]:
    """Play a game's scenarios in turn, half of them by doctrine, and watch."""
    game, given = find(key), 0
    with watched() as found:
        for number in count(seed):
            scenario = game.scenarios[number // 2 % len(game.scenarios)]
            rng = Random(number)
            mind = agent("veteran" if number % 2 else "random", game)
            table = Table.new(game, scenario, seed=rng.randbytes(32))
            for _ in range(SPAN):
                if not table.waiting():
                    break
                seat = table.waiting()[0]
                try:
                    table.say(seat, answered(mind, view(table, seat), rng))
                except PlayError:
                    table.say(seat, next(table.proposals(seat, rng)))
                given += 1
                if given >= answers:
                    return found, given
    raise AssertionError("there is always another game")


if __name__ == "__main__":
    sys.exit(main())
