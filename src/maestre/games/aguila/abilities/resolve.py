"""13.28 Stubborn: what a unit may shake off when a turn begins."""

from __future__ import annotations

from maestre.games.aguila.data import Ability
from maestre.games.aguila.table.abilities import has
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.state import State
from maestre.games.aguila.table.subjects import Weighing
from maestre.play import Procedure, change, rule, tell, throw
from maestre.play.chance.readings import Face


@rule("13.28")
def stubborn(state: State) -> Procedure[None]:
    """A die for each Stubborn unit that starts the turn stunned, and that may free it."""
    needed = state.figures.abilities.row[Ability.STUBBORN].amount
    for unit in tuple(state.units):
        if state.units[unit].stunned and has(state, unit, Ability.STUBBORN):
            face = yield from throw(Face(), "13.28", about=Weighing(unit, Ability.STUBBORN))
            if face >= needed:
                change(state.units, unit, stunned=0)
            key = "stun-shaken-off" if face >= needed else "stun-stays"
            tell(state, key, "13.28", unit=named(state, unit))
