"""Follows the advice of Águila's small battle, sentence by sentence and no more."""

from __future__ import annotations

from contextlib import suppress
from math import hypot
from typing import Final

from maestre.games.aguila.data import Formation, inches
from maestre.games.aguila.drill.formations import Forming
from maestre.games.aguila.moving.moves import Marching
from maestre.games.aguila.table.state import State, UnitId
from maestre.games.aguila.turn.movement import Ordering
from maestre.games.aguila.turn.sequence import FirstMover
from maestre.games.aguila.turn.targets import Shooting
from maestre.play import Answer, Journey, Leg, Order, PlayError, Table
from maestre.space import tabletop
from maestre.space.tabletop import Point

SENT: Final = (UnitId("B2-2"), UnitId("B2-1"))
"""Whom the lesson sends to the enemy's marker; all others stay by the own one."""
COLUMN: Final = "B2-1"
THERE: Final = inches(5)
"""So near to the marker it is enough,"""
FAST: Final = inches(9)
"""and farther off than this one goes at the double,"""
SHORT: Final = inches(3)
"""stopping before the very marker."""
ASKEW: Final = 300
"""Hundredths of a degree by which one may look past the marker and still go straight ahead."""
REACTIONS: Final = ("square", "fire", "hold")
"""How whoever is charged reacts, the best first."""


def aguila(table: Table[State], seat: str) -> None:
    """Answer one question of Águila."""
    ask = table.asked(seat)
    assert ask is not None, "asked"
    match ask.about:
        case Forming() as forming:
            plan = dict.fromkeys(forming.units, Formation.LINE.value) | {COLUMN: Formation.ATTACK_COLUMN.value}
            table.say(seat, {str(unit): formation for unit, formation in plan.items()})
        case FirstMover():
            table.say(seat, seat)
        case Ordering():
            table.say(seat, _order(table, seat))
        case Marching() as way:
            table.say(seat, _way(table, seat, way))
        case Shooting():
            table.say(seat, next(iter(table.offers(seat))).answer)
        case _:
            table.say(seat, _other(table, seat))


def _order(table: Table[State], seat: str) -> Order:
    """Send the two on: with a turn where they look past the marker, otherwise at the double while it is far."""
    for unit in SENT:
        far = _far(table.state, seat, unit) if unit in table.state.units else 0
        if far <= THERE:
            continue
        verb = "double" if abs(_turn(table.state, seat, unit)) < ASKEW and far > FAST else "advance"
        offered = [offer.answer for offer in table.offers(seat, unit) if isinstance(offer.answer, Order)]
        for wanted in (verb, "advance"):
            for order in offered:
                if order.verb == wanted:
                    return order
    return Order("done")


def _way(table: Table[State], seat: str, way: Marching) -> Answer:
    """Turn to the marker, and ahead as far as one can."""
    turn = _turn(table.state, seat, way.unit)
    ahead = Leg("ahead", max(_far(table.state, seat, way.unit) - SHORT, 1))
    turned = (Leg("turn", turn),) if abs(turn) >= ASKEW else ()
    for legs in ((*turned, ahead), (ahead,)):
        with suppress(PlayError):
            answer: Answer = way.snap(table.state, Journey(way.unit, legs)).answer
            table.check(seat, answer)
            return answer
    return Journey(way.unit, ())


def _other(table: Table[State], seat: str) -> Answer:
    """Charge nobody, react as the lesson says, and take the first of what else is offered."""
    offered = [offer.answer for offer in table.offers(seat)]
    return next((answer for answer in (Order("done"), *REACTIONS) if answer in offered), offered[0])


def _marker(state: State, seat: str) -> Point:
    return next(one.at for one in state.objectives.values() if one.side != seat)


def _from(state: State, seat: str, unit: UnitId) -> tuple[int, int, int]:
    """Give how far east and north of a unit the enemy's marker is, and where the unit faces."""
    pose, marker = state.units[unit].pose, _marker(state, seat)
    assert pose is not None, "on the table"
    return marker.x - pose.x, marker.y - pose.y, pose.facing


def _far(state: State, seat: str, unit: UnitId) -> int:
    east, north, _ = _from(state, seat, unit)
    return round(hypot(east, north))


def _turn(state: State, seat: str, unit: UnitId) -> int:
    east, north, facing = _from(state, seat, unit)
    return tabletop.turn_between(facing, tabletop.heading(east, north))
