"""Abilities of units and officers, by the chapter that they touch; `occasions` puts them in their moments."""

from __future__ import annotations

from maestre.games.aguila.data import Ability
from maestre.games.aguila.moments import ABILITIES
from maestre.games.aguila.state import State, UnitId
from maestre.play import rule

__all__ = ["has"]


@rule("13.01")
def has(state: State, unit: UnitId, ability: Ability) -> bool:
    """Whether a unit has an ability now, by its list or otherwise."""
    return ABILITIES(state, unit, ability)
