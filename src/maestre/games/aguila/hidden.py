"""13.06 Hidden deployment: a place noted before all others, out of the enemy's sight, shown before the first turn."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from maestre.games.aguila.abilities import has
from maestre.games.aguila.data import INCH, TABLE, TERRAIN, Ability, Arm
from maestre.games.aguila.matters import Deploying
from maestre.games.aguila.names import named
from maestre.games.aguila.placement import facing, zone
from maestre.games.aguila.places import CROSSINGS, FIELD, around, base, scene
from maestre.games.aguila.room import closed
from maestre.games.aguila.sight import hidden, limit, mostly_in
from maestre.games.aguila.state import Away, SceneryId, Side, State, UnitId
from maestre.miniatures.placing import spots
from maestre.play import Answer, Ask, Place, Procedure, Refused, Some, Spot, ask, change, reveal, rule, tell
from maestre.space import tabletop
from maestre.space.tabletop import Obstacle, Outline, Point, Pose

__all__ = ["check_hidden", "hidden_for_chance", "hiding_places", "note_hidden", "show_hidden"]

_GRID: Final = INCH
_EYES: Final = 4 * INCH
"""How far apart the points of a zone are from which sight is checked, besides its corners."""


@rule("13.06", "16.60")
def note_hidden(state: State) -> Procedure[None]:
    """Before deployment each side says who hides, and notes the places, which the other side does not learn."""
    for side in (state.setup.first or Side.BLUE, (state.setup.first or Side.BLUE).enemy):
        able = tuple(unit for unit in _able(state, side) if next(hiding_places(state, unit), None) is not None)
        if not able:
            continue
        about = Deploying(side, zone(state, side), able)
        chosen = yield from ask(side, Some(able, 0, len(able)), "13.06", about=about)
        for unit in chosen:
            spot = yield from ask(side, Place((unit,)), "13.06", about=replace(about, unit=unit), secret=True)
            state.notes[UnitId(unit)] = _pose(spot)
            change(state.units, UnitId(unit), away=Away.HIDDEN)
            tell(state, "unit-hides", "13.06", unit=named(state, unit))


def _able(state: State, side: Side) -> tuple[UnitId, ...]:
    return tuple(
        name
        for name, one in state.units.items()
        if one.side is side and one.away is Away.HERE and has(state, name, Ability.HIDDEN_DEPLOYMENT)
    )


@rule("13.06")
def show_hidden(state: State) -> Procedure[None]:
    """Before the first initiative hidden units are placed where they were noted, or as near as others let them."""
    for unit, one in tuple(state.units.items()):
        noted = state.notes.get(unit)
        if one.away is not Away.HIDDEN or noted is None:
            continue
        freed = tabletop.freed(noted, base(state, unit), around(state, unit), FIELD.reach)
        change(state.units, unit, pose=noted if freed is None else freed.pose, away=Away.HERE, limbered=False)
        reveal(state)
        tell(state, "unit-shows", "13.06", unit=named(state, unit))
    state.notes.clear()
    yield from ()


# ----------------------------------------------------------------------------------------------------- where it may be


def _pose(spot: Spot) -> Pose:
    return Pose(spot.x, spot.y, spot.facing % tabletop.TURN)


def check_hidden(state: State, question: Ask, answer: Spot | tuple[str, ...]) -> None:
    """Refuse a place in the enemy's zone, in his sight, or where nobody can stand."""
    if not isinstance(answer, Spot):
        return
    unit, pose = UnitId(answer.piece), _pose(answer)
    edge, watch = tabletop.stand(pose, base(state, unit)), _watch(state, state.units[unit].side.enemy)
    if not _free(state, unit, edge):
        raise Refused("13.06", "hidden-no-room", proof=(unit,), unit=named(state, unit))
    if any(tabletop.overlap(edge, zone) for zone in watch.zone):
        raise Refused("13.06", "hidden-enemy-zone", proof=(unit,), unit=named(state, unit))
    if _seen(state, watch, unit, pose):
        raise Refused("13.06", "hidden-in-sight", proof=(unit,), unit=named(state, unit))


def _free(state: State, unit: UnitId, edge: Outline) -> bool:
    """Whether the ground lets a unit stand there; two that are noted too near make room when they are shown."""
    guns = state.units[unit].arm is Arm.ARTILLERY
    shut = (scene(one) for one in state.scenery.values() if closed(state, one, guns=guns))
    return tabletop.on_table(edge, FIELD) and not any(tabletop.overlap(edge, one) for one in shut)


class _Watch(NamedTuple):
    """Whence a side may look when it has deployed, how far it sees, and what hides anything from it."""

    zone: tuple[Outline, ...]
    eyes: tuple[Point, ...]
    far: int | None
    screens: tuple[SceneryId, ...]


@rule("13.06")
def _watch(state: State, side: Side) -> _Watch:
    """What a side will see: from points of its zone four inches apart and all corners, or of its edge without one."""
    rings = zone(state, side).rings
    screens = (one.id for one in state.scenery.values() if TERRAIN.row[one.element].sight and one.role not in CROSSINGS)
    eyes = tuple(_within(rings) if rings else _along(state, side))
    return _Watch(tuple(tabletop.ground(ring) for ring in rings), eyes, limit(state), tuple(screens))


def _along(state: State, side: Side) -> Iterator[Point]:
    y = 0 if state.armies[side].edge is tabletop.Side.REAR else TABLE.depth
    yield from (Point(x, y) for x in range(0, TABLE.width + 1, _EYES))


def _within(rings: tuple[tuple[Point, ...], ...]) -> Iterator[Point]:
    for ring in rings:
        yield from ring
        edge = tabletop.ground(ring)
        xs, ys = [x for x, _ in ring], [y for _, y in ring]
        for x in range(min(xs), max(xs) + 1, _EYES):
            ahead = (Point(x, y) for y in range(min(ys), max(ys) + 1, _EYES))
            yield from (point for point in ahead if tabletop.holds(edge, point))


@rule("13.06", "15.03", "15.13", "15.14")
def _seen(state: State, watch: _Watch, unit: UnitId, pose: Pose) -> bool:
    """Whether a unit there could be seen: only ground hides it, and weather in which nobody sees so far."""
    trial = replace(state, units=state.units | {unit: replace(state.units[unit], pose=pose, away=Away.HERE)})
    if hidden(trial, unit):
        return False
    edge = tabletop.stand(pose, base(state, unit))
    grounds = (state.scenery[name] for name in watch.screens)
    screens = tuple(Obstacle(one.id, scene(one)) for one in grounds if not mostly_in(edge, one))
    return any(
        tabletop.glimpse(eye, edge, tuple(one for one in screens if not tabletop.holds(one.outline, eye))).seen
        for eye in watch.eyes
        if watch.far is None or tabletop.point_distance(eye, edge).within(watch.far)
    )


def _plain(state: State, watch: _Watch, edge: Outline) -> bool:
    """Whether the middle of a base is in plain sight, which is sooner known than whether any of it is."""
    middle = Point(edge.x, edge.y)
    screens = tuple(scene(state.scenery[name]) for name in watch.screens)
    return any(
        not any(tabletop.enters(eye, middle, one) for one in screens)
        for eye in watch.eyes
        if watch.far is None or tabletop.point_distance(eye, edge).within(watch.far)
    )


def hiding_places(state: State, unit: UnitId, rng: Random | None = None) -> Iterator[Pose]:
    """Places where a unit may hide, facing the enemy: of a grid, in an order that chance decides."""
    side, size = state.units[unit].side, base(state, unit)
    ahead, watch = facing(state, side), _watch(state, side.enemy)
    for spot in spots((TABLE.width, TABLE.depth), _GRID, rng):
        pose = Pose(spot.x, spot.y, ahead)
        edge = tabletop.stand(pose, size)
        if not _free(state, unit, edge) or any(tabletop.overlap(edge, zone) for zone in watch.zone):
            continue
        if not _plain(state, watch, edge) and not _seen(state, watch, unit, pose):
            yield pose


def hidden_for_chance(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Any of the units, and any place where one may hide."""
    if isinstance(question.choice, Some):
        options = question.choice.options
        yield tuple(one for one in options if rng.randrange(2))
        yield ()
        return
    assert isinstance(question.choice, Place)
    (unit,) = question.choice.pieces
    for pose in hiding_places(state, UnitId(unit), rng):
        yield Spot(unit, *pose)
