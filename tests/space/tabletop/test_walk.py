"""Ways of several legs: what they cost, who stops them, whom they go through."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maestre.space.tabletop import (
    EDGE,
    Ahead,
    Around,
    Aside,
    Base,
    Corner,
    Ground,
    Leg,
    Obstacle,
    Outline,
    Pose,
    Sweep,
    Turn,
    Wheeled,
    ended,
    moved,
    nearer_than,
    overlap,
    stand,
    stands,
    step,
    table,
    walk,
)
from tests.space.tabletop.oracle import WOOD, bases, box, facings, named, outlines, poses, quarter

INCH = 2_540
FOOT = Base(12_000, 4_000)
HERE = Pose(0, 0, 0)
lengths = st.integers(0, 12_000)
legs = st.one_of(
    st.builds(Ahead, lengths),
    st.builds(Aside, facings, lengths),
    st.builds(Turn, st.integers(-9_000, 9_000)),
    st.builds(Wheeled, st.sampled_from((Corner.FRONT_LEFT, Corner.FRONT_RIGHT)), st.integers(-6_000, 6_000)),
)
ways = st.lists(legs, max_size=4)


@given(poses, bases, ways)
def test_on_an_empty_table_a_way_ends_where_its_legs_do(pose: Pose, base: Base, way: list[Leg]) -> None:
    found = walk(pose, base, way, Around())
    assert found.pose == ended(pose, base, way) == found.poses[-1]
    assert len(found.poses) == len(way) + 1
    assert found.stopped_by == found.passed == found.crossed == ()
    straight = sum(leg.length for leg in way if isinstance(leg, Ahead | Aside))
    assert found.cost >= straight
    if not any(isinstance(leg, Wheeled) for leg in way):
        assert found.cost == straight


@given(poses, bases, ways, st.lists(outlines, max_size=4), st.sampled_from((0, INCH)), st.sampled_from((0, INCH)))
def test_a_way_ends_where_the_base_may_stand(
    pose: Pose, base: Base, way: list[Leg], others: list[Outline], gap: int, bite: int
) -> None:
    free = tuple(o for o in named(*others) if not nearer_than(stand(pose, base), o.outline, gap))
    around = Around(shunned=free, gap=gap) if gap else Around(solid=free)
    found = walk(pose, base, way, around, (), bite)
    assert all(stands(there, base, around).legal for there in found.poses)
    assert bool(found.stopped_by) or len(found.poses) == len(way) + 1
    if found.stopped_by:
        assert set(found.stopped_by) <= {name for name, _ in free}
    again = walk(pose, base, way[: len(found.poses) - 2], around, (), bite)
    assert again.pose == found.poses[max(len(found.poses) - 2, 0)] or len(found.poses) == 1


@given(poses, bases, ways, st.lists(st.tuples(poses, bases), max_size=3))
def test_ways_turn_with_the_table(pose: Pose, base: Base, way: list[Leg], others: list[tuple[Pose, Base]]) -> None:
    pairs = [(at, size) for at, size in others if not overlap(stand(at, size), stand(pose, base))]
    turned = [Aside((leg.heading + 9_000) % 36_000, leg.length) if isinstance(leg, Aside) else leg for leg in way]
    here = Around(grounds=tuple(Ground(str(n), stand(*pair), 2) for n, pair in enumerate(pairs)))
    there = Around(grounds=tuple(Ground(str(n), stand(quarter(at), size), 2) for n, (at, size) in enumerate(pairs)))
    a, b = walk(pose, base, way, here), walk(quarter(pose), base, turned, there)
    assert quarter(a.pose) == b.pose
    assert (a.cost, a.crossed) == (b.cost, b.crossed)


@given(poses, bases, ways, st.lists(outlines, max_size=4))
def test_friends_stop_nobody_and_straight_legs_name_them(
    pose: Pose, base: Base, way: list[Leg], others: list[Outline]
) -> None:
    friends = named(*others)
    found = walk(pose, base, way, Around(solid=friends, shunned=friends, gap=INCH), friends)
    assert found.stopped_by == ()
    assert found.pose == ended(pose, base, way)
    deep: list[str] = []
    touched: list[str] = []
    for start, leg in zip(found.poses, way, strict=False):
        if isinstance(leg, Ahead | Aside) and leg.length:
            along = leg.heading if isinstance(leg, Aside) else start.facing
            for steps in range(0, leg.length + 1, 50):
                there = moved(start, step(along, steps))
                deep += [o.name for o in friends if _bitten(there, base, o) and o.name not in deep]
            touched += [o.name for o in friends if _swept(start, base, along, leg.length, o.outline)]
    assert set(deep) <= set(found.passed) <= set(touched)
    if len(deep) == len(found.passed) > 1 and len(way) == 1:
        assert found.passed[0] == deep[0] or _near_tie(found.poses[0], base, way[0], friends)


def _bitten(there: Pose, base: Base, other: Obstacle) -> bool:
    """Whether a base lies on another by clearly more than the tolerance."""
    return overlap(stand(there, Base(base.width - 40, base.depth - 40)), other.outline)


def _swept(start: Pose, base: Base, along: int, length: int, other: Outline) -> bool:
    return any(nearer_than(stand(moved(start, step(along, n)), base), other, 60) for n in range(0, length + 50, 50))


def _near_tie(start: Pose, base: Base, leg: Leg, friends: tuple[Obstacle, ...]) -> bool:
    assert isinstance(leg, Ahead | Aside)
    along = leg.heading if isinstance(leg, Aside) else start.facing
    for steps in range(0, leg.length + 1, 50):
        there = stand(moved(start, step(along, steps)), base)
        met = [o for o in friends if nearer_than(there, o.outline, 60)]
        if met:
            return len(met) > 1
    return False


def test_a_wheel_and_what_is_left_of_the_speed() -> None:  # Aguila 3.06: 62.8 mm, 1.53 inches left of 4
    found = walk(HERE, FOOT, (Wheeled(Corner.FRONT_RIGHT, 3_000), Ahead(3_877)), Around())
    assert found.cost == 4 * INCH
    sweep, way, base = found.proof
    assert isinstance(sweep, Sweep)
    assert sweep.centre == (6_000, 2_000)
    assert (way.kind, base.kind) == ("way", "base")


def test_a_turn_is_free_at_any_point() -> None:  # Aguila 3.06
    found = walk(HERE, FOOT, (Ahead(1_000), Turn(9_000), Ahead(2_000)), Around())
    assert found.pose == Pose(2_000, 1_000, 9_000)
    assert found.poses == (HERE, Pose(0, 1_000, 0), Pose(0, 1_000, 9_000), Pose(2_000, 1_000, 9_000))
    assert found.cost == 3_000


def test_back_and_aside_keep_the_facing() -> None:  # Aguila 3.07
    assert walk(HERE, FOOT, (Aside(18_000, 4 * INCH),), Around()).pose == Pose(0, -4 * INCH, 0)
    assert walk(HERE, FOOT, (Aside(9_000, INCH),), Around()).pose == Pose(INCH, 0, 0)


@pytest.mark.parametrize(("tenths", "stopped"), [(8, True), (10, False)])
def test_no_part_of_a_way_comes_nearer_than_an_inch_to_an_enemy(tenths: int, stopped: bool) -> None:  # Aguila 3.11
    enemy = box(6_000 + tenths * INCH // 10, 20_000, 6_000, 9_000, 1)
    found = walk(HERE, FOOT, (Ahead(20_000),), Around(shunned=named(enemy), gap=INCH))
    assert found.stopped_by == (("0",) if stopped else ())


def test_a_length_is_walked_in_full_and_costs_double_in_a_wood() -> None:  # Aguila 4.05
    wood = Ground("wood", box(-200, 200, 20 + 25, 300), 2)  # 25 mm before the front
    found = walk(HERE, FOOT, (Ahead(5_000),), Around(grounds=(wood,)))
    assert found.pose == Pose(0, 5_000, 0)
    assert found.cost == 2_500 + 2 * 2_500
    assert found.crossed == ("wood",)


def test_two_battalions_are_crossed_in_the_order_met() -> None:  # Aguila 3.12
    far, near = Obstacle("far", box(-60, 60, 120, 160)), Obstacle("near", box(-60, 60, 50, 90))
    found = walk(HERE, FOOT, (Ahead(20_000),), Around(), (far, near))
    assert found.passed == ("near", "far")
    assert walk(HERE, FOOT, (Ahead(3_000),), Around(), (far, near)).passed == ()
    beside = Obstacle("beside", box(60, 90, 0, 300))
    assert walk(HERE, FOOT, (Ahead(20_000),), Around(), (beside,)).passed == ()  # touching is not crossing


def test_a_crossing_clears_the_friend_by_an_inch_or_not_at_all() -> None:  # Aguila 3.14: 210.8 mm are needed
    gun = Base(6_000, 8_000)
    friend = Obstacle("friend", stand(Pose(0, 8_000 + INCH, 0), gun))
    for length, clear in ((21_080, True), (21_079, False), (4 * INCH, False)):
        found = walk(HERE, gun, (Ahead(length),), Around(), (friend,))
        assert found.passed == ("friend",)
        assert stands(found.pose, gun, Around(shunned=(friend,), gap=INCH)).legal == clear


def test_wheels_and_turns_sweep_over_friends_unnamed() -> None:  # Aguila 3.16
    friend = Obstacle("friend", box(-80, -20, 30, 60))
    turned = (Wheeled(Corner.FRONT_RIGHT, 9_000), Turn(9_000))
    assert walk(HERE, FOOT, turned, Around(), (friend,)).passed == ()


@pytest.mark.parametrize(("tenths", "legal"), [(8, True), (12, False)])
def test_a_wheel_bites_an_inch_at_most_on_its_way(tenths: int, legal: bool) -> None:  # Aguila 3.16
    # Wheeling right about (6000, 2000), the far corner rises to y = 14649 and sinks again.
    house = box(2_000, 9_000, 14_649 - tenths * INCH // 10, 40_000, 1)
    found = walk(HERE, FOOT, (Wheeled(Corner.FRONT_RIGHT, 16_000),), Around(solid=named(house)), (), INCH)
    assert (found.stopped_by == ()) == legal
    assert stands(found.pose, FOOT, Around(solid=named(house))).legal


def test_a_wheel_may_not_end_on_what_it_bites() -> None:  # Aguila 3.17
    house = Around(solid=named(box(-9_000, 20_000, 13_000, 40_000, 1)))
    found = walk(HERE, FOOT, (Wheeled(Corner.FRONT_RIGHT, 9_000), Ahead(100)), house, (), INCH)
    assert found.stopped_by == ("0",)
    assert len(found.poses) == 2
    assert stands(found.pose, FOOT, house).legal


def test_a_way_ends_at_the_edge_of_the_table() -> None:  # Aguila 3.18
    board = Around(table=table(180_000, 120_000))
    found = walk(Pose(50_000, 2_000 + 3 * INCH, 0), FOOT, (Aside(18_000, 9 * INCH), Ahead(100)), board)
    assert found.pose == Pose(50_000, 2_000, 0)
    assert found.stopped_by == (EDGE,)
    assert found.cost == 3 * INCH


def test_grounds_are_named_once_in_the_order_felt() -> None:
    crops = Ground("crops", box(-200, 200, 500, 600), Fraction(3, 2))
    around = Around(grounds=(crops, Ground("wood", WOOD, 2)))
    found = walk(Pose(25_000, 10_000, 0), FOOT, (Ahead(20_000), Ahead(20_000), Turn(1_000)), around)
    assert found.crossed == ("wood", "crops")
    around = Around(grounds=(Ground("far", box(-200, 200, 100, 120), 2), Ground("near", box(-200, 200, 40, 60), 2)))
    assert walk(HERE, FOOT, (Ahead(3_000), Ahead(9_000)), around).crossed == ("near", "far")
