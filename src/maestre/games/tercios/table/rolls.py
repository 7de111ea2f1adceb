"""What dice mean: blows and shots with what resists them, initiative."""

from __future__ import annotations

from typing import ClassVar, Generic, NamedTuple, TypeVar

from maestre.miniatures.sides import Side
from maestre.play import Reading, rule
from maestre.play.chance.readings import DIE, runs

T = TypeVar("T")


class Damage(NamedTuple):
    """What blows do to whoever resists them: the hits it did not cancel, and whether it was hit and cancelled none."""

    wear: int
    helpless: bool


class Struck(NamedTuple):
    """What a shot does: its damage, whether it hit at all, and how many ones it showed where these matter."""

    wear: int
    helpless: bool
    hit: bool
    ones: int = 0


class _Staged(Reading[T], Generic[T], frozen=True):
    """``count`` dice that hit, and if any does ``courage`` dice that each cancel a hit: one throw in two stages."""

    count: int
    number: int
    courage: int
    resist: int

    def needs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """The dice that hit, then those that resist."""
        if not faces:
            return (DIE,) * self.count
        return (DIE,) * self.courage if len(faces) == self.count and self.hits(faces) else ()

    def runs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """Tell hits from misses, then what resists from what does not."""
        return runs(self.resist if faces else self.number)

    def hits(self, faces: tuple[int, ...]) -> int:
        """Count what hit."""
        return sum(face >= self.number for face in faces[: self.count])

    def damage(self, faces: tuple[int, ...]) -> Damage:
        """Set off the hits against what resisted."""
        hits = self.hits(faces)
        cancelled = sum(face >= self.resist for face in faces[self.count :])
        return Damage(max(0, hits - cancelled), bool(hits) and not cancelled)


@rule("5.16", "5.17")
class Blows(_Staged[Damage], frozen=True):
    """What one side's blows do to the other in a round of combat."""

    def read(self, faces: tuple[int, ...]) -> Damage:
        """Give the damage."""
        return self.damage(faces)


@rule("4.12", "4.14", "4.15", "6.91")
class Shot(_Staged[Struck], frozen=True):
    """What a shot does to its target; ``ones`` says whether its ones matter."""

    ones: bool = False

    def runs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """Tell ones apart too, where they matter."""
        return (1, 2, *runs(self.number)[1:]) if self.ones and not faces else super().runs(faces)

    def read(self, faces: tuple[int, ...]) -> Struck:
        """Give the damage, and whether and how the dice showed hits and ones."""
        ones = faces[: self.count].count(1) if self.ones else 0
        return Struck(*self.damage(faces), self.hits(faces) > 0, ones)


@rule("2.05")
class Initiative(Reading[Side], frozen=True):
    """Who wins the initiative: a die a side, blue's first, again until the totals differ; ``levels`` are added."""

    symmetric: ClassVar[bool] = False

    levels: tuple[int, int]

    def needs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """Two dice, and two more after each tie."""
        return () if faces and self._lead(faces) else (DIE, DIE)

    def read(self, faces: tuple[int, ...]) -> Side:
        """Name the winner of the last throw."""
        return Side.BLUE if self._lead(faces) > 0 else Side.RED

    def _lead(self, faces: tuple[int, ...]) -> int:
        blue, red = faces[-2:]
        return blue + self.levels[0] - red - self.levels[1]
