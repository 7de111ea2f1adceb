"""Moves that are made: batteries in their row, forced moves, making room."""

from __future__ import annotations

from itertools import pairwise

import pytest

from maestre.games.aguila.data import INCH, Terrain
from maestre.games.aguila.moving.movers import body_of, members
from maestre.games.aguila.moving.moves import settle, shifted
from maestre.games.aguila.table.places import outline
from maestre.games.aguila.table.state import State, UnitId
from maestre.play import Order, Procedure, change
from maestre.space import tabletop
from tests.games.aguila.marching import goes, journey, told
from tests.games.aguila.positions import (
    Position,
    area,
    cottage,
    field,
    gave,
    happens,
    keys,
    officer,
    placed,
    refused,
    stands,
    unit,
)

ONE = UnitId("B1-1")
WIDE = 60 / 25.4
GUNS = (
    "B1-1 gun_light_foot 30,20 0",
    f"B1-2 gun_light_foot {30 + WIDE},20 0",
    f"B1-3 gun_light_foot {30 + 2 * WIDE},20 0",
    "battery B1-1 B1-2 B1-3",
    "B1 general 32,12",
)


# ------------------------------------------------------------------------------------------------------------ batteries


def touching(state: State) -> bool:
    """Whether the guns of the battery stand side by side, base to base, and none on another."""
    edges = [outline(state, name) for name in ("B1-1", "B1-2", "B1-3")]
    pairs = list(pairwise(edges))
    apart = not any(tabletop.overlap(a, b) for a, b in pairs)
    return apart and all(tabletop.distance(a, b).within(3) for a, b in pairs)


@pytest.mark.rule("5.58")
def test_a_battery_is_one_body_as_wide_as_its_guns() -> None:
    body = body_of(placed(*GUNS), ONE)
    assert body.units == ("B1-1", "B1-2", "B1-3")
    assert body.base.width == pytest.approx(18_000, abs=4)
    assert body.base.depth == 8_000


@pytest.mark.rule("5.58")
def test_a_battery_moves_as_one_with_one_order() -> None:
    table = goes(told(field(*GUNS), "advance", piece="B1-2"), "ahead 2", piece="B1-2")
    assert [stands(table, name)[1] for name in ("B1-1", "B1-2", "B1-3")] == [22, 22, 22]
    assert touching(table.state)
    assert {unit(table, name).deeds.walked for name in ("B1-1", "B1-2", "B1-3")} == {2 * INCH}
    refused(table, "blue", Order("advance", "B1-1"), "3.01")


@pytest.mark.rule("5.58")
@pytest.mark.parametrize("turn", [7, 30, 45, 90, 133, -61])
def test_a_battery_that_turns_keeps_its_row(turn: int) -> None:
    table = goes(told(field(*GUNS), "facing"), f"turn {turn}")
    assert {unit(table, name).pose.facing for name in ("B1-1", "B1-2", "B1-3")} == {turn % 360 * 100}  # type: ignore[union-attr]
    assert touching(table.state)


@pytest.mark.rule("5.58")
def test_a_battery_that_turns_again_and_again_does_not_drift_apart() -> None:
    state = placed(*GUNS)
    for _ in range(60):
        body = body_of(state, ONE)
        there = body.pose._replace(facing=(body.pose.facing + 913) % tabletop.TURN)
        for gun, where in members(body, there).items():
            change(state.units, gun, pose=where)
        assert touching(state)


@pytest.mark.rule("3.11", "5.58")
def test_what_stands_before_one_gun_stops_the_battery() -> None:
    table = told(field(*GUNS, f"R1-1 line_12 {30 + 2 * WIDE + 3},22.5 180"), "advance")
    refused(table, "blue", journey("ahead 2"), "3.11")


@pytest.mark.rule("11.08")
def test_a_barrel_points_ahead_again_after_a_turn_but_not_after_a_straight_move() -> None:
    lines = ("B1-1 gun_light_foot 30,20 0 bearing=3000", "B1 general 32,12")
    assert unit(goes(told(field(*lines), "advance"), "ahead 1"), "B1-1").bearing == 3000
    assert unit(goes(told(field(*lines), "facing"), "turn 20"), "B1-1").bearing is None


# --------------------------------------------------------------------------------------------------------- forced moves


def driven(*lines: str, heading: int = 180, length: float = 4, **fields: object) -> Position:
    """Blue's first unit is driven along a heading."""

    def moves(state: State) -> Procedure[int]:
        return shifted(state, ONE, heading * 100, round(length * INCH))

    return happens(placed(*lines, "B1 general 5,5", **fields), moves)  # type: ignore[arg-type]


@pytest.mark.rule("3.18")
@pytest.mark.parametrize(("room", "gone"), [(3, 3), (9, 9), (12, 9)])
def test_a_forced_move_stops_at_the_edge_of_the_table(room: float, gone: float) -> None:
    table = driven(f"B1-1 cuirassiers_10 30,{room + 100 / 25.4} 0", length=9)
    assert gave(table) / INCH == pytest.approx(gone, abs=0.01)
    assert stands(table, "B1-1")[2] == 0, "it keeps its facing"


@pytest.mark.rule("9.22")
def test_a_forced_move_stops_an_inch_from_friends_and_closed_ground() -> None:
    friend = driven("B1-1 line_12 30,20 0", "B1-2 line_12 30,16 0")
    assert gave(friend) / INCH == pytest.approx(20 - 40 / 25.4 - 16 - 1, abs=0.01)
    house = driven("B1-1 line_12 30,20 0", scenery=(cottage("H1", 30, 14),))
    assert gave(house) / INCH == pytest.approx(20 - 40 / 25.4 - 16 - 1, abs=0.01)


@pytest.mark.rule("9.22")
def test_who_stands_in_contact_may_be_driven_away_from_it() -> None:
    table = driven("B1-1 line_12 30,20 0", "R1-1 line_12 30,20 180", length=2)
    assert gave(table) == 2 * INCH
    assert stands(table, "B1-1") == (30, 18, 0)


@pytest.mark.rule("4.05", "9.22")
def test_difficult_ground_counts_double_in_a_forced_move() -> None:
    wood = area("T1", Terrain.WOOD, 20, 0, 20, 20 - 40 / 25.4 - 1)
    assert gave(driven("B1-1 line_12 30,20 0", length=2, scenery=(wood,))) / INCH == pytest.approx(1.5, abs=0.01)


@pytest.mark.rule("9.22")
def test_who_has_no_room_stays_and_nothing_is_told() -> None:
    table = driven("B1-1 line_12 30,20 0", f"B1-2 line_12 30,{20 - 40 / 25.4 - 1} 0")
    assert gave(table) == 0
    assert keys(table) == []


# --------------------------------------------------------------------------------------------------------- making room


def settled(*lines: str, units: tuple[str, ...] = ("B1-1",)) -> Position:
    """Those who crowd some units make room."""

    def room(state: State) -> Procedure[None]:
        return settle(state, tuple(UnitId(one) for one in units))

    return happens(placed(*lines), room)


def gap(table: Position, one: str, other: str) -> float:
    """How far two pieces stand apart, in inches."""
    return round(tabletop.distance(outline(table.state, one), outline(table.state, other)).shown() / INCH, 2)


BESIDE = f"B1-2 line_24 {30 + 120 / 25.4 + 0.2},20 0"


@pytest.mark.rule("8.30", "9.24")
def test_a_bystander_left_near_a_charger_is_moved_to_an_inch() -> None:
    table = settled("B1-1 line_24 30,20 0", BESIDE, "B1 general 10,10")
    assert gap(table, "B1-1", "B1-2") == 1.0
    assert stands(table, "B1-1") == (30, 20, 0)
    assert stands(table, "B1-2")[1:] == (20, 0), "the least shift is straight away"


@pytest.mark.rule("8.30")
def test_who_is_engaged_does_not_make_room() -> None:
    table = settled("B1-1 line_24 30,20 0", BESIDE, "B1 general 10,10", units=("B1-1", "B1-2"))
    assert gap(table, "B1-1", "B1-2") == 0.2


@pytest.mark.rule("8.30")
def test_who_stands_an_inch_away_stays() -> None:
    table = settled("B1-1 line_24 30,20 0", f"B1-2 line_24 {31.01 + 120 / 25.4},20 0", "B1 general 10,10")
    assert keys(table) == []


@pytest.mark.rule("8.30")
def test_an_officer_on_his_own_makes_room_too() -> None:
    table = settled("B1-1 line_24 30,20 0", "B1 general 30,16")
    assert gap(table, "B1-1", "B1") == 1.0
    where = officer(table, "B1").pose
    assert where is not None
    assert where.y < 16 * INCH
