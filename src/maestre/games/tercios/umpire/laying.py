"""The small table of a deed: the Troops that it concerns stand as they were told to, all others are out of the way."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from maestre.games.tercios.command.reach import command_distance
from maestre.games.tercios.data import Ground
from maestre.games.tercios.fighting.charge import aimed, reachable
from maestre.games.tercios.situations.field import HERE, HOUSES, placed, solo
from maestre.games.tercios.table.places import base, outline, posed, present, radius
from maestre.games.tercios.table.state import LeaderId, State, UnitId
from maestre.games.tercios.table.troops import acting, body
from maestre.miniatures.sides import Side
from maestre.play import change
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose

TOLD: Final = "told-near"
"""The mark of a Troop or leader that a leader has near him, as was told, while a deed lasts."""
FITTING: Final = {
    "fire": (Ground.COVERED,),
    "charge": (Ground.PROTECTED, Ground.HEIGHT),
}
"""What ground changes a shot or a charge."""


def lift(state: State) -> None:
    """Take everybody off the small table."""
    state.scenery.clear()
    state.marks = tuple(mark for mark in state.marks if mark.what != TOLD)
    for unit in state.units:
        if state.units[unit].pose is not None:
            change(state.units, unit, pose=None)
    for leader in state.leaders:
        if state.leaders[leader].at is not None:
            change(state.leaders, leader, at=None)


def alone(state: State, unit: UnitId) -> None:
    """Put a Troop down with nobody near; what was told of leaders still holds."""
    state.scenery.clear()
    for other in tuple(present(state)):
        change(state.units, other, pose=None)
    for leader in [one for one, who in state.leaders.items() if who.at is not None]:
        change(state.leaders, leader, at=None)
    solo(state, unit)


def facing(state: State, unit: UnitId, enemy: UnitId, far: int, side: str, ground: str) -> None:
    """Put two Troops down so far from each other, and the ground that the second holds; leaders stay beside theirs."""
    alone(state, unit)
    placed(state, Fraction(far), side, ground, mine=unit, enemy=enemy)


def beside(state: State, unit: UnitId) -> None:
    """Put one more Troop down, next to those who stand already."""
    own, gap = base(state, unit), state.figures.distances.exclusion
    right = max((point.x for one in present(state) for point in outline(state, one).points), default=HERE.x)
    there = tabletop.placed(own, tabletop.Side.FRONT, HERE, 0)
    left = min(point.x for point in tabletop.stand(there, own).points)
    change(state.units, unit, pose=Pose(there.x + right + gap // 2 - left, there.y, 0))


def by_the_way(state: State, unit: UnitId, enemy: UnitId, along: int, off: int) -> bool:
    """Put a Troop down so far from the way of a charge and so far along it, if that bars nobody; say whether it does.

    It looks at the way; where it would stand on somebody so, it looks along it.
    """
    for right in (True, False):
        for facing_ in (tabletop.QUARTER_TURN * 3, tabletop.HALF_TURN) if right else (tabletop.QUARTER_TURN, 0):
            where = Point(HERE.x + (off if right else -off), HERE.y + along)
            there = tabletop.placed(base(state, enemy), tabletop.Side.FRONT, where, facing_)
            if _free(state, unit, enemy, there):
                change(state.units, enemy, pose=there)
                return True
    return False


def _free(state: State, unit: UnitId, enemy: UnitId, there: Pose) -> bool:
    """Whether one more Troop may stand somewhere, and a charge that could be declared still can."""
    own = tabletop.stand(there, base(state, enemy))
    if any(tabletop.overlap(own, outline(state, one)) for one in present(state)):
        return False
    with_it = posed(state, enemy, there)
    targets = [charge.target for charge in reachable(state, unit)]
    return all(aimed(with_it, unit, target) is not None for target in targets)


def beside_of(state: State, leader: LeaderId, unit: UnitId) -> None:
    """Put a leader within his command distance of a Troop, on the side away from the other."""
    edge = outline(state, unit).points
    ys = [point.y for point in edge]
    off = radius(state, state.leaders[leader]) + 1
    assert off < command_distance(state, leader)
    x = sum(point.x for point in edge) // len(edge)
    y = min(ys) - off if max(ys) <= HERE.y else max(ys) + off
    change(state.leaders, leader, at=Point(x, y))


def seen_of(state: State, side: Side) -> tuple[UnitId, ...]:
    """List the Troops of a side that stand on the real table: none that lies hidden, of a column the first alone."""
    found = (unit for unit in acting(state, side) if body(state, unit) == unit)
    return tuple(unit for unit in found if state.units[unit].lurks is None)


def grounds(state: State, deed: str) -> tuple[str, ...]:
    """The elements that a Troop may hold and that change a deed; open ground first."""
    found = (
        name
        for name, row in state.figures.terrain.elements.items()
        if name in HOUSES
        or (any(one in row.qualities for one in FITTING[deed]) and Ground.IMPASSABLE not in row.qualities)
    )
    return ("open", *(name.value for name in found))
