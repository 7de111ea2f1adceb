"""How far every hex lies from the nearest of some ships, by the water between."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from maestre.games.lepanto.data import Figures, Kind

FAR: Final = 99
"""The gap to an enemy whom no water leads to."""


@lru_cache(maxsize=16)
def gaps(figures: Figures, cells: tuple[int, ...]) -> list[int]:
    """Count the hexes from every hex to the nearest of these; the last place stands for off the map.

    Whoever asks leaves the list as it is.
    """
    found = [FAR] * figures.grid.size + [-1]
    front = list(cells)
    for cell in front:
        found[cell] = 0
    steps = figures.entry[_shallowest(figures)][1:]
    gap = 0
    while front:
        gap += 1
        beyond = []
        for cell in front:
            for step in steps:
                to = step[cell]
                if found[to] > gap:
                    found[to] = gap
                    beyond.append(to)
        front = beyond
    return found


def _shallowest(figures: Figures) -> Kind:
    """Give a type of ship that goes wherever any does."""
    return next((kind for kind in Kind if figures.types[kind].shore), Kind.GALLEY)
