"""Ways that are cut short, bent or shared: flights that swerve, meetings halfway, moves that go on after a fight."""

import pytest

from maestre.games.tercios.data import INCH, Element, OrderKind
from maestre.games.tercios.fighting.charge import reachable
from maestre.games.tercios.moving.moves import thrown
from maestre.games.tercios.table.move_legality import speed
from maestre.games.tercios.table.places import outline
from maestre.games.tercios.table.state import UnitId
from maestre.games.tercios.table.subjects import Melee
from maestre.play import Ask, Pick, Spot, Throw
from maestre.space import tabletop
from tests.games.tercios.board import inches, put, rectangle
from tests.games.tercios.fields import charge, dice, facing, field, fought, told, where
from tests.games.tercios.positions import Position, act, action, happens, officer, refused, roll

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


@pytest.mark.rule("2.41", "3.09")
@pytest.mark.parametrize(("beside", "meets"), [(33, False), (33.3, True)])
def test_whoever_has_no_place_where_they_would_meet_does_not_countercharge(beside: float, meets: bool) -> None:
    """They would meet at 22.65; a friend stands beside the way, where the right end of who countercharges would be."""
    lines = ("B1-1 30,20 0", "R1-1 30,25.3 180", f"R1-2 {beside},23.5 180", "R1 in R1-1")
    table = charge(field(*lines, red="pike_company pike_company"), "R1-1=atacad")
    if isinstance(table.request, Ask) and table.request.seat == "blue":
        table.say("blue", "R1-1")
    reacting(table)
    assert ("countercharge-idle" not in told(table)) is meets


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


@pytest.mark.rule("3.18", "3.20")
@pytest.mark.parametrize(("element", "because"), [(Element.FENCE, "3.18"), (Element.WOOD, "3.20")])
def test_ground_that_slows_names_its_rule(element: Element, because: str) -> None:
    state = field("B1-1 30,20 0", scenery=(rectangle("slow", element, 25, 21, 10, 1),)).state
    found = speed(state, UnitId("B1-1"), OrderKind.ATTENTION, inches(30, 20), inches(30, 24))
    assert (found.whole, [change.rule for change in found.changes]) == (2, ["1.07", because])


# ---------------------------------------------------------------------------------------------------------- thrown back


@pytest.mark.rule("3.01", "7.24")
@pytest.mark.parametrize(("x", "swept"), [(30, True), (33, False)])
def test_who_is_thrown_back_rides_over_a_leader_between_its_old_place_and_its_new_one(x: float, swept: bool) -> None:
    """Its base was behind 18.4 and comes to be before 17; his disc is half an inch about 17.7."""
    table = officer(field("B1-1 30,20 0", "R1-1 30,40 180"), "R1", at=(x, 17.7), level=2)
    table = happens(table, lambda state: thrown(state, UnitId("B1-1"), 18000, 3 * INCH))
    assert where(table, "B1-1") == (30, 17)
    assert isinstance(table.request, Throw) is swept
    assert table.request is not None
    assert not swept or table.request.rule == "7.30"


@pytest.mark.rule("3.09", "2.44")
def test_who_can_go_no_farther_where_it_was_halted_gets_off_a_friend_on_whom_its_base_lies() -> None:
    lines = ("B1-1 25,20 270", "B1-2 20.8,22.5 0", "B1-3 60,20 0", "R1-1 20,17.5 0")
    table = action(field(*lines, blue="pike_company pike_company pike_company"), "B1-1=corred")
    act(table, "B1-1")
    table.say("blue", Spot("B1-1", *inches(17, 20)))
    assert where(table, "B1-1") == (20, 20)
    friend = outline(table.state, UnitId("B1-2"))
    assert tabletop.overlap(outline(table.state, UnitId("B1-1")), friend)
    put(table.state, "B1-3", 17.9, 20.8, 0)
    table.say("red", "pass")
    assert not tabletop.overlap(outline(table.state, UnitId("B1-1")), friend)
    assert where(table, "B1-1") == pytest.approx((20, 19.3), abs=0.01)
    assert "troop-gets-clear" in told(table)


@pytest.mark.rule("3.03", "3.13")
@pytest.mark.parametrize(("x", "free"), [(21.75, False), (25, True)])
def test_a_place_is_corrected_only_if_the_way_there_is_free_too(x: float, free: bool) -> None:
    """A friend stands where its left end comes to be: shifted off him, its line bends by 0.9 inches to the right."""
    lines = ("B1-1 20,20 0", "B1-2 17.7,28 0", f"B1-3 {x},23 0")
    table = action(field(*lines, "R1-1 60,40 180", blue="pike_company pike_company pike_company"), "B1-1=corred")
    act(table, "B1-1")
    to = Spot("B1-1", *inches(20, 28))
    if free:
        table.say("blue", to)
        assert where(table, "B1-1") == pytest.approx((20.9, 28), abs=0.01)
    else:
        refused(table, "blue", to, "3.03", "way-crosses-troop")
