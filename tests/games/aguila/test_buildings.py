"""Buildings: entering, leaving, taking them, and what a garrison can and cannot do."""

import pytest

from maestre.games.aguila.charging.reach import check_charge
from maestre.games.aguila.data import INCH, Formation, OrderKind, Structure, Terrain, Weather
from maestre.games.aguila.drill.buildings import LeavingHouse, capture, enterable, exits
from maestre.games.aguila.fighting.melee import strike_of
from maestre.games.aguila.moving.move_syntax import Way
from maestre.games.aguila.shooting.aiming import aims
from maestre.games.aguila.shooting.shots import volley
from maestre.games.aguila.table.moments import CHARGE_ALLOWED, ORDER_OPEN, SHOT_SIDES, SIDED
from maestre.games.aguila.table.places import outline, scene
from maestre.games.aguila.table.sight import eye
from maestre.games.aguila.table.situation import tallied
from maestre.games.aguila.table.state import Charge, SceneryId, State, UnitId
from maestre.games.aguila.table.subjects import Aim, Situation, Value
from maestre.miniatures.sides import Side
from maestre.play import Ask, Journey, Leg, Order, Pick, Procedure, Refused
from maestre.space import tabletop
from tests.games.aguila.positions import (
    Position,
    area,
    cottage,
    field,
    happens,
    keys,
    officer,
    placed,
    refused,
    stands,
    unit,
)

ONE, RED, HOUSE = UnitId("B1-1"), UnitId("R1-1"), SceneryId("H1")
FRONT, RIGHT, REAR, LEFT = tabletop.Side
HOME = cottage("H1", 20, 22)
"""A house of four inches with its south wall at 20 inches."""
ENEMY = "R1-1 line_24 60,44"
GENERAL = "B1 general 20,14"


def outside(profile: str = "line_24", y: float = 20, *more: str) -> Position:
    return field(f"B1-1 {profile} 20,{y}", "B1-2 line_24 40,10", ENEMY, "B1 general 26,14", *more, scenery=(HOME,))


def inside(*more: str, profile: str = "line_24", weather: Weather = Weather.FAIR) -> Position:
    return field(f"B1-1 {profile} in=H1", ENEMY, GENERAL, *more, scenery=(HOME,), weather=weather)


def ahead(inches: float) -> Journey:
    return Journey(ONE, (Leg("ahead", round(inches * INCH)),))


# ------------------------------------------------------------------------------------------------------------- entering


@pytest.mark.rule("4.08", "4.11")
def test_a_battalion_that_touches_a_house_goes_in_and_has_moved() -> None:
    table = outside()
    table.say("blue", Order("enter", ONE, ("H1",)))
    one = unit(table, ONE)
    assert (one.inside, one.pose, one.formation) == (HOUSE, None, None)
    assert table.state.scenery[HOUSE].garrison == ONE
    assert one.deeds.order is OrderKind.ADVANCE
    assert keys(table)[-1] == "house-entered"
    refused(table, "blue", Order("leave", ONE), "3.01")


@pytest.mark.rule("4.08")
def test_who_has_just_gone_in_shoots_worse_for_having_moved() -> None:
    state = placed(
        "B1-1 line_12 in=H1 order=advance", "R1-1 line_12 20,29", GENERAL, scenery=(cottage("H1", 20, 22, "B1-1"),)
    )
    shot = volley(state, Aim(ONE, RED, "fire", FRONT, 2))
    assert (shot.number.whole, [one.rule for one in shot.number.changes[1:]]) == (5, ["7.22"])


@pytest.mark.rule("4.08")
@pytest.mark.parametrize(("gap", "touches"), [(0, True), (0.001, True), (0.01, False)])
def test_a_house_must_be_touched(gap: float, touches: bool) -> None:
    state = outside(y=20 - gap).state
    assert enterable(state, ONE) == ((HOUSE,) if touches else ())


@pytest.mark.rule("4.08")
@pytest.mark.parametrize(
    ("profile", "y", "house", "key"),
    [
        ("hussars_10", 20, "H1", "enter-no-house"),
        ("line_24", 19, "H1", "enter-no-house"),
        ("line_24", 20, "H2", "enter-not-touching"),
        ("line_24", 20, "W1", "enter-not-a-house"),
        ("line_24", 20, "nowhere", ""),
    ],
)
def test_only_infantry_enters_and_only_a_building_that_it_touches(profile: str, y: float, house: str, key: str) -> None:
    scenery = (HOME, cottage("H2", 30, 30), area("W1", Terrain.WOOD, 40, 30, 3, 3))
    table = field(f"B1-1 {profile} 20,{y}", "B1-2 line_24 40,10", ENEMY, "B1 general 26,14", scenery=scenery)
    refused(table, "blue", Order("enter", ONE, (house,)), "4.08", key)


@pytest.mark.rule("4.08", "11.05")
def test_guns_never_enter() -> None:
    table = outside("gun_medium_foot")
    with pytest.raises(Refused):
        ORDER_OPEN(table.state, ONE, "enter")


@pytest.mark.rule("4.08")
def test_one_unit_a_building() -> None:
    table = field("B1-1 line_24 20,20", "B1-2 line_24 in=H1", ENEMY, "B1 general 26,14", scenery=(HOME,))
    refused(table, "blue", Order("enter", ONE, ("H1",)), "4.08", "enter-no-house")


@pytest.mark.rule("4.08")
def test_an_officer_goes_in_with_his_unit() -> None:
    table = outside("line_24", 20, "B2 comandante in=B1-1")
    table.say("blue", Order("enter", ONE, ("H1",)))
    assert officer(table, "B2").inside == ONE


# --------------------------------------------------------------------------------------------------------------- inside


@pytest.mark.rule("4.09")
@pytest.mark.parametrize(("share", "dice"), [(1, 6), (2, 6), (3, 4), (4, 3)])
def test_sides_divide_the_fire_of_a_garrison(share: int, dice: int) -> None:
    state = placed("B1-1 line_24 in=H1", "R1-1 line_24 20,29", GENERAL, scenery=(HOME,))
    assert volley(state, Aim(ONE, RED, "fire", FRONT, share)).dice.whole == dice


@pytest.mark.rule("4.09")
def test_a_garrison_shoots_from_every_side() -> None:
    assert SHOT_SIDES(inside().state, ONE) == (FRONT, RIGHT, REAR, LEFT)
    state = placed("B1-1 line_24 in=H1", "R1-1 line_24 20,29", "R1-2 line_24 27,22 270", GENERAL, scenery=(HOME,))
    assert {(aim.side, aim.target) for aim in aims(state, ONE)} >= {(FRONT, RED), (RIGHT, UnitId("R1-2"))}


@pytest.mark.rule("4.10")
@pytest.mark.parametrize(("y", "reached"), [(36, True), (36.1, False)])
def test_range_is_measured_from_the_centre_of_a_side(y: float, reached: bool) -> None:
    state = placed("B1-1 line_24 in=H1", f"R1-1 line_24 20,{y}", GENERAL, scenery=(HOME,))
    assert eye(state, ONE, FRONT) == (20 * INCH, 24 * INCH)
    assert bool(aims(state, ONE)) is reached


@pytest.mark.rule("4.11")
def test_no_figure_of_a_formation_holds_inside() -> None:
    state = placed("B1-1 line_24 in=H1", "R1-1 line_24 20,29", GENERAL, scenery=(HOME,))
    found = volley(state, Aim(RED, ONE, "fire"))
    assert (found.again, found.wound_again) == (0, 0)
    with pytest.raises(Refused) as caught:
        ORDER_OPEN(state, ONE, "formation")
    assert (caught.value.rule, caught.value.message.key) == ("4.11", "garrison-only-leaves")


@pytest.mark.rule("4.12")
def test_a_garrison_has_neither_flanks_nor_rear() -> None:
    state = placed("B1-1 line_24 20,20", "R1-1 line_24 in=H1", scenery=(HOME,))
    assert not SIDED(state, RED)
    charge = Charge((ONE,), RED, (REAR,), halted=(True,))
    found = strike_of(state, charge, ONE, RED)
    assert found is not None
    assert found.dice.whole == 12


@pytest.mark.rule("4.15")
@pytest.mark.parametrize(("gap", "legal"), [(5.5, True), (6.1, False)])
def test_a_garrison_is_charged_as_far_as_its_building(gap: float, legal: bool) -> None:
    state = placed(f"B1-1 line_24 20,{20 - gap} 0 column", "R1-1 line_24 in=H1", "B1 general 30,4", scenery=(HOME,))
    CHARGE_ALLOWED(state, ONE, RED)
    if not legal:
        with pytest.raises(Refused) as caught:
            check_charge(state, ONE, RED)
        assert caught.value.rule == "8.07"
        return
    assert check_charge(state, ONE, RED).target == RED


@pytest.mark.rule("4.15")
def test_a_garrison_is_struck_without_sides_and_one_harder() -> None:
    state = placed("B1-1 line_24 20,20 0 column", "R1-1 line_24 in=H1", scenery=(HOME,))
    found = strike_of(state, Charge((ONE,), RED, (FRONT,), halted=(True,)), ONE, RED)
    assert found is not None
    assert (found.dice.whole, found.number.whole) == (12, 6)


@pytest.mark.rule("4.15")
def test_a_garrison_is_shot_at_as_far_as_its_building() -> None:
    state = placed("B1-1 line_24 20,8", "R1-1 line_24 in=H1", "B1 general 30,4", scenery=(HOME,))
    assert [aim.target for aim in aims(state, ONE)] == [RED]
    far = placed("B1-1 line_24 20,7.9", "R1-1 line_24 in=H1", "B1 general 30,4", scenery=(HOME,))
    assert not aims(far, ONE)


# -------------------------------------------------------------------------------------------------------------- leaving


@pytest.mark.rule("4.13")
def test_a_garrison_leaves_by_a_side_in_a_formation_without_a_test_and_goes_half_as_far() -> None:
    table = inside()
    table.say("blue", Order("leave", ONE))
    assert isinstance(table.request, Ask)
    assert (table.request.rule, table.request.about) == (
        "4.13",
        LeavingHouse(Side.BLUE, (ONE,), exits(table.state, ONE)),
    )
    table.say("blue", "front/attack_column")
    one = unit(table, ONE)
    assert (one.inside, one.formation, table.state.scenery[HOUSE].garrison) == (None, Formation.ATTACK_COLUMN, None)
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.about, Way)
    assert table.request.about.allowance.whole == 2 * INCH
    refused(table, "blue", ahead(2.1), "4.13")
    table.say("blue", ahead(2))
    x, y, facing = stands(table, ONE)
    assert (x, facing) == (20, 0)
    assert y == pytest.approx(24 + 80 / 25.4 + 2, abs=0.01), "its back is two inches from the wall"
    assert unit(table, ONE).deeds.order is OrderKind.CHANGE_FORMATION


@pytest.mark.rule("4.13")
@pytest.mark.parametrize(("side", "facing"), [("front", 0), ("right", 90), ("rear", 180), ("left", 270)])
def test_it_faces_away_from_the_wall_by_which_it_left(side: str, facing: int) -> None:
    table = field("B1-1 line_24 in=H1", ENEMY, "B1 general 29,29", scenery=(HOME,))
    table.say("blue", Order("leave", ONE))
    table.say("blue", f"{side}/line")
    assert stands(table, ONE)[2] == facing
    assert tabletop.distance(outline(table.state, ONE), scene(table.state.scenery[HOUSE])).within(3)


@pytest.mark.rule("4.13")
def test_at_the_double_it_goes_half_of_that_and_has_gone_at_the_double() -> None:
    table = inside()
    table.say("blue", Order("leave", ONE))
    table.say("blue", "front/attack_column/double")
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.about, Way)
    assert table.request.about.allowance.whole == 7 * INCH // 2
    table.say("blue", ahead(3.5))
    assert unit(table, ONE).deeds.order is OrderKind.DOUBLE_TIME


@pytest.mark.rule("4.13")
def test_a_square_outside_the_wall_does_not_move() -> None:
    table = inside("B1-2 line_24 50,10")
    table.say("blue", Order("leave", ONE))
    table.say("blue", "front/square")
    assert isinstance(table.request, Ask)
    assert table.request.rule == "3.01"


@pytest.mark.rule("4.13")
def test_who_may_leave_and_how() -> None:
    options = [str(one) for one in exits(inside().state, ONE)]
    assert "front/line" in options
    assert "front/line/double" in options
    assert "front/square/double" not in options
    assert "front/open" not in options
    assert "front/open" in map(str, exits(inside(profile="light_24").state, ONE))
    assert not any(one.double for one in exits(inside(weather=Weather.TORRENTIAL).state, ONE))


@pytest.mark.rule("4.13")
def test_a_side_without_room_is_no_way_out() -> None:
    open_side = exits(inside().state, ONE)
    shut = exits(inside("R1-2 line_24 20,24.5", "R1-3 line_24 25.5,24.5", "R1-4 line_24 14.5,24.5").state, ONE)
    assert any(one.side is tabletop.Side.FRONT for one in open_side)
    assert not any(one.side is tabletop.Side.FRONT for one in shut)


@pytest.mark.rule("4.13")
def test_nobody_leaves_a_house_who_is_not_inside_and_a_garrison_does_nothing_else() -> None:
    table = field("B1-1 line_24 in=H1", "B1-2 line_24 40,10", ENEMY, "B1 general 30,12", scenery=(HOME,))
    refused(table, "blue", Order("leave", "B1-2"), "4.13", "leave-not-inside")
    refused(table, "blue", Order("advance", ONE), "4.11", "garrison-only-leaves")


@pytest.mark.rule("4.13")
def test_whoever_leaves_may_shoot_and_charge_as_after_a_change_of_formation() -> None:
    state = placed("B1-1 line_24 20,20 column order=change_formation walked=1", "R1-1 line_24 20,22.5")
    CHARGE_ALLOWED(state, ONE, RED)
    assert tallied(state, Value.CHARGE, Situation(unit=ONE, use="charge")).whole == 3 * INCH


# --------------------------------------------------------------------------------------------------------------- taking


@pytest.mark.rule("4.14")
def test_the_winner_is_inside_at_once() -> None:
    state = placed(
        "B1-1 line_24 20,20 column", ENEMY, scenery=(cottage("H1", 20, 22, built=Structure.WOODEN_BUILDING),)
    )

    def taken(state: State) -> Procedure[None]:
        capture(state, ONE, HOUSE)
        yield from ()

    table = happens(state, taken)
    one = unit(table, ONE)
    assert (one.inside, one.pose, one.formation) == (HOUSE, None, None)
    assert table.state.scenery[HOUSE].garrison == ONE
    assert keys(table) == ["house-taken"]


def test_a_choice_of_exits_is_a_pick() -> None:
    table = inside()
    table.say("blue", Order("leave", ONE))
    assert isinstance(table.request, Ask)
    assert table.request.choice == Pick(tuple(map(str, exits(table.state, ONE))))
