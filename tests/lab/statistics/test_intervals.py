"""An interval holds the true share as often as it says, and never closes around a few games that ended alike."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from itertools import product
from math import comb
from random import Random

import pytest

from maestre.lab.statistics import intervals, pair_shares, paired_difference, paired_share, wilson


def played(share: float, count: int, chance: Random) -> list[float]:
    return [((chance.random() < share) + (chance.random() < share)) / 2 for _ in range(count)]


def test_the_study_has_its_interval_from_here() -> None:
    assert import_module("maestre.lab.study").wilson is wilson


@pytest.mark.parametrize(("wins", "draws", "games"), [(4, 2, 10), (0, 10, 10), (30, 1, 61)])
def test_a_draw_is_half_a_win(wins: int, draws: int, games: int) -> None:
    assert wilson(wins + draws / 2, games) == wilson((2 * wins + draws) / 2, games)
    assert wilson(wins + draws / 2, games).share == pytest.approx((wins + draws / 2) / games, abs=1e-4)


def test_wilsons_interval_holds_the_share_some_95_times_in_100_by_counting_all_cases() -> None:
    for share in (0.3, 0.5, 0.55):
        held = 0.0
        for wins in range(101):
            found = wilson(wins, 100)
            if found.low <= share <= found.high:
                held += comb(100, wins) * share**wins * (1 - share) ** (100 - wins)
        assert 0.93 < held < 0.97


@pytest.mark.parametrize(
    ("results", "pairs"),
    [([], ()), ([1], ()), ([1, 0], (0.5,)), ([1, 1, 0.5, 0], (1.0, 0.25)), ([1, 1, 0], (1.0,))],
)
def test_two_games_are_a_pair_and_one_waits(results: list[float], pairs: tuple[float, ...]) -> None:
    assert pair_shares(results) == pairs


def enumerated(units: list[float]) -> tuple[float, float]:
    """All samples that could be drawn, each once."""
    means = sorted(sum(drawn) / len(units) for drawn in product(units, repeat=len(units)))
    out = int(0.025 * len(means))
    return means[out], means[-1 - out]


@pytest.mark.parametrize("pairs", [[0.5, 1.0, 0.25], [1.0, 1.0, 1.0], [0.0, 0.5, 0.5, 0.75]])
def test_the_bootstrap_finds_what_all_samples_together_have(pairs: list[float]) -> None:
    found = paired_share(pairs)
    low, high = enumerated([*pairs, 0.0, 1.0])
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.051)


def test_the_bootstrap_of_differences_finds_what_all_samples_together_have() -> None:
    changed, book = [0.5, 1.0, 0.75], [0.5, 0.5, 0.0]
    found = paired_difference(changed, book)
    low, high = enumerated([0.0, 0.5, 0.75, -0.5, 0.5])
    assert found.difference == pytest.approx(1.25 / 3)
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.051)


@pytest.mark.parametrize(("share", "count"), [(0.5, 5), (0.5, 50), (0.9, 5), (0.9, 50), (0.97, 10)], ids=str)
def test_a_paired_interval_holds_the_share_in_most_studies_even_if_they_are_small(share: float, count: int) -> None:
    chance = Random(f"{share} {count}")
    found = [paired_share(played(share, count, chance)) for _ in range(100)]
    assert sum(each.low <= share <= each.high for each in found) >= 90


def test_a_paired_difference_holds_the_truth_in_most_studies() -> None:
    """The dice are the same, and the change turns one game in ten that was lost."""
    chance, held = Random(4), 0
    for _ in range(100):
        book = played(0.5, 60, chance)
        changed = [min(1.0, share + 0.5 * (chance.random() < 0.1)) for share in book]
        found = paired_difference(changed, book)
        held += found.low <= 0.5 * 0.1 * 0.75 <= found.high
    assert held >= 90


def test_pairs_that_share_their_dice_take_fewer_games_than_two_shares_apart() -> None:
    chance = Random(5)
    book = played(0.5, 200, chance)
    changed = [min(1.0, share + 0.5 * (chance.random() < 0.1)) for share in book]
    together = paired_difference(changed, book)
    shuffled = chance.sample(book, len(book))
    apart = paired_difference(changed, shuffled)
    assert together.difference == pytest.approx(apart.difference)
    assert together.high - together.low < (apart.high - apart.low) / 2


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_pairs_that_all_ended_alike_leave_some_doubt_and_more_leave_less(share: float) -> None:
    few, many = paired_share([share] * 3), paired_share([share] * 100)
    assert few.high - few.low > 0.3
    assert 0 < many.high - many.low < 0.05
    assert few.share == many.share == share


@pytest.mark.parametrize("find", [paired_share, lambda pairs, seed: paired_difference(pairs, pairs[::-1], seed)])
def test_the_same_seed_gives_the_same_interval_and_another_nearly_the_same(
    find: Callable[..., intervals.Share],
) -> None:
    pairs = played(0.6, 101, Random(6))
    assert find(pairs, 1) == find(pairs, 1)
    ends = {(find(pairs, seed).low, find(pairs, seed).high) for seed in range(4)}
    assert len(ends) > 1
    assert max(low for low, _ in ends) - min(low for low, _ in ends) < 0.02


def test_a_large_sample_is_drawn_in_parts_and_gives_the_normal_interval() -> None:
    pairs = played(0.5, 2000, Random(7))
    found = paired_share(pairs)
    assert 2 * (found.share - found.low) == pytest.approx(2 * 1.96 * (0.125 / 2000) ** 0.5, rel=0.1)


def test_without_games_everything_is_possible() -> None:
    assert (paired_share([]).low, paired_share([]).high) == (0.0, 1.0)
    assert (paired_difference([], []).low, paired_difference([], []).high) == (-1.0, 1.0)


def test_cells_of_unequal_length_are_no_pairs() -> None:
    with pytest.raises(ValueError, match="argument"):
        paired_difference([1.0, 0.5], [1.0])


def test_the_laboratory_does_not_wait_for_numpy() -> None:
    asked = "import sys, maestre.lab; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0
