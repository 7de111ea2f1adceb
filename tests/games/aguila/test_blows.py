"""Abilities that count in combat and for courage."""

from __future__ import annotations

import pytest

from maestre.games.aguila.abilities.blows import ExpertFighters
from maestre.games.aguila.data import Terrain
from maestre.games.aguila.morale.courage import courage, nerve_of
from maestre.games.aguila.table import subjects
from maestre.games.aguila.table.state import State, UnitId
from maestre.games.aguila.table.subjects import NerveCause, Result, Strike
from maestre.play import Ask, Pick, Procedure, Throw
from tests.games.aguila.clashes import blows, bonus, charge, clash, clashing
from tests.games.aguila.positions import Position, area, gave, happens, placed, roll, unit
from tests.matters import about

ENEMY = "R1-1 novice_24 30,20 180"
FAR = ("B1-9 line_24 60,8 0", "R1-9 line_24 60,44 180")


@pytest.mark.rule("13.03")
def test_expert_fighters_hit_better_in_one_combat_of_the_game() -> None:
    lines = ("B1-1 guard_24 30,20 0 +expert_fighters", ENEMY, *FAR)
    table = clash(*lines)
    assert isinstance(table.request, Ask)
    assert (table.request.seat, table.request.rule, table.request.choice) == ("blue", "13.03", Pick(("use", "pass")))
    assert table.request.about == ExpertFighters("B1-1", "expert_fighters", "R1-1")
    table.say("blue", "use")
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Strike)
    assert table.request.about.number.whole == 3
    later = clashing(*lines)
    later.units[UnitId("B1-1")] = unit(table, "B1-1")
    later.turn += 1
    assert blows(later)[0].number.whole == 4


@pytest.mark.rule("13.03")
def test_expert_fighters_who_pass_keep_their_skill() -> None:
    table = clash("B1-1 guard_24 30,20 0 +expert_fighters", ENEMY, *FAR)
    table.say("blue", "pass")
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Strike)
    assert table.request.about.number.whole == 4
    assert unit(table, "B1-1").used == ()


@pytest.mark.rule("13.03")
def test_a_square_of_expert_fighters_hits_better_on_every_side() -> None:
    lines = ("B1-1 line_24 30,20 0", "B1-2 line_24 27.64,21.57 90", f"{ENEMY} square +expert_fighters", *FAR)
    table = clash(*lines, charges=(charge("B1-1", "B1-2"),))
    for _ in range(2):
        assert isinstance(table.request, Throw)
        assert isinstance(table.request.about, Strike)
        roll(table, *[1] * (12 + table.request.about.again))
    table.say("red", "use")
    for _ in range(2):
        assert isinstance(table.request, Throw)
        assert isinstance(table.request.about, Strike)
        assert (table.request.about.striker, table.request.about.number.whole) == ("R1-1", 4)
        roll(table, *[1] * 6)


@pytest.mark.rule("13.04")
@pytest.mark.rule("13.14")
@pytest.mark.parametrize(
    ("charger", "target", "number"),
    [
        ("dragoons_10", "novice_24", 3),
        ("hussars_10", "novice_24", 4),
        ("dragoons_10", "cuirassiers_10", 5),
        ("dragoons_10", "prussia_cuirassiers_10", 3),
    ],
)
def test_crushing_strength_wounds_better_except_through_a_cuirass(charger: str, target: str, number: int) -> None:
    (strike,) = blows(clashing(f"B1-1 {charger} 30,20 0", f"R1-1 {target} 30,20 180"))
    assert strike.wound.whole == number


@pytest.mark.rule("13.14")
def test_crushing_strength_counts_for_blows_given_back_too() -> None:
    (strike,) = blows(clashing("B1-1 novice_24 30,20 0", "R1-1 dragoons_10 30,20 180"), 1)
    assert strike.wound.whole == 3


@pytest.mark.rule("5.29")
@pytest.mark.rule("5.44")
@pytest.mark.parametrize(
    ("target", "number"), [("novice_24 30,20 180 square", 4), ("austria_german_36 30,20 180 mass", 4)]
)
def test_cavalry_loses_its_strength_against_a_square_and_a_mass(target: str, number: int) -> None:
    (strike,) = blows(clashing("B1-1 dragoons_10 30,20 0", f"R1-1 {target}"))
    assert strike.wound.whole == number


@pytest.mark.rule("13.05")
@pytest.mark.rule("13.16")
@pytest.mark.rule("13.17")
@pytest.mark.parametrize(
    ("abilities", "again"), [("", 0), ("+cruel", 1), ("+grenadiers", 2), ("+cruel +grenadiers", 3)]
)
def test_the_cruel_and_grenadiers_throw_failures_to_wound_again(abilities: str, again: int) -> None:
    (strike,) = blows(clashing(f"B1-1 novice_24 30,20 0 {abilities}".strip(), ENEMY))
    assert strike.wound_again == again


@pytest.mark.rule("13.21")
@pytest.mark.parametrize(("kind", "again"), [("spain_volunteers_24", 3), ("spain_provincial_24", 0)])
def test_hatred_throws_three_misses_again(kind: str, again: int) -> None:
    (strike,) = blows(clashing(f"B1-1 {kind} 30,20 0", ENEMY))
    assert strike.again == again


@pytest.mark.rule("13.21")
def test_of_five_misses_three_are_thrown_again() -> None:
    table = clash("B1-1 spain_volunteers_24 30,20 0", ENEMY, *FAR)
    roll(table, *[6] * 7, *[1] * 5, 6, 6, 6, *[1] * 10)
    assert unit(table, "R1-1").damage == 0
    assert isinstance(table.request, Throw)


@pytest.mark.rule("13.25")
@pytest.mark.parametrize(("cause", "total"), [("shooting", 3), ("reaction", 4), ("combat", 3), ("general", 4)])
def test_the_tough_are_shaken_less_by_losses(cause: NerveCause, total: int) -> None:
    state = placed("R1-1 britain_guards_24 30,30 damage=4", "B1-1 line_24 30,10")
    assert bonus(state, "R1-1", nerve=cause).whole == total


@pytest.mark.rule("13.27")
@pytest.mark.parametrize(("kind", "cause", "total"), [("highlanders_24", "combat", 5), ("line_24", "combat", 3)])
def test_whoever_fights_the_fearsome_is_shaken_more(kind: str, cause: NerveCause, total: int) -> None:
    state = placed("R1-1 novice_24 30,30 damage=3", f"B1-1 britain_{kind} 30,10")
    assert bonus(state, "R1-1", nerve=cause, by=(UnitId("B1-1"),)).whole == total
    assert bonus(state, "R1-1", nerve="shooting", by=(UnitId("B1-1"),)).whole == 3


@pytest.mark.rule("13.27")
def test_two_fearsome_chargers_shake_once() -> None:
    highlanders = [f"B1-{n} britain_highlanders_24 {24 + 6 * n},20 0" for n in (1, 2)]
    table = clash(*highlanders, f"{ENEMY} damage=3", *FAR, charges=(charge("B1-1", "B1-2"),))
    for wounds in (1, 0):
        assert isinstance(table.request, Throw)
        roll(table, *[6] * wounds, *[1] * (12 - wounds), *[6] * wounds)
    assert isinstance(table.request, Throw)
    assert about(table.request, subjects.Nerve).bonus.whole == 6


# -------------------------------------------------------------------------------------------------------------- repeats


def shaken(line: str, cause: NerveCause, *scenery: object) -> Position:
    def test(state: State) -> Procedure[Result]:
        nerve = nerve_of(state, "R1-1", cause)
        assert nerve is not None
        return (yield from courage(state, nerve))

    return happens(placed(f"R1-1 {line}", *FAR, scenery=scenery), test)  # type: ignore[arg-type]


@pytest.mark.rule("13.08")
def test_elan_may_repeat_what_defensive_fire_has_done() -> None:
    table = roll(shaken("line_12 30,30 damage=3 +elan", "reaction"), 4, 4)
    assert isinstance(table.request, Ask)
    assert (table.request.seat, table.request.rule, table.request.choice) == ("red", "13.08", Pick(("use", "pass")))
    table.say("red", "use")
    roll(table, 1, 2)
    assert gave(table) is Result.STEADY
    assert unit(table, "R1-1").stunned == 0


@pytest.mark.rule("13.08")
@pytest.mark.parametrize("cause", ["shooting", "combat"])
def test_elan_repeats_nothing_else(cause: NerveCause) -> None:
    assert gave(roll(shaken("line_12 30,30 damage=3 +elan", cause), 4, 4)) is Result.STUNNED


@pytest.mark.rule("13.08")
def test_elan_may_be_passed_over() -> None:
    table = roll(shaken("line_12 30,30 damage=3 +elan", "reaction"), 4, 4)
    table.say("red", "pass")
    assert gave(table) is Result.STUNNED


@pytest.mark.rule("13.10")
@pytest.mark.parametrize(("deep", "asked"), [(0.79, True), (0.787, False), (0.7, False)])
def test_expert_skirmishers_may_repeat_with_more_than_half_their_base_in_difficult_ground(
    deep: float, asked: bool
) -> None:
    wood = area("W", Terrain.WOOD, 20, 30, 20, deep)
    table = roll(shaken("spain_guerrillas_12 30,30 damage=5", "shooting", wood), 6, 5)
    assert (isinstance(table.request, Ask) and table.request.rule == "13.10") is asked
    if asked:
        table.say("red", "use")
        roll(table, 1, 2)
        assert "R1-1" in table.state.units


@pytest.mark.rule("10.18")
@pytest.mark.rule("13.10")
def test_with_two_reasons_to_repeat_there_is_one_repeat() -> None:
    wood = area("W", Terrain.WOOD, 20, 25, 20, 10)
    table = roll(shaken("spain_guerrillas_12 30,30 damage=5 +elan", "reaction", wood), 6, 5)
    table.say("red", "use")
    roll(table, 6, 5)
    assert gave(table) is Result.ROUTED
