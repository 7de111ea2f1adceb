"""IC.5.27, 2.62.b, 2.633.b The edges of the map: going off it and coming in."""

from __future__ import annotations

from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Status
from maestre.games.mistral.fleets.independents import set_alone
from maestre.games.mistral.harbours.passage import dissolve
from maestre.games.mistral.table.formations import below, squadrons_in
from maestre.games.mistral.table.moments import ENTERED, LEFT, OFF_MAP
from maestre.games.mistral.table.spotting import new_handle, tell_of
from maestre.games.mistral.table.state import NOWHERE, Came, FormationId, SquadronId, State
from maestre.play import Procedure, change, rule


@rule("IC.5.27")
def gates(figures: Figures, edge: str) -> tuple[str, ...]:
    """The Sea Zones that lead to an edge of the map."""
    return tuple(place for place, row in figures.places.items() if row.edge == edge)


@rule("IC.5.27", "2.62.b")
def leave_map(state: State, formation: FormationId, edge: str) -> Procedure[None]:
    """Take a stack off the map; unless `OFF_MAP` has another end for it, its Squadrons are away and it is no more."""
    place = state.formations[formation].place
    yield from LEFT(state, formation, place)
    tell_of(state, "left-map", "IC.5.27", formation, place=place, edge=edge)
    for one in below(state, formation):
        change(state.formations, one, place=NOWHERE, link="", spotted=False)
    yield from OFF_MAP(state, formation, edge)
    if formation not in state.formations:
        return
    for one in reversed(below(state, formation)):
        for squadron in squadrons_in(state, one, deep=False):
            change(state.squadrons, squadron.id, status=Status.AWAY, at=NOWHERE)
        yield from dissolve(state, one)


@rule("IC.5.27.b")
def come_in(state: State, formation: FormationId, zone: str) -> Procedure[None]:
    """Put a stack that comes in from an edge into the zone proper, at the start of an Impulse and for no MP."""
    for one in below(state, formation):
        change(state.formations, one, place=zone, link="", harbour=False, came=Came.STATION)
    for squadron in squadrons_in(state, formation):
        change(state.squadrons, squadron.id, status=Status.READY, at=NOWHERE)
    change(state.formations, formation, handle=new_handle(state, state.formations[formation].fleet))
    tell_of(state, "came-in", "IC.5.27.b", formation, place=zone)
    yield from ENTERED(state, formation)


@rule("2.633.b", "IC.3.35")
def come_back(state: State, squadron: SquadronId, zone: str) -> Procedure[None]:
    """Let a Squadron come back alone from beyond an edge, without Orders: it makes for the nearest friendly Port."""
    alone = set_alone(state, squadron, homeward=True)
    yield from come_in(state, alone, zone)
