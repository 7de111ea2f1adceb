"""What a unit is for: the objective it goes to and holds, or the enemy."""

from __future__ import annotations

from math import hypot
from typing import Final

from maestre.games.aguila.data import INCH, Arm
from maestre.games.aguila.table.state import UnitId
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose
from tools.former.aguila import judgement
from tools.former.aguila.claims import Claim, spoils
from tools.former.aguila.field import Field, Piece, gap

_SENT: Final = 2
"""How many units are sent to an objective that an enemy is near to."""
_ABOUT: Final = 20 * INCH
"""An enemy is near to an objective from here on."""


def goal_of(field: Field, unit: UnitId) -> Claim | None:
    """The objective that a unit is sent to, if any."""
    return field.kept(("goals",), lambda: _goals(field)).get(unit)


def _goals(field: Field) -> dict[UnitId, Claim]:
    """Send units to objectives: to each the nearest that is free, then more where the enemy is; the rest fight."""
    free = [unit for unit in field.own if field.piece(unit).arm is not Arm.ARTILLERY]
    found: dict[UnitId, Claim] = {}
    for number in range(_SENT):
        for claim in sorted(field.claims, key=lambda one: -one.worth):
            left = [unit for unit in free if unit not in found]
            if left and (not number or _threatened(field, claim)):
                found[min(left, key=lambda unit: _far(field.piece(unit), claim))] = claim
    return found


def _far(piece: Piece, claim: Claim) -> float:
    slow = 1.0 if piece.arm is Arm.INFANTRY else 2.0
    return hypot(piece.pose.x - claim.at.x, piece.pose.y - claim.at.y) * slow


def _threatened(field: Field, claim: Claim) -> bool:
    return any(gap(claim.at, other.piece) <= _ABOUT for other in field.enemies)


def short_of(claim: Claim, piece: Piece, pose: Pose) -> float:
    """How far a unit that stands somewhere is from holding an objective; 0 if it does."""
    if claim.area is None:
        return max(0.0, gap(claim.at, piece, pose) - claim.within)
    away = tabletop.spacing(Point(pose.x, pose.y), claim.area)
    return float(away) if claim.inside else max(0.0, away - min(piece.width, piece.depth) / 2 - claim.within)


def holding(field: Field, piece: Piece, pose: Pose, left: float | None) -> float:
    """What it is worth to stand somewhere for an objective; ``left`` is how far it is to it by a way that bends."""
    goal = goal_of(field, piece.id)
    if goal is None:
        return 0.0
    away = short_of(goal, piece, pose)
    middle = hypot(pose.x - goal.at.x, pose.y - goal.at.y) if left is None or away <= 0 else left
    held = 1.0 if away <= 0 else 0.5 if away <= _NEAR else 0.0
    share = judgement.CONTESTED if field.kept(("spoiled", goal), lambda: _spoiled(field, goal)) else 1.0
    pull = judgement.PULL * min(middle, _FAR) / INCH
    return field.urgency * (judgement.HOLDING * goal.worth * held * share - pull)


def _spoiled(field: Field, claim: Claim) -> bool:
    return any(spoils(field.state, claim, foe) for foe in field.foes)


_NEAR = 3 * INCH
_FAR = 60 * INCH
