"""O.cruise Cruise: so many Impulse ends in an area, within a longer time."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.data.words import OrderKind
from maestre.games.mistral.orders.scoring import counted, failed, fulfilled
from maestre.games.mistral.table.chit import executing, held, is_at, out_of_time
from maestre.games.mistral.table.formations import below
from maestre.games.mistral.table.state import ChitId, FormationId, State
from maestre.play import RuleId, rule

_RULE: Final[RuleId] = "O.cruise"


@rule("O.cruise", "S.25")
def judged(state: State, chit: ChitId) -> None:
    """Count the Impulse if the Formation is in its area and steady; see whether that is enough, or time is over."""
    one = executing(state, chit)
    there = one is not None and not one.disorganised and is_at(state.figures, one, chit)
    if there and counted(state, chit, _RULE) >= state.figures.orders.cruise.impulses:
        fulfilled(state, chit, _RULE)
    elif out_of_time(state, chit):
        failed(state, chit, _RULE)


@rule("O.cruise")
def put_in(state: State, formation: FormationId) -> None:
    """Fail the Cruise of a Formation that enters harbour."""
    for one in below(state, formation):
        chit = held(state, one, OrderKind.CRUISE)
        if chit is not None:
            failed(state, chit, _RULE)
