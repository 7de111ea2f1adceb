"""Where a ship can go on an open sea: asked of the rules of movement themselves, once for each heading and wind."""

from __future__ import annotations

from copy import copy
from functools import cache
from typing import Final, NamedTuple

from maestre.games.lepanto.data import DIRECTION_NAMES, GRID, SCENARIOS, Kind, Side
from maestre.games.lepanto.doctrine.chances import BOW, ram_chance
from maestre.games.lepanto.data import RAM_SIDE, MOVEMENT
from maestre.games.lepanto.movement import OAR, PORT, SAILS, STARBOARD, Walk, bar_step, take_step
from maestre.games.lepanto.state import Ship, ShipId, State
from maestre.space import hexes

CALM: Final = 0
"""In place of a wind: nobody sails."""

_STEPS: Final = (SAILS, OAR, PORT, STARBOARD)
_MARGIN: Final = MOVEMENT.max_hexes + max(len(chances) for chances in BOW.values())
_WEST: Final = _MARGIN - min(hex.q for hex in GRID.hexes)
_WIDTH: Final = _WEST + _MARGIN + max(hex.q for hex in GRID.hexes) + 1


def slot(hex: hexes.Hex) -> int:
    """Give the place of a hex on a chart with a margin of empty water, where a shift is one number wherever it starts."""
    return (hex.r + _MARGIN) * _WIDTH + hex.q + _WEST


SLOT: Final = tuple(slot(hex) for hex in GRID.hexes)
"""The place of each cell on such a chart."""

SLOTS: Final = (GRID.rows + 2 * _MARGIN) * _WIDTH
"""How many places such a chart has."""

_SHIFT: Final = (0, *(slot(step) - slot(hexes.Hex(0, 0)) for step in hexes.DIRECTIONS))


class Course(NamedTuple):
    """A move: its steps as orders are written, the directions of the hexes entered, the last heading, what it costs."""

    steps: tuple[str, ...]
    way: tuple[int, ...]
    facing: int
    oars: int
    exhausts: bool


@cache
def courses(side: Side, facing: int, wind: int, rested: bool) -> tuple[Course, ...]:
    """List the moves of a ship on this heading in this wind, with the least rowing for each way."""
    state, ship = _open_sea(side, facing, wind, rested)
    best: dict[tuple[tuple[int, ...], int], Course] = {}
    seen: dict[tuple[tuple[int, ...], int, int], None] = {}
    ways: list[tuple[Walk, tuple[str, ...], tuple[int, ...]]] = [(Walk(state, ship), (), ())]
    while ways:
        at, steps, way = ways.pop()
        for name in _STEPS:
            if bar_step(state, ship, at, name) is not None:
                continue
            then = copy(at)
            take_step(state, then, ship.kind, name)
            gone = way if then.cell == at.cell else (*way, then.facing)
            mark = (gone, then.facing, then.oars)
            if mark in seen:
                continue
            seen[mark] = None
            course = Course((*steps, name), gone, then.facing, then.oars, then.exhausts)
            known = best.get((gone, then.facing))
            if known is None or course.oars < known.oars:
                best[gone, then.facing] = course
            ways.append((then, course.steps, gone))
    return tuple(best.values())


def _open_sea(side: Side, facing: int, wind: int, rested: bool) -> tuple[State, Ship]:
    """A lone galley in the middle of the map, which is farther from any shore than a ship can go."""
    cell = GRID.at(GRID.cols // 2, GRID.rows // 2)
    ship = Ship(ShipId("lone"), "", side, Kind.GALLEY, cell, facing, exhausted=0 if rested else 1)
    state = State(
        scenario=next(iter(SCENARIOS)),
        turn=2,
        wind=wind or next(iter(DIRECTION_NAMES)),
        calm=wind == CALM,
        calm_allows_sail=wind != CALM,
        ships={ship.id: ship},
        at={},
    )
    return state, ship


@cache
def menace(kind: Kind, side: Side, facing: int, wind: int, rested: bool) -> tuple[tuple[int, float], ...]:
    """Give the shifts to all hexes on which such a ship can fire or ram after its next move, with its best chance there."""
    best: dict[int, float] = {}
    for course in ((), *courses(side, facing, wind, rested)):
        way, heading = (course.way, course.facing) if isinstance(course, Course) else ((), facing)
        at = sum(_SHIFT[direction] for direction in way)
        if side is RAM_SIDE and way:
            best[at] = max(best.get(at, 0.0), ram_chance(len(way)))
        for chance in BOW[kind]:
            at += _SHIFT[heading]
            best[at] = max(best.get(at, 0.0), chance)
    return tuple(best.items())
