"""Facings and steps: the shipped sines, and what holds of every step."""

from math import atan2, cos, degrees, pi, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maestre.space.tabletop import Vector, arc_length, heading, opposed, step, turn_between
from maestre.space.tabletop.turns import UNIT, axis, rounded
from tests.space.tabletop.oracle import facings
from tools import sines


def test_the_shipped_sines_are_those_of_the_script() -> None:
    assert [int(line) for line in sines.SHIPPED.read_text(encoding="ascii").split()] == sines.sines()


def test_quarter_turns_and_thirty_degrees_are_exact() -> None:
    assert [axis(quarter * 9_000) for quarter in range(4)] == [(0, UNIT), (UNIT, 0), (0, -UNIT), (-UNIT, 0)]
    assert axis(3_000).x == UNIT // 2
    assert axis(4_500).x == axis(4_500).y


def test_no_axis_is_longer_than_one_nor_shorter_by_more_than_two_parts_in_a_billion() -> None:
    for facing in range(36_000):
        x, y = axis(facing)
        assert 0 <= UNIT * UNIT - x * x - y * y < 3 * UNIT
        assert axis(facing + 9_000) == (y, -x)
        assert axis(-facing) == (-x, y)


def test_axes_agree_with_the_sines_of_the_machine() -> None:
    for facing in range(0, 36_000, 7):
        x, y = axis(facing)
        assert abs(x / UNIT - sin(facing * pi / 18_000)) < 2 / UNIT
        assert abs(y / UNIT - cos(facing * pi / 18_000)) < 2 / UNIT


@given(facings, st.integers(0, 250_000))
def test_a_step_never_carries_farther_than_its_length_nor_falls_two_units_short(facing: int, length: int) -> None:
    x, y = step(facing, length)
    assert x * x + y * y <= length * length
    assert length < 2 or x * x + y * y >= (length - 2) ** 2


@given(facings, st.integers(0, 250_000))
def test_steps_turn_and_mirror_with_the_table(facing: int, length: int) -> None:
    x, y = step(facing, length)
    assert step(facing + 9_000, length) == (y, -x)
    assert step(opposed(facing), length) == (-x, -y)
    assert step(-facing, length) == (-x, y)


@given(st.integers(-90_000, 90_000), st.integers(-90_000, 90_000))
def test_a_heading_is_the_nearest_facing(x: int, y: int) -> None:
    if x == y == 0:
        with pytest.raises(ValueError, match="no heading to itself"):
            heading(x, y)
        return
    exact = degrees(atan2(x, y)) * 100
    assert abs((heading(x, y) - exact + 18_000) % 36_000 - 18_000) <= 0.5 + 1e-6


@given(facings)
def test_the_heading_of_a_facing_is_that_facing(facing: int) -> None:
    assert heading(*axis(facing)) == facing


@pytest.mark.parametrize(
    ("a", "b", "turn"), [(0, 9_000, 9_000), (9_000, 0, -9_000), (35_000, 1_000, 2_000), (0, 18_000, 18_000)]
)
def test_the_turn_between_two_facings_is_the_smaller_one(a: int, b: int, turn: int) -> None:
    assert turn_between(a, b) == turn


@pytest.mark.parametrize(("value", "nearest"), [(3, 2), (-3, -2), (1, 1), (-1, -1), (4, 2), (0, 0)])
def test_halves_are_rounded_away_from_zero(value: int, nearest: int) -> None:
    assert rounded(value, 1) == nearest


@given(st.integers(0, 20_000), st.integers(-36_000, 36_000))
def test_the_length_of_an_arc_is_right_to_the_unit(radius: int, turn: int) -> None:
    assert abs(arc_length(radius, turn) - radius * abs(turn) * pi / 18_000) <= 0.5 + 1e-3


def test_a_step_is_a_vector() -> None:
    assert step(0, 2_500) == Vector(0, 2_500)
