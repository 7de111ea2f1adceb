"""What the charts promise: the exact chances of every attack over the faces of the die, each worked out once."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Final, NamedTuple

from maestre.games.lepanto.close_combat import OddsChart, odds
from maestre.games.lepanto.data import DIE, GRID, GUN_PROFILE, TYPES, Arc, Kind, Side
from maestre.games.lepanto.gunnery import GunChart
from maestre.games.lepanto.ramming import RamTable
from maestre.games.lepanto.small_arms import arms_value, attack_value, die_shift
from maestre.games.lepanto.state import Ship, ShipId, State


class Chances(NamedTuple):
    """How likely a close combat is to cost the target its ship, the attackers theirs, and to repulse them."""

    kill: float
    loss: float
    repulse: float


@cache
def gun_chance(kind: Kind, guns: int) -> float:
    """Give the chance that a shot sinks: the lower of the ship's guns and the value of the hex decides."""
    chart = GunChart(min(TYPES[kind].guns, guns))
    return sum(chart.read((face,)) == "S" for face in DIE) / len(DIE)


@cache
def ram_chance(hexes: int) -> float:
    """Give the chance that a ram after so many hexes sinks its target; otherwise the rammer is stuck."""
    table = RamTable(hexes)
    return sum(table.read((face,)) == "E" for face in DIE) / len(DIE)


@cache
def close_chances(ratio: str, shift: int = 0) -> Chances:
    """Give the chances of a close combat at some odds."""
    letters = [OddsChart(ratio, shift).read((face,)) for face in DIE]
    both, repulsed = letters.count("B"), letters.count("R")
    return Chances((letters.count("E") + both) / len(DIE), both / len(DIE), repulsed / len(DIE))


@cache
def boarding_chances(attack: int, defence: int) -> Chances:
    """Give the chances of boarding with these values on either side."""
    return close_chances(odds(Fraction(attack), Fraction(defence)))


@cache
def arms_chances(kind: Kind, side: Side, foe: Kind, gap: int, turn: int, targets: int = 1) -> Chances:
    """Give the chances of small arms against one of so many targets at a range, as the rules of that turn have them."""
    there = next(cell for cell in range(GRID.size) if GRID.distance(0, cell) == gap)
    ship = Ship(ShipId("one"), "", side, kind, 0, 1)
    target = Ship(ShipId("other"), "", side.enemy, foe, there, 1)
    state = State(scenario="", turn=turn, wind=1, ships={}, at={})
    ratio = odds(attack_value(state, ship, target, targets).value, arms_value(state, target).value)
    return close_chances(ratio, die_shift(state, side).whole)


def _dead_ahead(kind: Kind) -> tuple[float, ...]:
    ahead = sorted((hex.q, hex.guns) for hex in GUN_PROFILE[kind] if hex.arc is Arc.BOW)
    return tuple(gun_chance(kind, guns) for _, guns in ahead)


BOW: Final = {kind: _dead_ahead(kind) for kind in Kind}
"""The chances of a shot dead ahead by type of ship, at one hex, at two and so on."""


def _salvo(kind: Kind) -> float:
    best: dict[Arc, float] = {}
    for hex in GUN_PROFILE[kind]:
        best[hex.arc] = max(best.get(hex.arc, 0.0), gun_chance(kind, hex.guns))
    return sum(best.values())


SALVO: Final = {kind: _salvo(kind) for kind in Kind}
"""How many ships all guns of a type sink on average in one phase, with a target close by in every arc."""
