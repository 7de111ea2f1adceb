"""4.01, 15.37-15.48 The forms in which terrain comes, within the sizes of its rules, and how each lies on the table.

A piece is named ``element:form``: ``wood:9x7`` is a wood of 9 by 7 inches, ``river:5-left`` a river of 5 inches that
bends to the left, ``building:2-wooden_building`` two wooden houses. The book leaves shapes to the players; these are
ours. An area lies around its spot; a river runs through it, one way along the facing, to the edges of the table.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from maestre.games.aguila.data import INCH, Figures, Structure, Terrain
from maestre.games.aguila.data.terrain import TerrainRow
from maestre.miniatures import forms as shapes
from maestre.miniatures.forms import BENDS, Ring, blob, box
from maestre.play import rule
from maestre.play.written.figures import kept
from maestre.space import tabletop
from maestre.space.tabletop import Pose

FARM: Final = "farm"
MILL: Final = "mill"
_PALMS: Final = "palms"
_FIELDS: Final = (Terrain.FIELDS, Terrain.VINEYARD, Terrain.VILLAGE)
"""These are laid out by men, and have corners."""
_MOST_HOUSES: Final = 4
_YARD: Final = ((-1, 1), (1, -1), (1, 1), (-1, -1))
"""Where the houses of a group stand about its middle, one after another."""


class Made(NamedTuple):
    """What a piece of terrain is, and what it is built of."""

    element: Terrain
    built: Structure | None = None


Piece = shapes.Piece[Made]
Form = shapes.Form[Made]


@kept
@rule("15.48")
def forms(figures: Figures) -> dict[str, Form]:
    """Every piece that can be put on the table."""
    found = [
        (f"{row.id}:{name}", form)
        for row in figures.terrain.row.values()
        for name, form in _SHAPES[row.kind](figures, row).items()
    ]
    return dict(found) | {f"{FARM}:{name}": form for name, form in _farms(figures).items()}


def laid(figures: Figures, form: Form, pose: Pose) -> tuple[Piece, ...] | None:
    """The elements that a form comes to at a spot; None where it cannot lie like that on the table."""
    found = shapes.laid(figures.field, form, pose)
    if found is None or not all(tabletop.holds(figures.field, point) for piece in found for point in piece.ring):
        return None
    return found


@rule("15.38", "15.40", "15.45")
def offered(figures: Figures, element: str, count: int = 0) -> tuple[str, ...]:
    """The pieces in which an element comes, of groups those with so many houses."""
    many = f"{element}:{count}-" if count else f"{element}:"
    return tuple(piece for piece in forms(figures) if piece.startswith(many))


# -------------------------------------------------------------------------------------------------------------- shapes


@rule("15.47", "15.48")
def _areas(figures: Figures, row: TerrainRow) -> dict[str, Form]:
    """Areas of the least, a middle and the greatest size; an oasis with palms about it is a palm grove (15.47)."""
    found = {}
    shape = box if row.id in _FIELDS else blob
    for length, width in _sizes(row):
        ring = shape(length * INCH, width * INCH)
        found[f"{length}x{width}"] = Form(Made(row.id), ring)
        if row.id is Terrain.OASIS:
            found[f"{length}x{width}-{_PALMS}"] = Form(Made(Terrain.PALM_GROVE), ring)
    return found


def _sizes(row: TerrainRow) -> tuple[tuple[int, int], ...]:
    (short, long), (narrow, wide) = row.length_in, row.width_in
    return tuple(dict.fromkeys(((short, narrow), ((short + long) // 2, (narrow + wide) // 2), (long, wide))))


@rule("15.44", "15.45")
def _waters(figures: Figures, row: TerrainRow) -> dict[str, Form]:
    """Rivers and streams within their widths, straight or bent once; lakes are areas."""
    if row.length is not None:
        return _areas(figures, row)
    least, most = row.width_in
    return {
        f"{width}-{name}": Form(Made(row.id), width=width * INCH, bend=bend)
        for width in range(least, most + 1)
        for name, bend in BENDS.items()
    }


def _walls(figures: Figures, row: TerrainRow) -> dict[str, Form]:
    """Straight walls, fences and hedges of the least, a middle and the greatest length."""
    least, most = row.length_in
    lengths = dict.fromkeys((least, (least + most) // 2, most))
    return {
        f"{built}-{length}": Form(Made(row.id, built), wall(figures, length, row.id))
        for built in row.structures
        for length in lengths
    }


def wall(figures: Figures, length_in: int, element: Terrain = Terrain.STONE_WALL, x: int = 0, y: int = 0) -> Ring:
    """A wall of so many inches about a point."""
    return box(length_in * INCH, figures.terrain.row[element].width[0], x, y)


@rule("15.38", "15.48")
def _houses(figures: Figures, row: TerrainRow) -> dict[str, Form]:
    """Groups of one house up to as many as a farm may have, of wood or of stone."""
    return {
        f"{count}-{built}": _group(_yard(figures, count, built))
        for count in range(1, _MOST_HOUSES + 1)
        for built in row.structures
    }


def _yard(figures: Figures, count: int, built: Structure) -> tuple[Piece, ...]:
    """So many houses about a yard that is as wide as a house; one house stands in the middle."""
    row = figures.terrain.row[Terrain.BUILDING]
    side = row.length_in[0] * INCH
    spots = _YARD[:count] if count > 1 else ((0, 0),)
    made = Made(Terrain.BUILDING, built)
    return tuple(Piece(made, box(side, row.width_in[0] * INCH, x * side, y * side)) for x, y in spots)


def _group(pieces: tuple[Piece, ...]) -> Form:
    first, *more = pieces
    return Form(first.element, first.ring, parts=tuple(more))


def _none(figures: Figures, row: TerrainRow) -> dict[str, Form]:
    """A farm or a mill is laid as what it consists of; a mill is one house."""
    return {}


@rule("15.48")
def _farms(figures: Figures) -> dict[str, Form]:
    """Farms: houses about a yard, and walls or fences on two sides of it, as long together as they may be."""
    farm, row = figures.terrain.farm, figures.terrain.row[Terrain.FARM_OR_MILL]
    house_row = figures.terrain.row[Terrain.BUILDING]
    side = house_row.length_in[0] * INCH
    half = farm.farm_walls_in // 2
    found = {}
    for count in range(1 + farm.farm_more, farm.farm_die + farm.farm_more + 1):
        for house in (one for one in row.structures if one in house_row.structures):
            for fence in (one for one in row.structures if one not in house_row.structures):
                made = Made(Terrain.STONE_WALL, fence)
                walls = tuple(Piece(made, wall(figures, half, y=way * 2 * side)) for way in (1, -1))
                found[f"{count}-{house}-{fence}"] = _group((*_yard(figures, count, house), *walls))
    return found


_SHAPES: Final = {
    "area": _areas,
    "hill": _areas,
    "large": _areas,
    "water": _waters,
    "wall": _walls,
    "building": _houses,
    "group": _none,
    "road": _none,
}


@rule("11.42", "16.15")
def work(figures: Figures, front: tabletop.Outline, facing: int) -> Ring:
    """The outline of a work along the front of a base: as long as works are, and just before it."""
    middle = front.centre(tabletop.Side.FRONT)
    thick = figures.terrain.row[Terrain.STONE_WALL].width[0]
    ahead = tabletop.step(facing, thick // 2 + _CLEAR)
    pose = Pose(middle.x + ahead.x, middle.y + ahead.y, facing)
    return shapes.turned(wall(figures, figures.scenarios.own.assault_position.work_in), pose)


_CLEAR: Final = 3
"""A work stands so many units before the base, so that rounding never puts it on it."""
