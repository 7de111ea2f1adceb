"""1.5, SC.* How a scenario opens: its forces, counters and the state of the world, from the data into a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from maestre.games.mistral.battle.combat import COMBAT_DICE
from maestre.games.mistral.battle.elsewhere import BATTLES
from maestre.games.mistral.convoys.troops import TROOP_FORMATS
from maestre.games.mistral.data import Figures, Forces, SetupRow, SquadronEntry
from maestre.games.mistral.data.words import AuxiliaryClass, Contingent, Event, Fleet, Kind, Stance, Status
from maestre.games.mistral.orders.chits import ORDER_DRAWS
from maestre.games.mistral.table.formations import stacks
from maestre.games.mistral.table.rerolls import REROLLS
from maestre.games.mistral.table.spotting import deal_handles
from maestre.games.mistral.table.state import (
    NOWHERE,
    Auxiliary,
    AuxiliaryId,
    Berth,
    Book,
    Formation,
    FormationId,
    Front,
    Leader,
    LeaderId,
    Mark,
    Phase,
    Squadron,
    SquadronId,
    State,
)
from maestre.play import Procedure, rule
from maestre.play.state import opened as of_figures

NO_RANK: Final = "none"
_OUT: Final = (Stance.NEUTRAL, Stance.GONE)
"""How a Contingent stands that takes no part."""


def agreeable(figures: Figures) -> dict[str, tuple[str | bool, ...]]:
    """List what the players agree on, the usual first.

    These are 1.42.a, 2.24, 2.243, 2.34.a, 2.523, 2.721, IC.5.15.b, T.cdt.d, T.prestige.e and T.ranks.
    """
    ranks = (NO_RANK, *figures.prestige.ranks)
    return {
        "rerolls": REROLLS,
        "open_markers": (False, True),
        "pirate_tie": (Fleet.BOURBON.value, Fleet.BRITISH.value),
        "troop_format": TROOP_FORMATS,
        "combat_dice": COMBAT_DICE,
        "order_draws": ORDER_DRAWS,
        "named_ships": (False, True),
        "battles": BATTLES,
        "first_year": figures.scenarios.years,
        "british_rank": ranks,
        "bourbon_rank": ranks,
    }


@rule("1.5", "2.34.a", "2.721", "SC.1744", "SC.1744.b", "SC.1744.d", "SC.winter", "SC.list", "SC.campaign", "IC.12.1")
def opened(figures: Figures, scenario: str, options: Mapping[str, object]) -> State:
    """Give the position with which a scenario begins; its first Orders come next (SC.1744.c).

    Which hidden counter has which handle is dealt by `deal_counters`, since a position is opened without chance.
    """
    row, first_year = figures.scenarios.row[scenario], str(options.get("first_year", ""))
    setup, forces = figures.scenarios.setup_of(scenario, first_year), figures.scenarios.forces_of(scenario, first_year)
    state = of_figures(State, figures)(
        scenario=scenario, year=setup.year, turn=row.first_turn, last_turn=row.last_turn, phase=Phase.ROLES
    )
    _world(state, setup)
    _agreed(state, options)
    _squadrons(state, forces)
    _leaders(state, forces)
    _auxiliaries(state, forces)
    _neutrals(state, forces)
    return state


def _world(state: State, row: SetupRow) -> None:
    """The Events in force, Campaigns, Contingents, stores and Prestige; an Event of before is of no Turn."""
    state.books = {fleet: Book(row.prestige[fleet]) for fleet in Fleet}
    state.events = {event: Mark(times=1) if event in row.events else Mark() for event in Event}
    state.fronts = {
        campaign: Front(front.marker, front.bourbon, front.austrian, ended=front.ended)
        for campaign, front in row.campaigns.items()
    }
    state.stances = dict(row.stances)
    state.repair_points = dict(row.repair_points)
    state.admirals = {command: LeaderId(name) for command, name in row.admirals.items()}
    state.fleet_admirals = {fleet: LeaderId(name) for fleet, name in row.fleet_admirals.items()}


def _agreed(state: State, options: Mapping[str, object]) -> None:
    """What the players have agreed on before they come to the table."""
    state.pirate_tie = Fleet(str(options.get("pirate_tie", state.pirate_tie.value)))
    state.troop_format = str(options.get("troop_format", state.troop_format))
    state.combat_dice = str(options.get("combat_dice", state.combat_dice))
    state.order_draws = str(options.get("order_draws", state.order_draws))
    state.named_ships = bool(options.get("named_ships", state.named_ships))
    state.battles = str(options.get("battles", state.battles))
    state.first_year = str(options.get("first_year", state.figures.scenarios.years[0]))
    state.open_markers = bool(options.get("open_markers", state.open_markers))
    state.rerolls = str(options.get("rerolls", state.rerolls))
    state.british_rank = str(options.get("british_rank", NO_RANK))
    state.bourbon_rank = str(options.get("bourbon_rank", NO_RANK))


@rule("SC.1744.b")
def _squadrons(state: State, forces: Forces) -> None:
    """Every Squadron in its place, state and Formation; no Flag is Subordinated, nobody Spotted, no Dummy out."""
    for entry in forces.squadron:
        if state.stances[entry.contingent] in _OUT:
            _waits(state, entry)
            continue
        harboured = entry.status is not Status.READY
        ident = SquadronId(entry.id)
        state.squadrons[ident] = Squadron(
            ident,
            entry.contingent,
            entry.kind,
            tuple(ship.name for ship in entry.ships),
            entry.dp,
            entry.status,
            entry.at if harboured else NOWHERE,
            entry.formation,
        )
        if entry.formation and entry.formation not in state.formations:
            _formation(state, FormationId(entry.formation), entry.at, harbour=harboured)


@rule("2.16", "2.165.a", "SC.years")
def _waits(state: State, entry: SquadronEntry) -> None:
    """The Sail of a Contingent that is Neutral wait off the map; those of one that has gone for good are no more."""
    if state.stances[entry.contingent] is Stance.NEUTRAL:
        before = state.waiting.get(entry.contingent, ())
        state.waiting[entry.contingent] = (*before, *(ship.name for ship in entry.ships))


def _formation(state: State, name: FormationId, place: str, *, harbour: bool) -> None:
    counter = state.figures.formations.counters[name]
    number = 1 + sum(1 for one in state.formations.values() if one.fleet is counter.fleet)
    state.formations[name] = Formation(
        name, counter.fleet, Kind(counter.kind), place, harbour, handle=f"{counter.fleet}-{number}"
    )


def _leaders(state: State, forces: Forces) -> None:
    for entry in forces.leader:
        ident = LeaderId(entry.id)
        state.leaders[ident] = Leader(ident, entry.contingent, entry.rank, entry.formation)


def _auxiliaries(state: State, forces: Forces) -> None:
    for entry in forces.auxiliary:
        ident = AuxiliaryId(entry.id)
        assigned = bool(entry.formation or entry.port)
        if state.stances.get(entry.contingent) in _OUT:
            state.auxiliaries[ident] = Auxiliary(ident, entry.contingent, entry.kind, entry.role, Berth.OUT)
            continue
        state.auxiliaries[ident] = Auxiliary(
            ident,
            entry.contingent,
            entry.kind,
            entry.role,
            Berth.ASSIGNED if assigned else Berth.AVAILABLE,
            entry.port,
            entry.formation,
            ships=tuple(ship.name for ship in entry.ships) if entry.kind is AuxiliaryClass.FLEET50 else (),
        )


@rule("2.16", "SC.1744.d")
def _neutrals(state: State, forces: Forces) -> None:
    """What Neutral Contingents would bring waits off the map: their Sail by name, their Auxiliaries out of play."""
    for pool in forces.pool:
        state.waiting[pool.contingent] = pool_sail(forces, pool.contingent)
        for place, kind in enumerate(pool.auxiliaries):
            ident = pool_auxiliary(pool.contingent, kind, 1 + pool.auxiliaries[:place].count(kind))
            state.auxiliaries[ident] = Auxiliary(ident, pool.contingent, kind, berth=Berth.OUT)


def pool_sail(forces: Forces, contingent: Contingent) -> tuple[str, ...]:
    """The Sail that a Neutral Contingent would bring; the sources name none of them, so they are numbered."""
    of = [pool for pool in forces.pool if pool.contingent is contingent]
    squadrons = [squadron for pool in of for squadron in pool.squadrons]
    return tuple(f"{squadron.id}-{number}" for squadron in squadrons for number in range(1, squadron.sail + 1))


def pool_auxiliary(contingent: Contingent, kind: AuxiliaryClass, number: int) -> AuxiliaryId:
    """The name of an Auxiliary that a Neutral Contingent would bring, made like those of the scenarios: gGalley1."""
    return AuxiliaryId(f"{contingent[0]}{kind.capitalize()}{number}")


@rule("SC.1744.b", "IC.7.11")
def deal_counters(state: State) -> Procedure[None]:
    """Deal the handles of hidden counters that begin in one place: the set-up must not tell them apart."""
    if state.turns > 1:
        return
    seen: list[tuple[str, Fleet]] = []
    for one in tuple(state.formations.values()):
        here = (one.place, one.fleet)
        if here not in seen and len(stacks(state, one.place, one.fleet)) > 1:
            seen.append(here)
            yield from deal_handles(state, one.place, one.id)
