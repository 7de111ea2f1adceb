"""IC.8.44, IC.12.4 Who was there: by it the Sail lost in a Battle are told apart afterwards."""

from __future__ import annotations

from typing import NamedTuple

from maestre.games.mistral.battle.engaged import ORDER, is_flagship, squadrons_of
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.table.state import State
from maestre.games.mistral.table.subjects import Engagement


class Sail(NamedTuple):
    """A ship in a Battle."""

    name: str
    fleet: Fleet
    flagship: bool


Muster = tuple[Sail, ...]
"""Every ship Engaged as the Combats begin."""


def roster(state: State, battle: Engagement) -> Muster:
    """Count the ships of both sides."""
    return tuple(
        Sail(ship, fleet, is_flagship(squadron))
        for fleet in ORDER
        for squadron in squadrons_of(state, battle, fleet)
        for ship in squadron.ships
    )


def lost_by(state: State, muster: Muster, fleet: Fleet) -> tuple[Sail, ...]:
    """The ships of a side that have gone since."""
    afloat = tuple(ship for squadron in state.squadrons.values() for ship in squadron.ships)
    return tuple(one for one in muster if one.fleet is fleet and one.name not in afloat)
