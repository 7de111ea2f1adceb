"""Ways that bend around what they may not enter: never shorter than the line, never through, as short as can be."""

from itertools import pairwise
from math import dist

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from maestre.space.tabletop import Outline, Point, detour, enters, ground, holds
from tests.space.tabletop.oracle import outlines, points

FAR = 10**9
WALL = ground(((0, 100), (300, 100), (300, 120), (0, 120)))


@given(points, points, st.lists(outlines.filter(lambda one: not one.swell), max_size=4))
def test_a_way_enters_nothing_and_is_no_shorter_than_the_line(start: Point, end: Point, closed: list[Outline]) -> None:
    assume(not any(holds(one, point) for one in closed for point in (start, end)))
    found = detour((start,), (end,), closed, FAR)
    if found is None:
        return
    assert (found.way[0], found.way[-1]) == (start, end)
    legs = tuple(pairwise(found.way))
    assert not any(enters(a, b, one) for a, b in legs for one in closed)
    length = sum(dist(a, b) for a, b in legs)
    assert length - 0.001 <= found.length <= length + len(legs)
    free = not any(enters(start, end, one) for one in closed)
    assert (len(legs) <= 1) is free, "straight where it can"


@given(
    points, points, st.lists(outlines.filter(lambda one: not one.swell), max_size=4), st.sampled_from((300, 3_000, FAR))
)
def test_a_straight_way_is_the_one_that_a_search_finds(
    start: Point, end: Point, closed: list[Outline], limit: int
) -> None:
    assert detour((start,), (end,), closed, limit) == detour((start,), (end, end), closed, limit)


@given(points, points, st.lists(outlines.filter(lambda one: not one.swell), max_size=4))
def test_the_way_back_is_as_long(start: Point, end: Point, closed: list[Outline]) -> None:
    assume(not any(holds(one, point) for one in closed for point in (start, end)))
    there, back = detour((start,), (end,), closed, FAR), detour((end,), (start,), closed, FAR)
    assert (there is None) is (back is None)
    if there is not None and back is not None:
        assert abs(there.length - back.length) <= len(there.way) + len(back.way)


@pytest.mark.parametrize(("limit", "found"), [(220, False), (243, False), (244, True), (400, True)])
def test_a_way_around_a_wall_bends_at_its_corners(limit: int, found: bool) -> None:
    way = detour((Point(50, 0),), (Point(50, 220),), (WALL,), limit)
    assert (way is not None) is found
    if way is not None:
        assert way.way == (Point(50, 0), Point(0, 100), Point(0, 120), Point(50, 220))
        assert way.length == 112 + 20 + 112


def test_of_several_starts_and_ends_the_nearest_pair_counts() -> None:
    way = detour((Point(0, 0), Point(100, 0)), (Point(0, 90), Point(100, 50)), (), FAR)
    assert way is not None
    assert (way.length, way.way) == (50, (Point(100, 0), Point(100, 50)))
    assert detour((Point(0, 0),), (Point(0, 0),), (), 0) is not None, "who is there already goes nowhere"


several = st.lists(points, min_size=1, max_size=3, unique=True)


@given(several, several, st.lists(outlines.filter(lambda one: not one.swell), max_size=4), st.integers(1, 200_000))
def test_of_several_starts_and_ends_the_shortest_way_of_all_pairs_counts(
    starts: list[Point], ends: list[Point], closed: list[Outline], limit: int
) -> None:
    pairs = [detour((start,), (end,), closed, limit) for start in starts for end in ends]
    lengths = [one.length for one in pairs if one is not None]
    found = detour(starts, ends, closed, limit)
    assert (found is None) is (not lengths)
    if found is not None:
        assert found.length == min(lengths)
        assert found.way[0] in starts
        assert found.way[-1] in ends
