"""Whole games of the computer against itself at every level, each agent in a process that is sent views alone.

`python -m tools.bouts GAME [scenario…]` (`make bouts`) plays 30 games of each scenario: recruit against veteran,
veteran against maestre, maestre against recruit, ten each, sides taking turns, so that every level plays 20. What
players may agree on is drawn for each. `python -m tools.bouts lists GAME FILE` plays 100 games between lists of that
file, a list in a line, each as records keep it. An answer that the rules refuse ends the run, and so does an agent that
plays more answers ahead than a tenth above its budget. Whoever stops goes on from there: what has been played stands
in `build/bouts`.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from hashlib import blake2b
from itertools import cycle, islice, pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from maestre.lab.match import drawn_options, seed_of
from maestre.opponents import Budget, Memory, agent
from maestre.opponents.agents import MAESTRE, RECRUIT, VETERAN
from maestre.play import PlayError, Setting, Table, View, find, view
from tools.soak import WHOLE

LEVELS: Final = (RECRUIT, VETERAN, MAESTRE)
BOUTS: Final = ((RECRUIT, VETERAN), (VETERAN, MAESTRE), (MAESTRE, RECRUIT))
EACH: Final = 10
"""How often two levels meet in each scenario."""
LISTS: Final = 100
AHEAD: Final = Budget(answers=60)
"""So few, since it is not strength that is looked at."""
OVER: Final = 1.1
"""By how much a budget may be exceeded."""
CORES: Final = 2
SEED: Final = 33
ROOT: Final = Path(__file__).parents[1]


class Bout(NamedTuple):
    """A game to be played: where, with what agreed on, who sits where."""

    game: str
    scenario: str
    options: dict[str, Setting]
    levels: tuple[str, ...]
    seed: str


class Fought(NamedTuple):
    """What came of it: who won, by level, in how many answers; the most that was played ahead in a turn; the hash."""

    scenario: str
    levels: tuple[str, ...]
    won: str
    answers: int
    ahead: int
    hash: str


def think(line: Connection, key: str, level: str, seed: str, budget: Budget) -> None:
    """Answer whatever views come along a line; nothing else of the game is known here."""
    game = find(key)
    who, chance, memory = agent(level, game), Random(seed), Memory(seed)
    while (seen := line.recv()) is not None:
        assert isinstance(seen, View), "an agent is sent views alone"
        found = who.choose(seen, budget, chance, memory)
        purse = memory.purse(seen.seat, game.turn(seen.now), budget)
        line.send((found.answer, purse.played))


@contextmanager
def thinker(key: str, level: str, seed: str) -> Iterator[Connection]:
    """Seat an agent in a process of its own, at the other end of a line."""
    ours, theirs = get_context("forkserver").Pipe()
    process = get_context("forkserver").Process(target=think, args=(theirs, key, level, seed, AHEAD), daemon=False)
    process.start()
    theirs.close()
    try:
        yield ours
        ours.send(None)
    finally:
        ours.close()
        process.join(10)
        if process.is_alive():
            process.kill()


def fought(bout: Bout) -> Fought:
    """Play a game to its end, under its invariants."""
    game = find(bout.game)
    key = blake2b(bout.seed.encode(), digest_size=32).digest()
    table: Table[Any] = Table.new(game, bout.scenario, options=bout.options, seed=key)
    answers, ahead = 0, 0
    one, other = game.seats
    with (
        thinker(bout.game, bout.levels[0], f"{bout.seed}/{one}") as first,
        thinker(bout.game, bout.levels[1], f"{bout.seed}/{other}") as second,
    ):
        lines = {one: first, other: second}
        while waiting := table.waiting():
            seat = waiting[0]
            lines[seat].send(view(table, seat))
            answer, played = lines[seat].recv()
            ahead = max(ahead, played)
            assert played <= OVER * AHEAD.answers, f"{bout}: {played} answers were played ahead in a turn"
            table.say(seat, answer)
            game.invariants(table.state)
            answers += 1
    assert table.outcome is not None, "a game that waits for nobody is over"
    winner = table.outcome.winner
    won = "" if winner is None else bout.levels[game.seats.index(winner)]
    return Fought(bout.scenario, bout.levels, won, answers, ahead, table.fingerprint())


def of_scenario(key: str, scenario: str) -> Iterator[Bout]:
    """All games of a scenario, with what is agreed on drawn for each."""
    game = find(key)
    words = WHOLE[key].split()
    varied = tuple(word for before, word in pairwise(words) if before == "--vary")
    for place, levels in enumerate(BOUTS):
        for number in range(EACH):
            options = drawn_options(game, varied, seed_of(SEED + place, number))
            seated = levels if number % 2 else levels[::-1]
            yield Bout(key, scenario, _allowed(key, scenario, options), seated, f"{SEED}/{scenario}/{place}/{number}")


def _allowed(key: str, scenario: str, options: dict[str, Setting]) -> dict[str, Setting]:
    """What is drawn, or nothing where a scenario does not have it so."""
    try:
        Table.new(find(key), scenario, options=options, seed=bytes(32))
    except PlayError:
        return {}
    return options


def of_lists(key: str, file: Path) -> Iterator[Bout]:
    """Games between the lists of a file, each list against the next."""
    game = find(key)
    lists = [line for line in file.read_text(encoding="utf-8").splitlines() if line]
    assert len(lists) >= len(LEVELS), "there is a list in each line"
    for number, (one, other) in enumerate(islice(pairwise(cycle(lists)), LISTS)):
        options: dict[str, Setting] = dict(zip(game.lists, (one, other), strict=True))
        levels = BOUTS[number % len(BOUTS)]
        scenario = game.scenarios[number % (len(game.scenarios) - 1)]  # the battle to learn on takes no lists
        yield Bout(key, scenario, options, levels if number % 2 else levels[::-1], f"{SEED}/lists/{number}")


def play(name: str, bouts: list[Bout]) -> list[Fought]:
    """Play the games that no former run has played, and give all."""
    notes = ROOT / "build" / "bouts" / f"{name}.jsonl"
    notes.parent.mkdir(parents=True, exist_ok=True)
    lines = notes.read_text(encoding="utf-8").splitlines() if notes.exists() else []
    found = {seed: Fought(*rest) for seed, *rest in map(json.loads, lines)}
    left = [bout for bout in bouts if bout.seed not in found]
    with ProcessPoolExecutor(CORES) as pool, notes.open("a", encoding="utf-8") as out:
        for bout, one in zip(left, pool.map(fought, left), strict=True):
            found[bout.seed] = one
            print(json.dumps((bout.seed, *one)), file=out, flush=True)
    return [found[bout.seed] for bout in bouts]


def told(name: str, found: list[Fought]) -> str:
    """Say in a row what some games came to."""
    played, won = Counter(level for one in found for level in one.levels), Counter(one.won for one in found)
    levels = ", ".join(f"{level} {won[level]} of {played[level]}" for level in LEVELS if played[level])
    answers, ahead = sum(one.answers for one in found), max(one.ahead for one in found)
    return f"{name:16} {len(found)} games, {answers} answers; {levels}; drawn {won['']}; {ahead} ahead at most"


def main() -> int:
    words = sys.argv[1:]
    if words[:1] == ["lists"]:
        _, key, file = words
        print(told(f"{key}, lists", play(f"{key}-lists", list(of_lists(key, Path(file))))), flush=True)
        return 0
    key, *scenarios = words
    for scenario in scenarios or find(key).scenarios:
        print(told(scenario, play(f"{key}-{scenario}", list(of_scenario(key, scenario)))), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
