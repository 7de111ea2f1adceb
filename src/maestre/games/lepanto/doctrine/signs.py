"""Signs of a position: figures that tell who is winning, above 0 for the Christians and below for Islam."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maestre.games.lepanto.data import Side
from maestre.games.lepanto.doctrine.council import count
from maestre.games.lepanto.fighting.chances import salvoes
from maestre.games.lepanto.table.state import Ship, State

_MANY: Final = 4
"""How many times that counts which hardly ever befalls more than a quarter of a fleet."""

Sign = Callable[[State, Ship], float]


def _points(now: State, ship: Ship) -> float:
    """What would count if it ended now."""
    return count(now.figures, ship)


def _guns(now: State, ship: Ship) -> float:
    """What it would sink if all its guns had a target."""
    return 0.0 if ship.repulsed else salvoes(now.figures)[ship.kind]


def _repulsed(now: State, ship: Ship) -> float:
    return -_MANY * now.figures.types[ship.kind].points * ship.repulsed


def _stuck(now: State, ship: Ship) -> float:
    return -_MANY * now.figures.types[ship.kind].points * bool(ship.immobilised)


def _rested(now: State, ship: Ship) -> float:
    return -_MANY * now.figures.types[ship.kind].points * bool(ship.exhausted)


SIGNS: Final[dict[str, Sign]] = {
    "points": _points,
    "guns": _guns,
    "repulsed": _repulsed,
    "stuck": _stuck,
    "rested": _rested,
}
"""What each ship adds to its side; the difference between the sides is the sign, as a part of a whole fleet."""


def signs(now: State) -> dict[str, float]:
    """Give the figures of a position, each of about the size of 1, and alike for both sides but for their sign."""
    ships, types = now.ships.values(), now.figures.types
    scenario = now.figures.scenarios[now.scenario]
    whole = sum(types[ship.kind].points for ship in scenario.ships) / 2
    found = {name: sum(_signed(ship, sign(now, ship)) for ship in ships) / whole for name, sign in SIGNS.items()}
    afloat = sum(types[ship.kind].points for ship in ships)
    ahead = sum(_signed(ship, types[ship.kind].points) for ship in ships)
    past = now.turn / scenario.last_turn
    return found | {
        "late points": found["points"] * past,
        "odds": 2 * ahead / max(1, afloat),
        "bearing": sum(_signed(ship, types[ship.kind].points) for ship in _bearing(now)) / whole,
        "hour": _hour(now) * (1 - past),
    }


def _signed(ship: Ship, worth: float) -> float:
    return worth if ship.side is Side.CHRISTIAN else -worth


def _hour(now: State) -> int:
    """Whose small arms count for more by now."""
    arms = now.figures.small_arms
    return (now.turn >= arms.halved_from_turn) * (-1 if arms.halved_side is Side.CHRISTIAN else 1)


def _bearing(now: State) -> list[Ship]:
    """Who has an enemy in the field of his guns."""
    cells = {side: {ship.cell for ship in now.ships.values() if ship.side is side} for side in Side}
    field = now.figures.guns.field
    return [
        ship
        for ship in now.ships.values()
        if not ship.repulsed and not cells[ship.side.enemy].isdisjoint(field(ship.kind, ship.facing, ship.cell))
    ]
