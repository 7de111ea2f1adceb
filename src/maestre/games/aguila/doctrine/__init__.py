"""How a general of Águila plays: instructions for every question of the game, from what his seat sees alone."""

from __future__ import annotations

from random import Random

import maestre.games.aguila.doctrine.fights
import maestre.games.aguila.doctrine.minor
import maestre.games.aguila.doctrine.officers
import maestre.games.aguila.doctrine.orders
import maestre.games.aguila.doctrine.setting
import maestre.games.aguila.doctrine.volleys  # noqa: F401  (they enter their instructions)
from maestre.games.aguila.doctrine.field import Field
from maestre.games.aguila.doctrine.instructions import INSTRUCTIONS
from maestre.games.aguila.table.state import State
from maestre.miniatures.sides import Side
from maestre.play import Answer, Question, View

__all__ = ["INSTRUCTIONS", "choose"]


def choose(seen: View[State], rng: Random) -> Answer:
    """Answer what the seat is asked; nothing is left to chance, so the same view always gives the same answer."""
    ask = seen.ask
    assert ask is not None, "a general is asked before he answers"
    assert isinstance(ask.about, Question), ask
    return INSTRUCTIONS(Field(seen.now, Side(seen.seat)), ask.about)
