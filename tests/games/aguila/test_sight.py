"""Who sees whom: arcs, lines, high ground, woods, fog and doubt."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from maestre.games.aguila.data import Terrain, Weather
from maestre.games.aguila.table.places import sided_at
from maestre.games.aguila.table.sight import footing, visible
from maestre.games.aguila.table.state import Phase, State, UnitId
from maestre.play import Throw
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose
from tests.games.aguila.positions import area, cottage, field, keys, placed, roll, unit
from tests.games.aguila.shots import mm, targets

BLUE, RED = UnitId("B1-1"), UnitId("R1-1")


def sees(state: State, viewer: str = "B1-1", target: str = "R1-1", *, charge: bool = False) -> bool:
    return visible(state, viewer, target, charge=charge) is not None


@pytest.mark.rule("1.12")
@pytest.mark.parametrize(
    ("x", "y", "side"),
    [
        (100, 90, "FRONT"),
        (100, 80, "FRONT"),
        (100, 60, "RIGHT"),
        (-100, 60, "LEFT"),
        (100, -80, "RIGHT"),
        (99, -80, "REAR"),
    ],
)
def test_four_arcs_tile_the_plane_and_a_line_between_them_is_the_better_side(x: int, y: int, side: str) -> None:
    state = placed("B1-1 line_24 20,20")
    state.units[BLUE] = replace(state.units[BLUE], pose=Pose(50_000, 50_000, 0))
    point = Point(50_000 + 100 * x, 50_000 + 100 * y)
    assert sided_at(state, BLUE, point) is tabletop.Side[side]


@pytest.mark.rule("1.13")
@pytest.mark.parametrize(("x", "seen"), [(130, False), (119, True), (-119, True), (-121, False)])
def test_foot_in_close_order_sees_as_wide_as_its_front(x: int, seen: bool) -> None:
    assert sees(placed(f"B1-1 line_24 {mm(0, 0)}", f"R1-1 line_24 {mm(x, 200)} 180")) is seen


@pytest.mark.rule("1.14", "11.02")
@pytest.mark.parametrize(
    "viewer",
    [
        ("B1-1 hussars_10 {at}",),
        ("B1-1 light_24 {at} open",),
        ("B1-1 gun_medium_foot {at}",),
        ("B1-1 line_24 {at}", "B1 general in=B1-1"),
    ],
)
def test_horse_open_order_guns_and_units_with_an_officer_see_45_degrees_wider(viewer: tuple[str, ...]) -> None:
    lines = [line.format(at=mm(0, 0)) for line in viewer]
    assert sees(placed(*lines, f"R1-1 line_24 {mm(130, 200)} 180"))
    assert not sees(placed(*lines, f"R1-1 line_24 {mm(450, 200)} 180"))


@pytest.mark.rule("1.15")
@pytest.mark.parametrize(("x", "seen"), [(140, True), (0, False)])
@pytest.mark.parametrize("other", ["B1-2", "R1-2"])
def test_any_point_of_the_target_is_enough_and_friends_and_enemies_hide_it(x: int, seen: bool, other: str) -> None:
    lines = f"B1-1 hussars_10 {mm(0, 0)}", f"{other} line_12 {mm(0, 100)} 180", f"R1-1 line_12 {mm(x, 300)} 180"
    assert sees(placed(*lines)) is seen


@pytest.mark.rule("1.15")
def test_an_officer_hides_what_is_behind_him_and_an_attached_one_nothing() -> None:
    lines = f"B1-1 line_24 {mm(0, 0)}", f"R1-1 gun_medium_foot {mm(0, 100)} 180"
    assert not sees(placed(*lines, f"R1 general {mm(0, 55)}"))
    assert sees(placed(*lines, "R1 general in=R1-1"))


@pytest.mark.rule("1.16")
@pytest.mark.parametrize(
    ("ground", "seen"),
    [(Terrain.WOOD, False), (Terrain.EASY_HILL, False), (Terrain.BUILDING, False), (Terrain.FIELDS, True)],
)
def test_woods_hills_and_buildings_block_and_fields_do_not(ground: Terrain, seen: bool) -> None:
    state = placed("B1-1 line_24 30,20", "R1-1 line_12 30,29 180", scenery=(area("g", ground, 22, 23, 16, 3),))
    assert sees(state) is seen


@pytest.mark.rule("1.16")
@pytest.mark.parametrize("y", [20, 30])
def test_a_hill_does_not_block_who_stands_on_it(y: int) -> None:
    hill = area("g", Terrain.EASY_HILL, 22, 14 if y == 20 else 25, 16, 9)
    assert sees(placed("B1-1 line_24 30,20", "R1-1 line_12 30,30 180", scenery=(hill,)))


@pytest.mark.rule("1.17")
@pytest.mark.parametrize("where", ["viewer", "target", "nobody"])
def test_from_high_ground_and_towards_it_units_hide_nothing(where: str) -> None:
    y = {"viewer": 14, "target": 34, "nobody": 60}[where]
    hill = area("hill", Terrain.EASY_HILL, 20, min(y, 38), 20 if where != "nobody" else 1, 6.5)
    lines = "B1-1 gun_medium_foot 30,20", "B1-2 line_24 30,23", "R1-1 gun_medium_foot 30,35 180"
    assert sees(placed(*lines, scenery=(hill,))) is (where != "nobody")


DOUBT = (f"B1-1 hussars_10 {mm(0, 0)}", f"B1-2 line_12 {mm(0, 50)} 180", f"R1-1 line_12 {mm(120.5, 150)} 180")


@pytest.mark.rule("1.18")
@pytest.mark.parametrize(("face", "shoots"), [(4, True), (3, False)])
def test_less_than_a_millimetre_is_seen_on_a_four(face: int, shoots: bool) -> None:
    table = field(*DOUBT, phase=Phase.SHOOTING)
    table.say("blue", {"B1-1": "R1-1"})
    assert isinstance(table.request, Throw)
    assert table.request.rule == "1.18"
    roll(table, face)
    assert ("target-made-out" in keys(table)) is shoots
    assert unit(table, "B1-1").deeds.fired is shoots


@pytest.mark.rule("1.18")
def test_more_than_a_millimetre_needs_no_die() -> None:
    seen = visible(placed(*DOUBT[:2], f"R1-1 line_12 {mm(121.5, 150)} 180"), "B1-1", "R1-1")
    assert seen is not None
    assert not seen.sliver(100)


@pytest.mark.rule("4.06")
@pytest.mark.parametrize(("depth", "seen"), [(1.5, True), (2.0, True), (2.5, False)])
def test_nobody_shoots_at_who_is_more_than_two_inches_inside_a_wood(depth: float, seen: bool) -> None:
    wood = area("wood", Terrain.WOOD, 15, 26, 30, 14)
    state = placed("B1-1 line_24 30,20", f"R1-1 line_12 30,{26 + depth} 180", scenery=(wood,))
    assert sees(state) is seen
    assert (targets(state) == ["R1-1"]) is seen
    assert sees(state, "R1-1", "B1-1") is seen
    assert sees(state, charge=True)


@pytest.mark.rule("15.03")
@pytest.mark.parametrize(("distance", "seen"), [(8, True), (8.1, False)])
@pytest.mark.parametrize("weather", [Weather.FOG, Weather.BLIZZARD, Weather.SANDSTORM])
def test_in_fog_nobody_sees_farther_than_eight_inches(distance: float, seen: bool, weather: Weather) -> None:
    state = placed("B1-1 line_24 30,20", f"R1-1 line_12 30,{20 + distance} 180", weather=weather)
    assert sees(state) is seen
    assert sees(state, charge=True) is seen
    assert bool(targets(state)) is seen


@pytest.mark.rule("4.10", "5.34")
@pytest.mark.parametrize(("distance", "reached"), [(12, True), (12.1, False)])
def test_a_garrison_measures_from_the_side_of_its_building(distance: float, reached: bool) -> None:
    house = cottage("H", 30, 20, garrison="B1-1")
    assert footing(house)[0].facing == 0
    state = placed("B1-1 line_24 in=H", f"R1-1 line_12 30,{22 + distance} 180", scenery=(house,))
    assert bool(targets(state)) is reached


@pytest.mark.rule("5.34")
def test_whoever_a_square_sees_in_range_lies_in_one_of_its_arcs() -> None:
    for x, y in ((30, 30), (40, 21), (30, 9), (20, 20), (38, 27), (22, 12)):
        assert "R1-1" in targets(placed("B1-1 line_24 30,20 square", f"R1-1 line_12 {x},{y} 180"))
