"""Whether a lesson holds: played by its solutions, by what it foresees as wrong, and by answers that chance gives."""

from __future__ import annotations

from functools import cache
from itertools import islice
from random import Random
from typing import Final, TypeVar

from maestre.lessons.course import Course
from maestre.lessons.sitting import Answered, Back, Deed, GoOn, LeftOrders, ShowMe, Sitting, Skip
from maestre.lessons.written import FOLDER, STANDING, BadLesson, Lesson, Step, Told, words_of
from maestre.play import Game, PlayError, State
from maestre.play.written.messages import LANGUAGES, problems

S = TypeVar("S", bound=State)

ANSWERS: Final = 5
"""How many answers by chance are tried at each step, unless more are asked for."""
_ASTRAY: Final = 3
"""How many answers by chance follow each other before the way back is taken."""


def check(game: Game[State], lesson: Lesson, answers: int = ANSWERS) -> None:
    """Raise `BadLesson`, with lesson and step, unless a lesson can be taken as it is written."""
    _check_words(game, lesson)
    course = Course(game, lesson)
    rules = game.catalogue().rules
    for number, step in enumerate(lesson.step):
        for rule in step.why:
            _expect(rule in rules, lesson, number, f"there is no rule {rule}")
        _check_named(course, number)
        _check_question(course, number)
    _check_taken(game, lesson)
    for number, step in enumerate(lesson.step):
        _check_wrong(game, lesson, number)
        if step.asks:
            _check_astray(game, lesson, number, answers)


def _expect(so: bool, lesson: Lesson, step: int | None, what: str) -> None:
    if not so:
        raise BadLesson(lesson.id, step, what)


def _check_words(game: Game[State], lesson: Lesson) -> None:
    """See that all words are there in both languages, and none is one that the game has for itself."""
    for what in _faults(game):
        raise BadLesson(lesson.id, None, what)
    for language in LANGUAGES:
        said, own = _words(game, language)
        for key in lesson.words():
            _expect(key in said, lesson, None, f"{language}: {key} is not written")
            _expect(key not in own, lesson, None, f"{language}: {key} is a word of the game itself")
    battle = lesson.battle
    if battle is not None:
        _expect(battle.scenario in game.scenarios, lesson, None, f"there is no scenario {battle.scenario}")
        _expect(battle.seat in game.seats, lesson, None, f"there is no seat {battle.seat}")
        game.resolve_options(battle.options)


@cache
def _faults(game: Game[State]) -> tuple[str, ...]:
    return problems(game.folder() / FOLDER)


@cache
def _words(game: Game[State], language: str) -> tuple[frozenset[str], frozenset[str]]:
    """Give the words of a game's lessons, and those of the game itself."""
    return frozenset(words_of(game, language).keys()), frozenset(game.speaker(language).keys())


def _check_named(course: Course[S], number: int) -> None:
    """See that the pieces and places are there that a step points at or looks for."""
    lesson, step, table = course.lesson, course.lesson.step[number], course.at(number)
    scene = course.game.scene(course.game.view(table.state, lesson.seat), lesson.seat)
    pieces = [piece.id for piece in scene.pieces] if scene else []
    places = scene.places if scene else ()
    wanted = (*((step.accept,) if step.accept else ()), *(wrong.when for wrong in step.wrong))
    shown = [one.partition(":") for one in step.show]
    named = [name for kind, _, name in shown if kind == "piece"] + [name for one in wanted for name in one.named()]
    for name in named:
        _expect(name in pieces, lesson, number, f"there is no piece {name}")
    for name in (name for kind, _, name in shown if kind == "place"):
        _expect(name in places, lesson, number, f"there is no place {name}")


def _check_question(course: Course[S], number: int) -> None:
    """See that what a step asks is open then, that its solution is accepted, and that dice and replies fit."""
    lesson, step, table = course.lesson, course.lesson.step[number], course.at(number)
    if not step.asks:
        return
    ask = table.asked(lesson.seat)
    kind = None if ask is None else ask.about.__struct_config__.tag
    fits = step.asks in (kind, STANDING)
    _expect(fits, lesson, number, f"it asks for {step.asks} where the question is {kind}")
    found = course.answer(table, number, course.solution(step))
    _expect(found.accepted, lesson, number, "its solution is not accepted")
    _expect(found.as_written, lesson, number, "dice, draws or replies do not fit its solution, or some are left over")


def _check_taken(game: Game[State], lesson: Lesson) -> None:
    """Take the lesson by its solutions, by being shown them, and by leaving all out."""
    for number, step in enumerate(lesson.step):
        shown = _begun(game, lesson, number)
        if step.asks:
            solved = _begun(game, lesson, number)
            solved.do(_deed(step, step.solution))
            _expect(solved.verdict == "accepted", lesson, number, "its solution is not accepted in a sitting")
            shown.do(ShowMe())
            same = shown.table.fingerprint() == solved.table.fingerprint()
            _expect(same, lesson, number, "shown and solved, it comes to different positions")
        shown.do(GoOn())
        left = _begun(game, lesson, number + 1)
        same = shown.table.fingerprint() == left.table.fingerprint()
        _expect(same, lesson, number, "the next step does not begin where this one ends")


def _deed(step: Step, answer: Told) -> Deed:
    """Give the deed with which a step is answered: standing orders where it asks for them."""
    return LeftOrders(tuple(answer)) if step.asks == STANDING and isinstance(answer, list) else Answered(answer)


def _begun(game: Game[State], lesson: Lesson, number: int) -> Sitting:
    """Give a sitting at the beginning of a step."""
    return Sitting(game, lesson, (Skip(),) * number)


def _check_wrong(game: Game[State], lesson: Lesson, number: int) -> None:
    """See that each answer foreseen as wrong is met by its sample, and by the words that belong to it."""
    for place, wrong in enumerate(lesson.step[number].wrong, 1):
        sitting = _begun(game, lesson, number)
        start = sitting.table.fingerprint()
        try:
            sitting.do(_deed(lesson.step[number], wrong.sample))
        except PlayError as error:
            raise BadLesson(lesson.id, number, f"sample {place} is not allowed: {error}") from error
        met = sitting.verdict == "wrong" and sitting.words == wrong.say
        _expect(met, lesson, number, f"sample {place} is {sitting.verdict} and said {sitting.words!r}")
        _check_way_back(sitting, number, start)


def _check_astray(game: Game[State], lesson: Lesson, number: int, answers: int) -> None:
    """Give answers by chance, a few on end, and see that the way back is there."""
    for attempt in range(answers):
        sitting = _begun(game, lesson, number)
        start = sitting.table.fingerprint()
        rng = Random(f"{lesson.id}/{number}/{attempt}")
        for _ in range(_ASTRAY):
            if sitting.verdict == "accepted" or sitting.table.asked(lesson.seat) is None:
                break
            answer = next(islice(sitting.table.proposals(lesson.seat, rng), 1))
            sitting.do(Answered(answer))
            _expect(bool(sitting.words), lesson, number, f"nothing is said of {answer}")
        _check_way_back(sitting, number, start)


def _check_way_back(sitting: Sitting, number: int, start: str) -> None:
    """Go back to where the step began, and on by its solution."""
    lesson, step = sitting.lesson, _step(sitting)
    sitting.do(Back())
    _expect(sitting.table.fingerprint() == start, lesson, number, "the way back leads elsewhere")
    if step.asks:
        sitting.do(_deed(step, step.solution))
        _expect(sitting.verdict == "accepted", lesson, number, "its solution is not accepted after the way back")


def _step(sitting: Sitting) -> Step:
    return sitting.lesson.step[sitting.step]
