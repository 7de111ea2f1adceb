"""What the charts promise by type of ship, whatever the position: for whoever plans ahead."""

from __future__ import annotations

from fractions import Fraction

from maestre.games.lepanto.data import Arc, Figures, Kind, ShipId, Side
from maestre.games.lepanto.fighting.close_combat import Chances, close_chances, odds
from maestre.games.lepanto.fighting.gunnery import gun_chance
from maestre.games.lepanto.fighting.small_arms import arms_value, attack_value, die_shift
from maestre.games.lepanto.table.state import Ship, State
from maestre.play.state import opened
from maestre.play.written.figures import kept


@kept
def boarding_chances(figures: Figures, attack: int, defence: int) -> Chances:
    """Give the chances of boarding with these values on either side."""
    return close_chances(figures, odds(figures, Fraction(attack), Fraction(defence)))


@kept
def arms_chances(figures: Figures, kind: Kind, side: Side, foe: Kind, gap: int, turn: int, targets: int = 1) -> Chances:
    """Give the chances of small arms against one of so many targets at a range, as the rules of that turn have them."""
    grid = figures.grid
    there = next(cell for cell in range(grid.size) if grid.distance(0, cell) == gap)
    ship = Ship(ShipId("one"), "", side, kind, 0, 1)
    target = Ship(ShipId("other"), "", side.enemy, foe, there, 1)
    state = opened(State, figures)(scenario="", turn=turn, wind=1, ships={}, at={})
    ratio = odds(figures, attack_value(state, ship, target, targets).value, arms_value(state, target).value)
    return close_chances(figures, ratio, die_shift(state, side).whole)


@kept
def bow_chances(figures: Figures) -> dict[Kind, tuple[float, ...]]:
    """Give the chances of a shot dead ahead by type of ship, at one hex, at two and so on."""
    return {kind: _dead_ahead(figures, kind) for kind in Kind}


def _dead_ahead(figures: Figures, kind: Kind) -> tuple[float, ...]:
    ahead = sorted((hex.q, hex.guns) for hex in figures.guns.profile[kind] if hex.arc is Arc.BOW)
    return tuple(gun_chance(figures, kind, guns) for _, guns in ahead)


@kept
def salvoes(figures: Figures) -> dict[Kind, float]:
    """Say how many ships all guns of a type sink on average in one phase, with a target close by in every arc."""
    return {kind: _salvo(figures, kind) for kind in Kind}


def _salvo(figures: Figures, kind: Kind) -> float:
    best: dict[Arc, float] = {}
    for hex in figures.guns.profile[kind]:
        best[hex.arc] = max(best.get(hex.arc, 0.0), gun_chance(figures, kind, hex.guns))
    return sum(best.values())
