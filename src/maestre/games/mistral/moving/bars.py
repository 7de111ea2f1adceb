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

_KEYS: Final = {
    "S.11": "none-fitting-out",
    "2.125.a": "alone-without-order",
    "2.221.b": "flagship-alone",
    "2.223.a": "flagships-too-many",
    "2.32.a": "tied-to-port",
    "2.32.b": "too-far-out",
    "2.345.b": "convoy-waits",
    "IC.2.4": "harbour-shared",
    "IC.3.25": "no-harbour",
    "IC.3.25.b": "enemy-harbour",
    "IC.4.1": "not-free",
    "IC.5.12": "no-such-action",
    "IC.10.11": "convoy-on-route",
    "IC.5.27": "no-leaving-map",
    "IC.7.15": "dummy-no-harbour",
}


def why_not(state: State, formation: FormationId, action: str) -> Refused | None:
    """What the rules have against an action of a stack, if anything; look only at what its player knows."""
    open_to = actions(state, formation)
    if action in open_to:
        return None
    rule = "IC.4.1"
    if forced(state, formation) is None:
        rule = _BARS.get(action.partition(":")[0], _nothing)(state, formation, action)
    return Refused(
        rule,
        _KEYS[rule],
        state.figures,
        formation=formation,
        place=state.formations[formation].place,
        action=action,
        open=joined(told(state, formation, one) for one in open_to),
        reach=state.figures.waters.sortie,
    )


def _sailing(state: State, formation: FormationId, action: str) -> str:
    if not state.formations[formation].harbour:
        return "IC.5.12"
    return bars_sailing(state, formation) or bars_sortie(state, formation) or "IC.5.12"


def _entry(state: State, formation: FormationId, action: str) -> str:
    return (not state.formations[formation].harbour and bars_entry(state, formation)) or "IC.5.12"


def _stepping(state: State, formation: FormationId, action: str) -> str:
    step = step_of(state, formation, action)
    return (step is not None and bars_step(state, formation, step)) or "IC.5.12"


def _leaving(state: State, formation: FormationId, action: str) -> str:
    return "IC.5.27"


def _nothing(state: State, formation: FormationId, action: str) -> str:
    return "IC.5.12"


_BARS: Final[dict[str, Callable[[State, FormationId, str], str]]] = {
    SAIL: _sailing,
    ENTER: _entry,
    GO: _stepping,
    CATCH: _stepping,
    LEAVE: _leaving,
}
