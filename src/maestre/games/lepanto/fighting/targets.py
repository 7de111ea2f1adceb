"""5.3 The combat phase: who may attack, with what, and how far and where another ship lies."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, NamedTuple

from maestre.games.lepanto.data import ShipId
from maestre.games.lepanto.table.phases import ShipDeed
from maestre.games.lepanto.table.reserve import held
from maestre.games.lepanto.table.state import Ship, State
from maestre.play import Bar, Message, rule
from maestre.space import hexes

GUNS: Final = "guns"
ARMS: Final = "arms"
BOARD: Final = "board"
RAM: Final = "ram"


@rule("5.3.d", "5.3.e", "5.3.g", "7.2.h", "7.2.q", "7.5.g", "7.5.j", "8.0.b")
def bar_attacker(state: State, ship: Ship, *, close: bool) -> Bar | None:
    """Say what bars a ship from guns, or from close combat (small arms and boarding are one type).

    One gunnery action and one close combat a phase; with a switch off, one attack of any type (5.3 against 7.2), and
    with another no guns after boarding. Being immobilised bars no attack.
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
    if not state.gunnery_with_boarding and BOARD in done:
        return "5.3.d", "boarding-apart"
    return None


@rule("5.3.d", "7.2.h")
def bar_boarder(state: State, ship: Ship) -> Bar | None:
    """Say what bars a ship from boarding: what bars it from any close combat, and with a switch off its guns."""
    bar = bar_attacker(state, ship, close=True)
    if bar is None and not state.gunnery_with_boarding and ship.id in state.done:
        return "5.3.d", "boarding-apart"
    return bar


@rule("7.5.l")
def gap(state: State, one: Ship, other: Ship) -> int:
    """Give the range between two ships: that of their hexes, and 1 inside a shared hex."""
    return state.figures.grid.distance(one.cell, other.cell) or 1


@rule("7.5.l")
def fires_close(state: State, ship: Ship) -> bool:
    """Say whether all that a ship can reach is fired at as if it were adjacent: stuck by its ram, and by a switch."""
    return state.stuck_fire == "any_target" and ship.immobilised == "ram"


@rule("7.5.m")
def direction_to(state: State, ship: Ship, other: Ship) -> int:
    """Give the direction of a ship in an adjacent or in the same hex.

    Inside a shared hex the victim lies at the rammer's bow, and the rammer in the hex it came from. A rammer that turns
    later, which only a switch allows, turns about the victim, which stays where it was struck.
    """
    if ship.cell == other.cell:
        ram = state.rams[ship.cell]
        return hexes.opposite(ram.came_from - 1) + 1 if ram.rammer == ship.id else ram.came_from
    at = state.figures.grid.hexes
    bearing = hexes.bearing(at[ship.cell], at[other.cell])
    assert bearing is not None, "ships in adjacent hexes"
    return bearing + 1


def enemies_within(state: State, ship: Ship, radius: int) -> list[ShipId]:
    """List the enemies at a range of 1 to ``radius``, nearest first; whoever shares the hex before all others."""
    at, ships, rams, side = state.at, state.ships, state.rams, ship.side
    found: list[ShipId] = []
    if ship.cell in rams:
        other = at[ship.cell]
        found.append(other if ships[other].side is not side else rams[ship.cell].rammer)
    for cell in state.figures.grid.within(ship.cell, radius):
        if cell in at:
            other = at[cell]
            if ships[other].side is not side:
                found.append(other)
            elif cell in rams:
                found.append(rams[cell].rammer)
    return found


class Attack(NamedTuple):
    """An attack weighed: at whom, how strong (a gun factor, odds, or hexes moved), and what it promises.

    ``kill`` is how many enemies it costs on average, ``loss`` how likely the attackers are to be lost by it.
    """

    deed: Assault
    targets: tuple[ShipId, ...]
    strength: str
    kill: float
    loss: float = 0.0

    @property
    def promise(self) -> float:
        """What it promises on balance."""
        return self.kill - self.loss

    def terms(self, *, risky: bool) -> dict[str, str | int]:
        """Give for a message what it promises, in hundredths, and what it risks if it does."""
        terms: dict[str, str | int] = {
            "targets": ", ".join(self.targets),
            "strength": self.strength,
            "kill": round(100 * self.kill),
        }
        return terms | {"loss": round(100 * self.loss)} if risky else terms


class Assault(ShipDeed, frozen=True):
    """An attack, which can be weighed before it is made."""

    @abstractmethod
    def weighed(self, seen: State) -> Attack:
        """Weigh the attack, which the rules must allow."""

    @abstractmethod
    def words(self, attack: Attack) -> Message:
        """Say at whom the attack goes, how strong it is and what it promises, without the name of the ship."""
