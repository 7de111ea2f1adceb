"""Lessons as they are written: TOML and Fluent in a game's own folder ``lessons``."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from maestre.lessons.predicates import Predicate
from maestre.play import Game, Setting, Speaker, State, Unknown
from maestre.play.asking.bounds import LONGEST_WORD, MOST_NAMED, Word, Words
from maestre.play.record import Drawn, Rolled, Said, Standing
from maestre.play.written.datatables import DataError, parsed

S = TypeVar("S", bound=State)

MESSAGES: Final = files("maestre.lessons") / "ftl"
"""The folder of what this package says to people."""
FOLDER: Final = "lessons"
CONTROLS: Final = ("end", "odds", "log", "squadron")
"""What a step may point at beside the board, by the names that clients have for it."""
REACH: Final = "reach"
"""The word for pointing at all that the piece at hand can reach."""
LONGEST: Final = 9
"""Minutes that a lesson takes at most."""
_FILE: Final = re.compile(r"(\d\d-[a-z][a-z0-9-]*)\.toml")

Told: TypeAlias = Annotated[
    Any, Meta(extra_json_schema={"maxLength": LONGEST_WORD, "maxItems": MOST_NAMED, "maxProperties": MOST_NAMED})
]
"""An answer in the form of its choice, as a record keeps it: which form that is, only the open question knows."""
Faces: TypeAlias = tuple[int, ...]
Shown: TypeAlias = Annotated[str, Meta(pattern=rf"^(piece:.+|place:.+|control:({'|'.join(CONTROLS)})|{REACH})$")]
Early: TypeAlias = Said | Rolled | Drawn | Standing
STANDING: Final = "standing"
"""What a step asks that wants standing orders, whichever question is open then."""


class BadLesson(ValueError):
    """A lesson that cannot be taken as it is written: which one, at which step, and what is wrong."""

    def __init__(self, lesson: str, step: int | None, what: str) -> None:
        super().__init__(f"{lesson}{'' if step is None else f', step {step + 1}'}: {what}")
        self.lesson = lesson
        self.step = step
        self.what = what


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Part of a lesson; what it does not know is a slip of whoever wrote it."""


class Reply(_Written, frozen=True, kw_only=True):
    """An answer that stands in the lesson, the enemy's most often; with the dice and draws that follow it.

    In place of an answer it may leave standing ``orders`` for a seat: they answer what is asked from then on.
    """

    seat: Word
    answer: Told = None
    orders: Words | None = None
    dice: tuple[Faces, ...] = ()
    draws: tuple[tuple[Word, ...], ...] = ()

    def __post_init__(self) -> None:
        if (self.answer is None) is (self.orders is None):
            raise ValueError("a reply has either an answer or standing orders")

    @property
    def entry(self) -> Said | Standing:
        """Give it as a record has it."""
        return Said(self.seat, self.answer) if self.orders is None else Standing(self.seat, self.orders)


class Wrong(_Written, frozen=True, kw_only=True):
    """An answer that people are likely to give in place of what is asked: when it is one, and what is said then.

    ``sample`` is such an answer, and ``dice`` are what falls after it, to show what it costs.
    """

    when: Predicate
    say: Word
    sample: Told
    dice: tuple[Faces, ...] = ()


class Step(_Written, frozen=True, kw_only=True):
    """What is told, and perhaps what the learner is to do; words are keys of the lesson's own messages.

    A step that asks for something says for which kind of question, what it accepts and an answer that does; then come
    the dice, draws and other answers that follow. A step that asks for nothing is only read. One that asks for
    `STANDING` wants standing orders: they are its solution, and options in its predicates.
    """

    say: Word
    why: tuple[Word, ...] = ()
    show: tuple[Shown, ...] = ()
    asks: Word = ""
    accept: Predicate | None = None
    solution: Told = None
    hint: Word = ""
    dice: tuple[Faces, ...] = ()
    draws: tuple[tuple[Word, ...], ...] = ()
    replies: tuple[Reply, ...] = ()
    wrong: tuple[Wrong, ...] = ()
    other: Word = ""
    """What is said of any other answer; without it, the lesson's own word for that."""
    done: Word = ""

    def __post_init__(self) -> None:
        asked = (self.accept is not None, self.solution is not None, bool(self.hint), bool(self.done))
        if any(one is not bool(self.asks) for one in asked):
            raise ValueError("a step that asks has accept, solution, hint and done; one that is only told has none")
        if self.asks == STANDING and not isinstance(self.solution, list | tuple):
            raise ValueError("a step that asks for standing orders has a list of them for its solution")
        if not self.asks and (self.dice or self.draws or self.wrong):
            raise ValueError("a step that is only told has no dice, no draws and nothing wrong")

    def words(self) -> tuple[str, ...]:
        """List the keys of all that it may say."""
        said = (self.say, self.hint, self.other, self.done, *(wrong.say for wrong in self.wrong))
        return tuple(filter(None, said))


class Battle(_Written, frozen=True, kw_only=True):
    """A small battle against a bot, which a lesson ends with: how it is set up, and what to keep in mind in it.

    Who follows the ``advice`` wins most of the games that begin with these ``seeds``.
    """

    scenario: Word
    seat: Word
    bot: Word
    advice: Annotated[tuple[Word, ...], Meta(min_length=1)]
    options: dict[str, Setting] = {}
    seeds: Annotated[tuple[int, ...], Meta(min_length=1)] = (1,)


class Lesson(_Written, frozen=True, kw_only=True):
    """A lesson: where it begins, who the learner is, and its steps."""

    game: Word
    scenario: Word
    seat: Word
    title: Word
    aim: Word
    other: Word
    minutes: Annotated[int, Meta(ge=1, le=LONGEST)]
    options: dict[str, Setting] = {}
    prelude: str | tuple[Early, ...] = ()
    """What leads to its first position: answers, dice, draws, standing orders; or the file beside it that has them, a
    line each. What standing orders answer is not written."""
    step: Annotated[tuple[Step, ...], Meta(min_length=1)]
    battle: Battle | None = None
    id: str = ""
    """The name of its file."""

    def words(self) -> tuple[str, ...]:
        """List the keys of all that it may say, each once."""
        advice = self.battle.advice if self.battle else ()
        said = (self.title, self.aim, self.other, *advice, *(key for step in self.step for key in step.words()))
        return tuple(dict.fromkeys(said))

    @property
    def early(self) -> tuple[Early, ...]:
        """What leads to its first position."""
        assert not isinstance(self.prelude, str), "read with the lesson"
        return self.prelude


def lessons_of(game: Game[S]) -> tuple[Lesson, ...]:
    """Give the lessons of a game, in order; none where it has none."""
    return _lessons(game.key, game.package)


@cache
def _lessons(key: str, package: str) -> tuple[Lesson, ...]:
    """Read the lessons of a package once, however often its game comes from another process."""
    folder = files(package) / FOLDER
    names = sorted(file.name for file in folder.iterdir()) if folder.is_dir() else []
    return tuple(_read(key, folder, name) for name in names if _FILE.fullmatch(name))


def lesson_of(game: Game[S], id: str) -> Lesson:
    """Give a lesson of a game by its name."""
    for lesson in lessons_of(game):
        if lesson.id == id:
            return lesson
    raise Unknown("", "unknown-lesson", lesson=id, game=game.key)


def words_of(game: Game[S], language: str) -> Speaker:
    """Give who says the words of a game's lessons in a language."""
    return Speaker(language, game.folder() / FOLDER)


def _read(key: str, folder: Traversable, name: str) -> Lesson:
    try:
        lesson = msgspec.convert(
            parsed(name, (folder / name).read_text(encoding="utf-8")) | {"id": name.removesuffix(".toml")}, Lesson
        )
    except (DataError, msgspec.ValidationError) as error:
        raise BadLesson(name, None, str(error)) from error
    if lesson.game != key:
        raise BadLesson(name, None, f"it is a lesson of {lesson.game} in the folder of {key}")
    if not isinstance(lesson.prelude, str):
        return lesson
    return msgspec.structs.replace(lesson, prelude=_prelude(name, folder / lesson.prelude))


def _prelude(name: str, file: Traversable) -> tuple[Early, ...]:
    try:
        return tuple(msgspec.json.Decoder(Early).decode_lines(file.read_bytes()))
    except (OSError, msgspec.DecodeError) as error:
        raise BadLesson(name, None, f"its prelude cannot be read: {error}") from error
