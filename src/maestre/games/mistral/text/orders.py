"""Typed words, read into answers: a number, words of the menu, several, or a plan for all."""

from __future__ import annotations

from maestre.games.mistral.state import State
from maestre.games.mistral.text.menu import meant, plan_meant, some_meant
from maestre.play import Ask, Each, Some, Tries

__all__ = ["parse"]


def parse(state: State, ask: Ask, words: tuple[str, ...]) -> tuple[Tries, ...]:
    """Read an answer to the open question."""
    if isinstance(ask.choice, Each):
        return ((plan_meant(state, ask, words),),)
    if isinstance(ask.choice, Some):
        return ((some_meant(state, ask, ask.choice, words),),)
    return ((meant(state, ask, words),),)
