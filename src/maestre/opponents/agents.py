"""The agents by name: `random` for every game, `doctrine` for a game that has one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Final, Protocol, TypeVar

from maestre.play import Answer, Game, PlayError, State, View
from maestre.play.pure import held

MESSAGES: Final = files("maestre.opponents") / "ftl"
"""The folder of what this package says to people."""

S = TypeVar("S", bound=State)

Choose = Callable[[View[S], Random], Answer]
"""A game's doctrine: it is shown a view of the game's own kind of state."""


class Agent(Protocol):
    """Whoever can answer for a seat; all chance it wants comes from the generator it is given."""

    def choose(self, game: Game[S], seen: View[S], rng: Random) -> Answer:
        """Answer what the seat is asked."""
        ...


class UnknownAgent(PlayError):
    """No agent of this name plays this game; the message lists those that do."""


class RandomAgent:
    """Takes whatever the game proposes first: legal, and no more."""

    def choose(self, game: Game[S], seen: View[S], rng: Random) -> Answer:
        """Answer by chance."""
        assert seen.ask is not None, "an agent is asked before it answers"
        return next(seen.ask.proposals(seen.now, rng))


class DoctrineAgent:
    """Plays by the ideas that stand in the game's own folder."""

    def choose(self, game: Game[S], seen: View[S], rng: Random) -> Answer:
        """Answer as the game's doctrine does."""
        return held(seen.now, _doctrine(game), seen, rng)


_AGENTS: Final[dict[str, Agent]] = {"random": RandomAgent(), "doctrine": DoctrineAgent()}


def agents_of(game: Game[S]) -> tuple[str, ...]:
    """List the agents that can play a game."""
    return tuple(name for name in _AGENTS if name != "doctrine" or _has_doctrine(game.package))


def agent(name: str, game: Game[S] | None = None) -> Agent:
    """Give an agent by its name; with a game, only if it can play that."""
    if game is not None and name not in agents_of(game):
        raise UnknownAgent("", "no-agent-for-game", agent=name, game=game.key, agents=", ".join(agents_of(game)))
    if name not in _AGENTS:
        raise UnknownAgent("", "unknown-agent", agent=name, agents=", ".join(_AGENTS))
    return _AGENTS[name]


@cache
def _has_doctrine(package: str) -> bool:
    return find_spec(f"{package}.doctrine") is not None


def _doctrine(game: Game[S]) -> Choose[S]:
    choose: Choose[S] = _module(game.package).choose
    return choose


@cache
def _module(package: str) -> ModuleType:
    return import_module(f"{package}.doctrine")
