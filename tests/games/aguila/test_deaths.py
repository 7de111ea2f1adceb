"""Officers in danger: with a unit that fights or is lost, and when a general dies (12.03, 12.07-12.10, 12.42)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from maestre.games.aguila.command.deaths import endangered
from maestre.games.aguila.data import INCH
from maestre.games.aguila.morale.breaking import destroy
from maestre.games.aguila.morale.courage import courage, nerve_of
from maestre.games.aguila.table.places import outline
from maestre.games.aguila.table.state import State, UnitId
from maestre.games.aguila.table.subjects import Nerve, Result, Strike
from maestre.play import Procedure, Throw
from maestre.space import tabletop
from tests.games.aguila.clashes import clash
from tests.games.aguila.positions import Position, cottage, gave, happens, keys, officer, placed, roll, unit

HOST = "R2-1 line_24 30,30 180"
OTHERS = ("R1-8 line_24 60,40", "R1-9 line_24 66,40", "R1 general 63,46", "B1-1 line_24 10,5")
HIM = "R2 comandante in=R2-1"


def hurt(wounds: int) -> Callable[[State], Procedure[None]]:
    return lambda state: endangered(state, UnitId("R2-1"), wounds)


def lost(piece: str) -> Callable[[State], Procedure[None]]:
    return lambda state: destroy(state, piece, "destroyed", "10.19")


def nerve(table: Position) -> Nerve:
    assert isinstance(table.request, Throw), table.request
    assert isinstance(table.request.about, Nerve)
    return table.request.about


def rules(found: Nerve) -> list[tuple[int, str]]:
    return [(one.amount, one.rule) for one in found.bonus.changes]


# ------------------------------------------------------------------------------------------------------ with his unit


@pytest.mark.rule("12.09")
@pytest.mark.parametrize(("dice", "dead"), [((5, 4), True), ((4, 4), False)])
def test_half_of_his_units_wounds_endanger_an_officer(dice: tuple[int, int], dead: bool) -> None:
    table = happens(placed(HOST, HIM, *OTHERS), hurt(5))
    assert (nerve(table).who, nerve(table).cause, nerve(table).bonus.whole) == ("R2", "officer", 3)
    roll(table, *dice)
    assert ("R2" not in table.state.officers) is dead
    assert ("piece-lost" in keys(table)) is dead


@pytest.mark.rule("12.07", "12.09")
def test_his_own_markers_count_too_and_being_stunned_does_nothing_to_him() -> None:
    table = happens(placed(HOST, f"{HIM} damage=2", *OTHERS), hurt(2))
    assert rules(nerve(table)) == [(2, "10.07"), (1, "12.09")]
    roll(table, 4, 4)
    assert officer(table, "R2").damage == 2
    assert "unit-stunned" not in keys(table)


@pytest.mark.rule("12.07")
def test_no_number_of_wounds_alone_destroys_an_officer() -> None:
    table = happens(placed(HOST, f"{HIM} damage=9", *OTHERS), hurt(1))
    roll(table, 1, 1)
    assert "R2" in table.state.officers


@pytest.mark.rule("12.45")
@pytest.mark.parametrize(("dice", "dead"), [((4, 3), True), ((3, 2), True), ((3, 1), False), ((1, 1), False)], ids=str)
def test_all_wounds_endanger_the_heroic_who_must_pass(dice: tuple[int, int], dead: bool) -> None:
    table = happens(placed(HOST, f"{HIM} heroic", *OTHERS), hurt(5))
    assert rules(nerve(table)) == [(0, "10.07"), (5, "12.45")]
    roll(table, *dice)
    assert ("R2" not in table.state.officers) is dead


@pytest.mark.rule("12.09")
def test_an_officer_beside_the_unit_is_in_no_danger() -> None:
    gave(happens(placed(HOST, "R2 comandante 30,35", *OTHERS), hurt(5)))


@pytest.mark.rule("9.14", "12.09")
def test_in_combat_he_is_tested_after_his_unit_even_if_it_is_not() -> None:
    lines = ("B1-1 line_24 30,20 0", "R1-1 line_24 30,20 180", "R2 comandante in=R1-1", "R1 general 60,45")
    table = clash(*lines, "R1-9 line_24 60,40 180", "R1-8 line_24 66,40 180")
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Strike)
    strike = table.request.about
    again = min(strike.wound_again, 0)
    roll(table, 6, *[1] * (strike.dice.whole - 1), *[1] * again, 6)
    assert rules(nerve(table)) == [(0, "10.07"), (1, "12.09")]
    assert nerve(table).who == "R2"


@pytest.mark.rule("12.10")
def test_an_officer_is_lost_with_the_unit_that_he_is_in() -> None:
    table = happens(placed(HOST, HIM, "R2-2 line_24 40,30", *OTHERS), lost("R2-1"))
    gave(table)
    assert ("R2" in table.state.officers, "R2-1" in table.state.units) == (False, False)
    assert (table.state.lost["R2"].how, table.state.lost["R2"].officer) == ("with-unit", True)


@pytest.mark.rule("12.10")
def test_so_he_is_with_a_routed_one() -> None:
    def routed(state: State) -> Procedure[Result]:
        found = nerve_of(state, "R2-1", "combat")
        assert found is not None
        return (yield from courage(state, found))

    table = roll(happens(placed(f"{HOST} damage=9", HIM, *OTHERS), routed), 5, 5)
    assert gave(table) is Result.ROUTED
    assert "R2" not in table.state.officers


@pytest.mark.rule("12.42")
@pytest.mark.parametrize(("face", "saved"), [(4, False), (5, True)])
def test_the_agile_may_save_himself_on_his_discipline_less_one(face: int, saved: bool) -> None:
    table = happens(placed(HOST, f"{HIM} agile", *OTHERS), lost("R2-1"))
    assert isinstance(table.request, Throw)
    assert table.request.rule == "12.42"
    roll(table, face)
    assert ("R2" in table.state.officers) is saved
    assert "R2-1" not in table.state.units
    assert ("officer-escapes" in keys(table)) is saved


@pytest.mark.rule("12.42")
@pytest.mark.parametrize(("face", "saved"), [(3, False), (4, True)])
def test_an_agile_general_is_saved_by_a_4(face: int, saved: bool) -> None:
    table = roll(happens(placed(HOST, "R2 brigadier in=R2-1 agile", *OTHERS), lost("R2-1")), face)
    assert ("R2" in table.state.officers) is saved


@pytest.mark.rule("12.42")
def test_he_stands_where_his_unit_stood() -> None:
    table = roll(happens(placed(HOST, f"{HIM} agile", *OTHERS), lost("R2-1")), 6)
    pose = officer(table, "R2").pose
    assert pose is not None
    assert pose.x / INCH == pytest.approx(30, abs=0.01)
    assert pose.y / INCH == pytest.approx(30 + 4000 / INCH, abs=0.01)


@pytest.mark.rule("12.42")
def test_or_as_near_as_leaves_an_inch_to_others() -> None:
    enemy = "B1-2 line_24 30,30 0"
    table = roll(happens(placed("R2-1 line_12 30,30 180", f"{HIM} agile", enemy, *OTHERS), lost("R2-1")), 6)
    gap = tabletop.distance(outline(table.state, "R2"), outline(table.state, "B1-2"))
    assert gap.shown() == pytest.approx(INCH, abs=8)


@pytest.mark.rule("12.42")
def test_out_of_a_house_he_comes_to_stand_beside_it() -> None:
    state = placed("R2-1 line_24 in=H1", f"{HIM} agile", *OTHERS, scenery=(cottage("H1", 30, 30, "R2-1"),))
    table = roll(happens(state, lost("R2-1")), 6)
    house = tabletop.ground(state.scenery[next(iter(state.scenery))].ring)
    assert not tabletop.overlap(outline(table.state, "R2"), house)


# ---------------------------------------------------------------------------------------------------- a general's death


@pytest.mark.rule("12.03")
@pytest.mark.parametrize(("y", "tests"), [(30 - 8, True), (30 - 8.02, False)])
def test_friends_within_8_inches_of_a_dead_general_are_tested_at_once(y: float, tests: bool) -> None:
    at = round(y - 2000 / INCH, 4)
    lines = ("R2-1 line_12 30,30 180 damage=2", f"R2 brigadier 30,{at}", "R2-2 line_12 36,30 180 damage=1")
    table = happens(placed(*lines, *OTHERS), lost("R2"))
    if tests:
        assert (nerve(table).who, nerve(table).cause) == ("R2-1", "general")
        roll(table, 1, 2)
    gave(table)
    assert "R2" not in table.state.officers


@pytest.mark.rule("12.03")
@pytest.mark.parametrize(("dice", "stunned"), [((4, 5), True), ((6, 6), True), ((2, 3), False)])
def test_who_would_be_routed_by_it_is_stunned(dice: tuple[int, int], stunned: bool) -> None:
    lines = ("R2-1 line_12 30,30 180 damage=5", "R2 brigadier 30,25")
    table = roll(happens(placed(*lines, *OTHERS), lost("R2")), *dice)
    gave(table)
    assert bool(unit(table, "R2-1").stunned) is stunned


@pytest.mark.rule("12.01", "12.03")
def test_the_death_of_a_comandante_shakes_nobody() -> None:
    gave(happens(placed(f"{HOST} damage=5", "R2 comandante 30,25", *OTHERS), lost("R2")))


@pytest.mark.rule("12.03")
def test_enemies_are_not_shaken_by_it() -> None:
    gave(happens(placed("B1-2 line_24 30,24 0 damage=5", "R2 brigadier 30,27", *OTHERS), lost("R2")))


@pytest.mark.rule("12.03", "12.09")
def test_a_general_killed_within_his_unit_shakes_it_too() -> None:
    table = happens(placed(f"{HOST} damage=3", "R2 brigadier in=R2-1 damage=9", *OTHERS), hurt(1))
    roll(table, 6, 5)
    assert (nerve(table).who, nerve(table).cause) == ("R2-1", "general")


@pytest.mark.rule("12.03", "12.10")
def test_a_general_lost_with_his_unit_shakes_those_around_it() -> None:
    lines = (f"{HOST} damage=9", "R2-2 line_24 36,30 180 damage=4", "R2 brigadier in=R2-1")
    table = happens(placed(*lines, *OTHERS), lost("R2-1"))
    assert nerve(table).who == "R2-2"
    gave(roll(table, 1, 2))
    assert [key for key in keys(table) if key in {"general-falls", "piece-lost"}] == [
        "general-falls",
        *["piece-lost"] * 2,
    ]


@pytest.mark.rule("12.03")
def test_a_dead_general_no_longer_helps_those_whom_his_death_shakes() -> None:
    lines = ("R2-1 line_24 30,30 180 damage=5", "R2 brigadier in=R2-1 hold disciplinarian")
    table = happens(placed(*lines, *OTHERS), lost("R2"))
    assert nerve(table).who == "R2-1"
