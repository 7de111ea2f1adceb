"""The lookout's report: where the enemy is, how near, and where his guns may bear next."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

from maestre.games.lepanto.data import (
    ENTRY,
    GRID,
    PLAYER_ORDER,
    REACH,
    RESERVE,
    SCENARIOS,
    STEP,
    TYPES,
    Kind,
    gun_hexes,
)
from maestre.games.lepanto.doctrine.courses import CALM, SLOT, SLOTS, Course, menace
from maestre.games.lepanto.doctrine.stakes import Moment, Stakes
from maestre.games.lepanto.fighting.chances import BOW
from maestre.games.lepanto.fighting.gunnery import gun_chance
from maestre.games.lepanto.table.state import Ship, ShipId, State

FAR: Final = 99
"""The gap to an enemy whom no water leads to."""


class Post(NamedTuple):
    """A place that a ship can take up, and what it is worth: with the best company, and with none."""

    at_best: float
    gain: float
    cell: int
    course: Course
    rams: bool


class Plan(NamedTuple):
    """What staying is worth to a ship, and the posts in its reach, best first."""

    ship: Ship
    towing: bool
    stay: float
    posts: tuple[Post, ...]


class Lookout:
    """What a captain knows of the enemy, and what he has thought out upon it."""

    def __init__(self, moment: Moment, enemies: tuple[Ship, ...]) -> None:
        """Begin a report; each part of it is made when it is first asked for."""
        self.moment = moment
        self.enemies = enemies
        self.side = moment.side
        self.wind = moment.wind
        self.stakes = Stakes(moment)
        self.promises: dict[Kind, dict[tuple[int, int], float]] = {kind: {} for kind in Kind}
        self.plans: dict[ShipId, Plan] = {}
        self.bows: dict[ShipId, tuple[Ship, tuple[ShipId | None, ...], int]] = {}

    @cached_property
    def quarry(self) -> dict[int, Ship]:
        """The enemy in each hex."""
        return {ship.cell: ship for ship in self.enemies}

    @cached_property
    def prey(self) -> dict[int, float]:
        """What the enemy in each hex is worth."""
        return {ship.cell: self.stakes.worth(ship) for ship in self.enemies}

    @cached_property
    def charted(self) -> dict[int, float]:
        """The same by the places of the chart with a margin."""
        return {SLOT[cell]: worth for cell, worth in self.prey.items()}

    @cached_property
    def gaps(self) -> list[int]:
        """How many hexes every hex lies from the nearest enemy; the last place stands for off the map."""
        gaps = [FAR] * GRID.size + [-1]
        front = [ship.cell for ship in self.enemies]
        for cell in front:
            gaps[cell] = 0
        steps = ENTRY[_SHALLOWEST][1:]
        gap = 0
        while front:
            gap += 1
            beyond = []
            for cell in front:
                for step in steps:
                    to = step[cell]
                    if gaps[to] > gap:
                        gaps[to] = gap
                        beyond.append(to)
            front = beyond
        return gaps

    @cached_property
    def pressure(self) -> list[float]:
        """How many ships the enemy would sink on each place of the chart in his next turn, if all fired there."""
        pressure = [0.0] * SLOTS
        turn = self.moment.turn + (self.side is PLAYER_ORDER[-1])
        threats = self.stakes.threats
        for ship in self.enemies:
            if ship.repulsed or (turn < RESERVE.release_turn and ship.squadron in RESERVE.squadrons):
                continue
            if ship.immobilised or TYPES[ship.kind].towed:
                for cell, value in gun_hexes(ship.kind, ship.facing, ship.cell).items():
                    pressure[SLOT[cell]] += gun_chance(ship.kind, value.guns)
                continue
            at = SLOT[ship.cell]
            rested = ship.exhausted != turn - 1
            for shift, chance in menace(ship.kind, ship.side, ship.facing, self.wind, rested, threats[ship.kind]):
                pressure[at + shift] += chance
        return pressure

    @cached_property
    def covered(self) -> frozenset[int]:
        """The hexes within an enemy's range, arcs aside, in which a repulsed ship stays so."""
        return frozenset(
            cell for ship in self.enemies for cell in (ship.cell, *GRID.within(ship.cell, REACH[ship.kind]))
        )

    def risk(self, cell: int) -> float:
        """Reckon how likely a ship in this hex is to be lost in the enemy's next turn."""
        pressure = self.stakes.caution * self.pressure[SLOT[cell]]
        return pressure / (1 + pressure)

    def mark(self, kind: Kind, cell: int, facing: int) -> tuple[float, int]:
        """Weigh the best shot over the bow of a ship in this hex on this heading, and say into which hex."""
        best, target = 0.0, -1
        prey = self.prey
        ahead = STEP[facing]
        for chance in BOW[kind]:
            cell = ahead[cell]
            if cell in prey and chance * prey[cell] > best:
                best, target = chance * prey[cell], cell
        return best, target


_SHALLOWEST: Final = next(kind for kind in Kind if TYPES[kind].shore)
_POINTS: Final = {kind: TYPES[kind].points for kind in Kind}
_REPORTS: Final[deque[Lookout]] = deque(maxlen=4)


def lookout(state: State) -> Lookout:
    """Give the report for the side whose turn it is: the last one, while all that it depends on is the same."""
    side = state.side
    ships = state.ships.values()
    enemies = tuple([ship for ship in ships if ship.side is not side])
    wind = CALM if state.calm and not state.calm_allows_sail else state.wind
    left = SCENARIOS[state.scenario].last_turn - state.turn
    ours = [ship for ship in ships if ship.side is side]
    moment = Moment(side, state.turn, left, wind, _points(ours) - _points(enemies))
    for report in _REPORTS:
        if report.moment == moment and report.enemies == enemies:
            return report
    report = Lookout(moment, enemies)
    _REPORTS.append(report)
    return report


def _points(ships: Sequence[Ship]) -> int:
    """Add up what would count if the game ended now."""
    return sum([_POINTS[ship.kind] for ship in ships if not ship.repulsed and not ship.immobilised])
