"""`maestre odds`: what may come of a situation on a real table, told by a few answers."""

from __future__ import annotations

from typing import Final

import msgspec

from maestre.cli.frame.names import find_game, known
from maestre.cli.frame.outputs import put_out
from maestre.cli.frame.voice import UserError, Voice
from maestre.cli.terminal.ledger import tallied
from maestre.play import Message, PlayError
from maestre.situations import Figure, Form, FormQuestion, figured, kinds_of

_HUNDRED: Final = 100


class Asked(msgspec.Struct, frozen=True):
    """A question as JSON shows it: its name, what it asks, its answer, whether that was given, what it may take."""

    name: str
    asks: str
    answer: str
    given: bool
    preset: str
    choices: tuple[str, ...]
    least: str
    most: str


class Chance(msgspec.Struct, frozen=True):
    """What may happen, how likely it is, exactly where that is known, and by how much it may be off."""

    what: str
    likely: float
    margin: float
    exactly: str


class Because(msgspec.Struct, frozen=True):
    """A number that the dice rest on: what it is, what it comes to and why."""

    what: str
    value: str
    why: str


class Situation(msgspec.Struct, frozen=True):
    """A situation as JSON shows it."""

    game: str
    kind: str
    exact: bool
    questions: tuple[Asked, ...]
    chances: tuple[Chance, ...]
    assumed: tuple[str, ...]
    because: tuple[Because, ...]


def list_kinds(key: str, *, lang: str) -> None:
    """List what can be asked of a game."""
    game = find_game(key)
    voice = Voice(lang, game)
    for kind in kinds_of(game):
        voice.print("odds-kind", kind=kind, words=voice.name(f"situation-{kind}", kind))


def show_odds(key: str, kind: str, answers: list[str], *, json: bool, lang: str) -> None:
    """Say what may come of a situation."""
    game = find_game(key)
    voice = Voice(lang, game)
    kinds = kinds_of(game)
    if kind not in kinds:
        known("odds-no-kind", kind, tuple(kinds), game=key)
    given = dict(map(_answer, answers))
    try:
        figure = figured(game, kinds[kind], Form(given))
    except PlayError as error:
        raise UserError("odds-refused", what=voice.sentence(error)) from error
    if json:
        put_out(_situation(key, figure, voice))
    else:
        _tell(figure, voice)


def _answer(word: str) -> tuple[str, str]:
    name, sign, value = word.partition("=")
    if not sign:
        raise UserError("odds-no-answer", word=word)
    return name, value


def _situation(key: str, figure: Figure, voice: Voice) -> Situation:
    say = voice.speaker.say
    rows = (Chance(_changes(row.changes, voice), row.likely, row.margin, row.chance) for row in figure.rows)
    numbers = (Because(say(one.words), str(one.tally.value), tallied(one.tally, voice)) for one in figure.reckoned)
    questions = (
        Asked(
            one.id,
            say(one.words),
            one.answer,
            one.given,
            one.preset,
            tuple(choice.value for choice in one.choices),
            one.least,
            one.most,
        )
        for one in figure.questions
    )
    return Situation(
        key,
        figure.kind,
        figure.exact,
        tuple(questions),
        tuple(rows),
        tuple(map(say, figure.assumed)),
        tuple(numbers),
    )


def _tell(figure: Figure, voice: Voice) -> None:
    say = voice.speaker.say
    voice.write(voice.name(f"situation-{figure.kind}", figure.kind))
    for question in figure.questions:
        sign = "given" if question.given else "preset"
        voice.print("odds-question", asks=say(question.words), answer=_said(question, voice), name=question.id, of=sign)
    for row in figure.rows:
        percent = round(_HUNDRED * row.likely)
        result = _changes(row.changes, voice)
        if figure.exact:
            voice.print("play-chance", percent=percent, result=result)
        else:
            voice.print("play-about", percent=percent, result=result, margin=max(1, round(_HUNDRED * row.margin)))
    for message in figure.assumed:
        voice.write(say(message))
    for number in figure.reckoned:
        voice.print("odds-because", what=say(number.words), why=tallied(number.tally, voice))


def _said(question: FormQuestion, voice: Voice) -> str:
    """An answer in words, or the figure itself."""
    words = {choice.value: voice.speaker.say(choice.words) for choice in question.choices}
    parts = question.answer.split("+") if question.takes == "some" else [question.answer]
    return ", ".join(words.get(part, part) for part in parts) or "-"


def _changes(changes: tuple[Message, ...], voice: Voice) -> str:
    return ", ".join(map(voice.speaker.say, changes)) or voice.say("nothing-changes")
