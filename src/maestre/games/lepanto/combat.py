"""5.3 The combat phase: who may attack, with what, and how far and where another ship lies."""

from __future__ import annotations

from typing import Final

from maestre.games.lepanto.data import GRID
from maestre.games.lepanto.reserve import held
from maestre.games.lepanto.state import Bar, Ship, ShipId, State
from maestre.play import rule
from maestre.space import hexes

GUNS: Final = "guns"
ARMS: Final = "arms"
BOARD: Final = "board"
RAM: Final = "ram"


@rule("5.3.d", "5.3.e", "5.3.g", "7.2.h", "7.2.q", "7.5.g", "7.5.j", "8.0.b")
def bar_attacker(state: State, ship: Ship, *, close: bool) -> Bar | None:
    """Say what bars a ship from guns, or from close combat (small arms and boarding are one type).

    One gunnery action and one close combat a phase; with the switch off, one attack of any type (5.3 against 7.2).
    Being immobilised bars no attack.
    """
    if held(state, ship):
        return "8.0.b", "in-reserve"
    if ship.repulsed:
        return "7.2.q", "repulsed"
    done = state.done.get(ship.id)
    if not done:
        return None
    if RAM in done:
        return "7.5.g", "rammed-already"
    fought = ARMS in done or BOARD in done
    if close and fought:
        return "5.3.e", "fought-already"
    if not state.gunnery_plus_close_combat and (close or fought):
        return "5.3.d", "attacked-already"
    return None


@rule("7.5.l")
def gap(one: Ship, other: Ship) -> int:
    """Give the range between two ships: that of their hexes, and 1 inside a shared hex."""
    return GRID.distance(one.cell, other.cell) or 1


@rule("7.5.m")
def direction_to(state: State, ship: Ship, other: Ship) -> int:
    """Give the direction of a ship in an adjacent or in the same hex.

    Inside a shared hex the victim lies at the rammer's bow, and the rammer in the hex it came from. A rammer that turns
    later, which only a switch allows, turns about the victim, which stays where it was struck.
    """
    if ship.cell == other.cell:
        ram = state.rams[ship.cell]
        return hexes.opposite(ram.came_from - 1) + 1 if ram.rammer == ship.id else ram.came_from
    bearing = hexes.bearing(GRID.hexes[ship.cell], GRID.hexes[other.cell])
    assert bearing is not None, "ships in adjacent hexes"
    return bearing + 1


def enemies_within(state: State, ship: Ship, radius: int) -> list[ShipId]:
    """List the enemies at a range of 1 to ``radius``, nearest first; whoever shares the hex before all others."""
    at, ships, rams, side = state.at, state.ships, state.rams, ship.side
    found: list[ShipId] = []
    for cell in (ship.cell, *GRID.within(ship.cell, radius)):
        if cell in at:
            other = at[cell]
            if ships[other].side is not side:
                found.append(other)
            elif cell in rams:
                found.append(rams[cell].rammer)
    return found
