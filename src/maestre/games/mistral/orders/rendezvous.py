"""O.rendezvous, 2.125, 2.633.a Rendezvous: a Squadron goes alone to a Formation, to a Port or to the Levant.

The Order has no chit: it is the ``goal`` of the Squadron's Formation, and it scores nothing.
"""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.convoys.trade import EDGE, check_squadron
from maestre.games.mistral.data.words import Fleet, Kind
from maestre.games.mistral.fleets.composition import flaw, trial
from maestre.games.mistral.fleets.independents import parted
from maestre.games.mistral.harbours.passage import dissolve
from maestre.games.mistral.orders.holding import check_alone
from maestre.games.mistral.table.formations import in_sight, ready, squadrons_in, top
from maestre.games.mistral.table.names import Refused, tell
from maestre.games.mistral.table.ports import may_harbour
from maestre.games.mistral.table.spotting import seen_to_join, spot
from maestre.games.mistral.table.state import FormationId, SquadronId, State
from maestre.play import Procedure, RuleId, change, rule, shown
from maestre.space.network import off_map

EAST: Final = off_map(EDGE)
_RULE: Final[RuleId] = "O.rendezvous"
_JOINABLE: Final = (Kind.GRAND, Kind.FLAG, Kind.DETACHMENT)


# ------------------------------------------------------------------------------------------------ what may be ordered


def goals(state: State, fleet: Fleet) -> tuple[str, ...]:
    """Whatever a Squadron of a Fleet may be sent to: own Formations, Ports open to it, the Levant."""
    return tuple(goal for goal in (*state.formations, *state.figures.places, EAST) if _is_goal(state, fleet, goal))


def _is_goal(state: State, fleet: Fleet, goal: str) -> bool:
    if goal == EAST:
        return fleet is Fleet.BRITISH
    formation = state.formations.get(FormationId(goal))
    if formation is not None:
        return formation.fleet is fleet and formation.kind in _JOINABLE
    return goal in state.figures.places and state.figures.places[goal].is_port and may_harbour(state, goal, fleet)


@rule("O.rendezvous", "2.125.a", "2.633.a")
def check_rendezvous(state: State, fleet: Fleet, squadron: str, goal: str) -> None:
    """Refuse what is not one of the Fleet's regular Squadrons, and a goal that it cannot join or is at already."""
    one = state.squadrons.get(SquadronId(squadron))
    if one is None or state.figures.formations.fleets[one.contingent] is not fleet:
        raise Refused("2.633.a", "rendezvous-squadrons-only", state.figures, squadron=squadron)
    if not _is_goal(state, fleet, goal):
        raise Refused(_RULE, "rendezvous-no-goal", state.figures, squadron=squadron, goal=goal)
    check_alone(state, one.id)
    if goal == EAST:
        check_squadron(state, one.id)
    elif FormationId(goal) in state.formations:
        if one.formation == goal:
            raise Refused(_RULE, "rendezvous-there", state.figures, squadron=squadron, goal=goal)
        if not has_room(state, FormationId(goal), one.id):
            raise Refused(_RULE, "rendezvous-no-room", state.figures, squadron=squadron, formation=goal)
    elif one.at == goal:
        raise Refused(_RULE, "rendezvous-there", state.figures, squadron=squadron, goal=goal)


@rule("O.rendezvous")
def has_room(state: State, formation: FormationId, squadron: SquadronId) -> bool:
    """Whether a Formation would be as it should with one Squadron more."""
    after = trial(state)
    change(after.squadrons, squadron, formation=formation)
    return all(flaw(after, one) is None for one in dict.fromkeys((formation, top(after, formation))))


# ------------------------------------------------------------------------------------------------ setting out


@rule("O.rendezvous", "2.633.a")
def sent(state: State, squadron: SquadronId, goal: str) -> Procedure[None]:
    """Give a Squadron its Rendezvous."""
    alone = yield from parted(state, squadron, "set-apart", _RULE)
    one = change(state.formations, alone, goal=goal)
    tell(state, "rendezvous-issued", _RULE, seen=(one.fleet.value,), squadron=squadron, goal=goal)


# ------------------------------------------------------------------------------------------------ how it ends


def _over(state: State, alone: FormationId, key: str) -> None:
    """End a Rendezvous, for which nobody scores; what becomes of the Squadron is for others to say."""
    one = state.formations[alone]
    change(state.formations, alone, goal="")
    tell(state, key, _RULE, seen=(one.fleet.value,), formation=alone, goal=one.goal)


@rule("O.rendezvous")
def meet(state: State) -> Procedure[None]:
    """Let Squadrons at sea join the Formations that they seek, where they have met; stands at `MEETING`."""
    for alone in tuple(one.id for one in state.formations.values() if one.goal and ready(one)):
        goal = FormationId(state.formations[alone].goal)
        if goal not in state.formations or not ready(state.formations[goal]):
            continue
        if state.formations[goal].place == state.formations[alone].place:
            yield from _joined(state, alone, goal)


def _joined(state: State, alone: FormationId, goal: FormationId) -> Procedure[None]:
    """Put a Squadron into the Formation it has sought, if there is still room; if the enemy saw one he sees both."""
    own = squadrons_in(state, alone, deep=False)
    if not all(has_room(state, goal, one.id) for one in own):
        _over(state, alone, "rendezvous-turned-away")
        return
    seen = state.formations[alone].spotted
    _over(state, alone, "rendezvous-joined")
    if in_sight(state, goal):
        shown(state, f"{seen_to_join(state, alone)} joins {goal}")
    for one in own:
        change(state.squadrons, one.id, formation=goal)
    yield from dissolve(state, alone)
    if seen:
        yield from spot(state, goal, _RULE)


@rule("O.rendezvous")
def put_in(state: State, alone: FormationId) -> None:
    """End the Rendezvous of a Squadron that enters harbour: it joins the Formation it sought, if that lies there."""
    one = state.formations[alone]
    if not one.goal:
        return
    goal = state.formations.get(FormationId(one.goal))
    own = squadrons_in(state, alone, deep=False)
    together = goal is not None and goal.harbour and goal.place == one.place
    if goal is not None and together and all(has_room(state, goal.id, each.id) for each in own):
        _over(state, alone, "rendezvous-joined")
        for each in own:
            change(state.squadrons, each.id, formation=goal.id)
        return
    _over(state, alone, "rendezvous-reached" if one.goal == one.place else "rendezvous-ended")


@rule("2.633.a")
def left_map(state: State, formation: FormationId, edge: str) -> Procedure[None]:
    """End the Rendezvous of a Squadron that has left for the Levant; stands at `OFF_MAP` before the track's."""
    yield from ()
    if state.formations[formation].goal == off_map(edge):
        _over(state, formation, "rendezvous-reached")


@rule("O.rendezvous", "IC.3.35")
def goal_lost(state: State, formation: FormationId) -> None:
    """End the Rendezvous of those who seek a Formation that is no more: they make for port."""
    for one in tuple(state.formations.values()):
        if one.goal == formation:
            _over(state, one.id, "rendezvous-ended")
