"""How a general of Águila plays: instructions for every request of the game, from what his seat sees alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from maestre.games.aguila.doctrine.field import Field
from maestre.games.aguila.doctrine.fights import best_charge, calls_off, faces, reacts, regroups, strikes_at
from maestre.games.aguila.doctrine.minor import holds_fast, uses
from maestre.games.aguila.doctrine.officers import anticipates, rallied, ridden, steadied
from maestre.games.aguila.doctrine.orders import next_order, way
from maestre.games.aguila.doctrine.setting import array, drawn_up, enters, last, nobody, stops, who_moves_first
from maestre.games.aguila.doctrine.volleys import targets
from maestre.games.aguila.proposals import propose
from maestre.games.aguila.state import Side, State
from maestre.play import Answer, Ask, View

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


INSTRUCTIONS: Final[dict[str, Callable[[Field, Ask], Answer]]] = {
    "2.06": who_moves_first,
    "2.10": best_charge,
    "3.01": next_order,
    "3.05": way,
    "3.13": way,
    "5.02": drawn_up,
    "5.09": calls_off,
    "7.01": targets,
    "8.09": reacts,
    "9.17": faces,
    "9.18": regroups,
    "9.20": regroups,
    "9.25": strikes_at,
    "11.45": uses,
    "12.11": steadied,
    "12.13": rallied,
    "12.18": ridden,
    "12.26": holds_fast,
    "12.27": anticipates,
    "12.28": uses,
    "12.29": stops,
    "12.31": uses,
    "13.03": uses,
    "13.06": nobody,
    "13.08": uses,
    "13.10": uses,
    "13.19": uses,
    "13.30": last,
    "15.36": last,
    "16.04": array,
    "16.07": enters,
}
"""How each request is answered, by its rule."""
