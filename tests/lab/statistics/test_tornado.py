"""The rows of a tornado: what moves the share most comes first."""

from __future__ import annotations

from maestre.lab.statistics import Finding, compare, paired_difference, tornado

BOOK = [0.5, 1.0, 0.0, 0.5] * 20
WORSE = [max(0.0, share - 0.25) for share in BOOK]
BETTER = [min(1.0, share + 0.5) for share in BOOK]


def test_each_row_stands_beside_the_book_pair_by_pair_and_the_longest_is_first() -> None:
    rows = tornado(BOOK, {"idle": (BOOK, BOOK), "oars": (WORSE, BETTER), "wind": (WORSE, BOOK)}, seed=3)
    assert [row.name for row in rows] == ["oars", "wind", "idle"]
    assert rows[0].low == paired_difference(WORSE, BOOK, 3)
    assert rows[0].high == paired_difference(BETTER, BOOK, 3)
    assert [row.size for row in rows] == [0.5625, 0.1875, 0.0]


def test_a_row_whose_ends_lie_on_the_same_side_of_the_book_reaches_from_the_book() -> None:
    (row,) = tornado(BOOK, {"morale": (WORSE, WORSE)})
    assert row.size == 0.1875


def test_rows_of_the_same_length_are_in_the_order_of_their_names() -> None:
    rows = tornado(BOOK, {"b": (BOOK, WORSE), "a": (WORSE, BOOK)})
    assert [row.name for row in rows] == ["a", "b"]


def test_an_idle_value_is_no_difference_and_a_strong_one_is() -> None:
    strong, idle = tornado(BOOK, {"idle": (BOOK, BOOK), "oars": (WORSE, BETTER)})
    assert compare(strong.low, len(BOOK)).finding is Finding.BELOW
    assert compare(strong.high, len(BOOK)).finding is Finding.ABOVE
    assert compare(idle.low, len(BOOK)).finding is Finding.OPEN
    assert compare(idle.low, len(BOOK), margin=0.05).finding is Finding.INSIDE
