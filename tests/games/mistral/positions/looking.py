"""Short ways to look at a position."""

from __future__ import annotations

from maestre.games.mistral.table.state import (
    Auxiliary,
    AuxiliaryId,
    Formation,
    FormationId,
    Squadron,
    SquadronId,
    State,
)
from maestre.play import Bar

__all__ = ["auxiliary", "formation", "keys", "rule_of", "squadron"]


def rule_of(bar: Bar | None) -> str:
    """The rule of a bar; empty where nothing bars."""
    return bar[0] if bar else ""


def formation(state: State, name: str) -> Formation:
    """A Formation as it is now."""
    return state.formations[FormationId(name)]


def squadron(state: State, name: str) -> Squadron:
    """A Squadron or Flagship as it is now."""
    return state.squadrons[SquadronId(name)]


def auxiliary(state: State, name: str) -> Auxiliary:
    """An Auxiliary as it is now."""
    return state.auxiliaries[AuxiliaryId(name)]


def keys(state: State, seat: str | None = None) -> list[str]:
    """The keys of everything told so far, to all and in secret, or to one seat."""
    return [told.message.key for told in state.news if seat is None or told.seen is None or seat in told.seen]
