"""16.18-16.59 Who holds what at the end: units near a place or on it. Officers alone never count (ruling 16.23)."""

from __future__ import annotations

from maestre.games.aguila.data import Arm, Figures
from maestre.games.aguila.table.places import outline, present, scene
from maestre.games.aguila.table.state import Loss, Objective, State, UnitId
from maestre.miniatures.sides import Side
from maestre.play import rule
from maestre.space import tabletop
from maestre.space.tabletop import Outline, Point


@rule("16.23")
def near(state: State, side: Side, place: Outline | Point, length: int, *, under: bool = False) -> bool:
    """Whether a unit of a side is within a length of a place; with ``under``, closer than that.

    Each unit on the table counts; a garrison is where its house is.
    """
    edges = (outline(state, unit) for unit in present(state) if state.units[unit].side is side)
    if isinstance(place, Point):
        gaps = (tabletop.point_distance(place, edge) for edge in edges)
        return any(gap.under(length) if under else gap.within(length) for gap in gaps)
    close = (edge for edge in edges if tabletop.within(edge, place, length))
    return any(tabletop.distance(edge, place).under(length) for edge in close) if under else any(True for _ in close)


def on(state: State, side: Side, area: Outline) -> tuple[UnitId, ...]:
    """The units of a side whose middle lies in an area; a garrison is in the area of its building."""
    found = ((unit, outline(state, unit)) for unit in present(state) if state.units[unit].side is side)
    return tuple(unit for unit, edge in found if tabletop.holds(area, Point(edge.x, edge.y)))


def held_alone(state: State, place: Outline | Point, length: int, *, under: bool = False) -> Side | None:
    """The only side that has a unit so near to a place, if there is one."""
    there = [side for side in Side if near(state, side, place, length, under=under)]
    return there[0] if len(there) == 1 else None


def points_of(state: State, objective: Objective) -> Outline | Point:
    """Where an objective is: its piece of terrain while that stands, otherwise its point."""
    element = state.scenery.get(objective.scenery) if objective.scenery is not None else None
    return objective.at if element is None else scene(element)


# -------------------------------------------------------------------------------------------------------------- losses


@rule("16.14", "16.40")
def destroyed(state: State, side: Side) -> int:
    """The points of all that the enemy of a side has lost; what never came onto the table is not lost."""
    return sum(loss.points for loss in killed(state, side))


def killed(state: State, side: Side) -> list[Loss]:
    """What the enemy of a side has lost."""
    return [loss for loss in state.lost.values() if loss.side is side.enemy]


@rule("16.46")
def size(figures: Figures, loss: Loss) -> int:
    """Whether a lost unit was small, of middle size or large, from 1 to 3; a gun is small."""
    bases = [figures.bases[arm].get(loss.figures) for arm in (Arm.INFANTRY, Arm.CAVALRY)]
    return next((base.weight for base in bases if base is not None), 1)
