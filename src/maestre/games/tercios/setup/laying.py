"""9.16-9.18, 9.28, 9.36-9.38 Elements are laid on the table: where each fits, and the crossing of every river."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from msgspec.structs import replace

from maestre.games.tercios.data import INCH, Element
from maestre.games.tercios.table.asking import Putting
from maestre.games.tercios.table.crossings import (
    check_crossing,
    crossings_for_chance,
    river_alone,
    spanned,
    stretch,
)
from maestre.games.tercios.table.extents import GROUND
from maestre.games.tercios.table.places import scene
from maestre.games.tercios.table.state import Scenery, SceneryId, State
from maestre.games.tercios.table.terrain_shapes import CROSSINGS, Form, Piece, forms, laid
from maestre.miniatures.forms import run_off
from maestre.miniatures.placing import crowding, spots
from maestre.miniatures.sides import Side
from maestre.play import Message, Place, Procedure, Refused, Spot, ask, rule, tell
from maestre.play.pure import pure
from maestre.space import tabletop
from maestre.space.tabletop import Obstacle, Point, Pose, Proof

_TOUCH: Final = INCH // 4
"""Elements this near each other touch."""
_GRID: Final = 2 * INCH


# ------------------------------------------------------------------------------------------------------------- placing


class Laying(Putting, frozen=True):
    """An element is put on the table: its ring as it lies around 0, 0, empty if it runs to the edges.

    ``over`` is the river that a compulsory crossing lies over, or the element that is being shifted.
    """

    piece: str
    ring: tuple[Point, ...]
    over: str = ""

    def choice(self) -> Place:
        return Place((self.piece,))

    def shown(self, seen: State, spot: Spot) -> Proof:
        return tuple(tabletop.Area("base", ring) for ring in outlines(seen, spot) if ring)


class Lay(Laying, frozen=True, tag="laying"):
    """A piece of scenery has been bought: where it lies."""

    rule: ClassVar = "9.16"

    def check(self, seen: State, value: Spot) -> None:
        check_piece(seen, value.piece, _pose(value))

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        for chance in (rng, Random(0)):  # the second is that by which `has_room` found a place
            yield from (Spot(self.piece, *pose) for pose in _fits(seen, self.piece, chance))


class LayCrossing(Laying, frozen=True, tag="lay-crossing"):
    """A river has been laid: where its crossing is, and whether that is a bridge or a ford."""

    rule: ClassVar = "9.38"
    crossings: tuple[str, ...] = ()

    def choice(self) -> Place:
        return Place(self.crossings)

    def check(self, seen: State, value: Spot) -> None:
        check_crossing(river_alone(seen, self.over), Point(value.x, value.y), inland=True)

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        for x, y in crossings_for_chance(river_alone(seen, self.over), inland=True, rng=rng):
            yield Spot(rng.choice(self.crossings), x, y)


def lay(state: State, side: Side, piece: str) -> Procedure[None]:
    """Ask where a piece goes and put it down; a river gets its crossing at once, from the other side (9.38)."""
    form = forms(state.figures, state.scale)[piece]
    spot = yield from ask(side, Lay(piece, form.ring))
    group_id = put_down(state, piece, _pose(spot))
    tell(state, "element-placed", "9.16", side=side.value, element=element_name(piece))
    if form.element is Element.RIVER:
        yield from _compulsory_crossing(state, side.enemy, group_id)


@rule("9.38")
def _compulsory_crossing(state: State, side: Side, river: SceneryId) -> Procedure[None]:
    """A bridge or a ford, free, placed by the opponent of whoever placed the river."""
    pieces = tuple(piece for piece, form in forms(state.figures, state.scale).items() if form.element in CROSSINGS)
    ring = forms(state.figures, state.scale)[pieces[0]].ring
    spot = yield from ask(side, LayCrossing(pieces[0], ring, river, pieces))
    put_down(state, spot.piece, _pose(spot))
    tell(state, "element-placed", "9.38", side=side.value, element=element_name(spot.piece))


def put_down(state: State, piece: str, pose: Pose) -> SceneryId:
    """Add the elements of a piece to the table, and give the id of the group that they make."""
    form = forms(state.figures, state.scale)[piece]
    if form.element in CROSSINGS:
        return spanned(state, form.element, Point(pose.x, pose.y))
    found = laid(state.figures, state.scale, form, pose)
    assert found is not None, "where it cannot lie was refused"
    numbers = [int(group(one)[1:]) for one in state.scenery]
    name = SceneryId(f"S{max(numbers, default=0) + 1}")
    for index, (element, ring) in enumerate(found):
        one = SceneryId(f"{name}.{index}" if index else name)
        state.scenery[one] = Scenery(one, element, state.figures.terrain.elements[element].qualities, ring)
    return name


def outlines(state: State, spot: Spot) -> tuple[tuple[Point, ...], ...]:
    """What a piece would cover where it is put, or an element where it is shifted; with the buildings that it has."""
    if spot.piece in state.scenery:
        edge = scene(state.scenery[SceneryId(spot.piece)])
        return (edge.shifted(tabletop.Vector(spot.x - edge.x, spot.y - edge.y)).points,)
    form = forms(state.figures, state.scale)[spot.piece]
    if form.element in CROSSINGS:
        return (stretch(state, Point(spot.x, spot.y)),)
    return tuple(ring for _, ring in laid(state.figures, state.scale, form, _pose(spot)) or ())


def group(element: SceneryId) -> SceneryId:
    """What an element is part of: an urban area, or a river with all that crosses it."""
    return SceneryId(element.partition(".")[0])


def _pose(spot: Spot) -> Pose:
    return Pose(spot.x, spot.y, spot.facing % tabletop.TURN)


def element_name(piece: str) -> Message:
    """What the element of a piece is called."""
    return Message(f"element-{piece.partition(':')[0]}")


@rule("9.16", "9.18", "9.28", "9.37")
def check_piece(state: State, piece: str, pose: Pose, apart: tuple[SceneryId, ...] = ()) -> None:
    """Refuse a piece that leaves the table or lies too near to others; roads and crossings may touch anything."""
    form = forms(state.figures, state.scale)[piece]
    if form.element in CROSSINGS:
        check_crossing(state, Point(pose.x, pose.y), inland=False)
        return
    found = laid(state.figures, state.scale, form, pose)
    if found is None:
        raise Refused("9.16", "scenery-off-the-table", piece=element_name(piece))
    if form.element is Element.ROAD:
        check_road(state, form, Point(pose.x, pose.y))
    else:
        _check_gaps(state, found[0], apart)
    if form.element is Element.RIVER:
        check_river(state, piece, found[0])


@rule("9.18")
def check_road(state: State, form: Form, end: Point) -> None:
    """Refuse a lane that ends against nothing."""
    near = any(tabletop.point_distance(end, scene(one)).within(_TOUCH) for one in state.scenery.values())
    if form.bend is None and not near:
        raise Refused("9.18", "lane-ends-nowhere")


@rule("9.16")
def _check_gaps(state: State, piece: Piece, apart: tuple[SceneryId, ...]) -> None:
    """Refuse an element that neither touches one of its kind nor keeps its distance from all others."""
    edge = tabletop.ground(piece.ring)
    others = {one.id: one for one in state.scenery.values() if one.id not in apart}
    gap = state.figures.scales[state.scale].scenery_gap
    kin = [scene(one) for one in others.values() if one.element is piece.element]
    near = crowding(edge, (Obstacle(one.id, scene(one)) for one in others.values()), gap, kin, _TOUCH)
    if near is not None:
        element = Message(f"element-{others[SceneryId(near)].element}")
        raise Refused("9.16", "too-near-to-scenery", proof=(near,), element=element, inches=gap // INCH)


@rule("9.37", "9.38")
def check_river(state: State, piece: str, river: Piece) -> None:
    """Refuse a river that enters and leaves by one edge, or that has no room for its crossing."""
    trial = replace(state, scenery={SceneryId("S0"): Scenery(SceneryId("S0"), river.element, (), river.ring)})
    by = run_off(tabletop.table(*state.figures.scales[state.scale].table), river.ring)
    if len(by) != 2:  # noqa: PLR2004 - in by one edge, out by another
        raise Refused("9.37", "river-by-one-edge")
    if next(crossings_for_chance(trial, inland=True), None) is None:
        raise Refused("9.38", "river-without-crossing", piece=element_name(piece))


# -------------------------------------------------------------------------------------------------- where pieces fit


@pure(GROUND)
def has_room(state: State, piece: str) -> bool:
    """Whether a piece may lie anywhere on the table, among the scenery that is there."""
    bare = type(state)(scenario="", scale=state.scale, ambush=False, armies={}, scenery=dict(state.scenery))
    return next(_fits(bare, piece, Random(0)), None) is not None


def _fits(state: State, piece: str, rng: Random | None = None) -> Iterator[Pose]:
    """Spots where a piece may lie: all of a grid from the middle outward, or some by chance and then the grid."""
    form = forms(state.figures, state.scale)[piece]
    if form.element in CROSSINGS:
        yield from (Pose(x, y, 0) for x, y in crossings_for_chance(state, inland=False, rng=rng))
        return
    poses = spots(state.figures.scales[state.scale].table, _GRID, rng)
    yield from (pose for pose in poses if _lets(state, piece, pose))


def _lets(state: State, piece: str, pose: Pose) -> bool:
    try:
        check_piece(state, piece, pose)
    except Refused:
        return False
    return True
