"""Officers on the move: how far, around what, into units, out of them, away from a charge (12.17-12.19, 12.34)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from maestre.games.aguila.command.officer_moves import Riding, leaving, pace
from maestre.games.aguila.data import INCH, Terrain, Weather
from maestre.games.aguila.table.places import outline
from maestre.games.aguila.table.state import OfficerId, Scenery, State
from maestre.games.aguila.turn.movement import Ordering
from maestre.play import Ask, Order, Place, Spot
from maestre.space import tabletop
from tests.games.aguila.charging import OTHERS, charging, declare
from tests.games.aguila.marching import goes
from tests.games.aguila.positions import (
    Position,
    area,
    at,
    cottage,
    field,
    keys,
    officer,
    placed,
    refused,
    roll,
    unit,
)

HOME = "B1-1 line_24 10,10 0"
FOE = "R1-1 line_24 60,44 180"
HALF = 2000 / INCH
"""Half of an officer's base, in inches."""


def there(x: float, y: float, facing: int = 0, name: str = "B1") -> Spot:
    return Spot(name, *at(x, y), facing * 100)


def order(table: Position, verb: str, piece: str = "") -> Position:
    assert isinstance(table.request, Ask)
    table.say(table.request.seat, Order(verb, piece))
    return table


def riding(*lines: str, scenery: tuple[Scenery, ...] = (), name: str = "B1", **fields: Any) -> Position:
    """A table on which an officer is asked where he goes, all units having halted."""
    return order(order(field(*lines, FOE, scenery=scenery, **fields), "done"), "ride", name)


def rides(table: Position, x: float, y: float, name: str = "B1") -> Position:
    table.say("blue", there(x, y, name=name))
    return table


def where(table: Position, name: str = "B1") -> tuple[float, float]:
    pose = officer(table, name).pose
    assert pose is not None
    return round(pose.x / INCH, 2), round(pose.y / INCH, 2)


def asked(table: Position) -> Ask:
    assert isinstance(table.request, Ask), table.request
    return table.request


# -------------------------------------------------------------------------------------------------------------- riding


@pytest.mark.rule("12.34")
def test_an_officer_is_asked_where_he_goes_and_goes_there() -> None:
    table = riding(HOME, "B1 general 30,10")
    assert asked(table).choice == Place(("B1",))
    assert (asked(table).rule, asked(table).about) == ("12.18", Riding(OfficerId("B1"), 16 * INCH, 8 * INCH))
    rides(table, 30, 18)
    assert where(table) == (30, 18)
    assert keys(table)[-1] == "officer-rides"
    assert asked(table).seat == "red"


@pytest.mark.rule("12.13", "12.34")
@pytest.mark.parametrize(("y", "doubled"), [(18, False), (18.01, True), (26, True)])
def test_beyond_his_speed_he_rides_at_double_time(y: float, doubled: bool) -> None:
    table = rides(riding(HOME, "B1 general 30,10"), 30, y)
    assert officer(table, "B1").deeds.doubled is doubled
    assert ("officer-gallops" in keys(table)) is doubled


@pytest.mark.rule("12.34")
def test_twice_his_speed_is_the_most() -> None:
    refused(riding(HOME, "B1 general 30,10"), "blue", there(30, 26.01), "12.34", "officer-too-far")


@pytest.mark.rule("12.34")
@pytest.mark.parametrize(("left", "legal"), [(27, True), (20, False)])
def test_his_way_bends_as_often_as_it_must_around_what_is_closed(left: float, legal: bool) -> None:
    lake = area("L1", Terrain.LAKE, left, 14, 2 * (30 - left), 1)
    table = riding(HOME, "B1 general 30,10", scenery=(lake,))
    if legal:
        assert officer(rides(table, 30, 20), "B1").deeds.doubled
    else:
        refused(table, "blue", there(30, 20), "12.34", "officer-too-far")


@pytest.mark.rule("12.34", "15.44")
@pytest.mark.parametrize("bridge", [False, True])
def test_he_crosses_water_where_a_bridge_does(bridge: bool) -> None:
    water = area("W1", Terrain.LAKE, 0, 14, 70, 2)
    over = area("P1", Terrain.RIVER, 31, 13, 3, 4, role="bridge")
    table = riding(HOME, "B1 general 30,10", scenery=(water, over) if bridge else (water,))
    if bridge:
        assert where(rides(table, 30, 20)) == (30, 20)
    else:
        refused(table, "blue", there(30, 20), "12.34", "officer-too-far")


@pytest.mark.rule("12.34")
def test_ground_that_slows_troops_does_not_slow_him() -> None:
    table = riding(HOME, "B1 general 30,10", scenery=(area("T1", Terrain.WOOD, 20, 5, 20, 30),))
    assert not officer(rides(table, 30, 18), "B1").deeds.doubled


@pytest.mark.rule("12.34", "15.10", "15.13", "15.14")
@pytest.mark.parametrize(
    ("weather", "inches"),
    [(Weather.FAIR, 8), (Weather.TORRENTIAL, 8), (Weather.SNOW, 6), (Weather.BLIZZARD, 6), (Weather.SANDSTORM, 6)],
)
def test_weather_that_slows_all_troops_slows_him(weather: Weather, inches: int) -> None:
    assert pace(placed(HOME, "B1 general 30,10", weather=weather), OfficerId("B1")).whole == inches * INCH


@pytest.mark.rule("1.23", "12.34")
@pytest.mark.parametrize(("gap", "legal"), [(0.99, False), (1.01, True)])
@pytest.mark.parametrize("other", ["B1-2 line_24 30,24 180", "R1-2 line_24 30,24 180"])
def test_he_ends_an_inch_from_everybody(gap: float, legal: bool, other: str) -> None:
    table = riding(HOME, "B1 general 30,15", other)
    y = 24 - gap - HALF
    if legal:
        assert where(rides(table, 30, y)) == (30, round(y, 2))
    else:
        refused(table, "blue", there(30, y), "12.34", "officer-no-room")


@pytest.mark.rule("3.11", "12.34")
def test_friends_let_him_through_and_enemies_do_not() -> None:
    own = riding(HOME, "B1-2 line_24 30,16 0", "B1 general 30,10")
    assert not officer(rides(own, 30, 17.9), "B1").deeds.doubled
    enemy = riding(HOME, "R1-2 line_24 30,16 180", "B1 general 30,10", "R1 general 60,47")
    rides(enemy, 30, 21.5)
    assert officer(enemy, "B1").deeds.doubled


@pytest.mark.rule("12.34")
def test_he_stays_on_the_table_and_faces_a_facing() -> None:
    table = riding(HOME, "B1 general 30,4")
    refused(table, "blue", there(30, 0.5), "12.34", "way-off-table")
    refused(table, "blue", there(30, 8, 360), "12.34", "no-such-facing")


@pytest.mark.rule("12.34")
def test_his_own_place_is_staying() -> None:
    table = rides(riding(HOME, "B1 general 30,10"), 30, 10)
    assert where(table) == (30, 10)
    deeds = officer(table, "B1").deeds
    assert (deeds.moved, deeds.doubled) == (True, False)
    assert "officer-rides" not in keys(table)


@pytest.mark.rule("12.17", "12.34")
def test_he_moves_once() -> None:
    table = rides(riding(HOME, "B1 general 30,10", "B2 comandante 40,10"), 30, 12)
    about = asked(table).about
    assert isinstance(about, Ordering)
    assert about.left == ("B2",)
    refused(table, "blue", Order("ride", "B1"), "3.01")


@pytest.mark.rule("12.34")
def test_rides_by_chance_are_allowed() -> None:
    table = riding(HOME, "B1-2 line_24 30,20 0", "B1 general 30,10", "R1-2 line_24 36,16 180")
    answers = list(table.proposals("blue", Random(3)))
    assert len(answers) > 20
    for answer in answers:
        table.check("blue", answer)


# ------------------------------------------------------------------------------------------------------------- joining


@pytest.mark.rule("12.18")
@pytest.mark.parametrize(("gap", "doubled"), [(7, False), (7.99, False), (8.01, True), (15.99, True)])
def test_he_joins_a_unit_that_he_can_touch(gap: float, doubled: bool) -> None:
    y = 30 - gap - 8000 / INCH - HALF
    table = rides(riding(HOME, "B1-2 line_24 30,30 0", f"B1 general 30,{y}"), 30, 29)
    him = officer(table, "B1")
    assert (him.inside, him.pose, him.deeds.doubled) == ("B1-2", None, doubled)
    assert keys(table)[-1] == "officer-joins"


@pytest.mark.rule("12.18")
def test_he_does_not_join_a_unit_beyond_twice_his_speed() -> None:
    y = 30 - 16.01 - 8000 / INCH - HALF
    table = riding(HOME, "B1-2 line_24 30,30 0", f"B1 general 30,{y}")
    refused(table, "blue", there(30, 29), "12.34", "officer-too-far")


@pytest.mark.rule("12.18")
def test_he_joins_no_enemy() -> None:
    table = riding(HOME, "R1-2 line_24 30,18 180", "B1 general 30,10")
    refused(table, "blue", there(30, 19), "12.34", "officer-no-room")


@pytest.mark.rule("12.18")
def test_he_joins_a_garrison_in_its_building() -> None:
    table = riding(HOME, "B1-2 line_24 in=H1", "B1 general 30,10", scenery=(cottage("H1", 30, 18, "B1-2"),))
    assert officer(rides(table, 30, 18), "B1").inside == "B1-2"


@pytest.mark.rule("12.18")
def test_with_a_unit_he_goes_where_it_goes() -> None:
    table = field("B1-1 line_24 30,20 0", "B1 general in=B1-1", FOE)
    goes(order(table, "advance", "B1-1"), "ahead 4")
    assert officer(table, "B1").inside == "B1-1"
    assert unit(table, "B1-1").deeds.walked == 4 * INCH


# ------------------------------------------------------------------------------------------------------------- leaving


def gap(state: State, name: str, other: str) -> int:
    return tabletop.distance(outline(state, name), outline(state, other)).shown()


@pytest.mark.rule("12.19")
@pytest.mark.parametrize("toward", [(30, 30), (20, 18), (31, 5), (40, 26), (22, 8)])
def test_he_leaves_a_unit_in_the_direction_shown_and_stands_an_inch_from_it(toward: tuple[float, float]) -> None:
    table = order(field("B1-1 line_24 30,20 0", "B1 general in=B1-1", FOE), "ride", "B1")
    assert asked(table).about == leaving(table.state, OfficerId("B1"), unit(table, "B1-1").id)
    rides(table, *toward)
    assert officer(table, "B1").inside is None
    assert gap(table.state, "B1", "B1-1") == pytest.approx(INCH, abs=6)
    assert gap(table.state, "B1", "B1-1") >= INCH


@pytest.mark.rule("12.19")
def test_leaving_before_the_unit_moves_lets_both_move() -> None:
    table = order(field("B1-1 line_24 30,20 0", "B1 general in=B1-1", FOE), "ride", "B1")
    rides(table, 30, 5)
    goes(order(table, "advance", "B1-1"), "ahead 4")
    order(table, "ride", "B1")
    rides(table, 30, 8)
    assert where(table) == (30, 8)
    assert officer(table, "B1").deeds.moved


@pytest.mark.rule("12.19")
def test_leaving_after_the_unit_moved_ends_his_move() -> None:
    table = field("B1-1 line_24 30,20 0", "B1 general in=B1-1", FOE)
    goes(order(table, "advance", "B1-1"), "ahead 4")
    rides(order(table, "ride", "B1"), 30, 5)
    assert where(table)[1] == pytest.approx(24 - 8000 / INCH - 1 - HALF, abs=0.01)
    assert officer(table, "B1").deeds.moved
    assert asked(table).seat == "red"


@pytest.mark.rule("12.19")
def test_leaving_a_unit_that_halted_he_may_ride_on() -> None:
    table = riding("B1-1 line_24 30,20 0", "B1 general in=B1-1")
    rides(table, 30, 5)
    assert not officer(table, "B1").deeds.moved
    rides(order(table, "ride", "B1"), 30, 8)
    assert where(table) == (30, 8)


@pytest.mark.rule("12.13", "12.19")
def test_who_leaves_a_unit_that_went_at_double_time_has_done_so_too() -> None:
    table = field("B1-1 line_24 30,20 0", "B1 general in=B1-1", FOE)
    goes(order(table, "double", "B1-1"), "ahead 5")
    rides(order(table, "ride", "B1"), 30, 5)
    assert officer(table, "B1").deeds.doubled


@pytest.mark.rule("12.19")
def test_he_does_not_leave_inward_or_where_there_is_no_room() -> None:
    table = order(field("B1-1 line_24 30,20 0", "B1-2 line_24 30,23 0", "B1 general in=B1-1", FOE), "ride", "B1")
    refused(table, "blue", there(30, 19), "12.19", "officer-leaves-where")
    refused(table, "blue", there(30, 30), "12.34", "officer-no-room")


@pytest.mark.rule("12.19")
def test_ways_out_by_chance_are_allowed() -> None:
    table = order(field("B1-1 line_24 30,20 0", "B1-2 line_24 30,23 0", "B1 general in=B1-1", FOE), "ride", "B1")
    answers = list(table.proposals("blue", Random(3)))
    assert 4 < len(answers) < 16
    for answer in answers:
        table.check("blue", answer)


@pytest.mark.rule("12.43")
def test_a_fanatic_never_leaves_his_unit() -> None:
    table = field("B1-1 line_24 30,20 0", "B2 comandante in=B1-1 fanatic", "B1 general 20,10", FOE)
    about = asked(table).about
    assert isinstance(about, Ordering)
    assert about.left == ("B1-1",)
    order(table, "done")
    refused(table, "blue", Order("ride", "B2"), "12.43", "fanatic-stays")


# ------------------------------------------------------------------------------------------------------- when charged

CHARGER = "B1-1 line_24 30,20 0"
ALONE = "R2 comandante 30,23.5"


def refuge(gap: float) -> str:
    """A unit of red that stands so far beside the officer."""
    x = 30 + HALF + gap + 6000 / INCH
    return f"R2-1 line_24 {x},22 180"


@pytest.mark.rule("12.35")
@pytest.mark.parametrize(("far", "saved"), [(15, True), (15.99, True), (16.01, False), (17, False)])
def test_an_officer_who_is_charged_runs_to_friends_up_to_twice_his_speed_or_is_lost(far: float, saved: bool) -> None:
    table = charging(CHARGER, ALONE, refuge(far), *OTHERS, "R1 general 68,45")
    before = unit(table, "B1-1").pose
    declare(table, "B1-1", "R2")
    assert unit(table, "B1-1").pose == before
    assert unit(table, "B1-1").deeds.charges
    assert table.state.charges == ()
    if saved:
        assert officer(table, "R2").inside == "R2-1"
        assert [key for key in keys(table) if key.startswith("officer")] == ["officer-runs", "officer-joins"]
    else:
        assert "R2" not in table.state.officers
        assert table.state.lost["R2"].how == "caught"


@pytest.mark.rule("12.35")
def test_he_runs_to_the_nearest_unit() -> None:
    table = charging(CHARGER, ALONE, refuge(9), "R2-2 line_24 22,40 180", *OTHERS, "R1 general 68,45")
    assert officer(declare(table, "B1-1", "R2"), "R2").inside == "R2-1"


@pytest.mark.rule("12.03", "12.35")
def test_a_general_who_is_caught_shakes_friends_near_him() -> None:
    table = charging(
        CHARGER,
        "R2 brigadier 30,23.5",
        "R2-1 line_24 30,32 180 damage=2",
        *OTHERS,
        "R1 general 68,45",
        scenery=(area("L1", Terrain.LAKE, 0, 26, 70, 1),),
    )
    declare(table, "B1-1", "R2")
    roll(table, 1, 2)
    assert "R2" not in table.state.officers
    assert "general-falls" in keys(table)


@pytest.mark.rule("12.08")
def test_an_officer_on_his_own_charges_nobody() -> None:
    table = charging(CHARGER, "R1-2 line_24 30,23 180", "B2 comandante 36,21", *OTHERS, "R1 general 68,45")
    refused(table, "blue", Order("charge", "B2", ("R1-2",)), "2.10", "charge-no-charger")
