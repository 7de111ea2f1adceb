"""Where a piece comes to stand that is dragged or typed: the nearest place that the rules allow.

What is too far is pulled back to the reach; what is barred there swerves a little, or stops short on the same line.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from typing import Final

from msgspec.structs import replace

from maestre.games.tercios.checks import check
from maestre.games.tercios.data import INCH, OrderKind
from maestre.games.tercios.matters import Acting, Laying, Ride, Vanguard
from maestre.games.tercios.places import base, outline
from maestre.games.tercios.reactions import windows_along
from maestre.games.tercios.scenery import outlines
from maestre.games.tercios.state import State, UnitId
from maestre.games.tercios.ways import check_move, long, origin, speed
from maestre.games.tercios.wording import described, start_of
from maestre.play import Answer, Ask, Refused, Snap, Spot
from maestre.space import tabletop
from maestre.space.tabletop import Point, Proof

__all__ = ["allowed", "snapped"]

_FINE: Final = INCH // 4
"""A piece that is pulled back stops at the last quarter of an inch that is allowed."""
_TRIES: Final = 5
"""On a long way not every inch is tried."""
_SWERVES: Final = (500, -500, 1000, -1000)
"""By how much a way may swerve to find a place, in hundredths of a degree."""


def snapped(state: State, ask: Ask, answer: Answer) -> Snap:
    """Give the allowed answer nearest to one that is dragged or typed, in words, with what shows it.

    A piece that comes from nowhere fits where it is put, or does not.
    """
    refusal = _refusal(state, ask, answer)
    if refusal is not None:
        near = _nearest(state, ask, answer) if isinstance(answer, Spot) else None
        if near is None:
            raise refusal
        answer = near
    marks = _shown(state, ask, answer) if isinstance(answer, Spot) else ()
    return Snap(answer, described(state, ask, answer), marks, refusal.message if refusal else None)


def allowed(state: State, ask: Ask, answer: Answer) -> bool:
    """Whether an answer passes the checks of the rules."""
    return _refusal(state, ask, answer) is None


def _refusal(state: State, ask: Ask, answer: Answer) -> Refused | None:
    try:
        check(state, ask, answer)
    except Refused as error:
        return error
    return None


def _nearest(state: State, ask: Ask, spot: Spot) -> Spot | None:
    """The nearest place found: at the reach, beside it, or short of it on the same line."""
    start = start_of(state, spot.piece)
    if start is None or start == (spot.x, spot.y):
        return None
    wish = Point(spot.x, spot.y)
    way, far = tabletop.heading(wish.x - start.x, wish.y - start.y), isqrt(long(start, wish))
    far = min(far, _reach(state, ask, spot.piece, start, wish))
    if allowed(state, ask, _along(spot, start, way, far)):
        return _along(spot, start, way, far)
    beside = (_along(spot, start, way + swerve, far) for swerve in _SWERVES)
    found = [next((one for one in beside if allowed(state, ask, one)), None), _short(state, ask, spot, start, way, far)]
    places = [one for one in found if one is not None]
    return min(places, key=lambda one: long(wish, Point(one.x, one.y)), default=None)


def _reach(state: State, ask: Ask, piece: str, start: Point, wish: Point) -> int:
    """How far a piece may go toward a point, as far as is known before it is checked."""
    if isinstance(ask.about, Ride):
        return ask.about.length
    if not isinstance(ask.about, Acting | Vanguard):
        return isqrt(long(start, wish))
    order = ask.about.order if isinstance(ask.about, Acting) else None
    return speed(state, UnitId(piece), order, start, wish).whole * INCH


def _short(state: State, ask: Ask, spot: Spot, start: Point, way: int, far: int) -> Spot | None:
    """The place farthest along the way that is allowed: looked for inch by inch, then by quarters of one."""
    for length in _lengths(far):
        if allowed(state, ask, _along(spot, start, way, length)):
            longer = (_along(spot, start, way, min(far, length + part)) for part in range(INCH - _FINE, 0, -_FINE))
            return next((one for one in longer if allowed(state, ask, one)), _along(spot, start, way, length))
    return None


def _lengths(far: int) -> Iterator[int]:
    """Whole inches less than a length, the longest first, not too many, and at last a quarter of one."""
    yield from range((far - 1) // INCH * INCH, 0, -max(1, -(-far // INCH // _TRIES)) * INCH)
    yield _FINE


def _along(spot: Spot, start: Point, way: int, length: int) -> Spot:
    by = tabletop.step(way, length)
    return replace(spot, x=start.x + by.x, y=start.y + by.y)


def _shown(state: State, ask: Ask, spot: Spot) -> Proof:
    """What an element covers; or a Troop's way, where it comes to stand, and to whom it gives occasion to react."""
    if isinstance(ask.about, Laying):
        return tuple(tabletop.Area("base", ring) for ring in outlines(state, spot) if ring)
    start, unit = start_of(state, spot.piece), UnitId(spot.piece)
    if start is None or not isinstance(ask.about, Acting | Vanguard):
        return ()
    to = Point(spot.x, spot.y)
    order: OrderKind | None = ask.about.order if isinstance(ask.about, Acting) else None
    there = check_move(state, unit, order, to)
    edge = outline(state, unit) if there == state.units[unit].pose else tabletop.stand(there, base(state, unit))
    seen = windows_along(state, unit, origin(state, unit, to), to) if order is not None else ()
    windows = (tabletop.Line("window", one.at, end) for one in seen if (end := start_of(state, one.unit)) is not None)
    return (tabletop.Line("way", start, to), tabletop.Area("base", edge.points), *windows)
