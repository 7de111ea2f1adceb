"""Where a ship can go on an open sea: asked of the rules of movement themselves, once for each heading and wind."""

from __future__ import annotations

from copy import copy
from functools import cache
from typing import Final, NamedTuple

from maestre.games.lepanto.data import DIRECTION_NAMES, GRID, MOVEMENT, RAM_SIDE, SCENARIOS, Kind, Side
from maestre.games.lepanto.fighting.chances import BOW
from maestre.games.lepanto.fighting.ramming import ram_chance
from maestre.games.lepanto.sailing.movement import OAR, PORT, SAILS, STARBOARD, Walk, bar_step, take_step
from maestre.games.lepanto.table.state import Ship, ShipId, State
from maestre.space import hexes

CALM: Final = 0
"""In place of a wind: nobody sails."""

STRIKE: Final = MOVEMENT.max_hexes + max(len(chances) for chances in BOW.values())
"""How far the fastest ship can be from an enemy and still bring its bow guns to bear in one turn."""

_STEPS: Final = (SAILS, OAR, PORT, STARBOARD)
_HERE: Final = hexes.Hex(0, 0)
_WEST: Final = STRIKE - min(hex.q for hex in GRID.hexes)
_WIDTH: Final = _WEST + max(hex.q for hex in GRID.hexes) + STRIKE + 1


def _slot(hex: hexes.Hex) -> int:
    return (hex.r + STRIKE) * _WIDTH + hex.q + _WEST


SLOT: Final = tuple(_slot(hex) for hex in GRID.hexes)
"""The place of each cell on a chart with a margin of water, where a shift is the same number wherever it starts."""

SLOTS: Final = (GRID.rows + 2 * STRIKE) * _WIDTH
"""How many places such a chart has."""

_SHIFT: Final = (0, *(_slot(step) - _slot(_HERE) for step in hexes.DIRECTIONS))


class Course(NamedTuple):
    """A move: its steps as orders are written, the direction of each hex entered, the last heading, what it costs."""

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
    walks: list[tuple[Walk, tuple[str, ...], tuple[int, ...]]] = [(Walk(state, ship), (), ())]
    while walks:
        at, steps, way = walks.pop()
        for name in _STEPS:
            if bar_step(state, ship, at, name) is not None:
                continue
            then = copy(at)
            take_step(state, then, ship.kind, name)
            gone = way if then.cell == at.cell else (*way, then.facing)
            if (gone, then.facing, then.oars) in seen:
                continue
            seen[gone, then.facing, then.oars] = None
            course = Course((*steps, name), gone, then.facing, then.oars, then.exhausts)
            known = best.get((gone, then.facing))
            if known is None or course.oars < known.oars:
                best[gone, then.facing] = course
            walks.append((then, course.steps, gone))
    return tuple(best.values())


def _open_sea(side: Side, facing: int, wind: int, rested: bool) -> tuple[State, Ship]:
    """A lone galley in the middle of the map, farther from any shore than a ship can go."""
    middle = GRID.at(GRID.cols // 2, GRID.rows // 2)
    ship = Ship(ShipId("lone"), "", side, Kind.GALLEY, middle, facing, exhausted=0 if rested else 1)
    state = State(
        scenario=next(iter(SCENARIOS)),
        turn=1 + MOVEMENT.turns_without_oars,
        wind=wind or next(iter(DIRECTION_NAMES)),
        calm=wind == CALM,
        calm_allows_sail=wind != CALM,
        ships={ship.id: ship},
        at={},
    )
    return state, ship


@cache
def menace(
    kind: Kind, side: Side, facing: int, wind: int, rested: bool, arms: float = 0.0
) -> tuple[tuple[int, float], ...]:
    """Give the shifts to all hexes on which a ship can fire or ram after its next move, with its best chance there.

    ``arms`` is the chance of its small arms against an adjacent ship, 0 where they do not pay.
    """
    best: dict[int, float] = {}

    def note(at: int, chance: float) -> None:
        best[at] = max(best.get(at, 0.0), chance)

    stay = Course((), (), facing, 0, exhausts=False)
    for course in (stay, *courses(side, facing, wind, rested)):
        at = sum(_SHIFT[direction] for direction in course.way)
        if course.way and side is RAM_SIDE:
            note(at, ram_chance(len(course.way)))
        if arms:
            for shift in _SHIFT[1:]:
                note(at + shift, arms)
        for chance in BOW[kind]:
            at += _SHIFT[course.facing]
            note(at, chance)
    return tuple(best.items())
