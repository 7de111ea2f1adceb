"""Where a ship can go on an open sea: asked of the rules of movement themselves, once for each heading and wind."""

from __future__ import annotations

from copy import copy
from typing import Final, NamedTuple

from maestre.games.lepanto.data import DIRECTIONS, Figures, Kind, ShipId, Side
from maestre.games.lepanto.fighting.chances import bow_chances
from maestre.games.lepanto.fighting.ramming import ram_chance
from maestre.games.lepanto.sailing.movement import OAR, PORT, SAILS, STARBOARD, Walk, bar_step, take_step
from maestre.games.lepanto.table.state import Ship, State
from maestre.play.state import opened
from maestre.play.written.figures import kept
from maestre.space import hexes

CALM: Final = 0
"""In place of a wind: nobody sails."""

_STEPS: Final = (SAILS, OAR, PORT, STARBOARD)
_HERE: Final = hexes.Hex(0, 0)


class Offing:
    """A chart of the sea with a margin of water, where a shift is the same number wherever it starts."""

    def __init__(self, figures: Figures) -> None:
        """Rule the chart."""
        grid = figures.grid
        self.bows = bow_chances(figures)
        """The chances of a shot dead ahead by type of ship, at one hex, at two and so on."""
        self.longest = max(map(len, self.bows.values()))
        """As far as any bow gun reaches."""
        self.strike = figures.movement.max_hexes + self.longest
        """How far the fastest ship can be from an enemy and still bring its bow guns to bear in one turn."""
        self._west = self.strike - min(hex.q for hex in grid.hexes)
        self._width = self._west + max(hex.q for hex in grid.hexes) + self.strike + 1
        self.slot = tuple(self._slot(hex) for hex in grid.hexes)
        """The place of each cell."""
        self.slots = (grid.rows + 2 * self.strike) * self._width
        """How many places there are."""
        self.shift = (0, *(self._slot(step) - self._slot(_HERE) for step in hexes.DIRECTIONS))
        """How far each direction leads."""

    def _slot(self, hex: hexes.Hex) -> int:
        return (hex.r + self.strike) * self._width + hex.q + self._west


@kept
def offing(figures: Figures) -> Offing:
    """Give the chart of a battle with these figures."""
    return Offing(figures)


class Course(NamedTuple):
    """A move: its steps as orders are written, the direction of each hex entered, the last heading, what it costs."""

    steps: tuple[str, ...]
    way: tuple[int, ...]
    facing: int
    oars: int
    exhausts: bool


@kept
def courses(figures: Figures, side: Side, facing: int, wind: int, rested: bool) -> tuple[Course, ...]:
    """List the moves of a ship on this heading in this wind, with the least rowing for each way."""
    state, ship = _open_sea(figures, side, facing, wind, rested)
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


def _open_sea(figures: Figures, side: Side, facing: int, wind: int, rested: bool) -> tuple[State, Ship]:
    """A lone galley in the middle of the map, farther from any shore than a ship can go."""
    grid = figures.grid
    middle = grid.at(grid.cols // 2, grid.rows // 2)
    ship = Ship(ShipId("lone"), "", side, Kind.GALLEY, middle, facing, exhausted=0 if rested else 1)
    state = opened(State, figures)(
        scenario=next(iter(figures.scenarios)),
        turn=1 + figures.movement.turns_without_oars,
        wind=wind or DIRECTIONS[0],
        calm=wind == CALM,
        calm_allows_sail=wind != CALM,
        ships={ship.id: ship},
        at={},
    )
    return state, ship


@kept
def menace(
    figures: Figures, kind: Kind, side: Side, facing: int, wind: int, rested: bool, arms: float = 0.0
) -> tuple[tuple[int, float], ...]:
    """Give the shifts to all hexes on which a ship can fire or ram after its next move, with its best chance there.

    ``arms`` is the chance of its small arms against an adjacent ship, 0 where they do not pay.
    """
    chart, best = offing(figures), dict[int, float]()

    def note(at: int, chance: float) -> None:
        best[at] = max(best.get(at, 0.0), chance)

    stay = Course((), (), facing, 0, exhausts=False)
    for course in (stay, *courses(figures, side, facing, wind, rested)):
        at = sum(chart.shift[direction] for direction in course.way)
        if course.way and side is figures.ram_side:
            note(at, ram_chance(figures, len(course.way)))
        if arms:
            for shift in chart.shift[1:]:
                note(at + shift, arms)
        close = arms
        for chance in chart.bows[kind]:
            at += chart.shift[course.facing]
            note(at, 1 - (1 - chance) * (1 - close))
            close = 0.0
    return tuple(best.items())


@kept
def within_strike(figures: Figures, kind: Kind, side: Side, facing: int, wind: int, rested: bool) -> frozenset[int]:
    """Give the shifts to all hexes at which a ship can fire after its next move, which it can ram or be next to."""
    return frozenset([at for at, _ in menace(figures, kind, side, facing, wind, rested, arms=1.0)])
