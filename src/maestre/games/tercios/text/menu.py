"""What may be answered now, numbered, and which of it typed words mean."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from maestre.games.tercios.command.perils import Overrun
from maestre.games.tercios.table.state import State
from maestre.games.tercios.text.words import CHARGE_WORDS, PICKS, SHOOT_WORDS, names
from maestre.miniatures.text import menu as typed
from maestre.miniatures.text.menu import Entry, numbers
from maestre.play import Answer, Ask, Order, Pick

_ORIGINS: Final = {
    "front": ("frente", "front"),
    "left": ("izquierda", "left"),
    "right": ("derecha", "right"),
    "rear": ("atras", "rear"),
}


def menu(state: State, ask: Ask) -> tuple[Entry, ...]:
    """List what may be answered; of a list of lengths each is its own number, and the rest has none."""
    found = ask.about.offers(state, "")
    if (
        isinstance(ask.choice, Pick)
        and not isinstance(ask.about, Overrun)
        and any(one.isdigit() for one in ask.choice.options)
    ):
        return tuple(Entry(one.answer if one.answer.isdigit() else "", one.answer, one.words) for one in found)
    return numbers(found)


def meant(state: State, ask: Ask, words: Iterable[str]) -> Answer:
    """Give the one answer of the menu that words mean."""
    return typed.meant(ask.rule, menu(state, ask), words, partial(_called, state))


def chosen(state: State, answers: tuple[Answer, ...], words: Iterable[str]) -> tuple[Answer, ...]:
    """Give the answers that go by all of the words."""
    return typed.chosen(answers, words, partial(_called, state))


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
