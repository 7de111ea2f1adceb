"""What dice mean: strikes in up to five stages, courage, tests, initiative."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar, Final, NamedTuple

from msgspec.structs import replace

from maestre.games.aguila.table.subjects import Result
from maestre.miniatures.sides import Side
from maestre.play import Reading, rule

_DIE: Final = 6
_PAIR: Final = (_DIE, _DIE)


def least_face(number: int) -> int:
    """A six always succeeds and a one never does (1.27, 7.29)."""
    return max(2, min(_DIE, number))


class _Stages(NamedTuple):
    """The faces of a strike, stage by stage, and how many dice the next stage needs."""

    hits: int
    impacts: int
    wounds: int
    stage: int
    next: tuple[int, ...]


class _Followed(NamedTuple):
    """How far a strike has come, the rerolls to hit and to wound that it has used, and the faces that follow it."""

    at: _Stages
    again: int
    wound_again: int
    rest: tuple[int, ...]


@rule("1.25", "1.26", "1.27", "7.28", "7.29", "11.13")
class Strikes(Reading[int], frozen=True):
    """How many wounds come of shots or blows.

    ``count`` dice hit on ``number``; ``again`` misses are thrown again; each hit gives as many impacts as its dice of
    ``impacts`` sides show, or one; of all impacts a ``share`` is left, rounded up; each wounds on ``wound``;
    ``wound_again`` failures are thrown again; ``less`` are taken off. A wound number of 0 asks for the impacts alone.
    """

    count: int
    number: int
    wound: int
    again: int = 0
    wound_again: int = 0
    impacts: tuple[int, ...] = ()
    share: tuple[int, int] = (1, 1)
    less: int = 0
    least: int = 0
    """How many are left at least, if there are any (15.09)."""

    def needs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """The dice of the next stage that has any."""
        return self._read(faces).next

    def runs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """Tell successes from failures; dice of impacts count as they fall."""
        stage = self._read(faces).stage
        if stage == _IMPACTS:
            return ()
        number = least_face(self.number if stage < _IMPACTS else self.wound)
        return (1, number)

    def stage(self, faces: tuple[int, ...]) -> Hashable:
        """How far the throw has come and with what."""
        return self._read(faces)

    def read(self, faces: tuple[int, ...]) -> int:
        """Count the wounds, or the impacts where these are all that is asked for."""
        return self.come_to(self._read(faces))

    def come_to(self, at: _Stages) -> int:
        """What a throw that is over comes to."""
        struck = at.wounds if self.wound else at.impacts
        return max(min(self.least, struck), struck - self.less)

    def _read(self, faces: tuple[int, ...]) -> _Stages:
        return self.follow(faces).at

    def follow(self, faces: tuple[int, ...]) -> _Followed:
        """Read as many faces as belong to this throw: how far it has come, rerolls used, and the faces after."""
        if not faces:
            return _Followed(_Stages(0, 0, 0, _HIT, (_DIE,) * self.count), 0, 0, ())
        hits, owed, again, left = _succeeded(faces, self.count, self.number, self.again)
        if owed:
            return _Followed(_Stages(hits, 0, 0, _HIT_AGAIN, owed), again, 0, ())
        impacts, dice = hits, self.impacts * hits
        if dice:
            if not left:
                return _Followed(_Stages(hits, 0, 0, _IMPACTS, dice), again, 0, ())
            impacts, left = sum(left[: len(dice)]), left[len(dice) :]
        impacts = -(-impacts * self.share[0] // self.share[1])
        if not impacts or not self.wound:
            return _Followed(_Stages(0, impacts, 0, _DONE, ()), again, 0, left)
        if not left:
            return _Followed(_Stages(0, impacts, 0, _WOUND, (_DIE,) * impacts), again, 0, ())
        wounds, owed, wound_again, left = _succeeded(left, impacts, self.wound, self.wound_again)
        stage = _WOUND_AGAIN if owed else _DONE
        return _Followed(_Stages(0, 0, wounds, stage, owed), again, wound_again, left)


def _succeeded(
    faces: tuple[int, ...], count: int, number: int, allowed: int
) -> tuple[int, tuple[int, ...], int, tuple[int, ...]]:
    """Read so many dice, of which some failures are thrown again: successes, dice still owed, rerolls, faces after."""
    needed, left = least_face(number), faces[count:]
    successes = sum(face >= needed for face in faces[:count])
    again = min(allowed, count - successes)
    if again and not left:
        return successes, (_DIE,) * again, again, ()
    return successes + sum(face >= needed for face in left[:again]), (), again, left[again:]


_HIT, _HIT_AGAIN, _IMPACTS, _WOUND, _WOUND_AGAIN, _DONE = range(6)


class _Struck(NamedTuple):
    """How far a salvo has come: the parts that are over, their wounds, rerolls left, and where the next part is."""

    over: int
    wounds: int
    again: int
    wound_again: int
    at: _Stages | None


@rule("5.58", "11.32")
class Salvo(Reading[int], frozen=True):
    """How many wounds come of the fire of guns that differ: each in turn, all with one allowance of rerolls."""

    parts: tuple[Strikes, ...]
    again: int
    wound_again: int

    def needs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """The next dice of the part that is thrown for."""
        at = self._follow(faces).at
        return () if at is None else at.next

    def runs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """As in each part."""
        found = self._follow(faces)
        if found.at is None or found.at.stage == _IMPACTS:
            return ()
        part = self.parts[found.over]
        return (1, least_face(part.number if found.at.stage < _IMPACTS else part.wound))

    def stage(self, faces: tuple[int, ...]) -> Hashable:
        """How far the parts have come and with what."""
        return self._follow(faces)

    def read(self, faces: tuple[int, ...]) -> int:
        """Add up the wounds of all parts."""
        return self._follow(faces).wounds

    def _follow(self, faces: tuple[int, ...]) -> _Struck:
        wounds, again, wound_again, left = 0, self.again, self.wound_again, faces
        for over, own in enumerate(self.parts):
            part = replace(own, again=again, wound_again=wound_again)
            found = part.follow(left)
            if found.at.next:
                return _Struck(over, wounds, again, wound_again, found.at)
            wounds += part.come_to(found.at)
            again, wound_again, left = again - found.again, wound_again - found.wound_again, found.rest
        return _Struck(len(self.parts), wounds, 0, 0, None)


@rule("11.30")
class Collapse(Reading[int], frozen=True):
    """How many of those inside are wounded when a house comes down: so many impacts as dice show, each on a number."""

    fallen: tuple[int, ...]
    wound: int

    def needs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """The dice of impacts, then one for each impact."""
        if not faces:
            return self.fallen
        return (_DIE,) * sum(faces) if len(faces) == len(self.fallen) else ()

    def runs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """Tell wounds from none, once the impacts are known."""
        return (1, least_face(self.wound)) if faces else ()

    def stage(self, faces: tuple[int, ...]) -> Hashable:
        """The impacts, then the wounds."""
        done = len(faces) > len(self.fallen)
        return done, self.read(faces) if done else sum(faces)

    def read(self, faces: tuple[int, ...]) -> int:
        """Count the wounds."""
        needed = least_face(self.wound)
        return sum(face >= needed for face in faces[len(self.fallen) :])


@rule("10.07", "10.08", "10.09", "10.10", "10.16", "10.17")
class Courage(Reading[Result], frozen=True):
    """Two dice and what is added, against the limits of stun and rout; a double one passes, a double six stuns."""

    dice: ClassVar = _PAIR

    bonus: int
    stun: int
    rout: int

    def read(self, faces: tuple[int, ...]) -> Result:
        """Tell what comes of it."""
        if faces == (1, 1):
            return Result.STEADY
        total = sum(faces) + self.bonus
        if total >= self.rout:
            return Result.ROUTED
        return Result.STUNNED if total >= self.stun or faces == _PAIR else Result.STEADY


@rule("5.67", "5.68")
class Passed(Reading[bool], frozen=True):
    """Whether a die and what is added reach a number; a natural six always does."""

    needed: int
    bonus: int = 0

    def read(self, faces: tuple[int, ...]) -> bool:
        """Tell whether it is passed."""
        return faces[0] == _DIE or faces[0] + self.bonus >= self.needed


@rule("2.02", "2.03", "2.04")
class Initiative(Reading[Side], frozen=True):
    """A die and the Strategic Factor a side, blue's first; a six wins, of two sixes the greater factor; ties again."""

    symmetric: ClassVar[bool] = False

    factors: tuple[int, int]

    def needs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """Two dice, and two more after each tie."""
        return () if faces and self._lead(faces) else _PAIR

    def read(self, faces: tuple[int, ...]) -> Side:
        """Name the winner of the last throw."""
        return Side.BLUE if self._lead(faces) > 0 else Side.RED

    def _lead(self, faces: tuple[int, ...]) -> int:
        blue, red = faces[-2:]
        if (blue == _DIE) is not (red == _DIE):
            return 1 if blue == _DIE else -1
        return blue + self.factors[0] - red - self.factors[1]


@rule("15.33", "16.03")
class Higher(Reading[Side], frozen=True):
    """A die and a bonus a side, blue's first; the higher wins, ties are thrown again."""

    symmetric: ClassVar[bool] = False

    bonus: tuple[int, int] = (0, 0)

    def needs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """Two dice, and two more after each tie."""
        return () if faces and self._lead(faces) else _PAIR

    def read(self, faces: tuple[int, ...]) -> Side:
        """Name the winner of the last throw."""
        return Side.BLUE if self._lead(faces) > 0 else Side.RED

    def _lead(self, faces: tuple[int, ...]) -> int:
        blue, red = faces[-2:]
        return blue + self.bonus[0] - red - self.bonus[1]
