"""Reactions to a charge (5.07-5.09, 5.54-5.55, 6.05, 6.13-6.16, 8.09-8.17, 8.31-8.32, 11.45)."""

from __future__ import annotations

from typing import Any

import pytest

from maestre.games.aguila.charging.reactions import ChargeHome, Reacting, react
from maestre.games.aguila.data import Formation
from maestre.games.aguila.shooting.shots import Volley
from maestre.games.aguila.table import subjects
from maestre.games.aguila.table.state import Charge, UnitId
from maestre.games.aguila.table.subjects import Nerve
from maestre.play import Ask, Throw
from tests.games.aguila.charging import (
    AWAY,
    FRONT,
    OTHERS,
    apart,
    asked,
    charged,
    charging,
    declare,
    done,
    options,
    say,
    thrown,
    touch,
)
from tests.games.aguila.positions import (
    Position,
    cottage,
    gave,
    happens,
    keys,
    placed,
    refused,
    roll,
    stands,
    unit,
)

RED = "R1-1 line_24 30,24 180"
HORSE = "B1-1 dragoons_10 30,20 0"
FOOT = "B1-1 line_24 30,20 0"


def charge_at(*lines: str, **fields: Any) -> Position:
    """B1-1 charges R1-1, whose general is far away; another pair stands elsewhere."""
    return declare(charging(*lines, AWAY, *OTHERS, **fields), "B1-1", "R1-1")


def about(table: Position) -> object:
    assert isinstance(table.request, Ask | Throw), table.request
    return table.request.about


def missed(table: Position) -> Position:
    """All shots miss."""
    shot = about(table)
    assert isinstance(shot, Volley), shot
    dice = shot.dice.whole
    return roll(table, *[1] * (dice + min(dice, shot.again)))


def shot(table: Position, wounds: int) -> Position:
    """As many shots hit and wound, and no more."""
    aimed = about(table)
    assert isinstance(aimed, Volley), aimed
    rest = aimed.dice.whole - wounds
    faces = [6] * wounds + [1] * (rest + min(rest, aimed.again))
    return roll(table, *faces, *[6] * wounds)


# --------------------------------------------------------------------------------------------------------- the menu


@pytest.mark.rule("8.09")
@pytest.mark.parametrize(
    ("charger", "target", "words"),
    [
        (FOOT, "line_24 30,24 180", ("hold", "fire/B1-1")),
        (HORSE, "line_24 30,24 180", ("hold", "fire/B1-1", "square")),
        (HORSE, "line_24 30,24 180 square", ("hold", "fire/B1-1")),
        (HORSE, "line_24 30,24 180 march", ("hold", "square")),
        (FOOT, "light_24 30,24 180 open", ("hold", "fire/B1-1", "evade")),
        (HORSE, "light_24 30,24 180 open", ("hold", "fire/B1-1", "square", "evade")),
        (HORSE, "dragoons_10 30,24 180", ("hold", "counter_charge")),
        (FOOT, "dragoons_10 30,24 180", ("hold", "retire")),
        (FOOT, "hussars_10 30,24 180 open", ("hold", "fire/B1-1", "evade", "retire")),
        (HORSE, "hussars_10 30,24 180 open", ("hold", "fire/B1-1", "counter_charge", "evade")),
        (FOOT, "gun_medium_foot 30,24 180", ("hold", "fire/B1-1")),
    ],
)
def test_what_a_charged_unit_may_do(charger: str, target: str, words: tuple[str, ...]) -> None:
    table = charge_at(charger, f"R1-1 {target}")
    assert options(table) == words
    assert isinstance(about(table), Reacting)
    assert isinstance(table.request, Ask)
    assert (table.request.seat, table.request.window) == ("red", "charge")


@pytest.mark.rule("8.09")
def test_who_can_only_hold_is_not_asked() -> None:
    table = charge_at(FOOT, "R1-1 line_24 30,24 180 fired")
    assert asked(table) == "2.10"
    assert charged(table.state, "R1-1").reaction == "hold"


@pytest.mark.rule("8.10")
def test_who_fails_to_form_square_has_had_its_reaction() -> None:
    table = charge_at(HORSE, RED)
    say(table, "square")
    roll(table, 5)
    assert unit(table, "R1-1").formation is Formation.LINE
    assert "reaction-square-failed" in keys(table)
    assert asked(table) == "2.10"
    assert charged(table.state, "R1-1").reaction == "square"
    done(table)
    assert touch(table.state, "B1-1", "R1-1")
    assert not unit(table, "R1-1").deeds.defended


@pytest.mark.rule("8.10")
def test_a_second_charge_at_the_same_unit_is_answered_for_itself_and_joins_the_first() -> None:
    lines = ("B1-1 line_24 27.4,20 0", "B1-2 line_24 32.6,20 0", RED)
    table = declare(charging(*lines, AWAY), "B1-1", "R1-1")
    say(table, "hold")
    declare(table, "B1-2", "R1-1")
    assert options(table) == ("hold", "fire/B1-2")
    say(table, "hold")
    assert asked(table) == "9.10"
    assert table.state.combat is not None
    assert table.state.combat.charge.chargers == ("B1-1", "B1-2")
    assert touch(table.state, "B1-1", "R1-1")
    assert touch(table.state, "B1-2", "R1-1")


# ----------------------------------------------------------------------------------------------------- defensive fire


@pytest.mark.rule("8.11")
def test_only_who_is_charged_in_front_fires() -> None:
    table = charge_at(HORSE, "R1-1 line_24 32,27 90")
    assert options(table) == ("hold", "square")


@pytest.mark.rule("8.11")
def test_a_square_fires_on_any_side_with_half_its_attacks() -> None:
    table = charge_at(HORSE, "R1-1 line_24 30,27 0 square")
    assert options(table) == ("hold", "fire/B1-1")
    say(table, "fire/B1-1")
    shot = about(table)
    assert isinstance(shot, Volley)
    assert shot.dice.whole == 6


@pytest.mark.rule("8.11")
def test_a_garrison_fires_whatever_side_is_charged() -> None:
    house = cottage("H1", 30, 26)
    table = charge_at(FOOT, "R1-1 line_24 in=H1", scenery=(house,))
    assert options(table) == ("hold", "fire/B1-1")


@pytest.mark.rule("8.12")
@pytest.mark.parametrize("mark", ["fired", "defended", "order=double_time"])
def test_who_has_shot_or_run_this_turn_does_not_fire(mark: str) -> None:
    table = charge_at(HORSE, f"{RED} {mark}")
    assert options(table) == ("hold", "square")


@pytest.mark.rule("8.12", "8.13")
def test_wounds_of_defensive_fire_stand_and_it_is_given_once_a_turn() -> None:
    table = charge_at(HORSE, RED)
    shot(say(table, "fire/B1-1"), 1)
    assert unit(table, "B1-1").damage == 1
    assert unit(table, "R1-1").deeds.defended
    assert not unit(table, "R1-1").deeds.fired
    assert asked(table) == "2.10"


@pytest.mark.rule("8.13", "8.16")
@pytest.mark.parametrize(("dice", "goes"), [((3, 4), True), ((5, 6), False)])
def test_a_charger_stunned_by_fire_does_not_move(dice: tuple[int, int], goes: bool) -> None:
    table = declare(charging(f"{HORSE} damage=2", RED, AWAY), "B1-1", "R1-1")
    shot(say(table, "fire/B1-1"), 2)
    roll(table, *dice)
    if goes:
        assert touch(table.state, "B1-1", "R1-1")
    else:
        assert unit(table, "B1-1").stunned
        assert stands(table, "B1-1") == (30, 20, 0)
        assert unit(table, "B1-1").damage == 4
        assert unit(table, "R1-1").deeds.charged


@pytest.mark.rule("8.16")
def test_a_charger_routed_by_fire_is_gone() -> None:
    table = charge_at("B1-1 dragoons_5 30,20 0 damage=2", RED, "B1-2 line_24 20,10 0", "B1-3 line_24 10,10 0")
    shot(say(table, "fire/B1-1"), 2)
    roll(table, 6, 5)
    assert "B1-1" not in table.state.units
    assert not table.state.charges


@pytest.mark.rule("8.14")
def test_defensive_fire_has_one_modifier() -> None:
    table = charge_at("B1-1 hussars_10 30,20 0 open", "R1-1 line_24 30,31 180 column order=advance")
    say(table, "fire/B1-1")
    shot = about(table)
    assert isinstance(shot, Volley)
    assert (shot.number.whole, shot.dice.whole) == (5, 6)


@pytest.mark.rule("8.15")
@pytest.mark.parametrize(("target", "more"), [("line_24", 1), ("gun_medium_foot", 2)])
def test_a_charger_hurt_by_fire_tests_worse_and_worse_still_by_guns(target: str, more: int) -> None:
    table = charge_at(f"{FOOT} damage=2", f"R1-1 {target} 30,24 180")
    shot(say(table, "fire/B1-1"), 1)
    nerve = about(table)
    assert isinstance(nerve, Nerve)
    assert (nerve.who, nerve.cause, nerve.bonus.whole) == ("B1-1", "reaction", 3 + more)
    assert nerve.bonus.changes[-1].rule == "8.15"


@pytest.mark.rule("8.15")
@pytest.mark.parametrize(("damage", "wounds", "tests"), [(1, 1, True), (0, 1, False), (2, 0, False)])
def test_only_who_is_wounded_and_has_two_markers_tests(damage: int, wounds: int, tests: bool) -> None:
    table = charge_at(f"{FOOT} damage={damage}", RED)
    say(table, "fire/B1-1")
    if wounds:
        shot(table, wounds)
    else:
        missed(table)
    assert isinstance(table.request, Throw) is tests


@pytest.mark.rule("8.15", "5.59")
def test_a_battery_shakes_a_charger_more() -> None:
    guns = ("R1-1 gun_medium_foot 30,24 180", "R1-2 gun_medium_foot 32.36,24 180", "battery R1-1 R1-2")
    table = charge_at(f"{FOOT} damage=2", *guns)
    shot(say(table, "fire/B1-1"), 1)
    nerve = about(table)
    assert isinstance(nerve, Nerve)
    assert nerve.bonus.whole == 3 + 2 + 1
    assert unit(table, "R1-2").deeds.defended


@pytest.mark.rule("8.11", "10.13")
@pytest.mark.parametrize(("face", "fires"), [(5, True), (4, False)])
def test_who_is_stunned_fires_only_after_a_test(face: int, fires: bool) -> None:
    table = charge_at(FOOT, f"{RED} stunned")
    say(table, "fire/B1-1")
    thrown(table, "10.13")
    roll(table, face)
    assert isinstance(about(table), Volley) is fires


# ------------------------------------------------------------------------------------------------------------- square


@pytest.mark.rule("5.07", "8.17")
@pytest.mark.parametrize(("face", "formed"), [(6, True), (5, False)])
def test_infantry_forms_square_before_cavalry_at_minus_two(face: int, formed: bool) -> None:
    table = charge_at(HORSE, RED)
    say(table, "square")
    test = about(table)
    assert isinstance(test, subjects.Test)
    assert test.bonus.whole == -2
    roll(table, face)
    assert (unit(table, "R1-1").formation is Formation.SQUARE) is formed


@pytest.mark.rule("5.08")
@pytest.mark.parametrize(("gap", "bonus", "face"), [(5, -3, 5), (5.99, -3, 5), (6.01, -2, 5)])
def test_enemy_infantry_near_makes_it_harder(gap: float, bonus: int, face: int) -> None:
    table = charge_at(HORSE, "R1-1 guard_24 30,26 180", f"B1-2 line_24 {30 + 120 / 25.4 + gap},28 0")
    say(table, "square")
    test = about(table)
    assert isinstance(test, subjects.Test)
    assert test.bonus.whole == bonus
    roll(table, face)
    assert (unit(table, "R1-1").formation is Formation.SQUARE) is (bonus == -2)


@pytest.mark.rule("8.17")
def test_march_columns_open_order_and_the_stunned_form_square_too_but_no_garrison() -> None:
    for mark in ("march", "stunned", "column"):
        assert "square" in options(charge_at(HORSE, f"R1-1 line_24 30,24 180 {mark}"))
    table = charge_at(HORSE, "R1-1 line_24 in=H1", scenery=(cottage("H1", 30, 26),))
    assert "square" not in options(table)


@pytest.mark.rule("5.09")
@pytest.mark.parametrize("word", ["charge", "hold"])
def test_cavalry_may_call_off_before_a_square(word: str) -> None:
    table = charge_at(HORSE, RED)
    say(table, "square")
    roll(table, 6)
    assert options(table, "5.09") == ("charge", "hold")
    assert about(table) == ChargeHome(UnitId("B1-1"), UnitId("R1-1"))
    say(table, word)
    assert bool(table.state.charges) is (word == "charge")
    assert stands(table, "B1-1") == (30, 20, 0)
    assert unit(table, "B1-1").deeds.charges
    refused(table, "blue", {"verb": "charge", "piece": "B1-1", "objects": ["R1-1"]}, "8.02", "charge-spent")


@pytest.mark.rule("5.09")
def test_infantry_that_charges_with_it_goes_on() -> None:
    table = charging("B1-1 dragoons_10 27,20 0", "B1-2 line_24 33,19.5 0", RED, AWAY, *OTHERS)
    declare(table, "B1-1", "R1-1", "B1-2")
    say(table, "square")
    roll(table, 6)
    say(table, "hold")
    assert charged(table.state, "R1-1").chargers == ("B1-2",)


# ------------------------------------------------------------------------------------------------- evading, retiring


@pytest.mark.rule("5.54", "5.55", "6.15")
@pytest.mark.parametrize(("face", "away"), [(4, True), (3, False)])
def test_open_order_evades_by_its_speed_straight_away(face: int, away: bool) -> None:
    table = charge_at("B1-1 light_24 30,20 0 column +fast", "R1-1 light_24 30,26 180 open")
    say(table, "evade")
    test = about(table)
    assert isinstance(test, subjects.Test)
    assert test.bonus.whole == 0
    roll(table, face)
    assert apart(table.state, "B1-1", "R1-1") == (10 if away else 6)
    assert stands(table, "R1-1")[2] == 180
    assert bool(table.state.charges) is not away
    assert stands(table, "B1-1") == (30, 20, 0)
    assert unit(table, "B1-1").deeds.charges


@pytest.mark.rule("5.54")
def test_no_officer_steadies_who_evades_in_open_order() -> None:
    table = declare(
        charging("B1-1 line_24 30,20 0", "R1-1 light_24 30,24 180 open", "R1 general 30,30", *OTHERS), "B1-1", "R1-1"
    )
    say(table, "evade")
    thrown(table, "5.54")


@pytest.mark.rule("5.55", "8.26")
def test_an_evader_who_is_caught_fights_on_the_side_that_is_met_then() -> None:
    table = charge_at(HORSE, "R1-1 light_24 30,24 180 open")
    say(table, "evade")
    roll(table, 6)
    assert apart(table.state, "B1-1", "R1-1") == 8
    assert charged(table.state, "R1-1").sides == (FRONT,)


@pytest.mark.rule("5.55")
def test_an_evader_stops_an_inch_short_of_others() -> None:
    table = charge_at(FOOT, "R1-1 light_24 30,24 180 open", "R1-2 line_24 30,30.65 180")
    say(table, "evade")
    roll(table, 6)
    assert stands(table, "R1-1")[1] == pytest.approx(30.65 - 1 - 80 / 25.4, abs=0.02)


@pytest.mark.rule("6.05")
@pytest.mark.parametrize(("face", "gap"), [(4, 13), (3, 5)])
def test_cavalry_retires_from_infantry(face: int, gap: float) -> None:
    table = charge_at("B1-1 line_24 30,20 0", "R1-1 dragoons_10 30,25 180")
    say(table, "retire")
    roll(table, face)
    assert apart(table.state, "B1-1", "R1-1") == gap
    assert stands(table, "R1-1")[2] == 180


@pytest.mark.rule("6.13")
@pytest.mark.parametrize("mark", ["stunned", "disorganised"])
def test_open_horse_evades_horse_though_stunned_or_disorganised(mark: str) -> None:
    table = charge_at(HORSE, f"R1-1 hussars_10 30,26 180 open {mark}")
    assert "evade" in options(table)


@pytest.mark.rule("6.14")
def test_open_horse_evades_by_its_speed() -> None:
    table = charge_at(HORSE, "R1-1 hussars_10 30,26 180 open")
    say(table, "evade")
    roll(table, 4)
    assert apart(table.state, "B1-1", "R1-1") == 15
    assert not table.state.charges


@pytest.mark.rule("6.16")
@pytest.mark.parametrize(("face", "away"), [(6, True), (5, False)])
def test_in_the_flank_the_test_is_worse(face: int, away: bool) -> None:
    table = charge_at(HORSE, "R1-1 hussars_10 32,29 90 open")
    assert table.request is not None
    say(table, "evade")
    test = about(table)
    assert isinstance(test, subjects.Test)
    assert test.bonus.whole == -2
    before = stands(table, "R1-1")
    roll(table, face)
    assert (stands(table, "R1-1") != before) is away


@pytest.mark.rule("6.16", "6.06")
def test_charged_in_the_rear_horse_neither_evades_nor_counter_charges() -> None:
    table = charge_at(HORSE, "R1-1 hussars_10 30,32 0 open")
    assert asked(table) == "2.10"
    foot = charge_at("B1-1 light_24 30,20 0 open", "R1-1 hussars_10 30,28 0 open")
    assert options(foot) == ("hold", "evade", "retire")


# --------------------------------------------------------------------------------------------------- several chargers

NEAR, FAR_HORSE = "B1-1 line_24 27.5,20 0", "B1-2 hussars_10 34,16 0"


@pytest.mark.rule("8.31")
def test_the_target_reacts_to_the_nearest_charger() -> None:
    lines = ("B1-1 line_24 27.5,20 0 column", "B1-2 line_24 33,18.2 0 column", RED)
    table = declare(charging(*lines, AWAY), "B1-1", "R1-1", "B1-2")
    assert options(table) == ("hold", "fire/B1-1")


@pytest.mark.rule("8.32")
def test_fire_may_be_directed_at_cavalry_that_is_farther() -> None:
    table = declare(charging(NEAR, FAR_HORSE, RED, AWAY), "B1-1", "R1-1", "B1-2")
    while isinstance(table.request, Ask) and table.request.rule != "8.09":
        say(table, "none")
    if isinstance(table.request, Throw):
        roll(table, 6)
    assert options(table) == ("hold", "fire/B1-1", "fire/B1-2")
    say(table, "fire/B1-2")
    shot = about(table)
    assert isinstance(shot, Volley)
    assert shot.aim.target == "B1-2"


@pytest.mark.rule("8.31", "8.32")
def test_square_needs_the_nearest_charger_to_be_cavalry() -> None:
    lines = ("B1-1 line_24 27.5,19 0 column", "B1-2 dragoons_10 33,20.5 0", RED)
    table = declare(charging(*lines, AWAY), "B1-1", "R1-1", "B1-2")
    assert options(table) == ("hold", "fire/B1-2", "square")


# ---------------------------------------------------------------------------------------------------- regimental guns


@pytest.mark.rule("11.45")
@pytest.mark.parametrize(("x", "offered"), [(35.3, True), (35.8, False)])
def test_a_regimental_gun_within_two_inches_fires_besides(x: float, offered: bool) -> None:
    gun = f"R1-2 gun_light_foot {x},23.9 180 regiment=R1-1"
    table = charge_at("B1-1 line_24 30,20 0 damage=2", RED, gun)
    say(table, "hold")
    if not offered:
        assert asked(table) == "2.10"
        return
    assert options(table, "11.45") == ("use", "pass")
    say(table, "use")
    fired = about(table)
    assert isinstance(fired, Volley)
    assert (fired.aim.kind, fired.dice.whole, fired.number.whole) == ("canister", 6, 5)
    shot(table, 1)
    nerve = about(table)
    assert isinstance(nerve, Nerve)
    assert nerve.bonus.whole == 3 + 2


@pytest.mark.rule("11.45")
@pytest.mark.parametrize("mark", ["fired", "limbered", "defended"])
def test_a_regimental_gun_that_cannot_fire_is_not_asked_for(mark: str) -> None:
    table = charge_at("B1-1 line_24 30,20 0", RED, f"R1-2 gun_light_foot 35.3,23.9 180 regiment=R1-1 {mark}")
    say(table, "hold")
    assert asked(table) == "2.10"


@pytest.mark.rule("8.09")
def test_react_gives_the_charge_as_it_goes_on() -> None:
    state = placed(FOOT, RED, AWAY)
    charge = Charge((UnitId("B1-1"),), UnitId("R1-1"), (FRONT,))
    table = happens(state, lambda now: react(now, charge))
    say(table, "hold")
    assert gave(table) == Charge((UnitId("B1-1"),), UnitId("R1-1"), (FRONT,), "hold")
