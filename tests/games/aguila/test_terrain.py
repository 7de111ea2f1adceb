"""The table: the kind of country, pieces thrown for and placed, rivers and crossings."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.aguila.country.laying import least_pieces
from maestre.games.aguila.country.terrain import BRIDGE, class_of, fits, put_down, spanned
from maestre.games.aguila.data import INCH, Going, Landscape, Scenario, Season, Structure, Terrain, Weather
from maestre.games.aguila.table.places import going, scene
from maestre.games.aguila.table.sight import hidden
from maestre.games.aguila.table.state import Phase, SceneryId, State
from maestre.games.aguila.table.terrain_shapes import forms, laid, offered
from maestre.miniatures.sides import Side
from maestre.play import Ask, Pick, Place, Spot, Throw
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose
from tests.games.aguila.figures import FIGURES, TABLE, TERRAIN, WEAPONS
from tests.games.aguila.positions import Position, area, keys, placed, refused, roll
from tests.games.aguila.preparing import armies, chance, opened

MIDDLE = (TABLE.width // 2, TABLE.depth // 2)


def country(landscape: Landscape = Landscape.FERTILE, **setup: Any) -> State:
    """A table whose country has been chosen; blue places."""
    return armies(Phase.TERRAIN, landscape=landscape, chooser=Side.BLUE, **setup)


def asked(table: Position) -> Ask:
    assert isinstance(table.request, Ask), table.request
    return table.request


def pieces(table: Position) -> tuple[str, ...]:
    choice = asked(table).choice
    assert isinstance(choice, Place)
    return choice.pieces


# ---------------------------------------------------------------------------------------------------------- the country


@pytest.mark.rule("4.01")
def test_every_piece_of_a_prepared_table_has_a_class() -> None:
    table = chance(armies(ready=True), 2)
    assert table.state.scenery
    assert {class_of(FIGURES, one.element) for one in table.state.scenery.values()} <= {
        "impassable",
        "obstacle",
        "area",
    }


@pytest.mark.rule("4.01")
@pytest.mark.parametrize(
    ("element", "kind"),
    [
        (Terrain.WOOD, "area"),
        (Terrain.BUILDING, "impassable"),
        (Terrain.STONE_WALL, "obstacle"),
        (Terrain.IMPASSABLE_MOUNTAIN, "impassable"),
        (Terrain.EASY_HILL, "area"),
    ],
)
def test_pieces_are_impassable_obstacles_or_areas(element: Terrain, kind: str) -> None:
    assert class_of(FIGURES, element) == kind


@pytest.mark.rule("15.33")
def test_the_higher_roll_with_the_strategic_factor_chooses_the_country_and_ties_are_thrown_again() -> None:
    state = armies(Phase.TERRAIN)
    state.armies[Side.RED] = replace(state.armies[Side.RED], strategic_factor=2)
    table = opened(state)
    assert isinstance(table.request, Throw)
    roll(table, 4, 5, 1, 5)
    assert asked(table).seat == "red"
    table.say("red", "wooded")
    assert table.state.setup.landscape is Landscape.WOODED
    assert table.state.setup.chooser is Side.RED


@pytest.mark.rule("15.50")
def test_the_winner_may_take_any_of_the_six_countries() -> None:
    table = opened(armies(Phase.TERRAIN))
    roll(table, 6, 1)
    assert asked(table).choice == Pick(tuple(Landscape))


# -------------------------------------------------------------------------------------------------------------- tables

LETTERS = {
    "r": "river",
    "s": "stream",
    "w": "wood",
    "k": "rocks",
    "d": "difficult_hill",
    "m": "impassable_mountain",
    "e": "easy_hill",
    "b": "building",
    "f": "fields",
    "u": "dunes",
    "l": "stone_wall",
    "p": "palm_grove",
    "y": "wadi",
    "v": "walls_or_fences",
    "g": "farm_or_mill",
    "a": "lake",
    "n": "ruins",
    "t": "difficult_ground",
    "o": "oasis",
}


@pytest.mark.parametrize(
    ("landscape", "row"),
    [
        pytest.param(Landscape.MOUNTAINOUS, "rswkdmdemwb", marks=pytest.mark.rule("15.38")),
        pytest.param(Landscape.ARID, "bekdfeuklpy", marks=pytest.mark.rule("15.39")),
        pytest.param(Landscape.FERTILE, "wdrvfgfbewa", marks=pytest.mark.rule("15.40")),
        pytest.param(Landscape.WOODED, "bfkrwwwdswn", marks=pytest.mark.rule("15.41")),
        pytest.param(Landscape.STEPPE, "abkedefwekr", marks=pytest.mark.rule("15.42")),
        pytest.param(Landscape.DESERT, "bkdtuutoppy", marks=pytest.mark.rule("15.43")),
    ],
)
def test_two_dice_on_the_table_of_the_country_give_the_piece(landscape: Landscape, row: str) -> None:
    for total, letter in zip(range(2, 13), row, strict=True):
        table = roll(opened(country(landscape)), total // 2, total - total // 2)
        element = LETTERS[letter]
        if element == "building":
            roll(table, 1)
        elif element == "farm_or_mill":
            assert asked(table).choice == Pick(("farm", "mill"))
            continue
        assert {piece.partition(":")[0] for piece in pieces(table)} == {element}


@pytest.mark.rule("15.35")
def test_the_winner_places_the_first_piece_and_the_opponent_the_next() -> None:
    table = roll(opened(country()), 5, 6)
    assert asked(table).seat == "blue"
    table.say("blue", Spot("wood:9x7", *MIDDLE))
    assert [one.element for one in table.state.scenery.values()] == [Terrain.WOOD]
    roll(table, 5, 6)
    assert asked(table).seat == "red"


@pytest.mark.rule("15.44")
def test_a_second_river_is_thrown_again() -> None:
    state = country()
    put_down(state, "river:5-straight", Pose(*MIDDLE, tabletop.QUARTER_TURN))
    table = roll(opened(state), 2, 2)
    assert isinstance(table.request, Throw)
    roll(table, 5, 6)
    assert "wood:9x7" in pieces(table)


@pytest.mark.rule("15.38")
@pytest.mark.parametrize(("face", "count"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_die_of_three_counts_the_houses_of_a_group(face: int, count: int) -> None:
    table = roll(roll(opened(country()), 4, 5), face)
    piece = pieces(table)[0]
    table.say("blue", Spot(piece, *MIDDLE))
    houses = tuple(table.state.scenery.values())
    assert len(houses) == count
    assert all(one.built is Structure.WOODEN_BUILDING and one.points for one in houses)


@pytest.mark.rule("15.40")
@pytest.mark.rule("15.48")
@pytest.mark.parametrize(
    ("word", "face", "houses", "walls"), [("farm", 1, 2, 12), ("farm", 6, 4, 12), ("mill", 0, 1, 0)]
)
def test_a_farm_has_two_to_four_houses_and_walls_and_a_mill_is_one_house(
    word: str, face: int, houses: int, walls: int
) -> None:
    table = roll(opened(country()), 3, 4)
    table.say("blue", word)
    if face:
        roll(table, face)
    table.say("blue", Spot(pieces(table)[0], *MIDDLE))
    found = tuple(table.state.scenery.values())
    assert sum(one.element is Terrain.BUILDING for one in found) == houses
    long = [
        max(x for x, _ in one.ring) - min(x for x, _ in one.ring) for one in found if one.element is Terrain.STONE_WALL
    ]
    assert sum(long) == walls * INCH


# ------------------------------------------------------------------------------------------------------ how many, where


def strewn(count: int, **setup: Any) -> Position:
    """A table on which so many woods lie along the rear edge; blue is to place."""
    return opened(country(placed=count, turn=Side.BLUE, **setup))


@pytest.mark.rule("15.34")
@pytest.mark.parametrize(("placed_", "may_stop"), [(1, False), (2, True)])
def test_nobody_stops_before_three_pieces_lie(placed_: int, may_stop: bool) -> None:
    table = roll(strewn(placed_), 5, 6)
    table.say("blue", Spot("wood:9x7", *MIDDLE))
    assert (table.request is not None and table.request.rule == "15.36") is may_stop


@pytest.mark.rule("15.34")
def test_after_the_eighth_piece_placing_ends() -> None:
    table = roll(strewn(7), 5, 6)
    table.say("blue", Spot("wood:9x7", *MIDDLE))
    assert table.state.phase is Phase.SIDES


@pytest.mark.rule("15.34")
def test_a_scenario_may_ask_for_more_pieces() -> None:
    assert least_pieces(FIGURES, Scenario.PITCHED_BATTLE) == 3
    assert least_pieces(FIGURES, Scenario.DIVIDE_ET_IMPERA) == 6


@pytest.mark.rule("15.36")
@pytest.mark.parametrize("more", ["place", "pass"])
def test_after_a_stop_the_other_side_may_place_one_more(more: str) -> None:
    table = roll(strewn(4), 5, 6)
    table.say("blue", Spot("wood:9x7", *MIDDLE))
    table.say("blue", "stop")
    assert asked(table).seat == "red"
    table.say("red", more)
    if more == "place":
        roll(table, 5, 6)
        table.say("red", Spot("wood:6x6", 20 * INCH, 10 * INCH))
    assert table.state.phase is Phase.SIDES
    assert table.state.setup.placed == (6 if more == "place" else 5)


@pytest.mark.rule("15.37")
@pytest.mark.parametrize(("gap", "legal"), [(3.5, False), (4.0, True)])
def test_pieces_lie_four_inches_apart(gap: float, legal: bool) -> None:
    state = country()
    state.scenery[SceneryId("S1")] = area("S1", Terrain.FIELDS, 20, 20, 10, 8)
    table = roll(opened(state), 3, 3)
    spot = Spot("fields:6x6", round((30 + gap + 3) * INCH), 24 * INCH)
    if legal:
        table.say("blue", spot)
        assert len(table.state.scenery) == 2
    else:
        refused(table, "blue", spot, "15.37", "terrain-too-near")


@pytest.mark.rule("15.37")
def test_what_belongs_to_one_group_may_lie_nearer_to_each_other() -> None:
    table = roll(opened(country()), 3, 4)
    table.say("blue", "farm")
    roll(table, 6)
    table.say("blue", Spot(pieces(table)[0], *MIDDLE))
    parts = [scene(one) for one in table.state.scenery.values()]
    pairs = [(one, other) for at, one in enumerate(parts) for other in parts[:at]]
    assert any(tabletop.nearer_than(one, other, TERRAIN.placement.gap) for one, other in pairs)
    assert not any(tabletop.overlap(one, other) for one, other in pairs)


@pytest.mark.rule("15.35")
def test_a_piece_cannot_leave_the_table() -> None:
    table = roll(opened(country()), 5, 6)
    refused(table, "blue", Spot("wood:9x7", INCH, INCH), "15.35", "terrain-off-table")


@pytest.mark.rule("15.35")
def test_a_piece_without_room_is_left_out() -> None:
    state = country()
    state.scenery[SceneryId("S1")] = area("S1", Terrain.EASY_HILL, 2, 2, 66, 43)
    table = roll(opened(state), 5, 6)
    assert "terrain-no-room" in keys(table)
    assert table.state.setup.placed == 1


# -------------------------------------------------------------------------------------------------------------- waters


@pytest.mark.rule("15.44")
def test_a_river_runs_from_short_edge_to_short_edge_and_gets_a_crossing() -> None:
    table = roll(opened(country()), 2, 2)
    refused(table, "blue", Spot("river:6-straight", *MIDDLE, 0), "15.44", "river-short-edges")
    table.say("blue", Spot("river:6-straight", *MIDDLE, tabletop.QUARTER_TURN))
    assert pieces(table) == ("bridge", "ford")
    refused(table, "blue", Spot("bridge", MIDDLE[0], INCH), "15.44", "crossing-no-river")
    refused(table, "blue", Spot("bridge", INCH, MIDDLE[1]), "15.44", "crossing-at-end")
    table.say("blue", Spot("bridge", *MIDDLE))
    river, bridge = table.state.scenery.values()
    assert (bridge.role, bridge.group) == ("bridge", river.id)
    assert going(table.state, bridge) is Going.OPEN
    xs = [x for x, _ in bridge.ring]
    assert max(xs) - min(xs) == 6 * INCH


@pytest.mark.rule("15.44")
@pytest.mark.parametrize(
    ("season", "found"),
    [(Season.SPRING, Going.IMPASSABLE), (Season.SUMMER, Going.DIFFICULT), (Season.WINTER, Going.DIFFICULT)],
)
def test_a_river_is_closed_in_spring_and_difficult_otherwise(season: Season, found: Going) -> None:
    state = country()
    state.sky = replace(state.sky, season=season)
    river = put_down(state, "river:4-straight", Pose(*MIDDLE, tabletop.QUARTER_TURN))
    bridge = spanned(state, river, Point(*MIDDLE), BRIDGE)
    assert going(state, state.scenery[river]) is found
    assert going(state, state.scenery[bridge]) is Going.OPEN


@pytest.mark.rule("15.45")
def test_a_stream_is_four_inches_wide_at_most_and_a_river_six() -> None:
    table = roll(opened(country(Landscape.MOUNTAINOUS)), 1, 2)
    widths = {int(piece.partition(":")[2].partition("-")[0]) for piece in pieces(table)}
    assert max(widths) == 4
    refused(table, "blue", Spot("stream:5-straight", *MIDDLE, tabletop.QUARTER_TURN), "15.35")
    assert max(form.width for name, form in forms(FIGURES).items() if name.startswith("river:")) == 6 * INCH


@pytest.mark.rule("15.46")
@pytest.mark.rule("15.48")
def test_a_wadi_is_an_area_of_open_ground_but_in_rain() -> None:
    assert all(forms(FIGURES)[piece].ring for piece in offered(FIGURES, "wadi"))
    state = country()
    wadi = put_down(state, offered(FIGURES, "wadi")[0], Pose(*MIDDLE, 0))
    found = []
    for kind in (Weather.FAIR, Weather.FOG, Weather.RAIN, Weather.TORRENTIAL):
        state.sky = replace(state.sky, kind=kind)
        found.append(going(state, state.scenery[wadi]))
    assert found == [Going.OPEN, Going.OPEN, Going.DIFFICULT, Going.DIFFICULT]


@pytest.mark.rule("15.47")
def test_an_oasis_with_palms_is_a_palm_grove() -> None:
    kinds = {piece: forms(FIGURES)[piece].element.element for piece in offered(FIGURES, "oasis")}
    assert {kind for piece, kind in kinds.items() if piece.endswith("palms")} == {Terrain.PALM_GROVE}
    assert {kind for piece, kind in kinds.items() if not piece.endswith("palms")} == {Terrain.OASIS}
    assert TERRAIN.row[Terrain.OASIS].going is Going.DIFFICULT


@pytest.mark.rule("15.48")
@pytest.mark.parametrize(("deep", "found"), [(2.5, True), (1.5, False)])
def test_a_unit_deep_in_a_palm_grove_is_hidden(deep: float, found: bool) -> None:
    grove = area("S1", Terrain.PALM_GROVE, 20, 20, 12, 9)
    state = placed(f"B1-1 light_12 26,{29 - deep} 0", scenery=(grove,))
    assert hidden(state, "B1-1") is found


@pytest.mark.rule("15.48")
def test_every_piece_of_every_table_has_forms_that_fit_an_empty_table() -> None:
    bare = country()
    for landscape in TERRAIN.landscapes.values():
        for element in landscape.results:
            found = offered(FIGURES, "farm") if element is Terrain.FARM_OR_MILL else offered(FIGURES, element)
            assert found, element
            for piece in found:
                pose = next(fits(bare, piece, Random(1)))
                parts = laid(FIGURES, forms(FIGURES)[piece], pose)
                assert parts is not None
                for made, ring in parts:
                    assert tabletop.ground(ring).area()
                    assert (made.built is None) is (
                        made.element not in {Terrain.BUILDING, Terrain.STONE_WALL, Terrain.WALLS_OR_FENCES}
                    )


def test_works_have_the_structure_points_of_their_kind() -> None:
    state = country()
    house = put_down(state, "building:1-stone_building", Pose(*MIDDLE, 0))
    assert state.scenery[house].points == WEAPONS.structures[Structure.STONE_BUILDING].points
