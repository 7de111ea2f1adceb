"""How the battle stands: the points of each side, its Troops, and what lead ends it after which turn."""

from __future__ import annotations

from maestre.games.tercios.table.state import State
from maestre.games.tercios.table.victory import score, whose
from maestre.miniatures.sides import Side
from maestre.play import Count, Message, Tracker, course


def tracker(state: State) -> Tracker:
    """Say what has been scored, and how long it lasts as agreed or by the table of durations."""
    left = [unit.side for unit in state.units.values()]
    lost = [whose(piece) for piece in state.lost]
    return Tracker(
        _time(state),
        (
            Count(Message("tracker-points"), tuple((side.value, score(state, side)) for side in Side)),
            Count(Message("tracker-troops"), tuple((side.value, left.count(side)) for side in Side)),
            Count(Message("tracker-lost"), tuple((side.value, lost.count(side)) for side in Side)),
        ),
        course=course(
            Message("tracker-course"),
            Side,
            ((loss.turn, whose(piece).enemy, loss.worth) for piece, loss in state.lost.items()),
        ),
    )


def _time(state: State) -> Message:
    agreed, turn = state.agreed, state.turn
    if agreed.turn_limit:
        return Message.of("tracker-limit", turn=turn, last=agreed.turn_limit, left=agreed.turn_limit - turn)
    if agreed.time_limit:
        return Message.of("tracker-on-time", turn=turn)
    spells = state.figures.battle.duration
    spell = next((one for one in spells if one.turn >= turn), spells[-1])
    return Message.of("tracker-lead", turn=turn, lead=spell.lead, at=max(turn, spell.turn))
