"""2.28, 7.12-7.13, 7.16, 7.46 Who leads a Troop: a leader inside it, or near enough and in sight of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from maestre.games.tercios.command import interacts
from maestre.games.tercios.data import BASES, DISTANCES, SCALES, Ground, Quality, Virtue
from maestre.games.tercios.state import Leader, LeaderId, Scenery, State, Unit, UnitId
from maestre.play import rule
from maestre.space import tabletop
from maestre.space.tabletop import Base, Disc, Obstacle, Outline, Point, Pose

__all__ = ["commanded", "led"]

_RIM: Final = 36
"""How many points of a leader's rim are looked from, beside its middle."""
_AREA: Final = 3
"""Fewer corners than these are a line, behind which nobody is out of sight."""


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
    who, base = state.leaders[leader], _outline(state, state.units[unit])
    if base is None:
        return False
    length = DISTANCES.command_presence if who.has(Virtue.PRESENCE) else DISTANCES.command
    if who.inside is not None:
        host = _outline(state, state.units[who.inside])
        centres = host.centres if host else ()
        near = tuple(one for one in centres if tabletop.point_distance(one, base).under(length))
        return bool(near) and _sees(state, who, near, unit, base)
    if who.at is None or not tabletop.distance(_disc(state, who, who.at), base).within(length):
        return False
    return _sees(state, who, _points(who.at, _radius(state, who)), unit, base)


@rule("2.28")
def _sees(state: State, who: Leader, eyes: tuple[Point, ...], unit: UnitId, base: Outline) -> bool:
    """Whether from one of these points a line to a centre of the Troop is clear; Respectable needs none.

    Any point of a leader's base will do: his middle and points all along its rim are tried.
    """
    if who.has(Quality.RESPECTABLE):
        return True
    corridor = SCALES[state.scale].corridor
    troops = tuple(_troops(state, (unit, who.inside)))
    for eye in eyes:
        for centre in base.centres:
            woods = tuple(_hiding(state, eye, centre, base.centres[0]))
            if tabletop.sight(eye, centre, (*troops, *woods), corridor).clear:
                return True
    return False


def _troops(state: State, apart: tuple[UnitId | None, ...]) -> Iterator[Obstacle]:
    """The other Troops on the table; leaders hide nothing."""
    for name, one in state.units.items():
        outline = _outline(state, one)
        if outline is not None and name not in apart:
            yield Obstacle(name, outline)


def _hiding(state: State, eye: Point, centre: Point, front: Point) -> Iterator[Obstacle]:
    """The elements that hide what is behind them; not who is inside, by the point looked from or at, or his front."""
    for element in state.scenery.values():
        if Ground.HIDDEN in element.qualities and len(element.ring) >= _AREA:
            outline = _ground(element)
            if not any(tabletop.holds(outline, point) for point in (eye, centre, front)):
                yield Obstacle(element.id, outline)


def _ground(element: Scenery) -> Outline:
    return tabletop.ground(element.ring)


def _outline(state: State, one: Unit) -> Outline | None:
    return None if one.pose is None else tabletop.stand(one.pose, Base(*BASES[state.scale][one.gear.base]))


def _disc(state: State, who: Leader, at: Point) -> Outline:
    return tabletop.stand(Pose(at.x, at.y, 0), Disc(_radius(state, who)))


def _radius(state: State, who: Leader) -> int:
    scale = SCALES[state.scale]
    return scale.commander_radius if who.commander else scale.subordinate_radius


@lru_cache(1_024)
def _points(at: Point, radius: int) -> tuple[Point, ...]:
    steps = [tabletop.step(turn * tabletop.TURN // _RIM, radius) for turn in range(_RIM)]
    return (at, *(Point(at.x + x, at.y + y) for x, y in steps))
