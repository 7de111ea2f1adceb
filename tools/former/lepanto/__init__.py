"""How a captain of Lepanto plays: standing instructions for every question, from what his seat sees alone."""

from __future__ import annotations

from random import Random

from maestre.games.lepanto.table.state import State
from maestre.play import Answer, View
from tools.former.lepanto import attacks, bows, stations, tows  # noqa: F401  (they enter their instructions)
from tools.former.lepanto.instructions import INSTRUCTIONS, Bridge
from tools.former.lepanto.lookout import lookout

__all__ = ["INSTRUCTIONS", "choose"]


def choose(seen: View[State], rng: Random) -> Answer:
    """Answer what the seat is asked; nothing is left to chance, so the same view always gives the same answer."""
    assert seen.ask is not None, "a captain is asked before he answers"
    return INSTRUCTIONS(Bridge(lookout(seen.now), seen.now), seen.ask.about)
