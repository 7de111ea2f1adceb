"""7.25, 7.35 What a value comes to: flat bonuses first, then all factors exactly, then one rounding."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from maestre.games.aguila.data import Figures
from maestre.play import Tally, rule


class Base(msgspec.Struct, frozen=True, gc=False):
    """The figure that a value starts from; the last one yielded replaces those before it."""

    amount: int
    rule: str


class Plus(msgspec.Struct, frozen=True, gc=False):
    """A flat addition. To a number that a die must show, a penalty of the book is an addition."""

    amount: int
    rule: str


class Factor(msgspec.Struct, frozen=True, gc=False):
    """A multiplication by a share, written as the data has it."""

    share: tuple[int, int]
    rule: str


Term = Base | Plus | Factor


@rule("7.25", "7.35")
def summed(terms: Iterable[Term]) -> Tally:
    """Give a value with all that changes it: its base, what is added, what it is multiplied by."""
    found = list(terms)
    bases = [one for one in found if isinstance(one, Base)]
    tally = Tally.of(bases[-1].amount, bases[-1].rule) if bases else Tally.of(0, "")
    for one in found:
        if isinstance(one, Plus):
            tally = tally.plus(one.amount, one.rule)
    for one in found:
        if isinstance(one, Factor):
            tally = tally.times(*one.share, one.rule)
    return tally


def paced(terms: Iterable[Term]) -> Tally:
    """Give a length with all that changes it, in the order in which it is told: what is added later is not multiplied.

    So an attack column at the double goes twice its Speed less an inch, and two more with a Spurring officer (12.41).
    """
    found = list(terms)
    bases = [one for one in found if isinstance(one, Base)]
    tally = Tally.of(bases[-1].amount, bases[-1].rule) if bases else Tally.of(0, "")
    for one in found:
        if isinstance(one, Plus):
            tally = tally.plus(one.amount, one.rule)
        elif isinstance(one, Factor):
            tally = tally.times(*one.share, one.rule)
    return tally


@rule("7.35")
def counted(figures: Figures, tally: Tally) -> Tally:
    """Round a number of dice up; whoever may throw at all throws one die at least."""
    return tally.rounded_up("7.35").at_least(figures.combat.dice.attacks_least, "7.35")


def measured(tally: Tally) -> Tally:
    """Round a length down to units of the table, at least 0."""
    return tally.rounded_down("1.24").at_least(0, "1.24")
