"""How strong each of many is, from who beat whom, after Bradley and Terry: with what the first side is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from math import log, sqrt
from typing import Final

import msgspec

from maestre.lab.statistics.intervals import Difference, Z

POINTS: Final = 400 / log(10)
"""The scale of chess: who is 400 points ahead expects ten points for one."""

_LONGEST: Final = 2.0
"""A step of Newton's; longer ones may go too far where somebody hardly ever scored."""
_CLOSE: Final = 1e-10
_ROUNDS: Final = 100


class Met(msgspec.Struct, frozen=True):
    """What two came to where the first of them had the first side."""

    first: str
    second: str
    wins_first: int
    wins_second: int
    draws: int = 0


class Rating(msgspec.Struct, frozen=True):
    """A rating and its standard error, in points; the mean of all ratings is 0."""

    rating: float
    error: float


class Ratings(msgspec.Struct, frozen=True):
    """The ratings by name, strongest first, and what the first side is worth."""

    ratings: dict[str, Rating]
    side: Rating
    errors: dict[str, dict[str, float]]
    """The standard errors of the differences, which are not those of two ratings together."""

    def difference(self, one: str, other: str) -> Difference:
        """Give by how many points one is above another."""
        found = self.ratings[one].rating - self.ratings[other].rating
        return Difference(found, found - Z * self.errors[one][other], found + Z * self.errors[one][other])


class Why(StrEnum):
    """Why there are no ratings."""

    APART = "apart"
    """Some never met the others, not even by way of third ones."""
    SPOTLESS = "spotless"
    """Some took every point from the others: how much stronger they are has no bound."""
    SIDE = "side"
    """What the side is worth has no bound, or is one with the ratings: sides were not swapped, or one took too much."""


class Unrated(msgspec.Struct, frozen=True):
    """That there are no ratings, why, and between which groups; of spotless ones none has a point from an earlier."""

    why: Why
    groups: tuple[tuple[str, ...], ...]


def rate(met: Sequence[Met]) -> Ratings | Unrated:
    """Rate all who met; a draw is half a win for both.

    So the difference of two ratings says what share to expect, in which draws are halves as well. A model of its own
    for draws (Davidson) has one more number, without a bound where no game was drawn, and its ratings say no share. The
    errors are those of games that have nothing in common and no draws. With draws they are too large, never too small;
    with pairs that share their dice they may be either.
    """
    scored = [row for row in _rows(met) if row[2]]
    names = sorted({name for one in met for name in (one.first, one.second)})
    return _unrated(names, scored) or _rated(names, scored)


_Row = tuple[str, str, float, int]
"""Who scored, from whom, how many points, and whether on the first side (1) or on the second (-1)."""


def _rows(met: Sequence[Met]) -> Iterator[_Row]:
    for one in met:
        yield one.first, one.second, one.wins_first + one.draws / 2, 1
        yield one.second, one.first, one.wins_second + one.draws / 2, -1


def _unrated(names: Sequence[str], scored: Sequence[_Row]) -> Unrated | None:
    beat = {name: {loser for winner, loser, _, _ in scored if winner == name} for name in names}
    lost = {name: {winner for winner, loser, _, _ in scored if loser == name} for name in names}
    apart = _groups(names, lambda name: _reached(name, lambda one: beat[one] | lost[one]))
    if len(apart) != 1:
        return Unrated(Why.APART, apart)
    above = {name: _reached(name, beat.__getitem__) for name in names}
    below = {name: _reached(name, lost.__getitem__) for name in names}
    ordered = sorted(names, key=lambda name: (-len(above[name]), name))
    spotless = _groups(ordered, lambda name: above[name] & below[name])
    if len(spotless) != 1:
        return Unrated(Why.SPOTLESS, spotless)
    if any(_side_explains(names, scored, worth) for worth in (1, -1)):
        return Unrated(Why.SIDE, (tuple(names),))
    return None


def _reached(start: str, onward: Callable[[str], set[str]]) -> set[str]:
    found, todo = {start}, [start]
    while todo:
        new = onward(todo.pop()) - found
        found |= new
        todo += sorted(new)
    return found


def _groups(names: Sequence[str], group: Callable[[str], set[str]]) -> tuple[tuple[str, ...], ...]:
    """Give each group once, in the order in which it is met."""
    return tuple(dict.fromkeys(tuple(sorted(group(name))) for name in names))


def _side_explains(names: Sequence[str], scored: Sequence[_Row], worth: int) -> bool:
    """Look for ratings at which, with a side worth so much, nobody ever scored from somebody stronger.

    Then such ratings and such a side may be made as large as one likes, and never fit worse. Each score asks that the
    loser be above the winner by no more than the side is worth. Ratings of this kind are missing where the steps of a
    ring come to less than 0 (Bellman and Ford).
    """
    above = dict.fromkeys(names, 0)
    for _ in names:
        moved = False
        for winner, loser, _, side in scored:
            most = above[winner] + worth * side
            if above[loser] > most:
                above[loser], moved = most, True
        if not moved:
            return True
    return False


def _rated(names: Sequence[str], scored: Sequence[_Row]) -> Ratings:
    import numpy as np

    place = {name: number for number, name in enumerate(names)}
    asked = np.zeros((len(scored), len(names) + 1))
    for row, (winner, loser, _, side) in zip(asked, scored, strict=True):
        row[place[winner]] += 1
        row[place[loser]] -= 1
        row[-1] = side
    points = np.array([many for _, _, many, _ in scored])
    # The games leave the mean of all ratings open: this ridge holds it at 0, and moves nothing else.
    ridge = np.ones((len(names) + 1, len(names) + 1))
    ridge[-1, :] = ridge[:, -1] = 0
    worth = np.zeros(len(names) + 1)
    for _ in range(_ROUNDS):
        unexpected = 1 / (1 + np.exp(asked @ worth))
        information = asked.T @ (asked * (points * unexpected * (1 - unexpected))[:, None]) + ridge
        step = np.linalg.solve(information, asked.T @ (points * unexpected) - ridge @ worth)
        worth += step * min(1.0, _LONGEST / max(_CLOSE, float(abs(step).max())))
        if float(abs(step).max()) < _CLOSE:
            break
    # What is held has no error.
    held = np.eye(len(names) + 1)
    held[:-1, :-1] -= 1 / len(names)
    spread = held @ np.linalg.inv(information) @ held
    found = [Rating(POINTS * float(worth[n]), POINTS * sqrt(float(spread[n, n]))) for n in range(len(worth))]
    order = sorted(names, key=lambda name: (-found[place[name]].rating, name))
    errors = {
        one: {
            other: POINTS * sqrt(max(0.0, float(spread[i, i] + spread[j, j] - 2 * spread[i, j])))
            for other, j in place.items()
        }
        for one, i in place.items()
    }
    return Ratings({name: found[place[name]] for name in order}, found[-1], errors)
