"""Who lies in wait for enemy Convoys that are out or looked for, and where: on a lane that most routes share."""

from __future__ import annotations

from random import Random
from typing import Final

from maestre.games.mistral.convoys.levant import looked_for
from maestre.games.mistral.data.words import Contingent, ConvoyKind, Fleet, Kind, Season
from maestre.games.mistral.doctrine import judgement
from maestre.games.mistral.table.chit import held
from maestre.games.mistral.table.formations import at_war_with_france, damage_rating, enemy, squadrons_in
from maestre.games.mistral.table.state import UNSEEN, Formation, FormationId, State

_HUNTERS: Final = (Kind.FLAG, Kind.DETACHMENT)
_LEVANT: Final = (ConvoyKind.LEVANT_OUTBOUND, ConvoyKind.LEVANT_HOMEBOUND, ConvoyKind.FRENCH_LEVANT)


def hunts(state: State, fleet: Fleet, chance: Random) -> dict[FormationId, str]:
    """Draw where each of the stacks that hunt lies in wait, as many as there are Convoys to hunt."""
    found: dict[FormationId, str] = {}
    if state.figures.calendar.seasons[state.turn] is Season.WINTER:
        return found
    fit = [one for one in state.formations.values() if one.fleet is fleet and _is_fit(state, one)]
    for kind in quarry(state, fleet):
        stations = ambushes(state, kind)
        ways = {
            (one.id, place): far + chance.uniform(0, judgement.WHIM)
            for one in fit
            for place in stations
            if one.id not in found and (far := state.figures.network.spaces(one.place, place)) is not None
        }
        near = [way for way in ways if ways[way] <= judgement.AMBUSH]
        if near:
            hunter, place = min(near, key=lambda way: (ways[way], way))
            found[hunter] = place
    return found


def quarry(state: State, fleet: Fleet) -> tuple[ConvoyKind, ...]:
    """The kinds of enemy Convoys that are at sea unseen, or looked for, and may be fallen upon."""
    found = [
        one.kind
        for name, one in state.convoys.items()
        if name not in state.formations and one.step == UNSEEN and not one.scattered
    ]
    found += [kind for kind in _LEVANT if looked_for(state, kind)]
    return tuple(kind for kind in dict.fromkeys(found) if _is_game(state, fleet, kind))


def _is_game(state: State, fleet: Fleet, kind: ConvoyKind) -> bool:
    contingent = state.figures.formations.convoys[kind]
    if state.figures.formations.fleets[contingent] is not enemy(fleet):
        return False
    return contingent is not Contingent.FRENCH or at_war_with_france(state)


def ambushes(state: State, kind: ConvoyKind) -> tuple[str, ...]:
    """The places through which at least half of the routes of a kind lead, but for its first and its last."""
    routes = state.figures.convoys.routes.get(kind, ())
    places = dict.fromkeys(place for route in routes for place in route[1:-1])
    return tuple(place for place in places if 2 * sum(place in route for route in routes) >= len(routes))


def _is_fit(state: State, one: Formation) -> bool:
    """Whether a stack without Order is sound enough and free to hunt; Flags of the Spaniards are tied to port."""
    if one.kind not in _HUNTERS or one.superior or not one.place or one.goal or held(state, one.id):
        return False
    own = squadrons_in(state, one.id)
    if one.fleet is Fleet.BOURBON and (one.kind is Kind.FLAG or _at_peace(state, one)):
        return False
    wear = sum(each.dp / damage_rating(state.figures, each).whole for each in own)
    return bool(own) and wear <= judgement.HUNTER * len(own)


def _at_peace(state: State, one: Formation) -> bool:
    french = any(each.contingent is Contingent.FRENCH for each in squadrons_in(state, one.id))
    return french and not at_war_with_france(state)
