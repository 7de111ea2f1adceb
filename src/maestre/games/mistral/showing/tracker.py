"""How the war stands: Prestige, the Orders of the Year, and the Turns that are left as far as anybody knows."""

from __future__ import annotations

from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.table.formations import enemy
from maestre.games.mistral.table.state import State
from maestre.games.mistral.turn.ending import net
from maestre.play import Count, Course, Message, Tracker, course


def tracker(state: State) -> Tracker:
    """Say who has how much Prestige, and how the Orders of this Year compare."""
    return Tracker(
        _time(state),
        (
            Count(Message("tracker-prestige"), tuple((fleet.value, state.books[fleet].prestige) for fleet in Fleet)),
            Count(Message("tracker-orders"), tuple((fleet.value, net(state, fleet)) for fleet in Fleet)),
            Count(
                Message("tracker-lost"),
                tuple(
                    (fleet.value, state.books[enemy(fleet)].flagships + state.books[enemy(fleet)].sail)
                    for fleet in Fleet
                ),
            ),
        ),
        course=_course(state),
    )


def _course(state: State) -> Course:
    """Say who won how much Prestige when: by Turn, or by Year in a Campaign."""
    if state.last_turn:
        return course(
            Message("tracker-course"), Fleet, ((entry.turn, entry.fleet, entry.amount) for entry in state.ledger)
        )
    year = state.figures.calendar.turns
    now = state.year * year + state.turn - 1 - state.turns
    return course(
        Message("tracker-course"),
        Fleet,
        (((now + entry.turn) // year, entry.fleet, entry.amount) for entry in state.ledger),
        "tracker-year",
    )


def _time(state: State) -> Message:
    """Say which Turn is the last, or that a die ends it."""
    if state.last_turn:
        return Message.of("tracker-turns", turn=state.turn, last=state.last_turn, left=state.last_turn - state.turn)
    return Message.of("tracker-peace", year=str(state.year), last=str(state.figures.calendar.last_year))
