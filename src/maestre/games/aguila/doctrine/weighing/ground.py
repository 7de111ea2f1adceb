"""What the ground does to whoever stands in it, behind it or before it: cover, what it hides, what nobody enters."""

from __future__ import annotations

from maestre.games.aguila.command.officer_obstacles import closed_grounds
from maestre.games.aguila.data import Cover, Figures, Terrain
from maestre.games.aguila.table.extents import GROUND
from maestre.games.aguila.table.places import house, scene
from maestre.games.aguila.table.state import Scenery, State, UnitId
from maestre.play.pure import pure
from maestre.space import tabletop
from maestre.space.tabletop import Outline


@pure(GROUND)
def covers(state: State) -> tuple[tuple[int, Outline], ...]:
    """The ground that covers who stands in it from shots, the best cover first."""
    cover, rows = state.figures.combat.cover, state.figures.terrain.row
    least = cover[Cover.NONE].shooting
    found = [(cover[rows[one.element].cover].shooting, scene(one)) for one in state.scenery.values()]
    return tuple(sorted([one for one in found if one[0] < least], key=lambda one: one[0]))


@pure(GROUND)
def shields(state: State) -> tuple[tuple[int, Outline], ...]:
    """Walls, fences and works, with the cover that they give to who stands behind them."""
    cover, rows = state.figures.combat.cover, state.figures.weapons.structures
    built = [(one.built, scene(one)) for one in state.scenery.values() if one.element is not Terrain.BUILDING]
    return tuple((-cover[rows[what].cover].shooting, edge) for what, edge in built if what is not None)


@pure(GROUND)
def screens(state: State) -> tuple[Outline, ...]:
    """The ground that hides what lies beyond it."""
    rows = state.figures.terrain.row
    return tuple(scene(one) for one in state.scenery.values() if rows[one.element].sight)


@pure(GROUND)
def closed(state: State) -> tuple[Outline, ...]:
    """The ground that nobody enters."""
    return tuple(closed_grounds(state))


def worse(figures: Figures, side: tabletop.Side) -> int:
    """How much a charge on a side shakes more."""
    if side is tabletop.Side.FRONT:
        return 0
    courage = figures.combat.courage
    return courage.charged_rear if side is tabletop.Side.REAR else courage.charged_flank


def home(state: State, unit: UnitId) -> Scenery:
    """The building that a unit is in."""
    found = house(state, unit)
    assert found is not None, f"{unit} is not on the table"
    return found
