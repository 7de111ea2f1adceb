"""The way of a charge."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maestre.space.tabletop import (
    Around,
    Base,
    Ground,
    Obstacle,
    Outline,
    Pose,
    Side,
    charge_way,
    charges,
    distance,
    face_of,
    moved,
    overlap,
    stand,
    stands,
    step,
    track,
    turn_between,
)
from tests.space.tabletop.oracle import bases, box, named, outlines, poses, seen, sides

INCH = 2_540
FOOT = Base(12_000, 4_000)
HERE = Pose(0, 0, 0)
lengths = st.integers(0, 40_000)


def foe(x: int, y: int, facing: int = 18_000) -> tuple[Pose, Obstacle]:
    pose = Pose(x, y, facing)
    return pose, Obstacle("foe", stand(pose, FOOT))


@given(
    st.tuples(poses, bases), st.tuples(poses, bases, sides), st.lists(outlines, max_size=4), st.integers(0, 3), lengths
)
def test_a_charge_touches_the_side_and_overlaps_nobody(
    charger: tuple[Pose, Base], charged: tuple[Pose, Base, Side], others: list[Outline], turns: int, allowance: int
) -> None:
    (pose, base), (at, size, side) = charger, charged
    face, target = face_of(at, size, side), Obstacle("foe", stand(at, size))
    here = stand(pose, base)
    if overlap(here, target.outline):
        return
    free = tuple(o for o in named(*others) if not overlap(o.outline, here) and not overlap(o.outline, target.outline))
    around = Around(solid=free)
    found = charge_way(pose, base, face, target, turns, allowance, around)
    if found is None:
        return
    assert found.cost <= allowance
    assert found.stopped_by == ("foe",)
    there = stand(found.pose, base)
    assert distance(there, track(face.start, face.end)).within(3)
    assert stands(found.pose, base, Around(solid=(*free, target))).legal
    assert found.poses[0] == pose
    assert found.poses[-1] == found.pose
    turned = 0
    for a, b in zip(found.poses, found.poses[1:], strict=False):
        turn = turn_between(a.facing, b.facing)
        assert abs(turn) <= 9_000
        turned += turn != 0
        if not turn:
            _judge_straight(a, b, base, free)
    assert turned <= turns


def _judge_straight(a: Pose, b: Pose, base: Base, free: tuple[Obstacle, ...]) -> None:
    way = seen(stand(a, base)).union(seen(stand(b, base))).convex_hull.buffer(-8)
    assert not any(way.intersects(seen(o.outline).buffer(-8, join_style="mitre")) for o in free)


@given(
    st.tuples(poses, bases),
    st.tuples(poses, bases, sides),
    st.lists(outlines, max_size=5),
    st.lists(outlines, max_size=2),
    st.integers(0, 3),
    lengths,
)
def test_what_is_surely_stopped_need_not_be_tried(
    charger: tuple[Pose, Base],
    charged: tuple[Pose, Base, Side],
    others: list[Outline],
    crops: list[Outline],
    turns: int,
    allowance: int,
) -> None:
    (pose, base), (at, size, side) = charger, charged
    face, target = face_of(at, size, side), Obstacle("foe", stand(at, size))
    around = Around(solid=named(*others), grounds=tuple(Ground("crops", one, 2) for one in crops))
    quick = charge_way(pose, base, face, target, turns, allowance, around)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(charges, "_hopeless", lambda *_: False)
        patch.setattr(charges, "_barred", lambda *_: False)
        patch.setattr(charges, "_in_reach", lambda *_: True)
        assert charge_way(pose, base, face, target, turns, allowance, around) == quick


@given(poses, bases, bases, sides, st.integers(500, 15_000), st.integers(-8_000, 8_000))
def test_who_has_nobody_between_reaches_the_side_before_it(
    at: Pose, size: Base, base: Base, side: Side, gap: int, turn: int
) -> None:
    face = face_of(at, size, side)
    out = moved(Pose(*face.centre, 0), step(face.facing, gap + 9_000))
    pose = Pose(out.x, out.y, (face.facing + 18_000 + turn) % 36_000)
    found = charge_way(pose, base, face, Obstacle("foe", stand(at, size)), 1, gap + 9_000, Around())
    assert found is not None
    assert len(found.poses) <= 3


@pytest.mark.parametrize(("inches", "turns", "reached"), [(5, 0, True), (5, 2, True), (6, 2, True), (4, 0, False)])
def test_a_clear_straight_line_is_taken(inches: int, turns: int, reached: bool) -> None:  # Aguila 8.22
    pose, target = foe(0, 4_000 + 5 * INCH)
    found = charge_way(HERE, FOOT, face_of(pose, FOOT, Side.FRONT), target, turns, inches * INCH, Around())
    assert (found is not None) == reached
    if found is not None:
        assert found.cost == 5 * INCH
        assert found.pose == Pose(0, 5 * INCH, 0)
        assert [mark.kind for mark in found.proof] == ["way", "base", "stop"]


def test_one_turn_at_once_leads_to_who_is_aside() -> None:  # Aguila 8.21
    pose, target = foe(16_000, 16_000, 22_500)
    face = face_of(pose, FOOT, Side.FRONT)
    assert charge_way(HERE, FOOT, face, target, 0, 30_000, Around()) is None
    found = charge_way(HERE, FOOT, face, target, 1, 30_000, Around())
    assert found is not None
    assert found.poses[1] == Pose(0, 0, 4_500)
    assert abs(found.cost - 18_627) <= 3  # 22,627 to its centre, less twice half a depth


@pytest.mark.parametrize(("turns", "found"), [(0, False), (1, False), (2, True)])
def test_a_friend_between_is_gone_around_with_two_turns(turns: int, found: bool) -> None:  # Aguila 3.15, 8.19, 8.22
    pose, target = foe(0, 45_000)
    friend = Obstacle("friend", stand(Pose(0, 20_000, 0), FOOT))
    face = face_of(pose, FOOT, Side.FRONT)
    way = charge_way(HERE, FOOT, face, target, turns, 60_000, Around(solid=(friend,)))
    assert (way is not None) == found
    if way is not None:
        assert 41_000 < way.cost < 52_000
        assert charge_way(HERE, FOOT, face, target, turns, 41_000, Around(solid=(friend,))) is None


def test_one_turn_leads_past_who_stands_in_the_line_of_a_turn_at_once() -> None:  # Aguila 8.21
    pose, target = foe(22_000, 24_000, 27_000)
    friend = Obstacle("friend", stand(Pose(12_000, 12_000, 4_500), Base(6_000, 4_000)))
    face = face_of(pose, FOOT, Side.FRONT)
    found = charge_way(HERE, FOOT, face, target, 1, 60_000, Around(solid=(friend,)))
    assert found is not None
    assert found.poses[1].facing == 0
    assert found.poses[1].y > 0


def test_crops_cost_double_on_the_way() -> None:  # Aguila 8.23: 7 inches for 6 with 1 of crops
    pose, target = foe(0, 4_000 + 6 * INCH)
    # Any part of the base feels it: the crops, less deep than the base, are felt for their depth and the base's.
    crops = Ground("crops", box(-9_000, 9_000, 2_000 + 5 * INCH, 2_000 + 6 * INCH, 1), 2)
    face = face_of(pose, FOOT, Side.FRONT)
    found = charge_way(HERE, FOOT, face, target, 2, 7 * INCH, Around(grounds=(crops,)))
    assert found is not None
    assert found.cost == 7 * INCH
    assert found.crossed == ("crops",)
    assert charge_way(HERE, FOOT, face, target, 0, 7 * INCH - 9, Around(grounds=(crops,))) is None


def test_neighbours_hinder_a_turn_unless_it_sweeps_over_them() -> None:  # Aguila 3.16
    pose, target = foe(20_000, 0, 27_000)
    face = face_of(pose, FOOT, Side.FRONT)
    post = (Obstacle("post", box(-4_700, -4_300, 4_000, 4_400, 1)),)  # a corner of the base passes over it
    wall = (Obstacle("wall", box(-9_000, 9_000, 2_000, 2_100, 1)),)
    swept = charge_way(HERE, FOOT, face, target, 1, 30_000, Around(), swept=post)
    assert swept is not None
    assert swept.pose == Pose(16_000, 0, 9_000)
    hindered = charge_way(HERE, FOOT, face, target, 1, 30_000, Around(solid=post))
    assert hindered is None or hindered.poses[1].facing != 9_000
    assert charge_way(HERE, FOOT, face, target, 1, 30_000, Around(), swept=wall) is None  # it may not end on it
    bitten = charge_way(HERE, FOOT, face, target, 1, 30_000, Around(solid=post), bite=INCH)
    assert bitten == swept
