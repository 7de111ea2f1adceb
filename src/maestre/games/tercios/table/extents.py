"""The parts of a position that rules read, by which what they work out is kept."""

from __future__ import annotations

from typing import Final

from maestre.games.tercios.table.state import State
from maestre.play.pure import Part

WHOLE: Final = Part(State)
"""All of a position."""
OPEN: Final = Part(
    State,
    *(name for name in WHOLE.fields if name != "cards"),
    cards=("knows", "shared", "reacts_only"),
)
"""All but the faces of cards, which no rule on what is allowed reads: a seat's view shares it with the position."""
_STANDS: Final = ("id", "side", "entry", "pose")
GROUND: Final = Part(State, "scale", "scenery")
"""The terrain alone."""
WHERE: Final = Part(State, "scale", "agreed", "scenery", "pools", units=_STANDS)
"""What geometry reads of Troops and ground."""
THERE: Final = Part(
    State, "scale", "agreed", "scenery", "pools", units=_STANDS, leaders=("id", "side", "commander", "at", "inside")
)
"""The same, and the leaders."""
