"""How a captain of Lepanto plays: standing instructions for every ask of the game, from what his seat sees alone."""

from __future__ import annotations

from random import Random

from maestre.games.lepanto.doctrine.attacks import attack
from maestre.games.lepanto.doctrine.bows import reorient
from maestre.games.lepanto.doctrine.lookout import lookout
from maestre.games.lepanto.doctrine.stations import sail
from maestre.games.lepanto.doctrine.tows import take_in_tow
from maestre.games.lepanto.state import Phase, State
from maestre.play import Answer, Some, View

__all__ = ["choose"]


def choose(seen: View[State], rng: Random) -> Answer:
    """Answer what the seat is asked; nothing is left to chance, so the same view always gives the same answer."""
    assert seen.ask is not None, "a captain is asked before he answers"
    state = seen.now
    sea = lookout(state)
    if isinstance(seen.ask.choice, Some):
        return take_in_tow(sea, state, seen.ask.choice.options)
    if state.phase is Phase.MOVEMENT:
        return sail(sea, state)
    if state.phase is Phase.COMBAT:
        return attack(sea, state)
    return reorient(sea, state)
