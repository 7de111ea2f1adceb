"""How many games a second are played here: in one bare process, in two, and by two workers of Ray, by turns."""

from __future__ import annotations

from contextlib import ExitStack
from statistics import median
from time import perf_counter
from typing import Final

import msgspec

from maestre.lab.cluster import Cluster
from maestre.lab.study import Plan, digest_of
from maestre.lab.workers import Here, Processes, Workers
from maestre.opponents import advisor_of
from maestre.play import find, installed

ROUNDS: Final = 5
WORKERS: Final = 2
GAMES: Final = 12
"""How many games a round has for each of the three; two workers share them."""


class Rate(msgspec.Struct, frozen=True):
    """Games a second of one title, the median of the rounds."""

    game: str
    scenario: str
    seconds_a_game: float
    """In one bare process."""
    bare: float
    processes: float
    ray: float
    ratio_ray_to_processes: float
    """The median of the rounds' own ratios."""
    hash: str


class Rates(msgspec.Struct, frozen=True):
    """What one run of the benchmark measured."""

    rounds: int
    games: int
    workers: int
    rates: tuple[Rate, ...]


def bench_lab(games: int = GAMES, titles: tuple[str, ...] = (), rounds: int = ROUNDS) -> Rates:
    """Play the same games by all three, round after round, in an order that moves on; workers are started once."""
    with ExitStack() as stack:
        ready: dict[str, Workers] = {
            "bare": stack.enter_context(Here()),
            "processes": stack.enter_context(Processes(WORKERS)),
            "ray": stack.enter_context(Cluster(WORKERS)),
        }
        found = tuple(_rate(title, games, rounds, ready) for title in titles or installed())
    return Rates(rounds, games, WORKERS, found)


def _rate(title: str, games: int, rounds: int, ready: dict[str, Workers]) -> Rate:
    game = find(title)
    plan = Plan(title, (advisor_of(game),), games, 1, game.scenarios[0], varied=game.drawn).settled()
    rates: dict[str, list[float]] = {name: [] for name in ready}
    names = list(ready)
    hashes: set[str] = set()
    for workers in ready.values():  # who has played a game once has imported it
        workers.play(plan.matches()[: 2 * WORKERS], lambda _: None)
    for number in range(rounds):
        for name in names[number % len(names) :] + names[: number % len(names)]:
            start = perf_counter()
            results = ready[name].play(plan.matches(), lambda _: None)
            rates[name].append(games / (perf_counter() - start))
            hashes.add(digest_of(results))
    assert len(hashes) == 1, "whoever plays, the games are the same"
    ratios = [ray / processes for ray, processes in zip(rates["ray"], rates["processes"], strict=True)]
    bare, processes, ray = (median(rates[name]) for name in ("bare", "processes", "ray"))
    return Rate(
        title, plan.scenario, round(1 / bare, 3), round(bare, 3), round(processes, 3), round(ray, 3),
        round(median(ratios), 3), hashes.pop(),
    )  # fmt: skip
