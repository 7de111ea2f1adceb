"""12.23, 16.04 A way to deploy a whole side, in command: officer by officer, his units before and around him.

Officers are put down last all the same (16.04); where they would stand is worked out anew each time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice, product
from math import isqrt
from typing import Final

from msgspec import msgpack
from msgspec.structs import replace

from maestre.games.aguila.data import INCH, Arm, Figures, Going, OfficerAbility
from maestre.games.aguila.moving.obstacles import closed
from maestre.games.aguila.setup.placement import (
    facing,
    group_of,
    house_at,
    idle,
    needs_command,
    put,
    short_edge,
    waiting,
    waits,
    zone,
)
from maestre.games.aguila.table.moments import COMMANDS, DEPLOY_BOUNDS
from maestre.games.aguila.table.officers import command_range, in_command, in_range
from maestre.games.aguila.table.places import base, going, officers_at, outline, scene, standing
from maestre.games.aguila.table.state import Officer, OfficerId, State, UnitId
from maestre.miniatures.arraying import Floor, abreast, outward, places
from maestre.miniatures.sides import Side
from maestre.play import change, rule
from maestre.play.written.figures import kept_few
from maestre.space import tabletop
from maestre.space.tabletop import Obstacle, Outline, Point, Pose

_STEP: Final = INCH
_ANCHORS: Final = 6
"""How many places are tried for an officer."""
_TRIALS: Final = 14
"""How many places of officers are tried in all before one gives up."""
_ROWS: Final = (5, 8, 3, 11, 1)
"""How many inches behind the front of its zone an officer is tried."""
_FLANKS: Final = (5, 2, 8, 3, 7)
"""Where along the zone officers are put, in tenths of it, one after another."""
_TENTHS: Final = 10


# ------------------------------------------------------------------------------------------------------------ by itself


@rule("12.23", "16.04")
def arrayed(state: State, side: Side, *, commanded: bool = True) -> State | None:
    """Give a copy of the state with all of a side on the table that waits, in command; None if no way was found.

    Units of officers who are not there come last, when the chief has his place: they are his to command, if anybody's.
    Without ``commanded`` nobody minds the officers' ranges, and who finds no room stays where he is.
    """
    return _plan(state.figures, _Position(state), side, commanded)


class _Position:
    """A position that is compared with others by all that is in it."""

    __slots__ = ("state", "told")

    def __init__(self, state: State) -> None:
        self.state, self.told = state, msgpack.encode(state)

    def __hash__(self) -> int:
        return hash(self.told)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Position) and self.told == other.told


@kept_few(64)
def _plan(figures: Figures, position: _Position, side: Side, commanded: bool) -> State | None:
    """A place is judged by what it leaves to the others, and the same is asked again when it has been taken."""
    state = position.state
    officers = [name for name, one in state.officers.items() if one.side is side]
    here = waiting(state, side)
    officers.sort(key=lambda name: (idle(state.officers[name]) and name not in here, state.officers[name].chief))
    return _led(_copied(state), side, tuple(officers), commanded, iter(range(_TRIALS)))


def _copied(state: State) -> State:
    return replace(state, units=dict(state.units), officers=dict(state.officers), scenery=dict(state.scenery))


def _led(
    state: State, side: Side, officers: tuple[OfficerId, ...], commanded: bool, trials: Iterator[int]
) -> State | None:
    """Put down one officer with his units, then the others; try some places for him until all find room."""
    if not officers:
        led = not commanded or all(_led_now(state, unit) for unit in _placed(state, side))
        return state if led else None
    first, *more = officers
    for trial in _with_officer(state, side, first, commanded):
        if next(trials, None) is None:
            return None
        if _filled(trial, side, first, commanded):
            done = _led(trial, side, tuple(more), commanded, trials)
            if done is not None:
                return done
    return None


def _led_now(state: State, unit: UnitId) -> bool:
    return not needs_command(state, unit) or in_command(state, unit)


def _with_officer(state: State, side: Side, officer: OfficerId, commanded: bool) -> Iterator[State]:
    """The state with an officer put down at each of some places, or as it is if he need not be."""
    if officer not in waiting(state, side):
        yield _copied(state)
        return
    one = state.officers[officer]
    if one.has(OfficerAbility.FANATIC):
        yield from _with_fanatic(state, side, officer)
        if not commanded:
            yield _copied(state)
        return
    for pose in islice(_anchors(state, side, one, commanded), _ANCHORS):
        trial = _copied(state)
        change(trial.officers, officer, pose=pose)
        yield trial
    if not commanded:
        yield from _with_fanatic(state, side, officer)
        yield _copied(state)


@rule("12.43")
def _with_fanatic(state: State, side: Side, officer: OfficerId) -> Iterator[State]:
    """A Fanatic is put down in a unit of his: the first without an officer that stands, or that finds a place.

    If there is none he is in any other of his side that stands.
    """
    taken = [one.inside for one in state.officers.values()]
    others = (name for name in _placed(state, side) if state.units[name].officer != officer)
    for unit in (one for one in (*_own(state, officer), *others) if one not in taken):
        trial = _copied(state)
        if state.arm_of(state.units[unit]) is Arm.ARTILLERY:
            continue
        if trial.units[unit].pose is None and trial.units[unit].inside is None:
            pose = next(_poses(trial, side, unit, None, commanded=False), None)
            if pose is None:
                continue
            put(trial, unit, pose)
        change(trial.officers, officer, inside=unit)
        yield trial


def _own(state: State, officer: OfficerId) -> tuple[UnitId, ...]:
    """The units assigned to an officer that take part in the deployment."""
    return tuple(
        name
        for name, one in state.units.items()
        if one.officer == officer and (one.pose is not None or one.inside is not None or waits(one))
    )


def _anchors(state: State, side: Side, one: Officer, commanded: bool) -> Iterator[Pose]:
    """Places for an officer from which he commands who stands already and has nobody else."""
    ahead, size = facing(state, side), base(state, one.id)
    led = [unit for unit in _placed(state, side) if _hangs_on(state, one, unit)] if commanded else []
    near = [_about(state, one, unit) for unit in led]
    for ring in zone(state, side).rings:
        floor = Floor(tabletop.ground(ring), _solid(state, guns=False), state.figures.distances.separation)
        middles = dict.fromkeys((_middle(state, side, one, floor.strip), *_centre(state, led)))
        for row, middle, away in product(_ROWS, middles, outward(0, floor.strip.reach, 4 * _STEP)):
            front = _front(floor.strip.points, middle, ahead, away)
            if front is not None:
                pose = _seen_from(middle, ahead, front - row * INCH - size.depth // 2, away)
                if one.chief and any((pose.x - x) ** 2 + (pose.y - y) ** 2 > far for x, y, far in near):
                    continue
                if floor.lets(one.id, tabletop.stand(pose, size)) and _leads(state, one, pose, led):
                    yield pose


def _about(state: State, one: Officer, unit: UnitId) -> tuple[int, int, int]:
    """Where a unit is, and the square of how far from it an officer can be at most who commands it."""
    edge = outline(state, unit)
    return edge.x, edge.y, (command_range(state, one.id) + edge.reach + base(state, one.id).width) ** 2


def _placed(state: State, side: Side) -> Iterator[UnitId]:
    return (name for name, one in state.units.items() if one.side is side and (one.pose or one.inside))


def _hangs_on(state: State, one: Officer, unit: UnitId) -> bool:
    """Whether a unit that stands is to be commanded by an officer: his own, or of the chief whoever has no other."""
    if not needs_command(replace(state, officers=state.officers | {one.id: replace(one, pose=_SOMEWHERE)}), unit):
        return False
    if in_command(state, unit):
        return False
    return one.chief or state.units[unit].officer == one.id


_SOMEWHERE: Final = Pose(0, 0, 0)


def _leads(state: State, one: Officer, pose: Pose, led: list[UnitId]) -> bool:
    """Whether an officer commands from a place all who hang on him; one who is not the chief may leave some to him."""
    trial = replace(state, officers=state.officers | {one.id: replace(one, pose=pose)})
    reached = [unit for unit in led if in_range(trial, one.id, unit)]
    return len(reached) == len(led) or (not one.chief and bool(reached) and _chief_waits(state, one.side))


def _chief_waits(state: State, side: Side) -> bool:
    return any(one.chief and idle(one) for one in state.officers.values() if one.side is side)


def _filled(state: State, side: Side, officer: OfficerId, commanded: bool) -> bool:
    """Put down the units of an officer that wait, guns of a group base to base; whether all found a place."""
    mine = [unit for unit in _own(state, officer) if waits(state.units[unit])]
    for row in _rows(state, mine):
        found = _in_row(state, side, row, officer, commanded)
        if found is None and len(row) > 1:
            return _singly(state, side, [unit for unit in mine if waits(state.units[unit])], officer, commanded)
        if found is None and commanded:
            return False
        for unit, pose in zip(row, found or (), strict=False):
            put(state, unit, pose)
    return True


def _singly(state: State, side: Side, units: list[UnitId], officer: OfficerId, commanded: bool) -> bool:
    for unit in units:
        found = _in_row(state, side, (unit,), officer, commanded)
        if found is None and commanded:
            return False
        for pose in found or ():
            put(state, unit, pose)
    return True


def _rows(state: State, units: list[UnitId]) -> list[tuple[UnitId, ...]]:
    """Who is put down together: foot first, then the guns of each group as a battery, then horse."""
    order = {Arm.INFANTRY: 0, Arm.ARTILLERY: 1, Arm.CAVALRY: 2}
    rows: dict[tuple[int, str], tuple[UnitId, ...]] = {}
    for unit in sorted(units, key=lambda name: order[state.arm_of(state.units[name])]):
        guns = state.arm_of(state.units[unit]) is Arm.ARTILLERY
        key = (order[state.arm_of(state.units[unit])], str(group_of(state, unit)) if guns else unit)
        rows[key] = (*rows.get(key, ()), unit)
    return list(rows.values())


def _in_row(
    state: State,
    side: Side,
    row: tuple[UnitId, ...],
    officer: OfficerId,
    commanded: bool,
) -> tuple[Pose, ...] | None:
    if len(row) == 1:
        pose = next(_poses(state, side, row[0], officer, commanded=commanded), None)
        return None if pose is None else (pose,)
    ahead = facing(state, side)
    for ring in zone(state, side).rings:
        floor = Floor(_clipped(state, row[0], ring), _solid(state, guns=True), state.figures.distances.separation)
        found = abreast(floor, [base(state, gun) for gun in row], ahead, 0, _by(state, officer, floor.strip), _STEP)
        if found is not None and all(
            _good(state, gun, pose, officer, commanded) for gun, pose in zip(row, found, strict=True)
        ):
            return found
    return None


def _poses(state: State, side: Side, unit: UnitId, officer: OfficerId | None, *, commanded: bool) -> Iterator[Pose]:
    """The places where a unit may be deployed, the foremost and nearest to its officer first; open ground at first."""
    ahead, size = facing(state, side), base(state, unit)
    guns = state.arm_of(state.units[unit]) is Arm.ARTILLERY
    led = tuple(_reaches(state, unit)) if commanded and officer is not None else ()
    table = state.figures.table
    near = led or ((0, 0, 4 * (table.width + table.depth) ** 2),)
    rough = tuple(
        Obstacle(name, scene(one)) for name, one in state.scenery.items() if going(state, one) is not Going.OPEN
    )
    for ring in zone(state, side).rings:
        floor = Floor(_clipped(state, unit, ring), _solid(state, guns=guns), state.figures.distances.separation)
        middle = _by(state, officer, floor.strip)
        reach = max((abs(x - middle.x) + abs(y - middle.y) + isqrt(far) for x, y, far in near), default=0)
        slow = []
        every = places(floor.strip, size.depth, ahead, middle, min(reach, floor.strip.reach), _STEP)
        for pose, edge in floor.free(unit, size, _within(every, near) if commanded else every):
            if any(tabletop.overlap(edge, one.outline) for one in rough):
                slow.append(pose)
            elif _good(state, unit, pose, officer, commanded):
                yield pose
        yield from (pose for pose in slow if _good(state, unit, pose, officer, commanded))


def _within(poses: Iterable[Pose], near: tuple[tuple[int, int, int], ...]) -> Iterator[Pose]:
    """Those of some places that are near one of some points: how far from each at most is given, as a square."""
    for pose in poses:
        for x, y, far in near:
            if (pose.x - x) ** 2 + (pose.y - y) ** 2 <= far:
                yield pose
                break


def _reaches(state: State, unit: UnitId) -> Iterator[tuple[int, int, int]]:
    """Where officers are who may command a unit, and the square of how far from them its centre can be at most."""
    size = base(state, unit)
    for name, one in state.officers.items():
        if idle(one) or not COMMANDS(state, name, unit):
            continue
        edge = officers_at(state, name)
        yield edge.x, edge.y, (command_range(state, name) + edge.reach + size.width + size.depth) ** 2


def _good(state: State, unit: UnitId, pose: Pose, officer: OfficerId | None, commanded: bool) -> bool:
    """Whether a place where a unit has room is allowed, and within the range of an officer who stands."""
    if not DEPLOY_BOUNDS.lets(state, unit, pose) or house_at(state, unit, pose) is not None:
        return False
    if not commanded or officer is None:
        return True
    trial = replace(state, units=state.units | {unit: replace(state.units[unit], pose=pose)})
    return _led_now(trial, unit)


def _clipped(state: State, unit: UnitId, ring: tuple[Point, ...]) -> Outline:
    """A zone without what is too near to the short edges for a unit."""
    gap = short_edge(state, unit)
    if not gap:
        return tabletop.ground(ring)
    left = tabletop.ahead_of(ring, Point(gap, 0), tabletop.QUARTER_TURN)
    both = tabletop.ahead_of(left, Point(state.figures.table.width - gap, 0), 3 * tabletop.QUARTER_TURN) if left else ()
    return tabletop.ground(both if len(both) > 2 else ring)  # noqa: PLR2004 - a ring


def _solid(state: State, *, guns: bool) -> tuple[Obstacle, ...]:
    """What nobody is deployed on or near by itself."""
    found = [Obstacle(other, outline(state, other)) for other in standing(state)]
    shut = (one for one in state.scenery.values() if closed(state, one, guns=guns))
    return (*found, *(Obstacle(one.id, scene(one)) for one in shut))


# ------------------------------------------------------------------------------------------------------- along the zone


def _depth(point: Point, ahead: int) -> int:
    return sum(a * b for a, b in zip(point, tabletop.step(ahead, 1), strict=True))


@lru_cache(4_096)
def _front(ring: tuple[Point, ...], middle: Point, ahead: int, away: int) -> int | None:
    """How far ahead a zone reaches, to the inch, so far aside from a middle; None beside it."""
    strip, depths = tabletop.ground(ring), [_depth(point, ahead) for point in ring]
    for depth in range(max(depths), min(depths), -_STEP):
        x, y, _ = _seen_from(middle, ahead, depth, away)
        if tabletop.holds(strip, Point(x, y)):
            return depth
    return None


def _seen_from(middle: Point, ahead: int, depth: int, away: int) -> Pose:
    """The place at a depth along a facing, so far aside from a middle."""
    on = tabletop.step(ahead, depth - _depth(middle, ahead))
    by = tabletop.step((ahead + tabletop.QUARTER_TURN) % tabletop.HALF_TURN, away)
    return Pose(middle.x + on.x + by.x, middle.y + on.y + by.y, ahead)


def _middle(state: State, side: Side, one: Officer, strip: Outline) -> Point:
    """About where along a zone an officer has his place: the chief in the middle, the others by turns on the wings."""
    mine = [name for name, who in state.officers.items() if who.side is side and not who.chief]
    place = _FLANKS[0] if one.chief else _FLANKS[1 + mine.index(one.id) % (len(_FLANKS) - 1)]
    aside = (facing(state, side) + tabletop.QUARTER_TURN) % tabletop.HALF_TURN
    across = [_depth(point, aside) for point in strip.points]
    at = min(across) + (max(across) - min(across)) * place // _TENTHS
    by = tabletop.step(aside, at - _depth(Point(strip.x, strip.y), aside))
    return Point(strip.x + by.x, strip.y + by.y)


def _centre(state: State, units: list[UnitId]) -> tuple[Point, ...]:
    """The middle of some units."""
    edges = [outline(state, unit) for unit in units]
    if not edges:
        return ()
    return (Point(sum(one.x for one in edges) // len(edges), sum(one.y for one in edges) // len(edges)),)


def _by(state: State, officer: OfficerId | None, strip: Outline) -> Point:
    """Around whom units are put: their officer or, where he has no place, the middle of the zone."""
    one = state.officers.get(officer) if officer is not None else None
    if one is None or one.pose is None:
        return Point(strip.x, strip.y)
    return Point(one.pose.x, one.pose.y)
