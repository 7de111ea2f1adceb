"""7.2 The odds chart that small arms and boarding share, and what its letters do to a ship."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from maestre.games.lepanto.data import Figures, ShipId
from maestre.games.lepanto.fighting.targets import enemies_within, gap
from maestre.games.lepanto.table.state import Ship, State, lose
from maestre.play import Reading, change, rule, tell
from maestre.play.written.figures import kept


@rule("7.2.c", "7.2.d", "7.4.c")
def odds(figures: Figures, attack: Fraction, defence: Fraction) -> str:
    """Form the odds, rounded against the attacker and kept between 1:4 and 4:1."""
    if attack >= defence:
        return f"{min(attack // defence, figures.odds_limit)}:1"
    return f"1:{min(-(-defence // attack), figures.odds_limit)}"


@rule("7.2.m", "7.3.e")
class OddsChart(Reading[str], frozen=True):
    """The small arms and boarding chart: R, E or B; a modified die stays between 1 and 6."""

    odds: str
    row: str
    shift: int

    @classmethod
    def at(cls, figures: Figures, odds: str, shift: int = 0) -> OddsChart:
        """Read the row of these odds."""
        return cls(odds, figures.odds_chart[odds], shift)

    def read(self, faces: tuple[int, ...]) -> str:
        """Give the letter of the modified die's column."""
        return self.row[min(max(faces[0] + self.shift, 1), len(self.row)) - 1]


class Chances(NamedTuple):
    """How likely a close combat is to cost the target its ship, the attackers theirs, and to repulse them."""

    kill: float
    loss: float
    repulse: float


@kept
def close_chances(figures: Figures, ratio: str, shift: int = 0) -> Chances:
    """Give the chances of a close combat at some odds."""
    chart, faces = OddsChart.at(figures, ratio, shift), len(figures.die)
    letters = [chart.read((face,)) for face in figures.die]
    both, repulsed = letters.count("B"), letters.count("R")
    return Chances((letters.count("E") + both) / faces, both / faces, repulsed / faces)


@rule("7.2.n", "7.2.o", "7.2.p", "7.4.g", "7.4.i")
def apply(state: State, attackers: tuple[ShipId, ...], target: ShipId, letter: str, how: str) -> None:
    """Apply R, E or B: what befalls the attacker befalls every ship of a joint attack; nobody is captured or moves."""
    if letter in "EB":
        lose(state, target, how)
    for attacker in attackers:
        if letter == "R":
            change(state.ships, attacker, repulsed=True)
        elif letter == "B":
            lose(state, attacker, how)


@rule("7.2.r")
def in_enemy_reach(state: State, ship: Ship) -> bool:
    """Say whether any enemy has a ship within the range of its guns or small arms, arcs aside."""
    enemies = (state.ships[enemy] for enemy in enemies_within(state, ship, state.figures.farthest))
    return any(gap(state, enemy, ship) <= state.figures.reach[enemy.kind] for enemy in enemies)


@rule("7.2.s")
def recover(state: State) -> None:
    """At the end of every phase, take the marker off each repulsed ship that no enemy reaches."""
    for ship in list(state.ships.values()):
        if ship.repulsed and not in_enemy_reach(state, ship):
            change(state.ships, ship.id, repulsed=False)
            tell(state, "recovered", "7.2.s", ship=ship.id)
