"""Rides, scenery and deployment on a measured table, whatever the game."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maestre.miniatures.arraying import Floor, abreast, outward, places
from maestre.miniatures.forms import BENDS, Form, Piece, blob, box, corner, laid, run_off, turned
from maestre.miniatures.invariants import outside, overlaps, whole
from maestre.miniatures.placing import crowding, spots, touches
from maestre.miniatures.rides import doors, places_about, ride_length
from maestre.space import tabletop
from maestre.space.tabletop import Base, Obstacle, Outline, Point, Pose

INCH = 2540
SIZE = (72 * INCH, 48 * INCH)
TABLE = tabletop.table(*SIZE)


def area(left: int, low: int, wide: int, high: int) -> Outline:
    """A rectangle, in inches."""
    ring = ((left, low), (left + wide, low), (left + wide, low + high), (left, low + high))
    return tabletop.ground(tuple((x * INCH, y * INCH) for x, y in ring))


# ---------------------------------------------------------------------------------------------------------------- rides


def test_a_ride_is_as_long_as_its_way_around_what_is_closed() -> None:
    start, end, wall = Point(0, 0), Point(10 * INCH, 0), area(4, -3, 2, 6)
    straight, round_it = ride_length([start], [end], [], 20 * INCH), ride_length([start], [end], [wall], 20 * INCH)
    assert straight is not None
    assert round_it is not None
    assert straight.length == 10 * INCH
    assert round_it.length == 2 * 5 * INCH + 2 * INCH
    assert ride_length([start], [end], [wall], round_it.length) is not None
    assert ride_length([start], [end], [wall], round_it.length - 1) is None


def test_what_holds_the_start_bars_nobody() -> None:
    assert ride_length([Point(0, 0)], [Point(9 * INCH, 0)], [area(-1, -1, 2, 2)], 9 * INCH) is not None


def test_doors_are_the_nearest_point_and_the_corners() -> None:
    found = doors(area(0, 0, 4, 2), Point(3 * INCH, 5 * INCH))
    assert found[0] == Point(3 * INCH, 2 * INCH)
    assert sorted(found[1:]) == [Point(x * INCH, y * INCH) for x, y in [(0, 0), (0, 2), (4, 0), (4, 2)]]
    assert doors(area(0, 0, 4, 2), area(6, 0, 1, 1))[0].x == 4 * INCH


def test_places_about_somebody_are_within_his_reach_on_all_sides() -> None:
    hub = Point(10 * INCH, 10 * INCH)
    found = places_about(hub, 8 * INCH)
    far = [tabletop.point_distance(point, tabletop.stand(Pose(*hub, 0), tabletop.Disc(0))) for point in found]
    assert all(one.within(8 * INCH) for one in far)
    assert {(x > hub.x, y > hub.y) for x, y in found} == {(a, b) for a in (True, False) for b in (True, False)}
    beyond = places_about(hub, 8 * INCH, 3 * INCH)
    assert min(abs(x - hub.x) + abs(y - hub.y) for x, y in beyond) > 4 * INCH


# -------------------------------------------------------------------------------------------------------------- scenery


@pytest.mark.parametrize(("length", "width"), [(6, None), (12, 9)])
def test_an_irregular_area_stays_within_its_size(length: int, width: int | None) -> None:
    ring = blob(length * INCH, None if width is None else width * INCH)
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    assert max(ys) - min(ys) <= (width or length) * INCH
    assert max(xs) - min(xs) <= length * INCH
    assert tabletop.ground(ring).area() * 10 >= 2 * 6 * length * (width or length) * INCH * INCH


def test_shapes_lie_about_their_spot() -> None:
    assert set(box(4, 2)) == {Point(-2, 1), Point(-2, -1), Point(2, -1), Point(2, 1)}
    assert max(corner(10 * INCH, INCH)) == Point(5 * INCH, -4 * INCH)
    assert tabletop.ground(corner(10 * INCH, INCH)).area() == 2 * 19 * INCH * INCH
    east = turned(box(4, 2), Pose(100, 100, tabletop.QUARTER_TURN))
    assert set(east) == {Point(101, 102), Point(99, 102), Point(99, 98), Point(101, 98)}


def test_a_form_lies_with_all_its_parts_or_not_at_all() -> None:
    village = Form("village", box(8 * INCH, 8 * INCH), parts=(Piece("house", box(INCH, INCH, 2 * INCH, 0)),))
    found = laid(TABLE, village, Pose(10 * INCH, 10 * INCH, 0))
    assert found is not None
    assert [one.element for one in found] == ["village", "house"]
    assert max(found[1].ring).x == 12 * INCH + INCH // 2
    assert laid(TABLE, village, Pose(4 * INCH, 10 * INCH, 0)) is not None
    assert laid(TABLE, village, Pose(4 * INCH - 1, 10 * INCH, 0)) is None


def test_what_runs_leaves_by_the_edges_that_it_reaches() -> None:
    river, middle = Form("river", width=4 * INCH), Pose(36 * INCH, 24 * INCH, tabletop.QUARTER_TURN)
    found = laid(TABLE, river, middle)
    assert found is not None
    assert run_off(TABLE, found[0].ring) == (tabletop.QUARTER_TURN, 3 * tabletop.QUARTER_TURN)
    lane = laid(TABLE, Form("road", width=2 * INCH, bend=None), middle)
    assert lane is not None
    assert run_off(TABLE, lane[0].ring) == (tabletop.QUARTER_TURN,)
    bent = laid(TABLE, Form("road", width=2 * INCH, bend=BENDS["left"]), middle)
    assert bent is not None
    assert len(run_off(TABLE, bent[0].ring)) == 2
    assert laid(TABLE, river, Pose(-1, 0, 0)) is None


def test_spots_are_all_of_a_grid_and_chance_only_shuffles_it() -> None:
    grid = list(spots(SIZE, 4 * INCH))
    assert grid[0] == Pose(36 * INCH, 24 * INCH, 0)
    assert len(grid) == 17 * 11
    drawn = list(spots(SIZE, 4 * INCH, Random(1)))
    assert sorted(drawn[-len(grid) :]) == sorted(grid)
    assert len({pose.facing for pose in drawn[: -len(grid)]}) > 1


def test_a_gap_is_kept_from_all_unless_one_of_its_kind_is_touched() -> None:
    wood, hill = Obstacle("wood", area(0, 0, 4, 4)), Obstacle("hill", area(10, 0, 4, 4))
    assert crowding(area(20, 0, 4, 4), [wood, hill], 6 * INCH) is None
    assert crowding(area(20, 0, 4, 4), [wood, hill], 6 * INCH + 1) == "hill"
    beside = area(4, 0, 3, 4)
    assert touches(beside, wood.outline, 0)
    assert crowding(beside, [wood, hill], 4 * INCH) == "wood"
    assert crowding(beside, [wood, hill], 4 * INCH, [wood.outline]) is None
    assert crowding(area(3, 0, 3, 4), [wood, hill], 4 * INCH, [wood.outline]) == "wood"


# ------------------------------------------------------------------------------------------------------------ deploying

STRIP = area(12, 0, 48, 12)
BASES = (Base(60 * 100, 40 * 100), Base(50 * 100, 50 * 100), Base(61 * 100 + 1, 80 * 100))


def test_numbers_go_outward_by_turns() -> None:
    assert list(outward(10, 4, 2)) == [10, 12, 8, 14, 6]


@pytest.mark.parametrize(
    ("facing", "first"), [(0, (36, 11)), (tabletop.HALF_TURN, (36, 1)), (tabletop.QUARTER_TURN, (59, 6))]
)
def test_the_foremost_place_in_the_middle_comes_first(facing: int, first: tuple[int, int]) -> None:
    found = next(places(STRIP, 2 * INCH, facing, Point(36 * INCH, 6 * INCH), 10 * INCH, INCH))
    assert found == Pose(first[0] * INCH, first[1] * INCH, facing)


def test_a_floor_keeps_its_gap_and_its_zone() -> None:
    house = Obstacle("house", area(30, 4, 4, 4))
    floor = Floor(STRIP, (house,), INCH)
    assert floor.taken("B1", area(35, 4, 2, 2)) is None
    assert floor.taken("B1", area(34, 4, 2, 2)) == "house"
    assert floor.taken("house", area(34, 4, 2, 2)) is None
    assert not floor.lets("B1", area(35, 11, 2, 2))
    assert Floor(STRIP, (house,)).lets("B1", area(34, 4, 2, 2))


@given(
    st.integers(0, tabletop.TURN - 1),
    st.sampled_from((0, INCH)),
    st.lists(st.sampled_from(BASES), min_size=1, max_size=5),
)
def test_bases_abreast_stand_in_line_and_apart(facing: int, gap: int, bases: list[Base]) -> None:
    floor = Floor(area(12, 12, 30, 30), (Obstacle("house", area(26, 26, 2, 2)),), gap)
    found = abreast(floor, bases, facing, gap, Point(27 * INCH, 27 * INCH), 2 * INCH)
    assert found is not None
    edges = [tabletop.stand(pose, base) for pose, base in zip(found, bases, strict=True)]
    assert all(floor.lets("", edge) for edge in edges)
    for left, right in pairwise(edges):
        assert not tabletop.overlap(left, right)
        assert tabletop.distance(left, right).within(gap + 6)
        assert not tabletop.nearer_than(left, right, gap - 3)
    assert {pose.facing for pose in found} == {facing}


def test_bases_abreast_go_round_what_is_solid_or_find_no_room() -> None:
    wide, floor = [Base(4 * INCH, 2 * INCH)] * 3, Floor(area(12, 0, 30, 4), ())
    middle = Point(27 * INCH, 0)
    assert abreast(floor, wide, 0, INCH, middle, INCH) == tuple(Pose(x * INCH, 3 * INCH, 0) for x in (22, 27, 32))
    blocked = floor._replace(solid=(Obstacle("house", area(20, 2, 14, 2)),))
    assert abreast(blocked, wide, 0, INCH, middle, INCH) == tuple(Pose(x * INCH, INCH, 0) for x in (22, 27, 32))
    assert abreast(floor, wide * 3, 0, INCH, middle, INCH) is None


# ---------------------------------------------------------------------------------------------------------- invariants


def test_whole_numbers_are_neither_truths_nor_floats() -> None:
    assert whole(Pose(1, 2, 3))
    assert not whole(Pose(1, 2, True))
    assert not whole(Point(1, 2.0))  # type: ignore[arg-type]


@pytest.mark.parametrize(("apart", "pairs"), [(1000, []), (997, []), (996, [("C", "B")])])
def test_bases_overlap_by_more_than_rounding(apart: int, pairs: list[tuple[str, str]]) -> None:
    base = Base(1000, 500)
    standing = {"A": (Pose(9000, 0, 0), base), "B": (Pose(0, 0, 0), base), "C": (Pose(apart, 0, 0), base)}
    assert overlaps(standing, 3) == pairs


def test_who_has_left_the_table_is_named() -> None:
    assert outside(TABLE, {"in": area(0, 0, 2, 2), "out": area(71, 0, 2, 2)}) == ["out"]
