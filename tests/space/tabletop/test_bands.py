"""Bands across a table: they end on its edges, are as wide as they should be, and can be cut in two."""

from math import hypot

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import LineString, Polygon

from maestre.space.tabletop import (
    HALF_TURN,
    TURN,
    Point,
    ahead_of,
    along,
    band,
    cut_across,
    ground,
    holds,
    opposed,
    pieces_ahead_of,
    step,
    table,
)

TABLE = table(180_000, 120_000)
spots = st.builds(Point, st.integers(20_000, 160_000), st.integers(20_000, 100_000))
headings = st.integers(0, TURN - 1)
bends = st.sampled_from((0, -4_500, 4_500))
widths = st.sampled_from((2_500, 7_500, 15_000))


def on_edge(point: Point) -> bool:
    """Whether a point lies on the edge of the table."""
    return point.x in {0, 180_000} or point.y in {0, 120_000}


@given(spots, headings, bends, widths)
def test_a_band_is_simple_ends_on_the_edges_and_holds_its_spot(at: Point, ahead: int, bend: int, width: int) -> None:
    ring = band(TABLE, at, ahead, opposed(ahead + bend), width)
    if ring is None:
        return
    assert sum(on_edge(point) for point in ring) == 4
    assert all(holds(TABLE, point) for point in ring)
    assert holds(ground(ring), at)


@given(spots, headings, widths)
def test_a_band_without_a_way_back_ends_at_its_spot(at: Point, ahead: int, width: int) -> None:
    ring = band(TABLE, at, ahead, None, width)
    if ring is None:
        return
    assert sum(on_edge(point) for point in ring) == 2
    assert holds(ground(ring), at)
    assert len(ahead_of(ring, at, opposed(ahead))) < 4 or ground(ring).area() > 0


@given(spots, headings, bends, st.integers(-10_000, 10_000))
def test_the_two_parts_of_a_cut_band_make_the_whole(at: Point, ahead: int, bend: int, along: int) -> None:
    ring = band(TABLE, at, ahead, opposed(ahead + bend), 7_500)
    if ring is None:
        return
    cut = Point(at.x, at.y + along) if holds(ground(ring), Point(at.x, at.y + along)) else at
    parts = [ahead_of(ring, cut, heading) for heading in (ahead, ahead + HALF_TURN)]
    whole = ground(ring).area()
    assert abs(whole - sum(ground(part).area() for part in parts if len(part) > 2)) < whole // 1_000


def test_a_straight_band_has_the_width_it_should() -> None:
    assert band(TABLE, Point(90_000, 60_000), 0, HALF_TURN, 7_500) == (
        Point(86_250, 120_000),
        Point(93_750, 120_000),
        Point(93_750, 0),
        Point(86_250, 0),
    )


def test_a_band_does_not_end_across_a_corner() -> None:
    assert band(TABLE, Point(90_000, 60_000), 5_631, opposed(5_631), 7_500) is None


def test_a_band_that_ends_on_the_edge_where_it_begins_is_none() -> None:
    assert band(TABLE, Point(82_706, 119_197), 4_000, None, 2_500) is None


@given(spots, headings, widths, st.sampled_from((2_500, 10_000)))
def test_a_band_is_cut_across_into_three_that_share_nothing(at: Point, ahead: int, width: int, across: int) -> None:
    ring = band(TABLE, at, ahead, opposed(ahead), width)
    if ring is None:
        return
    whole = Polygon(ring)
    parts = cut_across(ring, at, across, 2 * width)
    before, within, after = (Polygon(part) if len(part) > 2 else Polygon() for part in parts)
    assert before.area + within.area + after.area == pytest.approx(whole.area, rel=1e-3)
    assert within.buffer(2).contains(shapely.Point(at))
    assert before.buffer(-3).disjoint(within.buffer(-3))
    assert after.buffer(-3).disjoint(within.buffer(-3))
    if before.area and after.area and len(within.exterior.coords) == 5:
        assert within.area == pytest.approx(across * width, abs=4 * (across + width))  # corners are whole numbers


def test_a_strip_is_square_to_the_nearest_bank_and_ends_are_no_banks() -> None:
    river = (Point(0, 0), Point(50_000, 0), Point(50_000, 7_500), Point(0, 7_500))
    before, within, after = cut_across(river, Point(48_000, 3_000), 2_000, 15_000)
    assert sorted(within) == [(47_000, 0), (47_000, 7_500), (49_000, 0), (49_000, 7_500)]
    assert {max(x for x, _ in before), min(x for x, _ in after)} in ({47_000, 49_000}, {0, 50_000})
    assert sorted(cut_across(river, Point(48_000, 3_000), 2_000)[1]) != sorted(
        within
    )  # any edge will do: the end is nearer


@given(spots, spots, st.integers(0, 200_000))
def test_a_point_along_a_line_is_no_farther_than_the_length(start: Point, goal: Point, length: int) -> None:
    there = along(start, goal, length)
    gone = hypot(there.x - start.x, there.y - start.y)
    whole = hypot(goal.x - start.x, goal.y - start.y)
    assert gone <= max(length, 0) or there == goal
    if there != goal:
        assert gone >= length - 2
        assert LineString((start, goal)).distance(shapely.Point(there)) < 2 + whole / 10_000
    else:
        assert whole <= length or start == goal


@given(
    st.lists(
        st.tuples(st.integers(0, 35), st.integers(3_000, 40_000)), min_size=3, max_size=12, unique_by=lambda x: x[0]
    ),
    spots,
    headings,
)
def test_every_piece_ahead_of_a_line_is_kept_and_nothing_behind_it(
    corners: list[tuple[int, int]], at: Point, ahead: int
) -> None:
    star = [step(1_000 * turn, length) for turn, length in sorted(corners)]
    ring = tuple(Point(90_000 + x, 60_000 + y) for x, y in star)
    if not Polygon(ring).is_valid or Polygon(ring).area < 1_000:
        return
    out, wide = step(ahead, 400_000), step(ahead + TURN // 4, 400_000)
    half = Polygon(
        [
            (at.x + wide.x, at.y + wide.y),
            (at.x - wide.x, at.y - wide.y),
            (at.x - wide.x + out.x, at.y - wide.y + out.y),
            (at.x + wide.x + out.x, at.y + wide.y + out.y),
        ]
    )
    pieces = [Polygon(piece) for piece in pieces_ahead_of(ring, at, ahead)]
    assert all(piece.is_valid for piece in pieces)
    kept = shapely.unary_union(pieces)
    should = Polygon(ring).intersection(half)
    assert kept.symmetric_difference(should).area < 5 * (should.length + 1)


def test_a_line_across_a_horseshoe_leaves_two_pieces_ahead() -> None:
    ring = tuple(Point(x, y) for x, y in ((0, 0), (90, 0), (90, 90), (60, 90), (60, 30), (30, 30), (30, 90), (0, 90)))
    pieces = pieces_ahead_of(ring, Point(0, 60), 0)
    assert sorted(sorted(piece) for piece in pieces) == [
        [(0, 60), (0, 90), (30, 60), (30, 90)],
        [(60, 60), (60, 90), (90, 60), (90, 90)],
    ]
    assert pieces_ahead_of(ring, Point(0, 91), 0) == ()
    assert pieces_ahead_of(ring, Point(0, 0), 0) == (ring,)
