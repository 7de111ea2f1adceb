"""IC.1.1 What one die promises: the exact chances of checks, Searches, Damage Levels, blows, Fireships and Repairs."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.die import FACES, HIGHEST, LOWEST
from maestre.games.mistral.data.words import Fleet, Intensity
from maestre.games.mistral.table.ranks import standing_drm
from maestre.games.mistral.table.state import State
from maestre.play import Message, Tally

_EVERY = len(FACES)
_TENTHS = 10


def percent(chance: Fraction) -> int:
    """A chance in hundredths."""
    return round(100 * chance)


def decimal(value: Fraction) -> Message:
    """A number with one decimal, rounded."""
    tenths = round(value * _TENTHS)
    return Message.of("decimal", whole=tenths // _TENTHS, tenths=tenths % _TENTHS)


def _mean(of: Callable[[int], int | Fraction]) -> Fraction:
    return sum((Fraction(of(face)) for face in FACES), Fraction(0)) / _EVERY


def succeeds(number: int) -> Fraction:
    """The chance that a die shows a number or less."""
    return Fraction(min(HIGHEST, max(LOWEST - 1, number)) - LOWEST + 1, _EVERY)


def check_passes(state: State, fleet: Fleet, number: Tally, rule: str) -> Fraction:
    """The chance of a player's check under a rule, with what his Rank adds to it."""
    return succeeds(number.whole - standing_drm(state, fleet, rule))


def sights(state: State, fleet: Fleet, rule: str, drm: int = 0) -> Fraction:
    """The chance that a Search under a rule Spots one hidden counter."""
    more = drm + standing_drm(state, fleet, rule)
    return _mean(lambda face: int(state.figures.detection.sighted(face + more).spotted))


def least_and_most(figures: Figures, intensity: Intensity) -> tuple[int, int]:
    """The lowest and highest Damage Level of an Intensity."""
    levels = [figures.battle.level(intensity, face) for face in FACES]
    return min(levels), max(levels)


def mean_blow(figures: Figures, intensity: Intensity) -> Fraction:
    """The Damage Points that a side inflicts in a Combat at an Intensity, on average and before any shift."""
    return _mean(lambda face: _mean_on(figures, figures.battle.level(intensity, face)))


def _mean_on(figures: Figures, column: int) -> Fraction:
    return _mean(lambda face: figures.battle.result(column, face).dp)


def mean_raid(figures: Figures, column: int) -> Fraction:
    """The Damage Points of an attack on a Convoy, on average; each S is worth some."""
    return _mean(lambda face: (found := figures.battle.result(column, face)).dp + found.sunk * figures.battle.sunk_dp)


def burns(figures: Figures, sail: int) -> Fraction:
    """The chance that a Fireship reaches a Squadron of so many Sail and takes fire in time."""
    hits = 1 - succeeds(figures.battle.fireship.per_sail * sail - 1)
    return hits * Fraction(_EVERY - 1, _EVERY)


def mean_mended(figures: Figures) -> Fraction:
    """The Damage Points that a Repair roll takes off, on average."""
    return _mean(figures.upkeep.repaired)
