"""Typed words, read into answers: a number, words of the menu, several, or a plan for all."""

from __future__ import annotations

from maestre.games.mistral.table.asking import Asked, Naming, Planning
from maestre.games.mistral.table.state import State
from maestre.games.mistral.text.menu import meant, plan_meant, some_meant
from maestre.play import Ask, Tries


def parse(state: State, ask: Ask, words: tuple[str, ...]) -> tuple[Tries, ...]:
    """Read an answer to the open question."""
    question = ask.about
    if isinstance(question, Planning):
        return ((plan_meant(state, question, words),),)
    if isinstance(question, Naming):
        return ((some_meant(state, question, words),),)
    assert isinstance(question, Asked), question
    return ((meant(state, question, words),),)
