"""Quests: games that are led to a kind of question which neither chance nor doctrine comes to.

A quest has a scenario, options and two players with habits. A habit says of one question which answers are liked; all
else an agent answers. The game ends when all that is sought was asked, and is recorded as it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from maestre.opponents import agent, answered
from maestre.play import Answer, Ask, Order, Place, PlayError, State, Table, view

S = TypeVar("S", bound=State)

FEW = 200
"""How many proposals a habit chooses from, besides what is offered."""


class Habit(NamedTuple, Generic[S]):
    """How much an answer is liked, nothing if not at all; and what else may be said, or where put, than is proposed.

    Whoever records a game may look at all of the table.
    """

    liking: Callable[[Table[S], Answer], float]
    places: Callable[[S, tuple[str, ...]], Iterable[Answer]] = lambda _state, _pieces: ()

    def best(self, table: Table[S], seat: str, ask: Ask, rng: Random) -> Answer | None:
        """Give the answer that is liked best, if any is."""
        answers = [*islice(table.proposals(seat, rng), FEW), *(offer.answer for offer in table.offers(seat))]
        others = self.places(table.state, ask.choice.pieces if isinstance(ask.choice, Place) else ())
        answers += [one for one in others if _allowed(table, seat, one)]
        liked, rank = max((self.liking(table, one), -rank) for rank, one in enumerate(answers))
        return answers[-rank] if liked > 0 else None


def _allowed(table: Table[S], seat: str, answer: Answer) -> bool:
    try:
        table.check(seat, answer)
    except PlayError:
        return False
    return True


class Player(NamedTuple):
    """Whoever answers in a game: by an agent, but for the questions of which there are habits, by their tags."""

    agent: str
    habits: Mapping[str, Habit[Any]] = {}

    def answer(self, table: Table[Any], seat: str, rng: Random) -> Answer:
        """Give what is liked best, or else what the agent says."""
        ask = table.asked(seat)
        assert ask is not None, seat
        habit = self.habits.get(str(type(ask.about).__struct_config__.tag))
        liked = habit.best(table, seat, ask, rng) if habit else None
        if liked is not None:
            return liked
        if self.agent == "random":
            return next(table.proposals(seat, rng))
        return answered(agent(self.agent, table.game), view(table, seat), rng)


class Quest(NamedTuple):
    """What is sought, and the game in which it may come up; lists of one's own are written out."""

    name: str
    kinds: frozenset[str]
    scenario: str
    options: Mapping[str, object]
    blue: Player
    red: Player


def words(*liked: str) -> Habit[Any]:
    """Like answers that begin with one of some words."""
    return Habit(lambda _table, answer: isinstance(answer, str) and answer.startswith(liked))


def verbs(*liked: str) -> Habit[Any]:
    """Like orders with one of some verbs."""
    return Habit(lambda _table, answer: isinstance(answer, Order) and answer.verb in liked)


def many() -> Habit[Any]:
    """Like to name as many as can be."""
    return Habit(lambda _table, answer: len(answer) if isinstance(answer, tuple) else 0)
