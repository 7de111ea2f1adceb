"""What rooms of all games look at that are played with different figures."""

from __future__ import annotations

from random import Random
from typing import Final, TypeVar

from maestre.play import State, Table
from maestre.play.chance.odds import foreseen as foreseen_by
from maestre.play.views import imagine

S = TypeVar("S", bound=State)
SECONDS: Final = 10.0
"""How long odds may take, so that a machine in a hurry samples none that another works out."""


def foreseen(table: Table[S], seat: str, answer: object) -> str:
    """Give the odds of an answer where they are exact; how many samples others have depends on the machine."""
    found = foreseen_by(imagine(table.game, table.view(seat), Random(table.sequence)), seat, answer, seconds=SECONDS)
    return "none" if found is None else repr(found.odds) if found.odds.exact else "sampled"
