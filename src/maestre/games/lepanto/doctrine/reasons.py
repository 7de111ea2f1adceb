"""What the terms of several phases tell alike."""

from __future__ import annotations

from maestre.games.lepanto.doctrine import judgement
from maestre.games.lepanto.doctrine.lookout import Lookout
from maestre.games.lepanto.table.state import Ship
from maestre.opponents import Term, term


def percent(chance: float) -> int:
    """Give a chance in hundredths."""
    return round(100 * chance)


def target_term(sea: Lookout, worth: float, target: Ship) -> Term:
    """Tell that an enemy is a main target, and how many others are about it."""
    distance, ships = sea.figures.grid.distance, sea.enemies
    foes = sum([distance(ship.cell, target.cell) <= judgement.CLUSTER for ship in ships]) - 1
    return term("why-target", worth, target=target.id, foes=foes, range=judgement.CLUSTER)
