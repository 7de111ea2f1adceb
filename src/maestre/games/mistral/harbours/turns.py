"""S.04, IC.4.3.b The beginning of a Turn, and the end of its Operations Phase."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.data.words import Kind, Status
from maestre.games.mistral.harbours.damage import sinking_check
from maestre.games.mistral.harbours.passage import dissolve
from maestre.games.mistral.table.formations import damage_rating, squadrons_in
from maestre.games.mistral.table.moments import OPERATIONS_OVER, TURN_BEGINS
from maestre.games.mistral.table.sequence import Chapter
from maestre.games.mistral.table.state import Phase, State
from maestre.play import Procedure, rule


@rule("S.04", "1.51")
def before_turn(state: State) -> Procedure[bool]:
    """Settle what comes before the first Impulse; there are no Random Events in this volume."""
    yield from TURN_BEGINS(state)
    return True


@rule("IC.4.3.b", "T.damage.c")
def sinking(state: State) -> Procedure[bool]:
    """Let every Squadron with as many DP as its rating make its check, wherever it is; then the game may end."""
    for squadron in tuple(state.squadrons):
        one = state.squadrons[squadron]
        if one.status is not Status.AWAY and one.dp >= damage_rating(state.figures, one).whole:
            yield from sinking_check(state, squadron, "IC.4.3.b")
    for formation in tuple(state.formations.values()):
        if formation.kind not in (Kind.CONVOY, Kind.DUMMY) and not squadrons_in(state, formation.id):
            yield from dissolve(state, formation.id)
    yield from OPERATIONS_OVER(state)
    return True


PHASES: Final[dict[Phase, Chapter]] = {Phase.BEFORE_TURN: before_turn, Phase.SINKING: sinking}
