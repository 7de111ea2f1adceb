"""Readings that more than one game throws, beside the chances that are worked out for them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from maestre.play.chance.dice import is_throw
from maestre.play.chance.readings import DIE, Duel, Face, Successes, passes, runs, successes


def chances(reading: Successes) -> dict[int, Fraction]:
    """What a reading comes to, by its own enumeration."""
    rows = reading.outcomes()
    total = sum(weight for _, weight in rows)
    return {reading.read(faces): Fraction(weight, total) for faces, weight in rows}


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("dice", [1, 2, 5, 12])
def test_chances_are_those_of_the_reading(dice: int, number: int) -> None:
    found = chances(Successes(dice, number))
    assert {many: chance for many, chance in enumerate(successes(dice, number)) if chance} == found


def test_enough_is_the_sum_of_all_that_is_enough() -> None:
    assert passes(3, 5) == 1 - Fraction(2, 3) ** 3
    assert passes(3, 5, 3) == Fraction(1, 27)
    assert passes(3, 5, 0) == 1
    assert passes(3, 5, 4) == passes(0, 2) == 0


def test_with_a_need_only_enough_matters() -> None:
    assert [Successes(4, 5, 2).matters(faces) for faces in [(5, 1, 1, 1), (5, 6, 1, 1), (5, 6, 5, 1)]] == [0, 1, 1]
    assert len(Successes(4, 5, 2).outcomes()) == 2


@pytest.mark.parametrize(("number", "firsts"), [(1, (1,)), (2, (1, 2)), (6, (1, 6)), (7, (1,)), (0, (1,))])
def test_a_number_splits_a_die_where_it_can_be_missed_and_made(number: int, firsts: tuple[int, ...]) -> None:
    assert runs(number) == firsts


def test_a_duel_goes_on_until_the_dice_differ_unless_a_tie_may_stand() -> None:
    assert is_throw(Duel(), (3, 3, 2, 5))
    assert not is_throw(Duel(), (3, 3))
    assert Duel().read((3, 3, 2, 5)) == (2, 5)
    assert is_throw(Duel(tie=True), (3, 3))


def test_a_face_is_what_one_die_shows() -> None:
    assert sorted(Face().read(faces) for faces, _ in Face().outcomes()) == list(range(1, DIE + 1))
