"""A form: the questions of a situation, each with what it may take and a preset that may depend on those before it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Final, Literal

import msgspec

from maestre.play import Message, PlayError, Unknown, Unreadable

LONGEST_ANSWER: Final = 600
"""How many characters an answer has at most: some of many choices take most."""
MOST_ANSWERS: Final = 60
YES: Final = "yes"
NO: Final = "no"
_NUMBER: Final = re.compile(r"\d{1,4}(?:[.,]\d{1,3})?")
_JOINT: Final = "+"
_LONGEST: Final = 60
"""How much of a wrong answer is said back."""

Takes = Literal["one", "some", "number"]


class FormChoice(msgspec.Struct, frozen=True):
    """Something that a question may take: its word, what it is called, and among what it stands, as a nation."""

    value: str
    words: Message
    of: Message | None = None


class FormQuestion(msgspec.Struct, frozen=True):
    """A question of a form as it stands: what it may take, what it would be by itself, and what it is.

    One that takes a ``number`` has the ``least`` and the ``most``; one that takes ``some`` is answered by words with a
    ``+`` between them.
    """

    id: str
    words: Message
    takes: Takes
    preset: str
    answer: str
    given: bool
    choices: tuple[FormChoice, ...] = ()
    least: str = ""
    most: str = ""


def choices(prefix: str, values: Iterable[str]) -> tuple[FormChoice, ...]:
    """Give choices that are called by their words under a common prefix."""
    return tuple(FormChoice(str(value), Message(f"{prefix}-{value}")) for value in values)


class Form:
    """Asks the questions of one situation in turn, and answers each by what was given, or else by its preset.

    An answer that a question cannot take is refused. One that is ``lenient`` puts the preset in its place and tells of
    it in ``unfit``: whoever has chosen another unit need not know which of the other answers went with the first.
    """

    def __init__(
        self, given: Mapping[str, str], *, lists: Mapping[str, str] | None = None, lenient: bool = False
    ) -> None:
        """Begin with what was given; ``lists`` are those of players, by the question that offers their units."""
        self._given = given
        self.lists: Mapping[str, str] = lists or {}
        self._lenient = lenient
        self.questions: list[FormQuestion] = []
        self.unfit: list[str] = []

    def pick(self, name: str, open_to: tuple[FormChoice, ...], preset: str = "") -> str:
        """Ask for one of some choices; the first is the preset unless another is."""
        values = {choice.value: choice for choice in open_to}
        usual = str(preset) if preset in values else open_to[0].value
        given = self._given.get(name)
        if given is not None and given not in values:
            given = self._refuse(name, _not_open(name, given, values))
        return self._asked(FormQuestion(name, _words(name), "one", usual, given or usual, given is not None, open_to))

    def some(self, name: str, open_to: tuple[FormChoice, ...], preset: tuple[str, ...] = ()) -> tuple[str, ...]:
        """Ask for any of some choices; nothing is asked where there are none."""
        if not open_to:
            return ()
        values = {choice.value: choice for choice in open_to}
        usual = _JOINT.join(str(one) for one in preset if one in values)
        given = self._given.get(name)
        wrong = next((one for one in _parts(given) if one not in values), None)
        if given is not None and wrong is not None:
            given = self._refuse(name, _not_open(name, wrong, values))
        if given is not None:
            given = _JOINT.join(one for one in values if one in _parts(given))
        answer = usual if given is None else given
        return _parts(self._asked(FormQuestion(name, _words(name), "some", usual, answer, given is not None, open_to)))

    def yes(self, name: str, *, preset: bool = False) -> bool:
        """Ask whether something is so."""
        return self.pick(name, choices("situation", (NO, YES)), YES if preset else NO) == YES

    def number(self, name: str, least: int, most: int, preset: int, *, whole: bool = True) -> Fraction:
        """Ask for a number; one that need not be whole may have decimals, as a distance has."""
        given = self._given.get(name)
        bounds = str(least), str(most)
        if given is not None and (_read(given) is None or (whole and not given.isdecimal())):
            why: PlayError = Unreadable("", "situation-no-number", question=_words(name), answer=given[:_LONGEST])
            given = self._refuse(name, why)
        if given is not None and not least <= (_read(given) or Fraction(0)) <= most:
            told = {"answer": given[:_LONGEST], "least": bounds[0], "most": bounds[1]}
            given = self._refuse(name, Unknown("", "situation-beyond", question=_words(name), **told))
        usual = str(min(max(preset, least), most))
        question = FormQuestion(name, _words(name), "number", usual, given or usual, given is not None, (), *bounds)
        found = _read(self._asked(question))
        assert found is not None, question
        return found

    def close(self) -> None:
        """Refuse answers to what was never asked."""
        asked = [question.id for question in self.questions]
        for name in self._given:
            if name not in asked:
                why = Unknown("", "situation-not-asked", question=name[:_LONGEST], known=", ".join(asked))
                self._refuse(name, why)

    @property
    def answers(self) -> dict[str, str]:
        """Every question with its answer."""
        return {question.id: question.answer for question in self.questions}

    def _asked(self, question: FormQuestion) -> str:
        assert all(question.id != other.id for other in self.questions), f"{question.id} is asked twice"
        self.questions.append(question)
        return question.answer

    def _refuse(self, name: str, why: PlayError) -> str | None:
        """Refuse an answer, or note that its preset stands in its place."""
        if not self._lenient:
            raise why
        self.unfit.append(name)
        return None


def _not_open(name: str, given: str, values: Mapping[str, FormChoice]) -> Unknown:
    told = {"answer": given[:_LONGEST], "known": ", ".join(values)}
    return Unknown("", "situation-not-open", question=_words(name), **told)


def _words(name: str) -> Message:
    return Message(f"situation-ask-{name}")


def _parts(given: str | None) -> tuple[str, ...]:
    return tuple(part for part in (given or "").split(_JOINT) if part)


def _read(given: str) -> Fraction | None:
    return Fraction(given.replace(",", ".")) if _NUMBER.fullmatch(given) else None
