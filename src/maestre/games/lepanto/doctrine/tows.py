"""Galleasses: towed ahead of the line, and let go when the enemy is near enough for their broadsides."""

from __future__ import annotations

from collections.abc import Iterator

from maestre.games.lepanto.data import ShipId
from maestre.games.lepanto.doctrine import judgement
from maestre.games.lepanto.doctrine.instructions import INSTRUCTIONS, Bridge
from maestre.games.lepanto.doctrine.lookout import Lookout
from maestre.games.lepanto.sailing.towing import Cut, Tows
from maestre.games.lepanto.table.state import State
from maestre.opponents import Counsel, Idea, Ideas, Term, term
from maestre.space.hexes import OFF


@INSTRUCTIONS.of(Tows)
def take_in_tow(bridge: Bridge, question: Tows) -> Counsel:
    """Take in tow whatever is still far from the enemy, or would drift to its loss."""
    sea, state = bridge
    if sea.plan.temper.makes("drops-tow"):
        return ()
    wanted = tuple(one for one in question.galleasses if not _in_place(sea, state, one))
    answers = dict.fromkeys((wanted, (), question.galleasses))
    return Ideas(tuple([Idea(answer, tuple(_terms(sea, state, answer))) for answer in answers]))


def _terms(sea: Lookout, state: State, taken: tuple[ShipId, ...]) -> Iterator[Term]:
    """Weigh each galleass that is taken in tow: it is worth it unless it lies where its broadsides will bear."""
    for one in taken:
        gap = sea.gaps[state.ships[one].cell]
        if not _in_place(sea, state, one):
            yield term("why-bring", judgement.PULL * gap, ship=one, gap=gap)
        else:
            yield term("why-in-place", -judgement.PULL, ship=one, gap=gap)


def cast_off(sea: Lookout, state: State) -> Cut | None:
    """Let go of the first galleass that is where its broadsides will bear."""
    early = sea.plan.temper.makes("drops-tow")
    for galleass in state.tows:
        if state.ships[galleass].side is sea.side and (early or _in_place(sea, state, galleass)):
            return Cut(galleass)
    return None


def _in_place(sea: Lookout, state: State, galleass: ShipId) -> bool:
    cell = state.ships[galleass].cell
    return sea.gaps[cell] <= sea.plan.cast_off and state.figures.drift[state.wind][cell] != OFF
