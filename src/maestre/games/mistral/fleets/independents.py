"""IC.3.35, 2.125.a Independent Squadrons: how a Squadron comes to sail by itself."""

from __future__ import annotations

from msgspec.structs import replace

from maestre.games.mistral.data.words import Kind, Status
from maestre.games.mistral.fleets.contingents import emptied
from maestre.games.mistral.table.formations import ready, top
from maestre.games.mistral.table.spotting import called, deal_handles, new_handle, tell_of
from maestre.games.mistral.table.state import Duty, Formation, FormationId, SquadronId, State
from maestre.play import Procedure, change, reveal, rule


@rule("IC.3.35")
def set_alone(state: State, squadron: SquadronId, *, homeward: bool = False) -> FormationId:
    """Make an Independent Squadron of one that is at sea, in harbour or off the map; at sea it lacks a handle yet.

    Out of a Disorganised stack, or one that must mark time, it comes no better off.
    """
    one = state.squadrons[squadron]
    name = FormationId(f"alone:{squadron}")
    if one.status is Status.READY:
        stack = state.formations[top(state, FormationId(one.formation))]
        state.formations[name] = replace(
            stack,
            id=name,
            kind=Kind.INDEPENDENT,
            handle="",
            duty=Duty.NONE,
            committed="",
            goal="",
            homeward=homeward,
        )
    else:
        fleet, in_harbour = state.figures.formations.fleets[one.contingent], one.status is not Status.AWAY
        state.formations[name] = Formation(name, fleet, Kind.INDEPENDENT, one.at, harbour=in_harbour, homeward=homeward)
    change(state.squadrons, squadron, formation=name)
    return name


@rule("2.125.a", "IC.3.35")
def parted(
    state: State,
    squadron: SquadronId,
    key: str,
    rule: str,
    *,
    flagship: SquadronId | None = None,
    homeward: bool = False,
) -> Procedure[FormationId]:
    """Let a Squadron leave its Formation, with a Flagship perhaps; one that it leaves empty is no more.

    All see it part at sea, and handles are dealt after that: who looks for it later does not know which it is.
    """
    left = state.squadrons[squadron].formation
    name = set_alone(state, squadron, homeward=homeward)
    if flagship is not None:
        change(state.squadrons, flagship, formation=name)
    one = state.formations[name]
    if ready(one):
        change(state.formations, name, handle=new_handle(state, one.fleet))
        reveal(state, f"{called(state, name)} parts from others in {one.place}")
        tell_of(state, key, rule, name, place=one.place)
        yield from deal_handles(state, one.place, name)
    yield from emptied(state, left)
    return name
