"""What always holds: Sail, Auxiliaries and Leaders are accounted for, everything is in one place, Prestige adds up."""

from __future__ import annotations

from collections import Counter

from maestre.games.mistral.data import NETWORK, PLACES, SCENARIOS, SQUADRONS
from maestre.games.mistral.data.words import Class, Fleet, Kind, Status
from maestre.games.mistral.formations import FLEETS, squadrons_in
from maestre.games.mistral.state import (
    NOWHERE,
    Auxiliary,
    Berth,
    Captain,
    ChitStatus,
    Formation,
    FormationId,
    Squadron,
    State,
)

__all__ = ["at_any_time", "at_rest"]


def at_any_time(state: State) -> None:
    """Assert what holds at every request."""
    _sail(state)
    for squadron in state.squadrons.values():
        _squadron(state, squadron)
    for formation in state.formations.values():
        _formation(state, formation)
    _handles(state)
    for auxiliary in state.auxiliaries.values():
        _auxiliary(state, auxiliary)
    for leader in state.leaders.values():
        assert not leader.post or FormationId(leader.post) in state.formations, (leader, "is posted to nothing")
        assert not leader.post or leader.fate is Captain.SERVING, (leader, "is posted though he cannot serve")
    _prestige(state)


def at_rest(state: State) -> None:
    """Assert what holds at quiet points beside that: no Formation is empty, no Order has two holders."""
    for formation in state.formations.values():
        if formation.kind not in (Kind.CONVOY, Kind.DUMMY):
            assert squadrons_in(state, formation.id), (formation.id, "has no Squadron")
    holders = Counter(chit.holder for chit in state.chits.values() if chit.status is ChitStatus.ISSUED)
    for holder, orders in holders.items():
        assert orders == 1, (holder, "holds several Orders")


def _sail(state: State) -> None:
    """Every ship of the scenario is afloat, waiting, a prize or gone, and none is in two Squadrons."""
    afloat = Counter(ship for one in state.squadrons.values() for ship in one.ships)
    assert all(count == 1 for count in afloat.values()), [ship for ship, count in afloat.items() if count > 1]
    waiting = {ship for ships in state.waiting.values() for ship in ships}
    prizes = {ship for ships in state.prizes.values() for ship in ships}
    forces = SCENARIOS.forces_of(state.scenario)
    for entry in forces.squadron:
        for ship in entry.ships:
            name = ship.name
            assert name in afloat or name in waiting or name in prizes or name in state.lost, (name, "is nowhere")


def _squadron(state: State, one: Squadron) -> None:
    assert 1 <= len(one.ships) <= SQUADRONS.most_sail[one.kind], (one, "has too few or too many Sail")
    assert one.dp >= 0, one
    formation = state.formations.get(FormationId(one.formation))
    assert not one.formation or formation is not None, (one, "is in no Formation that there is")
    if one.status is Status.READY:
        assert formation is not None, (one, "is Ready without a Formation")
        assert not formation.harbour, (one, "is Ready in harbour")
        assert formation.place, (one, "is Ready off the map")
        assert not one.at, one
    elif one.status is not Status.AWAY:
        assert PLACES[one.at].has_harbour, one
        assert formation is None or (formation.harbour and formation.place == one.at), (one, formation)


def _formation(state: State, one: Formation) -> None:
    assert one.place == NOWHERE or one.place in NETWORK.locations, (one, "is in no location")
    if one.superior:
        above = state.formations[FormationId(one.superior)]
        assert above.fleet is one.fleet, (one, above)
        assert (above.place, above.harbour, above.spotted) == (one.place, one.harbour, one.spotted), (one, above)
    assert not (one.harbour and one.spotted), (one, "is Spotted in harbour")
    assert (one.kind is Kind.CONVOY) is (one.id in state.convoys), (one, "is and is not a Convoy")
    own = squadrons_in(state, one.id, deep=False)
    assert all(FLEETS[squadron.contingent] is one.fleet for squadron in own), (one, own)
    if one.kind in (Kind.DUMMY, Kind.CONVOY):
        assert not own, (one, own)
    if one.kind is Kind.DETACHMENT:
        assert not any(squadron.kind is Class.FLAGSHIP for squadron in own), (one, own)


def _handles(state: State) -> None:
    """Counters on the map are told apart by their handles."""
    shown = Counter(
        one.handle for one in state.formations.values() if one.place and not one.harbour and not one.superior
    )
    assert "" not in shown, "a counter on the map has no handle"
    assert all(count == 1 for count in shown.values()), shown


def _auxiliary(state: State, one: Auxiliary) -> None:
    if one.berth is Berth.ASSIGNED:
        assert bool(one.port) is not bool(one.formation), (one, "is Assigned to one thing")
    if one.berth in (Berth.AVAILABLE, Berth.RECOVERY, Berth.TRADE, Berth.OUT):
        assert not one.formation, one
        assert one.task is None, one
    assert (one.berth is Berth.TASKED) is (one.task is not None), one
    assert not one.formation or FormationId(one.formation) in state.formations, (one, "is with nobody")
    assert not one.port or PLACES[one.port].has_harbour, one


def _prestige(state: State) -> None:
    """What the ledger says is what the players have."""
    row = SCENARIOS.row[state.scenario]
    for fleet in Fleet:
        moved = sum(entry.amount for entry in state.ledger if entry.fleet is fleet)
        book = state.books[fleet]
        assert book.prestige == row.prestige[fleet] + moved >= 0, (fleet, book, moved)
        assert book.fulfilled >= 0, book
        assert book.failed >= 0, book
