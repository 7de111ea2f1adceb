"""Paths: where friends who are sent to an objective are about to go, so that nobody stands there in their way."""

from __future__ import annotations

from math import hypot
from typing import Final, NamedTuple

from maestre.games.aguila.data import INCH, Arm
from maestre.games.aguila.doctrine.weighing.courses import course
from maestre.games.aguila.doctrine.weighing.field import Field
from maestre.games.aguila.doctrine.weighing.goals import goal_of, short_of, task_of
from maestre.games.aguila.doctrine.weighing.pieces import Piece
from maestre.games.aguila.doctrine.weighing.plans import Duty
from maestre.games.aguila.table.state import UnitId
from maestre.space.tabletop import Pose

_AHEAD: Final = 2
"""So many moves ahead a path is kept free."""
_ROOM: Final = INCH
_LEAST: Final = 3 * INCH


class Path(NamedTuple):
    """The next moves of a unit that is sent to an objective: from where, in which direction, how far and how wide."""

    unit: UnitId
    x: int
    y: int
    right: float
    up: float
    far: float
    wide: float


def in_way(field: Field, piece: Piece, pose: Pose) -> UnitId | None:
    """The first of our others in whose path a unit would stand; who has the same to do is in nobody's way."""
    if task_of(field, piece.id).duty is Duty.ASSAULT:
        return None
    for path in field.kept(("paths",), lambda: _paths(field)):
        dx, dy = pose.x - path.x, pose.y - path.y
        along, beside = dx * path.right + dy * path.up, abs(dx * path.up - dy * path.right)
        if path.unit != piece.id and 0 < along < path.far and beside < path.wide + (piece.width + piece.depth) / 4:
            return path.unit
    return None


def _paths(field: Field) -> tuple[Path, ...]:
    """The paths of our foot that is sent to an objective and is not there yet."""
    found = []
    for piece in field.friends:
        goal = goal_of(field, piece.id)
        if goal is None or piece.arm is not Arm.INFANTRY or short_of(goal, piece, piece.pose) < _LEAST:
            continue
        bend = course(field, piece.id)
        there = goal.at if bend is None else bend.first
        dx, dy = there.x - piece.pose.x, there.y - piece.pose.y
        far = hypot(dx, dy)
        if far:
            length = min(far, _AHEAD * piece.speed * 2 + piece.depth)
            found.append(
                Path(piece.id, piece.pose.x, piece.pose.y, dx / far, dy / far, length, piece.width / 2 + _ROOM)
            )
    return tuple(found)
