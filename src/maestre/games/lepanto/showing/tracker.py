"""How the battle stands: the points and ships that each fleet has in play, and the turns that are left."""

from __future__ import annotations

from maestre.games.lepanto.data import Side
from maestre.games.lepanto.table.state import State
from maestre.games.lepanto.turn.victory import points
from maestre.play import Count, Message, Tracker, course


def tracker(state: State) -> Tracker:
    """Say what would be counted if it ended now; ships that drift or are repulsed still count until the end."""
    scenario = state.figures.scenarios[state.scenario]
    last = scenario.last_turn
    lost = [(state.lost[ship.id], ship) for ship in scenario.ships if ship.id in state.lost]
    sides = [ship.side for _, ship in lost]
    afloat = [ship.side for ship in state.ships.values()]
    return Tracker(
        Message.of("tracker-turns", turn=state.turn, last=last, left=last - state.turn),
        (
            Count(Message("tracker-points"), tuple((side.value, points(state, side)) for side in Side)),
            Count(Message("tracker-ships"), tuple((side.value, afloat.count(side)) for side in Side)),
            Count(Message("tracker-lost"), tuple((side.value, sides.count(side)) for side in Side)),
        ),
        course=course(
            Message("tracker-course"),
            Side,
            ((loss.turn, ship.side.enemy, state.figures.types[ship.kind].points) for loss, ship in lost),
        ),
    )
