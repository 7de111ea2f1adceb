"""1.23, 3.11, 4.02-4.07, 5.56, 11.05-11.06 What is in the way of who moves, and what he feels below."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final, NamedTuple

from maestre.games.aguila.data import Arm, Formation, Going, Terrain
from maestre.games.aguila.table.extents import WHERE
from maestre.games.aguila.table.moments import GROUND_SLOWS, KEEPS_OFF
from maestre.games.aguila.table.places import (
    CROSSINGS,
    going,
    outline,
    pose,
    scene,
    side_of,
    standing,
    widest,
)
from maestre.games.aguila.table.state import Scenery, SceneryId, State, UnitId
from maestre.play import rule
from maestre.play.pure import pure
from maestre.space.tabletop import Around, Ground, Obstacle, Outline, Pose

_FREE: Final = 1
"""What an inch costs where nothing slows."""


@rule("1.23", "3.11", "5.56")
def near(state: State, unit: UnitId) -> int:
    """How near a unit may come to an enemy without charging him."""
    return max(state.figures.distances.separation, KEEPS_OFF(state, unit))


@rule("5.56")
def open_keeps_off(state: State, unit: UnitId) -> int | None:
    """Open formation keeps farther off."""
    return state.figures.distances.open_separation if state.units[unit].formation is Formation.OPEN else None


@rule("4.02", "11.05", "11.06", "15.44")
def closed(state: State, element: Scenery, *, guns: bool) -> bool:
    """Whether a piece of terrain cannot be entered: buildings, what is impassable, and to guns all but open ground."""
    if element.element is Terrain.BUILDING:
        return True
    found = going(state, element)
    return found is Going.IMPASSABLE or (guns and found is not Going.OPEN and element.role not in CROSSINGS)


class Room(NamedTuple):
    """What is around units that go as one, in one position: worked out once for all places that they think of."""

    others: tuple[tuple[Pose, Obstacle, bool], ...]
    """Who else stands where, and whether he is a friend."""
    solid: tuple[Obstacle, ...]
    felt: tuple[Ground, ...]
    gap: int
    table: Outline
    far: int
    """Farther than this from its centre no base reaches, nor the gap that is kept from it."""

    def within(self, there: Pose, length: int) -> tuple[Around, tuple[Obstacle, ...]]:
        """What stops them, with enemies shunned; and the friends, who do not.

        Whoever is surely farther than a length from a place is left out. Walls and fences are felt at no cost, so that
        it is known who crosses them (4.03).
        """
        most = (length + self.far) ** 2
        friends: list[Obstacle] = []
        enemies: list[Obstacle] = []
        for (x, y, _), other, friend in self.others:
            if (x - there.x) ** 2 + (y - there.y) ** 2 <= most:
                (friends if friend else enemies).append(other)
        solid, shunned = (*self.solid, *enemies), tuple(enemies)
        return Around(table=self.table, solid=solid, shunned=shunned, gap=self.gap, grounds=self.felt), tuple(friends)


@pure(WHERE)
def room_of(state: State, units: Collection[UnitId]) -> Room:
    """What is around units that go as one."""
    first = next(iter(units))
    guns = state.arm_of(state.units[first]) is Arm.ARTILLERY
    side = state.units[first].side
    others = tuple(
        (pose(state, other), Obstacle(other, outline(state, other)), side_of(state, other) == side)
        for other in standing(state)
        if other not in units
    )
    pieces = [(one, closed(state, one, guns=guns)) for one in state.scenery.values()]
    solid = tuple(Obstacle(one.id, scene(one)) for one, shut in pieces if shut)
    felt = tuple(_felt(state, first, (one for one, shut in pieces if not shut)))
    gap, largest = max(near(state, unit) for unit in units), widest(state.figures)
    return Room(others, solid, felt, gap, state.figures.field, max(largest, largest // 2 + gap))


@pure(WHERE)
def surroundings(
    state: State, units: Collection[UnitId], there: Pose, length: int
) -> tuple[Around, tuple[Obstacle, ...]]:
    """What is around units that think of one place only: see `Room.within`."""
    return room_of(state, units).within(there, length)


@rule("4.03", "4.04", "4.05", "4.07", "5.48")
def _felt(state: State, unit: UnitId, elements: Iterable[Scenery]) -> Iterator[Ground]:
    """The ground that slows a unit, and the obstacles that do not; decoration is no part of the position."""
    slow, difficult = GROUND_SLOWS(state, unit), state.figures.formations.difficult
    for element in elements:
        found = going(state, element)
        if found is Going.OBSTACLE or (found is Going.DIFFICULT and slow):
            yield Ground(element.id, scene(element), difficult if found is Going.DIFFICULT else _FREE)


def obstacles_below(state: State, crossed: Iterable[str]) -> tuple[SceneryId, ...]:
    """The walls, fences and the like among the terrain that a unit has felt."""
    names = (SceneryId(name) for name in crossed)
    return tuple(name for name in names if going(state, state.scenery[name]) is Going.OBSTACLE)
