"""What a seat must hold for possible: hidden counters, harbours, Auxiliaries and markers filled afresh."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from maestre.games.mistral.data import CONVOYS, FORMATIONS, PLACES, SCENARIOS
from maestre.games.mistral.data.words import Class, Contingent, Fleet, Kind, Status
from maestre.games.mistral.formations import FLEETS
from maestre.games.mistral.state import (
    Auxiliary,
    Berth,
    Formation,
    FormationId,
    Squadron,
    SquadronId,
    State,
)
from maestre.games.mistral.view import SOMEBODY, UNSEEN

__all__ = ["imagined"]

_WORST = 6
"""The most DP that a Squadron out of sight is taken to have."""


def imagined(view: State, seat: str, rng: Random) -> State:
    """Give a state that fits what a seat sees: ships of the scenario that are not in sight lie where some are hidden.

    Nameless Squadrons in harbour are filled first, then Unspotted counters; a counter for which no ships are left is a
    Dummy. Whatever is left over is held for lost.
    """
    state = replace(view)
    state.formations = dict(view.formations)
    state.squadrons = {one.id: one for one in view.squadrons.values() if not _nameless(one)}
    state.convoys = dict(view.convoys)
    state.lost = dict(view.lost)
    state.markers = dict(view.markers)
    for fleet in Fleet:
        if fleet.value != seat:
            _fill(state, view, fleet, rng)
    state.squadrons = {
        one.id: replace(one, dp=rng.randint(0, _WORST)) if one.dp == UNSEEN else one for one in state.squadrons.values()
    }
    state.leaders = {one.id: replace(one, post="") if one.post == SOMEBODY else one for one in view.leaders.values()}
    state.auxiliaries = {one.id: _somewhere(one, rng) for one in view.auxiliaries.values()}
    for formation, convoy in view.convoys.items():
        if not convoy.route:
            state.convoys[formation] = replace(convoy, route=_route(state, formation, rng))
    return state


def _nameless(one: Squadron) -> bool:
    return not one.ships


def _fill(state: State, view: State, fleet: Fleet, rng: Random) -> None:
    """Put a Fleet's ships that are not in sight where something of it is hidden."""
    free = _out_of_sight(state, view, fleet)
    rng.shuffle(free)
    for berth in view.squadrons.values():
        if _nameless(berth) and FLEETS[berth.contingent] is fleet:
            ship = free.pop() if free else _made_up(state, fleet)
            state.squadrons[ship.id] = replace(ship, status=berth.status, at=berth.at, formation="")
    hidden = [one for one in view.formations.values() if one.kind is Kind.UNKNOWN and one.fleet is fleet]
    for counter in hidden:
        del state.formations[counter.id]
    shares: dict[str, list[Squadron]] = {counter.id: [] for counter in hidden}
    for ship in free:
        if hidden:
            shares[rng.choice(hidden).id].append(ship)
        else:
            state.lost.update(dict.fromkeys(ship.ships, ship.contingent))
    for counter in hidden:
        _put(state, counter, shares[counter.id])


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


def _somewhere(one: Auxiliary, rng: Random) -> Auxiliary:
    """An Auxiliary as it may be: Assigned to some Port of its own Contingent."""
    if SOMEBODY not in (one.port, one.formation):
        return one
    ports = [place.id for place in PLACES.values() if place.owner is one.contingent] or ["leghorn"]
    return replace(one, port=rng.choice(ports) if one.berth is Berth.ASSIGNED else "", formation="")


def _route(state: State, formation: FormationId, rng: Random) -> tuple[str, ...]:
    """A route that the Convoy may be on."""
    kind = state.convoys[formation].kind
    return rng.choice(CONVOYS.routes[kind]) if kind in CONVOYS.routes else ()
