"""What dice promise: the exact chances of a volley, of a check and of a round of melee."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from maestre.games.tercios.table.rolls import Damage
from maestre.games.tercios.table.subjects import Melee, Volley
from maestre.play.chance.readings import passes, successes


class Strike(NamedTuple):
    """So many dice that need a number, against so many that resist."""

    dice: int
    number: int
    courage: int


class Round(NamedTuple):
    """What a round of melee does to the charger and to the target."""

    charger: Damage
    target: Damage

    @property
    def lead(self) -> int:
        """By how much more the charger has worn its enemy: it wins above 0, loses below (5.20)."""
        return self.target.wear - self.charger.wear


def holds(discipline: int, points: int, number: int) -> Fraction:
    """The chance that a rout check for so many points is passed, by a number that dice must show (4.23)."""
    return passes(discipline, number, points)


@cache
def damage(dice: int, number: int, courage: int, resist: int) -> Mapping[Damage, Fraction]:
    """The chances of what so many dice do to whoever resists with so many; who is not hit throws none (4.15, 5.17)."""
    found: dict[Damage, Fraction] = {}
    for hits, chance in enumerate(successes(dice, number)):
        for cancelled, resisted in enumerate(successes(courage, resist) if hits else (Fraction(1),)):
            done = Damage(max(0, hits - cancelled), bool(hits) and not cancelled)
            found[done] = found.get(done, Fraction(0)) + chance * resisted
    return found


def shot(volley: Volley) -> Mapping[Damage, Fraction]:
    """The chances of what a volley does."""
    return damage(volley.dice.whole, volley.number, volley.courage.whole, volley.resist)


def strikes(melee: Melee) -> tuple[Strike, Strike]:
    """What charger and target throw in a round."""
    dice, courage, numbers = melee.dice, melee.courage, melee.numbers
    return (
        Strike(dice[0].whole, numbers[0], courage[1].whole),
        Strike(dice[1].whole, numbers[1], courage[0].whole),
    )


@cache
def fought(charger: Strike, target: Strike, resist: int) -> Mapping[Round, Fraction]:
    """The chances of what a round of melee does, both striking at the same time and resisting alike (5.15)."""
    given, taken = damage(*charger, resist), damage(*target, resist)
    return {Round(own, theirs): p * q for theirs, p in given.items() for own, q in taken.items()}
