"""Contact: flush, slid, shared, parted."""

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from maestre.space.tabletop import (
    Around,
    Base,
    Disc,
    Face,
    Obstacle,
    Outline,
    Point,
    Pose,
    Side,
    distance,
    face_of,
    face_on,
    flush,
    heading,
    moved,
    nearer_than,
    offset,
    opposed,
    overlap,
    parted,
    parted_along,
    row,
    slide,
    stand,
    stands,
    step,
)
from tests.space.tabletop.oracle import WOOD, bases, box, named, outlines, poses, quarter, seen, sides

AGUILA = 2_540
FOOT = Base(12_000, 4_000)
gaps = st.sampled_from((0, AGUILA))
TOUCH = 3  # the tolerance of a contact


@given(poses, bases, poses, bases, sides)
def test_a_charger_stands_flush_with_the_side_and_does_not_overlap(
    a: Pose, x: Base, b: Pose, y: Base, side: Side
) -> None:
    face = face_of(b, y, side)
    there = flush(a, x, face)
    assert there.facing == opposed(face.facing)
    assert not overlap(stand(there, x), face.outline)
    assert distance(stand(there, x), face.outline).within(TOUCH)
    assert distance(stand(there, x), segment(face.start, face.end)).within(TOUCH)
    reach = (x.width + (y.width if side in (Side.FRONT, Side.REAR) else y.depth)) // 2
    asked = offset(a, x, face)
    if abs(asked) < reach - 20:
        assert abs(offset(there, x, face) - asked) <= 2


def segment(start: Point, end: Point) -> Outline:
    return Outline((start, end), ((start, end),), (), 0)


@given(poses, bases, poses, bases, sides)
def test_a_charger_slides_to_the_centre_of_the_side(a: Pose, x: Base, b: Pose, y: Base, side: Side) -> None:
    face = face_of(b, y, side)
    found = slide(flush(a, x, face), x, face, Around(solid=(Obstacle("target", face.outline),)))
    assert found.stopped_by == ()
    assert abs(offset(found.pose, x, face)) <= TOUCH
    assert not overlap(stand(found.pose, x), face.outline)
    assert distance(stand(found.pose, x), face.outline).within(TOUCH)


@given(poses, bases, poses, bases, sides, st.lists(outlines, max_size=4))
def test_a_slide_stops_at_others_and_overlaps_nobody(
    a: Pose, x: Base, b: Pose, y: Base, side: Side, others: list[Outline]
) -> None:
    face = face_of(b, y, side)
    start = flush(a, x, face)
    free = tuple(
        o for o in named(*others) if not overlap(o.outline, stand(start, x)) and not overlap(o.outline, face.outline)
    )
    found = slide(start, x, face, Around(solid=free))
    assert not any(overlap(stand(found.pose, x), o.outline) for o in free)
    assert not overlap(stand(found.pose, x), face.outline)
    assert distance(stand(found.pose, x), face.outline).within(TOUCH)


@given(poses, bases, st.lists(bases, min_size=1, max_size=4), sides)
def test_chargers_that_share_a_side_touch_it_and_one_another(
    pose: Pose, base: Base, chargers: list[Base], side: Side
) -> None:
    face = face_of(pose, base, side)
    found = row(face, chargers)
    if found is None:
        wide = base.width if side in (Side.FRONT, Side.REAR) else base.depth
        assert sum(charger.width for charger in chargers[1:-1]) > wide - 40
        return
    placed = [stand(there, size) for there, size in zip(found, chargers, strict=True)]
    for i, outline in enumerate(placed):
        assert not overlap(outline, face.outline)
        assert distance(outline, face.outline).within(TOUCH)
        assert not any(overlap(outline, other) for other in placed[:i])
        if i:
            assert distance(outline, placed[i - 1]).within(TOUCH)


@given(poses, bases, outlines, st.sampled_from((0, 1_000, 2_540)))
def test_parting_restores_the_gap_and_no_more(pose: Pose, base: Base, other: Outline, gap: int) -> None:
    found = parted(pose, base, other, gap)
    there = stand(found.pose, base)
    assert not nearer_than(there, other, gap)
    assert (found.steps == 0) == (not nearer_than(stand(pose, base), other, gap))
    if found.steps:
        assert distance(there, other).within(gap + 2)
        before = seen(stand(pose, base)).distance(seen(other))
        assert found.steps >= gap - before - 2
        if before:
            assert found.steps <= gap - before + 3


@given(poses, bases, outlines.filter(lambda one: not one.swell), gaps)
def test_no_way_out_square_to_a_side_is_shorter_than_the_one_taken(
    pose: Pose, base: Base, other: Outline, gap: int
) -> None:
    own, found = stand(pose, base), parted(pose, base, other, gap)
    if overlap(own, other):
        ways = [
            parted_along(pose, base, other, gap, heading(out * (b.y - a.y), out * (a.x - b.x)))
            for ring, out in ((other.points, 1), (own.points, -1))
            for a, b in zip(ring, ring[1:] + ring[:1], strict=True)
        ]
        assert found == min(ways, key=lambda way: way.steps)


@given(poses, st.integers(0, 60_000), outlines)
def test_leaders_are_parted_as_discs(pose: Pose, radius: int, other: Outline) -> None:
    leader = Disc(radius % 2_000 + 500)
    found = parted(pose, leader, other, 2_500)
    assert not nearer_than(stand(found.pose, leader), other, 2_500)


@given(poses, bases, poses, bases, sides)
def test_contacts_turn_with_the_table(a: Pose, x: Base, b: Pose, y: Base, side: Side) -> None:
    assert flush(quarter(a), x, face_of(quarter(b), y, side)) == quarter(flush(a, x, face_of(b, y, side)))


@given(poses, bases)
def test_one_stands_flush_with_the_nearest_side_of_terrain(pose: Pose, base: Base) -> None:
    house = box(200, 300, 250, 330)
    face = face_on(house, Point(pose.x, pose.y))
    there = stand(flush(pose, base, face), base)
    assert not overlap(there, house)
    assert distance(there, house).within(TOUCH)
    rim = seen(WOOD).exterior
    near = face_on(WOOD, Point(pose.x, pose.y))
    assert distance(stand(pose, Disc(0)), segment(near.start, near.end)).within(
        int(rim.distance(shapely.Point(pose.x, pose.y))) + 1
    )


def test_contact_at_20_degrees_becomes_flush() -> None:  # Aguila 8.24
    face = face_of(Pose(0, 0, 0), FOOT, Side.FRONT)
    there = flush(Pose(1_000, 9_000, 20_000), FOOT, face)
    assert there.facing == 18_000
    assert stand(there, FOOT).centre(Side.FRONT).y == 2_000
    assert distance(stand(there, FOOT), face.outline).within(0)


@pytest.mark.parametrize(("blocked", "left"), [(False, 0), (True, 2_500)])
def test_a_charger_40_mm_off_slides_to_the_centre_or_to_a_blocker_15_mm_away(blocked: bool, left: int) -> None:
    # Aguila 8.25
    face = face_of(Pose(0, 0, 0), FOOT, Side.FRONT)
    there = flush(Pose(4_000, 6_000, 18_000), FOOT, face)
    blocker = box(-12_000, 4_000 - 6_000 - 1_500, 2_000, 9_000, 1)
    found = slide(there, FOOT, face, Around(solid=named(blocker) if blocked else ()))
    assert offset(found.pose, FOOT, face) == left
    assert found.stopped_by == (("0",) if blocked else ())


def test_two_fronts_share_a_side_of_the_same_width_and_three_do_not() -> None:  # Aguila 8.28, 8.29
    face = face_of(Pose(0, 0, 0), FOOT, Side.FRONT)
    found = row(face, [FOOT, FOOT])
    assert found is not None
    assert {pose.x for pose in found} == {-6_000, 6_000}
    assert row(face, [FOOT] * 3) is None
    assert row(face, [Base(4_000, 4_000)] * 3) is not None


@given(poses, bases, st.lists(bases, min_size=1, max_size=3), sides, st.lists(outlines, max_size=4), gaps)
def test_a_row_among_others_is_moved_by_the_least_that_frees_it(
    pose: Pose, base: Base, chargers: list[Base], side: Side, others: list[Outline], gap: int
) -> None:
    face = face_of(pose, base, side)
    blocked = tuple(o for o in named(*others) if not overlap(o.outline, face.outline))
    around = Around(shunned=blocked, gap=gap) if gap else Around(solid=blocked)
    alone, found = row(face, chargers), row(face, chargers, around)
    if alone is None:
        assert found is None
        return
    if all(stands(there, size, around).legal for there, size in zip(alone, chargers, strict=True)):
        assert found == alone
    if found is None:
        return
    for i, (there, size) in enumerate(zip(found, chargers, strict=True)):
        outline = stand(there, size)
        assert stands(there, size, around).legal
        assert not overlap(outline, face.outline)
        assert distance(outline, face.outline).within(TOUCH)
        assert distance(outline, segment(face.start, face.end)).within(TOUCH)
        assert i == 0 or not overlap(outline, stand(found[i - 1], chargers[i - 1]))
    shift = abs(offset(found[0], chargers[0], face) - offset(alone[0], chargers[0], face))
    for less in range(0, shift - 20, max(shift // 12, 50)):
        for sign in (1, -1):
            along = face.facing + sign * 9_000
            tried = [moved(there, step(along, less)) for there in alone]
            legal = all(stands(there, size, loose(around)).legal for there, size in zip(tried, chargers, strict=True))
            assert not legal or not _touching(tried, chargers, face)


def loose(around: Around) -> Around:
    """Where a base would stand free by clearly more than rounding."""
    grown = tuple(Obstacle(o.name, o.outline) for o in (*around.solid, *around.shunned))
    return Around(shunned=grown, gap=around.gap + 12)


def _touching(tried: list[Pose], chargers: list[Base], face: Face) -> bool:
    half = distance(segment(face.start, face.start), segment(face.end, face.end)).shown() // 2
    return all(
        abs(offset(there, size, face)) < half + size.width // 2 - 40
        for there, size in zip(tried, chargers, strict=True)
    )


@pytest.mark.parametrize(
    ("left", "right", "shift"), [(-12_000, 13_000, 0), (-8_000, 17_000, 4_000), (-11_000, 12_999, None)]
)
def test_a_row_gives_way_to_who_stands_beside_it(left: int, right: int, shift: int | None) -> None:
    # Aguila 8.28, 8.29: two fronts of 120 mm need 240 mm between their neighbours
    face = face_of(Pose(0, 0, 0), FOOT, Side.FRONT)
    walls = box(-30_000, left, 2_000, 9_000, 1), box(right, 30_000, 2_000, 9_000, 1)
    found = row(face, [FOOT, FOOT], Around(solid=named(face.outline, *walls)))
    assert (found and {pose.x for pose in found}) == (None if shift is None else {-6_000 + shift, 6_000 + shift})


def test_a_bystander_a_fifth_of_an_inch_away_is_moved_to_an_inch() -> None:  # Aguila 8.30
    charger = stand(Pose(0, 0, 0), FOOT)
    found = parted(Pose(0, 4_000 + AGUILA // 5, 0), FOOT, charger, AGUILA)
    assert (found.pose, found.heading) == (Pose(0, 4_000 + AGUILA, 0), 0)
    assert found.steps == AGUILA - AGUILA // 5


def test_an_overlap_of_four_tenths_of_an_inch_is_corrected_by_as_much() -> None:  # Tercios 3.13
    friend = stand(Pose(0, 0, 0), Base(12_000, 6_000))
    found = parted(Pose(1_000, 6_000 - 1_000, 0), Base(12_000, 6_000), friend, 0)
    assert (found.steps, found.pose) == (1_000, Pose(1_000, 6_000, 0))


def test_a_gun_is_shifted_to_an_inch_behind_the_unit_that_would_stand_on_it() -> None:  # Tercios 3.11
    mover = stand(Pose(0, 0, 0), Base(12_000, 6_000))
    found = parted_along(Pose(500, 1_000, 4_000), Base(4_000, 4_000), mover, 2_500, 18_000)
    gun = stand(found.pose, Base(4_000, 4_000))
    assert found.pose.facing == 4_000
    assert distance(gun, mover).within(2_501)
    assert not distance(gun, mover).under(2_500)
    assert max(y for _, y in gun.points) <= -3_000 - 2_500
