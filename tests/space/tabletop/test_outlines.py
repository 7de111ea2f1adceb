"""Bases and terrain as outlines: rounding, symmetry, names of sides."""

from fractions import Fraction
from math import cos, pi, sin

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import Polygon

from maestre.space.tabletop import Base, Corner, Disc, Point, Pose, Side, Vector, ground, moved, placed, stand
from maestre.space.tabletop._plane import doubled_area, hull, inside, is_convex, is_simple, triangles
from maestre.space.tabletop.outlines import held
from tests.space.tabletop.oracle import WOOD, bases, facings, mirrored, points, poses, quarter, quarter_point, seen

INCH = 2_500  # Tercios


def test_the_four_centres_are_the_midpoints_of_the_sides() -> None:  # Tercios 1.04
    outline = stand(Pose(10 * INCH, 10 * INCH, 0), Base(48 * INCH // 10, 24 * INCH // 10))
    inches = [(Fraction(x, INCH), Fraction(y, INCH)) for x, y in outline.centres]
    front, right, rear, left = (
        (10, Fraction("11.2")),
        (Fraction("12.4"), 10),
        (10, Fraction("8.8")),
        (Fraction("7.6"), 10),
    )
    assert inches == [front, right, rear, left]


def test_a_company_is_3_2_by_1_6_inches() -> None:  # Tercios 1.02
    assert Base(8_000, 4_000) == Base(32 * INCH // 10, 16 * INCH // 10)


def test_a_side_runs_between_the_corners_that_bear_its_name() -> None:
    outline = stand(Pose(0, 0, 0), Base(200, 100))
    assert outline.corner(Corner.FRONT_LEFT) == (-100, 50)
    assert outline.corner(Corner.REAR_RIGHT) == (100, -50)
    assert outline.side(Side.FRONT) == ((100, 50), (-100, 50))
    assert outline.side(Side.RIGHT) == ((100, -50), (100, 50))
    assert outline.side(Side.REAR) == ((-100, -50), (100, -50))
    assert outline.side(Side.LEFT) == ((-100, 50), (-100, -50))


@given(poses, bases)
def test_corners_and_centres_are_rounded_to_the_nearest_unit(pose: Pose, base: Base) -> None:
    outline = stand(pose, base)
    angle = pose.facing * pi / 18_000
    fx, fy, rx, ry = sin(angle), cos(angle), cos(angle), -sin(angle)
    signs = ((1, -1), (-1, -1), (-1, 1), (1, 1))
    for (x, y), (ahead, right) in zip(outline.points, signs, strict=True):
        assert abs(x - pose.x - (fx * base.depth * ahead + rx * base.width * right) / 2) <= 0.5 + 1e-4
        assert abs(y - pose.y - (fy * base.depth * ahead + ry * base.width * right) / 2) <= 0.5 + 1e-4
    for (x, y), (ahead, right) in zip(outline.centres, ((1, 0), (0, 1), (-1, 0), (0, -1)), strict=True):
        assert abs(x - pose.x - (fx * base.depth * ahead + rx * base.width * right) / 2) <= 0.5 + 1e-4
        assert abs(y - pose.y - (fy * base.depth * ahead + ry * base.width * right) / 2) <= 0.5 + 1e-4


@given(poses, bases)
def test_a_base_is_its_own_mirror_image_about_its_centre_and_counter_clockwise(pose: Pose, base: Base) -> None:
    a, b, c, d = stand(pose, base).points
    assert (a.x + c.x, a.y + c.y) == (b.x + d.x, b.y + d.y) == (2 * pose.x, 2 * pose.y)
    assert abs(doubled_area((a, b, c, d)) - 2 * base.width * base.depth) <= 4 * (base.width + base.depth)


@given(poses, bases)
def test_bases_turn_and_mirror_with_the_table(pose: Pose, base: Base) -> None:
    outline = stand(pose, base)
    turned = stand(quarter(pose), base)
    assert turned.points == tuple(quarter_point(point) for point in outline.points)
    assert turned.centres == tuple(quarter_point(point) for point in outline.centres)
    reflected = stand(mirrored(pose), base)
    assert {(-x, y) for x, y in reflected.points} == set(outline.points)
    assert reflected.centre(Side.LEFT) == (-outline.centre(Side.RIGHT).x, outline.centre(Side.RIGHT).y)


@given(poses, bases, st.builds(Vector, st.integers(-9_999, 9_999), st.integers(-9_999, 9_999)))
def test_a_base_that_moves_without_turning_keeps_its_shape(pose: Pose, base: Base, by: Vector) -> None:
    there, shifted = stand(moved(pose, by), base), stand(pose, base).shifted(by)
    assert there.points == shifted.points
    assert there.centres == shifted.centres
    assert there.reach == shifted.reach


@given(poses, bases, facings, st.sampled_from([*Corner, *Side]))
def test_a_point_that_is_held_does_not_move(pose: Pose, base: Base, facing: int, at: Corner | Side) -> None:
    before, after = stand(pose, base), stand(held(pose, base, at, facing), base)
    if isinstance(at, Corner):
        assert before.corner(at) == after.corner(at)
        assert placed(base, at, before.corner(at), pose.facing) == pose
    else:
        assert before.centre(at) == after.centre(at)
        assert placed(base, at, before.centre(at), pose.facing) == pose


@given(poses, bases)
def test_no_point_lies_beyond_the_reach(pose: Pose, base: Base) -> None:
    outline = stand(pose, base)
    assert all((x - outline.x) ** 2 + (y - outline.y) ** 2 <= outline.reach**2 for x, y in outline.points)


def test_a_disc_reaches_its_radius() -> None:
    assert stand(Pose(5, 6, 0), Disc(1_250)).reach == 1_250


@given(points)
def test_inside_agrees_with_the_oracle_even_in_the_notch(point: Point) -> None:
    shape = seen(WOOD)
    where = inside(point, WOOD.points)
    assert (where >= 0) == shape.covers(shapely.Point(point))


@given(st.lists(points, min_size=3, max_size=9, unique=True))
def test_the_parts_of_a_piece_of_terrain_cover_it_exactly(corners: list[Point]) -> None:
    ring = tuple(corners)
    assert is_simple(ring) == Polygon(ring).is_valid
    if not is_simple(ring):
        with pytest.raises(ValueError, match="lay its corners in order"):
            ground(ring)
        return
    outline = ground(ring)
    assert outline.area() == abs(doubled_area(ring))
    assert sum(doubled_area(part) for part in triangles(outline.points)) == outline.area()
    assert all(is_convex(part) for part in outline.parts)


@given(st.lists(points, min_size=1, max_size=12))
def test_a_hull_is_convex_and_holds_every_point(corners: list[Point]) -> None:
    ring = hull(corners)
    if len(ring) > 2:
        assert is_convex(ring)
        assert all(inside(corner, ring) >= 0 for corner in corners)
    else:
        assert set(ring) <= set(corners)


def test_a_star_is_refused_and_either_order_of_corners_gives_the_same_ground() -> None:
    with pytest.raises(ValueError, match="cross or touch"):
        ground(((0, 0), (100, 100), (100, 0), (0, 100)))
    assert ground(((0, 0), (0, 9), (9, 9))).area() == ground(((9, 9), (0, 9), (0, 0))).area() == 81
