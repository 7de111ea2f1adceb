"""9.17-9.44 The forms in which elements come, within the sizes of their rules, and how each lies on the table.

A piece is named ``element:form``: ``bosque:8`` is a wood of 8 inches, ``rio:left`` a river that bends to the left. The
book leaves shapes to the players; these are ours. An area lies around its spot. A river or road runs through its spot,
one way along the facing, to the edges of the table; a lane is a road that ends at its spot, against another element.
"""

from __future__ import annotations

from typing import Final

from maestre.games.tercios.data import INCH, Element, Figures, Scale
from maestre.miniatures import forms as shapes
from maestre.miniatures.forms import BENDS, blob, box, corner
from maestre.play import rule
from maestre.play.written.figures import kept
from maestre.space import tabletop
from maestre.space.tabletop import Pose

RUNS: Final = (Element.RIVER, Element.ROAD)
"""What runs to the edges of the table."""
CROSSINGS: Final = (Element.BRIDGE, Element.FORD)
"""What lies across a river."""

_THICK: Final = INCH // 4
"""How thick walls and fences are."""
_LANE: Final = "lane"
_LARGE: Final = (Element.LARGE_HILL, Element.LARGE_WOOD, Element.LARGE_LAKE)
"""These begin above the least size of their row, where the smaller kind ends."""

Piece = shapes.Piece[Element]
Form = shapes.Form[Element]


@kept
@rule("9.17")
def forms(figures: Figures, scale: Scale) -> dict[str, Form]:
    """Every piece that can be put on a table of this scale."""
    found = [
        (f"{element}:{name}", form)
        for element in Element
        for name, form in _SHAPES.get(element, _areas)(figures, element, scale).items()
    ]
    return dict(found)


def laid(figures: Figures, scale: Scale, form: Form, pose: Pose) -> tuple[Piece, ...] | None:
    """The elements that a form comes to at a spot; None where it cannot lie like that on the table."""
    return shapes.laid(tabletop.table(*figures.scales[scale].table), form, pose)


# -------------------------------------------------------------------------------------------------------------- shapes


def _span(figures: Figures, element: Element, scale: Scale) -> tuple[int, int]:
    """The least and most inches of an element; without a least one, from half of the most."""
    row = figures.terrain.elements[element]
    least, most = row.mm15_in if scale is Scale.MM15 else row.mm28_in
    return max(least, most // 2), most


@rule("9.20", "9.21", "9.22", "9.26", "9.35", "9.42", "9.44")
def _areas(figures: Figures, element: Element, scale: Scale) -> dict[str, Form]:
    """Irregular areas of up to the greatest diameter."""
    return {str(size): Form(element, blob(size * INCH)) for size in _sizes(figures, element, scale)}


def _sizes(figures: Figures, element: Element, scale: Scale) -> tuple[int, ...]:
    least, most = _span(figures, element, scale)
    sizes = tuple(range(least, most + 1, (most - least) // 3))
    return sizes[1:] if element in _LARGE else sizes


@rule("9.23")
def _fields(figures: Figures, element: Element, scale: Scale) -> dict[str, Form]:
    """Crop fields: two parts deep for three wide."""
    sizes = _sizes(figures, element, scale)
    return {str(size): Form(element, box(size * INCH, size * INCH * 2 // 3)) for size in sizes}


@rule("9.25", "9.27")
def _lines(figures: Figures, element: Element, scale: Scale) -> dict[str, Form]:
    """Walls and fences: straight, or a corner whose arms come to the greatest length together."""
    _, most = _span(figures, element, scale)
    straight = {str(size): Form(element, box(size * INCH, _THICK)) for size in range(most // 4, most + 1, most // 4)}
    return straight | {"corner": Form(element, corner(most * INCH // 2, _THICK))}


@rule("9.18", "9.37")
def _runs(figures: Figures, element: Element, scale: Scale) -> dict[str, Form]:
    """Roads of three widths and rivers of one, straight or bent once; and lanes, which end at their spot."""
    if element is Element.RIVER:
        width = figures.terrain.sizes.river_width_in[scale] * INCH
        return {name: Form(element, width=width, bend=bend) for name, bend in BENDS.items()}
    row = figures.terrain.elements[element]
    least, most = row.mm15_in if scale is Scale.MM15 else row.mm28_in
    return {
        f"{size}-{name}": Form(element, width=size * INCH, bend=bend)
        for size in (least, (least + most) // 2, most)
        for name, bend in (*BENDS.items(), (_LANE, None))
    }


@rule("9.30")
def _buildings(figures: Figures, element: Element, scale: Scale) -> dict[str, Form]:
    """Buildings as large as the units that they hold."""
    return {"house": Form(element, box(*_house(figures, element, scale)))}


def _house(figures: Figures, element: Element, scale: Scale) -> tuple[int, int]:
    sizes, small = figures.terrain.sizes, element is Element.SMALL_BUILDING
    width, depth = (sizes.small_building_in if small else sizes.large_building_in)[scale]
    return width * INCH, depth * INCH


@rule("9.43")
def _towns(figures: Figures, element: Element, scale: Scale) -> dict[str, Form]:
    """Urban areas: two to four small buildings at the corners, or one large and one small."""
    _, most = _span(figures, element, scale)
    size = most * INCH
    corners = ((-1, -1), (1, 1), (-1, 1), (1, -1))
    small = [_corner_house(figures, Element.SMALL_BUILDING, scale, size, one) for one in corners]
    large = _corner_house(figures, Element.LARGE_BUILDING, scale, size, corners[0])
    clusters = {str(count): tuple(small[:count]) for count in (2, 3, 4)} | {"large": (large, small[1])}
    return {name: Form(element, box(size, size), parts=houses) for name, houses in clusters.items()}


def _corner_house(figures: Figures, element: Element, scale: Scale, size: int, at: tuple[int, int]) -> Piece:
    width, depth = _house(figures, element, scale)
    return Piece(element, box(width, depth, at[0] * (size - width) // 2, at[1] * (size - depth) // 2))


@rule("9.28", "9.40")
def _crossings(figures: Figures, element: Element, scale: Scale) -> dict[str, Form]:
    """Bridges and fords: a stretch of river as wide as a ford may be, which is wide enough for every base."""
    _, most = _span(figures, Element.FORD, scale)
    return {"over": Form(element, box(most * INCH, figures.terrain.sizes.river_width_in[scale] * INCH))}


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
