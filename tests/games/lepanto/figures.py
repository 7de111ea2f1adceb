"""The game's own figures under the names by which tests call them, and its charts as readings."""

from __future__ import annotations

from functools import partial

from maestre.games.lepanto import game
from maestre.games.lepanto.fighting.close_combat import OddsChart
from maestre.games.lepanto.fighting.gunnery import GunChart
from maestre.games.lepanto.fighting.ramming import RamTable

FIGURES = game.figures

GRID, STEP, ENTRY, DRIFT = FIGURES.grid, FIGURES.step, FIGURES.entry, FIGURES.drift
LAND, SHORE, HIDDEN, BLOCKED = FIGURES.sea.land, FIGURES.sea.shore, FIGURES.sea.hidden, FIGURES.sea.blocked
DIRECTION_NAMES, HEX_NAMES = FIGURES.sea.direction_names, FIGURES.sea.hex_names
closed, barrier = FIGURES.sea.closed, FIGURES.sea.barrier

TYPES, VICTORY = FIGURES.types, FIGURES.victory
DIE, TURNS, PHASES, PLAYER_ORDER = FIGURES.die, FIGURES.turns, FIGURES.phases, FIGURES.player_order
WIND, MOVEMENT, SAIL, REORIENT = FIGURES.wind, FIGURES.movement, FIGURES.sail, FIGURES.reorient

GUN_CHART, GUN_PROFILE, GUN_RANGE = FIGURES.guns.chart, FIGURES.guns.profile, FIGURES.guns.range
GUN_TARGETS, ADJACENT_GUNS, gun_hexes = FIGURES.guns.targets, FIGURES.guns.adjacent, FIGURES.guns.field
ODDS_CHART, ODDS_LIMIT, SMALL_ARMS = FIGURES.odds_chart, FIGURES.odds_limit, FIGURES.small_arms
BOARDING_SIDES, RAM_TABLE, RAM_SIDE, REACH = (
    FIGURES.boarding_sides,
    FIGURES.ram_table,
    FIGURES.ram_side,
    FIGURES.reach,
)

SQUADRONS, SHIPS, TOWS, TOTALS = FIGURES.squadrons, FIGURES.ships, FIGURES.tows, FIGURES.totals
RESERVE, DORIA = FIGURES.reserve, FIGURES.doria
SCENARIOS, OPTIONS, PROVENANCE = FIGURES.scenarios, FIGURES.options, FIGURES.provenance

gun_chart = partial(GunChart.of, FIGURES)
odds_chart = partial(OddsChart.at, FIGURES)
ram_table = partial(RamTable.of, FIGURES)
