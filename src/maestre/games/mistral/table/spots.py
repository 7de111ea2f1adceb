"""What is a piece, and where on the map things are touched."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.table.state import AuxiliaryId, ChitId, FormationId, LeaderId, SquadronId, State
from maestre.space.network import place_of


def is_piece(state: State, name: str) -> bool:
    """Whether something is a Formation, Squadron, Leader, Auxiliary or chit."""
    return (
        FormationId(name) in state.formations
        or SquadronId(name) in state.squadrons
        or AuxiliaryId(name) in state.auxiliaries
        or LeaderId(name) in state.leaders
        or ChitId(name) in state.chits
    )


def pieces_among(state: State, names: Iterable[str]) -> tuple[str, ...]:
    """Those of some names that are pieces, each once."""
    return tuple(one for one in dict.fromkeys(names) if is_piece(state, one))


def own_pieces(state: State, fleet: Fleet) -> Iterator[str]:
    """All pieces of a Fleet."""
    yield from (one.id for one in state.formations.values() if one.fleet is fleet)
    for pieces in (state.squadrons, state.leaders, state.auxiliaries):
        yield from (one.id for one in pieces.values() if state.figures.formations.fleets.get(one.contingent) is fleet)
    yield from (one.id for one in state.chits.values() if one.fleet is fleet)


def spot(state: State, name: str) -> tuple[int, ...]:
    """Where something is on the map: a place, its harbour, or the place of a piece; nothing for what is nowhere."""
    place = state.figures.places.get(place_of(_place(state, name).partition("/")[0]))
    return () if place is None else (place.x, place.y)


def _place(state: State, name: str) -> str:
    formation = state.formations.get(FormationId(name))
    if formation is not None:
        return formation.place
    squadron = state.squadrons.get(SquadronId(name))
    if squadron is not None:
        return squadron.at or _place(state, squadron.formation)
    auxiliary = state.auxiliaries.get(AuxiliaryId(name))
    if auxiliary is not None:
        return auxiliary.port or _place(state, auxiliary.formation or auxiliary.target)
    leader = state.leaders.get(LeaderId(name))
    return name if leader is None else _place(state, leader.post)
