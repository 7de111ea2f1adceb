"""Where a piece comes to stand that is dragged or typed: the nearest place that the rules allow, and what shows it."""

from __future__ import annotations

from math import isqrt

from maestre.games.tercios.checks import check
from maestre.games.tercios.data import INCH, OrderKind
from maestre.games.tercios.matters import Acting, Laying, Ride, Vanguard
from maestre.games.tercios.places import base, outline
from maestre.games.tercios.reactions import windows_along
from maestre.games.tercios.scenery import outlines
from maestre.games.tercios.state import State, UnitId
from maestre.games.tercios.ways import check_move, long, origin, speed
from maestre.games.tercios.wording import described, start_of
from maestre.miniatures.snaps import nearest
from maestre.play import Answer, Ask, Snap, Spot
from maestre.space import tabletop
from maestre.space.tabletop import Point, Proof

__all__ = ["snapped"]


def snapped(state: State, ask: Ask, answer: Answer) -> Snap:
    """Give the allowed answer nearest to one that is dragged or typed, in words, with what shows it.

    A piece that comes from nowhere fits where it is put, or does not.
    """
    refusal = check.refusal(state, ask, answer)
    if refusal is not None:
        near = _nearest(state, ask, answer) if isinstance(answer, Spot) else None
        if near is None:
            raise refusal
        answer = near
    marks = _shown(state, ask, answer) if isinstance(answer, Spot) else ()
    return Snap(answer, described(state, ask, answer), marks, refusal.message if refusal else None)


def _nearest(state: State, ask: Ask, spot: Spot) -> Spot | None:
    """The nearest place found for a piece that comes from somewhere."""
    start, wish = start_of(state, spot.piece), Point(spot.x, spot.y)
    if start is None or start == wish:
        return None
    reach = _reach(state, ask, spot.piece, start, wish)
    return nearest(start, spot, reach, lambda one: check.allow(state, ask, one), INCH)


def _reach(state: State, ask: Ask, piece: str, start: Point, wish: Point) -> int:
    """How far a piece may go toward a point, as far as is known before it is checked."""
    if isinstance(ask.about, Ride):
        return ask.about.length
    if not isinstance(ask.about, Acting | Vanguard):
        return isqrt(long(start, wish))
    order = ask.about.order if isinstance(ask.about, Acting) else None
    return speed(state, UnitId(piece), order, start, wish).whole * INCH


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
