"""How an admiral of Mistral plays: instructions for the questions of the game, from what his seat sees alone."""

from __future__ import annotations

from random import Random

import maestre.games.mistral.doctrine.battles
import maestre.games.mistral.doctrine.commissions
import maestre.games.mistral.doctrine.councils
import maestre.games.mistral.doctrine.courses
import maestre.games.mistral.doctrine.tasks
import maestre.games.mistral.doctrine.yards  # noqa: F401  (each enters its instructions)
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.doctrine.instructions import INSTRUCTIONS
from maestre.games.mistral.doctrine.outlook import Outlook
from maestre.games.mistral.table.asking import Asked
from maestre.games.mistral.table.state import State
from maestre.play import Answer, View

__all__ = ["INSTRUCTIONS", "choose"]


def choose(seen: View[State], rng: Random) -> Answer:
    """Answer what the seat is asked; nothing is left to chance, so the same view always gives the same answer."""
    assert seen.ask is not None, "an admiral is asked before he answers"
    question = seen.ask.about
    assert isinstance(question, Asked), question
    return INSTRUCTIONS(Outlook(seen.now, Fleet(seen.seat)), question)
