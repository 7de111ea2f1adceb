"""2.30-2.33, 6.45, 6.67, 6.75 Standing orders: what answers a window in a seat's name, from public facts alone.

An order is one of `pass`, `pass-until:charge`, `evade:horse`, `evade:always`, each for all Troops or, with its id after
another colon, for one; or `react:` and the id of a Troop. No card is ever looked at: a window is answered in the same
way whatever lies beside the Troop, so that neither an answer nor its quickness tells anything of it.
"""

from __future__ import annotations

import re
from typing import Final

from maestre.games.tercios.data import Arm
from maestre.games.tercios.table.state import State, UnitId
from maestre.games.tercios.table.subjects import Trigger
from maestre.play import Refused

DECLINE: Final = "pass"
REACT: Final = "react"
EVADE: Final = "evade"
STAND: Final = "stand"
FLEE: Final = "flee"
_ALWAYS: Final = "evade:always"
_FROM_HORSE: Final = "evade:horse"
_UNLESS_CHARGED: Final = "pass-until:charge"
_UNIT: Final = r"{mark}\d+-\d+"
_KNOWN: Final = rf"(({DECLINE}|{_UNLESS_CHARGED}|{_FROM_HORSE}|{_ALWAYS})(:{_UNIT})?|{REACT}:{_UNIT})"
_FLIGHTS: Final = (EVADE, FLEE)
_PASSES: Final = (DECLINE, STAND)


def answered(seen: State, trigger: Trigger, words: tuple[str, ...], orders: tuple[str, ...]) -> str | None:
    """Answer a window by one of its words, or leave it to the seat: what names its Troop counts before the rest."""
    unit = trigger.unit
    own = tuple(order.removesuffix(f":{unit}") for order in orders if order.endswith(f":{unit}"))
    return _by(seen, words, trigger, own) or _by(seen, words, trigger, orders)


def _by(seen: State, words: tuple[str, ...], trigger: Trigger, orders: tuple[str, ...]) -> str | None:
    """What some orders say to a window: to react before to flee, to flee before to pass."""
    if REACT in orders and REACT in words:
        return REACT
    if _ALWAYS in orders or (_FROM_HORSE in orders and _mounted(seen, trigger.mover)):
        flight = _first(words, _FLIGHTS)
        if flight is not None:
            return flight
    if DECLINE in orders or (_UNLESS_CHARGED in orders and trigger.cause == "approach"):
        return _first(words, _PASSES)
    return None


def _mounted(state: State, unit: UnitId) -> bool:
    return state.gear(unit).arm is Arm.CAVALRY


def _first(words: tuple[str, ...], wanted: tuple[str, ...]) -> str | None:
    return next((word for word in wanted if word in words), None)


def check_standing(seat: str, orders: tuple[str, ...]) -> None:
    """Refuse an order that nobody would understand, and one about another side's Troop."""
    known = _KNOWN.replace("{mark}", seat[0].upper())
    for order in orders:
        if re.fullmatch(known, order) is None:
            raise Refused("2.33", "standing-unknown", order=order)
