"""16.01-16.59 What a scenario adds to the common set-up: functions, each of which does nothing unless it is given.

Modules of `scenarios` may use `terrain` and `terrain_shapes`; `array`, `deployment` and `reserves` ask
`scenarios.battle_of`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from maestre.games.aguila.table.state import Objective, PieceId, State
from maestre.games.aguila.table.subjects import Zone
from maestre.miniatures.sides import Side
from maestre.play import Procedure

Step = Callable[[State], Procedure[None]]


def _nothing(state: State) -> Procedure[None]:
    yield from ()


def _nobody(state: State, side: Side) -> tuple[PieceId, ...]:
    return ()


def _noted(state: State, objective: Objective) -> Side | None:
    return objective.held


def _no_bonus(state: State, side: Side) -> int:
    return 0


def most(state: State, points: dict[Side, int]) -> Side | None:
    """Who has more points; nobody if both have as many."""
    blue, red = points[Side.BLUE], points[Side.RED]
    return None if blue == red else Side.BLUE if blue > red else Side.RED


class Battle(NamedTuple):
    """A scenario: how it is prepared and scored. Its length and its reserves' turns stand in `data.SCENARIOS`."""

    zone: Callable[[State, Side], Zone]
    """Where a side deploys, once edges are chosen; without outlines it starts off the table (16.11)."""
    score: Callable[[State], dict[Side, int]]
    """The points of each side at the end."""
    holder: Callable[[State, Objective], Side | None] = _noted
    """Who holds an objective as things stand, as the points count; who was noted to, where that is kept (16.18)."""
    roles: Step = _nothing
    """Who attacks, what is bought, which half fights first."""
    pieces: Step = _nothing
    """Pieces placed before the common terrain; it may count them in ``Setup.placed`` and say in ``Setup.turn`` who
    places first."""
    objectives: Step = _nothing
    """What is placed or thrown for once all terrain lies."""
    sides: Step | None = None
    """Instead of the common roll for edges and order (16.03): it sets ``Army.edge`` and ``Setup.first``."""
    bonus: Callable[[State, Side], int] = _no_bonus
    """What a side adds to the common roll besides (16.16)."""
    reserves: Callable[[State, Side], tuple[PieceId, ...]] = _nobody
    """The units and officers who are kept back when deployment begins (16.08)."""
    winner: Callable[[State, dict[Side, int]], Side | None] = most
    """Who has won with these points, if anybody has."""
