"""Orders and ways in a line each: what a unit is told, and the legs it goes."""

from __future__ import annotations

from typing import Any

from maestre.games.aguila.data import INCH
from maestre.games.aguila.moving.move_legality import check_way, way_of
from maestre.games.aguila.table.state import UnitId
from maestre.play import Ask, Journey, Leg, Order, Refused
from maestre.space.tabletop import Walk
from tests.games.aguila.positions import Position, field, placed

ONE = "B1-1"


def legs(*said: str) -> tuple[Leg, ...]:
    """Legs in inches and degrees: ``"ahead 2.5"``, ``"wheel -30"``, ``"aside 2 45"`` (a gun, 45° to its right)."""
    found = []
    for text in said:
        how, amount, *rest = text.split()
        scale = 100 if how in {"turn", "wheel"} else INCH
        found.append(Leg(how, round(float(amount) * scale), tuple(round(float(one) * 100) for one in rest)))
    return tuple(found)


def journey(*said: str, piece: str = ONE) -> Journey:
    """A way of legs."""
    return Journey(piece, legs(*said))


def told(table: Position, verb: str, *objects: str, piece: str = ONE, seat: str = "blue") -> Position:
    """Give an order."""
    table.say(seat, Order(verb, piece, objects))
    return table


def goes(table: Position, *said: str, piece: str = ONE, seat: str = "blue") -> Position:
    """Answer with a way."""
    table.say(seat, journey(*said, piece=piece))
    return table


def moving(verb: str, *lines: str, **fields: Any) -> Position:
    """Blue's first unit has its order and is asked for its way."""
    table = told(field(*lines, **fields), verb)
    assert isinstance(table.request, Ask), table.request
    return table


def tried(verb: str, *said: str, lines: tuple[str, ...], **fields: Any) -> Walk | str:
    """The walk that a way comes to, or the rule that refuses it."""
    state = placed(*lines, **fields)
    try:
        return check_way(state, way_of(state, UnitId(ONE), verb), journey(*said))
    except Refused as error:
        return error.rule


def refusal(verb: str, *said: str, lines: tuple[str, ...], **fields: Any) -> str:
    """The rule that refuses a way; nothing if it is allowed."""
    found = tried(verb, *said, lines=lines, **fields)
    return found if isinstance(found, str) else ""
