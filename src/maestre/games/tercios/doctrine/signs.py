"""Signs of a position: figures that tell who is winning, above 0 for blue and below for red."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maestre.games.tercios.command.interaction import initiative_level
from maestre.games.tercios.doctrine.deeds import threats
from maestre.games.tercios.doctrine.weighing.field import Field, gap
from maestre.games.tercios.doctrine.weighing.stakes import left, prized
from maestre.games.tercios.table.state import State, UnitId
from maestre.games.tercios.table.troops import ready
from maestre.games.tercios.table.victory import lead
from maestre.miniatures.sides import Side

_POINTS: Final = 5
"""The lead that ends a battle the earliest."""
_TURNS: Final = 8
"""The turns that a battle lasts at most."""
_TROOPS: Final = 10
"""About how many Troops a side has."""

Sign = Callable[[Field], float]


def _strength(field: Field) -> float:
    return sum(left(field.stake(unit)) for unit in field.own)


def _fresh(field: Field) -> float:
    return sum(not field.state.units[unit].wear for unit in field.own) / _TROOPS


def _spent(field: Field) -> float:
    return -sum(field.stake(one).wear / (field.stake(one).endurance + 1) for one in field.own) / _TROOPS


def _limit(field: Field) -> float:
    return -sum(field.stake(one).wear >= field.stake(one).endurance for one in field.own) / 2


def _order(field: Field) -> float:
    return -sum(field.state.units[unit].disordered for unit in field.own) / 2


def _leaders(field: Field) -> float:
    state = field.state
    return sum(prized(state, one) for one, who in state.leaders.items() if who.side is field.side) / _POINTS


def _goes(field: Field) -> float:
    return len(ready(field.state, field.side)) / _TROOPS


def _initiative(field: Field) -> float:
    return initiative_level(field.state, field.side) / _POINTS


def _threat(field: Field) -> float:
    """What of this side may be charged, and twice as much from the flank."""
    found = ((unit, threats(field, unit)) for unit in field.own)
    return -sum(field.stake(unit).worth * (1 + any(foes.values())) for unit, foes in found if foes) / _TROOPS


def _range(field: Field) -> float:
    """Who of this side has an enemy within range."""
    return sum(_in_range(field, unit) for unit in field.own) / _TROOPS


def _in_range(field: Field, unit: UnitId) -> bool:
    reach = field.range(unit)
    return bool(reach) and any(gap(field.front(unit), field.outline(foe)) <= reach for foe in field.foes)


SIGNS: Final[dict[str, Sign]] = {
    "fresh": _fresh,
    "spent": _spent,
    "limit": _limit,
    "order": _order,
    "leaders": _leaders,
    "goes": _goes,
    "initiative": _initiative,
    "threat": _threat,
    "range": _range,
}
"""What each side has of its own; the difference is the sign."""


def signs(now: State) -> dict[str, float]:
    """Give the figures of a position, each of about the size of 1, and alike for both sides but for their sign."""
    blue, red = Field(now, Side.BLUE), Field(now, Side.RED)
    found = {name: sign(blue) - sign(red) for name, sign in SIGNS.items()}
    ours, theirs = _strength(blue), _strength(red)
    ahead, past = lead(now) / _POINTS, now.turn / _TURNS
    strength = (ours - theirs) / max(1.0, ours + theirs) * 2
    return {
        "points": ahead,
        "late points": ahead * past,
        "strength": strength,
        "late strength": strength * past,
    } | found
