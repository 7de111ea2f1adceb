"""8.09-8.12, 11.45 Standing orders: what answers a charge in a seat's name, from what everybody sees.

An order is a reaction, alone or with who must charge (``horse`` or ``foot``) after a colon, and with the id of a unit
after another: ``square:horse``, ``fire``, ``evade:B1-2``, ``hold:foot:B1-1``. Of the orders that fit a charge those
that name the unit count before those for all, those that name the charger's arm before those that do not, and holding
comes last of equals, the others as they were given. A reaction that is not open leaves it to the next order, and at
last to the seat.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from maestre.games.aguila.contact import nearest
from maestre.games.aguila.data import Arm, Reaction
from maestre.games.aguila.matters import Reacting
from maestre.games.aguila.state import State
from maestre.play import Ask, Pick, Refused, rule

__all__ = ["answered", "check_standing"]

_HORSE, _FOOT = "horse", "foot"
_KINDS: Final = "|".join(Reaction)
_KNOWN: Final = rf"(?P<kind>{_KINDS})(:(?P<by>{_HORSE}|{_FOOT}))?(:(?P<unit>{{mark}}\d+-\d+))?"


class _Order(NamedTuple):
    """A standing order: how to react, to whom, and which unit is to do so; empty is anybody."""

    kind: str
    by: str
    unit: str


def _read(order: str, mark: str) -> _Order | None:
    found = re.fullmatch(_KNOWN.replace("{mark}", mark), order)
    return None if found is None else _Order(found["kind"], found["by"] or "", found["unit"] or "")


@rule("8.09", "8.31")
def answered(state: State, ask: Ask, orders: tuple[str, ...]) -> str | None:
    """Answer a charge, or leave it to the seat; of several chargers the nearest says whether it is horse."""
    if not isinstance(ask.about, Reacting) or not isinstance(ask.choice, Pick):
        return None
    target = ask.about.charge.target
    arm = state.units[nearest(state, ask.about.charge)].arm
    by = _HORSE if arm is Arm.CAVALRY else _FOOT
    read = (_read(order, ask.seat[0].upper()) for order in orders)
    fit = [one for one in read if one is not None and one.unit in {"", target} and one.by in {"", by}]
    fit.sort(key=lambda one: (not one.unit, not one.by, one.kind == Reaction.HOLD))
    return next(_words(fit, ask.choice.options), None)


def _words(orders: list[_Order], options: tuple[str, ...]) -> Iterator[str]:
    """What each order comes to, if it is open: fire is aimed at the first charger that it may be."""
    for one in orders:
        yield from (option for option in options if option.partition("/")[0] == one.kind)


def check_standing(seat: str, orders: tuple[str, ...]) -> None:
    """Refuse an order that nobody would understand, and one about another side's unit."""
    for order in orders:
        if _read(order, seat[0].upper()) is None:
            raise Refused("8.09", "standing-unknown", order=order)
