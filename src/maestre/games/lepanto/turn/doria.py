"""9.0 Doria's galleasses: a die each turn may leave both of them to the wind."""

from __future__ import annotations

from maestre.games.lepanto.data import ShipId
from maestre.games.lepanto.table.state import State, end_tow
from maestre.play import Procedure, Reading, change, rule, tell, throw


class DoriaDie(Reading[bool], frozen=True):
    """Whether the die is lower than the game turn."""

    turn: int

    def read(self, faces: tuple[int, ...]) -> bool:
        """Compare die and turn."""
        return faces[0] < self.turn


@rule("6.1.o", "9.0.a", "9.0.b")
def doria_die(state: State) -> Procedure[None]:
    """Roll once a turn until it takes effect or both ships are lost; then they can no longer be towed, only drift."""
    afloat = [ShipId(ship) for ship in state.figures.doria.ships if ship in state.ships]
    if not afloat or state.ships[afloat[0]].immobilised:
        return
    if not (yield from throw(DoriaDie(state.turn), "9.0.a")):
        tell(state, "doria-spared", "9.0.a")
        return
    for ship in afloat:
        end_tow(state, ship)
        change(state.ships, ship, immobilised="doria")
    tell(state, "doria-stuck", "9.0.b")
