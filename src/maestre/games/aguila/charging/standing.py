"""8.09-8.12, 11.45 Standing orders: what answers a charge in a seat's name, from what everybody sees.

An order is a reaction, alone or with who must charge (``horse`` or ``foot``) after a colon, and with the id of a unit
after another: ``square:horse``, ``fire``, ``evade:B1-2``, ``hold:foot:B1-1``. Of the orders that fit a charge those
that name the unit count before those for all, those that name the charger's arm before those that do not, and holding
comes last of equals, the others as they were given. A reaction that is not open leaves it to the next order, and at
last to the seat.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from maestre.games.aguila.data import Reaction
from maestre.games.aguila.table.state import UnitId
from maestre.play import Refused

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


def fitting(orders: tuple[str, ...], unit: UnitId, *, horse: bool) -> tuple[str, ...]:
    """The reactions that orders name for a unit that horse charges, or foot: those that count most first."""
    by = _HORSE if horse else _FOOT
    read = (_read(order, unit[0]) for order in orders)
    fit = [one for one in read if one is not None and one.unit in {"", unit} and one.by in {"", by}]
    fit.sort(key=lambda one: (not one.unit, not one.by, one.kind == Reaction.HOLD))
    return tuple(one.kind for one in fit)


def check_standing_orders(seat: str, orders: tuple[str, ...]) -> None:
    """Refuse an order that nobody would understand, and one about another side's unit."""
    for order in orders:
        if _read(order, seat[0].upper()) is None:
            raise Refused("8.09", "standing-unknown", order=order)
