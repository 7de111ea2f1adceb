"""Every figure of Lepanto, from ``data/``, checked once when it is read: rules read numbers here and nowhere else."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from maestre.games.lepanto.data.charts import (
    COMBAT_FILE,
    Arc,
    Combat,
    GunTables,
    ProfileHex,
    ProfileValue,
    SmallArms,
    read_charts,
)
from maestre.games.lepanto.data.counters import SHIPS_FILE, Kind, ShipType, Side, Victory, count_types
from maestre.games.lepanto.data.fleets import FLEETS_FILE, Doria, Placed, Reserve, ShipId, Squadron, Totals, muster
from maestre.games.lepanto.data.sailing import MOVEMENT_FILE, Movement, Sailing, Shift, Wind, chart_courses
from maestre.games.lepanto.data.scenarios import SCENARIOS_FILE, Muster, Scenario, read_scenarios
from maestre.games.lepanto.data.waters import DIRECTIONS, MAP_FILE, Sea, survey
from maestre.play.written.datatables import DataError, Source, Table, each, read, sources
from maestre.play.written.figures import Figures as PlayFigures
from maestre.play.written.figures import Files
from maestre.space.hexes import hexsides_between

__all__ = [
    "DIRECTIONS",
    "Arc",
    "DataError",
    "Doria",
    "Figures",
    "GunTables",
    "Kind",
    "Movement",
    "Placed",
    "ProfileHex",
    "ProfileValue",
    "Reserve",
    "Scenario",
    "Sea",
    "Shift",
    "ShipId",
    "ShipType",
    "Side",
    "SmallArms",
    "Source",
    "Squadron",
    "Totals",
    "Victory",
    "Wind",
    "own_figures",
    "read_options",
]

OPTIONS_FILE: Final = "options.toml"


class _Option(Table, frozen=True, kw_only=True):
    id: str
    values: tuple[bool | str, ...]

    def __post_init__(self) -> None:
        super().__post_init__()
        if len(self.values) < len((True, False)) or len(set(self.values)) < len(self.values):
            raise ValueError(f"values are {self.values}; write at least two, each once, our ruling first")


class _OptionsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    option: dict[str, dict[str, object]]


def read_options(text: str) -> dict[str, _Option]:
    """Read the switches for contested readings."""
    return each(OPTIONS_FILE, "option", read(OPTIONS_FILE, text, _OptionsFile).option, _Option)


def _by_wind(sail: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Lay hexes under sail out by wind and heading, for which there is no number 0."""
    return ((), *((0, *(sail[hexsides_between(bow, wind)] for bow in DIRECTIONS)) for wind in DIRECTIONS))


class Figures(PlayFigures):
    """The figures of a battle of Lepanto; what rules look up at every step is at hand without a way through tables."""

    def __init__(self, origin: Files) -> None:
        """Read the files, those first that others are checked by."""
        super().__init__(origin)
        self.types, self.victory = count_types(origin.text(SHIPS_FILE))
        self.sea = Sea(survey(origin.text(MAP_FILE)), self.types)
        sailing = chart_courses(origin.text(MOVEMENT_FILE))
        combat = read_charts(origin.text(COMBAT_FILE), self.types, sailing)
        fleets = muster(origin.text(FLEETS_FILE), self.types, self.sea, sailing.turns.count)
        self.scenarios = read_scenarios(origin.text(SCENARIOS_FILE), Muster(self.types, self.sea, sailing, fleets))
        """The scenarios by key, the whole battle first."""
        self.musters = {
            key: {side: tuple(ship.id for ship in plan.ships if ship.side is side) for side in Side}
            for key, plan in self.scenarios.items()
        }
        """The ships with which each side begins a scenario."""
        switches = read_options(origin.text(OPTIONS_FILE))
        self.options = {name: option.values for name, option in switches.items()}
        """The values of each switch, the default first."""
        self.squadrons, self.ships, self.tows = fleets.squadrons, fleets.ships, fleets.tows
        """The squadrons by id, in the order of the book; every ship by id; galleasses in tow and their galleys."""
        self.totals = fleets.totals
        """What each side adds up to."""
        self.reserve, self.doria = fleets.reserve, fleets.doria
        self._sail(sailing)
        self._fight(combat)
        tables = (
            ("map", self.sea.file),
            ("ships.ship_type", self.types),
            ("ships.victory", self.victory),
            ("movement", sailing),
            ("combat", combat),
            ("fleets.squadron", self.squadrons),
            ("fleets.totals", self.totals),
            ("fleets.reserve", self.reserve),
            ("fleets.doria", self.doria),
            ("scenarios.scenario", self.scenarios),
            ("options.option", switches),
        )
        self.provenance = dict(found for path, table in tables for found in sources(path, table))
        """Where each table comes from, by file and table: ``combat.gunnery.chart``."""

    def _sail(self, sailing: Sailing) -> None:
        """Lay out what ships move by."""
        self.grid, self.step = self.sea.grid, self.sea.step
        self.entry, self.drift = self.sea.entry, self.sea.drift

        self.die = tuple(range(1, sailing.die.faces + 1))
        """The faces of the die."""
        self.turns = sailing.turns.count
        """The number of the last turn."""
        self.player_order = sailing.turns.order
        """Who plays first in a turn, and who second."""
        self.phases = sailing.turns.phases
        """The phases of a player turn, in order."""
        self.wind = sailing.wind
        self.movement = sailing.movement
        size = self.movement.turn_size_hexsides
        self.to_port = (0, *((bow - 1 + size) % 6 + 1 for bow in DIRECTIONS))
        self.to_starboard = (0, *((bow - 1 - size) % 6 + 1 for bow in DIRECTIONS))
        """The heading after a turn by the heading before it; numbers of directions grow counter-clockwise."""
        self.sail = {side: sailing.sail.of(side) for side in Side}
        """Hexes under sail by side and hexsides between bow and wind."""
        self.headway = {side: _by_wind(self.sail[side]) for side in Side}
        """Hexes under sail by side, wind and heading."""
        self.reorient = {kind: sailing.reorientation.of(kind) for kind in Kind}
        """Hexsides in one reorientation, by type of ship."""

    def _fight(self, combat: Combat) -> None:
        """Lay out what ships fight by."""
        self.guns = GunTables(combat.gunnery, self.die, self.grid)
        self.odds_chart = combat.close_combat.chart.results
        """The results of small arms and boarding by odds, one letter per die face: R, E or B."""
        self.odds_limit = combat.close_combat.odds_limit
        """The longest odds, either way."""
        self.small_arms = combat.small_arms
        self.boarding_sides = combat.boarding.sides
        """The directions in which a ship boards, as hexsides counter-clockwise from its bow."""
        self.ram_table = combat.ramming.chart.results
        """The results of a ram by hexes moved, one letter per die face: E or I."""
        self.ram_side = combat.ramming.side
        """The side that rams."""
        self.reach = {kind: max(self.guns.range[kind], self.small_arms.range) for kind in Kind}
        """How far a ship reaches with guns or small arms, arcs aside, by type."""
        self.farthest = max(self.reach.values())


@cache
def own_figures() -> Figures:
    """Read the game's own figures, once."""
    return Figures(Files(__name__))
