"""The card that suits a Troop at a glance, for who plans all at once."""

from __future__ import annotations

from fractions import Fraction

from maestre.games.tercios.data import OrderKind
from maestre.games.tercios.fighting.charge import contact, reachable
from maestre.games.tercios.fighting.melee import pools
from maestre.games.tercios.shooting.rout import endurance
from maestre.games.tercios.shooting.shots import volleys
from maestre.games.tercios.table.chances import fought, strikes
from maestre.games.tercios.table.places import posed
from maestre.games.tercios.table.state import State, UnitId
from maestre.games.tercios.table.subjects import Charge


def suited(state: State, unit: UnitId) -> OrderKind:
    """The card that suits a Troop: rest at the limit, charge at good odds, shoot if there is a shot, else Attention."""
    one = state.units[unit]
    if one.pose is None:
        return OrderKind.ATTENTION
    if one.wear >= endurance(state, unit):
        return OrderKind.RESIST
    if any(_promising(state, charge) for charge in reachable(state, unit)):
        return OrderKind.ATTACK
    return OrderKind.FIRE if volleys(state, unit, OrderKind.FIRE) else OrderKind.ATTENTION


def _promising(state: State, charge: Charge) -> bool:
    """Whether a charge is more often won than not."""
    melee = pools(posed(state, charge.charger, contact(state, charge)), charge, 1)
    chances = fought(*strikes(melee), state.figures.targets.resist_combat).items()
    return sum((chance for done, chance in chances if done.lead > 0), Fraction(0)) > Fraction(1, 2)
