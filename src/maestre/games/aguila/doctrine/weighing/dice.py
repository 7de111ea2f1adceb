"""What dice promise, as fractions near enough: the same chances as those of `chances`, worked out at once.

A general weighs hundreds of shots and blows for one answer; exact fractions of many dice take a tenth of a second.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

from maestre.games.aguila.table.rolls import Courage, Strikes
from maestre.games.aguila.table.subjects import Result
from maestre.play.chance.readings import DIE

Chances = tuple[float, ...]
"""The chances of none, one, two … wounds."""

none: Chances = (1.0,)
"""Surely no wound."""


@lru_cache(50_000)
def wounds(strikes: Strikes) -> Chances:
    """The chances of so many wounds of a strike: hits, impacts, wounds, each with what is thrown again."""
    hits = _succeeded(strikes.count, strikes.number, strikes.again)
    found: dict[int, float] = {}
    for hit, chance in enumerate(hits):
        for impacts, likely in _impacts(hit, strikes.impacts).items():
            left = -(-impacts * strikes.share[0] // strikes.share[1])
            for count, part in enumerate(_succeeded(left, strikes.wound, strikes.wound_again)):
                most = max(min(strikes.least, count), count - strikes.less)
                found[most] = found.get(most, 0.0) + chance * likely * part
    return tuple(found.get(count, 0.0) for count in range(max(found) + 1))


@lru_cache(10_000)
def _succeeded(dice: int, number: int, again: int) -> Chances:
    """The chances of so many successes, failures being thrown again as far as they may be (1.25-1.27)."""
    if not number:
        return (*((0.0,) * dice), 1.0)
    good = (DIE + 1 - max(2, min(DIE, number))) / DIE
    found = [0.0] * (dice + 1)
    for first, chance in enumerate(_binomial(dice, good)):
        for more, likely in enumerate(_binomial(min(again, dice - first), good)):
            found[first + more] += chance * likely
    return tuple(found)


@lru_cache(10_000)
def _binomial(dice: int, good: float) -> Chances:
    return tuple(comb(dice, many) * good**many * (1 - good) ** (dice - many) for many in range(dice + 1))


@lru_cache(1_000)
def _impacts(hits: int, sides: tuple[int, ...]) -> dict[int, float]:
    """The chances of so many impacts of some hits."""
    if not sides:
        return {hits: 1.0}
    found = {0: 1.0}
    for side in sides * hits:
        grown: dict[int, float] = {}
        for before, chance in found.items():
            for face in range(1, side + 1):
                grown[before + face] = grown.get(before + face, 0.0) + chance / side
        found = grown
    return found


@lru_cache(50_000)
def added(one: Chances, other: Chances) -> Chances:
    """The chances of the wounds of two strikes together."""
    found = [0.0] * (len(one) + len(other) - 1)
    for a, chance in enumerate(one):
        for b, likely in enumerate(other):
            found[a + b] += chance * likely
    return tuple(found)


@lru_cache(4_000)
def nerves(bonus: int, stun: int, rout: int) -> tuple[float, float]:
    """The chances of being stunned and of being routed in a courage test."""
    reading = Courage(bonus, stun, rout)
    every = [reading.read((a, b)) for a in range(1, DIE + 1) for b in range(1, DIE + 1)]
    return every.count(Result.STUNNED) / len(every), every.count(Result.ROUTED) / len(every)
