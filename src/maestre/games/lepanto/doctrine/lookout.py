"""The lookout's report: where the enemy is, how near, and where his guns may bear next."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

from maestre.games.lepanto.data import Figures, Kind, ShipId
from maestre.games.lepanto.doctrine import judgement
from maestre.games.lepanto.doctrine.council import Plan, Stance
from maestre.games.lepanto.doctrine.courses import CALM, Course, menace, offing, within_strike
from maestre.games.lepanto.doctrine.soundings import FAR, gaps
from maestre.games.lepanto.doctrine.stakes import Moment, Stakes
from maestre.games.lepanto.fighting.gunnery import gun_chance
from maestre.games.lepanto.table.state import Ship, State
from maestre.space import hexes


class Post(NamedTuple):
    """A place that a ship can take up, and what it is worth: with the best company, and with none."""

    at_best: float
    gain: float
    cell: int
    course: Course
    rams: bool


class Prospect(NamedTuple):
    """What staying is worth to a ship, and the posts in its reach, best first."""

    ship: Ship
    towing: bool
    stay: float
    posts: tuple[Post, ...]


class Lookout:
    """What a captain knows of the enemy, and what he has thought out upon it."""

    def __init__(self, figures: Figures, moment: Moment, plan: Plan, enemies: tuple[Ship, ...]) -> None:
        """Begin a report; each part of it is made when it is first asked for."""
        self.figures = figures
        self.offing = offing(figures)
        self.moment = moment
        self.plan = plan
        self.enemies = enemies
        self.side = moment.side
        self.wind = moment.wind
        self.stakes = Stakes(figures, moment, plan)
        self.promises: dict[Kind, dict[tuple[int, int], float]] = {kind: {} for kind in Kind}
        self.prospects: dict[ShipId, Prospect] = {}
        self.bows: dict[ShipId, tuple[Ship, tuple[ShipId | None, ...], tuple[int, ...]]] = {}

    @cached_property
    def quarry(self) -> dict[int, Ship]:
        """The enemy in each hex."""
        return {ship.cell: ship for ship in self.enemies}

    @cached_property
    def prey(self) -> dict[int, float]:
        """What the enemy in each hex is worth, the main targets more than others."""
        worth, targets = self.stakes.worth, dict.fromkeys(self.plan.targets)
        return {ship.cell: worth(ship) * (judgement.TARGET if ship.id in targets else 1) for ship in self.enemies}

    @cached_property
    def charted(self) -> dict[int, float]:
        """The same by the places of the chart with a margin."""
        slot = self.offing.slot
        return {slot[cell]: worth for cell, worth in self.prey.items()}

    @cached_property
    def cells(self) -> dict[int, int]:
        """The hexes of the enemies by the places of that chart."""
        slot = self.offing.slot
        return {slot[cell]: cell for cell in self.prey}

    @cached_property
    def gaps(self) -> list[int]:
        """How many hexes every hex lies from the nearest enemy; the last place stands for off the map."""
        return gaps(self.figures, tuple([ship.cell for ship in self.enemies]))

    @cached_property
    def target_gaps(self) -> list[int]:
        """The same to the nearest of the main targets, while there is any."""
        targets = dict.fromkeys(self.plan.targets)
        cells = tuple([ship.cell for ship in self.enemies if ship.id in targets])
        return gaps(self.figures, cells) if cells else self.gaps

    @cached_property
    def lures(self) -> dict[Stance, list[float]]:
        """What it is worth by stance to be at each gap."""
        far, berth, pull = range(FAR + 1), self.berth, judgement.PULL * self.plan.haste
        return {
            Stance.PRESS: [-pull * gap for gap in far],
            Stance.SUPPORT: [-pull * gap for gap in far],
            Stance.HOLD: [-pull * max(gap, berth) for gap in far],
        }

    @property
    def berth(self) -> int:
        """In hexes: how near those come who let the enemy come."""
        return max(self.plan.berth, judgement.STRIKE_GAP)

    def lure(self, squadron: str, cell: int) -> float:
        """Weigh how near to the enemy a hex is, by what a squadron is about."""
        stance = self.plan.stance(squadron)
        gap = (self.target_gaps if stance is Stance.SUPPORT else self.gaps)[cell]
        return self.lures[stance][gap]

    def sails(self, facing: int) -> int:
        """Give the hexes that our ships make under sail on a heading."""
        return self.figures.sail[self.side][hexes.hexsides_between(facing, self.wind)] if self.wind != CALM else 0

    @cached_property
    def pressure(self) -> list[float]:
        """How likely the enemy would be to sink a ship on each place of the chart, as far as he divides his attacks."""
        figures, slot = self.figures, self.offing.slot
        pressure = [0.0] * self.offing.slots
        threats, company = self.stakes.threats, self.plan.company
        for ship in self.strikers:
            share = 1 / company.get(ship.id, 1.0)
            if self._lies(ship):
                for cell, value in figures.guns.field(ship.kind, ship.facing, ship.cell).items():
                    pressure[slot[cell]] += gun_chance(figures, ship.kind, value.guns) * share
                continue
            at, rested, arms = slot[ship.cell], self._rested(ship), threats[ship.kind]
            for shift, chance in menace(figures, ship.kind, ship.side, ship.facing, self.wind, rested, arms):
                pressure[at + shift] += chance * share
        return pressure

    @cached_property
    def strikers(self) -> tuple[Ship, ...]:
        """The enemies who can attack in their next turn: neither repulsed nor held in reserve."""
        reserve, turn = self.figures.reserve, self._next
        held = reserve.squadrons if turn < reserve.release_turn else ()
        return tuple([ship for ship in self.enemies if not ship.repulsed and ship.squadron not in held])

    @property
    def _next(self) -> int:
        """The game turn in which the enemy moves next."""
        return self.moment.turn + (self.side is self.figures.player_order[-1])

    def _rested(self, ship: Ship) -> bool:
        return ship.exhausted != self._next - 1

    def _lies(self, ship: Ship) -> bool:
        return bool(ship.immobilised) or self.figures.types[ship.kind].towed

    @cached_property
    def covered(self) -> frozenset[int]:
        """The hexes within an enemy's range, arcs aside, in which a repulsed ship stays so."""
        within, reach = self.figures.grid.within, self.figures.reach
        return frozenset(cell for ship in self.enemies for cell in (ship.cell, *within(ship.cell, reach[ship.kind])))

    def risk(self, cell: int, squadron: str) -> float:
        """Reckon how likely a ship in this hex is to be lost in the enemy's next turn, as far as it is feared."""
        caution = judgement.CAUTION if squadron in self.plan.committed else judgement.FRESH_CAUTION
        pressure = caution * self.stakes.caution * self.pressure[self.offing.slot[cell]]
        return pressure / (1 + pressure)

    @cached_property
    def _reaches(self) -> list[tuple[int, frozenset[int]]]:
        """The places of the enemies who can attack, each with the shifts to where they can."""
        figures, slot = self.figures, self.offing.slot
        found = []
        for ship in self.strikers:
            at, kind = slot[ship.cell], ship.kind
            if self._lies(ship):
                shifts = frozenset([slot[to] - at for to in figures.guns.field(kind, ship.facing, ship.cell)])
            else:
                shifts = within_strike(figures, kind, ship.side, ship.facing, self.wind, self._rested(ship))
            found.append((at, shifts))
        return found

    def threatening(self, cell: int) -> int:
        """Count the enemies who, on an open sea, could next fire at a hex, ram there or come alongside."""
        there = self.offing.slot[cell]
        return sum([there - at in shifts for at, shifts in self._reaches])

    def mark(self, kind: Kind, cell: int, facing: int) -> tuple[float, int]:
        """Weigh the best shot over the bow of a ship in this hex on this heading, and say into which hex.

        Who is taken with long shots believes them to be the better ones.
        """
        best, target = 0.0, -1
        prey = self.prey
        ahead = self.figures.step[facing]
        chances = self.offing.bows[kind]
        for chance in chances[::-1] if self.plan.temper.makes("long-shots") else chances:
            cell = ahead[cell]
            if cell in prey and chance * prey[cell] > best:
                best, target = chance * prey[cell], cell
        return best, target

    def hits(self, kind: Kind, cell: int, target: int) -> float:
        """Give the chance that a shot dead ahead sinks what lies in a hex, whatever anybody believes."""
        return self.offing.bows[kind][self.figures.grid.distance(cell, target) - 1]


_REPORTS: Final[deque[Lookout]] = deque(maxlen=4)


def lookout(state: State, plan: Plan) -> Lookout:
    """Give the report for the side whose turn it is: the last one, while all that it depends on is the same."""
    side, figures = state.side, state.figures
    ships = state.ships.values()
    enemies = tuple([ship for ship in ships if ship.side is not side])
    wind = CALM if state.calm and not state.calm_allows_sail else state.wind
    left = figures.scenarios[state.scenario].last_turn - state.turn
    ours = [ship for ship in ships if ship.side is side]
    moment = Moment(side, state.turn, left, wind, _points(figures, ours) - _points(figures, enemies))
    for report in _REPORTS:
        if report.figures is figures and report.moment == moment and report.enemies == enemies and report.plan == plan:
            return report
    report = Lookout(figures, moment, plan, enemies)
    _REPORTS.append(report)
    return report


def _points(figures: Figures, ships: Sequence[Ship]) -> int:
    """Add up what would count if the game ended now."""
    types = figures.types
    return sum([types[ship.kind].points for ship in ships if not ship.repulsed and not ship.immobilised])
