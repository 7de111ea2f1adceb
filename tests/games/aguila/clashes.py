"""Combats of Águila set up by hand: who has charged whom, on which side, with the bases in contact."""

from __future__ import annotations

from typing import Any

from maestre.games.aguila.fighting.melee import strikes
from maestre.games.aguila.table.situation import tallied
from maestre.games.aguila.table.state import Charge, Combat, Phase, State, UnitId
from maestre.games.aguila.table.subjects import Situation, Strike, Value
from maestre.play import Ask, Procedure, Table, Tally
from maestre.space import tabletop
from tests.games.aguila.positions import HEADER, GoOn, Position, Skirmish, placed

FRONT, RIGHT, REAR, LEFT = tabletop.Side.FRONT, tabletop.Side.RIGHT, tabletop.Side.REAR, tabletop.Side.LEFT


class Fray(Skirmish):
    """The charges and combats of one side; then blue is asked to go on."""

    def step(self, state: State) -> Procedure[None]:
        if state.phase in {Phase.CHARGES, Phase.COMBAT} and state.go is not None and not state.go.last:
            yield from super().step(state)
        else:
            yield Ask.of("blue", GoOn())


def charge(*chargers: str, at: str = "R1-1", sides: tuple[tabletop.Side, ...] = (), **fields: Any) -> Charge:
    """A charge that has made contact, from Halt, on the front unless told otherwise."""
    units = tuple(UnitId(one) for one in chargers or ("B1-1",))
    halted = (True,) * len(units)
    return Charge(units, UnitId(at), sides or (FRONT,) * len(units), "hold", halted, moved=True, **fields)


def clash(*lines: str, charges: tuple[Charge, ...] = (), **fields: Any) -> Position:
    """A table on which charges have made contact and blue's combats begin."""
    return Table(Fray(), HEADER, clashing(*lines, charges=charges, **fields))


def clashing(*lines: str, charges: tuple[Charge, ...] = (), **fields: Any) -> State:
    """The same as a state."""
    state = placed(*lines, **({"phase": Phase.COMBAT} | fields))
    state.charges = charges or (charge(),)
    return state


def blows(state: State, exchange: int = 0, **fields: Any) -> tuple[Strike, ...]:
    """The blows of the first charge in an exchange."""
    return strikes(state, Combat(state.charges[0], exchange, **fields))


def figures(strike: Strike) -> tuple[int, int, int, int, int]:
    """Dice, what hits, misses thrown again, what wounds, failures thrown again."""
    return strike.dice.whole, strike.number.whole, strike.again, strike.wound.whole, strike.wound_again


def because(tally: Tally) -> list[str]:
    """The rules of a ledger, in order."""
    return [change.rule for change in tally.changes]


def bonus(state: State, name: str, **at: Any) -> Tally:
    """What is added to the courage test of a unit."""
    return tallied(state, Value.COURAGE, Situation(unit=UnitId(name), use="courage", **at))
