"""What briefings tell of a battle: how many ships there are, what they are worth, and how long it lasts."""

from __future__ import annotations

from maestre.games.lepanto.data import Side
from maestre.games.lepanto.table.state import State
from maestre.games.lepanto.turn.victory import points
from maestre.play.written.messages import Arg


def briefing_figures(state: State) -> dict[str, Arg]:
    """Count the ships and their points, and tell the turns that matter."""
    figures, scenario = state.figures, state.figures.scenarios[state.scenario]
    told: dict[str, Arg] = {
        "turns": scenario.last_turn - scenario.first_turn + 1,
        "release": scenario.release_turn,
        "halved": figures.small_arms.halved_from_turn,
    }
    for kind, one in figures.types.items():
        told[f"worth_{kind}"] = one.points
    for side in Side:
        told[f"ships_{side}"] = sum(ship.side is side for ship in state.ships.values())
        told[f"points_{side}"] = points(state, side)
    return told
