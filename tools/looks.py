"""How soon odds are there, and how exact they get: `python -m tools.looks [seconds of each battle [games]]`.

Looks at every situation of `tests/games/<game>/situations.py`, and at what doctrines are about to answer in whole
battles, step by step as a browser does. Printed are, for each game, how many looks there were, how many were exact at
the first and in the end, the time to the first figure, and the widest margin of any row in the end, in points. Times
are those of a core, as they are by the clock on a machine that does nothing else.
"""

import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from maestre.opponents import VETERAN, Player, agent
from maestre.play import EFFORT, Foresight, Table, find, imagine, installed
from tests.games.situations import situations

GAMES = ("lepanto", "tercios", "aguila", "mistral")
BATTLE = 60.0
"""Seconds for which a battle is played and looked at."""
NEAR = 0.03
"""So near every row should come."""


class Look(NamedTuple):
    """What came of looking at one answer: seconds to the first figure, the margin then, and the one after the last."""

    first: float
    at_first: float
    seconds: float
    at_last: float


def look(begin: Callable[[], Table[Any]], seat: str, answer: object) -> Look | None:
    """Look at the odds of an answer until they are exact, or for as long as one may; nothing where no dice fall."""
    start = process_time()
    foresight = Foresight(begin(), seat, answer, clock=process_time)
    widths: list[float] = []
    first = 0.0
    for number in range(len(EFFORT)):
        foresight.look(number)
        found = foresight.found
        if found is None:
            return None
        first = first or process_time() - start
        widths.append(found.odds.widest)
        if found.odds.exact:
            break
    return Look(first, widths[0], process_time() - start, widths[-1])


def situated(key: str) -> Iterator[Look | None]:
    """Look at a game's situations."""
    for make in situations(key).values():
        table, seat, answer = make()
        yield look(lambda table=table: table, seat, answer)


def battles(key: str, seconds: float) -> Iterator[Look | None]:
    """Look at what doctrines answer in battles, from what they may know."""
    game, rng = find(key), Random(key)
    start = process_time()
    while process_time() - start < seconds:
        table: Table[Any] = Table.new(game, game.scenarios[0], seed=rng.randbytes(32))
        players = {seat: Player(agent(VETERAN, game), seat) for seat in game.seats}
        while table.waiting() and process_time() - start < seconds:
            seat = table.waiting()[0]
            seen = table.view(seat)
            answer = players[seat].answer(seen)
            yield look(partial(imagine, game, seen, Random(f"{seat}/{seen.version}")), seat, answer)
            table.say(seat, answer)


def told(looks: list[Look]) -> dict[str, object]:
    """Put the looks at a game in figures."""
    first = sorted(one.first for one in looks)
    return {
        "looks": len(looks),
        "exact at first": sum(not one.at_first for one in looks),
        "exact at last": sum(not one.at_last for one in looks),
        "within 3 points": sum(one.at_last <= NEAR for one in looks),
        "milliseconds to the first figure": {"median": round(1000 * median(first)), "most": round(1000 * first[-1])},
        "widest at last, in points": round(100 * max(one.at_last for one in looks), 1),
        "most seconds": round(max(one.seconds for one in looks), 1),
    }


def main() -> None:
    """Look at the situations and battles of the games, and print what came of it."""
    seconds, *games = sys.argv[1:] or [str(BATTLE)]
    for key in games or [key for key in GAMES if key in installed()]:
        looks = {
            "situations": [*filter(None, situated(key))],
            "battles": [*filter(None, battles(key, float(seconds)))],
        }
        print(json.dumps({key: {name: told(found) for name, found in looks.items() if found}}, indent=2), flush=True)


if __name__ == "__main__":
    main()
