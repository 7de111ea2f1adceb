"""Discipline tests: the die, what is added to it, who steadies it, who repeats it, and what a failure means."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from maestre.games.aguila.abilities.drill import Manoeuvrable
from maestre.games.aguila.morale import discipline
from maestre.games.aguila.morale.discipline import Steadying
from maestre.games.aguila.table import subjects
from maestre.games.aguila.table.state import State, UnitId
from maestre.games.aguila.table.subjects import TestUse
from maestre.miniatures.sides import Side
from maestre.play import Ask, Pick, Procedure, Throw, log
from maestre.space import tabletop
from tests.games.aguila.positions import cottage, gave, happens, keys, officer, placed, refused, roll, unit

ONE = UnitId("B1-1")
FAR = "B1 general 60,2"
"""A general who is too far away to steady anybody."""


def trying(use: TestUse, who: str = ONE) -> Callable[[State], Procedure[bool]]:
    def test(state: State) -> Procedure[bool]:
        return discipline.tested(state, discipline.test_of(state, who, use))

    return test


def drilled(state: State) -> State:
    """The same with a battalion that manoeuvres well."""
    state.units[ONE] = placed("B1-1 line_24 20,10 +manoeuvrable").units[ONE]
    return state


def near(inches: float, *more: str, enemy: str = "line_24", own: str = "line_24") -> State:
    """A battalion of Discipline 4+ with an enemy so far before it, and a general too far away to help."""
    return placed(f"B1-1 {own} 20,10", f"R1-1 {enemy} 20,{10 + inches}", FAR, *more)


def bonus(state: State, use: TestUse, who: str = ONE) -> list[tuple[int, str]]:
    """What is added to the die, each with its rule."""
    return [(one.amount, one.rule) for one in discipline.test_of(state, who, use).bonus.changes[1:]]


# -------------------------------------------------------------------------------------------------------------- the die


@pytest.mark.rule("5.67")
@pytest.mark.parametrize(("face", "passes"), [(3, False), (4, True)])
def test_a_die_that_shows_the_discipline_or_more_passes(face: int, passes: bool) -> None:
    table = roll(happens(near(9), trying("formation")), face)
    assert gave(table) is passes
    assert keys(table) == ["test-passed" if passes else "test-failed"]


@pytest.mark.rule("5.68")
@pytest.mark.parametrize(("inches", "face", "passes"), [(3, 5, False), (3, 6, True), (9, 4, True)])
def test_a_penalty_is_taken_from_the_die_and_a_natural_six_passes(inches: float, face: int, passes: bool) -> None:
    assert gave(roll(happens(near(inches), trying("formation")), face)) is passes


@pytest.mark.rule("5.68")
def test_a_bonus_is_added_to_the_die() -> None:
    state = placed("B1-1 line_24 20,10", "R1-1 line_24 20,40")
    table = happens(state, trying("formation"))
    table.say("blue", "B1")
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, subjects.Test)
    assert table.request.about.bonus.whole == 2
    assert gave(roll(table, 2)) is True


@pytest.mark.rule("5.05")
@pytest.mark.parametrize(
    ("inches", "expected"), [(4, [(-2, "5.05")]), (4.1, [(-1, "5.05")]), (8, [(-1, "5.05")]), (8.1, [])]
)
def test_an_enemy_nearby_makes_a_change_of_formation_harder_once(
    inches: float, expected: list[tuple[int, str]]
) -> None:
    assert bonus(near(inches), "formation") == expected


@pytest.mark.rule("5.05")
@pytest.mark.parametrize(("inches", "face", "passes"), [(6, 4, False), (9, 4, True)])
def test_a_four_fails_with_an_enemy_at_six_inches(inches: float, face: int, passes: bool) -> None:
    assert gave(roll(happens(near(inches), trying("formation")), face)) is passes


@pytest.mark.rule("5.05")
def test_a_garrison_is_near_from_its_building_and_an_officer_on_his_own_counts() -> None:
    held = placed("B1-1 line_24 20,10", "R1-1 line_24 in=H1", FAR, scenery=(cottage("H1", 20, 17),))
    assert bonus(held, "formation") == [(-1, "5.05")]
    alone = placed("B1-1 line_24 20,10", FAR, "R2 comandante 20,13")
    assert bonus(alone, "formation") == [(-2, "5.05")]


@pytest.mark.rule("5.05")
@pytest.mark.parametrize("use", ["command", "crossed", "target", "evade", "evade-horse", "retire", "nerve"])
def test_no_other_test_minds_an_enemy_nearby(use: TestUse) -> None:
    assert bonus(near(3), use) == []


@pytest.mark.rule("5.07", "5.08")
@pytest.mark.parametrize(
    ("inches", "enemy", "expected"),
    [
        (5, "hussars_10", [(-2, "5.07")]),
        (6, "line_24", [(-3, "5.08")]),
        (6.1, "line_24", [(-2, "5.07")]),
    ],
)
def test_a_square_in_reaction_has_its_own_penalty_instead(
    inches: float, enemy: str, expected: list[tuple[int, str]]
) -> None:
    assert bonus(near(inches, enemy=enemy), "square") == expected


@pytest.mark.rule("10.13")
def test_shooting_while_stunned_is_one_harder() -> None:
    assert bonus(near(9), "stunned-fire") == [(-1, "10.13")]


@pytest.mark.rule("6.16")
@pytest.mark.parametrize("side", tabletop.Side)
def test_horse_evades_worse_from_a_flank(side: tabletop.Side) -> None:
    test = discipline.test_of(near(9, own="hussars_10"), ONE, "evade-horse", side=side)
    assert test.bonus.whole == (-2 if side in {tabletop.Side.LEFT, tabletop.Side.RIGHT} else 0)


@pytest.mark.rule("10.23")
def test_a_broken_army_tests_on_its_general_and_each_further_loss_weighs() -> None:
    state = near(9)
    state.armies[Side.BLUE] = replace(state.armies[Side.BLUE], further=2)
    test = discipline.test_of(state, "blue", "break")
    assert (test.needed, test.bonus.whole, test.seat) == (3, -2, Side.BLUE)


@pytest.mark.rule("12.42")
def test_an_agile_officer_tests_on_his_own_discipline() -> None:
    test = discipline.test_of(near(9, "B2 comandante in=B1-1 agile"), "B2", "agile")
    assert (test.needed, test.bonus.whole) == (4, -1)


# ------------------------------------------------------------------------------------------------------------ steadying


@pytest.mark.rule("12.11")
@pytest.mark.parametrize(("rank", "added"), [("comandante", 1), ("general", 2)])
def test_an_officer_adds_to_the_die_before_it_falls(rank: str, added: int) -> None:
    state = placed("B1-1 line_24 20,10", "R1-1 line_24 20,16", f"B1 {rank} 20,4")
    table = happens(state, trying("formation"))
    assert isinstance(table.request, Ask)
    assert table.request.choice == Pick(("B1", "none"))
    assert isinstance(table.request.about, Steadying)
    table.say("blue", "B1")
    assert officer(table, "B1").deeds.steadied
    assert gave(roll(table, 5 - added)) is True
    assert keys(table) == ["officer-steadies", "test-passed"]
    assert [one.rule for one in log(table, "")[-1].because[0].changes] == ["5.68", "5.05", "12.11"]


@pytest.mark.rule("12.11")
def test_an_officer_steadies_once_a_turn_and_may_be_left_out() -> None:
    state = placed("B1-1 line_24 20,10", "B1-2 line_24 26,10", "R1-1 line_24 20,16", "B1 general 23,4")

    def twice(state: State) -> Procedure[None]:
        yield from discipline.tested(state, discipline.test_of(state, ONE, "formation"))
        yield from discipline.tested(state, discipline.test_of(state, "B1-2", "formation"))

    table = happens(state, twice)
    table.say("blue", "none")
    roll(table, 5)
    table.say("blue", "B1")
    roll(table, 5)
    assert keys(table) == ["test-passed", "officer-steadies", "test-passed"]
    again = happens(table.state, trying("formation"))
    assert isinstance(again.request, Throw)


@pytest.mark.rule("12.11")
@pytest.mark.parametrize(("use", "asked"), [("square", True), ("crossed", True), ("evade", False)])
def test_reactions_are_steadied_but_not_the_evasion_of_open_order(use: TestUse, asked: bool) -> None:
    state = placed("B1-1 light_12 20,10 open", "R1-1 hussars_10 20,20", "B1 general 20,4")
    assert isinstance(happens(state, trying(use)).request, Ask if asked else Throw)


@pytest.mark.rule("12.11")
def test_nobody_is_asked_whose_help_changes_nothing() -> None:
    """A penalty of 3 leaves a six alone, and one more changes nothing; two more do."""
    lines = ("B1-1 novice_24 20,10", "R1-1 line_24 20,15")
    minor = placed(*lines, "B1 comandante 20,4")
    assert isinstance(happens(minor, trying("square")).request, Throw)


@pytest.mark.rule("12.11")
def test_a_steadier_who_is_not_offered_is_refused() -> None:
    state = placed("B1-1 line_24 20,10", "R1-1 line_24 20,16", "B1 general 20,4", "B2 comandante 60,2")
    refused(happens(state, trying("formation")), "blue", "B2", "12.11", "not-an-option")


# -------------------------------------------------------------------------------------------------------------- failing


@pytest.mark.rule("5.69")
@pytest.mark.parametrize(
    ("use", "halts"),
    [
        ("formation", True),
        ("command", True),
        ("crossed", False),
        ("target", False),
        ("stunned-fire", False),
        ("square", False),
        ("evade", False),
        ("retire", False),
        ("nerve", False),
    ],
)
def test_who_fails_a_test_to_act_moves_no_more_but_not_who_fails_another(use: TestUse, halts: bool) -> None:
    table = roll(happens(near(9), trying(use)), 1)
    assert gave(table) is False
    assert unit(table, ONE).deeds.failed is halts


@pytest.mark.rule("5.69")
def test_a_passed_test_bars_nothing() -> None:
    assert not unit(roll(happens(near(9), trying("command")), 4), ONE).deeds.failed


# ------------------------------------------------------------------------------------------------------------ repeating


@pytest.mark.rule("13.19")
def test_the_manoeuvrable_may_repeat_a_failed_square() -> None:
    table = roll(happens(drilled(near(12, enemy="hussars_10")), trying("square")), 3)
    assert isinstance(table.request, Ask)
    assert table.request.rule == "13.19"
    assert table.request.about == Manoeuvrable(ONE, "manoeuvrable")
    table.say("blue", "use")
    assert gave(roll(table, 6)) is True


@pytest.mark.rule("13.19")
@pytest.mark.parametrize("use", ["formation", "command"])
def test_the_manoeuvrable_repeat_once_and_only_changes_of_formation(use: TestUse) -> None:
    table = roll(happens(drilled(near(12)), trying(use)), 3)
    if use == "formation":
        table.say("blue", "use")
        roll(table, 3)
    assert gave(table) is False
    assert unit(table, ONE).deeds.failed


@pytest.mark.rule("13.19")
def test_nobody_has_to_repeat() -> None:
    table = roll(happens(drilled(near(12)), trying("formation")), 3)
    table.say("blue", "pass")
    assert gave(table) is False


@pytest.mark.rule("12.28")
def test_a_test_that_needs_nothing_is_passed_without_a_die() -> None:
    def ordered(state: State) -> Procedure[bool]:
        return discipline.tested(state, replace(discipline.test_of(state, ONE, "formation"), needed=0))

    assert gave(happens(near(3), ordered)) is True
