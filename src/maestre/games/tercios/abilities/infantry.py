"""6.05-6.13, 6.40-6.48 Special rules of infantry."""

from __future__ import annotations

from maestre.games.tercios.data import Ability
from maestre.games.tercios.marks import has
from maestre.games.tercios.state import State, UnitId
from maestre.play import rule

__all__ = ["elite_needs_no_leader", "elite_sheds_all", "numerous_shed"]


@rule("6.10")
def elite_sheds_all(state: State, unit: UnitId) -> int | None:
    """An Elite unit keeps no marker."""
    return 0 if has(state, unit, Ability.ELITE) else None


@rule("6.11")
def elite_needs_no_leader(state: State, unit: UnitId) -> bool | None:
    """An Elite unit never lacks a leader."""
    return True if has(state, unit, Ability.ELITE) else None


@rule("6.44")
def numerous_shed(state: State, unit: UnitId, successes: int) -> int | None:
    """A Numerous unit sheds one marker for each success; one when no dice were needed (ruling 7.64)."""
    return max(successes, 1) if has(state, unit, Ability.NUMEROUS) else None
