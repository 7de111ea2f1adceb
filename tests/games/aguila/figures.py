"""The game's own figures under the names by which tests call them, and its readers with what they check by."""

from __future__ import annotations

from functools import partial

from maestre.games.aguila.data import Stock, combat, formations, lists, scenarios, terrain, troops, weapons
from maestre.games.aguila.table.state import State

FIGURES = State.figures

TABLE, FIELD, DISTANCES, SIGHT = FIGURES.table, FIGURES.field, FIGURES.distances, FIGURES.sight
BASES, HORSEMAN = FIGURES.bases, FIGURES.horseman
FORMATIONS, COMBAT, ABILITIES, WEAPONS = FIGURES.formations, FIGURES.combat, FIGURES.abilities, FIGURES.weapons
ORDERS, WEATHER, TERRAIN, LANDS = FIGURES.orders, FIGURES.weather, FIGURES.terrain, FIGURES.lands
TROOPS, KINDS, UNITS, OFFICERS = FIGURES.troops, FIGURES.kinds, FIGURES.units, FIGURES.officers
LISTS, FORCES, SCENARIOS, PROVENANCE = FIGURES.lists, FIGURES.forces, FIGURES.scenarios, FIGURES.provenance
STOCK = Stock(BASES, ABILITIES, COMBAT, WEAPONS, TROOPS)

read_formations = partial(formations.read_formations, bases=BASES)
read_combat = partial(combat.read_combat, formations=FORMATIONS)
read_weapons = partial(weapons.read_weapons, combat=COMBAT)
read_terrain = partial(terrain.read_terrain, combat=COMBAT)
read_scenarios = partial(scenarios.read_scenarios, combat=COMBAT, weapons=WEAPONS)
read_units = partial(troops.read_units, stock=STOCK)
read_lists = partial(lists.read_lists, kinds=KINDS, bases=BASES)
