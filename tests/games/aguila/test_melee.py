"""Blows: who strikes whom, with how many dice, and what follows at once (9.01-9.16, 9.25)."""

from __future__ import annotations

import pytest

from maestre.games.aguila.data import Scenario, Structure, Terrain
from maestre.games.aguila.fighting.aftermath import OneOfCombat
from maestre.games.aguila.table.state import Phase
from maestre.games.aguila.table.subjects import Nerve, Strike
from maestre.miniatures.sides import Side
from maestre.play import Ask, Order, Pick, Throw
from maestre.space import tabletop
from tests.games.aguila.clashes import FRONT, LEFT, REAR, RIGHT, because, blows, charge, clash, clashing, figures
from tests.games.aguila.positions import Position, area, cottage, keys, refused, roll, stands, unit

LINE, ENEMY = "B1-1 line_24 30,20 0", "R1-1 line_24 30,20 180"
RESERVES = ("B1-9 line_24 60,10 0", "B1-8 line_24 66,10 0", "R1-9 line_24 60,40 180", "R1-8 line_24 66,40 180")


def about(table: Position) -> object:
    assert isinstance(table.request, Ask | Throw), table.request
    return table.request.about


def struck(table: Position, hits: int, wounds: int) -> Position:
    """Type in blows: so many hit, so many of these wound; nothing is thrown again with success."""
    strike = about(table)
    assert isinstance(strike, Strike), strike
    dice = strike.dice.whole
    faces = [6] * hits + [1] * (dice - hits) + [1] * min(strike.again, dice - hits)
    if hits:
        faces += [6] * wounds + [1] * (hits - wounds) + [1] * min(strike.wound_again, hits - wounds)
    return roll(table, *faces)


# ----------------------------------------------------------------------------------------------------- order of combats


@pytest.mark.rule("9.01")
def test_the_player_whose_charges_they_are_chooses_the_order_of_combats() -> None:
    lines = [f"B1-{n} line_24 {10 * n},20 0" for n in (1, 2, 3)] + [
        f"R1-{n} line_24 {10 * n},20 180" for n in (1, 2, 3)
    ]
    table = clash(*lines, *RESERVES, charges=tuple(charge(f"B1-{n}", at=f"R1-{n}") for n in (1, 2, 3)))
    assert isinstance(table.request, Ask)
    assert (table.request.seat, table.request.choice) == ("blue", Pick(("R1-1", "R1-2", "R1-3")))
    assert isinstance(about(table), OneOfCombat)
    refused(table, "blue", "R1-9", "9.01")
    table.say("blue", "R1-2")
    strike = about(table)
    assert isinstance(strike, Strike)
    assert (strike.striker, strike.target) == ("B1-2", "R1-2")
    struck(struck(table, 0, 0), 0, 0)
    assert isinstance(table.request, Ask)
    assert table.request.choice == Pick(("R1-1", "R1-3"))
    assert table.state.combat is None


@pytest.mark.rule("9.01")
def test_after_the_last_combat_the_other_side_charges() -> None:
    table = clash(LINE, ENEMY, *RESERVES)
    struck(struck(table, 0, 0), 0, 0)
    assert table.state.go is not None
    assert table.state.go.side is Side.RED
    assert table.state.charges == ()
    assert table.state.combat is None
    assert table.state.phase is Phase.CHARGES


@pytest.mark.rule("9.02")
@pytest.mark.rule("10.04")
def test_a_routed_target_does_not_strike_back() -> None:
    table = struck(clash("B1-1 line_24 30,20 0", "R1-1 line_12 30,20 180", *RESERVES), 6, 4)
    nerve = about(table)
    assert isinstance(nerve, Nerve)
    assert nerve.who == "R1-1"
    roll(table, 6, 3)
    assert "R1-1" not in table.state.units
    assert isinstance(table.request, Ask)
    assert table.request.rule == "9.18"


@pytest.mark.rule("9.02")
@pytest.mark.rule("9.03")
@pytest.mark.rule("10.04")
def test_a_survivor_strikes_back_after_its_own_test_and_makes_the_charger_test() -> None:
    table = struck(clash(LINE, ENEMY, *RESERVES), 6, 4)
    assert unit(table, "R1-1").damage == 4
    nerve = about(table)
    assert isinstance(nerve, Nerve)
    assert (nerve.who, nerve.cause) == ("R1-1", "combat")
    roll(table, 1, 2)
    strike = about(table)
    assert isinstance(strike, Strike)
    assert (strike.striker, strike.target, strike.exchange) == ("R1-1", "B1-1", 1)
    struck(table, 3, 3)
    nerve = about(table)
    assert isinstance(nerve, Nerve)
    assert nerve.who == "B1-1"


@pytest.mark.rule("9.03")
@pytest.mark.rule("9.04")
@pytest.mark.parametrize(("damage", "dice"), [(5, 12), (11, 12), (12, 6)])
def test_damage_of_this_combat_halves_the_blows_of_the_survivor(damage: int, dice: int) -> None:
    (strike,) = blows(clashing(LINE, f"{ENEMY} damage={damage}"), 1)
    assert strike.dice.whole == dice


@pytest.mark.rule("9.04")
def test_half_the_attacks_of_a_weak_unit_are_rounded_up() -> None:
    (strike,) = blows(clashing("B1-1 line_12 30,20 0 damage=6 stunned", ENEMY))
    assert (strike.dice.whole, because(strike.dice)) == (2, ["9.04", "9.04", "10.15", "7.35"])


# ------------------------------------------------------------------------------------------------------------- how many


@pytest.mark.rule("9.05")
@pytest.mark.rule("9.06")
@pytest.mark.parametrize(
    ("side", "dice", "number"), [(FRONT, 12, ""), (LEFT, 24, "9.05"), (RIGHT, 24, "9.05"), (REAR, 36, "9.06")]
)
def test_a_charge_in_the_flank_doubles_and_in_the_rear_triples_the_attacks(
    side: tabletop.Side, dice: int, number: str
) -> None:
    (strike,) = blows(clashing(LINE, ENEMY, charges=(charge(sides=(side,)),)))
    assert strike.dice.whole == dice
    assert not number or number in because(strike.dice)


@pytest.mark.rule("9.07")
@pytest.mark.rule("9.08")
@pytest.mark.parametrize(("side", "dice"), [(FRONT, 12), (LEFT, 6), (RIGHT, 6), (REAR, 4)])
def test_whoever_is_charged_in_the_flank_or_rear_strikes_back_less(side: tabletop.Side, dice: int) -> None:
    (strike,) = blows(clashing(LINE, ENEMY, charges=(charge(sides=(side,)),)), 1)
    assert strike.dice.whole == dice


@pytest.mark.rule("9.09")
@pytest.mark.parametrize(("side", "dice"), [(FRONT, 24), (LEFT, 48)])
def test_side_and_formation_multiply_each_other(side: tabletop.Side, dice: int) -> None:
    (strike,) = blows(clashing(LINE, "R1-1 light_24 30,20 180 open", charges=(charge(sides=(side,)),)))
    assert strike.dice.whole == dice


@pytest.mark.rule("9.05")
@pytest.mark.rule("9.07")
@pytest.mark.rule("9.15")
def test_a_square_formed_since_the_declaration_has_no_flank() -> None:
    state = clashing(LINE, f"{ENEMY} square damage=4", charges=(charge(sides=(LEFT,)),))
    assert blows(state)[0].dice.whole == 12
    assert "9.07" not in because(blows(state, 1)[0].dice)
    table = struck(clash(LINE, f"{ENEMY} square damage=4", *RESERVES, charges=(charge(sides=(LEFT,)),)), 1, 1)
    nerve = about(table)
    assert isinstance(nerve, Nerve)
    assert nerve.bonus.whole == 5


@pytest.mark.rule("11.34")
@pytest.mark.parametrize("side", [FRONT, LEFT, REAR])
def test_whoever_charges_guns_triples_his_attacks_on_every_side(side: tabletop.Side) -> None:
    (strike,) = blows(clashing(LINE, "R1-1 gun_medium_foot 30,20 180", charges=(charge(sides=(side,)),)))
    assert strike.dice.whole == 36


@pytest.mark.rule("11.33")
def test_a_gun_that_survives_does_not_strike_back() -> None:
    lines = (LINE, "R1-1 gun_medium_foot 30,20 180", *RESERVES)
    assert blows(clashing(*lines), 1) == ()
    table = struck(clash(*lines), 1, 1)
    assert "unit-recoils" in keys(table)


@pytest.mark.rule("10.15")
def test_a_stunned_unit_strikes_with_half_its_attacks() -> None:
    (strike,) = blows(clashing(LINE, f"{ENEMY} stunned"), 1)
    assert (strike.dice.whole, because(strike.dice)) == (6, ["9.04", "10.15"])


# ----------------------------------------------------------------------------------------------------- to hit, to wound


@pytest.mark.rule("9.10")
@pytest.mark.parametrize(
    ("horse", "formation", "dice", "number"),
    [("hussars_10", "square", 12, 6), ("spain_lancers_5", "line", 6, 4), ("cuirassiers_10", "square", 12, 5)],
)
def test_blows_are_thrown_against_melee_as_shots_against_shooting(
    horse: str, formation: str, dice: int, number: int
) -> None:
    (strike,) = blows(clashing(f"B1-1 {horse} 30,20 0", f"{ENEMY} {formation}"))
    assert (strike.dice.whole, strike.number.whole) == (dice, number)


@pytest.mark.rule("9.10")
def test_where_seven_is_needed_half_the_dice_are_thrown_and_where_eight_a_quarter() -> None:
    work = cottage("H", 30, 22, "R1-1", Structure.FORTIFIED_BUILDING)
    (strike,) = blows(clashing("B1-1 line_24 30,20 0", "R1-1 line_24 in=H", scenery=(work,)))
    assert (strike.dice.whole, strike.number.whole) == (6, 7)
    wall = area("W", Terrain.STONE_WALL, 24, 20, 12, 0.4, built=Structure.FORTIFIED_POSITION)
    horse = "B1-1 spain_lancers_5 30,20 0"
    (strike,) = blows(clashing(horse, "R1-1 line_24 30,20 180 square", scenery=(wall,)))
    assert strike.number.whole == 8
    assert strike.dice.whole == 2


@pytest.mark.rule("9.11")
@pytest.mark.parametrize(("gap", "number"), [(0.5, 6), (1.0, 6), (1.1, 5)])
def test_whoever_is_behind_an_obstacle_is_harder_to_hit(gap: float, number: int) -> None:
    fence = area("F", Terrain.WALLS_OR_FENCES, 24, 19.5 - 0.4, 12, 0.4, built=Structure.WOODEN_FENCE)
    state = clashing(f"B1-1 line_24 30,{19.5 + gap} 0", f"R1-1 line_24 30,{19.5 + gap} 180", scenery=(fence,))
    assert blows(state)[0].number.whole == number
    assert blows(state, 1)[0].number.whole == 5


@pytest.mark.rule("9.11")
def test_an_obstacle_behind_its_back_and_a_field_shield_nobody() -> None:
    behind = area("F", Terrain.WALLS_OR_FENCES, 24, 23.5, 12, 0.4, built=Structure.WOODEN_FENCE)
    field = area("G", Terrain.FIELDS, 24, 18, 12, 8)
    (strike,) = blows(clashing(LINE, ENEMY, scenery=(behind, field)))
    assert strike.number.whole == 5


@pytest.mark.rule("9.11")
@pytest.mark.rule("9.12")
@pytest.mark.parametrize(
    ("built", "number", "rule"),
    [
        (Structure.WOODEN_BUILDING, 5, "9.11"),
        (Structure.STONE_BUILDING, 5, "9.11"),
        (Structure.FORTIFIED_BUILDING, 6, "9.12"),
    ],
)
def test_a_house_is_a_position_and_a_fortified_one_a_better_one(built: Structure, number: int, rule: str) -> None:
    house = cottage("H", 30, 22, "R1-1", built)
    (strike,) = blows(clashing("B1-1 guard_24 30,20 0", "R1-1 line_24 in=H", scenery=(house,)))
    assert (strike.number.whole, because(strike.number)[-1]) == (number, rule)


@pytest.mark.rule("9.12")
@pytest.mark.rule("11.43")
@pytest.mark.parametrize(
    ("built", "sappers", "dice", "number"),
    [
        (Structure.FORTIFIED_POSITION, "", 12, 6),
        (Structure.FORTIFIED_POSITION, "sappers", 14, 5),
        (Structure.SOLID_POSITION, "", 12, 5),
        (Structure.SOLID_POSITION, "sappers", 12, 5),
    ],
)
def test_sappers_help_against_a_fortified_position_alone(
    built: Structure, sappers: str, dice: int, number: int
) -> None:
    work = area("W", Terrain.STONE_WALL, 27, 19.6, 6, 0.4, built=built)
    (strike,) = blows(clashing(f"B1-1 guard_24 30,20 0 {sappers}".strip(), ENEMY, scenery=(work,)))
    assert (strike.dice.whole, strike.number.whole) == (dice, number)


@pytest.mark.rule("16.57")
@pytest.mark.parametrize(("scenario", "dice"), [(Scenario.BORODINO, 14), (Scenario.ASSAULT_POSITION, 12)])
def test_at_borodino_sappers_add_their_attacks_against_the_free_works_too(scenario: Scenario, dice: int) -> None:
    work = area("W", Terrain.STONE_WALL, 27, 19.6, 6, 0.4, built=Structure.LIGHT_POSITION)
    (strike,) = blows(clashing("B1-1 guard_24 30,20 0 sappers", ENEMY, scenery=(work,), scenario=scenario))
    assert (strike.dice.whole, strike.number.whole) == (dice, 5)


@pytest.mark.rule("9.13")
def test_each_wound_is_a_marker() -> None:
    table = struck(clash(LINE, f"{ENEMY} damage=1", *RESERVES), 6, 3)
    assert unit(table, "R1-1").damage == 4


# -------------------------------------------------------------------------------------------------------------- courage


@pytest.mark.rule("9.14")
@pytest.mark.rule("10.05")
@pytest.mark.parametrize(("before", "wounds", "tests"), [(0, 1, False), (1, 1, True), (0, 2, True), (5, 0, False)])
def test_whoever_was_hurt_and_has_two_markers_is_tested(before: int, wounds: int, tests: bool) -> None:
    table = struck(clash(LINE, f"{ENEMY} damage={before}", *RESERVES), wounds, wounds)
    assert isinstance(about(table), Nerve) is tests


@pytest.mark.rule("9.15")
@pytest.mark.rule("9.16")
@pytest.mark.parametrize(("side", "total"), [(FRONT, 4), (RIGHT, 5), (LEFT, 5), (REAR, 6)])
def test_a_charge_in_the_flank_adds_one_and_in_the_rear_two(side: tabletop.Side, total: int) -> None:
    table = struck(clash(LINE, f"{ENEMY} damage=3", *RESERVES, charges=(charge(sides=(side,)),)), 1, 1)
    nerve = about(table)
    assert isinstance(nerve, Nerve)
    assert nerve.bonus.whole == total


TWO = ("B1-1 line_24 27.64,20 0", "B1-2 line_24 32.36,20 0", ENEMY, *RESERVES)


@pytest.mark.rule("9.25")
@pytest.mark.rule("10.04")
@pytest.mark.rule("9.16")
def test_all_chargers_strike_before_one_test_with_the_worst_side() -> None:
    table = clash(*TWO, charges=(charge("B1-1", "B1-2", sides=(LEFT, REAR)),))
    struck(table, 3, 3)
    strike = about(table)
    assert isinstance(strike, Strike)
    assert strike.striker == "B1-2"
    struck(table, 2, 2)
    nerve = about(table)
    assert isinstance(nerve, Nerve)
    assert (nerve.bonus.whole, nerve.by) == (7, ("B1-1", "B1-2"))
    roll(table, 1, 1)
    assert not isinstance(about(table), Nerve)


@pytest.mark.rule("9.25")
def test_the_survivor_chooses_whom_of_several_it_strikes() -> None:
    table = clash(*TWO, charges=(charge("B1-1", "B1-2"),))
    struck(struck(table, 0, 0), 0, 0)
    assert isinstance(table.request, Ask)
    assert (table.request.seat, table.request.rule, table.request.choice) == ("red", "9.25", Pick(("B1-1", "B1-2")))
    table.say("red", "B1-2")
    strike = about(table)
    assert isinstance(strike, Strike)
    assert (strike.striker, strike.target) == ("R1-1", "B1-2")
    struck(table, 0, 0)
    assert table.state.combat is None


@pytest.mark.rule("5.32")
@pytest.mark.rule("9.25")
def test_a_square_strikes_on_each_side_that_is_attacked() -> None:
    lines = (LINE, "B1-2 line_24 27.64,21.57 90", f"{ENEMY} square", *RESERVES)
    table = clash(*lines, charges=(charge("B1-1", "B1-2"),))
    struck(struck(table, 0, 0), 0, 0)
    first = about(table)
    assert isinstance(first, Strike)
    struck(table, 0, 0)
    second = about(table)
    assert isinstance(second, Strike)
    assert (first.target, second.target) == ("B1-1", "B1-2")
    assert (first.dice.whole, second.dice.whole) == (6, 6)


@pytest.mark.rule("10.19")
@pytest.mark.rule("9.25")
def test_nobody_strikes_at_who_is_destroyed_already() -> None:
    lines = ("B1-1 line_24 27.64,20 0", "B1-2 line_24 32.36,20 0", "R1-1 line_12 30,20 180 damage=12", *RESERVES)
    table = struck(clash(*lines, charges=(charge("B1-1", "B1-2"),)), 1, 1)
    assert "R1-1" not in table.state.units
    assert isinstance(table.request, Ask)
    assert table.request.rule == "9.18"


HORSE = ("B1-1 hussars_10 30,20 0 damage=10", "R1-1 hussars_10 30,20 180 damage=10", *RESERVES)


@pytest.mark.rule("6.10")
def test_in_a_counter_charge_both_strike_before_either_is_hurt_and_both_may_rout() -> None:
    table = clash(*HORSE, charges=(charge(counter=True),))
    struck(table, 2, 2)
    assert unit(table, "R1-1").damage == 10
    strike = about(table)
    assert isinstance(strike, Strike)
    assert (strike.striker, strike.dice.whole) == ("R1-1", 6)
    struck(table, 2, 2)
    assert (unit(table, "R1-1").damage, unit(table, "B1-1").damage) == (12, 12)
    roll(roll(table, 3, 3), 3, 3)
    assert "R1-1" not in table.state.units
    assert "B1-1" not in table.state.units
    assert table.state.combat is None


@pytest.mark.rule("6.10")
@pytest.mark.rule("9.22")
def test_after_a_counter_charge_that_both_stand_the_first_charger_falls_back() -> None:
    table = clash(*HORSE, charges=(charge(counter=True),))
    roll(struck(struck(table, 0, 0), 1, 1), 1, 2)
    assert keys(table).count("unit-recoils") == 1
    assert unit(table, "B1-1").side is Side.BLUE


@pytest.mark.rule("9.10")
def test_what_is_told_of_blows_has_its_figures() -> None:
    table = struck(clash(LINE, ENEMY, *RESERVES), 1, 1)
    assert "blows-struck" in keys(table)
    assert figures(blows(clashing(LINE, ENEMY))[0])[:2] == (12, 5)


@pytest.mark.rule("9.01")
@pytest.mark.rule("9.02")
@pytest.mark.rule("9.03")
@pytest.mark.rule("9.22")
def test_a_charge_is_declared_made_fought_and_over_in_one_part() -> None:
    table = clash("B1-1 line_24 30,20 0 column", "R1-1 line_24 30,24 180", *RESERVES, phase=Phase.CHARGES)
    table.say("blue", Order("charge", "B1-1", ("R1-1",)))
    table.say("red", "hold")
    assert stands(table, "B1-1") == pytest.approx((30.0, 24.0, 0.0), abs=0.01)
    roll(struck(table, 4, 4), 1, 2)
    roll(struck(table, 2, 2), 1, 2)
    assert (unit(table, "R1-1").damage, unit(table, "B1-1").damage) == (4, 2)
    assert stands(table, "B1-1") == pytest.approx((30.0, 22.0, 0.0), abs=0.01)
    assert table.state.go is not None
    assert (table.state.phase, table.state.go.side) == (Phase.CHARGES, Side.RED)
