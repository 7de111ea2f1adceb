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
    setting,
)
from maestre.games.tercios.doctrine.field import Field
from maestre.games.tercios.doctrine.instructions import INSTRUCTIONS
from maestre.games.tercios.table.state import State
from maestre.miniatures.sides import Side
from maestre.opponents import Doctrine, Temper
from maestre.play import View

__all__ = ["DOCTRINE", "INSTRUCTIONS"]


def _mind(seen: View[State], plan: Temper) -> Field:
    return Field(seen.now, Side(seen.seat))


DOCTRINE: Final = Doctrine(INSTRUCTIONS, _mind)
