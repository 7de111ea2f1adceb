"""A lesson played at a table: where each step begins, and what follows an answer given there."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from hashlib import blake2b
from typing import Final, Generic, TypeVar

import msgspec

from maestre.lessons.predicates import Followed, holds
from maestre.lessons.written import STANDING, BadLesson, Early, Faces, Lesson, Reply, Step, Wrong
from maestre.play import Answer, Draw, Game, Header, PlayError, State, Table, Throw, log
from maestre.play.chance.dice import SEED_BYTES, drawn, is_throw, thrown
from maestre.play.record import Drawn, Rolled, Said, Standing

S = TypeVar("S", bound=State)

COURSES: Final = 64
"""How many lessons are kept ready, with where each of their steps begins."""


class Script:
    """What falls after an answer: what the lesson says as long as it fits, then what a generator of its own gives."""

    def __init__(self, dice: tuple[Faces, ...] = (), draws: tuple[tuple[str, ...], ...] = ()) -> None:
        self.dice = list(dice)
        self.draws = list(draws)
        self.strayed = False
        """Whether something fell that the lesson does not say."""

    @property
    def spent(self) -> bool:
        """Whether it came just as the lesson says."""
        return not (self.strayed or self.dice or self.draws)

    def fall(self, table: Table[S], key: bytes) -> None:
        """Let dice and draws fall, and standing orders be followed, until somebody has to choose."""
        table.settle()
        while isinstance(table.request, Throw | Draw):
            fallen = self._thrown if isinstance(table.request, Throw) else self._drawn
            table.enter(fallen(table, key))
            table.settle()

    def _thrown(self, table: Table[S], key: bytes) -> Rolled:
        request = table.request
        assert isinstance(request, Throw)
        if self.dice and is_throw(request.reading, self.dice[0]):
            return Rolled(self.dice.pop(0))
        self.strayed = True
        faces, dice = thrown(key, table.sequence, request.reading)
        return Rolled(faces, dice=dice)

    def _drawn(self, table: Table[S], key: bytes) -> Drawn:
        request = table.request
        assert isinstance(request, Draw)
        size = len(request.pool)
        if self.draws and (places := _places(self.draws[0], request)) is not None:
            del self.draws[0]
            return Drawn(places, size)
        self.strayed = True
        return Drawn(drawn(key, table.sequence, size, request.count), size)


def _places(names: tuple[str, ...], request: Draw) -> tuple[int, ...] | None:
    """Give where these lie in a pool, each at a place of its own; None if they are not what is drawn from it."""
    left: list[str | None] = list(request.pool)
    places: list[int] = []
    for name in names:
        if name not in left:
            return None
        places.append(left.index(name))
        left[places[-1]] = None
    return tuple(places) if len(places) == request.count else None


class Found(msgspec.Struct, frozen=True):
    """What an answer in a step was: accepted, one that was foreseen, or another; and whether all fell as written."""

    accepted: bool
    wrong: Wrong | None = None
    as_written: bool = False


class Course(Generic[S]):
    """A lesson at the table of a game: from step to step it goes by its solutions.

    Every step begins where the solutions before it lead, however the learner came there: so what it says fits, and what
    stands in it can be played.
    """

    def __init__(self, game: Game[S], lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self._key = blake2b(f"{game.key}/{lesson.id}".encode(), digest_size=SEED_BYTES).digest()
        self._starts: list[tuple[Early, ...]] = [self._opened()]
        for number in range(len(lesson.step)):
            self._starts.append(self._solved(number))

    def at(self, step: int) -> Table[S]:
        """Open a table where a step begins; after the last, where the lesson ends."""
        return self._table(self._starts[step])

    def answer(self, table: Table[S], number: int, answer: Said | Standing) -> Found:
        """Give an answer of the learner in a step, or standing orders, that the rules allow, with all that follows."""
        step = self.lesson.step[number]
        rehearsal = self._table(_entries(table))
        script, followed = self._given(rehearsal, answer, Script(step.dice, step.draws))
        if step.accept is not None and holds(step.accept, followed):
            script, _ = self._given(table, answer, Script(step.dice, step.draws))
            replied = self._replied(table, step.replies)
            return Found(accepted=True, as_written=script.spent and replied)
        wrong = next((wrong for wrong in step.wrong if holds(wrong.when, followed)), None)
        script, _ = self._given(table, answer, Script(wrong.dice if wrong else ()))
        return Found(accepted=False, wrong=wrong, as_written=not script.dice)

    def solution(self, step: Step) -> Said | Standing:
        """Give what a step that asks for something has for its solution."""
        seat, solution = self.lesson.seat, step.solution
        return Standing(seat, tuple(solution)) if step.asks == STANDING else Said(seat, solution)

    def check(self, table: Table[S], answer: Said | Standing) -> None:
        """Raise what the rules have against an answer or against standing orders."""
        if isinstance(answer, Standing):
            self.game.check_orders(answer.seat, answer.orders)
        else:
            table.check(answer.seat, answer.answer)

    def _opened(self) -> tuple[Early, ...]:
        lesson, table = self.lesson, self._table(())
        for number, entry in enumerate(lesson.early):
            try:
                table.enter(entry, checked=True)
                table.settle()
            except PlayError as error:
                raise BadLesson(lesson.id, None, f"entry {number + 1} of its prelude: {error}") from error
        if isinstance(table.request, Throw | Draw):
            raise BadLesson(lesson.id, None, "its prelude ends before dice that are due")
        return _entries(table)

    def _solved(self, number: int) -> tuple[Early, ...]:
        """Play a step by its solution and give all that has been entered then."""
        table, step = self.at(number), self.lesson.step[number]
        try:
            if step.asks:
                solution = self.solution(step)
                self.check(table, solution)
                self._given(table, solution, Script(step.dice, step.draws))
            fits = self._replied(table, step.replies)
        except PlayError as error:
            raise BadLesson(self.lesson.id, number, f"its solution cannot be played: {error}") from error
        if not fits:
            raise BadLesson(self.lesson.id, number, "its replies cannot be played after its solution")
        return _entries(table)

    def _table(self, entries: Iterable[Early]) -> Table[S]:
        """Open a table that throws no dice of its own, and enter what has been."""
        lesson, game = self.lesson, self.game
        options = game.resolve_options(lesson.options)
        header = Header(game.key, game.rules, lesson.scenario, options, {seat: seat for seat in game.seats})
        table = Table.begun(game, header)
        for entry in entries:
            table.enter(entry)
        return table

    def _given(self, table: Table[S], answer: Said | Standing, script: Script) -> tuple[Script, Followed]:
        """Give an answer or standing orders that are allowed, let fall what follows, and say what came of it."""
        seat, version = self.lesson.seat, table.version(self.lesson.seat)
        read = answer.orders if isinstance(answer, Standing) else self._read(table, answer)
        table.enter(answer)
        script.fall(table, self._key)
        told = tuple(line.message.key for line in log(table, seat, version + 1))
        return script, Followed(read, told, self.game.scene(self.game.view(table.state, seat), seat))

    def _read(self, table: Table[S], answer: Said) -> Answer:
        ask = table.asked(answer.seat)
        assert ask is not None, "an answer that was checked"
        return ask.read(answer.answer)

    def _replied(self, table: Table[S], replies: tuple[Reply, ...]) -> bool:
        """Give the answers that stand in a step, as far as they are allowed; say whether all were, and fell so."""
        for reply in replies:
            try:
                self.check(table, reply.entry)
            except PlayError:
                return False
            table.enter(reply.entry)
            script = Script(reply.dice, reply.draws)
            script.fall(table, self._key)
            if not script.spent:
                return False
        return True


_courses: OrderedDict[tuple[str, int, str], Course[State]] = OrderedDict()


def course_of(game: Game[State], lesson: Lesson) -> Course[State]:
    """Give a lesson at its table; those taken last are at hand, whichever copy of the game is named."""
    name = (game.key, game.rules, lesson.id)
    course = _courses.get(name)
    if course is None or course.lesson is not lesson:
        course = _courses[name] = Course(game, lesson)
    _courses.move_to_end(name)
    while len(_courses) > COURSES:
        _courses.popitem(last=False)
    return course


def _entries(table: Table[S]) -> tuple[Early, ...]:
    return tuple(entry for entry in table.entries if isinstance(entry, Said | Rolled | Drawn | Standing))
