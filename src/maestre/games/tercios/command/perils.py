"""3.12, 7.23-7.27 What befalls leaders: Troops that ride over them or are lost beside them, and how they leave play."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from random import Random
from typing import ClassVar, Final

from maestre.games.tercios.command.interaction import interacts
from maestre.games.tercios.command.leader_moves import (
    Ride,
    allowance,
    free_at,
    join,
    places_to_go,
    ride,
    tire,
)
from maestre.games.tercios.command.leaders import command_roll, spared_by_two
from maestre.games.tercios.data import INCH
from maestre.games.tercios.shooting.rout import owed
from maestre.games.tercios.table.asking import Choosing
from maestre.games.tercios.table.extents import THERE
from maestre.games.tercios.table.move_legality import SLACK, long
from maestre.games.tercios.table.places import base, disc, outline, pose, present, radius, standing
from maestre.games.tercios.table.state import LeaderId, Loss, State, UnitId
from maestre.games.tercios.table.subjects import Deed
from maestre.games.tercios.table.troops import body, leader_named
from maestre.games.tercios.table.victory import worth
from maestre.play import Message, Procedure, ask, change, rule, tell
from maestre.play.pure import pure
from maestre.space import tabletop
from maestre.space.tabletop import Around, Disc, Obstacle, Outline, Point, Pose

ESCAPE: Final = "escape"
STEADFAST: Final = "steadfast"
_HUNDREDTHS: Final = 100
"""A degree in hundredths."""
_TURNS: Final = 24
"""How many directions a leader may choose from who steps aside."""


def lose(state: State, leader: LeaderId, how: str, because: str) -> Procedure[None]:
    """Take a leader out of play; his Troop may have been holding out by his zeal alone (1.25)."""
    who = state.leaders[leader]
    points = 0 if how == "unneeded" else worth(state, leader)
    tell(state, f"leader-{how}", because, leader=leader_named(state, leader), points=points, side=who.side.enemy.value)
    state.lost[leader] = Loss(state.turn, how, points)
    del state.leaders[leader]
    state.marks = tuple(mark for mark in state.marks if mark.on != leader)
    if who.inside is not None and who.inside in state.units:
        yield from owed(state, who.inside, "rout", None)


# ------------------------------------------------------------------------------------------------------- a Troop moves


class RideAway(Ride, frozen=True, tag="ride-away"):
    """A leader in the way of an enemy has thrown for his life: where he goes."""

    rule: ClassVar = "7.24"


@rule("7.24", "7.25")
def in_the_way(state: State, unit: UnitId, line: tuple[Point, Point]) -> Procedure[None]:
    """Leaders whom the base of an enemy Troop has touched on its way throw for their lives, and move away."""
    for leader in tuple(_touched(state, unit, line)):
        yield from _threatened(state, leader)


def _threatened(state: State, leader: LeaderId) -> Procedure[None]:
    about = RideAway(leader, allowance(state, leader), stays=False)
    if not (yield from rolled_free(state, leader)) or next(places_to_go(state, about, Random(0)), None) is None:
        yield from lose(state, leader, "ridden-down", "7.24")
    else:
        yield from ride(state, about)


@rule("3.12", "7.24")
def clear_ground(state: State) -> Procedure[None]:
    """Whoever lies under a Troop that turned, aligned or gave way to others moves off it, or throws for his life."""
    while not state.ended and (under := trodden(state)) is not None:
        leader, unit = under
        if state.leaders[leader].side is state.units[unit].side:
            yield from _overrun(state, leader, unit)
        else:
            yield from _threatened(state, leader)


@pure(THERE)
def trodden(state: State) -> tuple[LeaderId, UnitId] | None:
    """The first leader on whose disc a Troop stands, by more than rounding, and that Troop."""
    troops = [one.whole for one in standing(state)]
    for leader in state.leaders:
        own = disc(state, leader)
        for unit, edge in () if own is None else tabletop.nearby(own, troops, 0):
            if not _grazed(state, leader, edge):
                return leader, UnitId(unit)
    return None


def _grazed(state: State, leader: LeaderId, other: Outline) -> bool:
    who = state.leaders[leader]
    assert who.at is not None
    return tabletop.parted(Pose(who.at.x, who.at.y, 0), Disc(radius(state, who)), other, 0).steps <= SLACK


@rule("7.24", "7.25", "7.57")
def rolled_free(state: State, leader: LeaderId) -> Procedure[bool]:
    """Throw as for a command action, exhausted or not: one success saves a leader, two keep him ready."""
    deed = Deed(leader, ESCAPE, (), state.leaders[leader].level, state.figures.targets.command_action)
    successes = yield from command_roll(state, deed)
    if successes and spared_by_two(state, deed, successes) is None:
        tire(state, leader, "7.25")
    return bool(successes)


def _touched(state: State, unit: UnitId, line: tuple[Point, Point]) -> Iterator[LeaderId]:
    """Name the enemy leaders whose discs a base has swept over, moving straight to where it stands now."""
    start, end = line
    here, own, size = pose(state, unit), outline(state, unit), base(state, unit)
    back = Pose(here.x + start.x - end.x, here.y + start.y - end.y, here.facing)
    length = isqrt(long(start, end))
    heading = tabletop.heading(end.x - start.x, end.y - start.y) if length else 0
    there, spare = tabletop.moved(back, tabletop.step(heading, length)), tabletop.stand(back, size).reach + INCH
    for leader, who in state.leaders.items():
        edge = disc(state, leader)
        if edge is None or who.side is state.units[unit].side:
            continue
        near = tabletop.beside(Point(back.x, back.y), Point(there.x, there.y), edge, spare)
        around = Around(solid=(Obstacle(leader, edge),))
        if tabletop.overlap(edge, own) or (near and tabletop.advance(back, size, heading, length, around).stopped_by):
            yield leader


class Overrun(Choosing[int | None], frozen=True, tag="overrun"):
    """A Troop of his own side has come to stand on a leader: in which direction he steps aside, or None: he joins."""

    rule: ClassVar = "3.12"
    leader: LeaderId
    unit: UnitId
    joins: bool
    asides: tuple[int, ...]

    def options(self) -> tuple[int | None, ...]:
        return (None, *self.asides) if self.joins else self.asides

    def word(self, value: int | None) -> str:
        return "join" if value is None else str(value)

    def describe(self, seen: State, value: int | None) -> Message:
        if value is None:
            return super().describe(seen, value)
        return Message.of("offer-aside", degrees=value // _HUNDREDTHS)


@rule("3.12", "7.18")
def overrun(state: State, unit: UnitId, line: tuple[Point, Point]) -> Procedure[None]:
    """A leader on whom a Troop of his side has come to stand joins it, or steps aside in any direction."""
    side = state.units[unit].side
    for leader, who in list(state.leaders.items()):
        edge = disc(state, leader) if who.side is side else None
        if edge is not None and tabletop.overlap(edge, outline(state, unit)):
            yield from _overrun(state, leader, unit)


def _overrun(state: State, leader: LeaderId, unit: UnitId) -> Procedure[None]:
    who = state.leaders[leader]
    joins = interacts(state, leader, unit) and all(one.inside != unit for one in state.leaders.values())
    asides = dict(_asides(state, leader, unit))
    heading = yield from ask(who.side, Overrun(leader, unit, joins, tuple(asides)))
    if heading is None:
        join(state, leader, unit)
    else:
        change(state.leaders, leader, at=asides[heading])
        tell(state, "leader-steps-aside", "3.12", leader=leader_named(state, leader))


@pure(THERE)
def _asides(state: State, leader: LeaderId, unit: UnitId) -> tuple[tuple[int, Point], ...]:
    """Where a leader may step aside, by heading: an inch from the Troop's edge, or as few more as there is room."""
    who = state.leaders[leader]
    assert who.at is not None
    here, size, other = Pose(who.at.x, who.at.y, 0), Disc(radius(state, who)), outline(state, unit)
    first, far = state.figures.distances.step_aside, state.figures.scales[state.scale].table[0]
    for gap in range(first, far, first):
        found: list[tuple[int, Point]] = []
        for turn in range(0, tabletop.TURN, tabletop.TURN // _TURNS):
            there, *_ = tabletop.parted_along(here, size, other, gap, turn)
            if free_at(state, leader, Point(there.x, there.y)).legal:
                found.append((turn, Point(there.x, there.y)))
        if found:
            return tuple(found)
    raise AssertionError("a table has room for one leader more")


# ------------------------------------------------------------------------------------------------------ a Troop is lost


@rule("7.27")
def shaken(state: State, unit: UnitId, how: str, by: UnitId | None) -> Procedure[None]:
    """A leader beside whom a friendly Troop is lost flees without a success, unless he has another one near.

    Whoever was inside the Troop has thrown for himself already and is not asked twice.
    """
    lost = body(state, unit)
    if state.units[lost].pose is None or lost != unit:
        return
    for leader in [one for one, who in state.leaders.items() if who.side is state.units[unit].side]:
        others = (one for one in present(state) if one != lost and interacts(state, leader, one))
        if not _beside(state, leader, lost) or any(_beside(state, leader, other) for other in others):
            continue
        yield from steadfast(state, leader)


@rule("7.27")
def steadfast(state: State, leader: LeaderId) -> Procedure[None]:
    """Throw for a leader beside whom a Troop is lost: without a success he flees."""
    deed = Deed(leader, STEADFAST, (), state.leaders[leader].level, state.figures.targets.command_action)
    if not (yield from command_roll(state, deed)):
        yield from lose(state, leader, "fled", "7.27")


def _beside(state: State, leader: LeaderId, unit: UnitId) -> bool:
    own = disc(state, leader)
    return own is not None and tabletop.distance(own, outline(state, unit)).within(state.figures.distances.command)


@rule("7.26")
def falls_with_host(state: State, unit: UnitId, how: str, by: UnitId | None) -> Procedure[None]:
    """The leader inside a Troop is lost with it."""
    for leader in [one for one, who in state.leaders.items() if who.inside == unit]:
        change(state.leaders, leader, inside=None)
        yield from lose(state, leader, "fell", "7.26")


@rule("7.23")
def unneeded(state: State, unit: UnitId, how: str, by: UnitId | None) -> Procedure[None]:
    """A leader with nobody left to interact with is taken off the table; that is worth nothing."""
    left = [one for one in state.units if one != unit]
    for leader in [one for one in state.leaders if not any(interacts(state, one, other) for other in left)]:
        yield from lose(state, leader, "unneeded", "7.23")
