"""Ways that are cut short, bent or shared: flights that swerve, meetings halfway, moves that go on after a fight."""

import pytest

from maestre.games.tercios.data import Element
from maestre.games.tercios.fighting.charge import reachable
from maestre.games.tercios.table.state import UnitId
from maestre.games.tercios.table.subjects import Melee
from maestre.play import Ask, Pick, Spot, Throw
from tests.games.tercios.board import inches, rectangle
from tests.games.tercios.fields import charge, dice, facing, field, fought, told, where
from tests.games.tercios.positions import Position, act, action, roll

MISS = (1,) * 9


def melee(table: Position) -> Melee:
    assert isinstance(table.request, Throw), table.request
    assert isinstance(table.request.about, Melee)
    return table.request.about


def reacting(table: Position) -> Position:
    """Let red react, and pass its check."""
    table.say("red", "react")
    roll(table, *[6] * dice(table)[1])
    return table


# ------------------------------------------------------------------------------------------------------------- flights


@pytest.mark.rule("2.45")
def test_a_flight_swerves_by_a_quarter_turn_if_it_must() -> None:
    """Its base is 3.2 inches wide: running due east or west it needs 1.6 beside its way."""
    lake = rectangle("lake", Element.LARGE_LAKE, 10, 5, 40, 13.3)
    table = action(field("B1-1 30,26 180", "R1-1 30,20 0", "R1 in R1-1", scenery=(lake,)), "B1-1=corred", "R1-1=corred")
    act(table, "B1-1")
    table.say("blue", Spot("B1-1", *inches(30, 22.5)))
    reacting(table)
    assert isinstance(table.request, Ask)
    assert table.request.choice == Pick(("4", "5", "6", "7", "8"))
    table.say("red", "4")
    assert (where(table, "R1-1"), facing(table, "R1-1")) == ((34, 20), 9000)


# ------------------------------------------------------------------------------------------------------- countercharge


@pytest.mark.rule("2.41", "2.42")
def test_foot_countercharges_foot_halfway() -> None:
    table = reacting(charge(field("B1-1 30,20 0", "R1-1 30,25 180", "R1 in R1-1"), "R1-1=atacad"))
    assert (where(table, "B1-1"), where(table, "R1-1")) == ((30, 22.5), (30, 22.5))
    assert melee(table).charge.counter


@pytest.mark.rule("2.41", "2.43")
def test_a_charger_that_is_beaten_on_its_way_never_meets_who_countercharges() -> None:
    lines = ("B1-1 30,10 0", "R1-1 30,20 180", "R1-2 32.4,12.5 270", "R1 in R1-2")
    table = field(*lines, blue="modern_cavalry", red="modern_cavalry pike_company")
    charge(table, "R1-1=atacad", "R1-2=atacad")
    if isinstance(table.request, Ask) and table.request.seat == "blue":
        table.say("blue", "R1-1")
    reacting(reacting(table))
    assert melee(table).charge.charger == "R1-2", "it is intercepted before it meets the other"
    fought(table, (6, 1, 1, 1), (1, 1, 1), MISS[:6])
    assert where(table, "R1-1") == (30, 20), "who would have met it stays"
    assert told(table).count("combat-won") == 1
    assert not isinstance(table.request, Throw)


# -------------------------------------------------------------------------------------------------------- interception


@pytest.mark.rule("2.43", "2.44")
def test_who_was_fought_before_the_nearest_point_goes_on_by_what_was_left_from_there() -> None:
    """Halted at 30, with 5 of its 10 inches left, it is fought at 32.4 and goes on from there."""
    lines = ("B1-1 35,21 270", "R1-1 30,20 0", "R1 in R1-1")
    table = action(field(*lines, blue="melee_company", red="classic_squadron"), "B1-1=corred", "R1-1=atacad")
    act(table, "B1-1")
    table.say("blue", Spot("B1-1", *inches(25, 21)))
    reacting(table)
    assert where(table, "B1-1") == (32.4, 21)
    fought(table, MISS[:6], (6, 1, 1), (1, 1, 1, 1))
    assert "retreats" in told(table)
    assert where(table, "B1-1") == (27.4, 21)


# --------------------------------------------------------------------------------------------------------------- roads


@pytest.mark.rule("3.22", "5.07")
@pytest.mark.parametrize(("y", "reached"), [(28, True), (28.01, False)])
def test_a_charge_along_a_road_goes_exactly_as_far_as_two_increases_let_it(y: float, reached: bool) -> None:
    road = rectangle("road", Element.ROAD, 29, 10, 2, 30)
    table = field("B1-1 30,20 0", f"R1-1 30,{y} 180", scenery=(road,))
    assert bool(reachable(table.state, UnitId("B1-1"))) is reached
