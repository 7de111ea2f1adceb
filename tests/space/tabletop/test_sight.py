"""Sight: blocked lines, corridors, and what shows of a base, beside the oracle."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import union_all
from shapely.geometry import LineString
from shapely.geometry import Point as ShapelyPoint

from maestre.space.tabletop import (
    Base,
    Disc,
    Line,
    Obstacle,
    Outline,
    Point,
    Pose,
    beside,
    bridged,
    distance,
    enters,
    entry,
    glimpse,
    ground,
    holds,
    overlap,
    sight,
    stand,
    track,
)
from maestre.space.tabletop._plane import inside, spans_inside
from tests.space.tabletop.oracle import WOOD, bases, box, named, outlines, points, poses, quarter, quarter_point, seen

INCH = 2_500  # Tercios
CORRIDOR = 3 * INCH
SAMPLES = 120


@given(points, points, st.lists(outlines, max_size=5))
def test_a_line_is_blocked_by_whom_it_passes_through(start: Point, end: Point, others: list[Outline]) -> None:
    line = LineString([start, end])
    blockers = [o.name for o in named(*others) if seen(o.outline).intersection(line).length > 1e-3]
    found = sight(start, end, named(*others))
    assert found.blockers == tuple(blockers[:1])
    assert found.clear == (not blockers)


@given(points, points, outlines, st.integers(0, 5 * INCH))
def test_whoever_is_not_beside_a_line_is_farther_from_it(start: Point, end: Point, one: Outline, length: int) -> None:
    far = distance(track(start, end), one)
    assert beside(start, end, one, length) or not far.within(length)
    assert not beside(start, end, one, length) or far.within(length + 2 * one.reach)


@given(points, points)
def test_the_stretches_of_a_line_in_a_wood_are_those_of_the_oracle(start: Point, end: Point) -> None:
    if start == end:
        return
    line = LineString([start, end])
    within = spans_inside(start, end, WOOD.points)
    inside = sum(float(right - left) for left, right in within) * line.length
    assert inside == pytest.approx(seen(WOOD).intersection(line).length, abs=1e-3)
    assert enters(start, end, WOOD) == bool(within)
    assert all(a[1] < b[0] for a, b in pairwise(within))


def plain_spans(start: Point, end: Point, ring: tuple[Point, ...]) -> list[tuple[Fraction, Fraction]]:
    """Where a line is inside, by the middle of each stretch between two crossings with an edge, in fractions."""
    (ax, ay), (bx, by) = start, end
    marks = {Fraction(0), Fraction(1)}
    for p, q in zip(ring, ring[1:] + ring[:1], strict=True):
        ex, ey = q.x - p.x, q.y - p.y
        turned = (bx - ax) * ey - (by - ay) * ex
        if turned:
            along = Fraction((p.x - ax) * ey - (p.y - ay) * ex, turned)
            beside = Fraction((p.x - ax) * (by - ay) - (p.y - ay) * (bx - ax), turned)
            marks |= {along} if 0 <= along <= 1 and 0 <= beside <= 1 else set()
    found: list[tuple[Fraction, Fraction]] = []
    for left, right in pairwise(sorted(marks)):
        part = (left + right) / 2
        over = part.denominator
        middle = (ax * over + (bx - ax) * part.numerator, ay * over + (by - ay) * part.numerator)
        if inside(middle, tuple(Point(x * over, y * over) for x, y in ring)) > 0:
            before = found.pop()[0] if found and found[-1][1] == left else left
            found.append((before, right))
    return found


corners = points | st.sampled_from(WOOD.points) | st.builds(Point, st.sampled_from((18_000, 42_000)), st.just(30_000))


@given(corners, corners, outlines | st.just(WOOD))
def test_where_a_line_is_inside_is_what_plain_fractions_say(start: Point, end: Point, outline: Outline) -> None:
    if start != end:
        assert spans_inside(start, end, outline.points) == plain_spans(start, end, outline.points)


@given(points, poses, bases, st.lists(outlines, max_size=4))
def test_what_shows_of_a_base_is_what_the_oracle_sees(
    eye: Point, pose: Pose, base: Base, others: list[Outline]
) -> None:
    target = stand(pose, base)
    obstacles = [o for o in named(*others) if not overlap(o.outline, target) and not holds(o.outline, eye)]
    found = glimpse(eye, target, obstacles)
    if holds(target, eye):
        assert found.seen
        return
    shapes = [seen(o.outline).buffer(-0.01, join_style="mitre") for o in obstacles]
    edge, own = seen(target).exterior, seen(target).buffer(-1)
    rim = (edge.interpolate(n / SAMPLES, normalized=True) for n in range(SAMPLES))
    lines = (LineString([(eye.x, eye.y), (mark.x, mark.y)]) for mark in rim)
    shows = any(not any(s.intersects(line) for s in (own, *shapes)) for line in lines)
    assert found.seen or not shows
    if found.seen and not shows:  # narrower than the oracle's samples are apart
        assert found.sliver(int(edge.length * 1.5 / SAMPLES))


@given(points, poses, bases, st.lists(st.tuples(poses, bases), max_size=4))
def test_sight_does_not_change_when_the_table_is_turned(
    eye: Point, pose: Pose, base: Base, others: list[tuple[Pose, Base]]
) -> None:
    here = named(*(stand(at, size) for at, size in others))
    turned = named(*(stand(quarter(at), size) for at, size in others))
    mark = Point(pose.x, pose.y)
    a, b = sight(eye, mark, here, CORRIDOR), sight(quarter_point(eye), quarter_point(mark), turned, CORRIDOR)
    assert (a.clear, a.blockers) == (b.clear, b.blockers)
    there = glimpse(quarter_point(eye), stand(quarter(pose), base), turned)
    assert glimpse(eye, stand(pose, base), here).seen == there.seen


def test_a_line_that_grazes_an_edge_or_a_corner_is_clear() -> None:
    blocker = named(box(0, 100, 0, 100))
    assert sight(Point(10_000, -5_000), Point(10_000, 20_000), blocker).clear
    assert sight(Point(-5_000, 5_000), Point(5_000, -5_000), blocker).clear
    assert not sight(Point(-5_000, 5_001), Point(5_001, -5_000), blocker).clear


def test_a_line_along_a_cut_of_a_wood_is_within_it() -> None:
    for a in WOOD.points:
        for b in WOOD.points:
            if a != b:
                assert enters(a, b, WOOD) == (seen(WOOD).buffer(-1).intersection(LineString([a, b])).length > 0)


def test_a_company_or_a_wood_on_the_line_blocks_and_is_named_and_drawn() -> None:  # Tercios 3.03, 4.03, 4.26; 9.26
    company = Obstacle("company", stand(Pose(0, 3 * INCH, 4_000), Base(8_000, 4_000)))
    found = sight(Point(0, 0), Point(0, 6 * INCH), [company])
    assert (found.clear, found.blockers) == (False, ("company",))
    assert found.proof[0] == Line("sight", Point(0, 0), Point(0, 6 * INCH))
    assert len(found.proof) == 2


def test_a_leader_is_a_disc_and_blocks_only_if_asked() -> None:  # Tercios 4.05: the game leaves leaders out
    leader = Obstacle("leader", stand(Pose(1_250, 5_000, 0), Disc(1_250)))
    assert sight(Point(0, 0), Point(0, 10_000), [leader]).clear
    assert not sight(Point(1, 0), Point(1, 10_000), [leader]).clear


@pytest.mark.parametrize(("tenths", "clear"), [(25, False), (29, False), (30, True)])
def test_a_line_between_two_formations_needs_a_corridor_of_3_inches(tenths: int, clear: bool) -> None:
    # Tercios 3.08, 4.04
    half = tenths * INCH // 20
    left, right = box(-12_000 - half, -half, 5_000, 11_000, 1), box(half, half + 12_000, 5_000, 11_000, 1)
    found = sight(Point(0, 0), Point(500, 20_000), named(left, right), CORRIDOR)
    assert found.clear == clear
    if not clear:
        assert found.blockers == ("0", "1")
        link = found.proof[1]
        assert isinstance(link, Line)
        assert (link.kind, abs(link.start.x - link.end.x), link.start.y) == ("corridor", 2 * half, link.end.y)


@pytest.mark.parametrize(
    ("start", "end", "clear"),
    [
        ((0, 14_000), (0, 20_000), True),  # leaves from the mouth
        ((0, 0), (0, 10_000), True),  # ends at the mouth
        ((0, 0), (0, 10_001), False),
        ((0, 11_000), (0, 12_000), False),  # all within
        ((0, 10_000), (0, 11_000), False),
        ((0, 20_000), (100, 30_000), True),  # beyond
        ((-20_000, 9_000), (20_000, 9_000), True),  # passes before both
    ],
)
def test_a_corridor_is_passed_only_between_its_mouths(
    start: tuple[int, int], end: tuple[int, int], clear: bool
) -> None:
    two = named(box(-10_000, -2_500, 10_000, 14_000, 1), box(2_500, 10_000, 10_000, 14_000, 1))
    assert sight(Point(*start), Point(*end), two, CORRIDOR).clear == clear


def test_the_corner_between_two_staggered_bases_is_a_corridor_too() -> None:
    two = named(box(-10_000, 0, 0, 4_000, 1), box(3_000, 12_000, 8_000, 12_000, 1))  # 5,000 apart, corner to corner
    assert not sight(Point(-8_000, 11_000), Point(10_000, 2_000), two, 5_001).clear
    assert sight(Point(-8_000, 11_000), Point(10_000, 2_000), two, 5_000).clear
    assert sight(Point(-8_000, 11_000), Point(0, 7_000), two, 5_001).clear  # stops short of the link


def test_a_seam_between_two_bases_in_contact_is_no_corridor_and_their_common_front_is_no_passage() -> None:
    two = named(box(-120, 0, 100, 140), box(0, 120, 100, 140))
    assert not sight(Point(0, 0), Point(0, 30_000), two, CORRIDOR).clear
    assert sight(Point(-30_000, 10_000), Point(30_000, 10_000), two, CORRIDOR).clear


def test_who_goes_from_one_obstacle_straight_to_another_does_not_pass_between_them() -> None:
    two = named(box(-12_000, -2_500, 10_000, 14_000, 1), box(2_500, 12_000, 10_000, 14_000, 1))
    assert sight(Point(-2_500, 10_000), Point(2_500, 10_000), two, CORRIDOR).clear
    apart = named(box(-12_000, -2_500, 10_000, 14_000, 1), ground(((2_500, 12_000), (9_000, 9_000), (9_000, 15_000))))
    assert sight(Point(-2_500, 12_000), Point(2_500, 12_000), apart, CORRIDOR).clear
    assert not sight(Point(0, 11_000), Point(0, 13_000), apart, CORRIDOR).clear


def test_any_point_of_the_target_that_shows_is_enough() -> None:  # Aguila 1.15
    blocker, target = named(box(-60, 60, 100, 140)), box(-60, 200, 300, 340)
    found = glimpse(Point(0, 0), target, blocker)
    assert found.seen
    assert found.width is not None
    assert found.width.within(2_000)  # from x = 180, past the corner (60, 100), to x = 200
    assert not found.width.under(2_000)
    assert not glimpse(Point(0, 0), box(-60, 60, 300, 340), blocker).seen


def test_a_wood_that_covers_every_line_hides_and_a_field_does_not() -> (
    None
):  # Aguila 1.16: the game leaves the field out
    target = box(-60, 60, 300, 340)
    wood = Obstacle("wood", ground(((-9_000, 10_000), (9_000, 10_000), (12_000, 20_000), (-12_000, 20_000))))
    assert glimpse(Point(0, 0), target, [wood]).blockers == ("wood",)
    assert not glimpse(Point(0, 0), target, [wood]).seen
    assert glimpse(Point(0, 0), target, []).seen


def test_a_sliver_narrower_than_a_millimetre_is_told_apart() -> None:  # Aguila 1.18
    blocker = named(box(-10_000, 10_000, 10_000, 11_000, 1))
    half_a_millimetre = box(-20_000, 20_050, 20_000, 24_000, 1)
    found = glimpse(Point(0, 0), half_a_millimetre, blocker)
    assert found.seen
    assert found.sliver(100)
    assert not found.sliver(50)


def test_nothing_shows_between_two_bases_in_contact() -> None:
    two = named(box(-120, 0, 100, 140), box(0, 120, 100, 140))
    assert not glimpse(Point(0, 0), box(-60, 60, 300, 340), two).seen


@given(points, points, outlines)
def test_a_line_enters_an_outline_at_the_point_where_the_oracle_first_meets_its_inside(
    start: Point, end: Point, other: Outline
) -> None:
    found = entry(start, end, other)
    within = seen(other).intersection(LineString([start, end]))
    if found is None:
        assert within.length < 1e-3
    else:
        assert seen(other).distance(ShapelyPoint(found)) <= 1
        assert abs(ShapelyPoint(start).distance(within) - ShapelyPoint(start).distance(ShapelyPoint(found))) <= 1


@given(points, points, st.lists(outlines, max_size=3), st.none() | outlines)
def test_a_line_is_bridged_if_nothing_of_it_is_left_outside(
    start: Point, end: Point, by: list[Outline], over: Outline | None
) -> None:
    line = LineString([start, end])
    wanted = line if over is None else seen(over).intersection(line)
    left = wanted.difference(union_all([seen(one) for one in by]).buffer(1e-6)) if by else wanted
    if start != end and not 0 < left.length < 1:
        assert bridged(start, end, by, over) == (left.length == 0)


def test_stepping_stones_that_touch_bridge_a_line_and_a_gap_does_not() -> None:
    def stone(left: int, right: int) -> Outline:
        return ground(((left, -10), (right, -10), (right, 10), (left, 10)))

    start, end = Point(0, 0), Point(100, 0)
    assert bridged(start, end, (stone(50, 120), stone(-5, 50)))
    assert not bridged(start, end, (stone(51, 120), stone(-5, 50)))
    assert bridged(start, end, (stone(30, 60),), over=stone(40, 60))
    assert not bridged(start, end, (stone(45, 60),), over=stone(40, 60))
    assert bridged(start, end, (), over=stone(200, 300)), "nothing to bridge"


@given(points, points, outlines)
def test_a_track_is_as_far_from_others_as_the_line(start: Point, end: Point, other: Outline) -> None:
    line = LineString([start, end]) if start != end else ShapelyPoint(start)
    assert abs(distance(track(start, end), other).shown() - int(line.distance(seen(other)))) <= 1
