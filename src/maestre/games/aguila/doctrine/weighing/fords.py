"""Bridges and fords: the line over the water on which a unit crosses, square to its banks."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, pairwise
from math import hypot
from typing import Final, NamedTuple

from maestre.games.aguila.data import INCH
from maestre.games.aguila.table.places import CROSSINGS
from maestre.games.aguila.table.state import State
from maestre.space import tabletop
from maestre.space.tabletop import Outline, Point

_Ring = tuple[Point, ...]
_STEP: Final = INCH // 4


class Gate(NamedTuple):
    """A crossing: the points where its middle line meets the two banks, and the water below, to a little beside it."""

    banks: tuple[Point, Point]
    water: _Ring
    aside: int
    """Who is no farther than this beside the line is on it."""


def gates(state: State) -> tuple[Gate, ...]:
    """All crossings of waters."""
    wet = [one for one in state.scenery.values() if state.figures.terrain.row[one.element].kind == "water"]
    waters = tuple(one.ring for one in wet if one.role not in CROSSINGS)
    return _gates(waters, tuple(one.ring for one in state.scenery.values() if one.role in CROSSINGS))


@lru_cache(64)
def _gates(waters: tuple[_Ring, ...], crossings: tuple[_Ring, ...]) -> tuple[Gate, ...]:
    found = []
    for water, crossing in ((tabletop.ground(water), crossing) for water in waters for crossing in crossings):
        if tabletop.overlap(water, tabletop.ground(crossing)):
            banks = _banks(water, crossing)
            found += [_gate(banks, crossing)] if banks is not None else []
    return tuple(found)


def _banks(water: Outline, crossing: _Ring) -> tuple[Point, Point] | None:
    """Where the middle line of a crossing leaves a water on both sides; None if it does not."""
    middles = [_between(a, b) for a, b in pairwise((*crossing, crossing[0]))]
    lines = sorted(combinations(middles, 2), key=lambda line: -_far(*line))
    for a, b in lines:
        far = _far(a, b)
        ends = _along(a, b, -INCH / far), _along(a, b, 1 + INCH / far)
        if any(tabletop.holds(water, end) for end in ends):
            continue
        steps = round((far + 2 * INCH) / _STEP)
        wet = [step for step in range(steps + 1) if tabletop.holds(water, _along(*ends, step / steps))]
        if wet:
            return _along(*ends, wet[0] / steps), _along(*ends, wet[-1] / steps)
    return None


def _gate(banks: tuple[Point, Point], crossing: _Ring) -> Gate:
    a, b = banks
    far = max(1.0, _far(a, b))
    ux, uy = (b.x - a.x) / far, (b.y - a.y) / far
    half = max(abs((point.x - a.x) * uy - (point.y - a.y) * ux) for point in crossing)
    wide, corners = half + _STEP, ((a, -1), (b, -1), (b, 1), (a, 1))
    water = tuple(Point(round(end.x + sign * wide * uy), round(end.y - sign * wide * ux)) for end, sign in corners)
    return Gate(banks, water, round(half / 2))


def through(way: tuple[Point, ...], crossings: tuple[Gate, ...], room: int) -> tuple[Point, ...]:
    """A way with every crossing that it uses gone over on its middle line, from ``room`` before it to behind it."""
    for gate in crossings:
        water = tabletop.ground(gate.water)
        over = [place for place, (a, b) in enumerate(pairwise(way)) if tabletop.enters(a, b, water)]
        if over:
            before = (way[0], *(point for point in way[1 : over[0] + 1] if not _corner(water, point)))
            after = (*(point for point in way[over[-1] + 1 : -1] if not _corner(water, point)), way[-1])
            way = (*before, *_crossed(gate, before[-1], after[0], room), *after)
    return way


def _corner(water: Outline, bend: Point) -> bool:
    """Whether a bend is no more than a corner of a crossing."""
    return tabletop.point_distance(bend, water).within(2 * _STEP)


def _crossed(gate: Gate, start: Point, end: Point, room: int) -> tuple[Point, ...]:
    """The places before and behind a crossing that are still ahead of who comes from one point to another."""
    near, far = sorted(gate.banks, key=lambda bank: _far(bank, end), reverse=True)
    long = max(1.0, _far(near, far))
    entry, leave = _along(near, far, -room / long), _along(near, far, 1 + room / long)
    whole = _far(entry, leave)
    ux, uy = (leave.x - entry.x) / whole, (leave.y - entry.y) / whole
    ahead = (start.x - entry.x) * ux + (start.y - entry.y) * uy
    aside = abs((start.x - entry.x) * uy - (start.y - entry.y) * ux)
    if aside > gate.aside or ahead < -gate.aside:
        return entry, leave
    return (leave,) if ahead < whole - gate.aside else ()


def _between(a: Point, b: Point) -> Point:
    return Point((a.x + b.x) // 2, (a.y + b.y) // 2)


def _along(a: Point, b: Point, part: float) -> Point:
    return Point(round(a.x + (b.x - a.x) * part), round(a.y + (b.y - a.y) * part))


def _far(a: Point, b: Point) -> float:
    return hypot(a.x - b.x, a.y - b.y)
