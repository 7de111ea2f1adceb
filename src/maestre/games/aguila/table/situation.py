"""Where values come from: one tuple of pure sources for each value, in the order of its ledger, each with its rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from maestre.games.aguila.table.extents import WHOLE
from maestre.games.aguila.table.state import State
from maestre.games.aguila.table.subjects import Situation, Value
from maestre.games.aguila.table.values import Term, counted, measured, paced, summed
from maestre.play import Tally
from maestre.play.pure import pure

Source = Callable[[State, Situation], Iterable[Term]]

_LENGTHS: Final = (Value.MOVE, Value.CHARGE, Value.RANGE, Value.COMMAND)
_DICE: Final = (Value.FIRE_DICE, Value.BLOWS)

SOURCES: Final[dict[Value, tuple[Source, ...]]] = dict.fromkeys(Value, ())
"""Who says something about a value, in the order of the ledger; `wiring` fills it. Add sources, not conditions."""


@pure(WHOLE)
def tallied(state: State, value: Value, at: Situation) -> Tally:
    """Give a value of a unit in a situation with all that changes it; lengths in units, dice rounded up."""
    terms = (term for source in SOURCES[value] for term in source(state, at))
    if value in _LENGTHS:
        return measured(paced(terms))
    tally = summed(terms)
    return counted(state.figures, tally) if value in _DICE else tally
