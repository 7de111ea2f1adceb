"""A small field for tests of command actions: three Troops a side, a Commander among his own who sees the enemy."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from maestre.games.tercios.command.leaders import POWERS
from maestre.games.tercios.data import INCH, Quality
from maestre.games.tercios.table.state import LeaderId, Scenery, State
from maestre.play import Draw
from maestre.play.record import Drawn
from tests.games.tercios.fields import field
from tests.games.tercios.positions import Position, Skirmish, command_action, lead, officer, roll

TROOPS = {
    "B1-1": "26,20 0",
    "B1-2": "34,20 0",
    "B1-3": "30,15.5 0",
    "R1-1": "26,34 180",
    "R1-2": "30,34 180",
    "R1-3": "34,34 180",
}
CHIEF = LeaderId("B0")
THREE = "pike_company pike_company pike_company"


def staff(
    *qualities: Quality,
    troops: tuple[str, ...] = (),
    blue: str = THREE,
    red: str = THREE,
    scenery: tuple[Scenery, ...] = (),
) -> Position:
    """Open a table before the plans; blue's Commander has these qualities and stands between his Troops.

    ``troops`` are lines as in `field` that replace or add to the usual places; an empty place removes one.
    """
    lines = TROOPS | dict((line + " ").split(" ", 1) for line in troops)
    placed = (f"{name} {words}" for name, words in lines.items() if words.strip())
    table = field(*placed, blue=blue, red=red, scenery=scenery)
    return officer(table, CHIEF, at=(30, 19), level=3, virtues=(), qualities=qualities)


def declare(table: Position, quality: Quality, *on: str) -> Position:
    """Let the Commander stay where he is and declare an action; its dice are due."""
    return command_action(lead(table, CHIEF), quality, *on)


def do(table: Position, quality: Quality, *on: str, faces: tuple[int, ...] = (6, 1, 1)) -> Position:
    """Let the Commander perform an action, with one success unless told otherwise."""
    declare(table, quality, *on)
    roll(table, *faces)
    return table


def targets(table: Position, quality: Quality) -> tuple[tuple[str, ...], ...]:
    """Whom the Commander may name for an action."""
    return POWERS[quality].targets(table.state, CHIEF)


def drawn(table: Position, place: int) -> Position:
    """Let the one of that place be drawn."""
    assert isinstance(table.request, Draw)
    table.enter(Drawn((place,)))
    return table


def spot(table: Position, name: str) -> tuple[float, float] | None:
    """Where a leader stands, in inches."""
    found = table.state.leaders[LeaderId(name)].at
    return None if found is None else (round(found.x / INCH, 2), round(found.y / INCH, 2))


class Staffed(Skirmish):
    """A few turns between armies whose leaders share out every quality that is an action, with dice to use them."""

    scenarios: ClassVar = ("companies",)

    def setup(self, scenario: str, options: dict[str, Any]) -> State:
        state = super().setup(scenario, options)
        every = tuple(quality for quality in Quality if quality in POWERS)
        for place, name in enumerate(state.leaders):
            officers = every[place :: len(state.leaders)]
            state.leaders[name] = replace(state.leaders[name], level=5, qualities=officers)
        return state
