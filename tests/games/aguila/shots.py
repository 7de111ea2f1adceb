"""Short ways to a shot: who may make it, and its figures."""

from __future__ import annotations

from maestre.games.aguila.shooting.aiming import aims
from maestre.games.aguila.shooting.shots import Volley, volley
from maestre.games.aguila.table.state import State, UnitId
from maestre.games.aguila.table.subjects import Aim

MM = 25.4


def mm(x: float, y: float) -> str:
    """A point in millimetres from the middle of the table, as a line of a position writes it."""
    return f"{(900 + x) / MM},{(600 + y) / MM}"


def targets(state: State, unit: str = "B1-1") -> list[str]:
    """Whom a unit may shoot at."""
    return list(dict.fromkeys(aim.target for aim in aims(state, UnitId(unit))))


def aim(state: State, unit: str = "B1-1", target: str = "R1-1", kind: str = "", **fields: object) -> Aim:
    """The shot of a unit at a target."""
    found = aims(state, UnitId(unit), reacting=bool(fields.get("reaction")))
    return next(one for one in found if one.target == target and kind in {"", one.kind})


def shot(state: State, unit: str = "B1-1", target: str = "R1-1", kind: str = "", **fields: object) -> Volley:
    """The shot of a unit at a target, with its figures."""
    return volley(state, aim(state, unit, target, kind, **fields))


def figures(state: State, unit: str = "B1-1", target: str = "R1-1", kind: str = "", **fields: object) -> str:
    """The dice of a shot and what they need, as ``12 at 4+``."""
    found = shot(state, unit, target, kind, **fields)
    return f"{found.dice.whole} at {found.number.whole}+"
