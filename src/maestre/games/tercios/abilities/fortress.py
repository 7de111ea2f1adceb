"""6.14-6.31 Mobile fortresses, which a unit may leave, and emplaced ones, which nobody leaves.

Both are `Unit.fortress` of the unit, or of the first of the pool. What deployment, shots, wear and points of a fort
are like belongs to their chapters (6.21-6.27, 6.32-6.39).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from maestre.games.tercios.data import Arm, OrderKind
from maestre.games.tercios.table.asking import Whether
from maestre.games.tercios.table.moments import Withdrawal
from maestre.games.tercios.table.state import Pooled, State, UnitId
from maestre.games.tercios.table.subjects import Charge, Situation
from maestre.games.tercios.table.troops import named
from maestre.games.tercios.table.values import Step
from maestre.play import Procedure, ask, change, rule, tell


@rule("6.24", "6.27")
def emplaced(state: State, unit: UnitId) -> bool:
    """Whether a Troop is an emplaced fort."""
    pool = state.pools.get(unit)
    return pool is not None and pool.kind is Pooled.FORT


class LeaveFortress(Whether, frozen=True, tag="leave-fortress"):
    """A unit in its fortress is about to act: whether it leaves it."""

    rule: ClassVar = "6.14"
    no: ClassVar = "keep"
    yes: ClassVar = "abandon"
    unit: UnitId


@rule("6.14", "6.25")
def leave_or_keep(state: State, unit: UnitId) -> Procedure[None]:
    """Ask, before the card is turned, whether a unit leaves its fortress; an emplaced one is never left."""
    one = state.units[unit]
    if not one.fortress or emplaced(state, unit):
        return
    if (yield from ask(one.side, LeaveFortress(unit))):
        _abandon(state, unit, "6.14")


@rule("6.15")
def _abandon(state: State, unit: UnitId, because: str) -> None:
    """Take a fortress off the table, for good."""
    change(state.units, unit, fortress=False)
    tell(state, "fortress-left", because, unit=named(state, unit))


# ------------------------------------------------------------------------------------------------- what it cannot do


@rule("6.17", "6.28")
def stays_put(state: State, unit: UnitId, order: OrderKind) -> bool | None:
    """Attack is of no use to a unit in its fortress, nor Run to an emplaced fort."""
    if not state.units[unit].fortress:
        return None
    useless = (OrderKind.ATTACK, OrderKind.RUN) if emplaced(state, unit) else (OrderKind.ATTACK,)
    return False if order in useless else None


@rule("6.16", "6.28")
def wagons_tie_down(state: State, unit: UnitId, action: str, taken: tuple[str, ...]) -> bool | None:
    """A unit in its fortress does not turn, and an emplaced fort does not move either."""
    if not state.units[unit].fortress:
        return None
    barred = ("reorient", "move") if emplaced(state, unit) else ("reorient",)
    return False if action in barred else None


@rule("6.16")
def wagons_turn_to_no_flight(state: State, unit: UnitId) -> bool | None:
    """A unit in its fortress flees only where it can pivot as for a move: to turn about it must leave its wagons."""
    return False if state.units[unit].fortress else None


# --------------------------------------------------------------------------------------------------- what it gives


@rule("6.19", "6.29")
def horse_against_wagons(state: State, at: Situation) -> Iterator[Step]:
    """Cavalry that charges a fortress in front; of an emplaced fort every side is its front."""
    charge = at.charge
    if charge is None or at.use != "strike" or at.unit != charge.charger or charge.target not in state.units:
        return
    horse = state.gear(at.unit).arm is Arm.CAVALRY
    if horse and state.units[charge.target].fortress and not charge.flank:
        yield Step("fortress", -1, "6.19")


@rule("6.20", "6.29")
def behind_wagons(state: State, at: Situation) -> Iterator[Step]:
    """A fortress against shot, but not against cannon."""
    if at.use == "resist-volley" and state.units[at.unit].fortress:
        yield Step("fortress", 1, "6.20")


@rule("6.29")
def fort_has_no_flank(state: State, unit: UnitId) -> bool | None:
    """An emplaced fort is never flanked."""
    return False if emplaced(state, unit) else None


@rule("5.35")
def wagons_rule_mala_guerra_out(state: State, charge: Charge) -> bool | None:
    """A unit in its fortress counts as fortified (ruling 5.35)."""
    return True if state.units[charge.target].fortress else None


@rule("6.30")
def fort_obeys(state: State, unit: UnitId) -> bool | None:
    """A fort of several units is taken for Fresh when it is activated."""
    return True if emplaced(state, unit) and len(state.pools[unit].members) > 1 else None


@rule("6.25")
def fort_holds(what: Withdrawal, state: State, unit: UnitId, by: UnitId) -> Procedure[Withdrawal]:
    """A beaten emplaced fort holds, disordered if others would have had to retreat (ruling 6.25)."""
    yield from ()
    if not state.units[unit].fortress or not emplaced(state, unit):
        return what
    if what == "retreat":
        change(state.units, unit, disordered=True)
    tell(state, "fortress-holds", "6.25", unit=named(state, unit))
    return "hold"


@rule("6.22", "6.23")
def wagons_hold(what: Withdrawal, state: State, unit: UnitId, by: UnitId) -> Procedure[Withdrawal]:
    """A beaten unit stays in its fortress and its enemy withdraws; who must retreat after all loses it."""
    if not state.units[unit].fortress:
        return what
    if what == "disengage":
        tell(state, "fortress-holds", "6.22", unit=named(state, unit))
        return "hold"
    if what == "retreat":
        _abandon(state, unit, "6.23")
    yield from ()
    return what
