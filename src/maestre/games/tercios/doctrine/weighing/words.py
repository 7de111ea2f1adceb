"""Facts of a position as reasons tell them: chances in hundredths, lengths in inches, the names of pieces."""

from __future__ import annotations

from collections.abc import Iterable

from maestre.games.tercios.data import INCH
from maestre.opponents import Term


def hundredths(chance: float) -> int:
    """A chance in hundredths."""
    return round(100 * chance)


def whole_inches(units: int) -> int:
    """A length in whole inches, rounded up."""
    return -(-units // INCH)


def worth(terms: Iterable[Term]) -> float:
    """What terms come to."""
    return sum(one.worth for one in terms)


def scaled(terms: Iterable[Term], by: float) -> tuple[Term, ...]:
    """The same terms, all weighing so much of what they do."""
    return tuple(one._replace(worth=one.worth * by) for one in terms)
