"""Every modifier goes through a tally, which keeps its reasons."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maestre.play import Tally
from maestre.play.tally import Change


def test_a_tally_keeps_each_change_with_its_rule() -> None:
    tally = Tally.of(4, "7.1.b").plus(-1, "7.1.c").times(1, 2, "7.2.a").at_least(2, "7.2.b")
    assert tally.value == 2
    assert tally.changes == (
        Change("base", 4, "7.1.b"),
        Change("plus", -1, "7.1.c"),
        Change("divided", 2, "7.2.a"),
        Change("at_least", 2, "7.2.b"),
    )


def test_what_changes_nothing_leaves_no_trace() -> None:
    tally = Tally.of(4, "1")
    assert tally.plus(0, "2").at_most(4, "3").at_least(4, "4") == tally


def test_parts_stay_exact() -> None:
    tally = Tally.of(3, "1").times(1, 2, "2").times(1, 2, "2")
    assert tally.value == Fraction(3, 4)
    with pytest.raises(AssertionError):
        _ = tally.whole
    assert tally.plus(2, "3").value == Fraction(11, 4)


@pytest.mark.parametrize(("base", "capped", "raised"), [(1, 1, 3), (3, 3, 3), (5, 3, 5)])
def test_a_cap_and_a_floor_bite_only_beyond_themselves(base: int, capped: int, raised: int) -> None:
    assert Tally.of(base, "1").at_most(3, "2").whole == capped
    assert Tally.of(base, "1").at_least(3, "2").whole == raised


STEPS = st.lists(st.tuples(st.sampled_from(("plus", "divided", "at_most", "at_least")), st.integers(-9, 9)), max_size=8)


@given(st.integers(-20, 20), STEPS)
def test_the_changes_retold_give_the_value(base: int, steps: list[tuple[str, int]]) -> None:
    tally, expected = Tally.of(base, "1"), Fraction(base)
    for how, amount in steps:
        match how:
            case "plus":
                tally, expected = tally.plus(amount, "2"), expected + amount
            case "divided":
                tally, expected = tally.times(1, 3, "3"), expected / 3
            case "at_most":
                tally, expected = tally.at_most(amount, "4"), min(expected, Fraction(amount))
            case _:
                tally, expected = tally.at_least(amount, "5"), max(expected, Fraction(amount))
    assert tally.value == expected
    retold = Fraction(tally.changes[0].amount)
    for change in tally.changes[1:]:
        if change.how == "plus":
            retold += change.amount
        else:
            retold = retold / change.amount if change.how == "divided" else Fraction(change.amount)
    assert retold == expected


def test_a_factor_is_exact_until_it_is_rounded() -> None:
    tally = Tally.of(7, "1").times(3, 4, "2").times(1, 2, "3")
    assert tally.value == Fraction(21, 8)
    assert tally.changes[1:] == (Change("times", 3, "2", 4), Change("divided", 2, "3"))
    assert (tally.rounded_up("4").whole, tally.rounded_down("4").whole) == (3, 2)
    assert tally.rounded_up("4").changes[-1] == Change("rounded_up", 3, "4")


def test_a_factor_of_one_and_a_whole_number_leave_no_trace() -> None:
    tally = Tally.of(6, "1")
    assert tally.times(4, 4, "2").rounded_up("3").rounded_down("4") == tally
