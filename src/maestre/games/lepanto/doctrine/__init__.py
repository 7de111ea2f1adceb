"""How a captain of Lepanto plays: standing instructions for every question, from what his seat sees alone."""

from __future__ import annotations

from typing import Final

from maestre.games.lepanto.doctrine import attacks, bows, stations, tows  # noqa: F401  (they enter their instructions)
from maestre.games.lepanto.doctrine.council import Plan, council
from maestre.games.lepanto.doctrine.instructions import INSTRUCTIONS, Bridge
from maestre.games.lepanto.doctrine.lookout import lookout
from maestre.games.lepanto.doctrine.signs import signs
from maestre.games.lepanto.table.state import State
from maestre.opponents import Doctrine, Evaluation, weights_of
from maestre.play import View

__all__ = ["DOCTRINE", "INSTRUCTIONS"]


def _mind(seen: View[State], plan: Plan) -> Bridge:
    return Bridge(lookout(seen.now, plan), seen.now)


MISTAKES: Final = ("rows-hard", "shuns-close", "keeps-heading", "long-shots", "stands-repulsed", "drops-tow")
"""What a beginner does: rows until the crew is spent, shuns close combat, never turns after combat, prefers long shots
to short ones and stays where it has them, stands in the fight when repulsed, lets the galleasses go."""

DOCTRINE: Final = Doctrine(
    INSTRUCTIONS,
    _mind,
    council,
    mistakes=MISTAKES,
    characters=("bold", "cautious"),
    evaluation=Evaluation(signs, weights_of("maestre.games.lepanto")),
)
