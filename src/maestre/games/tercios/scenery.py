"""9.01-9.45 The table: scenario points, elements bought and placed by turns, what dice make of crops and rivers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Final

from msgspec.structs import replace

from maestre.games.tercios.crossings import check_crossing, crossings_for_chance, river_of, spanned, stretch
from maestre.games.tercios.data import INCH, SCALES, TERRAIN, Element, Ground, Scale
from maestre.games.tercios.forms import CROSSINGS, Form, Piece, forms, laid
from maestre.games.tercios.matters import Buying, Laying
from maestre.games.tercios.moments import SCENERY_DONE
from maestre.games.tercios.places import scene
from maestre.games.tercios.scenario import choose_battle
from maestre.games.tercios.state import Phase, Scenery, SceneryId, Side, State
from maestre.miniatures.forms import run_off
from maestre.miniatures.placing import crowding, spots
from maestre.play import (
    Answer,
    Ask,
    Message,
    Order,
    Orders,
    Place,
    Procedure,
    Refused,
    Spot,
    ask,
    rule,
    tell,
    throw,
)
from maestre.play.readings import Duel, Face
from maestre.space import tabletop
from maestre.space.tabletop import Obstacle, Point, Pose

__all__ = [
    "PLACE",
    "STOP",
    "buy",
    "check_buy",
    "check_lay",
    "crops",
    "element_name",
    "finish",
    "group",
    "lay",
    "lays_for_chance",
    "outlines",
    "purchases_for_chance",
    "put_down",
    "rivers",
]

PLACE: Final = "place"
STOP: Final = "stop"
_TOUCH: Final = INCH // 4
"""Elements this near each other touch."""
_GRID: Final = 2 * INCH
_TRIES: Final = 8


# -------------------------------------------------------------------------------------------------------------- buying


@rule("9.01", "9.10", "9.11", "9.12", "9.54")
def buy(state: State) -> Procedure[None]:
    """Roll for points, then buy and place elements by turns, who has more points first, until both are out."""
    if state.setup.first is None:
        yield from roll_points(state)
        return
    side = state.setup.turn
    assert side is not None
    if not _out(state, side):
        yield from _purchase(state, side)
    state.setup = replace(state.setup, turn=side.enemy)
    if all(_out(state, one) for one in Side):
        state.phase = Phase.CARTOGRAPHY


@rule("9.11")
def roll_points(state: State) -> Procedure[None]:
    """A die a side is its scenario points; ties are thrown again."""
    blue, red = yield from throw(Duel(), "9.11")
    first = Side.BLUE if blue > red else Side.RED
    state.setup = replace(state.setup, points=(blue, red), first=first, turn=first)
    tell(state, "scenario-points", "9.11", blue=blue, red=red)


def _out(state: State, side: Side) -> bool:
    return side in state.setup.stopped or not _points(state, side)


def _points(state: State, side: Side) -> int:
    return state.setup.points[_index(side)]


def _index(side: Side) -> int:
    return tuple(Side).index(side)


@rule("9.12", "9.36")
def _purchase(state: State, side: Side) -> Procedure[None]:
    """One element, or a stop for good."""
    about = Buying(side, _points(state, side), _affordable(state, side))
    order = yield from ask(side, Orders((PLACE, STOP)), "9.12", about=about)
    if order.verb == STOP:
        state.setup = replace(state.setup, stopped=(*state.setup.stopped, side))
        tell(state, "no-more-scenery", "9.12", side=side.value)
        return
    cost = _cost(order.piece)
    yield from lay(state, side, order.piece, "9.16")
    setup, one = state.setup, _index(side)
    state.setup = replace(
        setup,
        points=_added(setup.points, one, -cost),
        spent=_added(setup.spent, one, cost),
        bought=_added(setup.bought, one, 1),
    )


def _added(pair: tuple[int, int], index: int, amount: int) -> tuple[int, int]:
    blue, red = pair
    return (blue + amount, red) if index == 0 else (blue, red + amount)


def _cost(piece: str) -> int:
    return TERRAIN.elements[Element(piece.partition(":")[0])].cost


@rule("9.13", "9.14", "9.15", "9.28", "9.36")
def _affordable(state: State, side: Side) -> tuple[str, ...]:
    """The pieces that a side's points buy: a river only as its first, a bridge only over a river."""
    points, first = _points(state, side), not state.setup.bought[_index(side)]
    water = any(one.element is Element.RIVER for one in state.scenery.values())
    return tuple(
        piece
        for piece, form in forms(state.scale).items()
        if TERRAIN.elements[form.element].for_sale and _cost(piece) <= points
        if (form.element is not Element.RIVER or first) and (form.element is not Element.BRIDGE or water)
    )


@rule("9.12", "9.36")
def check_buy(state: State, question: Ask, order: Order) -> None:
    """Refuse a piece that is not for sale now, or for which the table has no room."""
    if order.verb == STOP:
        return
    if order.piece not in question.about.pieces:
        raise Refused("9.12", "not-for-sale", piece=order.piece, points=question.about.points)
    if not _has_room(state.scale, tuple(state.scenery.values()), order.piece):
        raise Refused("9.16", "no-room-on-the-table", piece=element_name(order.piece))


# ------------------------------------------------------------------------------------------------------------- placing


def lay(state: State, side: Side, piece: str, because: str) -> Procedure[None]:
    """Ask where a piece goes and put it down; a river gets its crossing at once, from the other side (9.38)."""
    form = forms(state.scale)[piece]
    spot = yield from ask(side, Place((piece,)), because, about=Laying(piece, form.ring))
    group_id = put_down(state, piece, _pose(spot))
    tell(state, "element-placed", because, side=side.value, element=element_name(piece))
    if form.element is Element.RIVER:
        yield from _compulsory_crossing(state, side.enemy, group_id)


@rule("9.38")
def _compulsory_crossing(state: State, side: Side, river: SceneryId) -> Procedure[None]:
    """A bridge or a ford, free, placed by the opponent of whoever placed the river."""
    pieces = tuple(piece for piece, form in forms(state.scale).items() if form.element in CROSSINGS)
    about = Laying(pieces[0], forms(state.scale)[pieces[0]].ring, river)
    spot = yield from ask(side, Place(pieces), "9.38", about=about)
    put_down(state, spot.piece, _pose(spot))
    tell(state, "element-placed", "9.38", side=side.value, element=element_name(spot.piece))


def put_down(state: State, piece: str, pose: Pose) -> SceneryId:
    """Add the elements of a piece to the table, and give the id of the group that they make."""
    form = forms(state.scale)[piece]
    if form.element in CROSSINGS:
        return spanned(state, form.element, Point(pose.x, pose.y))
    found = laid(state.scale, form, pose)
    assert found is not None, "where it cannot lie was refused"
    numbers = [int(group(one)[1:]) for one in state.scenery]
    name = SceneryId(f"S{max(numbers, default=0) + 1}")
    for index, (element, ring) in enumerate(found):
        one = SceneryId(f"{name}.{index}" if index else name)
        state.scenery[one] = Scenery(one, element, TERRAIN.elements[element].qualities, ring)
    return name


def outlines(state: State, spot: Spot) -> tuple[tuple[Point, ...], ...]:
    """What a piece would cover where it is put, or an element where it is shifted; with the buildings that it has."""
    if spot.piece in state.scenery:
        edge = scene(state.scenery[SceneryId(spot.piece)])
        return (edge.shifted(tabletop.Vector(spot.x - edge.x, spot.y - edge.y)).points,)
    form = forms(state.scale)[spot.piece]
    if form.element in CROSSINGS:
        return (stretch(state, Point(spot.x, spot.y)),)
    return tuple(ring for _, ring in laid(state.scale, form, _pose(spot)) or ())


def group(element: SceneryId) -> SceneryId:
    """What an element is part of: an urban area, or a river with all that crosses it."""
    return SceneryId(element.partition(".")[0])


def _pose(spot: Spot) -> Pose:
    return Pose(spot.x, spot.y, spot.facing % tabletop.TURN)


def element_name(piece: str) -> Message:
    """What the element of a piece is called."""
    return Message(f"element-{piece.partition(':')[0]}")


def check_lay(state: State, question: Ask, spot: Spot) -> None:
    """Refuse a spot where a piece may not lie."""
    check_piece(state, spot.piece, _pose(spot))


@rule("9.16", "9.18", "9.28", "9.37")
def check_piece(state: State, piece: str, pose: Pose, apart: tuple[SceneryId, ...] = ()) -> None:
    """Refuse a piece that leaves the table or lies too near to others; roads and crossings may touch anything."""
    form = forms(state.scale)[piece]
    if form.element in CROSSINGS:
        check_crossing(state, Point(pose.x, pose.y), inland=False)
        return
    found = laid(state.scale, form, pose)
    if found is None:
        raise Refused("9.16", "scenery-off-the-table", piece=element_name(piece))
    if form.element is Element.ROAD:
        _check_road(state, form, Point(pose.x, pose.y))
    else:
        _check_gaps(state, found[0], apart)
    if form.element is Element.RIVER:
        _check_river(state, piece, found[0])


@rule("9.18")
def _check_road(state: State, form: Form, end: Point) -> None:
    """Refuse a lane that ends against nothing."""
    near = any(tabletop.point_distance(end, scene(one)).within(_TOUCH) for one in state.scenery.values())
    if form.bend is None and not near:
        raise Refused("9.18", "lane-ends-nowhere")


@rule("9.16")
def _check_gaps(state: State, piece: Piece, apart: tuple[SceneryId, ...]) -> None:
    """Refuse an element that neither touches one of its kind nor keeps its distance from all others."""
    edge = tabletop.ground(piece.ring)
    others = {one.id: one for one in state.scenery.values() if one.id not in apart}
    gap = SCALES[state.scale].scenery_gap
    kin = [scene(one) for one in others.values() if one.element is piece.element]
    near = crowding(edge, (Obstacle(one.id, scene(one)) for one in others.values()), gap, kin, _TOUCH)
    if near is not None:
        element = Message(f"element-{others[SceneryId(near)].element}")
        raise Refused("9.16", "too-near-to-scenery", proof=(near,), element=element, inches=gap // INCH)


@rule("9.37", "9.38")
def _check_river(state: State, piece: str, river: Piece) -> None:
    """Refuse a river that enters and leaves by one edge, or that has no room for its crossing."""
    trial = replace(state, scenery={SceneryId("S0"): Scenery(SceneryId("S0"), river.element, (), river.ring)})
    by = run_off(tabletop.table(*SCALES[state.scale].table), river.ring)
    if len(by) != 2:  # noqa: PLR2004 - in by one edge, out by another
        raise Refused("9.37", "river-by-one-edge")
    if next(crossings_for_chance(trial, inland=True), None) is None:
        raise Refused("9.38", "river-without-crossing", piece=element_name(piece))


# -------------------------------------------------------------------------------------------------- where pieces fit


@lru_cache(maxsize=1024)
def _has_room(scale: Scale, scenery: tuple[Scenery, ...], piece: str) -> bool:
    """Whether a piece may lie anywhere among some scenery: remembered, since it is asked of every piece on sale."""
    bare = State(scenario="", scale=scale, ambush=False, armies={}, scenery={one.id: one for one in scenery})
    return next(_fits(bare, piece, Random(0)), None) is not None


def _fits(state: State, piece: str, rng: Random | None = None) -> Iterator[Pose]:
    """Spots where a piece may lie: all of a grid from the middle outward, or some by chance and then the grid."""
    form = forms(state.scale)[piece]
    if form.element in CROSSINGS:
        yield from (Pose(x, y, 0) for x, y in crossings_for_chance(state, inland=False, rng=rng))
        return
    poses = spots(SCALES[state.scale].table, _GRID, rng)
    yield from (pose for pose in poses if _lets(state, piece, pose))


def _lets(state: State, piece: str, pose: Pose) -> bool:
    try:
        check_piece(state, piece, pose)
    except Refused:
        return False
    return True


def purchases_for_chance(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Any piece that fits, or sometimes nothing more."""
    pieces: tuple[str, ...] = question.about.pieces
    for piece in rng.sample(pieces, min(len(pieces), _TRIES)):
        if _has_room(state.scale, tuple(state.scenery.values()), piece):
            yield Order(PLACE, piece)
    yield Order(STOP)


def lays_for_chance(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Any spot where the piece fits."""
    assert isinstance(question.choice, Place)
    (piece,) = question.choice.pieces
    for pose in _fits(state, piece, rng):
        yield Spot(piece, *pose)


# ----------------------------------------------------------------------------------------------------------- the rest


def finish(state: State) -> Procedure[None]:
    """What may still happen to the scenery when all of it lies."""
    yield from SCENERY_DONE(state)
    state.phase = Phase.CROPS


@rule("8.04", "9.01", "9.24", "9.54")
def crops(state: State) -> Procedure[None]:
    """One die for all crop fields, and which battle is fought on this table."""
    fields = [one for one in state.scenery.values() if one.element is Element.CROP_FIELD]
    if fields:
        face = yield from throw(Face(), "9.24")
        qualities = next(row.qualities for row in TERRAIN.rolls.crop if face in row.d6)
        _become(state, fields, qualities)
        tell(state, "crops-are", "9.24", face=face)
    state.scenario = yield from choose_battle()
    state.phase = Phase.SIDES


@rule("9.39", "9.41")
def rivers(state: State) -> Procedure[None]:
    """How each river flows: a die, and another when it runs high; a ford in deep water is Difficult."""
    names = dict.fromkeys(group(one.id) for one in state.scenery.values() if one.element is Element.RIVER)
    for name in names:
        face = yield from throw(Face(), "9.39")
        qualities = next(row.qualities for row in TERRAIN.rolls.river if face in row.d6)
        if Ground.VERY_DIFFICULT in qualities:
            again = yield from throw(Face(), "9.39")
            qualities = TERRAIN.rolls.river_again.qualities if again == TERRAIN.rolls.river_again.d6 else qualities
        deep = any(quality in qualities for quality in (Ground.VERY_DIFFICULT, Ground.IMPASSABLE))
        _become(state, river_of(state, name, Element.RIVER), qualities)
        _become(
            state, river_of(state, name, Element.FORD), TERRAIN.rolls.ford.deep if deep else TERRAIN.rolls.ford.plain
        )
        tell(state, "river-is", "9.39", flow=qualities[0].value if qualities else "normal")
    state.phase = Phase.VANGUARD


def _become(state: State, elements: list[Scenery], qualities: tuple[Ground, ...]) -> None:
    for one in elements:
        state.scenery[one.id] = replace(one, qualities=qualities)
