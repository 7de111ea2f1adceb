"""Charges that a place promises or has to fear: now, in turns to come, and at officers who are alone."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import NamedTuple

from maestre.games.aguila.command.officer_moves import pace
from maestre.games.aguila.data import Arm, Formation, OrderKind
from maestre.games.aguila.doctrine.weighing import judgement
from maestre.games.aguila.doctrine.weighing.field import Field
from maestre.games.aguila.doctrine.weighing.pieces import Best, Piece, front, gap, met, seen_from
from maestre.games.aguila.morale.chances import passed
from maestre.games.aguila.morale.discipline import test_of
from maestre.games.aguila.table.state import OfficerId, SceneryId, UnitId
from maestre.games.aguila.table.worth import piece_points
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose


class Post(NamedTuple):
    """Where a unit would stand, how it would be drawn up, and what it would have done to get there."""

    pose: Pose
    formation: Formation | None
    order: OrderKind | None = None
    walked: int = 0
    limbered: bool = False
    silent: bool = False
    """Whether it may not shoot this turn."""
    inside: SceneryId | None = None
    """The building that it would be in."""
    door: bool = False
    """Whether it would stand at the wall of an empty building, so as to enter it next."""


def here(field: Field, unit: UnitId) -> Post:
    """Where a unit is, as if it halted."""
    one = field.state.units[unit]
    where = field.piece(unit).pose, one.formation, one.deeds.order, one.deeds.walked, one.limbered
    return Post(*where, inside=one.inside)


def charge_from(field: Field, piece: Piece, post: Post) -> float:
    """What the best charge from a post promises this turn; nothing if none is good."""
    return best_charge(field, piece, post).value


def best_charge(field: Field, piece: Piece, post: Post) -> Best:
    """The best charge from a post this turn, if any is good."""
    far = field.charge_reach(piece.id, post.formation, post.order, post.walked)
    if not far or field.state.units[piece.id].deeds.charged:
        return Best(0.0, None)
    start = front(piece, post.pose)
    best = Best(_officers_before(field, piece, post.pose, far), None)
    by = piece.figure._replace(formation=post.formation)
    for at in field.glances(piece, post.pose):
        other, ahead = at.foe, at.ahead
        if at.near <= far and ahead > 0 and abs(at.right) <= piece.width / 2 + ahead + other.depth / 2:
            side = met(start, other)
            value = field.net(field.clash(piece.id, other.id, side, by=by)) * _squares(piece, other)
            if value > best.value and field.lane(start, other.id, piece.id):
                best = Best(value, other.id)
    return best


def prospect(field: Field, piece: Piece, post: Post) -> float:
    """What the best charge of horse promises in turns to come."""
    return best_prospect(field, piece, post).value


def best_prospect(field: Field, piece: Piece, post: Post) -> Best:
    """The best charge of horse in turns to come: worth less for each move that it takes to get near enough."""
    if piece.arm is not Arm.CAVALRY or piece.figure.dismounted:
        return Best(0.0, None)
    far = field.charge_reach(piece.id, Formation.LINE, None, 0)
    start, best = front(piece, post.pose), Best(0.0, None)
    by = piece.figure._replace(formation=Formation.LINE)
    onsets: dict[tuple[UnitId, tabletop.Side], float] = field.kept(("prospects", piece.id), dict)
    for at in field.glances(piece, post.pose):
        other = at.foe
        side = met(start, other)
        value = onsets.get((other.id, side))
        if value is None:
            value = field.net(field.clash(piece.id, other.id, side, by=by)) * _squares(piece, other)
            onsets[other.id, side] = value
        if value > best.value:
            promised = value * judgement.DELAYED ** (max(0.0, at.near - far) / piece.speed)
            if promised > best.value and not field.barred(start, other.pose):
                best = Best(promised, other.id)
    return best


def _officers_before(field: Field, piece: Piece, pose: Pose, far: int) -> float:
    """What it is worth to charge an enemy officer who is alone, from a place."""
    start, best = front(piece, pose), 0.0
    for name, one in field.state.officers.items():
        if one.side is not field.side and one.pose is not None:
            ahead, right = seen_from(pose, one.pose)
            near = hypot(one.pose.x - start.x, one.pose.y - start.y) <= far
            if near and ahead > 0 and abs(right) <= piece.width / 2 + ahead:
                best = max(best, ridden_down(field, name))
    return best


def ridden_down(field: Field, officer: OfficerId) -> float:
    """What it is worth to charge an officer who is alone: he is lost only if no friend is near enough to run to."""
    return field.kept(("ridden", officer), lambda: _ridden_down(field, officer))


def _ridden_down(field: Field, officer: OfficerId) -> float:
    one = field.state.officers[officer]
    assert one.pose is not None
    run = field.state.figures.officers.flight * pace(field.state, officer).whole
    friends = [unit for unit in (*field.own, *field.foes) if field.state.units[unit].side is one.side]
    refuge = any(gap(Point(one.pose.x, one.pose.y), field.piece(unit)) <= run for unit in friends)
    return judgement.CHASED if refuge else piece_points(field.state, officer) + judgement.OFFICER


def quarry(field: Field, piece: Piece) -> Point | None:
    """The nearest enemy officer who has nobody to run to, for horse and light troops: he is caught without a blow."""
    if piece.arm is not Arm.CAVALRY and piece.formation is not Formation.OPEN:
        return None
    lone = field.kept(("lone",), lambda: _lone(field))
    near = [at for at in lone if hypot(at.x - piece.pose.x, at.y - piece.pose.y) <= judgement.HUNTED * piece.speed]
    return min(near, key=lambda at: hypot(at.x - piece.pose.x, at.y - piece.pose.y), default=None)


def _lone(field: Field) -> tuple[Point, ...]:
    foes = ((name, one.pose) for name, one in field.state.officers.items() if one.side is not field.side)
    return tuple(
        Point(pose.x, pose.y) for name, pose in foes if pose is not None and ridden_down(field, name) > judgement.CHASED
    )


def _squares(piece: Piece, other: Piece) -> float:
    """What is left of a charge of horse at foot that may form square against it."""
    if piece.arm is not Arm.CAVALRY or other.arm is not Arm.INFANTRY or other.formation is Formation.SQUARE:
        return 1.0
    return 1.0 if other.figure.stunned else 0.8


def menaced(field: Field, piece: Piece, post: Post) -> float:
    """What the enemy's charges may take from a unit at a post: the worst one, and a part of the others."""
    found = sorted((one.value for one in menaces(field, piece, post)), reverse=True)
    return sum(value * 0.5**number for number, value in enumerate(found))


def menaces(field: Field, piece: Piece, post: Post) -> Iterator[Best]:
    """What the charge of each enemy may take from a unit at a post."""
    row = field.row(piece.id, post.formation)
    around = row.all_front if row is not None else piece.around
    drawn_up = piece.figure._replace(formation=post.formation)
    for at, (other, start, _, (now, later)) in zip(field.glances(piece, post.pose), field.enemies, strict=True):
        far = at.exposed
        if not later or far > later:
            continue
        likely = (
            judgement.EXPOSED if far <= now and _before(other, post.pose) else judgement.EXPOSED * judgement.PURSUED
        )
        side = met(start, piece, post.pose, around=around)
        bargain = field.clash(other.id, piece.id, side, at=drawn_up)
        value = (bargain.gain - judgement.CAUTION * bargain.cost) * _met_in_square(field, piece, other, post)
        if value > 0 and not field.barred(start, post.pose):
            yield Best(likely * value, other.id)


def _met_in_square(field: Field, piece: Piece, other: Piece, post: Post) -> float:
    """What is left of a charge of horse at foot that may still form square when it comes."""
    if other.arm is not Arm.CAVALRY or piece.arm is not Arm.INFANTRY or post.inside is not None:
        return 1.0
    if post.formation in {None, Formation.SQUARE, Formation.MARCH_COLUMN} or piece.figure.stunned:
        return 1.0
    return 1.0 - judgement.SQUARED * field.kept(("square", piece.id), lambda: _forms(field, piece.id))


def _forms(field: Field, unit: UnitId) -> float:
    """The chance that a unit forms square when it is charged."""
    return float(passed(test_of(field.state, unit, "square")))


def _before(other: Piece, pose: Pose) -> bool:
    """Whether a place lies in the arc in which an enemy charges, or it may still turn."""
    if not other.moved:
        return True
    ahead, right = seen_from(other.pose, pose)
    return ahead > 0 and abs(right) <= other.width + ahead
