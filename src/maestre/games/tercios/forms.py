"""9.17-9.44 The forms in which elements come, within the sizes of their rules, and how each lies on the table.

A piece is named ``element:form``: ``bosque:8`` is a wood of 8 inches, ``rio:left`` a river that bends to the left. The
book leaves shapes to the players; these are ours. An area lies around its spot. A river or road runs through its spot,
one way along the facing, to the edges of the table; a lane is a road that ends at its spot, against another element.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from maestre.games.tercios.data import INCH, SCALES, TERRAIN, Element, Scale
from maestre.play import rule
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose

__all__ = ["CROSSINGS", "RUNS", "Form", "Piece", "forms", "laid"]

RUNS: Final = (Element.RIVER, Element.ROAD)
"""What runs to the edges of the table."""
CROSSINGS: Final = (Element.BRIDGE, Element.FORD)
"""What lies across a river."""

_BLOB: Final = (100, 90, 97, 88, 95, 100, 91, 98, 87, 94)
"""The edge of an irregular area, in hundredths of its radius; opposite ones nowhere exceed the diameter."""
_BENDS: Final = {"straight": 0, "left": -4500, "right": 4500}
_THICK: Final = INCH // 4
"""How thick walls and fences are."""
_LANE: Final = "lane"
_LARGE: Final = (Element.LARGE_HILL, Element.LARGE_WOOD, Element.LARGE_LAKE)
"""These begin above the least size of their row, where the smaller kind ends."""

Ring = tuple[Point, ...]


class Piece(NamedTuple):
    """One element and its outline."""

    element: Element
    ring: Ring


class Form(NamedTuple):
    """A form of an element: the ring around 0, 0 of an area, or the width and bend of what runs to the edges.

    ``houses`` are the buildings of an urban area. What ends at its spot has no bend.
    """

    element: Element
    ring: Ring = ()
    width: int = 0
    bend: int | None = 0
    houses: tuple[Piece, ...] = ()


@cache
@rule("9.17")
def forms(scale: Scale) -> dict[str, Form]:
    """Every piece that can be put on a table of this scale."""
    found = [
        (f"{element}:{name}", form)
        for element in Element
        for name, form in _SHAPES.get(element, _areas)(element, scale).items()
    ]
    return dict(found)


def laid(scale: Scale, form: Form, pose: Pose) -> tuple[Piece, ...] | None:
    """The elements that a form comes to at a spot; None where it cannot lie like that on the table."""
    table = tabletop.table(*SCALES[scale].table)
    if form.width:
        if not tabletop.holds(table, Point(pose.x, pose.y)):
            return None
        back = None if form.bend is None else tabletop.opposed(pose.facing + form.bend)
        band = tabletop.band(table, Point(pose.x, pose.y), pose.facing, back, form.width)
        return None if band is None else (Piece(form.element, band),)
    ring = _turned(form.ring, pose)
    if not all(tabletop.holds(table, point) for point in ring):
        return None
    return (Piece(form.element, ring), *(Piece(one.element, _turned(one.ring, pose)) for one in form.houses))


def _turned(ring: Sequence[Point], pose: Pose) -> Ring:
    """A ring around 0, 0 laid at a pose."""
    found = []
    for x, y in ring:
        ahead, aside = tabletop.step(pose.facing, y), tabletop.step(pose.facing + tabletop.QUARTER_TURN, x)
        found.append(Point(pose.x + ahead.x + aside.x, pose.y + ahead.y + aside.y))
    return tuple(found)


# -------------------------------------------------------------------------------------------------------------- shapes


def _span(element: Element, scale: Scale) -> tuple[int, int]:
    """The least and most inches of an element; without a least one, from half of the most."""
    row = TERRAIN.elements[element]
    least, most = row.mm15_in if scale is Scale.MM15 else row.mm28_in
    return max(least, most // 2), most


@rule("9.20", "9.21", "9.22", "9.26", "9.35", "9.42", "9.44")
def _areas(element: Element, scale: Scale) -> dict[str, Form]:
    """Irregular areas of up to the greatest diameter."""
    return {str(size): Form(element, _blob(size * INCH)) for size in _sizes(element, scale)}


def _sizes(element: Element, scale: Scale) -> tuple[int, ...]:
    least, most = _span(element, scale)
    sizes = tuple(range(least, most + 1, (most - least) // 3))
    return sizes[1:] if element in _LARGE else sizes


def _blob(size: int) -> Ring:
    part = tabletop.TURN // len(_BLOB)
    steps = (tabletop.step(index * part, size * share // 200) for index, share in enumerate(_BLOB))
    return tuple(Point(x, y) for x, y in steps)


def _box(width: int, depth: int, x: int = 0, y: int = 0) -> Ring:
    w, d = width // 2, depth // 2
    return Point(x - w, y + d), Point(x - w, y - d), Point(x + w, y - d), Point(x + w, y + d)


@rule("9.23")
def _fields(element: Element, scale: Scale) -> dict[str, Form]:
    """Crop fields: two parts deep for three wide."""
    return {str(size): Form(element, _box(size * INCH, size * INCH * 2 // 3)) for size in _sizes(element, scale)}


@rule("9.25", "9.27")
def _lines(element: Element, scale: Scale) -> dict[str, Form]:
    """Walls and fences: straight, or a corner whose arms come to the greatest length together."""
    _, most = _span(element, scale)
    straight = {str(size): Form(element, _box(size * INCH, _THICK)) for size in range(most // 4, most + 1, most // 4)}
    arm = most * INCH // 2
    corner = ((0, 0), (arm, 0), (arm, _THICK), (_THICK, _THICK), (_THICK, arm), (0, arm))
    return straight | {"corner": Form(element, tuple(Point(x - arm // 2, y - arm // 2) for x, y in corner))}


@rule("9.18", "9.37")
def _runs(element: Element, scale: Scale) -> dict[str, Form]:
    """Roads of three widths and rivers of one, straight or bent once; and lanes, which end at their spot."""
    if element is Element.RIVER:
        width = TERRAIN.sizes.river_width_in[scale] * INCH
        return {name: Form(element, width=width, bend=bend) for name, bend in _BENDS.items()}
    row = TERRAIN.elements[element]
    least, most = row.mm15_in if scale is Scale.MM15 else row.mm28_in
    return {
        f"{size}-{name}": Form(element, width=size * INCH, bend=bend)
        for size in (least, (least + most) // 2, most)
        for name, bend in (*_BENDS.items(), (_LANE, None))
    }


@rule("9.30")
def _buildings(element: Element, scale: Scale) -> dict[str, Form]:
    """Buildings as large as the units that they hold."""
    return {"house": Form(element, _box(*_house(element, scale)))}


def _house(element: Element, scale: Scale) -> tuple[int, int]:
    small = element is Element.SMALL_BUILDING
    width, depth = (TERRAIN.sizes.small_building_in if small else TERRAIN.sizes.large_building_in)[scale]
    return width * INCH, depth * INCH


@rule("9.43")
def _towns(element: Element, scale: Scale) -> dict[str, Form]:
    """Urban areas: two to four small buildings at the corners, or one large and one small."""
    _, most = _span(element, scale)
    size = most * INCH
    corners = ((-1, -1), (1, 1), (-1, 1), (1, -1))
    small = [_corner_house(Element.SMALL_BUILDING, scale, size, corner) for corner in corners]
    large = _corner_house(Element.LARGE_BUILDING, scale, size, corners[0])
    clusters = {str(count): tuple(small[:count]) for count in (2, 3, 4)} | {"large": (large, small[1])}
    return {name: Form(element, _box(size, size), houses=houses) for name, houses in clusters.items()}


def _corner_house(element: Element, scale: Scale, size: int, corner: tuple[int, int]) -> Piece:
    width, depth = _house(element, scale)
    return Piece(element, _box(width, depth, corner[0] * (size - width) // 2, corner[1] * (size - depth) // 2))


@rule("9.28", "9.40")
def _crossings(element: Element, scale: Scale) -> dict[str, Form]:
    """Bridges and fords: a stretch of river as wide as a ford may be, which is wide enough for every base."""
    _, most = _span(Element.FORD, scale)
    return {"over": Form(element, _box(most * INCH, TERRAIN.sizes.river_width_in[scale] * INCH))}


_SHAPES: Final = {
    Element.CROP_FIELD: _fields,
    Element.FENCE: _lines,
    Element.WALL: _lines,
    Element.ROAD: _runs,
    Element.RIVER: _runs,
    Element.SMALL_BUILDING: _buildings,
    Element.LARGE_BUILDING: _buildings,
    Element.URBAN_AREA: _towns,
    Element.BRIDGE: _crossings,
    Element.FORD: _crossings,
}
