"""The game's own figures under the names by which tests call them, and its readers with what they check by."""

from __future__ import annotations

from functools import partial

from maestre.games.aguila.data import BASES, COMBAT, KINDS, WEAPONS, lists, scenarios, terrain
from maestre.games.aguila.table.state import State

FIGURES = State.figures

LANDS, PROVENANCE = FIGURES.lands, FIGURES.provenance
ORDERS = FIGURES.orders
WEATHER = FIGURES.weather
SCENARIOS = FIGURES.scenarios

read_scenarios = partial(scenarios.read_scenarios, combat=COMBAT, weapons=WEAPONS)
TERRAIN = FIGURES.terrain
read_terrain = partial(terrain.read_terrain, combat=COMBAT)
OFFICERS = FIGURES.officers
LISTS = FIGURES.lists
FORCES = FIGURES.forces
read_lists = partial(lists.read_lists, kinds=KINDS, bases=BASES)
