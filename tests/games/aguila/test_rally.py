"""Rallying: who rallies whom, with how many dice, and how much comes off (12.13-12.15, 12.24, 13.07)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.aguila.command.rally import Rallying, rallies
from maestre.games.aguila.data import INCH, OrderKind
from maestre.games.aguila.table.state import OfficerId, Phase, State
from maestre.play import Ask, Order, Throw
from tests.games.aguila.positions import Position, field, keys, placed, refused, roll, unit

TIRED = "B2-1 line_24 30,20 0 damage=5"
HIM = "B2 comandante 30,14"
FOE = "R1-1 line_24 30,40 180"
CHIEF = "B1 general 60,4"


def rallying(*lines: str, **fields: Any) -> Position:
    return field(*lines, phase=Phase.REORGANISATION, **fields)


def state_of(*lines: str) -> State:
    return placed(*lines, phase=Phase.REORGANISATION)


def rally(table: Position, officer: str = "B2", name: str = "B2-1") -> Position:
    table.say("blue", Order("rally", officer, (name,)))
    return table


def done(state: State, officer: str, **deeds: bool) -> State:
    name = OfficerId(officer)
    state.officers[name] = replace(state.officers[name], deeds=replace(state.officers[name].deeds, **deeds))
    return state


@pytest.mark.rule("12.13", "12.14")
@pytest.mark.parametrize(
    ("rank", "faces", "left"), [("brigadier", (2, 4, 6), 3), ("comandante", (3, 4), 4), ("general", (4, 5, 6, 4), 1)]
)
def test_each_die_of_4_or_more_takes_a_marker_off(rank: str, faces: tuple[int, ...], left: int) -> None:
    table = rally(rallying(TIRED, f"B2 {rank} 30,14", FOE))
    assert isinstance(table.request, Throw)
    assert table.request.rule == "12.14"
    roll(table, *faces)
    assert unit(table, "B2-1").damage == left
    assert "unit-rallies" in keys(table)


@pytest.mark.rule("12.14")
def test_no_more_comes_off_than_there_is() -> None:
    table = roll(rally(rallying("B2-1 line_24 30,20 0 damage=1", HIM, FOE)), 6, 6)
    assert unit(table, "B2-1").damage == 0


@pytest.mark.rule("12.13")
@pytest.mark.parametrize(("gap", "legal"), [(1.5, False), (2.0, True)])
@pytest.mark.parametrize("enemy", ["R1-1 line_24 30,{} 180", "R2 comandante 30,{}"])
def test_a_unit_nearer_than_2_inches_to_an_enemy_is_not_rallied(gap: float, legal: bool, enemy: str) -> None:
    y = 20 + gap + (2000 / INCH if enemy.startswith("R2") else 0) + 0.001
    lines = (TIRED, HIM, enemy.format(y), "B2-2 line_24 22,20 0 damage=1", "R1-2 line_24 60,40 180")
    table = rallying(*lines)
    if legal:
        rally(table)
        assert isinstance(table.request, Throw)
    else:
        refused(table, "blue", Order("rally", "B2", ("B2-1",)), "12.13", "rally-enemy-near")


@pytest.mark.rule("12.13")
def test_an_officer_who_rode_at_double_time_does_not_rally() -> None:
    assert rallies(state_of(TIRED, HIM, FOE)) == (("B2", "B2-1"),)
    assert rallies(done(state_of(TIRED, HIM, FOE), "B2", moved=True)) == (("B2", "B2-1"),)
    assert rallies(done(state_of(TIRED, HIM, FOE), "B2", moved=True, doubled=True)) == ()


@pytest.mark.rule("12.13")
def test_an_officer_with_a_unit_that_went_at_double_time_does_not_rally_unless_he_joined_it_later() -> None:
    lines = (f"{TIRED} order={OrderKind.DOUBLE_TIME.value}", "B2 comandante in=B2-1", FOE)
    assert rallies(state_of(*lines)) == ()
    assert rallies(done(state_of(*lines), "B2", moved=True)) == (("B2", "B2-1"),)


@pytest.mark.rule("12.13")
def test_an_officer_with_a_unit_may_rally_it() -> None:
    assert rallies(state_of(TIRED, "B2 comandante in=B2-1", FOE)) == (("B2", "B2-1"),)


@pytest.mark.rule("12.13")
def test_an_officer_rallies_one_unit_a_turn() -> None:
    table = roll(
        rally(rallying(TIRED, "B2-2 line_24 36,20 0 damage=3", HIM, CHIEF, "B1-1 line_24 60,12 0 damage=1", FOE)), 1, 1
    )
    refused(table, "blue", Order("rally", "B2", ("B2-2",)), "12.13", "rally-officer-busy")


@pytest.mark.rule("12.15")
def test_a_unit_is_rallied_once_a_turn() -> None:
    lines = (TIRED, "B2-2 line_24 36,20 0 damage=3", HIM, "B1 general 33,12", FOE)
    table = roll(rally(rallying(*lines)), 1, 1)
    refused(table, "blue", Order("rally", "B1", ("B2-1",)), "12.15", "rally-again")
    rally(table, "B1", "B2-2")
    assert isinstance(table.request, Throw)


@pytest.mark.rule("12.24")
def test_an_officer_rallies_only_units_under_his_orders_and_in_his_range() -> None:
    lines = (TIRED, HIM, "B3 comandante 34,14", "B3-1 line_24 60,20 0 damage=2", "B3-2 line_24 36,20 0 damage=2", FOE)
    table = rallying(*lines)
    refused(table, "blue", Order("rally", "B3", ("B2-1",)), "12.24", "rally-not-his")
    refused(table, "blue", Order("rally", "B3", ("B3-1",)), "12.24", "rally-too-far")
    assert rallies(table.state) == (("B2", "B2-1"), ("B3", "B3-2"))


@pytest.mark.rule("12.13", "12.47")
def test_the_bravest_rallies_only_his_own() -> None:
    table = rallying(TIRED, HIM, "B3 comandante 34,14 bravest_of_the_brave", FOE)
    refused(table, "blue", Order("rally", "B3", ("B2-1",)), "12.24", "rally-not-his")


@pytest.mark.rule("12.13")
def test_nonsense_and_the_unhurt_are_refused() -> None:
    table = rallying(TIRED, "B2-2 line_24 36,20 0", HIM, FOE)
    for order in (Order("rally", "B9", ("B2-1",)), Order("rally", "B2"), Order("rally", "R1", ("B2-1",))):
        refused(table, "blue", order, "12.13", "rally-whom")
    refused(table, "blue", Order("rally", "B2", ("B2-2",)), "12.14", "rally-no-damage")


@pytest.mark.rule("2.13", "12.13")
def test_who_can_rally_nobody_is_not_asked() -> None:
    table = rallying("B2-1 line_24 30,20 0", HIM, FOE, "R1 general 30,48")
    assert table.state.turn == 3


@pytest.mark.rule("13.07")
@pytest.mark.parametrize(("faces", "left"), [((1, 4), 3), ((1, 1), 4)])
def test_the_hardy_recover_one_more_even_if_no_die_succeeds(faces: tuple[int, int], left: int) -> None:
    table = roll(rally(rallying(f"{TIRED} +hardy", HIM, FOE)), *faces)
    assert unit(table, "B2-1").damage == left


@pytest.mark.rule("12.13")
def test_rallies_by_chance_are_allowed() -> None:
    table = rallying(TIRED, "B2-2 line_24 36,20 0 damage=3", HIM, "B1 general 33,12", FOE)
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.about, Rallying)
    answers = list(table.proposals("blue", Random(1)))
    assert len(answers) == 5
    for answer in answers:
        table.check("blue", answer)
