"""9.10 Tables that players lay out by mutual agreement: what may lie where, and whether both armies find room.

The distances of 9.16 belong to the other way of preparing a table, with scenario points; sizes hold for both (9.17).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

import msgspec

from maestre.games.tercios.data import INCH, Element, Figures, Ground, Scale
from maestre.games.tercios.setup.array import zone
from maestre.games.tercios.setup.laying import check_river, check_road, element_name, group, outlines, put_down
from maestre.games.tercios.table.crossings import check_crossing, river_of
from maestre.games.tercios.table.places import scene
from maestre.games.tercios.table.state import Agreed, Setup, State
from maestre.games.tercios.table.terrain_shapes import CROSSINGS, RUNS, Form, forms, laid
from maestre.miniatures.sides import Side
from maestre.miniatures.tables import AgreedTable, Tables, outlined, pose_of
from maestre.play import Flaw, Message, Refused, Spot, rule
from maestre.play.state import opened
from maestre.play.written.tables import Ring, table_flaw
from maestre.space import tabletop
from maestre.space.tabletop import Point

_SHUT: Final = 4
"""What nobody can stand on may cover one part in so many of a deployment zone: whoever deploys last finds room then."""


class _OwnTables(Tables[State, Figures, Element]):
    """What Tercios says of tables that players lay out."""

    game: ClassVar = "tercios"
    because: ClassVar = "9.10"
    inch: ClassVar = INCH

    @rule("9.09")
    def sizes(self, figures: Figures) -> dict[str, tuple[int, int]]:
        """Give the table of each scale."""
        return {scale.value: figures.scales[scale].table for scale in Scale}

    @rule("9.47")
    def zone_depth(self, figures: Figures, scale: str) -> int:
        """Give how deep both sides deploy: up to 12 inches from the middle."""
        _, depth = figures.scales[Scale(scale)].table
        return (depth // 2 - figures.distances.deployment_from_centre_line) // INCH

    @rule("9.17")
    def forms(self, figures: Figures, scale: str) -> Mapping[str, Form]:
        """Give every element in the sizes of its rule."""
        return forms(figures, Scale(scale))

    def crossing(self, piece: str) -> bool:
        """Say whether a piece is a bridge or a ford."""
        return _element(piece) in CROSSINGS

    def last(self, piece: str) -> bool:
        """Say whether it is a road, or lies over a river."""
        return _element(piece) in (Element.ROAD, *CROSSINGS)

    def named(self, piece: str) -> Message:
        """Give the name of its element."""
        return element_name(piece)

    def bare(self, figures: Figures, scale: str, agreed: AgreedTable) -> State:
        """Give a position without anybody."""
        south = agreed.south or Side.BLUE
        state = opened(State, figures)(scenario="", scale=Scale(scale), armies={}, setup=Setup(south=south))
        state.agreed = Agreed(table=agreed)
        return state

    @rule("9.10", "9.18", "9.28", "9.37")
    def check(self, state: State, spot: Spot) -> None:
        """Refuse a piece that leaves the table or lies on another; only roads and crossings lie on anything."""
        form, pose = forms(state.figures, state.scale)[spot.piece], pose_of(spot)
        if form.element in CROSSINGS:
            check_crossing(state, Point(pose.x, pose.y), inland=False)
            return
        found = laid(state.figures, state.scale, form, pose)
        if found is None:
            raise Refused("9.10", "scenery-off-the-table", piece=element_name(spot.piece))
        if form.element is Element.ROAD:
            check_road(state, form, Point(pose.x, pose.y))
            return
        edge = tabletop.ground(found[0].ring)
        for one in state.scenery.values():
            if tabletop.overlap(edge, scene(one)):
                element = Message(f"element-{one.element}")
                raise Refused("9.10", "scenery-on-scenery", proof=(one.id,), element=element)
        if form.element is Element.RIVER:
            check_river(state, spot.piece, found[0])

    def lay(self, state: State, spot: Spot) -> None:
        """Put a piece down."""
        put_down(state, spot.piece, pose_of(spot))

    def covered(self, state: State, spot: Spot) -> tuple[Ring, ...]:
        """Give what a piece covers; a crossing over no river lies as it is drawn."""
        form = forms(state.figures, state.scale)[spot.piece]
        there = outlines(state, spot) if form.element in (*RUNS, *CROSSINGS) else ()
        return tuple(tuple((x, y) for x, y in ring) for ring in there if ring) or outlined(form, spot)

    @rule("9.38", "9.47")
    def whole_flaws(self, state: State) -> Iterator[Flaw]:
        """Say of which river nobody gets across, and in which zone there is too little room to deploy in any order."""
        names = dict.fromkeys(group(one.id) for one in state.scenery.values() if one.element is Element.RIVER)
        for name in names:
            if not any(river_of(state, name, element) for element in CROSSINGS):
                yield table_flaw("9.38", "river-uncrossed")
        shut = [scene(one) for one in state.scenery.values() if Ground.IMPASSABLE in one.qualities]
        for side in Side:
            own = zone(state, side)
            taken = sum(one.area() * tabletop.share_of(one, own).part for one in shut if tabletop.overlap(one, own))
            if taken * _SHUT > own.area():
                yield table_flaw("9.47", "zone-too-full", parts=_SHUT)

    def zone_ring(self, state: State, side: Side) -> Ring:
        """Give where a side deploys."""
        return tuple((x, y) for x, y in zone(state, side).points)

    def scenery_of(self, state: State) -> dict[str, object]:
        """Give the scenery as a position has it."""
        found: dict[str, object] = msgspec.to_builtins(state.scenery)
        return found


OWN_TABLES: Final = _OwnTables()


def _element(piece: str) -> str:
    return piece.partition(":")[0]


@rule("9.10")
def lay_table(state: State, agreed: AgreedTable) -> None:
    """Lay the table that the players have agreed on: nothing is rolled or bought for it."""
    for spot in OWN_TABLES.in_order(agreed.pieces):
        put_down(state, spot.piece, pose_of(spot))
