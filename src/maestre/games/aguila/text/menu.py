"""What may be answered now, numbered, and which of it typed words mean."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from maestre.games.aguila.table.state import SceneryId, State
from maestre.games.aguila.text.words import PICKS, names
from maestre.miniatures.text import menu as typed
from maestre.miniatures.text.menu import Entry, numbers
from maestre.play import Answer, Ask, Order, Pick, Question


def menu(state: State, ask: Ask, piece: str = "") -> tuple[Entry, ...]:
    """List what may be answered, or what of it concerns a piece; of options that are numbers each is its own."""
    assert isinstance(ask.about, Question), ask
    found = tuple(ask.about.offers(state, ""))
    if isinstance(ask.choice, Pick) and all(_whole(one) for one in ask.choice.options):
        return tuple(Entry(str(one.answer), one.answer, one.words) for one in found)
    entries = numbers(found)
    return tuple(one for one in entries if not piece or piece in _pieces(one.answer))


def _whole(word: str) -> bool:
    return word.lstrip("+-").isdigit()


def _pieces(answer: Answer) -> tuple[str, ...]:
    return (answer.piece, *answer.objects) if isinstance(answer, Order) else (str(answer),)


def meant(state: State, ask: Ask, words: Iterable[str]) -> Answer:
    """Give the one answer of the menu that words mean; of options that say more and more, the plainest."""
    entries = menu(state, ask)
    found = [one for one in chosen(state, (entry.answer for entry in entries), words) if isinstance(one, str)]
    plainest = min(found, key=len, default="")
    if plainest and all(one.startswith(f"{plainest}/") for one in found if one != plainest):
        return plainest
    return typed.meant(ask.rule, entries, words, partial(_called, state))


def chosen(state: State, answers: Iterable[Answer], words: Iterable[str]) -> tuple[Answer, ...]:
    """Give the answers that go by all of the words."""
    return typed.chosen(tuple(answers), words, partial(_called, state))


def _called(state: State, answer: Answer) -> tuple[str, ...]:
    """Every word that an answer goes by: those of each of its parts."""
    if isinstance(answer, Order):
        parts: tuple[str, ...] = (answer.verb, answer.piece, *answer.objects)
    else:
        parts = tuple(answer.split("/")) if isinstance(answer, str) else ()
    return tuple(word for part in parts for word in _names(state, part))


def _names(state: State, word: str) -> tuple[str, ...]:
    first, _, form = word.partition(":")
    house = state.scenery.get(SceneryId(form or word))
    element = house.element.value if house else first
    return (word.lower(), form.lower(), *PICKS.get(word, ()), *names(state.figures).get(element, ()))
