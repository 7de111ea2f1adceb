"""6.08-6.11, 6.13, 6.40-6.42, 6.44 Special rules of infantry; some of them other Troops have too."""

from __future__ import annotations

from typing import Final

from maestre.games.tercios.data import Ability
from maestre.games.tercios.orders.activation import order_check
from maestre.games.tercios.table.marks import has, lift, marked, put
from maestre.games.tercios.table.state import Mark, State, UnitId, Until
from maestre.games.tercios.table.subjects import Melee
from maestre.games.tercios.table.troops import named
from maestre.play import Procedure, change, rule, tell

_MARCH_OR_TURN: Final = ("move", "reorient")
_HAND_TO_HAND: Final = ("melee", "pursuit", "no-escape")
"""How a unit is lost that an enemy destroys in combat."""
_BLOOD: Final = "blood-drawn"


@rule("6.08")
def squares_have_no_flank(state: State, unit: UnitId) -> bool | None:
    """A unit in Squares is never flanked."""
    return False if has(state, unit, Ability.SQUARES) else None


@rule("6.09")
def squares_turn_or_march(state: State, unit: UnitId, action: str, taken: tuple[str, ...]) -> bool | None:
    """With one order a unit in Squares may turn or move, not both."""
    if not has(state, unit, Ability.SQUARES) or action not in _MARCH_OR_TURN:
        return None
    return False if any(one in taken for one in _MARCH_OR_TURN) else None


@rule("6.10")
def elite_sheds_all(state: State, unit: UnitId) -> int | None:
    """An Elite unit keeps no marker."""
    return 0 if has(state, unit, Ability.ELITE) else None


@rule("6.11")
def elite_needs_no_leader(state: State, unit: UnitId) -> bool | None:
    """An Elite unit never lacks a leader."""
    return True if has(state, unit, Ability.ELITE) else None


@rule("6.13")
def skirmishers_keep_pace(state: State, unit: UnitId) -> bool | None:
    """Difficult and Very Difficult ground do not slow Skirmishers."""
    return False if has(state, unit, Ability.SKIRMISHERS) else None


@rule("6.13", "6.42")
def light_keep_order(state: State, unit: UnitId) -> bool | None:
    """Very Difficult ground disorders neither Skirmishers nor Light units."""
    return False if has(state, unit, Ability.SKIRMISHERS) or has(state, unit, Ability.LIGHT) else None


@rule("6.44")
def numerous_shed(state: State, unit: UnitId, successes: int) -> int | None:
    """A Numerous unit sheds one marker for each success; one when no dice were needed (ruling 7.64)."""
    return max(successes, 1) if has(state, unit, Ability.NUMEROUS) else None


@rule("6.40")
def blood_drawn(state: State, unit: UnitId, how: str, by: UnitId | None) -> Procedure[None]:
    """Remember that a Frenzied unit has destroyed an enemy in combat; it checks when that is over."""
    if how in _HAND_TO_HAND and by in state.units and has(state, by, Ability.FRENZIED):
        put(state, Mark(_BLOOD, by, Until.TRIGGER))
    yield from ()


@rule("6.40", "6.41")
def frenzy(state: State, melee: Melee) -> Procedure[None]:
    """Who destroyed an enemy checks: it recovers, even wholly, or is disordered."""
    for unit in (melee.charge.charger, melee.charge.target):
        if unit in state.units and marked(state, _BLOOD, unit):
            lift(state, _BLOOD, unit)
            yield from _run_wild(state, unit)


def _run_wild(state: State, unit: UnitId) -> Procedure[None]:
    if (yield from order_check(state, unit, "frenzy")):
        wear = max(0, state.units[unit].wear - 1)
        change(state.units, unit, wear=wear)
        tell(state, "frenzy-recovers", "6.40", unit=named(state, unit), left=wear)
    else:
        change(state.units, unit, disordered=True)
        tell(state, "frenzy-strays", "6.41", unit=named(state, unit))
