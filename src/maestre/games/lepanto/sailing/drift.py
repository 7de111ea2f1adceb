"""6.4 Drift: what cannot move by oar or sail goes with the wind."""

from __future__ import annotations

from maestre.games.lepanto.data import ShipId
from maestre.games.lepanto.table.state import Ship, State, bring_to, lose
from maestre.play import rule, tell
from maestre.space import hexes


@rule("6.1.l", "6.4.a")
def drifts(state: State, ship: Ship) -> bool:
    """Say whether a ship goes with the wind: a galleass not in tow, anchored or not, and any immobilised ship."""
    return bool(ship.immobilised) or (state.figures.types[ship.kind].towed and ship.id not in state.tows)


@rule("6.4.b", "6.4.d", "6.4.g")
def drift(state: State) -> None:
    """Let all drifters of the active side go one hex with the wind, before any of its moves.

    The book gives no order among them; the one farthest downwind goes first, so that a row of them moves together.
    """
    side = state.side
    at, wind = state.figures.grid.hexes, state.wind
    ships = [ship for ship in state.ships.values() if ship.side is side and drifts(state, ship)]
    for ship in sorted(ships, key=lambda each: (-_downwind(at[each.cell], wind), each.id)):
        _go(state, ship.id)
        if state.ended:
            return


def _downwind(hex: hexes.Hex, wind: int) -> int:
    """Measure how far a hex lies in the direction of the wind."""
    q, r = hex
    dq, dr = hexes.DIRECTIONS[wind - 1]
    return 2 * (q * dq + r * dr) + q * dr + r * dq


@rule("6.4.c", "6.4.f", "6.4.h", "6.4.i", "9.0.b")
def _go(state: State, ship: ShipId) -> None:
    """Move one drifter, keeping its facing; it stays where a ship is in the way and is lost off the map or on land."""
    to = state.figures.drift[state.wind][state.ships[ship].cell]
    if to == hexes.OFF:
        lose(state, ship, "drift")
        tell(state, "drift-lost", "6.4.h", ship=ship)
        return
    if to in state.at:
        tell(state, "drift-blocked", "6.4.f", ship=ship)
        return
    bring_to(state, ship, to)
    tell(state, "drifted", "6.4.b", ship=ship, hex=state.figures.sea.hex_names[to])
