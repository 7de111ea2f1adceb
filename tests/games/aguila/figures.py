"""The game's own figures under the names by which tests call them."""

from __future__ import annotations

from maestre.games.aguila.table.state import State

FIGURES = State.figures

LANDS, PROVENANCE = FIGURES.lands, FIGURES.provenance
ORDERS = FIGURES.orders
WEATHER = FIGURES.weather
