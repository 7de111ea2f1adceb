"""How an admiral of Mistral plays: instructions for the questions of the game, from what his seat sees alone."""

from __future__ import annotations

from random import Random

import tools.former.mistral.battles
import tools.former.mistral.commissions
import tools.former.mistral.councils
import tools.former.mistral.courses
import tools.former.mistral.tasks
import tools.former.mistral.yards  # noqa: F401  (each enters its instructions)
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.table.asking import Asked
from maestre.games.mistral.table.state import State
from maestre.play import Answer, View
from tools.former.mistral.instructions import INSTRUCTIONS
from tools.former.mistral.outlook import Outlook

__all__ = ["INSTRUCTIONS", "choose"]


def choose(seen: View[State], rng: Random) -> Answer:
    """Answer what the seat is asked; nothing is left to chance, so the same view always gives the same answer."""
    assert seen.ask is not None, "an admiral is asked before he answers"
    question = seen.ask.about
    assert isinstance(question, Asked), question
    return INSTRUCTIONS(Outlook(seen.now, Fleet(seen.seat)), question)
