"""What briefings tell of a scenario: its Year, its Turns, its Sail and Prestige, and when it may end."""

from __future__ import annotations

from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.table.state import State
from maestre.play.written.messages import Arg


def briefing_figures(state: State) -> dict[str, Arg]:
    """Tell the Year and the Turns, the first and the last that may end it, and what both Fleets begin with."""
    calendar, figures = state.figures.calendar, state.figures
    left = [(year, turn) for year in range(state.year, calendar.last_year + 1) for turn in calendar.seasons]
    ending = figures.prestige.ending
    left = left[left.index((state.year, state.turn)) :]
    may_end = [number for number, when in enumerate(left, start=1) if ending.rolled_for(calendar, *when)]
    told: dict[str, Arg] = {
        "year": str(state.year),
        "turns": state.last_turn - state.turn + 1 if state.last_turn else len(left),
        "least": may_end[0],
        "peace": str(ending.year),
        "end": str(calendar.last_year),
        "impulses": calendar.impulses,
        "orders": figures.prestige.gains.more_orders,
    }
    for fleet in Fleet:
        own = [one for one in state.squadrons.values() if figures.formations.fleets[one.contingent] is fleet]
        told[f"sail_{fleet}"] = sum(len(one.ships) for one in own)
        told[f"prestige_{fleet}"] = state.books[fleet].prestige
    return told
