"""What the charts promise by type of ship, whatever the position: for whoever plans ahead."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Final

from maestre.games.lepanto.data import GRID, GUN_PROFILE, Arc, Kind, Side
from maestre.games.lepanto.fighting.close_combat import Chances, close_chances, odds
from maestre.games.lepanto.fighting.gunnery import gun_chance
from maestre.games.lepanto.fighting.small_arms import arms_value, attack_value, die_shift
from maestre.games.lepanto.table.state import Ship, ShipId, State


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
