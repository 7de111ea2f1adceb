"""6.51-6.52, 6.66-6.73, 6.75-6.77 Special rules of cavalry, and Horde, which is its army's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from maestre.games.tercios.data import Ability, Arm, OrderKind, Value
from maestre.games.tercios.fighting.charge import reachable
from maestre.games.tercios.moving.movement import flee, turn, turns
from maestre.games.tercios.orders.activation import order_check
from maestre.games.tercios.orders.reactions import PARTING, Reacted, Window
from maestre.games.tercios.orders.standing import FLEE, STAND
from maestre.games.tercios.table.asking import Choosing
from maestre.games.tercios.table.marks import has, marked, put
from maestre.games.tercios.table.pools import columned
from maestre.games.tercios.table.state import Mark, State, UnitId, Until
from maestre.games.tercios.table.subjects import Cause, Situation, Trigger
from maestre.games.tercios.table.troops import named
from maestre.games.tercios.table.values import Step, fresh
from maestre.miniatures.sides import Side
from maestre.play import Procedure, Refused, ask, change, rule, tell

STAY: Final = "stay"
_EASY_ORDERS: Final = (OrderKind.ATTENTION, OrderKind.RUN)


@rule("6.66")
def dragoons_dismount(state: State, at: Situation) -> None:
    """Refuse a shot of dragoons with anything but Fire, as an order or a reaction."""
    if at.order is not OrderKind.FIRE and has(state, at.unit, Ability.DRAGOON):
        raise Refused("6.66", "dragoons-need-fire", proof=(at.unit,), unit=named(state, at.unit))


# ------------------------------------------------------------------------------------------------------------- evasion


@rule("6.51", "6.67")
def may_evade(state: State, trigger: Trigger) -> bool:
    """Whether a unit may flee from a charge whatever its card, and without any; heavy cavalry only from infantry."""
    unit = trigger.unit
    if trigger.cause != "charge" or not has(state, unit, Ability.EVASION):
        return False
    return not has(state, unit, Ability.HEAVY_CAVALRY) or _on_foot(state, trigger.mover)


@rule("6.67")
def evade(state: State, trigger: Trigger) -> Procedure[Reacted]:
    """Check and flee; a card that the unit still had goes back unseen, whether the check is passed or not."""
    unit = trigger.unit
    state.cards.pop(unit, None)
    change(state.units, unit, reacted=True)
    tell(state, "evasion-tried", "6.67", unit=named(state, unit))
    if not (yield from order_check(state, unit, "evade", trigger)):
        tell(state, "evasion-failed", "6.67", unit=named(state, unit))
        return Reacted(None)
    return Reacted(OrderKind.RUN, (yield from flee(state, trigger)))


@rule("6.68")
def infantry_evaded(state: State, at: Situation) -> Iterator[Step]:
    """A check to evade a charge of infantry."""
    if at.use == "evade" and at.enemy is not None and _on_foot(state, at.enemy):
        yield Step("evasion", 1, "6.68")


def _on_foot(state: State, unit: UnitId) -> bool:
    return state.gear(unit).arm is Arm.INFANTRY


# ----------------------------------------------------------------------------------------------------------- impetuous


@rule("6.62", "6.69")
def impetuous_charge(order: OrderKind, state: State, unit: UnitId) -> Procedure[OrderKind]:
    """A Fresh Impetuous unit that could charge obeys another order only if it passes a check.

    A column counts as Fresh when it is activated, for this too (ruling 6.62).
    """
    if order is OrderKind.ATTACK or not has(state, unit, Ability.IMPETUOUS):
        return order
    if not fresh(state.units[unit].wear) and columned(state, unit) is None:
        return order
    if state.units[unit].pose is None or not reachable(state, unit):
        return order
    if (yield from order_check(state, unit, "order")):
        return order
    tell(state, "impetuous-charge", "6.69", unit=named(state, unit))
    return OrderKind.ATTACK


@rule("6.70")
def impetuous_consolidate(state: State, unit: UnitId) -> bool | None:
    """Impetuous units consolidate whenever they can."""
    return True if has(state, unit, Ability.IMPETUOUS) else None


# ---------------------------------------------------------------------------------------------------------- open order


@rule("6.71")
def open_order_unshaken(state: State, at: Situation, value: Value) -> bool | None:
    """Disorder does not lessen the Courage of units in Open Order against shots."""
    shot_at = at.use in {"resist-volley", "resist-artillery"}
    return True if value is Value.COURAGE and shot_at and has(state, at.unit, Ability.OPEN_ORDER) else None


@rule("6.72")
def open_order_mingles(state: State, unit: UnitId, other: UnitId, order: OrderKind) -> bool | None:
    """Two friends in Open Order may go through each other, with Attention or Run."""
    friends = state.units[unit].side is state.units[other].side
    if not friends or order not in _EASY_ORDERS:
        return None
    both = has(state, unit, Ability.OPEN_ORDER) and has(state, other, Ability.OPEN_ORDER)
    return True if both else None


# --------------------------------------------------------------------------------------------------------------- horde


@rule("6.73")
def horde_owes(state: State, side: Side) -> int | None:
    """A Horde activates several Troops in one go."""
    return state.figures.abilities.horde_troops if Ability.HORDE in state.armies[side].abilities else None


# ------------------------------------------------------------------------------------------------------------ harasser


class FleeFromApproach(Window[bool], frozen=True, tag="flee-from-approach"):
    """A Harasser is about to shoot at somebody who comes near: whether it will flee afterwards."""

    rule: ClassVar = "6.75"
    window: ClassVar = "approach"
    assumed: ClassVar = (STAND, "assume-no-reaction")

    def options(self) -> tuple[bool, ...]:
        return False, True

    def word(self, value: bool) -> str:
        return FLEE if value else STAND


class FleeFromCharge(FleeFromApproach, frozen=True, tag="flee-from-charge"):
    """A Harasser is about to shoot at its charger: whether it will flee afterwards."""

    window: ClassVar = "charge"


class FleeFromAmbush(FleeFromApproach, frozen=True, tag="flee-from-ambush"):
    """A Harasser is about to shoot out of its ambush: whether it will flee afterwards."""

    window: ClassVar = "ambush"


_FLIGHTS: Final[dict[Cause, type[FleeFromApproach]]] = {
    "approach": FleeFromApproach,
    "charge": FleeFromCharge,
    "ambush": FleeFromAmbush,
}


@rule("6.75", "6.76")
def says_whether_to_flee(state: State, trigger: Trigger, order: OrderKind) -> Procedure[None]:
    """A Harasser says before its check whether it will flee after its shot: both are one reaction.

    That decides what a firearm gains, and whether it avoids a combat (7.59).
    """
    unit = trigger.unit
    if order is not OrderKind.FIRE or not has(state, unit, Ability.HARASSER):
        return
    if (yield from ask(state.units[unit].side, _FLIGHTS[trigger.cause](trigger))):
        put(state, Mark(PARTING, unit, Until.TRIGGER))


@rule("6.75", "6.76")
def harassing(answer: Callable[[State, Trigger], Procedure[bool]]) -> Callable[[State, Trigger], Procedure[bool]]:
    """Give the Fire reaction of units that may flee after their shot, from that of all others.

    Whether it will flee has been said before the one check that covers both.
    """

    def shoot_and_flee(state: State, trigger: Trigger) -> Procedure[bool]:
        unit = trigger.unit
        goes_on = yield from answer(state, trigger)
        if not goes_on or trigger.mover not in state.units or unit not in state.units:
            return goes_on
        if not marked(state, PARTING, unit):
            return goes_on
        return (yield from flee(state, trigger))

    return shoot_and_flee


@rule("6.76")
def parting_shot(state: State, at: Situation) -> Iterator[Step]:
    """A firearm shot by whoever means to flee afterwards: it has not what others gain by reacting."""
    if (
        at.reacting
        and at.weapon is not None
        and state.figures.weapons.row[at.weapon].firearm
        and marked(state, PARTING, at.unit)
    ):
        yield Step("parting-shot", -1, "6.76")


# ------------------------------------------------------------------------------------------------------------ mobility


class FreeTurn(Choosing[str], frozen=True, tag="free-turn"):
    """Cavalry is about to move: whether, and which way, it turns before for nothing."""

    rule: ClassVar = "6.77"
    unit: UnitId
    turns: tuple[str, ...]

    def options(self) -> tuple[str, ...]:
        return STAY, *self.turns


@rule("6.52", "6.77")
def turn_freely(state: State, unit: UnitId) -> Procedure[None]:
    """Before Attention or Run cavalry may turn once for nothing; not heavy cavalry."""
    one = state.units[unit]
    if one.acted not in _EASY_ORDERS or one.pose is None or not has(state, unit, Ability.MOBILITY):
        return
    if has(state, unit, Ability.HEAVY_CAVALRY) or not (open_turns := turns(state, unit)):
        return
    word = yield from ask(one.side, FreeTurn(unit, open_turns))
    if word != STAY:
        yield from turn(state, unit, word)
