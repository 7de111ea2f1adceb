"""2.28, 7.12-7.13, 7.16, 7.46 Who leads a Troop: a leader inside it, or near enough and in sight of it."""

from __future__ import annotations

from typing import Final

from maestre.games.tercios.command.interaction import interacts
from maestre.games.tercios.data import Quality, Virtue
from maestre.games.tercios.table.moments import SIGHT_WAIVED, TOLD_NEAR
from maestre.games.tercios.table.places import disc, outline
from maestre.games.tercios.table.sight import sees
from maestre.games.tercios.table.state import LeaderId, State, UnitId
from maestre.games.tercios.table.troops import body
from maestre.play import rule
from maestre.space import tabletop
from maestre.space.tabletop import Point

COMMAND: Final = "command"
"""What a leader does who leads: a word beside the command actions."""


@rule("2.28")
def led(state: State, unit: UnitId) -> bool | None:
    """A Troop that somebody leads lacks no leader."""
    return True if commanded(state, unit) is not None else None


@rule("2.28", "7.12", "7.13")
def commanded(state: State, unit: UnitId) -> LeaderId | None:
    """Name a leader who can interact with a Troop and is in it, or within his command distance and sees it."""
    return next((leader for leader in state.leaders if commands(state, leader, unit)), None)


@rule("2.28", "7.04")
def commands(state: State, leader: LeaderId, unit: UnitId) -> bool:
    """Whether a leader can interact with a Troop, has it within his command distance and sees it, or is in it."""
    if not interacts(state, leader, unit):
        return False
    return state.leaders[leader].inside == unit or near(state, leader, unit, COMMAND)


@rule("7.12", "7.46")
def command_distance(state: State, leader: LeaderId) -> int:
    """How far a leader's command reaches."""
    distances = state.figures.distances
    return distances.command_presence if state.leaders[leader].has(Virtue.PRESENCE) else distances.command


@rule("7.12", "7.16", "7.46")
def near(state: State, leader: LeaderId, unit: UnitId, what: str) -> bool:
    """Whether a Troop is within a leader's command distance and in his sight, which ``what`` he does may not need.

    From inside a Troop sight is traced from the centre that is near enough (ruling 7.16).
    """
    length = command_distance(state, leader)
    if TOLD_NEAR(state, leader, unit):
        return True
    if SIGHT_WAIVED(state, leader, what):
        return within(state, leader, unit, length)
    if state.leaders[leader].inside is not None:
        close = _close_centres(state, leader, unit, length)
        return bool(close) and sees(state, leader, unit, close)
    return within(state, leader, unit, length) and sees(state, leader, unit)


@rule("7.12", "7.16")
def within(state: State, leader: LeaderId, unit: UnitId, length: int) -> bool:
    """Whether a leader is so near a Troop: edge to edge from outside, less than that from a centre of his host."""
    who = state.leaders[leader]
    if TOLD_NEAR(state, leader, unit):
        return True
    if state.units[unit].pose is None:
        return False
    if who.inside is not None:
        return who.inside == unit or bool(_close_centres(state, leader, unit, length))
    own = disc(state, leader)
    return own is not None and tabletop.within(own, outline(state, unit), length)


def _close_centres(state: State, leader: LeaderId, unit: UnitId, length: int) -> tuple[Point, ...]:
    """The centres of a leader's host that are near enough to another Troop."""
    inside = state.leaders[leader].inside
    if inside is None or state.units[inside].pose is None or state.units[unit].pose is None:
        return ()
    host, base = outline(state, inside), outline(state, unit)
    eyes = host.centres or host.points
    return tuple(one for one in eyes if tabletop.point_distance(one, base).under(length))


def hosted(state: State, unit: UnitId, quality: Quality) -> LeaderId | None:
    """Name the leader with a quality who is inside a Troop."""
    host = body(state, unit)
    return next((one for one, who in state.leaders.items() if who.inside == host and who.has(quality)), None)
