"""7.58, 7.70, 7.73, 7.101 Qualities that concern leaders themselves, friendly or enemy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from maestre.games.tercios.command.leader_moves import (
    Ride,
    allowance,
    check_join,
    join,
    may_leave,
    ride,
    tire,
)
from maestre.games.tercios.command.leaders import Power, enemy_leaders, friendly_leaders
from maestre.games.tercios.data import INCH, Quality
from maestre.games.tercios.table.places import outline
from maestre.games.tercios.table.state import LeaderId, State, UnitId
from maestre.games.tercios.table.troops import acting, leader_named, named
from maestre.play import Procedure, Refused, change, rule, tell
from maestre.space import tabletop
from maestre.space.tabletop import Point

Targets = tuple[tuple[str, ...], ...]


def _each(names: Iterable[str]) -> Targets:
    return tuple((name,) for name in names)


@rule("7.58")
def next_host(state: State, leader: LeaderId) -> Targets:
    """Troops that he could ride to from the one he is in, and join."""
    about = Ride(leader, allowance(state, leader))
    friends = acting(state, state.leaders[leader].side)
    return _each(one for one in friends if state.units[one].pose and _joinable(state, about, one))


def _joinable(state: State, about: Ride, unit: UnitId) -> bool:
    try:
        check_join(state, about, unit)
    except Refused:
        return False
    return True


@rule("7.58")
def change_host(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Join the other Troop, or be left halfway between both, exhausted."""
    host, unit = state.leaders[leader].inside, UnitId(on[0])
    assert host is not None
    if successes:
        join(state, leader, unit)
    else:
        change(state.leaders, leader, inside=None, at=_halfway(state, host, unit))
        tell(state, "leader-halfway", "7.58", leader=leader_named(state, leader), unit=named(state, unit))
        tire(state, leader, "7.58")
    yield from ()


def _halfway(state: State, one: UnitId, other: UnitId) -> Point:
    """The middle of the shortest way between two Troops."""
    (way,) = tabletop.distance(outline(state, one), outline(state, other)).proof()
    assert isinstance(way, tabletop.Line)
    return Point((way.start.x + way.end.x) // 2, (way.start.y + way.end.y) // 2)


@rule("7.70")
def weary(state: State, leader: LeaderId) -> Targets:
    """Other leaders of his side who are exhausted."""
    return _each(one for one in friendly_leaders(state, leader, Quality.COMRADE) if state.leaders[one].exhausted)


@rule("7.70")
def cheer(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Make another leader ready again."""
    if successes:
        friend = LeaderId(on[0])
        change(state.leaders, friend, exhausted=False)
        tell(state, "leader-rests", "7.70", leader=leader_named(state, friend))
    yield from ()


@rule("7.73")
def at_hand(state: State, leader: LeaderId) -> Targets:
    """Other leaders of his side, exhausted or not; one inside a Troop only if he may leave it."""
    return _each(one for one in friendly_leaders(state, leader, Quality.ACCOMPLICE) if _leaves(state, one))


def _leaves(state: State, leader: LeaderId) -> bool:
    try:
        may_leave(state, leader)
    except Refused:
        return False
    return True


class SentRide(Ride, frozen=True, tag="sent-ride"):
    """An Accomplice sends another leader: where that one goes."""

    rule: ClassVar = "7.73"


@rule("7.73")
def send(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Another leader moves; who leaves a Troop may not join another with the same move (7.22)."""
    if successes:
        other = LeaderId(on[0])
        joins = state.leaders[other].inside is None
        yield from ride(state, SentRide(other, state.figures.leaders.actions.accomplice_in * INCH, joins))


@rule("7.101")
def rested_foes(state: State, leader: LeaderId) -> Targets:
    """Enemy leaders who are not exhausted."""
    return _each(one for one in enemy_leaders(state, leader, Quality.INTRIGUER) if not state.leaders[one].exhausted)


@rule("7.101")
def intrigue(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Exhaust an enemy leader."""
    if successes:
        tire(state, LeaderId(on[0]), "7.101")
    yield from ()


AMONG_LEADERS: Final[dict[str, Power]] = {
    Quality.NIMBLE: Power(next_host, change_host, when="switch"),
    Quality.COMRADE: Power(weary, cheer),
    Quality.ACCOMPLICE: Power(at_hand, send),
    Quality.INTRIGUER: Power(rested_foes, intrigue),
}
"""What they do as command actions."""
