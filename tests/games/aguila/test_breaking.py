"""Losses and the break point (10.19-10.26)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.aguila.morale.breaking import break_tests, destroy, lost_weight, total_weight
from maestre.games.aguila.shooting.artillery import detach
from maestre.games.aguila.table.state import State, UnitId
from maestre.miniatures.sides import Side
from maestre.play import Procedure, Throw
from tests.games.aguila.clashes import charge, clash
from tests.games.aguila.positions import Position, happens, keys, placed, roll

BLUE = "B1-9 line_24 60,10"
RED = (
    *(f"R1-{n} line_24 {10 * n},30" for n in (1, 2, 3, 4)),
    "R1-5 hussars_10 50,30",
    "R1-6 gun_medium_foot 60,30",
    "R1-7 gun_medium_foot 62.36,30",
    "battery R1-6 R1-7",
)


def lost(state: State, *names: str) -> Position:
    """Let some pieces be lost one after the other."""

    def happening(now: State) -> Procedure[None]:
        for name in names:
            yield from destroy(now, name, "routed", "10.08")

    return happens(state, happening)


def ended(table: Position) -> tuple[str, str | None]:
    """How the battle has ended, and who has won."""
    return table.state.ended, table.state.winner


def past(**army: Any) -> State:
    """Red is past its break point since this turn."""
    state = placed(*RED, BLUE)
    state.armies[Side.RED] = replace(state.armies[Side.RED], broken=2, **army)
    return state


@pytest.mark.rule("10.20")
def test_an_army_weighs_what_its_units_do() -> None:
    state = placed(*RED, BLUE)
    assert total_weight(state, Side.RED) == 12
    assert total_weight(placed("R1-1 line_12 10,30", "R1-2 hussars_5 20,30"), Side.RED) == 2
    assert total_weight(placed("R1-1 austria_german_36 10,30", "R1-2 austria_hussars_15 20,30"), Side.RED) == 6


@pytest.mark.rule("10.20")
@pytest.mark.rule("10.25")
def test_a_battery_is_lost_with_its_last_gun() -> None:
    guns = [f"R1-{n} gun_light_foot {10 + 2.36 * n},30" for n in (1, 2, 3)]
    state = placed(*guns, "battery R1-1 R1-2 R1-3", *(f"R1-{n} line_24 {8 * n},40" for n in range(4, 9)), BLUE)
    table = lost(state, "R1-2", "R1-1")
    assert lost_weight(table.state, "red") == 0
    assert [battery.guns for battery in table.state.batteries.values()] == [("R1-3",)]
    table = lost(state, "R1-2", "R1-1", "R1-3")
    assert lost_weight(table.state, "red") == 3
    assert table.state.batteries == {}


@pytest.mark.rule("10.20")
def test_an_officer_weighs_nothing() -> None:
    state = placed("R2 comandante 30,30", "R1 general 40,40", "R1-1 line_12 10,30", BLUE)
    table = lost(state, "R2")
    assert "R2" not in table.state.officers
    assert (table.state.lost["R2"].weight, table.state.lost["R2"].officer) == (0, True)


@pytest.mark.rule("10.21")
def test_at_half_of_its_weight_an_army_tests_at_once_on_its_commanders_discipline() -> None:
    below = lost(placed(*RED, BLUE), "R1-1", "R1-2")
    assert lost_weight(below.state, "red") == 4
    assert "break-point-reached" not in keys(below)
    table = lost(placed(*RED, BLUE), "R1-1", "R1-2", "R1-3")
    assert isinstance(table.request, Throw)
    assert table.request.rule == "10.21"
    assert "break-point-reached" in keys(table)
    roll(table, 3)
    assert table.state.armies[Side.RED].broken == 2
    assert not table.state.ended


@pytest.mark.rule("10.21")
@pytest.mark.parametrize(
    ("names", "tests"), [(("R1-1", "R1-2", "R1-3"), False), (("R1-1", "R1-2", "R1-3", "R1-4"), True)]
)
def test_of_thirteen_points_seven_must_be_lost(names: tuple[str, ...], tests: bool) -> None:
    lines = [f"R1-{n} line_24 {8 * n},30" for n in range(1, 7)]
    state = placed(*lines, "R1-8 line_12 70,30", BLUE)
    assert state.armies[Side.RED].weight == 13
    assert ("break-point-reached" in keys(lost(state, *names))) is tests


@pytest.mark.rule("10.22")
@pytest.mark.parametrize(("face", "flees"), [(2, True), (3, False)])
def test_whoever_fails_loses_the_battle(face: int, flees: bool) -> None:
    table = roll(lost(placed(*RED, BLUE), "R1-1", "R1-2", "R1-3"), face)
    assert table.state.ended == ("army-broken" if flees else "")
    assert table.state.winner is (Side.BLUE if flees else None)


@pytest.mark.rule("10.22")
def test_if_both_armies_break_in_the_same_instant_nobody_wins() -> None:
    horse = ("B1-1 hussars_10 30,20 0 damage=10", "R1-1 hussars_10 30,20 180 damage=10")
    table = clash(*horse, charges=(charge(counter=True),))
    roll(roll(table, *[6] * 12), *[6] * 12)
    roll(roll(table, 3, 3), 1)
    assert ended(table) == ("army-broken", "blue")
    roll(roll(table, 3, 3), 1)
    assert ended(table) == ("both-broken", None)


@pytest.mark.rule("10.23")
@pytest.mark.parametrize(("further", "face", "flees"), [(0, 3, False), (0, 2, True), (2, 4, True), (2, 5, False)])
def test_at_the_end_of_each_turn_it_tests_again_with_a_penalty_for_each_further_loss(
    further: int, face: int, flees: bool
) -> None:
    table = roll(happens(past(further=further), break_tests), face)
    assert bool(table.state.ended) is flees


@pytest.mark.rule("10.23")
def test_units_lost_after_the_break_point_count_a_battery_as_one() -> None:
    table = lost(past(), "R1-1", "R1-6")
    assert table.state.armies[Side.RED].further == 1
    table = lost(past(), "R1-1", "R1-6", "R1-7")
    assert table.state.armies[Side.RED].further == 2


@pytest.mark.rule("10.23")
def test_an_army_that_has_not_reached_the_point_is_not_tested() -> None:
    assert not isinstance(happens(placed(*RED, BLUE), break_tests).request, Throw)


@pytest.mark.rule("10.24")
def test_without_its_commander_an_army_retreats_when_a_test_is_due() -> None:
    state = placed(*RED, BLUE)
    del state.officers[next(name for name, one in state.officers.items() if one.side is Side.RED)]
    table = lost(state, "R1-1", "R1-2", "R1-3")
    assert "no-commander" in keys(table)
    assert (table.state.ended, table.state.winner) == ("army-broken", Side.BLUE)


@pytest.mark.rule("10.08")
def test_a_lost_unit_leaves_no_trace_but_its_loss() -> None:
    table = lost(placed(*RED, BLUE), "R1-5")
    loss = table.state.lost["R1-5"]
    assert "R1-5" not in table.state.units
    assert (loss.how, loss.side, loss.weight, loss.points, loss.turn) == ("routed", Side.RED, 2, 200, 2)


@pytest.mark.rule("10.25")
def test_a_gun_that_has_left_its_battery_counts_for_itself() -> None:
    guns = [f"R1-{n} gun_light_foot {10 + 2.36 * n},30" for n in (1, 2, 3)]
    state = placed(*guns, "battery R1-1 R1-2 R1-3", *(f"R1-{n} line_24 {8 * n},40" for n in range(4, 9)), BLUE)
    detach(state, UnitId("R1-3"))
    assert lost_weight(lost(state, "R1-3").state, "red") == 1
    assert lost_weight(lost(state, "R1-3", "R1-1", "R1-2").state, "red") == 3
