"""1.04-1.06, 3.16-3.17, 6.27, 9.33, 9.56 Where Troops stand: their bases, centres and what surrounds them.

A fort and a garrison have no facing: they are measured at, and act from, any point of their edge.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from msgspec.structs import replace

from maestre.games.tercios.armies.army import equipped
from maestre.games.tercios.data import Arm, Figures, Footing, Ground, OrderKind, Scale, UnitEntry
from maestre.games.tercios.table.extents import GROUND, WHERE
from maestre.games.tercios.table.state import Agreed, Leader, LeaderId, Pooled, Scenery, SceneryId, State, UnitId
from maestre.miniatures.sides import Side
from maestre.play import rule
from maestre.play.pure import pure
from maestre.play.written.figures import kept, kept_few
from maestre.space import tabletop
from maestre.space.tabletop import Around, Base, Disc, Obstacle, Outline, Point, Pose

_SLACK: Final = 1
"""A front centre is rounded to the unit: a point on the line through it may lie this much behind."""


# ----------------------------------------------------------------------------------------------------- one Troop


@rule("7.07")
def present(state: State) -> Iterator[UnitId]:
    """Name the Troops that stand on the table, of a pool its first member: only they are targets, never leaders."""
    return (unit for unit, one in state.units.items() if one.pose is not None)


def pose(state: State, unit: UnitId) -> Pose:
    """Where a Troop stands; it must be on the table."""
    found = state.units[unit].pose
    assert found is not None, f"{unit} is not on the table"
    return found


@rule("1.02", "1.03", "6.27", "6.55", "6.93")
def base(state: State, unit: UnitId) -> Base:
    """The base of a Troop: of a column all of its ranks, of a fort as near to a square as its bases make."""
    pool = state.pools.get(unit)
    own = size(state, unit)
    if pool is None or pool.kind is Pooled.INTEGRATED:
        return own
    sizes = tuple(size(state, member) for member in pool.members)
    if pool.kind is Pooled.COLUMN:
        return Base(max(width for width, _ in sizes), sum(depth for _, depth in sizes))
    return _block(sum(state.gear(member).arm is not Arm.ARTILLERY for member in pool.members), own)


@rule("1.02", "1.03")
def size(state: State, unit: UnitId) -> Base:
    """The base of a unit by itself: that of its scale, with what players have agreed to add or to take off."""
    return _sized(state.figures, state.scale, state.gear(unit).base, state.agreed)


@kept
def _sized(figures: Figures, scale: Scale, footing: Footing, agreed: Agreed) -> Base:
    width, depth = figures.bases[scale][footing]
    return Base(width + agreed.base_front, depth + agreed.base_depth)


@lru_cache(64)
def _block(count: int, own: Base) -> Base:
    """The block of so many bases that is nearest to a square; the first of equals has the longer front."""
    shapes = [
        Base(own.width * files, own.depth * ranks)
        for ranks in range(1, count + 1)
        for files in [-(-count // ranks)]
        if files * ranks - count < files
    ]
    return min(shapes, key=lambda shape: abs(shape.width - shape.depth))


@rule("1.04", "9.33", "9.56")
def outline(state: State, unit: UnitId) -> Outline:
    """The edge of a Troop on the table; of a garrison that of its building."""
    house = building(state, unit)
    return scene(house) if house else tabletop.stand(pose(state, unit), base(state, unit))


def building(state: State, unit: UnitId) -> Scenery | None:
    """The building that a Troop holds, if it does."""
    for one in state.scenery.values():
        if one.garrison == unit:
            return one
    return None


@rule("6.27", "9.56")
def faceless(state: State, unit: UnitId) -> bool:
    """Whether a Troop has neither front nor flanks: an emplaced fort, or a garrison."""
    pool = state.pools.get(unit)
    return (pool is not None and pool.kind is Pooled.FORT) or building(state, unit) is not None


@rule("1.04", "1.05")
def front(state: State, unit: UnitId) -> Point:
    """The front centre, from which nearly everything is measured; who has none gives its middle."""
    if faceless(state, unit):
        x, y, _ = pose(state, unit)
        return Point(x, y)
    return centre(state, unit, tabletop.Side.FRONT)


def centre(state: State, unit: UnitId, side: tabletop.Side) -> Point:
    """The centre of a side of a Troop that has sides."""
    return tabletop.stand(pose(state, unit), base(state, unit)).centre(side)


@rule("1.05", "6.27", "6.36", "9.33", "9.56")
def points(state: State, unit: UnitId, eye: Point) -> tuple[Point, ...]:
    """The points at which a Troop is measured from somewhere, nearest first: its centres, or its edge."""
    edge = outline(state, unit)
    found = edge.centres
    if faceless(state, unit):
        ring = edge.points
        middles = (Point((a.x + b.x) // 2, (a.y + b.y) // 2) for a, b in pairwise((*ring, ring[0])))
        found = (_nearest(eye, edge), *middles, *ring)
    return tuple(sorted(found, key=lambda point: (point.x - eye.x) ** 2 + (point.y - eye.y) ** 2))


def _nearest(eye: Point, edge: Outline) -> Point:
    x, y, over = tabletop.distance_to_edge(tabletop.stand(Pose(eye.x, eye.y, 0), Disc(0)), edge).end
    return Point((2 * x + over) // (2 * over), (2 * y + over) // (2 * over))


@rule("2.19", "4.02", "5.10", "6.50")
def faces(state: State, unit: UnitId, point: Point, side: tabletop.Side = tabletop.Side.FRONT) -> bool:
    """Whether a point lies within the 180 degrees ahead of a side; the dividing line belongs to them."""
    if faceless(state, unit):
        return True
    half = tabletop.arc(pose(state, unit), base(state, unit), side, tabletop.Spread.HALF)
    return half.holds(point, slack=_SLACK)


# --------------------------------------------------------------------------------------------------------- leaders


@rule("7.05")
def radius(state: State, leader: Leader) -> int:
    """The radius of a leader's disc."""
    scale = state.figures.scales[state.scale]
    return scale.commander_radius if leader.commander else scale.subordinate_radius


def disc(state: State, leader: LeaderId) -> Outline | None:
    """The disc of a leader, unless he is inside a Troop or not yet on the table."""
    who = state.leaders[leader]
    return None if who.at is None else tabletop.stand(Pose(who.at.x, who.at.y, 0), Disc(radius(state, who)))


# --------------------------------------------------------------------------------------------------------- scenery


def scene(element: Scenery) -> Outline:
    """The outline of a terrain element: always an area, of a wall or fence a narrow one."""
    return tabletop.ground(element.ring)


@rule("3.17")
def inside(state: State, unit: UnitId) -> tuple[SceneryId, ...]:
    """The elements that a Troop is inside of: those that hold its front centre; of a garrison its building alone."""
    house = building(state, unit)
    if house:
        return (house.id,)
    here = front(state, unit)
    return tuple(one.id for one in state.scenery.values() if tabletop.holds(scene(one), here))


def grounds_at(state: State, point: Point) -> frozenset[Ground]:
    """The qualities of the ground at a point."""
    return frozenset(
        quality for one in state.scenery.values() if tabletop.holds(scene(one), point) for quality in one.qualities
    )


def grounds_on(state: State, unit: UnitId) -> frozenset[Ground]:
    """The qualities of the elements that a Troop is inside of."""
    return frozenset(quality for one in inside(state, unit) for quality in state.scenery[one].qualities)


@pure(GROUND)
@rule("3.16")
def crossed(state: State, start: Point, end: Point) -> tuple[SceneryId, ...]:
    """The elements that the way of a front centre passes through, begins or ends in."""
    return tuple(
        one.id
        for one in state.scenery.values()
        if tabletop.enters(start, end, scene(one)) or tabletop.holds(scene(one), start)
    )


# ---------------------------------------------------------------------------------------------------- what is around


@kept
def _table(figures: Figures, scale: Scale) -> Outline:
    return tabletop.table(*figures.scales[scale].table)


def table(state: State) -> Outline:
    """The table."""
    return _table(state.figures, state.scale)


@rule("3.03", "3.09", "3.10", "3.21", "9.32")
def obstacles(state: State, unit: UnitId, apart: Collection[str] = ()) -> tuple[Obstacle, ...]:
    """What a Troop can neither cross nor end on: other Troops and impassable ground; not friendly guns, nor leaders."""
    side = state.units[unit].side
    found = [
        one.whole
        for one in standing(state)
        if not one.housed and one.unit != unit and one.unit not in apart and not (one.gun and one.side is side)
    ]
    found += [whole for whole, garrison in closed(state) if whole.name not in apart and garrison != unit]
    return tuple(found)


class Standing(NamedTuple):
    """A Troop on the table: its side, its edge, what enemies keep a gap from, and whether it is a gun or a garrison."""

    unit: UnitId
    side: Side
    whole: Obstacle
    shunned: tuple[Obstacle, ...]
    gun: bool
    housed: bool


@pure(WHERE)
@rule("1.06", "6.27")
def standing(state: State) -> tuple[Standing, ...]:
    """Every Troop on the table; enemies shun its centres, or its edge if it has none."""
    rows = []
    houses = {one.garrison: scene(one) for one in state.scenery.values()}
    for unit, one in state.units.items():
        if one.pose is not None:
            house = houses.get(unit)
            if house is None and unit not in state.pools:
                rows.append(_alone(state.figures, state.scale, state.agreed, unit, one.side, one.entry, one.pose))
            else:
                edge, gun = house or outline(state, unit), state.gear(unit).arm is Arm.ARTILLERY
                fort = faceless(state, unit)
                rows.append(_row(unit, one.side, edge, gun, housed=house is not None, faceless=fort))
    return tuple(rows)


@kept_few(4_096)
def _alone(
    figures: Figures, scale: Scale, agreed: Agreed, unit: UnitId, side: Side, entry: UnitEntry, there: Pose
) -> Standing:
    """A Troop in the open that is no pool."""
    gear = equipped(figures, entry)
    edge = tabletop.stand(there, _sized(figures, scale, gear.base, agreed))
    return _row(unit, side, edge, gear.arm is Arm.ARTILLERY, housed=False, faceless=False)


def _row(unit: UnitId, side: Side, edge: Outline, gun: bool, *, housed: bool, faceless: bool) -> Standing:
    whole = Obstacle(unit, edge)
    return Standing(unit, side, whole, (whole,) if faceless else tabletop.centres_of(whole), gun, housed)


@pure(GROUND)
def closed(state: State) -> tuple[tuple[Obstacle, UnitId | None], ...]:
    """The impassable elements, and who holds them."""
    return tuple(
        (Obstacle(one.id, scene(one)), one.garrison)
        for one in state.scenery.values()
        if Ground.IMPASSABLE in one.qualities
    )


@pure(WHERE)
@rule("1.06", "3.09", "3.23")
def around(state: State, unit: UnitId, *, attack: bool, apart: Collection[str] = ()) -> Around:
    """What surrounds a Troop that is to stand somewhere; without Attack it keeps an inch from every enemy centre."""
    enemy = state.units[unit].side.enemy
    others = () if attack else (one for one in standing(state) if one.side is enemy and one.unit not in apart)
    shunned = tuple(centre for one in others for centre in one.shunned)
    gap = state.figures.distances.exclusion
    return Around(table=table(state), solid=obstacles(state, unit, apart), shunned=shunned, gap=gap)


class Field:
    """What surrounds a Troop in one position: worked out once for all the ways that it thinks of."""

    def __init__(self, state: State, unit: UnitId) -> None:
        self._state = state
        self._unit = unit
        self._solid: dict[tuple[str, ...], tuple[Obstacle, ...]] = {}
        self._around: dict[tuple[bool, tuple[str, ...]], Around] = {}
        self.through: dict[OrderKind | None, tuple[UnitId, ...]] = {}
        """Whom it may go through, by its order."""

    def obstacles(self, apart: tuple[str, ...]) -> tuple[Obstacle, ...]:
        """What it can neither cross nor end on."""
        if apart not in self._solid:
            self._solid[apart] = obstacles(self._state, self._unit, apart)
        return self._solid[apart]

    def around(self, apart: tuple[str, ...], *, attack: bool) -> Around:
        """What it must keep clear of where it stands."""
        if (attack, apart) not in self._around:
            self._around[attack, apart] = around(self._state, self._unit, attack=attack, apart=apart)
        return self._around[attack, apart]


def posed(state: State, unit: UnitId, there: Pose) -> State:
    """The position as it would be with a Troop somewhere else; only to be looked at."""
    return replace(state, units=state.units | {unit: replace(state.units[unit], pose=there)})
