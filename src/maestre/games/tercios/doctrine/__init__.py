"""How a general of Tercios plays: instructions for every question of the game, from what his seat sees alone."""

from __future__ import annotations

from typing import Final

from maestre.games.tercios.doctrine import (  # noqa: F401 - each enters its instructions
    actions,
    cards,
    fights,
    goes,
    minor,
    officers,
    rides,
    setting,
)
from maestre.games.tercios.doctrine.instructions import INSTRUCTIONS
from maestre.games.tercios.doctrine.signs import signs
from maestre.games.tercios.doctrine.weighing.field import Field
from maestre.games.tercios.doctrine.weighing.plans import MISTAKES, Plan, draw
from maestre.games.tercios.table.state import State
from maestre.miniatures.sides import Side
from maestre.opponents import Doctrine, Evaluation, weights_of
from maestre.play import View

__all__ = ["DOCTRINE", "INSTRUCTIONS"]


def _mind(seen: View[State], plan: Plan) -> Field:
    return Field(seen.now, Side(seen.seat), plan)


DOCTRINE: Final = Doctrine(
    INSTRUCTIONS,
    _mind,
    draw,
    mistakes=MISTAKES,
    characters=("bold", "cautious"),
    evaluation=Evaluation(signs, weights_of("maestre.games.tercios")),
)
