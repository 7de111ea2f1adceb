"""A league: every agent against every other, the same battles with sides swapped."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations
from statistics import fmean

import msgspec

from maestre.lab.batches import Progress
from maestre.lab.match import LabError, Match, Result
from maestre.lab.runs import run
from maestre.lab.statistics import wilson
from maestre.lab.study import Plan, digest_of
from maestre.lab.workers import Here, Workers
from maestre.opponents import Budget
from maestre.play import Setting
from maestre.play.written.owners import opened

_PAIR = 2
"""So many agents meet in a game, and so many games are a pair that share a seed."""


class Fixture(msgspec.Struct, frozen=True):
    """What is to be played: which agents meet, where, so many games for two of them, from one seed.

    Without a scenario all are played, in equal parts as far as the games go round.
    """

    game: str
    agents: tuple[str, ...]
    games: int
    seed: int
    scenario: str = ""
    options: dict[str, Setting] = {}
    budget: Budget = Budget()

    def plans(self) -> Iterator[tuple[str, str, Plan]]:
        """Set up a plan for every two agents in every scenario."""
        game = opened(self.game, "")
        if len(set(self.agents)) != len(self.agents) or len(self.agents) < _PAIR or len(game.seats) != _PAIR:
            raise LabError("", "league-of-two", game=game.key, agents=", ".join(self.agents))
        scenarios = (self.scenario,) if self.scenario else game.scenarios
        pairs, rest = divmod(-(-self.games // _PAIR), len(scenarios))
        for one, other in combinations(self.agents, _PAIR):
            for place, scenario in enumerate(scenarios):
                games = _PAIR * (pairs + (place < rest))
                if games:
                    yield one, other, self._plan(one, other, games, scenario)

    def _plan(self, one: str, other: str, games: int, scenario: str) -> Plan:
        drawn = tuple(name for name in opened(self.game, "").drawn if name not in self.options)
        return Plan(
            self.game,
            (one, other),
            games,
            self.seed,
            scenario,
            self.options,
            varied=drawn,
            paired=True,
            timed=True,
            budget=self.budget,
        ).settled()


class Pair(msgspec.Struct, frozen=True):
    """What two agents came to against each other; the share of ``a`` counts a draw as half a win.

    ``low`` and ``high`` are the interval around the share in which nothing but chance would leave it 95 times in 100.
    """

    a: str
    b: str
    games: int
    wins_a: int
    wins_b: int
    draws: int
    share: float
    low: float
    high: float
    seconds_per_turn: float
    """Of a core, that ``a`` thought in one of its turns; the mean,"""
    seconds_per_turn_b: float
    """and the same of ``b``."""
    longest_turn: float
    """The longest turn of either."""
    by_side: dict[str, int]
    by_scenario: dict[str, dict[str, int]]


class League(msgspec.Struct, frozen=True):
    """All pairs of a league."""

    game: str
    rules: int
    scenario: str
    varied: tuple[str, ...]
    agents: tuple[str, ...]
    seed: int
    games: int
    budget: Budget
    pairs: tuple[Pair, ...]
    hash: str


def league(fixture: Fixture, workers: Workers | None = None, progress: Progress = lambda _: None) -> League:
    """Play a league; the same seed gives the same one, but for the seconds, unless agents may think for seconds."""
    plans = list(fixture.plans())
    with workers or Here() as ready:
        found = run([plan.matches() for _, _, plan in plans], ready, lambda heard: progress(heard.done))
    game = opened(fixture.game, "")
    met: dict[tuple[str, str], list[tuple[Match, Result]]] = {}
    for (one, other, plan), results in zip(plans, found, strict=True):
        met.setdefault((one, other), []).extend(zip(plan.matches(), results, strict=True))
    return League(
        game.key,
        game.rules,
        fixture.scenario,
        plans[0][2].varied,
        fixture.agents,
        fixture.seed,
        fixture.games,
        fixture.budget,
        tuple(_pair(one, other, played, game.seats) for (one, other), played in met.items()),
        digest_of([result for results in found for result in results]),
    )


def _pair(one: str, other: str, played: list[tuple[Match, Result]], seats: tuple[str, ...]) -> Pair:
    """Count what two agents came to."""
    by_side = dict.fromkeys(seats, 0)
    by_scenario: dict[str, dict[str, int]] = {}
    wins = {one: 0, other: 0, "": 0}
    for match, result in played:
        seat = result.outcome.winner
        winner = match.agents[seat] if seat is not None else ""
        wins[winner] += 1
        if seat is not None:
            by_side[seat] += 1
        here = by_scenario.setdefault(match.scenario, {one: 0, other: 0, "draws": 0})
        here[winner or "draws"] += 1
    games = len(played)
    found = wilson(wins[one] + wins[""] / 2, games)
    turns = {
        name: [turn for match, result in played for turn in result.thought_by(match, name)] for name in (one, other)
    }
    return Pair(
        one,
        other,
        games,
        wins[one],
        wins[other],
        wins[""],
        found.share,
        found.low,
        found.high,
        round(fmean(turns[one] or [0.0]), 6),
        round(fmean(turns[other] or [0.0]), 6),
        round(max(chain.from_iterable(turns.values()), default=0.0), 6),
        by_side,
        by_scenario,
    )
