"""4.09-4.10, 5.33-5.34, 5.58, 5.62, 7.03-7.13, 8.11, 11.10-11.11, 11.27, 12.04 Whom a unit may shoot at, and how.

A shot is judged gun by gun: a battery may make whatever one of its guns may, with those guns that may (ruling 5.58).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from maestre.games.aguila.data import Formation
from maestre.games.aguila.drill.formations import row_of
from maestre.games.aguila.shooting.artillery import gun
from maestre.games.aguila.shooting.shot_values import HOUSES
from maestre.games.aguila.table.extents import WHOLE
from maestre.games.aguila.table.moments import SHOT_ALLOWED, SHOT_SIDES
from maestre.games.aguila.table.places import (
    base,
    battery_of,
    front,
    house,
    outline,
    present,
    scene,
    sided_at,
)
from maestre.games.aguila.table.sight import (
    eye,
    footing,
    length,
    lies_in,
    limit,
    screening_units,
    shape,
    visible,
    vision,
)
from maestre.games.aguila.table.situation import tallied
from maestre.games.aguila.table.state import SceneryId, State, UnitId
from maestre.games.aguila.table.subjects import Aim, AimKind, Situation, TestUse, Value
from maestre.play import rule
from maestre.play.pure import pure
from maestre.space import tabletop
from maestre.space.tabletop import Glimpse, Point, Side

STUNNED: Final[TestUse] = "stunned-fire"
"""The test of who is stunned: noted in `Deeds.tests` when it was failed in the shooting phase (10.13)."""


class _Mark(NamedTuple):
    """A shot that one unit or gun may make, and how far it goes."""

    aim: Aim
    distance: int


# --------------------------------------------------------------------------------------------------------------- sides


@rule("4.09", "5.33", "5.46")
def shares(state: State, unit: UnitId, used: tuple[Side, ...]) -> int:
    """Among how many sides a unit that uses these divides its fire: never all through one, but a mass's front."""
    if state.units[unit].inside is not None:
        return max(len(used), state.figures.formations.garrison.sides[0])
    row = row_of(state, unit)
    if row is None or not row.sides or (row.formation is Formation.MASS and used == (Side.FRONT,)):
        return 1
    return max(len(used), row.sides[0])


# ------------------------------------------------------------------------------------------------------------- targets


@pure(WHOLE)
@rule("7.03", "7.04", "7.06", "7.07", "7.09", "7.10")
def aims(state: State, unit: UnitId, *, reacting: bool = False) -> tuple[Aim, ...]:
    """The shots that a unit, or the battery of a gun, may make now; some of them only after a test (`forced`).

    Of a unit with several sides each side has its own, with the share that is its if it shoots alone.
    """
    found: dict[tuple[Side, str, AimKind], Aim] = {}
    for one in battery_of(state, unit):
        if reacting and state.units[one].deeds.defended:
            continue
        for aim in _reacting(state, one) if reacting else (mark.aim for mark in _marks(state, one)):
            key = aim.side, aim.target, aim.kind
            if key not in found or found[key].doubtful:
                found[key] = replace(aim, shooter=unit)
    return tuple(found.values())


def _marks(state: State, unit: UnitId) -> Iterator[_Mark]:
    """The shots of one unit or gun, from each of its sides; who is too stunned to shoot has none."""
    if not _kinds(state, unit) or STUNNED in state.units[unit].deeds.tests:
        return
    for side in SHOT_SIDES(state, unit):
        found = list(_at_troops(state, unit, side))
        nearest = min((mark.distance for mark in found), default=0)
        yield from (mark for mark in found if _clear(state, mark, nearest))
        if gun(state, unit) is not None:
            yield from _at_houses(state, unit, side)


def _kinds(state: State, unit: UnitId) -> tuple[AimKind, ...]:
    own = gun(state, unit)
    if state.units[unit].limbered:
        return ()
    if own is None:
        return ("fire",)
    return ("ball", "canister", "indirect") if own.indirect is not None else ("ball", "canister")


@rule("7.07", "7.12", "7.13", "11.10", "15.03", "15.05", "15.06")
def reach(state: State, unit: UnitId, kind: AimKind) -> int:
    """How far a shot of a kind goes in this weather."""
    shot = Aim(unit, "", kind)
    own = tallied(state, Value.RANGE, Situation(unit=unit, use="shoot", aim=shot)).whole
    seen = limit(state)
    return own if seen is None else min(own, seen)


@rule("7.04", "7.06", "7.07", "11.10", "11.14", "11.16")
def _at_troops(state: State, unit: UnitId, side: Side) -> Iterator[_Mark]:
    """The shots at enemy units and officers: in reach, in the arc, allowed, and seen, in this order of cost."""
    reaches = {kind: reach(state, unit, kind) for kind in _kinds(state, unit)}
    here, arc, far = eye(state, unit, side), vision(state, unit, side), max(reaches.values())
    share = shares(state, unit, (side,))
    for target in _foes(state, unit):
        there = outline(state, target)
        if (there.x - here.x) ** 2 + (there.y - here.y) ** 2 > (far + there.reach) ** 2 or not lies_in(arc, there):
            continue
        distance = length(tabletop.point_distance(here, there))
        shots = [Aim(unit, target, kind, side, share) for kind, most in reaches.items() if distance <= most]
        shots = [aim for aim in shots if SHOT_ALLOWED.lets(state, aim)]
        if not shots:
            continue
        seen = visible(state, unit, target, side=side)
        for aim in shots:
            if aim.kind == "indirect" or seen is not None:
                yield _Mark(replace(aim, doubtful=_doubtful(state, aim, seen)), distance)


@rule("1.18")
def _doubtful(state: State, aim: Aim, seen: Glimpse | None) -> bool:
    return aim.kind != "indirect" and seen is not None and seen.sliver(state.figures.sight.sliver)


def _foes(state: State, unit: UnitId) -> Iterator[str]:
    side = state.units[unit].side
    yield from (other for other in present(state) if state.units[other].side is not side)
    yield from (name for name, one in state.officers.items() if one.side is not side and one.pose is not None)


@rule("7.11", "12.04")
def _clear(state: State, mark: _Mark, nearest: int) -> bool:
    """Whether a target may be chosen beside a nearer one: no officer, and no unit in the shortest line to him."""
    aim, distance = mark
    if distance <= nearest:
        return True
    if aim.target in state.officers:
        return False
    if aim.kind == "indirect":
        return True
    here, there = eye(state, aim.shooter, aim.side), shape(state, aim.target)
    end = tabletop.whole(tabletop.point_distance(here, there).end)
    return tabletop.sight(here, end, screening_units(state, aim.shooter, aim.target, here)).clear


@rule("11.16", "11.27")
def _at_houses(state: State, unit: UnitId, side: Side) -> Iterator[_Mark]:
    """The shots of a gun at buildings and works that can be shot down and hold no friend."""
    here, arc, far = eye(state, unit, side), vision(state, unit, side), reach(state, unit, "ball")
    for name, element in state.scenery.items():
        there = scene(element)
        near = (there.x - here.x) ** 2 + (there.y - here.y) ** 2 <= (far + there.reach) ** 2
        if not element.points or not near or not lies_in(arc, there) or _friends_in(state, unit, name):
            continue
        distance = length(tabletop.point_distance(here, there))
        for kind in HOUSES:
            aim = Aim(unit, name, kind, side)
            own = gun(state, unit)
            over = kind == "house-indirect"
            able = distance <= far and not (over and (own is None or own.indirect is None))
            if able and SHOT_ALLOWED.lets(state, aim):
                seen = None if over else visible(state, unit, name, side=side)
                if over or seen is not None:
                    yield _Mark(
                        replace(aim, doubtful=seen is not None and seen.sliver(state.figures.sight.sliver)), distance
                    )


def _friends_in(state: State, unit: UnitId, name: SceneryId) -> bool:
    side, there = state.units[unit].side, scene(state.scenery[name])
    return any(
        state.units[one].inside == name or (state.units[one].inside is None and _overlaps(state, one, there))
        for one in present(state)
        if state.units[one].side is side
    )


def _overlaps(state: State, unit: UnitId, there: tabletop.Outline) -> bool:
    return tabletop.overlap(outline(state, unit), there)


# ------------------------------------------------------------------------------------------------------ nearest target


@rule("7.08", "7.09", "7.10")
def forced(state: State, unit: UnitId, side: Side) -> tuple[str, ...]:
    """The nearest targets, one of which must be shot at without a test, if any is within half range; none otherwise.

    Of a battery the gun that has one so near decides. A house itself forces nobody.
    """
    marks = [mark for one in battery_of(state, unit) for mark in _marks(state, one)]
    troops = [mark for mark in marks if mark.aim.side is side and mark.aim.kind not in HOUSES]
    if not any(mark.distance <= _half(state, mark.aim) for mark in troops):
        return ()
    nearest = min(mark.distance for mark in troops)
    near = (mark.aim.target for mark in marks if mark.aim.side is side and mark.distance <= nearest)
    return tuple(dict.fromkeys(near))


def _half(state: State, aim: Aim) -> int:
    """Half of the range of a weapon, of a gun that of its ball."""
    kind: AimKind = "fire" if aim.kind == "fire" else "ball"
    return state.figures.weapons.long_range.of(reach(state, aim.shooter, kind))


# ------------------------------------------------------------------------------------------------------ defensive fire


@rule("8.11", "8.12", "11.11")
def _reacting(state: State, unit: UnitId) -> Iterator[Aim]:
    """Fire at whoever comes through the front: range and sight are no bar, and guns have canister alone."""
    if not _kinds(state, unit) or state.units[unit].deeds.fired:
        return
    kind: AimKind = "fire" if gun(state, unit) is None else "canister"
    for target in _foes(state, unit):
        if target in state.officers or state.units[UnitId(target)].pose is None:
            continue
        point = front(state, target)
        if sided_at(state, unit, point) is Side.FRONT:
            side = _side_towards(state, unit, point)
            aim = Aim(unit, target, kind, side, shares(state, unit, (side,)), reaction=True)
            if SHOT_ALLOWED.lets(state, aim):
                yield aim


def _side_towards(state: State, unit: UnitId, point: Point) -> Side:
    """The side that looks at a point, of a unit that shoots from all of them."""
    home, row = house(state, unit), row_of(state, unit)
    if home is not None:
        return tabletop.side_facing(*footing(home), point)
    if row is not None and row.all_front:
        stood = state.units[unit].pose
        assert stood is not None
        return tabletop.side_facing(stood, base(state, unit), point)
    return Side.FRONT


# --------------------------------------------------------------------------------------------------------- who shoots


@rule("5.58")
def shooters(state: State, aim: Aim) -> tuple[UnitId, ...]:
    """Who makes a shot: the unit, or the guns of its battery that may make it."""
    row = battery_of(state, aim.shooter)
    if not row[1:]:
        return row
    able = tuple(one for one in row if _may(state, one, aim))
    return able or (aim.shooter,)


def _may(state: State, unit: UnitId, aim: Aim) -> bool:
    wanted = aim.target, aim.kind
    found = _reacting(state, unit) if aim.reaction else (mark.aim for mark in _marks(state, unit))
    return any((own.target, own.kind) == wanted for own in found)


def span(state: State, aim: Aim) -> tuple[Point, Point, int]:
    """From where to where a shot is measured, and how far that is."""
    here = eye(state, aim.shooter, aim.side)
    link = tabletop.point_distance(here, shape(state, aim.target))
    return here, tabletop.whole(link.end), length(link)
