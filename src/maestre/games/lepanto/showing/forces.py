"""What each side has afloat and what it has lost, for studies."""

from __future__ import annotations

from maestre.games.lepanto.table.state import State
from maestre.play import Counted, Forces


def forces(state: State) -> Forces:
    """List ships by their hexes, and how others left play."""
    named, types = state.figures.sea.hex_names, state.figures.types
    pieces = {
        str(ship.id): Counted(ship.side.value, f"kind-{ship.kind.value}", types[ship.kind].points, named[ship.cell])
        for ship in state.ships.values()
    }
    return Forces(pieces, {str(ship): loss.how for ship, loss in state.lost.items()})
