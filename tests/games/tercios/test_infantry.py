"""Special rules of infantry, played through the table: squares, skirmishers, frenzy, and the rest of 6.05-6.13."""

import pytest

from maestre.games.tercios.data import Element, Quality
from maestre.games.tercios.table import subjects
from maestre.games.tercios.table.rolls import Blows
from maestre.games.tercios.table.state import UnitId
from maestre.play import Spot, Throw
from tests.games.tercios.asked import blows, options, pool
from tests.games.tercios.board import inches, rectangle
from tests.games.tercios.fields import charge, field, fought, passing, told, where
from tests.games.tercios.positions import Position, act, action, command_action, lead, officer, refused, troop
from tests.matters import about

ONE = UnitId("B1-1")
WOOD = rectangle("wood", Element.WOOD, 26, 18, 8, 8)


def spot(name: str, x: float, y: float) -> Spot:
    return Spot(name, *inches(x, y))


# ------------------------------------------------------------------------------------------------------------- squares


@pytest.mark.rule("6.08", "6.04")
@pytest.mark.parametrize(("profile", "flanked"), [("tercio+squares", False), ("tercio", True)])
def test_squares_are_never_flanked(profile: str, flanked: bool) -> None:
    table = field("B1-1 30,20 0", "R1-1 30,27 0", "R1 in R1-1", blue="pike_company", red=profile)
    charge(table, "R1-1=resistid")
    assert ("charge-flank" in told(table)) is flanked
    table.say("red", "react")
    assert pool(table) == (3 if flanked else 5)


@pytest.mark.rule("6.09")
def test_squares_that_turn_do_not_march_with_the_same_order() -> None:
    for profile, both in (("tercio+squares", False), ("tercio", True)):
        table = act(action(field("B1-1 30,20 0 disordered", "R1-1 5,5 0", blue=profile)), "B1-1")
        assert {"move", "reorient"} < set(options(table))
        table.say("blue", "reorient")
        table.say("blue", "left")
        assert ("move" in options(table)) is both
        assert "reorganise" in options(table)
    table = act(action(field("B1-1 30,20 0 disordered", "R1-1 5,5 0", blue="tercio+squares")), "B1-1")
    table.say("blue", "move")
    table.say("blue", spot("B1-1", 30, 21))
    assert "reorient" not in options(table)
    assert "reorganise" in options(table)


# -------------------------------------------------------------------------------------------- skirmishers and light


@pytest.mark.rule("6.13")
def test_skirmishers_go_through_woods_as_over_open_ground() -> None:
    table = act(action(field("B1-1 30,20 0", "R1-1 5,5 0", blue="plastuns", scenery=(WOOD,))), "B1-1")
    table.say("blue", "move")
    refused(table, "blue", spot("B1-1", 30, 26.1), "3.05")
    table.say("blue", spot("B1-1", 30, 26))
    assert where(table, "B1-1") == (30, 26)
    assert not troop(table, "B1-1").disordered


@pytest.mark.rule("6.42")
@pytest.mark.parametrize(("profile", "disordered"), [("shot_company", False), ("melee_company", True)])
def test_light_units_are_slowed_by_woods_but_keep_their_order(profile: str, disordered: bool) -> None:
    table = act(action(field("B1-1 30,20 0", "R1-1 5,5 0", blue=profile, scenery=(WOOD,))), "B1-1")
    table.say("blue", "move")
    refused(table, "blue", spot("B1-1", 30, 23.1), "3.05")
    table.say("blue", spot("B1-1", 30, 23))
    assert troop(table, "B1-1").disordered is disordered


# -------------------------------------------------------------------------------------------------------------- frenzy


def destroying(*markers: str) -> Position:
    """Frenzied infantry charges a unit at its limit and destroys it."""
    table = field(
        f"B1-1 30,20 0 {' '.join(markers)}", "B1 in B1-1", "R1-1 30,25 180 wear=3", blue="melee_company+highlanders"
    )
    charge(table)
    if "wear=1" in markers:
        fought(table, (5, 1, 1))
    passing(table)
    blows(table, 4)
    blows(table, 0)
    return table


@pytest.mark.rule("5.32", "6.40")
def test_a_frenzied_unit_that_destroys_an_enemy_recovers_even_its_last_wear() -> None:
    table = destroying("wear=1")
    table.say("blue", "stay")
    assert isinstance(table.request, Throw)
    assert about(table.request, subjects.Check).kind == "frenzy"
    fought(table, (5, 1, 1))
    assert troop(table, "B1-1").wear == 0
    assert not troop(table, "B1-1").disordered


@pytest.mark.rule("6.41")
def test_a_frenzied_unit_that_fails_its_check_is_disordered_though_fresh() -> None:
    table = destroying()
    table.say("blue", "stay")
    fought(table, (1, 3, 4))
    assert troop(table, "B1-1").disordered
    assert "frenzy-strays" in told(table)


@pytest.mark.rule("6.40")
def test_who_does_not_destroy_its_enemy_has_no_frenzy() -> None:
    table = field("B1-1 30,20 0", "B1 in B1-1", "R1-1 30,25 180", blue="melee_company+highlanders")
    passing(charge(table))
    blows(table, 1)
    blows(table, 0)
    assert not isinstance(table.request, Throw)
    assert "frenzy-recovers" not in told(table)


# --------------------------------------------------------------------------------------------------------- mercenaries


@pytest.mark.rule("6.43")
def test_mercenaries_do_not_try_a_rout_check() -> None:
    table = field(
        "B1-1 30,20 0", "B1 in B1-1", "R1-1 30,25 180 wear=3", blue="melee_company", red="pike_company+mercenaries"
    )
    passing(charge(table))
    blows(table, 4)
    blows(table, 0)
    assert "R1-1" not in table.state.units
    assert "rout-untried" in told(table)


@pytest.mark.rule("6.01", "6.02", "6.03")
def test_the_kind_of_a_unit_selects_the_defence_used_against_it_and_its_worth() -> None:
    table = field("B1-1 30,20 0", "B1 in B1-1", "R1-1 30,25 180", blue="dragoons", red="pike_company")
    passing(charge(table))
    reading = table.request.reading if isinstance(table.request, Throw) else None
    assert isinstance(reading, Blows)
    assert reading.number == 5, "the defence of pikes against cavalry"


@pytest.mark.rule("6.40", "6.103")
@pytest.mark.audit("T2")
@pytest.mark.parametrize(("blue", "checks"), [("melee_company+highlanders", True), ("melee_company", False)])
def test_guns_that_do_not_escape_are_destroyed_in_combat_and_stir_frenzy(blue: str, checks: bool) -> None:
    table = field(
        "B1-1 30,20 0 wear=1", "B1 in B1-1", "R1-1 30,24 180", "R1-2 60,40 180", blue=blue, red="light_gun tercio"
    )
    charge(table)
    fought(table, (5, 1, 1))
    passing(table)
    blows(table, 1)
    blows(table, 0)
    assert "R1-1" not in table.state.units
    assert table.state.lost["R1-1"].how == "no-escape"
    due = isinstance(table.request, Throw) and about(table.request, subjects.Check).kind == "frenzy"
    assert due is checks
    if checks:
        fought(table, (5, 1, 1))
    assert troop(table, "B1-1").wear == (0 if checks else 1)


@pytest.mark.rule("6.44")
@pytest.mark.parametrize(("successes", "left"), [(0, 4), (1, 4), (3, 2), (4, 1)])
def test_numerous_units_shed_a_marker_for_each_success_and_one_where_no_dice_are_needed(
    successes: int, left: int
) -> None:
    """Five markers, never the last; an Authoritarian leader spares the check."""
    excused = not successes
    table = field("B1-1 30,20 0 wear=5", "R1-1 60,40 180", blue="classic_squadron+large+veteran")
    officer(table, "B0", at=(30, 15), level=3, virtues=(), qualities=(Quality.AUTHORITARIAN,))
    action(table, "B1-1=resistid")
    if excused:
        command_action(lead(table, "B0"), Quality.AUTHORITARIAN, "B1-1")
        fought(table, (5, 1, 1))
    act(table, "B1-1")
    if not excused:
        fought(table, (5,) * successes + (1,) * (5 - successes))
    assert troop(table, "B1-1").wear == left
