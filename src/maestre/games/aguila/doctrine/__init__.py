"""How a general of Águila plays: instructions for every question of the game, from what his seat sees alone."""

from __future__ import annotations

from typing import Final

import maestre.games.aguila.doctrine.fights
import maestre.games.aguila.doctrine.minor
import maestre.games.aguila.doctrine.officers
import maestre.games.aguila.doctrine.orders
import maestre.games.aguila.doctrine.setting
import maestre.games.aguila.doctrine.table
import maestre.games.aguila.doctrine.volleys  # noqa: F401  (they enter their instructions)
from maestre.games.aguila.doctrine.instructions import INSTRUCTIONS
from maestre.games.aguila.doctrine.planning import planned
from maestre.games.aguila.doctrine.signs import signs
from maestre.games.aguila.doctrine.weighing.field import Field
from maestre.games.aguila.doctrine.weighing.mistakes import MISTAKES
from maestre.games.aguila.doctrine.weighing.plans import Plan
from maestre.games.aguila.table.state import State
from maestre.miniatures.sides import Side
from maestre.opponents import Doctrine, Evaluation, weights_of
from maestre.play import View

__all__ = ["DOCTRINE", "INSTRUCTIONS"]


def _mind(seen: View[State], plan: Plan) -> Field:
    return Field(seen.now, Side(seen.seat), plan)


DOCTRINE: Final = Doctrine(
    INSTRUCTIONS,
    _mind,
    planned,
    mistakes=MISTAKES,
    characters=("bold", "cautious"),
    evaluation=Evaluation(signs, weights_of("maestre.games.aguila")),
)
