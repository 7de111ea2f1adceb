"""10.22, 16.09-16.10, 16.58 How long a battle lasts, and who has won."""

from __future__ import annotations

from typing import Final

from maestre.games.aguila.data import Length
from maestre.games.aguila.scenarios import battle_of
from maestre.games.aguila.scenarios.assault import occupied
from maestre.games.aguila.table.state import Phase, State
from maestre.miniatures.sides import Side
from maestre.play import Outcome, Procedure, change, rule, tell, throw
from maestre.play.chance.readings import Face

TIME: Final = "ending-time"
SWEPT: Final = "ending-swept"
_LEARNING: Final = "learning"


@rule("16.13", "16.44")
def length_of(state: State) -> Length:
    """How long the battle lasts: as its scenario says, or our small one."""
    found = state.figures.scenarios
    return found.lengths[_LEARNING] if state.learning else found.length(state.scenario)


@rule("2.14", "16.09", "16.10", "16.58")
def game_length(state: State) -> Procedure[None]:
    """At the end of a turn, from a certain one on, a die decides whether there is another; the last is the last."""
    length = length_of(state)
    if state.ended or state.turn < length.start:
        return
    if state.turn < length.last:
        needed = length.goes_on[state.turn - length.start]
        face = yield from throw(Face(), "16.09")
        if face >= needed:
            tell(state, "battle-goes-on", "16.09", needed=needed)
            return
    state.ended = TIME
    points = battle_of(state).score(state)
    tell(state, "battle-over", "16.09")
    tell(state, "score", "16.09", blue=points[Side.BLUE], red=points[Side.RED])


@rule("10.22")
def rest(state: State) -> None:
    """After each step: who holds what, and whether the battle is over, since a side has fled or has nobody left.

    The book says nothing of a side without units, whose commander could go on passing his tests: it has lost.
    """
    occupied(state)
    _note_holders(state)
    left = {side: any(one.side is side for one in state.units.values()) for side in Side}
    if not state.ended and not all(left.values()):
        state.ended = SWEPT
        state.winner = next((side for side in Side if left[side]), None)
    if state.ended:
        state.phase, state.go = Phase.OVER, None


@rule("16.18", "16.23", "16.25", "16.28", "16.33", "16.37", "16.45", "16.49", "16.52", "16.59")
def _note_holders(state: State) -> None:
    """Note at every objective who holds it as the points would count now, so that everybody is told the same."""
    if not state.turn:
        return
    holder = battle_of(state).holder
    for name, objective in tuple(state.objectives.items()):
        held = holder(state, objective)
        if held is not objective.held:
            change(state.objectives, name, held=held)


@rule("10.22", "16.14")
def result(state: State) -> Outcome:
    """Who has won: whoever has not fled or, when the time is up, whoever the scenario says."""
    battle = battle_of(state)
    points = battle.score(state)
    winner = battle.winner(state, points) if state.ended == TIME else state.winner
    args: tuple[tuple[str, str | int], ...] = (("winner", winner.value if winner else "nobody"), ("turn", state.turn))
    return Outcome(
        winner.value if winner else None, state.ended, tuple((side.value, points[side]) for side in Side), args
    )
