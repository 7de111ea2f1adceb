"""IC.7.11, S.15, S.23 Spotted and Unspotted: how a Formation comes to light, what is seen of it, and how it vanishes.

While it is Unspotted the enemy knows a counter by its ``handle`` alone. Where hidden counters of one Fleet come to
share a location, their handles are dealt again, so that nobody can tell which of them leaves.
"""

from __future__ import annotations

from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.table.formations import below, enemy, ready, squadrons_in, stacks, top
from maestre.games.mistral.table.moments import SPOTTED
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.sightings import lose_track, note_stack
from maestre.games.mistral.table.state import FormationId, State
from maestre.play import SPECTATOR, Procedure, Tally, change, draw, hide, reveal, rule
from maestre.play.written.messages import Arg


def called(state: State, formation: FormationId) -> str:
    """What everybody may call a counter: its id once Spotted, else its handle."""
    one = state.formations[formation]
    return one.id if one.spotted else one.handle


def seen_to_join(state: State, formation: FormationId) -> str:
    """Name what all see of a Formation, hidden or not, that joins one in sight: itself, and what is in it."""
    return f"{formation} of {[hide(one) for one in squadrons_in(state, formation)]}"


def tell_of(state: State, key: str, rule: str, formation: FormationId, /, *because: Tally, **args: Arg) -> None:
    """Say what a counter did: of a hidden one its owner hears the name and the reasons, all others the handle."""
    one = state.formations[formation]
    if one.spotted:
        tell(state, key, rule, *because, seen=None, formation=formation, **args)
        return
    tell(state, key, rule, *because, seen=(one.fleet.value,), formation=formation, **args)
    tell(state, key, rule, seen=(enemy(one.fleet).value, SPECTATOR), formation=one.handle, **args)


def new_handle(state: State, fleet: Fleet) -> str:
    """Give the lowest handle that no counter of the Fleet on the map has; nobody knows what lies under it."""
    on_map = (one for one in state.formations.values() if one.fleet is fleet and ready(one) and not one.superior)
    taken = [one.handle for one in on_map]
    handle = next(name for number in range(1, len(taken) + 2) if (name := f"{fleet}-{number}") not in taken)
    lose_track(state, fleet, handle)
    return handle


@rule("IC.7.11.c", "S.15")
def spot(state: State, formation: FormationId, rule: str) -> Procedure[None]:
    """Lay a Formation open to the enemy, at once; what follows for a Dummy is at `SPOTTED`."""
    formation = top(state, formation)
    if state.formations[formation].spotted or not ready(state.formations[formation]):
        return
    for one in below(state, formation):
        change(state.formations, one, spotted=True)
    reveal(state, f"{formation} is Spotted")
    note_stack(state, formation)
    tell(state, "spotted", rule, formation=formation, place=state.formations[formation].place)
    yield from SPOTTED(state, formation)


@rule("S.23", "IC.7.11.c")
def conceal(state: State, formation: FormationId) -> Procedure[None]:
    """Let a Formation vanish from sight; the enemy keeps what he saw last."""
    note_stack(state, formation)
    for each in below(state, formation):
        change(state.formations, each, spotted=False)
    yield from deal_handles(state, state.formations[formation].place, formation)


@rule("IC.7.11", "IC.7.11.c")
def deal_handles(state: State, place: str, newcomer: FormationId) -> Procedure[None]:
    """Deal the handles of hidden counters anew where they share a location; nobody sees how they fall."""
    fleet = state.formations[newcomer].fleet
    hidden = tuple(one.id for one in stacks(state, place, fleet) if not one.spotted)
    if len(hidden) < 2 or state.formations[newcomer].spotted:  # noqa: PLR2004 two make a doubt
        return
    handles = tuple(sorted(state.formations[name].handle for name in hidden))
    dealt = yield from draw(handles, len(handles), "IC.7.11", seen=(fleet.value,))
    for name, handle in zip(hidden, dealt, strict=True):
        change(state.formations, name, handle=handle)
        lose_track(state, fleet, handle)


def surfaced(state: State, formation: FormationId) -> Procedure[None]:
    """Let a Formation that was part of another, or is new, lie by itself: at sea it gets a handle, as hidden as any."""
    one = change(state.formations, formation, handle="")
    if not ready(one):
        return
    reveal(state, f"a counter comes to lie by itself in {one.place}")
    change(state.formations, formation, handle=new_handle(state, one.fleet))
    yield from deal_handles(state, one.place, formation)
