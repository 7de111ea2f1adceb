"""The answers to a question with the numbers to type for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maestre.games.mistral.offers import begun
from maestre.games.mistral.state import State
from maestre.games.mistral.text.menu import choosable, lines, menu
from maestre.games.mistral.wording import key_named, worded
from maestre.miniatures.text.menu import Entry
from maestre.miniatures.text.reports import few, numbered, say
from maestre.play import Ask, Each, Order, Some, Speaker

__all__ = ["listed"]

_LONG: Final = 40
"""Up to so many options of a plan are listed with the question."""


def listed(state: State, ask: Ask, speaker: Speaker, only: str = "", *, whole: bool = False) -> Iterator[str]:
    """The answers with their numbers, the whole list or as many as are few; of a plan each key's, or those of one."""
    if isinstance(ask.choice, Each):
        yield from _plan(state, ask, speaker, only, whole=whole)
    elif isinstance(ask.choice, Some):
        for number, option in enumerate(ask.choice.options, 1):
            if option in choosable(state, ask, ask.choice):
                yield f"{number}: {speaker.say(worded(state, ask, '', option))}"
        yield say(speaker, "text-some", least=ask.choice.least, most=ask.choice.most)
    else:
        entries = menu(state, ask, only)
        yield from numbered(entries, speaker, _ids) if whole else few(entries, speaker, _ids)


def _ids(entry: Entry) -> str:
    """What an order may be typed as."""
    answer = entry.answer
    said = (answer.verb, answer.piece, *answer.objects) if isinstance(answer, Order) else ()
    return " ".join(word for word in said if word)


def _plan(state: State, ask: Ask, speaker: Speaker, only: str, *, whole: bool) -> Iterator[str]:
    """What each begins with; and all other options, if they are few or one is asked for."""
    there, base = lines(ask), begun(state, ask)
    short = len(there) > _LONG and not only and not whole
    for label, key, option in there:
        if only not in ("", label.partition(".")[0], key):
            continue
        now = option == base[key]
        if now or not short:
            told = worded(state, ask, key, option)
            yield say(speaker, "text-plan-now" if now else "text-plan-key", number=label, who=key_named(key), what=told)
    if short:
        yield say(speaker, "text-plan-more", count=len(there))
