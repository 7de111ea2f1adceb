"""2.01-2.14 The sequence of a turn: initiative, movement, shooting, charges and combat, reorganisation."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

import msgspec

from maestre.games.aguila.charging.charge import charge
from maestre.games.aguila.command.rally import one_rally
from maestre.games.aguila.drill.formations import show_formations
from maestre.games.aguila.fighting.melee import fight
from maestre.games.aguila.setup.reserves import arrivals
from maestre.games.aguila.table.asking import Choosing
from maestre.games.aguila.table.moments import INITIATIVE_WON
from maestre.games.aguila.table.rolls import Initiative
from maestre.games.aguila.table.state import Go, Phase, State
from maestre.games.aguila.table.turn_parts import begin_turn
from maestre.games.aguila.turn.movement import one_order
from maestre.games.aguila.turn.targets import shoot
from maestre.games.aguila.turn.wiring import wire
from maestre.miniatures.sides import Side
from maestre.play import Procedure, ask, rule, tell, throw


class Start(msgspec.Struct, frozen=True, tag="start"):
    """Who has the initiative: what each side adds to its die."""

    factors: tuple[tuple[Side, int], ...]


wire()


class FirstMover(Choosing[Side], frozen=True, tag="first-mover"):
    """Who has won the initiative says which side moves first."""

    rule: ClassVar = "2.06"
    prefix: ClassVar = "seat"
    factors: tuple[tuple[Side, int], ...]
    winner: Side

    def options(self) -> tuple[Side, ...]:
        return tuple(Side)


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
    state.first = yield from ask(winner, FirstMover(factors, winner))
    tell(state, "side-moves-first", "2.06", side=state.first.value)
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
