"""Counter-charges (6.06-6.10)."""

from __future__ import annotations

import pytest

from maestre.games.aguila.table.subjects import Strike
from maestre.play import Throw
from tests.games.aguila.charging import AWAY, FRONT, OTHERS, charged, charging, declare, options, say, thrown, touch
from tests.games.aguila.positions import Position, keys, roll, stands, unit

HORSE = "B1-1 dragoons_10 30,20 0"


def met(target: str, *lines: str) -> Position:
    return declare(charging(HORSE, f"R1-1 {target}", *lines, AWAY, *OTHERS), "B1-1", "R1-1")


@pytest.mark.rule("6.06")
@pytest.mark.parametrize(
    ("target", "may"), [("30,28 180", True), ("32,28 90", True), ("28,28 -90", True), ("30,32 0", False)]
)
def test_cavalry_charged_by_cavalry_in_front_or_flank_may_counter_charge(target: str, may: bool) -> None:
    table = declare(charging(HORSE, f"R1-1 hussars_10 {target} open", AWAY, *OTHERS), "B1-1", "R1-1")
    if may:
        assert "counter_charge" in options(table)
    else:
        assert charged(table.state, "R1-1").reaction == "hold"


@pytest.mark.rule("6.07")
@pytest.mark.parametrize("mark", ["order=double_time", "stunned", "march"])
def test_who_ran_is_stunned_or_marches_does_not_counter_charge(mark: str) -> None:
    table = met(f"dragoons_10 30,28 180 {mark}")
    assert charged(table.state, "R1-1").reaction == "hold"


@pytest.mark.rule("6.08")
@pytest.mark.parametrize(
    ("kind", "face", "goes"),
    [
        ("hussars_10", 3, True),
        ("hussars_10", 2, False),
        ("dragoons_10", 4, True),
        ("dragoons_10", 3, False),
        ("cuirassiers_10", 5, True),
        ("cuirassiers_10", 4, False),
        ("carabiniers_10", 4, False),
    ],
)
def test_each_class_has_its_die(kind: str, face: int, goes: bool) -> None:
    table = met(f"{kind} 30,29 180")
    say(table, "counter_charge")
    thrown(table, "6.08")
    roll(table, face)
    assert charged(table.state, "R1-1").counter is goes
    assert ("counter-charges" in keys(table)) is goes
    assert (stands(table, "R1-1")[1] < 29) is goes


@pytest.mark.rule("6.09")
def test_the_counter_charger_goes_half_its_charge_and_the_charger_the_rest() -> None:
    table = declare(charging(HORSE, "R1-1 dragoons_10 30,31 180", AWAY), "B1-1", "R1-1")
    say(table, "counter_charge")
    roll(table, 4)
    assert stands(table, "R1-1") == (30, 25, 180)
    assert stands(table, "B1-1") == (30, 25, 0)
    assert touch(table.state, "B1-1", "R1-1")


@pytest.mark.rule("6.09")
def test_bases_that_meet_in_the_first_move_stop_there() -> None:
    table = declare(charging(HORSE, "R1-1 dragoons_10 30,24 180", AWAY), "B1-1", "R1-1")
    say(table, "counter_charge")
    roll(table, 4)
    assert stands(table, "R1-1") == (30, 20, 180)
    assert stands(table, "B1-1") == (30, 20, 0)
    assert table.state.combat is not None
    assert table.state.combat.charge.counter


@pytest.mark.rule("6.06", "6.09", "8.26")
def test_from_a_flank_it_turns_to_face_the_charger_and_is_met_in_front() -> None:
    table = met("dragoons_10 32,29 90")
    assert options(table) == ("hold", "counter_charge")
    say(table, "counter_charge")
    roll(table, 4)
    assert charged(table.state, "R1-1").sides == (FRONT,)
    assert stands(table, "R1-1")[2] == pytest.approx(180, abs=1)


@pytest.mark.rule("6.10")
def test_both_strike_at_once_with_all_their_dice() -> None:
    table = declare(charging(HORSE, "R1-1 dragoons_10 30,30 180", AWAY), "B1-1", "R1-1")
    say(table, "counter_charge")
    roll(table, 4)
    first = table.request
    assert isinstance(first, Throw)
    assert isinstance(first.about, Strike)
    assert (first.about.striker, first.about.dice.whole) == ("B1-1", 12)
    roll(table, *[6] * 12, *[6] * 12)
    assert unit(table, "R1-1").damage == 0
    second = table.request
    assert isinstance(second, Throw)
    assert isinstance(second.about, Strike)
    assert (second.about.striker, second.about.dice.whole) == ("R1-1", 12)


@pytest.mark.rule("8.31")
def test_only_the_nearest_charger_is_met_and_the_others_work_out_again_whether_they_reach() -> None:
    lines = ("B1-1 dragoons_10 30,20 0", "B1-2 dragoons_10 36,17 0", "R1-1 dragoons_10 31,28 180")
    table = declare(charging(*lines, AWAY, *OTHERS), "B1-1", "R1-1", "B1-2")
    say(table, "counter_charge")
    roll(table, 4)
    charge = charged(table.state, "R1-1")
    assert charge.counter
    assert charge.chargers[0] == "B1-1"
    assert charge.sides[0] is FRONT
