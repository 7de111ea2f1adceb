"""Before the battle: no scenery of our own, the usual array, scouts to where they serve best."""

from __future__ import annotations

from maestre.games.tercios.abilities.vanguard import check_vanguard
from maestre.games.tercios.deployment import ARRAY
from maestre.games.tercios.doctrine.field import Field
from maestre.games.tercios.doctrine.posts import best_post
from maestre.games.tercios.scenery import STOP
from maestre.games.tercios.state import UnitId
from maestre.miniatures.asked import pieces
from maestre.play import Answer, Ask, Order, Refused, Spot

__all__ = ["array", "scout", "stop"]


def stop(field: Field, ask: Ask) -> Answer:
    """Buy no scenery, and shift none."""
    return Order(STOP)


def array(field: Field, ask: Ask) -> Answer:
    """Deploy the first command that is due in the usual array."""
    return Order(ARRAY, ask.about.commands[0])


def scout(field: Field, ask: Ask) -> Answer:
    """Let the first unit go where it serves best, or stay where the Vanguard may not go there."""
    unit = UnitId(pieces(ask)[0])
    to = best_post(field, unit, None).to
    spot = Spot(unit, to.x, to.y)
    try:
        check_vanguard(field.state, ask, spot)
    except Refused:
        here = field.front(unit)
        return Spot(unit, here.x, here.y)
    return spot
