"""A lesson being taken: made anew from the lesson and what the learner has done so far, the same each time."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Literal, TypeAlias

import msgspec

from maestre.lessons.course import Course, course_of
from maestre.lessons.written import Battle, Lesson, Step, Told
from maestre.play import Game, Refused, State, Table
from maestre.play.asking.bounds import Words
from maestre.play.record import Said, Standing

MOST_DEEDS: Final = 200
"""How many deeds one sitting has at most: nine steps, each with twenty tries and the way back."""

Verdict: TypeAlias = Literal["", "accepted", "shown", "wrong", "other"]
"""What became of the last answer in a step: none yet, accepted, shown by the lesson, foreseen as wrong, or another."""


class Answered(msgspec.Struct, frozen=True, tag="answer", tag_field="is"):
    """The learner answered what the learner's seat is asked."""

    answer: Told


class LeftOrders(msgspec.Struct, frozen=True, tag="stand", tag_field="is"):
    """The learner left standing orders, in place of those that stood."""

    orders: Words


class GoOn(msgspec.Struct, frozen=True, tag="go-on", tag_field="is"):
    """The learner has read what was told, or seen what came of the answer, and goes on."""


class Back(msgspec.Struct, frozen=True, tag="back", tag_field="is"):
    """Back to where this step began; from there, to the step before."""


class ShowMe(msgspec.Struct, frozen=True, tag="show-me", tag_field="is"):
    """The lesson gives its own answer."""


class Skip(msgspec.Struct, frozen=True, tag="skip", tag_field="is"):
    """The learner leaves this step out."""


Deed: TypeAlias = Answered | LeftOrders | GoOn | Back | ShowMe | Skip
Watch: TypeAlias = Callable[[Table[State]], None]


class Status(msgspec.Struct, frozen=True):
    """Where a sitting stands: the step, what it says and points at, and what became of the last answer in it.

    All words are keys of the lesson's own messages. ``words`` is what is said of the last answer.
    """

    lesson: str
    step: int
    steps: int
    over: bool
    say: str = ""
    why: tuple[str, ...] = ()
    show: tuple[str, ...] = ()
    asks: str = ""
    hint: str = ""
    verdict: Verdict = ""
    words: str = ""
    answers: int = 0
    """How many answers have been given in this step: with any there is a way back."""
    battle: Battle | None = None
    """What follows once the lesson is over."""


class Sitting:
    """A lesson being taken; it stores nothing but what follows from the deeds."""

    def __init__(self, game: Game[State], lesson: Lesson, deeds: Iterable[Deed] = ()) -> None:
        self.lesson = lesson
        self._course: Course[State] = course_of(game, lesson)
        self._deeds = 0
        self._begin(0)
        for deed in deeds:
            self.do(deed)

    def do(self, deed: Deed, watch: Watch | None = None) -> None:
        """Do what the learner does; refuse what cannot be done, and then nothing has changed.

        ``watch`` is handed the table on which an answer is given, before it is.
        """
        if self._deeds >= MOST_DEEDS:
            raise Refused("", "lesson-too-long", most=MOST_DEEDS)
        match deed:
            case Answered(answer):
                self._answer(Said(self.lesson.seat, answer), watch)
            case LeftOrders(orders):
                self._answer(Standing(self.lesson.seat, orders), watch)
            case GoOn():
                self._go_on()
            case Back():
                self._begin(self.step if self._answers else max(0, self.step - 1))
            case ShowMe():
                self._show(watch)
            case Skip():
                self._unless_over()
                self._begin(self.step + 1)
        self._deeds += 1

    @property
    def status(self) -> Status:
        """Say where it stands."""
        lesson, steps = self.lesson, len(self.lesson.step)
        if self.over:
            return Status(lesson.id, self.step, steps, over=True, battle=lesson.battle)
        step = self._now
        return Status(
            lesson.id,
            self.step,
            steps,
            False,
            step.say,
            step.why,
            step.show,
            step.asks,
            step.hint,
            self.verdict,
            self.words,
            self._answers,
        )

    @property
    def over(self) -> bool:
        """Whether all steps are behind the learner."""
        return self.step == len(self.lesson.step)

    @property
    def done(self) -> bool:
        """Whether this step has nothing more to ask."""
        return self.verdict in _DONE or not self._now.asks

    @property
    def _now(self) -> Step:
        return self.lesson.step[self.step]

    def _begin(self, step: int) -> None:
        self.step = step
        self.table = self._course.at(step)
        self.verdict: Verdict = ""
        self.words = ""
        self._answers = 0

    def _unless_over(self) -> None:
        if self.over:
            raise Refused("", "lesson-over")

    def _answer(self, answer: Said | Standing, watch: Watch | None) -> None:
        self._unless_over()
        if self.verdict in _DONE:
            raise Refused("", "lesson-go-on")
        self._course.check(self.table, answer)
        if watch is not None:
            watch(self.table)
        found = self._course.answer(self.table, self.step, answer)
        self._answers += 1
        if found.accepted:
            self.verdict, self.words = "accepted", self._now.done
        elif found.wrong is not None:
            self.verdict, self.words = "wrong", found.wrong.say
        else:
            self.verdict, self.words = "other", self._now.other or self.lesson.other

    def _go_on(self) -> None:
        self._unless_over()
        if not self.done:
            raise Refused("", "lesson-not-yet")
        self._begin(self.step + 1)

    def _show(self, watch: Watch | None) -> None:
        self._unless_over()
        if not self._now.asks:
            raise Refused("", "lesson-nothing-to-show")
        self._begin(self.step)
        self._answer(self._course.solution(self._now), watch)
        self.verdict = "shown"


_DONE: Final = ("accepted", "shown")
