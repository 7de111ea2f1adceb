"""2.15, 2.151-2.157, IC.10.14 The Levant trade: when its Convoys are looked for, and the two legs of the British one.

While the British Convoy is beyond the map its `Convoy` waits under the name of the Outbound leg, without a Formation.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from maestre.games.mistral.convoys.merchantmen import appear, arrive, drawn_route, in_play, look_out, named
from maestre.games.mistral.data.words import ConvoyKind
from maestre.games.mistral.table.moments import UNFORMED
from maestre.games.mistral.table.state import Convoy, FormationId, State
from maestre.play import Procedure, change, rule
from maestre.space.network import out_box

_APPEARED: Final = -1
"""In ``State.arrivals``: the Convoy of this Year has come."""

_TRADE: Final = (ConvoyKind.LEVANT_OUTBOUND, ConvoyKind.LEVANT_HOMEBOUND, ConvoyKind.FRENCH_LEVANT)
_OUTBOUND: Final = named(ConvoyKind.LEVANT_OUTBOUND)


def is_abroad(state: State) -> bool:
    """Whether the British Convoy has gone out and not yet come back."""
    return _OUTBOUND in state.convoys and _OUTBOUND not in state.formations


@rule("2.151.a", "2.151.b", "IC.10.14")
def looked_for(state: State, kind: ConvoyKind) -> bool:
    """Whether a trade Convoy is looked for: from its Turn on, once a Year, and none while one of its kind is out.

    Of the British Convoy both legs are one: it comes home once it has gone out, and goes out once it is home. If it
    went out in an earlier Year it is looked for at once.
    """
    if state.arrivals.get(kind, 0) == _APPEARED:
        return False
    due = state.turn >= state.figures.convoys.appears[kind].turn
    if kind is ConvoyKind.LEVANT_HOMEBOUND:
        return is_abroad(state) and (due or state.turns - state.convoys[_OUTBOUND].landed >= state.turn)
    if kind is ConvoyKind.LEVANT_OUTBOUND:
        out = is_abroad(state) or in_play(state, ConvoyKind.LEVANT_HOMEBOUND)
        return due and not out and not in_play(state, kind)
    return due and not in_play(state, kind)


@rule("2.151.a", "2.151.b", "2.15.a", "2.152")
def arrivals(state: State) -> Procedure[None]:
    """At the start of an Impulse throw for each trade Convoy that is looked for, and draw the route of one that comes.

    Each has a die and a count of its own.
    """
    for kind in _TRADE:
        rule = "2.151.a" if kind is ConvoyKind.LEVANT_OUTBOUND else "2.151.b"
        if looked_for(state, kind) and (yield from look_out(state, kind, rule)):
            yield from _comes(state, kind, rule)


@rule("2.15.b", "2.152", "2.154.d")
def _comes(state: State, kind: ConvoyKind, rule: str) -> Procedure[None]:
    """Let a Convoy appear on a route newly drawn; coming home it has the DP it went out with, and is as Scattered."""
    route = yield from drawn_route(state, kind, "2.152")
    state.arrivals[kind] = _APPEARED
    convoy = Convoy(kind, route)
    if kind is ConvoyKind.LEVANT_HOMEBOUND:
        gone = state.convoys.pop(_OUTBOUND)
        convoy = replace(convoy, dp=gone.dp, scattered=gone.scattered)
    state.convoys[named(kind)] = convoy
    yield from appear(state, kind, rule)


@rule("2.15.a", "IC.10.12", "IC.10.14")
def off_map(state: State, formation: FormationId, edge: str) -> Procedure[None]:
    """A British Convoy has left the map, its escort stays; stands at `OFF_MAP`, after the chapter of Orders.

    Of the Outbound leg its damage is kept until it comes home.
    """
    convoy = state.convoys.get(formation)
    if convoy is None:
        return
    here, outbound = out_box(convoy.route[-1]), convoy.kind is ConvoyKind.LEVANT_OUTBOUND
    for escort in tuple(one.id for one in state.formations.values() if one.superior == formation):
        change(state.formations, escort, place=here)
    yield from arrive(state, formation)
    yield from UNFORMED(state, formation)
    del state.formations[formation]
    state.markers.pop(formation, None)
    left = state.convoys.pop(formation)
    if outbound:
        state.convoys[_OUTBOUND] = replace(left, route=(), step=0, entered=0, covered=0, landed=state.turns)


@rule("2.151.a", "2.151.b", "IC.10.14")
def new_year(state: State) -> Procedure[None]:
    """With the first Turn of a Year the trade begins afresh; stands at `TURN_BEGINS`."""
    if state.turn == 1:
        for kind in _TRADE:
            if state.arrivals.get(kind) == _APPEARED:
                del state.arrivals[kind]
    yield from ()
