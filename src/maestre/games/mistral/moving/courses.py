"""IC.4.1-IC.5.28, T.sea_zone What a stack may spend an MP on, what it costs, and the fastest way: questions only.

An action is ``stay``, ``go:<location>``, ``catch:<location>``, ``sail``, ``enter``, ``leave:<edge>``,
``clear:<auxiliary>``, or one of `moments.EXTRAS`. Against the wind ``go`` is said twice: the first MP commits.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from maestre.games.mistral.data.words import Contingent, Flag, Fleet, Kind, Task
from maestre.games.mistral.harbours.passage import bars_entry, bars_sailing, sailing
from maestre.games.mistral.politics.spanish import bars_sortie, bars_step, blockaded, ordered, tied
from maestre.games.mistral.table.formations import (
    allowance_of,
    commander,
    enemy,
    is_independent,
    movement_allowance,
    ready,
)
from maestre.games.mistral.table.moments import CATCH_MODIFIERS, EXTRAS, FORCED, MAY_LEAVE
from maestre.games.mistral.table.ports import ports_of
from maestre.games.mistral.table.state import Auxiliary, Formation, FormationId, State
from maestre.play import Tally, rule
from maestre.space.network import How, Step, edge_of, off_map, place_of

STAY: Final = "stay"
SAIL: Final = "sail"
ENTER: Final = "enter"
GO: Final = "go"
CATCH: Final = "catch"
LEAVE: Final = "leave"
CLEAR: Final = "clear"
DIVERT: Final = "divert"
UNLOAD: Final = "unload"


# ------------------------------------------------------------------------------------------------ who spends, and when


@rule("IC.5.11", "IC.5.13", "2.226.a")
def allowance(state: State, formation: FormationId) -> Tally:
    """The Movement Allowance of a stack as it is now; in harbour, of those who would sail."""
    if state.formations[formation].harbour:
        return allowance_of(state.figures, sailing(state, formation))
    return movement_allowance(state, formation)


def moves(state: State, fleet: Fleet) -> tuple[Formation, ...]:
    """A Fleet's stacks on the map, and its Formations in harbour that have Squadrons Fitting Out."""
    return tuple(
        one
        for one in state.formations.values()
        if one.fleet is fleet and not one.superior and one.place and (not one.harbour or sailing(state, one.id))
    )


@rule("S.09", "S.10", "IC.5.13")
def due(state: State, fleet: Fleet) -> tuple[FormationId, ...]:
    """The stacks of a Fleet that spend an MP in this MPI: their allowance is read now."""
    found = []
    for one in moves(state, fleet):
        most = allowance(state, one.id).whole
        if most > 0 and state.figures.calendar.spends(most, state.increment):
            found.append(one.id)
    return tuple(found)


@rule("S.09")
def fast(state: State, fleet: Fleet) -> tuple[FormationId, ...]:
    """The stacks of a Fleet that spend one MP more, before any slower one spends any; no Formation of 1740-48 does."""
    return tuple(
        one.id for one in moves(state, fleet) if state.figures.calendar.spends_first(allowance(state, one.id).whole)
    )


# ------------------------------------------------------------------------------------------------ what is open


@rule("IC.5.12", "IC.5.26", "S.10")
def actions(state: State, formation: FormationId) -> tuple[str, ...]:
    """Whatever a stack may spend its MP on now; whoever is not free has only what he must do."""
    must = forced(state, formation)
    return tuple(_freely(state, formation)) if must is None else must


def is_open(state: State, formation: FormationId, action: str) -> bool:
    """Whether an action is among those that a stack may spend its MP on now."""
    must = forced(state, formation)
    return action in (_freely(state, formation) if must is None else must)


def _freely(state: State, formation: FormationId) -> Iterator[str]:
    """Whatever a stack may do that is free."""
    yield STAY
    if state.formations[formation].harbour:
        if not bars_sailing(state, formation) and not bars_sortie(state, formation):
            yield SAIL
        return
    yield from map(_said, _steps(state, formation))
    if not bars_entry(state, formation):
        yield ENTER
    yield from (f"{CLEAR}:{one.id}" for one in _interdicting(state, formation))
    yield from EXTRAS(state, formation)


@rule("IC.5.21", "IC.5.21.b", "1.302")
def _steps(state: State, formation: FormationId) -> Iterator[Step]:
    """The steps that the Winds of the moment leave open: over an edge only to a goal, and none that 2.32 forbids."""
    one, free = state.formations[formation], not tied(state, formation)
    for step in state.figures.network.steps(one.place, one.link, state.winds):
        edge = edge_of(step.to)
        if edge:
            if _leaves(state, one, edge):
                yield step
        elif free or not bars_step(state, formation, step):
            yield step


@rule("IC.5.27", "2.62.b")
def _leaves(state: State, formation: Formation, edge: str) -> bool:
    """Whether a stack may leave the map there: it is its goal, or an Order bids it."""
    return formation.goal == off_map(edge) or MAY_LEAVE(state, formation.id, edge)


@rule("IC.5.12")
def _said(step: Step) -> str:
    if edge := edge_of(step.to):
        return f"{LEAVE}:{edge}"
    return f"{CATCH if step.how is How.CATCH else GO}:{step.to}"


def step_of(state: State, formation: FormationId, action: str) -> Step | None:
    """The step that an action makes from where a stack is now, if it makes one."""
    one = state.formations[formation]
    if one.harbour:
        return None
    return next(
        (step for step in state.figures.network.steps(one.place, one.link, state.winds) if _said(step) == action), None
    )


@rule("S.13", "2.528.a", "2.52", "2.544", "IC.5.26.f")
def _interdicting(state: State, formation: FormationId) -> Iterator[Auxiliary]:
    """Enemy Auxiliaries, pirates and Bourbon Knights that Interdict where a stack is that can chase them off.

    The boxes of a Sea Zone belong to it.
    """
    one = state.formations[formation]
    if one.kind in (Kind.DUMMY, Kind.CONVOY):
        return
    for other in state.auxiliaries.values():
        if other.task is not Task.INTERDICT or other.target != place_of(one.place):
            continue
        foe = other.contingent is Contingent.PIRATE or state.figures.formations.fleets.get(other.contingent) is enemy(
            one.fleet
        )
        if foe or (other.contingent is Contingent.KNIGHTS and one.fleet is Fleet.BRITISH):
            yield other


# ------------------------------------------------------------------------------------------------ who is not free


@rule("IC.8.23.b", "IC.4.1", "IC.3.35", "2.32.c", "2.32.f", "2.222.a", "2.633.b")
def forced(state: State, formation: FormationId) -> tuple[str, ...] | None:
    """What a stack must choose from if it is not free: to stay, to go home, or what `FORCED` says; ties are open."""
    one = state.formations[formation]
    if one.harbour:
        return None
    if one.idle:
        return (STAY,)
    said = FORCED(state, formation)
    if said is not None:
        return said
    if not bound_home(state, formation):
        return None
    goals = homes(state, one.fleet)
    if one.place in goals:
        return (ENTER, *_against_blockaders(state, formation))
    return tuple(dict.fromkeys((*fastest(state, formation, goals), *_against_blockaders(state, formation))))


@rule("2.32.f")
def _against_blockaders(state: State, formation: FormationId) -> tuple[str, ...]:
    """What brings a Spanish Flotilla that would have to go home against those who Blockade a Spanish Port."""
    if not tied(state, formation):
        return ()
    watched = blockaded(state)
    return (STAY,) if state.formations[formation].place in watched else fastest(state, formation, watched)


@rule("IC.3.35", "2.32.c", "2.222.a", "2.633.b")
def bound_home(state: State, formation: FormationId) -> bool:
    """Whether it must make for the nearest friendly Port: an Independent Squadron without Order, a turned sortie."""
    one = state.formations[formation]
    if is_independent(one):
        return not ordered(state, formation)
    return one.homeward and (one.kind not in (Kind.GRAND, Kind.FLAG) or tied(state, formation))


def homes(state: State, fleet: Fleet) -> tuple[str, ...]:
    """The Ports that are friendly to a Fleet."""
    return ports_of(state, fleet, Flag.FRIENDLY)


# ------------------------------------------------------------------------------------------------ costs and ways


@rule("IC.5.25", "IC.5.25.b", "T.sea_zone")
def catch_number(state: State, formation: FormationId, step: Step) -> Tally:
    """The highest die that Catches the Wind: the number of lane or link, the DRMs with their sign turned."""
    assert step.number is not None, step
    tally = Tally.of(step.number, "IC.5.25").plus(
        -state.figures.waters.catching.led(commander(state, formation).leadership), "IC.5.25.b"
    )
    tally = tally.plus(-state.figures.waters.catching.aided if step.aided else 0, "T.sea_zone")
    tally = tally.plus(-state.figures.waters.catching.hindered if step.hindered else 0, "T.sea_zone")
    for source in CATCH_MODIFIERS:
        for drm, why in source(state, formation, step):
            tally = tally.plus(-drm, why)
    return tally


@rule("IC.4.2")
def mps(state: State, formation: FormationId, goals: tuple[str, ...]) -> int | None:
    """The distance in MPs from a stack to the nearest goal, every throw succeeding."""
    one = state.formations[formation]
    return state.figures.network.mps(one.place, one.link, goals, state.winds)


@rule("IC.4.1")
def expected(state: State, formation: FormationId, goals: tuple[str, ...]) -> Fraction | None:
    """The number of MPs that a stack must expect to spend to the nearest goal, less the one it has spent already."""
    one = state.formations[formation]
    plain = state.figures.network.expected(one.place, one.link, goals, state.winds)
    begun = _begun(state, one, goals)
    return plain if begun is None or plain is None else min(plain, begun)


def _begun(state: State, formation: Formation, goals: tuple[str, ...], shut: tuple[str, ...] = ()) -> Fraction | None:
    """What is left to spend when it goes on against the wind, if it has begun to."""
    if not formation.committed or formation.committed in shut:
        return None
    rest = state.figures.network.expected(formation.committed, "", goals, state.winds, shut)
    return None if rest is None else rest + state.figures.network.costs.against_wind - 1


@rule("IC.4.1")
def fastest(
    state: State, formation: FormationId, goals: tuple[str, ...], shut: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """The actions of every fastest way to the nearest goal that keeps out of what is shut; none at a goal."""
    one = state.formations[formation]
    if one.harbour or not ready(one):
        return ()
    plain = state.figures.network.expected(one.place, one.link, goals, state.winds, shut)
    begun = _begun(state, one, goals, shut)
    if begun is not None and plain is not None and begun < plain:
        return (f"{GO}:{one.committed}",)
    return tuple(_said(step) for step in state.figures.network.best(one.place, one.link, goals, state.winds, shut))
