"""Declaring charges and moving into contact (2.10-2.12, 8.01-8.08, 8.18-8.30, 8.33)."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from maestre.games.aguila.charging.charge import Charging
from maestre.games.aguila.charging.reach import allowance, in_reach, met_on, reachable, turns, way_to
from maestre.games.aguila.data import INCH, Formation, Terrain, Weather
from maestre.games.aguila.moving.move_legality import check_way, way_of
from maestre.games.aguila.table import subjects
from maestre.games.aguila.table.places import outline
from maestre.games.aguila.table.state import Phase, UnitId
from maestre.play import Ask, Journey, Leg, Order, Refused, Throw
from maestre.space import tabletop
from tests.games.aguila.charging import (
    AWAY,
    FRONT,
    LEFT,
    OTHERS,
    REAR,
    RIGHT,
    asked,
    charged,
    charging,
    declare,
    options,
    say,
    thrown,
    touch,
)
from tests.games.aguila.positions import area, cottage, keys, placed, refused, roll, stands, unit
from tests.matters import about

BLUE, RED = "B1-1 line_24 30,20 0", "R1-1 line_24 30,24 180"
B, R = UnitId("B1-1"), UnitId("R1-1")


def charge_refused(rule: str, *lines: str, key: str = "", order: Order | None = None, **fields: Any) -> None:
    table = charging(*lines, *OTHERS, **fields)
    refused(table, "blue", order or Order("charge", "B1-1", ("R1-1",)), rule, key)


def inches(units: int) -> float:
    return round(units / INCH, 2)


# ---------------------------------------------------------------------------------------------------- the sequence


@pytest.mark.rule("2.10", "10.03")
def test_a_reaction_and_its_courage_test_are_over_before_the_next_charge_is_declared() -> None:
    table = charging("B1-1 line_24 30,20 0 damage=2", RED, AWAY, "B1-2 line_24 38,20 0", "R1-2 line_24 38,24 180")
    declare(table, "B1-1", "R1-1")
    say(table, "fire/B1-1")
    assert asked(table) == "7.17"
    roll(table, *[6] * 2, *[1] * 10, 6, 1)
    assert isinstance(table.request, Throw)
    assert about(table.request, subjects.Nerve).who == "B1-1"
    roll(table, 1, 2)
    assert asked(table) == "2.10"
    declare(table, "B1-2", "R1-2")
    assert options(table) == ("hold", "fire/B1-2")


@pytest.mark.rule("2.11")
def test_all_charge_moves_come_before_the_first_combat() -> None:
    lines = [f"B1-{n} line_24 {10 * n},20 0" for n in (1, 2, 3)] + [
        f"R1-{n} line_24 {10 * n},24 180" for n in (1, 2, 3)
    ]
    table = charging(*lines, AWAY, "B1 general 20,12")
    for n in (1, 2, 3):
        declare(table, f"B1-{n}", f"R1-{n}")
        say(table, "hold")
    assert table.state.phase is Phase.COMBAT
    assert asked(table) == "9.01"
    for n in (1, 2, 3):
        assert touch(table.state, f"B1-{n}", f"R1-{n}")


@pytest.mark.rule("2.12")
@pytest.mark.parametrize(("mark", "may"), [("", True), ("charged", False)])
def test_a_unit_that_was_charged_this_turn_may_not_charge(mark: str, may: bool) -> None:
    table = charging(BLUE, f"{RED} {mark}", *OTHERS, side="red")
    order = Order("charge", "R1-1", ("B1-1",))
    if may:
        table.say("red", order)
        assert options(table) == ("hold", "fire/R1-1")
    else:
        refused(table, "red", order, "2.12", "charge-was-charged")


@pytest.mark.rule("2.12")
def test_a_declared_charge_counts_though_it_never_came_to_contact() -> None:
    table = charging("B1-1 dragoons_10 30,20 0", RED, AWAY, *OTHERS)
    say(declare(table, "B1-1", "R1-1"), "square")
    roll(table, 6)
    say(table, "hold")
    assert unit(table, "R1-1").deeds.charged
    assert not table.state.charges


@pytest.mark.rule("2.10")
def test_a_side_that_can_charge_nobody_is_not_asked() -> None:
    table = charging("B1-1 line_24 30,10 0", "R1-1 line_24 30,40 180")
    assert table.state.phase is not Phase.CHARGES


@pytest.mark.rule("2.10")
def test_whoever_is_asked_sees_who_may_charge_whom() -> None:
    table = charging(BLUE, RED, *OTHERS)
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.about, Charging)
    assert [(one.charger, one.target, one.side) for one in table.request.about.onsets] == [
        ("B1-1", "R1-1", FRONT),
        ("B1-9", "R1-9", FRONT),
    ]


@pytest.mark.rule("2.10")
@pytest.mark.parametrize("order", [Order("charge", "B1-1"), Order("charge", "B1-1", ("B1-9",)), Order("charge", "?")])
def test_a_charge_names_an_enemy_on_the_table(order: Order) -> None:
    charge_refused("2.10", BLUE, RED, key="charge-no-target", order=order)


def test_chance_proposes_charges_that_are_allowed() -> None:
    table = charging("B1-1 line_24 27.4,20 0", "B1-2 line_24 33,20 0", RED, *OTHERS)
    assert isinstance(table.request, Ask)
    answers = list(table.proposals("blue", Random(3)))
    assert Order("done") in answers
    assert Order("charge", "B1-9", ("R1-9",)) in answers
    for answer in answers:
        table.check("blue", answer)


# -------------------------------------------------------------------------------------------------- what bars a charge


@pytest.mark.rule("8.01")
def test_an_advance_never_makes_contact() -> None:
    state = placed(BLUE, RED)
    with pytest.raises(Refused):
        check_way(state, way_of(state, B, "advance"), Journey("B1-1", (Leg("ahead", 4 * INCH),)))
    table = say(declare(charging(BLUE, RED, AWAY), "B1-1", "R1-1"), "hold")
    assert touch(table.state, "B1-1", "R1-1")


@pytest.mark.rule("8.02")
def test_a_charge_has_one_target() -> None:
    lines = ("B1-1 dragoons_10 30,20 0", "R1-1 line_24 27,26 180", "R1-2 line_24 33,26 180")
    two = Order("charge", "B1-1", ("R1-1", "R1-2"))
    charge_refused("8.02", *lines, key="charge-two-targets", order=two)


@pytest.mark.rule("8.02")
def test_a_unit_charges_once_a_turn() -> None:
    charge_refused("8.02", f"{BLUE} charges", RED, key="charge-spent")


@pytest.mark.rule("3.04", "5.69", "8.03", "8.04", "10.14", "16.07")
@pytest.mark.parametrize(
    ("mark", "rule"),
    [
        ("order=double_time", "8.03"),
        ("order=change_facing", "3.04"),
        ("failed", "5.69"),
        ("stunned", "10.14"),
        ("arrived", "16.07"),
        ("march", "5.18"),
        ("square", "5.37"),
    ],
)
def test_who_has_run_turned_failed_arrived_or_cannot_does_not_charge(mark: str, rule: str) -> None:
    near = "R1-1 line_24 30,20.8 180"
    charge_refused(rule, f"{BLUE} {mark}", near)
    assert not reachable(placed(f"{BLUE} {mark}", near), B)
    assert reachable(placed(BLUE, near), B)


@pytest.mark.rule("8.04")
def test_a_gun_and_a_garrison_do_not_charge() -> None:
    house = cottage("H1", 30, 18)
    charge_refused("8.04", "B1-1 gun_light_foot 30,20 0", RED, key="charge-no-formation")
    charge_refused("2.10", "B1-1 line_24 in=H1", "R1-1 line_24 30,22 180", scenery=(house,), key="charge-no-charger")


@pytest.mark.rule("12.25")
@pytest.mark.parametrize(("face", "goes"), [(4, True), (3, False)])
def test_who_is_out_of_command_charges_only_after_a_test(face: int, goes: bool) -> None:
    table = declare(charging(BLUE, RED, AWAY, "B1 general 3,3", *OTHERS), "B1-1", "R1-1")
    thrown(table, "12.25")
    roll(table, face)
    assert unit(table, "R1-1").deeds.charged is goes
    assert ("charge-no-command" in keys(table)) is not goes
    if not goes:
        refused(table, "blue", Order("charge", "B1-1", ("R1-1",)), "5.69")


@pytest.mark.rule("8.03")
@pytest.mark.parametrize("order", ["halt", "advance", "back_or_sideways", "change_formation"])
def test_after_any_other_order_a_unit_may_charge(order: str) -> None:
    state = placed(f"{BLUE} order={order}", "R1-1 line_24 30,20.9 180", phase=Phase.CHARGES)
    assert reachable(state, B) == ((R, FRONT),)


@pytest.mark.rule("8.05")
def test_some_of_the_target_must_be_in_the_front_arc() -> None:
    horse = "B1-1 dragoons_10 30,20 0"
    charge_refused("8.05", horse, "R1-1 line_24 40,18 180", key="charge-outside-arc")
    state = placed(horse, "R1-1 line_24 37,27 180")
    assert reachable(state, B) == ((R, FRONT),)


@pytest.mark.rule("8.06")
def test_the_charger_must_see_its_target() -> None:
    horse, far = "B1-1 dragoons_10 30,20 0", "R1-1 line_24 30,29 180"
    charge_refused("8.06", horse, far, key="charge-unseen", scenery=(area("W", Terrain.WOOD, 22, 23, 16, 3),))
    state = placed(horse, far, scenery=(area("W", Terrain.EASY_HILL, 50, 40, 4, 4),))
    assert reachable(state, B) == ((R, FRONT),)


@pytest.mark.rule("8.06")
def test_close_order_foot_sees_only_what_is_straight_ahead() -> None:
    charge_refused("8.06", BLUE, "R1-1 line_24 35.5,22 180", key="charge-unseen")


@pytest.mark.rule("8.06", "15.03")
@pytest.mark.parametrize(("gap", "seen"), [(8.0, True), (8.1, False)])
def test_fog_hides_a_target_beyond_eight_inches(gap: float, seen: bool) -> None:
    state = placed("B1-1 dragoons_10 30,20 0", f"R1-1 line_24 30,{20 + gap} 180", weather=Weather.FOG)
    assert bool(reachable(state, B)) is seen


SLIVER = (area("W1", Terrain.WOOD, 20, 23, 9.99015, 1), area("W2", Terrain.WOOD, 30.00985, 23, 10, 1))
"""Two woods half a millimetre apart."""


@pytest.mark.rule("1.18")
def test_a_target_of_which_only_a_sliver_shows_is_thrown_for() -> None:
    table = charging("B1-1 dragoons_10 30,20 0", "R1-1 line_24 30,26 180", AWAY, *OTHERS, scenery=SLIVER)
    declare(table, "B1-1", "R1-1")
    thrown(table, "1.18")
    roll(table, 4)
    assert "hold" in options(table)


@pytest.mark.rule("1.18")
def test_who_does_not_see_its_target_has_declared_nothing_and_looks_no_more_at_it_this_turn() -> None:
    lines = ("B1-1 dragoons_10 30,20 0", "R1-1 line_24 30,26 180")
    table = charging(*lines, AWAY, *OTHERS, scenery=SLIVER)
    roll(declare(table, "B1-1", "R1-1"), 3)
    assert keys(table)[-1] == "charge-not-seen"
    assert not unit(table, "B1-1").deeds.charges
    assert not unit(table, "R1-1").deeds.charged
    refused(table, "blue", Order("charge", "B1-1", ("R1-1",)), "8.06", "charge-unseen")


@pytest.mark.rule("8.07")
@pytest.mark.parametrize(("gap", "may"), [(6.0, True), (6.1, False)])
def test_the_target_must_be_within_the_charge(gap: float, may: bool) -> None:
    lines = ("B1-1 line_24 30,20 0 column", f"R1-1 line_24 30,{20 + gap} 180")
    if may:
        table = say(declare(charging(*lines, AWAY), "B1-1", "R1-1"), "hold")
        assert touch(table.state, "B1-1", "R1-1")
    else:
        charge_refused("8.07", *lines, key="charge-too-far")


@pytest.mark.rule("8.07", "8.23")
@pytest.mark.parametrize(("gap", "may"), [(5.0, True), (5.1, False)])
def test_difficult_ground_on_the_line_counts_double(gap: float, may: bool) -> None:
    crops = area("F", Terrain.FIELDS, 29, 21, 2, 1)
    lines = ("B1-1 line_24 30,20 0 column", f"R1-1 line_24 30,{20 + gap} 180")
    state = placed(*lines, scenery=(crops,))
    assert in_reach(state, B, R) is may
    if not may:
        charge_refused("8.07", *lines, scenery=(crops,), key="charge-too-far")


@pytest.mark.rule("8.07")
@pytest.mark.parametrize(("gap", "may"), [(8.0, True), (8.1, False)])
def test_difficult_ground_costs_open_formation_nothing(gap: float, may: bool) -> None:
    crops = area("F", Terrain.FIELDS, 24, 21, 12, 1)
    state = placed("B1-1 light_24 30,20 0 open", f"R1-1 line_24 30,{20 + gap} 180", scenery=(crops,))
    assert bool(reachable(state, B)) is may


@pytest.mark.rule("8.07", "8.23")
def test_the_way_must_fit_the_charge_too() -> None:
    crops = area("F", Terrain.FIELDS, 24, 21, 12, 1)
    charge_refused(
        "8.08", "B1-1 line_24 30,20 0 column", "R1-1 line_24 30,25 180", scenery=(crops,), key="charge-no-way"
    )


@pytest.mark.rule("8.08")
def test_there_must_be_room_to_make_contact() -> None:
    gun = "R1-1 gun_light_foot 30,26 180"
    masked = ("R1-2 line_24 30,25.9 0", "R1-3 line_24 36,25 180", "R1-4 line_24 24,25 180")
    assert reachable(placed("B1-1 dragoons_10 30,20 0", gun), B) == ((R, FRONT),)
    assert R not in dict(reachable(placed("B1-1 dragoons_10 30,20 0", gun, *masked), B))


# --------------------------------------------------------------------------------------------------- how far and turns


@pytest.mark.rule("8.18", "8.20", "5.12", "5.24", "5.42", "6.04", "13.23")
@pytest.mark.parametrize(
    ("who", "far"),
    [
        ("light_24 30,20 0 open", 8),
        ("light_24 30,20 0 open order=advance", 4),
        ("line_24 30,20 0", 5),
        ("line_24 30,20 0 order=advance walked=2", 3),
        ("line_24 30,20 0 order=advance walked=4", 1),
        ("line_24 30,20 0 column", 6),
        ("line_24 30,20 0 column order=advance", 3),
        ("spain_volunteers_36 30,20 0 mass", 4),
        ("spain_volunteers_36 30,20 0 mass order=advance", 2),
        ("dragoons_10 30,20 0", 12),
        ("dragoons_10 30,20 0 order=advance", 8),
        ("line_24 30,20 0 +fast", 6),
    ],
)
def test_how_far_a_charge_goes(who: str, far: float) -> None:
    state = placed(f"B1-1 {who}", "R1-1 line_24 30,40 180")
    assert inches(allowance(state, B).whole) == far


@pytest.mark.rule("8.19", "8.21", "13.02")
@pytest.mark.parametrize(("mark", "count"), [("", 2), ("order=advance", 1), ("+agile", 3), ("order=advance +agile", 2)])
def test_a_halted_charge_may_turn_twice_and_another_once(mark: str, count: int) -> None:
    state = placed(f"B1-1 dragoons_10 30,20 0 {mark}", "R1-1 line_24 30,30 180")
    assert turns(state, B) == count


@pytest.mark.rule("8.19", "8.21", "8.22")
@pytest.mark.parametrize(("mark", "may"), [("", True), ("order=advance +agile", True), ("order=advance", False)])
def test_a_way_round_takes_two_turns(mark: str, may: bool) -> None:
    charger, target = f"B1-1 dragoons_10 30,20 0 {mark}", "R1-1 line_24 30,26 180"
    way = way_to(placed(charger, target, "B1-2 gun_light_foot 32,24 0"), B, R)
    assert (way is not None) is may
    if way is not None:
        assert way.cost > 6 * INCH
        assert sum(start.facing != end.facing for start, end in pairwise(way.poses)) == 2


@pytest.mark.rule("8.22")
def test_the_straight_way_is_taken_where_it_is_free() -> None:
    state = placed("B1-1 line_24 30,20 0", "R1-1 line_24 30,25 180", "B1-2 line_24 36,20 0")
    way = way_to(state, B, R)
    assert way is not None
    assert inches(int(way.cost)) == 5
    assert [where.facing for where in way.poses] == [0, 0]


@pytest.mark.rule("8.23")
def test_only_the_distance_in_difficult_ground_costs_double() -> None:
    crops = area("F", Terrain.FIELDS, 24, 25, 12, 6)
    state = placed("B1-1 dragoons_10 30,20 0", "R1-1 line_24 30,26 180", scenery=(crops,))
    way = way_to(state, B, R)
    assert way is not None
    assert inches(int(way.cost)) == 7


@pytest.mark.rule("8.23", "15.44")
@pytest.mark.parametrize(("bridged", "cost"), [(True, 6), (False, 10)])
def test_a_charger_on_a_bridge_does_not_feel_the_water(bridged: bool, cost: float) -> None:
    river = area("W", Terrain.RIVER, 20, 22, 20, 2)
    bridge = area("P", Terrain.RIVER, 28, 22, 4, 2, role="bridge")
    state = placed(
        "B1-1 dragoons_10 30,20 0", "R1-1 line_24 30,26 180", scenery=(river, bridge) if bridged else (river,)
    )
    way = way_to(state, B, R)
    assert way is not None
    assert inches(int(way.cost)) == cost


@pytest.mark.rule("3.15")
def test_nobody_is_gone_through_on_the_way() -> None:
    state = placed("B1-1 line_24 30,20 0", "R1-1 line_24 30,24.5 180", "B1-2 gun_light_foot 30,24 0")
    assert way_to(state, B, R) is None


# ---------------------------------------------------------------------------------------------------------- contact


@pytest.mark.rule("8.24")
def test_on_contact_the_front_is_aligned_with_the_side_charged() -> None:
    table = charging("B1-1 dragoons_10 30,20 20", "R1-1 line_24 32,26 180", AWAY)
    say(declare(table, "B1-1", "R1-1"), "hold")
    assert stands(table, "B1-1") == (32, 26, 0)
    assert touch(table.state, "B1-1", "R1-1")


@pytest.mark.rule("8.25")
@pytest.mark.parametrize(("blocked", "off"), [(False, 0), (True, 25)])
def test_the_charger_slides_to_the_centre_or_as_near_as_others_let_it(blocked: bool, off: float) -> None:
    mm = 1 / 25.4
    lines = ["B1-1 line_24 30,20 0", f"R1-1 line_24 {30 + 40 * mm},24 180"]
    if blocked:
        lines.append(f"R1-2 gun_light_foot {30 + (60 + 15 + 30) * mm},{24 - 10 * mm} 0")
    table = charging(*lines, AWAY)
    say(declare(table, "B1-1", "R1-1"), "hold")
    x, _, facing = stands(table, "B1-1")
    assert facing == 0
    assert x == pytest.approx(30 + (40 - off) * mm, abs=0.02)


@pytest.mark.rule("8.26")
@pytest.mark.parametrize(
    ("point", "side"), [("30,20", FRONT), ("30,40", REAR), ("40,28.5", LEFT), ("20,28.5", RIGHT), ("30,34", REAR)]
)
def test_the_side_charged_is_the_arc_in_which_the_charger_is(point: str, side: tabletop.Side) -> None:
    state = placed(f"B1-1 line_24 {point} 0", "R1-1 line_24 30,27 180")
    assert met_on(state, B, R) is side


@pytest.mark.rule("8.26")
def test_the_side_is_fixed_when_the_charge_is_declared() -> None:
    table = charging("B1-1 dragoons_10 30.4,20 0", "R1-1 line_24 32,27 90", AWAY, *OTHERS)
    declare(table, "B1-1", "R1-1")
    say(table, "square")
    roll(table, 6)
    say(table, "charge")
    assert charged(table.state, "R1-1").sides == (RIGHT,)
    assert unit(table, "R1-1").formation is Formation.SQUARE


@pytest.mark.rule("8.27")
def test_a_charge_of_several_is_one_declaration_with_one_reaction() -> None:
    table = charging("B1-1 line_24 28,20 0", "B1-2 dragoons_10 36,18 -30", "R1-1 line_24 30,24 180", AWAY)
    declare(table, "B1-1", "R1-1", "B1-2")
    assert options(table)[0] == "hold"
    say(table, "hold")
    assert touch(table.state, "B1-1", "R1-1")
    assert touch(table.state, "B1-2", "R1-1")


@pytest.mark.rule("8.28")
def test_two_chargers_share_a_side_evenly() -> None:
    table = charging("B1-1 line_24 27,20 0", "B1-2 line_24 33,20 0", RED, AWAY)
    declare(table, "B1-1", "R1-1", "B1-2")
    say(table, "hold")
    half = 60 / 25.4
    assert stands(table, "B1-1") == pytest.approx((30 - half, 24, 0), abs=0.02)
    assert stands(table, "B1-2") == pytest.approx((30 + half, 24, 0), abs=0.02)


@pytest.mark.rule("8.29")
def test_three_fronts_do_not_fit_on_one_side_as_wide() -> None:
    lines = ("B1-1 line_24 25.5,20 0", "B1-2 line_24 31,20 0", "B1-3 line_24 36.5,20 0", "R1-1 line_24 31,26 180")
    three = Order("charge", "B1-1", ("R1-1", "B1-2", "B1-3"))
    open_lines = tuple(line.replace("line_24", "light_24") + " open" for line in lines[:3])
    charge_refused("8.29", *open_lines, lines[3], key="charge-no-room", order=three)
    table = charging(*open_lines, lines[3], AWAY)
    declare(table, "B1-1", "R1-1", "B1-2")
    assert options(table)[0] == "hold"


@pytest.mark.rule("8.29")
def test_of_separate_charges_that_do_not_all_find_room_the_last_is_lost() -> None:
    lines = [f"B1-{n} light_24 {x},20 0 open" for n, x in ((1, 25.5), (2, 31), (3, 36.5))]
    table = charging(*lines, "R1-1 line_24 31,26 180 fired", AWAY)
    for n in (1, 2, 3):
        declare(table, f"B1-{n}", "R1-1")
    assert table.state.combat is not None
    assert table.state.combat.charge.chargers == ("B1-1", "B1-2")
    assert keys(table).count("charge-lost") == 1
    assert not touch(table.state, "B1-3", "R1-1")


@pytest.mark.rule("8.30")
def test_a_bystander_left_too_near_is_moved_to_an_inch() -> None:
    table = charging("B1-1 line_24 30,20 0", RED, "B1-2 line_12 35,23.6 0", AWAY)
    declare(table, "B1-1", "R1-1")
    say(table, "hold")
    gap = tabletop.distance(outline(table.state, "B1-1"), outline(table.state, "B1-2"))
    assert not gap.under(INCH)
    assert gap.within(INCH + 5)
    assert "unit-makes-room" in keys(table)


@pytest.mark.rule("2.11", "8.22")
def test_a_charger_whose_way_has_been_closed_loses_its_charge() -> None:
    lines = ("B1-1 line_24 30,20 0 column", "R1-1 line_24 30,25.5 180")
    across = ("B1-2 dragoons_10 24,22.5 90", "R1-2 line_24 33,22.5 -90")
    table = charging(*lines, *across, AWAY)
    say(declare(table, "B1-2", "R1-2"), "hold")
    say(declare(table, "B1-1", "R1-1"), "hold")
    assert touch(table.state, "B1-2", "R1-2")
    assert not touch(table.state, "B1-1", "R1-1")
    assert stands(table, "B1-1")[1] <= 20
    assert "charge-lost" in keys(table)
    assert unit(table, "R1-1").deeds.charged


# -------------------------------------------------------------------------------------------- obstacles and buildings


@pytest.mark.rule("8.33")
@pytest.mark.parametrize(("fence", "defender", "may"), [(5.0, 5.5, True), (5.1, 5.6, False), (4.0, 5.5, False)])
def test_the_distance_to_a_defender_is_that_to_his_obstacle(fence: float, defender: float, may: bool) -> None:
    wall = area("F", Terrain.WALLS_OR_FENCES, 26, 20 + fence, 8, 0.39)
    lines = ("B1-1 line_24 30,20 0", f"R1-1 line_24 30,{20 + defender} 180")
    if may:
        table = say(declare(charging(*lines, AWAY, scenery=(wall,)), "B1-1", "R1-1"), "hold")
        assert touch(table.state, "B1-1", "R1-1")
    else:
        charge_refused("8.07", *lines, scenery=(wall,))


@pytest.mark.rule("4.15", "8.26")
def test_a_garrison_is_charged_at_the_nearest_side_of_its_building() -> None:
    house = cottage("H1", 30, 27.5)
    table = charging("B1-1 line_24 30,20 0 column", "R1-1 line_24 in=H1", AWAY, scenery=(house,))
    declare(table, "B1-1", "R1-1")
    say(table, "hold")
    assert stands(table, "B1-1") == (30, 25.5, 0)


@pytest.mark.rule("5.62")
def test_a_gun_within_a_battery_is_met_on_a_free_side() -> None:
    guns = ("R1-1 gun_light_foot 30,26 180", "R1-2 gun_light_foot 32.36,26 180", "battery R1-1 R1-2")
    state = placed("B1-1 dragoons_10 36,23.2 -90", *guns)
    assert met_on(state, B, R) is LEFT
    assert dict(reachable(state, B)).get(R) is FRONT
