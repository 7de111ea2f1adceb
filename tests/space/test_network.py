"""The network on a small sea made by hand: winds, zones, edges, distances, ways, tracks, and what it refuses."""

import inspect
from collections.abc import Callable
from fractions import Fraction
from typing import Final

import pytest
from msgspec.structs import replace

from maestre.space import network
from maestre.space.network import (
    Costs,
    How,
    Lane,
    Network,
    Passage,
    Place,
    Step,
    boxes,
    edge_of,
    off_map,
    onward_to,
    place_of,
    reached,
)

COSTS: Final = Costs(with_wind=1, against_wind=2, box=1, catch=1, faces=10)
PLACES: Final = (
    Place("ria", 0, 0),
    Place("cape", 10, 0),
    Place("rock", 20, 0),
    Place("isle", 30, 10),
    Place("gulf", 20, 20, zone=True),
    Place("deep", 40, 30, zone=True, edge="east"),
)
LANES: Final = (
    Lane("ria", "cape", prevailing="cape", seasonal=(("norte", "ria"),)),
    Lane("cape", "rock", seasonal=(("norte", "rock"), ("sur", "cape")), catch=5),
    Lane("rock", "isle", prevailing="isle", seasonal=(("norte", "rock"), ("leste", "rock"), ("sur", "isle"))),
    Lane("cape", "gulf", prevailing="gulf", seasonal=(("norte", "gulf"), ("sur", "cape")), catch_ab=6, catch_ba=3),
    Lane("gulf", "isle", prevailing="isle", catch_ab=7, catch_ba=2),
    Lane("gulf", "deep", seasonal=(("norte", "deep"),), catch_ab=4, catch_ba=1),
)
SEA: Final = Network(PLACES, LANES, COSTS)
WITH, AGAINST = Passage(How.WITH), Passage(How.AGAINST)


def goes(steps: tuple[Step, ...]) -> tuple[str, ...]:
    return tuple(step.to for step in steps)


def test_the_surface_is_sorted_and_said() -> None:
    assert network.__all__ == sorted(network.__all__)
    for name in network.__all__:
        assert inspect.getdoc(getattr(network, name)), name


# ------------------------------------------------------------ locations


def test_a_zone_has_three_locations_and_a_space_one() -> None:
    assert boxes("gulf") == ("gulf:in", "gulf", "gulf:out")
    assert SEA.locations == ("ria", "cape", "rock", "isle", *boxes("gulf"), *boxes("deep"))


@pytest.mark.parametrize(
    ("location", "place", "zone", "edge"),
    [
        ("cape", "cape", "", ""),
        ("gulf", "gulf", "gulf", ""),
        ("gulf:in", "gulf", "gulf", ""),
        ("gulf:out", "gulf", "gulf", ""),
        (off_map("east"), "edge:east", "", "east"),
    ],
)
def test_a_location_tells_its_place_its_zone_and_its_edge(location: str, place: str, zone: str, edge: str) -> None:
    assert (place_of(location), SEA.zone_of(location), edge_of(location)) == (place, zone, edge)


def test_places_are_joined_both_ways_by_the_same_lane() -> None:
    assert SEA.neighbours("cape") == ("ria", "rock", "gulf")
    assert SEA.lane("cape", "ria") is SEA.lane("ria", "cape") is SEA.lanes[0]
    with pytest.raises(KeyError):
        SEA.lane("ria", "isle")


# ------------------------------------------------------------ winds


@pytest.mark.parametrize(
    ("a", "b", "blowing", "found"),
    [
        ("ria", "cape", (), WITH),
        ("cape", "ria", (), AGAINST),
        ("ria", "cape", ("norte",), AGAINST),
        ("cape", "ria", ("norte",), WITH),
        ("ria", "cape", ("sur",), WITH),
        ("rock", "isle", ("norte", "leste"), AGAINST),
        ("rock", "isle", ("leste", "sur"), WITH),
        ("rock", "isle", ("sur",), WITH),
        ("cape", "rock", (), Passage(How.CATCH, 5)),
        ("rock", "cape", ("leste",), Passage(How.CATCH, 5)),
        ("cape", "rock", ("norte",), WITH),
        ("cape", "rock", ("sur",), AGAINST),
        ("cape", "rock", ("norte", "sur"), Passage(How.CATCH, 5)),
    ],
)
def test_seasonal_winds_that_agree_rule_a_lane_then_the_prevailing_then_none(
    a: str, b: str, blowing: tuple[str, ...], found: Passage
) -> None:
    assert SEA.wind_on(a, b, blowing) == found


@pytest.mark.parametrize(
    ("a", "b", "blowing", "number", "favour"),
    [
        ("cape", "gulf", (), 6, 0),
        ("gulf", "cape", (), 3, 0),
        ("cape", "gulf", ("norte",), 6, 1),
        ("gulf", "cape", ("norte",), 3, -1),
        ("gulf", "cape", ("sur",), 3, 1),
        ("cape", "gulf", ("norte", "sur"), 6, 0),
        ("gulf", "isle", ("norte",), 7, 0),
    ],
)
def test_a_link_is_always_caught_and_seasonal_winds_only_favour(
    a: str, b: str, blowing: tuple[str, ...], number: int, favour: int
) -> None:
    assert SEA.wind_on(a, b, blowing) == Passage(How.CATCH, number, favour)


# ------------------------------------------------------------ steps


def test_a_step_into_an_in_box_is_free_of_the_wind_and_remembers_where_it_began() -> None:
    for blowing in ((), ("norte",), ("sur",)):
        assert SEA.steps("cape", "", blowing)[2] == Step("gulf:in", "cape", How.BOX)


def test_from_a_space_there_is_one_step_for_each_lane() -> None:
    assert SEA.steps("cape", "", ("norte",)) == (
        Step("ria", "", How.WITH),
        Step("rock", "", How.WITH),
        Step("gulf:in", "cape", How.BOX),
    )


def test_from_an_in_box_the_number_of_the_link_used_is_caught_or_one_turns_back() -> None:
    assert SEA.steps("gulf:in", "cape", ("norte",)) == (
        Step("gulf", "", How.CATCH, 6, 1),
        Step("cape", "", How.BACK),
    )
    assert SEA.steps("gulf:in", "isle", ("norte",)) == (
        Step("gulf", "", How.CATCH, 2),
        Step("isle", "", How.BACK),
    )


def test_from_a_zone_only_its_out_box_is_next() -> None:
    assert SEA.steps("gulf", "", ()) == (Step("gulf:out", "", How.BOX),)


def test_from_an_out_box_any_link_is_tried_at_its_number_or_one_turns_back() -> None:
    steps = SEA.steps("gulf:out", "", ("norte",))
    assert steps == (
        Step("cape", "", How.CATCH, 3, -1),
        Step("isle", "", How.CATCH, 7),
        Step("deep:in", "gulf", How.CATCH, 4, 1),
        Step("gulf", "", How.BACK),
    )
    assert [step.hindered for step in steps] == [True, False, False, False]
    assert [step.aided for step in steps] == [False, False, True, False]


def test_from_zone_to_zone_the_same_number_is_caught_twice_and_turning_back_leads_to_the_out_box() -> None:
    assert SEA.steps("deep:in", "gulf", ()) == (
        Step("deep", "", How.CATCH, 4),
        Step("gulf:out", "", How.BACK),
    )


def test_the_edge_of_the_map_is_one_more_step_from_the_out_box_and_none_leads_back() -> None:
    assert Step("edge:east", "", How.BOX) in SEA.steps("deep:out", "", ())
    assert SEA.steps("edge:east", "", ()) == ()
    assert "edge:east" not in goes(SEA.steps("gulf:out", "", ()))


@pytest.mark.parametrize(
    ("location", "link"), [("nowhere", ""), ("gulf:in", ""), ("gulf:in", "ria"), ("cape:in", "ria")]
)
def test_a_location_or_link_that_is_not_there_is_an_error(location: str, link: str) -> None:
    with pytest.raises(KeyError):
        SEA.steps(location, link, ())
    with pytest.raises(KeyError):
        SEA.expected(location, link, "ria", ())
    with pytest.raises(KeyError):
        SEA.mps(location, link, "ria", ())


def test_a_goal_that_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError):
        SEA.expected("ria", "", "nowhere", ())


# ------------------------------------------------------------ distances


@pytest.mark.parametrize(
    ("a", "b", "spaces"),
    [
        ("cape", "cape", 0),
        ("ria", "cape", 1),
        ("ria", "rock", 2),
        ("cape", "gulf:in", 1),
        ("cape", "gulf:out", 1),
        ("cape", "gulf", 2),
        ("ria", "gulf", 3),
        ("gulf", "gulf:in", 1),
        ("gulf", "gulf", 0),
        ("gulf:in", "gulf:out", 0),
        ("gulf", "deep", 3),
        ("gulf", "deep:in", 2),
        ("gulf:out", "deep:in", 1),
        ("cape", "deep", 4),
        ("cape", "isle", 2),
    ],
)
def test_a_space_counts_one_and_a_zone_two(a: str, b: str, spaces: int) -> None:
    assert SEA.spaces(a, b) == SEA.spaces(b, a) == spaces


def test_the_way_through_a_zone_is_taken_where_the_spaces_are_shut() -> None:
    assert SEA.spaces("cape", "isle", shut=("rock",)) == 3


def test_what_is_shut_is_not_entered_but_may_be_left() -> None:
    assert SEA.spaces("cape", "rock", shut=("rock",)) is None
    assert SEA.spaces("ria", "isle", shut=("rock", "gulf")) is None
    assert SEA.spaces("rock", "cape", shut=("rock",)) == 1
    assert SEA.spaces("cape", "gulf:in", shut=("gulf",)) is None


def test_within_a_reach_are_all_locations_at_most_that_far() -> None:
    assert SEA.within("cape", 0) == ("cape",)
    assert SEA.within("cape", 1) == ("ria", "cape", "rock", "gulf:in", "gulf:out")
    assert SEA.within("cape", 2) == ("ria", "cape", "rock", "isle", "gulf:in", "gulf", "gulf:out")
    assert SEA.within("cape", 2, shut=("gulf",)) == ("ria", "cape", "rock", "isle")


def test_distances_are_only_measured_on_the_map() -> None:
    for a, b in (("cape", "edge:east"), ("nowhere", "cape"), ("cape", "ria:in")):
        with pytest.raises(KeyError):
            SEA.spaces(a, b)


# ------------------------------------------------------------ ways


@pytest.mark.parametrize(
    ("start", "link", "goal", "blowing", "mps", "expected"),
    [
        ("ria", "", "ria", (), 0, Fraction(0)),
        ("ria", "", "cape", (), 1, Fraction(1)),
        ("cape", "", "ria", (), 2, Fraction(2)),
        ("cape", "", "rock", (), 1, Fraction(10, 6)),
        ("cape", "", "rock", ("sur",), 2, Fraction(2)),
        ("cape", "", "gulf", (), 2, 1 + Fraction(10, 7)),
        ("gulf", "", "isle", (), 2, 1 + Fraction(10, 8)),
        ("gulf", "", "deep", (), 3, 1 + 2 * Fraction(10, 5)),
        ("gulf", "", "edge:east", (), 5, 3 + 2 * Fraction(10, 5)),
        ("gulf:in", "cape", "gulf", (), 1, Fraction(10, 7)),
        ("gulf:in", "isle", "gulf", (), 1, Fraction(10, 3)),
        ("gulf:in", "isle", "isle", (), 1, Fraction(1)),
        ("cape", "", "gulf:in", (), 1, Fraction(1)),
    ],
)
def test_ways_are_measured_in_fewest_and_in_expected_movement_points(
    start: str, link: str, goal: str, blowing: tuple[str, ...], mps: int, expected: Fraction
) -> None:
    assert SEA.mps(start, link, goal, blowing) == mps
    assert SEA.expected(start, link, goal, blowing) == expected


def test_costs_are_those_that_the_game_names() -> None:
    dear = Network(PLACES, LANES, Costs(with_wind=3, against_wind=5, box=7, catch=2, faces=12))
    assert [dear.cost(step) for step in dear.steps("cape", "", ())] == [5, Fraction(2 * 12, 6), 7]
    assert [dear.attempt(step) for step in dear.steps("cape", "", ())] == [5, 2, 7]
    assert dear.attempt(dear.steps("ria", "", ())[0]) == 3
    assert dear.expected("cape", "", "gulf", ()) == 7 + Fraction(2 * 12, 7)


def test_the_lane_with_the_wind_is_required_where_it_is_expected_to_be_faster() -> None:
    assert goes(SEA.best("cape", "", "isle", ("norte",))) == ("rock",)
    assert goes(SEA.best("cape", "", ("rock", "ria"), ())) == ("rock",)
    assert goes(SEA.best("cape", "", ("rock", "ria"), ("norte",))) == ("ria", "rock")


def test_at_the_goal_and_without_a_way_nothing_is_best() -> None:
    assert SEA.best("cape", "", "cape", ()) == SEA.way("cape", "", ("isle", "cape"), ()) == ()
    assert SEA.best("edge:east", "", "cape", ()) == ()
    assert SEA.expected("edge:east", "", "cape", ()) is None
    assert SEA.mps("edge:east", "", "cape", ()) is None


def test_a_way_is_drawn_box_by_box() -> None:
    way = SEA.way("ria", "", "edge:east", ())
    assert goes(way) == ("cape", "gulf:in", "gulf", "gulf:out", "deep:in", "deep", "deep:out", "edge:east")
    assert [step.link for step in way] == ["", "cape", "", "", "gulf", "", "", ""]


def test_a_way_keeps_out_of_what_is_shut() -> None:
    assert goes(SEA.way("cape", "", "isle", (), shut=("rock",))) == ("gulf:in", "gulf", "gulf:out", "isle")
    assert SEA.expected("cape", "", "isle", (), shut=("rock", "gulf")) is None
    assert SEA.best("cape", "", "rock", (), shut=("rock",)) == ()
    assert goes(SEA.way("gulf", "", "cape", (), shut=("gulf",))) == ("gulf:out", "cape")


def test_of_two_equal_ways_both_are_best_until_one_is_shut() -> None:
    ends = (("bay", "cove"), ("bay", "reef"), ("cove", "quay"), ("reef", "quay"))
    ring = Network(
        [Place(id, 0, 0) for id in ("bay", "cove", "reef", "quay")], [Lane(a, b, prevailing=b) for a, b in ends], COSTS
    )
    assert goes(ring.best("bay", "", "quay", ())) == ("cove", "reef")
    assert goes(ring.best("bay", "", "quay", (), shut=("cove",))) == ("reef",)


# ------------------------------------------------------------ tracks of storms


def test_a_seasonal_wind_leads_downwind_and_upwind_on_its_own_lanes() -> None:
    assert SEA.downwind("cape", "norte") == ("ria", "rock", "gulf")
    assert SEA.upwind("cape", "norte") == ()
    assert SEA.upwind("cape", "sur") == ("rock", "gulf")
    assert SEA.downwind("cape", "leste") == ()


def test_the_prevailing_wind_leads_on_and_lanes_of_a_seasonal_one_can_be_left_out() -> None:
    assert SEA.prevailing_from("ria") == ("cape",)
    assert SEA.prevailing_from("ria", without="norte") == ()
    assert SEA.prevailing_from("ria", without="sur") == ("cape",)
    assert SEA.prevailing_from("isle") == ()


def test_steps_toward_a_goal_are_those_of_every_shortest_way() -> None:
    ways = {"a": "dbc", "b": "e", "c": "e", "d": "f", "e": "z", "f": "g", "g": "z", "z": "a"}
    onward: Callable[[str], str] = ways.__getitem__
    assert onward_to("a", "e", onward) == onward_to("a", "z", onward) == ("b", "c")
    assert onward_to("a", "f", onward) == ("d",)
    assert onward_to("a", "c", onward) == ("c",)
    assert onward_to("a", "a", onward) == onward_to("a", "nowhere", onward) == ()
    assert reached("a", onward) == ("a", "d", "b", "c", "f", "e", "g", "z")
    assert reached("g", {"g": ""}.__getitem__) == ("g",)


def test_a_storm_goes_downwind_to_its_goal() -> None:
    def norte(place: str) -> tuple[str, ...]:
        return SEA.downwind(place, "norte")

    assert reached("cape", norte) == ("cape", "ria", "rock", "gulf", "deep")
    assert onward_to("cape", "deep", norte) == ("gulf",)


# ------------------------------------------------------------ what is refused

LANE: Final = LANES[1]
LINK: Final = LANES[3]


@pytest.mark.parametrize(
    ("places", "lanes", "said"),
    [
        ((), (), "at least one place"),
        ((*PLACES, Place("x:in", 0, 0)), LANES, "'x:in'"),
        ((*PLACES, PLACES[0]), LANES, "'ria' is there twice"),
        ((*PLACES, Place("bay", 0, 0, edge="east")), LANES, "'bay' leads to the edge 'east'"),
        (PLACES, (*LANES, Lane("ria", "moon", "ria")), "lane ria - moon ends at 'moon'"),
        (PLACES, (*LANES, Lane("ria", "ria", "ria")), "lane ria - ria ends where it begins"),
        (PLACES, (*LANES, Lane("cape", "ria", "ria")), "lane cape - ria is there twice"),
        (PLACES, (*LANES, Lane("ria", "rock", "isle")), "lane ria - rock: its prevailing wind .* 'isle'"),
        (PLACES, (*LANES, Lane("ria", "rock", "ria", (("sur", "isle"),))), "lane ria - rock: sur .* 'isle'"),
        (PLACES, (*LANES, Lane("ria", "rock", "ria", (("sur", "ria"), ("sur", "rock")))), "ria - rock names .* twice"),
        (PLACES, (*LANES, Lane("ria", "rock")), "lane ria - rock has no prevailing wind: it needs catch"),
        (PLACES, (*LANES, Lane("ria", "rock", catch=10)), "ria - rock: catch is 10, and the die shows 0 to 9"),
        (PLACES, (*LANES, Lane("ria", "gulf", "ria", catch_ab=3)), "ria - gulf leads to a zone: it needs both"),
        (PLACES, (*LANES, Lane("ria", "gulf", "ria", catch_ba=3)), "ria - gulf leads to a zone: it needs both"),
        (PLACES, (*LANES[:3], replace(LINK, catch=5), *LANES[4:]), "cape - gulf leads to a zone: catch is never used"),
        (PLACES, (LANES[0], replace(LANE, catch_ab=5), *LANES[2:]), "cape - rock leads to no zone"),
        ((*PLACES, Place("moon", 0, 0), Place("sun", 0, 0)), LANES, "no lanes lead from ria to moon, sun"),
    ],
)
def test_what_makes_no_network_is_refused_by_name(
    places: tuple[Place, ...], lanes: tuple[Lane, ...], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        Network(places, lanes, COSTS)


def test_a_step_that_costs_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Network(PLACES, LANES, COSTS._replace(box=0))
