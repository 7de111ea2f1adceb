"""A study: the same agents over many games, sides swapped every other game, and what that shows."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from time import perf_counter
from typing import overload

import msgspec

from maestre.lab.batches import Progress
from maestre.lab.match import LabError, Match, Result, drawn_options, seed_of
from maestre.lab.runs import run
from maestre.lab.statistics import Share, wilson
from maestre.lab.workers import Here, Workers
from maestre.opponents import Budget, agent
from maestre.play import Setting, Unknown
from maestre.play.written.owners import opened


class Plan(msgspec.Struct, frozen=True):
    """What a study is to play: agents by name, one for each seat or one for all, so many games, from one seed."""

    game: str
    agents: tuple[str, ...]
    games: int
    seed: int
    scenario: str = ""
    options: dict[str, Setting] = {}
    checked: bool = False
    varied: tuple[str, ...] = ()
    """The switches that every game draws for itself, from its own seed."""
    recorded: bool = False
    """Whether whoever hears of the games is given their records too."""
    figures: str = ""
    """The text of an owner's figures, if it is not played with the game's own."""
    paired: bool = False
    """Whether games that differ in who sits where alone share their seed, and so their dice and what is drawn."""
    budget: Budget = Budget()
    """How much an agent may think in a turn that plays ahead."""
    timed: bool = False
    """Whether it is wanted too how long each seat thought."""
    counted: bool = False
    """Whether it is wanted too who was brought and who was lost."""

    def settled(self) -> Plan:
        """Fill in what was left open, and refuse what cannot be played."""
        game = opened(self.game, self.figures)
        names = self.agents * len(game.seats) if len(self.agents) == 1 else self.agents
        if len(names) != len(game.seats):
            raise LabError("", "agents-and-seats", game=game.key, agents=len(names), seats=len(game.seats))
        for name in names:
            agent(name, game)
        if self.games < 1:
            raise LabError("", "no-games", games=self.games)
        scenario = self.scenario or game.scenarios[0]
        if scenario not in game.scenarios:
            raise Unknown("", "unknown-scenario", scenario=scenario)
        options = game.resolve_options(self.options)
        for name in self.varied:
            if name not in game.options:
                raise Unknown("", "unknown-option", option=name)
        return msgspec.structs.replace(self, agents=names, scenario=scenario, options=options)

    def matches(self) -> Sequence[Match]:
        """Set up the games, each when it is asked for: a million of them do not stand in memory."""
        return _Matches(self)

    def match(self, number: int) -> Match:
        """Set up one game; in every next one the agents move on by one seat."""
        game = opened(self.game, self.figures)
        seats = game.seats
        seed = seed_of(self.seed, number // len(seats) if self.paired else number)
        return Match(
            self.game,
            self.scenario,
            self.options | drawn_options(game, self.varied, seed),
            {seat: self.agents[(place + number) % len(seats)] for place, seat in enumerate(seats)},
            seed,
            self.checked,
            self.recorded,
            self.figures,
            self.budget,
            self.timed,
            self.counted,
        )


class _Matches(Sequence[Match]):
    """The games of a plan."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan

    def __len__(self) -> int:
        return self._plan.games

    @overload
    def __getitem__(self, place: int) -> Match: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Match]: ...
    def __getitem__(self, place: int | slice) -> Match | Sequence[Match]:
        numbers = range(self._plan.games)[place]
        return self._plan.match(numbers) if isinstance(numbers, int) else [self._plan.match(each) for each in numbers]


class Study(msgspec.Struct, frozen=True):
    """What a number of games came to. Only ``seconds``, the time of play once all are ready, depends on who played."""

    game: str
    rules: int
    scenario: str
    options: dict[str, Setting]
    varied: tuple[str, ...]
    agents: tuple[str, ...]
    seed: int
    games: int
    wins: dict[str, int]
    draws: int
    by_side: dict[str, int]
    shares: dict[str, Share]
    decisions: int
    hash: str
    seconds: float

    @property
    def decided(self) -> bool:
        """Whether the games are enough to tell the agents apart: one of them wins more than its part beyond doubt."""
        return any(share.low > 1 / len(self.agents) for share in self.shares.values())


def digest_of(results: Sequence[Result]) -> str:
    """Hash the last positions of games: who plays the same games finds the same hash."""
    digest = blake2b(digest_size=16)
    for result in results:
        digest.update(bytes.fromhex(result.hash))
    return digest.hexdigest()


def study(plan: Plan, workers: Workers | None = None, progress: Progress = lambda _: None) -> Study:
    """Play the games of a plan and count what came of them; the same seed gives the same study, whoever plays."""
    plan = plan.settled()
    with workers or Here() as ready:
        start = perf_counter()
        (results,) = run([plan.matches()], ready, lambda heard: progress(heard.done))
        seconds = perf_counter() - start
    return _counted(plan, results, seconds)


def _labels(names: tuple[str, ...]) -> tuple[str, ...]:
    """Tell agents of the same name apart: the second one becomes ``name#2``."""
    return tuple(
        name if name not in names[:place] else f"{name}#{names[:place].count(name) + 1}"
        for place, name in enumerate(names)
    )


def _counted(plan: Plan, results: list[Result], seconds: float) -> Study:
    game = opened(plan.game, plan.figures)
    labels = _labels(plan.agents)
    wins = dict.fromkeys(labels, 0)
    by_side = dict.fromkeys(game.seats, 0)
    for number, result in enumerate(results):
        winner = result.outcome.winner
        if winner is not None:
            by_side[winner] += 1
            wins[labels[(game.seats.index(winner) + number) % len(labels)]] += 1
    return Study(
        game=game.key,
        rules=game.rules,
        scenario=plan.scenario,
        options={name: value for name, value in plan.options.items() if name not in plan.varied},
        varied=plan.varied,
        agents=labels,
        seed=plan.seed,
        games=len(results),
        wins=wins,
        draws=len(results) - sum(wins.values()),
        by_side=by_side,
        shares={label: wilson(count, len(results)) for label, count in wins.items()},
        decisions=sum(result.decisions for result in results),
        hash=digest_of(results),
        seconds=round(seconds, 3),
    )
