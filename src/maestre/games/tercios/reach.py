"""2.28, 7.12-7.13, 7.16, 7.46 Who leads a Troop: a leader inside it, or near enough and in sight of it."""

from __future__ import annotations

from maestre.games.tercios.command import interacts
from maestre.games.tercios.data import DISTANCES, Virtue
from maestre.games.tercios.places import disc, outline
from maestre.games.tercios.sight import sees
from maestre.games.tercios.state import LeaderId, State, UnitId
from maestre.play import rule
from maestre.space import tabletop

__all__ = ["commanded", "led"]


@rule("2.28")
def led(state: State, unit: UnitId) -> bool | None:
    """A Troop that somebody leads lacks no leader."""
    return True if commanded(state, unit) is not None else None


@rule("2.28", "7.12", "7.13")
def commanded(state: State, unit: UnitId) -> LeaderId | None:
    """Name a leader who can interact with a Troop and is in it, or within his command distance and sees it."""
    return next(
        (
            leader
            for leader in state.leaders
            if interacts(state, leader, unit) and (_within(state, leader, unit) or _near(state, leader, unit))
        ),
        None,
    )


def _within(state: State, leader: LeaderId, unit: UnitId) -> bool:
    return state.leaders[leader].inside == unit


@rule("7.12", "7.16", "7.46")
def _near(state: State, leader: LeaderId, unit: UnitId) -> bool:
    """Whether a leader elsewhere reaches a Troop: edge to edge from outside, less than that from a host's centre."""
    who = state.leaders[leader]
    if state.units[unit].pose is None:
        return False
    base = outline(state, unit)
    length = DISTANCES.command_presence if who.has(Virtue.PRESENCE) else DISTANCES.command
    if who.inside is not None:
        host = outline(state, who.inside)
        eyes = host.centres or host.points
        near = tuple(one for one in eyes if tabletop.point_distance(one, base).under(length))
        return bool(near) and sees(state, leader, unit, near)
    own = disc(state, leader)
    return own is not None and tabletop.distance(own, base).within(length) and sees(state, leader, unit)
