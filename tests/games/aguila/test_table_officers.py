"""Every ability of an officer played at a table: what happens with it, and what without."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from maestre.games.aguila.data import Formation, OfficerAbility, Weather
from maestre.games.aguila.table import subjects
from maestre.games.aguila.table.state import OfficerId, Phase
from maestre.play import Order, Throw
from tests.games.aguila.charging import declare
from tests.games.aguila.figures import OFFICERS
from tests.games.aguila.marching import goes, journey, told
from tests.games.aguila.positions import Position, keys, officer, refused, roll, stands, unit
from tests.games.aguila.preparing import armies
from tests.games.aguila.tables import aimed, asked, due, fall, laid, met, opened, plays, unplayed, upto
from tests.games.aguila.test_redeployment import deployed, spot
from tests.matters import about

LINE, HURT = "B1-1 line_12 20,20 0", "R2-1 line_12 20,25 180"
OTHERS = ("R1-5 line_24 44,44 180", "R1 general 44,47")


def with_or_without(*abilities: OfficerAbility) -> pytest.MarkDecorator:
    """A test of an officer who has an ability, and of one who has not."""
    return pytest.mark.parametrize("own", [" ".join(abilities), ""], ids=["with", "without"])


def shaken(leader: str, *lines: str, wounded: str = HURT) -> Position:
    """Blue has hit red's battalion of courage 11/13 six times, and it is about to be tested."""
    return upto(fall(aimed(LINE, wounded, leader, *OTHERS, *lines, at="R2-1"), 6), "10.07", "12.26", "12.31")


def stunned(table: Position, name: str = "R2-1") -> bool:
    return bool(unit(table, name).stunned)


def test_no_ability_is_left_out() -> None:
    assert unplayed(OFFICERS.abilities) == []
    assert list(OFFICERS.abilities) == list(OfficerAbility)


# -------------------------------------------------------------------------------------------------------------- courage


@plays(OfficerAbility.HOLD)
@pytest.mark.rule("12.26")
@with_or_without(OfficerAbility.HOLD)
def test_whom_he_tells_to_hold_stands_without_dice(own: str) -> None:
    table = shaken(f"R2 comandante 5,45 {own}")
    assert asked(table) == ("red", "12.26") if own else isinstance(table.request, Throw)
    if own:
        table.say("red", "use")
        assert OfficerAbility.HOLD in officer(table, "R2").used
    else:
        roll(table, 3, 3)
    assert stunned(table) is not bool(own)


@plays(OfficerAbility.BRAVEST_OF_THE_BRAVE)
@pytest.mark.rule("12.47", "12.48")
@with_or_without(OfficerAbility.BRAVEST_OF_THE_BRAVE)
def test_the_bravest_of_the_brave_helps_units_of_others(own: str) -> None:
    table = shaken("R2 comandante 5,45", f"R3 comandante 8,45 hold {own}")
    assert due(table) == ("12.26" if own else "10.07")
    if own:
        table.say("red", "use")
        assert officer(table, "R3").used


@plays(OfficerAbility.DISCIPLINARIAN, OfficerAbility.STRICT_DISCIPLINARIAN)
@pytest.mark.rule("12.31", "12.32")
@pytest.mark.parametrize(
    ("leader", "helps"),
    [
        ("in=R2-1", False),
        ("in=R2-1 disciplinarian", True),
        ("20,31 disciplinarian", False),
        ("20,31 strict_disciplinarian", True),
    ],
)
def test_a_disciplinarian_lets_half_of_the_damage_count(leader: str, helps: bool) -> None:
    table = shaken(f"R2 comandante {leader}")
    assert due(table) == ("12.31" if helps else "10.07")
    if helps:
        table.say("red", "use")
    roll(table, 3, 3)
    assert stunned(table) is not helps, "six wounds and six make 12 of 11, three and six 9"


@plays(OfficerAbility.INSPIRING, OfficerAbility.VERY_INSPIRING)
@pytest.mark.rule("12.37", "12.39")
@pytest.mark.parametrize(
    ("y", "own", "stays"),
    [(31, "", False), (31, "inspiring", True), (37, "inspiring", False), (37, "very_inspiring", True)],
)
def test_a_unit_routed_near_an_inspiring_officer_is_tested_again(y: int, own: str, stays: bool) -> None:
    table = roll(shaken(f"R2 comandante 20,{y} {own}"), 3, 5)
    assert ("inspired" in keys(table)) is stays
    if stays:
        roll(table, 1, 2)
    assert ("R2-1" in table.state.units) is stays


@plays(OfficerAbility.FANATIC)
@pytest.mark.rule("12.43", "12.44")
@with_or_without(OfficerAbility.FANATIC)
def test_the_first_test_that_a_fanatics_unit_fails_is_passed_and_he_never_leaves_it(own: str) -> None:
    table = roll(shaken(f"R2 comandante in=R2-1 {own}"), 3, 5)
    assert ("R2-1" in table.state.units) is bool(own)
    assert ("fanatic-stands" in keys(table)) is bool(own)
    with_him = laid("B2-1 line_12 20,20 0", f"B2 comandante in=B2-1 {own}", "B1 general 40,10", HURT)
    with_him.say("blue", Order("done"))
    if own:
        refused(with_him, "blue", Order("ride", "B2"), "12.43")
    else:
        with_him.say("blue", Order("ride", "B2"))
        assert asked(with_him) == ("blue", "12.19")


# --------------------------------------------------------------------------------------------------------------- orders


@plays(OfficerAbility.FORM_UP)
@pytest.mark.rule("12.28")
@with_or_without(OfficerAbility.FORM_UP)
def test_whom_he_tells_to_form_up_changes_formation_without_a_test(own: str) -> None:
    table = laid("B2-1 line_12 20,20 0", f"B2 comandante 20,14 {own}", "B1 general 40,10", "R1-1 line_12 20,23 180")
    upto(told(table, "formation", "attack_column", piece="B2-1"), "12.28", "5.04")
    if own:
        table.say("blue", "use")
    else:
        fall(table, 5)
    upto(table, "3.01")
    assert unit(table, "B2-1").formation is (Formation.ATTACK_COLUMN if own else Formation.LINE)


@plays(OfficerAbility.SPURRING)
@pytest.mark.rule("12.41")
@pytest.mark.parametrize(("verb", "most"), [("advance", 5), ("double", 9)])
def test_a_spurred_unit_goes_farther(verb: str, most: int) -> None:
    lines = ("B2-1 line_12 20,20 0 column", "B1 general 40,10", "R1-1 line_12 20,44 180")
    plain = told(laid(*lines, "B2 comandante in=B2-1"), verb, piece="B2-1")
    refused(plain, "blue", journey(f"ahead {most}", piece="B2-1"), "3.05" if verb == "advance" else "3.08")
    table = told(laid(*lines, "B2 comandante in=B2-1 spurring"), verb, piece="B2-1")
    goes(table, f"ahead {most}", piece="B2-1")
    assert stands(table, "B2-1")[1] == 20 + most


@plays(OfficerAbility.INSTRUCTOR)
@pytest.mark.rule("12.46")
@with_or_without(OfficerAbility.INSTRUCTOR)
def test_a_unit_with_an_instructor_fires_two_dice_more(own: str) -> None:
    table = aimed("B2-1 line_12 20,20 0", f"B2 comandante in=B2-1 {own}", "B1 general 40,10", "R1-1 line_12 20,25 180")
    assert unit(fall(table, 6), "R1-1").damage == (8 if own else 6)


# ---------------------------------------------------------------------------------------------------------------- blows


def fight(leader: str) -> Position:
    return met(LINE, f"B1 comandante {leader}", "B2 general 40,10", "R1-1 line_12 20,24 180")


@plays(OfficerAbility.HEROIC)
@pytest.mark.rule("12.45")
@with_or_without(OfficerAbility.HEROIC)
def test_a_heroic_officers_unit_strikes_twice_more_and_he_is_in_more_danger(own: str) -> None:
    table = fall(fight(f"in=B1-1 {own}"), 6)
    assert unit(table, "R1-1").damage == (9 if own else 7)
    roll(upto(table, "10.07"), 1, 1)
    fall(upto(table, "9.10"), 6)
    assert unit(table, "B1-1").damage == 3
    roll(nerve_of(table, "B1"), 4, 5)
    assert (OfficerId("B1") in table.state.officers) is not bool(own), (
        "three wounds and nine are 12 of 12, half of them 11"
    )


def nerve_of(table: Position, name: str) -> Position:
    """The courage test of an officer or unit is about to be thrown; everybody before stands."""
    while isinstance(request := upto(table, "10.07").request, Throw) and about(request, subjects.Nerve).who != name:
        roll(table, 1, 1)
    return table


@plays(OfficerAbility.AGILE)
@pytest.mark.rule("12.42")
@pytest.mark.parametrize(("own", "face", "saved"), [("agile", 5, True), ("agile", 4, False), ("", 6, False)])
def test_an_agile_officer_may_save_himself_when_his_unit_is_destroyed(own: str, face: int, saved: bool) -> None:
    table = roll(shaken(f"R2 comandante in=R2-1 {own}"), 3, 5)
    if own:
        assert due(table) == "12.42"
        fall(table, face)
    assert "R2-1" not in table.state.units
    assert (OfficerId("R2") in table.state.officers) is saved


@plays(OfficerAbility.INDIVIDUAL)
@pytest.mark.rule("12.33", "12.35", "12.36")
@pytest.mark.parametrize(("y", "joins"), [(40, True), (46, False)])
def test_an_officer_alone_runs_to_his_friends_when_he_is_charged(y: int, joins: bool) -> None:
    lines = (LINE, "R2 comandante 20,24", f"R2-1 line_12 20,{y} 180", "R1 general 60,40")
    table = laid(*lines, phase=Phase.CHARGES)
    declare(table, "B1-1", "R2")
    assert (OfficerId("R2") in table.state.officers) is joins
    if joins:
        assert officer(table, "R2").inside == "R2-1"


# ----------------------------------------------------------------------------------------- before the battle, and turns


@plays(OfficerAbility.ANTICIPATION)
@pytest.mark.rule("12.27")
@with_or_without(OfficerAbility.ANTICIPATION)
def test_anticipation_seizes_the_initiative(own: str) -> None:
    table = laid(LINE, f"R2 comandante 30,40 {own}", HURT, *OTHERS, phase=Phase.INITIATIVE)
    roll(table, 6, 1)
    if own:
        assert (due(table), table.waiting()) == ("12.27", ("red",))
        table.say("red", ("R2",))
    assert asked(table) == ("red" if own else "blue", "2.06")
    assert bool(officer(table, "R2").used) is bool(own)


@plays(OfficerAbility.STRATEGIST, OfficerAbility.GREAT_STRATEGIST)
@pytest.mark.rule("12.29", "12.30")
@pytest.mark.parametrize(("own", "count"), [("", 0), ("strategist", 1), ("great_strategist", 2)])
def test_strategists_put_units_elsewhere(own: str, count: int) -> None:
    lines = ("B1-1 line_24 30,11 0", "B1-2 line_24 36,11 0", "B1-3 line_24 24,11 0")
    table = opened(deployed(*lines, f"B1 general 30,5 {own}"))
    for name, x in (("B1-1", 18), ("B1-2", 42))[:count]:
        assert due(table) == "12.29"
        table.say("blue", Order("redeploy", name))
        table.say("blue", spot(table, name, x, 10))
        assert stands(table, name)[:2] == (x, 10)
    assert table.state.phase is Phase.INITIATIVE


@plays(OfficerAbility.RIGHT_MOMENT)
@pytest.mark.rule("12.40")
@with_or_without(OfficerAbility.RIGHT_MOMENT)
def test_the_right_moment_changes_the_weather(own: str) -> None:
    """An eleven in summer is rain, a nine is fair."""
    state = armies(Phase.WEATHER)
    name = OfficerId("B1")
    entry = replace(state.officers[name].entry, abilities=(own,) if own else ())
    state.officers[name] = replace(state.officers[name], entry=entry)
    table = opened(state)
    fall(upto(table, "15.15"), 4)
    roll(upto(table, "15.16"), 6, 5)
    if own:
        assert asked(table) == ("blue", "12.40")
        table.say("blue", "-2")
    assert (table.state.sky.kind is Weather.FAIR) is bool(own)
    assert bool(officer(table, "B1").used) is bool(own)
