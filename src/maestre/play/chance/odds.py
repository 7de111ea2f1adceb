"""What may come of an answer, by running the same rules over every reading of the dice, and over many by chance."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from random import Random
from time import perf_counter
from typing import Final, Generic, TypeVar

import msgspec

from maestre.play.asking.offers import Assumption
from maestre.play.asking.requests import Ask, Draw, Throw
from maestre.play.chance.courses import Course, Done, Measure, Policy
from maestre.play.chance.inquiry import Inquiry, Odds
from maestre.play.state import State
from maestre.play.table import Table
from maestre.play.written.messages import Message

S = TypeVar("S", bound=State)
R = TypeVar("R")

EXACT_SECONDS: Final = 0.15
PATIENCE: Final = 2.5
"""How many seconds somebody who asks what may come of an answer waits for exact odds."""
SAMPLES: Final = 2000
EFFORT: Final = (0.1, 0.3, 0.6, 1.2, 2.4, 4.8)
"""Seconds of work in all behind each look at the same odds: the first comes at once, and each next one is better."""


def odds(
    table: Table[S],
    measure: Measure[S, R],
    done: Done[S],
    policy: Policy[S] | None = None,
    *,
    seconds: float = EXACT_SECONDS,
    samples: int = SAMPLES,
    rng: Random | None = None,
) -> Odds[R]:
    """Follow a table until ``done``: every throw in all its readings while time allows, then what is open by chance.

    The table is one that the asker may search: a fork of an open game, or one that `imagine` gave.
    """
    inquiry = Inquiry(table, Course(measure, done, policy), rng)
    inquiry.follow(seconds)
    inquiry.sample(inf, samples)
    return inquiry.odds()


def compared(
    table: Table[S],
    seat: str,
    answers: tuple[object, ...],
    measure: Measure[S, R],
    done: Done[S],
    policy: Policy[S] | None = None,
    *,
    seconds: float = EXACT_SECONDS,
) -> tuple[Odds[R], ...]:
    """Give a row of odds for each answer that a seat might give now; time is shared out among them."""
    rows: list[Odds[R]] = []
    for answer in answers:
        one = table.fork(None)
        one.say(seat, answer)
        rows.append(odds(one, measure, done, policy, seconds=seconds / len(answers)))
    return tuple(rows)


class Foreseen(msgspec.Struct, frozen=True):
    """What may come of an answer, told as the game tells what has changed, and what that takes for granted."""

    odds: Odds[tuple[Message, ...]]
    assumed: tuple[Message, ...]


class Foresight(Generic[S]):
    """What may come of an answer, followed through the dice that it sets off up to the next question.

    Questions on the way that are taken for granted are none, and odds end earlier where the game says that the matter
    is concluded. It keeps what it has worked out: whoever goes on looking has it go on with the ``inquiry``.
    """

    def __init__(
        self,
        table: Table[S],
        seat: str,
        answer: object,
        rng: Random | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._game, self._before = table.game, table.state
        self._assumed: dict[Message, None] = {}
        trial = table.fork(None)
        trial.say(seat, answer)
        while isinstance(trial.request, Ask) and not self._is_done(trial):
            trial.say(*self._word(trial))
        self.inquiry: Inquiry[S, tuple[Message, ...]] | None = None
        """None where no dice are thrown for it."""
        if not self._is_done(trial):
            course = Course(self._changes, self._is_done, self._word, self._alike)
            self.inquiry = Inquiry(trial, course, rng, clock)

    def look(self, number: int) -> None:
        """Work out as much as somebody may expect who looks for this time, the first being nought."""
        if self.inquiry is not None and not self.inquiry.is_exact:
            left = EFFORT[number] - self.inquiry.spent
            if left > 0:
                self.inquiry.work(left)

    @property
    def found(self) -> Foreseen | None:
        """What is known by now; nothing where no dice are thrown for it."""
        return None if self.inquiry is None else Foreseen(self.inquiry.odds(), tuple(self._assumed))

    def _word(self, one: Table[S]) -> tuple[str, object]:
        assumption = _taken(one)
        assert assumption is not None
        self._assumed[assumption.words] = None
        return one.waiting()[0], assumption.answer

    def _is_done(self, one: Table[S]) -> bool:
        if self._game.odds_stop(self._before, one.state):
            return True
        return not isinstance(one.request, Throw | Draw) and _taken(one) is None

    def _changes(self, one: Table[S]) -> tuple[Message, ...]:
        return self._game.summarize_changes(self._before, one.state)

    def _alike(self, one: Table[S]) -> S:
        return self._game.merge_equivalent(self._before, one.state)


def _taken(one: Table[S]) -> Assumption | None:
    """Give what is taken for granted of a question."""
    ask = one.request
    return ask.about.assume(one.position(ask)) if isinstance(ask, Ask) else None


def foreseen(table: Table[S], seat: str, answer: object, *, seconds: float = PATIENCE) -> Foreseen | None:
    """Say once and for all what may come of an answer; nothing where no dice are thrown for it.

    Where exact odds take longer than ``seconds``, half as long is given to chance, on the ways that are still open.
    """
    foresight = Foresight(table, seat, answer)
    if foresight.inquiry is not None:
        foresight.inquiry.follow(seconds)
        foresight.inquiry.sample(seconds / 2)
    return foresight.found
