"""13.06 What a seat may know of the position: all but where the enemy's hidden units lie."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from maestre.games.aguila.setup.hidden import hiding_places
from maestre.games.aguila.table.state import Away, State, UnitId
from maestre.play import Secrecy, rule
from maestre.space.tabletop import Pose


@rule("1.22", "13.06")
def _notes(state: State, seat: str, notes: dict[UnitId, Pose]) -> dict[UnitId, Pose]:
    """The notes of a side; that a unit is hidden is public."""
    return {unit: there for unit, there in notes.items() if state.units[unit].side == seat}


SECRECY: Final = Secrecy(State, notes=_notes)

seen: Final = SECRECY.view


@rule("13.06")
def imagined(view: State, seat: str, rng: Random) -> State:
    """Give a state that fits what a seat sees: hidden enemies lie anywhere that their rule allows."""
    drawn = replace(view)
    for unit, one in view.units.items():
        if one.away is Away.HIDDEN and one.side.value != seat:
            place = next(hiding_places(drawn, unit, rng), None)
            if place is not None:
                drawn.notes = drawn.notes | {unit: place}
    return drawn
