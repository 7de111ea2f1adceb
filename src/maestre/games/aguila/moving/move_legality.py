"""3.03-3.18, 4.02-4.07, 5.56, 16.43 Where a unit may go and stand; nothing here moves anything."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from fractions import Fraction
from typing import Final, NoReturn

from maestre.games.aguila.data import INCH, Arm, Formation, OrderKind
from maestre.games.aguila.moving.allowances import KINDS
from maestre.games.aguila.moving.move_syntax import TO, Way, is_sited, made_of, plots, read, straight_only, turns_of
from maestre.games.aguila.moving.movers import Body, body_at, body_of
from maestre.games.aguila.moving.obstacles import Room, closed, near, obstacles_below, room_of, surroundings
from maestre.games.aguila.table.crossings import carried, over_water
from maestre.games.aguila.table.extents import WHOLE
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import base, battery_of, scene, side_of
from maestre.games.aguila.table.situation import tallied
from maestre.games.aguila.table.state import SceneryId, State, UnitId
from maestre.games.aguila.table.subjects import Situation, Value
from maestre.miniatures.words import inches
from maestre.play import Journey, Refused, RuleId, rule
from maestre.play.pure import pure
from maestre.space import tabletop
from maestre.space.tabletop import EDGE, Around, Base, Leg, Obstacle, Outline, Pose, Turn, Walk, Wheeled

_TRIED: Final = 8
"""How many of the ways that lead to a place are looked at, the cheapest first."""
_SHIFTED: Final = INCH // 100
"""A way ends nearer than this to where its legs lead on an empty table, or is stopped."""


# ------------------------------------------------------------------------------------------------------- how far, how


@pure(WHOLE)
@rule("3.05", "3.06", "3.08", "11.03", "16.43")
def way_of(state: State, unit: UnitId, verb: str, barred: tuple[UnitId, ...] = (), let: tuple[UnitId, ...] = ()) -> Way:
    """How a unit may go with a verb; of a battery its slowest gun counts.

    Guns go in one straight line (11.03), or change facing and go ahead, also as they limber or unlimber (11.36).
    """
    body = body_of(state, unit)
    slowest = min(body.units, key=lambda one: _allowance(state, one, verb))
    at = Situation(unit=slowest, use="move", verb=verb)
    allowance = tallied(state, Value.MOVE, at)
    road = 0
    if _on_road(state, body.pose):
        road = _allowance(state, slowest, verb, road=True) - allowance.whole
    sited = is_sited(state, unit, verb)
    faced = min(_allowance(state, one, "facing") for one in body.units) if sited else 0
    wheels = 0 if straight_only(state, unit, verb) else state.figures.orders.row[KINDS[verb]].pivots
    return Way(unit, verb, allowance, turns_of(state, unit, verb), wheels, road, barred, let, faced)


def _allowance(state: State, unit: UnitId, verb: str, *, road: bool = False) -> int:
    return tallied(state, Value.MOVE, Situation(unit=unit, use="move", verb=verb, road=road)).whole


def _on_road(state: State, there: Pose) -> bool:
    centre = tabletop.Point(there.x, there.y)
    return any(tabletop.holds(scene(one), centre) for one in state.scenery.values() if one.role == "road")


# ------------------------------------------------------------------------------------------------------------ the check


class Trail:
    """The legs that one body has walked from one position: ways that begin alike walk them once."""

    def __init__(self) -> None:
        self._around: dict[int, tuple[Around, tuple[Obstacle, ...]]] = {}
        self._made: dict[tuple[int, Pose, Leg], Walk] = {}

    def walk(self, state: State, body: Body, pose: Pose, leg: Leg, length: int) -> Walk:
        """Walk one leg, on a way of at most so much; along a bridge or ford without the water below."""
        made = self._made.get((length, pose, leg))
        if made is None:
            if length not in self._around:
                self._around[length] = surroundings(state, body.units, body.pose, length + _extent(body.base))
            around, friends = self._around[length]
            here = _without(around, carried(state, body.base, pose, leg))
            made = tabletop.walk(pose, body.base, (leg,), here, friends, state.figures.distances.pivot_through)
            self._made[length, pose, leg] = made
        return made


@pure(WHOLE)
def check_way(state: State, about: Way, journey: Journey, trail: Trail | None = None) -> Walk:
    """Give the walk that a journey comes to, or refuse it; of a battery the walk is that of its whole row.

    Who checks many ways of the same unit that begin alike gives them one trail.
    """
    body = body_of(state, about.unit)
    if any(leg.how == TO for leg in journey.legs):
        return _led_to(state, about, body, journey)
    return _check(state, about, body, read(state, about, body.pose.facing, journey), trail)


def _led_to(state: State, about: Way, body: Body, journey: Journey) -> Walk:
    """The walk to the one place that a journey names, by the cheapest way that is allowed."""
    if len(journey.legs) > 1 or len(journey.legs[0].at) != len(Pose._fields):
        raise Refused("3.05", "way-one-place", unit=named(state, about.unit))
    x, y, facing = journey.legs[0].at
    refusal: Refused | None = None
    for legs in _ways_to(state, about, body, Pose(x, y, facing % tabletop.TURN)):
        try:
            return _check(state, about, body, legs)
        except Refused as error:
            refusal = refusal or error
    raise refusal or Refused("3.05", "way-none-there", unit=named(state, about.unit))


def _ways_to(state: State, about: Way, body: Body, there: Pose) -> Iterator[tuple[Leg, ...]]:
    goal = body_at(body, about.unit, there)
    found = plots(state, about, body.pose, goal, body.base)
    yield from found[:_TRIED]


def plotted(state: State, about: Way, there: Pose) -> Journey | None:
    """The cheapest journey that ends at a pose and is allowed, if there is one."""
    body = body_of(state, about.unit)
    for legs in _ways_to(state, about, body, there):
        try:
            _check(state, about, body, legs)
        except Refused:
            continue
        return Journey(about.unit, made_of(body.pose.facing, legs))
    return None


def _check(state: State, about: Way, body: Body, legs: Sequence[Leg], trail: Trail | None = None) -> Walk:
    _check_turns(state, about, legs)
    allowed = about.faced if about.faced and legs and isinstance(legs[0], Turn) else about.allowance.whole
    end = tabletop.ended(body.pose, body.base, legs)
    if about.road and _on_road(state, end):
        allowed += about.road
    _check_price(state, about, Fraction(_length(body, legs)), allowed)
    if not legs:
        return Walk(body.pose, Fraction(0), (body.pose,), (), (), (), ())
    walk = _walked(state, body, legs, allowed, trail or Trail())
    _check_stopped(state, about, legs, walk)
    _check_passed(state, about, walk)
    _check_obstacles(state, about, walk)
    _check_price(state, about, walk.cost, allowed)
    _check_end(state, about, body, legs, walk)
    return walk


def crowded(state: State, about: Way, journey: Journey) -> bool:
    """Whether a way surely ends too near to somebody, if it is not stopped before; no means nothing yet.

    Who tries many ways asks this first: it costs next to nothing.
    """
    body = body_of(state, about.unit)
    try:
        legs = read(state, about, body.pose.facing, journey)
    except Refused:
        return False
    end = tabletop.ended(body.pose, body.base, legs)
    around, friends = room_of(state, body.units).within(end, _extent(body.base))
    old, new = tabletop.stand(body.pose, body.base), tabletop.stand(end, body.base)
    kept = ((around.shunned, around.gap), (friends, state.figures.distances.separation))
    return any(
        tabletop.nearer_than(new, other, gap - _SHIFTED) and not tabletop.nearer_than(old, other, gap)
        for others, gap in kept
        for _, other in others
    )


def _length(body: Body, legs: Sequence[Leg]) -> int:
    """What legs cost on open ground."""
    turns = (one for one in legs if isinstance(one, Wheeled))
    lines = (one.length for one in legs if not isinstance(one, Turn | Wheeled))
    return sum(lines) + sum(tabletop.arc_length(body.base.width, one.turn) for one in turns)


@rule("3.03", "3.06", "3.08", "13.02")
def _check_turns(state: State, about: Way, legs: Sequence[Leg]) -> None:
    """Refuse too many turns or wheels, and one of more than 90 degrees; a change of facing goes all the way round.

    What the agile turn besides is no change of facing.
    """
    own = state.figures.orders.row[KINDS[about.verb]].rule
    number: RuleId = "3.06" if KINDS[about.verb] is OrderKind.ADVANCE else own
    turns = [one.turn for one in legs if isinstance(one, Turn)]
    wheels = sum(isinstance(one, Wheeled) for one in legs)
    unit = named(state, about.unit)
    if len(turns) > about.turns:
        raise Refused(number, "way-too-many-turns", unit=unit, count=len(turns), max=about.turns)
    if wheels > about.wheels:
        raise Refused(number, "way-too-many-wheels", unit=unit, count=wheels, max=about.wheels)
    faces = about.faced or KINDS[about.verb] is OrderKind.CHANGE_FACING
    for place, leg in enumerate(legs):
        widest = tabletop.HALF_TURN if faces and not place else state.figures.sight.turn
        if isinstance(leg, Turn) and abs(leg.turn) > widest:
            raise Refused(number, "way-turn-too-wide", unit=unit, max=widest // _DEGREE)


_DEGREE: Final = 100


@rule("3.03", "3.05", "3.06", "3.07", "3.08", "3.10", "4.05")
def _check_price(state: State, about: Way, cost: Fraction, allowed: int) -> None:
    if cost > allowed:
        number: RuleId = "4.13" if about.verb == "leave" else state.figures.orders.row[KINDS[about.verb]].rule
        asked, most = inches(-(-cost.numerator // cost.denominator), INCH), inches(allowed, INCH)
        raise Refused(number, "way-too-long", unit=named(state, about.unit), asked=asked, allowed=most)


@rule("3.11", "3.12", "3.16", "4.02", "15.44")
def _walked(state: State, body: Body, legs: Sequence[Leg], length: int, trail: Trail) -> Walk:
    """Walk a body leg by leg, over friends."""
    pose, poses, cost = body.pose, [body.pose], Fraction(0)
    crossed: list[str] = []
    passed: list[str] = []
    proof: list[tabletop.Mark] = []
    stopped: tuple[str, ...] = ()
    for leg in legs:
        made = trail.walk(state, body, pose, leg, length)
        pose, stopped = made.pose, made.stopped_by
        poses.append(pose)
        cost += made.cost
        crossed += made.crossed
        passed += made.passed
        proof += made.proof
        if stopped:
            break
    names = tuple(dict.fromkeys(crossed)), tuple(dict.fromkeys(passed))
    return Walk(pose, cost, tuple(poses), *names, stopped, tuple(proof))


def _extent(size: Base) -> int:
    """No point of a base lies farther than this from its centre."""
    return size.width + size.depth


def _without(around: Around, waters: Sequence[str]) -> Around:
    if not waters:
        return around
    solid = tuple(one for one in around.solid if one.name not in waters)
    felt = tuple(one for one in around.grounds if one.name not in waters)
    return around._replace(solid=solid, grounds=felt)


@rule("3.11", "3.16", "3.18", "4.02", "5.56", "11.05", "11.06")
def _check_stopped(state: State, about: Way, legs: Sequence[Leg], walk: Walk) -> None:
    """Refuse a way on which something stands: the edge, an enemy, ground that is closed."""
    if not walk.stopped_by:
        return
    unit, other = named(state, about.unit), walk.stopped_by[0]
    if other == EDGE:
        raise Refused("3.18", "way-off-table", proof=walk.proof, unit=unit)
    if other not in state.scenery:
        raise _too_near(state, about.unit, other, walk.proof)
    if isinstance(legs[len(walk.poses) - 2], Turn | Wheeled):
        depth = inches(state.figures.distances.pivot_through, INCH)
        raise Refused("3.16", "way-bites", proof=walk.proof, unit=unit, other=named(state, other), depth=depth)
    number = _closed_by(state, about.unit, other)
    raise Refused(number, "way-closed", proof=walk.proof, unit=unit, other=named(state, other))


def _closed_by(state: State, unit: UnitId, other: str) -> RuleId:
    """The rule by which ground is closed to a unit: to all, or to guns alone."""
    if state.arm_of(state.units[unit]) is not Arm.ARTILLERY or closed(
        state, state.scenery[SceneryId(other)], guns=False
    ):
        return "4.02"
    return "11.05" if obstacles_below(state, (other,)) else "11.06"


def _too_near(state: State, unit: UnitId, other: str, proof: tabletop.Proof) -> Refused:
    """What is said to who comes too near an enemy."""
    wide = state.units[unit].formation is Formation.OPEN
    gap = inches(near(state, unit), INCH)
    number: RuleId = "5.56" if wide else "3.11"
    return Refused(number, "way-near-enemy", proof=proof, unit=named(state, unit), other=named(state, other), gap=gap)


@rule("3.13")
def _check_passed(state: State, about: Way, walk: Walk) -> None:
    """Refuse a way through a friend who has not let the unit pass."""
    for other in walk.passed:
        if other in about.barred:
            unit, friend = named(state, about.unit), named(state, other)
            raise Refused("3.13", "way-barred", proof=walk.proof, unit=unit, other=friend)


@rule("4.03")
def _check_obstacles(state: State, about: Way, walk: Walk) -> None:
    """Refuse to cross a wall or fence at the double; any other order crosses it at no cost."""
    if KINDS[about.verb] is not OrderKind.DOUBLE_TIME:
        return
    for other in obstacles_below(state, walk.crossed):
        unit, wall = named(state, about.unit), named(state, other)
        raise Refused("4.03", "way-over-obstacle", proof=walk.proof, unit=unit, other=wall)


@rule("1.23", "3.14", "3.17", "3.18")
def _check_end(state: State, about: Way, body: Body, legs: Sequence[Leg], walk: Walk) -> None:
    """Refuse an end too near to somebody, on closed ground or off the table."""
    found = _faults(state, body.units, body.base, walk.pose, body.pose)
    if found is not None:
        turned = isinstance(legs[-1], Turn | Wheeled)
        beside: RuleId = "3.14" if found[0] in walk.passed else "3.17" if turned else "1.23"
        _refuse_end(state, about.unit, found, beside, "3.17" if turned else "")


def _faults(
    state: State,
    units: Collection[UnitId],
    size: Base,
    there: Pose,
    before: Pose | None = None,
    room: Room | None = None,
) -> tuple[str, tabletop.Proof] | None:
    """Who or what keeps units that go as one from standing somewhere; who stood too near before may stay as near."""
    old = None if before is None else tabletop.stand(before, size)
    for about in _hindrances(state, units, size, there, room):
        found = tabletop.stands(there, size, about)
        kept = {one.name: one.outline for one in about.shunned}
        for name in found.offenders:
            if old is None or name not in kept or not _as_before(old, tabletop.stand(there, size), kept[name], about):
                return name, found.proof
    return None


def _hindrances(
    state: State, units: Collection[UnitId], size: Base, there: Pose, room: Room | None
) -> tuple[Around, Around]:
    """What units that go as one may not stand on or near: all but friends, and friends."""
    around, friends = (room or room_of(state, units)).within(there, _extent(size))
    shunned = Around(shunned=friends, gap=state.figures.distances.separation)
    return _without(around, over_water(state, size, there)), shunned


def _as_before(old: Outline, new: Outline, other: Outline, around: Around) -> bool:
    """Whether a base stands no nearer to somebody than where it started, and not on him."""
    if tabletop.overlap(new, other) or not tabletop.nearer_than(old, other, around.gap):
        return False
    return not tabletop.distance(new, other).closer_than(tabletop.distance(old, other))


@rule("1.23", "4.02", "5.56")
def check_pose(state: State, unit: UnitId, there: Pose, room: Room | None = None) -> None:
    """Refuse a place where a unit may not stand, apart from how it gets there; its battery is not in its way.

    The unit need not be on the table yet. Who thinks of many places gives the room around it.
    """
    found = _faults(state, battery_of(state, unit), base(state, unit), there, room=room)
    if found is not None:
        _refuse_end(state, unit, found)


def has_room(state: State, unit: UnitId, there: Pose) -> bool:
    """Whether `check_pose` lets a unit stand somewhere, for who does not ask why not."""
    size = base(state, unit)
    edge = tabletop.stand(there, size)
    return all(
        (about.table is None or tabletop.on_table(edge, about.table))
        and not tabletop.nearby(edge, about.solid, 0)
        and not tabletop.nearby(edge, about.shunned, about.gap)
        for about in _hindrances(state, battery_of(state, unit), size, there, None)
    )


def _refuse_end(
    state: State, unit: UnitId, found: tuple[str, tabletop.Proof], beside: RuleId = "1.23", below: RuleId = ""
) -> NoReturn:
    """Refuse an end: ``beside`` is the rule if a friend is too near, ``below`` if the ground is closed (or its own)."""
    other, proof = found
    who = named(state, unit)
    if other == EDGE:
        raise Refused("3.18", "way-off-table", proof=proof, unit=who)
    if other in state.scenery:
        number = below or _closed_by(state, unit, other)
        raise Refused(number, "way-closed", proof=proof, unit=who, other=named(state, other))
    if side_of(state, other) != state.units[unit].side:
        raise _too_near(state, unit, other, proof)
    gap = inches(state.figures.distances.separation, INCH)
    raise Refused(beside, "way-near-friend", proof=proof, unit=who, other=named(state, other), gap=gap)
