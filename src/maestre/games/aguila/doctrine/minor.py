"""What is asked beside orders, shots and charges: abilities that may be used, and who comes first."""

from __future__ import annotations

from typing import Final

from maestre.games.aguila.doctrine.dice import nerves
from maestre.games.aguila.doctrine.field import Field
from maestre.games.aguila.matters import Weighing
from maestre.games.aguila.state import UnitId
from maestre.miniatures.asked import words
from maestre.play import Answer, Ask

__all__ = ["holds_fast", "uses"]

_FEARED: Final = 0.25
"""The chance of a rout from which on Hold! is called."""


def holds_fast(field: Field, ask: Ask) -> Answer:
    """Call Hold! where a unit would likely rout: it is called once in a battle."""
    about = ask.about
    assert isinstance(about, Weighing)
    use, decline = words(ask)
    of = field.piece(UnitId(about.on)).stake
    return use if nerves(of.damage, of.stun, of.rout)[1] >= _FEARED else decline


def uses(field: Field, ask: Ask) -> Answer:
    """Use what costs nothing."""
    return words(ask)[0]
