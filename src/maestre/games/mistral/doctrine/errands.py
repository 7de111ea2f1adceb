"""What a stack is at sea for: its Order, a chase, or the way to a dockyard."""

from __future__ import annotations

from typing import Final, NamedTuple

from maestre.games.mistral.convoys.merchantmen import in_play
from maestre.games.mistral.data.words import Contingent, ConvoyKind, Fleet, Kind, OrderKind
from maestre.games.mistral.doctrine import judgement
from maestre.games.mistral.doctrine.crews import crew, least
from maestre.games.mistral.doctrine.outlook import Outlook, appears_at
from maestre.games.mistral.harbours.passage import sailing
from maestre.games.mistral.moving.courses import ENTER, LEAVE, STAY
from maestre.games.mistral.politics.spanish import bars_sortie, ordered
from maestre.games.mistral.table.chit import places_of, row_of
from maestre.games.mistral.table.formations import at_war_with_france, ready, sail, squadrons_in
from maestre.games.mistral.table.state import ChitId, Formation, FormationId
from maestre.space.network import edge_of, off_map, place_of


class Errand(NamedTuple):
    """Where a stack makes for, and what it does there."""

    goals: tuple[str, ...]
    then: str = STAY
    why: str = "why-way-order"
    """The key of what it goes for."""


_NOTHING: Final = Errand((), why="why-dock")


def errand(sea: Outlook, formation: FormationId) -> Errand:
    """What a stack is to do: to be mended when it is battered, else its Order, else a chase, else to go home.

    Corsairs are worth the way even for who lies in harbour; all else is chased by those at sea alone.
    """
    one = sea.state.formations[formation]
    chit = sea.bound.get(formation)
    if ready(one) and sea.strain(formation) >= sea.done_for and not _nearly_done(sea, chit):
        return _homeward(sea, one)
    if one.goal:
        return _rendezvous(sea, one)
    if chit is not None:
        few = ready(one) and sail(squadrons_in(sea.state, formation)) < least(sea.state.figures, chit)
        return _homeward(sea, one) if few else _ordered(sea, chit)
    if corsairs := _corsairs(sea, one):
        return Errand(corsairs, why="why-way-corsair")
    if ready(one) and (prey := _prey(sea, one)):
        return Errand(prey, why="why-way-prey")
    if ambush := _ambush(sea, one):
        return Errand(ambush, why="why-ambush")
    return _homeward(sea, one)


def _nearly_done(sea: Outlook, chit: ChitId | None) -> bool:
    """Whether an Order lacks no more than two Impulses in its place."""
    if chit is None:
        return False
    need = {
        OrderKind.CRUISE: sea.state.figures.orders.cruise.impulses,
        OrderKind.BLOCKADE: sea.state.figures.orders.blockade.impulses,
        OrderKind.INTERDICTION: sea.state.figures.orders.interdiction.impulses,
    }
    return sea.state.chits[chit].served + 2 >= need.get(row_of(sea.state.figures, chit).kind, 3)


def supplying(sea: Outlook, convoy: FormationId) -> Errand:
    """Where a Supply Convoy unloads: where most of its cargo is of use, the way taken into account."""
    state, cargo = sea.state, max(1, sea.state.convoys[convoy].cargo)
    place = state.formations[convoy].place

    def use(port: str) -> float:
        most, stock = state.figures.waters.victualled[port], state.repair_points.get(port, 0)
        room = cargo if most is None else min(cargo, most - stock)
        need = min(room, max(0, sum(one.dp for one in sea.squadrons() if one.at == port) - stock))
        far = state.figures.network.spaces(place, port) or 0
        return need + judgement.UNLOADED * (room - need) - judgement.LANDED * far if room > 0 else 0.0

    best = max(state.figures.convoys.supply_ports, key=use)
    return Errand((best,), why="why-supplies") if use(best) > 0 else _NOTHING


def _homeward(sea: Outlook, one: Formation) -> Errand:
    """To the dockyard of the plan, if it is still open and no enemy lies off it; else to any."""
    planned = sea.plan.docks.get(one.id, "")
    safe = planned in sea.havens and sea.feared.get(planned, 0.0) <= judgement.SHY * sea.force(one.id)
    return Errand((planned,) if safe else sea.docks or sea.havens, ENTER, "why-dock")


def _rendezvous(sea: Outlook, one: Formation) -> Errand:
    """The Port, the Formation where it is, or the edge that a lone Squadron is bound for."""
    if edge := edge_of(one.goal):
        return Errand((one.goal,), f"{LEAVE}:{edge}", "why-rendezvous")
    friend = sea.state.formations.get(FormationId(one.goal))
    if friend is None:
        return Errand((one.goal,), ENTER, "why-rendezvous")
    return Errand((friend.place,), ENTER if friend.harbour else STAY, "why-rendezvous")


def _ordered(sea: Outlook, chit: ChitId) -> Errand:
    row = row_of(sea.state.figures, chit)
    if row.kind is OrderKind.GUERRE_DE_COURSE:
        edge = sea.state.figures.orders.course.edge
        return Errand((off_map(edge),), f"{LEAVE}:{edge}")
    if row.convoy is not None:
        return _escorting(sea, row.convoy)
    return Errand(places_of(sea.state.figures, chit))


def _escorting(sea: Outlook, kind: ConvoyKind) -> Errand:
    """To the Convoy if it is at sea, else to wait in the harbour nearest to where it will appear."""
    state = sea.state
    out = [one for one in in_play(state, kind) if ready(state.formations[one]) and not state.convoys[one].scattered]
    if out:
        return Errand((state.formations[out[0]].place,))
    start = appears_at(sea.state.figures, kind)
    near = min(sea.havens, key=lambda port: (sea.state.figures.network.spaces(port, start) or 0, port), default="")
    return Errand((near,), ENTER) if near else _NOTHING


# ------------------------------------------------------------------------------------------------ chasing


def _prey(sea: Outlook, one: Formation) -> tuple[str, ...]:
    """Where weaker Spotted enemies, or what may be a Convoy, lie within reach of a stack without Orders."""
    if one.kind not in (Kind.GRAND, Kind.FLAG, Kind.DETACHMENT) or sea.strain(one.id) > judgement.WORN:
        return ()
    places = [other.place for other in sea.state.formations.values() if _is_prey(sea, one, other)]
    return _nearest(sea, one, places, judgement.CHASE * sea.plan.reach)


def _ambush(sea: Outlook, one: Formation) -> tuple[str, ...]:
    """Where a stack lies in wait for a Convoy by the plan, unless it is worn by now."""
    place = sea.plan.hunts.get(one.id)
    return (place,) if place and sea.strain(one.id) <= judgement.WORN else ()


def _is_prey(sea: Outlook, own: Formation, other: Formation) -> bool:
    if other.fleet is sea.fleet or other.superior or not ready(other):
        return False
    if other.kind is Kind.UNKNOWN:
        return place_of(other.place) in sea.hidden_trade
    if other.id in sea.state.convoys and sea.state.convoys[other.id].scattered:
        return False
    return _is_foe(sea, own, other.id) and sea.force(own.id) >= judgement.ATTACK * sea.force(other.id)


def _is_foe(sea: Outlook, own: Formation, other: FormationId) -> bool:
    """Whether one may fight the other: the French are at peace before their war."""
    if at_war_with_france(sea.state):
        return True
    french = own.id if sea.fleet is Fleet.BOURBON else other
    return all(one.contingent is not Contingent.FRENCH for one in squadrons_in(sea.state, french))


def _corsairs(sea: Outlook, one: Formation) -> tuple[str, ...]:
    """The nearest location within reach where an Interdiction counts against the Fleet, for who is fit to end it."""
    if one.kind not in (Kind.FLAG, Kind.DETACHMENT) or not crew(sea, one, None):
        return ()
    places = [other.target for other in sea.state.auxiliaries.values() if sea.is_charged(other)]
    return _nearest(sea, one, places, judgement.HUNT)


def _nearest(sea: Outlook, one: Formation, places: list[str], most: float) -> tuple[str, ...]:
    """The nearest of some locations, if it is at most so many MPs away."""
    far = {
        place: sea.state.figures.network.mps(one.place, one.link, place, sea.state.winds)
        for place in dict.fromkeys(places)
    }
    near = {place: mps for place, mps in far.items() if mps is not None and mps <= most}
    return (min(near, key=lambda place: (near[place], place)),) if near else ()


# ------------------------------------------------------------------------------------------------ setting out


def has_errand(sea: Outlook, formation: FormationId) -> bool:
    """Whether a Formation in harbour has something to do elsewhere, or to sail with a Convoy from there."""
    one = sea.state.formations[formation]
    if one.kind is Kind.CONVOY or bars_sortie(sea.state, formation):
        return False
    what = errand(sea, formation)
    if what.then == ENTER and not ordered(sea.state, formation):
        return one.place not in what.goals and sea.seaworthy(squadrons_in(sea.state, formation))
    return bool(what.goals) and (one.place not in what.goals or what.then != ENTER or _awaits_troops(sea, formation))


def _awaits_troops(sea: Outlook, formation: FormationId) -> bool:
    chit = sea.bound.get(formation)
    return chit is not None and row_of(sea.state.figures, chit).convoy is ConvoyKind.TROOP


def fit_for(sea: Outlook, formation: FormationId) -> bool:
    """Whether those of a Formation that are Fitting Out are enough for what it is to do."""
    return sail(sailing(sea.state, formation)) >= least(sea.state.figures, sea.bound.get(formation))
