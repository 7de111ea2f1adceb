"""13.01 Who has an ability: by its list, or otherwise."""

from __future__ import annotations

from maestre.games.aguila.data import Ability
from maestre.games.aguila.table.moments import ABILITIES
from maestre.games.aguila.table.state import State, UnitId
from maestre.play import rule


@rule("13.01")
def has(state: State, unit: UnitId, ability: Ability) -> bool:
    """Whether a unit has an ability now, by its list or otherwise."""
    return ABILITIES(state, unit, ability)
