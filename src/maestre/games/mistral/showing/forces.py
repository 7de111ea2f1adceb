"""What each Fleet has and what it has lost, for studies: by Sail, since a Squadron may lose some."""

from __future__ import annotations

from collections.abc import Iterator

from maestre.games.mistral.table.formations import whereabouts
from maestre.games.mistral.table.state import State
from maestre.play import Counted, Forces


def forces(state: State) -> Forces:
    """List the Sail of every Squadron at one each; of what is lost nothing is kept but that it is."""
    return Forces(dict(_pieces(state)), dict.fromkeys(state.lost, "lost"))


def _pieces(state: State) -> Iterator[tuple[str, Counted]]:
    for squadron in state.squadrons.values():
        fleet = state.figures.formations.fleets.get(squadron.contingent)
        for ship in squadron.ships if fleet is not None else ():
            kind = f"situation-class-{squadron.kind}"
            yield ship, Counted(str(fleet), kind, 1, whereabouts(state, squadron))
