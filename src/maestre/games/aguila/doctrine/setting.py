"""Before the battle and at its edges: no more terrain than must be, the usual array, formations, reserves."""

from __future__ import annotations

from itertools import islice
from math import dist
from random import Random
from typing import Final

from maestre.games.aguila.data import INCH, Arm, Formation
from maestre.games.aguila.doctrine.field import Field, gap
from maestre.games.aguila.doctrine.fords import gates
from maestre.games.aguila.doctrine.goals import goal_of
from maestre.games.aguila.matters import Start
from maestre.games.aguila.proposals import propose
from maestre.games.aguila.state import UnitId
from maestre.miniatures.asked import each, words
from maestre.play import Answer, Ask, Order, Place, Spot
from maestre.space import tabletop
from maestre.space.tabletop import Point

__all__ = ["array", "drawn_up", "enters", "first", "last", "nobody", "stops", "who_moves_first"]

_MARCH: Final = 22 * INCH
"""Farther than this from the enemy, or from an objective, foot marches in column."""
_LOOKED_AT: Final = 40
"""How many places for a reserve are weighed."""


def who_moves_first(field: Field, ask: Ask) -> Answer:
    """Let the enemy move first, so as to know where he is."""
    assert isinstance(ask.about, Start)
    return field.side.enemy.value


def array(field: Field, ask: Ask) -> Answer:
    """Deploy in the usual array."""
    return words(ask)[-1]


def last(field: Field, ask: Ask) -> Answer:
    """The last of the options: stop, pass, done."""
    return words(ask)[-1]


def first(field: Field, ask: Ask) -> Answer:
    """The first of the options: use what is offered."""
    return words(ask)[0]


def stops(field: Field, ask: Ask) -> Answer:
    """Nothing more is done."""
    return Order("done")


def nobody(field: Field, ask: Ask) -> Answer:
    """Choose nobody."""
    return ()


def drawn_up(field: Field, ask: Ask) -> Answer:
    """Light troops open, foot in line, but far from the enemy in column; horse in line."""
    return {unit: _formation(field, UnitId(unit), options) for unit, options in each(ask)}


def _formation(field: Field, unit: UnitId, options: tuple[str, ...]) -> str:
    piece = field.piece(unit)
    if piece.arm is Arm.INFANTRY:
        if Formation.OPEN in options:
            return Formation.OPEN.value
        here = Point(piece.pose.x, piece.pose.y)
        goal = goal_of(field, unit)
        far = min((gap(here, field.piece(foe)) for foe in field.foes), default=0.0)
        far = max(far, gap(goal.at, piece) + 10 * INCH) if goal is not None else far
        if far > _MARCH and Formation.ATTACK_COLUMN in options:
            return Formation.ATTACK_COLUMN.value
    return Formation.LINE.value if Formation.LINE in options else options[0]


def enters(field: Field, ask: Ask) -> Answer:
    """Come onto the table fast, in column or in line, where the enemy or an objective is nearest."""
    if not isinstance(ask.choice, Place):
        return next((way for way in _HASTE if way in words(ask)), words(ask)[0])
    found = [one for one in islice(propose(field.state, ask, Random(0)), _LOOKED_AT) if isinstance(one, Spot)]
    return min(found, key=lambda spot: _far(field, _ahead_of(spot)))


_HASTE: Final = (
    "open/double",
    "attack_column/double",
    "line/double",
    "limbered/double",
    "limbered/advance",
    "open/advance",
)
"""How a unit comes, the best way first."""


def _ahead_of(spot: Spot) -> Point:
    by = tabletop.step(spot.facing, _MARCH // 2)
    return Point(spot.x + by.x, spot.y + by.y)


def _far(field: Field, at: Point) -> float:
    """How far it is to the nearest objective or enemy, over a bridge where water lies between."""
    aims = [one.at for one in field.claims] or [
        Point(field.piece(foe).pose.x, field.piece(foe).pose.y) for foe in field.foes
    ]
    return min((_way(field, at, aim) for aim in aims), default=0.0)


def _way(field: Field, at: Point, aim: Point) -> float:
    if not field.barred(at, (*aim, 0)):
        return dist(at, aim)
    over = field.kept(("gates",), lambda: gates(field.state))
    return min((dist(at, bank) + dist(bank, aim) for gate in over for bank in gate.banks), default=dist(at, aim))
