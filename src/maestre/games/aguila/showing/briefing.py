"""What briefings tell of a battle: the armies, what objectives and losses are worth, and how long it lasts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from maestre.games.aguila.data.measures import Share
from maestre.games.aguila.table.state import State
from maestre.games.aguila.turn.victory import length_of
from maestre.miniatures.sides import Side
from maestre.play import Message
from maestre.play.written.messages import Arg

_LEARNING: Final = "learning"


def briefing_figures(state: State) -> dict[str, Arg]:
    """Name both armies, and tell the turns, what the scenario prints of its own, and when its reserves come."""
    length, found = length_of(state), state.figures.scenarios
    told: dict[str, Arg] = {"first": length.start, "last": length.last, **_own(state)}
    row = found.row[state.scenario]
    told |= _numbers({"defence": row.defender_points})
    if row.reserves is not None:
        told |= {"reserves": row.reserves.from_turn, "elite": row.reserves.elite_from_turn}
    for side in Side:
        army = state.armies[side]
        told[f"army_{side}"] = Message(f"nation-{army.nation}")
        told[f"points_{side}"] = army.points
    return told


def _own(state: State) -> dict[str, Arg]:
    """What a scenario prints of its own: whole numbers by their names."""
    own = state.figures.scenarios.own
    by_points = not state.learning and state.scenario in own.points_destroyed.scenarios
    table = own.points_destroyed if by_points else getattr(own, _LEARNING if state.learning else state.scenario.value)
    return _numbers(msgspec.structs.asdict(table))


def _numbers(printed: Mapping[str, object]) -> dict[str, Arg]:
    """Whole numbers by their names, and shares as so many out of so many."""
    told: dict[str, Arg] = {}
    for name, value in printed.items():
        if isinstance(value, int):
            told[name] = value
        elif isinstance(value, Share):
            told |= {f"{name}_over": value.over, f"{name}_under": value.under}
    return told
