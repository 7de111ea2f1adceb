"""How a general of Tercios plays: instructions for every question of the game, from what his seat sees alone."""

from __future__ import annotations

from random import Random

from maestre.games.tercios.table.state import State
from maestre.miniatures.sides import Side
from maestre.play import Answer, View
from tools.former.tercios import (  # noqa: F401 - each enters its instructions
    actions,
    cards,
    fights,
    goes,
    minor,
    officers,
    setting,
)
from tools.former.tercios.field import Field
from tools.former.tercios.instructions import INSTRUCTIONS

__all__ = ["INSTRUCTIONS", "choose"]


def choose(seen: View[State], rng: Random) -> Answer:
    """Answer what the seat is asked; nothing is left to chance, so the same view always gives the same answer."""
    ask = seen.ask
    assert ask is not None, "a general is asked before he answers"
    return INSTRUCTIONS(Field(seen.now, Side(seen.seat)), ask.about)
