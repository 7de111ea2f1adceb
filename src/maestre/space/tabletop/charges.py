"""The way of a charge: straight at a side, after a turn, or around what stands between."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from heapq import heappop, heappush
from math import isqrt
from typing import Final, NamedTuple

from maestre.space.tabletop.around import Around
from maestre.space.tabletop.contact import Face
from maestre.space.tabletop.distances import distance, overlap, point_distance
from maestre.space.tabletop.outlines import Base, Obstacle, Outline, Pose, stand
from maestre.space.tabletop.proof import Area, Mark, area, whole
from maestre.space.tabletop.sight import track
from maestre.space.tabletop.sweep import advance, affordable, barred_by, comes_near, straight
from maestre.space.tabletop.turns import QUARTER_TURN, TURN, UNIT, Point, axis, heading, step, turn_between
from maestre.space.tabletop.walk import Ahead, Leg, Turn, Walk, walk

_AIMS: Final = 4
"""Into how many parts a side is divided by the points at which a base aims."""

_ASIDE: Final = 4
"""A base that goes straight on comes no farther than its allowance and so many tolerances."""

_GRAIN: Final = 1_000
"""Bends nearer to each other than about this, in units, are looked at once."""

_HOLD: Final = 16
"""On how much of its width, in units, a base touches a side at least."""

_FANNED, _LENGTHS = 6, 12
"""Into how many parts a quarter turn and an allowance are divided by the bends at which a way is looked for at last."""

_SEARCHED: Final = 48
"""How many bends that are reached are looked at before a way around is given up."""


class _Charge(NamedTuple):
    """What does not change while a way is looked for."""

    base: Base
    face: Face
    side: Outline
    target: str
    allowance: int
    around: Around
    swept: tuple[Obstacle, ...]
    bite: int
    dear: bool
    """Whether no ground is cheaper than clear ground."""
    corners: tuple[tuple[Point, int], ...]
    """The corners of what is solid near enough to matter, and how far a centre that passes keeps from each."""
    bars: list[Obstacle]
    """What is solid; what has stopped a way is looked at first for the next."""
    free: dict[Pose, bool]
    """Where the base was turned to, and whether there is room for it."""
    made: dict[tuple[Pose, int], bool]
    """The turns that were tried, and whether nothing stops them."""


class _Trip(NamedTuple):
    """A way begun: where it is, what it cost, its legs and the turns left."""

    pose: Pose
    cost: Fraction
    legs: tuple[Leg, ...]
    turns: int


def charge_way(  # noqa: PLR0913 - who is swept over and how deep are seldom said
    pose: Pose,
    base: Base,
    face: Face,
    target: Obstacle,
    turns: int,
    allowance: int,
    around: Around,
    *,
    swept: Sequence[Obstacle] = (),
    bite: int = 0,
) -> Walk | None:
    """Return the way by which a base comes to touch a side of its target, which ends it; None if there is none.

    Straight ahead if that leads there; else after one turn at once, to the point of the side that is nearest to the
    centre of the base and can be reached so; else the cheapest way found that bends near corners of what is solid, past
    which it leads as near as the base is wide. Each turn is a quarter at most, and there are no more than ``turns``. A
    way around may be a little longer than the shortest, and of those that have to bend far from all corners, of which a
    fan of bends is tried at last, one is missed now and then.

    Who is ``swept`` is in the way as what is solid is, but turns sweep over it; a turn may ``bite`` into what is solid.
    """
    others = tuple(one for one in around.solid if one.name != target.name)
    shunned = tuple(one for one in around.shunned if one.name != target.name)
    solid = (*others, *(one for one in swept if one not in others and one.name != target.name), target)
    around = around._replace(solid=solid, shunned=shunned)
    friends = tuple(one for one in swept if one.name != target.name)
    side, dear = track(face.start, face.end), all(ground.cost >= 1 for ground in around.grounds)
    corners = _corners(around, pose, base, allowance)
    charge = _Charge(base, face, side, target.name, allowance, around, friends, bite, dear, corners, [*solid], {}, {})
    here = _Trip(pose, Fraction(0), (), turns)
    found = None if _hopeless(charge, here) else _ahead(charge, here)
    found = found or (_aimed(charge, here) if turns else None)
    if found is None and turns:
        found = _around(charge, here, [*_straight_on(charge, here), *_onward(charge, here)])
        found = found or _around(charge, here, list(_fan(charge, here)), last=True)
    return None if found is None else _walked(charge, pose, found.legs)


def _ahead(charge: _Charge, trip: _Trip) -> _Trip | None:
    """Go straight on until the first touch, if that is of the side."""
    left = int(charge.allowance - trip.cost)
    if not _in_reach(charge, trip.pose, left):
        return None
    gone = advance(trip.pose, charge.base, trip.pose.facing, left, charge.around)
    touched = distance(stand(gone.pose, charge.base), charge.side).within(charge.around.tolerance)
    return _Trip(gone.pose, trip.cost + gone.cost, (*trip.legs, Ahead(gone.steps)), trip.turns) if touched else None


def _in_reach(charge: _Charge, pose: Pose, left: int) -> bool:
    """Tell whether a base that nothing stops may come to the side for what is left of its allowance."""
    far = affordable(pose, charge.base, pose.facing, left, charge.around)
    aside = _ASIDE * charge.around.tolerance + _ASIDE
    return comes_near(stand(pose, charge.base), pose.facing, far + aside, charge.side, aside)


def _hopeless(charge: _Charge, trip: _Trip) -> bool:
    """Tell whether a base that goes straight on surely does not come to the side: it is too far, or something bars it.

    Unlike what `_ahead` finds out, it costs next to nothing.
    """
    left = int(charge.allowance - trip.cost)
    aside = _ASIDE * charge.around.tolerance + _ASIDE
    apart = _gap(Point(trip.pose.x, trip.pose.y), charge.face.start, charge.face.end) - _half(charge.base)
    return (charge.dear and apart >= left + aside) or _barred(charge, trip.pose, min(left, apart - aside))


def _barred(charge: _Charge, pose: Pose, length: int) -> bool:
    """Tell whether something surely stops a base before it has gone so far straight on."""
    if length <= 0:
        return False
    tolerance = charge.around.tolerance
    place = barred_by(stand(pose, charge.base), pose.facing, length, charge.bars, tolerance)
    if place is not None:
        charge.bars.insert(0, charge.bars.pop(place))
    return place is not None


def _aimed(charge: _Charge, trip: _Trip) -> _Trip | None:
    """Turn at once toward the nearest point of the side to which the way is free, and go there."""
    for aim in dict.fromkeys((*_aims(charge, trip.pose), *_grazing(charge, trip.pose))):
        turned = _turned(trip, aim)
        if turned is None or _hopeless(charge, turned) or not _has_room(charge, trip, turned):
            continue
        found = _ahead(charge, turned)
        if found is not None and _may_turn(charge, trip.pose, turn_between(trip.pose.facing, aim)):
            return found
    return None


def _aims(charge: _Charge, pose: Pose) -> list[int]:
    """Return the headings to points of the side, that to the nearest first, and then to points beside it.

    At these only a part of the base would touch the side.
    """
    centre, (_, start, end, middle, _) = Point(pose.x, pose.y), charge.face
    dx, dy = end.x - start.x, end.y - start.y
    points = [Point(start.x + dx * n // _AIMS, start.y + dy * n // _AIMS) for n in range(_AIMS + 1)]
    points += [middle, whole(point_distance(centre, charge.side).end)]
    wide = charge.base.width // 2 - _HOLD
    out = step(charge.face.facing + QUARTER_TURN, wide), step(charge.face.facing - QUARTER_TURN, wide)
    beyond = [
        Point(point.x + x // part, point.y + y // part) for point in (start, end) for x, y in out for part in (1, 2)
    ]
    ordered = _nearest_first(centre, points) + _nearest_first(centre, beyond)
    return list(dict.fromkeys(heading(x - pose.x, y - pose.y) for x, y in ordered if (x, y) != centre))


def _grazing(charge: _Charge, pose: Pose) -> Iterator[int]:
    """Give the headings on which the base just passes a corner of what is solid, or just holds an end of the side."""
    hold = charge.base.width // 2 - _HOLD
    for (x, y), out in (*charge.corners, (charge.face.start, hold), (charge.face.end, hold)):
        yield from (aim for aim, _ in _past(pose, x, y, out) if _leads(charge, pose, aim))


def _leads(charge: _Charge, pose: Pose, aim: int) -> bool:
    """Tell whether a base that nothing stops comes over a part of the side on a heading."""
    (fx, fy), wide = axis(aim), charge.base.width // 2
    aside = [((x - pose.x) * fy - (y - pose.y) * fx) // UNIT for x, y in (charge.face.start, charge.face.end)]
    return min(aside) <= wide and max(aside) >= -wide


def _past(pose: Pose, x: int, y: int, out: int) -> Iterator[tuple[int, int]]:
    """Give the headings, a quarter off at most, on which a point is passed so far off, and how far it is to it."""
    dx, dy = x - pose.x, y - pose.y
    square = dx * dx + dy * dy - out * out
    if square <= 0:
        return
    along = isqrt(square)
    for side in (out, -out):
        aim = heading(dx * along - dy * side, dy * along + dx * side)
        if abs(turn_between(pose.facing, aim)) <= QUARTER_TURN:
            yield aim, along


def _nearest_first(centre: Point, points: Sequence[Point]) -> list[Point]:
    return sorted(points, key=lambda point: (_square(centre, point), point))


def _square(a: Point, b: Point) -> int:
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2


def _turned(trip: _Trip, aim: int) -> _Trip | None:
    """Turn toward a heading, if a turn is left for it and it is no more than a quarter."""
    turn = turn_between(trip.pose.facing, aim)
    if not turn:
        return trip
    if abs(turn) > QUARTER_TURN or not trip.turns:
        return None
    there = Pose(trip.pose.x, trip.pose.y, aim % TURN)
    return _Trip(there, trip.cost, (*trip.legs, Turn(turn)), trip.turns - 1)


def _has_room(charge: _Charge, trip: _Trip, turned: _Trip) -> bool:
    """Tell whether there is room at the end of a turn; who did not turn stands where he stood."""
    if turned is trip:
        return True
    free = charge.free.get(turned.pose)
    if free is None:
        edge = stand(turned.pose, charge.base)
        free = charge.free[turned.pose] = not any(overlap(edge, one.outline) for one in charge.around.solid)
    return free


def _may_turn(charge: _Charge, pose: Pose, turn: int) -> bool:
    if not turn:
        return True
    made = charge.made.get((pose, turn))
    if made is None:
        clear = charge.around._replace(grounds=())
        gone = walk(pose, charge.base, (Turn(turn),), clear, charge.swept, charge.bite)
        made = charge.made[pose, turn] = not gone.stopped_by
    return made


def _walked(charge: _Charge, pose: Pose, legs: tuple[Leg, ...]) -> Walk:
    """Return legs as one way."""
    walks = []
    for leg in legs:
        swept = charge.swept if isinstance(leg, Turn) else ()
        walks.append(walk(pose, charge.base, (leg,), charge.around, swept, charge.bite))
        pose = walks[-1].pose
    marks: list[Mark] = [mark for one in walks for mark in one.proof if not isinstance(mark, Area)]
    marks += [mark for mark in walks[-1].proof if isinstance(mark, Area)]
    touched = next(one.outline for one in charge.around.solid if one.name == charge.target)
    marks.append(area("stop", touched.points))
    crossed = dict.fromkeys(name for one in walks for name in one.crossed)
    poses = (walks[0].poses[0], *(one.pose for one in walks))
    cost = sum((one.cost for one in walks), Fraction(0))
    return Walk(pose, cost, poses, tuple(crossed), (), (charge.target,), tuple(marks))


# -------------------------------------------------------------------------------------------------------- ways around


class _Plan(NamedTuple):
    """A bend to be looked at: how a way goes on to it from where it is, by a turn and a length."""

    trip: _Trip
    aim: int
    length: int


def _around(charge: _Charge, start: _Trip, plans: list[_Plan], *, last: bool = False) -> _Trip | None:
    """Look for the cheapest way that begins with one of some bends, by its least cost; the ``last`` lead no farther."""
    best: _Trip | None = None
    heap: list[tuple[Fraction | int, int, _Plan]] = []
    seen: set[tuple[int, int, int]] = set()
    stops: dict[Pose, int] = {}
    number = reached = 0
    while reached < _SEARCHED:
        for plan in plans:
            least = _least(charge, plan)
            if least <= charge.allowance:
                heappush(heap, (least, number := number + 1, plan))
        if not heap or (best is not None and heap[0][0] >= best.cost):
            break
        trip = _followed(charge, heappop(heap)[2], stops)
        plans = []
        if trip is None or not _is_new(trip, seen):
            continue
        reached += 1
        found = _aimed(charge, trip)
        if found is not None and (best is None or found.cost < best.cost):
            best = found
        plans = [] if last else list(_onward(charge, trip))
    return best


def _end(plan: _Plan) -> Point:
    dx, dy = step(plan.aim, plan.length)
    return Point(plan.trip.pose.x + dx, plan.trip.pose.y + dy)


def _is_new(trip: _Trip, seen: set[tuple[int, int, int]]) -> bool:
    """Tell whether a bend is far from all that were reached with as many turns left, and note it."""
    key = trip.pose.x // _GRAIN, trip.pose.y // _GRAIN, trip.turns
    new = key not in seen
    seen.add(key)
    return new


def _least(charge: _Charge, plan: _Plan) -> Fraction | int:
    """Return what a way costs at least if it is gone on with; no ground is cheaper than clear ground."""
    gap = _gap(_end(plan), charge.face.start, charge.face.end)
    further = plan.length + max(gap - _half(charge.base), 0)
    cost = plan.trip.cost
    return cost.numerator + further if cost.denominator == 1 else cost + further


def _gap(point: Point, start: Point, end: Point) -> int:
    """Return the whole units between a point and a side."""
    ex, ey, wx, wy = end.x - start.x, end.y - start.y, point.x - start.x, point.y - start.y
    along, length = ex * wx + ey * wy, ex * ex + ey * ey
    if 0 < along < length:
        return isqrt((ex * wy - ey * wx) ** 2 // length)
    return isqrt(_square(point, start) if along <= 0 else _square(point, end))


def _followed(charge: _Charge, plan: _Plan, stops: dict[Pose, int]) -> _Trip | None:
    """Go on to a bend, if that is possible; note where a way is stopped, so that nobody tries to go farther on it."""
    here = plan.trip.pose
    turned = _turned(plan.trip, plan.aim)
    if turned is None or plan.length > stops.get(turned.pose, plan.length):
        return None
    if _barred(charge, turned.pose, plan.length):
        stops[turned.pose] = plan.length - 1
        return None
    if not _has_room(charge, plan.trip, turned):
        return None
    gone = straight(turned.pose, charge.base, turned.pose.facing, plan.length, charge.around)
    if gone.stopped_by:
        stops[turned.pose] = gone.steps
        return None
    cost = turned.cost + gone.cost
    if cost >= charge.allowance or not _may_turn(charge, here, turn_between(here.facing, plan.aim)):
        return None
    return _Trip(gone.pose, cost, (*turned.legs, Ahead(plan.length)), turned.turns)


def _half(base: Base) -> int:
    """Return half the diagonal of a base, rounded up."""
    return isqrt(base.width**2 + base.depth**2) // 2 + 1


def _corners(around: Around, pose: Pose, base: Base, allowance: int) -> tuple[tuple[Point, int], ...]:
    """Return the corners of what is solid near enough to matter, and how far a centre that passes keeps from them."""
    reach, here = allowance + _half(base), Point(pose.x, pose.y)
    found: list[tuple[Point, int]] = []
    for _, outline in around.solid:
        if _square(here, Point(outline.x, outline.y)) <= (reach + outline.reach) ** 2:
            out = base.width // 2 + outline.swell + around.tolerance + 1
            found += [(corner, out) for corner in outline.points if _square(here, corner) <= reach**2]
    return tuple(dict.fromkeys(found))


def _straight_on(charge: _Charge, start: _Trip) -> Iterator[_Plan]:
    """Give the bends straight ahead, beside a corner or somewhat before or beyond."""
    fx, fy = axis(start.pose.facing)
    lengths = [((x - start.pose.x) * fx + (y - start.pose.y) * fy) // UNIT for (x, y), _ in charge.corners]
    further = (length + out for length in lengths for out in _beyond(charge.base))
    for length in sorted(dict.fromkeys(length for length in further if length > 0)):
        yield _Plan(start, start.pose.facing, length)


def _fan(charge: _Charge, start: _Trip) -> Iterator[_Plan]:
    """Give bends at even lengths straight ahead and, if two turns may be made, to both sides; none in the open."""
    reach, here = charge.allowance + _half(charge.base), Point(start.pose.x, start.pose.y)
    others = (one.outline for one in charge.around.solid if one.name != charge.target)
    if not any(_square(here, Point(edge.x, edge.y)) <= (reach + edge.reach) ** 2 for edge in others):
        return
    for turn in range(-QUARTER_TURN, QUARTER_TURN + 1, QUARTER_TURN // _FANNED) if start.turns > 1 else (0,):
        for part in range(1, _LENGTHS):
            yield _Plan(start, (start.pose.facing + turn) % TURN, charge.allowance * part // _LENGTHS)


def _beyond(base: Base) -> tuple[int, ...]:
    """Return how far before and beyond a corner a way may bend."""
    half = _half(base)
    return -half, 0, half // 2, half, 2 * half


def _onward(charge: _Charge, trip: _Trip) -> Iterator[_Plan]:
    """Give the bends on ways that pass a corner as near as may be, after a turn, and leave another turn to be made."""
    if trip.turns < 2:
        return
    for (x, y), out in charge.corners:
        for aim, along in _past(trip.pose, x, y, out):
            lengths = (along + length for length in _beyond(charge.base))
            yield from (_Plan(trip, aim, length) for length in lengths if length > 0)
