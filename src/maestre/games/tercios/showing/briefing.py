"""What briefings tell of a battle: the armies, what losses are worth, and how long it lasts."""

from __future__ import annotations

from maestre.games.tercios.table.state import State
from maestre.miniatures.sides import Side
from maestre.play import Message
from maestre.play.written.messages import Arg


def briefing_figures(state: State) -> dict[str, Arg]:
    """Name both armies, count their Troops, and tell the turns and the leads that end the battle."""
    battle, agreed = state.figures.battle, state.agreed
    told: dict[str, Arg] = {
        "length": "limit" if agreed.turn_limit else "time" if agreed.time_limit else "variable",
        "limit": agreed.turn_limit,
        "first": battle.duration[0].turn,
        "last": battle.duration[-1].turn,
        "lead": battle.duration[0].lead,
        "commander": battle.victory.commander,
        "formation": battle.victory.formation,
        "company": battle.victory.company,
        "rout": state.figures.targets.rout_check,
        "check": state.figures.targets.order_check,
    }
    for side in Side:
        told[f"army_{side}"] = Message(f"faction-{state.armies[side].faction}")
        told[f"troops_{side}"] = sum(one.side is side for one in state.units.values())
    return told
