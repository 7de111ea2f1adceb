"""Bands across a table: they end on its edges, are as wide as they should be, and can be cut in two."""

from hypothesis import given
from hypothesis import strategies as st

from maestre.space.tabletop import HALF_TURN, TURN, Point, ahead_of, band, ground, holds, opposed, table

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
