"""13.06 Hidden deployment: a place noted before all others, out of the enemy's sight, shown before the first turn."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec.structs import replace

from maestre.games.aguila.abilities import has
from maestre.games.aguila.data import INCH, TABLE, TERRAIN, Ability, Arm
from maestre.games.aguila.matters import Deploying
from maestre.games.aguila.names import named
from maestre.games.aguila.placement import facing, zone
from maestre.games.aguila.places import CROSSINGS, FIELD, around, base, scene
from maestre.games.aguila.room import closed
from maestre.games.aguila.sight import hidden, mostly_in
from maestre.games.aguila.state import Away, Side, State, UnitId
from maestre.miniatures.placing import spots
from maestre.play import Answer, Ask, Place, Procedure, Refused, Some, Spot, ask, change, reveal, rule, tell
from maestre.space import tabletop
from maestre.space.tabletop import Obstacle, Outline, Point, Pose

__all__ = ["check_hidden", "hidden_for_chance", "hiding_places", "note_hidden", "show_hidden"]

_GRID: Final = 3 * INCH
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
    edge = tabletop.stand(pose, base(state, unit))
    if not _free(state, unit, edge):
        raise Refused("13.06", "hidden-no-room", proof=(unit,), unit=named(state, unit))
    if any(tabletop.overlap(edge, tabletop.ground(ring)) for ring in _enemy_zone(state, unit)):
        raise Refused("13.06", "hidden-enemy-zone", proof=(unit,), unit=named(state, unit))
    if _seen(state, unit, pose):
        raise Refused("13.06", "hidden-in-sight", proof=(unit,), unit=named(state, unit))


def _free(state: State, unit: UnitId, edge: Outline) -> bool:
    """Whether the ground lets a unit stand there; two that are noted too near make room when they are shown."""
    guns = state.units[unit].arm is Arm.ARTILLERY
    shut = (scene(one) for one in state.scenery.values() if closed(state, one, guns=guns))
    return tabletop.on_table(edge, FIELD) and not any(tabletop.overlap(edge, one) for one in shut)


def _enemy_zone(state: State, unit: UnitId) -> tuple[tuple[Point, ...], ...]:
    return zone(state, state.units[unit].side.enemy).rings


@rule("13.06")
def _seen(state: State, unit: UnitId, pose: Pose) -> bool:
    """Whether a unit there could be seen from any point of the enemy's zone, or of his edge if he has none.

    Only ground hides it; points four inches apart and all corners stand for the zone.
    """
    trial = replace(state, units=state.units | {unit: replace(state.units[unit], pose=pose, away=Away.HERE)})
    if hidden(trial, unit):
        return False
    edge = tabletop.stand(pose, base(state, unit))
    screens = tuple(
        Obstacle(one.id, scene(one))
        for one in state.scenery.values()
        if TERRAIN.row[one.element].sight and one.role not in CROSSINGS and not mostly_in(edge, one)
    )
    return any(
        tabletop.glimpse(eye, edge, tuple(one for one in screens if not tabletop.holds(one.outline, eye))).seen
        for eye in _eyes(state, state.units[unit].side.enemy)
    )


def _eyes(state: State, side: Side) -> Iterator[Point]:
    """Points from which a side may look when it has deployed."""
    rings = zone(state, side).rings
    if not rings:
        y = 0 if state.armies[side].edge is tabletop.Side.REAR else TABLE.depth
        yield from (Point(x, y) for x in range(0, TABLE.width + 1, _EYES))
    for ring in rings:
        yield from ring
        edge = tabletop.ground(ring)
        xs, ys = [x for x, _ in ring], [y for _, y in ring]
        for x in range(min(xs), max(xs) + 1, _EYES):
            ahead = (Point(x, y) for y in range(min(ys), max(ys) + 1, _EYES))
            yield from (point for point in ahead if tabletop.holds(edge, point))


def hiding_places(state: State, unit: UnitId, rng: Random | None = None) -> Iterator[Pose]:
    """Places where a unit may hide, facing the enemy: of a grid, in an order that chance decides."""
    ahead = facing(state, state.units[unit].side)
    for spot in spots((TABLE.width, TABLE.depth), _GRID, rng):
        pose = Pose(spot.x, spot.y, ahead)
        edge = tabletop.stand(pose, base(state, unit))
        if not _free(state, unit, edge):
            continue
        if any(tabletop.overlap(edge, tabletop.ground(ring)) for ring in _enemy_zone(state, unit)):
            continue
        if not _seen(state, unit, pose):
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
