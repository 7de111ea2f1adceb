"""9.01-9.45 Scenario points, elements and their forms, crossings, crops, rivers; Cartographer."""

from __future__ import annotations

from math import isqrt
from random import Random

import pytest
from msgspec.structs import replace

from maestre.games.tercios.data import INCH, Element, Ground, OrderKind, Quality, Scale, own_figures
from maestre.games.tercios.game import game
from maestre.games.tercios.setup.laying import Lay, has_room
from maestre.games.tercios.setup.scenery import Buying
from maestre.games.tercios.table.move_legality import check_move
from maestre.games.tercios.table.places import scene, table
from maestre.games.tercios.table.state import LeaderId, Phase, SceneryId, UnitId
from maestre.games.tercios.table.terrain_shapes import forms, laid
from maestre.miniatures.sides import Side
from maestre.play import Order, Orders, Refused, Spot, Table, change
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose
from tests.games.tercios.positions import Position, refused, roll
from tests.games.tercios.setting_up import (
    asked,
    at,
    by_chance,
    chances,
    elements,
    kinds,
    opened,
    place,
    prepared,
    say,
    shopping,
    spot,
)
from tests.matters import about

FIGURES = own_figures()
BASES = FIGURES.bases
SCALES = FIGURES.scales
TERRAIN = FIGURES.terrain

MIDDLE = Pose(36 * INCH, 24 * INCH, 0)


# -------------------------------------------------------------------------------------------------------------- points


@pytest.mark.rule("9.11")
def test_each_side_rolls_for_its_points_and_ties_are_thrown_again() -> None:
    position = opened(prepared(Phase.SCENERY))
    roll(position, 4, 4, 2, 5)
    assert position.state.setup.points == (2, 5)


@pytest.mark.rule("9.11", "9.12")
def test_who_has_more_points_buys_first_and_then_they_alternate_until_both_are_out() -> None:
    position = shopping(2, 3)
    assert asked(position) == ("red", "9.12")
    place(position, "cienaga:6 at 10 24")
    assert (asked(position), position.state.setup.points) == (("blue", "9.12"), (2, 1))
    place(position, "rocas:6 at 30 24")
    assert position.state.setup.spent == (2, 2)
    place(position, "bosque:6 at 50 24")
    assert position.state.phase is not Phase.SCENERY


@pytest.mark.rule("9.12")
def test_who_stops_forfeits_the_rest_and_the_other_goes_on() -> None:
    position = shopping(6, 2)
    say(position, Order("stop"))
    assert asked(position) == ("red", "9.12")
    place(position, "bosque:6 at 10 24")
    assert asked(position) == ("red", "9.12")
    say(position, Order("stop"))
    assert position.state.phase is not Phase.SCENERY


@pytest.mark.rule("9.01", "9.54", "8.04")
def test_the_battle_is_drawn_only_when_the_table_lies() -> None:
    position = shopping(2, 1, scenario="")
    assert position.state.scenario == ""
    by_chance(position, Phase.CROPS)
    assert position.request is not None
    assert position.request.rule in {"8.04", "9.24"}


@pytest.mark.rule("9.13", "9.14", "9.15")
@pytest.mark.parametrize(
    ("points", "element", "sold"),
    [
        (1, Element.ROAD, True),
        (1, Element.HILL, True),
        (1, Element.WOOD, True),
        (1, Element.CROP_FIELD, True),
        (1, Element.FENCE, True),
        (1, Element.SMALL_BUILDING, True),
        (1, Element.LARGE_WOOD, False),
        (2, Element.LARGE_WOOD, True),
        (2, Element.SWAMP, True),
        (2, Element.STEEP_HILL, True),
        (2, Element.LARGE_HILL, True),
        (2, Element.SMALL_LAKE, True),
        (2, Element.WALL, True),
        (2, Element.LARGE_BUILDING, True),
        (2, Element.ROCKS, True),
        (2, Element.RIVER, False),
        (3, Element.RIVER, True),
        (3, Element.LARGE_LAKE, True),
        (3, Element.URBAN_AREA, True),
        (3, Element.FORD, False),
    ],
)
def test_every_element_has_its_price(points: int, element: Element, sold: bool) -> None:
    position = shopping(points, 6 if points < 6 else 5)
    say(position, Order("stop"))
    question = position.asked("blue")
    assert question is not None
    assert any(piece.startswith(f"{element}:") for piece in about(question, Buying).pieces_sold) is sold


@pytest.mark.rule("9.12")
def test_a_piece_that_is_too_dear_is_refused() -> None:
    refused(shopping(2, 1), "blue", Order("place", "lago_grande:14"), "9.12", "not-for-sale")


# ------------------------------------------------------------------------------------------------------------- placing


@pytest.mark.rule("9.16")
def test_an_element_keeps_six_inches_from_any_other() -> None:
    position = shopping(3, 1, "edificio_pequeno:house at 24 24")
    say(position, Order("place", "edificio_grande:house"))
    refused(position, "blue", at("edificio_grande:house at 34.9 24"), "9.16", "too-near-to-scenery", inches=6)
    spot(position, "edificio_grande:house at 35 24")
    assert kinds(position) == ["edificio_pequeno", "edificio_grande"]


@pytest.mark.rule("9.16")
def test_an_element_may_touch_one_of_its_own_kind_but_not_lie_on_it() -> None:
    position = shopping(3, 1, "cultivo:12 at 24 24")
    say(position, Order("place", "cultivo:12"))
    refused(position, "blue", at("cultivo:12 at 35 24"), "9.16", "too-near-to-scenery")
    refused(position, "blue", at("cultivo:12 at 38 24"), "9.16", "too-near-to-scenery")
    spot(position, "cultivo:12 at 36 24")
    assert kinds(position) == ["cultivo", "cultivo"]


@pytest.mark.rule("9.16")
def test_touching_another_kind_is_not_enough() -> None:
    position = shopping(3, 1, "cultivo:12 at 24 24")
    say(position, Order("place", "cienaga:12"))
    refused(position, "blue", at("cienaga:12 at 36 24"), "9.16")


@pytest.mark.rule("9.09", "9.16")
def test_an_element_lies_wholly_on_the_table_which_is_72_by_48_inches() -> None:
    position = shopping(3, 1)
    edge = table(position.state)
    assert [max(axis) // INCH for axis in zip(*edge.points, strict=True)] == [72, 48]
    assert SCALES[Scale.MM28].table == (96 * INCH, 60 * INCH)
    say(position, Order("place", "cultivo:12"))
    refused(position, "blue", at("cultivo:12 at 67 24"), "9.16", "scenery-off-the-table")
    spot(position, "cultivo:12 at 66 24")


@pytest.mark.rule("9.16", "9.18")
def test_a_road_may_cross_other_elements() -> None:
    position = shopping(3, 1, "bosque:12 at 36 24")
    place(position, "camino:3-straight at 36 24")
    assert kinds(position) == ["bosque", "camino"]


@pytest.mark.rule("9.18")
def test_a_road_runs_from_edge_to_edge_or_ends_against_an_element() -> None:
    position = shopping(3, 1, "bosque:12 at 36 24")
    say(position, Order("place", "camino:1-lane"))
    refused(position, "blue", at("camino:1-lane at 10 24"), "9.18", "lane-ends-nowhere")
    spot(position, "camino:1-lane at 36 18.5 18000")
    (lane,) = elements(position, Element.ROAD)
    assert {point.y for point in lane.ring} == {0, round(18.5 * INCH)}
    (road,) = laid(FIGURES, Scale.MM15, forms(FIGURES, Scale.MM15)["camino:1-left"], MIDDLE) or ()
    edges = [point for point in road.ring if point.y in {0, 48 * INCH} or point.x in {0, 72 * INCH}]
    assert len(edges) == 4


@pytest.mark.rule("9.18", "9.19")
def test_roads_are_easy_and_of_the_widths_that_the_book_gives() -> None:
    widths = {form.width // INCH for form in forms(FIGURES, Scale.MM15).values() if form.element is Element.ROAD}
    assert (min(widths), max(widths)) == (1, 6)
    widths = {form.width // INCH for form in forms(FIGURES, Scale.MM28).values() if form.element is Element.ROAD}
    assert (min(widths), max(widths)) == (2, 9)
    assert TERRAIN.elements[Element.ROAD].qualities == (Ground.EASY,)


def across(ring: tuple[Point, ...]) -> int:
    """The greatest distance between two points of a ring, in units."""
    return max(isqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)) for a in ring for b in ring)


def widest(ring: tuple[Point, ...]) -> int:
    """The longer side of the box around a ring."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    return max(max(xs) - min(xs), max(ys) - min(ys))


@pytest.mark.rule("9.17", "9.20", "9.21", "9.22", "9.23", "9.26", "9.35", "9.42", "9.43", "9.44")
@pytest.mark.parametrize(
    ("element", "least", "most"),
    [
        (Element.HILL, 6, 12),
        (Element.STEEP_HILL, 1, 12),
        (Element.WOOD, 6, 12),
        (Element.CROP_FIELD, 1, 12),
        (Element.SMALL_LAKE, 1, 12),
        (Element.LARGE_LAKE, 12, 18),
        (Element.ROCKS, 1, 12),
        (Element.SWAMP, 1, 12),
        (Element.URBAN_AREA, 1, 12),
        (Element.LARGE_HILL, 12, 18),
        (Element.LARGE_WOOD, 12, 18),
    ],
)
def test_no_form_of_an_element_exceeds_its_limits(element: Element, least: int, most: int) -> None:
    sizes = [widest(form.ring) for form in forms(FIGURES, Scale.MM15).values() if form.element is element]
    assert max(sizes) <= most * INCH
    assert min(sizes) > (least - 1) * INCH
    if element in {Element.LARGE_HILL, Element.LARGE_WOOD, Element.LARGE_LAKE}:
        assert (
            min(across(form.ring) for form in forms(FIGURES, Scale.MM15).values() if form.element is element)
            > 12 * INCH
        )
    far = [widest(form.ring) for form in forms(FIGURES, Scale.MM28).values() if form.element is element]
    assert max(far) > max(sizes)


FORMS = {
    Scale.MM15: """camino 1-straight 1-left 1-right 1-lane 3-straight 3-left 3-right 3-lane
        6-straight 6-left 6-right 6-lane;
        colina 6 8 10 12; colina_grande 14 16 18; colina_escarpada 6 8 10 12; bosque 6 8 10 12; bosque_grande 14 16 18;
        cultivo 6 8 10 12; valla 6 12 18 24 corner; muro 6 12 18 24 corner; puente over; vado over;
        edificio_pequeno house; edificio_grande house; rocas 6 8 10 12; lago_pequeno 6 8 10 12; lago_grande 14 16 18;
        rio straight left right; cienaga 6 8 10 12; zona_urbana 2 3 4 large""",
    Scale.MM28: """camino 2-straight 2-left 2-right 2-lane 5-straight 5-left 5-right 5-lane
        9-straight 9-left 9-right 9-lane; colina 9 12 15 18; colina_grande 21 24 27; colina_escarpada 9 12 15 18;
        bosque 9 12 15 18; bosque_grande 21 24 27; cultivo 9 12 15 18;
        valla 9 18 27 36 corner; muro 9 18 27 36 corner; puente over; vado over;
        edificio_pequeno house; edificio_grande house; rocas 9 12 15 18; lago_pequeno 9 12 15 18; lago_grande 20 22 24;
        rio straight left right; cienaga 9 12 15 18; zona_urbana 2 3 4 large""",
}


@pytest.mark.rule("9.17", "9.18", "9.20", "9.22", "9.23", "9.25", "9.26", "9.30", "9.37", "9.40", "9.43", "9.44")
@pytest.mark.parametrize("scale", list(Scale))
def test_elements_are_sold_in_a_few_sizes_within_the_limits_of_the_book(scale: Scale) -> None:
    rows = [row.split() for row in FORMS[scale].split(";")]
    assert list(forms(FIGURES, scale)) == [f"{name}:{size}" for name, *sizes in rows for size in sizes]


@pytest.mark.rule("9.23", "9.25", "9.27", "9.30", "9.36", "9.40", "9.43")
@pytest.mark.parametrize(
    ("piece", "width", "depth"),
    [
        ("cultivo:12", 12, 8),
        ("muro:corner", 12, 12),
        ("edificio_pequeno:house", 4, 4),
        ("edificio_grande:house", 6, 6),
        ("zona_urbana:2", 12, 12),
        ("puente:over", 6, 3),
        ("vado:over", 6, 3),
    ],
)
def test_a_form_has_the_length_and_depth_that_it_is_sold_with(piece: str, width: float, depth: float) -> None:
    ring = forms(FIGURES, Scale.MM15)[piece].ring
    xs, ys = zip(*ring, strict=True)
    assert (max(xs) - min(xs), max(ys) - min(ys)) == (width * INCH, depth * INCH)


@pytest.mark.rule("9.43")
@pytest.mark.parametrize(("form", "houses"), [("2", 2), ("3", 3), ("4", 4), ("large", 2)])
def test_the_buildings_of_an_urban_area_stand_in_its_corners(form: str, houses: int) -> None:
    town = forms(FIGURES, Scale.MM15)[f"zona_urbana:{form}"]
    assert len(town.parts) == houses
    corners = {
        (min(xs) <= -6 * INCH, min(ys) <= -6 * INCH) for xs, ys in (zip(*one.ring, strict=True) for one in town.parts)
    }
    assert len(corners) == houses, "each in a corner of its own"
    for xs, ys in (zip(*one.ring, strict=True) for one in town.parts):
        assert 6 * INCH in (max(xs), -min(xs))
        assert 6 * INCH in (max(ys), -min(ys))


@pytest.mark.rule("9.25", "9.27")
@pytest.mark.parametrize("element", [Element.WALL, Element.FENCE])
def test_walls_and_fences_come_to_24_inches_at_most(element: Element) -> None:
    for name, form in forms(FIGURES, Scale.MM15).items():
        if form.element is element:
            area = tabletop.ground(form.ring).area() // 2
            assert area <= 24 * INCH * INCH // 4, name
    assert across(forms(FIGURES, Scale.MM15)[f"{element}:24"].ring) >= 24 * INCH


@pytest.mark.rule("9.20", "9.21", "9.22", "9.25", "9.26", "9.27", "9.32", "9.35", "9.42", "9.43", "9.45")
@pytest.mark.parametrize(
    ("element", "qualities"),
    [
        (Element.HILL, {Ground.HEIGHT, Ground.HIDDEN}),
        (Element.LARGE_HILL, {Ground.HEIGHT, Ground.HIDDEN}),
        (Element.STEEP_HILL, {Ground.HEIGHT, Ground.DIFFICULT, Ground.HIDDEN}),
        (Element.WOOD, {Ground.VERY_DIFFICULT, Ground.COVERED, Ground.HIDDEN}),
        (Element.LARGE_WOOD, {Ground.VERY_DIFFICULT, Ground.COVERED, Ground.HIDDEN}),
        (Element.WALL, {Ground.COVERED, Ground.PROTECTED, Ground.DIFFICULT}),
        (Element.FENCE, {Ground.COVERED, Ground.DIFFICULT}),
        (Element.SMALL_LAKE, {Ground.IMPASSABLE}),
        (Element.LARGE_LAKE, {Ground.IMPASSABLE}),
        (Element.ROCKS, {Ground.HIDDEN, Ground.IMPASSABLE}),
        (Element.SMALL_BUILDING, {Ground.HIDDEN, Ground.IMPASSABLE}),
        (Element.LARGE_BUILDING, {Ground.HIDDEN, Ground.IMPASSABLE}),
        (Element.SWAMP, {Ground.VERY_DIFFICULT}),
        (Element.URBAN_AREA, {Ground.DIFFICULT}),
    ],
)
def test_an_element_on_the_table_has_the_qualities_of_its_kind(element: Element, qualities: set[Ground]) -> None:
    piece = next(name for name in forms(FIGURES, Scale.MM15) if name.startswith(f"{element}:"))
    position = shopping(1, 2, f"{piece} at 36 24")
    assert set(position.state.scenery[SceneryId("S1")].qualities) == qualities


@pytest.mark.rule("9.43")
@pytest.mark.parametrize(("form", "small", "large"), [("2", 2, 0), ("3", 3, 0), ("4", 4, 0), ("large", 1, 1)])
def test_an_urban_area_is_a_cluster_of_buildings_with_streets_between(form: str, small: int, large: int) -> None:
    position = shopping(3, 1)
    place(position, f"zona_urbana:{form} at 36 24 1000")
    (area,) = elements(position, Element.URBAN_AREA)
    houses = [one for one in position.state.scenery.values() if one.id != area.id]
    assert len(elements(position, Element.SMALL_BUILDING)) == small
    assert len(elements(position, Element.LARGE_BUILDING)) == large
    for index, house in enumerate(houses):
        assert all(tabletop.point_distance(point, scene(area)).within(3) for point in house.ring)
        assert not any(tabletop.overlap(scene(house), scene(other)) for other in houses[:index])


# ------------------------------------------------------------------------------------------------- rivers and crossings


def river(*more: str) -> Position:
    """A straight river from the near to the far edge, just placed by blue."""
    position = shopping(6, 1, *more)
    return place(position, "rio:straight at 36 24")


@pytest.mark.rule("9.36")
def test_a_river_is_the_first_thing_that_a_side_buys_or_never() -> None:
    position = shopping(6, 1)
    place(position, "bosque:6 at 10 24")
    say(position, Order("stop"))
    refused(position, "blue", Order("place", "rio:straight"), "9.12", "not-for-sale")


@pytest.mark.rule("9.18", "9.38")
def test_what_runs_to_the_edges_or_lies_over_a_river_shows_its_outline_before_it_is_laid() -> None:
    position = shopping(6, 1)
    say(position, Order("place", "rio:straight"))
    for piece, element in (("rio:straight", Element.RIVER), ("puente:over", Element.BRIDGE)):
        (seat,) = position.waiting()
        (shown,) = position.snap(seat, at(f"{piece} at 36 24")).marks
        spot(position, f"{piece} at 36 24")
        assert [shown] == [tabletop.Area("base", one.ring) for one in elements(position, element)]


@pytest.mark.rule("9.37")
def test_a_river_leaves_by_another_edge_than_it_entered() -> None:
    position = shopping(6, 1)
    say(position, Order("place", "rio:left"))
    refused(position, "blue", at("rio:left at 36 8 11250"), "9.37", "river-by-one-edge")
    spot(position, "rio:left at 36 24")
    (water,) = elements(position, Element.RIVER)
    assert {0, 48 * INCH} <= {point.y for point in water.ring}


@pytest.mark.rule("9.38")
def test_the_opponent_places_a_free_bridge_or_ford_over_a_new_river() -> None:
    position = river()
    assert asked(position) == ("red", "9.38")
    refused(position, "red", at("puente:over at 20 24"), "9.28", "no-river-there")
    refused(position, "red", at("puente:over at 36 14"), "9.38", "crossing-near-the-edge", inches=12)
    spot(position, "vado:over at 36 24")
    assert sorted(kinds(position)) == ["rio", "rio", "vado"]
    assert position.state.setup.points == (3, 1)


@pytest.mark.rule("9.38")
@pytest.mark.parametrize(("y", "allowed"), [(15, False), (15.1, True), (33, False), (32.9, True)])
def test_the_free_crossing_lies_more_than_12_inches_from_the_edges(y: float, allowed: bool) -> None:
    position = river()
    if allowed:
        spot(position, f"puente:over at 36 {y}")
        assert "puente" in kinds(position)
    else:
        refused(position, "red", at(f"puente:over at 36 {y}"), "9.38")


@pytest.mark.rule("9.38")
def test_a_river_that_leaves_no_room_for_its_crossing_is_refused() -> None:
    position = shopping(6, 1)
    say(position, Order("place", "rio:straight"))
    refused(position, "blue", at("rio:straight at 6 24"), "9.38", "river-without-crossing")


@pytest.mark.rule("9.28", "9.40")
def test_a_crossing_takes_the_place_of_six_inches_of_river() -> None:
    position = river()
    spot(position, "puente:over at 36 24")
    (bridge,) = elements(position, Element.BRIDGE)
    ys = [point.y for point in bridge.ring]
    assert (min(ys), max(ys)) == (21 * INCH, 27 * INCH)
    assert bridge.qualities == ()
    assert not any(tabletop.overlap(scene(bridge), scene(one)) for one in elements(position, Element.RIVER))
    assert max(width for width, _ in BASES[Scale.MM15].values()) < max(ys) - min(ys), "every base can cross"


@pytest.mark.rule("9.28", "9.40")
@pytest.mark.parametrize(("y", "allowed"), [(24, True), (10, False)])
def test_a_river_in_flood_is_crossed_where_its_crossing_is_and_nowhere_else(y: int, allowed: bool) -> None:
    position = river()
    spot(position, "vado:over at 36 24")
    state = replace(position.state, phase=Phase.RIVERS)
    position = opened(state)
    roll(position, 6)
    roll(position, 6)
    state = position.state
    change(state.units, UnitId("B1-1"), pose=Pose(31 * INCH, y * INCH, 9000))
    to = Point(36 * INCH + INCH // 2, y * INCH)
    if allowed:
        assert check_move(state, UnitId("B1-1"), OrderKind.RUN, to).x < to.x
    else:
        with pytest.raises(Refused):
            check_move(state, UnitId("B1-1"), OrderKind.RUN, to)


@pytest.mark.rule("9.28")
def test_a_bridge_is_for_sale_only_where_there_is_a_river() -> None:
    position = shopping(6, 1)
    refused(position, "blue", Order("place", "puente:over"), "9.12", "not-for-sale")
    place(position, "rio:straight at 36 24")
    spot(position, "vado:over at 36 24")
    say(position, Order("stop"))
    say(position, Order("place", "puente:over"))
    spot(position, "puente:over at 36 8")
    assert sorted(kinds(position)) == ["puente", "rio", "rio", "rio", "vado"]


@pytest.mark.rule("9.29")
def test_a_road_over_a_bridge_makes_it_easy() -> None:
    position = river()
    spot(position, "puente:over at 36 24")
    say(position, Order("stop"))
    place(position, "camino:3-straight at 36 24 9000")
    (bridge,), (road,) = elements(position, Element.BRIDGE), elements(position, Element.ROAD)
    assert tabletop.holds(scene(bridge), Point(36 * INCH, 24 * INCH))
    assert tabletop.holds(scene(road), Point(36 * INCH, 24 * INCH))
    assert (*bridge.qualities, *road.qualities) == (Ground.EASY,)


@pytest.mark.rule("9.39", "9.41")
@pytest.mark.parametrize(
    ("dice", "flow", "ford"),
    [
        ((1,), (), ()),
        ((2,), (), ()),
        ((3,), (Ground.DIFFICULT,), ()),
        ((4,), (Ground.DIFFICULT,), ()),
        ((5, 5), (Ground.VERY_DIFFICULT,), (Ground.DIFFICULT,)),
        ((6, 6), (Ground.IMPASSABLE,), (Ground.DIFFICULT,)),
    ],
)
def test_dice_say_how_a_river_flows_and_what_its_ford_is(
    dice: tuple[int, ...], flow: tuple[Ground, ...], ford: tuple[Ground, ...]
) -> None:
    position = river()
    spot(position, "vado:over at 36 24")
    position = opened(replace(position.state, phase=Phase.RIVERS))
    for face in dice:
        roll(position, face)
    assert [one.qualities for one in elements(position, Element.RIVER)] == [flow, flow]
    assert [one.qualities for one in elements(position, Element.FORD)] == [ford]


@pytest.mark.rule("9.24")
@pytest.mark.parametrize(
    ("face", "qualities"),
    [
        (1, {Ground.DIFFICULT}),
        (2, {Ground.DIFFICULT}),
        (3, {Ground.COVERED, Ground.DIFFICULT}),
        (5, {Ground.COVERED, Ground.DIFFICULT}),
        (6, {Ground.COVERED, Ground.HIDDEN, Ground.VERY_DIFFICULT}),
    ],
)
def test_one_die_decides_what_all_crop_fields_are(face: int, qualities: set[Ground]) -> None:
    position = shopping(2, 1, "cultivo:8 at 20 24", "cultivo:8 at 50 24")
    assert all(one.qualities == () for one in position.state.scenery.values())
    position = opened(replace(position.state, phase=Phase.CROPS))
    roll(position, face)
    assert [set(one.qualities) for one in elements(position, Element.CROP_FIELD)] == [qualities, qualities]


@pytest.mark.rule("9.24")
@pytest.mark.parametrize(
    ("crops", "qualities"),
    [
        ("low", {Ground.DIFFICULT}),
        ("standing", {Ground.COVERED, Ground.DIFFICULT}),
        ("tall", {Ground.COVERED, Ground.HIDDEN, Ground.VERY_DIFFICULT}),
    ],
)
def test_crops_that_players_agree_on_need_no_die(crops: str, qualities: set[Ground]) -> None:
    agreed = Table.new(game, "fields_of_glory", options={"crops": crops}, seed=bytes(32)).state.agreed
    position = shopping(2, 1, "cultivo:8 at 20 24", "cultivo:8 at 50 24")
    position = opened(replace(position.state, phase=Phase.CROPS, agreed=agreed))
    assert [set(one.qualities) for one in elements(position, Element.CROP_FIELD)] == [qualities, qualities]
    assert position.request is not None
    assert position.request.rule == "8.04", "no die is due"


@pytest.mark.rule("9.10", "9.12", "9.16")
@pytest.mark.parametrize("seed", range(4))
def test_chance_proposes_only_what_is_allowed(seed: int) -> None:
    position = shopping(6, 5)
    while position.state.phase is Phase.SCENERY:
        say(position, next(iter(chances(position, seed=seed))))
    assert position.state.scenery


# --------------------------------------------------------------------------------------------------------- Cartographer


def mapped(level: int, *pieces: str) -> Position:
    """Both have placed all; blue's Commander is a Cartographer of a level."""
    position = shopping(2, 1, *pieces)
    state = replace(position.state, phase=Phase.CARTOGRAPHY)
    change(state.leaders, LeaderId("B0"), level=level, qualities=(Quality.CARTOGRAPHER,))
    return opened(state)


@pytest.mark.rule("7.67", "7.68")
@pytest.mark.parametrize(
    ("level", "verbs"),
    [(2, {"shift", "stop"}), (3, {"shift", "place", "stop"}), (4, {"shift", "place", "remove", "stop"})],
)
def test_a_cartographer_has_one_benefit_by_his_level(level: int, verbs: set[str]) -> None:
    position = mapped(level, "bosque:8 at 36 24")
    assert asked(position) == ("blue", "7.68")
    question = position.asked("blue")
    assert question is not None
    assert isinstance(question.choice, Orders)
    assert set(question.choice.verbs) == verbs
    say(position, Order("stop"))
    assert position.state.phase is not Phase.CARTOGRAPHY


@pytest.mark.rule("7.68")
def test_a_cartographer_shifts_an_element_six_inches_at_most() -> None:
    position = mapped(2, "edificio_grande:house at 36 24", "bosque:8 at 50 24")
    say(position, Order("shift", "S1"))
    refused(position, "blue", at("S1 at 29.9 24"), "7.68", "shift-too-long", inches=6)
    spot(position, "S1 at 30 24")
    assert min(point.x for point in position.state.scenery[SceneryId("S1")].ring) == 27 * INCH


@pytest.mark.rule("7.68")
def test_a_cartographer_cannot_shift_onto_another_element_nor_shift_a_river() -> None:
    position = mapped(2, "rio:straight at 36 24", "bosque:12 at 24 24")
    refused(position, "blue", Order("shift", "S1"), "7.68", "not-to-be-shifted")
    say(position, Order("shift", "S2"))
    refused(position, "blue", at("S2 at 29.9 24"), "7.68", "shift-onto")
    assert list(chances(position))


@pytest.mark.rule("7.68", "9.19")
def test_an_element_that_a_road_crosses_may_be_left_where_it_is() -> None:
    position = mapped(2, "bosque:12 at 36 24", "camino:3-straight at 36 24")
    say(position, Order("shift", "S1"))
    refused(position, "blue", at("S1 at 36.5 24"), "7.68", "shift-onto")
    middle = scene(position.state.scenery[SceneryId("S1")])
    say(position, Spot("S1", middle.x, middle.y))
    assert position.state.phase is not Phase.CARTOGRAPHY


@pytest.mark.rule("7.68")
def test_a_cartographer_adds_an_element_for_nothing_at_the_usual_distances() -> None:
    position = mapped(3, "bosque:8 at 36 24")
    say(position, Order("place", "rocas:6"))
    refused(position, "blue", at("rocas:6 at 40 24"), "9.16")
    spot(position, "rocas:6 at 60 24")
    assert kinds(position) == ["bosque", "rocas"]
    assert position.state.setup.points == (2, 1)


@pytest.mark.rule("7.68")
@pytest.mark.parametrize(("piece", "may"), [("rio:straight", False), ("bosque:8", True)])
def test_a_cartographer_adds_any_element_but_a_river(piece: str, may: bool) -> None:
    position = mapped(3, "edificio_grande:house at 36 24")
    if may:
        say(position, Order("place", piece))
        assert asked(position)[0] == "blue"
    else:
        refused(position, "blue", Order("place", piece), "9.12", "not-for-sale")


@pytest.mark.rule("7.68", "9.28")
@pytest.mark.parametrize(
    ("first", "may"),
    [
        (("bosque:8 at 36 24",), False),
        (("rio:straight at 36 24",), True),
        (("bosque:8 at 10 24", "rio:straight at 36 24"), True),
    ],
)
def test_a_cartographer_adds_a_bridge_only_over_a_river(first: tuple[str, ...], may: bool) -> None:
    position = mapped(3, *first)
    if may:
        say(position, Order("place", "puente:over"))
        assert asked(position)[0] == "blue"
    else:
        refused(position, "blue", Order("place", "puente:over"), "9.12", "not-for-sale")


@pytest.mark.rule("7.68")
def test_a_cartographer_removes_only_what_lies_there() -> None:
    position = mapped(4, "bosque:8 at 10 24")
    refused(position, "blue", Order("remove", "S2"), "7.68", "no-such-element")
    say(position, Order("remove", "S1"))
    assert kinds(position) == []


@pytest.mark.rule("7.68")
def test_a_cartographer_removes_an_element_with_all_its_parts() -> None:
    position = mapped(4, "zona_urbana:4 at 36 24", "bosque:8 at 10 24")
    say(position, Order("remove", "S1"))
    assert kinds(position) == ["bosque"]


@pytest.mark.rule("7.67")
def test_the_winner_of_the_points_uses_his_cartographer_first() -> None:
    position = mapped(2, "bosque:8 at 36 24")
    state = position.state
    change(state.leaders, LeaderId("R0"), level=2, qualities=(Quality.CARTOGRAPHER,))
    position = opened(replace(state, setup=replace(state.setup, first=Side.RED)))
    assert asked(position) == ("red", "7.68")
    say(position, Order("stop"))
    assert asked(position) == ("blue", "7.68")


@pytest.mark.rule("9.16")
@pytest.mark.parametrize("seed", range(3))
def test_chance_always_finds_a_place_where_a_piece_has_room(seed: int) -> None:
    """A piece is on sale where chance of one seed finds room for it; any other comes to that place at last."""
    state = shopping(6, 1, "bosque:12 at 18 24", "lago_pequeno:6 at 54 24").state
    piece = "valla:24"
    assert has_room(state, piece)
    sure = next(Lay(piece, forms(FIGURES, Scale.MM15)[piece].ring).propose(state, Random(0)))
    assert sure in list(Lay(piece, forms(FIGURES, Scale.MM15)[piece].ring).propose(state, Random(seed + 7)))
