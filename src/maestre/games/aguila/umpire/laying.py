"""The small table of a deed: the units that it concerns stand as they were told to, officers near them or far away."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from maestre.games.aguila.charging.contact import shared
from maestre.games.aguila.data import INCH
from maestre.games.aguila.situations.field import HERE, grown, spot
from maestre.games.aguila.table.places import base, battery_of, outline, pose
from maestre.games.aguila.table.state import Charge, OfficerId, Seen, State, UnitId
from maestre.miniatures.sides import Side
from maestre.miniatures.situated import FRONT, OPEN
from maestre.play import change
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose

_BESIDE: Final = 2 * INCH
"""How far from the left of a unit an officer stands who is near it; never before its front."""
_AWAY: Final = 200 * INCH
"""How far to the side others are, who are out of all reach."""
_TOUCH: Final = INCH // 4
_NEAR: Final = 3 * INCH
"""How far to the right of a unit somebody stands who is said to be near it."""


def lift(state: State) -> None:
    """Take everybody off the small table."""
    state.scenery.clear()
    for unit in state.units:
        if state.units[unit].pose is not None:
            change(state.units, unit, pose=None)
    for officer in state.officers:
        if state.officers[officer].pose is not None:
            change(state.officers, officer, pose=None)


def alone(state: State, unit: UnitId, led: Iterable[OfficerId] = ()) -> None:
    """Put a unit down, of a gun its whole battery, with nobody near but the officers who lead it."""
    lift(state)
    _stand(state, unit, spot(state, unit))
    _officers(state, led, {state.units[unit].side: unit})


def facing(state: State, seen: Seen) -> None:
    """Put two units down as was told, the ground that the second holds, and the officers who are near either."""
    lift(state)
    _stand(state, seen.unit, spot(state, seen.unit))
    _stand(state, seen.enemy, spot(state, seen.enemy, Fraction(seen.far), seen.side))
    if seen.ground != OPEN:
        grown(state, seen.ground, Fraction(seen.far), seen.enemy)
    _officers(state, seen.led, {state.units[one].side: one for one in (seen.unit, seen.enemy)})


def near_enemy(state: State, unit: UnitId, enemy: UnitId, far: int) -> None:
    """Put an enemy down before a unit that stands already."""
    _stand(state, enemy, spot(state, enemy, Fraction(far), FRONT))


def beside(state: State, unit: UnitId, other: UnitId) -> None:
    """Put another down at the right of a unit that stands already, out of the way of whoever comes at it."""
    edge, size = outline(state, unit).points, base(state, other)
    x = max(point.x for point in edge) + _NEAR + size.width // 2
    change(state.units, other, pose=Pose(x, max(point.y for point in edge) + size.depth, 0))


def attached(state: State, infantry: UnitId, gun: UnitId, *, near: bool) -> None:
    """Put a gun of a regiment down at the right of its infantry, facing alike, or far away."""
    here, own = pose(state, infantry), base(state, infantry)
    far = (own.width + base(state, gun).width) // 2 + (_TOUCH if near else _AWAY)
    by = tabletop.step(here.facing + tabletop.QUARTER_TURN, far)
    change(state.units, gun, pose=Pose(here.x + by.x, here.y + by.y, here.facing))


def fellows(state: State, charge: Charge) -> None:
    """Put those down who have charged the same target before, on the side that they come at, next to each other."""
    assert charge.seen is not UNSET, "it was told where they stand"
    for place, (unit, side) in enumerate(zip(charge.chargers, charge.sides, strict=True), 1):
        if unit in state.units and state.units[unit].pose is None:
            far = next(one.far for one in charge.seen if one.unit == unit)
            face = tabletop.face_of(pose(state, charge.target), base(state, charge.target), side)
            out = tabletop.step(face.facing, far * INCH)
            by = tabletop.step(face.facing + tabletop.QUARTER_TURN, place * (base(state, unit).width + INCH))
            there = Point(face.centre.x + out.x + by.x, face.centre.y + out.y + by.y)
            toward = tabletop.opposed(face.facing)
            change(state.units, unit, pose=tabletop.placed(base(state, unit), tabletop.Side.FRONT, there, toward))


def contact(state: State, charge: Charge) -> None:
    """Put a target down with all who have come at it, each against its side."""
    assert charge.seen is not UNSET, "it was told where they stand"
    first = next(one for one in charge.seen if one.unit in charge.chargers)
    facing(state, replace(first, led=tuple(officer for one in charge.seen for officer in one.led)))
    for unit in charge.chargers:
        if state.units[unit].pose is None:
            change(state.units, unit, pose=spot(state, unit))
    for face, units in shared(state, charge):
        bases = [base(state, unit) for unit in units]
        row = tabletop.row(face, bases) or tuple(pose for one in bases for pose in tabletop.row(face, [one]) or ())
        for unit, there in zip(units, row, strict=True):
            change(state.units, unit, pose=there)


def _stand(state: State, unit: UnitId, there: Pose) -> None:
    """Put a unit down, and beside it the other guns of its battery."""
    row, width = battery_of(state, unit), base(state, unit).width
    for place, one in enumerate(row):
        by = tabletop.step(there.facing + tabletop.QUARTER_TURN, abs(place - row.index(unit)) * width)
        way = 1 if place >= row.index(unit) else -1
        change(state.units, one, pose=Pose(there.x + way * by.x, there.y + way * by.y, there.facing))


def _officers(state: State, led: Iterable[OfficerId], hosts: dict[Side, UnitId]) -> None:
    """Put officers down: those who lead at the left of the unit of their side, all others far away.

    Who is with another unit is where that one is, so it is put down in his place.
    """
    near = tuple(led)
    for place, (officer, one) in enumerate(sorted(state.officers.items(), key=lambda item: item[0] not in near)):
        piece = one.inside or officer
        unit = hosts.get(one.side)
        there = Pose(HERE.x + _AWAY + place * _BESIDE, HERE.y, 0)
        if officer in near and unit is not None:
            edge = outline(state, unit).points
            x = min(point.x for point in edge) - _BESIDE - base(state, piece).width // 2
            ys = [point.y for point in edge]
            there = Pose(x - near.index(officer) * _BESIDE, min(ys) if max(ys) <= HERE.y else max(ys), 0)
        if one.inside is None:
            change(state.officers, officer, pose=there)
        elif state.units[one.inside].pose is None:
            change(state.units, one.inside, pose=there)
