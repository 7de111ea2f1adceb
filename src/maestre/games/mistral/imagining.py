"""What a seat must hold for possible: hidden counters, harbours, Auxiliaries, Orders and markers filled afresh."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from maestre.games.mistral.auxiliaries import berths
from maestre.games.mistral.courses import actions
from maestre.games.mistral.data import CONVOYS, FORMATIONS, PLACES, REINFORCEMENT, SCENARIOS, SQUADRONS
from maestre.games.mistral.data.words import Class, Contingent, Fleet, Kind, Status
from maestre.games.mistral.entries import named_sail
from maestre.games.mistral.formations import FLEETS, damage_rating
from maestre.games.mistral.merchantmen import owner_of
from maestre.games.mistral.opening import pool_sail
from maestre.games.mistral.orders.chit import row_of
from maestre.games.mistral.ranges import is_in_range
from maestre.games.mistral.sightings import Sighting, has_sunk, orders, stacks_seen, works
from maestre.games.mistral.state import (
    Auxiliary,
    Berth,
    Chit,
    ChitStatus,
    Formation,
    FormationId,
    Phase,
    Squadron,
    SquadronId,
    Stance,
    State,
)
from maestre.games.mistral.view import SOMEBODY, UNSEEN
from maestre.space.network import place_of

__all__ = ["imagined"]

_CARGO: Final = 6
"""The most Repair Points that a Supply Convoy is taken to have."""

_TRIES: Final = 40
"""How many posts are tried for an Auxiliary that was seen at work."""

_MARKED: Final = {
    Fleet.BRITISH: (Phase.BRITISH_MOVES,),
    Fleet.BOURBON: (Phase.BRITISH_MOVES, Phase.SECOND_WINDOW, Phase.BOURBON_MOVES),
}
"""When stacks of a Fleet have still to do what they were told in secret."""


def imagined(view: State, seat: str, rng: Random) -> State:
    """Give a state that fits what a seat sees: ships of the scenario that are not in sight lie where some are hidden.

    Stacks that the seat remembers stand as it saw them, Convoys of which it knows are among the counters, nameless
    Squadrons in harbour are filled, then the other counters; one for which no ships are left is a Dummy. Whatever is
    left over is held for lost.
    """
    state = replace(view)
    state.formations = dict(view.formations)
    state.squadrons = {one.id: one for one in view.squadrons.values() if one.ships}
    state.leaders = {one.id: replace(one, post="") if one.post == SOMEBODY else one for one in view.leaders.values()}
    state.auxiliaries = dict(view.auxiliaries)
    state.convoys = dict(view.convoys)
    state.chits = dict(view.chits)
    state.lost = dict(view.lost)
    state.waiting = dict(view.waiting)
    state.markers = {} if view.open_markers else dict(view.markers)
    hidden = tuple(fleet for fleet in Fleet if fleet.value != seat)
    for fleet in hidden:
        _fill(state, view, fleet, stacks_seen(view, seat), rng)
        _await(state, fleet, rng)
    state.squadrons = {
        one.id: replace(one, dp=_worn(one, rng, sinking=has_sunk(view, seat, one.id))) if one.dp == UNSEEN else one
        for one in state.squadrons.values()
    }
    for name in tuple(state.convoys):
        _route(state, name, hidden, rng)
    for one in tuple(state.auxiliaries.values()):
        if SOMEBODY in (one.port, one.formation):
            state.auxiliaries[one.id] = _post(state, one, seat, view, rng)
    _orders(state, view, seat, rng)
    state.markers = dict(view.markers)
    if not view.open_markers:
        for fleet in hidden:
            _mark(state, fleet, rng)
    return state


def _worn(one: Squadron, rng: Random, *, sinking: bool) -> int:
    """Damage Points as they may be: none as often as not, and fewer than its rating unless it was seen to sink."""
    rating = damage_rating(one).whole
    if sinking:
        return rng.randrange(rating // 2, 2 * rating)
    return rng.randrange(rating) if rng.randrange(2) else 0


def _fill(state: State, view: State, fleet: Fleet, remembered: tuple[Sighting, ...], rng: Random) -> None:
    """Put a Fleet's ships that are not in sight where something of it is hidden."""
    counters = {one.handle: one for one in view.formations.values() if one.kind is Kind.UNKNOWN and one.fleet is fleet}
    for counter in counters.values():
        del state.formations[counter.id]
    for sighting in remembered:
        if sighting.handle in counters and _is_free(state, view, sighting, fleet):
            _put_back(state, counters.pop(sighting.handle), sighting)
    for name in _unseen_convoys(state, fleet):
        _put_convoy(state, name, counters, rng)
    free = _out_of_sight(state, view, fleet)
    rng.shuffle(free)
    for berth in view.squadrons.values():
        if not berth.ships and FLEETS[berth.contingent] is fleet:
            ship = free.pop() if free else _made_up(state, fleet)
            state.squadrons[ship.id] = replace(ship, status=berth.status, at=berth.at, formation="")
    shares: dict[str, list[Squadron]] = {handle: [] for handle in counters}
    for ship in free:
        if shares:
            shares[rng.choice([*shares])].append(ship)
        else:
            state.lost.update(dict.fromkeys(ship.ships, ship.contingent))
    for handle, counter in counters.items():
        _put(state, counter, shares[handle])


# ------------------------------------------------------------------------------------------------ counters


def _is_free(state: State, view: State, sighting: Sighting, fleet: Fleet) -> bool:
    """Whether a stack that was seen may still be as it was: nothing of it is in sight elsewhere, or gone."""
    if sighting.formations[0].fleet is not fleet:
        return False
    afloat = [ship for one in state.squadrons.values() for ship in one.ships]
    ships = [ship for one in sighting.squadrons for ship in one.ships]
    convoy = sighting.convoy is None or view.convoys.get(sighting.formations[0].id) is not None
    return (
        convoy
        and not any(one.id in state.formations for one in sighting.formations)
        and not any(one.id in state.squadrons for one in sighting.squadrons)
        and not any(ship in afloat for ship in ships)
    )


def _put_back(state: State, counter: Formation, sighting: Sighting) -> None:
    """Make a counter the stack that was seen under its handle."""
    for number, one in enumerate(sighting.formations):
        handle = counter.handle if not number else one.handle
        state.formations[one.id] = replace(
            one, place=counter.place, link=counter.link, handle=handle, harbour=False, spotted=False
        )
    for squadron in sighting.squadrons:
        state.squadrons[squadron.id] = squadron
    for leader in sighting.leaders:
        state.leaders[leader.id] = replace(state.leaders[leader.id], post=leader.post)


def _unseen_convoys(state: State, fleet: Fleet) -> list[FormationId]:
    return [
        name
        for name, one in state.convoys.items()
        if one.step == UNSEEN and owner_of(one.kind) is fleet and name not in state.formations
    ]


def _put_convoy(state: State, name: FormationId, counters: dict[str, Formation], rng: Random) -> None:
    """Make one of the counters a Convoy, on a place of its routes if there is one; else it is in harbour."""
    kind = state.convoys[name].kind
    along = [place for route in CONVOYS.routes[kind] for place in route]
    likely = [handle for handle, one in counters.items() if place_of(one.place) in along] or [*counters]
    fleet = owner_of(kind)
    if likely:
        counter = counters.pop(rng.choice(likely))
        state.formations[name] = replace(counter, id=name, kind=Kind.CONVOY)
    else:
        mine = [contingent for contingent, of in FLEETS.items() if of is fleet]
        own = [one.id for one in PLACES.values() if one.has_harbour and one.owner in mine]
        state.formations[name] = Formation(name, fleet, Kind.CONVOY, rng.choice(own), harbour=True)


def _out_of_sight(state: State, view: State, fleet: Fleet) -> list[Squadron]:
    """The Squadrons with which the Fleet began that the seat does not see."""
    gone = (*view.lost, *(ship for one in state.squadrons.values() for ship in one.ships))
    found: list[Squadron] = []
    for entry in SCENARIOS.forces_of(view.scenario).squadron:
        ships = tuple(ship.name for ship in entry.ships if ship.name not in gone)
        if FLEETS[entry.contingent] is fleet and SquadronId(entry.id) not in state.squadrons and ships:
            found.append(Squadron(SquadronId(entry.id), entry.contingent, entry.kind, ships, UNSEEN))
    return found


def _made_up(state: State, fleet: Fleet) -> Squadron:
    """A Squadron that has come since the game began."""
    letter, contingent = ("B", Contingent.BRITISH) if fleet is Fleet.BRITISH else ("S", Contingent.SPANISH)
    number = next(n for n in range(1, 1000) if SquadronId(f"{letter}{n}") not in state.squadrons and n > 10)  # noqa: PLR2004
    name = f"{letter}{number}"
    return Squadron(SquadronId(name), contingent, Class.SOL, (f"{name}-1",), UNSEEN)


def _put(state: State, counter: Formation, ships: list[Squadron]) -> None:
    """Make a counter a Flag with these ships, or a Dummy."""
    regular = [one for one in ships if one.kind is not Class.FLAGSHIP]
    kinds = (Kind.FLAG, Kind.GRAND) if len(regular) < len(ships) else (Kind.DETACHMENT, Kind.FLAG, Kind.GRAND)
    most = FORMATIONS.kinds[Kind.DETACHMENT].most
    free = [
        row.id
        for kind in kinds
        for row in FORMATIONS.counters.values()
        if row.kind is kind and row.fleet is counter.fleet and FormationId(row.id) not in state.formations
        if kind is not Kind.DETACHMENT or len(ships) <= most
    ]
    if not regular or not free:
        _dummy(state, counter)
        state.lost.update({ship: one.contingent for one in ships for ship in one.ships})
        return
    name = FormationId(free[0])
    state.formations[name] = replace(counter, id=name, kind=FORMATIONS.counters[name].kind)
    for one in ships:
        state.squadrons[one.id] = replace(one, status=Status.READY, formation=name)


def _dummy(state: State, counter: Formation) -> None:
    command = "british" if counter.fleet is Fleet.BRITISH else "spanish"
    number = next(n for n in range(1, 100) if FormationId(f"dummy:{command}:{n}") not in state.formations)
    name = FormationId(f"dummy:{command}:{number}")
    state.formations[name] = replace(counter, id=name, kind=Kind.DUMMY)


def _await(state: State, fleet: Fleet, rng: Random) -> None:
    """Let Sail wait off the map: what Neutral Contingents would bring, and as often as not some that come by sea."""
    forces = SCENARIOS.forces_of(state.scenario)
    for pool in forces.pool:
        if FLEETS[pool.contingent] is fleet and state.stances[pool.contingent] is Stance.NEUTRAL:
            state.waiting[pool.contingent] = pool_sail(forces, pool.contingent)
    for command, entrance in REINFORCEMENT.entry.items():
        contingent = Contingent(command.value)
        if entrance.afloat and FLEETS[contingent] is fleet and rng.randrange(2):
            kind = rng.choice((Class.SOL, Class.SOLD))
            most = SQUADRONS.most_sail[kind]
            state.waiting[contingent] = named_sail(state, contingent, kind, rng.randint(1, 2 * most))


# ------------------------------------------------------------------------------------------------ what they are about


def _route(state: State, name: FormationId, hidden: tuple[Fleet, ...], rng: Random) -> None:
    """Give a Convoy a route that it may be on, and a Supply Convoy, which has none, a cargo."""
    one = state.convoys[name]
    if name not in state.formations or state.formations[name].fleet not in hidden:
        return
    here = place_of(state.formations[name].place)
    routes = CONVOYS.routes[one.kind]
    fitting = [route for route in routes if here in route] or [*routes]
    if not fitting:
        state.convoys[name] = replace(one, step=0, cargo=rng.randint(1, _CARGO))
        return
    route = rng.choice(fitting)
    state.convoys[name] = replace(one, route=route, step=route.index(here) if here in route else 0)


def _post(state: State, one: Auxiliary, seat: str, view: State, rng: Random) -> Auxiliary:
    """An Auxiliary as it may be: Assigned to some Port of its own Contingent, or to a Formation of its Fleet.

    Where it was seen at work, or a Task was declared in this Impulse, it is somewhere from where it can have come.
    """
    if one.berth is not Berth.ASSIGNED:
        return replace(one, port="", formation="")
    known = works(view, seat)
    declared = known.get(FLEETS[one.contingent].value)
    work = known.get(one.id)
    if declared is not None and declared.impulse == view.impulses and (work is None or rng.randrange(2)):
        work = declared
    if work is not None and work.formation and FormationId(work.formation) in state.formations:
        return replace(one, port="", formation=work.formation)
    found = _anywhere(state, one, rng)
    for _ in range(_TRIES if work is not None and work.place else 0):
        state.auxiliaries[one.id] = found
        if work is not None and is_in_range(state, one.id, work.place):
            break
        found = _anywhere(state, one, rng)
    return found


def _anywhere(state: State, one: Auxiliary, rng: Random) -> Auxiliary:
    fleet = FLEETS[one.contingent]
    with_them = [
        each.id
        for each in state.formations.values()
        if each.fleet is fleet and each.kind in (Kind.GRAND, Kind.FLAG, Kind.DETACHMENT)
    ]
    if with_them and rng.randrange(2):
        return replace(one, port="", formation=rng.choice(with_them))
    ports = [port for port in berths(state, one.id) if port in PLACES]
    ports += [place.id for place in PLACES.values() if place.owner is one.contingent and place.has_harbour]
    return replace(one, port=rng.choice(ports or ["leghorn"]), formation="")


def _orders(state: State, view: State, seat: str, rng: Random) -> None:
    """Give Orders that are known to have been out, and have not ended yet, to somebody who may have held them."""
    held: list[str] = []
    for chit in orders(view, seat):
        if chit in state.chits:
            continue
        fleet = row_of(chit).fleet
        able = [one.id for one in state.formations.values() if one.fleet is fleet and one.kind is not Kind.DUMMY]
        able = [one for one in able if one not in held]
        if able:
            holder = rng.choice(able)
            held.append(holder)
            state.chits[chit] = Chit(chit, fleet, ChitStatus.ISSUED, max(state.turns - 1, 1), holder)


def _mark(state: State, fleet: Fleet, rng: Random) -> None:
    """Tell the stacks of a Fleet something that they may have been told, but those that have done it already."""
    told = state.phase in _MARKED[fleet] and (fleet is Fleet.BOURBON or state.passes)
    if not told:
        return
    mine = sorted(
        (one for one in state.formations.values() if one.fleet is fleet and not one.superior and not one.harbour),
        key=lambda one: one.handle,
    )
    moving = state.phase is (Phase.BRITISH_MOVES if fleet is Fleet.BRITISH else Phase.BOURBON_MOVES)
    for one in mine[rng.randrange(len(mine) + 1) if moving else 0 :]:
        state.markers[one.id] = rng.choice(actions(state, one.id))
