"""13.06 What a seat may know of the position: all but where the enemy's hidden units lie."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from maestre.games.aguila.hidden import hiding_places
from maestre.games.aguila.state import Away, State
from maestre.play import rule

__all__ = ["imagined", "seen"]


@rule("1.22", "13.06")
def seen(state: State, seat: str) -> State:
    """Give the state without the notes of the other side; that a unit is hidden is public."""
    masked = replace(state)
    masked.notes = {unit: there for unit, there in state.notes.items() if state.units[unit].side.value == seat}
    return masked


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
