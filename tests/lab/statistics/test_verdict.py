"""A verdict is given where the whole interval allows it, and else how much is missing."""

from __future__ import annotations

from random import Random

import pytest

from maestre.lab.statistics import Band, Difference, Finding, Share, Verdict, compare, judge, paired_share, wilson

BAND = Band(0.45, 0.55)


@pytest.mark.parametrize(
    ("share", "low", "high", "finding"),
    [
        (0.50, 0.45, 0.55, Finding.INSIDE),
        (0.50, 0.4499, 0.55, Finding.OPEN),
        (0.50, 0.45, 0.5501, Finding.OPEN),
        (0.40, 0.35, 0.4499, Finding.BELOW),
        (0.40, 0.35, 0.45, Finding.OPEN),
        (0.60, 0.5501, 0.65, Finding.ABOVE),
        (0.60, 0.55, 0.65, Finding.OPEN),
        (0.50, 0.30, 0.70, Finding.OPEN),
    ],
)
def test_an_interval_is_inside_a_band_or_outside_only_as_a_whole(
    share: float, low: float, high: float, finding: Finding
) -> None:
    assert judge(Share(share, low, high), 100, BAND).finding is finding


@pytest.mark.parametrize(
    ("low", "high", "margin", "finding"),
    [
        (0.01, 0.09, 0.0, Finding.ABOVE),
        (0.00, 0.09, 0.0, Finding.OPEN),
        (-0.09, -0.01, 0.0, Finding.BELOW),
        (-0.09, 0.00, 0.0, Finding.OPEN),
        (-0.02, 0.03, 0.03, Finding.INSIDE),
        (-0.02, 0.03, 0.02, Finding.OPEN),
        (0.01, 0.03, 0.03, Finding.INSIDE),
        (0.01, 0.04, 0.03, Finding.ABOVE),
    ],
)
def test_a_difference_is_one_if_the_interval_leaves_out_nought_and_does_not_matter_within_the_margin(
    low: float, high: float, margin: float, finding: Finding
) -> None:
    assert compare(Difference((low + high) / 2, low, high), 100, margin).finding is finding


@pytest.mark.parametrize(
    ("found", "more"),
    [
        (Share(0.50, 0.40, 0.60), 300),  # arms of 0.10 into rooms of 0.05: four times as many
        (Share(0.52, 0.46, 0.58), 300),  # an arm of 0.06 into a room of 0.03
        (Share(0.65, 0.50, 0.80), 125),  # an arm of 0.15 into a room of 0.10
        (Share(0.35, 0.20, 0.50), 125),
        (Share(0.55, 0.50, 0.60), None),  # on the edge, where no number would do
    ],
)
def test_what_is_missing_is_four_times_as_many_for_half_the_interval(found: Share, more: int | None) -> None:
    told = judge(found, 100, BAND)
    assert told.finding is Finding.OPEN
    assert told.more == (None if more is None else pytest.approx(more, abs=1))


def test_of_two_ways_to_an_answer_the_shorter_is_told() -> None:
    found = Difference(0.02, -0.02, 0.06)
    assert compare(found, 100).more == pytest.approx(300, abs=1)
    assert compare(found, 100, margin=0.05).more == pytest.approx(78, abs=1)


def test_where_something_is_found_nothing_is_missing() -> None:
    assert judge(wilson(500, 1000), 1000, BAND) == Verdict(Finding.INSIDE, 0)


def test_without_games_nobody_can_tell_how_many_it_takes() -> None:
    assert judge(wilson(0, 0), 0, BAND) == Verdict(Finding.OPEN, None)


def test_after_as_many_more_about_half_of_the_studies_conclude() -> None:
    """The share of pairs is 0.65, the band ends at 0.55; a study of 20 pairs asks for so many more and plays them."""
    chance, concluded, asked = Random(3), 0, 0
    for _ in range(150):
        pairs = [((chance.random() < 0.65) + (chance.random() < 0.65)) / 2 for _ in range(20)]
        told = judge(paired_share(pairs), len(pairs), BAND)
        if told.finding is not Finding.OPEN or told.more is None or told.more > 500:
            continue
        asked += 1
        pairs += [((chance.random() < 0.65) + (chance.random() < 0.65)) / 2 for _ in range(told.more)]
        concluded += judge(paired_share(pairs), len(pairs), BAND).finding is Finding.ABOVE
    assert asked > 60
    assert 0.3 < concluded / asked < 0.8


def test_a_band_has_its_ends_in_order() -> None:
    with pytest.raises(ValueError, match=r"0\.55"):
        Band(0.55, 0.45)
    assert Band(0.5, 0.5).low == 0.5
