"""`maestre lessons`: the lessons of the games, with how long each takes; or whether they hold."""

from __future__ import annotations

import msgspec

from maestre.cli.frame.codes import DONE, NOT_SO
from maestre.cli.frame.names import find_game
from maestre.cli.frame.outputs import put_out
from maestre.cli.frame.voice import UserError, Voice
from maestre.lessons import BadLesson, Lesson, check, lessons_of, words_of
from maestre.play import Game, Message, State, find, installed


class Taught(msgspec.Struct, frozen=True):
    """A lesson as the list shows it; ``fault`` is what is wrong with it, where it was checked and does not hold."""

    game: str
    lesson: str
    title: str
    aim: str
    minutes: int
    steps: int
    battle: bool
    fault: str = ""


class Lessons(msgspec.Struct, frozen=True):
    """All lessons, as `--json` gives them."""

    lessons: tuple[Taught, ...]


def show_lessons(key: str, *, checked: bool, json: bool, lang: str) -> int:
    """List the lessons of a game or of all; ``checked`` plays them, and the exit code says whether all hold."""
    voice = Voice(lang)
    games = [find_game(key)] if key else [find(name) for name in installed()]
    try:
        taught = tuple(one for game in games for one in _taught(game, voice, checked=checked))
    except BadLesson as error:
        raise UserError("lessons-unread", what=str(error)) from error
    if json:
        put_out(Lessons(taught))
    elif taught:
        _list(taught, voice, checked=checked)
    else:
        voice.print("lessons-none", game=key or "none")
    return NOT_SO if any(one.fault for one in taught) else DONE


def _taught(game: Game[State], voice: Voice, *, checked: bool) -> list[Taught]:
    lessons = lessons_of(game)
    if not lessons:
        return []
    speaker = words_of(game, voice.language)
    return [
        Taught(
            game.key,
            lesson.id,
            speaker.say(Message(lesson.title)),
            speaker.say(Message(lesson.aim)),
            lesson.minutes,
            len(lesson.step),
            lesson.battle is not None,
            _fault(game, lesson) if checked else "",
        )
        for lesson in lessons
    ]


def _fault(game: Game[State], lesson: Lesson) -> str:
    try:
        check(game, lesson)
    except BadLesson as error:
        return str(error)
    return ""


def _list(taught: tuple[Taught, ...], voice: Voice, *, checked: bool) -> None:
    grid = voice.grid("lessons-game", "lessons-lesson", "lessons-title", "lessons-minutes")
    for one in taught:
        grid.add_row(one.game, one.lesson, f"{one.title}\n{one.aim}", str(one.minutes))
    voice.out.print(grid)
    faults = [one.fault for one in taught if one.fault]
    for fault in faults:
        voice.write(fault)
    if checked and not faults:
        voice.print("lessons-hold", count=len(taught))
