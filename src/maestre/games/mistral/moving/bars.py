"""Why a stack may not do what its player would like: the rule, and what to do instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maestre.games.mistral.harbours.passage import bars_entry, bars_sailing
from maestre.games.mistral.moving.courses import CATCH, ENTER, GO, LEAVE, SAIL, actions, forced, step_of
from maestre.games.mistral.moving.steering import told
from maestre.games.mistral.politics.spanish import bars_sortie, bars_step
from maestre.games.mistral.table.names import Refused, joined
from maestre.games.mistral.table.state import FormationId, State
from maestre.play import Bar

_NO_SUCH: Final[Bar] = ("IC.5.12", "no-such-action")


def why_not(state: State, formation: FormationId, action: str) -> Refused | None:
    """What the rules have against an action of a stack, if anything; look only at what its player knows."""
    open_to = actions(state, formation)
    if action in open_to:
        return None
    bar: Bar = ("IC.4.1", "not-free")
    if forced(state, formation) is None:
        bar = _BARS.get(action.partition(":")[0], _nothing)(state, formation, action)
    return Refused(
        *bar,
        state.figures,
        formation=formation,
        place=state.formations[formation].place,
        action=action,
        open=joined(told(state, formation, one) for one in open_to),
        reach=state.figures.waters.sortie,
    )


def _sailing(state: State, formation: FormationId, action: str) -> Bar:
    if not state.formations[formation].harbour:
        return _NO_SUCH
    return bars_sailing(state, formation) or bars_sortie(state, formation) or _NO_SUCH


def _entry(state: State, formation: FormationId, action: str) -> Bar:
    return (None if state.formations[formation].harbour else bars_entry(state, formation)) or _NO_SUCH


def _stepping(state: State, formation: FormationId, action: str) -> Bar:
    step = step_of(state, formation, action)
    return (None if step is None else bars_step(state, formation, step)) or _NO_SUCH


def _leaving(state: State, formation: FormationId, action: str) -> Bar:
    return "IC.5.27", "no-leaving-map"


def _nothing(state: State, formation: FormationId, action: str) -> Bar:
    return _NO_SUCH


_BARS: Final[dict[str, Callable[[State, FormationId, str], Bar]]] = {
    SAIL: _sailing,
    ENTER: _entry,
    GO: _stepping,
    CATCH: _stepping,
    LEAVE: _leaving,
}
