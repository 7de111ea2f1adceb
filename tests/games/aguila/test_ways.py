"""Where units may go: lengths, turns and wheels, who and what is in the way, ground, roads, bridges."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from maestre.games.aguila.data import INCH, Scenario, Season, Terrain
from maestre.games.aguila.moving.move_legality import check_pose, check_way, has_room, plotted, way_of
from maestre.games.aguila.table.situation import tallied
from maestre.games.aguila.table.state import Scenery, Sky, UnitId
from maestre.games.aguila.table.subjects import Situation, Value
from maestre.play import Journey, Leg, Refused
from maestre.space.tabletop import Pose, Walk
from tests.games.aguila.marching import ONE, refusal, tried
from tests.games.aguila.positions import area, cottage, placed

FOOT = ("B1-1 line_24 30,20 0", "B1 general 5,5")
HORSE = ("B1-1 cuirassiers_10 30,20 0", "B1 general 5,5")


def inches_moved(found: Walk | str) -> float:
    """The price of a walk, in inches to two decimals."""
    assert isinstance(found, Walk), found
    return round(float(found.cost) / INCH, 2)


# ---------------------------------------------------------------------------------------------------------- how far


@pytest.mark.rule("3.05")
@pytest.mark.parametrize(("length", "rule"), [(4.0, ""), (4.1, "3.05")])
def test_an_advance_goes_straight_ahead_up_to_the_speed(length: float, rule: str) -> None:
    assert refusal("advance", f"ahead {length}", lines=FOOT) == rule


@pytest.mark.rule("3.07")
@pytest.mark.parametrize("verb", ["back", "aside"])
@pytest.mark.parametrize(("length", "rule"), [(4, ""), (4.5, "3.07")])
def test_back_and_to_the_side_go_half_the_speed(verb: str, length: float, rule: str) -> None:
    assert refusal(verb, f"{verb} {length}", lines=HORSE) == rule


@pytest.mark.rule("3.07")
def test_back_and_to_the_side_keep_the_facing() -> None:
    back, left = tried("back", "back 2", lines=HORSE), tried("aside", "aside -2", lines=HORSE)
    assert isinstance(back, Walk)
    assert isinstance(left, Walk)
    start = placed(*HORSE).units[UnitId(ONE)].pose
    assert start is not None
    assert back.pose == Pose(start.x, start.y - 2 * INCH, 0)
    assert left.pose == Pose(start.x - 2 * INCH, start.y, 0)


@pytest.mark.rule("3.03")
@pytest.mark.parametrize(("length", "rule"), [(2, ""), (2.1, "3.03")])
def test_a_change_of_facing_turns_to_any_side_and_goes_half_the_speed(length: float, rule: str) -> None:
    assert refusal("facing", "turn 150", f"ahead {length}", lines=FOOT) == rule


@pytest.mark.rule("3.03")
def test_the_turn_of_a_change_of_facing_comes_before_the_advance() -> None:
    assert refusal("facing", "ahead 1", "turn 150", lines=FOOT) == "3.03"
    assert refusal("facing", "turn 180", lines=FOOT) == ""
    assert refusal("facing", "turn 181", lines=FOOT) == "3.03", "it would rather turn the other way"
    assert refusal("facing", "turn 9999999", lines=FOOT) == "3.03"


@pytest.mark.rule("3.08", "5.15")
@pytest.mark.parametrize(("length", "rule"), [(8, ""), (8.1, "3.08")])
def test_double_time_is_twice_the_speed(length: float, rule: str) -> None:
    assert refusal("double", f"ahead {length}", lines=("B1-1 line_24 30,20 0 march",)) == rule


@pytest.mark.rule("3.08")
def test_double_time_has_one_wheel_and_no_turn() -> None:
    lines = ("B1-1 line_24 30,20 0 march",)
    assert refusal("double", "wheel 10", "ahead 3", lines=lines) == ""
    assert refusal("double", "wheel 10", "ahead 3", "wheel 10", lines=lines) == "3.08"
    assert refusal("double", "turn 10", lines=lines) == "3.08"
    assert refusal("double", "turn 90", "ahead 3", lines=("B1-1 line_24 30,20 0 march +agile",)) == ""


@pytest.mark.rule("3.10")
@pytest.mark.parametrize(("length", "rule"), [(2, ""), (2.1, "3.10")])
def test_a_change_of_formation_leaves_half_the_speed(length: float, rule: str) -> None:
    assert refusal("formation", f"ahead {length}", lines=FOOT) == rule


@pytest.mark.rule("3.10")
def test_the_move_of_a_change_of_formation_is_straight() -> None:
    assert refusal("formation", "turn 10", lines=FOOT) == "3.05"
    assert refusal("formation", "ahead 1", "ahead 1", lines=FOOT) == "3.05"


@pytest.mark.rule("11.35")
@pytest.mark.parametrize(("words", "speed"), [("", 2), ("limbered", 6)])
def test_guns_have_a_speed_for_each_state(words: str, speed: int) -> None:
    state = placed(f"B1-1 gun_medium_foot 30,20 0 {words}")
    assert way_of(state, UnitId(ONE), "advance").allowance.whole == speed * INCH


@pytest.mark.rule("11.03")
def test_guns_advance_in_one_line_in_any_direction_and_keep_their_facing() -> None:
    lines = ("B1-1 gun_light_foot 30,20 0",)
    found = tried("advance", "aside 1 120", lines=lines)
    assert isinstance(found, Walk)
    assert found.pose.facing == 0
    assert refusal("advance", "aside 1 -30", lines=lines) == ""
    assert refusal("advance", "wheel 10", lines=lines) == "3.05"
    assert refusal("advance", "ahead 1", "aside 1", lines=lines) == "3.05"
    assert refusal("aside", "aside 1 45", lines=FOOT) == "3.07", "others go straight to the side"


# ------------------------------------------------------------------------------------------------- turns and wheels


@pytest.mark.rule("3.06")
def test_a_wheel_costs_the_way_of_the_outer_corner() -> None:
    assert inches_moved(tried("advance", "wheel 30", lines=FOOT)) == 2.47
    assert refusal("advance", "wheel 30", "ahead 1.52", lines=FOOT) == ""
    assert refusal("advance", "wheel 30", "ahead 1.54", lines=FOOT) == "3.05"


@pytest.mark.rule("3.06")
def test_a_turn_is_free_and_may_come_anywhere_on_the_way() -> None:
    assert inches_moved(tried("advance", "ahead 1", "turn 90", "ahead 3", lines=FOOT)) == 4
    assert refusal("advance", "turn 90", "ahead 4", lines=FOOT) == ""


@pytest.mark.rule("3.06")
@pytest.mark.parametrize(
    ("way", "rule"),
    [
        (("turn 90",), ""),
        (("turn -91",), "3.06"),
        (("turn 10", "ahead 1", "turn 10"), "3.06"),
        (("wheel 10", "ahead 1", "wheel -10", "turn 45"), ""),
        (("wheel 5", "wheel 5", "wheel 5"), "3.06"),
    ],
)
def test_an_advance_has_one_turn_of_ninety_degrees_and_two_wheels(way: tuple[str, ...], rule: str) -> None:
    assert refusal("advance", *way, lines=FOOT) == rule


@pytest.mark.rule("3.16", "3.17")
def test_a_wheel_sweeps_over_friends_but_ends_an_inch_away() -> None:
    beside = "B1-2 line_24 24.2,20 0"
    assert refusal("advance", "turn 90", lines=(*FOOT, beside)) == "", "its corners sweep over the neighbour"
    assert refusal("advance", "wheel -9", lines=(*FOOT, "B1-2 line_12 30,21.9 0")) == "3.17"


@pytest.mark.rule("3.16")
@pytest.mark.parametrize(("deep", "rule"), [(0.8, ""), (1.2, "3.16")])
def test_a_turn_clips_an_inch_of_a_house_at_most(deep: float, rule: str) -> None:
    corner = 20 - 1.5748 + (2.3622**2 + 1.5748**2) ** 0.5
    house = area("H1", Terrain.BUILDING, 20, corner - deep, 20, 4)
    assert refusal("facing", "turn 180", lines=FOOT, scenery=(house,)) == rule


# --------------------------------------------------------------------------------------------------- who is in the way


@pytest.mark.rule("3.11")
@pytest.mark.parametrize(("gap", "rule"), [(0.8, "3.11"), (1.01, "")])
def test_a_move_keeps_an_inch_from_enemies_on_its_whole_way(gap: float, rule: str) -> None:
    enemy = f"R1-1 line_24 {30 + 2 * 2.3622 + gap},23 180"
    assert refusal("advance", "ahead 4", lines=(*FOOT, enemy)) == rule


@pytest.mark.rule("1.23", "3.11")
@pytest.mark.parametrize(("length", "rule"), [(2.9, "1.23"), (2.99, "1.23"), (2.8, "")])
def test_a_move_ends_an_inch_from_friends(length: float, rule: str) -> None:
    friend = f"B1-2 line_12 30,{20 + 2.8 + 1 + 1.5748} 0"
    assert refusal("advance", f"ahead {length}", lines=(*FOOT, friend)) == rule


@pytest.mark.rule("5.56")
@pytest.mark.parametrize(("length", "rule"), [(2, "5.56"), (1.5, "")])
def test_open_formation_keeps_two_inches_from_enemies(length: float, rule: str) -> None:
    lines = ("B1-1 light_24 30,20 0 open", "R1-1 line_24 30,23.5 180")
    assert refusal("advance", f"ahead {length}", lines=lines) == rule


@pytest.mark.rule("3.12", "3.14")
def test_whoever_crosses_a_friend_must_end_an_inch_beyond_him() -> None:
    ahead = f"B1-2 line_24 30,{21 + 3.1496} 0"
    assert refusal("advance", "ahead 4", lines=(*FOOT, ahead)) == "3.14"
    needed = 1 + 3.1496 + 3.9370 + 1
    ridden = tried("advance", "ahead 8", lines=("B1-1 hussars_10 30,20 0", f"B1-2 line_12 30,{21 + 1.5748} 0"))
    assert isinstance(ridden, Walk)
    assert ridden.passed == ("B1-2",)
    far = ("B1-1 hussars_10 30,20 0 march", ahead)
    assert refusal("double", f"ahead {needed - 0.05:.2f}", lines=far) == "3.14"
    assert refusal("double", f"ahead {needed + 0.05:.2f}", lines=far) == ""


@pytest.mark.rule("3.18")
@pytest.mark.parametrize(("y", "rule"), [(43.3, "3.18"), (43.2, "")])
def test_nobody_leaves_the_table(y: float, rule: str) -> None:
    assert refusal("advance", "ahead 4", lines=(f"B1-1 line_24 30,{y} 0",)) == rule


# ----------------------------------------------------------------------------------------------------------- the ground


def strip(element: Terrain, y: float, depth: float, **fields: Any) -> Scenery:
    """Terrain across the way of who goes up the table from 30, 20."""
    return area("T1", element, 20, y, 20, depth, **fields)


@pytest.mark.rule("4.02")
def test_nothing_goes_through_a_high_wall_or_a_building() -> None:
    wall = strip(Terrain.HIGH_WALL, 22, 0.2)
    assert refusal("advance", "ahead 4", lines=FOOT, scenery=(wall,)) == "4.02"
    assert refusal("advance", "ahead 1.9", lines=FOOT, scenery=(wall,)) == ""
    assert refusal("advance", "ahead 4", lines=FOOT, scenery=(cottage("H1", 30, 24),)) == "4.02"


@pytest.mark.rule("4.03")
def test_a_fence_costs_nothing_and_cannot_be_crossed_at_the_double() -> None:
    fence = strip(Terrain.WALLS_OR_FENCES, 22, 0.2)
    assert inches_moved(tried("advance", "ahead 4", lines=FOOT, scenery=(fence,))) == 4
    assert refusal("advance", "ahead 2.1", lines=FOOT, scenery=(fence,)) == "", "it may even end on it"
    assert refusal("double", "ahead 4", lines=FOOT, scenery=(fence,)) == "4.03"
    assert refusal("double", "ahead 1.9", lines=FOOT, scenery=(fence,)) == ""


@pytest.mark.rule("4.04")
def test_there_is_no_decoration_in_the_position_so_it_never_costs_anything() -> None:
    assert inches_moved(tried("advance", "ahead 4", lines=FOOT)) == 4
    assert not [kind for kind in Terrain if "tree" in kind or "decor" in kind]


@pytest.mark.rule("4.05")
@pytest.mark.parametrize(("length", "rule"), [(2.5, ""), (2.52, "3.05")])
def test_an_inch_in_a_wood_counts_as_two(length: float, rule: str) -> None:
    assert refusal("advance", f"ahead {length}", lines=FOOT, scenery=(strip(Terrain.WOOD, 21, 9),)) == rule


@pytest.mark.rule("4.05", "5.48")
def test_open_formation_is_not_slowed_by_a_wood() -> None:
    lines = ("B1-1 light_24 30,20 0 open",)
    assert refusal("advance", "ahead 4", lines=lines, scenery=(strip(Terrain.WOOD, 20, 9),)) == ""


@pytest.mark.rule("4.07")
@pytest.mark.parametrize(
    ("hill", "length", "rule"),
    [
        (Terrain.EASY_HILL, 4, ""),
        (Terrain.DIFFICULT_HILL, 2, ""),
        (Terrain.DIFFICULT_HILL, 2.1, "3.05"),
        (Terrain.IMPASSABLE_MOUNTAIN, 0.1, "4.02"),
    ],
)
def test_hills_are_open_difficult_or_impassable(hill: Terrain, length: float, rule: str) -> None:
    assert refusal("advance", f"ahead {length}", lines=FOOT, scenery=(strip(hill, 20, 9),)) == rule


@pytest.mark.rule("11.05", "11.06")
@pytest.mark.parametrize(
    ("element", "rule"),
    [
        (Terrain.STONE_WALL, "11.05"),
        (Terrain.FIELDS, "11.06"),
        (Terrain.RIVER, "11.06"),
        (Terrain.IMPASSABLE_MOUNTAIN, "4.02"),
    ],
)
def test_guns_enter_nothing_but_open_ground(element: Terrain, rule: str) -> None:
    lines = ("B1-1 gun_light_foot 30,20 0 limbered",)
    assert refusal("advance", "ahead 3", lines=lines, scenery=(strip(element, 21, 1),)) == rule
    assert refusal("advance", "ahead 3", lines=lines, scenery=(strip(Terrain.EASY_HILL, 21, 1),)) == ""


@pytest.mark.rule("15.44")
def test_a_bridge_carries_even_a_base_that_is_wider_over_an_impassable_river() -> None:
    river = area("W1", Terrain.RIVER, 0, 21, 70, 4)
    bridge = area("W2", Terrain.RIVER, 29, 20.5, 2, 5, role="bridge")
    state = placed(*HORSE, scenery=(river, bridge))
    state.sky = Sky(season=Season.SPRING)
    about = way_of(state, UnitId(ONE), "advance")
    assert check_way(state, about, Journey(ONE, (Leg("ahead", 8 * INCH),))).cost == 8 * INCH
    aside = placed("B1-1 hussars_10 40,20 0", scenery=(river, bridge))
    aside.sky = Sky(season=Season.SPRING)
    with pytest.raises(Refused) as caught:
        check_way(aside, about, Journey(ONE, (Leg("ahead", 8 * INCH),)))
    assert caught.value.rule == "4.02"


@pytest.mark.rule("16.43")
def test_a_road_gives_an_inch_and_two_at_the_double_from_end_to_end() -> None:
    road = area("R", Terrain.DUNES, 27, 0, 6, 40, role="road")
    lines = ("B1-1 line_24 30,20 0 march",)
    here = {"scenery": (road,), "scenario": Scenario.CROSSING_OF_FATES}
    for verb, length, more in (("advance", 5, "3.05"), ("double", 10, "3.08")):
        assert refusal(verb, f"ahead {length}", lines=lines, **here) == ""
        assert refusal(verb, f"ahead {length + 0.1}", lines=lines, **here) == more
        assert refusal(verb, f"ahead {length}", lines=lines, scenery=(road,)) == more, "a rule of one scenario"
    short = area("R", Terrain.DUNES, 27, 0, 6, 22, role="road")
    off = {"scenery": (short,), "scenario": Scenario.CROSSING_OF_FATES}
    assert refusal("advance", "ahead 5", lines=lines, **off) == "3.05", "it ends beside the road"


# -------------------------------------------------------------------------------------------------------------- ledgers


@pytest.mark.rule("3.05", "3.08")
def test_the_ledger_of_a_move_tells_speed_and_order() -> None:
    state = placed("B1-1 line_24 30,20 0 column")
    tally = tallied(state, Value.MOVE, Situation(unit=UnitId(ONE), use="move", verb="double"))
    assert (tally.whole, [one.rule for one in tally.changes]) == (7 * INCH, ["1.19", "5.21", "5.21"])
    half = tallied(state, Value.MOVE, Situation(unit=UnitId(ONE), use="move", verb="back"))
    assert (half.whole, [one.rule for one in half.changes]) == (2 * INCH, ["1.19", "3.07"])


# ------------------------------------------------------------------------------------------------------------- plotting


@pytest.mark.rule("3.05", "3.06")
def test_a_place_is_reached_by_the_cheapest_way_that_is_allowed() -> None:
    state = placed(*FOOT)
    about = way_of(state, UnitId(ONE), "advance")
    here = state.units[UnitId(ONE)].pose
    assert here is not None
    there = Pose(here.x, here.y + 3 * INCH, 0)
    found = plotted(state, about, there)
    assert found == Journey(ONE, (Leg("ahead", 3 * INCH),))
    assert check_way(state, about, Journey(ONE, (Leg("to", at=tuple(there)),))).pose == there
    assert plotted(state, about, Pose(here.x, here.y + 5 * INCH, 0)) is None
    with pytest.raises(Refused) as caught:
        check_way(state, about, Journey(ONE, (Leg("to", at=(here.x, here.y - 5 * INCH, 0)),)))
    assert caught.value.rule == "3.05"


@pytest.mark.rule("3.03", "3.07")
@pytest.mark.parametrize(
    ("verb", "by", "facing", "leg"),
    [
        ("back", (0, -1), 0, Leg("back", INCH)),
        ("aside", (-1, 0), 0, Leg("aside", -INCH)),
        ("aside", (1, 0), 0, Leg("aside", INCH)),
        ("facing", (1, 0), 9000, Leg("turn", 9000)),
    ],
)
def test_every_order_finds_its_own_way_to_a_place(verb: str, by: tuple[int, int], facing: int, leg: Leg) -> None:
    state = placed(*FOOT)
    here = state.units[UnitId(ONE)].pose
    assert here is not None
    there = Pose(here.x + by[0] * INCH, here.y + by[1] * INCH, facing)
    found = plotted(state, way_of(state, UnitId(ONE), verb), there)
    assert found is not None
    assert found.legs[0] == leg


@pytest.mark.rule("3.05")
def test_what_is_no_way_of_an_order_is_refused() -> None:
    assert refusal("advance", "back 1", lines=FOOT) == "3.05"
    assert refusal("advance", "ahead -1", lines=FOOT) == "3.05"
    assert refusal("advance", "to 1", lines=FOOT) == "3.05"


# ------------------------------------------------------------------------------------------------------------ standing


@pytest.mark.rule("1.23", "3.18", "4.02", "5.56")
@pytest.mark.parametrize(
    ("x", "y", "rule"), [(10, 10, ""), (1, 10, "3.18"), (30, 20, "1.23"), (50, 20, "3.11"), (40, 40, "4.02")]
)
def test_a_place_to_stand_is_on_the_table_free_and_an_inch_from_all(x: float, y: float, rule: str) -> None:
    lines = ("B1-1 line_24 away", "B1-2 line_24 30,20 0", "R1-1 line_24 50,20 180")
    state = placed(*lines, scenery=(cottage("H1", 40, 40),))
    there = Pose(round(x * INCH), round(y * INCH), 0)
    assert has_room(state, UnitId(ONE), there) == (not rule)
    if not rule:
        check_pose(state, UnitId(ONE), there)
        return
    with pytest.raises(Refused) as caught:
        check_pose(state, UnitId(ONE), there)
    assert caught.value.rule == rule


@pytest.mark.rule("4.05")
def test_a_walk_in_difficult_ground_has_an_exact_price() -> None:
    found = tried("advance", "ahead 2", lines=FOOT, scenery=(strip(Terrain.WOOD, 21, 9),))
    assert isinstance(found, Walk)
    assert found.cost == Fraction(3 * INCH)
