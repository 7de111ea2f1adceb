"""7.5 Ramming: an Islamic ship enters an enemy's hex; the die falls in the combat phase."""

from __future__ import annotations

from typing import ClassVar

from maestre.games.lepanto.data import Figures, ShipId
from maestre.games.lepanto.fighting.targets import RAM, Assault, Attack
from maestre.games.lepanto.table.phases import own, told
from maestre.games.lepanto.table.state import Ship, State, lose, note
from maestre.play import Bar, Message, Procedure, Reading, Refused, Tally, change, rule, tell, throw
from maestre.play.written.figures import kept


@rule("6.5.a", "6.5.b", "7.2.q", "7.5.a", "7.5.b", "7.5.c")
def bar_ram(state: State, ship: Ship, cell: int) -> Bar | None:
    """Say what bars a ship from an occupied hex; an enemy alone in it may be rammed by those who have a ram."""
    other = state.ships[state.at[cell]]
    if cell in state.rams:
        return "7.5.c", "two-ships-there"
    if other.side is ship.side:
        return "6.5.a", "occupied"
    if ship.side not in state.figures.types[ship.kind].rams:
        return ("6.5.b" if other.immobilised else "7.5.a"), "cannot-ram"
    if ship.repulsed:
        return "7.2.q", "repulsed-cannot-ram"
    return None


@rule("7.5.e")
class RamTable(Reading[str], frozen=True):
    """The ramming table: E or I, by the hexes moved."""

    hexes: int
    row: str

    @classmethod
    def of(cls, figures: Figures, hexes: int) -> RamTable:
        """Read the row of a speed."""
        return cls(hexes, figures.ram_table[hexes])

    def read(self, faces: tuple[int, ...]) -> str:
        """Give the letter of the die's column."""
        return self.row[faces[0] - 1]


@kept
def ram_chance(figures: Figures, hexes: int) -> float:
    """Give the chance that a ram after so many hexes sinks its target; otherwise the rammer is stuck."""
    table = RamTable.of(figures, hexes)
    return sum(table.read((face,)) == "E" for face in figures.die) / len(figures.die)


class RamDie(Assault, frozen=True):
    """Let the die of a ram fall; whatever is said beside that is not heard."""

    verb: ClassVar = RAM
    ship: ShipId
    unheard: tuple[str, ...] = ()

    @rule("7.5.f")
    def check(self, seen: State, seat: str) -> None:
        """Refuse a ram that is not due: only an Islamic ship ever asks, so the ram of its hex is its own."""
        ship = own(seen, seat, self.ship)
        ram = seen.rams.get(ship.cell)
        if ram is None or not ram.due:
            raise Refused("7.5.f", "no-ram-due", ship=ship.id)

    def describe(self, seen: State) -> Message:
        return told(self.ship, self.words(self.weighed(seen)))

    @rule("7.5.d", "7.5.e")
    def weighed(self, seen: State) -> Attack:
        cell = seen.ships[self.ship].cell
        speed = seen.rams[cell].hexes
        return Attack(self, (seen.at[cell],), str(speed), ram_chance(seen.figures, speed))

    def words(self, attack: Attack) -> Message:
        return Message.of("offer-ram", **attack.terms(risky=False))


@rule("7.5.f")
def rams_due(state: State) -> list[RamDie]:
    """List the dice of rams that must fall before the phase ends."""
    return [RamDie(ram.rammer) for ram in state.rams.values() if ram.due]


@rule("7.5.f")
def check_no_ram_due(state: State) -> None:
    """Refuse to end the phase while a ram is to be rolled."""
    for due in rams_due(state):
        raise Refused("7.5.f", "ram-due", ship=due.ship)


@rule("7.5.g")
def open_rams(state: State) -> None:
    """At the start of combat, note that whoever rammed makes no other attack in this phase."""
    for due in rams_due(state):
        note(state, due.ship, RAM)


@rule("7.5.d", "7.5.e", "7.5.h", "7.5.i")
def ram_die(state: State, rammer: ShipId) -> Procedure[None]:
    """Roll a ram: the target is lost, or the rammer is stuck in its hex for good."""
    cell = state.ships[rammer].cell
    target = state.at[cell]
    speed = Tally.of(state.rams[cell].hexes, "7.5.d")
    result = yield from throw(RamTable.of(state.figures, speed.whole), "7.5.e", about=target)
    if result == "E":
        lose(state, target, RAM)
        tell(state, "ram-sinks", "7.5.h", speed, ship=rammer, target=target)
        return
    change(state.rams, cell, due=False)
    change(state.ships, rammer, immobilised="ram")
    tell(state, "ram-stuck", "7.5.i", speed, ship=rammer, target=target)
