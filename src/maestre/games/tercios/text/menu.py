"""What may be answered now, numbered, and which of it typed words mean."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from maestre.games.tercios.offers import offers
from maestre.games.tercios.state import State
from maestre.games.tercios.text.words import CHARGE_WORDS, PICKS, SHOOT_WORDS, TO_WORDS, names, telling
from maestre.play import Answer, Ask, Message, Order, Pick, Unreadable

_ORIGINS: Final = {
    "front": ("frente", "front"),
    "left": ("izquierda", "left"),
    "right": ("derecha", "right"),
    "rear": ("atras", "rear"),
}


class Entry(NamedTuple):
    """An answer, the number to type for it if it has one, and how it reads."""

    label: str
    answer: Answer
    words: Message


def menu(state: State, ask: Ask) -> tuple[Entry, ...]:
    """List what may be answered; of a list of lengths each is its own number, and the rest has none."""
    found = offers(state, ask, "")
    if isinstance(ask.choice, Pick) and ask.rule != "3.12" and any(one.isdigit() for one in ask.choice.options):
        return tuple(Entry(one.answer if one.answer.isdigit() else "", one.answer, one.words) for one in found)
    return tuple(Entry(str(number), one.answer, one.words) for number, one in enumerate(found, 1))


def meant(state: State, ask: Ask, words: Iterable[str]) -> Answer:
    """Give the one answer of the menu that words mean; say so if there is none, or more than one."""
    entries = menu(state, ask)
    named = chosen(state, tuple(entry.answer for entry in entries), words)
    if not named:
        raise Unreadable(ask.rule, "text-not-offered", words=" ".join(words))
    if len(named) > 1:
        labels = [entry.label for entry in entries if entry.answer in named]
        raise Unreadable(ask.rule, "text-several", words=" ".join(words), numbers=", ".join(labels))
    return named[0]


def chosen(state: State, answers: tuple[Answer, ...], words: Iterable[str]) -> tuple[Answer, ...]:
    """Give the answers that go by all of the words; of elements the plainest: a hill, before a large hill."""
    wanted = [word for word in telling(words) if word not in TO_WORDS]
    found = tuple(one for one in answers if wanted and all(word in _called(state, one) for word in wanted))
    if all(isinstance(one, Order) and ":" in one.piece for one in found):
        fewest = min((len(_called(state, one)) for one in found), default=0)
        return tuple(one for one in found if len(_called(state, one)) == fewest)
    return found


def _called(state: State, answer: Answer) -> tuple[str, ...]:
    """Every word that an answer goes by."""
    if isinstance(answer, Order):
        return tuple(word for one in (answer.verb, answer.piece, *answer.objects) for word in _names(state, one))
    if not isinstance(answer, str):
        return ()
    if "/" in answer:
        target, weapon, origin = answer.split("/")
        return (target.lower(), *names()[weapon], *_ORIGINS[origin], *SHOOT_WORDS)
    return (*_names(state, answer), *(CHARGE_WORDS if answer in state.units else ()))


def _names(state: State, word: str) -> tuple[str, ...]:
    piece, _, form = word.partition(":")
    element = next((one.element.value for one in state.scenery.values() if one.id == word), piece)
    return (word.lower(), form, *PICKS.get(word, ()), *names().get(element, ()))
