"""Sides and deployment: the roll, groups, zones, batteries, sappers, officers, and a side arrayed by itself."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.aguila.data import INCH, Arm, Class, Formation, Gun, Scenario, Structure, Terrain, Weather
from maestre.games.aguila.scenarios.sides import bonus_of
from maestre.games.aguila.setup.array import arrayed
from maestre.games.aguila.setup.deployment import GroupByHand, form_batteries
from maestre.games.aguila.setup.placement import check_command, check_unit, group_of, waiting
from maestre.games.aguila.table.officers import in_command
from maestre.games.aguila.table.places import base, outline
from maestre.games.aguila.table.state import Away, OfficerId, Phase, Role, SceneryId, State, UnitId
from maestre.miniatures.sides import Side
from maestre.play import Ask, Order, Place, PlayError, Refused, Spot
from maestre.space import tabletop
from maestre.space.tabletop import Pose
from tests.games.aguila.figures import SCENARIOS, UNITS, WEAPONS
from tests.games.aguila.positions import Position, area, at, cottage, keys, placed, refused, roll, unit
from tests.games.aguila.preparing import armies, chance, opened
from tests.matters import about


def spot(state: State, piece: str, x: float, y: float, facing: int = 0) -> Spot:
    """A spot with the front centre of a piece at a point, in inches."""
    where = tabletop.placed(base(state, piece), tabletop.Side.FRONT, at(x, y), facing * 100)
    return Spot(piece, *where)


def due(table: Position) -> tuple[str, str, tuple[str, ...]]:
    """Who is asked, under which rule, and for which pieces."""
    request = table.request
    assert isinstance(request, Ask), request
    return request.seat, request.rule, about(request, GroupByHand).units


def legal(state: State, name: str, pose: Pose) -> str:
    """The rule under which a unit may not be deployed somewhere, or nothing."""
    try:
        check_unit(state, UnitId(name), pose)
    except Refused as refusal:
        return refusal.rule
    return ""


def front(state: State, name: str, x: float, y: float, facing: int = 0) -> Pose:
    return tabletop.placed(base(state, name), tabletop.Side.FRONT, at(x, y), facing * 100)


def deploying(**setup: Any) -> State:
    """Two forces about to deploy, blue first."""
    return armies(Phase.DEPLOYMENT, first=Side.BLUE, **setup)


# ---------------------------------------------------------------------------------------------------------------- sides


@pytest.mark.rule("16.03")
@pytest.mark.parametrize(
    ("blue", "red", "bonus"),
    [
        ("hussars_10", "line_24", 6),
        ("cuirassiers_10", "line_24", 4),
        ("hussars_10", "hussars_10", 3),
        ("hussars_5", "cuirassiers_10", 5),
        ("line_24", "line_24", 3),
    ],
)
def test_more_light_cavalry_and_more_cavalry_add_to_the_deployment_roll(blue: str, red: str, bonus: int) -> None:
    state = placed(f"B1-1 {blue} 30,10", f"R1-1 {red} 30,40")
    assert bonus_of(state, Side.BLUE).whole == bonus


@pytest.mark.rule("16.03")
def test_a_two_with_factor_three_and_more_horse_of_both_kinds_comes_to_eight() -> None:
    state = placed("B1-1 hussars_10 30,10", "R1-1 line_24 30,40")
    assert 2 + bonus_of(state, Side.BLUE).whole == 8


@pytest.mark.rule("16.03")
@pytest.mark.parametrize(("word", "edge_of", "order_of"), [("edge", "blue", "red"), ("order", "red", "blue")])
def test_the_winner_takes_edge_or_order_and_the_loser_the_other(word: str, edge_of: str, order_of: str) -> None:
    table = roll(opened(armies(Phase.SIDES)), 3, 3, 6, 1)
    table.say("blue", word)
    table.say(edge_of, "north")
    assert table.state.armies[Side(edge_of)].edge is tabletop.Side.FRONT
    assert table.state.armies[Side(edge_of).enemy].edge is tabletop.Side.REAR
    table.say(order_of, "red")
    assert table.state.setup.first is Side.RED
    assert due(table)[0] == "red"


# --------------------------------------------------------------------------------------------------------------- groups


@pytest.mark.rule("16.04")
@pytest.mark.parametrize(
    ("profile", "group"),
    [
        ("line_24", 1),
        ("novice_24", 1),
        ("dragoons_10", 1),
        ("gun_medium_foot", 1),
        ("cuirassiers_10", 2),
        ("hussars_10", 3),
        ("light_12", 3),
    ],
)
def test_units_deploy_in_the_group_of_their_class(profile: str, group: int) -> None:
    state = placed(f"B1-1 {profile} 30,10")
    assert group_of(state, "B1-1") == group
    assert group_of(state, "B1") == 4


@pytest.mark.rule("16.04")
def test_guns_deploy_by_their_weight() -> None:

    guns = [one for one in UNITS.values() if one.arm is Arm.ARTILLERY]
    for gun in guns:
        group = group_of(placed(f"B1-1 {gun.id} 30,10"), "B1-1")
        heavy, horse = gun.gun is Gun.HEAVY, gun.class_ is Class.HORSE
        assert group == (2 if heavy else 3 if horse else 1), gun.id


@pytest.mark.rule("16.04")
@pytest.mark.rule("16.12")
def test_a_whole_group_is_placed_before_the_other_side_places_its_own() -> None:
    table = opened(deploying())
    order: list[tuple[object, ...]] = []
    while table.state.phase is Phase.DEPLOYMENT:
        seat, number, units = due(table)
        assert number == "16.04"
        order.append((seat, *{group_of(table.state, one) for one in units}))
        table.say(seat, "array")
    wanted = [("blue", 1), ("red", 1), ("blue", 2), ("blue", 3), ("red", 3), ("blue", 4), ("red", 4)]
    assert order == wanted
    assert not waiting(table.state, Side.BLUE)


@pytest.mark.rule("16.12")
def test_line_cavalry_is_in_group_one() -> None:
    assert SCENARIOS.deployment.classes[Class.LINE] == 1


# ---------------------------------------------------------------------------------------------------------------- where


@pytest.mark.rule("16.05")
@pytest.mark.parametrize(("y", "rule"), [(12.0, ""), (12.1, "16.05")])
def test_the_whole_base_stands_within_twelve_inches_of_its_edge(y: float, rule: str) -> None:
    state = deploying()
    assert legal(state, "B1-1", front(state, "B1-1", 35, y)) == rule


@pytest.mark.rule("16.06")
@pytest.mark.parametrize(("name", "left", "rule"), [("B1-1", 11.9, "16.06"), ("B1-1", 12.0, ""), ("B3-1", 1.0, "")])
def test_only_open_formation_deploys_near_a_short_edge(name: str, left: float, rule: str) -> None:
    state = deploying()
    half = base(state, name).width / 2 / INCH
    assert legal(state, name, front(state, name, left + half + 0.001, 11)) == rule


@pytest.mark.rule("16.05")
@pytest.mark.parametrize(("gap", "rule"), [(0.9, "1.23"), (1.0, "")])
def test_units_are_deployed_an_inch_apart(gap: float, rule: str) -> None:
    state = deploying()
    wide = base(state, "B1-1").width / INCH
    state.units[UnitId("B1-1")] = replace(state.units[UnitId("B1-1")], pose=front(state, "B1-1", 30, 11))
    assert legal(state, "B2-1", front(state, "B2-1", 30 + wide + gap + 0.001, 11)) == rule


@pytest.mark.rule("16.05")
def test_infantry_may_be_deployed_in_a_house_of_its_zone() -> None:
    state = deploying()
    state.scenery[SceneryId("H")] = cottage("H", 30, 8)
    table = opened(state)
    table.say("blue", "hand")
    table.say("blue", Spot("B1-1", *at(30, 8)))
    assert unit(table, "B1-1").inside == "H"
    assert table.state.scenery[SceneryId("H")].garrison == "B1-1"


@pytest.mark.rule("11.35")
@pytest.mark.parametrize("word", ["limbered", "unlimbered"])
def test_guns_are_deployed_on_their_horses_or_off_them(word: str) -> None:
    table = opened(deploying())
    table.say("blue", "hand")
    table.say("blue", spot(table.state, "B1-2", 35, 11))
    assert table.request is not None
    assert table.request.rule == "11.35"
    table.say("blue", word)
    assert unit(table, "B1-2").limbered is (word == "limbered")


@pytest.mark.rule("16.05")
def test_guns_are_not_deployed_in_rough_ground() -> None:
    state = deploying()
    state.scenery[SceneryId("S1")] = area("S1", Terrain.FIELDS, 30, 4, 9, 6)
    assert legal(state, "B1-2", front(state, "B1-2", 34, 9)) == "11.06"
    assert legal(state, "B1-1", front(state, "B1-1", 34, 9)) == ""


# -------------------------------------------------------------------------------------------------------------- command


@pytest.mark.rule("12.23")
@pytest.mark.parametrize(("far", "legal_"), [(7.0, False), (5.9, True)])
def test_units_deploy_in_range_of_the_general_or_of_their_officer(far: float, legal_: bool) -> None:
    state = placed(
        "B1 general 60,5", "B2 comandante 20,5", f"B2-1 line_24 {20 + far + 3.15},6 0", phase=Phase.DEPLOYMENT
    )
    ok = True
    try:
        check_command(state, UnitId("B2-1"))
    except Refused as refusal:
        ok = refusal.rule != "12.23"
    assert ok is legal_


@pytest.mark.rule("12.23")
def test_an_officer_cannot_be_put_where_his_side_would_not_be_in_command() -> None:
    table = opened(deploying())
    while due(table)[2][0] not in table.state.officers:
        table.say(due(table)[0], "array")
    table.say("blue", "hand")
    refused(table, "blue", spot(table.state, "B1", 2, 5), "12.23", "deploy-nobody-commands")


@pytest.mark.rule("12.23")
@pytest.mark.parametrize("weather", [Weather.FAIR, Weather.FOG])
def test_a_side_arrayed_by_itself_is_in_command_and_within_its_zone(weather: Weather) -> None:
    state = deploying()
    state.sky = replace(state.sky, kind=weather)
    for side in Side:
        done = arrayed(state, side)
        assert done is not None
        mine = [name for name, one in done.units.items() if one.side is side]
        assert all(in_command(done, name) for name in mine)
        for name in mine:
            pose = done.units[name].pose
            assert pose is not None
            assert (
                legal(replace(done, units=done.units | {name: replace(done.units[name], pose=None)}), name, pose) == ""
            )


def test_an_officer_put_on_a_base_is_with_that_unit() -> None:
    table = opened(deploying())
    while due(table)[2][0] not in table.state.officers:
        table.say(due(table)[0], "array")
    table.say("blue", "hand")
    here = outline(table.state, "B1-1")
    table.say("blue", Spot("B1", here.x, here.y))
    assert table.state.officers[OfficerId("B1")].inside == "B1-1"


def garrisoned(*abilities: str) -> Position:
    """Blue's first battalion has been put into a house, all others stand, and its officers are to be deployed."""
    state = deploying()
    state.scenery = {SceneryId(name): cottage(name, x, 6) for name, x in (("H1", 35), ("H2", 60))}
    general = OfficerId("B1")
    entry = replace(state.officers[general].entry, abilities=abilities)
    state.officers[general] = replace(state.officers[general], entry=entry)
    table = opened(state)
    table.say("blue", "hand")
    table.say("blue", spot(table.state, "B1-1", 35, 6))
    assert unit(table, "B1-1").inside == "H1"
    while True:
        question = table.request
        assert isinstance(question, Ask)
        if not isinstance(question.about, GroupByHand):
            table.say(question.seat, next(question.proposals(table.state, Random(1))))
        elif question.about.units[0] not in table.state.officers:
            table.say(question.seat, "array")
        else:
            return table


@pytest.mark.rule("12.18", "16.05")
def test_an_officer_may_be_deployed_with_a_garrison() -> None:
    table = garrisoned()
    table.say("blue", "hand")
    refused(table, "blue", Spot("B1", *at(60, 6)), "4.02", "deploy-on-closed-ground")
    table.say("blue", Spot("B1", *at(35, 6)))
    officer = table.state.officers[OfficerId("B1")]
    assert (officer.inside, officer.pose) == ("B1-1", None)
    assert in_command(table.state, UnitId("B1-1"))


@pytest.mark.rule("12.18", "12.43")
@pytest.mark.parametrize("how", ["array", "hand"])
def test_a_fanatic_whose_unit_holds_a_house_is_deployed_in_it(how: str) -> None:
    table = garrisoned("fanatic")
    table.say("blue", how)
    if how == "hand":
        refused(table, "blue", spot(table.state, "B1", 30, 3), "12.43", "deploy-fanatic")
        table.say("blue", Spot("B1", *at(35, 6)))
    assert table.state.officers[OfficerId("B1")].inside == "B1-1"


@pytest.mark.rule("16.05")
def test_who_finds_no_room_starts_off_the_table() -> None:
    state = deploying()
    state.scenery[SceneryId("S1")] = area("S1", Terrain.IMPASSABLE_MOUNTAIN, 0, 0, 70.8, 11)
    table = opened(state)
    table.say("blue", "array")
    assert unit(table, "B1-1").away is Away.OFF
    assert "deploy-no-room" in keys(table)


# ------------------------------------------------------------------------------------------------------------ batteries


@pytest.mark.rule("5.57")
@pytest.mark.parametrize(("gap", "batteries"), [(0, [("B1-1", "B1-2", "B1-3")]), (100, [])])
def test_guns_deployed_base_to_base_form_a_battery(gap: int, batteries: list[tuple[str, ...]]) -> None:
    state = placed(*(f"B1-{number} gun_medium_foot away" for number in (1, 2, 3)))
    for number in (3, 1, 2):
        name = UnitId(f"B1-{number}")
        pose = Pose(60_000 + number * (base(state, name).width + gap), 20_000, 0)
        state.units[name] = replace(state.units[name], pose=pose)
    form_batteries(state)
    assert [one.guns for one in state.batteries.values()] == batteries
    assert all(one.strength == 3 for one in state.batteries.values())


@pytest.mark.rule("5.57")
def test_guns_may_be_put_base_to_base_or_an_inch_apart_and_nothing_between() -> None:
    state = deploying(forces=("france_1500", "britain_1500"))
    state.units[UnitId("B9-1")] = replace(state.units[UnitId("B1-2")], id=UnitId("B9-1"))
    state.units[UnitId("B1-2")] = replace(state.units[UnitId("B1-2")], pose=front(state, "B1-2", 30, 11))
    wide = base(state, "B1-2").width / INCH
    assert legal(state, "B9-1", front(state, "B9-1", 30 + wide, 11)) == ""
    assert legal(state, "B9-1", front(state, "B9-1", 30 + wide + 0.5, 11)) == "1.23"
    assert legal(state, "B9-1", front(state, "B9-1", 30 + wide + 1.001, 11)) == ""


@pytest.mark.rule("5.57")
def test_guns_of_an_officer_are_arrayed_as_a_battery() -> None:
    state = deploying()
    state.units[UnitId("B1-9")] = replace(state.units[UnitId("B1-2")], id=UnitId("B1-9"))
    done = arrayed(state, Side.BLUE)
    assert done is not None
    form_batteries(done)
    assert [sorted(one.guns) for one in done.batteries.values()] == [["B1-2", "B1-9"]]


@pytest.mark.rule("5.57")
def test_guns_of_an_officer_that_start_off_the_table_are_a_battery() -> None:
    state = deploying(scenario=Scenario.ASSAULT_POSITION)
    for side, role in ((Side.BLUE, Role.ATTACKER), (Side.RED, Role.DEFENDER)):
        state.armies[side] = replace(state.armies[side], role=role)
    state.units[UnitId("B1-9")] = replace(state.units[UnitId("B1-2")], id=UnitId("B1-9"))
    table = opened(state)
    assert unit(table, "B1-2").away is Away.OFF
    assert [one.guns for one in table.state.batteries.values()] == [("B1-2", "B1-9")]


# -------------------------------------------------------------------------------------------------------------- sappers


def with_sappers() -> Position:
    state = deploying()
    state.armies[Side.BLUE] = replace(state.armies[Side.BLUE], sappers=1)
    return opened(state)


@pytest.mark.rule("11.41")
@pytest.mark.rule("11.42")
def test_sappers_dig_one_unit_in_when_it_is_deployed() -> None:
    table = with_sappers()
    refused(table, "blue", Order("fortify", "B1-3"), "11.42", "sappers-not-for")
    table.say("blue", Order("fortify", "B1-1"))
    assert not table.state.scenery
    table.say("blue", "array")
    (work,) = table.state.scenery.values()
    assert work.built is Structure.FORTIFIED_POSITION
    assert work.points == WEAPONS.structures[Structure.FORTIFIED_POSITION].points
    gap = tabletop.distance(outline(table.state, "B1-1"), tabletop.ground(work.ring))
    assert gap.within(10)
    assert not tabletop.overlap(outline(table.state, "B1-1"), tabletop.ground(work.ring))
    assert table.state.armies[Side.BLUE].sappers == 0


@pytest.mark.rule("11.43")
@pytest.mark.parametrize(("name", "joined"), [("B1-1", True), ("B1-2", False), ("B1-3", False)])
def test_sappers_join_infantry_alone(name: str, joined: bool) -> None:
    table = with_sappers()
    if joined:
        table.say("blue", Order("assault", name))
        assert unit(table, name).sappers
        assert "sappers-join" in keys(table)
    else:
        refused(table, "blue", Order("assault", name), "11.43", "sappers-not-for")


# ------------------------------------------------------------------------------------------------------------ borderers


@pytest.mark.rule("13.11")
def test_borderers_deploy_in_open_formation_in_rough_ground_out_of_the_enemys_zone() -> None:
    state = deploying()
    state.scenery[SceneryId("S1")] = area("S1", Terrain.WOOD, 30, 20, 10, 8)
    state.scenery[SceneryId("S2")] = area("S2", Terrain.WOOD, 30, 36, 10, 8)
    pose, deep = front(state, "B3-1", 35, 25), front(state, "B3-1", 35, 41)
    assert legal(state, "B3-1", pose) == "16.05"
    entry = replace(state.units[UnitId("B3-1")].entry, abilities=("borderers",))
    state.units[UnitId("B3-1")] = replace(state.units[UnitId("B3-1")], entry=entry)
    assert legal(state, "B3-1", pose) == ""
    assert legal(state, "B3-1", deep) == "16.05"
    table = opened(state)
    while due(table)[2] != ("B3-1", "B3-2"):
        table.say(due(table)[0], "array")
    table.say("blue", "hand")
    table.say("blue", Spot("B3-1", *pose))
    assert unit(table, "B3-1").formation is Formation.OPEN
    assert unit(table, "B2-1").formation is None


# --------------------------------------------------------------------------------------------------------- whole tables


@pytest.mark.rule("16.60")
@pytest.mark.parametrize("ready", [True, False])
def test_a_table_is_prepared_to_the_first_turn(ready: bool) -> None:
    table = chance(armies(ready=ready), 3)
    assert table.state.phase is Phase.INITIATIVE
    assert table.state.turn == 1
    assert all(one.pose or one.inside or one.away is Away.OFF for one in table.state.units.values())
    told = keys(table)
    order = ["season-is", "weather-is", "landscape-is", "terrain-placed", "sides-won", "group-deployed"]
    assert [told.index(key) for key in order] == sorted(told.index(key) for key in order)


@pytest.mark.rule("16.02")
def test_a_ready_table_asks_nothing_before_the_battle() -> None:
    table = opened(armies(ready=True)).fork(bytes(32))
    table.settle()
    assert isinstance(table.request, Ask)
    assert table.request.rule in {"5.02", "13.30"}


@pytest.mark.rule("16.05")
def test_chance_deploys_by_hand_only_what_is_allowed() -> None:
    table = opened(deploying()).fork(bytes(32))
    table.settle()
    while table.state.phase is Phase.DEPLOYMENT:
        request = table.request
        assert isinstance(request, Ask)
        if isinstance(request.choice, Place):
            for answer in request.proposals(table.state, Random(1)):
                table.check(request.seat, answer)
                break
        word: Any = "hand" if request.rule == "16.04" else None
        answer = word or next(request.proposals(table.state, Random(2)))
        table.say(request.seat, answer)
        table.settle()
    assert all(in_command(table.state, name) for name, one in table.state.units.items() if one.pose)


def test_a_piece_that_waits_for_another_group_is_not_placed_now() -> None:
    table = opened(deploying())
    table.say("blue", "hand")
    with pytest.raises(PlayError):
        table.say("blue", spot(table.state, "B1-3", 35, 11))
    assert table.state.scenario is Scenario.PITCHED_BATTLE
