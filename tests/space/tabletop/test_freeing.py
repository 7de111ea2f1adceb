"""The least shift out of several."""

from math import cos, hypot, pi, sin

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import MultiPoint, Polygon

from maestre.space.tabletop import (
    Around,
    Base,
    Disc,
    Outline,
    Pose,
    freed,
    parted,
    stand,
    stands,
    stuck,
    table,
)
from tests.space.tabletop.oracle import WOOD, bases, box, facings, named, poses, quarter

INCH = 2_540
FOOT = Base(12_000, 4_000)
close = st.builds(Pose, st.integers(20_000, 40_000), st.integers(20_000, 40_000), facings)
others = st.lists(st.builds(stand, close, bases), min_size=1, max_size=5)
gaps = st.sampled_from((0, INCH))


def least(outline: Outline, blocked: list[Outline], gap: int) -> float:
    """The least shift out of all, as Shapely sees it: out of the union of what each closes."""
    closed = []
    for other in blocked:
        for part in other.parts:
            corners = [(px - x, py - y) for px, py in part for x, y in outline.points]
            closed.append(MultiPoint(corners).convex_hull.buffer(gap, quad_segs=64))
    union = shapely.union_all(closed)
    here = shapely.Point(0, 0)
    return union.boundary.distance(here) if union.contains(here) else 0.0


@given(close, bases, others, gaps)
def test_a_base_is_freed_by_the_least_shift(pose: Pose, base: Base, blocked: list[Outline], gap: int) -> None:
    around = Around(shunned=named(*blocked), gap=gap) if gap else Around(solid=named(*blocked))
    found = freed(pose, base, around, 60_000)
    assert found is not None
    assert found.pose.facing == pose.facing
    assert stands(found.pose, base, around).legal
    gone = hypot(found.pose.x - pose.x, found.pose.y - pose.y)
    assert found.steps - 2 <= gone <= found.steps + 0.01
    exact = least(stand(pose, base), blocked, gap)
    assert gone <= exact + 8
    assert gone >= exact - 2


@given(close, bases, others, gaps)
def test_nobody_is_freed_by_more_than_the_most(pose: Pose, base: Base, blocked: list[Outline], gap: int) -> None:
    around = Around(shunned=named(*blocked), gap=gap)
    found = freed(pose, base, around, 60_000)
    assert found is not None
    again = freed(pose, base, around, found.steps)
    assert again is not None
    assert again.steps <= found.steps
    assert freed(pose, base, around, max(found.steps - 12, 0)) is None or not found.steps or found.steps <= 12


@given(close, bases, others, st.integers(0, 6_000))
def test_who_is_stuck_is_not_freed(pose: Pose, base: Base, blocked: list[Outline], most: int) -> None:
    here, solid = stand(pose, base), named(*blocked)
    deepest = max(least(here, [other], 0) for other in blocked)
    assert stuck(here, solid, most) or deepest <= most + 4
    assert not stuck(here, solid, most) or freed(pose, base, Around(solid=solid), most) is None


@given(close, bases, others)
def test_who_is_freed_stays_on_the_table(pose: Pose, base: Base, blocked: list[Outline]) -> None:
    around = Around(table=table(60_000, 45_000), solid=named(*blocked))
    found = freed(pose, base, around, 60_000)
    assert found is None or stands(found.pose, base, around).legal


@given(close, bases, st.lists(st.tuples(close, bases), max_size=4))
def test_shifts_turn_with_the_table(pose: Pose, base: Base, blocked: list[tuple[Pose, Base]]) -> None:
    here = Around(solid=named(*(stand(*one) for one in blocked)))
    there = Around(solid=named(*(stand(quarter(at), size) for at, size in blocked)))
    a, b = freed(pose, base, here, 60_000), freed(quarter(pose), base, there, 60_000)
    assert a is not None
    assert b is not None
    assert abs(a.steps - b.steps) <= 6


@given(poses, st.integers(500, 2_500), others, gaps)
def test_leaders_are_freed_as_discs(pose: Pose, radius: int, blocked: list[Outline], gap: int) -> None:
    around = Around(shunned=named(*blocked), gap=gap)
    found = freed(pose, Disc(radius), around, 90_000)
    assert found is not None
    assert stands(found.pose, Disc(radius), around).legal
    gone = hypot(found.pose.x - pose.x, found.pose.y - pose.y)
    spot = Outline(((pose.x, pose.y),), (((pose.x, pose.y),),), (), 0)  # type: ignore[arg-type]
    closed = shapely.union_all([Polygon(one.points).buffer(gap + radius, quad_segs=64) for one in blocked])
    here = shapely.Point(spot.x, spot.y)
    exact = closed.boundary.distance(here) if closed.contains(here) else 0.0
    assert exact - 2 <= gone <= exact + 8


def test_who_stands_free_is_not_shifted() -> None:
    found = freed(Pose(0, 0, 0), FOOT, Around(solid=named(box(60, 90, -20, 20))), 0)
    assert found is not None
    assert (found.steps, found.pose) == (0, Pose(0, 0, 0))


@pytest.mark.parametrize(("most", "shift"), [(2_031, None), (2_032, 2_032)])
def test_out_of_one_it_is_the_parting(most: int, shift: int | None) -> None:  # Aguila 8.30
    pose, charger = Pose(0, 4_000 + INCH // 5, 0), stand(Pose(0, 0, 0), FOOT)
    found = freed(pose, FOOT, Around(shunned=named(charger), gap=INCH), most)
    assert (found and found.steps) == shift
    assert found is None or found.pose == parted(pose, FOOT, charger, INCH).pose


def test_between_two_the_way_out_is_past_both() -> None:
    # A lane 110 mm wide: the base, 120 mm wide, does not fit between the two and goes out in front.
    walls = named(box(-200, -55, -100, 100), box(55, 200, -100, 100))
    found = freed(Pose(0, 7_000, 0), FOOT, Around(solid=walls), 6_000)
    assert found is not None
    assert (found.pose, found.heading) == (Pose(0, 12_000, 0), 0)
    assert freed(Pose(0, 7_000, 0), FOOT, Around(solid=walls), 4_999) is None


def test_out_of_a_wood_with_a_notch() -> None:
    found = freed(Pose(36_000, 31_000, 0), Base(1_000, 1_000), Around(solid=named(WOOD)), 20_000)
    assert found is not None
    assert stands(found.pose, Base(1_000, 1_000), Around(solid=named(WOOD))).legal


def test_at_the_edge_it_goes_along_it() -> None:
    around = Around(table=table(60_000, 60_000), solid=named(box(0, 300, 30, 100)))
    found = freed(Pose(20_000, 2_000, 0), FOOT, around, 60_000)
    assert found is not None
    assert stands(found.pose, FOOT, around).legal
    assert found.pose.x - 6_000 >= 30_000 or found.pose.y >= 12_000


@pytest.mark.parametrize("facing", range(0, 36_000, 3_700))
def test_a_ring_of_neighbours_is_left_where_it_is_thinnest(facing: int) -> None:
    ring = [
        stand(Pose(int(9_000 * sin(pi * k / 4)), int(9_000 * cos(pi * k / 4)), 4_500 * k), Base(9_000, 3_000))
        for k in range(8)
    ]
    pose = Pose(0, 0, facing)
    found = freed(pose, FOOT, Around(solid=named(*ring)), 60_000)
    assert found is not None
    assert abs(hypot(*found.pose[:2]) - least(stand(pose, FOOT), ring, 0)) <= 8
