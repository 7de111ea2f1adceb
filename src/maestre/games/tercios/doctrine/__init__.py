"""How a general of Tercios plays: instructions for every request of the game, from what his seat sees alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from maestre.games.tercios.doctrine.actions import next_action
from maestre.games.tercios.doctrine.cards import plan
from maestre.games.tercios.doctrine.field import Field
from maestre.games.tercios.doctrine.fights import (
    best_target,
    best_volley,
    consolidates,
    goes_on,
    mala_guerra,
    nearer,
    reacts,
)
from maestre.games.tercios.doctrine.goes import best_go, who_starts
from maestre.games.tercios.doctrine.minor import (
    caracoles,
    changed_card,
    each_volley,
    falls_back,
    flees,
    free_turn,
    kept_fortress,
    new_card,
    recalled,
    sheltered,
    sprung,
    steps_aside,
    turn,
    uses,
)
from maestre.games.tercios.doctrine.officers import best_action, best_ride
from maestre.games.tercios.doctrine.posts import best_post
from maestre.games.tercios.doctrine.setting import array, scout, stop
from maestre.games.tercios.proposals import propose
from maestre.games.tercios.state import Side, State
from maestre.play import Answer, Ask, Spot, View

__all__ = ["INSTRUCTIONS", "choose"]


def choose(seen: View[State], rng: Random) -> Answer:
    """Answer what the seat is asked; nothing is left to chance, so the same view always gives the same answer.

    What the doctrine has no opinion of is answered by the first of what the rules propose.
    """
    ask = seen.ask
    assert ask is not None, "a general is asked before he answers"
    field = Field(seen.now, Side(seen.seat))
    if ask.rule in INSTRUCTIONS:
        return INSTRUCTIONS[ask.rule](field, ask)
    return next(propose(seen.now, ask, Random(0)))


def _walk(field: Field, ask: Ask) -> Answer:
    unit = ask.about.unit
    to = best_post(field, unit, ask.about.order).to
    return Spot(unit, to.x, to.y)


INSTRUCTIONS: Final[dict[str, Callable[[Field, Ask], Answer]]] = {
    "2.03": plan,
    "2.06": who_starts,
    "2.07": best_go,
    "2.15": next_action,
    "2.18": nearer,
    "2.33": reacts,
    "2.40": recalled,
    "2.45": flees,
    "3.05": _walk,
    "3.12": steps_aside,
    "3.14": turn,
    "4.08": best_volley,
    "5.04": best_target,
    "5.32": consolidates,
    "5.33": mala_guerra,
    "6.12": sprung,
    "6.14": kept_fortress,
    "6.33": each_volley,
    "6.45": sheltered,
    "6.47": goes_on,
    "6.53": caracoles,
    "6.75": flees,
    "6.77": free_turn,
    "6.80": scout,
    "7.09": best_ride,
    "7.24": best_ride,
    "7.28": best_action,
    "7.50": best_ride,
    "7.57": best_ride,
    "7.62": turn,
    "7.63": new_card,
    "7.68": stop,
    "7.73": best_ride,
    "7.80": turn,
    "7.81": uses,
    "7.88": uses,
    "7.97": changed_card,
    "7.110": new_card,
    "7.112": falls_back,
    "7.116": changed_card,
    "9.12": stop,
    "9.48": array,
}
"""How each request is answered, by its rule."""
