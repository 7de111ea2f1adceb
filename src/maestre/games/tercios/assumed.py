"""What odds take for granted of the questions on the way: nobody reacts, and nobody goes on after a fight.

Odds of an order stop where its own player has to choose; what others would say must not be guessed from their cards.
"""

from __future__ import annotations

from typing import Final

from maestre.games.tercios.abilities.cavalry import STAND
from maestre.games.tercios.abilities.combat import HALT
from maestre.games.tercios.aftermath import STAY
from maestre.games.tercios.reactions import DECLINE
from maestre.play import Ask, Assumption, Message, Pick

__all__ = ["assumed"]

_WINDOW: Final = (DECLINE, STAND)
"""How a window is passed."""
_AFTER: Final = {"5.32": STAY, "5.33": DECLINE, "6.47": HALT, "6.53": STAY}
"""What is declined after a fight or a shot, by the rule that asks."""
_EITHER: Final = ("2.38", "6.38")
"""Where it hardly matters what is said: who is first of several windows, and which company a fort loses."""


def assumed(ask: Ask) -> Assumption | None:
    """Give the answer that odds assume, or None where they stop."""
    if not isinstance(ask.choice, Pick):
        return None
    options = ask.choice.options
    if ask.window:
        word = next((one for one in _WINDOW if one in options), None)
        return None if word is None else Assumption(word, Message("assume-no-reaction"))
    if ask.rule in _AFTER:
        return Assumption(_AFTER[ask.rule], Message("assume-no-more"))
    return Assumption(options[0], Message("assume-first")) if ask.rule in _EITHER else None
