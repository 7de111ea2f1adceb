"""Writes the sines that the tabletop ships, in whole numbers only: `python tools/sines.py`.

One line for each hundredth of a degree from 0 to 90, the sine times 2 ** 30 rounded down. Rounded down, because then a
sine and its cosine never make a step longer than it should be.
"""

import sys
from pathlib import Path

SHIPPED = Path(__file__).parents[1] / "src/maestre/space/tabletop/sines.txt"
QUARTER = 9_000
SCALE = 30
GUARD = 128


def arctangent_of_inverse(n: int, one: int) -> int:
    """Return arctan(1/n) by its series."""
    term, total, k = one // n, 0, 1
    while term:
        total += term // k if k % 4 == 1 else -(term // k)
        term //= n * n
        k += 2
    return total


def sine(angle: int, one: int) -> int:
    """Return the sine of an angle of at most half a right angle by its series."""
    term, total, k = angle, 0, 1
    while term:
        total += term if k % 4 == 1 else -term
        term = term * angle // one * angle // one // ((k + 1) * (k + 2))
        k += 2
    return total


def cosine(angle: int, one: int) -> int:
    """Return the cosine of an angle of at most half a right angle by its series."""
    term, total, k = one, 0, 0
    while term:
        total += term if k % 4 == 0 else -term
        term = term * angle // one * angle // one // ((k + 1) * (k + 2))
        k += 2
    return total


def sines() -> list[int]:
    """Return the sines of a quarter turn, times 2 ** 30, rounded down."""
    one = 1 << GUARD
    pi = 4 * (4 * arctangent_of_inverse(5, one) - arctangent_of_inverse(239, one))
    found = []
    for step in range(QUARTER + 1):
        far = step > QUARTER // 2
        angle = pi * (QUARTER - step if far else step) // (2 * QUARTER)
        # The series errs in its last few bits; a sine that is whole, as that of 30 degrees, must not lose one for that.
        exact = (cosine if far else sine)(angle, one) + (1 << 20)
        found.append(exact >> (GUARD - SCALE))
    return found


def main() -> int:
    """Write the table."""
    SHIPPED.write_text("".join(f"{value}\n" for value in sines()), encoding="ascii")
    return 0


if __name__ == "__main__":
    sys.exit(main())
