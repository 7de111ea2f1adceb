"""A throw names its reading; odds run the same procedure over every reading, or over many by chance."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maestre.play import Journey, Odds, Order, Reading, Table, odds, replace
from maestre.play.chance import courses
from maestre.play.chance import inquiry as inquiries
from maestre.play.chance.courses import Course
from maestre.play.chance.dice import rolled, spread
from maestre.play.chance.inquiry import HELD, Inquiry
from maestre.play.chance.odds import compared
from tests.play.tiny import cards, walk
from tests.play.tiny.playing import at, duel, ground, seed, standing
from tests.play.tiny.walk import Strike

WEST = walk.WalkerId("west-1")


class Sum(Reading[int], frozen=True):
    """The sum of two different dice."""

    dice = (4, 6)

    def read(self, faces: tuple[int, ...]) -> int:
        return sum(faces)


class First(Reading[int], frozen=True):
    """The first of three dice: their order matters."""

    dice = (6, 6, 6)
    symmetric = False

    def read(self, faces: tuple[int, ...]) -> int:
        return faces[0]


class Explodes(Reading[int], frozen=True):
    """A six is thrown again and again: the throw has no end that could be listed."""

    def needs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        return (6,) if not faces or faces[-1] == 6 else ()

    def read(self, faces: tuple[int, ...]) -> int:
        return sum(faces)


def brute(reading: Strike) -> dict[int, Fraction]:
    """The chances of a strike by listing every throw of all dice that it may ever need."""
    chances: dict[int, Fraction] = {}
    for first in product(range(1, 7), repeat=reading.count):
        more = reading.needs(first)
        for again in product(range(1, 7), repeat=len(more)):
            value = reading.read((*first, *again))
            chances[value] = chances.get(value, Fraction(0)) + Fraction(1, 6 ** (reading.count + len(more)))
    return chances


def chances(reading: Reading[int]) -> dict[int, Fraction]:
    found = reading.outcomes()
    total = sum(weight for _, weight in found)
    return {reading.read(faces): Fraction(weight, total) for faces, weight in found}


@given(st.integers(1, 3), st.integers(2, 6), st.integers(0, 3))
def test_a_reading_with_rerolls_lists_every_value_with_its_exact_chance(count: int, need: int, rerolls: int) -> None:
    reading = Strike(count, need, rerolls)
    assert chances(reading) == brute(reading)


class Counted(Reading[int], frozen=True):
    """Successes of several dice, which says that only the number matters."""

    count: int
    need: int

    def needs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        return () if faces else (6,) * self.count

    def runs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        return (1, self.need)

    def read(self, faces: tuple[int, ...]) -> int:
        return sum(face >= self.need for face in faces)


@given(st.integers(1, 4), st.integers(2, 6))
def test_faces_that_read_alike_are_listed_together_with_the_same_chances(count: int, need: int) -> None:
    assert chances(Counted(count, need)) == chances(Strike(count, need, 0))


def test_many_dice_that_only_succeed_or_fail_are_listed_in_no_time() -> None:
    assert spread(Counted(30, 5), 31) is not None


class Persistent(Counted, frozen=True):
    """The same, thrice over: each die that fails is thrown again, twice."""

    def needs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        thrown, left = 0, self.count
        for _ in range(3):
            if thrown == len(faces):
                return (6,) * left
            left, thrown = sum(face < self.need for face in faces[thrown : thrown + left]), thrown + left
        return ()


class Staged(Persistent, frozen=True):
    """The same, saying that only the number of dice thrown and of successes counts for what follows."""

    def stage(self, faces: tuple[int, ...]) -> tuple[int, int]:
        return len(faces), self.read(faces)


@given(st.integers(1, 4), st.integers(2, 6))
def test_throws_that_have_come_to_the_same_are_followed_once_with_the_same_chances(count: int, need: int) -> None:
    assert chances(Staged(count, need)) == chances(Persistent(count, need))


def test_stages_that_are_alike_keep_many_dice_few() -> None:
    assert spread(Persistent(40, 4), 3000) is None
    assert spread(Staged(40, 4), 3000) is not None


class Enough(Counted, frozen=True):
    """The same, of which only matters whether there are any."""

    def matters(self, faces: tuple[int, ...]) -> bool:
        return self.read(faces) > 0


@given(st.integers(1, 4), st.integers(2, 6))
def test_values_of_which_the_same_matters_are_listed_once(count: int, need: int) -> None:
    found = {
        reading.read(faces) > 0: weight for reading in [Enough(count, need)] for faces, weight in reading.outcomes()
    }
    assert found == {False: (need - 1) ** count, True: 6**count - (need - 1) ** count}


def test_different_dice_and_dice_in_order_are_listed_exactly() -> None:
    two = Counter(a + b for a in range(1, 5) for b in range(1, 7))
    assert chances(Sum()) == {value: Fraction(count, 24) for value, count in two.items()}
    assert chances(First()) == {face: Fraction(1, 6) for face in range(1, 7)}


def test_each_value_is_listed_once_by_faces_that_read_so() -> None:
    found = Strike(6, 4, 2).outcomes()
    values = [Strike(6, 4, 2).read(faces) for faces, _ in found]
    assert sorted(values) == list(range(7))


def test_a_throw_without_end_is_left_to_sampling() -> None:
    assert spread(Explodes(), 1000) is None
    faces = rolled(b"key", 5, Explodes())
    assert faces[-1] != 6


@given(st.integers(1, 4), st.integers(2, 6), st.integers(0, 3), st.integers(0, 2**32))
def test_what_falls_is_what_the_reading_says_may_fall(count: int, need: int, rerolls: int, sequence: int) -> None:
    reading = Strike(count, need, rerolls)
    assert reading.read(rolled(b"key", sequence, reading)) in chances(reading)


# ------------------------------------------------------------------------------------------------------ odds on a table


def about_to_strike(gap: int = 3500) -> Table[walk.Ground]:
    table = at(walk.game, ground(**{"east-1": (1000, 0), "west-1": (1000 + gap, 0), "west-2": (9000, 0)}))
    table.say("east", Journey("east-1", ()))
    return table


def wounds(table: Table[walk.Ground]) -> int:
    walker = table.state.walkers.get(WEST)
    return walker.wounds if walker else 3


def struck(table: Table[walk.Ground]) -> bool:
    return table.waiting() == ("west",)


def strike(_: Table[walk.Ground]) -> tuple[str, object]:
    return "east", Order("strike", "east-1", ("west-1",))


def test_exact_odds_are_those_of_listing_every_throw() -> None:
    found = odds(about_to_strike(), wounds, struck, strike, seconds=5)
    assert found.exact
    assert found.chances == brute(Strike(2, 4, 2))
    assert found.margin(1) == 0


def test_asking_for_odds_changes_nothing() -> None:
    table = about_to_strike()
    before = standing(table)
    odds(table, wounds, struck, strike, seconds=5)
    odds(table, wounds, struck, strike, seconds=0)
    assert standing(table) == before


def test_sampled_odds_are_within_their_margin_of_the_exact_ones() -> None:
    exact = odds(about_to_strike(), wounds, struck, strike, seconds=5)
    sampled = odds(about_to_strike(), wounds, struck, strike, seconds=0, rng=Random(1))
    assert not sampled.exact
    assert sampled.samples == 2000
    assert sum(sampled.chances.values()) == 1
    for result, chance in exact.chances.items():
        assert abs(float(sampled.chances[result] - chance)) < 1.5 * sampled.margin(result)


def test_who_cannot_wait_gets_few_samples_and_a_wider_margin() -> None:
    many = odds(about_to_strike(), wounds, struck, strike, seconds=0, rng=Random(1))
    few = odds(about_to_strike(), wounds, struck, strike, seconds=0, samples=200, rng=Random(1))
    assert few.samples == 200
    assert few.margin(1) > 2 * many.margin(1)


def test_a_result_that_no_sample_gave_has_a_margin_too() -> None:
    sampled = Odds({1: Fraction(1)}, exact=False, samples=2000, open=Fraction(1), counts={1: 2000})
    assert 0 < sampled.margin(0) < 0.01
    assert sampled.margin(1) == pytest.approx(sampled.margin(0)) == sampled.widest


def hundred(times: int) -> Odds[int]:
    """Odds of a result that came up so many times of a hundred, with nothing exact."""
    chances = {1: Fraction(times, 100), 0: 1 - Fraction(times, 100)}
    return Odds(chances, exact=False, samples=100, open=Fraction(1), counts={1: times, 0: 100 - times})


def test_a_margin_is_the_longer_arm_of_wilsons_interval_of_what_is_open() -> None:
    tenth = hundred(10)
    assert hundred(50).margin(1) == pytest.approx(0.0962, abs=0.0001)  # 0.5 stands in the middle of 0.4038 to 0.5962
    assert tenth.margin(1) == pytest.approx(0.0744, abs=0.0001)  # 0.0552 to 0.1744
    quarter = replace(tenth, open=Fraction(1, 4))
    assert quarter.margin(1) == pytest.approx(tenth.margin(1) / 4)


# ---------------------------------------------------------------------------------------- odds that are not yet exact


def inquiry(seed: int = 1) -> Inquiry[walk.Ground, int]:
    """Odds over two strikes, of which the first has four results."""
    return Inquiry(about_to_strike(), Course(wounds, second_turn, walk_on), Random(seed))


def walk_on(table: Table[walk.Ground]) -> tuple[str, object]:
    seat = table.waiting()[0]
    ask = table.asked(seat)
    assert ask is not None
    if ask.rule == "w.2":
        piece = next(walker.id for walker in table.state.walkers.values() if walker.seat == seat)
        return seat, Journey(piece if piece not in table.state.walked else "west-2", ())
    return strike(table) if seat == "east" and wounds(table) < 3 else (seat, Order("rest"))


def second_turn(table: Table[walk.Ground]) -> bool:
    return table.state.turn == 2 and struck(table)


def twice() -> dict[int, Fraction]:
    """The chances of two strikes one after the other."""
    one = brute(Strike(2, 4, 2))
    found: dict[int, Fraction] = {}
    for (first, p), (second, q) in product(one.items(), one.items()):
        value = min(3, first + second)
        found[value] = found.get(value, Fraction(0)) + p * q
    return found


def begun(most: int, samples: int, seed: int = 1) -> Odds[int]:
    asked = inquiry(seed)
    asked.follow(60, most)
    asked.sample(60, samples)
    return asked.odds()


EARLY, HALF, LATE, LAST, WHOLE = 4, 27, 33, 34, 35
"""How many positions have been followed when nothing is exact, when half is, most, all but the last, and all."""


@pytest.mark.parametrize("most", [HALF, LATE])
def test_what_is_exact_already_is_kept_when_chance_takes_over(most: int) -> None:
    found = begun(most, 4)
    assert not found.exact
    assert 0 < found.open < 1
    assert sum(found.chances.values()) == 1
    for result, chance in found.chances.items():
        settled = chance - found.open * Fraction(found.counts.get(result, 0), found.samples)
        assert 0 <= settled <= twice()[result]
    assert sum(found.counts.values()) == found.samples == 4


def test_odds_are_exact_when_all_has_been_followed_and_not_one_position_earlier() -> None:
    assert begun(WHOLE, 4) == Odds(twice(), exact=True)
    assert not begun(LAST, 4).exact


@pytest.mark.parametrize("most", [0, EARLY, HALF, LATE])
def test_however_early_chance_takes_over_its_figures_are_right_in_the_mean_and_within_their_margins(most: int) -> None:
    exact = twice()
    found = [begun(most, 50, seed) for seed in range(40)]
    assert not any(one.exact for one in found)
    for result, chance in exact.items():
        p, left = float(chance), float(found[0].open)
        mean = sum(float(one.chances.get(result, 0)) for one in found) / len(found)
        assert abs(mean - p) < 4.5 * left * sqrt(max(p * (1 - p), 0.01) / (50 * len(found)))
    within = [
        abs(float(one.chances.get(result, 0) - p)) <= one.margin(result) for one in found for result, p in exact.items()
    ]
    assert sum(within) / len(within) > 0.95


def test_margins_shrink_with_what_is_open_and_with_what_chance_has_followed() -> None:
    early, late = begun(EARLY, 100), begun(LATE, 100)
    assert late.open < early.open
    assert late.widest < early.widest / 2
    assert early.widest / 3 < begun(EARLY, 400).widest < early.widest / 1.6


def test_whoever_goes_on_looking_gets_better_figures_and_in_the_end_exact_ones() -> None:
    asked = inquiry()
    asked.follow(60, 5)
    asked.sample(60, 20)
    first = asked.odds()
    asked.sample(60, 200)
    better = asked.odds()
    assert (first.samples, better.samples) == (20, 200)
    assert better.widest < first.widest
    asked.follow(60)
    assert asked.odds() == Odds(twice(), exact=True)


def test_figures_are_not_worse_for_having_been_followed_further_with_little_time_for_chance() -> None:
    asked = inquiry()
    asked.follow(60, 5)
    asked.sample(60, 2000)
    before = asked.odds()
    asked.follow(60, 1)
    asked.sample(0)
    assert asked.odds() == before
    asked.sample(60, 2000)
    assert asked.odds() != before


def test_a_throw_that_may_fall_in_too_many_ways_is_left_to_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    falls = next(limit for limit in range(1000) if spread(Strike(2, 4, 2), limit) is not None)
    monkeypatch.setattr(courses, "BRANCHES", falls)
    assert not begun(10**6, 50).samples
    monkeypatch.setattr(courses, "BRANCHES", falls - 1)
    left = begun(10**6, 50)
    assert not left.exact
    assert left.open == 1
    assert left.samples == 50


def test_no_more_positions_are_held_than_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inquiries, "HELD", 1)
    assert begun(10**6, 50).open == 1
    monkeypatch.setattr(inquiries, "HELD", HELD)
    assert begun(10**6, 50).exact


def test_odds_are_how_often_real_games_come_to_it() -> None:
    exact = odds(about_to_strike(), wounds, struck, strike, seconds=5).chances
    counts: Counter[int] = Counter()
    for number in range(3000):
        table = about_to_strike().fork(seed(number))
        table.say(*strike(table))
        counts[wounds(table)] += 1
    expected = {result: float(chance) * 3000 for result, chance in exact.items()}
    assert sum((counts[result] - n) ** 2 / n for result, n in expected.items()) < 16.3  # 3 degrees of freedom, in 1000


def test_odds_over_several_steps_follow_a_policy_and_merge_equal_positions() -> None:
    found = odds(about_to_strike(), wounds, second_turn, walk_on, seconds=20)
    assert found.exact
    assert found.chances == twice()


def test_odds_stop_at_the_end_of_the_game() -> None:
    table = at(walk.game, ground(**{"east-1": (1000, 0), "west-1": (2000, 0)}))
    table.say("east", Journey("east-1", ()))
    found = odds(table, lambda t: t.outcome is not None, lambda t: t.waiting() == ("west",), strike, seconds=5)
    assert found.chances == {True: brute(Strike(3, 4, 2))[3], False: 1 - brute(Strike(3, 4, 2))[3]}


def test_a_row_of_odds_for_each_answer() -> None:
    rows = compared(about_to_strike(), "east", (Order("rest"), strike(about_to_strike())[1]), wounds, struck, seconds=5)
    assert rows[0].chances == {0: Fraction(1)}
    assert rows[1].chances == brute(Strike(2, 4, 2))


def test_an_ask_on_the_way_without_a_policy_is_a_mistake_of_ours() -> None:
    with pytest.raises(AssertionError, match="policy"):
        odds(about_to_strike(), wounds, struck)


def spied(table: Table[cards.Table]) -> str:
    facts = table.state.memory.get("north", ())
    return facts[0].about if facts else ""


def test_odds_over_a_draw_are_exact_and_follow_standing_orders() -> None:
    table = duel(("spy-1",), ("knight-2", "archer-2", "archer-3"))
    table.stand("south", ("pass",))
    table.say("north", "rest")
    found = odds(table, spied, lambda t: bool(spied(t)), lambda _: ("north", "spy-1"), seconds=5)
    assert found.chances == dict.fromkeys(("knight-2", "archer-2", "archer-3"), Fraction(1, 3))


def test_odds_over_a_draw_of_several_are_exact_while_they_are_few() -> None:
    table = Table.resume(cards.game, Table.new(cards.game, "short", seed=seed(1)).header.public())

    def north_has_a_knight(table: Table[cards.Table]) -> bool:
        return any(card.startswith("knight") for card in table.state.hands[cards.SEATS[0]])

    found = odds(table, north_has_a_knight, lambda t: bool(t.state.hands[cards.SEATS[0]]), seconds=20)
    assert found.exact
    assert found.chances[False] == Fraction(4 * 3 * 2, 8 * 7 * 6)
    sampled = odds(table, north_has_a_knight, lambda t: bool(t.state.hands[cards.SEATS[0]]), seconds=0, rng=Random(2))
    assert abs(float(sampled.chances[False] - found.chances[False])) < 1.5 * sampled.margin(False)
