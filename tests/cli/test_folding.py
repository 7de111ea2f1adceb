"""Lines are broken between words, never in them, and go on under what they belong to."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from maestre.cli.terminal.folding import folded

WORDS = st.text("abcdefghij-″↑.,", min_size=1, max_size=19)


@given(st.lists(WORDS, min_size=1, max_size=40), st.integers(60, 120), st.integers(0, 4))
def test_no_word_is_broken_and_no_line_is_too_wide(words: list[str], width: int, hang: int) -> None:
    lines = list(folded(" ".join(words), width, hang))
    assert all(len(line) <= width for line in lines)
    assert " ".join(lines).split() == words


def test_what_fits_stays_as_it_is() -> None:
    chart = " 36  R2-1↓ R2-2↓          R3-1↓\n 35"
    assert list(folded(chart, 60)) == chart.split("\n")


def test_a_long_answer_goes_on_behind_its_number() -> None:
    long = "  12  Issue Army Support from four Sail on to the British Grand Flotilla"
    assert list(folded(long, 60)) == [
        "  12  Issue Army Support from four Sail on to the British",
        "      Grand Flotilla",
    ]


def test_a_long_explanation_goes_on_in_its_column() -> None:
    long = "  troops B1             the state of a command, a Troop or a side (blue, red)"
    assert list(folded(long, 60)) == [
        "  troops B1             the state of a command, a Troop or a",
        "                        side (blue, red)",
    ]


def test_a_sentence_hangs_by_so_much() -> None:
    assert list(folded("a bb ccc dddd eeeee ffffff ggggggg", 20, 2)) == ["a bb ccc dddd eeeee", "  ffffff ggggggg"]


def test_a_word_wider_than_the_terminal_stays_whole() -> None:
    assert list(folded("kept in " + "x" * 70, 60)) == ["kept in", "x" * 70]


def test_a_number_is_not_parted_from_its_sign() -> None:
    assert list(folded("Pass Squadron F4 to it (100 %)", 28)) == ["Pass Squadron F4 to it", "(100 %)"]
