"""Qualities that concern leaders themselves, friendly or enemy."""

import pytest

from maestre.games.tercios.data import INCH, Footing, Quality, Scale, Virtue, own_figures
from maestre.games.tercios.table.state import UnitId
from maestre.play import Order, Spot
from tests.games.tercios.board import inches
from tests.games.tercios.leading import do, spot, staff, targets
from tests.games.tercios.positions import Position, action, chief, go, lead, officer, refused, roll

BASES = own_figures().bases

WIDTH = BASES[Scale.MM15][Footing.COMPANY][0] / INCH


# --------------------------------------------------------------------------------------------------------------- Nimble


def nimble(*faces: int) -> Position:
    """He rides from one company to another five inches beside it."""
    half = (5 + WIDTH) / 2
    places = (f"B1-1 {30 - half},20 0", f"B1-2 {30 + half},20 0", "B1-3")
    table = staff(Quality.NIMBLE, troops=places)
    officer(table, "B0", inside=UnitId("B1-1"))
    action(table)
    table.say("blue", Order("lead", "B0"))
    middle = table.state.units[UnitId("B1-2")].pose
    assert middle is not None
    table.say("blue", Spot("B0", middle.x, middle.y))
    roll(table, *faces)
    return table


@pytest.mark.rule("7.58")
def test_a_nimble_leader_rides_from_one_unit_into_another() -> None:
    table = nimble(5, 6, 1)
    assert chief(table, "B0").inside == "B1-2"
    assert chief(table, "B0").joined == 1
    assert chief(table, "B0").exhausted, "by joining, however many successes he had"


@pytest.mark.rule("7.58")
def test_a_nimble_leader_who_fails_stands_halfway_and_is_exhausted() -> None:
    table = nimble(1, 2, 3)
    assert chief(table, "B0").inside is None
    found = spot(table, "B0")
    assert found is not None
    assert found[0] == 30
    assert chief(table, "B0").exhausted
    assert go(table) == "blue", "a Troop is still to act"


@pytest.mark.rule("7.22", "7.58")
def test_nobody_else_may_change_units_nor_he_in_the_turn_in_which_he_joined() -> None:
    table = staff(troops=("B1-1 27,20 0", "B1-2 33,20 0", "B1-3"))
    officer(table, "B0", inside=UnitId("B1-1"))
    action(table)
    table.say("blue", Order("lead", "B0"))
    middle = table.state.units[UnitId("B1-2")].pose
    assert middle is not None
    refused(table, "blue", Spot("B0", middle.x, middle.y), "7.22")
    table = staff(Quality.NIMBLE, troops=("B1-1 27,20 0", "B1-2 33,20 0", "B1-3"))
    officer(table, "B0", inside=UnitId("B1-1"), joined=1)
    refused(action(table), "blue", Order("lead", "B0"), "7.20")


# -------------------------------------------------------------------------------------------------- Comrade, Accomplice


@pytest.mark.rule("7.70")
@pytest.mark.parametrize(("faces", "rested"), [((6, 2, 1), True), ((5, 5, 5), False)])
def test_a_comrade_makes_another_leader_ready_with_a_six(faces: tuple[int, ...], rested: bool) -> None:
    table = staff(Quality.COMRADE)
    officer(table, "B1", at=(36, 17))
    action(table)
    assert targets(table, Quality.COMRADE) == (), "he is not exhausted"
    officer(table, "B1", exhausted=True)
    assert targets(table, Quality.COMRADE) == (("B1",),)
    do(table, Quality.COMRADE, "B1", faces=faces)
    assert chief(table, "B1").exhausted is not rested
    assert chief(table, "B0").exhausted


@pytest.mark.rule("7.29", "7.70")
@pytest.mark.audit("TD3")
@pytest.mark.parametrize(("gap", "virtues", "near"), [(6, (), True), (6.1, (), False), (9, (Virtue.PRESENCE,), True)])
def test_a_comrade_helps_whom_his_command_reaches(gap: float, virtues: tuple[Virtue, ...], near: bool) -> None:
    table = staff(Quality.COMRADE, troops=("B1-1", "B1-2 10,10 0", "B1-3"))
    scale = own_figures().scales[Scale.MM15]
    apart = gap + (scale.commander_radius + scale.subordinate_radius) / INCH
    officer(table, "B0", virtues=virtues)
    officer(action(table), "B1", at=(30 + apart, 19), exhausted=True)
    if near:
        do(table, Quality.COMRADE, "B1")
        assert not chief(table, "B1").exhausted
    else:
        lead(table, "B0")
        refused(table, "blue", Order(Quality.COMRADE, "B0", ("B1",)), "7.28")


@pytest.mark.rule("7.29", "7.70")
@pytest.mark.audit("TD3")
@pytest.mark.parametrize(("gap", "near"), [(6, True), (6.1, False)])
def test_to_a_leader_inside_a_troop_the_distance_is_that_to_its_base(gap: float, near: bool) -> None:
    radius = own_figures().scales[Scale.MM15].commander_radius / INCH
    table = staff(Quality.COMRADE, troops=(f"B1-1 {30 + radius + gap + WIDTH / 2},19.5 0", "B1-2", "B1-3"))
    officer(action(table), "B1", inside=UnitId("B1-1"), exhausted=True)
    assert targets(table, Quality.COMRADE) == ((("B1",),) if near else ())


@pytest.mark.rule("7.73")
def test_an_accomplice_sends_another_leader_nine_inches_and_he_stays_exhausted() -> None:
    table = staff(Quality.ACCOMPLICE)
    officer(table, "B1", at=(36, 15))
    action(table)
    officer(table, "B1", exhausted=True)
    do(table, Quality.ACCOMPLICE, "B1")
    refused(table, "blue", Spot("B1", *inches(45.1, 15)), "7.09", "leader-too-far")
    table.say("blue", Spot("B1", *inches(45, 15)))
    assert spot(table, "B1") == (45, 15)
    assert chief(table, "B1").exhausted
    assert go(table) == "blue", "he performs no action"


@pytest.mark.rule("7.73")
def test_he_who_joins_by_that_move_is_exhausted() -> None:
    table = staff(Quality.ACCOMPLICE)
    officer(table, "B1", at=(36, 15))
    do(action(table), Quality.ACCOMPLICE, "B1")
    middle = table.state.units[UnitId("B1-2")].pose
    assert middle is not None
    table.say("blue", Spot("B1", middle.x, middle.y))
    assert chief(table, "B1").inside == "B1-2"
    assert chief(table, "B1").exhausted


@pytest.mark.rule("7.73")
def test_a_leader_inside_a_unit_may_leave_it_with_that_move_if_it_has_not_acted() -> None:
    table = staff(Quality.ACCOMPLICE)
    officer(table, "B1", inside=UnitId("B1-2"))
    action(table)
    assert targets(table, Quality.ACCOMPLICE) == (("B1",),)
    del table.state.cards[UnitId("B1-2")]
    assert targets(table, Quality.ACCOMPLICE) == ()
    table = staff(Quality.ACCOMPLICE)
    officer(table, "B1", inside=UnitId("B1-2"))
    do(action(table), Quality.ACCOMPLICE, "B1")
    table.say("blue", Spot("B1", *inches(40, 18)))
    assert spot(table, "B1") == (40, 18)
    assert not chief(table, "B1").exhausted


# ------------------------------------------------------------------------------------------------------------ Intriguer


@pytest.mark.rule("7.101")
@pytest.mark.parametrize(("faces", "exhausted"), [((6, 3, 2), True), ((5, 5, 5), False)])
def test_an_intriguer_exhausts_an_enemy_leader_in_sight_with_a_six(faces: tuple[int, ...], exhausted: bool) -> None:
    table = staff(Quality.INTRIGUER)
    officer(table, "R0", at=(40, 34))
    officer(table, "R1", at=(30, 36))
    action(table)
    assert targets(table, Quality.INTRIGUER) == (("R0",),), "the other is behind his Troops"
    do(table, Quality.INTRIGUER, "R0", faces=faces)
    assert chief(table, "R0").exhausted is exhausted
    assert targets(table, Quality.INTRIGUER) == (() if exhausted else (("R0",),))
