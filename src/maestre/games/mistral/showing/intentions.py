"""What hidden forces may be about, for all that a seat knows: routes, Assignments, Orders, what stacks were told."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from maestre.games.mistral.auxiliaries.assignment import berths
from maestre.games.mistral.auxiliaries.ranges import is_in_range
from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Fleet, Kind
from maestre.games.mistral.moving.courses import actions, due
from maestre.games.mistral.orders.chits import pool
from maestre.games.mistral.orders.holding import check_holder
from maestre.games.mistral.table.chit import row_of
from maestre.games.mistral.table.names import Refused
from maestre.games.mistral.table.sightings import orders_ended, works
from maestre.games.mistral.table.state import (
    SOMEBODY,
    Auxiliary,
    Berth,
    Chit,
    ChitId,
    ChitStatus,
    FormationId,
    Phase,
    State,
)
from maestre.space.network import place_of

_CARGO: Final = 6
"""The most Repair Points that a Supply Convoy is taken to have."""

_HAND: Final = 2
"""The most Orders that a Fleet is taken to have Received and not Issued."""

_SERVED: Final = 6
"""An Order that has just ended had counted fewer Impulses than this."""

_MARKED: Final = {
    Fleet.BRITISH: (Phase.BRITISH_MOVES,),
    Fleet.BOURBON: (Phase.BRITISH_MOVES, Phase.SECOND_WINDOW, Phase.BOURBON_MOVES),
}
"""When stacks of a Fleet have still to do what they were told in secret."""


def intend(state: State, view: State, seat: str, hidden: tuple[Fleet, ...], rng: Random) -> None:
    """Give whatever of the hidden Fleets a seat imagines something to do that it may be doing."""
    for name in tuple(state.convoys):
        _route(state, name, hidden, rng)
    for one in tuple(state.auxiliaries.values()):
        if SOMEBODY in (one.port, one.formation):
            state.auxiliaries[one.id] = _post(state, one, seat, view, rng)
    for fleet in hidden:
        _ended(state, view, seat, fleet, rng)
        _commissioned(state, fleet, rng)
    if view.open_markers:
        names = {one.handle: one.id for one in state.formations.values() if one.handle}
        state.markers = {FormationId(names.get(of, of)): action for of, action in view.markers.items()}
        return
    state.markers = dict(view.markers)
    for fleet in hidden:
        _mark(state, fleet, rng)


# ------------------------------------------------------------------------------------------------ Convoys, Auxiliaries


def _route(state: State, name: FormationId, hidden: tuple[Fleet, ...], rng: Random) -> None:
    """Give a Convoy a route that it may be on, and a Supply Convoy, which has none, a cargo."""
    one = state.convoys[name]
    if name not in state.formations or state.formations[name].fleet not in hidden:
        return
    here = place_of(state.formations[name].place)
    routes = state.figures.convoys.routes[one.kind]
    fitting = [route for route in routes if here in route] or [*routes]
    if not fitting:
        state.convoys[name] = replace(one, step=0, cargo=rng.randint(1, _CARGO))
        return
    route = rng.choice(fitting)
    state.convoys[name] = replace(one, route=route, step=route.index(here) if here in route else 0)


def _post(state: State, one: Auxiliary, seat: str, view: State, rng: Random) -> Auxiliary:
    """An Auxiliary as it may be: Assigned to some Port, or to a Formation of its Fleet.

    Where it was seen at work, or a Task was declared in this Impulse, it is somewhere from where it can have come.
    """
    if one.berth is not Berth.ASSIGNED:
        target = _escorted(state, one, rng) if one.target == SOMEBODY else one.target
        return replace(one, port="", formation="", target=target)
    known = works(view, seat)
    declared = known.get(state.figures.formations.fleets[one.contingent].value)
    work = known.get(one.id)
    if declared is not None and declared.impulse == view.impulses and (work is None or rng.randrange(2)):
        work = declared
    if work is not None and work.formation and FormationId(work.formation) in state.formations:
        return replace(one, port="", formation=work.formation)
    posts = _posts(state, one, rng)
    at_work = work.place if work is not None else ""
    return next((each for each in posts if not at_work or _reaches(state, each, at_work)), posts[0])


def _reaches(state: State, one: Auxiliary, place: str) -> bool:
    state.auxiliaries[one.id] = one
    return is_in_range(state, one.id, place)


def _escorted(state: State, one: Auxiliary, rng: Random) -> str:
    """A hidden stack of its Fleet that an Auxiliary may be with, if there is a Convoy that."""
    fleet = state.figures.formations.fleets[one.contingent]
    hidden = [each for each in state.formations.values() if each.fleet is fleet and each.handle and not each.spotted]
    convoys = [each for each in hidden if each.kind is Kind.CONVOY]
    return rng.choice(convoys or hidden).id


def _posts(state: State, one: Auxiliary, rng: Random) -> list[Auxiliary]:
    """An Auxiliary with each Formation to which it may be Assigned, and in each Port, by chance."""
    there = berths(state, one.id)
    harbours = [each for each in there if each in state.figures.places] or [
        one.id for one in state.figures.places.values() if one.has_harbour
    ]
    ports = [replace(one, port=each, formation="") for each in harbours]
    with_them = [replace(one, port="", formation=each) for each in there if each not in state.figures.places]
    rng.shuffle(ports)
    rng.shuffle(with_them)
    return [*with_them, *ports] if rng.randrange(2) else [*ports, *with_them]


# ------------------------------------------------------------------------------------------------ Orders


def _ended(state: State, view: State, seat: str, fleet: Fleet, rng: Random) -> None:
    """Give Orders that are known to have ended since to somebody who may have held them."""
    for chit in orders_ended(view, seat):
        able: list[str] = [one.id for one in state.formations.values() if _may_hold(state, chit, one.id)]
        able += [one.id for one in state.auxiliaries.values() if _is_tasked(state.figures, one, fleet)]
        if row_of(state.figures, chit).fleet is fleet and chit not in state.chits and able:
            turn, holder, served = max(state.turns - 1, 1), rng.choice(able), rng.randrange(_SERVED)
            state.chits[chit] = Chit(chit, fleet, ChitStatus.ISSUED, turn, holder, served=served, begun=served > 0)


def _is_tasked(figures: Figures, auxiliary: Auxiliary, fleet: Fleet) -> bool:
    return auxiliary.berth is Berth.TASKED and figures.formations.fleets.get(auxiliary.contingent) is fleet


def _commissioned(state: State, fleet: Fleet, rng: Random) -> None:
    """Let some Formations have Orders that are new, and the player some in hand."""
    left = list(pool(state, fleet))
    rng.shuffle(left)
    turn = max(state.turns - 1, 1)
    for one in tuple(state.formations.values()):
        if left and one.fleet is fleet and one.kind not in (Kind.DUMMY, Kind.CONVOY) and rng.randrange(2):
            chit = left.pop()
            if _may_hold(state, chit, one.id):
                state.chits[chit] = Chit(chit, fleet, ChitStatus.ISSUED, turn, one.id, issued=state.impulses - 1)
    for chit in left[: rng.randrange(_HAND + 1)]:
        state.chits[chit] = Chit(chit, fleet, ChitStatus.RECEIVED, turn)


def _may_hold(state: State, chit: ChitId, formation: FormationId) -> bool:
    try:
        check_holder(state, chit, formation)
    except Refused:
        return False
    return True


# ------------------------------------------------------------------------------------------------ markers


def _mark(state: State, fleet: Fleet, rng: Random) -> None:
    """Tell the stacks of a Fleet something that they may have been told, but those that have done it already."""
    told = state.phase in _MARKED[fleet] and (fleet is Fleet.BOURBON or state.passes)
    if not told:
        return
    mine = sorted(due(state, fleet), key=lambda name: _turn(state, name))
    moving = state.phase is (Phase.BRITISH_MOVES if fleet is Fleet.BRITISH else Phase.BOURBON_MOVES)
    for name in mine[rng.randrange(len(mine) + 1) if moving else 0 :]:
        state.markers[name] = rng.choice(actions(state, name))


def _turn(state: State, formation: FormationId) -> tuple[bool, str]:
    """Who acts first: those in harbour by Port, then those on the map by handle."""
    one = state.formations[formation]
    return not one.harbour, one.place if one.harbour else one.handle
