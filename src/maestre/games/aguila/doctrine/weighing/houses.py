"""Buildings: up to whose wall foot goes, which it enters, and when a garrison leaves again."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import Final

from maestre.games.aguila.data import INCH, Arm, OrderKind, Scenario
from maestre.games.aguila.doctrine.weighing import judgement
from maestre.games.aguila.doctrine.weighing.claims import Claim
from maestre.games.aguila.doctrine.weighing.field import Field
from maestre.games.aguila.doctrine.weighing.goals import goal_of, task_of
from maestre.games.aguila.doctrine.weighing.onsets import Post
from maestre.games.aguila.doctrine.weighing.pieces import Piece, gap
from maestre.games.aguila.doctrine.weighing.plans import Duty
from maestre.games.aguila.drill.buildings import enterable
from maestre.games.aguila.table.places import is_house, scene
from maestre.games.aguila.table.sight import footing
from maestre.games.aguila.table.state import Scenery, SceneryId, UnitId
from maestre.space import tabletop
from maestre.space.tabletop import Around, Base, Point, Pose

_TRIES: Final = 12
_NEAR: Final = 10 * INCH
"""A building farther than this is not thought of."""
_THREATENED: Final = 16 * INCH
"""Nobody leaves a building with an enemy nearer than this."""


def wanted(field: Field, piece: Piece) -> tuple[Scenery, ...]:
    """The empty buildings that a unit of foot might go into: near it, and near what it is for."""
    return field.kept(("houses", piece.id), lambda: tuple(_wanted(field, piece)))


def _wanted(field: Field, piece: Piece) -> Iterator[Scenery]:
    if piece.arm is not Arm.INFANTRY or field.state.units[piece.id].inside is not None or _clears(field):
        return
    goal, duty = goal_of(field, piece.id), task_of(field, piece.id).duty
    here = Point(piece.pose.x, piece.pose.y)
    for one in field.state.scenery.values():
        empty = is_house(field.state, one) and one.garrison is None
        if empty and _serves(field, one, here, duty) and (goal is None or _belongs(one, goal)):
            yield one


def _clears(field: Field) -> bool:
    """Whether a side must drive the enemy off from all about it, so that nobody is to sit in a house."""
    return field.attacks and field.state.scenario is Scenario.DEFEND_FARM


def _belongs(house: Scenery, goal: Claim) -> bool:
    """Whether who is in a building holds an objective from it."""
    edge = scene(house)
    if goal.area is not None and tabletop.within(edge, goal.area, goal.within):
        return True
    return tabletop.spacing(goal.at, edge) <= goal.within


def _serves(field: Field, house: Scenery, here: Point, duty: Duty) -> bool:
    """Whether a building is near enough, and of any use to who has such a duty."""
    edge = scene(house)
    if tabletop.spacing(here, edge) > _NEAR:
        return False
    if duty in {Duty.HOLD, Duty.ASSAULT}:
        return True
    middle = Point(edge.x, edge.y)
    return any(gap(middle, other.piece) <= judgement.USEFUL for other in field.enemies)


def doors(field: Field, piece: Piece, most: int) -> Iterator[tuple[int, int]]:
    """For each building that a unit might go into: the heading to its wall, and how far that is, if not too far."""
    for house in wanted(field, piece):
        edge = scene(house)
        here = Point(piece.pose.x, piece.pose.y)
        if (edge.x, edge.y) == here:
            continue
        heading = tabletop.heading(edge.x - here.x, edge.y - here.y)
        for facing in dict.fromkeys((_square_to(house, heading), heading, piece.pose.facing)):
            far = _to_wall(Pose(piece.pose.x, piece.pose.y, facing), Base(piece.width, piece.depth), house, most)
            if far is not None:
                yield facing, far


def _square_to(house: Scenery, heading: int) -> int:
    """The facing nearest to a heading that is square to the walls of a building."""
    facing = footing(house)[0].facing
    return min(
        ((facing + turn * tabletop.QUARTER_TURN) % tabletop.TURN for turn in range(4)),
        key=lambda one: abs(tabletop.turn_between(one, heading)),
    )


def _to_wall(pose: Pose, size: Base, house: Scenery, most: int) -> int | None:
    """How far ahead a base touches a building; None if it does not, or too far away."""
    far, edge = 0, scene(house)
    for _ in range(_TRIES):
        there = tabletop.moved(pose, tabletop.step(pose.facing, far))
        between = tabletop.distance(tabletop.stand(there, size), edge)
        if between.within(Around().tolerance - 1):
            return far if 0 < far <= most else None
        far += max(1, int(between.shown()) - 1)
        if far > most:
            return None
    return None


def touches(field: Field, piece: Piece, pose: Pose) -> bool:
    """Whether a unit that stands somewhere touches a building that it might go into."""
    houses = wanted(field, piece)
    if not houses:
        return False
    stood = tabletop.stand(pose, Base(piece.width, piece.depth))
    edges = (scene(one) for one in houses)
    return any(tabletop.within(stood, edge, Around().tolerance) and not tabletop.overlap(stood, edge) for edge in edges)


def entries(field: Field, unit: UnitId) -> Iterator[tuple[SceneryId, Post]]:
    """The buildings that a unit may enter now, and where it would be then."""
    for name in enterable(field.state, unit):
        pose, _ = footing(field.state.scenery[name])
        yield name, Post(pose, None, OrderKind.ADVANCE, inside=name)


def leaves(field: Field, unit: UnitId) -> bool:
    """Whether a garrison has nothing to do in its building: what it is for is elsewhere, and no enemy is near."""
    house = field.state.units[unit].inside
    assert house is not None
    edge, goal = scene(field.state.scenery[house]), goal_of(field, unit)
    if _clears(field):
        return True
    middle = Point(edge.x, edge.y)
    if any(gap(middle, other.piece) <= _THREATENED for other in field.enemies):
        return False
    if goal is None:
        return task_of(field, unit).duty is not Duty.HOLD
    here = goal.area is not None and tabletop.within(edge, goal.area, goal.within)
    return not here and hypot(edge.x - goal.at.x, edge.y - goal.at.y) > _NEAR
