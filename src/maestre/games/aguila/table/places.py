"""1.11-1.14, 1.23, 5.03 Where pieces stand: their bases, sides and what surrounds them.

Distances between units are from edge to edge; a shot and a charge start from the centre of the front edge (1.15, 8.07).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Final

from maestre.games.aguila.data import (
    MM,
    Arm,
    Figures,
    Going,
    Season,
    Terrain,
    Weather,
)
from maestre.games.aguila.table.moments import GROUND_SLOWS, SIDED
from maestre.games.aguila.table.state import Away, OfficerId, PieceId, Scenery, SceneryId, State, UnitId
from maestre.play import rule
from maestre.play.written.figures import kept
from maestre.space import tabletop
from maestre.space.tabletop import Around, Base, Obstacle, Outline, Point, Pose

CROSSINGS: Final = ("bridge", "ford", "road", "street")
"""The roles of scenery on which one goes over what is below."""
_FORD: Final = "ford"
"""The crossing that is difficult ground all year (16.30)."""


# ------------------------------------------------------------------------------------------------------------- pieces


def present(state: State) -> Iterator[UnitId]:
    """Name the units that are on the table, garrisons too."""
    return (unit for unit, one in state.units.items() if one.pose is not None or one.inside is not None)


def deployed(state: State, unit: UnitId) -> bool:
    """Whether a unit stands in the open: on a real table whoever is not away, or in a building (decision 0050)."""
    one = state.units[unit]
    if state.agreed.real:
        return one.away is Away.HERE and one.inside is None
    return one.pose is not None


def standing(state: State) -> Iterator[PieceId]:
    """Name every piece with a base of its own on the table: units in the open, officers who are with no unit."""
    yield from (unit for unit, one in state.units.items() if one.pose is not None)
    yield from (officer for officer, one in state.officers.items() if one.pose is not None)


def side_of(state: State, piece: str) -> str:
    """The side of a unit or an officer."""
    unit = state.units.get(UnitId(piece))
    return unit.side if unit else state.officers[OfficerId(piece)].side


def pose(state: State, piece: str) -> Pose:
    """Where a unit or an officer stands; he must be on the table in the open."""
    unit = state.units.get(UnitId(piece))
    found = unit.pose if unit else state.officers[OfficerId(piece)].pose
    assert found is not None, f"{piece} does not stand on the table"
    return found


@rule("1.02", "1.03", "1.06", "1.07", "1.09", "1.10", "1.11", "5.27", "6.23")
def base(state: State, piece: str) -> Base:
    """The base of a unit or an officer: no formation changes it; dragoons on foot have that of infantry."""
    unit = state.units.get(UnitId(piece))
    if unit is None:
        return _officers(state.figures)
    return _base(state.figures, unit.entry.unit, dismounted=unit.dismounted)


@kept
def _base(figures: Figures, unit: str, *, dismounted: bool) -> Base:
    own = figures.units[unit].base
    if dismounted:
        foot = figures.combat.dismounted
        return Base(foot.front_mm * MM, own.companies * foot.company_depth_mm * MM)
    return Base(own.front, own.depth)


@kept
def _officers(figures: Figures) -> Base:
    own = figures.bases[Arm.OFFICER][1]
    return Base(own.front, own.depth)


@kept
def widest(figures: Figures) -> int:
    """The front and the depth of the largest base together: no point of a base lies so far from its centre."""
    return max(one.front + one.depth for sizes in figures.bases.values() for one in sizes.values())


def outline(state: State, piece: str) -> Outline:
    """The edge of a piece on the table; of a garrison that of its building."""
    unit = state.units.get(UnitId(piece))
    if unit is not None and unit.inside is not None:
        return scene(state.scenery[unit.inside])
    if unit is not None and unit.pose is not None:
        return tabletop.stand(unit.pose, _base(state.figures, unit.entry.unit, dismounted=unit.dismounted))
    return tabletop.stand(pose(state, piece), base(state, piece))


@rule("1.15", "8.07")
def front(state: State, piece: str) -> Point:
    """The centre of the front edge; of a garrison the middle of its building."""
    if house(state, piece):
        middle = outline(state, piece)
        return Point(middle.x, middle.y)
    return outline(state, piece).centre(tabletop.Side.FRONT)


@rule("1.12", "8.26")
def sided_at(state: State, unit: UnitId, point: Point) -> tabletop.Side:
    """On which side of a unit a point lies: front before flank before rear; who has no sides is met at its front."""
    if house(state, unit) or not SIDED(state, unit):
        return tabletop.Side.FRONT
    return tabletop.side_facing(pose(state, unit), base(state, unit), point)


def start_of(state: State, piece: str) -> Point | None:
    """From where a piece moves: its front centre, or the middle of an officer's base; None if it is not there."""
    if piece in state.units and UnitId(piece) in present(state):
        return front(state, piece)
    officer = state.officers.get(OfficerId(piece))
    if officer is None or officer.pose is None:
        return None
    return Point(officer.pose.x, officer.pose.y)


def house(state: State, piece: str) -> Scenery | None:
    """The building that a unit holds, if it does."""
    unit = state.units.get(UnitId(piece))
    return state.scenery[unit.inside] if unit is not None and unit.inside is not None else None


def hosted(state: State, unit: UnitId) -> tuple[OfficerId, ...]:
    """The officers who are with a unit."""
    return tuple(name for name, one in state.officers.items() if one.inside == unit)


def officers_at(state: State, officer: OfficerId) -> Outline:
    """The edge from which an officer's ranges are measured: his own base, or that of the unit he is with."""
    host = state.officers[officer].inside
    return outline(state, host or officer)


def battery_of(state: State, unit: UnitId) -> tuple[UnitId, ...]:
    """The guns of the battery that a gun belongs to, from left to right; whoever is in none is alone."""
    for battery in state.batteries.values():
        if unit in battery.guns:
            return battery.guns
    return (unit,)


# ------------------------------------------------------------------------------------------------------------ scenery


@lru_cache(512)
def _ground(ring: tuple[Point, ...]) -> Outline:
    return tabletop.ground(ring)


def scene(element: Scenery) -> Outline:
    """The outline of a piece of terrain."""
    return _ground(element.ring)


def is_house(state: State, element: Scenery) -> bool:
    """Whether a piece of terrain is a building that troops go into."""
    return state.figures.terrain.row[element.element].kind == "building"


@rule("4.02", "4.03", "15.11", "15.20", "15.44", "15.46", "16.30")
def going(state: State, element: Scenery) -> Going:
    """How troops get over a piece of terrain in this season and weather; a crossing is open ground, but for a ford."""
    if element.role in CROSSINGS:
        return Going.DIFFICULT if element.role == _FORD else Going.OPEN
    own = state.figures.terrain.row[element.element]
    if own.freezes and state.sky.frozen:
        return Going.OPEN
    if own.rain is not None and state.sky.kind in {Weather.RAIN, Weather.TORRENTIAL}:
        return Going.IMPASSABLE if state.sky.floods else own.rain
    if own.spring is not None and state.sky.season is Season.SPRING:
        return own.spring
    return own.going


def grounds(state: State, unit: UnitId) -> tuple[SceneryId, ...]:
    """The pieces of terrain that a unit's base overlaps; of a garrison its building."""
    one = state.units[unit]
    if one.inside is not None:
        return (one.inside,)
    edge = outline(state, unit)
    return tuple(name for name, element in state.scenery.items() if tabletop.overlap(edge, scene(element)))


# ------------------------------------------------------------------------------------------------------ what is around


def obstacles(state: State, piece: str, apart: Collection[str] = ()) -> tuple[Obstacle, ...]:
    """What a piece can never stand on: others' bases, impassable ground, buildings."""
    found = [
        Obstacle(other, outline(state, other)) for other in standing(state) if other != piece and other not in apart
    ]
    found += [
        Obstacle(name, scene(element))
        for name, element in state.scenery.items()
        if name not in apart and _closed(state, element)
    ]
    return tuple(found)


def _closed(state: State, element: Scenery) -> bool:
    return element.element is Terrain.BUILDING or going(state, element) is Going.IMPASSABLE


@rule("1.23", "4.05", "5.48")
def around(state: State, piece: str, *, charge: bool = False, apart: Collection[str] = ()) -> Around:
    """What surrounds a piece that is to go and stand somewhere; an inch is kept from all others unless it charges.

    Where a crossing lies over water the ground below is not felt: `move_legality` leaves it out for who
    goes along it.
    """
    slow = piece not in state.units or GROUND_SLOWS(state, UnitId(piece))
    felt = tuple(
        tabletop.Ground(name, scene(element), state.figures.formations.difficult)
        for name, element in state.scenery.items()
        if slow and name not in apart and going(state, element) is Going.DIFFICULT
    )
    solid = obstacles(state, piece, apart)
    near = () if charge else tuple(one for one in solid if one.name not in state.scenery)
    gap = state.figures.distances.separation
    return Around(table=state.figures.field, solid=solid, shunned=near, gap=gap, grounds=felt)
