"""O.show_of_force, 2.132 Show of Force: a roll in the Event Step by those who lie before the target."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.auxiliaries.corsairs import silence
from maestre.games.mistral.data.words import OrderKind, Task
from maestre.games.mistral.fleets.contingents import shown
from maestre.games.mistral.orders.scoring import failed, fulfilled, stand_down
from maestre.games.mistral.table.chit import (
    executing,
    has_bomb,
    is_at,
    issued,
    out_of_time,
    places_of,
    row_of,
    strength,
)
from maestre.games.mistral.table.fortune import checked
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.state import AuxiliaryId, Berth, ChitId, ChitStatus, State
from maestre.games.mistral.table.subjects import Showing
from maestre.play import Procedure, RuleId, Tally, reveal, rule

_RULE: Final[RuleId] = "O.show_of_force"


@rule("O.show_of_force", "IC.9.2.e")
def shows(state: State) -> Procedure[None]:
    """Let everyone before his target throw, openly, the British first; then Fail those whose Turns are over.

    Stands at `SHOWS`.
    """
    for chit in issued(state, OrderKind.SHOW_OF_FORCE):
        if state.chits[chit].status is ChitStatus.ISSUED:
            yield from _tried(state, chit)


def _tried(state: State, chit: ChitId) -> Procedure[None]:
    one, (place,) = state.chits[chit], places_of(state.figures, chit)
    most = number(state, chit)
    if most is not None:
        reveal(state, f"the {one.fleet} show their force before {place}: {most}")
        awed = yield from checked(state, one.fleet, most, _RULE, about=Showing(one.fleet, place))
        reveal(state, f"{place} {'is' if awed else 'is not'} awed")
        if awed:
            fulfilled(state, chit, _RULE)
            _followed(state, chit, place)
            stand_down(state, one.holder, _RULE)
            return
        tell(state, "show-in-vain", _RULE, most, fleet=one.fleet.value, place=place)
    if out_of_time(state, chit):
        failed(state, chit, _RULE)
        stand_down(state, one.holder, _RULE)


@rule("O.show_of_force", "2.132.a", "2.132.b", "2.233.b")
def number(state: State, chit: ChitId) -> Tally | None:
    """The highest die that Fulfils a Show of Force just now; None while nobody lies before the target."""
    row = state.figures.orders.show_of_force
    tally = Tally.of(row.number, _RULE)
    auxiliary = state.auxiliaries.get(AuxiliaryId(state.chits[chit].holder))
    if auxiliary is not None:
        there = (auxiliary.berth, auxiliary.task) == (Berth.TASKED, Task.SHOW) and auxiliary.target in places_of(
            state.figures, chit
        )
        return tally.plus(-row.fleet50, "2.233.b") if there else None
    one = executing(state, chit)
    if one is None or not is_at(state.figures, one, chit):
        return None
    further = (strength(state, one.id) - row.least_sail) // row.per_sail
    tally = tally.plus(-row.drm * further, _RULE)
    if not has_bomb(state, one.id):
        return tally
    return (
        tally.plus(-row.pirate_bomb, "2.132.b")
        if row_of(state.figures, chit).bases
        else tally.plus(-row.bomb, "2.132.a")
    )


@rule("O.show_of_force", "2.526.b", "IC.9.2.e")
def _followed(state: State, chit: ChitId, place: str) -> None:
    """A Pirate Base is silenced for the Year; elsewhere it bears on a Contingent or on an Event."""
    if not row_of(state.figures, chit).bases:
        shown(state, state.chits[chit].fleet, place)
    else:
        silence(state, place)
