"""What the charts promise: the exact chances of every attack over the faces of the die, each worked out once."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Final, NamedTuple

from maestre.games.lepanto.close_combat import OddsChart, odds
from maestre.games.lepanto.combat import gap
from maestre.games.lepanto.data import DIE, GUN_PROFILE, TYPES, Arc, Kind, Side
from maestre.games.lepanto.gunnery import GunChart
from maestre.games.lepanto.ramming import RamTable
from maestre.games.lepanto.small_arms import arms_value, attack_value, die_shift
from maestre.games.lepanto.state import Ship, State


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


_ARMS: Final[dict[tuple[Kind, Side, Kind, int, int, int, str], Chances]] = {}


def arms_chances(state: State, ship: Ship, target: Ship, targets: int = 1) -> Chances:
    """Give the chances of small arms at a target, one of so many, as the rules of this turn reckon them."""
    key = (ship.kind, ship.side, target.kind, gap(ship, target), targets, state.turn, state.multi_target_halving)
    known = _ARMS.get(key)
    if known is None:
        attack = attack_value(state, ship, target, targets).value
        ratio = odds(attack, arms_value(state, target).value)
        known = _ARMS[key] = close_chances(ratio, die_shift(state, ship.side).whole)
    return known


def _along_the_bow(kind: Kind) -> tuple[float, ...]:
    """The chances of a shot dead ahead, at one hex, at two and so on."""
    ahead = sorted((hex.q, hex.guns) for hex in GUN_PROFILE[kind] if hex.arc is Arc.BOW)
    return tuple(gun_chance(kind, guns) for _, guns in ahead)


BOW: Final = {kind: _along_the_bow(kind) for kind in Kind}
"""The chances of a shot dead ahead by type of ship, at one hex, at two and so on."""


def _salvo(kind: Kind) -> float:
    best: dict[Arc, float] = {}
    for hex in GUN_PROFILE[kind]:
        best[hex.arc] = max(best.get(hex.arc, 0.0), gun_chance(kind, hex.guns))
    return sum(best.values())


SALVO: Final = {kind: _salvo(kind) for kind in Kind}
"""The ships that all guns of a type sink on average in one phase, with a target close by in every arc."""
