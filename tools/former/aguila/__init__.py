"""How a general of Águila plays: instructions for every question of the game, from what his seat sees alone."""

from __future__ import annotations

from random import Random

import tools.former.aguila.fights
import tools.former.aguila.minor
import tools.former.aguila.officers
import tools.former.aguila.orders
import tools.former.aguila.setting
import tools.former.aguila.volleys  # noqa: F401  (they enter their instructions)
from maestre.games.aguila.table.state import State
from maestre.miniatures.sides import Side
from maestre.play import Answer, Question, View
from tools.former.aguila.field import Field
from tools.former.aguila.instructions import INSTRUCTIONS

__all__ = ["INSTRUCTIONS", "choose"]


def choose(seen: View[State], rng: Random) -> Answer:
    """Answer what the seat is asked; nothing is left to chance, so the same view always gives the same answer."""
    ask = seen.ask
    assert ask is not None, "a general is asked before he answers"
    assert isinstance(ask.about, Question), ask
    return INSTRUCTIONS(Field(seen.now, Side(seen.seat)), ask.about)
