"""Where worn stacks refit: at the dockyard that mends them soonest, the way and all who lie there included."""

from __future__ import annotations

from random import Random

from maestre.games.mistral.data.words import Command, Flag, Fleet, Kind
from maestre.games.mistral.doctrine import judgement
from maestre.games.mistral.table.formations import at_war_with_france, squadrons_in
from maestre.games.mistral.table.ports import flag, is_dock, owner
from maestre.games.mistral.table.state import Formation, FormationId, State

_EVERY_TURN = "turn"
_STACKS = (Kind.GRAND, Kind.FLAG, Kind.DETACHMENT)


def dockyards(state: State, fleet: Fleet) -> tuple[str, ...]:
    """The friendly Key Ports with a dockyard."""
    return tuple(
        one for one in state.figures.places if is_dock(state.figures, one) and flag(state, one, fleet) is Flag.FRIENDLY
    )


def is_rationed(state: State, port: str) -> bool:
    """Whether it is one of the French Ports, which make hardly any Repairs before their war."""
    french = state.figures.formations.commands.get(owner(state.figures, port)) is Command.FRENCH
    return french and not at_war_with_france(state)


def rate(state: State, port: str) -> float:
    """The Repair rolls that a dockyard makes in a Turn, on average, without Repair Points."""
    row, calendar = state.figures.places[port], state.figures.calendar
    quarter = calendar.turns / len(calendar.quarterly)
    if is_rationed(state, port):
        return state.figures.upkeep.repair.french_before_war / quarter / judgement.RATIONED
    return row.repair if row.period == _EVERY_TURN else row.repair / quarter


def refits(state: State, fleet: Fleet, chance: Random) -> dict[FormationId, str]:
    """Draw for each stack the dockyard where it refits, mostly the best for it, now and then the next best."""
    docks = dockyards(state, fleet)
    lying = dict.fromkeys(docks, 0)
    for squadron in state.squadrons.values():
        if squadron.at in lying and state.figures.formations.fleets[squadron.contingent] is fleet:
            lying[squadron.at] += max(0, squadron.dp)
    found: dict[FormationId, str] = {}
    own = (one for one in state.formations.values() if one.fleet is fleet and one.kind in _STACKS and not one.superior)
    for one in sorted(own, key=lambda each: each.id):
        costs = {dock: cost for dock in docks if (cost := _cost(state, one, dock, lying[dock])) is not None}
        if one.harbour and one.place in costs:
            costs[one.place] -= judgement.SETTLED
        ranked = sorted(costs, key=lambda dock: (costs[dock], dock))
        near = [dock for dock in ranked[:2] if costs[dock] <= costs[ranked[0]] + judgement.ALIKE]
        if near:
            found[one.id] = near[chance.random() < judgement.OTHER_DOCK and len(near) > 1]
    return found


def _cost(state: State, one: Formation, dock: str, lying: int) -> float | None:
    """The Turns until a stack is mended in a dockyard, roughly; nothing where it cannot come."""
    far = state.figures.network.spaces(one.place, dock) if one.place else None
    if far is None:
        return None
    own = sum(max(0, each.dp) for each in squadrons_in(state, one.id))
    if one.harbour and one.place == dock:
        lying -= own
    work = max(0, lying + own - state.repair_points.get(dock, 0))
    return far * judgement.SPACE + judgement.QUEUE * work / rate(state, dock)
