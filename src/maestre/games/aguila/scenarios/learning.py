"""A small battle of ours to learn on: few units, plain ground, and a marker before each side (no rule of the book)."""

from __future__ import annotations

from typing import Final

from maestre.games.aguila.data import inches
from maestre.games.aguila.scenarios.battle import Battle
from maestre.games.aguila.scenarios.holding import held_alone, points_of
from maestre.games.aguila.scenarios.spots import aim
from maestre.games.aguila.scenarios.zones import zone
from maestre.games.aguila.table.state import Objective, State
from maestre.miniatures.sides import Side
from maestre.space import tabletop
from maestre.space.tabletop import Point


def set_markers(state: State) -> None:
    """Put a marker before each side, in the middle of its half."""
    row = state.figures.scenarios.own.learning
    for side in Side:
        away = inches(row.marker_in)
        y = away if state.armies[side].edge is tabletop.Side.REAR else state.figures.table.depth - away
        aim(state, "marker", Point(state.figures.table.width // 2, y), row.own, side=side)


def score(state: State) -> dict[Side, int]:
    """The markers that each side alone is near to: the enemy's is worth more than one's own."""
    row = state.figures.scenarios.own.learning
    points = dict.fromkeys(Side, 0)
    for one in state.objectives.values():
        held = holder(state, one)
        if held is not None:
            points[held] += row.own if one.side is held else row.enemy
    return points


def holder(state: State, objective: Objective) -> Side | None:
    """Who alone is near to a marker."""
    reach = inches(state.figures.scenarios.own.learning.held_in)
    return held_alone(state, points_of(state, objective), reach)


SMALL: Final = Battle(zone, score, holder)
