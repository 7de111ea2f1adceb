"""Corners of rules that other tests pass by: whom a rule leaves out, what ends where, and which rule a figure names."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from maestre.games.aguila.data import INCH, Arm, Scenario, Terrain
from maestre.games.aguila.invariants import at_any_time
from maestre.games.aguila.moving.move_syntax import turns_of
from maestre.games.aguila.scenarios import BATTLES
from maestre.games.aguila.scenarios.opening import enlist
from maestre.games.aguila.setup.deployment import form_batteries
from maestre.games.aguila.table.places import base
from maestre.games.aguila.table.rolls import Passed, Strikes
from maestre.games.aguila.table.situation import tallied
from maestre.games.aguila.table.state import Phase, UnitId
from maestre.games.aguila.table.subjects import Situation, Value
from maestre.games.aguila.turn.orders import VERBS
from maestre.play import Ask, Message, Order
from maestre.space.tabletop import Pose
from tests.games.aguila.clashes import because
from tests.games.aguila.figures import FIGURES, UNITS
from tests.games.aguila.positions import area, field, happens, keys, placed
from tests.games.aguila.scenes import BLUE, RED, answered, battle
from tests.games.aguila.shots import shot, targets
from tests.games.aguila.test_muster import army, flaws

# --------------------------------------------------------------------------------------------------- orders and sight


@pytest.mark.rule("3.01")
@pytest.mark.parametrize(
    ("order", "verb", "right"),
    [
        ("double_time", "arrive", True),
        ("double_time", "leave", True),
        ("double_time", "double", True),
        ("double_time", "facing", False),
        ("double_time", "back", False),
        ("advance", "advance", True),
        ("advance", "facing", False),
    ],
)
def test_a_unit_has_done_what_its_order_says(order: str, verb: str, right: bool) -> None:
    state = placed(f"B1-1 line_24 20,20 0 order={order} verb={verb}", "R1-1 line_24 60,40 180")
    if right:
        at_any_time(state)
        return
    with pytest.raises(AssertionError, match="other orders"):
        at_any_time(state)


@pytest.mark.rule("4.06", "8.06")
def test_who_charges_sees_into_a_wood_and_who_shoots_does_not() -> None:
    wood = area("S1", Terrain.WOOD, 10, 22, 20, 12)
    lines = ("B1-1 line_24 20,21.8 0 column", "R1-1 line_24 20,24.5 180")
    assert targets(placed(*lines, scenery=(wood,))) == []
    table = field(*lines, scenery=(wood,), phase=Phase.CHARGES)
    table.say("blue", Order("charge", "B1-1", ("R1-1",)))
    assert "charge-declared" in keys(table)


# ------------------------------------------------------------------------------------------------------ fire and guns


@pytest.mark.rule("5.46")
@pytest.mark.parametrize(("foe", "dice"), [("20,26 180", 8), ("26,18 270", 2), ("20,9 0", 2)])
def test_a_mass_fires_all_its_front_and_a_quarter_from_its_other_sides(foe: str, dice: int) -> None:
    assert shot(placed("B1-1 austria_german_36 20,20 0 mass", f"R1-1 line_24 {foe}")).dice.whole == dice


@pytest.mark.rule("5.16", "5.17", "5.22", "5.23", "5.38", "5.41")
@pytest.mark.parametrize(
    ("formation", "muskets", "guns"),
    [("march", "5.16", "5.17"), ("column", "5.22", "5.23"), ("square", "5.38", "5.38"), ("mass", "5.41", "5.41")],
)
def test_dice_thrown_again_at_a_formation_name_its_rule(formation: str, muskets: str, guns: str) -> None:
    state = placed(
        "B1-1 line_24 20,20 0", "B1-2 gun_medium_foot 30,20 0", f"R1-1 austria_german_36 25,26 180 {formation}"
    )
    for unit, value, rule in (("B1-1", Value.FIRE_AGAIN, muskets), ("B1-2", Value.FIRE_WOUND_AGAIN, guns)):
        found = tallied(state, value, Situation(unit=UnitId(unit), use="shoot", enemy="R1-1"))
        assert because(found) == ["", rule]
        other = Value.FIRE_WOUND_AGAIN if value is Value.FIRE_AGAIN else Value.FIRE_AGAIN
        assert because(tallied(state, other, Situation(unit=UnitId(unit), use="shoot", enemy="R1-1"))) == [""]


@pytest.mark.rule("5.57")
@pytest.mark.parametrize(
    ("first", "second", "after"), [(True, False, False), (True, True, True), (False, False, False)]
)
def test_guns_that_form_a_battery_stand_alike_unlimbered_if_they_differ(first: bool, second: bool, after: bool) -> None:
    state = placed("B1-1 gun_medium_foot away", "B1-2 gun_medium_foot away")
    for number, limbered in enumerate((first, second), 1):
        name = UnitId(f"B1-{number}")
        pose = Pose(60_000 + number * base(state, name).width, 20_000, 0)
        state.units[name] = replace(state.units[name], pose=pose, limbered=limbered)
    form_batteries(state)
    assert [state.units[UnitId(f"B1-{number}")].limbered for number in (1, 2)] == [after, after]


# -------------------------------------------------------------------------------------------------------------- lists


@pytest.mark.rule("14.05")
@pytest.mark.parametrize(
    ("nation", "basic", "fits"),
    [
        ("prussia", ("basic musketeers_24", "basic landwehr_12"), True),
        ("prussia", ("basic musketeers_12", "basic landwehr_24"), False),
        ("france", ("basic line_12", "basic novice_24"), True),
        ("france", ("basic line_12", "basic novice_12"), False),
    ],
)
def test_a_gun_needs_a_large_unit_of_the_line_and_landwehr_is_none(
    nation: str, basic: tuple[str, ...], fits: bool
) -> None:
    one = army(*basic, "basic gun_medium_foot", nation=nation)
    assert (("14.05", "many-guns") in flaws(one)) is not fits


@pytest.mark.rule("14.05")
@pytest.mark.parametrize(("light", "fits"), [("support light_24", False), ("support hussars_10", True)])
def test_light_infantry_allows_no_gun_and_light_horse_does(light: str, fits: bool) -> None:
    assert UNITS["france_light_24"].arm is Arm.INFANTRY
    one = army("basic line_24", "basic novice_12", "basic gun_medium_foot", "basic gun_medium_foot", light)
    assert (("14.05", "many-guns") in flaws(one)) is not fits


# ---------------------------------------------------------------------------------------------------------- scenarios


@pytest.mark.rule("16.41", "16.42")
@pytest.mark.parametrize("seed", range(4))
def test_one_road_goes_from_the_near_edge_to_an_inch_before_the_objective_and_one_across(seed: int) -> None:
    state = battle(Scenario.CROSSING_OF_FATES, attacker=None)
    answered(state, BATTLES[state.scenario].pieces(state), seed)
    crossroads, objective = state.objectives.values()
    assert objective.scenery is not None
    aimed = [x for x, _ in state.scenery[objective.scenery].ring]
    along, across = (one for one in state.scenery.values() if one.role == "road")
    xs = [x for x, _ in along.ring]
    ends = (0, min(aimed) - INCH) if crossroads.at.x == 60_000 else (max(aimed) + INCH, 180_000)
    assert (min(xs), max(xs)) == pytest.approx(ends, abs=1)
    assert max(y for _, y in along.ring) - min(y for _, y in along.ring) == 3 * INCH
    assert {y for _, y in across.ring} == {0, 120_000}
    assert {x for x, _ in across.ring} == {crossroads.at.x - 3 * INCH // 2, crossroads.at.x + 3 * INCH // 2}


@pytest.mark.rule("16.15")
def test_the_price_of_each_work_adds_to_what_is_spent() -> None:
    state = battle(Scenario.ASSAULT_POSITION, attacker=None)
    for side, nation in ((BLUE, "france"), (RED, "spain")):
        enlist(state, side, FIGURES.forces[f"{nation}_1500"].army("en"), f"{nation}_1500")
        state.defences[side] = f"{nation}_1125"
    table = happens(state, BATTLES[state.scenario].roles).fork(bytes(32))
    table.settle()
    spent = []
    for work in ("light_position", "solid_position", "fortified_position"):
        assert isinstance(table.request, Ask)
        table.say(table.request.seat, Order("buy", work))
        spent.append(table.state.setup.spent)
    assert spent == [40, 120, 240]


# --------------------------------------------------------------------------------------------------- dice and offers


@pytest.mark.rule("1.18", "5.67", "5.68", "6.08")
@pytest.mark.parametrize(("face", "alone", "helped"), [(2, False, False), (3, False, True), (4, True, True)])
def test_a_die_with_nothing_added_must_show_the_number_itself(face: int, alone: bool, helped: bool) -> None:
    assert Passed(4).read((face,)) is alone
    assert Passed(4, 1).read((face,)) is helped
    assert Passed(8).read((6,)) is True


@pytest.mark.rule("7.17", "7.28", "9.10")
def test_blows_have_no_dice_thrown_again_and_lose_no_wounds_unless_told() -> None:
    assert Strikes(count=2, number=4, wound=4).read((4, 3, 4)) == 1
    assert Strikes(count=2, number=4, wound=4).needs((4, 3, 3)) == ()


@pytest.mark.rule("5.57", "11.36", "11.37", "11.39")
@pytest.mark.parametrize(
    ("verb", "markers", "far"),
    [("detach", "", 2), ("advance", "", 2), ("unlimber", "limbered", 6), ("facing", "", 0)],
)
def test_an_order_to_guns_says_how_far_they_go(verb: str, markers: str, far: int) -> None:
    lines = (f"B1-1 gun_medium_foot 20,20 0 {markers}", f"B1-2 gun_medium_foot 22.37,20 0 {markers}")
    state = placed(*lines, "battery B1-1 B1-2", "R1-1 line_24 60,40 180")
    said = dict(VERBS[verb](piece="B1-1").describe(state).args).get("far")
    assert said == (Message.of("inches", whole=far, tenths=0) if far else None)


@pytest.mark.rule("11.03", "11.36", "13.02")
@pytest.mark.parametrize(("verb", "turns"), [("advance", 0), ("unlimber", 1), ("double", 0)])
def test_agile_guns_turn_once_more_than_others(verb: str, turns: int) -> None:
    horses = "" if verb == "advance" else "limbered"
    for ability, more in (("", 0), ("+agile", 1)):
        state = placed(f"B1-1 gun_light_horse 20,20 0 {horses} {ability}", "R1-1 line_24 60,40 180")
        assert turns_of(state, UnitId("B1-1"), verb) == turns + more
