"""8.03-8.08, 8.18-8.23, 8.26, 8.33 Whom a unit can charge: what bars it, how far it gets, and by which way."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from maestre.games.aguila.data import INCH, Arm, Figures, Going, OrderKind, Structure
from maestre.games.aguila.table.crossings import carried
from maestre.games.aguila.table.extents import WHERE, WHOLE
from maestre.games.aguila.table.moments import CHARGE_ALLOWED, TURNS_ADDED
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import (
    around,
    base,
    front,
    going,
    house,
    outline,
    pose,
    present,
    scene,
    side_of,
    widest,
)
from maestre.games.aguila.table.sight import visible
from maestre.games.aguila.table.situation import tallied
from maestre.games.aguila.table.state import OfficerId, Scenery, State, UnitId
from maestre.games.aguila.table.subjects import Situation, Value
from maestre.miniatures.sides import Side
from maestre.miniatures.words import inches
from maestre.play import Refused, RuleId, Tally, rule
from maestre.play.pure import pure
from maestre.play.written.figures import kept_few
from maestre.space import tabletop
from maestre.space.tabletop import Around, Disc, Face, Obstacle, Outline, Point, Pose, Walk

_WORKS: Final = (
    Structure.HEDGE,
    Structure.BANK,
    Structure.WOODEN_FENCE,
    Structure.STONE_WALL,
    Structure.LIGHT_POSITION,
    Structure.SOLID_POSITION,
    Structure.FORTIFIED_POSITION,
)
"""What is built that troops fight across."""


class Reach(NamedTuple):
    """A charge that a unit may declare: at whom, on which side, by which way."""

    target: UnitId
    side: tabletop.Side
    way: Walk


# -------------------------------------------------------------------------------------------------------- what bars it


def halted(state: State, unit: UnitId) -> bool:
    """Whether a unit has received Halt, or nothing, this turn."""
    return _order(state, unit) is OrderKind.HALT


def _order(state: State, unit: UnitId) -> OrderKind:
    return state.units[unit].deeds.order or OrderKind.HALT


@rule("2.12", "3.04", "5.69", "6.12", "8.02", "8.03", "8.04", "10.14", "16.07")
def check_fit(state: State, unit: UnitId, target: UnitId) -> None:
    """Refuse a charger that has done something else, may not charge any more, or is in no state to."""
    one = state.units[unit]
    deeds, order = one.deeds, _order(state, unit)
    row = state.figures.formations.row[state.arm_of(one)].get(one.formation) if one.formation else None
    why: tuple[tuple[RuleId, str, object], ...] = (
        ("8.04", "charge-no-formation", row is None or not row.charges),
        ("10.14", "charge-stunned", bool(one.stunned)),
        ("16.07", "charge-arrived", deeds.arrived),
        ("5.69", "charge-failed", deeds.failed),
        ("2.12", "charge-was-charged", deeds.charged),
        ("8.02", "charge-spent", deeds.charges),
        ("3.04", "charge-faced", order is OrderKind.CHANGE_FACING),
        ("8.03", "charge-double", not state.figures.orders.row[order].charge),
    )
    for because, key, bars in why:
        if bars:
            raise Refused(because, key, unit=named(state, unit), target=named(state, target))


# ------------------------------------------------------------------------------------------------------------ how far


@rule("8.07", "8.18", "8.20")
def allowance(state: State, unit: UnitId) -> Tally:
    """How far a unit charges, by its order and formation."""
    return tallied(state, Value.CHARGE, Situation(unit=unit, use="charge"))


@rule("8.19", "8.21")
def turns(state: State, unit: UnitId) -> int:
    """How many turns about its centre a unit may make in a charge."""
    return state.figures.orders.row[_order(state, unit)].charge_turns + TURNS_ADDED(state, unit)


def gap(state: State, unit: UnitId, target: str) -> tabletop.Distance:
    """How far the target's nearest point is from the charger's front centre."""
    return tabletop.point_distance(front(state, unit), outline(state, target))


def _line(state: State, unit: UnitId, target: str) -> tuple[Point, Point]:
    """From a charger's front centre to the nearest point of its target."""
    return front(state, unit), tabletop.whole(gap(state, unit, target).end)


@rule("8.33")
def defended(state: State, unit: UnitId, target: str) -> Scenery | None:
    """The obstacle that the target defends against a charger: an inch from it at most, and between the two.

    It is between them if the line to the nearest point of the target crosses it.
    """
    if house(state, target):
        return None
    start, end = _line(state, unit, target)
    edge = outline(state, target)
    for element in state.scenery.values():
        if _fought_across(state, element) and tabletop.beside(start, end, scene(element), 0):
            near = tabletop.within(scene(element), edge, state.figures.distances.separation)
            if near and tabletop.entry(start, end, scene(element)) is not None:
                return element
    return None


def _fought_across(state: State, element: Scenery) -> bool:
    return element.built in _WORKS or going(state, element) is Going.OBSTACLE


@pure(WHOLE)
@rule("8.07", "8.33")
def in_reach(state: State, unit: UnitId, target: str) -> bool:
    """Whether the straight line to a target, or to the obstacle that it defends, is no longer than the charge.

    Difficult ground on the line counts double.
    """
    most = allowance(state, unit).whole
    far = gap(state, unit, target)
    wall = defended(state, unit, target)
    start, end = _line(state, unit, target)
    if wall is not None:
        end = tabletop.entry(start, end, scene(wall)) or end
        far = tabletop.point_distance(end, _dot(start))
    if not far.within(most):
        return False
    felt = [one for one in surroundings(state, unit, target).grounds if tabletop.beside(start, end, one.outline, 0)]
    return not felt or _toll(state, start, end, Around(grounds=tuple(felt))) <= most


def _dot(point: Point) -> Outline:
    return tabletop.stand(Pose(point.x, point.y, 0), Disc(0))


def _toll(state: State, start: Point, end: Point, felt: Around) -> int:
    """What a line costs whoever goes along it, rounded up."""
    length = tabletop.point_distance(start, _dot(end)).shown()
    way = tabletop.heading(end.x - start.x, end.y - start.y) if length else 0
    most = length * state.figures.formations.difficult
    gone = tabletop.walk(Pose(start.x, start.y, way), tabletop.Base(0, 0), (tabletop.Ahead(length),), felt)
    return min(most, -(-gone.cost.numerator // gone.cost.denominator))


# ----------------------------------------------------------------------------------------------------------- which way


@rule("8.26")
def met_on(state: State, unit: UnitId, target: str) -> tabletop.Side:
    """The side of the target that a charger comes at: the one in whose arc its front centre is.

    It is told of whoever has no flanks too, as the bases must touch somewhere; `SIDED` says whether it matters.
    """
    if house(state, target):
        return tabletop.Side.FRONT
    return tabletop.side_facing(pose(state, target), base(state, target), front(state, unit))


@rule("4.15")
def faced(state: State, unit: UnitId, target: str, side: tabletop.Side) -> Face:
    """The side against which a charger comes to stand; of a building the one nearest to its front centre."""
    built = house(state, target)
    if built is not None:
        return tabletop.face_on(scene(built), front(state, unit))
    return tabletop.face_of(pose(state, target), base(state, target), side)


@pure(WHERE)
def surroundings(state: State, unit: UnitId, target: str, fellows: Collection[str] = ()) -> Around:
    """What a charger must go round: neither its target nor who charges with it, nor water under a bridge ahead."""
    built = house(state, target)
    ahead = tabletop.Ahead(gap(state, unit, target).shown())
    waters = carried(state, base(state, unit), pose(state, unit), ahead)
    return around(state, unit, charge=True, apart=(target, *fellows, *waters, *((built.id,) if built else ())))


def targeted(state: State, target: str) -> Obstacle:
    """The target of a charge as something to be run into."""
    built = house(state, target)
    return Obstacle(built.id if built else target, outline(state, target))


@rule("3.15", "3.16", "8.19", "8.21", "8.22", "8.23", "8.33")
def way_to(
    state: State,
    unit: UnitId,
    target: UnitId,
    *,
    side: tabletop.Side | None = None,
    fellows: tuple[UnitId, ...] = (),
) -> Walk | None:
    """The shortest way by which a unit reaches a target with its charge, if it does.

    The stretch from a defended obstacle to its defender is free. Who charges together moves at the same time and is not
    in the way. Turns sweep over friends and over an inch of terrain, as those of an Advance do.
    """
    side = met_on(state, unit, target) if side is None else side
    most = allowance(state, unit).whole
    wall = defended(state, unit, target)
    if wall is not None:
        start, end = _line(state, unit, target)
        met = tabletop.entry(start, end, scene(wall)) or end
        most += tabletop.point_distance(met, _dot(end)).shown() + 1
    here, size, face = pose(state, unit), base(state, unit), faced(state, unit, target, side)
    room = surroundings(state, unit, target, fellows)
    if tabletop.row(face, [size], room) is None:
        return None
    room = _nearby(room, here, most + tabletop.stand(here, size).reach)
    friends = tuple(one for one in room.solid if own(state, one.name, state.units[unit].side))
    args = (here, size, face, targeted(state, target), turns(state, unit), most, room)
    return _found(state.figures, _Errand(args, friends))


def _nearby(room: Around, here: Pose, far: int) -> Around:
    """Those of a charger's surroundings that it may come upon."""

    def near(edge: Outline) -> bool:
        return (edge.x - here.x) ** 2 + (edge.y - here.y) ** 2 <= (far + edge.reach) ** 2

    solid = tuple(one for one in room.solid if near(one.outline))
    return room._replace(solid=solid, grounds=tuple(one for one in room.grounds if near(one.outline)))


class _Errand:
    """A way that is looked for; two are the same if all that decides them is."""

    __slots__ = ("args", "friends", "told")

    def __init__(self, args: _Args, friends: tuple[Obstacle, ...]) -> None:
        here, size, face, target, turns, most, room = self.args = args
        self.friends = friends
        solid = tuple((one.name, one.outline.points) for one in (target, *room.solid))
        felt = tuple((one.outline.points, one.cost) for one in room.grounds)
        self.told = (here, size, face.start, face.end, turns, most, solid, felt, tuple(one.name for one in friends))

    def __hash__(self) -> int:
        return hash(self.told)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Errand) and self.told == other.told


_Args = tuple[Pose, tabletop.Base, Face, Obstacle, int, int, Around]


@kept_few(4_096)
def _found(figures: Figures, errand: _Errand) -> Walk | None:
    return tabletop.charge_way(*errand.args, swept=errand.friends, bite=figures.distances.pivot_through)


@rule("8.24", "8.25")
def aligned(state: State, unit: UnitId, touching: Pose, face: Face, room: Around) -> Pose | None:
    """Where a charger stands that turns flush with a side and slides toward its centre until something stops it.

    If it cannot turn where it touches, it takes the free place nearest to the centre.
    """
    own = base(state, unit)
    flush = tabletop.flush(touching, own, face)
    if not tabletop.stands(flush, own, room).legal:
        found = tabletop.row(face, [own], room)
        return None if found is None else found[0]
    return tabletop.slide(flush, own, face, room).pose


@pure(WHOLE)
@rule("5.62", "8.08", "8.26")
def reached(
    state: State, unit: UnitId, target: UnitId, fellows: tuple[UnitId, ...] = ()
) -> tuple[tabletop.Side, Walk] | None:
    """On which side and by which way a unit reaches a target: of a gun that others hide, its nearest free side."""
    first = met_on(state, unit, target)
    one = state.units.get(target)
    sides = [first]
    if one is not None and state.arm_of(one) is Arm.ARTILLERY and one.pose is not None:
        here = front(state, unit)
        edge = outline(state, target)
        rest = [side for side in tabletop.Side if side is not first]
        sides += sorted(rest, key=lambda side: _square(here, edge.centre(side)))
    for side in sides:
        way = way_to(state, unit, target, side=side, fellows=fellows)
        if way is None:
            continue
        room = surroundings(state, unit, target, fellows)
        if aligned(state, unit, way.pose, faced(state, unit, target, side), room) is not None:
            return side, way
    return None


def _square(a: Point, b: Point) -> int:
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2


# ---------------------------------------------------------------------------------------------------------- who can be


def enemies(state: State, side: Side) -> Iterator[UnitId]:
    """Name whoever of the other army can be charged: its units on the table and officers who are with none."""
    yield from (unit for unit in present(state) if state.units[unit].side is side.enemy)
    for officer, one in state.officers.items():
        if one.side is side.enemy and one.pose is not None:
            yield UnitId(officer)


def blindly(target: str) -> str:
    """The word in a unit's deeds for a target that it turned out not to see this turn (1.18)."""
    return f"unseen/{target}"


@rule("8.05", "8.06", "8.07", "8.08", "15.03")
def check_charge(state: State, unit: UnitId, target: UnitId, fellows: tuple[UnitId, ...] = ()) -> Reach:
    """Give the charge of a unit at a target, or refuse it."""
    CHARGE_ALLOWED(state, unit, target)
    who, whom = named(state, unit), named(state, target)
    edge = outline(state, target)
    arc = tabletop.arc(pose(state, unit), base(state, unit), tabletop.Side.FRONT, tabletop.Spread.CORNERS)
    if not arc.meets(edge):
        raise Refused("8.05", "charge-outside-arc", proof=arc.proof(state.figures.field), unit=who, target=whom)
    if not in_reach(state, unit, target):
        far, most = gap(state, unit, target), allowance(state, unit).whole
        lengths = {"far": inches(far.shown(), INCH), "most": inches(most, INCH)}
        raise Refused("8.07", "charge-too-far", proof=far.proof(), unit=who, target=whom, **lengths)
    glimpse = visible(state, unit, target, charge=True)
    if glimpse is None or blindly(target) in state.units[unit].deeds.tests:
        raise Refused("8.06", "charge-unseen", unit=who, target=whom)
    found = reached(state, unit, target, fellows)
    if found is None:
        raise Refused("8.08", "charge-no-way", unit=who, target=whom)
    return Reach(target, *found)


@pure(WHOLE)
def reachable(state: State, unit: UnitId) -> tuple[tuple[UnitId, tabletop.Side], ...]:
    """Whom a unit may charge now, and on which side."""
    one = state.units[unit]
    if one.pose is None:
        return ()
    found: list[tuple[UnitId, tabletop.Side]] = []
    figures, start = state.figures, front(state, unit)
    most = allowance(state, unit).whole + figures.distances.separation + widest(figures)
    for target in enemies(state, one.side):
        there = _standing_at(state, target)
        if there is not None and _square(start, there) > most**2:
            continue
        try:
            charge = check_charge(state, unit, target)
        except Refused:
            continue
        found.append((target, charge.side))
    return tuple(found)


def _standing_at(state: State, piece: str) -> Point | None:
    """The middle of the base of a piece, if it has one of its own."""
    found = state.units.get(UnitId(piece)) or state.officers.get(OfficerId(piece))
    return Point(found.pose.x, found.pose.y) if found is not None and found.pose is not None else None


def own(state: State, piece: str, side: Side) -> bool:
    """Whether a name is that of a unit or an officer of a side."""
    return piece not in state.scenery and side_of(state, piece) == side
