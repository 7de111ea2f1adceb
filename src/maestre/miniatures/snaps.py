"""Where a piece comes to stand that is dragged or typed: the nearest place that the rules allow.

What is too far is pulled back to the reach; what is barred there swerves a little, or stops short on the same line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import isqrt
from typing import Final

from msgspec.structs import replace

from maestre.play import Spot
from maestre.space import tabletop
from maestre.space.tabletop import Point

_QUARTERS: Final = 4
"""A piece that is pulled back stops at the last quarter of an inch that is allowed."""
_TRIES: Final = 5
"""On a long way not every inch is tried."""
_SWERVES: Final = (500, -500, 1000, -1000)
"""By how much a way may swerve to find a place, in hundredths of a degree."""


def nearest(start: Point, wish: Spot, reach: int, allowed: Callable[[Spot], bool], inch: int) -> Spot | None:
    """The place nearest to a wish that is found: at the reach, beside it, or short of it on the same line.

    None if there is none, or if the piece would stay where it is.
    """
    if start == (wish.x, wish.y):
        return None
    line = _Line(start, wish, tabletop.heading(wish.x - start.x, wish.y - start.y))
    far = min(isqrt(_square(start, wish)), reach)
    if allowed(line.at(far)):
        return line.at(far)
    beside = (line.at(far, swerve) for swerve in _SWERVES)
    found = next((one for one in beside if allowed(one)), None), _short(line, far, allowed, inch)
    return min((one for one in found if one is not None), key=lambda one: _square(wish, one), default=None)


class _Line:
    """The way from a start toward a wish."""

    def __init__(self, start: Point, wish: Spot, heading: int) -> None:
        self.start, self.wish, self.heading = start, wish, heading

    def at(self, length: int, swerve: int = 0) -> Spot:
        """The wish, so far along."""
        by = tabletop.step(self.heading + swerve, length)
        return replace(self.wish, x=self.start.x + by.x, y=self.start.y + by.y)


def _short(line: _Line, far: int, allowed: Callable[[Spot], bool], inch: int) -> Spot | None:
    """The place farthest along the way that is allowed: looked for inch by inch, then by quarters of one."""
    fine = inch // _QUARTERS
    for length in _lengths(far, inch, fine):
        if allowed(line.at(length)):
            longer = (line.at(min(far, length + part)) for part in range(inch - fine, 0, -fine))
            return next((one for one in longer if allowed(one)), line.at(length))
    return None


def _lengths(far: int, inch: int, fine: int) -> Iterator[int]:
    """Whole inches less than a length, the longest first, not too many, and at last a quarter of one."""
    yield from range((far - 1) // inch * inch, 0, -max(1, -(-far // inch // _TRIES)) * inch)
    yield fine


def _square(a: Point | Spot, b: Point | Spot) -> int:
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2
