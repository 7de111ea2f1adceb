"""Whoever looks often is not fooled more often, and stops early where there is something to see."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from math import exp, inf, lgamma, log
from random import Random
from statistics import median

import pytest

from maestre.lab.statistics import Looks, fixed_size, log_evidence, wilson

CONCLUDED = log(20)


@cache
def purse(wins: int, losses: int) -> float:
    """The studies of one coin come through the same tallies again and again."""
    return log_evidence({1.0: wins, 0.0: losses})


def tosses(share: float, games: int, seed: int, every: int = 10) -> list[tuple[int, int]]:
    """What each look of one study sees: wins and losses."""
    chance, wins, seen = Random(f"{share} {seed}"), 0, []
    for game in range(1, games + 1):
        wins += chance.random() < share
        if game % every == 0:
            seen.append((wins, game - wins))
    return seen


def stopped(share: float, games: int, seed: int) -> float:
    """After how many games a study concludes."""
    return next((sum(seen) for seen in tosses(share, games, seed) if purse(*seen) >= CONCLUDED), inf)


def test_of_a_thousand_studies_of_a_fair_coin_with_a_look_every_ten_games_at_most_five_in_a_hundred_conclude() -> None:
    studies = [tosses(0.5, 1000, seed) for seed in range(1000)]
    concluded = sum(any(purse(*seen) >= CONCLUDED for seen in study) for study in studies)
    fooled = sum(any(not _holds_half(*seen) for seen in study) for study in studies)
    assert 0 < concluded <= 50
    assert fooled > 250, "the same looks at an interval for one look alone"


@cache
def _holds_half(wins: int, losses: int) -> bool:
    found = wilson(wins, wins + losses)
    return found.low <= 0.5 <= found.high


def test_a_fair_coin_with_draws_and_a_side_that_wins_seven_in_ten_concludes_as_rarely_by_pairs() -> None:
    chance, concluded = Random(8), 0
    for _ in range(200):
        looks = Looks()
        for _ in range(25):
            looks.add(*(_lopsided(chance) for _ in range(10)))
            if looks.concluded:
                concluded += 1
                break
    assert concluded <= 10


def _lopsided(chance: Random) -> float:
    """A pair between equals with the same dice for both games: the first side wins seven in ten."""
    first = 0.5 if chance.random() < 0.1 else float(chance.random() < 0.7)
    second = first if chance.random() < 0.5 else float(chance.random() < 0.7)
    return (first + 1 - second) / 2


def test_a_coin_of_60_percent_stops_about_where_a_test_with_one_look_would() -> None:
    found = [stopped(0.6, 1000, seed) for seed in range(300)]
    assert fixed_size(0.6) == 194
    assert 0.8 * 194 < median(found) < 1.5 * 194
    assert sum(games <= 1000 for games in found) >= 295


def test_a_true_difference_is_found_on_the_right_side() -> None:
    looks, chance = Looks(), Random(9)
    while not looks.concluded:
        looks.add(float(chance.random() < 0.35))
    assert looks.interval().high < 0.5


def test_the_purse_is_worth_on_average_what_it_was() -> None:
    """All ways that six fair results can go, whole and in quarters."""
    for values in ([0.0, 1.0], [0.0, 0.25, 0.5, 0.75, 1.0]):
        ways = list(product(values, repeat=6))
        assert sum(exp(log_evidence(Counter(way))) for way in ways) / len(ways) == pytest.approx(1)


def test_the_purse_of_an_uneven_price_is_worth_on_average_what_it_was() -> None:
    ways = list(product([0.0, 1.0], repeat=6))
    worth = sum(0.3 ** sum(way) * 0.7 ** (6 - sum(way)) * exp(log_evidence(Counter(way), 0.3)) for way in ways)
    assert worth == pytest.approx(1)


@pytest.mark.parametrize(("wins", "losses"), [(10, 10), (60, 40), (300, 240), (40, 90), (5_200, 4_800)])
def test_the_purse_is_nearly_that_of_a_beta_distribution(wins: int, losses: int) -> None:
    def beta(one: float, other: float) -> float:
        return lgamma(one) + lgamma(other) - lgamma(one + other)

    closed = (wins + losses) * log(2) + beta(10 + wins, 10 + losses) - beta(10, 10)
    assert log_evidence({1.0: wins, 0.0: losses}) == pytest.approx(closed, abs=0.7)


def test_draws_are_halves_and_say_nothing_for_either() -> None:
    assert log_evidence({1.0: 30, 0.0: 12, 0.5: 100}) == pytest.approx(log_evidence({1.0: 30, 0.0: 12}))
    assert Looks([1.0] * 30 + [0.0] * 12 + [0.5] * 58).interval().share == pytest.approx(0.59)


def test_it_concludes_at_the_very_result_that_makes_the_purse_twenty() -> None:
    looks = Looks()
    while not looks.concluded:
        before = log_evidence({1.0: looks.units})
        looks.add(1.0)
    assert before < CONCLUDED <= log_evidence({1.0: looks.units})
    assert 6 < looks.units < 20


@pytest.mark.parametrize("share", [0.2, 0.5, 0.93])
def test_the_interval_holds_the_share_at_all_looks_of_nearly_every_study(share: float) -> None:
    lost = 0
    for seed in range(80):
        chance, looks = Random(f"{share} {seed}"), Looks()
        for _ in range(6):
            looks.add(*(float(chance.random() < share) for _ in range(50)))
            found = looks.interval()
            if not found.low <= share <= found.high:
                lost += 1
                break
    assert lost <= 4


@pytest.mark.parametrize(
    "results", [[1.0] * 30, [0.0] * 30, [1.0] * 60 + [0.0] * 40, [0.75, 0.25, 1.0] * 20, [0.5] * 9, [1.0, 0.0] * 10_000]
)
def test_the_interval_ends_where_a_plain_search_finds_the_last_share_that_is_not_refuted(results: list[float]) -> None:
    found = Looks(results).interval()
    left = [step / 500 for step in range(501) if log_evidence(Counter(results), step / 500) < CONCLUDED]
    assert (found.low, found.high) == pytest.approx((left[0], left[-1]), abs=1 / 500)
    assert found.low <= found.share <= found.high


def test_the_interval_leaves_out_an_even_share_when_it_is_concluded_and_only_then() -> None:
    for wins in range(45, 75):
        looks = Looks([1.0] * wins + [0.0] * (100 - wins))
        found = looks.interval()
        assert looks.concluded == (not found.low <= 0.5 <= found.high)


def test_before_the_first_result_everything_is_possible() -> None:
    assert not Looks().concluded
    assert (Looks().interval().low, Looks().interval().high) == (0.0, 1.0)


@pytest.mark.parametrize("result", [-0.1, 1.1, 2.0])
def test_what_is_no_share_is_refused(result: float) -> None:
    with pytest.raises(ValueError, match=str(result)):
        Looks([result])


@pytest.mark.parametrize(("share", "games"), [(0.55, 783), (0.6, 194), (0.4, 194), (0.65, 85)])
def test_the_size_of_a_test_with_one_look_finds_such_a_share_four_times_in_five(share: float, games: int) -> None:
    assert fixed_size(share) == games
    found = 0
    for seed in range(400):
        chance = Random(f"{share} {seed}")
        wins = sum(chance.random() < share for _ in range(games))
        found += abs(wins - games / 2) > 1.96 * (games / 4) ** 0.5
    assert 0.73 * 400 < found < 0.87 * 400


def test_no_number_of_games_tells_an_even_share_from_an_even_one() -> None:
    with pytest.raises(ValueError, match=r"0\.5"):
        fixed_size(0.5)
