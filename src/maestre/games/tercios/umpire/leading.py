"""2.28, 7.04-7.35, 7.54-7.94 Leaders on a real table: whom each has near, where he rides, whom his action reaches."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from maestre.games.tercios.command.interaction import interacts
from maestre.games.tercios.command.leader_moves import allowance, join, ride
from maestre.games.tercios.command.leaders import LEFT, POWERS, attempt, command
from maestre.games.tercios.command.perils import RideAway, lose, rolled_free, steadfast
from maestre.games.tercios.command.reach import commands
from maestre.games.tercios.data import Quality
from maestre.games.tercios.data.leaders import QualityRow
from maestre.games.tercios.shooting.rout import owed
from maestre.games.tercios.table.marks import put
from maestre.games.tercios.table.moments import Ridden
from maestre.games.tercios.table.state import LeaderId, Mark, State, UnitId, Until
from maestre.games.tercios.table.troops import body, leader_named
from maestre.games.tercios.umpire.laying import TOLD, alone, beside, beside_of, facing, lift, seen_of
from maestre.games.tercios.umpire.told import WhereHeRides, WhoIsNear, WhoLeads, WhomHeReaches, WhoStoodBy
from maestre.miniatures.sides import Side
from maestre.miniatures.situated import FRONT, OPEN
from maestre.miniatures.told import NOBODY
from maestre.play import Procedure, ask, change, rule, tell

HELPING: Final = (Quality.WEALTHY, Quality.WILLING, Quality.ELEGANT, Quality.IMPERTURBABLE)
"""The qualities that help a Troop near a leader without an action of his."""
_APART: Final = 3
"""How many inches two Troops are laid apart between which a leader rides."""


def told_near(state: State, leader: LeaderId, piece: str) -> bool | None:
    """Whoever a leader has near him, as was told."""
    if not state.agreed.real:
        return None
    return True if any(mark.what == TOLD and mark.on == piece and mark.by == leader for mark in state.marks) else None


def tell_near(state: State, leader: LeaderId, piece: str) -> None:
    """Take down that a leader has a Troop or leader near him, while a deed lasts."""
    put(state, Mark(TOLD, piece, Until.TURN, leader))


@rule("2.28", "7.56", "7.79", "7.81", "7.94")
def led(state: State, unit: UnitId) -> Procedure[None]:
    """Ask which leader has a Troop in his command, unless one is in it; then who else helps those near him.

    Neither stands on the small table, where nobody can ride over him; whoever is inside another Troop stays there.
    """
    able = [one for one in state.leaders if interacts(state, one, unit) and state.leaders[one].inside != unit]
    if able and all(one.inside != unit for one in state.leaders.values()):
        own = sorted(able, key=lambda name: state.leaders[name].command != state.units[unit].command)
        word = yield from ask(state.units[unit].side, WhoLeads(unit, (*own, NOBODY)))
        if word == NOBODY:
            return
        tell_near(state, LeaderId(word), unit)
    while helpers := [one for one in able if _helps(state, one) and not told_near(state, one, unit)]:
        word = yield from ask(state.units[unit].side, WhoIsNear(unit, (NOBODY, *helpers)))
        if word == NOBODY:
            return
        tell_near(state, LeaderId(word), unit)


def taken_down(state: State, unit: UnitId) -> None:
    """Take down who has a Troop near him that is about to be laid anew, and take him off the small table."""
    for leader, who in list(state.leaders.items()):
        if who.at is not None:
            if commands(state, leader, unit):
                tell_near(state, leader, unit)
            change(state.leaders, leader, at=None)


@rule("7.24", "7.25")
def ridden_over(state: State, leader: LeaderId) -> Procedure[None]:
    """A leader was in the way of an enemy, as was told: he throws for his life, and rides away."""
    if (yield from rolled_free(state, leader)):
        yield from ride(state, RideAway(leader, allowance(state, leader), stays=False))
    else:
        yield from lose(state, leader, "ridden-down", "7.24")


@rule("7.27")
def told_shaken(state: State, unit: UnitId, how: str, by: UnitId | None) -> Procedure[None]:
    """A Troop is lost on a real table: a leader who had no other near him flees without a success."""
    if not state.agreed.real or body(state, unit) != unit:
        return
    side = state.units[unit].side
    left = [one for one in in_the_open(state, side) if interacts(state, one, unit)]
    while left:
        word = yield from ask(side, WhoStoodBy(unit, (NOBODY, *left)))
        if word == NOBODY:
            return
        leader = LeaderId(word)
        left.remove(leader)
        yield from steadfast(state, leader)


def in_the_open(state: State, side: Side) -> tuple[LeaderId, ...]:
    """The leaders of a side who are in no Troop, and may be ridden over."""
    return tuple(one for one, who in state.leaders.items() if who.side is side and who.inside is None)


def _helps(state: State, leader: LeaderId) -> bool:
    return any(state.leaders[leader].has(quality) for quality in HELPING)


# ----------------------------------------------------------------------------------------------------------- he rides


@rule("7.09", "7.17", "7.28")
def ridden(done: bool, state: State, leader: LeaderId) -> Procedure[bool]:
    """A leader is activated on a real table: where he comes to stand is told, and he acts from there."""
    if not state.agreed.real:
        return done
    lift(state)
    who = state.leaders[leader]
    left, switches = who.inside, _switches(state, leader)
    how, host = yield from _told_ride(state, leader, joins=left is None, switches=bool(switches))
    if how == "switch" and host is not None and left is not None:
        facing(state, left, host, _APART, FRONT, OPEN)
        yield from attempt(state, leader, switches[0], (host,))
        return True
    if left is not None:
        change(state.leaders, leader, inside=None)
        put(state, Mark(LEFT, leader, Until.GO))
    _stands(state, leader, how, host)
    if left is not None:
        yield from owed(state, left, "rout", None)
    if leader in state.leaders:
        yield from _reaches(state, leader, host)
        if _stands_somewhere(state, leader):
            yield from command(state, leader, host if how == "join" else None)
    return True


@rule("7.09", "7.24", "7.50", "7.57", "7.73")
def rides_on(found: Ridden | None, state: State, leader: LeaderId, joins: bool) -> Procedure[Ridden | None]:
    """A leader rides once more, or away, on a real table: where he comes to stand is told."""
    if not state.agreed.real:
        return found
    left = state.leaders[leader].inside
    how, host = yield from _told_ride(state, leader, joins=joins, switches=False)
    change(state.leaders, leader, at=None, inside=None)
    if how == "join" and host is not None:
        join(state, leader, host)
    else:
        tell(state, "leader-rides", "7.09", leader=leader_named(state, leader))
    if left is not None and left in state.units:
        yield from owed(state, left, "rout", None)
    return Ridden(host if how == "join" else None)


def _told_ride(state: State, leader: LeaderId, *, joins: bool, switches: bool) -> Procedure[tuple[str, UnitId | None]]:
    """Ask where a leader comes to stand: how, and beside or in which Troop."""
    spots = _spots(state, leader, joins=joins, switches=switches)
    spot = yield from ask(state.leaders[leader].side, WhereHeRides(leader, spots))
    how, _, name = spot.partition(":")
    return how, UnitId(name) if name else None


def _spots(state: State, leader: LeaderId, *, joins: bool, switches: bool) -> tuple[str, ...]:
    """Beside each Troop that he can interact with, in each that has no leader, if he may join or change; or away."""
    own = [unit for unit in seen_of(state, state.leaders[leader].side) if interacts(state, leader, unit)]
    free = [unit for unit in own if all(one.inside != unit for one in state.leaders.values())]
    how = "join" if joins else "switch"
    enters = [f"{how}:{unit}" for unit in free] if joins or switches else []
    return (*(f"beside:{unit}" for unit in own), *enters, "away")


def _stands(state: State, leader: LeaderId, how: str, host: UnitId | None) -> None:
    """Put a leader beside a Troop or in it, the Troop being put down too; or nowhere."""
    if host is None:
        change(state.leaders, leader, at=None)
        tell(state, "leader-rides", "7.09", leader=leader_named(state, leader))
        return
    if state.units[host].pose is None:
        alone(state, host)
    if how == "join":
        join(state, leader, host)
    else:
        beside_of(state, leader, host)


def _switches(state: State, leader: LeaderId) -> tuple[Quality, ...]:
    """The qualities by which a leader rides straight from one Troop into another."""
    who = state.leaders[leader]
    return tuple(one for one in who.qualities if one in POWERS and POWERS[one].when == "switch") if who.inside else ()


def _stands_somewhere(state: State, leader: LeaderId) -> bool:
    who = state.leaders[leader]
    return who.at is not None or who.inside is not None or any(mark.by == leader for mark in state.marks)


# ------------------------------------------------------------------------------------------------- whom an action needs


@rule("7.28", "7.29")
def _reaches(state: State, leader: LeaderId, host: UnitId | None) -> Procedure[None]:
    """Ask whom else an action of a leader reaches, if he has one that is for others than the Troop beside him.

    Those who are named are laid beside that Troop; how near they are to each other is the players' word.
    """
    wanted = _wanted(state, leader)
    while others := [one for one in wanted if one != host and not told_near(state, leader, one)]:
        word = yield from ask(state.leaders[leader].side, WhomHeReaches(leader, (NOBODY, *others)))
        if word == NOBODY:
            return
        tell_near(state, leader, word)
        if word in state.units:
            beside(state, UnitId(word))


def _wanted(state: State, leader: LeaderId) -> tuple[str, ...]:
    """The pieces that the actions of a leader may be for, beside the Troop where he stands."""
    who = state.leaders[leader]
    if who.inside is not None:
        return ()
    rows = state.figures.leaders.qualities
    actions = [rows[one] for one in who.qualities if one in POWERS and POWERS[one].when == "outside"]
    found: dict[str, None] = {}
    for row in actions:
        found |= dict.fromkeys(_targets(state, leader, row))
    return tuple(found)


def _targets(state: State, leader: LeaderId, row: QualityRow) -> Collection[str]:
    """The pieces of the kind that an action is for."""
    side = state.leaders[leader].side
    if row.target in _ENEMIES:
        return seen_of(state, side.enemy)
    if row.target in _PAIRS:
        return [one for one in seen_of(state, side) if interacts(state, leader, one)]
    whose = {"friend_leader": side, "enemy_leader": side.enemy}.get(row.target)
    return [one for one, other in state.leaders.items() if other.side is whose and one != leader]


_ENEMIES: Final = ("enemy_troop", "two_enemy_troops", "enemy_card")
_PAIRS: Final = ("two_friend_troops", "company_and_formation")
