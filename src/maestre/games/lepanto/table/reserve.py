"""8.0 Reserves: two squadrons that wait for turn 5."""

from __future__ import annotations

from maestre.games.lepanto.table.state import Ship, State
from maestre.play import rule


@rule("8.0.a", "8.0.b", "8.0.c")
def held(state: State, ship: Ship) -> bool:
    """Say whether a ship is in reserve and not yet released: it neither moves, attacks nor reorients."""
    reserve = state.figures.reserve
    return state.turn < reserve.release_turn and ship.squadron in reserve.squadrons
