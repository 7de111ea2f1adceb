"""5.57-5.58 What moves as one: a unit, or the guns of a battery, which keep their row."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from maestre.games.aguila.table.places import base, battery_of, pose
from maestre.games.aguila.table.state import State, UnitId
from maestre.play import rule
from maestre.space import tabletop
from maestre.space.tabletop import Base, Pose

_LOOSE: Final = 12
"""Guns whose sides are no farther apart than this stand base to base; they do so again after a turn."""


class _Member(NamedTuple):
    """A unit of a body: how far its centre lies to the right of that of the body and ahead of it."""

    unit: UnitId
    pose: Pose
    base: Base
    right: int
    ahead: int


class Body(NamedTuple):
    """What goes as one: the least rectangle about its bases, and who they are, from left to right."""

    pose: Pose
    base: Base
    members: tuple[_Member, ...]

    @property
    def units(self) -> tuple[UnitId, ...]:
        """Who belongs to it."""
        return tuple(one.unit for one in self.members)


@rule("5.58")
def body_of(state: State, unit: UnitId) -> Body:
    """What goes with a unit: itself, or all guns of its battery as they stand."""
    guns = battery_of(state, unit)
    here = pose(state, unit)
    if len(guns) == 1:
        size = base(state, unit)
        return Body(here, size, (_Member(unit, here, size, 0, 0),))
    found = [_seen(state, here, base(state, unit), gun) for gun in guns]
    left = min(one.right - one.base.width // 2 for one in found)
    right = max(one.right + one.base.width // 2 for one in found)
    rear = min(one.ahead - one.base.depth // 2 for one in found)
    front = max(one.ahead + one.base.depth // 2 for one in found)
    over, on = (left + right) // 2, (rear + front) // 2
    middle = _at(here, over, on)
    inside = tuple(one._replace(right=one.right - over, ahead=one.ahead - on) for one in found)
    return Body(middle, Base(right - left, front - rear), inside)


def _seen(state: State, here: Pose, size: Base, gun: UnitId) -> _Member:
    """A gun as seen from another one."""
    there, own = pose(state, gun), base(state, gun)
    right = tabletop.offset(there, own, tabletop.face_of(here, size, tabletop.Side.FRONT))
    back = tabletop.offset(there, own, tabletop.face_of(here, size, tabletop.Side.RIGHT))
    return _Member(gun, there, own, right, -back - own.depth // 2)


def _at(here: Pose, right: int, ahead: int) -> Pose:
    by = tabletop.step(here.facing, ahead)
    beside = tabletop.step(here.facing + tabletop.QUARTER_TURN, right)
    return Pose(here.x + by.x + beside.x, here.y + by.y + beside.y, here.facing)


def members(body: Body, there: Pose) -> dict[UnitId, Pose]:
    """Where each unit of a body stands when the body is somewhere else; after a turn guns close up to their row."""
    if len(body.members) == 1:
        return {body.members[0].unit: there}
    if there.facing == body.pose.facing:
        by = tabletop.Vector(there.x - body.pose.x, there.y - body.pose.y)
        return {one.unit: tabletop.moved(one.pose, by) for one in body.members}
    found: list[tuple[UnitId, Pose, Base]] = []
    for one, right in zip(body.members, _closed(body.members), strict=True):
        turned = _at(there, right, one.ahead)
        for more in range(1, _LOOSE):
            if not found or not _overlap(found[-1], turned, one.base):
                break
            turned = _at(there, right + more, one.ahead)
        found.append((one.unit, turned, one.base))
    return {unit: where for unit, where, _ in found}


def _overlap(one: tuple[UnitId, Pose, Base], where: Pose, size: Base) -> bool:
    return tabletop.overlap(tabletop.stand(one[1], one[2]), tabletop.stand(where, size))


def _closed(row: Sequence[_Member]) -> list[int]:
    """How far to the right each gun of a row stands once those that touch do so to the unit."""
    places = [row[0].right]
    for last, one in pairwise(row):
        between = one.right - last.right
        touching = (last.base.width + one.base.width) // 2
        places.append(places[-1] + (touching if abs(between - touching) <= _LOOSE else between))
    return places


def body_at(body: Body, unit: UnitId, there: Pose) -> Pose:
    """Where a body stands when one of its units stands somewhere."""
    one = next(member for member in body.members if member.unit == unit)
    if there.facing == body.pose.facing:
        return tabletop.moved(body.pose, tabletop.Vector(there.x - one.pose.x, there.y - one.pose.y))
    return _at(there, -one.right, -one.ahead)
