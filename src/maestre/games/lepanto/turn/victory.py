"""10.0 The winner: who keeps more."""

from __future__ import annotations

from maestre.games.lepanto.data import Side
from maestre.games.lepanto.table.state import State, take_off
from maestre.play import Outcome, rule, tell


@rule("10.0.a")
def final_removal(state: State) -> None:
    """Take every repulsed and every immobilised ship off the map before counting, Doria's galleasses included."""
    for ship in [ship for ship in state.ships.values() if ship.repulsed or ship.immobilised]:
        take_off(state, ship.id, "removed")
        tell(state, "removed", "10.0.a", ship=ship.id)


@rule("10.0.b")
def points(state: State, side: Side) -> int:
    """Add up what a side's ships in play are worth."""
    types = state.figures.types
    return sum(types[ship.kind].points for ship in state.ships.values() if ship.side is side)


@rule("10.0.c", "10.0.d")
def result(state: State) -> Outcome:
    """Compare the points; equal points are a draw."""
    christian, islamic = points(state, Side.CHRISTIAN), points(state, Side.ISLAMIC)
    winner = None if christian == islamic else Side.CHRISTIAN if christian > islamic else Side.ISLAMIC
    return Outcome(
        winner and winner.value, state.ended, ((Side.CHRISTIAN.value, christian), (Side.ISLAMIC.value, islamic))
    )
