"""Orders: one a unit, what each allows, tests of who is out of command or crossed, officers last."""

from __future__ import annotations

from random import Random

import pytest

from maestre.games.aguila.data import INCH, OrderKind
from maestre.games.aguila.moving.move_syntax import Way
from maestre.games.aguila.table.places import base, pose, standing
from maestre.games.aguila.table.state import Phase
from maestre.games.aguila.turn.movement import Ordering
from maestre.games.aguila.turn.orders import OFFICERS, TOLD
from maestre.miniatures.invariants import overlaps
from maestre.play import Ask, Order, Orders, Route, Spot, Throw
from tests.games.aguila.marching import goes, journey, moving, told
from tests.games.aguila.positions import Position, cottage, field, keys, refused, roll, stands, unit

HERE = "B1-1 line_24 30,20 0"
THERE = "R1-1 line_24 30,44 180"
CHIEF = "B1 general 24,15"
TWO = (HERE, "B1-2 line_24 40,20 0", CHIEF, THERE)
FAR = ("B1-1 line_24 10,10 0", "B1 general 65,5", THERE)
"""Out of everybody's command."""
BEHIND = ("B1-1 cuirassiers_10 30,20 0 march +agile", f"B1-2 line_24 30,{21 + 3.1496} 0", "B1 general 24,20", THERE)
"""Horse behind foot, both in command."""


def asked(table: Position) -> Ask:
    """What is asked now."""
    assert isinstance(table.request, Ask), table.request
    return table.request


def falls(table: Position, face: int) -> Position:
    """Let the die of a Discipline test fall; no officer steadies it."""
    while not isinstance(table.request, Throw):
        table.say("blue", "none")
    return roll(table, face)


def done(table: Position, seat: str = "blue") -> Position:
    """No more orders."""
    table.say(seat, Order("done"))
    return table


# ----------------------------------------------------------------------------------------------------------- the phase


@pytest.mark.rule("3.01")
def test_a_unit_receives_one_order_a_phase() -> None:
    table = goes(moving("advance", *TWO), "ahead 2")
    refused(table, "blue", Order("advance", "B1-1"), "3.01", "order-already")
    about = asked(table).about
    assert isinstance(about, Ordering)
    assert about.left == ("B1-2",)
    assert unit(table, "B1-1").deeds.order is OrderKind.ADVANCE


@pytest.mark.rule("3.01")
def test_nobody_orders_the_enemy_or_who_does_not_exist() -> None:
    table = field(*TWO)
    refused(table, "blue", Order("advance", "R1-1"), "3.01", "order-not-now")
    refused(table, "blue", Order("advance", "B9-9"), "3.01", "order-not-now")
    refused(table, "blue", Order("ride", "B1-1"), "3.01", "order-not-for")
    refused(table, "blue", Order("advance", "B1-1", ("B1-2",)), "3.01", "order-has-no-object")


@pytest.mark.rule("3.01", "5.36", "10.12")
def test_who_could_receive_no_order_at_all_is_not_asked_for() -> None:
    table = field("B1-1 line_24 30,20 0 square stunned", "B1-2 line_24 40,20 0 square", "B1 general 5,5", THERE)
    about = asked(table).about
    assert isinstance(about, Ordering)
    assert about.left == ("B1-2",)


@pytest.mark.rule("3.02")
def test_who_is_told_nothing_halts() -> None:
    table = done(goes(moving("advance", *TWO), "ahead 2"))
    deeds = unit(table, "B1-2").deeds
    assert (deeds.order, deeds.verb, deeds.walked) == (OrderKind.HALT, "halt", 0)


@pytest.mark.rule("2.08", "3.02", "12.17")
def test_a_side_orders_all_its_units_then_its_officers_then_the_other_side_moves() -> None:
    table = field(*TWO)
    refused(table, "blue", Order("ride", "B1"), "12.17", "officers-move-last")
    assert isinstance(asked(table).choice, Orders)
    done(table)
    assert table.state.go is not None
    assert table.state.go.step == OFFICERS
    refused(table, "blue", Order("advance", "B1-1"), "3.01")
    assert asked(table).choice == Orders(("ride", "done"))
    done(table)
    assert (asked(table).seat, table.state.phase) == ("red", Phase.MOVEMENT)


@pytest.mark.rule("12.17")
def test_officers_follow_by_themselves_once_every_unit_has_its_order() -> None:
    table = goes(moving("advance", HERE, THERE), "ahead 2")
    about = asked(table).about
    assert isinstance(about, Ordering)
    assert about.left == ("B1",)


@pytest.mark.rule("12.17", "12.19")
def test_an_officer_may_leave_a_unit_before_it_is_ordered_and_rides_with_the_others() -> None:
    table = field(HERE, "B1-2 line_24 40,20 0", "B1 general in=B1-1", THERE)
    about = asked(table).about
    assert isinstance(about, Ordering)
    assert about.left == ("B1-1", "B1-2", "B1")
    told(table, "ride", piece="B1")
    table.say("blue", Spot("B1", 20 * INCH, 18 * INCH))
    goes(told(table, "advance"), "ahead 4")
    refused(table, "blue", Order("ride", "B1"), "12.17", "officers-move-last")
    done(table)
    assert asked(table).choice == Orders(("ride", "done"))
    told(table, "ride", piece="B1")
    assert asked(table).rule == "12.18"


@pytest.mark.rule("12.19")
def test_an_officer_whose_unit_has_its_order_waits_for_the_officers() -> None:
    table = goes(moving("advance", HERE, "B1-2 line_24 40,20 0", "B1 general in=B1-1", THERE), "ahead 4")
    refused(table, "blue", Order("ride", "B1"), "12.17", "officers-move-last")


@pytest.mark.rule("12.43")
def test_who_cannot_leave_his_unit_is_not_asked_to_ride() -> None:
    lines = (HERE, "B1-2 line_24 40,20 0", "B1 comandante in=B1-1 fanatic", "B2 general 24,15", THERE)
    table = done(field(*lines))
    about = asked(table).about
    assert isinstance(about, Ordering)
    assert about.left == ("B2",)
    refused(table, "blue", Order("ride", "B1"), "12.43")


def test_every_verb_leaves_a_kind_of_order_but_riding() -> None:
    assert [told.verb for told in TOLD if told.kind() is None] == ["ride"]


# ------------------------------------------------------------------------------------------------------------- the way


@pytest.mark.rule("3.05")
def test_an_advance_asks_for_a_way_and_goes_it() -> None:
    table = moving("advance", HERE, THERE)
    about = asked(table).about
    assert isinstance(about, Way)
    assert (about.allowance.whole, about.turns, about.wheels) == (4 * INCH, 1, 2)
    assert asked(table).choice == Route(("B1-1",), ("ahead", "turn", "wheel", "to"))
    refused(table, "blue", journey("ahead 4.1"), "3.05", "way-too-long")
    goes(table, "ahead 4")
    assert stands(table, "B1-1") == (30, 24, 0)
    assert unit(table, "B1-1").deeds.walked == 4 * INCH
    assert keys(table) == ["order-given", "unit-moves"]


@pytest.mark.rule("3.05", "5.12")
def test_turns_are_not_walked_and_wheels_are() -> None:
    table = goes(moving("advance", HERE, THERE), "turn 45", "wheel 30", "ahead 1")
    assert unit(table, "B1-1").deeds.walked == pytest.approx(INCH + 6283, abs=3)


@pytest.mark.rule("3.05")
def test_an_advance_of_nothing_is_still_an_advance() -> None:
    table = goes(moving("advance", HERE, THERE))
    deeds = unit(table, "B1-1").deeds
    assert (deeds.order, deeds.walked) == (OrderKind.ADVANCE, 0)
    assert keys(table) == ["order-given", "unit-stays"]


@pytest.mark.rule("3.03", "3.04")
def test_a_change_of_facing_is_remembered() -> None:
    table = goes(moving("facing", HERE, CHIEF, THERE), "turn 150", "ahead 1")
    assert stands(table, "B1-1")[2] == 150
    assert unit(table, "B1-1").deeds.order is OrderKind.CHANGE_FACING


@pytest.mark.rule("12.18")
def test_an_officer_goes_with_his_unit() -> None:
    table = goes(moving("advance", HERE, THERE, "B1 general in=B1-1"), "ahead 3")
    assert table.state.officers["B1"].inside == "B1-1"  # type: ignore[index]


# ----------------------------------------------------------------------------------------------------- out of command


@pytest.mark.rule("12.25")
def test_who_is_in_command_moves_without_a_test() -> None:
    assert isinstance(moving("advance", HERE, THERE).request, Ask)


@pytest.mark.rule("5.69", "12.25")
@pytest.mark.parametrize(("face", "obeys"), [(6, True), (1, False)])
def test_who_is_out_of_command_tests_before_it_moves(face: int, obeys: bool) -> None:
    table = told(field(*FAR), "advance")
    assert isinstance(table.request, Throw)
    assert table.request.rule == "12.25"
    roll(table, face)
    assert isinstance(asked(table).choice, Route) is obeys
    deeds = unit(table, "B1-1").deeds
    assert (deeds.failed, deeds.order) == (not obeys, OrderKind.ADVANCE)


@pytest.mark.rule("5.58", "5.69")
def test_a_battery_out_of_command_fails_as_one() -> None:
    guns = ("B1-1 gun_light_foot 10,10 0", f"B1-2 gun_light_foot {10 + 60 / 25.4},10 0", "battery B1-1 B1-2")
    table = roll(told(field(*guns, "B1 general 65,5", THERE), "advance", piece="B1-2"), 1)
    assert unit(table, "B1-1").deeds.failed
    assert unit(table, "B1-2").deeds.failed


# ------------------------------------------------------------------------------------------------------ through friends


@pytest.mark.rule("3.12")
def test_horse_goes_through_foot_that_passes_its_test() -> None:
    table = goes(moving("double", *BEHIND), "ahead 10")
    falls(table, 6)
    assert keys(table)[-2:] == ["test-passed", "unit-moves"]
    assert stands(table, "B1-1") == (30, 30, 0)
    assert unit(table, "B1-2").deeds.order is None, "who was crossed may still be ordered"


@pytest.mark.rule("3.13")
def test_foot_that_fails_bars_the_way_and_suffers_nothing_else() -> None:
    table = falls(goes(moving("double", *BEHIND), "ahead 10"), 1)
    ask = asked(table)
    assert ask.rule == "3.13"
    assert isinstance(ask.about, Way)
    assert ask.about.barred == ("B1-2",)
    assert not unit(table, "B1-2").deeds.failed
    refused(table, "blue", journey("ahead 10"), "3.13", "way-barred")
    goes(table, "turn 90", "ahead 8")
    assert stands(table, "B1-1")[2] == 90
    told(table, "advance", piece="B1-2")
    assert unit(table, "B1-2").deeds.order is OrderKind.ADVANCE


@pytest.mark.rule("3.12", "3.13")
def test_each_friend_is_tested_once() -> None:
    second = "B1-3 line_12 30,29.5 0"
    table = goes(moving("double", *BEHIND, second), "ahead 16")
    falls(falls(table, 6), 1)
    about = asked(table).about
    assert isinstance(about, Way)
    assert (about.let, about.barred) == (("B1-2",), ("B1-3",))
    goes(table)
    assert isinstance(asked(table).choice, Orders), "nobody is tested again, and staying is a way too"


@pytest.mark.rule("3.12")
def test_two_battalions_that_pass_are_crossed_in_one_move() -> None:
    table = goes(moving("double", *BEHIND, "B1-3 line_12 30,27 0"), "ahead 13")
    falls(falls(table, 4), 5)
    assert stands(table, "B1-1") == (30, 33, 0)


@pytest.mark.rule("3.12", "5.58")
def test_a_battery_that_is_crossed_is_tested_once() -> None:
    guns = ("B1-2 gun_light_foot 29,25 0", f"B1-3 gun_light_foot {29 + 60 / 25.4},25 0", "battery B1-2 B1-3")
    lines = ("B1-1 cuirassiers_10 30,20 0 march", "B1 general 24,20", THERE)
    table = falls(goes(moving("double", *lines, *guns), "ahead 11"), 6)
    assert stands(table, "B1-1") == (30, 31, 0)
    about = asked(falls(goes(moving("double", *lines, *guns), "ahead 11"), 1)).about
    assert isinstance(about, Way)
    assert about.barred == ("B1-2", "B1-3")


@pytest.mark.rule("3.12")
def test_an_officer_on_his_own_lets_anybody_pass() -> None:
    table = goes(moving("double", "B1-1 cuirassiers_10 30,20 0 march", "B1 general 30,23", THERE), "ahead 10")
    assert stands(table, "B1-1") == (30, 30, 0)


@pytest.mark.rule("3.16")
def test_whoever_is_swept_over_in_a_turn_is_not_tested() -> None:
    table = goes(moving("advance", HERE, "B1-2 line_24 24.2,20 0", THERE), "turn 90")
    assert isinstance(table.request, Ask)


# ------------------------------------------------------------------------------------------------ other chapters' verbs


@pytest.mark.rule("3.10", "5.04")
def test_a_change_of_formation_is_tested_and_leaves_half_a_move() -> None:
    table = told(field(HERE, THERE), "formation", "attack_column")
    falls(table, 6)
    refused(table, "blue", journey("ahead 2.1"), "3.10")
    goes(table, "ahead 2")
    assert stands(table, "B1-1") == (30, 22, 0)
    assert unit(table, "B1-1").formation == "attack_column"


@pytest.mark.rule("3.10", "5.36")
def test_a_square_is_formed_after_the_half_move() -> None:
    table = told(field(HERE, THERE), "formation", "square")
    falls(table, 6)
    assert unit(table, "B1-1").formation == "line"
    goes(table, "ahead 2")
    assert unit(table, "B1-1").formation == "square"
    assert stands(table, "B1-1") == (30, 22, 0)


@pytest.mark.rule("3.01", "5.04")
def test_a_formation_must_be_named() -> None:
    table = field(HERE, THERE, scenery=(cottage("H1", 50, 22),))
    refused(table, "blue", Order("formation", "B1-1"), "5.04", "order-needs-object")
    refused(table, "blue", Order("enter", "B1-1", ("H9",)), "4.08")


@pytest.mark.rule("4.08")
def test_a_unit_that_touches_a_house_enters_it() -> None:
    table = told(field(HERE, THERE, scenery=(cottage("H1", 30, 22),)), "enter", "H1")
    assert unit(table, "B1-1").inside == "H1"
    assert unit(table, "B1-1").deeds.order is OrderKind.ADVANCE


@pytest.mark.rule("11.36", "11.38")
def test_a_foot_gun_limbers_and_moves_but_does_not_unlimber_again() -> None:
    table = field("B1-1 gun_light_foot 30,20 0", THERE)
    refused(table, "blue", Order("limber", "B1-1", ("unlimber",)), "11.38")
    refused(table, "blue", Order("unlimber", "B1-1"), "11.36")
    goes(told(table, "limber"), "ahead 5")
    assert unit(table, "B1-1").limbered
    assert stands(table, "B1-1") == (30, 25, 0)


@pytest.mark.rule("11.38")
def test_a_horse_gun_limbers_moves_and_unlimbers() -> None:
    table = told(field("B1-1 gun_light_horse 30,20 0", THERE), "limber", "unlimber")
    goes(table, "ahead 8")
    assert not unit(table, "B1-1").limbered
    assert stands(table, "B1-1") == (30, 28, 0)


@pytest.mark.rule("11.36", "11.37")
def test_a_gun_moves_and_unlimbers_or_unlimbers_where_it_stands() -> None:
    table = goes(told(field("B1-1 gun_light_foot 30,20 0 limbered", THERE), "unlimber"))
    deeds = unit(table, "B1-1").deeds
    assert (unit(table, "B1-1").limbered, deeds.unlimbered, deeds.walked) == (False, True, 0)


@pytest.mark.rule("11.03", "11.40")
def test_guns_only_halt_face_and_advance_and_horse_guns_behind_horses_double() -> None:
    table = field("B1-1 gun_light_foot 30,20 0 limbered", THERE)
    for verb in ("back", "aside"):
        refused(table, "blue", Order(verb, "B1-1"), "11.03")
    refused(table, "blue", Order("double", "B1-1"), "11.40")
    refused(field("B1-1 gun_light_horse 30,20 0", THERE), "blue", Order("double", "B1-1"), "11.40")
    horse = moving("double", "B1-1 gun_light_horse 30,10 0 limbered", THERE)
    about = asked(horse).about
    assert isinstance(about, Way)
    assert about.allowance.whole == 18 * INCH


@pytest.mark.rule("5.57", "5.58")
def test_a_gun_leaves_its_battery_by_an_order_of_its_own() -> None:
    guns = ("B1-1 gun_light_foot 30,20 0", f"B1-2 gun_light_foot {30 + 60 / 25.4},20 0", "battery B1-1 B1-2")
    table = field(*guns, THERE)
    goes(told(table, "detach"), "aside -1.5")
    assert stands(table, "B1-1")[0] == 28.5
    assert unit(table, "B1-2").deeds.order is None
    lone = field("B1-3 gun_light_foot 40,20 0", *guns, THERE)
    refused(lone, "blue", Order("detach", "B1-3"), "5.57")


# ------------------------------------------------------------------------------------------------------------ by chance


@pytest.mark.rule("3.01", "3.05")
def test_orders_and_ways_by_chance_are_always_allowed() -> None:
    for seed in range(12):
        rng = Random(seed)
        lines = (*BEHIND, "B1-4 gun_light_foot 40,20 0", "B1-5 light_24 48,20 0 open", "R1-2 hussars_10 40,44 180")
        table = field(*lines, scenery=(cottage("H1", 24, 30),))
        for _ in range(30):
            if isinstance(table.request, Throw):
                roll(table, *(rng.randint(1, 6) for _ in table.request.reading.needs(())))
                continue
            question = asked(table)
            if question.seat == "red":
                break
            if question.rule == "3.01" and table.state.go is not None and table.state.go.step == OFFICERS:
                done(table)
                continue
            answers = list(table.proposals("blue", rng))
            assert answers
            for one in answers[1:]:
                table.check("blue", one)
            table.say("blue", answers[0])
        else:
            pytest.fail("the part does not end")
        state = table.state
        assert overlaps({name: (pose(state, name), base(state, name)) for name in standing(state)}, 0) == []
