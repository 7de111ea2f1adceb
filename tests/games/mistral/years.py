"""Positions of the politics of 1740-48: the scenario of 1744 moved to another Turn, and parts of its Event Step."""

from __future__ import annotations

from typing import Any

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Campaign, Event
from maestre.games.mistral.events.event_step import event_step
from maestre.games.mistral.table.state import Front, Mark, Phase, State
from maestre.games.mistral.turn.opening import opened
from maestre.play import change

from .positions import Reply, run

FIGURES = own_figures()

FIRST = 1744


def turns(year: int, turn: int) -> int:
    """A Turn as counted from the first of 1744."""
    return (year - FIRST) * 16 + turn


def world(year: int = FIRST, turn: int = 5, *events: Event, **fields: Any) -> State:
    """The scenario of 1744 as it would be in the Event Step of a Turn, these Events marked long ago beside its own."""
    state = opened(FIGURES, "1744", {"rerolls": "none"})
    state.year, state.turn, state.turns, state.phase = year, turn, turns(year, turn), Phase.EVENTS
    for event in events:
        state.events[event] = Mark(times=1)
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def occurred(state: State, event: Event, year: int, turn: int, times: int = 1) -> None:
    """Mark an Event in a Turn."""
    state.events[event] = Mark(times=times, tries=times, turn=turns(year, turn))


def front(state: State, campaign: Campaign, **fields: Any) -> Front:
    """Change a Campaign and give it."""
    return change(state.fronts, campaign, **fields)


def stepped(state: State, what: str, *replies: Reply) -> State:
    """Do one thing of the Event Step and, after it, whatever it has put on the agenda."""
    state.agenda = (what,)
    left = replies
    while not run(event_step(state), *left):
        left = ()
    return state


def whole_step(state: State, *replies: Reply) -> State:
    """Do the whole Event Step; all replies must be used."""

    def all_of(state: State) -> Any:
        while not (yield from event_step(state)):
            pass

    run(all_of(state), *replies)
    return state
