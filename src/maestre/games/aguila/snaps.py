"""Where a piece comes to stand that is dragged or typed: the nearest way or place that is allowed, and its marks."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from typing import Final

from msgspec.structs import replace

from maestre.games.aguila.buildings import is_house
from maestre.games.aguila.checks import check
from maestre.games.aguila.data import INCH
from maestre.games.aguila.legs import TO
from maestre.games.aguila.matters import Deploying, Laying, Regrouping, Riding, Way
from maestre.games.aguila.places import base, outline, pose, scene
from maestre.games.aguila.rows import body_of
from maestre.games.aguila.state import State, UnitId
from maestre.games.aguila.terrain import outlines
from maestre.games.aguila.ways import check_way, plotted
from maestre.games.aguila.wording import described, start_of
from maestre.miniatures.snaps import nearest
from maestre.play import Answer, Ask, Journey, Leg, Refused, Route, Snap, Spot
from maestre.space import tabletop
from maestre.space.tabletop import Area, Cost, Point, Pose, Proof, Walk

__all__ = ["snapped"]

_QUARTER: Final = INCH // 4
"""A unit that comes so near to a house is taken up to its wall (4.08)."""
_HALVINGS: Final = 8
"""How often the length of a leg that is too long is halved to find what is left of it."""
_UNSEEN: Final = 25
"""Nobody sees a leg of a quarter of a millimetre, or of a quarter of a degree."""
_STRAIGHT: Final = {"back": tabletop.HALF_TURN, "aside": tabletop.QUARTER_TURN}
"""In which direction an order without turns leads, from the facing."""


def snapped(state: State, ask: Ask, answer: Answer) -> Snap:
    """Give the allowed answer nearest to one that is dragged or typed, in words, with what shows it.

    A piece that comes from nowhere fits where it is put, or does not.
    """
    if isinstance(answer, Journey) and isinstance(ask.about, Way):
        return _way(state, ask, ask.about, answer)
    refusal = check.refusal(state, ask, answer)
    if refusal is not None:
        near = _place(state, ask, answer) if isinstance(answer, Spot) else None
        if near is None:
            raise refusal
        answer = near
    marks = _shown(state, ask, answer) if isinstance(answer, Spot) else ()
    return Snap(answer, described(state, ask, answer), marks, refusal.message if refusal else None)


# ----------------------------------------------------------------------------------------------------------------- ways


def _way(state: State, ask: Ask, about: Way, journey: Journey) -> Snap:
    """The nearest way to one that is dragged, which names the pose to end at, or to one that is typed leg by leg."""
    assert isinstance(ask.choice, Route), ask
    ask.choice.check(ask.rule, journey)
    refusal = check.refusal(state, ask, journey)
    if any(leg.how == TO for leg in journey.legs):
        found = _dragged(state, about, journey)
    else:
        found = journey if refusal is None else _shortened(state, ask, journey)
    if found is None:
        assert refusal is not None, journey
        raise refusal
    found = _to_the_wall(state, ask, about, found)
    walk = check_way(state, about, found)
    why = refusal.message if refusal is not None else None
    return Snap(found, described(state, ask, found), _marks(state, about, walk), why)


def _dragged(state: State, about: Way, journey: Journey) -> Journey | None:
    """The way to the pose that was dragged to, or to the nearest that can be reached."""
    if len(journey.legs) > 1 or len(journey.legs[0].at) != len(Pose._fields):
        return None
    x, y, facing = journey.legs[0].at
    wish = Pose(x, y, facing % tabletop.TURN)
    exact = plotted(state, about, wish)
    if exact is not None:
        return _tidied(state, about, exact)
    found: dict[Pose, Journey] = {}
    for one in _wishes(state, about, wish):
        near = _near(state, about, one, found)
        if near is not None:
            found.setdefault(near[0], near[1])
    best = min(found, key=lambda one: _badness(one, wish), default=None)
    return None if best is None else _tidied(state, about, found[best])


def _tidied(state: State, about: Way, journey: Journey) -> Journey:
    """The same way without legs that are too short to see, if it is allowed so."""
    clean = replace(journey, legs=tuple(leg for leg in journey.legs if abs(leg.amount) > _UNSEEN))
    if clean == journey:
        return journey
    try:
        check_way(state, about, clean)
    except Refused:
        return journey
    return clean


def _wishes(state: State, about: Way, wish: Pose) -> Iterator[Pose]:
    """Poses that who dragged may have meant: facing where it goes, as it did, and on the line on which it may go."""
    here = pose(state, about.unit)
    along = tabletop.heading(wish.x - here.x, wish.y - here.y) if wish[:2] != here[:2] else here.facing
    if about.turns or about.wheels:
        yield wish
        yield wish._replace(facing=along)
    if about.verb == "facing":
        yield here._replace(facing=wish.facing)
    yield wish._replace(facing=here.facing)
    heading = here.facing + _STRAIGHT.get(about.verb, 0)
    by = tabletop.step(heading, _FAR)
    far = ((wish.x - here.x) * by.x + (wish.y - here.y) * by.y) // _FAR
    if far > 0 or about.verb == "aside":
        to = tabletop.step(heading if far > 0 else tabletop.opposed(heading % tabletop.TURN), abs(far))
        yield Pose(here.x + to.x, here.y + to.y, here.facing)


_FAR: Final = 1_000_000


def _near(state: State, about: Way, wish: Pose, known: dict[Pose, Journey]) -> tuple[Pose, Journey] | None:
    """The pose nearest to a wish along the line to it, with the way there."""
    here = pose(state, about.unit)
    ways: dict[tuple[int, ...], Journey] = {}

    def allowed(spot: Spot) -> bool:
        there = Pose(spot.x, spot.y, spot.facing)
        way = known.get(there) or plotted(state, about, there)
        if way is not None:
            ways[there] = way
        return way is not None

    if wish[:2] == here[:2]:
        spot: Spot | None = Spot(about.unit, *wish)
        spot = spot if spot is not None and allowed(spot) else None
    else:
        reach = about.allowance.whole + about.road
        spot = nearest(Point(here.x, here.y), Spot(about.unit, *wish), reach, allowed, INCH)
    if spot is None:
        return None
    there = Pose(spot.x, spot.y, spot.facing)
    return there, ways[there]


def _badness(one: Pose, wish: Pose) -> int:
    """How far a pose is from what was wished: a quarter turn counts as two inches."""
    far = isqrt((one.x - wish.x) ** 2 + (one.y - wish.y) ** 2)
    return far + abs(tabletop.turn_between(one.facing, wish.facing)) * 2 * INCH // tabletop.QUARTER_TURN


def _shortened(state: State, ask: Ask, journey: Journey) -> Journey | None:
    """What is left of a way that is typed: as many whole legs as are allowed, and as much as is of the next."""
    legs = tuple(leg for leg in journey.legs if leg.amount)
    for count in range(len(legs), 0, -1):
        *first, last = legs[:count]
        best = 0
        low, high = 0, abs(last.amount)
        if isinstance(ask.about, Way) and last.how not in {"turn", "wheel"}:
            high = min(high, ask.about.allowance.whole + ask.about.road)
        if check.allow(state, ask, _ended(journey, first, last, high)):
            return _ended(journey, first, last, high)
        for _ in range(_HALVINGS):
            half = (low + high) // 2
            if half and check.allow(state, ask, _ended(journey, first, last, half)):
                best = low = half
            else:
                high = half
        if best:
            return _ended(journey, first, last, best)
    return None


def _ended(journey: Journey, first: list[Leg], last: Leg, amount: int) -> Journey:
    return replace(journey, legs=(*first, replace(last, amount=amount if last.amount > 0 else -amount)))


def _to_the_wall(state: State, ask: Ask, about: Way, journey: Journey) -> Journey:
    """The same way up to the wall of a house to which it comes very near, so that the unit may enter it later."""
    if not journey.legs or journey.legs[-1].how != "ahead":
        return journey
    edge = tabletop.stand(check_way(state, about, journey).pose, body_of(state, about.unit).base)
    for element in state.scenery.values():
        if not is_house(element):
            continue
        gap = tabletop.distance(edge, scene(element))
        if not gap.within(0) and gap.within(_QUARTER):
            *first, last = journey.legs
            longer = _ended(journey, first, last, last.amount + int(gap.shown()))
            if check.allow(state, ask, longer):
                return longer
    return journey


def _marks(state: State, about: Way, walk: Walk) -> tuple[object, ...]:
    """The way and where it ends, the friends that it leads through, and what it costs."""
    way = tuple(mark for mark in walk.proof if not isinstance(mark, Area))
    there = Area("base", tabletop.stand(walk.pose, body_of(state, about.unit).base).points)
    passed = tuple(Area("passed", outline(state, one).points) for one in walk.passed)
    cost = -(-walk.cost.numerator // walk.cost.denominator)
    most = about.allowance.whole
    return (*way, there, *passed, Cost(cost, most if cost <= most else most + about.road))


# --------------------------------------------------------------------------------------------------------------- places


def _place(state: State, ask: Ask, spot: Spot) -> Spot | None:
    """The nearest place found for a piece that comes from somewhere, or that only turns."""
    if isinstance(ask.about, Regrouping):
        here = pose(state, ask.about.unit)
        asked = Spot(spot.piece, here.x, here.y, spot.facing % tabletop.TURN)
        return asked if check.allow(state, ask, asked) else Spot(spot.piece, *here)
    start, asked = start_of(state, spot.piece), replace(spot, facing=spot.facing % tabletop.TURN)
    if isinstance(ask.about, Deploying | Laying):
        return next((one for one in _about(asked) if check.allow(state, ask, one)), None)
    if start is None or not isinstance(ask.about, Riding) or ask.about.host is not None:
        return None
    return nearest(start, asked, ask.about.length, lambda one: check.allow(state, ask, one), INCH)


def _about(spot: Spot) -> Iterator[Spot]:
    """Places close to one, the closest first: whoever puts a piece down by hand does not mean the hundredth."""
    for length in _CLOSE:
        for turn in range(0, tabletop.TURN, tabletop.QUARTER_TURN // 2):
            by = tabletop.step(turn, length)
            yield replace(spot, x=spot.x + by.x, y=spot.y + by.y)


_CLOSE: Final = (INCH // 4, INCH // 2, INCH)


def _shown(state: State, ask: Ask, spot: Spot) -> Proof:
    """What a piece of terrain covers; or the base of a piece where it comes to stand, and the way there."""
    there = Pose(spot.x, spot.y, spot.facing % tabletop.TURN)
    if isinstance(ask.about, Laying):
        return tuple(Area("base", ring) for ring in outlines(state, ask, spot) if ring)
    if spot.piece not in state.units and spot.piece not in state.officers:
        return ()
    start = start_of(state, spot.piece)
    if isinstance(ask.about, Regrouping):
        there = pose(state, UnitId(spot.piece))._replace(facing=there.facing)
    edge = Area("base", tabletop.stand(there, base(state, spot.piece)).points)
    if start is None or isinstance(ask.about, Deploying | Regrouping):
        return (edge,)
    return (tabletop.Line("way", start, Point(there.x, there.y)), edge)
