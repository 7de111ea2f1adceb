"""3.11, 12.34, 15.44-15.45 What is closed to somebody on his own: enemies and an inch about them, closed ground.

Water is open where a bridge or a ford lies over it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Final

from maestre.games.aguila.data import Going
from maestre.games.aguila.table.extents import WHERE
from maestre.games.aguila.table.places import CROSSINGS, base, going, pose, scene, side_of, standing
from maestre.games.aguila.table.state import OfficerId, Scenery, State
from maestre.play import rule
from maestre.play.pure import pure
from maestre.space import tabletop
from maestre.space.tabletop import Base, Outline, Point

_Ring = tuple[Point, ...]


@pure(WHERE)
@rule("3.11", "12.34")
def closed_to(state: State, officer: OfficerId, apart: tuple[str, ...] = ()) -> tuple[Outline, ...]:
    """What the middle of an officer's base may not enter on its way; what stands ``apart`` does not count."""
    return (*_enemies(state, officer), *closed_grounds(state, apart))


def _enemies(state: State, officer: OfficerId) -> Iterator[Outline]:
    """Enemies with an inch about them."""
    side, gap = state.officers[officer].side, state.figures.distances.separation
    for piece in standing(state):
        if side_of(state, piece) != side:
            own = base(state, piece)
            yield tabletop.stand(pose(state, piece), Base(own.width + 2 * gap, own.depth + 2 * gap))


@rule("15.44", "15.45")
def closed_grounds(state: State, apart: Collection[str] = ()) -> Iterator[Outline]:
    """Buildings and impassable ground, water without its crossings."""
    crossings = tuple(one.ring for one in state.scenery.values() if one.role in CROSSINGS)
    for name, element in state.scenery.items():
        if name in apart or not _closed(state, element):
            continue
        if state.figures.terrain.row[element.element].kind == "water":
            yield from _cut(element.ring, crossings)
        else:
            yield scene(element)


def _closed(state: State, element: Scenery) -> bool:
    return state.figures.terrain.row[element.element].kind == "building" or going(state, element) is Going.IMPASSABLE


@lru_cache(64)
def _cut(ring: _Ring, crossings: tuple[_Ring, ...]) -> tuple[Outline, ...]:
    """A water without what lies below its crossings: the parts of it beyond each of their edges."""
    parts = [ring]
    for crossing in crossings:
        if tabletop.overlap(tabletop.ground(ring), tabletop.ground(crossing)):
            for piece in tabletop.ground(crossing).parts:
                parts = [cut for part in parts for cut in _beyond(part, piece)]
    return tuple(tabletop.ground(part) for part in parts)


def _beyond(ring: _Ring, crossing: _Ring) -> Iterator[_Ring]:
    """What lies beyond each edge of a convex piece of a crossing; slivers that rounding leaves are no water."""
    for index, end in enumerate(crossing):
        start = crossing[index - 1]
        outward = tabletop.heading(end.y - start.y, start.x - end.x)
        for part in tabletop.pieces_ahead_of(ring, start, outward):
            edge = tabletop.ground(part)
            if edge.area() > _SLIVER * edge.reach:
                yield part


_SLIVER: Final = 100
"""Twice the area of water for each unit of its reach that nobody would call water."""
