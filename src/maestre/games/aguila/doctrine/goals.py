"""What a unit is for: the objective it goes to and holds, or the enemy."""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from maestre.games.aguila.data import INCH, SCENARIOS, Arm
from maestre.games.aguila.doctrine import judgement
from maestre.games.aguila.doctrine.field import Field, Piece, gap
from maestre.games.aguila.state import Objective, UnitId
from maestre.space.tabletop import Point, Pose

__all__ = ["Goal", "goal_of", "holding"]


class Goal(NamedTuple):
    """An objective that a unit is sent to, and how much it counts now."""

    at: Point
    worth: float
    urgency: float


def goal_of(field: Field, unit: UnitId) -> Goal | None:
    """The objective that a unit is sent to, if any."""
    return field.kept(("goals",), lambda: _goals(field)).get(unit)


def _goals(field: Field) -> dict[UnitId, Goal]:
    """Send units to objectives: to each the nearest that are free, twice around; guns and the rest fight."""
    free = [unit for unit in field.own if field.piece(unit).arm is not Arm.ARTILLERY]
    urgency = _urgency(field)
    found: dict[UnitId, Goal] = {}
    aims = sorted(field.state.objectives.values(), key=lambda one: -_worth(field, one))
    for aim in aims + aims:
        if len(found) < len(free) and _worth(field, aim) > 0:
            unit = min((one for one in free if one not in found), key=lambda one: _far(field.piece(one), aim.at))
            found[unit] = Goal(aim.at, _worth(field, aim), urgency)
    return found


def _worth(field: Field, aim: Objective) -> float:
    """What an objective is worth to a side; one's own counts too, as the enemy wants it."""
    return float(max(1, aim.worth))


def _far(piece: Piece, at: Point) -> float:
    slow = 1.0 if piece.arm is Arm.INFANTRY else 2.0
    return hypot(piece.pose.x - at.x, piece.pose.y - at.y) * slow


def _urgency(field: Field) -> float:
    """How much objectives count: half at first, all of it in the last turns."""
    start = SCENARIOS.length(field.state.scenario).start
    left = start - field.state.turn
    return 1.0 if left <= judgement.URGENT else 1.0 - (left - judgement.URGENT) / (2 * start)


def holding(field: Field, piece: Piece, pose: Pose, left: float | None) -> float:
    """What it is worth to stand somewhere for an objective; ``left`` is how far it is to it by a way that bends."""
    goal = goal_of(field, piece.id)
    if goal is None:
        return 0.0
    away = gap(goal.at, piece, pose)
    middle = hypot(pose.x - goal.at.x, pose.y - goal.at.y) if left is None else left
    held = judgement.HOLDING * goal.worth if away <= 0 else 0.0
    near = judgement.HOLDING * goal.worth / 2 if away <= _NEAR else 0.0
    pull = judgement.PULL * min(middle, _FAR) / INCH
    return goal.urgency * (held + near - pull)


_NEAR = 3 * INCH
_FAR = 60 * INCH
