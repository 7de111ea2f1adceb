"""What dice of six faces mean in more than one game, and what they promise: exact chances, each worked out once."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb
from typing import ClassVar, Final

from maestre.play.chance.dice import Reading

DIE: Final = 6
"""How many faces a die has."""


def runs(number: int) -> tuple[int, ...]:
    """Where faces that show the number or more begin, as `Reading.runs` says it."""
    return (1, number) if 1 < number <= DIE else (1,)


class Successes(Reading[int], frozen=True):
    """How many of ``count`` dice show the number or more.

    With ``needed``, so many are as good as any more, and fewer as good as none.
    """

    count: int
    number: int
    needed: int | None = None

    def needs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """All dice at once."""
        return () if faces else (DIE,) * self.count

    def runs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """Tell successes from the rest."""
        return runs(self.number)

    def matters(self, faces: tuple[int, ...]) -> int:
        """How many there are, or only whether there are enough."""
        return self.read(faces) if self.needed is None else self.read(faces) >= self.needed

    def read(self, faces: tuple[int, ...]) -> int:
        """Count them."""
        return sum(face >= self.number for face in faces)


class Duel(Reading[tuple[int, int]], frozen=True):
    """A die a side, again until they differ, unless a tie may stand."""

    symmetric: ClassVar[bool] = False

    tie: bool = False

    def needs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """Two dice, and two more after each tie that may not stand."""
        return () if faces and (self.tie or faces[-2] != faces[-1]) else (DIE, DIE)

    def read(self, faces: tuple[int, ...]) -> tuple[int, int]:
        """Give the last two."""
        return faces[-2], faces[-1]


class Face(Reading[int], frozen=True):
    """What one die shows."""

    def read(self, faces: tuple[int, ...]) -> int:
        """Give its face."""
        return faces[0]


# -------------------------------------------------------------------------------------------------------------- chances


@cache
def successes(dice: int, number: int) -> tuple[Fraction, ...]:
    """The chances that none, one, two … of the dice show a number or more."""
    good = Fraction(max(0, min(DIE, DIE + 1 - number)), DIE)
    return tuple(comb(dice, many) * good**many * (1 - good) ** (dice - many) for many in range(dice + 1))


@cache
def passes(dice: int, number: int, needed: int = 1) -> Fraction:
    """The chance that at least so many of the dice show a number or more."""
    return sum(successes(dice, number)[needed:], Fraction(0))
