"""5.4 Reorientation."""

from __future__ import annotations

import pytest

from maestre.games.lepanto.data import Side
from maestre.games.lepanto.table.state import Phase
from tests.games.lepanto.positions import accepted, at, do, end_to, position, refused, ship

C, I = Side.CHRISTIAN, Side.ISLAMIC  # noqa: E741 - as in the lines of a position
TURNS = Phase.REORIENTATION


@pytest.mark.rule("5.4.a")
def test_any_ship_may_change_its_facing_without_moving() -> None:
    table = position("A C galley 20,20 4", "B C galley 20,22 4", "D C galley 20,24 4", phase=TURNS)
    do(table, "face A 6", "face D 3", "end")
    assert [(at(table, name), ship(table, name).facing) for name in "ABD"] == [
        ((20, 20), 6),
        ((20, 22), 4),
        ((20, 24), 3),
    ]


@pytest.mark.rule("5.4.a")
def test_only_the_active_player_reorients_and_only_to_another_facing() -> None:
    table = position("A C galley 20,20 4", "X I galley 30,20 1", phase=TURNS)
    refused(table, "face X 2", "5.4.a")
    refused(table, "face A 4", "5.4.a")
    end_to(table, I, TURNS)
    refused(table, "face A 5", "5.4.a")
    accepted(table, "face X 2")


@pytest.mark.rule("5.4.b", "3.4.a")
@pytest.mark.parametrize("facing", ["2.5", "0", "7", "-1", "east", "", "5 6"])
def test_a_ship_points_at_a_hexside_never_at_a_corner(facing: str) -> None:
    table = position("A C galley 20,20 4", phase=TURNS)
    refused(table, f"face A {facing}", "5.4.b")
    accepted(table, "face A 2")


@pytest.mark.rule("5.4.c")
def test_each_ship_reorients_once_a_phase() -> None:
    table = position("A C galley 20,20 4", "B C galley 20,22 4", phase=TURNS)
    do(table, "face A 6")
    refused(table, "face A 1", "5.4.c")
    refused(table, "face A 4", "5.4.c")
    do(table, "face B 6")
    end_to(table, C, TURNS, turn=6, dice=[1])
    do(table, "face A 1")
    assert ship(table, "A").facing == 1


@pytest.mark.rule("5.4.d")
@pytest.mark.parametrize("facing", [2, 3, 4, 5, 6])
def test_a_galliot_reorients_to_any_other_hexside(facing: int) -> None:
    table = do(position("X I galliot 20,20 1", side=I, phase=TURNS), f"face X {facing}")
    assert ship(table, "X").facing == facing


@pytest.mark.rule("5.4.e")
@pytest.mark.parametrize("line", ["A C galley 20,20 1", "A C galleass 20,20 1", "A I galley 20,20 1"])
def test_galleys_and_galleasses_reorient_two_hexsides_at_most(line: str) -> None:
    side = I if " I " in line else C
    refused(position(line, side=side, phase=TURNS), "face A 4", "5.4.e")
    for facing in (2, 3, 5, 6):
        table = do(position(line, side=side, phase=TURNS), f"face A {facing}")
        assert ship(table, "A").facing == facing


@pytest.mark.rule("5.4.f")
def test_a_galleass_in_tow_does_not_reorient() -> None:
    ships = ("B C galleass 12,20 4", "T C galley 13,20 4")
    table = position(*ships, phase=TURNS, tows={"B": "T"})
    for facing in (2, 3, 5, 6):
        refused(table, f"face B {facing}", "5.4.f")
    accepted(position(*ships, phase=TURNS), "face B 5")


@pytest.mark.rule("5.4.g")
@pytest.mark.parametrize(("steps", "facing"), [("port", 5), ("port oar", 5), ("sail starboard sail", 3), ("oar", 4)])
def test_a_turn_made_while_moving_leaves_reorientation_whole(steps: str, facing: int) -> None:
    table = do(position("A C galley 20,20 4"), f"move A {steps}", "end", "end")
    assert ship(table, "A").facing == facing
    refused(table, f"face A {(facing + 2) % 6 + 1}", "5.4.e")
    for turn in (1, 2, 4, 5):
        accepted(table, f"face A {(facing - 1 + turn) % 6 + 1}")


@pytest.mark.rule("5.4.g")
def test_reorienting_leaves_the_turn_of_the_next_move_whole() -> None:
    table = do(position("A C galley 20,20 4", phase=TURNS), "face A 6")
    end_to(table, C, Phase.MOVEMENT, turn=6, dice=[1])
    do(table, "move A port oar")
    assert (ship(table, "A").facing, at(table, "A")) == (1, (19, 20))
