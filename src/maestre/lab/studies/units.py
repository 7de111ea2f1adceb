"""What a game of a cell comes to as a number, and what may be counted as one result."""

from __future__ import annotations

from collections.abc import Sequence

from maestre.lab.statistics import pair_shares
from maestre.lab.studies.design import Cell
from maestre.play import Outcome
from maestre.play.written.owners import opened


def subject(cell: Cell) -> str:
    """Name what the share of a cell is the share of: the first of two agents or, if they are alike, the first side."""
    agents = cell.plan.agents
    return agents[0] if len(set(agents)) > 1 else opened(cell.plan.game, "").seats[0]


def points_of(cell: Cell, number: int, outcome: Outcome) -> float:
    """Give what a game is worth to the first agent or, if all are alike, to the first side; a draw is half a win."""
    if outcome.winner is None:
        return 0.5
    seats = opened(cell.plan.game, "").seats
    alike = len(set(cell.plan.agents)) == 1
    ours = seats[0] if alike else seats[-number % len(seats)]
    return float(outcome.winner == ours)


def units_of(cell: Cell, outcomes: Sequence[Outcome]) -> list[float]:
    """Give the results that have nothing in common: games or, where two share their dice, pairs of them."""
    points = [points_of(cell, number, outcome) for number, outcome in enumerate(outcomes)]
    return list(pair_shares(points)) if cell.plan.paired else points
