"""What scenarios put on the table by hand: markers and pieces with bounds of their own, and their objectives."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from maestre.games.aguila.country.terrain import put_down
from maestre.games.aguila.data import INCH, Figures
from maestre.games.aguila.table.places import scene
from maestre.games.aguila.table.state import Objective, ObjectiveId, SceneryId, State
from maestre.miniatures.sides import Side
from maestre.space.tabletop import Point, Pose

_TRIES: Final = 12


def aim(
    state: State, kind: str, at: Point, worth: int, scenery: SceneryId | None = None, side: Side | None = None
) -> None:
    """Add an objective; one that has a side from the start is held by it."""
    name = ObjectiveId(f"O{len(state.objectives) + 1}")
    state.objectives[name] = Objective(name, kind, at, worth, scenery, side, side)


def aim_at(state: State, kind: str, scenery: SceneryId, worth: int, side: Side | None = None) -> None:
    """Add an objective that is a piece of terrain."""
    edge = scene(state.scenery[scenery])
    aim(state, kind, Point(edge.x, edge.y), worth, scenery, side)


def placed_at(state: State, piece: str, at: Point, facing: int = 0) -> SceneryId:
    """Put a piece down where its scenario says."""
    return put_down(state, piece, Pose(at.x, at.y, facing))


def from_edges(figures: Figures, at: Point) -> tuple[int, int]:
    """How far a point is from the nearest short and from the nearest long edge; less than nothing off the table."""
    table = figures.table
    return min(at.x, table.width - at.x), min(at.y, table.depth - at.y)


def apart(one: Point, other: Point, length: int) -> bool:
    """Whether two points are at least a length apart."""
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= length * length


def grid(figures: Figures, rng: Random | None = None) -> Iterator[Point]:
    """Every inch of the table, in an order that chance decides or from one corner to the other."""
    table = figures.table
    points = [Point(x, y) for x in range(INCH, table.width, INCH) for y in range(INCH, table.depth, INCH)]
    yield from points if rng is None else rng.sample(points, len(points))
