"""9.28-9.29, 9.38, 9.40 Bridges and fords: they take the place of a stretch of river, which is two rivers then."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from maestre.games.tercios.data import INCH, Element, Scale
from maestre.games.tercios.table.places import scene
from maestre.games.tercios.table.state import Scenery, SceneryId, State
from maestre.play import Refused, rule
from maestre.space import tabletop
from maestre.space.tabletop import Point

Ring = tuple[Point, ...]


def river_of(state: State, name: SceneryId, element: Element) -> list[Scenery]:
    """The stretches, or the fords, of one river."""
    mine = [one for one in state.scenery.values() if one.id == name or one.id.startswith(f"{name}.")]
    return [one for one in mine if one.element is element]


@rule("9.28", "9.40")
def spanned(state: State, element: Element, at: Point) -> SceneryId:
    """Lay a bridge or ford over the river at a point: the stretch under it is river no more, whatever the flow."""
    river = _under(state, at)
    assert river is not None, "a crossing over no river was refused"
    before, over, after = _parted(state, river, at)
    name = SceneryId(river.id.partition(".")[0])
    count = sum(one.startswith(f"{name}.") for one in state.scenery)
    state.scenery[river.id] = replace(river, ring=before)
    downstream, crossing = SceneryId(f"{name}.{count + 1}"), SceneryId(f"{name}.{count + 2}")
    state.scenery[downstream] = replace(river, id=downstream, ring=after)
    state.scenery[crossing] = Scenery(crossing, element, state.figures.terrain.elements[element].qualities, over)
    return name


def stretch(state: State, at: Point) -> Ring:
    """The stretch of river that a crossing at a point would take; empty beside the river."""
    river = _under(state, at)
    return () if river is None else _parted(state, river, at)[1]


def _under(state: State, at: Point) -> Scenery | None:
    rivers = (one for one in state.scenery.values() if one.element is Element.RIVER)
    return next((one for one in rivers if tabletop.holds(scene(one), at)), None)


def _parted(state: State, river: Scenery, at: Point) -> tuple[Ring, Ring, Ring]:
    """A river before, under and after a crossing, which lies square to the nearer bank."""
    across = 2 * state.figures.terrain.sizes.river_width_in[state.scale] * INCH
    return tabletop.cut_across(river.ring, at, _width(state), across)


def _width(state: State) -> int:
    row = state.figures.terrain.elements[Element.FORD]
    return (row.mm15_in if state.scale is Scale.MM15 else row.mm28_in)[1] * INCH


# ----------------------------------------------------------------------------------------------------- what may be said


def river_alone(state: State, river: str) -> State:
    """The state with no scenery but one river: the crossing that every river has lies on no other."""
    return replace(state, scenery={name: one for name, one in state.scenery.items() if name.partition(".")[0] == river})


@rule("9.28", "9.38", "9.40")
def check_crossing(state: State, at: Point, *, inland: bool) -> None:
    """Refuse a crossing beside the river, at its very end or, of the compulsory one, too near to an edge."""
    river = _under(state, at)
    if river is None:
        raise Refused("9.28", "no-river-there")
    parts = _parted(state, river, at)
    if any(len(ring) < 3 for ring in parts):  # noqa: PLR2004 - a ring
        raise Refused("9.28", "crossing-at-the-end")
    limit = state.figures.scales[state.scale].river_crossing_edge
    width, depth = state.figures.scales[state.scale].table
    room = min(min(x, y, width - x, depth - y) for x, y in parts[1])
    if inland and room <= limit:
        raise Refused("9.38", "crossing-near-the-edge", inches=limit // INCH)


def crossings_for_chance(state: State, *, inland: bool, rng: Random | None = None) -> Iterator[Point]:
    """Points of a grid where a crossing may be laid, in an order that chance decides."""
    width, depth = state.figures.scales[state.scale].table
    rim = state.figures.scales[state.scale].river_crossing_edge if inland else 0
    spots = [Point(x, y) for x in range(rim + INCH, width - rim, INCH) for y in range(rim + INCH, depth - rim, INCH)]
    for at in rng.sample(spots, len(spots)) if rng is not None else spots:
        if _under(state, at) is None:
            continue
        try:
            check_crossing(state, at, inland=inland)
        except Refused:
            continue
        yield at
