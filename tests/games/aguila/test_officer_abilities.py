"""What officers give to units: by a word, by being near, by being with them (12.08, 12.26-12.46)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from maestre.games.aguila.abilities.officers import FormUp, HalfDamage, Hold, right_moment, strategists
from maestre.games.aguila.data import INCH, OfficerAbility
from maestre.games.aguila.morale import discipline
from maestre.games.aguila.morale.courage import courage, nerve_of
from maestre.games.aguila.moving.move_syntax import Way
from maestre.games.aguila.table import subjects
from maestre.games.aguila.table.moments import SIDED
from maestre.games.aguila.table.places import sided_at
from maestre.games.aguila.table.situation import tallied
from maestre.games.aguila.table.state import Phase, State, UnitId
from maestre.games.aguila.table.subjects import Nerve, NerveCause, Redeploy, Result, Situation, TestUse, Value
from maestre.games.aguila.table.subjects import Test as Trial
from maestre.miniatures.sides import Side
from maestre.play import Ask, Order, Pick, Procedure, Throw
from maestre.space import tabletop
from maestre.space.tabletop import Point
from tests.games.aguila.clashes import FRONT, RIGHT, because, blows, charge, clashing
from tests.games.aguila.positions import Position, field, gave, happens, keys, officer, placed, refused, roll, unit
from tests.games.aguila.shots import figures, shot
from tests.matters import about

HURT = "B2-1 line_24 30,20 0 damage=7"
OTHERS = ("B1-8 line_24 60,10 0", "B1-9 line_24 66,10 0", "B1 general 63,3", "R1-1 line_24 30,44 180")


def asked(table: Position) -> Ask:
    assert isinstance(table.request, Ask), table.request
    return table.request


def nerve(table: Position) -> Nerve:
    assert isinstance(table.request, Throw), table.request
    assert isinstance(table.request.about, Nerve)
    return table.request.about


def shaking(cause: NerveCause = "combat", who: str = "B2-1") -> Callable[[State], Procedure[Result]]:
    def shaken(state: State) -> Procedure[Result]:
        found = nerve_of(state, who, cause)
        assert found is not None
        return (yield from courage(state, found))

    return shaken


def shaken(*lines: str, cause: NerveCause = "combat") -> Position:
    """A table on which a battalion of courage 16/18 with 7 damage, unless told otherwise, is tested."""
    hurt = () if any(line.startswith("B2-1") for line in lines) else (HURT,)
    return happens(placed(*hurt, *lines, *OTHERS), shaking(cause))


def trying(use: TestUse, *lines: str, phase: Phase = Phase.MOVEMENT) -> Position:
    state = placed("B2-1 line_24 30,20 0", *lines, *OTHERS, phase=phase)
    return happens(state, lambda state: discipline.tested(state, discipline.test_of(state, "B2-1", use)))


# --------------------------------------------------------------------------------------------------------------- Hold!


@pytest.mark.rule("12.26")
def test_a_unit_under_his_orders_may_be_made_to_hold_before_the_dice_fall() -> None:
    table = shaken("B2 comandante 5,5 hold")
    assert (asked(table).seat, asked(table).rule) == ("blue", "12.26")
    assert asked(table).choice == Pick(("use", "pass"))
    assert asked(table).about == Hold("B2", "hold", "B2-1")
    table.say("blue", "use")
    assert gave(table) is Result.STEADY
    assert officer(table, "B2").used == (OfficerAbility.HOLD,)
    assert "hold-used" in keys(table)


@pytest.mark.rule("12.26")
def test_hold_works_once_a_game() -> None:
    table = shaken("B2 comandante 5,5 hold")
    table.say("blue", "use")
    again = happens(table.state, shaking())
    assert nerve(again).who == "B2-1"


@pytest.mark.rule("12.26")
def test_who_does_not_use_it_throws_and_keeps_it() -> None:
    table = shaken("B2 comandante 5,5 hold")
    table.say("blue", "pass")
    roll(table, 1, 2)
    assert officer(table, "B2").used == ()


@pytest.mark.rule("12.26", "12.47", "12.48")
@pytest.mark.parametrize(("bravery", "asks"), [("", False), ("bravest_of_the_brave", True)])
def test_hold_is_for_his_own_units_and_the_bravests_for_all(bravery: str, asks: bool) -> None:
    table = shaken(f"B3 comandante 5,5 hold {bravery}")
    assert isinstance(table.request, Ask) is asks


@pytest.mark.rule("12.26")
def test_of_two_officers_the_one_who_commands_fewer_is_offered() -> None:
    state = placed(HURT, "B2 comandante 5,5 hold", "B1 general 9,5 hold", "R1-1 line_24 30,44 180", "B1-9 line_24 66,9")
    table = happens(state, shaking())
    about = asked(table).about
    assert isinstance(about, Hold | HalfDamage)
    assert about.who == "B2"


# ------------------------------------------------------------------------------------------------------------- Form up!


@pytest.mark.rule("12.28")
def test_form_up_changes_formation_without_a_test_near_the_enemy_too() -> None:
    table = field("B2-1 line_24 30,20 0", "B2 comandante 5,5 form_up", "R1-2 line_24 30,23 180", *OTHERS)
    table.say("blue", Order("formation", "B2-1", ("square",)))
    assert (asked(table).rule, asked(table).about) == ("12.28", FormUp("B2", "form_up", "B2-1"))
    table.say("blue", "use")
    assert "form-up-used" in keys(table)
    assert not unit(table, "B2-1").deeds.failed
    assert isinstance(asked(table).about, Way)
    assert officer(table, "B2").used == (OfficerAbility.FORM_UP,)


@pytest.mark.rule("12.28")
def test_form_up_is_not_for_a_square_in_reaction_nor_for_other_tests_nor_for_others() -> None:
    assert isinstance(trying("square", "B2 comandante 5,5 form_up", phase=Phase.CHARGES).request, Throw)
    assert isinstance(trying("command", "B2 comandante 5,5 form_up").request, Throw)
    assert isinstance(trying("formation", "B3 comandante 5,5 form_up").request, Throw)


@pytest.mark.rule("12.28")
def test_form_up_works_once_a_game() -> None:
    table = trying("formation", "B2 comandante 5,5 form_up")
    table.say("blue", "use")
    assert gave(table) is True
    again = happens(table.state, lambda state: discipline.tested(state, discipline.test_of(state, "B2-1", "formation")))
    assert isinstance(again.request, Throw)


# ------------------------------------------------------------------------------------------------------- Disciplinarian


@pytest.mark.rule("12.31")
@pytest.mark.parametrize("cause", ["shooting", "reaction", "combat"])
def test_with_a_disciplinarian_half_of_the_damage_counts_in_one_test_a_turn(cause: NerveCause) -> None:
    table = shaken("B2 comandante in=B2-1 disciplinarian", cause=cause)
    before = nerve_of(table.state, "B2-1", cause)
    assert before is not None
    assert asked(table).about == HalfDamage("B2", "disciplinarian", "B2-1")
    table.say("blue", "use")
    assert nerve(table).bonus.whole == before.bonus.whole - 3
    assert because(nerve(table).bonus)[-1] == "12.31"
    roll(table, 1, 2)
    again = happens(table.state, shaking(cause))
    assert nerve(again).bonus.whole == before.bonus.whole


@pytest.mark.rule("12.31")
@pytest.mark.parametrize(("word", "result"), [("use", Result.STEADY), ("pass", Result.STUNNED)])
def test_a_total_of_16_is_then_13(word: str, result: Result) -> None:
    table = shaken("B2 comandante in=B2-1 disciplinarian")
    table.say("blue", word)
    assert gave(roll(table, 4, 5)) is result


@pytest.mark.rule("12.31")
def test_not_after_a_generals_death() -> None:
    assert nerve(shaken("B2 comandante in=B2-1 disciplinarian", cause="general")).bonus.whole == 7


@pytest.mark.rule("12.31", "12.48")
def test_a_disciplinarian_beside_the_unit_or_of_another_brigade_does_nothing() -> None:
    assert isinstance(shaken("B2 comandante 30,14 disciplinarian").request, Throw)
    assert isinstance(shaken("B3 comandante in=B2-1 disciplinarian").request, Throw)


@pytest.mark.rule("12.31")
@pytest.mark.parametrize(
    ("who", "needed"),
    [("brigadier in=B2-1 disciplinarian", 3), ("comandante in=B2-1 disciplinarian", 4), ("brigadier in=B2-1", 4)],
)
def test_the_unit_uses_his_discipline_if_it_is_better(who: str, needed: int) -> None:
    table = trying("formation", f"B2 {who}")
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Trial)
    assert table.request.about.needed == needed


@pytest.mark.rule("12.31")
def test_a_worse_discipline_is_not_used() -> None:
    state = placed("B2-1 guard_24 30,20 0", "B2 comandante in=B2-1 disciplinarian", *OTHERS)
    table = happens(state, lambda state: discipline.tested(state, discipline.test_of(state, "B2-1", "formation")))
    assert isinstance(table.request, Throw)
    assert about(table.request, subjects.Test).needed == 3


@pytest.mark.rule("12.32")
@pytest.mark.parametrize(("y", "works"), [(16.06 - 5, True), (16.06 - 5.99, True), (16.06 - 6.05, False)])
def test_a_strict_disciplinarian_has_the_nearest_unit_within_6_inches(y: float, works: bool) -> None:
    table = shaken(f"B2 comandante 30,{y} strict_disciplinarian")
    assert isinstance(table.request, Ask) is works
    if works:
        table.say("blue", "use")
        assert (nerve(table).bonus.whole, because(nerve(table).bonus)[-1]) == (4, "12.32")


@pytest.mark.rule("12.32")
def test_a_strict_disciplinarian_has_no_unit_but_the_nearest_or_his_own() -> None:
    near = "B2-2 line_24 36,18 0"
    assert isinstance(shaken("B2 comandante 36,13 strict_disciplinarian", near).request, Throw)
    assert isinstance(shaken("B2 comandante in=B2-2 strict_disciplinarian", near).request, Throw)
    assert isinstance(shaken("B2 comandante in=B2-1 strict_disciplinarian", near).request, Ask)


@pytest.mark.rule("12.32", "12.48")
def test_units_of_others_do_not_count_as_the_nearest() -> None:
    assert isinstance(shaken("B2 comandante 36,13 strict_disciplinarian", "B3-1 line_24 36,18 0").request, Ask)


@pytest.mark.rule("12.26", "12.31")
def test_whom_hold_makes_pass_needs_no_half_damage() -> None:
    table = shaken("B2 comandante in=B2-1 hold disciplinarian")
    table.say("blue", "use")
    assert gave(table) is Result.STEADY
    assert not officer(table, "B2").deeds.halved


# ------------------------------------------------------------------------------------------------------------ Inspiring

ROUT = (5, 6)
"""With 7 damage and courage 16/18."""


def inspired(*lines: str, cause: NerveCause = "combat") -> bool:
    """Whether a rout is thrown again."""
    table = roll(shaken(*lines, cause=cause), *ROUT)
    return isinstance(table.request, Throw)


def below(inches: float) -> float:
    """Where an officer stands whose base is so far behind the unit that is tested."""
    return round(20 - (8000 + 2000) / INCH - inches, 4)


@pytest.mark.rule("12.37")
def test_a_unit_routed_near_an_inspiring_officer_is_tested_again_and_the_second_result_stands() -> None:
    table = roll(shaken(f"B2 comandante 30,{below(5)} inspiring"), *ROUT)
    assert "inspired" in keys(table)
    roll(table, 2, 2)
    assert gave(table) is Result.STEADY
    table = roll(roll(shaken(f"B2 comandante 30,{below(5)} inspiring"), *ROUT), *ROUT)
    assert gave(table) is Result.ROUTED


@pytest.mark.rule("12.37")
@pytest.mark.parametrize(("gap", "again"), [(6, True), (6.01, False)])
def test_inspiring_reaches_6_inches(gap: float, again: bool) -> None:
    assert inspired(f"B2 comandante 30,{below(gap)} inspiring") is again


@pytest.mark.rule("12.37")
def test_only_a_rout_is_thrown_again() -> None:
    assert gave(roll(shaken("B2 comandante 30,12 inspiring"), 5, 4)) is Result.STUNNED


@pytest.mark.rule("12.38")
@pytest.mark.parametrize(("place", "again"), [(f"30,{below(3)}", False), ("in=B2-1", True)])
def test_against_defensive_fire_the_inspiring_must_be_with_the_unit(place: str, again: bool) -> None:
    assert inspired(f"B2 comandante {place} inspiring", cause="reaction") is again


@pytest.mark.rule("12.39")
@pytest.mark.parametrize(
    ("gap", "cause", "again"),
    [
        *((12, "combat", True), (12.01, "combat", False)),
        *((5, "reaction", True), (6, "reaction", True), (6.01, "reaction", False)),
    ],
)
def test_the_very_inspiring_reach_12_inches_and_6_against_defensive_fire(
    gap: float, cause: NerveCause, again: bool
) -> None:
    assert inspired(f"B2 comandante 30,{below(gap)} very_inspiring", cause=cause) is again


@pytest.mark.rule("12.37", "12.48")
@pytest.mark.parametrize(
    ("line", "again"), [("B3 comandante 30,12 inspiring", False), ("B4 brigadier 30,12 inspiring chief", True)]
)
def test_the_inspiring_inspire_their_own_units(line: str, again: bool) -> None:
    assert inspired(line) is again


@pytest.mark.rule("12.03", "12.37")
def test_after_a_generals_death_nobody_is_routed_and_nothing_is_thrown_again() -> None:
    assert gave(roll(shaken("B2 comandante 30,12 inspiring", cause="general"), *ROUT)) is Result.STUNNED


# -------------------------------------------------------------------------------------------------------------- Fanatic


@pytest.mark.rule("12.44")
@pytest.mark.parametrize("dice", [ROUT, (5, 4)])
def test_the_first_failed_test_of_a_fanatics_unit_is_passed_and_the_second_stands(dice: tuple[int, int]) -> None:
    table = roll(shaken("B2 comandante in=B2-1 fanatic"), *dice)
    assert gave(table) is Result.STEADY
    assert "fanatic-stands" in keys(table)
    assert not unit(table, "B2-1").stunned
    again = roll(happens(table.state, shaking()), *dice)
    assert gave(again) is not Result.STEADY


@pytest.mark.rule("12.44")
def test_a_passed_test_does_not_spend_it() -> None:
    assert officer(roll(shaken("B2 comandante in=B2-1 fanatic"), 1, 2), "B2").used == ()


# ---------------------------------------------------------------------------------------------------------------- blows

FIGHT = ("B2-1 line_24 30,20 0", "R1-1 line_24 30,20 180", "B1 general 60,4", "R1 general 60,45")


def strike(*lines: str, side: tabletop.Side = FRONT) -> tuple[int, int, list[str]]:
    """Dice, misses thrown again and the ledger of a charger's blows."""
    state = clashing(*FIGHT, *lines, charges=(charge("B2-1", sides=(side,)),))
    found = blows(state)[0]
    return found.dice.whole, found.again, because(found.dice)


@pytest.mark.rule("12.08")
@pytest.mark.parametrize(
    ("rank", "side", "dice"), [("brigadier", RIGHT, 28), ("brigadier", FRONT, 14), ("comandante", FRONT, 13)]
)
def test_an_officer_adds_his_attacks_before_they_are_multiplied(rank: str, side: tabletop.Side, dice: int) -> None:
    found = strike(f"B2 {rank} in=B2-1", side=side)
    assert found[0] == dice
    assert found[2][:2] == ["9.04", "12.08"]


@pytest.mark.rule("12.08")
def test_an_officer_beside_the_unit_adds_nothing() -> None:
    assert strike("B2 brigadier 30,12")[0] == 12


@pytest.mark.rule("12.45")
def test_the_heroic_adds_two_attacks_to_his_own() -> None:
    found = strike("B2 comandante in=B2-1 heroic")
    assert found[0] == 15
    assert found[2][:3] == ["9.04", "12.08", "12.45"]


@pytest.mark.rule("12.45", "12.48")
def test_with_a_unit_that_is_not_his_he_is_no_hero() -> None:
    assert strike("B3 comandante in=B2-1 heroic")[0] == 13


@pytest.mark.rule("12.44")
def test_a_fanatics_unit_throws_two_misses_again() -> None:
    plain, fanatic = strike("B2 comandante in=B2-1"), strike("B2 comandante in=B2-1 fanatic")
    assert fanatic[1] - plain[1] == 2


# ------------------------------------------------------------------------------------------------------- fire and moves

NEAR = "R1-2 line_24 30,26 180"


@pytest.mark.rule("12.46")
@pytest.mark.parametrize(("order", "dice"), [("", 14), ("order=halt", 14), ("order=advance", 12)])
def test_an_instructor_adds_two_dice_to_who_has_not_moved(order: str, dice: int) -> None:
    state = placed(f"B2-1 line_24 30,20 0 {order}", "B2 comandante in=B2-1 instructor", NEAR, *OTHERS)
    assert shot(state, "B2-1", "R1-2").dice.whole == dice


@pytest.mark.rule("12.46")
def test_an_instructor_adds_nothing_in_reaction() -> None:
    state = placed("B2-1 line_24 30,20 0", "B2 comandante in=B2-1 instructor", NEAR, *OTHERS)
    assert shot(state, "B2-1", "R1-2", reaction=True).dice.whole == 12


@pytest.mark.rule("12.36")
def test_an_officer_on_his_own_is_two_harder_to_hit() -> None:
    state = placed("B2-1 line_24 30,20 0", "R2 comandante 30,25.8", *OTHERS)
    assert figures(state, "B2-1", "R2") == "12 at 6+"


def length(verb: str, formation: str = "", officer_: str = "B2 comandante in=B2-1 spurring") -> float:
    state = placed(f"B2-1 line_24 30,20 0 {formation}", officer_, *OTHERS)
    return tallied(state, Value.MOVE, Situation(unit=UnitId("B2-1"), use="move", verb=verb)).whole / INCH


@pytest.mark.rule("12.41")
@pytest.mark.parametrize(
    ("verb", "formation", "inches"),
    [("advance", "", 5), ("double", "column", 9), ("back", "", 3), ("formation", "", 3), ("facing", "", 3)],
)
def test_a_spurring_officers_unit_goes_an_inch_farther_and_two_at_double_time(
    verb: str, formation: str, inches: float
) -> None:
    assert length(verb, formation) == inches


@pytest.mark.rule("12.41")
def test_a_spurring_officer_beside_the_unit_does_not_spur_it_and_none_spurs_a_charge() -> None:
    assert length("advance", officer_="B2 comandante 30,12 spurring") == 4
    spurred = placed("B2-1 line_24 30,20 0", "B2 comandante in=B2-1 spurring", *OTHERS)
    plain = placed("B2-1 line_24 30,20 0", "B2 comandante in=B2-1", *OTHERS)
    at = Situation(unit=UnitId("B2-1"), use="charge")
    assert tallied(spurred, Value.CHARGE, at).whole == tallied(plain, Value.CHARGE, at).whole


@pytest.mark.rule("12.33")
@pytest.mark.parametrize("point", [(30, 0), (30, 48), (0, 23), (70, 23)])
def test_an_officer_on_his_own_has_neither_flanks_nor_rear(point: tuple[int, int]) -> None:
    state = placed("R2 comandante 30,23", *OTHERS)
    assert not SIDED(state, UnitId("R2"))
    assert sided_at(state, UnitId("R2"), Point(point[0] * INCH, point[1] * INCH)) is tabletop.Side.FRONT


# --------------------------------------------------------------------------------------------------- before the battle


def weather(total: int, *lines: str) -> Position:
    return happens(placed("B2-1 line_24 30,20 0", *lines, *OTHERS), lambda state: right_moment(total, state, Side.BLUE))


@pytest.mark.rule("12.40")
@pytest.mark.parametrize(
    ("total", "word", "gives"), [(11, "-2", 9), (7, "+2", 9), (7, "0", 7), (3, "-2", 2), (11, "+2", 12)]
)
def test_the_right_moment_changes_the_weather_dice_by_two(total: int, word: str, gives: int) -> None:
    table = weather(total, "B2 comandante 30,10 right_moment")
    assert (asked(table).seat, asked(table).rule) == ("blue", "12.40")
    table.say("blue", word)
    assert gave(table) == gives
    assert bool(officer(table, "B2").used) is (word != "0")


@pytest.mark.rule("12.40")
def test_a_change_that_changes_nothing_is_not_offered() -> None:
    table = weather(12, "B2 comandante 30,10 right_moment")
    assert asked(table).choice == Pick(("0", "-2"))
    refused(table, "blue", "+2", "12.40")
    assert gave(weather(12, "R2 comandante 30,40 right_moment")) == 12


@pytest.mark.rule("12.29", "12.30")
@pytest.mark.parametrize(("ability", "number", "count"), [("strategist", "12.29", 1), ("great_strategist", "12.30", 2)])
def test_a_strategist_may_redeploy_one_unit_of_his_and_a_great_one_two(ability: str, number: str, count: int) -> None:
    lines = ("B2-1 line_24 30,20 0", "B2-2 line_24 36,20 0", "B2-3 line_24 away", f"B2 comandante 30,10 {ability}")
    table = happens(placed(*lines, *OTHERS), lambda state: strategists((), state, Side.BLUE))
    assert gave(table) == (Redeploy("B2", (UnitId("B2-1"), UnitId("B2-2")), number, count),)
    other = happens(placed(*lines, *OTHERS), lambda state: strategists((), state, Side.RED))
    assert gave(other) == ()
