"""The agents by name: `random` for every game, `doctrine` for a game that has one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from random import Random
from typing import Any, Final, Protocol, TypeVar

from maestre.opponents.doctrine import SOUND, Doctrine
from maestre.opponents.ideas import Chosen
from maestre.opponents.memory import Budget, Memory
from maestre.play import Answer, Game, PlayError, State, View
from maestre.play.pure import held

MESSAGES: Final = files("maestre.opponents") / "ftl"
"""The folder of what this package says to people."""

S = TypeVar("S", bound=State)


class Agent(Protocol):
    """Whoever can answer for a seat of a game, from a view and nothing else."""

    def choose(self, seen: View[Any], budget: Budget, rng: Random, memory: Memory) -> Chosen:
        """Answer what the seat is asked, and say why; all chance comes from the generator, or from the memory's seed.

        A memory may be new at any time.
        """
        ...


class Player:
    """An agent at one table, with its chance, its memory and its budget."""

    def __init__(self, who: Agent, seed: bytes | str | int = 0, budget: Budget | None = None) -> None:
        self.who = who
        self._chance, self._memory, self._budget = Random(seed), Memory(seed), budget or Budget()

    def choose(self, seen: View[Any]) -> Chosen:
        """Answer what a seat is asked, and say why."""
        return self.who.choose(seen, self._budget, self._chance, self._memory)

    def answer(self, seen: View[Any]) -> Answer:
        """Answer what a seat is asked."""
        return self.choose(seen).answer


def answered(who: Agent, seen: View[Any], rng: Random) -> Answer:
    """Have an agent answer once, with nothing to remember."""
    return who.choose(seen, Budget(), rng, Memory()).answer


class UnknownAgent(PlayError):
    """No agent of this name plays this game; the message lists those that do."""


class RandomAgent:
    """Takes whatever the game proposes first: legal, and no more."""

    def choose(self, seen: View[Any], budget: Budget, rng: Random, memory: Memory) -> Chosen:
        """Answer by chance."""
        assert seen.ask is not None, "an agent is asked before it answers"
        return Chosen(next(seen.ask.proposals(seen.now, rng)))


class DoctrineAgent:
    """Plays by the ideas that stand in the game's own folder."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._doctrine = _doctrine(game.package)

    def choose(self, seen: View[Any], budget: Budget, rng: Random, memory: Memory) -> Chosen:
        """Answer as the game's doctrine does, by the plan of the turn."""
        return held(seen.now, self._choose, seen, rng, memory)

    def _choose(self, seen: View[Any], rng: Random, memory: Memory) -> Chosen:
        doctrine = self._doctrine
        plan = memory.plan(seen.seat, self._game.turn(seen.now), lambda chance: doctrine.plan(seen, SOUND, chance))
        return doctrine.choose(seen, plan, rng)


def agents_of(game: Game[Any]) -> tuple[str, ...]:
    """List the agents that can play a game."""
    return ("random", "doctrine") if _has_doctrine(game.package) else ("random",)


def agent(name: str, game: Game[Any]) -> Agent:
    """Give an agent by its name, for a game that it can play."""
    if name not in agents_of(game):
        raise UnknownAgent("", "no-agent-for-game", agent=name, game=game.key, agents=", ".join(agents_of(game)))
    return RandomAgent() if name == "random" else DoctrineAgent(game)


@cache
def _has_doctrine(package: str) -> bool:
    return find_spec(f"{package}.doctrine") is not None


@cache
def _doctrine(package: str) -> Doctrine[Any, Any, Any]:
    found: Doctrine[Any, Any, Any] = import_module(f"{package}.doctrine").DOCTRINE
    return found
