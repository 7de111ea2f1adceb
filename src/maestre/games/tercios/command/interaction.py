"""7.04, 7.48-7.49, 7.78, 8.20-8.21 Whom a leader can interact with, and what he adds to the initiative."""

from __future__ import annotations

from maestre.games.tercios.data import Quality, Virtue
from maestre.games.tercios.table.state import Leader, LeaderId, State, UnitId
from maestre.miniatures.sides import Side
from maestre.play import rule


@rule("7.04", "7.48", "7.78", "8.20", "8.21")
def interacts(state: State, leader: LeaderId, unit: UnitId) -> bool:
    """Whether a leader can interact with a Troop at all; distance and sight are another matter (7.29).

    A subordinate does so with his own command, with Fame with his whole contingent; a Commander with his contingent.
    Diplomat opens allied troops to him unless they have a Commander of their own, of whom 8.21 says nothing.
    """
    who, whom = state.leaders[leader], state.units[unit]
    if who.side is not whom.side:
        return False
    if who.contingent == whom.contingent:
        return who.commander or who.command == whom.command or who.has(Virtue.FAME)
    if not who.commander:
        return False
    theirs = any(one.commander and one.contingent == whom.contingent for one in _friends(state, who))
    return who.has(Quality.DIPLOMAT) and not theirs


def _friends(state: State, who: Leader) -> list[Leader]:
    return [one for one in state.leaders.values() if one.side is who.side and one.id != who.id]


@rule("7.49", "8.21")
def initiative_level(state: State, side: Side) -> int:
    """What a side adds to its initiative die: the level of its Commander, 0 when he is lost (ruling 2.05).

    In an alliance the highest level counts (ruling 8.21).
    """
    levels = [
        leader.level + (state.figures.leaders.initiative if leader.has(Virtue.INITIATIVE) else 0)
        for leader in state.leaders.values()
        if leader.side is side and leader.commander
    ]
    return max(levels, default=0)
