"""What dice mean: successes and initiative."""

from __future__ import annotations

from typing import ClassVar, Final

from maestre.games.tercios.state import Side
from maestre.play import Reading, rule

__all__ = ["Initiative", "Successes"]

_DIE: Final = 6


@rule("2.27")
class Successes(Reading[int], frozen=True):
    """How many of ``count`` dice show the number or more: hits, resisting, order checks, command actions."""

    count: int
    number: int

    def needs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """All dice at once."""
        return () if faces else (_DIE,) * self.count

    def read(self, faces: tuple[int, ...]) -> int:
        """Count them."""
        return sum(face >= self.number for face in faces)


@rule("2.05")
class Initiative(Reading[Side], frozen=True):
    """Who wins the initiative: a die a side, blue's first, again until the totals differ; ``levels`` are added."""

    symmetric: ClassVar[bool] = False

    levels: tuple[int, int]

    def needs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """Two dice, and two more after each tie."""
        return () if faces and self._lead(faces) else (_DIE, _DIE)

    def read(self, faces: tuple[int, ...]) -> Side:
        """Name the winner of the last throw."""
        return Side.BLUE if self._lead(faces) > 0 else Side.RED

    def _lead(self, faces: tuple[int, ...]) -> int:
        blue, red = faces[-2:]
        return blue + self.levels[0] - red - self.levels[1]
