"""The answers to a question with the numbers to type for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeVar

from maestre.games.mistral.table.asking import Asked, Naming, Planning, key_named
from maestre.games.mistral.table.state import State
from maestre.games.mistral.text.menu import choosable, lines, menu
from maestre.miniatures.text.menu import Entry
from maestre.miniatures.text.reports import few, numbered, say
from maestre.play import Ask, Order, Speaker

N = TypeVar("N", bound=str)

_LONG: Final = 40
"""Up to so many options of a plan are listed with the question."""


def listed(state: State, ask: Ask, speaker: Speaker, only: str = "", *, whole: bool = False) -> Iterator[str]:
    """The answers with their numbers, the whole list or as many as are few; of a plan each key's, or those of one."""
    question = ask.about
    if isinstance(question, Planning):
        yield from _plan(state, question, speaker, only, whole=whole)
    elif isinstance(question, Naming):
        yield from _several(state, question, speaker)
    else:
        assert isinstance(question, Asked), question
        entries = menu(state, question, only)
        yield from numbered(entries, speaker, _ids) if whole else few(entries, speaker, _ids)


def _several(state: State, question: Naming[N], speaker: Speaker) -> Iterator[str]:
    open_to = choosable(state, question)
    for number, option in enumerate(question.options(), 1):
        if option in open_to:
            yield f"{number}: {speaker.say(question.told(state, option))}"
    yield say(speaker, "text-some", least=question.least(), most=question.most())


def _ids(entry: Entry) -> str:
    """What an order may be typed as."""
    answer = entry.answer
    said = (answer.verb, answer.piece, *answer.objects) if isinstance(answer, Order) else ()
    return " ".join(word for word in said if word)


def _plan(state: State, question: Planning, speaker: Speaker, only: str, *, whole: bool) -> Iterator[str]:
    """What each begins with; and all other options, if they are few or one is asked for."""
    there, base = lines(question), question.begun(state)
    short = len(there) > _LONG and not only and not whole
    for label, key, option in there:
        if only not in ("", label.partition(".")[0], key):
            continue
        now = option == base[key]
        if now or not short:
            told = question.told(state, key, option)
            yield say(
                speaker,
                "text-plan-now" if now else "text-plan-key",
                number=label,
                who=key_named(state.figures, key),
                what=told,
            )
    if short:
        yield say(speaker, "text-plan-more", count=len(there))
