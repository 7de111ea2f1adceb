"""16.41-16.46 Crossing of Fates."""

from __future__ import annotations

from typing import Final

from maestre.games.aguila.country.terrain import piece_name
from maestre.games.aguila.data import INCH, MM, Figures, Terrain, inches
from maestre.games.aguila.scenarios.battle import Battle
from maestre.games.aguila.scenarios.holding import held_alone, killed, points_of, size
from maestre.games.aguila.scenarios.spots import aim, aim_at, placed_at
from maestre.games.aguila.scenarios.zones import zone
from maestre.games.aguila.table.state import Loss, Objective, Scenery, SceneryId, State
from maestre.games.aguila.table.terrain_shapes import offered
from maestre.miniatures.forms import box
from maestre.miniatures.sides import Side
from maestre.play import Procedure, draw, rule, tell
from maestre.space.tabletop import Point

_LEFT, _RIGHT = "left", "right"
_ROAD: Final = "road"
_AIMS: Final = (Terrain.EASY_HILL, Terrain.BUILDING, Terrain.WOOD)
"""What may be the objective: a hill, a building or a wood, each of the least size (15.48)."""


@rule("16.41", "16.42")
def pieces(state: State) -> Procedure[None]:
    """Draw the short edge that the crossroads is near to, and the piece at the other end of the road."""
    row = state.figures.scenarios.own.crossing_of_fates
    (edge,) = yield from draw((_LEFT, _RIGHT), 1, "16.41")
    aims = tuple(offered(state.figures, one, 1 if one is Terrain.BUILDING else 0)[0] for one in _AIMS)
    (piece,) = yield from draw(aims, 1, "16.42")
    here, there = row.crossroads_mm * MM, state.figures.table.width - row.objective_mm * MM
    if edge == _RIGHT:
        here, there = state.figures.table.width - here, state.figures.table.width - there
    name = placed_at(state, piece, Point(there, state.figures.centre.y))
    _roads(state, here, name)
    aim(state, "crossroads", Point(here, state.figures.centre.y), row.crossroads)
    aim_at(state, "objective", name, row.objective)
    tell(state, "crossroads-laid", "16.41", edge=edge, element=piece_name(piece))


@rule("16.41", "16.42")
def _roads(state: State, here: int, aimed: SceneryId) -> None:
    """One road across the table, and one from the nearer short edge over the crossroads to the objective."""
    wide, _ = state.figures.terrain.row[Terrain.ROAD].width
    xs = [x for x, _ in state.scenery[aimed].ring]
    start, end = (0, min(xs) - INCH) if min(xs) > here else (max(xs) + INCH, state.figures.table.width)
    along = box(end - start, wide, (start + end) // 2, state.figures.centre.y)
    across = box(wide, state.figures.table.depth, here, state.figures.centre.y)
    for number, ring in enumerate((along, across), 1):
        name = SceneryId(f"L{number}")
        state.scenery[name] = Scenery(name, Terrain.ROAD, ring, role=_ROAD)


@rule("16.45", "16.46")
def score(state: State) -> dict[Side, int]:
    """The places that each side alone is near to, and what it has destroyed."""
    points = {side: sum(worth(state.figures, loss) for loss in killed(state, side)) for side in Side}
    for one in state.objectives.values():
        held = holder(state, one)
        if held is not None:
            points[held] += one.worth
    return points


def holder(state: State, objective: Objective) -> Side | None:
    """Who alone is near to a place."""
    reach = inches(state.figures.scenarios.own.crossing_of_fates.held_in)
    return held_alone(state, points_of(state, objective), reach)


@rule("16.46")
def worth(figures: Figures, loss: Loss) -> int:
    """The victory points for a unit or an officer destroyed."""
    row = figures.scenarios.own.crossing_of_fates
    if loss.officer:
        return row.kill_army_general if loss.chief else row.kill_officer
    return (row.kill_small, row.kill_middle, row.kill_large)[size(figures, loss) - 1]


CROSSING: Final = Battle(zone, score, holder, pieces=pieces)
