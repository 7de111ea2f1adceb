"""Columns of cavalry, played through the table: joined, fought with, worn down and left."""

import pytest

from maestre.games.tercios.data import OrderKind, Quality
from maestre.games.tercios.table import subjects
from maestre.games.tercios.table.places import base, front
from maestre.games.tercios.table.pools import regroup
from maestre.games.tercios.table.state import LeaderId, Pool, Pooled, UnitId
from maestre.games.tercios.table.victory import score
from maestre.miniatures.sides import Side
from maestre.play import Ask, Spot, Throw, change
from maestre.space.tabletop import Base
from tests.games.tercios.asked import blows, due, options, pool
from tests.games.tercios.board import inches
from tests.games.tercios.fields import charge, facing, field, passing, told, where
from tests.games.tercios.positions import (
    GAME,
    Position,
    act,
    action,
    cards,
    cards_of,
    fail,
    go,
    officer,
    opened,
    refused,
    succeed,
    troop,
)
from tests.matters import about

HUSSARS = "heavy_hussars"
ONE, TWO, THREE = (UnitId(f"B1-{number}") for number in (1, 2, 3))


def column(
    *lines: str, blue: str = f"{HUSSARS} {HUSSARS} {HUSSARS}", red: str = "pike_company", wear: int = 0
) -> Position:
    """All that blue has as a column, its front at 30, 20."""
    members = tuple(UnitId(f"B1-{number}") for number in range(1, len(blue.split()) + 1))
    state = field(*(f"{unit} 30,20 0" for unit in members), *lines, blue=blue, red=red).state
    regroup(state, Pooled.COLUMN, members)
    change(state.units, ONE, wear=wear)
    return opened(GAME, state)


def joiner(order: str = "atencion", *markers: str, host: str = "", y: float = 14) -> Position:
    """A unit of hussars about to move, another of its command ahead with its rear at 20 inches."""
    table = field(
        f"B1-1 30,21.6 0 {host}",
        f"B1-2 30,{y} 0 {' '.join(markers)}",
        "B1 in B1-1",
        "R1-1 5,5 0",
        blue=f"{HUSSARS} {HUSSARS}",
    )
    act(action(table, f"B1-2={order}", "B1-1=atacad"), "B1-2")
    if isinstance(table.request, Throw):
        succeed(table)
    table.say("blue", "stay")
    if order == "atencion":
        table.say("blue", "move")
    return table


# ------------------------------------------------------------------------------------------------------------- joining


@pytest.mark.rule("6.55", "6.61")
def test_a_column_is_one_long_base_with_one_card() -> None:
    table = column("R1-1 5,5 0")
    assert base(table.state, ONE) == Base(8000, 12000)
    assert where(table, "B1-1") == (30, 20)
    keys = cards_of(table, "blue", {})
    assert keys == {"B1-1": "atencion", "B1-2": "stay", "B1-3": "stay"}
    assert cards(action(table)) == ["B1-1", "R1-1"]


@pytest.mark.rule("6.56")
@pytest.mark.parametrize("order", ["atencion", "corred"])
def test_a_unit_joins_another_of_its_command_by_reaching_it_and_stands_behind(order: str) -> None:
    table = joiner(order)
    assert options(table) == ("march", "B1-1")
    table.say("blue", "B1-1")
    assert table.state.pools == {ONE: Pool(Pooled.COLUMN, (ONE, TWO))}
    assert where(table, "B1-1") == (30, 21.6)
    assert troop(table, "B1-2").pose is None
    assert base(table.state, ONE) == Base(8000, 8000)
    assert go(table) == "red", "that was its activation"


@pytest.mark.rule("6.56")
def test_who_does_not_join_moves_as_it_likes_and_who_is_too_far_is_not_asked() -> None:
    table = joiner()
    table.say("blue", "march")
    table.say("blue", Spot("B1-2", *inches(30, 16)))
    assert where(table, "B1-2") == (30, 16)
    assert not table.state.pools
    table = joiner(y=12)
    assert isinstance(table.request, Ask)
    assert table.request.rule == "3.05"


@pytest.mark.rule("1.06", "6.56")
@pytest.mark.parametrize(("x", "asked"), [(33.2, False), (34.3, True)])
def test_a_column_does_not_grow_where_its_rear_would_come_near_an_enemy(x: float, asked: bool) -> None:
    """It would reach back to 18.4; the left centre of the enemy beside it is 1.6 inches from its front centre."""
    lines = ("B1-1 30,21.6 0", "B1-2 30,14 0", "B1 in B1-1", f"R1-1 {x},18 180")
    table = act(action(field(*lines, blue=f"{HUSSARS} {HUSSARS}"), "B1-2=corred", "B1-1=atacad"), "B1-2")
    if isinstance(table.request, Throw):
        succeed(table)
    table.say("blue", "stay")
    assert (isinstance(table.request, Ask) and table.request.rule != "3.05") is asked


@pytest.mark.rule("6.57")
def test_disordered_units_form_no_column_but_worn_ones_do() -> None:
    for table in (joiner("atencion", "disordered"), joiner(host="disordered")):
        assert isinstance(table.request, Ask)
        assert table.request.rule == "3.05"
    assert options(joiner("atencion", "wear=3", host="wear=3")) == ("march", "B1-1")


@pytest.mark.rule("6.58")
def test_who_receives_another_loses_its_card() -> None:
    table = joiner()
    assert "B1-1" in cards(table)
    table.say("blue", "B1-1")
    assert cards(table) == ["R1-1"]


@pytest.mark.rule("6.59", "6.60")
def test_wear_is_added_up_even_if_that_costs_a_unit_at_once() -> None:
    table = joiner("atencion", "wear=2", host="wear=3")
    table.say("blue", "B1-1")
    assert "B1-2" not in table.state.units
    assert troop(table, "B1-1").wear == 1
    assert not table.state.pools
    table = joiner("atencion", "wear=1", host="wear=2")
    table.say("blue", "B1-1")
    assert (troop(table, "B1-1").wear, troop(table, "B1-2").wear) == (3, 0)


@pytest.mark.rule("6.56")
def test_a_leader_in_a_unit_that_joins_is_with_the_column() -> None:
    table = joiner()
    change(table.state.leaders, LeaderId("B1"), inside=TWO)
    table.say("blue", "B1-1")
    assert table.state.leaders[LeaderId("B1")].inside == ONE


@pytest.mark.rule("6.56", "3.12")
def test_a_leader_behind_whoever_is_joined_makes_way_for_the_column() -> None:
    table = joiner()
    change(table.state.leaders, LeaderId("B0"), at=inches(30.8, 19.4))
    table.say("blue", "B1-1")
    assert due(table) == "3.12"
    table.say("blue", options(table)[0])
    assert table.state.pools[ONE].members == (ONE, TWO)


# ------------------------------------------------------------------------------------------------------- as one unit


@pytest.mark.rule("6.62")
def test_a_column_needs_no_check_to_act_but_one_to_react() -> None:
    table = act(action(column("R1-1 5,5 0", wear=3), "B1-1=resistid"), "B1-1")
    assert troop(table, "B1-1").wear == 2, "one marker, without dice"
    table = charge(column("R1-1 30,26 180", wear=3, red="cuirassiers"), "B1-1=resistid", unit="R1-1", first="red")
    table.say("blue", "react")
    assert isinstance(table.request, Throw)
    assert about(table.request, subjects.Check).kind == "reaction"


@pytest.mark.rule("6.63")
@pytest.mark.parametrize(
    ("blue", "count"), [(f"{HUSSARS} lisowczycy+organised", 6), (f"lisowczycy+organised {HUSSARS}", 4)]
)
def test_a_column_fights_as_the_unit_at_its_front(blue: str, count: int) -> None:
    table = passing(charge(column("R1-1 30,26 180", "B1 in B1-1", blue=blue)))
    assert (due(table), pool(table)) == ("5.16", count)


@pytest.mark.rule("6.64")
def test_a_column_that_charged_and_won_wears_its_enemy_by_each_further_member() -> None:
    table = passing(charge(column("R1-1 30,26 180", "B1 in B1-1", red="tercio")))
    blows(table, 2, 1)
    blows(table, 0)
    assert "column-tells" in told(table)
    assert troop(table, "R1-1").wear == 3, "one by its blows, two by the weight of the column"


@pytest.mark.rule("6.64")
def test_a_column_that_countercharged_has_its_weight_too() -> None:
    table = column("R1-1 30,26 180", "B1 in B1-1", red="cuirassiers")
    charge(table, "B1-1=atacad", unit="R1-1", first="red")
    table.say("blue", "react")
    succeed(table)
    blows(table, 0)
    blows(table, 2, 1)
    assert "column-tells" in told(table)
    assert troop(table, "R1-1").wear == 3


@pytest.mark.rule("6.64")
def test_a_column_that_was_charged_has_no_weight() -> None:
    table = column("R1-1 30,26 180", wear=0, red="cuirassiers")
    passing(charge(table, unit="R1-1", first="red"))
    blows(table, 0)
    blows(table, 2, 1)
    assert "column-tells" not in told(table)


@pytest.mark.rule("6.60")
def test_too_much_wear_costs_a_column_its_rear_and_no_check() -> None:
    table = column("R1-1 30,26 180", "R1 in R1-1", wear=3, red="cuirassiers")
    passing(charge(table, unit="R1-1", first="red"))
    blows(table, 2)
    blows(table, 0)
    assert list(table.state.units) == ["B1-1", "B1-2", "R1-1"]
    assert troop(table, "B1-1").wear == 1
    assert table.state.pools[ONE].members == (ONE, TWO)
    assert base(table.state, ONE) == Base(8000, 8000)
    assert score(table.state, Side.RED) == 1


# ------------------------------------------------------------------------------------------------------------- leaving


def departing(order: str = "corred", wear: int = 2) -> Position:
    """The second of three leaves its column."""
    table = column("R1-1 5,5 0", wear=wear)
    refused(table, "blue", cards_of(table, "blue", {"B1-2": "atacad"}), "2.03")
    action(table, f"B1-2={order}")
    assert cards(table) == ["B1-1", "B1-2", "R1-1"]
    assert "column-leaving" in told(table)
    return act(table, "B1-2")


@pytest.mark.rule("6.65")
@pytest.mark.parametrize("share", [0, 1, 2])
def test_who_leaves_a_column_takes_the_wear_that_its_owner_likes(share: int) -> None:
    table = departing()
    assert options(table) == ("0", "1", "2")
    table.say("blue", str(share))
    table.say("blue", "right")
    assert (troop(table, "B1-1").wear, troop(table, "B1-2").wear) == (2 - share, share)


@pytest.mark.rule("6.65")
def test_who_leaves_a_column_moves_from_the_side_of_its_rank() -> None:
    table = departing(wear=0)
    assert options(table) == ("left", "right")
    table.say("blue", "right")
    assert where(table, "B1-2") == (31.6, 17.6), "half a base to the right, a rank and a half behind the front"
    refused(table, "blue", Spot("B1-2", *inches(45.7, 17.6)), "3.05")
    table.say("blue", Spot("B1-2", *inches(45.6, 17.6)))
    assert where(table, "B1-2") == (45.6, 17.6)
    assert facing(table, "B1-2") == 9000
    assert table.state.pools[ONE].members == (ONE, THREE)
    assert base(table.state, ONE) == Base(8000, 8000)
    assert where(table, "B1-1") == (30, 20)
    assert cards(table) == ["B1-1", "R1-1"]


@pytest.mark.rule("6.65")
def test_who_does_not_get_clear_falls_in_again() -> None:
    table = departing()
    table.say("blue", "1")
    table.say("blue", "left")
    here = front(table.state, TWO)
    table.say("blue", Spot("B1-2", here.x, here.y))
    assert table.state.pools[ONE].members == (ONE, THREE, TWO)
    assert troop(table, "B1-1").wear == 2
    assert troop(table, "B1-2").pose is None
    assert "column-kept" in told(table)


@pytest.mark.rule("6.65")
def test_until_it_goes_whoever_is_to_leave_fights_in_the_column() -> None:
    table = action(column("R1-1 30,26 180", "B1 in B1-1", red="tercio"), "B1-1=atacad", "B1-3=corred")
    act(table, "B1-1")
    passing(table)
    blows(table, 1)
    blows(table, 0)
    assert "column-tells" in told(table)
    assert "B1-3" in cards(table)


@pytest.mark.rule("6.65")
def test_a_card_of_another_kind_does_not_take_anybody_out_of_a_column() -> None:
    table = action(column("R1-1 5,5 0"), "B1-2=corred")
    change(table.state.cards, TWO, order=OrderKind.FIRE)
    act(table, "B1-2")
    assert "order-void" in told(table)
    assert table.state.pools[ONE].members == (ONE, TWO, THREE)


@pytest.mark.rule("6.62", "6.69")
@pytest.mark.audit("TD8")
@pytest.mark.parametrize(
    ("count", "wear", "order", "checks"), [(2, 2, "corred", True), (2, 0, "corred", True), (2, 2, "atacad", False)]
)
def test_a_worn_column_is_fresh_for_its_impetuosity_too(count: int, wear: int, order: str, checks: bool) -> None:
    """A brave leader rides with it, who makes it Impetuous; it could charge."""
    table = column("B0 in B1-1", "R1-1 30,26 180", blue=" ".join([HUSSARS] * count), wear=wear)
    officer(table, "B0", level=3, virtues=(), qualities=(Quality.BRAVE,), inside=ONE)
    act(action(table, f"B1-1={order}"), "B1-1")
    assert isinstance(table.request, Throw) is checks
    if checks:
        fail(table)
        assert "impetuous-charge" in told(table)
        assert "charge-declared" in told(table)
