"""Galleasses: towed ahead of the line, and let go when the enemy is near enough for their broadsides."""

from __future__ import annotations

from maestre.games.lepanto.data import ShipId
from maestre.games.lepanto.doctrine import judgement
from maestre.games.lepanto.doctrine.instructions import INSTRUCTIONS, Bridge
from maestre.games.lepanto.doctrine.lookout import Lookout
from maestre.games.lepanto.sailing.towing import Cut, Tows
from maestre.games.lepanto.table.state import State
from maestre.play import Answer
from maestre.space.hexes import OFF


@INSTRUCTIONS.of(Tows)
def take_in_tow(bridge: Bridge, question: Tows) -> Answer:
    """Take in tow whatever is still far from the enemy, or would drift to its loss."""
    return question.word(tuple(one for one in question.galleasses if not _in_place(*bridge, one)))


def cast_off(sea: Lookout, state: State) -> Cut | None:
    """Let go of the first galleass that is where its broadsides will bear."""
    for galleass in state.tows:
        if state.ships[galleass].side is sea.side and _in_place(sea, state, galleass):
            return Cut(galleass)
    return None


def _in_place(sea: Lookout, state: State, galleass: ShipId) -> bool:
    cell = state.ships[galleass].cell
    return sea.gaps[cell] <= sea.plan.cast_off and state.figures.drift[state.wind][cell] != OFF
