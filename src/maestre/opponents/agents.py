"""The agents by name: `random` for every game; recruit, veteran and maestre for a game that has a doctrine.

A recruit makes a beginner's mistakes, another choice of them each turn; a veteran makes none; a maestre tries plans and
answers ahead before one is chosen. Each may have a character: `veteran-bold`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from itertools import chain
from random import Random
from typing import Any, Final, Protocol, TypeVar

from maestre.opponents.doctrine import SOUND, AnyDoctrine, Temper
from maestre.opponents.evaluation import tells
from maestre.opponents.ideas import Chosen
from maestre.opponents.memory import Budget, Memory
from maestre.opponents.search import SearchAgent
from maestre.play import Answer, Game, PlayError, State, View
from maestre.play.pure import held

MESSAGES: Final = files("maestre.opponents") / "ftl"
"""The folder of what this package says to people."""

RANDOM: Final = "random"
RECRUIT: Final = "recruit"
VETERAN: Final = "veteran"
MAESTRE: Final = "maestre"
CHARACTERS: Final = {"bold": 1.4, "cautious": 0.7}
"""What an agent may be like: how much what may be won weighs with it beside what may be lost."""
FORMER_NAMES: Final = {"doctrine": VETERAN}
"""What older records and rooms call an agent."""

S = TypeVar("S", bound=State)


class Agent(Protocol):
    """Whoever can answer for a seat of a game, from a view and nothing else."""

    def choose(self, seen: View[S], budget: Budget, rng: Random, memory: Memory) -> Chosen:
        """Answer what the seat is asked, and say why; all chance comes from the generator, or from the memory's seed.

        A memory may be new at any time.
        """
        ...


class Player:
    """An agent at one table, with its chance, its memory and its budget."""

    def __init__(self, who: Agent, seed: bytes | str | int = 0, budget: Budget | None = None) -> None:
        self.who = who
        self._chance, self._memory, self._budget = Random(seed), Memory(seed), budget or Budget()

    def heed(self, is_hurried: Callable[[], bool]) -> None:
        """Let somebody hurry it: it then answers with what it has thought so far."""
        self._memory.hurried = is_hurried

    def choose(self, seen: View[S]) -> Chosen:
        """Answer what a seat is asked, and say why."""
        return self.who.choose(seen, self._budget, self._chance, self._memory)

    def answer(self, seen: View[S]) -> Answer:
        """Answer what a seat is asked."""
        return self.choose(seen).answer


def answered(who: Agent, seen: View[S], rng: Random) -> Answer:
    """Have an agent answer once, with nothing to remember."""
    return who.choose(seen, Budget(), rng, Memory()).answer


class UnknownAgent(PlayError):
    """No agent of this name plays this game; the message lists those that do."""


class RandomAgent:
    """Takes whatever the game proposes first: legal, and no more."""

    def choose(self, seen: View[S], budget: Budget, rng: Random, memory: Memory) -> Chosen:
        """Answer by chance."""
        assert seen.ask is not None, "an agent is asked before it answers"
        return Chosen(next(seen.ask.proposals(seen.now, rng)))


class DoctrineAgent:
    """Plays by the ideas that stand in the game's own folder, as whoever has some temper."""

    def __init__(self, game: Game[Any], temper: Callable[[Random], Temper]) -> None:
        self._game = game
        self._doctrine = doctrine_of(game)
        self._temper = temper

    def choose(self, seen: View[S], budget: Budget, rng: Random, memory: Memory) -> Chosen:
        """Answer as the game's doctrine does, by the plan of the turn."""
        return held(seen.now, self._choose, seen, rng, memory)

    def _choose(self, seen: View[S], rng: Random, memory: Memory) -> Chosen:
        doctrine = self._doctrine

        def drawn(chance: Random) -> object:
            return doctrine.plan(seen, self._temper(chance), chance)

        return doctrine.choose(seen, memory.plan(seen.seat, self._game.turn(seen.now), drawn), rng)


def agents_of(game: Game[S]) -> tuple[str, ...]:
    """List the agents that can play a game: each level that its doctrine allows, with its characters after it."""
    if not _has_doctrine(game.package):
        return (RANDOM,)
    doctrine = doctrine_of(game)
    levels = {RECRUIT: bool(doctrine.mistakes), VETERAN: True, MAESTRE: doctrine.evaluation is not None}
    names = (
        (level, *(f"{level}-{one}" for one in CHARACTERS if one in doctrine.characters))
        for level, there in levels.items()
        if there
    )
    return (RANDOM, *chain.from_iterable(names))


def evaluated(game: Game[S]) -> bool:
    """Say whether the worth of a position is known, better than by a coin."""
    if not _has_doctrine(game.package) or doctrine_of(game).evaluation is None:
        return False
    return tells(game.package)


def advisor_of(game: Game[S]) -> str:
    """Name the agent that advises people and answers in their place: the best that gives an answer at once."""
    return VETERAN if _has_doctrine(game.package) else RANDOM


def agent(name: str, game: Game[S]) -> Agent:
    """Give an agent by its name, for a game that it can play."""
    name = FORMER_NAMES.get(name, name)
    if name not in agents_of(game):
        raise UnknownAgent("", "no-agent-for-game", agent=name, game=game.key, agents=", ".join(agents_of(game)))
    if name == RANDOM:
        return RandomAgent()
    level, _, character = name.partition("-")
    boldness = CHARACTERS.get(character, SOUND.boldness)
    if level == RECRUIT:
        return DoctrineAgent(game, partial(_beginner, doctrine_of(game), boldness))
    sound = Temper(boldness=boldness)
    if level == MAESTRE:
        return SearchAgent(game, doctrine_of(game), sound)
    return DoctrineAgent(game, lambda _: sound)


def _beginner(doctrine: AnyDoctrine, boldness: float, chance: Random) -> Temper:
    """Draw which mistakes a beginner makes this turn."""
    return Temper(frozenset(one for one in doctrine.mistakes if chance.random() < doctrine.often), boldness)


@cache
def _has_doctrine(package: str) -> bool:
    return find_spec(f"{package}.doctrine") is not None


def doctrine_of(game: Game[S]) -> AnyDoctrine:
    """Give the doctrine of a game that has one."""
    return _doctrine(game.package)


@cache
def _doctrine(package: str) -> AnyDoctrine:
    found: AnyDoctrine = import_module(f"{package}.doctrine").DOCTRINE
    return found
