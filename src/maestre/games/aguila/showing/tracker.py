"""How the battle stands: points as they would count now, losses beside the break point, who holds which objective."""

from __future__ import annotations

from maestre.games.aguila.morale.breaking import lost_weight
from maestre.games.aguila.scenarios import battle_of
from maestre.games.aguila.table.state import Objective, State
from maestre.games.aguila.turn.victory import length_of
from maestre.miniatures.sides import Side
from maestre.play import Count, Held, Message, Tracker, course


def tracker(state: State) -> Tracker:
    """Say how it stands from what a seat knows; before the first turn nothing has been won."""
    share = state.figures.combat.break_point
    goals = {side: -(-state.armies[side].weight * share.over // share.under) for side in Side}
    points = battle_of(state).score(state) if state.turn else dict.fromkeys(Side, 0)
    return Tracker(
        _time(state),
        (
            Count(Message("tracker-points"), tuple((side.value, points[side]) for side in Side)),
            Count(
                Message("tracker-losses"),
                tuple((side.value, lost_weight(state, side)) for side in Side),
                tuple((side.value, goals[side]) for side in Side),
            ),
            Count(
                Message("tracker-units-lost"), tuple((side.value, _lost(state, side, officers=False)) for side in Side)
            ),
            Count(
                Message("tracker-officers-lost"),
                tuple((side.value, _lost(state, side, officers=True)) for side in Side),
            ),
        ),
        tuple(_held(one) for one in state.objectives.values()),
        course(
            Message("tracker-course"), Side, ((loss.turn, loss.side.enemy, loss.weight) for loss in state.lost.values())
        ),
    )


def _time(state: State) -> Message:
    """Say when a die may end it, and which turn is the last."""
    length = length_of(state)
    if length.start == length.last:
        return Message.of("tracker-turns", turn=state.turn, last=length.last)
    return Message.of("tracker-length", turn=state.turn, start=length.start, last=length.last)


def _lost(state: State, side: Side, *, officers: bool) -> int:
    return sum(loss.side is side and loss.officer == officers for loss in state.lost.values())


def _held(objective: Objective) -> Held:
    what = Message.of("tracker-objective", id=objective.id, worth=objective.worth)
    return Held(what, objective.held.value if objective.held else "")
