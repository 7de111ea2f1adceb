"""Odds of which a part is left to chance: right in the mean, within their margins, and better with each look."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import sqrt
from random import Random
from time import process_time
from typing import Any

import pytest

from maestre.games.mistral.game import game as mistral
from maestre.play import EFFORT, Foresight, Odds, Table, foreseen
from maestre.play.chance.inquiry import Inquiry
from tests.games.situations import Rows, Situation, situations

SIGMAS = 4.5
"""What no honest row of some hundred would pass with fixed seeds."""
SEEDS = 8
SAMPLES = 40
SITUATIONS = (
    ("tercios", "tercio against tercio"),
    ("tercios", "one of two targets"),
    ("tercios", "worn charger that needs a check"),
    ("aguila", "column in the flank"),
    ("aguila", "horse against horse"),
    ("aguila", "guard against worn novices"),
    ("mistral", "FormationSearches"),
    ("mistral", "Yards"),
    ("lepanto", "small arms at three galliots"),
)


def asked(key: str, name: str, seed: int = 1) -> Inquiry[Any, Rows]:
    situation = in_the_year_1744(name) if key == "mistral" else situations(key)[name]()
    inquiry = Foresight(*situation, Random(seed)).inquiry
    assert inquiry is not None
    return inquiry


@cache
def in_the_year_1744(kind: str) -> Situation:
    """The first question of a kind by chance for which dice are thrown; to list all that Mistral has takes a minute."""
    rng = Random(1)
    table = Table.new(mistral, "1744", seed=rng.randbytes(32))
    while True:
        seat = table.waiting()[0]
        ask, answer = table.asked(seat), next(table.proposals(seat, rng))
        assert ask is not None
        if type(ask.about).__name__ == kind and Foresight(table, seat, answer).inquiry:
            return table, seat, answer
        table.say(seat, answer)


@cache
def exact(key: str, name: str) -> tuple[dict[Rows, Fraction], int]:
    """The exact odds of a situation, and how many positions are followed for them."""
    inquiry, count = asked(key, name), 0
    while not inquiry.is_exact:
        inquiry.follow(60, 1)
        count += 1
    return inquiry.odds().chances, count


def begun(key: str, name: str, most: int, seed: int) -> Odds[Rows]:
    """The odds of a situation when so many positions have been followed, and the rest is left to chance."""
    inquiry = asked(key, name, seed)
    inquiry.follow(60, most)
    inquiry.sample(60, SAMPLES)
    return inquiry.odds()


@pytest.mark.parametrize("part", [0.1, 0.5])
@pytest.mark.parametrize(("key", "name"), SITUATIONS)
def test_odds_cut_off_early_are_those_of_the_whole_in_the_mean_and_within_their_margins(
    key: str, name: str, part: float
) -> None:
    chances, all_of_them = exact(key, name)
    found = [begun(key, name, int(all_of_them * part), seed) for seed in range(SEEDS)]
    within = []
    for one in found:
        assert not one.exact
        assert sum(one.chances.values()) == 1
        assert set(one.chances) <= set(chances)
    for row, chance in chances.items():
        p, left = float(chance), float(found[0].open)
        mean = sum(float(one.chances.get(row, 0)) for one in found) / SEEDS
        spread = sqrt(max(0.0, p * (left - p)) if p < left / 2 else left * left / 4)
        assert abs(mean - p) <= SIGMAS * spread / sqrt(SEEDS * SAMPLES) + left / (SEEDS * SAMPLES), row
        within += [abs(float(one.chances.get(row, 0)) - p) <= one.margin(row) + 1e-9 for one in found]
    assert sum(within) / len(within) > 0.95


@pytest.mark.parametrize(
    ("key", "name"), [("tercios", "shot that answers a charge"), ("aguila", "column against line")]
)
def test_the_first_look_comes_at_once_and_the_last_knows_more(key: str, name: str) -> None:
    situation = situations(key)[name]()
    start = process_time()
    foresight = Foresight(*situation, clock=process_time)
    widths = []
    for number, seconds in enumerate(EFFORT):
        foresight.look(number)
        assert process_time() - start < seconds + 0.4
        assert foresight.found is not None
        widths.append(foresight.found.odds.widest)
    assert widths[0] > 0.03, "it was hard enough to tell the first look from the last"
    assert widths[-1] <= 0.03


def test_who_looks_late_for_the_first_time_is_told_as_much_as_who_looked_all_the_time() -> None:
    late = Foresight(*situations("lepanto")["small arms at three galliots"]())
    late.look(4)
    assert late.found is not None
    assert late.found.odds.exact
    assert late.found == foreseen(*situations("lepanto")["small arms at three galliots"](), seconds=60)


def test_a_look_at_what_is_exact_works_no_more() -> None:
    foresight = Foresight(*situations("lepanto")["small arms at 1:1"]())
    foresight.look(0)
    assert foresight.inquiry is not None
    spent = foresight.inquiry.spent
    foresight.look(5)
    assert foresight.inquiry.spent == spent < EFFORT[0]
