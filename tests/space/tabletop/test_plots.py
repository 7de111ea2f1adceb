"""Legs that end at a pose."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maestre.space.tabletop import (
    Ahead,
    Around,
    Base,
    Corner,
    Leg,
    Pose,
    Turn,
    Wheeled,
    ended,
    plotted,
    turn_between,
    walk,
)
from tests.space.tabletop.oracle import bases, poses

FOOT = Base(12_000, 4_000)
HERE = Pose(0, 0, 0)
lengths = st.integers(0, 25_000)


def near(pose: Pose, goal: Pose) -> bool:
    off = (pose.x - goal.x) ** 2 + (pose.y - goal.y) ** 2
    return off <= 9 and abs(turn_between(pose.facing, goal.facing)) <= 1


@given(poses, poses, bases, st.sampled_from((0, 4_500, 9_000, 18_000)), st.integers(0, 2))
def test_every_plot_ends_at_the_goal_within_what_is_allowed(
    start: Pose, goal: Pose, base: Base, turn: int, wheels: int
) -> None:
    found = plotted(start, goal, base, turn=turn, wheels=wheels)
    costs = []
    for legs in found:
        assert near(ended(start, base, legs), goal)
        turns = [leg for leg in legs if isinstance(leg, Turn)]
        wheeled = [leg for leg in legs if isinstance(leg, Wheeled)]
        assert len(turns) <= 1
        assert sum(abs(leg.turn) for leg in turns) <= turn
        assert len(wheeled) <= wheels
        assert all((leg.corner is Corner.FRONT_RIGHT) == (leg.turn > 0) for leg in wheeled)
        assert all(leg.length > 0 for leg in legs if isinstance(leg, Ahead))
        costs.append(walk(start, base, legs, Around()).cost)
    assert costs == sorted(costs)
    assert len(set(found)) == len(found)


@given(poses, bases, lengths, st.integers(-9_000, 9_000), lengths, st.sampled_from(("turn", "wheel")))
def test_one_bend_is_found_again(start: Pose, base: Base, first: int, bend: int, last: int, kind: str) -> None:
    corner = Corner.FRONT_RIGHT if bend > 0 else Corner.FRONT_LEFT
    middle: Leg = Turn(bend) if kind == "turn" else Wheeled(corner, bend)
    gone: tuple[Leg, ...] = (Ahead(first), middle, Ahead(last))
    goal = ended(start, base, gone)
    cost = walk(start, base, gone, Around()).cost
    found = plotted(start, goal, base, turn=9_000 if kind == "turn" else 0, wheels=1 if kind == "wheel" else 0)
    assert found
    best = walk(start, base, found[0], Around()).cost
    assert best <= cost + 4


def test_straight_ahead_is_one_leg_and_staying_is_none() -> None:
    assert plotted(HERE, Pose(0, 9_000, 0), FOOT, turn=9_000, wheels=2)[0] == (Ahead(9_000),)
    assert plotted(HERE, HERE, FOOT, turn=9_000, wheels=2)[0] == ()
    assert plotted(HERE, Pose(0, -9_000, 0), FOOT, turn=0, wheels=0) == ()


def test_a_turn_is_cheaper_than_a_wheel() -> None:
    found = plotted(HERE, Pose(5_000, 5_000, 9_000), FOOT, turn=9_000, wheels=1)
    assert found[0] == (Ahead(5_000), Turn(9_000), Ahead(5_000))
    wheel = plotted(HERE, Pose(15_000, 15_000, 9_000), FOOT, turn=0, wheels=1)
    assert wheel == ((Ahead(7_000), Wheeled(Corner.FRONT_RIGHT, 9_000), Ahead(11_000)),)


@pytest.mark.parametrize(
    ("turn", "wheels", "found"), [(0, 0, False), (9_000, 0, False), (9_000, 1, True), (0, 2, True)]
)
def test_a_place_beside_takes_two_bends(turn: int, wheels: int, found: bool) -> None:
    assert bool(plotted(HERE, Pose(9_000, 22_000, 0), FOOT, turn=turn, wheels=wheels)) == found


def test_half_a_turn_may_be_wheeled_about_either_corner() -> None:
    right = ended(HERE, FOOT, (Wheeled(Corner.FRONT_RIGHT, 18_000),))
    left = ended(HERE, FOOT, (Wheeled(Corner.FRONT_LEFT, -18_000),))
    assert plotted(HERE, right, FOOT, turn=0, wheels=1) == ((Wheeled(Corner.FRONT_RIGHT, 18_000),),)
    assert plotted(HERE, left, FOOT, turn=0, wheels=1) == ((Wheeled(Corner.FRONT_LEFT, -18_000),),)
