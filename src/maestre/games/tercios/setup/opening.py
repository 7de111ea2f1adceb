"""9.02, 9.10 How a battle opens: the forces that are ready to play, and a table that is."""

from __future__ import annotations

from typing import Final

from maestre.games.tercios.data import ArmyList, Figures
from maestre.games.tercios.setup.deployment import arrayed
from maestre.games.tercios.setup.laying import put_down
from maestre.games.tercios.table.state import Army, State, raised
from maestre.games.tercios.table.terrain_shapes import forms
from maestre.miniatures.sides import Side
from maestre.play import rule
from maestre.space import tabletop
from maestre.space.tabletop import Pose

LEARNING: Final = "learning"
"""A small battle of ours to learn with: the pair of forces, the scenery and the deployment are given."""
LEARNERS: Final = ("learning_spain", "learning_sweden")


def armies(figures: Figures) -> tuple[str, ...]:
    """Name the forces that a full battle may be fought with."""
    return tuple(name for name in figures.forces if name not in LEARNERS)


def enlist(state: State, side: Side, army: ArmyList, name: str) -> None:
    """Raise an army for a side, not yet on the table; a ready force is called by its id."""
    abilities = state.figures.organisation.factions[army.faction].army_abilities
    state.armies[side] = Army(name, army.faction, abilities, army.century)
    units, leaders = raised(state.figures, army, side)
    state.units |= units
    state.leaders |= leaders


@rule("9.10")
def prepared(state: State) -> None:
    """Lay the scenery of a ready table and deploy both armies, blue to the south: all of it ours, the same for both."""
    lay_ready(state)
    array_both(state)


def lay_ready(state: State) -> None:
    """Lay the scenery of a ready table."""
    width, depth = state.figures.scales[state.scale].table
    for laid in state.figures.ready.elements:
        piece = [name for name in forms(state.figures, state.scale) if name.startswith(f"{laid.element}:")][laid.size]
        here = Pose(width * laid.across // 100, depth * laid.along // 100, 0)
        turned = Pose(width * (100 - laid.across) // 100, depth * (100 - laid.along) // 100, tabletop.HALF_TURN)
        put_down(state, piece, here)
        if turned[:2] != here[:2]:
            put_down(state, piece, turned)


def array_both(state: State) -> None:
    """Deploy both armies by themselves."""
    for side in Side:
        assert arrayed(state, side), "whoever finds no room is not let in"
