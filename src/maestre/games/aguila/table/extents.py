"""The parts of a position that rules read, by which what they work out is kept."""

from __future__ import annotations

from typing import Final

from maestre.games.aguila.table.state import State
from maestre.play.pure import Part

WHOLE: Final = Part(State)
"""All of a position."""
_ARRAY: Final = ("formation", "disorganised", "limbered", "bearing", "dismounted", "inside", "regiment")
WHERE: Final = Part(
    State,
    *("size", "sky", "scenery", "batteries"),
    units=("id", "side", "entry", "pose", *_ARRAY),
    officers=("id", "side", "pose", "inside"),
)
"""What geometry reads of units, officers, weather and ground."""
GROUND: Final = Part(State, "size", "sky", "scenery")
"""The ground on its table, and the weather, which closes some of it."""
LAID: Final = Part(State, "size", "scenery")
"""The ground alone."""
