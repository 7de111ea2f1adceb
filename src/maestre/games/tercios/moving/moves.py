"""2.31, 2.38-2.39, 2.44, 3.05-3.23 Troops on their way: moves with their windows, displacements, who makes way.

Only `travel` opens windows; flights, other reactions and what combat imposes open none.
"""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt
from typing import ClassVar, Final

from maestre.games.tercios.data import INCH, Arm, Ground, OrderKind
from maestre.games.tercios.orders.reactions import window, windows_along
from maestre.games.tercios.table.asking import ByTrigger, named_word
from maestre.games.tercios.table.extents import OPEN
from maestre.games.tercios.table.moments import ARRIVED, GROUND_DISORDERS, MOVED, PASSED
from maestre.games.tercios.table.move_legality import (
    BUILDINGS,
    brushed,
    check_distance,
    check_line,
    cleared,
    door,
    fault,
    felt,
    long,
    neighbours,
    origin,
    passed,
    toward,
)
from maestre.games.tercios.table.places import (
    Field,
    around,
    base,
    building,
    crossed,
    disc,
    front,
    outline,
    pose,
    present,
    scene,
    table,
)
from maestre.games.tercios.table.state import Scenery, State, UnitId
from maestre.games.tercios.table.subjects import Charge, Trigger
from maestre.games.tercios.table.troops import named
from maestre.play import Assumption, Message, Procedure, Refused, ask, change, rule, tell
from maestre.play.pure import pure
from maestre.space import tabletop
from maestre.space.tabletop import Obstacle, Point, Pose

_GRAIN: Final = INCH // 4
"""How coarsely the last free place on a line is looked for, before it is found to the unit."""


# --------------------------------------------------------------------------------------------------------- the move


@rule("2.31", "2.38", "2.44", "3.05", "3.19")
def travel(
    state: State, unit: UnitId, to: Pose, order: OrderKind | None, *, charge: Charge | None = None
) -> Procedure[bool]:
    """Turn a Troop and walk it straight to a place that has been checked, halting at every window on its way.

    After a window it goes on to the same place if that is still free, otherwise as far as it can. Gives whether its
    activation goes on where it stands: a charge that stops short of its place does not.
    """
    if pose(state, unit) == to:
        return True
    goal, apart = _goal(state, unit, to), _target(state, charge)
    start = leg = origin(state, unit, goal)
    halted = False
    while found := _due(state, unit, leg, goal, start, apart):
        trigger = yield from _first(state, found)
        halted = True
        came, start = start, trigger.at
        _walk(state, unit, (leg, goal), placed_at(state, unit, start, toward(leg, goal)))
        yield from PASSED(state, unit, (came, start))
        reacted = yield from window(state, trigger)
        if unit not in state.units or not reacted.goes_on:
            yield from get_clear(state, unit)
            return False
        if front(state, unit) != start:
            goal = tabletop.along(front(state, unit), goal, isqrt(long(start, goal)))
            start = leg = front(state, unit)
    there = _onward(state, unit, to, goal, order, apart) if halted else to
    yield from _arrive(state, unit, (leg, goal), there, start)
    if halted:
        yield from get_clear(state, unit)
    yield from ARRIVED(state, unit)
    return unit in state.units and pose(state, unit) == (there if charge is None else to)


def _target(state: State, charge: Charge | None) -> tuple[str, ...]:
    """Whom a charge goes for, which has had its own window and is not in the way; with the building that it holds."""
    if charge is None:
        return ()
    house = building(state, charge.target)
    return (charge.target,) if house is None else (charge.target, house.id)


def _goal(state: State, unit: UnitId, to: Pose) -> Point:
    """Where the front centre goes: to its place, or to the edge of the building that it enters."""
    house = _entered(state, to)
    if house is None:
        return tabletop.stand(to, base(state, unit)).centre(tabletop.Side.FRONT)
    start = origin(state, unit, Point(to.x, to.y))
    return door(house, start, to.facing) or start


def _entered(state: State, to: Pose) -> Scenery | None:
    """The empty building whose middle a pose is."""
    houses = (one for one in state.scenery.values() if one.element in BUILDINGS and one.garrison is None)
    return next((one for one in houses if (scene(one).x, scene(one).y) == (to.x, to.y)), None)


@pure(OPEN)
def _due(
    state: State, unit: UnitId, leg: Point, goal: Point, start: Point, apart: tuple[str, ...]
) -> tuple[Trigger, ...]:
    """The windows still ahead on a line; where the mover is halted now counts as ahead."""
    gone = long(leg, start)
    return tuple(one for one in windows_along(state, unit, leg, goal, apart) if long(leg, one.at) >= gone)


class FirstToReact(ByTrigger[UnitId], frozen=True, tag="first-to-react"):
    """Several may react at the same point: who is the first."""

    rule: ClassVar = "2.38"
    units: tuple[UnitId, ...]

    def options(self) -> tuple[UnitId, ...]:
        return self.units

    def describe(self, seen: State, value: UnitId) -> Message:
        return named_word(seen, value)

    def assume(self, seen: State) -> Assumption:
        return Assumption(self.units[0], Message("assume-first"))


@rule("2.38")
def _first(state: State, found: tuple[Trigger, ...]) -> Procedure[Trigger]:
    """The next window; of several at the same point the one that the reacting player names."""
    tied = {one.unit: one for one in found if one.at == found[0].at}
    if len(tied) == 1:
        return found[0]
    side = state.units[found[0].unit].side
    return tied[(yield from ask(side, FirstToReact(found[0], tuple(tied))))]


def placed_at(state: State, unit: UnitId, point: Point, heading: int) -> Pose:
    """The pose of a Troop with its front centre on a point."""
    return tabletop.placed(base(state, unit), tabletop.Side.FRONT, point, heading)


@rule("2.44")
def _onward(state: State, unit: UnitId, to: Pose, goal: Point, order: OrderKind | None, apart: tuple[str, ...]) -> Pose:
    """Where a Troop gets that goes on after being halted: its place, or the last free one on the line to its goal."""
    here = front(state, unit)
    if here == goal:
        return to if free(state, unit, to, order, (here, goal), apart) else pose(state, unit)
    ahead, length, field = toward(here, goal), isqrt(long(here, goal)), Field(state, unit)
    if abs(tabletop.turn_between(pose(state, unit).facing, ahead)) > tabletop.QUARTER_TURN:
        return pose(state, unit)
    if goal == _goal(state, unit, to) and free(state, unit, to, order, (here, goal), apart):
        return to

    def place(steps: int) -> tuple[Pose, Point]:
        end = tabletop.along(here, goal, steps)
        return placed_at(state, unit, end, ahead), end

    def legal(steps: int) -> bool:
        there, end = place(steps)
        return free(state, unit, there, order, (here, end), apart, field)

    reached = farthest(length, legal)
    return place(reached)[0] if reached else pose(state, unit)


def farthest(length: int, legal: Callable[[int], bool]) -> int:
    """The longest of the lengths up to one that are legal, looked for from the far end; 0 if none is."""
    for steps in range(length, 0, -_GRAIN):
        if legal(steps):
            return tabletop.last_step(steps, min(steps + _GRAIN, length + 1), legal)
    return 0


def free(
    state: State,
    unit: UnitId,
    there: Pose,
    order: OrderKind | None,
    line: tuple[Point, Point],
    apart: tuple[str, ...] = (),
    field: Field | None = None,
) -> bool:
    """Whether a line and the place at its end are free; who thinks of many gives the field around it."""
    field = field or Field(state, unit)
    if order not in field.through:
        field.through[order] = passed(state, unit, order)
    house = _entered(state, there)
    inside = () if house is None else (house.id,)
    try:
        check_line(state, unit, *line, (*apart, *field.through[order], *inside), field)
        about = neighbours(state, unit, there, attack=order is OrderKind.ATTACK, apart=apart, field=field)
        check_distance(state, unit, *line, about.shunned)
    except Refused:
        return False
    return house is not None or fault(state, unit, there, about) is None


def _arrive(state: State, unit: UnitId, line: tuple[Point, Point], there: Pose, halted: Point) -> Procedure[None]:
    """Come to stand somewhere, from where it was halted last, and let happen what that sets off."""
    house = _entered(state, there)
    if there == pose(state, unit) and front(state, unit) == line[0]:
        return
    _walk(state, unit, line, there)
    if house is not None:
        change(state.scenery, house.id, garrison=unit)
        tell(state, "building-entered", "9.31", unit=named(state, unit))
    else:
        tell(state, "troop-moves", "3.05", unit=named(state, unit))
    end = line[1] if house is not None else front(state, unit)
    yield from PASSED(state, unit, (halted, end))
    yield from MOVED(state, unit, (line[0], end))


def _walk(state: State, unit: UnitId, line: tuple[Point, Point], there: Pose) -> None:
    """Put a Troop on or at the end of a line that its front centre follows; it leaves its building."""
    house = building(state, unit)
    if house is not None:
        change(state.scenery, house.id, garrison=None)
    change(state.units, unit, pose=there, displaced=True)
    end = line[1] if _entered(state, there) is not None else front(state, unit)
    _muddle(state, unit, line, end)


@rule("3.19", "5.41")
def _muddle(state: State, unit: UnitId, line: tuple[Point, Point], end: Point) -> None:
    """Disorder a Troop whose front centre has come into Very Difficult ground by a point of its line."""
    if state.units[unit].disordered or not GROUND_DISORDERS(state, unit):
        return
    met = crossed(state, line[0], end)
    deep = (one for one in felt(state, *line) if Ground.VERY_DIFFICULT in state.scenery[one].qualities)
    if any(one in met for one in deep):
        change(state.units, unit, disordered=True)
        tell(state, "disordered-by-ground", "3.19", unit=named(state, unit))


@rule("3.09")
def get_clear(state: State, unit: UnitId) -> Procedure[None]:
    """Let a Troop that has been stopped on its way get off those on whom its base lies."""
    if unit not in state.units or building(state, unit) is not None:
        return
    start, there = front(state, unit), cleared(state, unit, pose(state, unit))
    if there != pose(state, unit):
        _walk(state, unit, (start, tabletop.stand(there, base(state, unit)).centre(tabletop.Side.FRONT)), there)
        tell(state, "troop-gets-clear", "3.09", unit=named(state, unit))
        yield from MOVED(state, unit, (start, front(state, unit)))


@rule("2.39")
def march(state: State, unit: UnitId, to: Pose) -> Procedure[None]:
    """Walk a Troop straight to a place without opening any window, as reactions do."""
    goal = _goal(state, unit, to)
    start = origin(state, unit, goal)
    yield from _arrive(state, unit, (start, goal), to, start)


# ------------------------------------------------------------------------------------------- displaced, and in the way


@rule("3.01", "3.11", "3.12", "3.19", "3.23")
def thrown(state: State, unit: UnitId, heading: int, length: int) -> Procedure[bool]:
    """Displace a Troop straight along a heading, facing as before, until something stops its base.

    Gives whether it went all the way. It is involuntary: no window opens and it may come near enemies. Those on whom it
    was halted do not stop it.
    """
    here, start = pose(state, unit), front(state, unit)
    by = tabletop.step(heading, length)
    about = neighbours(state, unit, tabletop.moved(here, by), attack=True)
    below = brushed(state, unit, here, about.solid)
    solid = tuple(one for one in about.solid if one not in below)
    gone = tabletop.advance(here, base(state, unit), heading, length, about._replace(solid=solid))
    if gone.steps:
        end = Point(start.x + gone.pose.x - here.x, start.y + gone.pose.y - here.y)
        _walk(state, unit, (start, end), gone.pose)
        yield from PASSED(state, unit, (start, end))
        yield from MOVED(state, unit, (start, end))
    return gone.steps == length


@rule("3.11")
def make_way(state: State, unit: UnitId, line: tuple[Point, Point]) -> Procedure[None]:
    """Shift the guns of its own side on which a Troop has come to stand toward its rear, an inch clear of it.

    Where others or the edge leave no room they go on in that direction, or else to the right, the left or the front.
    """
    if unit in state.units and building(state, unit) is None and state.units[unit].pose is not None:
        below = outline(state, unit)
        for gun in tuple(present(state)):
            mine = state.units[gun].side is state.units[unit].side and state.gear(gun).arm is Arm.ARTILLERY
            if gun != unit and mine and tabletop.overlap(below, outline(state, gun)):
                change(state.units, gun, pose=_aside(state, gun, unit), displaced=True)
                tell(state, "gun-makes-way", "3.11", unit=named(state, gun), other=named(state, unit))
    yield from ()


def _aside(state: State, gun: UnitId, unit: UnitId) -> Pose:
    """Where a gun goes that makes way for a Troop."""
    size, rear = base(state, gun), tabletop.opposed(pose(state, unit).facing)
    gap = state.figures.distances.step_aside
    guns = tuple(Obstacle(other, outline(state, other)) for other in present(state) if other not in {gun, unit})
    discs = tuple(Obstacle(one, edge) for one in state.leaders if (edge := disc(state, one)) is not None)
    solid = (*around(state, gun, attack=True, apart=(unit,)).solid, *guns, *discs)
    for turned in (0, tabletop.QUARTER_TURN, -tabletop.QUARTER_TURN, tabletop.HALF_TURN):
        along = rear + turned
        there = tabletop.parted_along(pose(state, gun), size, outline(state, unit), gap, along).pose
        for _ in solid:
            hit = next((one for _, one in solid if tabletop.overlap(tabletop.stand(there, size), one)), None)
            if hit is None:
                break
            there = tabletop.parted_along(there, size, hit, 0, along).pose
        if tabletop.on_table(tabletop.stand(there, size), table(state)):
            return there
    return pose(state, gun)
