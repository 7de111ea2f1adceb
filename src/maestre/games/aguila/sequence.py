"""2.01-2.14 The sequence of a turn: initiative, movement, shooting, charges and combat, reorganisation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maestre.games.aguila.charge import charge
from maestre.games.aguila.formations import show_formations
from maestre.games.aguila.matters import Start
from maestre.games.aguila.melee import fight
from maestre.games.aguila.moments import INITIATIVE_WON
from maestre.games.aguila.movement import one_order
from maestre.games.aguila.occasions import set_out
from maestre.games.aguila.parts import begin_turn
from maestre.games.aguila.rally import one_rally
from maestre.games.aguila.reserves import arrivals
from maestre.games.aguila.rolls import Initiative
from maestre.games.aguila.shooting import shoot
from maestre.games.aguila.state import Go, Phase, Side, State
from maestre.play import Pick, Procedure, ask, rule, tell, throw

__all__ = ["STEPS"]

set_out()


@rule("2.02", "2.05", "2.06")
def initiative(state: State) -> Procedure[None]:
    """A die each and the Strategic Factor; the winner says who moves first. In the first turn formations are shown."""
    yield from begin_turn(state)
    factors = tuple((side, state.armies[side].strategic_factor) for side in Side)
    thrown = yield from throw(Initiative((factors[0][1], factors[1][1])), "2.02", about=Start(factors))
    winner = yield from INITIATIVE_WON(thrown, state)
    state.initiative = winner
    tell(state, "initiative-won", "2.02", side=winner.value)
    if state.turn == 1:
        yield from show_formations(state)
    yield from arrivals(state)
    first = yield from ask(winner, Pick(tuple(Side)), "2.06", about=Start(factors, winner))
    state.first = Side(first)
    tell(state, "side-moves-first", "2.06", side=first)
    state.phase = Phase.MOVEMENT
    state.go = Go(state.first)


STEPS: Final[dict[Phase, Callable[[State], Procedure[None]]]] = {
    Phase.INITIATIVE: initiative,
    Phase.MOVEMENT: one_order,
    Phase.SHOOTING: shoot,
    Phase.CHARGES: charge,
    Phase.COMBAT: fight,
    Phase.REORGANISATION: one_rally,
}
"""What runs from a quiet point to the next, once the battle has begun."""
