"""6.27, 6.55, 6.60, 6.63 Pools that grow and shrink: where the whole stands with other members."""

from __future__ import annotations

from collections.abc import Collection

from maestre.games.tercios.table.places import base, front
from maestre.games.tercios.table.state import Pool, Pooled, State, UnitId
from maestre.play import change, rule
from maestre.space import tabletop


def members(state: State, unit: UnitId) -> tuple[UnitId, ...]:
    """List the units that a Troop consists of, its first member before all."""
    pool = state.pools.get(unit)
    return pool.members if pool else (unit,)


@rule("6.61")
def columned(state: State, unit: UnitId) -> Pool | None:
    """The column that a unit is part of, at its head or behind, if it is in one."""
    return next(
        (pool for pool in state.pools.values() if pool.kind is Pooled.COLUMN and unit in pool.members),
        None,
    )


@rule("6.27", "6.55", "6.63")
def regroup(state: State, kind: Pooled, units: tuple[UnitId, ...]) -> None:
    """Make these units one, or one unit alone again; the first leads it, with its own profile.

    A column keeps its front centre where it is and grows or shrinks at its rear; a fort keeps its middle. Whoever is
    behind stands nowhere of its own, and a leader inside it is with the first. A fort of one stays emplaced.
    """
    first = units[0]
    where = None if state.units[first].pose is None else front(state, first)
    if len(units) > 1 or kind is Pooled.FORT:
        state.pools[first] = Pool(kind, units)
    else:
        state.pools.pop(first, None)
    _stand_behind(state, first, units[1:])
    pose = state.units[first].pose
    if pose is not None and where is not None and kind is Pooled.COLUMN:
        there = tabletop.placed(base(state, first), tabletop.Side.FRONT, where, pose.facing)
        change(state.units, first, pose=there)


def _stand_behind(state: State, first: UnitId, behind: Collection[UnitId]) -> None:
    for unit in behind:
        change(state.units, unit, pose=None)
    for leader, who in list(state.leaders.items()):
        if who.inside in behind:
            change(state.leaders, leader, inside=first)
