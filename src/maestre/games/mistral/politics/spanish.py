"""2.32, IC.9.37 Spanish Flotillas without Orders: tied to port, drawn out by an enemy in sight, and turning home."""

from __future__ import annotations

from msgspec.structs import replace

from maestre.games.mistral.data.words import Command, Contingent, Flag, Fleet, Kind
from maestre.games.mistral.table.formations import below, command_of, leaders_in, ready
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.ports import ports_of
from maestre.games.mistral.table.state import ChitStatus, Duty, Formation, FormationId, State
from maestre.play import Bar, Procedure, change, rule
from maestre.space.network import Step


def ordered(state: State, formation: FormationId) -> bool:
    """Whether it, or a Formation Subordinated to it, holds an Issued Order or is under way to a Rendezvous."""
    mine = below(state, formation)
    issued = any(chit.status is ChitStatus.ISSUED and chit.holder in mine for chit in state.chits.values())
    return issued or bool(state.formations[formation].goal)


@rule("2.32.a", "IC.9.37")
def tied(state: State, formation: FormationId) -> bool:
    """Whether it is a Spanish Flotilla without Orders: nobody else is tied to port.

    A Flotilla is a Flag or Grand Flag; a joint one is Spanish if its Leader is or, without one, its Squadrons are.
    """
    one = state.formations[formation]
    if one.kind not in (Kind.GRAND, Kind.FLAG) or one.fleet is not Fleet.BOURBON or ordered(state, formation):
        return False
    return follows(state, formation) is Command.SPANISH


def follows(state: State, formation: FormationId) -> Command | None:
    """The Command that a Formation follows: its own; a joint one its Leader's or, without one, its Squadrons'."""
    if (
        formation in state.figures.formations.counters
        and (command := state.figures.formations.command(formation)) is not None
    ):
        return command
    own = [leader for leader in leaders_in(state, formation) if leader.post == formation]
    return state.figures.formations.commands[own[0].contingent] if own else command_of(state, formation)


def _british_near(state: State, formation: Formation, *, hidden: bool) -> bool:
    """Whether a British counter that is Spotted, or any, lies within reach, counted in MPs from the Formation."""
    for other in state.formations.values():
        if other.fleet is not Fleet.BRITISH or other.superior or not ready(other) or not (hidden or other.spotted):
            continue
        far = state.figures.network.mps(formation.place, formation.link, other.place, state.winds)
        if far is not None and far <= state.figures.waters.sortie:
            return True
    return False


@rule("2.32.f")
def blockaded(state: State) -> tuple[str, ...]:
    """The Spanish Ports that British Formations Blockade, which a Flotilla without Orders may go and attack."""
    watched = [
        one.place
        for one in state.formations.values()
        if one.fleet is Fleet.BRITISH and one.duty is Duty.BLOCKADE and ready(one)
    ]
    return tuple(
        place
        for place in state.figures.places
        if place in watched and state.figures.places[place].owner is Contingent.SPANISH
    )


@rule("2.32.a", "2.32.f")
def bars_sortie(state: State, formation: FormationId) -> Bar | None:
    """What keeps a Formation in port, if anything: a Spotted enemy near draws it out, or a Blockade."""
    if not tied(state, formation) or blockaded(state):
        return None
    near = _british_near(state, state.formations[formation], hidden=False)
    return None if near else ("2.32.a", "tied-to-port")


@rule("2.32.a", "2.32.b", "2.32.f")
def bars_step(state: State, formation: FormationId, step: Step) -> Bar | None:
    """What forbids a step to a Formation, if anything.

    From a Bourbon Port Space it sails only on a sortie, or by the fastest way against who Blockades a Spanish Port; out
    at sea it keeps within reach of Bourbon Ports, unless it goes that way or, being beyond already, comes nearer.
    """
    if not tied(state, formation):
        return None
    one = state.formations[formation]
    if step in state.figures.network.best(one.place, one.link, blockaded(state), state.winds):
        return None
    here = _beyond(state, one.place)
    if here == 0 and not _british_near(state, one, hidden=False):
        return "2.32.a", "tied-to-port"
    there = _beyond(state, step.to)
    within = there is not None and (there <= state.figures.waters.sortie or here is None or there < here)
    return None if within else ("2.32.b", "too-far-out")


def _beyond(state: State, location: str) -> int | None:
    """The MPs from the nearest Bourbon Port to a location; None if none leads there."""
    if location not in state.figures.network.locations:
        return None
    friendly = ports_of(state, Fleet.BOURBON, Flag.FRIENDLY)
    far = (state.figures.network.mps(port, "", location, state.winds) for port in friendly)
    return min((mps for mps in far if mps is not None), default=None)


@rule("2.32.f")
def sallied(state: State, formation: FormationId, place: str) -> Procedure[None]:
    """Whoever leaves a Bourbon Port against a Blockade alone goes there or back, and nowhere else; stands at `LEFT`."""
    yield from ()
    one = state.formations.get(formation)
    if one is None or not blockaded(state) or not tied(state, formation) or _beyond(state, place) != 0:
        return
    if not _british_near(state, replace(one, place=place), hidden=False):
        change(state.formations, formation, homeward=True)


@rule("2.32.c")
def turn_home(state: State) -> None:
    """Let Flotillas without Orders turn home at the end of an Impulse if no British counter, hidden or not, is near.

    Whoever has turned may still go against those who Blockade a Spanish Port (2.32.f).
    """
    for one in tuple(state.formations.values()):
        if one.superior or one.homeward or not ready(one) or not tied(state, one.id):
            continue
        if not _british_near(state, one, hidden=True):
            change(state.formations, one.id, homeward=True)
            seen, reach = (one.fleet.value,), state.figures.waters.sortie
            tell(state, "turns-home", "2.32.c", seen=seen, formation=one.id, place=one.place, reach=reach)
