"""S.08-S.13, IC.5.12-IC.5.28 Movement: Bourbon markers, then the British MPs, then the Bourbon ones as marked.

What a stack is to do waits in ``state.markers`` until it is done. Stacks act in the order of what all may call them,
so that the order tells nothing; whoever stays where he is does nothing that anybody sees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maestre.games.mistral.data.words import Class, Fleet, Status
from maestre.games.mistral.harbours.passage import enter_harbour, leave_harbour
from maestre.games.mistral.moving.courses import (
    CATCH,
    CLEAR,
    ENTER,
    GO,
    LEAVE,
    SAIL,
    STAY,
    actions,
    bound_home,
    catch_number,
    due,
    fast,
    is_open,
    step_of,
)
from maestre.games.mistral.moving.edges import leave_map
from maestre.games.mistral.moving.steering import Courses, FastCourses, Markers
from maestre.games.mistral.table.formations import below, is_independent, ready, squadrons_in, stacks
from maestre.games.mistral.table.fortune import checked, checked_unseen
from maestre.games.mistral.table.moments import ACTED, CLEARED, ENTERED, LEFT, SPENT
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.sequence import Chapter
from maestre.games.mistral.table.spotting import called, seen_to_join, spot, tell_of
from maestre.games.mistral.table.state import AuxiliaryId, Came, FormationId, Phase, State
from maestre.games.mistral.table.subjects import Catching
from maestre.play import Procedure, ask, change, reveal, rule, shown
from maestre.space.network import How, Step

_CAME: Final = {
    How.WITH: Came.WITH,
    How.BOX: Came.WITH,
    How.BACK: Came.WITH,
    How.AGAINST: Came.AGAINST,
    How.CATCH: Came.CATCH,
}


# ------------------------------------------------------------------------------------------------ the three phases


@rule("S.08", "S.09", "IC.5.15.b")
def marking(state: State) -> Procedure[bool]:
    """Let the Bourbon player mark every stack due, in secret; before that, in the first MPI, the fastest spend one MP.

    That this is asked tells who is so fast; no Formation of 1740-48 is.
    """
    if (yield from keep_company(state)):
        return False
    if state.increment == 1 and not state.passes and any(fast(state, fleet) for fleet in Fleet):
        yield from _fast_first(state)
        state.passes = 1
        return False
    yield from _told(state, Fleet.BOURBON, due(state, Fleet.BOURBON), Markers)
    return True


@rule("S.09")
def _fast_first(state: State) -> Procedure[None]:
    yield from _told(state, Fleet.BOURBON, fast(state, Fleet.BOURBON), FastCourses)
    yield from _told(state, Fleet.BRITISH, fast(state, Fleet.BRITISH), FastCourses)
    for fleet in (Fleet.BRITISH, Fleet.BOURBON):
        while (formation := _next(state, fleet)) is not None:
            yield from _carry_out(state, formation)


@rule("S.08", "S.10")
def british_moves(state: State) -> Procedure[bool]:
    """Ask what every British stack due does, then let them do it, one a step."""
    if not state.passes:
        yield from _told(state, Fleet.BRITISH, due(state, Fleet.BRITISH), Courses)
        state.passes = 1
        return _next(state, Fleet.BRITISH) is None
    return (yield from _one(state, Fleet.BRITISH))


@rule("S.08", "IC.5.15")
def bourbon_moves(state: State) -> Procedure[bool]:
    """Let the Bourbon stacks do what they are marked to, one a step: nobody may change it."""
    return (yield from _one(state, Fleet.BOURBON))


def _one(state: State, fleet: Fleet) -> Procedure[bool]:
    formation = _next(state, fleet)
    if formation is not None:
        yield from _carry_out(state, formation)
    return _next(state, fleet) is None


def _told(state: State, fleet: Fleet, due: tuple[FormationId, ...], question: type[Courses]) -> Procedure[None]:
    """Ask a player what each of these stacks is to do.

    He is asked whenever all can see that he has something that could move, due or not: how fast his stacks are, and
    what is Formed in his harbours, is his affair.
    """
    if not _stirs(state, fleet):
        return
    options = tuple((one, actions(state, one)) for one in due)
    answer = yield from ask(fleet.value, question(fleet, options, state.impulse, state.increment))
    if state.open_markers:
        reveal(state, f"{[(called(state, one), answer[one]) for one in due if ready(state.formations[one])]}")
    for formation in due:
        state.markers[formation] = answer[formation]


def _stirs(state: State, fleet: Fleet) -> bool:
    """Whether a Fleet has a counter on the map or a Squadron Fitting Out."""
    at_sea = any(one.fleet is fleet and ready(one) for one in state.formations.values())
    ships = state.squadrons.values()
    return at_sea or any(
        one.status is Status.FITTING_OUT and state.figures.formations.fleets[one.contingent] is fleet for one in ships
    )


def _next(state: State, fleet: Fleet) -> FormationId | None:
    """The stack of a Fleet that is to act next: in harbour by Port, on the map by handle."""
    waiting = [one for one in state.formations.values() if one.id in state.markers and one.fleet is fleet]
    first = min(waiting, key=lambda one: (not one.harbour, one.place if one.harbour else one.handle), default=None)
    return None if first is None else first.id


def _carry_out(state: State, formation: FormationId) -> Procedure[None]:
    yield from spend(state, formation, state.markers.pop(formation))


# ------------------------------------------------------------------------------------------------ one MP


@rule("IC.5.12", "IC.5.15.b", "IC.5.22.b", "S.10", "S.16")
def spend(state: State, formation: FormationId, action: str) -> Procedure[None]:
    """Spend one MP of a stack; what has become illegal turns into marking time."""
    if not is_open(state, formation, action):
        fleet = state.formations[formation].fleet.value
        tell(state, "marker-void", "IC.5.15.b", seen=(fleet,), formation=formation, action=action)
        action = STAY
    if _is_seen(state, formation, action):
        reveal(state, f"{called(state, formation)}: {action}")
    begun = state.formations[formation].committed
    change(state.formations, formation, committed="", idle=False)
    verb, _, what = action.partition(":")
    if verb == GO and begun == what:
        yield from _beaten(state, formation, what)
    else:
        yield from _DEEDS.get(verb, _other)(state, formation, action)
    if formation in state.formations and ready(state.formations[formation]):
        yield from SPENT(state, formation)


def _is_seen(state: State, formation: FormationId, action: str) -> bool:
    """Whether all see what a stack does: not that it marks time, nor that it begins to beat against the wind."""
    step = step_of(state, formation, action)
    beats = step is not None and step.how is How.AGAINST and state.formations[formation].committed != step.to
    return action != STAY and not beats


@rule("S.10")
def _stay(state: State, formation: FormationId, action: str) -> Procedure[None]:
    """Mark time."""
    yield from ()


@rule("IC.5.21", "IC.5.22", "IC.5.26.b", "IC.5.26.c", "IC.5.26.d")
def _go(state: State, formation: FormationId, action: str) -> Procedure[None]:
    """Sail with the wind, or into a box or back out of one; against the wind the first MP only commits."""
    step = step_of(state, formation, action)
    assert step is not None, action
    if step.how is not How.AGAINST:
        yield from _sail_to(state, formation, step)
        return
    fleet = change(state.formations, formation, committed=step.to).fleet
    tell(state, "beating", "IC.5.22", seen=(fleet.value,), formation=formation, place=step.to)


@rule("IC.5.22")
def _beaten(state: State, formation: FormationId, place: str) -> Procedure[None]:
    """Arrive against the wind with the second MP."""
    step = step_of(state, formation, f"{GO}:{place}")
    assert step is not None, place
    yield from _sail_to(state, formation, step)


@rule("S.12", "1.302", "IC.5.25", "IC.5.26.b", "IC.5.26.c", "IC.5.26.e")
def _catch(state: State, formation: FormationId, action: str) -> Procedure[None]:
    """Try to Catch the Wind: sail if it is Caught, mark time if not.

    The die of a hidden counter is seen by its owner alone, since its number would tell who leads it.
    """
    step = step_of(state, formation, action)
    assert step is not None, action
    one = state.formations[formation]
    number = catch_number(state, formation, step)
    if one.spotted:
        about = Catching(called(state, formation), one.place, step.to)
        caught = yield from checked(state, one.fleet, number, "S.12", about=about)
    else:
        caught = yield from checked_unseen(state, one.fleet, number, "S.12")
        shown(state, f"{called(state, formation)} {'has' if caught else 'has not'} caught the wind for {step.to}")
    key = "caught-wind" if caught else "missed-wind"
    tell_of(state, key, "S.12", formation, number, place=step.to)
    if caught:
        yield from _sail_to(state, formation, step)


@rule("IC.5.26")
def shift(state: State, formation: FormationId, place: str, link: str, came: Came) -> Procedure[None]:
    """Put a stack into another location, with all that is Subordinated, and let the moments of it run."""
    yield from LEFT(state, formation, state.formations[formation].place)
    for one in below(state, formation):
        change(state.formations, one, place=place, link=link, came=came, committed="")
    yield from ENTERED(state, formation)


@rule("IC.5.28")
def _sail_to(state: State, formation: FormationId, step: Step) -> Procedure[None]:
    """Sail a step; how it was made is how the stack has come."""
    tell_of(state, "moved", "IC.5.12", formation, left=state.formations[formation].place, place=step.to)
    yield from shift(state, formation, step.to, step.link, _CAME[step.how])


def _sail(state: State, formation: FormationId, action: str) -> Procedure[None]:
    yield from leave_harbour(state, formation)


def _enter(state: State, formation: FormationId, action: str) -> Procedure[None]:
    yield from enter_harbour(state, formation)


def _leave(state: State, formation: FormationId, action: str) -> Procedure[None]:
    yield from leave_map(state, formation, action.partition(":")[2])


@rule("S.13", "2.528.a")
def _clear(state: State, formation: FormationId, action: str) -> Procedure[None]:
    """Chase off an Auxiliary that Interdicts here, marking time."""
    yield from CLEARED(state, formation, AuxiliaryId(action.partition(":")[2]))


def _other(state: State, formation: FormationId, action: str) -> Procedure[None]:
    yield from ACTED(state, formation, action)


_DEEDS: Final[dict[str, Callable[[State, FormationId, str], Procedure[None]]]] = {
    STAY: _stay,
    GO: _go,
    CATCH: _catch,
    SAIL: _sail,
    ENTER: _enter,
    LEAVE: _leave,
    CLEAR: _clear,
}


# ------------------------------------------------------------------------------------------------ around the moves


@rule("IC.5.22.b")
def lose_way(state: State, formation: FormationId) -> Procedure[None]:
    """Lose the first MP against the wind in a Battle; stands at `FOUGHT`."""
    change(state.formations, formation, committed="")
    yield from ()


@rule("IC.5.22.b")
def lose_ways(state: State) -> None:
    """Lose all first MPs against the wind when the Impulse ends; stands at `IMPULSE_OVER`."""
    for one in tuple(state.formations.values()):
        if one.committed:
            change(state.formations, one.id, committed="")


@rule("2.222.a", "2.222.b")
def keep_company(state: State) -> Procedure[bool]:
    """Let a Flagship bound home alone join a regular Squadron bound home where it is: they are one stack from now on.

    If the enemy sees one of them, he sees both; that a counter is gone he sees in any case. Give whether any has.
    """
    met = False
    for flagship in tuple(state.formations):
        squadron = _company(state, flagship)
        if squadron is not None:
            met = True
            yield from _joined(state, flagship, squadron)
    return met


def _company(state: State, flagship: FormationId) -> FormationId | None:
    """The Squadron that a Flagship on its own can join, if it is one and there is one."""
    one = state.formations[flagship]
    alone = _lone(state, flagship, Class.FLAGSHIP) and not _lone(state, flagship, Class.SOL, Class.SOLD)
    if one.superior or not ready(one) or not alone or not bound_home(state, flagship):
        return None
    there = (other.id for other in stacks(state, one.place, one.fleet))
    return next((it for it in there if bound_home(state, it) and _lone(state, it, Class.SOL, Class.SOLD)), None)


def _joined(state: State, flagship: FormationId, squadron: FormationId) -> Procedure[None]:
    seen, gone = state.formations[flagship].spotted, called(state, flagship)
    one = state.formations[squadron]
    change(state.formations, flagship, superior=squadron, handle="", link=one.link, spotted=one.spotted)
    what = seen_to_join(state, flagship) if one.spotted else gone
    reveal(state, f"{what} joins another")
    tell(state, "keeps-company", "2.222.b", seen=(one.fleet.value,), formation=flagship, other=squadron)
    if seen:
        yield from spot(state, squadron, "2.222.b")


def _lone(state: State, formation: FormationId, *kinds: Class) -> bool:
    """Whether it is an Independent Squadron of one of these kinds."""
    own = squadrons_in(state, formation, deep=False)
    return is_independent(state.formations[formation]) and any(one.kind in kinds for one in own)


PHASES: Final[dict[Phase, Chapter]] = {
    Phase.MARKING: marking,
    Phase.BRITISH_MOVES: british_moves,
    Phase.BOURBON_MOVES: bourbon_moves,
}
