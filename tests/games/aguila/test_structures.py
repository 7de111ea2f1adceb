"""Houses and works under fire, and who is inside when they fall."""

from __future__ import annotations

import pytest

from maestre.games.aguila.data import Structure, Terrain, Weather
from maestre.games.aguila.shooting.aiming import aims
from maestre.games.aguila.shooting.shots import fire
from maestre.games.aguila.shooting.structures import batter
from maestre.games.aguila.table.rolls import Collapse
from maestre.games.aguila.table.state import Phase, Scenery, SceneryId, State, UnitId
from maestre.play import Ask, Pick, Throw
from tests.games.aguila.positions import Position, area, cottage, field, happens, keys, placed, roll, unit
from tests.games.aguila.shots import aim, shot

GUN, HOUSE = UnitId("B1-1"), SceneryId("H")
HOWITZER = "britain_howitzer_foot"


def house(built: Structure = Structure.STONE_BUILDING, points: int = 15) -> Scenery:
    return area("H", Terrain.BUILDING, 28, 25, 4, 4, built=built, points=points)


def siege(gun: str = "gun_medium_foot", built: Structure = Structure.STONE_BUILDING, points: int = 15) -> State:
    """A gun before a house that a battalion holds."""
    lines = f"B1-1 {gun} 30,10", "R1-1 line_24 in=H", "R1-2 line_24 50,40 180", "R1 general 2,44"
    return placed(*lines, scenery=(house(built, points),), phase=Phase.SHOOTING)


def battered(state: State, impacts: int) -> Position:
    return happens(state, lambda state: batter(state, HOUSE, impacts))


@pytest.mark.rule("11.27")
@pytest.mark.parametrize(("face", "hits"), [(1, False), (2, True)])
def test_guns_hit_a_house_on_two(face: int, hits: bool) -> None:
    table = happens(siege(), lambda state: fire(state, aim(state, target="H")))
    roll(table, face, *([4] if hits else []))
    assert table.state.scenery[HOUSE].points == (11 if hits else 15)


@pytest.mark.rule("11.27")
def test_a_house_is_declared_by_its_own_word() -> None:
    lines = "B1-1 gun_medium_foot 30,10", "R1-1 line_24 in=H", "R1 general 2,44"
    table = field(*lines, scenery=(house(),), phase=Phase.SHOOTING)
    table.say("blue", {"B1-1": "building:H"})
    roll(table, 6, 3)
    assert table.state.scenery[HOUSE].points == 12
    assert "house-shot" in keys(table)


@pytest.mark.rule("11.27")
def test_only_ball_and_shell_are_for_houses_and_none_for_those_of_friends() -> None:
    near = placed("B1-1 gun_medium_foot 30,20", "R1-1 line_24 in=H", scenery=(house(),))
    assert [one.kind for one in aims(near, GUN) if one.target == "H"] == ["house"]
    foot = placed("B1-1 line_24 30,20", "R1-1 line_24 in=H", scenery=(house(),))
    assert [one.target for one in aims(foot, GUN)] == ["R1-1"]
    own = placed("B1-1 gun_medium_foot 30,20", "B1-2 line_24 in=H", scenery=(house(),))
    assert not aims(own, GUN)


@pytest.mark.rule("11.16", "11.27")
def test_a_howitzer_needs_no_spotter_for_a_house_it_does_not_see() -> None:
    wood = area("w", Terrain.WOOD, 20, 20, 20, 3)
    for gun, kinds in (("gun_medium_foot", []), (HOWITZER, ["house-indirect"])):
        state = placed(f"B1-1 {gun} 30,10", "R1-1 line_24 in=H", scenery=(house(), wood))
        assert [one.kind for one in aims(state, GUN) if one.target == "H"] == kinds


@pytest.mark.rule("11.27", "11.37")
def test_a_gun_just_off_its_horses_hits_a_house_at_one_less() -> None:
    lines = "B1-1 gun_medium_foot 30,10 order=advance unlimbered", "R1-1 line_24 in=H"
    assert shot(placed(*lines, scenery=(house(),)), target="H").number.whole == 3


@pytest.mark.rule("11.28")
def test_every_impact_takes_a_point_and_nothing_is_thrown_to_wound() -> None:
    state = siege(built=Structure.WOODEN_BUILDING, points=5)
    table = happens(state, lambda state: fire(state, aim(state, target="H")))
    roll(table, 6, 4)
    assert table.state.scenery[HOUSE].points == 1
    assert isinstance(table.request, Ask)


@pytest.mark.rule("11.28", "15.09")
@pytest.mark.parametrize(("impacts", "left"), [(1, 14), (2, 14), (5, 12)])
def test_torrential_rain_spares_houses_too(impacts: int, left: int) -> None:
    lines = "B1-1 gun_medium_foot 30,15", "R1-1 line_24 in=H"
    state = placed(*lines, scenery=(house(),), phase=Phase.SHOOTING, weather=Weather.TORRENTIAL)
    table = happens(state, lambda state: fire(state, aim(state, target="H")))
    roll(table, 6, impacts)
    assert table.state.scenery[HOUSE].points == left


@pytest.mark.rule("11.29")
@pytest.mark.parametrize(("impacts", "stands"), [(14, True), (15, False)])
def test_a_stone_building_falls_after_fifteen_impacts(impacts: int, stands: bool) -> None:
    table = battered(siege(), impacts)
    assert isinstance(table.request, Ask if stands else Throw)
    assert ("structure-falls" in keys(table)) is not stands


@pytest.mark.rule("11.30")
@pytest.mark.parametrize(
    ("built", "wound"),
    [(Structure.WOODEN_BUILDING, 5), (Structure.STONE_BUILDING, 4), (Structure.FORTIFIED_BUILDING, 4)],
)
def test_two_dice_of_impacts_fall_on_who_is_inside(built: Structure, wound: int) -> None:
    table = battered(siege(built=built), 15)
    assert isinstance(table.request, Throw)
    assert table.request.reading == Collapse((6, 6), wound)
    roll(table, 3, 4, wound, wound, 6, 6, wound - 1, 1, 1)
    assert unit(table, "R1-1").damage == 4
    table.say("red", "line")
    assert [one.unit for one in table.state.shaken] == ["R1-1"]


@pytest.mark.rule("11.30")
def test_nobody_is_hurt_by_a_work_that_is_no_building() -> None:
    work = area("H", Terrain.STONE_WALL, 26, 24.4, 8, 0.4, built=Structure.FORTIFIED_POSITION, points=25)
    state = placed("B1-1 gun_medium_foot 30,10", "R1-1 line_24 30,25 180", scenery=(work,), phase=Phase.SHOOTING)
    table = battered(state, 25)
    assert isinstance(table.request, Ask)
    assert unit(table, "R1-1").damage == 0
    assert HOUSE not in table.state.scenery


@pytest.mark.rule("11.31")
def test_who_survives_is_stunned_and_chooses_its_formation() -> None:
    table = battered(siege(), 15)
    roll(table, 1, 1, 1, 1)
    assert isinstance(table.request, Ask)
    assert (table.request.rule, table.request.seat) == ("11.31", "red")
    assert isinstance(table.request.choice, Pick)
    table.say("red", "square")
    one = unit(table, "R1-1")
    assert (one.inside, one.formation, bool(one.stunned)) == (None, "square", True)
    assert one.pose is not None
    assert one.pose.facing == 18_000
    assert HOUSE not in table.state.scenery
    assert not table.state.shaken


@pytest.mark.rule("11.31")
def test_a_garrison_makes_its_way_to_where_there_is_room() -> None:
    lines = "B1-1 gun_medium_foot 30,10", "R1-1 line_24 in=H", "R1-2 line_24 30,23.8 180", "R1 general 2,44"
    table = battered(placed(*lines, scenery=(house(),), phase=Phase.SHOOTING), 15)
    roll(table, 1, 1, 1, 1)
    table.say("red", "line")
    where = unit(table, "R1-1").pose
    assert where is not None
    assert where.y > 27 * 2_540


def test_the_odds_of_a_collapse_are_exact() -> None:
    assert sum(weight for _, weight in Collapse((6, 6), 4).outcomes()) > 0
    assert cottage("H", 10, 10).points == 15
