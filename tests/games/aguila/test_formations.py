"""Formations: who may be drawn up how, showing and changing them, dragoons on foot."""

from random import Random

import msgspec
import pytest

from maestre.games.aguila.data import INCH, Ability, Formation, OrderKind, Scenario, Weather
from maestre.games.aguila.drill.formations import Forming, change_formation, open_formations, show_formations
from maestre.games.aguila.moving.move_syntax import Way
from maestre.games.aguila.table.abilities import has
from maestre.games.aguila.table.moments import COMBAT_OVER, ORDER_OPEN
from maestre.games.aguila.table.places import base, outline
from maestre.games.aguila.table.situation import tallied
from maestre.games.aguila.table.state import Charge, Combat, Phase, State, UnitId
from maestre.games.aguila.table.subjects import Situation, Value
from maestre.miniatures.sides import Side
from maestre.play import Ask, Each, Journey, Leg, Order, Pick, Procedure, Refused, Throw, change, log
from maestre.space import tabletop
from tests.games.aguila.positions import Position, field, gave, happens, keys, placed, refused, roll, stands, unit

ONE = UnitId("B1-1")
FAR = "B1 general 60,2"
LINE, MARCH, ATTACK, SQUARE, MASS, OPEN = Formation


def ahead(inches: float, who: str = ONE) -> Journey:
    return Journey(who, (Leg("ahead", round(inches * INCH)),))


def ordered(line: str, formation: str, *more: str, scenario: Scenario = Scenario.PITCHED_BATTLE) -> Position:
    """A unit is told to change its formation; nobody is near, and the general commands from afar."""
    table = field(line, "R1-1 line_24 60,44", "B1 general 20,2", *more, scenario=scenario)
    table.say("blue", Order("formation", ONE, (formation,)))
    if isinstance(table.request, Ask) and table.request.rule == "12.11":
        table.say("blue", "none")
    return table


# -------------------------------------------------------------------------------------------------------- who, and how


@pytest.mark.rule("5.01", "5.39", "5.47", "6.03")
@pytest.mark.parametrize(
    ("profile", "expected"),
    [
        ("line_24", (LINE, MARCH, ATTACK, SQUARE)),
        ("light_24", (LINE, MARCH, ATTACK, SQUARE, OPEN)),
        ("austria_german_36", (LINE, MARCH, ATTACK, SQUARE, MASS)),
        ("cuirassiers_10", (LINE, MARCH)),
        ("hussars_10", (LINE, MARCH, OPEN)),
        ("gun_medium_foot", ()),
    ],
)
def test_each_arm_and_size_has_its_formations(profile: str, expected: tuple[Formation, ...]) -> None:
    assert open_formations(placed(f"B1-1 {profile} 20,20"), ONE) == expected


@pytest.mark.rule("5.01", "5.39", "5.47", "6.03")
@pytest.mark.parametrize(
    ("profile", "asked", "rule", "key"),
    [
        ("line_24", "mass", "5.01", "formation-not-open"),
        ("line_24", "open", "5.01", "formation-not-open"),
        ("cuirassiers_10", "square", "5.01", "formation-not-open"),
        ("line_24", "phalanx", "5.01", "formation-not-open"),
        ("line_24", "line", "5.04", "formation-already"),
        ("gun_medium_foot", "line", "11.03", ""),
    ],
)
def test_a_formation_that_a_unit_cannot_take_is_refused(profile: str, asked: str, rule: str, key: str) -> None:
    table = field(f"B1-1 {profile} 20,20", "B1-2 line_24 40,20", "R1-1 line_24 60,44")
    refused(table, "blue", Order("formation", ONE, (asked,)), rule, key)


@pytest.mark.rule("5.47")
def test_whoever_buys_it_fights_in_open_formation() -> None:
    assert OPEN in open_formations(placed("B1-1 line_24 20,20 +open_formation"), ONE)


@pytest.mark.rule("5.03")
def test_formation_stun_and_disorder_are_markers_of_their_own() -> None:
    state = placed("B1-1 line_24 20,20 column stunned disorganised=2", "B1-2 gun_medium_foot 30,20 limbered")
    written = msgspec.to_builtins(state.units[ONE])
    assert (written["formation"], written["stunned"], written["disorganised"]) == ("attack_column", 3, 2)
    assert msgspec.to_builtins(state.units[UnitId("B1-2")])["limbered"] is True


# -------------------------------------------------------------------------------------------------------------- showing


def shown(*lines: str, side: str = "blue") -> Position:
    """Units on the table that have not shown how they are drawn up."""
    state = placed(*lines, side=side, phase=Phase.INITIATIVE, turn=1)
    for name in state.units:
        change(state.units, name, formation=None)
    return happens(state, show_formations)


@pytest.mark.rule("5.02")
@pytest.mark.parametrize("winner", ["blue", "red"])
def test_the_winner_of_the_first_initiative_shows_all_his_formations_first(winner: str) -> None:
    table = shown("B1-1 line_24 20,20", "B1-2 gun_medium_foot 30,20", "R1-1 hussars_10 20,40", side=winner)
    for side in (Side(winner), Side(winner).enemy):
        name = UnitId("B1-1" if side is Side.BLUE else "R1-1")
        assert isinstance(table.request, Ask)
        may = ((name, open_formations(table.state, name)),)
        assert (table.request.seat, table.request.about) == (side, Forming(side, (name,), may))
        assert table.request.choice == Each(((name, open_formations(table.state, name)),))
        table.say(side, {name: "march_column"})
        assert unit(table, name).formation is MARCH
    assert keys(table) == ["formation-shown", "formation-shown"]


@pytest.mark.rule("5.02")
def test_who_is_not_on_the_table_or_has_shown_it_already_is_not_asked() -> None:
    state = placed("B1-1 line_24 away", "B1-2 light_24 20,20 open", "R1-1 line_24 20,40", turn=1)
    assert gave(happens(state, show_formations)) is None


@pytest.mark.rule("5.02")
def test_chance_draws_formations_that_are_allowed() -> None:
    table = shown("B1-1 line_24 20,20", "R1-1 hussars_10 20,40")
    assert isinstance(table.request, Ask)
    for seed in range(20):
        for answer in table.proposals("blue", Random(seed)):
            assert isinstance(table.request.choice, Each)
            assert isinstance(answer, dict)
            table.request.choice.check("5.02", answer)


# ------------------------------------------------------------------------------------------------------------- changing


@pytest.mark.rule("5.04")
@pytest.mark.parametrize(("face", "formation"), [(3, LINE), (4, ATTACK)])
def test_a_change_of_formation_needs_a_passed_test(face: int, formation: Formation) -> None:
    table = ordered("B1-1 line_24 20,10", "attack_column")
    assert isinstance(table.request, Throw)
    assert table.request.rule == "5.04"
    roll(table, face)
    assert unit(table, ONE).formation is formation


@pytest.mark.rule("3.10", "5.10")
def test_after_the_change_a_unit_advances_half_its_speed() -> None:
    table = roll(ordered("B1-1 line_24 20,10 column", "line"), 4)
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.about, Way)
    assert table.request.about.allowance.whole == 2 * INCH
    refused(table, "blue", ahead(2.1), "3.10")
    table.say("blue", ahead(2))
    assert stands(table, ONE) == (20, 12, 0)
    assert unit(table, ONE).deeds.order is OrderKind.CHANGE_FORMATION


@pytest.mark.rule("3.10", "5.10", "5.36")
def test_a_unit_that_forms_square_moves_before_it_is_one() -> None:
    table = roll(ordered("B1-1 line_24 20,10", "square"), 4)
    assert unit(table, ONE).formation is LINE
    table.say("blue", ahead(2))
    assert (unit(table, ONE).formation, stands(table, ONE)) == (SQUARE, (20, 12, 0))


@pytest.mark.rule("5.36")
def test_a_square_that_reforms_moves_in_its_new_formation() -> None:
    table = roll(ordered("B1-1 line_24 20,10 square", "line"), 4)
    assert unit(table, ONE).formation is LINE
    table.say("blue", ahead(1))
    assert stands(table, ONE) == (20, 11, 0)


@pytest.mark.rule("5.06", "5.69")
def test_a_failed_change_leaves_no_other_move_and_counts_as_movement() -> None:
    table = roll(ordered("B1-1 line_24 20,10", "attack_column", "B1-2 line_24 40,10"), 3)
    deeds = unit(table, ONE).deeds
    assert (deeds.failed, deeds.order, deeds.walked) == (True, OrderKind.CHANGE_FORMATION, 0)
    refused(table, "blue", Order("advance", ONE), "3.01", "order-already")


@pytest.mark.rule("5.04", "12.25")
def test_a_change_out_of_command_has_one_test_for_both() -> None:
    table = field("B1-1 line_24 20,10", "R1-1 line_24 60,44", FAR)
    table.say("blue", Order("formation", ONE, ("attack_column",)))
    roll(table, 4)
    assert keys(table)[-2:] == ["test-passed", "formation-changed"]


@pytest.mark.rule("15.04", "12.25")
@pytest.mark.parametrize(("weather", "tests"), [("fair", False), ("fog", True)])
def test_in_fog_a_unit_that_is_left_out_of_command_tests_to_act(weather: str, tests: bool) -> None:
    table = field("B1-1 line_24 20,20", "R1-1 line_24 60,44", "B1 general 20,8", weather=Weather(weather))
    table.say("blue", Order("advance", ONE))
    assert isinstance(table.request, Throw if tests else Ask)


@pytest.mark.rule("5.36")
@pytest.mark.parametrize("verb", ["advance", "facing", "back", "aside", "double"])
def test_a_square_may_be_told_nothing_but_to_change(verb: str) -> None:
    table = field("B1-1 line_24 20,10 square", "R1-1 line_24 60,44")
    refused(table, "blue", Order(verb, ONE), "5.36", "square-only-reforms")
    table.say("blue", Order("done"))
    assert unit(table, ONE).deeds.order is OrderKind.HALT


# ------------------------------------------------------------------------------------------------------------- dragoons


def farm(*lines: str, scenario: Scenario = Scenario.DEFEND_FARM) -> Position:
    return field(*lines, "R1-1 line_24 60,44", "B1 general 20,2", scenario=scenario)


@pytest.mark.rule("6.22")
@pytest.mark.parametrize("scenario", Scenario)
def test_dragoons_dismount_only_to_defend_a_farm_or_a_village(scenario: Scenario) -> None:
    state = placed("B1-1 dragoons_10 20,10", scenario=scenario)
    allowed = scenario in {Scenario.DEFEND_FARM, Scenario.DEFEND_VILLAGE}
    assert ORDER_OPEN.lets(state, ONE, "dismount") is allowed
    if not allowed:
        with pytest.raises(Refused) as caught:
            ORDER_OPEN(state, ONE, "dismount")
        assert (caught.value.rule, caught.value.message.key) == ("6.22", "cannot-dismount-here")


@pytest.mark.rule("6.22")
@pytest.mark.parametrize(
    ("profile", "allowed"),
    [
        ("dragoons_10", True),
        ("britain_heavy_dragoons_10", True),
        ("britain_light_dragoons_10", False),
        ("cuirassiers_10", False),
        ("line_24", False),
    ],
)
def test_only_dragoons_dismount(profile: str, allowed: bool) -> None:
    state = placed(f"B1-1 {profile} 20,10", scenario=Scenario.DEFEND_FARM)
    assert ORDER_OPEN.lets(state, ONE, "dismount") is allowed


def dismounting(face: int = 4, formation: str = "line") -> Position:
    table = farm("B1-1 dragoons_10 20,10")
    table.say("blue", Order("dismount", ONE))
    assert isinstance(table.request, Ask)
    assert table.request.choice == Pick((LINE, MARCH, ATTACK, SQUARE))
    table.say("blue", formation)
    if isinstance(table.request, Ask):
        table.say("blue", "none")
    return roll(table, face)


@pytest.mark.rule("6.23")
def test_dragoons_dismount_by_a_change_of_formation_and_are_infantry() -> None:
    table = dismounting()
    one = unit(table, ONE)
    assert (one.dismounted, table.state.arm_of(one).value, one.formation) == (True, "infantry", LINE)
    assert one.deeds.order is OrderKind.CHANGE_FORMATION
    assert base(table.state, ONE) == tabletop.Base(12_000, 8_000)
    assert stands(table, ONE) == (20, 10, 0), "the front stays where it was"
    table.say("blue", ahead(2))
    assert stands(table, ONE) == (20, 12, 0)


@pytest.mark.rule("6.23")
def test_the_base_on_foot_lies_within_that_on_horseback() -> None:
    before = farm("B1-1 dragoons_10 20,10").state
    after = dismounting().state
    assert tabletop.share_of(outline(after, ONE), outline(before, ONE)).at_least(1, 1)


@pytest.mark.rule("6.23")
def test_dragoons_who_fail_stay_mounted() -> None:
    one = unit(dismounting(3), ONE)
    assert (one.dismounted, one.formation, one.deeds.failed) == (False, LINE, True)


@pytest.mark.rule("6.23")
def test_a_square_of_dragoons_does_not_move() -> None:
    table = dismounting(4, "square")
    assert unit(table, ONE).formation is SQUARE
    assert isinstance(table.request, Ask)
    assert table.request.rule == "3.01"


@pytest.mark.rule("6.23")
def test_dragoons_never_mount_again() -> None:
    state = placed("B1-1 dragoons_10 20,10 dismounted", scenario=Scenario.DEFEND_FARM)
    with pytest.raises(Refused) as caught:
        ORDER_OPEN(state, ONE, "dismount")
    assert (caught.value.rule, caught.value.message.key) == ("6.23", "cannot-remount")


@pytest.mark.rule("6.23")
def test_dragoons_on_foot_have_the_speed_of_foot_and_no_open_formation() -> None:
    state = placed("B1-1 dragoons_10 20,10 dismounted +open_formation")
    assert tallied(state, Value.MOVE, Situation(unit=ONE, use="move", verb="advance")).whole == 4 * INCH
    assert open_formations(state, ONE) == (LINE, MARCH, ATTACK, SQUARE)


@pytest.mark.rule("6.23")
@pytest.mark.parametrize(("how", "crushing"), [("", True), ("dismounted", False)])
def test_dragoons_on_foot_lose_what_their_horses_gave_them(how: str, crushing: bool) -> None:
    assert has(placed(f"B1-1 dragoons_10 20,10 {how}"), ONE, Ability.CRUSHING) is crushing


# ------------------------------------------------------------------------------------------------------ after a combat


@pytest.mark.rule("5.20")
@pytest.mark.parametrize(("formation", "stunned"), [("march", 3), ("column", 0)])
def test_a_march_column_that_stands_a_combat_is_stunned(formation: str, stunned: int) -> None:
    state = placed(f"B1-1 line_24 20,20 {formation}", "R1-1 line_24 20,24 column")
    charge = Charge((UnitId("R1-1"),), ONE, (tabletop.Side.FRONT,))

    def over(state: State) -> Procedure[None]:
        return COMBAT_OVER(state, Combat(charge))

    table = happens(state, over)
    assert unit(table, ONE).stunned == stunned
    assert not any(line.rule == "5.20" for line in log(table, "")) or stunned


def test_a_change_is_told_with_its_name() -> None:
    table = happens(placed("B1-1 line_24 20,10", FAR), lambda state: change_formation(state, ONE, ATTACK))
    roll(table, 4)
    assert keys(table) == ["test-passed", "formation-changed"]
