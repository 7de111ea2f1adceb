"""Legs that end at a pose: straight, with one bend, or with two."""

from collections.abc import Iterator, Sequence
from typing import Final

from maestre.space.tabletop.outlines import Base, Corner, Pose, held
from maestre.space.tabletop.turns import HALF_TURN, TURN, UNIT, arc_length, axis, step, turn_between
from maestre.space.tabletop.walk import Ahead, Leg, Turn, Wheeled, ended

_TOLERANCE: Final = 3
"""Legs end this near to the goal, in units, as steps are whole."""

_BENDS: Final = tuple(
    sign * bend for bend in (500, 1_000, 1_500, 2_000, 3_000, 4_500, 6_000, 7_500, 9_000) for sign in (1, -1)
)
"""The first of two bends, where there is a choice of infinitely many."""

_NUDGES: Final = tuple((first, last) for last in (0, 1, -1, 2) for first in (0, 1, -1, 2))
"""By how much the exact length of a leg is changed to come nearer to the goal in whole units."""


def plotted(start: Pose, goal: Pose, base: Base, *, turn: int, wheels: int) -> tuple[tuple[Leg, ...], ...]:
    """Return ways to a pose with one turn of at most so much and so many wheels, the cheapest first.

    Each has two straight legs at most: with one bend they are where they must be, with two bends before, between or
    after these, and the first bend is one of a fixed list. Wheels go forward: right about the right front corner, left
    about the left. ``ended`` tells where legs really end: within 3 units and a hundredth of a degree of the goal. The
    cost by which they are sorted is that on clear ground; nothing is known here of what stands in the way.
    """
    found: dict[tuple[Leg, ...], int] = {}
    for bends in _bendings(turn_between(start.facing, goal.facing), turn, wheels):
        for lengths in _places(len(bends)):
            legs = _solved(start, goal, base, bends, lengths)
            if legs is not None:
                found.setdefault(legs, _price(base, legs))
    return tuple(sorted(found, key=lambda legs: (found[legs], len(legs))))


def _bendings(change: int, turn: int, wheels: int) -> Iterator[tuple[Turn | Wheeled, ...]]:
    """Give the bends that together change the facing by so much."""
    if abs(change) <= 1:
        yield ()
    if change and abs(change) <= turn:
        yield (Turn(change),)
    if change and wheels:
        yield (_wheeled(change),)
        if abs(change) == HALF_TURN:
            yield (_wheeled(-change),)
    for first in _BENDS:
        rest = turn_between(first, change)
        if not rest or not wheels:
            continue
        if abs(first) <= turn:
            yield Turn(first), _wheeled(rest)
        if abs(rest) <= turn:
            yield _wheeled(first), Turn(rest)
        if wheels > 1:
            yield _wheeled(first), _wheeled(rest)


def _wheeled(turn: int) -> Wheeled:
    return Wheeled(Corner.FRONT_RIGHT if turn > 0 else Corner.FRONT_LEFT, turn)


def _places(bends: int) -> Iterator[tuple[int, ...]]:
    """Give before which bends, counted from 0, or after the last the straight legs are."""
    if bends < 2:
        yield tuple(range(bends + 1))
    else:
        yield from ((0, 1), (0, 2), (1, 2))


def _solved(
    start: Pose, goal: Pose, base: Base, bends: tuple[Turn | Wheeled, ...], places: tuple[int, ...]
) -> tuple[Leg, ...] | None:
    """Return the way with straight legs of the right length, if there is one without a step backward."""
    facings, dx, dy = [start.facing], goal.x - start.x, goal.y - start.y
    for bend in bends:
        before = facings[-1]
        facings.append((before + bend.turn) % TURN)
        if isinstance(bend, Wheeled):
            swung = held(Pose(0, 0, before), base, bend.corner, facings[-1])
            dx, dy = dx - swung.x, dy - swung.y
    ways = [facings[place] for place in places]
    lengths = _nearest(ways, dx, dy)
    if lengths is None:
        return None
    legs: list[Leg] = []
    straights = dict(zip(places, lengths, strict=True))
    for place in range(len(bends) + 1):
        if straights.get(place):
            legs.append(Ahead(straights[place]))
        if place < len(bends):
            legs.append(bends[place])
    return tuple(legs) if _near(ended(start, base, legs), goal) else None


def _near(pose: Pose, goal: Pose) -> bool:
    off = (pose.x - goal.x) ** 2 + (pose.y - goal.y) ** 2
    return off <= _TOLERANCE**2 and abs(turn_between(pose.facing, goal.facing)) <= 1


def _nearest(ways: Sequence[int], dx: int, dy: int) -> tuple[int, ...] | None:
    """Return the whole lengths along one or two headings that come nearest to a displacement, if near enough."""
    near = _TOLERANCE**2 + 1
    best: tuple[int, ...] | None = None
    for lengths in _exact(ways, dx, dy):
        for nudges in _NUDGES if len(lengths) > 1 else _NUDGES[:4]:
            tried = tuple([length + nudge for length, nudge in zip(lengths, nudges, strict=False)])
            if min(tried) < 0:
                continue
            x, y = dx, dy
            for way, length in zip(ways, tried, strict=True):
                sx, sy = step(way, length)
                x, y = x - sx, y - sy
            if x * x + y * y < near:
                near, best = x * x + y * y, tried
                if near <= 1:
                    return best
    return best


def _exact(ways: Sequence[int], dx: int, dy: int) -> Iterator[tuple[int, ...]]:
    """Give the lengths along one or two headings that make a displacement, rounded down.

    Two headings that hardly differ may need a step backward only because the goal is a whole place: then one is tried.
    """
    x, y = axis(ways[0])
    along = (dx * x + dy * y) // UNIT
    if len(ways) == 1:
        yield (along,)
        return
    (ax, ay), (bx, by) = (x, y), axis(ways[1])
    over = ax * by - ay * bx
    lengths = ((dx * by - dy * bx) * UNIT // over, (ax * dy - ay * dx) * UNIT // over) if over else (-1, -1)
    if min(lengths) >= 0:
        yield lengths
        return
    slack = (_TOLERANCE + 1) * UNIT
    if abs(dx * ay - dy * ax) <= slack:
        yield along, 0
    if abs(dx * by - dy * bx) <= slack:
        yield 0, (dx * bx + dy * by) // UNIT


def _price(base: Base, legs: tuple[Leg, ...]) -> int:
    """Return what legs cost on clear ground."""
    straight = sum(leg.length for leg in legs if isinstance(leg, Ahead))
    return straight + sum(arc_length(base.width, leg.turn) for leg in legs if isinstance(leg, Wheeled))
