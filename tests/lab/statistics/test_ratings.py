"""Ratings are those that fit best, with honest errors, or there are none and it is said why."""

from __future__ import annotations

from itertools import permutations
from math import exp, inf, log
from random import Random

import pytest

from maestre.lab.statistics import POINTS, Met, Ratings, Unrated, Why, rate

NAMES = ("a", "b", "c", "d")


def rated(met: list[Met]) -> Ratings:
    found = rate(met)
    assert isinstance(found, Ratings)
    return found


def unrated(met: list[Met]) -> Unrated:
    found = rate(met)
    assert isinstance(found, Unrated)
    return found


def season(strengths: dict[str, float], side: float, games: int, seed: int, drawn: float = 0.0) -> list[Met]:
    """Everybody meets everybody on both sides; strengths are logarithms of odds."""
    chance, met = Random(seed), []
    for first, second in permutations(strengths, 2):
        share = 1 / (1 + exp(strengths[second] - strengths[first] - side))
        results = [0.5 if chance.random() < drawn else float(chance.random() < share) for _ in range(games)]
        met.append(Met(first, second, results.count(1.0), results.count(0.0), results.count(0.5)))
    return met


def climbed(met: list[Met]) -> tuple[dict[str, float], float]:
    """Another way to the same: shift one number at a time until what it scored is what it was expected to score."""
    names = sorted({name for one in met for name in (one.first, one.second)})
    worth, side = dict.fromkeys(names, 0.0), 0.0

    def surplus(name: str | None, shift: float) -> float:
        total = 0.0
        for one in met:
            lead = worth[one.first] - worth[one.second] + side
            sign = 1 if name in (None, one.first) else -1 if name == one.second else 0
            games = one.wins_first + one.wins_second + one.draws
            expected = games / (1 + exp(-(lead + sign * shift)))
            total += sign * (one.wins_first + one.draws / 2 - expected)
        return total

    for _ in range(300):
        for name in (*names, None):
            low, high = -8.0, 8.0
            for _ in range(45):
                middle = (low + high) / 2
                low, high = (middle, high) if surplus(name, middle) > 0 else (low, middle)
            if name is None:
                side += low
            else:
                worth[name] += low
    mean = sum(worth.values()) / len(worth)
    return {name: found - mean for name, found in worth.items()}, side


@pytest.mark.parametrize("drawn", [0.0, 0.3])
def test_ratings_are_those_that_a_slow_climb_finds(drawn: float) -> None:
    met = season({"a": 0.9, "b": 0.2, "c": -0.3, "d": -1.0}, 0.4, 20, 3, drawn)
    found, (worth, side) = rated(met), climbed(met)
    assert {name: each.rating / POINTS for name, each in found.ratings.items()} == pytest.approx(worth, abs=1e-8)
    assert found.side.rating / POINTS == pytest.approx(side, abs=1e-8)


def test_of_two_the_rating_and_its_error_are_those_of_a_hand_reckoning() -> None:
    """Side by side: 30 of 40 on the first side, 20 of 40 on the second."""
    found = rated([Met("a", "b", 30, 10), Met("b", "a", 20, 20)])
    first, second = log(30 / 10), log(20 / 20)
    gap, error = (first + second) / 2, (1 / 30 + 1 / 10 + 1 / 20 + 1 / 20) ** 0.5 / 2
    told = found.difference("a", "b")
    assert told.difference == pytest.approx(POINTS * gap)
    assert told.high - told.difference == pytest.approx(1.959964 * POINTS * error)
    assert found.side.rating == pytest.approx(POINTS * (first - second) / 2)
    assert found.side.error == pytest.approx(POINTS * error)
    assert found.ratings["a"].error == pytest.approx(POINTS * error / 2)


def test_ten_points_for_one_are_400_points_of_the_scale() -> None:
    found = rated([Met("a", "b", 100, 10), Met("b", "a", 10, 100)])
    assert found.difference("a", "b").difference == pytest.approx(400)


def test_the_errors_are_those_that_many_seasons_show() -> None:
    strengths = {"a": 0.5, "b": 0.0, "c": -0.5}
    seasons = [rated(season(strengths, 0.3, 100, seed)) for seed in range(200)]
    told = [found.difference("a", "c") for found in seasons]
    assert 0.90 <= sum(each.low <= POINTS <= each.high for each in told) / len(told) <= 0.99
    assert 0.90 <= sum(abs(s.side.rating - 0.3 * POINTS) < 1.96 * s.side.error for s in seasons) / len(told) <= 0.99


def test_with_draws_the_errors_are_rather_too_large() -> None:
    seasons = [rated(season({"a": 0.0, "b": 0.0}, 0.0, 100, seed, drawn=0.5)) for seed in range(200)]
    told = [found.difference("a", "b") for found in seasons]
    assert sum(each.low <= 0 <= each.high for each in told) / len(told) >= 0.97


def test_the_mean_is_nought_and_the_strongest_comes_first() -> None:
    found = rated(season({"a": -1.0, "b": 0.0, "c": 1.0}, 0.2, 50, 2))
    assert list(found.ratings) == ["c", "b", "a"]
    assert sum(each.rating for each in found.ratings.values()) == pytest.approx(0, abs=1e-6)


def test_who_scored_once_in_five_thousand_is_rated_and_who_never_did_is_not() -> None:
    found = rated([Met("a", "b", 2499, 1), Met("b", "a", 1, 2499)])
    assert found.difference("a", "b").difference == pytest.approx(POINTS * log(2499))
    refused = unrated([Met("a", "b", 2499, 0), Met("b", "a", 0, 2499)])
    assert (refused.why, refused.groups) == (Why.SPOTLESS, (("a",), ("b",)))


def test_a_draw_is_enough_to_be_rated() -> None:
    assert unrated([Met("a", "b", 9, 0), Met("b", "a", 0, 9)]).why is Why.SPOTLESS
    assert rated([Met("a", "b", 9, 0, 1), Met("b", "a", 0, 9, 1)]).ratings


def test_games_against_oneself_say_what_the_side_is_worth() -> None:
    found = rated([Met("a", "a", 30, 10)])
    assert found.side.rating == pytest.approx(POINTS * log(3))
    assert found.ratings["a"].rating == pytest.approx(0)


def test_who_never_met_by_any_way_stays_apart() -> None:
    refused = unrated([Met("a", "b", 5, 5), Met("b", "a", 5, 5), Met("c", "d", 5, 5), Met("d", "c", 5, 5)])
    assert (refused.why, refused.groups) == (Why.APART, (("a", "b"), ("c", "d")))


def test_who_met_by_way_of_a_third_is_rated() -> None:
    assert rated([Met("a", "b", 5, 5), Met("b", "a", 5, 5), Met("b", "c", 5, 4), Met("c", "b", 5, 5)]).ratings


def test_those_who_never_lost_a_point_to_the_others_stand_before_them() -> None:
    met = [Met("c", "d", 3, 3), Met("d", "c", 2, 3), Met("a", "b", 2, 3), Met("b", "a", 2, 3), Met("c", "a", 0, 9)]
    assert unrated(met) == Unrated(Why.SPOTLESS, (("a", "b"), ("c", "d")))
    assert rated([*met, Met("b", "d", 9, 1)]).ratings


def test_a_ring_in_which_each_beat_the_next_is_rated() -> None:
    ring = [Met(one, other, 4, 0) for one, other in ("ab", "bc", "ca")]
    ring += [Met(one, other, 0, 4) for one, other in ("ba", "cb", "ac")]
    assert {name: each.rating for name, each in rated(ring).ratings.items()} == pytest.approx(dict.fromkeys("abc", 0))


def test_sides_that_were_never_swapped_tell_nothing() -> None:
    assert unrated([Met("a", "b", 7, 3)]).why is Why.SIDE
    assert rated([Met("a", "b", 7, 3), Met("b", "a", 1, 1)]).ratings


def test_a_side_that_always_won_has_no_worth_that_could_be_named() -> None:
    assert unrated([Met("a", "b", 9, 0), Met("b", "a", 9, 0)]).why is Why.SIDE
    assert unrated([Met("a", "b", 0, 9), Met("b", "a", 0, 9)]).why is Why.SIDE
    assert unrated([Met("a", "b", 9, 1), Met("b", "a", 9, 0)]).why is Why.SIDE
    assert rated([Met("a", "b", 9, 1), Met("b", "a", 9, 1)]).side.rating == pytest.approx(POINTS * log(9))


def test_without_games_nobody_is_rated() -> None:
    assert unrated([]) == Unrated(Why.APART, ())
    assert unrated([Met("a", "b", 0, 0)]).why is Why.APART


def flat(met: list[Met]) -> bool:
    """Whether the likelihood still grows far out: looked for plainly, in all directions of small whole numbers."""
    names = sorted({name for one in met for name in (one.first, one.second)})
    for way in range(5 ** len(names)):
        worth = {name: way // 5**place % 5 for place, name in enumerate(names)}
        for side in range(-4, 5):
            if not side and len({*worth.values()}) == 1:
                continue
            least = inf
            for one in met:
                lead = worth[one.first] - worth[one.second] + side
                if one.wins_first or one.draws:
                    least = min(least, lead)
                if one.wins_second or one.draws:
                    least = min(least, -lead)
            if least >= 0:
                return True
    return False


def test_few_games_at_random_are_rated_just_where_no_direction_fits_for_ever() -> None:
    chance, seen = Random(11), [0, 0]
    for _ in range(60):
        pairs = [pair for pair in permutations("abc", 2) if chance.random() < 0.8]
        won = [(chance.choice((0, 0, 1, 2)), chance.choice((0, 0, 1, 2)), chance.randrange(4) == 0) for _ in pairs]
        met = [Met(*pair, *score) for pair, score in zip(pairs, won, strict=True)]
        found = rate(met)
        seen[isinstance(found, Ratings)] += 1
        assert isinstance(found, Unrated) == flat(met), met
    assert min(seen) >= 10
