"""Facings in hundredths of a degree, and steps and turns along them in whole units.

Facing 0 looks along y, and facings grow clockwise as on a compass: 9,000 looks along x. Sines come from a shipped table
of whole numbers, so that a step or a turn is the same on every machine, and quarter turns are exact.
"""

from importlib.resources import files
from typing import Final, NamedTuple

TURN: Final = 36_000
"""A whole turn in hundredths of a degree."""

HALF_TURN: Final = TURN // 2
QUARTER_TURN: Final = TURN // 4

_BITS: Final = 30
UNIT: Final = 1 << _BITS
"""The length of an axis: sines are whole numbers of this part."""

_HALF: Final = UNIT >> 1
_PI: Final = 3_373_259_426  # times UNIT, to the nearest


class Point(NamedTuple):
    """A point of the table, in units of 1/100 mm."""

    x: int
    y: int


class Vector(NamedTuple):
    """A displacement, in whole units of whatever it displaces."""

    x: int
    y: int


def _shipped() -> tuple[int, ...]:
    lines = (files("maestre.space.tabletop") / "sines.txt").read_text(encoding="ascii").split()
    quarter = [int(line) for line in lines]
    assert len(quarter) == QUARTER_TURN + 1
    half = quarter + quarter[-2:0:-1]
    sines = half + [-sine for sine in half]
    return tuple(sines + sines[:QUARTER_TURN])


_SINES: Final = _shipped()  # a turn and a quarter, so that the cosine is the sine a quarter later


def axis(facing: int) -> Vector:
    """Return the direction of a facing, as a vector that is UNIT long (never longer)."""
    facing %= TURN
    return Vector(_SINES[facing], _SINES[facing + QUARTER_TURN])


def step(facing: int, length: int) -> Vector:
    """Return the whole step of a length along a facing, rounded toward zero: it never carries farther than that."""
    facing %= TURN
    x = _SINES[facing] * length
    y = _SINES[facing + QUARTER_TURN] * length
    return Vector(x >> _BITS if x >= 0 else -(-x >> _BITS), y >> _BITS if y >= 0 else -(-y >> _BITS))


def rounded(value: int, bits: int = _BITS) -> int:
    """Divide by a power of two (UNIT unless told otherwise) to the nearest whole number, halves away from zero."""
    half = 1 << bits - 1
    return value + half >> bits if value >= 0 else -(half - value >> bits)


def opposed(facing: int) -> int:
    """Return the facing that looks the other way."""
    return (facing + HALF_TURN) % TURN


def turn_between(a: int, b: int) -> int:
    """Return the smallest turn that takes one facing to another: clockwise if positive, half a turn at most."""
    turn = (b - a) % TURN
    return turn - TURN if turn > HALF_TURN else turn


def heading(x: int, y: int) -> int:
    """Return the facing nearest to a direction, which must have a length."""
    if x == y == 0:
        raise ValueError("a point has no heading to itself: give two points that differ")
    quarters = 0
    while not (x >= 0 and y > 0):
        x, y = -y, x
        quarters += 1
    low, high = 0, QUARTER_TURN
    while high - low > 1:
        middle = (low + high) // 2
        if x * _SINES[QUARTER_TURN - middle] >= y * _SINES[middle]:
            low = middle
        else:
            high = middle
    past_low = x * _SINES[QUARTER_TURN - low] - y * _SINES[low]
    short_of_high = y * _SINES[high] - x * _SINES[QUARTER_TURN - high]
    return ((low if past_low <= short_of_high else high) + quarters * QUARTER_TURN) % TURN


def arc_length(radius: int, turn: int) -> int:
    """Return the length of the way of a point that turns about another, to the nearest unit."""
    walked = 2 * _PI * radius * abs(turn)
    return (walked + TURN * _HALF) // (TURN * UNIT)
