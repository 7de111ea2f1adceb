"""IC.1.1-IC.1.5 The die, checks, draws by lot, and re-rolls that Prestige or a Player Rank pays for.

Every die of Mistral is thrown here, so that `T.prestige.e` and `T.ranks` reach all of them and no chapter knows them.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from maestre.games.mistral.data import on_face
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.table.ranks import standing_drm, unseen_drm
from maestre.games.mistral.table.rerolls import again, meddlers, nudged
from maestre.games.mistral.table.state import State
from maestre.play import Procedure, Reading, Tally, draw, rule, throw

FACES: Final = 10
T = TypeVar("T")


@rule("IC.1.1")
class Digit(Reading[T], Generic[T], frozen=True):
    """One ten-sided die read 0 to 9: the ten is the nought."""

    dice: ClassVar[tuple[int, ...]] = (FACES,)

    def shown(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """Give the faces as people call them."""
        return tuple(face % FACES for face in faces)


class Ten(Digit[int], frozen=True):
    """The number on the die."""

    def read(self, faces: tuple[int, ...]) -> int:
        """Give what it shows."""
        return faces[-1] % FACES


@rule("IC.1.3")
class Check(Digit[bool], frozen=True):
    """A die that must not show more than a number; DRMs are in the number already, with their sign turned."""

    number: int

    def read(self, faces: tuple[int, ...]) -> bool:
        """Whether it succeeds."""
        return faces[-1] % FACES <= self.number


class Lot(Digit[int], frozen=True):
    """A place among so many, each as likely: the die is thrown again on numbers beyond (IC.1.4)."""

    among: int

    def needs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """As many dice as it takes to number them, again until one is drawn."""
        width = _digits(self.among)
        done = faces and len(faces) % width == 0 and self._number(faces) < self.among
        return () if done else (FACES,) * width

    def _number(self, faces: tuple[int, ...]) -> int:
        number = 0
        for face in faces[-_digits(self.among) :]:
            number = number * FACES + face % FACES
        return number

    def stage(self, faces: tuple[int, ...]) -> int:
        """Throws that must be made again are alike."""
        return self._number(faces) if self._number(faces) < self.among else -1

    def read(self, faces: tuple[int, ...]) -> int:
        """Give the place drawn."""
        return self._number(faces)


def _digits(among: int) -> int:
    return len(str(among - 1))


class Shifted(Digit[T], Generic[T], frozen=True):
    """Another reading of one die, after a DRM on what it shows."""

    reading: Reading[T]
    drm: int

    def read(self, faces: tuple[int, ...]) -> T:
        """Read the die as if it showed so much more or less."""
        return self.reading.read((on_face(faces[-1] % FACES + self.drm) or FACES,))


def rolled(state: State, fleet: Fleet | None, rule: str, *, about: object = None) -> Procedure[int]:
    """Throw the die for a player, or for nobody (winds, Events); he may buy another throw (T.prestige.e)."""
    return (yield from thrown(state, fleet, Ten(), rule, about=about))


def checked(
    state: State, fleet: Fleet | None, number: Tally, rule: str, *, about: object = None, peril: bool = False
) -> Procedure[bool]:
    """Throw for a check that succeeds on the number or less: a rating less its DRMs (IC.1.3).

    Of a ``peril`` the number or less is what its player fears: it is then that he may want another throw.
    """
    number = number.plus(-standing_drm(state, fleet, rule), "T.ranks.b")
    return (yield from _cast(state, fleet, Check(number.whole), rule, about, best=not peril))


def checked_unseen(state: State, fleet: Fleet, number: Tally, rule: str, *, peril: bool = False) -> Procedure[bool]:
    """Check with a die that its player alone sees: the number of a hidden counter would tell who leads it (IC.1.7)."""
    face = yield from _unseen(state, fleet, rule, low=not peril)
    return face <= number.plus(-standing_drm(state, fleet, rule), "T.ranks.b").whole


def rolled_unseen(state: State, fleet: Fleet, rule: str) -> Procedure[int]:
    """Throw a die that its player alone sees: what it does to the damage of his ships is his secret (IC.1.7.b)."""
    face = yield from _unseen(state, fleet, rule, low=True)
    return on_face(face + standing_drm(state, fleet, rule))


@rule("T.ranks.b", "T.prestige.e", "IC.1.7")
def _unseen(state: State, fleet: Fleet, rule: str, *, low: bool) -> Procedure[int]:
    """Draw a face that its player alone sees, and change it by his Rank where that helps him.

    Nothing is asked of it, neither by Rank nor for another throw: to be waited for would tell that there is a die.
    """
    faces = tuple(str(face) for face in range(FACES))
    (face,) = yield from draw(faces, 1, rule, seen=(fleet.value,))
    return on_face(int(face) + unseen_drm(state, fleet, low=low))


def thrown(state: State, fleet: Fleet | None, reading: Reading[T], rule: str, *, about: object = None) -> Procedure[T]:
    """Throw the die for a player and give what a table makes of it."""
    drm = standing_drm(state, fleet, rule)
    return (yield from _cast(state, fleet, Shifted(reading, drm) if drm else reading, rule, about))


@rule("T.prestige.e", "T.ranks.b")
def _cast(
    state: State, fleet: Fleet | None, reading: Reading[T], rule: str, about: object, best: T | None = None
) -> Procedure[T]:
    """Throw, perhaps again, and give what it reads; while a Rank may change the face, the bare die is thrown."""
    if not meddlers(state, fleet):
        value = yield from throw(reading, rule, about=about)
        if value != best and (yield from again(state, fleet, rule, about)):
            value = yield from throw(reading, rule, about=about)
        return value
    face: int = yield from throw(Ten(), rule, about=about)
    if reading.read((face or FACES,)) != best and (yield from again(state, fleet, rule, about)):
        face = yield from throw(Ten(), rule, about=about)
    face = yield from nudged(state, fleet, rule, face, about)
    return reading.read((face or FACES,))


@rule("IC.1.4")
def lot(options: tuple[T, ...], rule: str, *, about: object = None) -> Procedure[T]:
    """Draw one of the options, openly, each with the same chance; one alone needs no die."""
    if len(options) == 1:
        return options[0]
    place: int = yield from throw(Lot(len(options)), rule, about=about)
    return options[place]
