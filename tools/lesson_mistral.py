"""Follows the advice of Mistral's small war, sentence by sentence and no more."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.battle.declaring import Meeting
from maestre.games.mistral.battle.intensity import ChosenIntensity
from maestre.games.mistral.battle.withdrawal import Withdrawal
from maestre.games.mistral.detection.searching import Shadowing
from maestre.games.mistral.table.formations import sail, squadrons_in
from maestre.games.mistral.table.state import FormationId, State
from maestre.play import Answer, Order, Table

AT_SEA: Final = ("tasks", "shadow", "screen", "help", "dummies", "watches", "recall", "scatter", "divert")
"""The windows that a quiet cruise passes until an enemy counter is near,"""
ALWAYS: Final = ("reroll", "rank", "terms", "assignments", "reorganise", "laying-up")
"""and those that it always passes."""
ROUTINE: Final = (
    "stay all unless contact",
    *(f"{window} never unless contact" for window in AT_SEA),
    *(f"{window} never" for window in ALWAYS),
    "searches always",
    "repairs always",
)
"""A quiet cruise, in which the fleet Searches where it lies."""
DECLINED: Final[tuple[Answer, ...]] = (Order("done"), Order("pass"), "pass", "keep")
"""How the lesson declines what its advice does not take."""


def mistral(table: Table[State], seat: str) -> None:
    """Answer one question of Mistral; before the first, leave the routine."""
    if not table.seating.orders(seat):
        table.stand(seat, ROUTINE)
        return
    ask = table.asked(seat)
    assert ask is not None, "asked"
    offers = [offer.answer for offer in table.offers(seat)]
    match ask.about:
        case Meeting():
            table.say(seat, _attack(table.state, offers))
        case ChosenIntensity():
            table.say(seat, "medium")
        case Withdrawal():
            table.say(seat, "fight")
        case Shadowing():
            table.say(seat, "pass")
        case _:
            table.say(seat, next((answer for answer in DECLINED if answer in offers), offers[0]))


def _attack(state: State, offers: list[Answer]) -> Answer:
    """Attack with the largest stack, if all stacks that may attack have more Sail than the enemy; else pass."""
    attacks = [order for order in offers if isinstance(order, Order) and order.verb == "attack"]
    ours = {order.piece: _sail(state, order.piece) for order in attacks}
    for order in sorted(attacks, key=lambda one: -ours[one.piece]):
        if sum(ours.values()) > _sail(state, order.objects[0]):
            return order
    return Order("pass")


def _sail(state: State, stack: str) -> int:
    return sail(squadrons_in(state, FormationId(stack)))
