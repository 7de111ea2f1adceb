"""The game's own figures under the names by which tests call them, and its readers with what they check by."""

from __future__ import annotations

from functools import partial

from maestre.games.aguila.data import BASES, COMBAT, Stock, lists, scenarios, terrain, troops, weapons
from maestre.games.aguila.table.state import State

FIGURES = State.figures

ABILITIES, WEAPONS = FIGURES.abilities, FIGURES.weapons
LANDS, PROVENANCE = FIGURES.lands, FIGURES.provenance
ORDERS = FIGURES.orders
WEATHER = FIGURES.weather
SCENARIOS = FIGURES.scenarios
TROOPS, KINDS, UNITS = FIGURES.troops, FIGURES.kinds, FIGURES.units
STOCK = Stock(BASES, ABILITIES, COMBAT, WEAPONS, TROOPS)

read_scenarios = partial(scenarios.read_scenarios, combat=COMBAT, weapons=WEAPONS)
TERRAIN = FIGURES.terrain
read_terrain = partial(terrain.read_terrain, combat=COMBAT)
OFFICERS = FIGURES.officers
LISTS = FIGURES.lists
FORCES = FIGURES.forces
read_lists = partial(lists.read_lists, kinds=KINDS, bases=BASES)
read_units = partial(troops.read_units, stock=STOCK)
reckoned = partial(troops.reckoned, STOCK)
read_weapons = partial(weapons.read_weapons, combat=COMBAT)
