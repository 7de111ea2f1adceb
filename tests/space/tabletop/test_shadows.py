"""What screens hide from a point and from a zone."""

from fractions import Fraction
from random import Random

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from shapely.affinity import scale
from shapely.geometry import LineString

from maestre.space.tabletop import (
    Base,
    Outline,
    Point,
    Pose,
    enters,
    ground,
    holds,
    point_distance,
    share_behind,
    shows,
    stand,
)
from tests.space.tabletop.oracle import WOOD, box, outlines, points, poses, quarter, quarter_point, seen

FOOT = Base(12_000, 4_000)
HERE = stand(Pose(0, 0, 0), FOOT)
screens = st.lists(st.one_of(outlines, st.just(WOOD)), max_size=4)


def shadow(eye: Point, screen: Outline) -> shapely.Geometry:
    """All that lies in or behind a screen, as Shapely sees it."""
    cast = []
    for part in screen.parts:
        near = shapely.Polygon(part)
        far = scale(near, 1_000, 1_000, origin=(eye.x, eye.y))
        cast.append(near.union(far).convex_hull)
    return shapely.union_all(cast)


@given(points, outlines, screens)
def test_what_lies_behind_screens_is_their_shadow(eye: Point, outline: Outline, between: list[Outline]) -> None:
    between = [one for one in between if not holds(one, eye)]
    found = share_behind(eye, outline, between)
    cast = shapely.union_all([shadow(eye, one) for one in between])
    assert float(found.part) == pytest.approx(seen(outline).intersection(cast).area / seen(outline).area, abs=1e-6)
    assert 0 <= found.part <= 1
    drawn = [shapely.Polygon([(x / w, y / w) for x, y, w in piece]) for piece in found.pieces]
    assert sum(one.area for one in drawn) == pytest.approx(float(found.part) * seen(outline).area, abs=1)


@given(points, outlines, screens, st.integers(0, 2**32))
def test_a_point_is_hidden_if_the_line_to_it_enters_a_screen(
    eye: Point, outline: Outline, between: list[Outline], seed: int
) -> None:
    between = [one for one in between if not holds(one, eye)]
    found = share_behind(eye, outline, between)
    pieces = [shapely.Polygon([(x / w, y / w) for x, y, w in piece]) for piece in found.pieces]
    random = Random(seed)
    for _ in range(20):
        spot = Point(outline.x + random.randrange(-6_000, 6_000), outline.y + random.randrange(-6_000, 6_000))
        there = shapely.Point(spot)
        if not seen(outline).contains(there):
            continue
        hidden = any(enters(eye, spot, one) for one in between)
        if hidden != any(piece.contains(there) for piece in pieces):
            assert min((piece.exterior.distance(there) for piece in pieces), default=0.0) < 1


@given(points, poses, st.lists(poses, max_size=3))
def test_shares_turn_with_the_table_and_more_screens_hide_no_less(eye: Point, at: Pose, between: list[Pose]) -> None:
    here = share_behind(eye, stand(at, FOOT), [stand(one, FOOT) for one in between])
    there = share_behind(quarter_point(eye), stand(quarter(at), FOOT), [stand(quarter(one), FOOT) for one in between])
    assert here.part == there.part
    assert share_behind(eye, stand(at, FOOT), [stand(one, FOOT) for one in between[:1]]).part <= here.part


@pytest.mark.parametrize(("right", "part", "half"), [(0, 1, True), (-6_000, 0, False), (-3_000, 0, False)])
def test_half_of_a_target_behind_a_hedge_is_in_cover(right: int, part: int, half: bool) -> None:  # Aguila 7.19
    eye = Point(0, -1_000_000)  # so far away that its lines are as good as parallel
    hedge = box(-20_000, right, -5_000, -4_000, 1)
    found = share_behind(eye, HERE, [hedge])
    assert found.at_least(1, 2) == half
    assert found.part >= Fraction(part, 2)


def test_shares_at_the_threshold_and_either_side_of_it() -> None:  # Aguila 7.19
    eye = Point(0, -20_000)
    for right, half in ((1, True), (0, True), (-1, False)):
        assert share_behind(eye, HERE, [box(-20_000, right, -5_000, -4_000, 1)]).at_least(1, 2) == half


def test_who_stands_in_the_screen_is_behind_it_and_who_stands_before_it_is_not() -> None:
    eye = Point(0, -20_000)
    assert share_behind(eye, HERE, [box(-200, 200, -100, 100)]).part == 1
    assert share_behind(eye, HERE, [box(-200, 200, 20, 100)]).part == 0
    assert share_behind(eye, HERE, [box(-200, 200, 0, 100)]).part == Fraction(1, 2)
    twice = share_behind(eye, HERE, [box(-200, 200, 0, 100), box(-200, 200, 0, 90)])
    assert twice.part == Fraction(1, 2)
    assert [mark.kind for mark in twice.proof()] == ["share"]


ZONE = box(0, 600, 0, 100)
far = st.builds(Pose, st.integers(5_000, 55_000), st.integers(30_000, 58_000), st.integers(0, 35_999))
middle = st.lists(
    st.builds(
        stand,
        st.builds(Pose, st.integers(0, 60_000), st.integers(12_000, 40_000), st.integers(0, 35_999)),
        st.sampled_from((FOOT, Base(30_000, 2_000), Base(20_000, 8_000))),
    ),
    max_size=5,
)


@given(far, middle, st.integers(0, 2**32))
def test_a_free_line_is_found_if_there_is_one(at: Pose, between: list[Outline], seed: int) -> None:
    outline = stand(at, FOOT)
    line = shows(ZONE, outline, between)
    if line is not None:
        assert point_distance(line.start, ZONE).within(1)
        assert point_distance(line.end, outline).within(1)
        assert not any(enters(line.start, line.end, one) for one in between)
        return
    random = Random(seed)
    for _ in range(60):
        start = Point(random.randrange(60_001), random.randrange(10_001))
        end = Point(outline.x + random.randrange(-6_000, 6_000), outline.y + random.randrange(-6_000, 6_000))
        if holds(outline, end):
            way = LineString((start, end))
            assert any(way.distance(seen(one).buffer(-1)) < 1 for one in between)


@pytest.mark.parametrize(("end", "hidden"), [(1_600, True), (443, True), (442, False), (0, False)])
def test_a_spot_behind_a_long_wall_is_hidden_until_it_shows_past_its_end(end: int, hidden: bool) -> None:
    # Aguila 13.06: from the corner of the zone at 600, 100 the line to the far corner at 360, 420 passes 442.5, 310
    spot = stand(Pose(30_000, 40_000, 0), FOOT)
    assert shows(ZONE, spot, []) is not None
    line = shows(ZONE, spot, [box(-1_000, end, 300, 310)])
    assert (line is None) == hidden
    assert line is None or line.kind == "sight"


@pytest.mark.parametrize(("gap", "seen_through"), [(0, False), (100, True)])
def test_nothing_shows_through_two_walls_that_touch(gap: int, seen_through: bool) -> None:
    spot = stand(Pose(30_000, 40_000, 0), FOOT)
    walls = [box(-100_000, 30_000, 30_000, 31_000, 1), box(30_000 + gap, 160_000, 30_000, 31_000, 1)]
    assert (shows(ZONE, spot, walls) is not None) == seen_through


def test_who_stands_in_the_zone_shows() -> None:
    assert shows(ZONE, stand(Pose(30_000, 10_000, 0), FOOT), [box(0, 600, 105, 110)]) is not None


def test_a_wood_with_a_notch_hides_as_its_parts_do() -> None:
    spot = stand(Pose(30_000, 50_000, 0), Base(1_000, 1_000))
    assert shows(box(250, 320, 0, 10), spot, [WOOD]) is None
    assert shows(box(0, 10, 0, 10), spot, [ground(((20_000, 20_000), (30_000, 20_000), (25_000, 25_000)))]) is not None
