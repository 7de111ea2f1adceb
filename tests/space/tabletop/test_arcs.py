"""Arcs: which side faces, what lies ahead, which share of a base is in."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import Polygon

from maestre.space.tabletop import (
    Area,
    Base,
    Outline,
    Point,
    Pose,
    Side,
    Spread,
    Vector,
    approach,
    arc,
    front_half,
    holds,
    moved,
    point_distance,
    share_in,
    share_of,
    side_facing,
    stand,
    step,
)
from maestre.space.tabletop.arcs import _shared
from tests.space.tabletop.oracle import (
    WOOD,
    bases,
    box,
    mirrored,
    outlines,
    points,
    poses,
    quarter,
    quarter_point,
    seen,
    sides,
)

offsets = st.builds(Vector, st.integers(-12_000, 12_000), st.integers(-12_000, 12_000))
HERE = Pose(0, 0, 0)
BATTALION = Base(12_000, 8_000)


@given(poses, bases, offsets)
def test_every_point_outside_a_base_lies_in_the_arc_of_the_side_that_faces_it(
    pose: Pose, base: Base, by: Vector
) -> None:
    point = Point(pose.x + by.x, pose.y + by.y)
    if holds(stand(pose, base), point):
        return
    side = side_facing(pose, base, point)
    assert arc(pose, base, side, Spread.CORNERS).holds(point, slack=1)
    if not point_distance(point, stand(pose, base)).within(1):
        assert arc(pose, base, side, Spread.CORNERS).holds(point)
    others = [other for other in Side if arc(pose, base, other, Spread.CORNERS).holds(point, edge=False)]
    assert others in ([], [side])


@given(poses, bases, points)
def test_arcs_turn_and_mirror_with_the_table(pose: Pose, base: Base, point: Point) -> None:
    side = side_facing(pose, base, point)
    assert side_facing(quarter(pose), base, quarter_point(point)) == side
    swap = {Side.LEFT: Side.RIGHT, Side.RIGHT: Side.LEFT}
    across = side_facing(mirrored(pose), base, Point(-point.x, point.y))
    assert across == swap.get(side, side) or holds(stand(pose, base), point)


@given(poses, bases, outlines, sides)
def test_shares_in_an_arc_agree_with_the_oracle(pose: Pose, base: Base, target: Outline, side: Side) -> None:
    far = box(-900_000, 900_000, -900_000, 900_000, 1)
    for spread in Spread:
        looked = arc(pose, base, side, spread)
        (shown,) = looked.proof(far)
        assert isinstance(shown, Area)
        share = share_in(target, looked)
        assert float(share.part) == pytest.approx(
            seen(target).intersection(Polygon(shown.points)).area / seen(target).area, abs=1e-3
        )
        assert looked.meets(target) == (share.part > 0)


@given(outlines, outlines)
def test_shares_under_another_base_and_in_a_wood_agree_with_the_oracle(a: Outline, b: Outline) -> None:
    for other in (b, WOOD):
        exact = seen(a).intersection(seen(other)).area / seen(a).area
        assert float(share_of(a, other).part) == pytest.approx(exact, abs=1e-9)


@pytest.mark.parametrize(
    ("x", "y", "side"),
    [
        (10_000, 9_000, Side.FRONT),
        (10_000, 6_000, Side.RIGHT),
        (-10_000, 6_000, Side.LEFT),
        (0, -30_000, Side.REAR),
        (0, -4_001, Side.REAR),  # just behind a base that is wider than deep
        (0, -4_000, Side.REAR),
        (0, 4_000, Side.FRONT),
        (6_001, -3_000, Side.RIGHT),
        (10_000, 8_000, Side.FRONT),
        (10_000, 7_999, Side.RIGHT),
        (10_000, -8_000, Side.RIGHT),
        (10_000, -8_001, Side.REAR),
    ],
)
def test_the_arcs_of_the_four_sides_meet_at_45_degrees(x: int, y: int, side: Side) -> None:  # Aguila 1.12, 8.26
    assert side_facing(HERE, BATTALION, Point(x, y)) is side


def test_close_order_foot_sees_a_strip_and_cavalry_the_front_arc() -> None:  # Aguila 1.13, 1.14, 11.02
    target = box(70, 190, 200, 240)
    foot = Base(12_000, 4_000)
    assert not arc(HERE, foot, Side.FRONT, Spread.STRIP).meets(target)
    assert arc(HERE, foot, Side.FRONT, Spread.CORNERS).meets(target)


@pytest.mark.parametrize(("part", "full"), [(Fraction(1, 10), False), (Fraction(2, 5), False), (Fraction(1, 2), True)])
def test_a_target_half_in_the_strip_is_shot_at_in_full(part: Fraction, full: bool) -> None:
    # Aguila 7.04, 7.05: the strip ends at x = 60; 12, 48 and 60 of 120 mm are in
    target = box(60 - int(120 * part), 180 - int(120 * part), 200, 240)
    share = share_in(target, arc(HERE, Base(12_000, 4_000), Side.FRONT, Spread.STRIP))
    assert share.part == part
    assert share.at_least(1, 2) == full


def test_a_target_wholly_in_the_flank_arc_is_not_before_the_front() -> None:  # Aguila 8.05
    assert not arc(HERE, BATTALION, Side.FRONT, Spread.CORNERS).meets(box(200, 320, -20, 20))
    assert arc(HERE, BATTALION, Side.RIGHT, Spread.CORNERS).meets(box(200, 320, -20, 20))


@pytest.mark.parametrize(("y", "inside"), [(250, True), (0, True), (-250, False)])
def test_the_fire_arc_is_all_that_lies_before_the_front_and_its_line_belongs_to_it(y: int, inside: bool) -> None:
    # Tercios 4.02, 5.10 with the front centre on 0, 0: (5, 0.1) and (5, 0) in, (5, -0.1) not; so 2.43 never flanks
    front = arc(Pose(0, -3_000, 0), Base(12_000, 6_000), Side.FRONT, Spread.HALF)
    assert front.holds(Point(12_500, y)) == inside
    assert not front.holds(Point(12_500, 0), edge=False)


def test_from_a_lateral_centre_the_arc_opens_outward_of_that_side() -> None:  # Tercios 6.50
    right = arc(HERE, Base(8_000, 4_000), Side.RIGHT, Spread.HALF)
    assert right.holds(Point(4_000 + 7_500, 0))
    assert not right.holds(Point(3_999, 0))


@given(poses, bases, sides)
def test_the_centre_of_a_side_is_on_the_border_of_its_arcs_but_for_rounding(pose: Pose, base: Base, side: Side) -> None:
    centre = stand(pose, base).centre(side)
    for spread in Spread:
        assert arc(pose, base, side, spread).holds(centre, slack=1)
        assert not arc(pose, base, side, spread).holds(centre, slack=-1)


@given(poses, bases, st.integers(1, 20_000), points)
def test_who_is_passed_is_never_behind_the_front_of_who_passes(
    pose: Pose, base: Base, length: int, other: Point
) -> None:
    # Tercios 2.43: halted at the point nearest to the interceptor, the mover has it on its front line or ahead
    front = stand(pose, base).centre(Side.FRONT)
    steps, _ = approach(front, pose.facing, length, other)
    if steps:
        halted = moved(pose, step(pose.facing, steps))
        assert arc(halted, base, Side.FRONT, Spread.HALF).holds(other, slack=2)


@given(poses, bases)
def test_what_lies_before_a_front_is_half_of_the_table(pose: Pose, base: Base) -> None:
    assert arc(pose, base, Side.FRONT, Spread.HALF).planes == (front_half(pose, base),)


@given(outlines, poses, bases, st.sampled_from(Spread))
def test_who_lies_wholly_in_an_arc_is_not_cut(outline: Outline, pose: Pose, base: Base, spread: Spread) -> None:
    ahead = arc(pose, base, Side.FRONT, spread)
    assert share_in(outline, ahead) == _shared(outline, (ahead.planes,))
