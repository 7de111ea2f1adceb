"""The lookout's report: where the enemy is, how near, and where his guns may come to bear. Made once a phase."""

from __future__ import annotations

from collections import deque
from functools import cached_property
from typing import Final, NamedTuple

from maestre.games.lepanto.data import ENTRY, GRID, REACH, RESERVE, SCENARIOS, STEP, TYPES, Kind, Side, gun_hexes
from maestre.games.lepanto.doctrine import judgement
from maestre.games.lepanto.doctrine.chances import BOW, SALVO, gun_chance
from maestre.games.lepanto.doctrine.courses import CALM, SLOT, SLOTS, menace
from maestre.games.lepanto.state import Ship, ShipId, State

FAR: Final = 99
"""The gap to an enemy that no water leads to."""


class Moment(NamedTuple):
    """What a report depends on besides the enemy: whose turn it is, the wind, and who is ahead."""

    side: Side
    turn: int
    left: int
    wind: int
    lead: int


class Lookout:
    """What a captain knows of the enemy for one phase."""

    def __init__(self, moment: Moment, enemies: tuple[Ship, ...]) -> None:
        """Begin a report; each part is made when it is first asked for."""
        self.moment = moment
        self.enemies = enemies
        self.side, self.turn, self.left, self.wind, self.lead = moment
        self.plans: dict[ShipId, tuple[Ship, object]] = {}
        self.bows: dict[ShipId, tuple[Ship, int]] = {}

    @cached_property
    def prey(self) -> dict[int, float]:
        """What the enemy in a hex is worth."""
        return {ship.cell: self.worth(ship) for ship in self.enemies}

    @cached_property
    def quarry(self) -> dict[int, Ship]:
        """The enemy in a hex."""
        return {ship.cell: ship for ship in self.enemies}

    @cached_property
    def slots(self) -> dict[int, float]:
        """What the enemy in a place of the chart is worth."""
        return {SLOT[ship.cell]: self.worth(ship) for ship in self.enemies}

    def worth(self, ship: Ship) -> float:
        """Weigh a ship: the points it would score, and its guns for the turns to come."""
        points = 0 if ship.repulsed or ship.immobilised else TYPES[ship.kind].points
        if self.left == 0:
            return points
        if ship.repulsed and not ship.immobilised:
            points = TYPES[ship.kind].points
        return points + judgement.TEETH * SALVO[ship.kind] * min(1.0, self.left / judgement.LATE)

    @cached_property
    def gaps(self) -> list[int]:
        """How many hexes every hex of the sea lies from the nearest enemy; the last place stands for off the map."""
        gaps = [FAR] * GRID.size + [-1]
        front = [ship.cell for ship in self.enemies]
        for cell in front:
            gaps[cell] = 0
        steps = ENTRY[Kind.GALLIOT][1:]
        gap = 0
        while front:
            gap += 1
            beyond: list[int] = []
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
        """How many ships the enemy could sink on each hex in his next turn, if all of his fired there."""
        pressure = [0.0] * SLOTS
        turn = self.turn + (self.side is Side.ISLAMIC)
        for ship in self.enemies:
            if ship.repulsed or (turn < RESERVE.release_turn and ship.squadron in RESERVE.squadrons):
                continue
            if ship.kind is Kind.GALLEASS:
                for cell, value in gun_hexes(ship.kind, ship.facing, ship.cell).items():
                    pressure[SLOT[cell]] += gun_chance(ship.kind, value.guns)
                continue
            at = SLOT[ship.cell]
            if ship.immobilised:
                continue
            rested = ship.exhausted != turn - 1
            for shift, chance in menace(ship.kind, ship.side, ship.facing, self.wind, rested):
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
        pressure = judgement.CAUTION[self.side] * self.pressure[SLOT[cell]]
        return pressure / (1 + pressure)

    def shot(self, kind: Kind, cell: int, facing: int) -> float:
        """Weigh the best shot over the bow of a ship in this hex on this heading."""
        best = 0.0
        prey = self.prey
        ahead = STEP[facing]
        for chance in BOW[kind]:
            cell = ahead[cell]
            if cell in prey:
                best = max(best, chance * prey[cell])
        return best


_REPORTS: Final[deque[Lookout]] = deque(maxlen=4)


def lookout(state: State) -> Lookout:
    """Give the report for the side whose turn it is; while nothing that it depends on has changed, the same one."""
    side = state.side
    ships = state.ships.values()
    enemies = tuple([ship for ship in ships if ship.side is not side])
    wind = state.wind if state.calm_allows_sail or not state.calm else CALM
    moment = Moment(side, state.turn, SCENARIOS[state.scenario].last_turn - state.turn, wind, _lead(state))
    for report in _REPORTS:
        if report.moment == moment and report.enemies == enemies:
            return report
    report = Lookout(moment, enemies)
    _REPORTS.append(report)
    return report


_POINTS: Final = {kind: TYPES[kind].points for kind in Kind}


def _lead(state: State) -> int:
    """Count by how many points the active side is ahead, with the ships that would count now."""
    side = state.side
    lead = 0
    for ship in state.ships.values():
        if not ship.repulsed and not ship.immobilised:
            lead += _POINTS[ship.kind] if ship.side is side else -_POINTS[ship.kind]
    return lead
