"""Officers: rank, command range, who is under whose orders, and on whom abilities work (12.01, 12.11-12.25, 12.47)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from maestre.games.aguila.data import INCH, OfficerAbility, Weather
from maestre.games.aguila.table.moments import COMMANDS
from maestre.games.aguila.table.officers import (
    attached,
    command_range,
    commanding,
    in_command,
    in_range,
    is_general,
    reaches,
    steadiers,
)
from maestre.games.aguila.table.state import OfficerId, State, UnitId
from tests.games.aguila.figures import FIGURES
from tests.games.aguila.positions import placed

UNIT = "B2-1 line_24 30,30 0"
FOE = "R1-1 line_24 30,46 180"
ONE, HIS, CHIEF = UnitId("B2-1"), OfficerId("B2"), OfficerId("B1")
REAR = 30 - (8000 + 2000) / INCH
"""Where an officer stands, in inches, whose base touches the rear of the unit."""


def behind(inches: float) -> float:
    """Where an officer stands whose base is so far behind the unit."""
    return round(REAR - inches, 4)


def aided(state: State, aides: int) -> State:
    state.officers[CHIEF] = replace(state.officers[CHIEF], aides=aides)
    return state


@pytest.mark.rule("12.01")
@pytest.mark.parametrize(("rank", "general"), [("general", True), ("brigadier", True), ("comandante", False)])
def test_division_and_brigade_generals_are_generals_and_a_comandante_is_none(rank: str, general: bool) -> None:
    assert is_general(FIGURES, placed(UNIT, f"B2 {rank} 30,10", FOE).officers[HIS]) is general


@pytest.mark.rule("12.12")
@pytest.mark.parametrize(("rank", "inches"), [("general", 12), ("brigadier", 12), ("comandante", 6)])
def test_a_comandante_commands_to_6_inches_and_both_generals_to_12(rank: str, inches: int) -> None:
    state = placed(UNIT, f"B2 {rank} 30,10", FOE)
    assert command_range(state, HIS) == inches * INCH
    assert [one.rule for one in commanding(state, HIS).changes][:1] == ["12.12"]


@pytest.mark.rule("12.12")
@pytest.mark.parametrize(("gap", "inside"), [(6, True), (6.01, False)])
def test_command_range_is_measured_from_base_to_base(gap: float, inside: bool) -> None:
    assert in_range(placed(UNIT, f"B2 comandante 30,{behind(gap)}", FOE), HIS, ONE) is inside


@pytest.mark.rule("12.12")
@pytest.mark.parametrize(("y", "inside"), [(20.9, True), (20.8, False)])
def test_an_officer_with_a_unit_commands_from_its_base(y: float, inside: bool) -> None:
    state = placed(UNIT, f"B2-2 line_24 30,{y} 0", "B2 comandante in=B2-2", FOE)
    assert in_range(state, HIS, ONE) is inside
    assert in_range(state, HIS, UnitId("B2-2"))


@pytest.mark.rule("12.12")
def test_an_officer_who_is_not_on_the_table_commands_nobody() -> None:
    state = placed(UNIT, "B2 comandante 30,25", FOE)
    state.officers[HIS] = replace(state.officers[HIS], pose=None)
    assert not in_range(state, HIS, ONE)


@pytest.mark.rule("12.16")
@pytest.mark.parametrize(("aides", "inches"), [(0, 12), (1, 15), (2, 18)])
def test_each_aide_adds_3_inches_to_the_range_of_the_general(aides: int, inches: int) -> None:
    state = aided(placed(UNIT, "B1 general 30,10", FOE), aides)
    assert command_range(state, CHIEF) == inches * INCH
    assert ("12.16" in [one.rule for one in commanding(state, CHIEF).changes]) is bool(aides)


@pytest.mark.rule("15.04", "15.13", "15.14")
@pytest.mark.parametrize(
    ("weather", "units", "number"),
    [
        *((Weather.FOG, 19050, "15.04"), (Weather.BLIZZARD, 19050, "15.13"), (Weather.SANDSTORM, 19050, "15.14")),
        *((Weather.FAIR, 38100, ""), (Weather.RAIN, 38100, ""), (Weather.SNOW, 38100, "")),
    ],
)
def test_fog_and_storms_halve_command_ranges_aides_and_all(weather: Weather, units: int, number: str) -> None:
    state = aided(placed(UNIT, "B1 general 30,10", FOE, weather=weather), 1)
    assert command_range(state, CHIEF) == units
    halved = [one.rule for one in commanding(state, CHIEF).changes if one.rule.startswith("15.")]
    assert halved == ([number] if number else [])


@pytest.mark.rule("12.22")
def test_the_commander_in_chief_commands_all_and_others_their_own() -> None:
    state = placed(UNIT, "B3-1 line_24 40,30 0", "B1 general 30,10", "B2 comandante 30,20", "B3 comandante 40,20", FOE)
    commands = {(one, unit) for one in state.officers for unit in state.units if COMMANDS(state, one, unit)}
    own = {("B1", "B2-1"), ("B1", "B3-1"), ("B2", "B2-1"), ("B3", "B3-1")}
    assert {pair for pair in commands if pair[0] != "R1"} == own


@pytest.mark.rule("12.25")
@pytest.mark.parametrize(
    ("his", "chief", "commanded"), [(7, 11, True), (5, 13, True), (7, 13, False), (6, 12.01, True)]
)
def test_a_unit_is_out_of_command_only_outside_both_ranges(his: float, chief: float, commanded: bool) -> None:
    state = placed(UNIT, f"B2 comandante 30,{behind(his)}", f"B1 general 32,{behind(chief)}", FOE)
    assert in_command(state, ONE) is commanded


@pytest.mark.rule("12.25")
def test_the_range_of_another_brigades_officer_does_not_help() -> None:
    state = placed(UNIT, "B3 comandante 30,25", "B2 comandante 30,10", "B1 general 60,5", FOE)
    assert not in_command(state, ONE)


@pytest.mark.rule("12.11")
def test_officers_on_their_own_steady_units_of_theirs_in_range_once_a_turn() -> None:
    state = placed(UNIT, f"B2 comandante 30,{behind(5)}", "B3 comandante 34,25", f"B1 general 27,{behind(11)}", FOE)
    assert steadiers(state, ONE) == ("B2", "B1")
    used = replace(state.officers[HIS].deeds, steadied=True)
    state.officers[HIS] = replace(state.officers[HIS], deeds=used)
    assert steadiers(state, ONE) == ("B1",)


@pytest.mark.rule("12.11")
def test_an_officer_with_a_unit_steadies_nobody() -> None:
    assert steadiers(placed(UNIT, "B2 comandante in=B2-1", "B1 general 60,5", FOE), ONE) == ()


@pytest.mark.rule("12.47", "12.48")
@pytest.mark.parametrize(
    ("officer", "works"),
    [("comandante 30,20", False), ("comandante 30,20 bravest_of_the_brave", True), ("general 30,20 chief", True)],
)
def test_abilities_work_on_ones_own_units_and_those_of_the_bravest_on_all_friends(officer: str, works: bool) -> None:
    state = placed(UNIT, "B3-1 line_24 40,30 0", f"B3 {officer}", "B2 comandante 30,10", FOE)
    assert reaches(state, OfficerId("B3"), ONE) is works
    assert reaches(state, OfficerId("B3"), UnitId("B3-1"))
    assert not reaches(state, OfficerId("B3"), UnitId("R1-1"))


@pytest.mark.rule("12.47")
def test_the_bravest_does_not_command_others_nor_steady_them() -> None:
    state = placed(UNIT, "B3 comandante 30,25 bravest_of_the_brave", "B2 comandante 60,5", FOE)
    assert steadiers(state, ONE) == ()
    assert not in_command(state, ONE)


@pytest.mark.rule("12.48")
@pytest.mark.parametrize(("bravery", "works"), [("", False), ("bravest_of_the_brave", True)])
def test_an_ability_works_on_the_unit_that_he_is_with_only_if_it_is_his(bravery: str, works: bool) -> None:
    state = placed(UNIT, f"B3 comandante in=B2-1 heroic {bravery}", "B2 comandante 60,5", FOE)
    assert attached(state, ONE, OfficerAbility.HEROIC) == (OfficerId("B3") if works else None)
    assert attached(state, ONE, OfficerAbility.SPURRING) is None
