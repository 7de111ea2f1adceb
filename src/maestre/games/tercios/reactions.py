"""2.30, 2.33-2.37, 2.49, 6.07 Reactions: a window for whoever still has a card, the check, and what the card says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from maestre.games.tercios.activation import order_check, turned_up
from maestre.games.tercios.data import OrderKind
from maestre.games.tercios.marks import put
from maestre.games.tercios.matters import Trigger
from maestre.games.tercios.state import Mark, State, UnitId, Until
from maestre.games.tercios.troops import named, sharing
from maestre.play import Message, Pick, Procedure, ask, change, rule, tell

__all__ = ["DECLINE", "REACT", "REACTIONS", "Reacted", "brace", "window"]

DECLINE: Final = "pass"
REACT: Final = "react"


class Reacted(NamedTuple):
    """What a unit reacted with, if it did, and whether the activation goes on that called it forth."""

    order: OrderKind | None
    goes_on: bool = True


@rule("2.30", "2.33", "2.36")
def window(state: State, trigger: Trigger) -> Procedure[Reacted]:
    """Let a unit react with its card, or keep it.

    It opens for whoever has a card, whatever its face: the announcement comes first, then the card, then the dice
    (ruling 2.36).
    """
    unit = trigger.unit
    if unit not in state.cards:
        return Reacted(None)
    side = state.units[unit].side
    word = yield from ask(side, Pick((DECLINE, REACT)), "2.33", about=trigger, window=trigger.cause)
    if word == DECLINE:
        return Reacted(None)
    return (yield from react(state, trigger))


@rule("2.34", "2.35", "2.36", "2.37")
def react(state: State, trigger: Trigger) -> Procedure[Reacted]:
    """Show the card and check, Fresh or not; the card is spent whether the check is passed or not."""
    unit = trigger.unit
    order = shown_alone(state, unit)
    change(state.units, unit, reacted=True)
    if not (yield from order_check(state, unit, "reaction")):
        tell(state, "reaction-lost", "2.35", unit=named(state, unit), order=Message(f"order-{order}"))
        return Reacted(None)
    return Reacted(order, (yield from REACTIONS[order](state, trigger)))


@rule("6.07")
def shown_alone(state: State, unit: UnitId) -> OrderKind:
    """Show the card of a unit; those who shared it now have the same card each, which everybody knows."""
    others = [other for other in sharing(state, unit) if other != unit]
    order = turned_up(state, unit)
    for other in others:
        change(state.cards, other, shared="")
    return order


@rule("2.49")
def brace(state: State, trigger: Trigger) -> Procedure[bool]:
    """More Courage until the activation ends that called this forth; no wear is taken off."""
    put(state, Mark(OrderKind.RESIST.value, trigger.unit, Until.TRIGGER))
    tell(state, "braced", "2.49", unit=named(state, trigger.unit))
    yield from ()
    return True


REACTIONS: Final[dict[OrderKind, Callable[[State, Trigger], Procedure[bool]]]] = {}
"""What a unit does when it reacts with a card, giving whether the mover may go on; `occasions` fills it."""
