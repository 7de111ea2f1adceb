"""What each side has afloat and what it has lost, for studies."""

from __future__ import annotations

from maestre.games.lepanto.table.state import State
from maestre.play import Muster, Mustered


def muster(state: State) -> Muster:
    """List ships by their hexes, and how others left play."""
    named, types = state.figures.sea.hex_names, state.figures.types
    pieces = {
        ship.id: Mustered(ship.side.value, f"kind-{ship.kind.value}", types[ship.kind].points, named[ship.cell])
        for ship in state.ships.values()
    }
    return Muster(pieces, {ship: loss.how for ship, loss in state.lost.items()})
