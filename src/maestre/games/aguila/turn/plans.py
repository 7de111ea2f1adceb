"""One plan for many units at once."""

from __future__ import annotations

from typing import Final

from maestre.games.aguila.data import Formation
from maestre.games.aguila.drill.formations import Forming
from maestre.games.aguila.table.state import State
from maestre.games.aguila.turn.targets import HOLD, Shooting
from maestre.play import Ask, Order, Refused, Tries

FORM: Final = "form"
"""The plan in which many units are drawn up alike."""
FIRE: Final = "fire"
"""The plan in which units fire where it does most."""


def plan_group_order(state: State, ask: Ask, pieces: tuple[str, ...], order: Order) -> tuple[Tries, ...]:
    """Turn one plan for many into an answer for all: those named, or everybody, drawn up alike, firing, or silent."""
    question = ask.about
    if isinstance(question, Forming) and order.verb == FORM and len(order.objects) == 1:
        known = order.objects[0] in tuple(Formation)
        plan = question.plan(Formation(order.objects[0]), pieces) if known else None
        if plan is not None:
            return ((plan,),)
    if isinstance(question, Shooting) and order.verb == FIRE:
        return ((question.plan(state, pieces),),)
    if isinstance(question, Shooting) and order.verb == HOLD:
        return ((question.silence(),),)
    raise Refused(ask.rule, "no-such-plan")
