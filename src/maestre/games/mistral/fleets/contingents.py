"""2.16, 2.163-2.166, E.corsica Contingents that become Active or Neutral, and Ports that Events take from their owner.

In the Event Step what becomes of a Contingent is noted in the agenda and done last (IC.9.2). A Contingent that becomes
Active has its Sail in ``State.waiting`` and its Auxiliaries out of play (``Berth.OUT``): all of them come with the
Reinforcements of the same Administrative Phase (2.161, 2.611). One that leaves puts them there again.
"""

from __future__ import annotations

from maestre.games.mistral.auxiliaries.screening import retire
from maestre.games.mistral.data.words import Campaign, Contingent, Event, Flag, Fleet, Stance
from maestre.games.mistral.harbours.passage import dissolve
from maestre.games.mistral.table.formations import squadrons_in
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.state import Berth, FormationId, SquadronId, State
from maestre.play import Procedure, rule

_STANCE = "stance"


@rule("2.16")
def in_play(state: State, contingent: Contingent) -> bool:
    """Whether its forces take part: while it is Active or in Limited Neutrality."""
    return state.stances[contingent] in (Stance.ACTIVE, Stance.LIMITED)


@rule("IC.9.2")
def noted(state: State, contingent: Contingent, stance: Stance) -> None:
    """Note what a Contingent becomes at the end of the Event Step."""
    state.agenda += (f"{_STANCE}:{contingent}:{stance}",)


@rule("2.16", "2.163.a", "2.163.b", "2.164.b", "2.164.d", "2.165.a", "2.165.b", "2.166.a", "2.166.b")
def becomes(state: State, contingent: Contingent, stance: Stance, rule: str) -> Procedure[None]:
    """Let a Contingent change its stance; one that has gone for good never comes back, and what leaves goes at once."""
    before = state.stances[contingent]
    if before in (stance, Stance.GONE):
        return
    state.stances[contingent] = stance
    tell(state, "contingent-becomes", rule, contingent=contingent.value, stance=stance.value)
    if not in_play(state, contingent):
        yield from _leaves(state, contingent)
    if stance is Stance.GONE:
        state.waiting[contingent] = ()


@rule("2.16", "2.164.b")
def _leaves(state: State, contingent: Contingent) -> Procedure[None]:
    """Take a Contingent's Squadrons and Auxiliaries out of play; its Sail wait, should it come back."""
    for auxiliary in [one.id for one in state.auxiliaries.values() if one.contingent is contingent]:
        if state.auxiliaries[auxiliary].berth is not Berth.OUT:
            retire(state, auxiliary, Berth.OUT)
    for squadron in [one.id for one in state.squadrons.values() if one.contingent is contingent]:
        yield from _squadron_leaves(state, squadron)


def _squadron_leaves(state: State, squadron: SquadronId) -> Procedure[None]:
    one = state.squadrons.pop(squadron)
    state.waiting[one.contingent] = (*state.waiting.get(one.contingent, ()), *one.ships)
    yield from emptied(state, one.formation)


@rule("IC.3.3.g")
def emptied(state: State, formation: str) -> Procedure[None]:
    """Take off a Formation that has no Squadron left, and those above it that have none either; a Convoy sails on."""
    name = FormationId(formation)
    if name in state.formations and name not in state.convoys and not squadrons_in(state, name):
        superior = state.formations[name].superior
        yield from dissolve(state, name)
        yield from emptied(state, superior)


@rule("2.164.a", "2.164.c", "E.campaigns")
def genoa_may_come(state: State) -> bool:
    """Whether a Bourbon Victory in the Alps came after the first Treaty of Aranjuez, and no later Treaty bars Genoa.

    From the second Treaty to the third Genoa is out whatever happens; after the third a new Victory may bring it in.
    """
    front, events = state.fronts[Campaign.ALPS], state.events
    since = events[Event.ARANJUEZ_1]
    barred = events[Event.ARANJUEZ_2].times > events[Event.ARANJUEZ_3].times
    return bool(since.times and front.bourbon) and front.bourbon_turn >= since.turn and not barred


@rule("IC.9.2.e", "2.165.b")
def shown(state: State, fleet: Fleet, place: str) -> None:
    """Let a Fulfilled Show of Force bear on the Contingent of its Port, or on the next roll of its Event."""
    effect = state.figures.events.shows.get(place)
    if effect is not None and effect.fleet is fleet:
        if state.stances[effect.contingent] is Stance.ACTIVE:
            noted(state, effect.contingent, effect.stance)
        return
    linked = any(
        drm.place == place and drm.fleet is fleet for row in state.figures.events.row.values() for drm in row.drms
    )
    mark = f"{fleet}/{place}"
    if linked and mark not in state.shows:
        state.shows += (mark,)


@rule("E.corsica")
def corsican_flag(state: State, place: str, fleet: Fleet) -> Flag | None:
    """What the insurgency makes of a Corsican Port, whatever Genoa is; None where it has not come so far."""
    port = state.figures.events.corsican.get(place)
    stage = state.events[Event.CORSICA].times
    if port is None or stage < port.stage:
        return None
    if port.closed is fleet and stage >= port.closed_stage:
        return Flag.ENEMY
    if port.friendly is fleet and stage >= port.friendly_stage:
        return Flag.FRIENDLY
    return Flag.NEUTRAL
