"""Distances and overlap beside the oracle, and the worked examples of both books."""

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from maestre.space.tabletop import (
    Anchor,
    Base,
    Disc,
    Obstacle,
    Outline,
    Point,
    Pose,
    Ruler,
    Side,
    Vector,
    distance,
    distance_to_edge,
    holds,
    measured,
    nearby,
    nearer_than,
    overlap,
    point_distance,
    spacing,
    stand,
    within,
)
from tests.space.tabletop.oracle import WOOD, bases, box, length, outlines, points, poses, quarter, seen

TERCIOS = Ruler(inch=2_500, anchor=Anchor.CENTRES, gap=2_500)
AGUILA = Ruler(inch=2_540, anchor=Anchor.EDGE, gap=2_540)
round_ones = st.builds(stand, poses, st.builds(Disc, st.integers(500, 2_500)))
FINE = 1e-5  # what floats of the oracle may err, in units


@given(outlines, outlines)
def test_the_distance_of_two_bases_is_that_of_the_oracle(a: Outline, b: Outline) -> None:
    assert length(distance(a, b)) == pytest.approx(seen(a).distance(seen(b)), abs=FINE)
    assert distance(a, b).shown() == int(length(distance(b, a)) + FINE)


@given(outlines)
def test_the_distance_to_a_wood_with_a_notch_is_that_of_the_oracle(a: Outline) -> None:
    assert length(distance(a, WOOD)) == pytest.approx(seen(a).distance(seen(WOOD)), abs=FINE)
    assert length(distance_to_edge(a, WOOD)) == pytest.approx(seen(a).distance(seen(WOOD).exterior), abs=FINE)


@given(outlines, outlines)
def test_bases_overlap_when_they_share_some_area(a: Outline, b: Outline) -> None:
    shared = seen(a).intersection(seen(b)).area
    assert overlap(a, b) == overlap(b, a) == (shared > 1e-3)


@given(outlines)
def test_a_base_overlaps_a_wood_when_they_share_some_area(a: Outline) -> None:
    assert overlap(a, WOOD) == overlap(WOOD, a) == (seen(a).intersection(seen(WOOD)).area > 1e-3)


@given(points, outlines)
def test_the_distance_of_a_point_is_that_of_the_oracle(point: Point, outline: Outline) -> None:
    exact = seen(outline).distance(shapely.Point(point))
    assert length(point_distance(point, outline)) == pytest.approx(exact, abs=FINE)
    assert holds(outline, point) == seen(outline).covers(shapely.Point(point))


@given(outlines | round_ones, outlines | round_ones, st.integers(0, 30_000))
def test_to_be_nearer_than_a_length_is_to_have_a_lesser_distance(a: Outline, b: Outline, limit: int) -> None:
    gap = distance(a, b)
    for most in (limit, gap.shown(), gap.shown() + 1):
        assert nearer_than(a, b, most) == (overlap(a, b) or gap.under(most))


@given(outlines, outlines)
def test_a_distance_is_shown_rounded_down(a: Outline, b: Outline) -> None:
    gap = distance(a, b)
    assert gap.within(gap.shown() + 1)
    assert not gap.under(gap.shown())


@given(outlines | round_ones, outlines | round_ones, st.integers(-10, 60_000))
def test_to_be_within_a_length_is_to_have_a_distance_of_at_most_that(a: Outline, b: Outline, limit: int) -> None:
    gap = distance(a, b)
    for most in (limit, gap.shown() - 1, gap.shown(), gap.shown() + 1):
        assert within(a, b, most) == within(b, a, most) == gap.within(most)
        assert within(a, WOOD, most) == distance(a, WOOD).within(most)


@pytest.mark.parametrize("away", [Pose(1_500, 0, 0), Pose(-1_500, 0, 0), Pose(0, 1_500, 0), Pose(0, -1_500, 0)])
def test_who_stands_just_a_length_away_is_within_it(away: Pose) -> None:
    here, there = stand(Pose(0, 0, 0), Base(1_000, 1_000)), stand(away, Base(1_000, 1_000))
    assert within(here, there, 500)
    assert not within(here, there, 499)


@given(poses, bases, poses, st.integers(500, 2_500))
def test_a_disc_is_as_near_as_its_centre_less_its_radius(pose: Pose, base: Base, at: Pose, radius: int) -> None:
    disc, outline = stand(at, Disc(radius)), stand(pose, base)
    bare = point_distance(Point(at.x, at.y), outline)
    assert distance(disc, outline).within(5_000) == bare.within(5_000 + radius)
    assert overlap(disc, outline) == bare.under(radius)


@given(poses, bases, poses, bases)
def test_distances_do_not_change_when_the_table_is_turned(a: Pose, x: Base, b: Pose, y: Base) -> None:
    here, turned = distance(stand(a, x), stand(b, y)), distance(stand(quarter(a), x), stand(quarter(b), y))
    assert here.square * turned.over == turned.square * here.over


def test_bases_that_touch_do_not_overlap() -> None:
    a, b = box(0, 120, 0, 60), box(120, 240, 0, 60)
    assert not overlap(a, b)
    assert distance(a, b).within(0)
    assert overlap(a, b.shifted(Vector(-1, 0)))


def test_an_inch_that_is_not_whole_is_refused() -> None:
    assert AGUILA.inches(3, 2) == 3_810
    with pytest.raises(ValueError, match="not whole"):
        AGUILA.inches(1, 3)


@pytest.mark.parametrize(("tenths", "reached"), [(115, True), (116, False)])
def test_tercios_measures_to_the_nearest_centre_not_to_the_corner(tenths: int, reached: bool) -> None:  # Tercios 1.05
    enemy = stand(Pose(0, 0, 0), Base(12_000, 6_000))
    shooter = Point(0, enemy.centre(Side.FRONT).y + TERCIOS.inches(tenths, 10))
    assert measured(TERCIOS, shooter, enemy).within(TERCIOS.inches(115, 10)) == reached
    beside = Point(enemy.points[3].x, enemy.points[3].y + TERCIOS.inches(10))
    assert measured(AGUILA, beside, enemy).within(TERCIOS.inches(10))
    assert not measured(TERCIOS, beside, enemy).within(TERCIOS.inches(10))


@pytest.mark.parametrize(("tenths", "legal"), [(9, False), (10, True)])
def test_exactly_one_inch_from_an_enemy_centre_is_legal(tenths: int, legal: bool) -> None:  # Tercios 1.06
    mover = stand(Pose(0, 0, 0), Base(12_000, 6_000))
    centre = Point(0, mover.centre(Side.FRONT).y + TERCIOS.inches(tenths, 10))
    assert point_distance(centre, mover).under(TERCIOS.gap) != legal


@pytest.mark.parametrize(("tenths", "legal"), [(120, True), (121, False)])
def test_range_is_inclusive(tenths: int, legal: bool) -> None:  # Tercios 4.09
    target = stand(Pose(0, TERCIOS.inches(tenths, 10) + 3_000, 18_000), Base(12_000, 6_000))
    assert measured(TERCIOS, Point(0, 0), target).within(TERCIOS.inches(12)) == legal


@pytest.mark.parametrize(("tenths", "commanded"), [(60, True), (61, False)])
def test_command_runs_from_the_edge_of_a_leader_to_the_edge_of_a_unit(tenths: int, commanded: bool) -> None:
    # Tercios 7.05, 7.12: a disc of 25 mm, 6 inches edge to edge
    unit = stand(Pose(0, 0, 0), Base(8_000, 4_000))
    leader = stand(Pose(0, 2_000 + TERCIOS.inches(tenths, 10) + 1_250, 0), Disc(1_250))
    assert distance(leader, unit).within(TERCIOS.inches(6)) == commanded


@pytest.mark.parametrize(("tenths", "commanded"), [(59, True), (60, False)])
def test_command_from_a_host_is_strictly_less_than_6_inches(tenths: int, commanded: bool) -> None:  # Tercios 7.16
    unit = stand(Pose(0, 0, 0), Base(8_000, 4_000))
    assert point_distance(Point(0, 2_000 + TERCIOS.inches(tenths, 10)), unit).under(TERCIOS.inches(6)) == commanded


@pytest.mark.parametrize(("tenths", "reached"), [(60, True), (61, False)])
def test_a_charge_is_measured_to_the_nearest_point(tenths: int, reached: bool) -> None:  # Aguila 8.07
    target = stand(Pose(5_000, AGUILA.inches(tenths, 10) + 2_000, 0), Base(12_000, 4_000))
    assert measured(AGUILA, Point(0, 0), target).within(AGUILA.inches(6)) == reached


@pytest.mark.parametrize(("tenths", "hidden"), [(25, True), (20, False), (15, False)])
def test_a_unit_more_than_2_inches_within_a_wood_is_hidden(tenths: int, hidden: bool) -> None:  # Aguila 4.06
    wood = box(0, 4_000, 0, 4_000)
    unit = stand(Pose(200_000, AGUILA.inches(tenths, 10) + 2_000, 0), Base(12_000, 4_000))
    assert distance_to_edge(unit, wood).within(AGUILA.inches(2)) != hidden
    assert holds(wood, unit.centre(Side.FRONT))


@given(
    outlines | round_ones,
    st.lists(outlines | round_ones | st.just(WOOD), max_size=6),
    st.sampled_from((0, 2_500, 12_000)),
)
def test_those_nearby_are_those_that_are_nearer_each_alone(a: Outline, others: list[Outline], gap: int) -> None:
    obstacles = [Obstacle(str(place), one) for place, one in enumerate(others)]
    assert nearby(a, obstacles, gap) == [one for one in obstacles if nearer_than(a, one.outline, gap)]


@given(outlines | round_ones | st.just(WOOD), st.integers(-12_000, 12_000), st.integers(-12_000, 12_000))
def test_the_space_before_an_outline_is_the_distance_as_shown(outline: Outline, dx: int, dy: int) -> None:
    for point in (Point(outline.x + dx, outline.y + dy), *outline.points):
        assert spacing(point, outline) == point_distance(point, outline).shown()
