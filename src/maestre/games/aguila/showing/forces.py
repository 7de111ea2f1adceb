"""What each side has in the field and what it has lost, for studies."""

from __future__ import annotations

from collections.abc import Iterator

from maestre.games.aguila.table.places import outline, present, standing
from maestre.games.aguila.table.state import State
from maestre.games.aguila.table.worth import piece_points
from maestre.play import Counted, Forces


def forces(state: State) -> Forces:
    """List units and officers at what their lists paid for them."""
    return Forces(dict(_pieces(state)), {piece: loss.how for piece, loss in state.lost.items()})


def _pieces(state: State) -> Iterator[tuple[str, Counted]]:
    here = {*present(state), *standing(state)}
    hosts = {one.id: one.inside for one in state.officers.values() if one.inside in here}
    for unit in state.units.values():
        own = state.profile_of(unit)
        at = _middle(state, unit.id) if unit.id in here else ""
        yield unit.id, Counted(unit.side.value, f"profile-{own.nation}-{own.kind}", piece_points(state, unit.id), at)
    for officer in state.officers.values():
        host = hosts.get(officer.id) or (officer.id if officer.id in here else "")
        at = _middle(state, host) if host else ""
        yield officer.id, Counted(officer.side.value, f"rank-{officer.rank}", piece_points(state, officer.id), at)


def _middle(state: State, piece: str) -> tuple[int, int]:
    edge = outline(state, piece)
    return edge.x, edge.y
