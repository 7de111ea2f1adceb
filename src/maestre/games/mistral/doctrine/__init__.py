"""How an admiral of Mistral plays: instructions for the questions of the game, from what his seat sees alone."""

from __future__ import annotations

from typing import Final

import maestre.games.mistral.doctrine.battles
import maestre.games.mistral.doctrine.commissions
import maestre.games.mistral.doctrine.councils
import maestre.games.mistral.doctrine.courses
import maestre.games.mistral.doctrine.musters
import maestre.games.mistral.doctrine.tasks
import maestre.games.mistral.doctrine.yards  # noqa: F401  (each enters its instructions)
from maestre.games.mistral.battle.declaring import Meeting
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.doctrine.instructions import INSTRUCTIONS
from maestre.games.mistral.doctrine.outlook import Outlook
from maestre.games.mistral.doctrine.plan import Plan, planned
from maestre.games.mistral.doctrine.signs import signs
from maestre.games.mistral.orders.chits import DrawnSet, OrdersStep
from maestre.games.mistral.table.state import State
from maestre.opponents import Doctrine, Doubt, Evaluation, Tried, weights_of
from maestre.play import View

__all__ = ["DOCTRINE", "INSTRUCTIONS", "MISTAKES"]


def _mind(seen: View[State], plan: Plan) -> Outlook:
    return Outlook(seen.now, Fleet(seen.seat), plan)


MISTAKES: Final = (
    "sails-into-gales",
    "takes-any-order",
    "sends-everybody",
    "leaves-fitted-out",
    "attacks-blindly",
    "forgets-tasks",
)
"""What a beginner does: reckons with no Gale, Receives whatever he draws, sends all that he has on every Order, lets
ships lie Fitting Out, attacks whatever is in sight, and does not think of Auxiliaries."""

DOCTRINE: Final = Doctrine(
    INSTRUCTIONS,
    _mind,
    planned,
    mistakes=MISTAKES,
    characters=("bold", "cautious"),
    evaluation=Evaluation(signs, weights_of("maestre.games.mistral")),
    tried=Tried(1, {OrdersStep: Doubt(0.5, 2), DrawnSet: Doubt(0.9, 2), Meeting: Doubt(0.3)}),
)
