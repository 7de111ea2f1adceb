"""4.01, 15.33-15.48 The table: the kind of country, pieces thrown for and placed by turns, rivers, crossings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from random import Random
from typing import Final, Literal

from msgspec.structs import replace

from maestre.games.aguila.data import (
    INCH,
    SCENARIOS,
    TABLE,
    TERRAIN,
    WEAPONS,
    Going,
    Landscape,
    Scenario,
    Structure,
    Terrain,
)
from maestre.games.aguila.forms import FARM, MILL, Form, Made, Piece, forms, laid, offered, work
from maestre.games.aguila.matters import Laying
from maestre.games.aguila.places import CROSSINGS, FIELD, base, scene
from maestre.games.aguila.rolls import Higher
from maestre.games.aguila.state import Scenery, SceneryId, Side, State, UnitId
from maestre.games.aguila.weather import desert_turns
from maestre.miniatures.forms import Ring, run_off
from maestre.miniatures.placing import crowding, spots
from maestre.play import (
    Answer,
    Ask,
    Message,
    Pick,
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
    "BRIDGE",
    "FORD",
    "PASS",
    "PLACE",
    "STOP",
    "check_lay",
    "check_piece",
    "choose_landscape",
    "class_of",
    "fits",
    "lay",
    "lays_for_chance",
    "least_pieces",
    "one_piece",
    "outlines",
    "over",
    "piece_name",
    "pieces_done",
    "put_down",
    "spanned",
    "work_before",
]

PLACE, STOP, PASS = "place", "stop", "pass"
BRIDGE, FORD = "bridge", "ford"
_GRID: Final = 2 * INCH
_FEWEST_POINTS: Final = 3
_WATERS: Final = (Terrain.RIVER, Terrain.STREAM)
_SHORT_EDGES: Final = (tabletop.QUARTER_TURN, 3 * tabletop.QUARTER_TURN)

Class = Literal["impassable", "obstacle", "decorative", "area"]


@rule("4.01", "4.02", "4.03", "4.04", "4.05")
def class_of(element: Terrain) -> Class:
    """What a piece of terrain is to who meets it: our pieces are classified once and for all, none is decoration."""
    row = TERRAIN.row[element]
    if row.going is Going.IMPASSABLE:
        return "impassable"
    return "obstacle" if row.going is Going.OBSTACLE else "area"


# ---------------------------------------------------------------------------------------------------------- the country


@rule("15.33", "15.50")
def choose_landscape(state: State) -> Procedure[None]:
    """The higher die with the Strategic Factor chooses any kind of country and places first; one agreed on stays."""
    factors = (state.armies[Side.BLUE].strategic_factor, state.armies[Side.RED].strategic_factor)
    winner = yield from throw(Higher(factors), "15.33")
    landscape = state.setup.landscape
    if landscape is None:
        word = yield from ask(winner, Pick(tuple(Landscape)), "15.33")
        landscape = Landscape(word)
    state.setup = replace(state.setup, landscape=landscape, chooser=winner)
    tell(state, "landscape-is", "15.33", side=winner.value, landscape=Message(f"landscape-{landscape}"))
    desert_turns(state)


@rule("15.34", "16.50")
def least_pieces(scenario: Scenario) -> int:
    """How many pieces must lie before anybody may stop."""
    return max(TERRAIN.placement.pieces_least, SCENARIOS.row[scenario].pieces_least)


@rule("15.34", "15.36")
def pieces_done(state: State) -> bool:
    """Whether no more pieces are placed: the greatest number lies, or both have stopped."""
    return state.setup.placed >= TERRAIN.placement.pieces_most or set(state.setup.stopped) == set(Side)


@rule("15.34", "15.35", "15.36")
def one_piece(state: State) -> Procedure[None]:
    """One piece of the side whose turn it is, thrown for and placed; then it may stop, and the other place one more.

    A piece for which there is no room counts as placed: it is left out.
    """
    side = state.setup.turn or state.setup.chooser
    assert side is not None
    last = side.enemy in state.setup.stopped
    if last:
        word = yield from ask(side, Pick((PLACE, PASS)), "15.36", about=Laying(side, "", ()))
        if word == PASS:
            state.setup = replace(state.setup, stopped=tuple(Side))
            return
    element = yield from _thrown(state, side)
    pieces = yield from _pieces(state, side, element)
    yield from lay(state, side, pieces, "15.35")
    placed = state.setup.placed + 1
    stopped = tuple(Side) if last else state.setup.stopped
    state.setup = replace(state.setup, placed=placed, turn=side.enemy, stopped=stopped)
    if not last and least_pieces(state.scenario) <= placed < TERRAIN.placement.pieces_most:
        word = yield from ask(side, Pick((PLACE, STOP)), "15.36", about=Laying(side, "", ()))
        if word == STOP:
            state.setup = replace(state.setup, stopped=(side,))
            tell(state, "terrain-stops", "15.36", side=side.value)


@rule("15.35", "15.38", "15.39", "15.40", "15.41", "15.42", "15.43", "15.44")
def _thrown(state: State, side: Side) -> Procedure[Terrain]:
    """Two dice on the table of the country; a second river or stream is thrown again."""
    assert state.setup.landscape is not None
    table = TERRAIN.landscapes[state.setup.landscape]
    while True:
        first, second = yield from throw(Duel(tie=True), "15.35")
        element = table.on(first + second)
        tell(state, "terrain-thrown", "15.35", side=side.value, element=Message(f"terrain-{element}"))
        if element not in _WATERS or not any(one.element in _WATERS for one in state.scenery.values()):
            return element


@rule("15.38", "15.40", "15.48")
def _pieces(state: State, side: Side, element: Terrain) -> Procedure[tuple[str, ...]]:
    """The forms in which the element may be placed: farm or mill, and how many houses, are settled first."""
    if element is Terrain.FARM_OR_MILL:
        word = yield from ask(side, Pick((FARM, MILL)), "15.40", about=Laying(side, element, ()))
        if word == MILL:
            return offered(Terrain.BUILDING, TERRAIN.farm.mill_buildings)
        count = yield from _counted(TERRAIN.farm.farm_die)
        return offered(FARM, count + TERRAIN.farm.farm_more)
    if element is Terrain.BUILDING:
        count = yield from _counted(TERRAIN.placement.buildings_die)
        return offered(element, count)
    return offered(element)


def _counted(die: int) -> Procedure[int]:
    """A die of three sides is one of six, halved."""
    face = yield from throw(Face(), "15.38")
    return -(-face * die // _SIX)


_SIX: Final = 6


# ------------------------------------------------------------------------------------------------------------- placing


def lay(state: State, side: Side, pieces: tuple[str, ...], because: str) -> Procedure[SceneryId | None]:
    """Ask where one of some pieces goes and put it down; a river gets its crossing at once. None without room."""
    room = tuple(piece for piece in pieces if _has_room(state, piece))
    if not room:
        tell(state, "terrain-no-room", because, side=side.value, element=piece_name(pieces[0]))
        return None
    about = Laying(side, room[0], forms()[room[0]].ring, room)
    spot = yield from ask(side, Place(room), because, about=about)
    name = put_down(state, spot.piece, _pose(spot))
    tell(state, "terrain-placed", because, side=side.value, element=piece_name(spot.piece))
    if state.scenery[name].element in _WATERS:
        yield from over(state, side, name)
    return name


@rule("15.44", "15.45")
def over(state: State, side: Side, river: SceneryId, kinds: tuple[str, ...] = (BRIDGE, FORD)) -> Procedure[None]:
    """The crossing that every river has, laid by who laid the river: a bridge or a ford."""
    ring = state.scenery[river].ring
    spot = yield from ask(side, Place(kinds), "15.44", about=Laying(side, river, ring, kinds))
    spanned(state, river, Point(spot.x, spot.y), spot.piece)
    tell(state, "crossing-placed", "15.44", side=side.value, kind=spot.piece)


def put_down(state: State, piece: str, pose: Pose) -> SceneryId:
    """Add the elements of a piece to the table, and give the id of the first, which names the group of several."""
    found = laid(forms()[piece], pose)
    assert found is not None, "where it cannot lie was refused"
    numbers = [int(one.partition(".")[0][1:]) for one in state.scenery if one[1:2].isdigit()]
    name = SceneryId(f"S{max(numbers, default=0) + 1}")
    for index, (made, ring) in enumerate(found):
        one = SceneryId(f"{name}.{index}" if index else name)
        state.scenery[one] = _standing(one, made, ring, name if len(found) > 1 else "")
    return name


def _standing(name: SceneryId, made: Made, ring: Ring, group: str) -> Scenery:
    points = WEAPONS.structures[made.built].points if made.built is not None else 0
    return Scenery(name, made.element, ring, made.built, group, points)


@rule("15.44", "15.45")
def spanned(state: State, river: SceneryId, at: Point, kind: str) -> SceneryId:
    """Lay a bridge or a ford over a river at a point, square to its bank; the river goes on below."""
    count = sum(one.startswith(f"{river}.") for one in state.scenery)
    name = SceneryId(f"{river}.{count + 1}")
    water = state.scenery[river]
    state.scenery[name] = Scenery(name, water.element, _stretch(water.ring, at), group=river, role=kind)
    return name


def _stretch(ring: Ring, at: Point) -> Ring:
    return _parted(ring, at)[1]


def _parted(ring: Ring, at: Point) -> tuple[Ring, Ring, Ring]:
    """A river before, under and after a crossing; bridges and fords are as wide as the bridge of its battle."""
    wide = SCENARIOS.own.battle_for_bridge.bridge_in * INCH
    widest = max(TERRAIN.row[one].width[1] for one in _WATERS)
    return tabletop.cut_across(ring, at, wide, 2 * widest)


@rule("11.42", "16.15")
def work_before(state: State, unit: UnitId, structure: Structure) -> SceneryId:
    """Lay a work along the front of a unit that stands on the table."""
    one = state.units[unit]
    assert one.pose is not None
    ring = work(tabletop.stand(one.pose, base(state, unit)), one.pose.facing)
    name = SceneryId(f"W{1 + sum(one.startswith('W') for one in state.scenery)}")
    points = WEAPONS.structures[structure].points
    state.scenery[name] = Scenery(name, Terrain.STONE_WALL, ring, structure, points=points, side=one.side)
    return name


def outlines(state: State, question: Ask, spot: Spot) -> tuple[Ring, ...]:
    """What a piece would cover where it is put, with all that belongs to it; for who draws it."""
    if spot.piece in {BRIDGE, FORD}:
        return (_stretch(state.scenery[SceneryId(question.about.what)].ring, Point(spot.x, spot.y)),)
    return tuple(one.ring for one in laid(forms()[spot.piece], _pose(spot)) or ())


def piece_name(piece: str) -> Message:
    """What the element of a piece is called."""
    return Message(f"terrain-{piece.partition(':')[0]}")


def _pose(spot: Spot) -> Pose:
    return Pose(spot.x, spot.y, spot.facing % tabletop.TURN)


# ----------------------------------------------------------------------------------------------------- what may be said


def check_lay(state: State, question: Ask, spot: Spot) -> None:
    """Refuse a spot where a piece or a crossing may not lie."""
    if spot.piece in {BRIDGE, FORD}:
        _check_crossing(state, SceneryId(question.about.what), Point(spot.x, spot.y))
    else:
        check_piece(state, spot.piece, _pose(spot))


@rule("15.35", "15.37", "15.44")
def check_piece(state: State, piece: str, pose: Pose) -> None:
    """Refuse a piece that leaves the table, lies too near to others, or is a river that joins no two short edges."""
    form: Form = forms()[piece]
    found = laid(form, pose)
    if found is None:
        raise Refused("15.35", "terrain-off-table", element=piece_name(piece))
    for one in found:
        _check_gaps(state, piece, one)
    if form.width and set(run_off(FIELD, found[0].ring)) != set(_SHORT_EDGES):
        raise Refused("15.44", "river-short-edges", element=piece_name(piece))


@rule("15.37")
def _check_gaps(state: State, piece: str, one: Piece) -> None:
    """Refuse a piece too near to another; a road, a street or a bridge must only not be lain on."""
    edge, gap = tabletop.ground(one.ring), TERRAIN.placement.gap
    laid_out = [(other, other.role in CROSSINGS) for other in state.scenery.values()]
    for way, apart in ((False, gap), (True, 0)):
        others = (Obstacle(other.id, scene(other)) for other, crossing in laid_out if crossing is way)
        near = crowding(edge, others, apart)
        if near is not None:
            other = Message(f"terrain-{state.scenery[SceneryId(near)].element}")
            what = piece_name(piece)
            raise Refused("15.37", "terrain-too-near", proof=(near,), element=what, other=other, inches=gap // INCH)


@rule("15.44")
def _check_crossing(state: State, river: SceneryId, at: Point) -> None:
    """Refuse a crossing beside its river or at its very end."""
    water = state.scenery[river]
    if not tabletop.holds(scene(water), at):
        raise Refused("15.44", "crossing-no-river", proof=(river,))
    if any(len(ring) < _FEWEST_POINTS for ring in _parted(water.ring, at)):
        raise Refused("15.44", "crossing-at-end", proof=(river,))


# -------------------------------------------------------------------------------------------------- where pieces fit


def fits(state: State, piece: str, rng: Random | None = None) -> Iterator[Pose]:
    """Spots where a piece may lie: all of a grid from the middle outward, or some by chance and then the grid."""
    tried = _courses(piece, rng) if forms()[piece].width else spots((TABLE.width, TABLE.depth), _GRID, rng)
    for pose in tried:
        for facing in (pose.facing, (pose.facing + tabletop.QUARTER_TURN) % tabletop.TURN):
            there = Pose(pose.x, pose.y, facing)
            if _lets(state, piece, there):
                yield there
                break


def _courses(piece: str, rng: Random | None) -> Iterator[Pose]:
    """Spots for a river along the table: a straight one through its middle, a bent one that bends near a short edge."""
    near = (_BEND, TABLE.width - _BEND) if forms()[piece].bend else (TABLE.width // 2,)
    ways = (0, tabletop.HALF_TURN) if forms()[piece].bend else (0,)
    rows = range(_GRID, TABLE.depth, _GRID)
    found = [Pose(x, y, facing) for y in rows for x in near for facing in ways]
    yield from rng.sample(found, len(found)) if rng is not None else found


_BEND: Final = 6 * INCH


def _lets(state: State, piece: str, pose: Pose) -> bool:
    try:
        check_piece(state, piece, pose)
    except Refused:
        return False
    return True


def _has_room(state: State, piece: str) -> bool:
    return _room(tuple(state.scenery.values()), piece)


@lru_cache(maxsize=1024)
def _room(scenery: tuple[Scenery, ...], piece: str) -> bool:
    bare = State(scenario=Scenario.PITCHED_BATTLE, armies={}, scenery={one.id: one for one in scenery})
    rng = Random(0)
    return next(chain(_likely(bare, piece, rng), fits(bare, piece, rng)), None) is not None


def lays_for_chance(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Any spot where one of the pieces fits."""
    assert isinstance(question.choice, Place)
    if BRIDGE in question.choice.pieces or FORD in question.choice.pieces:
        yield from _crossings(state, question, rng)
        return
    pieces = rng.sample(question.choice.pieces, len(question.choice.pieces))
    for piece in pieces:
        yield from (Spot(piece, *pose) for pose in _likely(state, piece, rng))
    for piece in pieces:
        for pose in fits(state, piece, rng):
            yield Spot(piece, *pose)


def _likely(state: State, piece: str, rng: Random) -> Iterator[Pose]:
    """Spots where a river may lie between the armies; of all other pieces none."""
    tried = (_between(rng) for _ in range(_TRIES if forms()[piece].width else 0))
    return (pose for pose in tried if _lets(state, piece, pose))


def _between(rng: Random) -> Pose:
    """A spot from which a river runs between the armies rather than through one of them."""
    fifth = TABLE.depth // 5
    facing = tabletop.QUARTER_TURN + rng.randrange(-_SLANT, _SLANT + 1, _DEGREE)
    return Pose(rng.randrange(TABLE.width), rng.randrange(2 * fifth, 3 * fifth), facing)


_TRIES: Final = 8
_DEGREE: Final = 100
_SLANT: Final = 5 * _DEGREE


def _crossings(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    assert isinstance(question.choice, Place)
    river = SceneryId(question.about.what)
    points = [Point(x, y) for x in range(INCH, TABLE.width, INCH) for y in range(INCH, TABLE.depth, INCH)]
    for at in rng.sample(points, len(points)):
        if not tabletop.holds(scene(state.scenery[river]), at):
            continue
        try:
            _check_crossing(state, river, at)
        except Refused:
            continue
        yield Spot(rng.choice(question.choice.pieces), at.x, at.y)
