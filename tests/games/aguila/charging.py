"""Tables in the charge phase, and short ways to declare, to react and to go on."""

from __future__ import annotations

from typing import Any

from maestre.games.aguila.data import INCH
from maestre.games.aguila.table.places import front, outline
from maestre.games.aguila.table.state import Charge, Phase, State, UnitId
from maestre.play import Ask, Order, Pick, Throw
from maestre.space import tabletop
from tests.games.aguila.positions import Position, field

OTHERS = ("B1-9 line_24 62,20 0", "R1-9 line_24 62,24 180")
"""A pair that can charge each other far from everything else, so that the side is asked for its charges."""
AWAY = "R1 general 68,45"
"""Red's general where he steadies nobody."""
FRONT, RIGHT, REAR, LEFT = tabletop.Side


def charging(*lines: str, side: str = "blue", **fields: Any) -> Position:
    """A table in the charge phase."""
    return field(*lines, phase=Phase.CHARGES, side=side, **fields)


def declare(table: Position, unit: str, target: str, *fellows: str) -> Position:
    """Declare a charge."""
    assert isinstance(table.request, Ask), table.request
    table.say(table.request.seat, Order("charge", unit, (target, *fellows)))
    return table


def done(table: Position) -> Position:
    """Declare no more charges."""
    assert isinstance(table.request, Ask), table.request
    table.say(table.request.seat, Order("done"))
    return table


def say(table: Position, word: str) -> Position:
    """Answer whoever is asked."""
    assert isinstance(table.request, Ask), table.request
    table.say(table.request.seat, word)
    return table


def asked(table: Position) -> str:
    """The rule under which somebody is asked or dice are thrown."""
    assert isinstance(table.request, Ask | Throw), table.request
    return table.request.rule


def options(table: Position, rule: str = "8.09") -> tuple[str, ...]:
    """What may be chosen among, under this rule."""
    assert isinstance(table.request, Ask), table.request
    assert table.request.rule == rule, table.request
    assert isinstance(table.request.choice, Pick)
    return table.request.choice.options


def thrown(table: Position, rule: str) -> Any:
    """What the dice that are about to fall mean, under this rule."""
    assert isinstance(table.request, Throw), table.request
    assert table.request.rule == rule, table.request
    return table.request.reading


def apart(state: State, one: str, other: str) -> float:
    """How far the front centre of a unit is from another, in inches, to two decimals."""
    return round(tabletop.point_distance(front(state, one), outline(state, other)).shown() / INCH, 2)


def touch(state: State, one: str, other: str) -> bool:
    """Whether two bases are in contact."""
    a, b = outline(state, one), outline(state, other)
    return tabletop.distance(a, b).within(3) and not tabletop.overlap(a, b)


def charged(state: State, target: str) -> Charge:
    """The charge at a target that has been declared."""
    return next(one for one in state.charges if one.target == UnitId(target))
