"""S.01-S.36 The sequence of play: which phase follows which, and the clock of MPIs, Impulses, Turns and Years.

A phase is a procedure of its chapter in `STEPS`. It runs from one quiet point to the next and says whether the phase is
over; what comes then is decided here alone.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final, TypeVar

from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.table.moments import IMPULSE_OVER
from maestre.games.mistral.table.state import Came, Phase, State
from maestre.play import Procedure, change, rule

K = TypeVar("K", bound=str)
T = TypeVar("T")
Chapter = Callable[[State], Procedure[bool]]
"""What a phase does up to the next quiet point, and whether the phase is then over."""

IMPULSE_BEGINS: Final = (Phase.SCATTERING, Phase.ARRIVALS, Phase.WEATHER, Phase.PIRATES, Phase.DUMMIES)
INCREMENT: Final = (
    Phase.FIRST_WINDOW,
    Phase.MARKING,
    Phase.BRITISH_MOVES,
    Phase.SECOND_WINDOW,
    Phase.BOURBON_MOVES,
    Phase.JOINING,
    Phase.THIRD_WINDOW,
    Phase.SEARCHES,
    Phase.WATCHES,
    Phase.GALE_WEAR,
    Phase.BATTLES,
    Phase.GALE_STEPS,
)
IMPULSE_ENDS: Final = (Phase.CONCEALMENT, Phase.STEADYING, Phase.HANDING_OVER, Phase.JUDGING, Phase.CLEARING)
ADMINISTRATION: Final = (
    Phase.SINKING,
    Phase.EVENTS,
    Phase.ORDERS,
    Phase.ASSIGNING,
    Phase.REINFORCING,
    Phase.REORGANISING,
    Phase.RECOVERING,
    Phase.ATTRITION,
    Phase.AUXILIARY_BLOCKADES,
    Phase.LAYING_UP,
    Phase.REPAIRS,
    Phase.FITTING_OUT,
    Phase.RELIEF,
    Phase.TURN_END,
)

STEPS: Final[dict[Phase, Chapter]] = {}
"""The chapter of each phase; `wiring` fills it."""

_NEXT: Final = {
    before: after
    for run in (IMPULSE_BEGINS, INCREMENT, IMPULSE_ENDS, ADMINISTRATION)
    for before, after in pairwise(run)
}


def step(state: State) -> Procedure[None]:
    """Run from this quiet point to the next."""
    _in_order(state)
    over = yield from STEPS[state.phase](state)
    if state.ended:
        state.phase = Phase.OVER
    elif over:
        _advance(state)


@rule("IC.1.7")
def _in_order(state: State) -> None:
    """Sort what stands by name, so that no question, throw or lot depends on how it came to be there."""
    state.formations = _sorted(state.formations)
    state.squadrons = _sorted(state.squadrons)
    state.leaders = _sorted(state.leaders)
    state.auxiliaries = _sorted(state.auxiliaries)
    state.convoys = _sorted(state.convoys)
    state.chits = _sorted(state.chits)
    state.markers = _sorted(state.markers)


def _sorted(pieces: dict[K, T]) -> dict[K, T]:
    """Sort by name what is not in order already, as it mostly is."""
    names = list(pieces)
    return pieces if names == sorted(names) else dict(sorted(pieces.items()))


def _advance(state: State) -> None:
    """Go on to the next phase; whoever acts first within it is British (IC.1.6)."""
    state.agenda = ()
    state.acting = Fleet.BRITISH
    state.passes = 0
    state.phase = _NEXT.get(state.phase) or _TURNS[state.phase](state)


@rule("S.07")
def _after_increment(state: State) -> Phase:
    """The next MPI, or the end of the Impulse after the last."""
    for formation in state.formations:
        change(state.formations, formation, came=Came.STATION)
    state.markers = {}
    state.searched = ()
    state.fought = ()
    if state.increment < state.figures.calendar.increments:
        state.increment += 1
        return INCREMENT[0]
    return IMPULSE_ENDS[0]


@rule("S.03")
def _after_impulse(state: State) -> Phase:
    """The next Impulse, or the Administrative Phase after the last."""
    IMPULSE_OVER(state)
    state.increment = 1
    state.harboured = ()
    state.impulses += 1
    if state.impulse < state.figures.calendar.impulses:
        state.impulse += 1
        return IMPULSE_BEGINS[0]
    state.impulse = 1
    return ADMINISTRATION[0]


@rule("S.01", "2.72")
def _after_turn(state: State) -> Phase:
    """The next Turn, of the next Year after the last; the scenario's last Turn ends the game."""
    state.turns += 1
    state.turn += 1
    if state.turn > state.figures.calendar.turns:
        state.turn = 1
        state.year += 1
    return Phase.BEFORE_TURN


_TURNS: Final[dict[Phase, Callable[[State], Phase]]] = {
    Phase.ROLES: lambda _: Phase.FIRST_ORDERS,
    Phase.FIRST_ORDERS: lambda _: Phase.BEFORE_TURN,
    Phase.BEFORE_TURN: lambda _: IMPULSE_BEGINS[0],
    Phase.DUMMIES: lambda _: INCREMENT[0],
    Phase.GALE_STEPS: _after_increment,
    Phase.CLEARING: _after_impulse,
    Phase.TURN_END: _after_turn,
}
