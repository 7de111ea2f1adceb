"""4.02-4.07, 4.26-4.27, 5.42, 6.50, 7.29 Lines of sight, from Troops and from leaders."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from math import isqrt
from typing import Final, NamedTuple

from maestre.games.tercios.data import Ground
from maestre.games.tercios.table.extents import THERE, WHERE
from maestre.games.tercios.table.places import (
    centre,
    disc,
    faceless,
    faces,
    front,
    outline,
    points,
    radius,
    scene,
    standing,
)
from maestre.games.tercios.table.state import LeaderId, State, UnitId
from maestre.play import rule
from maestre.play.pure import pure
from maestre.space import tabletop
from maestre.space.tabletop import Obstacle, Point

_RIM: Final = 36
"""How many points of a leader's rim are looked from, beside its middle."""

Line = tuple[Point, Point]


@rule("4.03", "4.04", "4.05", "4.07", "4.26")
def clear(
    state: State, eye: Point, point: Point, apart: Collection[str | None], within: Collection[Point] = ()
) -> tabletop.Sight:
    """Look along a line: other Troops, hidden ground and gaps narrower than the corridor block it, leaders do not.

    ``apart`` are the Troops that hide nothing here. Ground hides nothing of who is inside, by either end of the line
    or by the points ``within``.
    """
    return _between(eye, point, _screens(state, apart, within), state.figures.scales[state.scale].corridor)


class _Screens(NamedTuple):
    """What may hide something: Troops always, ground not from or for who is inside."""

    troops: tuple[Obstacle, ...]
    woods: tuple[Obstacle, ...]

    def beside(self, eye: Point, point: Point, length: int) -> _Screens:
        """Those that come within a length of a line."""
        return _Screens(
            *(tuple(one for one in row if tabletop.beside(eye, point, one.outline, length)) for row in self)
        )


@rule("4.26", "4.27")
def _screens(state: State, apart: Collection[str | None], within: Collection[Point]) -> _Screens:
    """All that may hide something: not who is left out, nor the ground that holds a point.

    A building that somebody holds is a Troop.
    """
    troops = tuple(one.whole for one in standing(state) if one.unit not in apart)
    hidden = (
        Obstacle(one.id, scene(one))
        for one in state.scenery.values()
        if Ground.HIDDEN in one.qualities and one.garrison is None
    )
    woods = tuple(one for one in hidden if not any(tabletop.holds(one.outline, point) for point in within))
    return _Screens(troops, woods)


def _between(eye: Point, point: Point, screens: _Screens, corridor: int) -> tabletop.Sight:
    """Look along a line past what may hide something."""
    woods = (
        one for one in screens.woods if not (tabletop.holds(one.outline, eye) or tabletop.holds(one.outline, point))
    )
    return tabletop.sight(eye, point, (*screens.troops, *woods), corridor)


@pure(WHERE)
@rule("4.02", "4.06", "6.50", "9.56")
def line(
    state: State,
    unit: UnitId,
    target: UnitId,
    origin: tabletop.Side = tabletop.Side.FRONT,
    *,
    over: Collection[str] = (),
) -> Line | None:
    """The shortest clear line from a centre of a Troop, forward, to a point at which another is measured.

    ``over`` are Troops that do not block this line, such as friends under an arched shot.
    """
    return next(visible(state, unit, target, origin, over=over), None)


def visible(
    state: State,
    unit: UnitId,
    target: UnitId,
    origin: tabletop.Side = tabletop.Side.FRONT,
    *,
    over: Collection[str] = (),
) -> Iterator[Line]:
    """All such lines, the shortest first."""
    middle, corridor = front(state, target), state.figures.scales[state.scale].corridor
    screens = _screens(state, (unit, target, *over), (middle,))
    lines = (
        (eye, point)
        for eye in eyes(state, unit, middle, origin)
        for point in points(state, target, eye)
        if faces(state, unit, point, origin)
    )
    for eye, point in sorted(lines, key=_length):
        if _between(eye, point, screens, corridor).clear:
            yield eye, point


def _length(one: Line) -> int:
    (ax, ay), (bx, by) = one
    return (ax - bx) ** 2 + (ay - by) ** 2


@rule("1.05", "6.35", "6.50", "9.33", "9.56")
def eyes(state: State, unit: UnitId, toward: Point, origin: tabletop.Side = tabletop.Side.FRONT) -> tuple[Point, ...]:
    """The points from which a Troop looks, shoots and charges: a centre, or any of its edge if it has no facing."""
    return points(state, unit, toward) if faceless(state, unit) else (centre(state, unit, origin),)


# ------------------------------------------------------------------------------------------------------------ leaders


@pure(THERE)
@rule("2.28", "7.06", "7.29")
def sees(state: State, leader: LeaderId, piece: str, eyes_at: Collection[Point] | None = None) -> bool:
    """Whether a leader sees a Troop or another leader, from any point of his disc or any centre of his host.

    His middle and points all along the rim are tried, or only ``eyes_at``; he looks all around.
    """
    who = state.leaders[leader]
    looks = _looking(state, leader) if eyes_at is None else tuple(eyes_at)
    aims, apart = _aims(state, piece), (who.inside, *_host(state, piece))
    within = (front(state, UnitId(piece)),) if piece in state.units else ()
    if not looks or not aims:
        return False
    corridor, here, there = state.figures.scales[state.scale].corridor, looks[0], aims[0]
    stray = max(_stray(here, looks), _stray(there, aims))
    screens = _screens(state, apart, within).beside(here, there, corridor + stray)
    return _glimpsed(looks, aims, screens, corridor)


@lru_cache(4_096)
def _glimpsed(looks: tuple[Point, ...], aims: tuple[Point, ...], screens: _Screens, corridor: int) -> bool:
    """Whether any line is clear; the same question is asked for what is offered, for what is said and for its check."""
    troops, woods = (tuple(one.outline for one in row) for row in screens)
    return tabletop.any_clear(looks, aims, troops, woods, corridor)


def _stray(middle: Point, others: Collection[Point]) -> int:
    """How far points lie from one of them at most."""
    return isqrt(max((x - middle.x) ** 2 + (y - middle.y) ** 2 for x, y in others)) + 1


def _looking(state: State, leader: LeaderId) -> tuple[Point, ...]:
    who = state.leaders[leader]
    if who.inside is not None:
        return outline(state, who.inside).centres or outline(state, who.inside).points
    return () if who.at is None else _rim(who.at, radius(state, who))


def _aims(state: State, piece: str) -> tuple[Point, ...]:
    """The points at which somebody is looked at."""
    if piece in state.units:
        edge = outline(state, UnitId(piece))
        return edge.centres or edge.points
    who = state.leaders[LeaderId(piece)]
    if who.inside is not None:
        return _aims(state, who.inside)
    return () if disc(state, who.id) is None or who.at is None else _rim(who.at, radius(state, who))


def _host(state: State, piece: str) -> tuple[str | None, ...]:
    return (piece,) if piece in state.units else (state.leaders[LeaderId(piece)].inside,)


@lru_cache(1_024)
def _rim(at: Point, size: int) -> tuple[Point, ...]:
    steps = [tabletop.step(turn * tabletop.TURN // _RIM, size) for turn in range(_RIM)]
    return (at, *(Point(at.x + x, at.y + y) for x, y in steps))
