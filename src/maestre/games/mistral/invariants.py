"""What always holds: Sail, Auxiliaries and Leaders are accounted for, everything is in one place, Prestige adds up."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Final, NamedTuple

from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import AuxiliaryClass, Class, Contingent, Fleet, Kind, Stance, Status
from maestre.games.mistral.table.formations import regulars, squadrons_in
from maestre.games.mistral.table.state import (
    NOWHERE,
    Auxiliary,
    AuxiliaryId,
    Berth,
    Captain,
    ChitStatus,
    Convoy,
    Formation,
    FormationId,
    Leader,
    LeaderId,
    Squadron,
    State,
)
from maestre.games.mistral.turn.opening import opened
from maestre.play.written.figures import kept
from maestre.space.network import in_box, place_of

_SOLITARY: Final = (Kind.CONVOY, Kind.DUMMY)


def at_any_time(state: State) -> None:
    """Assert what holds at every request."""
    _names(state)
    _sail(state)
    crews: dict[str, list[Squadron]] = {}
    for squadron in state.squadrons.values():
        _squadron(state, squadron)
        crews.setdefault(squadron.formation, []).append(squadron)
    for formation in state.formations.values():
        _formation(state, formation, tuple(crews.get(formation.id, ())))
    _handles(state)
    assert state.markers.keys() <= state.formations.keys(), state.markers.keys() - state.formations.keys()
    for auxiliary in state.auxiliaries.values():
        _auxiliary(state, auxiliary)
    for leader in state.leaders.values():
        _leader(state, leader)
    for convoy in state.convoys.values():
        _convoy(convoy)
    _prestige(state)


def at_rest(state: State) -> None:
    """Assert what holds at quiet points beside that: no Formation is empty or too large, no Order has two holders."""
    for formation in state.formations.values():
        if formation.kind not in _SOLITARY:
            held = squadrons_in(state, formation.id)
            assert held, (formation.id, "has no Squadron")
            row = state.figures.formations.kinds.get(formation.kind)
            most = 0 if row is None else row.most
            assert not most or len(regulars(held)) <= most, (formation.id, "has more Squadrons than it may", most)
    holders = Counter(chit.holder for chit in state.chits.values() if chit.status is ChitStatus.ISSUED)
    for holder, orders in holders.items():
        assert orders == 1, (holder, "holds several Orders")


def _names(state: State) -> None:
    """Everything goes by its own id, and no Leader or Auxiliary of the scenario has vanished."""
    for pieces in (state.squadrons, state.formations, state.auxiliaries, state.leaders, state.chits):
        for name, one in pieces.items():
            assert one.id == name, (name, one, "goes by another id")
    cast = _cast(state.figures, state.scenario, state.first_year)
    assert state.leaders.keys() == cast.leaders, state.leaders.keys() ^ cast.leaders
    assert state.auxiliaries.keys() >= cast.auxiliaries, cast.auxiliaries - state.auxiliaries.keys()


class _Cast(NamedTuple):
    """All that a scenario begins with, on the map or not."""

    sail: dict[str, Contingent]
    leaders: frozenset[LeaderId]
    auxiliaries: frozenset[AuxiliaryId]


@kept
def _cast(figures: Figures, scenario: str, first_year: str) -> _Cast:
    opening = opened(figures, scenario, {"first_year": first_year})
    crews: tuple[Squadron | Auxiliary, ...] = (*opening.squadrons.values(), *opening.auxiliaries.values())
    sail = {ship: one.contingent for one in crews for ship in one.ships}
    sail |= {ship: contingent for contingent, ships in opening.waiting.items() for ship in ships}
    return _Cast(sail, frozenset(opening.leaders), frozenset(opening.auxiliaries))


def _held(state: State) -> Counter[str]:
    """How often each Sail is in a Squadron, in a Fleet-50, waiting or a prize."""
    return Counter(
        chain(
            chain.from_iterable(one.ships for one in state.squadrons.values()),
            chain.from_iterable(one.ships for one in state.auxiliaries.values()),
            chain.from_iterable(state.waiting.values()),
            chain.from_iterable(state.prizes.values()),
        )
    )


def _sail(state: State) -> None:
    """Every Sail of the scenario is in a Squadron, in a Fleet-50, waiting, a prize or lost, and none is in two.

    Those of a Contingent that has left for good are gone with it (2.16).
    """
    held = _held(state)
    assert all(count == 1 for count in held.values()), [ship for ship, count in held.items() if count > 1]
    for name, contingent in _cast(state.figures, state.scenario, state.first_year).sail.items():
        gone = name in state.lost or state.stances.get(contingent) is Stance.GONE
        assert gone or name in held, (name, "is nowhere")


def _squadron(state: State, one: Squadron) -> None:
    assert 1 <= len(one.ships) <= state.figures.squadrons.most_sail[one.kind], (one, "has too few or too many Sail")
    assert one.dp >= 0, one
    formation = state.formations.get(FormationId(one.formation))
    assert not one.formation or formation is not None, (one, "is in no Formation that there is")
    if one.status is Status.READY:
        assert formation is not None, (one, "is Ready without a Formation")
        assert not formation.harbour, (one, "is Ready in harbour")
        assert formation.place, (one, "is Ready off the map")
        assert not one.at, one
    elif one.status is not Status.AWAY:
        assert state.figures.places[one.at].has_harbour, one
        assert formation is None or (formation.harbour and formation.place == one.at), (one, formation)


def _formation(state: State, one: Formation, own: tuple[Squadron, ...]) -> None:
    assert one.place == NOWHERE or one.place in state.figures.network.locations, (one, "is in no location")
    assert not one.harbour or state.figures.places[one.place].has_harbour, (one, "is in harbour where there is none")
    assert not one.link or one.place == in_box(place_of(one.place)), (one, "remembers whence it came outside an In Box")
    if one.superior:
        above = state.formations[FormationId(one.superior)]
        assert above.fleet is one.fleet, (one, above)
        assert (
            above.kind not in state.figures.formations.kinds
            or one.kind in state.figures.formations.kinds[above.kind].holds
        ), (one, above)
        assert (above.place, above.harbour, above.spotted) == (one.place, one.harbour, one.spotted), (one, above)
    assert not (one.harbour and one.spotted), (one, "is Spotted in harbour")
    assert (one.kind is Kind.CONVOY) is (one.id in state.convoys), (one, "is and is not a Convoy")
    assert all(state.figures.formations.fleets[squadron.contingent] is one.fleet for squadron in own), (one, own)
    if one.kind in _SOLITARY:
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
    assert not one.port or state.figures.places[one.port].has_harbour, one
    paired = one.kind is AuxiliaryClass.FLEET50 and one.berth is not Berth.OUT
    assert len(one.ships) == (state.figures.squadrons.fleet50_cost if paired else 0), (
        one,
        "is not made of so many SOL(D)",
    )


def _leader(state: State, one: Leader) -> None:
    assert not one.post or FormationId(one.post) in state.formations, (one, "is posted to nothing")
    assert not one.post or one.fate is Captain.SERVING, (one, "is posted though he cannot serve")


def _convoy(one: Convoy) -> None:
    assert one.dp >= 0, one
    assert one.cargo >= 0, one
    assert 0 <= one.covered <= one.entered, (one, "was escorted further than it came")


def _prestige(state: State) -> None:
    """What the ledger says is what the players have."""
    row = state.figures.scenarios.setup_of(state.scenario, state.first_year)
    for fleet in Fleet:
        moved = sum(entry.amount for entry in state.ledger if entry.fleet is fleet)
        book = state.books[fleet]
        assert book.prestige == row.prestige[fleet] + moved >= 0, (fleet, book, moved)
        assert book.fulfilled >= 0, book
        assert book.failed >= 0, book
