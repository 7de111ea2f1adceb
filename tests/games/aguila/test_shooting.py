"""Shooting: targets, dice, hits, wounds, and what is noted for courage."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.aguila.data import Formation, Terrain, Weapon, Weather
from maestre.games.aguila.data.troops import Unit as Profile
from maestre.games.aguila.shooting.aiming import aims
from maestre.games.aguila.shooting.shots import Volley, fire
from maestre.games.aguila.table import subjects
from maestre.games.aguila.table.rolls import Strikes
from maestre.games.aguila.table.situation import tallied
from maestre.games.aguila.table.state import Phase, State, UnitId
from maestre.games.aguila.table.subjects import Situation, Value
from maestre.games.aguila.turn.targets import every_shot
from maestre.miniatures.sides import Side
from maestre.play import Ask, Each, Throw
from tests.games.aguila.figures import UNITS
from tests.games.aguila.positions import (
    Position,
    area,
    cottage,
    field,
    happens,
    keys,
    officer,
    placed,
    refused,
    roll,
    unit,
)
from tests.games.aguila.shots import aim, figures, mm, shot, targets
from tests.matters import about

BLUE = UnitId("B1-1")


def range_at(distance: float, *more: str, shooter: str = "line_24", target: str = "line_12", **fields: Any) -> State:
    """A battalion of blue and a target so far before it."""
    return placed(f"B1-1 {shooter} 30,10", f"R1-1 {target} 30,{10 + distance} 180", *more, **fields)


def shooting(*lines: str, **fields: Any) -> Position:
    return field(*lines, phase=Phase.SHOOTING, **fields)


def words(table: Position) -> dict[str, tuple[str, ...]]:
    """What the side that declares may say."""
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.choice, Each)
    return dict(table.request.choice.options)


# -------------------------------------------------------------------------------------------------------- declaration

PAIRS = [f"B1-{n} line_12 {8 * n},10" for n in range(1, 5)] + [f"R1-{n} line_12 {8 * n},15 180" for n in range(1, 5)]


@pytest.mark.rule("7.01", "2.09")
def test_all_targets_are_named_before_the_first_die_falls() -> None:
    table = shooting(*PAIRS)
    assert list(words(table)) == ["B1-1", "B1-2", "B1-3", "B1-4"]
    table.say("blue", {f"B1-{n}": f"R1-{n}" for n in range(1, 5)})
    assert isinstance(table.request, Throw)
    assert about(table.request, Volley).aim.target == "R1-1"
    assert [one.target for one in table.state.fires] == ["R1-2", "R1-3", "R1-4"]


@pytest.mark.rule("7.01")
def test_shots_at_who_is_gone_are_lost_and_count_as_made() -> None:
    lines = "B1-1 line_12 26,10", "B1-2 line_12 34,10", "R1-1 line_12 30,15 180 damage=12"
    table = shooting(*lines, "B1-3 line_12 50,10", "R1-2 line_24 50,19 180")
    table.say("blue", {"B1-1": "R1-1", "B1-2": "R1-1", "B1-3": "hold"})
    roll(table, 6, 1, 6)
    assert "R1-1" not in table.state.units
    assert "shot-lost" in keys(table)
    assert unit(table, "B1-2").deeds.fired


@pytest.mark.rule("7.01")
def test_nobody_must_shoot_and_a_side_without_targets_is_not_asked() -> None:
    table = shooting("B1-1 line_12 30,10", "R1-1 line_12 30,15 180")
    table.say("blue", {"B1-1": "hold"})
    assert isinstance(table.request, Ask)
    assert table.request.seat == "red"
    far = shooting("B1-1 line_12 30,10", "R1-1 line_12 30,40 180")
    assert far.state.phase is not Phase.SHOOTING


@pytest.mark.rule("7.03")
def test_a_line_has_one_target_and_a_square_one_for_each_of_its_sides() -> None:
    assert list(every_shot(range_at(5), Side.BLUE).by_key()) == ["B1-1"]
    table = shooting("B1-1 line_24 30,20 square", "R1-1 line_12 30,25 180", "R1-2 line_12 38,18 270")
    assert list(words(table)) == ["B1-1/front", "B1-1/right"]


@pytest.mark.rule("4.09", "5.33", "7.03")
def test_two_sides_never_shoot_at_one_target() -> None:
    table = shooting("B1-1 line_24 30,20 square", "R1-1 line_12 36,24 180")
    assert set(words(table)) == {"B1-1/front", "B1-1/right"}
    refused(table, "blue", {"B1-1/front": "R1-1", "B1-1/right": "R1-1"}, "5.33", "one-target-a-side")


AROUND = ("R1-1 line_12 30,25 180", "R1-2 line_12 38,18 270", "R1-3 line_12 30,12 0", "R1-4 line_12 22,18 90")


@pytest.mark.rule("5.33")
@pytest.mark.parametrize(("used", "dice"), [(1, 6), (2, 6), (3, 4), (4, 3)])
def test_a_square_divides_its_fire_by_two_three_or_four(used: int, dice: int) -> None:
    table = shooting("B1-1 line_24 30,20 square", *AROUND[:used])
    table.say("blue", {key: next(one for one in said if one.startswith("R1-")) for key, said in words(table).items()})
    assert isinstance(table.request, Throw)
    assert about(table.request, Volley).dice.whole == dice


@pytest.mark.rule("4.09")
@pytest.mark.parametrize(("used", "dice"), [(1, 6), (2, 6), (3, 4), (4, 3)])
def test_a_garrison_divides_its_fire_by_two_three_or_four(used: int, dice: int) -> None:
    house = cottage("H", 30, 19, garrison="B1-1")
    table = shooting("B1-1 line_24 in=H", *AROUND[:used], scenery=(house,))
    table.say("blue", {key: next(one for one in said if one.startswith("R1-")) for key, said in words(table).items()})
    assert isinstance(table.request, Throw)
    assert about(table.request, Volley).dice.whole == dice


@pytest.mark.rule("5.33")
def test_all_sides_of_a_square_fire_in_one_step() -> None:
    table = shooting("B1-1 line_24 30,20 square", *AROUND[:2])
    table.say("blue", {"B1-1/front": "R1-1", "B1-1/right": "R1-2"})
    roll(table, 1, 1, 1, 1, 1, 1)
    assert not table.state.fires
    assert isinstance(table.request, Throw)
    assert about(table.request, Volley).aim.target == "R1-2"


# ------------------------------------------------------------------------------------------------------------- targets


@pytest.mark.rule("7.04")
@pytest.mark.parametrize(("x", "chosen"), [(110, True), (119, True), (121, False)])
def test_part_of_the_target_must_be_in_the_arc(x: int, chosen: bool) -> None:
    state = placed(f"B1-1 line_24 {mm(0, 0)}", f"R1-1 line_12 {mm(x, 120)} 180")
    assert ("R1-1" in targets(state)) is chosen


@pytest.mark.rule("7.05")
@pytest.mark.parametrize(("x", "dice"), [(60, 12), (-60, 12), (61, 3), (72, 3)])
def test_less_than_half_in_the_arc_leaves_a_quarter_of_the_dice(x: int, dice: int) -> None:
    state = placed(f"B1-1 line_24 {mm(0, 0)}", f"R1-1 line_12 {mm(x, 120)} 180")
    assert shot(state).dice.whole == dice


@pytest.mark.rule("7.06")
def test_who_is_wholly_hidden_cannot_be_shot_at() -> None:
    assert targets(range_at(8, "B1-2 line_12 30,14")) == []


@pytest.mark.rule("7.07", "7.12")
@pytest.mark.parametrize(("distance", "reached"), [(12.0, True), (12.1, False)])
def test_a_musket_reaches_twelve_inches(distance: float, reached: bool) -> None:
    assert ("R1-1" in targets(range_at(distance))) is reached


@pytest.mark.rule("7.12")
@pytest.mark.parametrize(("shooter", "reach"), [("britain_rifles_12", 18), ("hussars_10", 10)])
def test_rifles_and_carbines_have_their_own_range(shooter: str, reach: int) -> None:
    assert "R1-1" in targets(range_at(reach, shooter=shooter))
    assert "R1-1" not in targets(range_at(reach + 0.1, shooter=shooter))


def special(monkeypatch: pytest.MonkeyPatch, **fields: Any) -> str:
    """A profile of our own."""
    own: Profile = replace(UNITS["france_line_24"], id="special", **fields)
    monkeypatch.setitem(UNITS, "special", own)
    return "special"


@pytest.mark.rule("7.13")
@pytest.mark.parametrize(("distance", "reached"), [(15, True), (15.1, False)])
def test_a_range_in_the_profile_replaces_that_of_the_table(
    distance: float, reached: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    shooter = special(monkeypatch, range_in=15)
    assert ("R1-1" in targets(range_at(distance, shooter=shooter))) is reached


NEAR = "B1-1 line_24 30,10", "R1-1 line_12 28,14 180", "R1-2 line_12 33.5,15 180"


@pytest.mark.rule("7.08", "7.10")
@pytest.mark.parametrize(("face", "target"), [(3, "R1-1"), (4, "R1-2")])
def test_another_target_than_the_nearest_takes_a_test_and_a_failure_means_the_nearest(face: int, target: str) -> None:
    table = shooting(*NEAR, "B1 general 2,2")
    assert words(table)["B1-1"] == ("R1-1", "R1-2", "hold")
    table.say("blue", {"B1-1": "R1-2"})
    assert isinstance(table.request, Throw)
    assert table.request.rule == "7.10"
    roll(table, face)
    assert isinstance(table.request, Throw)
    assert about(table.request, Volley).aim.target == target


@pytest.mark.rule("7.08", "7.09")
@pytest.mark.parametrize(("y", "rule"), [(15.9, "7.10"), (16.1, "7.17")])
def test_beyond_half_range_the_choice_is_free(y: float, rule: str) -> None:
    table = shooting("B1-1 line_24 30,10", f"R1-1 line_12 27,{y} 180", "R1-2 line_12 34.6,19 180", "B1 general 2,2")
    table.say("blue", {"B1-1": "R1-2"})
    assert isinstance(table.request, Throw)
    assert table.request.rule == rule


@pytest.mark.rule("7.11")
def test_a_unit_in_the_shortest_line_bars_every_target_but_the_nearest() -> None:
    lines = f"B1-1 hussars_10 {mm(0, 0)}", f"R1-2 line_12 {mm(140, 180)} 180"
    assert "R1-2" in targets(placed(*lines))
    assert targets(placed(*lines, f"R1-1 gun_medium_foot {mm(50, 80)} 180")) == ["R1-1"]


# ---------------------------------------------------------------------------------------------------------------- dice


@pytest.mark.rule("7.14")
def test_a_unit_throws_its_attacks() -> None:
    assert figures(range_at(5)) == "12 at 4+"


@pytest.mark.rule("7.15")
@pytest.mark.parametrize(("damage", "dice"), [(11, 12), (12, 6)])
def test_half_strength_halves_attacks(damage: int, dice: int) -> None:
    state = placed(f"B1-1 line_24 30,10 damage={damage}", "R1-1 line_12 30,15 180")
    assert shot(state).dice.whole == dice


@pytest.mark.rule("7.16")
@pytest.mark.parametrize(("damage", "dice"), [(9, 12), (10, 6)])
def test_horsemen_count_double_for_half_strength(damage: int, dice: int) -> None:
    state = placed(f"B1-1 hussars_10 30,10 damage={damage}", "R1-1 line_12 30,15 180")
    assert shot(state).dice.whole == dice


@pytest.mark.rule("7.16", "11.07")
@pytest.mark.parametrize(("damage", "dice"), [(3, 8), (4, 4)])
def test_guns_count_their_resistance_for_half_strength(damage: int, dice: int) -> None:
    state = placed(f"B1-1 gun_medium_foot 30,10 damage={damage}", "R1-1 line_12 30,15 180")
    assert shot(state, kind="canister").dice.whole == dice


@pytest.mark.rule("7.02", "7.23")
def test_the_disorganised_shoot_with_half_their_dice_at_one_less() -> None:
    assert figures(placed("B1-1 line_24 30,10 disorganised", "R1-1 line_12 30,15 180")) == "6 at 5+"


@pytest.mark.rule("10.13", "7.02")
@pytest.mark.parametrize(("face", "shoots"), [(4, False), (5, True)])
def test_the_stunned_shoot_only_after_a_test_and_as_if_disorganised(face: int, shoots: bool) -> None:
    table = shooting("B1-1 line_24 30,10 stunned", "R1-1 line_12 30,15 180", "B1 general 2,2")
    table.say("blue", {"B1-1": "R1-1"})
    assert isinstance(table.request, Throw)
    assert table.request.rule == "10.13"
    roll(table, face)
    assert unit(table, "B1-1").deeds.fired is shoots
    again: Any = table.request
    assert not shoots or again.about.dice.whole == 6


@pytest.mark.rule("5.58", "10.13")
def test_each_stunned_gun_of_a_battery_tests_and_the_others_fire() -> None:
    guns = "B1-1 gun_medium_foot 30,10 stunned", "B1-2 gun_medium_foot 32.3622,10", "battery B1-1 B1-2"
    table = shooting(*guns, "R1-1 line_12 30,25 180", "B1 general 2,2")
    table.say("blue", {"B1-1": "R1-1"})
    roll(table, 1)
    assert isinstance(table.request, Throw)
    assert about(table.request, Volley).guns == ("B1-2",)
    assert not unit(table, "B1-1").deeds.fired


@pytest.mark.rule("10.13")
def test_stunned_and_disorganised_count_once() -> None:
    state = placed("B1-1 line_24 30,10 stunned disorganised", "R1-1 line_12 30,15 180")
    assert figures(state) == "6 at 5+"


@pytest.mark.rule("7.35")
def test_all_factors_multiply_and_are_rounded_up_once() -> None:
    state = placed("B1-1 line_24 30,10 column disorganised damage=12", "R1-1 line_12 30,15 180")
    assert shot(state).dice.whole == 2


# -------------------------------------------------------------------------------------------------------------- to hit


@pytest.mark.rule("7.17")
@pytest.mark.parametrize(("face", "wounds"), [(4, 0), (5, 1)])
def test_a_die_hits_on_shooting_after_modifiers(face: int, wounds: int) -> None:
    state = placed("B1-1 line_12 30,10 order=advance", "R1-1 line_12 30,15 180", phase=Phase.SHOOTING)
    table = happens(state, lambda state: fire(state, aim(state)))
    roll(table, face, 1, 1, 1, 1, 1, *[6] * wounds)
    assert unit(table, "R1-1").damage == wounds


@pytest.mark.rule("7.18")
@pytest.mark.parametrize(("distance", "number"), [(6.0, 4), (6.1, 5)])
def test_beyond_half_range_it_is_one_harder(distance: float, number: int) -> None:
    assert shot(range_at(distance)).number.whole == number


@pytest.mark.rule("7.18", "15.05")
@pytest.mark.parametrize(("distance", "number"), [(4.0, 4), (4.1, 5)])
def test_half_range_is_half_of_what_rain_leaves(distance: float, number: int) -> None:
    assert shot(range_at(distance, weather=Weather.RAIN)).number.whole == number


@pytest.mark.rule("7.22")
@pytest.mark.parametrize(
    ("order", "number"),
    [("halt", 4), ("advance", 5), ("change_facing", 5), ("change_formation", 5), ("back_or_sideways", 5)],
)
def test_any_order_but_halt_is_one_harder_even_of_no_distance(order: str, number: int) -> None:
    state = placed(f"B1-1 line_24 30,10 order={order}", "R1-1 line_12 30,15 180")
    assert shot(state).number.whole == number


@pytest.mark.rule("7.22", "16.07")
@pytest.mark.parametrize("mark", ["arrived", "failed"])
def test_who_has_arrived_or_failed_its_order_has_moved(mark: str) -> None:
    assert shot(placed(f"B1-1 line_24 30,10 {mark}", "R1-1 line_12 30,15 180")).number.whole == 5


@pytest.mark.rule("3.09")
def test_who_has_gone_at_the_double_does_not_shoot() -> None:
    state = placed("B1-1 line_24 30,10 order=double_time", "R1-1 line_12 30,15 180")
    assert targets(state) == []
    assert not aims(state, BLUE, reacting=True)


@pytest.mark.rule("1.20")
def test_who_has_no_weapon_does_not_shoot_in_reaction_neither() -> None:
    state = range_at(5, shooter="cuirassiers_10")
    assert targets(state) == []
    assert not aims(state, BLUE, reacting=True)


@pytest.mark.rule("7.24")
@pytest.mark.parametrize(("distance", "number"), [(5, 5), (8, 6)])
def test_open_formation_is_one_harder(distance: float, number: int) -> None:
    state = placed("B1-1 line_24 30,10", f"R1-1 light_12 30,{10 + distance} 180 open")
    assert shot(state).number.whole == number


@pytest.mark.rule("7.25")
def test_modifiers_add_up() -> None:
    fields = area("g", Terrain.FIELDS, 24, 17.8, 12, 8)
    assert figures(range_at(8, scenery=(fields,))) == "12 at 6+"


@pytest.mark.rule("7.26", "7.27")
@pytest.mark.parametrize(
    ("words_", "wanted"), [("", "6 at 7+"), (" order=advance", "3 at 8+"), (" order=advance disorganised", "2 at 9+")]
)
def test_seven_halves_the_dice_and_eight_leaves_a_quarter(words_: str, wanted: str) -> None:
    fields = area("g", Terrain.FIELDS, 24, 17.8, 12, 8)
    state = placed(f"B1-1 line_24 30,10{words_}", "R1-1 light_12 30,18 180 open", scenery=(fields,))
    assert figures(state) == wanted


@pytest.mark.rule("7.26")
def test_half_of_seven_is_four(monkeypatch: pytest.MonkeyPatch) -> None:
    fields = area("g", Terrain.FIELDS, 24, 17.8, 12, 8)
    shooter = special(monkeypatch, attacks=7)
    state = placed(f"B1-1 {shooter} 30,10", "R1-1 light_12 30,18 180 open", scenery=(fields,))
    assert figures(state) == "4 at 7+"


# ------------------------------------------------------------------------------------------------------------- screens


@pytest.mark.rule("5.63")
@pytest.mark.parametrize(("facing", "number"), [(180, 5), (90, 4), (0, 4)])
def test_a_screen_before_the_front_is_one_harder(facing: int, number: int) -> None:
    state = placed("B1-1 line_24 30,10", f"R1-1 line_24 30,{15 if facing == 180 else 17.5} {facing}", "R1 general 2,40")
    assert shot(state).number.whole == number


@pytest.mark.rule("5.63")
@pytest.mark.parametrize(("gap", "number"), [(2.0, 4), (2.1, 5)])
def test_a_screen_needs_more_than_two_inches_to_every_enemy(gap: float, number: int) -> None:
    state = placed(
        "B1-1 line_24 30,10", "R1-1 line_24 30,15 180", f"B1-2 line_12 30,{15 + 80 / 25.4 + gap + 40 / 25.4} 0"
    )
    assert shot(state).number.whole == number


@pytest.mark.rule("5.64")
def test_a_screen_does_not_help_chargers() -> None:
    assert figures(range_at(5, target="line_24"), reaction=True) == "12 at 5+"


@pytest.mark.rule("5.65")
def test_guns_ignore_screens() -> None:
    state = range_at(20, shooter="gun_medium_foot", target="line_24")
    assert shot(state, kind="ball").number.whole == 4


@pytest.mark.rule("5.66")
@pytest.mark.parametrize(("formation", "number"), [("line", 5), ("column", 5), ("square", 4), ("march", 4)])
def test_a_screen_works_in_line_column_and_mass(formation: str, number: int) -> None:
    state = placed("B1-1 line_24 30,10", f"R1-1 line_24 30,15 180 {formation}")
    assert shot(state).number.whole == number


# ------------------------------------------------------------------------------------------------------- reaction fire


@pytest.mark.rule("8.14")
def test_defensive_fire_has_minus_one_and_nothing_else() -> None:
    state = placed("B1-1 line_24 30,10 order=advance", "R1-1 hussars_10 30,21 180 open +stealthy")
    assert figures(state, reaction=True) == "12 at 5+"


@pytest.mark.rule("8.11")
@pytest.mark.parametrize(("formation", "answers"), [("line", False), ("square", True)])
def test_only_who_comes_at_the_front_is_fired_at_and_a_square_is_all_front(formation: str, answers: bool) -> None:
    state = placed(f"B1-1 line_24 30,20 {formation}", "R1-1 hussars_10 40,18 270")
    assert bool(aims(state, BLUE, reacting=True)) is answers
    assert not answers or shot(state, reaction=True).dice.whole == 6


@pytest.mark.rule("8.12")
@pytest.mark.parametrize("mark", ["fired", "defended"])
def test_nobody_fires_twice(mark: str) -> None:
    assert not aims(placed(f"B1-1 line_24 30,10 {mark}", "R1-1 hussars_10 30,20 180"), BLUE, reacting=True)


# ------------------------------------------------------------------------------------------------------ wounds, courage


@pytest.mark.rule("7.28", "7.30")
def test_hits_are_thrown_again_and_wounds_add_to_the_damage() -> None:
    table = shooting("B1-1 line_12 30,10", "R1-1 line_12 30,15 180 damage=2")
    table.say("blue", {"B1-1": "R1-1"})
    roll(table, 4, 4, 5, 5, 6, 3, 2, 3, 4, 5, 6)
    assert unit(table, "R1-1").damage == 5


@pytest.mark.rule("7.29")
@pytest.mark.parametrize(("face", "wounds"), [(1, 0), (2, 1)])
def test_a_one_never_wounds(face: int, wounds: int) -> None:
    assert Strikes(1, 4, 0 + max(1, 4 - 4)).read((4, face)) == wounds


@pytest.mark.rule("7.29")
def test_a_one_never_hits() -> None:
    assert Strikes(2, 1, 2).read((1, 2, 6)) == 1


def declared(first: str, *more: str) -> Position:
    """All who may shoot do, at the first target that they may choose."""
    table = shooting(first, *more)
    request = table.request
    assert isinstance(request, Ask)
    assert isinstance(request.choice, Each)
    table.say("blue", {key: said[0] for key, said in request.choice.options})
    return table


@pytest.mark.rule("7.31")
@pytest.mark.parametrize(("wounds", "due"), [(1, False), (2, True)])
def test_two_markers_and_a_wound_mean_one_test_at_the_end_of_the_part(wounds: int, due: bool) -> None:
    table = declared("B1-1 line_12 30,10", "R1-1 line_12 30,15 180")
    roll(table, *[6] * wounds, *[1] * (6 - wounds), *[6] * wounds)
    assert (isinstance(table.request, Throw) and table.request.rule == "10.07") is due


@pytest.mark.rule("7.32")
def test_the_shooting_side_says_who_tests_next() -> None:
    table = declared(*PAIRS[:2], *PAIRS[4:6])
    for _ in range(2):
        roll(table, 6, 6, 1, 1, 1, 1, 6, 6)
    assert isinstance(table.request, Ask)
    assert (table.request.rule, table.request.seat) == ("7.32", "blue")
    table.say("blue", "R1-2")
    assert isinstance(table.request, Throw)
    assert about(table.request, subjects.Nerve).who == "R1-2"


@pytest.mark.rule("7.33", "7.34")
@pytest.mark.parametrize(
    ("shooter", "facing", "bonus"),
    [("line_12", 180, 0), ("line_12", 90, 1), ("line_12", 0, 2), ("gun_medium_foot", 90, 2), ("gun_medium_foot", 0, 2)],
)
def test_fire_from_flank_and_rear_shakes_more(shooter: str, facing: int, bonus: int) -> None:
    table = declared(f"B1-1 {shooter} 30,10", f"R1-1 line_12 30,19 {facing} damage=3", "R1 general 2,40")
    roll(table, *((6, 1, 1, 1, 1, 1) if shooter == "line_12" else (6, 1)), 6)
    assert isinstance(table.request, Throw)
    assert about(table.request, subjects.Nerve).bonus.whole == 4 + bonus


@pytest.mark.rule("7.34")
def test_flank_and_rear_do_not_add() -> None:
    lines = "B1-1 line_12 26,20 90", "B1-2 line_12 33,14 0", "R1-1 line_12 33,20 0 damage=2", "R1 general 2,40"
    table = declared(*lines)
    for _ in range(2):
        roll(table, 6, 1, 1, 1, 1, 1, 6)
    assert isinstance(table.request, Throw)
    assert about(table.request, subjects.Nerve).bonus.whole == 4 + 2


# ------------------------------------------------------------------------------------------------------------ officers


@pytest.mark.rule("12.04")
@pytest.mark.parametrize(("y", "legal"), [(16.5, False), (18.5, True)])
def test_an_officer_is_a_target_only_alone_and_nearest(y: float, legal: bool) -> None:
    state = placed("B1-1 line_24 30,10", "R1 general 30,15", f"R1-1 line_12 30,{y} 180")
    assert ("R1" in targets(state)) is legal


@pytest.mark.rule("12.04")
def test_an_officer_behind_a_nearer_target_cannot_be_chosen() -> None:
    state = placed("B1-1 line_24 30,10", "R1 general 32,18", "R1-1 gun_medium_foot 28.4,14 180")
    assert targets(state) == ["R1-1"]


@pytest.mark.rule("12.05", "12.36")
def test_an_officer_is_two_harder_to_hit_once() -> None:
    state = placed("B1-1 line_24 30,10", "R1 general 30,15.8 individual", "R1-1 line_12 30,25 180")
    assert figures(state, target="R1") == "12 at 6+"


@pytest.mark.rule("12.06")
@pytest.mark.parametrize(
    ("gun", "dice"), [("gun_medium_foot", (3,)), ("gun_light_foot", (2,)), ("gun_heavy_foot", (3,))]
)
def test_cannon_need_a_six_against_an_officer_and_throw_smaller_dice(gun: str, dice: tuple[int, ...]) -> None:
    state = placed(f"B1-1 {gun} 30,10", "R1 general 30,20", "R1-1 line_12 30,40 180")
    found = shot(state, target="R1", kind="ball")
    assert (found.number.whole, found.impacts) == (6, dice)


@pytest.mark.rule("12.06")
def test_a_shell_from_above_has_half_its_impacts_on_an_officer() -> None:
    state = placed("B1-1 britain_howitzer_foot 30,10", "R1 general 30,25", "R1-1 line_12 30,45 180")
    found = shot(state, target="R1", kind="indirect")
    assert (found.number.whole, found.impacts, found.share) == (6, (6, 3), (1, 2))


@pytest.mark.rule("12.07", "7.31")
def test_wounds_of_an_officer_stay_with_him_until_he_is_tested() -> None:
    table = shooting("B1-1 line_24 30,10", "R1 general 30,15", "R1-1 line_12 30,40 180")
    table.say("blue", {"B1-1": "R1"})
    roll(table, 6, 6, *[1] * 10, 6, 6)
    assert officer(table, "R1").damage == 2
    assert isinstance(table.request, Throw)
    assert about(table.request, subjects.Nerve).who == "R1"


# ----------------------------------------------------------------------------------------------------------- abilities


@pytest.mark.rule("13.09", "13.15", "13.31", "1.26")
@pytest.mark.parametrize(
    ("abilities", "again"), [("", 0), ("+elite", 1), ("+guards", 2), ("+veterans", 2), ("+elite +veterans", 3)]
)
def test_elite_guards_and_veterans_throw_misses_again(abilities: str, again: int) -> None:
    assert shot(placed(f"B1-1 line_24 30,10 {abilities}", "R1-1 line_12 30,15 180")).again == again


@pytest.mark.rule("13.09", "13.15", "13.31")
@pytest.mark.parametrize(("ability", "again"), [("elite", 1), ("guards", 2), ("veterans", 0)])
def test_elite_and_guards_throw_misses_again_in_combat_too_and_veterans_do_not(ability: str, again: int) -> None:
    state = placed(f"B1-1 line_12 30,10 +{ability}", "R1-1 line_12 30,15 180")
    at = Situation(unit=BLUE, use="fight", enemy="R1-1")
    assert tallied(state, Value.BLOWS_AGAIN, at).whole == again


@pytest.mark.rule("13.09", "5.16", "1.26")
def test_rerolls_of_the_shooter_and_of_the_target_add_up() -> None:
    state = placed("B1-1 line_24 30,10 +elite", "R1-1 line_12 30,15 180 march")
    assert shot(state).again == 3


@pytest.mark.rule("13.26")
def test_the_stealthy_are_one_harder() -> None:
    assert figures(placed("B1-1 line_24 30,10", "R1-1 line_12 30,15 180 +stealthy")) == "12 at 5+"


@pytest.mark.rule("13.22")
@pytest.mark.parametrize(("ability", "wound"), [("", 4), ("+piercing", 3)])
def test_piercing_helps_to_wound(ability: str, wound: int) -> None:
    assert shot(placed(f"B1-1 line_24 30,10 {ability}", "R1-1 line_12 30,15 180")).wound.whole == wound


@pytest.mark.rule("13.24")
@pytest.mark.parametrize(("order", "shoots"), [("halt", True), ("change_facing", False), ("advance", False)])
def test_who_must_reload_shoots_only_after_halt(order: str, shoots: bool) -> None:
    state = placed(f"B1-1 line_24 30,10 +reload order={order}", "R1-1 line_12 30,15 180")
    assert bool(targets(state)) is shoots


# ------------------------------------------------------------------------------------------------------------- weather


@pytest.mark.rule("15.05")
@pytest.mark.parametrize(("shooter", "reach"), [("line_24", 8), ("gun_heavy_foot", 28), ("hussars_10", 16_933 / 2_540)])
def test_rain_takes_a_third_of_the_range(shooter: str, reach: float) -> None:
    assert "R1-1" in targets(range_at(reach, shooter=shooter, weather=Weather.RAIN))
    assert "R1-1" not in targets(range_at(reach + 1 / 2_540, shooter=shooter, weather=Weather.RAIN))


@pytest.mark.rule("15.06")
@pytest.mark.parametrize(("shooter", "reach"), [("line_24", 6), ("gun_medium_foot", 15)])
def test_torrential_rain_halves_the_range(shooter: str, reach: float) -> None:
    assert "R1-1" in targets(range_at(reach, shooter=shooter, weather=Weather.TORRENTIAL))
    assert "R1-1" not in targets(range_at(reach + 0.1, shooter=shooter, weather=Weather.TORRENTIAL))


@pytest.mark.rule("15.05", "15.06")
@pytest.mark.parametrize("weather", [Weather.RAIN, Weather.TORRENTIAL])
def test_rain_does_not_spoil_bows(weather: Weather, monkeypatch: pytest.MonkeyPatch) -> None:
    shooter = special(monkeypatch, weapon=Weapon.BOW)
    assert "R1-1" in targets(range_at(6, shooter=shooter, weather=weather))


# ---------------------------------------------------------------------------------------------------------------- odds


@pytest.mark.rule("7.17", "7.28")
def test_odds_of_a_volley_are_exact_and_quick() -> None:
    table = shooting("B1-1 line_24 30,10", "R1-1 line_24 30,15 180 column")
    table.say("blue", {"B1-1": "R1-1"})
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Volley)
    assert len(table.request.reading.outcomes()) == 13


def test_formations_have_a_side_to_shoot_from() -> None:
    state = placed("B1-1 austria_german_36 30,20 mass", "R1-1 line_12 30,25 180", "R1-2 line_12 38,18 270")
    found = {(one.target, one.side.name): one.share for one in aims(state, BLUE)}
    assert found == {("R1-1", "FRONT"): 1, ("R1-2", "RIGHT"): 4}
    assert state.units[BLUE].formation is Formation.MASS
