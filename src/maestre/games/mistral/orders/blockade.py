"""O.blockade Blockade: a Port Blockaded at the end of so many Impulses in a row, one absence forgiven."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.orders.scoring import counted, failed, fulfilled
from maestre.games.mistral.table.chit import executing, is_at, out_of_time
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.state import ChitId, Duty, State
from maestre.play import RuleId, change, rule

_RULE: Final[RuleId] = "O.blockade"


@rule("O.blockade", "S.25")
def judged(state: State, chit: ChitId) -> None:
    """Count the Impulse if the Formation Blockades its Port; one end without begins the count anew, two Fail it."""
    one = executing(state, chit)
    if one is not None and one.duty is Duty.BLOCKADE and is_at(state.figures, one, chit):
        if counted(state, chit, _RULE) >= state.figures.orders.blockade.impulses:
            fulfilled(state, chit, _RULE)
    elif state.chits[chit].begun:
        _missed(state, chit)
    elif out_of_time(state, chit):
        failed(state, chit, _RULE)


def _missed(state: State, chit: ChitId) -> None:
    one = change(state.chits, chit, served=0, missed=state.chits[chit].missed + 1)
    if one.missed >= state.figures.orders.blockade.missed:
        failed(state, chit, _RULE)
    else:
        tell(state, "order-broken", _RULE, seen=(one.fleet.value,), chit=chit)
