"""4.01-4.05, 15.37, 15.44-15.45 Terrain on the table: what a piece is, where it may lie, rivers and their crossings."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Final, Literal

from maestre.games.aguila.data import (
    INCH,
    Figures,
    Going,
    Structure,
    Terrain,
)
from maestre.games.aguila.table.extents import LAID
from maestre.games.aguila.table.places import CROSSINGS, base, scene
from maestre.games.aguila.table.state import Scenery, SceneryId, State, UnitId
from maestre.games.aguila.table.terrain_shapes import Form, Made, Piece, forms, laid, work
from maestre.miniatures.forms import Ring, run_off
from maestre.miniatures.placing import crowding, spots
from maestre.play import (
    Message,
    Refused,
    rule,
)
from maestre.play.pure import pure
from maestre.play.written.figures import kept
from maestre.space import tabletop
from maestre.space.tabletop import Obstacle, Point, Pose

BRIDGE, FORD = "bridge", "ford"
_GRID: Final = 2 * INCH
_FEWEST_POINTS: Final = 3
WATERS: Final = (Terrain.RIVER, Terrain.STREAM)
_SHORT_EDGES: Final = (tabletop.QUARTER_TURN, 3 * tabletop.QUARTER_TURN)

Class = Literal["impassable", "obstacle", "decorative", "area"]


@rule("4.01", "4.02", "4.03", "4.04", "4.05")
def class_of(figures: Figures, element: Terrain) -> Class:
    """What a piece of terrain is to who meets it: our pieces are classified once and for all, none is decoration."""
    row = figures.terrain.row[element]
    if row.going is Going.IMPASSABLE:
        return "impassable"
    return "obstacle" if row.going is Going.OBSTACLE else "area"


# ------------------------------------------------------------------------------------------------------------- placing


def put_down(state: State, piece: str, pose: Pose) -> SceneryId:
    """Add the elements of a piece to the table, and give the id of the first, which names the group of several."""
    found = laid(state.figures, forms(state.figures)[piece], pose)
    assert found is not None, "where it cannot lie was refused"
    numbers = [int(one.partition(".")[0][1:]) for one in state.scenery if one[1:2].isdigit()]
    name = SceneryId(f"S{max(numbers, default=0) + 1}")
    for index, (made, ring) in enumerate(found):
        one = SceneryId(f"{name}.{index}" if index else name)
        state.scenery[one] = _standing(state.figures, one, made, ring, name if len(found) > 1 else "")
    return name


def _standing(figures: Figures, name: SceneryId, made: Made, ring: Ring, group: str) -> Scenery:
    points = figures.weapons.structures[made.built].points if made.built is not None else 0
    return Scenery(name, made.element, ring, made.built, group, points)


@rule("15.44", "15.45")
def spanned(state: State, river: SceneryId, at: Point, kind: str) -> SceneryId:
    """Lay a bridge or a ford over a river at a point, square to its bank; the river goes on below."""
    count = sum(one.startswith(f"{river}.") for one in state.scenery)
    name = SceneryId(f"{river}.{count + 1}")
    water = state.scenery[river]
    state.scenery[name] = Scenery(name, water.element, stretch(state.figures, water.ring, at), group=river, role=kind)
    return name


def stretch(figures: Figures, ring: Ring, at: Point) -> Ring:
    """The part of a river that a crossing lies over."""
    return _parted(figures, ring, at)[1]


def _parted(figures: Figures, ring: Ring, at: Point) -> tuple[Ring, Ring, Ring]:
    """A river before, under and after a crossing; bridges and fords are as wide as the bridge of its battle."""
    wide = figures.scenarios.own.battle_for_bridge.bridge_in * INCH
    widest = max(figures.terrain.row[one].width[1] for one in WATERS)
    return tabletop.cut_across(ring, at, wide, 2 * widest)


@rule("11.42", "16.15")
def work_before(state: State, unit: UnitId, structure: Structure) -> SceneryId:
    """Lay a work along the front of a unit that stands on the table."""
    one = state.units[unit]
    assert one.pose is not None
    ring = work(state.figures, tabletop.stand(one.pose, base(state, unit)), one.pose.facing)
    name = next_work(state)
    points = state.figures.weapons.structures[structure].points
    state.scenery[name] = Scenery(name, Terrain.STONE_WALL, ring, structure, points=points, side=one.side)
    return name


def next_work(state: State) -> SceneryId:
    """The id of the next work."""
    return SceneryId(f"W{1 + max((int(one[1:]) for one in state.scenery if one.startswith('W')), default=0)}")


@rule("11.42", "16.56")
def fill_in(state: State, unit: UnitId) -> None:
    """Take away the work that was dug along the front of a unit that stands on the table."""
    here = state.units[unit]
    if here.pose is None:
        return
    ring = work(state.figures, tabletop.stand(here.pose, base(state, unit)), here.pose.facing)
    for name, one in tuple(state.scenery.items()):
        if one.side is here.side and one.ring == ring:
            del state.scenery[name]


def piece_name(piece: str) -> Message:
    """What the element of a piece is called."""
    return Message(f"terrain-{piece.partition(':')[0]}")


# ----------------------------------------------------------------------------------------------------- what may be said


@rule("15.35", "15.37", "15.44")
def check_piece(state: State, piece: str, pose: Pose) -> None:
    """Refuse a piece that leaves the table, lies too near to others, or is a river that joins no two short edges."""
    form: Form = forms(state.figures)[piece]
    found = laid(state.figures, form, pose)
    if found is None:
        raise Refused("15.35", "terrain-off-table", element=piece_name(piece))
    for one in found:
        _check_gaps(state, piece, one)
    if form.width and set(run_off(state.figures.field, found[0].ring)) != set(_SHORT_EDGES):
        raise Refused("15.44", "river-short-edges", element=piece_name(piece))


@rule("15.37")
def _check_gaps(state: State, piece: str, one: Piece) -> None:
    """Refuse a piece too near to another; a road, a street or a bridge must only not be lain on."""
    edge, gap = tabletop.ground(one.ring), state.figures.terrain.placement.gap
    laid_out = [(other, other.role in CROSSINGS) for other in state.scenery.values()]
    for way, apart in ((False, gap), (True, 0)):
        others = (Obstacle(other.id, scene(other)) for other, crossing in laid_out if crossing is way)
        near = crowding(edge, others, apart)
        if near is not None:
            other = Message(f"terrain-{state.scenery[SceneryId(near)].element}")
            what = piece_name(piece)
            raise Refused("15.37", "terrain-too-near", proof=(near,), element=what, other=other, inches=gap // INCH)


@rule("15.44")
def check_crossing(state: State, river: SceneryId, at: Point) -> None:
    """Refuse a crossing beside its river or at its very end."""
    water = state.scenery[river]
    if not tabletop.holds(scene(water), at):
        raise Refused("15.44", "crossing-no-river", proof=(river,))
    if any(len(ring) < _FEWEST_POINTS for ring in _parted(state.figures, water.ring, at)):
        raise Refused("15.44", "crossing-at-end", proof=(river,))


# -------------------------------------------------------------------------------------------------- where pieces fit


def fits(state: State, piece: str, rng: Random | None = None) -> Iterator[Pose]:
    """Spots where a piece may lie: all of a grid from the middle outward, or some by chance and then the grid."""
    river, size = forms(state.figures)[piece].width, (state.figures.table.width, state.figures.table.depth)
    tried = _courses(state.figures, piece, rng) if river else spots(size, _GRID, rng)
    for pose in tried:
        for facing in (pose.facing, (pose.facing + tabletop.QUARTER_TURN) % tabletop.TURN):
            there = Pose(pose.x, pose.y, facing)
            if _lets(state, piece, there):
                yield there
                break


def _courses(figures: Figures, piece: str, rng: Random | None) -> Iterator[Pose]:
    """Spots for a river along the table: a straight one through its middle, a bent one that bends near a short edge."""
    near = (_BEND, figures.table.width - _BEND) if forms(figures)[piece].bend else (figures.table.width // 2,)
    ways = (0, tabletop.HALF_TURN) if forms(figures)[piece].bend else (0,)
    rows = range(_GRID, figures.table.depth, _GRID)
    found = [Pose(x, y, facing) for y in rows for x in near for facing in ways]
    yield from rng.sample(found, len(found)) if rng is not None else found


_BEND: Final = 6 * INCH


def _lets(state: State, piece: str, pose: Pose) -> bool:
    try:
        check_piece(state, piece, pose)
    except Refused:
        return False
    return True


@pure(LAID)
def has_room(state: State, piece: str) -> bool:
    """Whether a piece fits anywhere; no river does where not even a narrower one of its course has room."""
    narrower = _narrower(state.figures, piece)
    if narrower is not None and not has_room(state, narrower):
        return False
    rng = Random(0)
    return next(chain(likely(state, piece, rng), fits(state, piece, rng)), None) is not None


@kept
def _narrower(figures: Figures, piece: str) -> str | None:
    """The river that runs as another does and is next to it in width, if there is a narrower one."""
    form = forms(figures)[piece]
    kin = {
        one.width: name for name, one in forms(figures).items() if (one.element, one.bend) == (form.element, form.bend)
    }
    return kin[max(width for width in kin if width < form.width)] if form.width > min(kin) else None


def likely(state: State, piece: str, rng: Random) -> Iterator[Pose]:
    """Spots where a river may lie between the armies; of all other pieces none."""
    tried = (_between(state.figures, rng) for _ in range(_TRIES if forms(state.figures)[piece].width else 0))
    return (pose for pose in tried if _lets(state, piece, pose))


def _between(figures: Figures, rng: Random) -> Pose:
    """A spot from which a river runs between the armies rather than through one of them."""
    fifth = figures.table.depth // 5
    facing = tabletop.QUARTER_TURN + rng.randrange(-_SLANT, _SLANT + 1, _DEGREE)
    return Pose(rng.randrange(figures.table.width), rng.randrange(2 * fifth, 3 * fifth), facing)


_TRIES: Final = 8
_DEGREE: Final = 100
_SLANT: Final = 5 * _DEGREE
