"""What a kind of piece is worth for its points: in victories where armies vary, else in what was destroyed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from maestre.lab.statistics import Difference
from maestre.lab.studies.design import Cell
from maestre.lab.studies.rows import Row

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_SEATS: Final = 2
_LINEUPS: Final = 3
"""Of fewer ways to bring armies against each other nothing can be told of kinds."""
_RIDGE: Final = 1.0
"""How strongly what is little known is drawn to nothing, where the differences of a kind have a spread of one."""
_ROUNDS: Final = 30
_CLOSE: Final = 1e-8
_RESAMPLES: Final = 300
_TAIL: Final = 0.025
_EVEN: Final = 0.25
"""The slope of the logistic curve at an even chance."""
_PART: Final = 15
"""Effects are told for a round number of points: about so manieth of an army."""
_STEPS: Final = (1, 2, 5)


class Worth(msgspec.Struct, frozen=True):
    """By how much so many points more of a kind change the chance to win, from an even one, and the interval."""

    kind: str
    effect: Difference


class Worths(msgspec.Struct, frozen=True):
    """What points of each kind are worth, most first."""

    points: int
    """Of so many points the effects are told,"""
    lineups: int
    """from so many ways in which armies met,"""
    games: int
    """in so many games."""
    kinds: tuple[Worth, ...]


class Trade(msgspec.Struct, frozen=True):
    """What a seat destroyed and lost, in points over all games."""

    seat: str
    destroyed: int
    lost: int

    @property
    def rate(self) -> float | None:
        """What it destroyed for each point that it lost."""
        return self.destroyed / self.lost if self.lost else None


def trades(rows: Sequence[Row], seats: Sequence[str]) -> tuple[Trade, ...]:
    """Say what each side destroyed and lost; nothing where no points went or more than two play."""
    worth = dict.fromkeys(seats, 0)
    for row in rows:
        for one in row.result.lost:
            worth[one.seat] += one.worth
    if len(seats) != _SEATS or not any(worth.values()):
        return ()
    first, second = seats
    return Trade(first, worth[second], worth[first]), Trade(second, worth[first], worth[second])


def worths(cells: Sequence[Cell], rows: Sequence[Row], seats: Sequence[str]) -> Worths | None:
    """Reckon what points of each kind do to the chance to win, where both sides brought this and that.

    The logarithm of the odds is taken as a sum over the points that the first side has more of each kind, with what the
    side itself is worth; a ridge holds kinds that nearly always come together to like values. The intervals are from
    games, or pairs of them, drawn anew.
    """
    if len(seats) != _SEATS or not rows:
        return None
    ahead = [_ahead(row, seats[0]) for row in rows]
    there = {kind: {one.get(kind, 0) for one in ahead} for one in ahead for kind in one}
    kinds = sorted(kind for kind, values in there.items() if values != {0})
    lineups = [tuple(one.get(kind, 0) for kind in kinds) for one in ahead]
    apart = sorted(set(lineups))
    if not kinds or len(apart) < _LINEUPS:
        return None
    points = _round_points(rows)
    found = _fitted(apart, lineups, [row.share(seats[0]) for row in rows], _units(cells, rows))
    made = [
        Worth(kind, Difference(*(points * _EVEN * value for value in values)))
        for kind, values in zip(kinds, found, strict=True)
    ]
    ordered = sorted(made, key=lambda one: (-one.effect.difference, one.kind))
    return Worths(points, len(apart), len(rows), tuple(ordered))


def _ahead(row: Row, first: str) -> Mapping[str, int]:
    """Give by how many points of each kind the first side is ahead in what both brought."""
    found: dict[str, int] = {}
    for one in row.result.brought:
        found[one.kind] = found.get(one.kind, 0) + (one.worth if one.seat == first else -one.worth)
    return found


def _round_points(rows: Sequence[Row]) -> int:
    """Choose a round number of points, a small part of what is brought."""
    brought = sum(one.worth for row in rows for one in row.result.brought) / (_SEATS * len(rows))
    steps = (step * 10**power for power in range(len(str(int(brought)))) for step in _STEPS)
    return max((step for step in steps if step <= brought / _PART), default=1)


def _units(cells: Sequence[Cell], rows: Sequence[Row]) -> list[int]:
    """Number what has nothing in common: games, or pairs that share their dice."""
    places: dict[tuple[int, int], int] = {}
    return [
        places.setdefault((row.cell, row.number // _SEATS if cells[row.cell].plan.paired else row.number), len(places))
        for row in rows
    ]


def _fitted(
    apart: Sequence[tuple[int, ...]], lineups: Sequence[tuple[int, ...]], shares: Sequence[float], units: Sequence[int]
) -> list[tuple[float, float, float]]:
    """Give for each kind the change of the logarithm of the odds by one point, and its interval."""
    import numpy as np

    place = {lineup: number for number, lineup in enumerate(apart)}
    which = np.array([place[lineup] for lineup in lineups])
    won, unit = np.array(shares), np.array(units)
    brought = np.array(apart, dtype=float)
    spread = np.sqrt((brought[which] ** 2).mean(axis=0))
    scaled = np.hstack([brought / spread, np.ones((len(apart), 1))])

    def fit(weights: NDArray[np.float64]) -> NDArray[np.float64]:
        games = np.bincount(which, weights=weights, minlength=len(apart)).astype(np.float64)
        points = np.bincount(which, weights=weights * won, minlength=len(apart)).astype(np.float64)
        found: NDArray[np.float64] = _ridge(scaled, games, points)[:-1] / spread
        return found

    middle = fit(np.ones(len(lineups)))
    chance = np.random.PCG64(0)
    many = max(units) + 1
    drawn = []
    for _ in range(_RESAMPLES):
        times = np.bincount((chance.random_raw(many) % many).astype(np.int64), minlength=many)
        drawn.append(fit(times[unit].astype(float)))
    ordered = np.sort(np.array(drawn), axis=0)
    out = int(_TAIL * _RESAMPLES)
    ends = zip(middle, ordered[out], ordered[-1 - out], strict=True)
    return [(float(one), float(low), float(high)) for one, low, high in ends]


def _ridge(
    brought: NDArray[np.float64], games: NDArray[np.float64], points: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Fit a logistic curve; the last column, the side, is drawn to nothing as little as can be."""
    import numpy as np

    held = np.full(brought.shape[1], _RIDGE)
    held[-1] = _CLOSE
    found = np.zeros(brought.shape[1])
    for _ in range(_ROUNDS):
        likely = 1 / (1 + np.exp(-np.clip(brought @ found, -30, 30)))
        slope = brought.T @ (points - games * likely) - held * found
        bend = brought.T @ (brought * (games * likely * (1 - likely))[:, None]) + np.diag(held)
        step = np.linalg.solve(bend, slope)
        found += step * min(1.0, 2.0 / max(_CLOSE, float(abs(step).max())))
        if float(abs(step).max()) < _CLOSE:
            break
    return found
