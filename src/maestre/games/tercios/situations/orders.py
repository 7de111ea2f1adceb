"""2.25-2.29 The check of an order at the table."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from maestre.games.tercios.data import OrderKind
from maestre.games.tercios.situations.field import MINE, laid, marked, markers, placed, troop
from maestre.games.tercios.table.state import State
from maestre.miniatures.sides import Side
from maestre.play import Game, Order
from maestre.situations import Form, Posed, choices, small

_FAR: Final = Fraction(20)
"""How many inches off the enemy is, whom nobody reaches by the order."""


def order(game: Game[State], form: Form) -> Posed[State]:
    """A Troop that is not Fresh, or has to test anyway, is about to show its card."""
    mine = troop(game, form)
    card = OrderKind(form.pick("order", choices("order", OrderKind)))
    state = laid(game, mine, mine, (card, OrderKind.ATTENTION), Side.BLUE)
    marked(state, MINE, markers(game, form, "mine", mine, usual=1))
    placed(state, _FAR)
    return Posed(small(game, state), Side.BLUE.value, Order("act", MINE))
