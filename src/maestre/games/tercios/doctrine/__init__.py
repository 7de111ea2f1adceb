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
    told,
)
from maestre.games.tercios.doctrine.instructions import INSTRUCTIONS
from maestre.games.tercios.doctrine.signs import signs
from maestre.games.tercios.doctrine.weighing.field import Field
from maestre.games.tercios.doctrine.weighing.plans import MISTAKES, OFTEN, Plan, draw
from maestre.games.tercios.fighting.charge import WhomToApproach, WhomToCharge
from maestre.games.tercios.orders.reactions import ReactToApproach, ReactToCharge
from maestre.games.tercios.table.state import State
from maestre.miniatures.sides import Side
from maestre.opponents import Doctrine, Doubt, Evaluation, Mistakes, Tried, weights_of
from maestre.play import View

__all__ = ["DOCTRINE", "INSTRUCTIONS"]


def _mind(seen: View[State], plan: Plan) -> Field:
    return Field(seen.now, Side(seen.seat), plan)


DOUBTS: Final[dict[type, Doubt]] = {
    WhomToCharge: Doubt(0.5),
    WhomToApproach: Doubt(0.5),
    ReactToCharge: Doubt(0.15),
    ReactToApproach: Doubt(0.15),
}
"""Where more is at stake than where exactly to stand, and what a guess may be wrong by there, in victory points."""

DOCTRINE: Final = Doctrine(
    INSTRUCTIONS,
    _mind,
    draw,
    mistakes=Mistakes(MISTAKES, OFTEN),
    characters=("bold", "cautious"),
    evaluation=Evaluation(signs, weights_of("maestre.games.tercios")),
    tried=Tried(doubts=DOUBTS),
)
