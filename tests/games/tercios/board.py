"""A bare table with Troops and scenery put down by hand, in inches, for the measured chapters."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from maestre.games.tercios.data import INCH, ArmyList, Element, Ground, Scale, own_figures
from maestre.games.tercios.table.places import base, front
from maestre.games.tercios.table.state import LeaderId, Pooled, Scenery, SceneryId, State, UnitId
from maestre.play import Game, Spot
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose
from tests.games.tercios.lists import army
from tests.games.tercios.positions import COMPANIES, GAME, Position, opened, start

TERRAIN = own_figures().terrain


def inches(x: float, y: float) -> Point:
    """A point of the table."""
    return Point(round(x * INCH), round(y * INCH))


def box(
    element: Element, left: float, low: float, right: float, high: float, grounds: Sequence[Ground] | None = None
) -> Scenery:
    """A rectangular element named after its kind, with the qualities of that unless told otherwise."""
    one = rectangle(element.value, element, left, low, right - left, high - low)
    return one if grounds is None else replace(one, qualities=tuple(grounds))


def rectangle(name: str, kind: Element, x: float, y: float, width: float, depth: float, garrison: str = "") -> Scenery:
    """A rectangular element with the qualities of its kind: its lower left corner and its sides."""
    return element(name, kind, (x, y), (x + width, y), (x + width, y + depth), (x, y + depth), garrison=garrison)


def element(name: str, kind: Element, *corners: tuple[float, float], garrison: str = "") -> Scenery:
    """An element with the qualities of its kind, given its corners."""
    held = UnitId(garrison) if garrison else None
    ring = tuple(inches(*corner) for corner in corners)
    return Scenery(SceneryId(name), kind, TERRAIN.elements[kind].qualities, ring, held)


def field(
    *places: str,
    scenery: Sequence[Scenery] = (),
    blue: ArmyList | None = None,
    red: ArmyList | None = None,
    scale: Scale = Scale.MM15,
    game: Game[State] = GAME,
) -> Position:
    """Open a table before the first plans. ``"B1-1 10 12 90"``: its front centre at 10", 12", facing 90 degrees.

    Markers may follow. Leaders, and Troops that are not placed, stay out of the way.
    """
    state = start(blue or army(COMPANIES), red or army(COMPANIES))
    state.scale = scale
    for number, unit in enumerate(state.units):
        put(state, unit, 70, 2 + 2 * number, 0)
    for leader in state.leaders:
        state.leaders[leader] = replace(state.leaders[leader], at=None)
    for place in places:
        name, x, y, *rest = place.split()
        if name in state.leaders:
            state.leaders[LeaderId(name)] = replace(state.leaders[LeaderId(name)], at=inches(float(x), float(y)))
            continue
        put(state, name, float(x), float(y), float(rest[0]) if rest else 0)
        mark(state, name, *rest[1:])
    state.scenery = {one.id: one for one in scenery}
    return opened(game, state)


def put(state: State, name: str, x: float, y: float, degrees: float) -> None:
    """Put a Troop down with its front centre on a point, or a fort with its middle."""
    unit, at, facing = UnitId(name), inches(x, y), round(degrees * 100) % tabletop.TURN
    fort = unit in state.pools and state.pools[unit].kind is Pooled.FORT
    there = Pose(*at, facing) if fort else tabletop.placed(base(state, unit), tabletop.Side.FRONT, at, facing)
    state.units[unit] = replace(state.units[unit], pose=there)


def mark(state: State, name: str, *markers: str) -> None:
    """Give a Troop markers and other fields: ``"wear=2"``, ``"disordered"``."""
    fields = {key: int(value) if value else True for key, _, value in (word.partition("=") for word in markers)}
    state.units[UnitId(name)] = replace(state.units[UnitId(name)], **fields)


def spot(name: str, x: float, y: float) -> Spot:
    """The answer that sends a front centre to a point."""
    return Spot(name, *inches(x, y))


def stands(table: Position, name: str) -> tuple[float, float, float]:
    """Where the front centre of a Troop is, in inches, and its facing in degrees."""
    x, y = front(table.state, UnitId(name))
    facing = pose_of(table, name).facing
    return round(x / INCH, 2), round(y / INCH, 2), facing / 100


def pose_of(table: Position, name: str) -> Pose:
    """The pose of a Troop on the table."""
    found = table.state.units[UnitId(name)].pose
    assert found is not None
    return found
