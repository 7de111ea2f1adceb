"""What may be answered now, numbered, and which of it typed words mean.

An answer goes by every word with which it is told in either language, and by its ids; ``2.3`` is the third option of
the second who is asked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, TypeVar

from maestre.games.mistral.data import Figures
from maestre.games.mistral.table.asking import Asked, Naming, Planning, key_named
from maestre.games.mistral.table.ordering import Ordering
from maestre.games.mistral.table.spots import is_piece
from maestre.games.mistral.table.state import State
from maestre.miniatures.text.menu import Entry, by_number, numbers
from maestre.miniatures.text.words import ALL_WORDS, END_WORDS, NO_WORDS, NONE_WORDS, folded, telling
from maestre.play import Answer, Message, Order, Speaker, Unreadable
from maestre.play.written.messages import LANGUAGES

KEEP_WORDS: Final = (*END_WORDS, *NO_WORDS, *NONE_WORDS, "igual", "same", "pasa", "pasar", "pass", "0")
"""Words that leave a plan as it begins, and decline whatever can be declined."""
_DECLINING: Final = ("pass", "done", "keep", "stay", "fight")
"""The answers that do nothing."""
_SPLIT: Final = re.compile(r"[\s/:,;()#.%-]+")
_LABEL: Final = re.compile(r"(\d+)\.(\d+)")

A = TypeVar("A")
N = TypeVar("N", bound=str)

Line = tuple[str, str, str]
"""An option of a plan: its label, its key and itself."""


def menu(state: State, question: Asked[A], piece: str = "") -> tuple[Entry, ...]:
    """Number what may be answered, or what of it concerns a piece."""
    return numbers(tuple(question.offers(state, piece)))


@cache
def _speakers() -> tuple[Speaker, ...]:
    folder = files("maestre.games.mistral") / "messages"
    return tuple(Speaker(language, folder) for language in LANGUAGES)


def _words(*messages: Message | str) -> tuple[str, ...]:
    """Every word of some messages, in both languages."""
    said = " ".join(
        speaker.say(one) if isinstance(one, Message) else str(one) for one in messages for speaker in _speakers()
    )
    return tuple(telling(_SPLIT.split(said)))


def _ids(answer: Answer) -> str:
    if isinstance(answer, Order):
        return " ".join((answer.verb, answer.piece, *answer.objects))
    return answer if isinstance(answer, str) else ""


# ------------------------------------------------------------------------------------------------ one answer


def meant(state: State, question: Asked[A], words: tuple[str, ...]) -> Answer:
    """Give the one answer that a number or words mean; a piece that is named has a menu of its own beside."""
    entries = menu(state, question)
    if (answer := by_number(entries, words)) is not None:
        return answer
    if len(words) == 1 and folded(words[0]) in KEEP_WORDS and (declined := _declined(entries)) is not None:
        return declined
    pieces = _pieces(state, question, words) if isinstance(question, Ordering) else ()
    return _one(question.rule, (*entries, *(entry for one in pieces for entry in menu(state, question, one))), words)


def _declined(entries: Iterable[Entry]) -> Answer | None:
    """The answer that does nothing, if there is one."""
    return next((entry.answer for entry in entries if _ids(entry.answer).strip() in _DECLINING), None)


def _pieces(state: State, question: Asked[A], words: tuple[str, ...]) -> tuple[str, ...]:
    """The pieces that are named by their ids."""
    own = {folded(one): one for one in question.pieces(state)}
    return tuple(own.get(folded(word), word) for word in words if folded(word) in own or is_piece(state, word))


def _one(rule: str, entries: Iterable[Entry], words: tuple[str, ...]) -> Answer:
    """The answer of which all words are said; of several the one of which fewest others are."""
    wanted = telling(_SPLIT.split(" ".join(words)))
    found: dict[str, tuple[int, str, Answer]] = {}
    for label, answer, told in entries:
        own = (*_words(told), *telling(_SPLIT.split(_ids(answer))))
        if wanted and all(word in own for word in wanted):
            found.setdefault(repr(answer), (len(dict.fromkeys(own)), label, answer))
    if not found:
        raise Unreadable(rule, "text-not-offered", words=" ".join(words))
    exact = [answer for _, _, answer in found.values() if telling(_SPLIT.split(_ids(answer))) == wanted]
    if exact or len(found) == 1:
        return exact[0] if exact else next(iter(found.values()))[2]
    labels = ", ".join(dict.fromkeys(label for _, label, _ in found.values()))
    raise Unreadable(rule, "text-several", words=" ".join(words), numbers=labels)


# ------------------------------------------------------------------------------------------------ several


def choosable(state: State, question: Naming[N]) -> tuple[N, ...]:
    """The options that the rules would allow alone; all, where more than one must be chosen."""
    options = question.options()
    return tuple(one for one in options if question.least() > 1 or question.refusal(state, (one,)) is None)


def some_meant(state: State, question: Naming[N], words: tuple[str, ...]) -> tuple[str, ...]:
    """Read which of several are meant: numbers, names between commas, all that may be chosen or none."""
    first = folded(words[0])
    if first in ALL_WORDS:
        return choosable(state, question)
    if first in KEEP_WORDS and not (first.isdigit() and first != "0"):
        return ()
    entries = [Entry(str(number), one, _named(state.figures, one)) for number, one in enumerate(question.options(), 1)]
    if all(word.strip(",").isdigit() for word in words):
        picked = [by_number(entries, (word.strip(","),)) for word in words]
        if None in picked:
            raise Unreadable(question.rule, "text-not-offered", words=" ".join(words))
        return tuple(str(one) for one in picked)
    return tuple(str(_one(question.rule, entries, clause)) for clause in _clauses(words))


def _named(figures: Figures, option: str) -> Message:
    found = key_named(figures, option)
    return found if isinstance(found, Message) else Message.of("offer-thing", what=found)


def _clauses(words: tuple[str, ...]) -> Iterable[tuple[str, ...]]:
    for clause in re.split(r"[,;]", " ".join(words)):
        if clause.strip():
            yield tuple(clause.split())


# ------------------------------------------------------------------------------------------------ plans


def lines(question: Planning) -> tuple[Line, ...]:
    """The options of every key, labelled."""
    return tuple(
        (f"{place}.{number}", key, option)
        for place, (key, options) in enumerate(question.open_to, 1)
        for number, option in enumerate(options, 1)
    )


def plan_meant(state: State, question: Planning, words: tuple[str, ...]) -> dict[str, str]:
    """Read a plan: what differs from how it begins, by labels, or who and what between commas."""
    plan = question.begun(state)
    if telling(words)[:1] and telling(words)[0] in KEEP_WORDS and len(words) == 1:
        return plan
    there = lines(question)
    by_label = {label: (key, option) for label, key, option in there}
    for clause in _clauses(words):
        if all(_LABEL.fullmatch(word) for word in clause):
            for word in clause:
                if word not in by_label:
                    raise Unreadable(question.rule, "text-not-offered", words=word)
                plan |= dict((by_label[word],))
        else:
            plan |= dict((_couple(state, question, there, clause),))
    return plan


def _couple(state: State, question: Planning, there: Sequence[Line], words: tuple[str, ...]) -> tuple[str, str]:
    """Who, and then what, that some words mean: he of whom most of the first words are."""
    wanted = telling(_SPLIT.split(" ".join(words)))
    found: dict[Line, int] = {}
    for line in there:
        _, key, option = line
        who = (*_words(_named(state.figures, key)), *telling(_SPLIT.split(key)))
        what = (*_words(question.told(state, key, option)), *telling(_SPLIT.split(option)))
        known = next((place for place, word in enumerate(wanted) if word not in who), len(wanted))
        if known and all(word in what for word in wanted[known:]):
            found[line] = known
    best = [line for line, known in found.items() if known == max(found.values())]
    exact = [line for line in best if telling(_SPLIT.split(line[2])) == wanted[found[line] :]] or best
    if not exact:
        raise Unreadable(question.rule, "text-not-offered", words=" ".join(words))
    if len(exact) > 1:
        labels = ", ".join(label for label, _, _ in exact)
        raise Unreadable(question.rule, "text-several", words=" ".join(words), numbers=labels)
    return exact[0][1:]
