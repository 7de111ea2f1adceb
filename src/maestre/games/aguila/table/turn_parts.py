"""2.01, 2.07-2.13 Who is at it: the parts of a turn, one side after the other in each phase."""

from __future__ import annotations

from typing import Final

from maestre.games.aguila.table.moments import TURN_BEGINS, TURN_ENDS
from maestre.games.aguila.table.state import Deeds, Go, OfficerDeeds, Phase, State
from maestre.miniatures.sides import Side
from maestre.play import Procedure, change, rule, tell

_AFTER: Final = {
    Phase.MOVEMENT: Phase.SHOOTING,
    Phase.SHOOTING: Phase.CHARGES,
    Phase.CHARGES: Phase.COMBAT,
    Phase.COMBAT: Phase.REORGANISATION,
}


def whose(state: State) -> Side:
    """The side whose part it is."""
    assert state.go is not None
    return state.go.side


@rule("2.01", "2.07", "2.08", "2.11", "2.12", "2.13")
def end_part(state: State) -> Procedure[None]:
    """End a side's part of a phase: the other side's follows, or the next phase, or the end of the turn.

    Charges and combats of one side come before those of the other.
    """
    assert state.go is not None
    side, last = state.go.side, state.go.last
    if state.phase is Phase.CHARGES:
        state.phase = Phase.COMBAT
        state.go = Go(side, last)
    elif not last:
        state.phase = Phase.CHARGES if state.phase is Phase.COMBAT else state.phase
        state.go = Go(side.enemy, last=True)
    elif state.phase is Phase.REORGANISATION:
        yield from _end_turn(state)
    else:
        state.phase = _AFTER[state.phase]
        state.go = Go(state.initiative)
    yield from ()


@rule("2.14")
def _end_turn(state: State) -> Procedure[None]:
    """Whatever is due at the end of a turn, in the order of the ruling; then the next one."""
    state.go = None
    yield from TURN_ENDS(state)
    tell(state, "turn-ends", "2.14", turn=state.turn)
    if not state.ended:
        state.turn += 1
        state.phase = Phase.INITIATIVE


@rule("3.02")
def begin_turn(state: State) -> Procedure[None]:
    """Nobody has done anything yet."""
    for unit in state.units:
        change(state.units, unit, deeds=Deeds())
    for officer in state.officers:
        change(state.officers, officer, deeds=OfficerDeeds())
    yield from TURN_BEGINS(state)
