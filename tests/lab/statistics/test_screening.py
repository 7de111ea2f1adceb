"""Walks change one value at each step, and what they find is what a hand reckoning finds."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product
from math import pi
from random import Random
from statistics import fmean, pstdev

import pytest

from maestre.lab.statistics import effects, walks
from maestre.lab.statistics.screening import Point

LEVELS = (4, 4, 2, 3)


def outcome(point: Point) -> float:
    """The first value does 3 from end to end, the second works only with the third, the last does nothing."""
    first, second, third, _ = point
    return 3 * first / 3 + 2 * (second / 3) * third


def screened(count: int, seed: int = 1, error: float = 0.0) -> dict[str, tuple[float, float, float, float]]:
    walked = walks(LEVELS, count, seed)
    found = effects(LEVELS, walked, [[outcome(point) for point in points] for points in walked], error)
    return {name: (each.mu, each.mu_star, each.sigma, each.noise) for name, each in zip("abcd", found, strict=True)}


def test_each_step_changes_one_value_by_half_its_levels_and_each_walk_changes_all() -> None:
    for points in walks(LEVELS, 50, 2):
        assert len(points) == len(LEVELS) + 1
        changed = []
        for before, after in pairwise(points):
            places = [place for place in range(len(LEVELS)) if before[place] != after[place]]
            assert len(places) == 1
            assert abs(after[places[0]] - before[places[0]]) == LEVELS[places[0]] // 2
            changed += places
        assert sorted(changed) == [0, 1, 2, 3]
        assert all(0 <= level < many for point in points for level, many in zip(point, LEVELS, strict=True))


def test_every_level_is_visited_as_often_and_every_order_comes_up() -> None:
    walked = walks((4, 4), 2000, 3)
    assert all(400 < count < 600 for count in Counter(points[0][0] for points in walked).values())
    assert all(400 < count < 600 for count in Counter(points[-1][0] for points in walked).values())
    assert 900 < sum(points[0][0] != points[1][0] for points in walked) < 1100


def test_the_same_seed_gives_the_same_walks_and_another_others() -> None:
    assert walks(LEVELS, 5, 1) == walks(LEVELS, 5, 1) != walks(LEVELS, 5, 2)


def test_a_straight_line_has_the_same_effect_everywhere_and_nothing_has_none() -> None:
    found = screened(10)
    assert found["a"] == pytest.approx((3, 3, 0, 0))
    assert found["d"] == (0, 0, 0, 0)


def test_values_that_work_together_have_the_effects_of_all_steps_there_are() -> None:
    """The second value does 2 or nothing; the third does what the level of the second gives it."""
    second = [2.0 * third for _, third in product(range(4), range(2))]
    third = [2.0 * level / 3 for level in range(4)]
    found = screened(4000)
    assert found["b"][:3] == pytest.approx((fmean(second), fmean(second), pstdev(second)), abs=0.05)
    assert found["c"][:3] == pytest.approx((fmean(third), fmean(third), pstdev(third)), abs=0.05)


def test_an_effect_that_goes_both_ways_has_no_mean_but_a_size() -> None:
    walked = walks((2, 2), 400, 5)
    outcomes = [[float(one == other) for one, other in points] for points in walked]
    found = effects((2, 2), walked, outcomes)[0]
    assert abs(found.mu) < 0.15
    assert found.mu_star == 1.0
    assert found.sigma == pytest.approx(1, abs=0.02)


def test_a_walk_by_hand() -> None:
    walked = (((0, 1), (2, 1), (2, 0)), ((3, 0), (3, 1), (1, 1)))
    first, second = effects((4, 2), walked, ((1.0, 2.0, 5.0), (0.0, 4.0, 6.0)))
    assert (first.mu, first.mu_star) == pytest.approx((-0.75, 2.25))
    assert (second.mu, second.mu_star) == pytest.approx((0.5, 3.5))
    assert first.sigma == pytest.approx(((1.5 + 0.75) ** 2 * 2) ** 0.5)


def test_the_noise_is_what_a_value_that_does_nothing_shows() -> None:
    chance, walked = Random(6), walks(LEVELS, 3000, 6)
    outcomes = [[chance.gauss(0.5, 0.04) for _ in points] for points in walked]
    for many, found in zip(LEVELS, effects(LEVELS, walked, outcomes, 0.04), strict=True):
        assert found.noise == pytest.approx(0.08 / pi**0.5 * (many - 1) / (many // 2))
        assert found.mu_star == pytest.approx(found.noise, rel=0.06)


@pytest.mark.parametrize(("levels", "count"), [((4, 1), 5), ((4, 2), 1)])
def test_what_cannot_be_walked_or_compared_is_refused(levels: tuple[int, ...], count: int) -> None:
    with pytest.raises(ValueError, match=str(count)):
        walks(levels, count, 1)
    assert walks((4, 2), 2, 1)
