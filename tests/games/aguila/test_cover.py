"""What shields a target from small arms, canister, ball and shell."""

from __future__ import annotations

import pytest

from maestre.games.aguila.data import Cover, Structure, Terrain
from maestre.games.aguila.shooting.cover import covered
from maestre.games.aguila.table.state import Scenery, State
from tests.games.aguila.positions import area, cottage, placed
from tests.games.aguila.shots import aim, figures, shot

HOWITZER = "britain_howitzer_foot"


def wall(built: Structure, y: float = 24.4, x: float = 26, width: float = 8) -> Scenery:
    """Something built across the way, half an inch before the front of a target at 25 inches."""
    return area("wall", Terrain.WALLS_OR_FENCES, x, y, width, 0.4, built=built)


def muskets(*scenery: Scenery, shooter: str = "line_24", y: float = 20) -> State:
    return placed(f"B1-1 {shooter} 30,{y}", "R1-1 line_12 30,25 180", scenery=scenery)


@pytest.mark.rule("7.19")
@pytest.mark.parametrize("built", [Structure.HEDGE, Structure.BANK, Structure.WOODEN_FENCE, Structure.LIGHT_POSITION])
def test_hedges_fences_banks_and_light_positions_are_light_cover(built: Structure) -> None:
    assert figures(muskets(wall(built))) == "12 at 5+"


@pytest.mark.rule("7.19", "15.46")
@pytest.mark.parametrize(
    ("ground", "number"),
    [
        *((one, 5) for one in (Terrain.FIELDS, Terrain.VINEYARD, Terrain.ROCKS, Terrain.WADI, Terrain.WOOD)),
        *((one, 5) for one in (Terrain.RUINS, Terrain.PALM_GROVE, Terrain.VILLAGE)),
        *((one, 4) for one in (Terrain.MARSH, Terrain.DIFFICULT_GROUND, Terrain.EASY_HILL)),
    ],
)
def test_who_stands_in_fields_rocks_ruins_a_wadi_or_the_edge_of_a_wood_has_light_cover(
    ground: Terrain, number: int
) -> None:
    assert figures(muskets(area("g", ground, 24, 24.8, 12, 8))) == f"12 at {number}+"


@pytest.mark.rule("7.20")
@pytest.mark.parametrize("built", [Structure.STONE_WALL, Structure.SOLID_POSITION])
def test_stone_walls_and_solid_positions_are_solid_cover(built: Structure) -> None:
    assert figures(muskets(wall(built))) == "12 at 6+"


@pytest.mark.rule("7.20", "7.21")
@pytest.mark.parametrize(
    ("built", "wanted"),
    [
        (Structure.WOODEN_BUILDING, "12 at 6+"),
        (Structure.STONE_BUILDING, "12 at 6+"),
        (Structure.FORTIFIED_BUILDING, "6 at 7+"),
    ],
)
def test_houses_are_solid_cover_and_fortified_ones_more(built: Structure, wanted: str) -> None:
    house = cottage("H", 30, 27, garrison="R1-1", built=built)
    state = placed("B1-1 line_24 30,20", "R1-1 line_12 in=H", scenery=(house,))
    assert figures(state) == wanted


@pytest.mark.rule("7.21")
def test_a_fortified_position_is_worth_three() -> None:
    assert figures(muskets(wall(Structure.FORTIFIED_POSITION))) == "6 at 7+"


@pytest.mark.rule("7.20")
def test_only_the_best_cover_counts() -> None:
    assert figures(muskets(area("g", Terrain.FIELDS, 24, 24.8, 12, 8), wall(Structure.STONE_WALL))) == "12 at 6+"


@pytest.mark.rule("7.19")
@pytest.mark.parametrize(("width", "cover"), [(4.1, Cover.LIGHT), (3.6, Cover.NONE)])
def test_half_of_the_target_must_be_behind_it(width: float, cover: Cover) -> None:
    state = muskets(wall(Structure.HEDGE, x=26, width=width))
    assert covered(state, aim(state)) is cover


@pytest.mark.rule("7.19")
@pytest.mark.parametrize(("y", "cover"), [(20.0, Cover.NONE), (20.1, Cover.LIGHT)])
def test_what_touches_the_shooter_shields_nobody_from_him(y: float, cover: Cover) -> None:
    state = muskets(wall(Structure.HEDGE, y=y))
    assert covered(state, aim(state)) is cover


@pytest.mark.rule("11.12")
@pytest.mark.parametrize("built", [Structure.HEDGE, Structure.STONE_WALL, Structure.FORTIFIED_POSITION])
def test_ball_through_an_obstacle_hits_at_one_less_whatever_it_is(built: Structure) -> None:
    assert figures(muskets(wall(built), shooter="gun_medium_foot", y=10), kind="ball") == "1 at 5+"


@pytest.mark.rule("11.12")
@pytest.mark.parametrize(("y", "number"), [(10.0, 4), (10.1, 5)])
def test_an_obstacle_that_touches_the_gun_is_ignored(y: float, number: int) -> None:
    state = muskets(wall(Structure.HEDGE, y=y), shooter="gun_medium_foot", y=10)
    assert shot(state, kind="ball").number.whole == number


@pytest.mark.rule("11.12", "11.17")
def test_ball_at_a_target_in_an_area_has_light_cover_and_an_obstacle_besides() -> None:
    fields = area("g", Terrain.FIELDS, 24, 24.8, 12, 8)
    assert shot(muskets(fields, shooter="gun_medium_foot", y=10), kind="ball").number.whole == 5
    both = muskets(fields, wall(Structure.HEDGE), shooter="gun_medium_foot", y=10)
    assert shot(both, kind="ball").number.whole == 6


@pytest.mark.rule("11.17")
@pytest.mark.parametrize(
    ("ground", "number"), [(wall(Structure.STONE_WALL), 5), (area("g", Terrain.FIELDS, 24, 24.8, 12, 8), 6)]
)
def test_a_howitzer_heeds_areas_and_no_walls(ground: Scenery, number: int) -> None:
    assert shot(muskets(ground, shooter=HOWITZER, y=10), kind="ball").number.whole == number


@pytest.mark.rule("13.12", "11.17")
@pytest.mark.parametrize("ground", [wall(Structure.STONE_WALL), area("g", Terrain.FIELDS, 24, 24.8, 12, 8)])
def test_indirect_fire_heeds_no_cover(ground: Scenery) -> None:
    assert shot(muskets(ground, shooter=HOWITZER, y=10), kind="indirect").number.whole == 6


@pytest.mark.rule("11.26")
def test_canister_has_the_cover_of_small_arms_and_nothing_to_wound() -> None:
    state = muskets(wall(Structure.STONE_WALL), shooter="gun_medium_foot")
    found = shot(state, kind="canister")
    assert (found.dice.whole, found.number.whole, found.wound.whole) == (8, 6, 3)


@pytest.mark.rule("11.24")
@pytest.mark.parametrize(("built", "wound"), [(Structure.STONE_WALL, 4), (Structure.WOODEN_FENCE, 1)])
def test_ball_wounds_worse_behind_a_stone_wall_and_not_behind_a_fence(built: Structure, wound: int) -> None:
    found = shot(muskets(wall(built), shooter="gun_medium_foot", y=10), kind="ball")
    assert (found.share, found.wound.whole) == ((1, 1), wound)


@pytest.mark.rule("11.21", "11.22", "11.23", "11.25")
@pytest.mark.parametrize(
    ("built", "gun", "wound"),
    [
        (Structure.WOODEN_BUILDING, "gun_medium_foot", 3),
        (Structure.STONE_BUILDING, "gun_medium_foot", 4),
        (Structure.FORTIFIED_BUILDING, "gun_medium_foot", 5),
        (Structure.FORTIFIED_BUILDING, "gun_heavy_foot", 4),
    ],
)
def test_walls_of_a_house_halve_impacts_and_hinder_wounds(built: Structure, gun: str, wound: int) -> None:
    house = cottage("H", 30, 27, garrison="R1-1", built=built)
    state = placed(f"B1-1 {gun} 30,10", "R1-1 line_12 in=H", scenery=(house,))
    found = shot(state, kind="ball")
    assert (found.number.whole, found.share, found.wound.whole) == (4, (1, 2), wound)


@pytest.mark.rule("11.23")
def test_a_fortified_position_halves_impacts_too() -> None:
    found = shot(muskets(wall(Structure.FORTIFIED_POSITION), shooter="gun_medium_foot", y=10), kind="ball")
    assert (found.share, found.wound.whole) == ((1, 2), 5)


@pytest.mark.rule("11.14")
@pytest.mark.parametrize(("kind", "wound"), [("ball", 1), ("indirect", 3)])
def test_a_howitzer_ignores_the_walls_of_a_house(kind: str, wound: int) -> None:
    house = cottage("H", 30, 27, garrison="R1-1")
    state = placed(f"B1-1 {HOWITZER} 30,10", "R1-1 line_12 in=H", scenery=(house,))
    found = shot(state, kind=kind)
    assert (found.share, found.wound.whole) == ((1, 1), wound)
