"""O.interdiction Interdiction: a Strait held at the end of so many Impulses in a row."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.data.words import Task
from maestre.games.mistral.orders.scoring import counted, failed, fulfilled, stand_down
from maestre.games.mistral.table.chit import executing, is_at, out_of_time, places_of
from maestre.games.mistral.table.state import AuxiliaryId, Berth, ChitId, Duty, State
from maestre.play import RuleId, rule

_RULE: Final[RuleId] = "O.interdiction"


@rule("O.interdiction", "S.25", "2.233.b")
def judged(state: State, chit: ChitId) -> None:
    """Count the Impulse if the Strait is held; once it has begun an Impulse without is the end of it."""
    holder = state.chits[chit].holder
    if _holds(state, chit):
        if counted(state, chit, _RULE) >= state.figures.orders.interdiction.impulses:
            fulfilled(state, chit, _RULE)
            stand_down(state, holder, _RULE)
    elif state.chits[chit].begun or out_of_time(state, chit):
        failed(state, chit, _RULE)
        stand_down(state, holder, _RULE)


def _holds(state: State, chit: ChitId) -> bool:
    auxiliary = state.auxiliaries.get(AuxiliaryId(state.chits[chit].holder))
    if auxiliary is not None:
        tasked = (auxiliary.berth, auxiliary.task) == (Berth.TASKED, Task.INTERDICT)
        return tasked and auxiliary.target in places_of(state.figures, chit)
    one = executing(state, chit)
    return one is not None and one.duty is Duty.INTERDICTION and is_at(state.figures, one, chit)
