"""3.03-3.09, 3.13-3.14, 3.16-3.23, 9.19, 9.28-9.32 Where a Troop may go and stand; nothing here moves anything."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from maestre.games.tercios.data import (
    INCH,
    Arm,
    Body,
    Element,
    Ground,
    OrderKind,
    Value,
)
from maestre.games.tercios.table.extents import GROUND, OPEN, WHERE
from maestre.games.tercios.table.moments import GROUND_SLOWS, PASSES
from maestre.games.tercios.table.places import (
    Field,
    around,
    base,
    building,
    crossed,
    faceless,
    front,
    outline,
    points,
    pose,
    present,
    scene,
)
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import Scenery, SceneryId, State, UnitId
from maestre.games.tercios.table.subjects import Situation, Use
from maestre.games.tercios.table.troops import named
from maestre.games.tercios.table.values import Step
from maestre.play import Refused, Tally, rule
from maestre.play.pure import pure
from maestre.space import tabletop
from maestre.space.tabletop import Around, Obstacle, Outline, Point, Pose

BUILDINGS: Final = (Element.SMALL_BUILDING, Element.LARGE_BUILDING)
_CROSSINGS: Final = (Element.BRIDGE, Element.FORD)
SLACK: Final = 3
"""Bases may come this much nearer than touching, as their steps are whole (`tabletop.Around.tolerance`)."""


def long(start: Point, end: Point) -> int:
    """The square of the length of a line."""
    return (start.x - end.x) ** 2 + (start.y - end.y) ** 2


def toward(start: Point, end: Point) -> int:
    """The facing of a line between two points that differ."""
    return tabletop.heading(end.x - start.x, end.y - start.y)


@rule("1.05", "3.04", "9.31")
def origin(state: State, unit: UnitId, to: Point) -> Point:
    """Where a Troop starts from: its front centre, or the nearest point of the building that it leaves."""
    return points(state, unit, to)[0] if building(state, unit) else front(state, unit)


@rule("3.04")
def turned_to(state: State, unit: UnitId, to: Point) -> Pose:
    """Pivot a Troop about its front centre until it faces a point."""
    here = front(state, unit)
    if here == to:
        return pose(state, unit)
    return tabletop.placed(base(state, unit), tabletop.Side.FRONT, here, toward(here, to))


# --------------------------------------------------------------------------------------------------- ground along a way


@pure(GROUND)
@rule("3.16", "3.18", "9.19", "9.28", "9.29", "9.40")
def felt(state: State, start: Point, end: Point) -> tuple[SceneryId, ...]:
    """The elements that a front centre feels on its way.

    On a way wholly along roads only these; otherwise all that it crosses, but not roads, nor a river that it crosses
    on bridges or fords alone. A bridge that a road meets is part of the road.
    """
    found = crossed(state, start, end)
    if _on_road(state, start, end):
        return tuple(one for one in found if Ground.EASY in state.scenery[one].qualities)
    return tuple(
        one
        for one in found
        if Ground.EASY not in state.scenery[one].qualities and not _bridged(state, state.scenery[one], start, end)
    )


def grounds_along(state: State, start: Point, end: Point) -> tuple[Ground, ...]:
    """The qualities of the elements that a front centre feels on its way, each once."""
    found = felt(state, start, end)
    return tuple(dict.fromkeys(quality for one in found for quality in state.scenery[one].qualities))


def _on_road(state: State, start: Point, end: Point) -> bool:
    roads = _roads(state)
    return bool(roads) and tabletop.bridged(start, end, roads)


@pure(GROUND)
def _roads(state: State) -> tuple[Outline, ...]:
    """The roads, and the bridges that they meet."""
    roads = [scene(one) for one in state.scenery.values() if Ground.EASY in one.qualities]
    bridges = [scene(one) for one in state.scenery.values() if one.element is Element.BRIDGE]
    return (*roads, *(bridge for bridge in bridges if any(tabletop.overlap(bridge, road) for road in roads)))


def _bridged(state: State, element: Scenery, start: Point, end: Point) -> bool:
    """Whether a line crosses a river on bridges and fords alone."""
    if element.element is not Element.RIVER:
        return False
    over = [scene(one) for one in state.scenery.values() if one.element in _CROSSINGS]
    return tabletop.bridged(start, end, over, scene(element))


@rule("3.02", "3.05")
def speed(
    state: State, unit: UnitId, order: OrderKind | None, start: Point, end: Point, *, reacting: bool = False
) -> Tally:
    """How many inches a Troop may go along a line."""
    use: Use = "flee" if reacting and order is OrderKind.RUN else "move"
    grounds = grounds_along(state, start, end)
    return tallied(state, Value.SPEED, Situation(unit=unit, use=use, order=order, reacting=reacting, grounds=grounds))


@rule("3.18", "3.20", "3.22")
def by_ground(state: State, at: Situation) -> Iterator[Step]:
    """What the ground does to Speed: Difficult and Very Difficult are one cause, however much of either is crossed."""
    slow = next((one for one in (Ground.VERY_DIFFICULT, Ground.DIFFICULT) if one in at.grounds), None)
    if slow is not None:
        if GROUND_SLOWS(state, at.unit):
            because = "3.20" if slow is Ground.VERY_DIFFICULT else "3.18"
            yield Step("ground", state.figures.terrain.grounds[slow].steps.speed, because)
    elif Ground.EASY in at.grounds:
        yield Step("easy", state.figures.terrain.grounds[Ground.EASY].steps.speed, "3.22")


# ----------------------------------------------------------------------------------------------------------- the line


@rule("3.03", "3.07", "3.08", "3.10", "3.21")
def check_line(
    state: State, unit: UnitId, start: Point, end: Point, apart: Collection[str] = (), field: Field | None = None
) -> None:
    """Refuse a line of a front centre that crosses Troops or impassable ground, or passes through too narrow a gap.

    Only this line counts: what else of the base sweeps over others does not matter. ``apart`` is not in the way.
    """
    solid = (field or Field(state, unit)).obstacles((*apart, *_open_ground(state, start, end)))
    way = tabletop.sight(start, end, solid, state.figures.scales[state.scale].corridor)
    if way.clear:
        return
    proof = (*way.blockers, *way.proof)
    if len(way.blockers) > 1:
        raise Refused("3.08", "way-too-narrow", proof=proof, unit=named(state, unit))
    if way.blockers[0] in state.scenery:
        raise Refused("3.21", "way-impassable", proof=proof, unit=named(state, unit))
    blocker = named(state, UnitId(way.blockers[0]))
    raise Refused("3.03", "way-crosses-troop", proof=proof, unit=named(state, unit), other=blocker)


@pure(GROUND)
@rule("9.19", "9.28", "9.40")
def _open_ground(state: State, start: Point, end: Point) -> tuple[SceneryId, ...]:
    """The impassable elements that a line goes through on roads, bridges or fords."""
    closed = [one for one in state.scenery.values() if Ground.IMPASSABLE in one.qualities]
    if not closed:
        return ()
    road = _on_road(state, start, end)
    return tuple(one.id for one in closed if road or _bridged(state, one, start, end))


@pure(OPEN)
def passed(state: State, unit: UnitId, order: OrderKind | None) -> tuple[UnitId, ...]:
    """The Troops that one may go through with an order."""
    if order is None:
        return ()
    return tuple(other for other in present(state) if other != unit and PASSES(state, unit, other, order))


@rule("1.06")
def check_distance(state: State, unit: UnitId, start: Point, end: Point, shunned: Iterable[Obstacle]) -> None:
    """Refuse a line that comes too near an enemy's centre; who starts too near may go, but no nearer."""
    way, gap = tabletop.track(start, end), state.figures.distances.exclusion
    for name, centre in tabletop.nearby(way, shunned, gap):
        link = tabletop.distance(way, centre)
        if link.closer_than(tabletop.point_distance(start, centre)):
            raise _too_near(state, unit, name, link)


def _too_near(state: State, unit: UnitId, name: str, link: tabletop.Distance) -> Refused:
    other = named(state, UnitId(name))
    return Refused("1.06", "too-near-enemy", proof=(name, *link.proof()), unit=named(state, unit), other=other)


@rule("3.04")
def check_pivot(state: State, unit: UnitId, heading: int) -> None:
    """Refuse a pivot of more than a quarter turn; who has no facing turns as it likes."""
    if faceless(state, unit):
        return
    if abs(tabletop.turn_between(pose(state, unit).facing, heading)) > tabletop.QUARTER_TURN:
        raise Refused("3.04", "pivot-too-wide", proof=(unit,), unit=named(state, unit))


@rule("3.05")
def check_reach(state: State, unit: UnitId, order: OrderKind | None, start: Point, end: Point) -> None:
    """Refuse a line that is longer than the Speed; exactly as long is not."""
    inches = speed(state, unit, order, start, end).whole
    if long(start, end) > (inches * INCH) ** 2:
        proof = (unit, tabletop.Line("way", start, end))
        raise Refused("3.05", "too-far-to-move", proof=proof, unit=named(state, unit), inches=inches)


def _check_way(
    state: State,
    unit: UnitId,
    order: OrderKind | None,
    line: tuple[Point, Point],
    heading: int,
    apart: Collection[str],
) -> None:
    """Refuse a way that takes too wide a pivot, is too long, or is not free."""
    check_pivot(state, unit, heading)
    check_reach(state, unit, order, *line)
    check_line(state, unit, *line, apart)


# ----------------------------------------------------------------------------------------------------- where it stands


@rule("1.06", "3.09", "9.28", "9.32")
def neighbours(
    state: State,
    unit: UnitId,
    there: Pose,
    *,
    attack: bool = False,
    apart: Collection[str] = (),
    field: Field | None = None,
) -> Around:
    """What a Troop that comes to stand somewhere must keep clear of.

    A river is not in the way of a base that lies across it along a bridge or ford; a building that it leaves is.
    """
    edge = tabletop.stand(there, base(state, unit))
    ends = edge.centre(tabletop.Side.REAR), edge.centre(tabletop.Side.FRONT)
    found = (field or Field(state, unit)).around((*apart, *_open_ground(state, *ends)), attack=attack)
    house = building(state, unit)
    return found._replace(solid=(*found.solid, Obstacle(house.id, scene(house)))) if house else found


class NoRoom(Refused):
    """Somebody or something is in the way."""


@rule("3.09", "3.23")
def fault(state: State, unit: UnitId, there: Pose, about: Around) -> Refused | None:
    """Why a Troop may not stand somewhere, if it may not."""
    standing = tabletop.stands(there, base(state, unit), about._replace(shunned=()))
    proof = (*standing.offenders, *standing.proof)
    if tabletop.EDGE in standing.offenders:
        return Refused("3.23", "off-the-table", proof=proof, unit=named(state, unit))
    if standing.offenders:
        return NoRoom("3.09", "no-room", proof=proof, unit=named(state, unit))
    return _encroached(state, unit, tabletop.stand(there, base(state, unit)), about.shunned)


@rule("1.06")
def _encroached(state: State, unit: UnitId, there: Outline, shunned: Iterable[Obstacle]) -> Refused | None:
    """Whether a place is too near an enemy's centre, and nearer than the Troop stands now."""
    here = outline(state, unit)
    for name, centre in tabletop.nearby(there, shunned, state.figures.distances.exclusion):
        link = tabletop.distance(there, centre)
        if link.closer_than(tabletop.distance(here, centre)):
            return _too_near(state, unit, name, link)
    return None


@rule("3.13")
def corrected(state: State, unit: UnitId, there: Pose, about: Around) -> Pose:
    """Give a place, or the one next to it that frees it of a slight overlap; refuse if there is none.

    A shift alone is tried first, then one after a small turn that aligns the base with whom it overlaps.
    """
    wrong = fault(state, unit, there, about)
    if wrong is None:
        return there
    if isinstance(wrong, NoRoom):
        for turn in (0, *_alignments(state, unit, there, about.solid)):
            aligned = tabletop.turned(there, base(state, unit), tabletop.Side.FRONT, turn)
            free = shifted(state, unit, aligned, about, state.figures.distances.correction)
            if free is not None:
                return free
    raise wrong


def shifted(state: State, unit: UnitId, there: Pose, about: Around, most: int) -> Pose | None:
    """The least shift out of those who are overlapped, if it is short enough and nothing else is wrong there."""
    if tabletop.stuck(tabletop.stand(there, base(state, unit)), about.solid, most):
        return None
    free = tabletop.freed(there, base(state, unit), about._replace(shunned=()), most)
    return free.pose if free is not None and fault(state, unit, free.pose, about) is None else None


@rule("3.09")
def cleared(state: State, unit: UnitId, there: Pose) -> Pose:
    """Give a place, or the nearest one where a Troop that was stopped there lies on nobody (ruling 3.09).

    It is shifted the least way off the others, or else goes straight back until it is free.
    """
    about = neighbours(state, unit, there, attack=True)
    if not brushed(state, unit, there, about.solid):
        return there
    back, far = tabletop.opposed(there.facing), state.figures.scales[state.scale].table[0]
    ways = (tabletop.moved(there, tabletop.step(back, steps)) for steps in range(0, far, INCH // 4))
    free = shifted(state, unit, there, about, far)
    return free or next((one for one in ways if fault(state, unit, one, about) is None), there)


def brushed(state: State, unit: UnitId, there: Pose, solid: Iterable[Obstacle]) -> tuple[Obstacle, ...]:
    """Those on whom the base of a Troop would lie, by more than rounding."""
    size, below = base(state, unit), tabletop.stand(there, base(state, unit))
    return tuple(
        one
        for one in solid
        if tabletop.overlap(below, one.outline) and tabletop.parted(there, size, one.outline, 0).steps > SLACK
    )


def _alignments(state: State, unit: UnitId, there: Pose, solid: Iterable[Obstacle]) -> Iterator[int]:
    """The turns, small enough, that align a base with the nearest sides of those whom it overlaps."""
    below = tabletop.stand(there, base(state, unit))
    for _, other in solid:
        if tabletop.overlap(below, other):
            side = tabletop.face_on(other, below.centre(tabletop.Side.FRONT))
            turn = (side.facing - there.facing) % tabletop.QUARTER_TURN
            turn -= tabletop.QUARTER_TURN if turn > tabletop.QUARTER_TURN // 2 else 0
            if turn and abs(turn) <= state.figures.distances.correction_turn:
                yield turn


# ------------------------------------------------------------------------------------------------- moves and turns


@pure(OPEN)
@rule("3.04", "3.05", "3.06", "3.13")
def check_move(state: State, unit: UnitId, order: OrderKind | None, to: Point) -> Pose:
    """Give where a Troop will stand if its front centre goes to a point: one pivot, one straight line.

    To its own front centre it goes by staying as it is, which is always allowed. To a point of an empty building it
    goes by occupying it: the pose is then the middle of the building.
    """
    if to == front(state, unit):
        return pose(state, unit)
    start = origin(state, unit, to)
    house = _building_at(state, unit, to)
    if house is not None:
        return check_entry(state, unit, order, house, toward(start, to))
    if start == to:
        raise Refused("3.09", "no-room", proof=(unit,), unit=named(state, unit))
    heading, apart = toward(start, to), passed(state, unit, order)
    _check_way(state, unit, order, (start, to), heading, apart)
    there = tabletop.placed(base(state, unit), tabletop.Side.FRONT, to, heading)
    about = neighbours(state, unit, there, attack=order is OrderKind.ATTACK)
    check_distance(state, unit, start, to, about.shunned)
    found = corrected(state, unit, there, about)
    if found != there:
        check_line(state, unit, start, tabletop.stand(found, base(state, unit)).centre(tabletop.Side.FRONT), apart)
    return found


@pure(WHERE)
@rule("3.14")
def check_turn(state: State, unit: UnitId, side: tabletop.Side, *, voluntary: bool = True) -> Pose:
    """Give where a Troop will stand if its front goes where another side was; refuse if it has no room for that."""
    there = tabletop.faced_about(pose(state, unit), base(state, unit), side)
    return corrected(state, unit, there, neighbours(state, unit, there, attack=not voluntary))


# ----------------------------------------------------------------------------------------------------------- buildings


def _building_at(state: State, unit: UnitId, to: Point) -> Scenery | None:
    found = (one for one in state.scenery.values() if one.element in BUILDINGS and one.garrison != unit)
    return next((one for one in found if tabletop.holds(scene(one), to)), None)


@rule("9.30", "9.31", "9.32")
def check_entry(state: State, unit: UnitId, order: OrderKind | None, house: Scenery, heading: int) -> Pose:
    """Give the place of a garrison, or refuse: with Attention only, by infantry, small buildings by companies."""
    gear = state.gear(unit)
    if gear.arm is not Arm.INFANTRY or (house.element is Element.SMALL_BUILDING and gear.body is not Body.COMPANY):
        raise Refused("9.30", "building-not-for-it", proof=(house.id,), unit=named(state, unit))
    if house.garrison is not None:
        raise Refused("9.31", "building-held", proof=(house.id,), unit=named(state, unit))
    if order is not OrderKind.ATTENTION:
        raise Refused("9.31", "building-needs-attention", proof=(house.id,), unit=named(state, unit))
    edge = scene(house)
    start = origin(state, unit, Point(edge.x, edge.y))
    at = door(house, start, heading)
    if at is None:
        raise Refused("9.31", "building-not-reached", proof=(house.id,), unit=named(state, unit))
    _check_way(state, unit, order, (start, at), heading, (house.id,))
    shunned = around(state, unit, attack=False).shunned
    check_distance(state, unit, start, at, shunned)
    wrong = _encroached(state, unit, edge, shunned)
    if wrong is not None:
        raise wrong
    return Pose(edge.x, edge.y, heading)


def door(house: Scenery, start: Point, heading: int) -> Point | None:
    """Where the line of a front centre meets a building."""
    edge = scene(house)
    far = tabletop.step(heading, 2 * edge.reach + abs(edge.x - start.x) + abs(edge.y - start.y))
    return tabletop.entry(start, Point(start.x + far.x, start.y + far.y), edge)
