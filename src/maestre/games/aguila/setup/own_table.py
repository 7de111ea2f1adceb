"""15.33-15.37, 15.44 Tables that players lay out: they agree on how many pieces there are, and of which kind.

How far apart pieces lie and where rivers run holds as ever. What the scenario itself places lies before all of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from maestre.games.aguila.armies.lists import ARMY_LISTS
from maestre.games.aguila.country.terrain import (
    BRIDGE,
    FORD,
    WATERS,
    check_crossing,
    check_piece,
    piece_name,
    put_down,
    spanned,
    stretch,
)
from maestre.games.aguila.data import INCH, MM, Figures, Nation, Scenario, Terrain
from maestre.games.aguila.scenarios.opening import enlist
from maestre.games.aguila.scenarios.zones import zone, zone_row
from maestre.games.aguila.setup.array import arrayed
from maestre.games.aguila.setup.placement import waiting
from maestre.games.aguila.table.places import CROSSINGS, scene
from maestre.games.aguila.table.state import Agreed, Army, Scenery, SceneryId, State
from maestre.games.aguila.table.terrain_shapes import Form, Made, forms, laid
from maestre.miniatures.forms import box
from maestre.miniatures.sides import Side
from maestre.miniatures.tables import AgreedTable, Tables, outlined, pose_of
from maestre.play import Flaw, Message, Refused, Spot, rule, tell
from maestre.play.state import opened
from maestre.play.written.figures import kept
from maestre.play.written.tables import Ring, table_flaw
from maestre.space import tabletop
from maestre.space.tabletop import Point

_OVER: Final = {f"{kind}:over": kind for kind in (BRIDGE, FORD)}
"""What lies across a river, as a piece."""
CM: Final = 10 * MM
_EDGES: Final = (tabletop.Side.REAR, tabletop.Side.FRONT)


class _OwnTables(Tables[State, Figures, Made]):
    """What Águila says of tables that players lay out."""

    game: ClassVar = "aguila"
    because: ClassVar = "15.33"
    inch: ClassVar = INCH

    def sizes(self, figures: Figures) -> dict[str, tuple[int, int]]:
        """Give the tables that players may agree on."""
        return table_sizes(figures)

    @rule("16.05")
    def zone_depth(self, figures: Figures, scale: str) -> int:
        """Give how deep both sides deploy where a scenario has them do so along their edges."""
        return zone_row(self.bare(figures, scale, AgreedTable()), Side.BLUE).most_in

    def forms(self, figures: Figures, scale: str) -> Mapping[str, Form]:
        """Give every piece in the sizes of its rule, bridges and fords among them."""
        return _pieces(sized(figures, scale))

    def crossing(self, piece: str) -> bool:
        """Say whether a piece is a bridge or a ford."""
        return piece in _OVER

    def last(self, piece: str) -> bool:
        """Say whether it lies over a river."""
        return piece in _OVER

    def named(self, piece: str) -> Message:
        """Give the name of its element."""
        kind = piece.partition(":")[0]
        return piece_name(piece) if kind in tuple(Terrain) else Message(f"offer-pick-{kind}")

    def bare(self, figures: Figures, scale: str, agreed: AgreedTable) -> State:
        """Give a pitched battle without anybody."""
        state = opened(State, figures)(scenario=Scenario.PITCHED_BATTLE, armies={}, size=other_size(figures, scale))
        state.agreed = Agreed(table=replace(agreed, pieces=()))
        for side, edge in zip(_from_south(agreed), _EDGES, strict=True):
            state.armies[side] = Army("", next(iter(Nation)), 0, 0, 0, edge=edge)
        return state

    @rule("15.33", "15.37", "15.44")
    def check(self, state: State, spot: Spot) -> None:
        """Refuse a piece that leaves the table or lies too near to others; a crossing beside rivers or on another."""
        if spot.piece not in _OVER:
            check_piece(state, spot.piece, pose_of(spot))
            return
        river = _river_at(state, spot)
        if river is None:
            raise Refused("15.44", "crossing-no-river")
        check_crossing(state, river.id, Point(spot.x, spot.y))
        over = tabletop.ground(stretch(state.figures, river.ring, Point(spot.x, spot.y)))
        for one in state.scenery.values():
            if one.group == river.id and one.role and tabletop.overlap(over, scene(one)):
                raise Refused("15.37", "crossing-on-crossing", proof=(one.id,))

    def lay(self, state: State, spot: Spot) -> None:
        """Put a piece down."""
        _lay(state, spot)

    def covered(self, state: State, spot: Spot) -> tuple[Ring, ...]:
        """Give what a piece covers; a crossing over no river lies as it is drawn."""
        form = _pieces(state.figures)[spot.piece]
        river = _river_at(state, spot) if spot.piece in _OVER else None
        if river is not None:
            there: tuple[tuple[Point, ...], ...] = (stretch(state.figures, river.ring, Point(spot.x, spot.y)),)
        else:
            there = tuple(one.ring for one in laid(state.figures, form, pose_of(spot)) or ()) if form.width else ()
        return tuple(tuple((x, y) for x, y in ring) for ring in there if ring) or outlined(form, spot)

    @rule("15.44")
    def whole_flaws(self, state: State) -> Iterator[Flaw]:
        """Say of which river nobody gets across."""
        crossed = {one.group for one in state.scenery.values() if one.role in CROSSINGS}
        for name, one in state.scenery.items():
            if one.element in WATERS and not one.role and name not in crossed:
                yield table_flaw("15.44", "river-uncrossed")

    def zone_ring(self, state: State, side: Side) -> Ring:
        """Give where a side deploys in a pitched battle."""
        (ring,) = zone(state, side).rings
        return tuple((x, y) for x, y in ring)

    def scenery_of(self, state: State) -> dict[str, object]:
        """Give the scenery as a position has it."""
        found: dict[str, object] = msgspec.to_builtins(state.scenery)
        return found


OWN_TABLES: Final = _OwnTables()


@rule("15.01")
def table_sizes(figures: Figures) -> dict[str, tuple[int, int]]:
    """The tables that players may agree on, in centimetres; the first is the one that the book recommends."""
    table = figures.table
    return {f"{wide // CM}x{deep // CM}": (wide, deep) for wide, deep in ((table.width, table.depth), *table.others)}


def other_size(figures: Figures, name: str) -> tuple[int, int] | None:
    """The size of a table that is not the one that the book recommends."""
    found = table_sizes(figures)[name]
    return None if found == (figures.table.width, figures.table.depth) else found


def sized(figures: Figures, name: str) -> Figures:
    """Figures with the table of a size."""
    size = other_size(figures, name)
    return figures if size is None else figures.sized(size)


@kept
def _pieces(figures: Figures) -> dict[str, Form]:
    wide = figures.scenarios.own.battle_for_bridge.bridge_in * INCH
    across = figures.terrain.row[Terrain.RIVER].width[1]
    over = {piece: Form(Made(Terrain.RIVER), box(wide, across)) for piece in _OVER}
    return {**forms(figures), **over}


def _from_south(agreed: AgreedTable) -> tuple[Side, Side]:
    return (agreed.south or Side.BLUE, (agreed.south or Side.BLUE).enemy)


def _river_at(state: State, spot: Spot) -> Scenery | None:
    """The river or stream that a crossing lies over."""
    waters = (one for one in state.scenery.values() if one.element in WATERS and not one.role)
    return next((one for one in waters if tabletop.holds(scene(one), Point(spot.x, spot.y))), None)


def _lay(state: State, spot: Spot) -> SceneryId:
    river = _river_at(state, spot) if spot.piece in _OVER else None
    if river is not None:
        return spanned(state, river.id, Point(spot.x, spot.y), _OVER[spot.piece])
    return put_down(state, spot.piece, pose_of(spot))


def _check_own_river(state: State, spot: Spot, given: tuple[SceneryId, ...]) -> None:
    """Refuse a crossing over a river that was there before the table was laid."""
    river = _river_at(state, spot) if spot.piece in _OVER else None
    if river is not None and river.id in given:
        raise Refused("15.35", "crossing-no-river", proof=(river.id,))


@rule("15.33", "15.34", "15.37")
def lay_table(state: State) -> None:
    """Lay all of the table that the players have agreed on, however many pieces it has.

    What finds no room beside what the scenario has placed is left out, as 15.35 has it of any piece; so are crossings
    whose own river is left out: those over a river of the scenario are for the scenario to give.
    """
    assert state.agreed.table is not UNSET
    given = tuple(state.scenery)
    for spot in OWN_TABLES.in_order(state.agreed.table.pieces):
        try:
            OWN_TABLES.check(state, spot)
            _check_own_river(state, spot, given)
        except Refused:
            tell(state, "table-piece-left-out", "15.35", element=OWN_TABLES.named(spot.piece))
        else:
            _lay(state, spot)
    state.agreed = replace(state.agreed, table=replace(state.agreed.table, pieces=()))
    tell(state, "table-is-laid", "15.33")


@rule("15.33", "16.05")
def check_table(figures: Figures, scale: str, values: tuple[str, str], table: AgreedTable) -> None:
    """Refuse a table of the players' own on which one of the armies finds no room in the common zone of an edge."""
    for south in Side if table.south is None else (table.south,):
        state = OWN_TABLES.bare(figures, scale, replace(table, south=south))
        for spot in OWN_TABLES.in_order(table.pieces):
            _lay(state, spot)
        for side, value in zip(Side, values, strict=True):
            army = ARMY_LISTS.army_of(figures, value)
            enlist(state, side, army, army.name)
            stood = arrayed(state, side, commanded=False)
            if stood is None or waiting(stood, side):
                raise Refused("16.05", "table-without-room", name=army.name)
