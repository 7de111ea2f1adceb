"""IC.3.1-IC.3.44, 2.12, 2.22 What Formations are made of, who leads them and how fast they sail: questions only."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Class, Command, Event, Fleet, Kind, Personality, Status
from maestre.games.mistral.table.ranks import bonus
from maestre.games.mistral.table.state import (
    Captain,
    Formation,
    FormationId,
    Leader,
    LeaderId,
    Squadron,
    State,
)
from maestre.play import Tally, rule


class Commander(msgspec.Struct, frozen=True, gc=False):
    """Who commands a Formation, real or notional (IC.3.43)."""

    id: LeaderId | None
    leadership: int
    strategy: int
    control: int
    personality: Personality


@rule("2.11")
def enemy(fleet: Fleet) -> Fleet:
    """The other Fleet: each of the two players has one."""
    return Fleet.BOURBON if fleet is Fleet.BRITISH else Fleet.BRITISH


def top(state: State, formation: FormationId) -> FormationId:
    """The Formation to which this one is Subordinated in the end, or itself (IC.3.3.d)."""
    while superior := state.formations[formation].superior:
        formation = FormationId(superior)
    return formation


def below(state: State, formation: FormationId) -> tuple[FormationId, ...]:
    """The Formation and all that are Subordinated to it."""
    found = [formation]
    for one in found:
        found += [other.id for other in state.formations.values() if other.superior == one]
    return tuple(found)


def squadrons_in(state: State, formation: FormationId, *, deep: bool = True) -> tuple[Squadron, ...]:
    """Its Squadrons and Flagships, those of Subordinated Formations too unless told otherwise, in order of id."""
    of = below(state, formation) if deep else (formation,)
    return tuple(one for one in state.squadrons.values() if one.formation in of)


def whereabouts(state: State, squadron: Squadron) -> str:
    """Where a Squadron is: in its harbour or with its Formation."""
    with_it = state.formations.get(FormationId(squadron.formation))
    return with_it.place if with_it is not None else squadron.at


def regulars(squadrons: tuple[Squadron, ...]) -> tuple[Squadron, ...]:
    """Those that are not Flagships (2.223.a)."""
    return tuple(one for one in squadrons if one.kind is not Class.FLAGSHIP)


@rule("IC.9.37.b")
def sail(squadrons: tuple[Squadron, ...]) -> int:
    """All their SOL, SOL(D) and Flagships."""
    return sum(len(one.ships) for one in squadrons)


def ready(formation: Formation) -> bool:
    """Whether it is on the map and not in harbour."""
    return bool(formation.place) and not formation.harbour


def who_sees(formation: Formation) -> tuple[str, ...] | None:
    """Who sees what becomes of a Formation: all if it is Spotted at sea, else its owner."""
    return None if formation.spotted and ready(formation) else (formation.fleet.value,)


def in_sight(state: State, formation: str) -> bool:
    """Whether there is such a Formation and the enemy sees it."""
    one = state.formations.get(FormationId(formation))
    return one is not None and who_sees(one) is None


@rule("IC.3.3.e")
def stacks(state: State, place: str, fleet: Fleet | None = None) -> tuple[Formation, ...]:
    """The Formations that lie in a location by themselves, Dummies and Convoys too, of one Fleet or of both."""
    return tuple(
        one
        for one in state.formations.values()
        if one.place == place and ready(one) and not one.superior and fleet in (None, one.fleet)
    )


def lying(state: State, fleet: Fleet) -> frozenset[str]:
    """The locations in which a Fleet has `stacks`."""
    return frozenset(
        one.place for one in state.formations.values() if one.fleet is fleet and ready(one) and not one.superior
    )


@rule("2.125.b")
def is_independent(formation: Formation) -> bool:
    """Whether it is a lone Squadron (IC.3.35): with its Convoy it is one no longer."""
    return formation.kind is Kind.INDEPENDENT and not formation.superior


def leaders_in(state: State, formation: FormationId) -> tuple[Leader, ...]:
    """The Leaders posted to it and to Formations Subordinated to it, who are fit to serve."""
    mine = below(state, formation)
    return tuple(one for one in state.leaders.values() if one.post in mine and one.fate is Captain.SERVING)


@rule("2.33.a", "2.42.323")
def at_war_with_france(state: State) -> bool:
    """Whether the restrictions of 2.33 are lifted: by the Event, or because the British have defied the French."""
    return state.defied or state.events[Event.FRANCE_DECLARES_WAR].times > 0


@rule("2.311.a", "2.311.b")
def first_command(state: State, fleet: Fleet) -> Command:
    """The Command whose Admirals come first: of the Bourbons the Spanish until the French war, then the French."""
    if fleet is Fleet.BRITISH:
        return Command.BRITISH
    return Command.FRENCH if at_war_with_france(state) else Command.SPANISH


@rule("T.ranks_order", "2.311.a", "2.311.b", "IC.3.46.c")
def seniority(state: State, leader: LeaderId) -> tuple[int, bool, int, int]:
    """A key that sorts the senior first: rank, the Command that comes first, ensign, the order of the data."""
    one, row = state.leaders[leader], state.figures.scenarios.leaders[leader]
    rank, ensign = state.figures.formations.seniority(one.rank, row.ensign)
    second = state.figures.formations.commands[one.contingent] is not first_command(
        state, state.figures.formations.fleets[one.contingent]
    )
    return rank, second, ensign, [*state.figures.scenarios.leaders].index(leader)


@rule("IC.3.43", "T.ranks")
def commander(state: State, formation: FormationId) -> Commander:
    """Its own Leader, the senior if there are several, to whom a Player Rank may give more Control; or a notional one.

    There are several where the Leader of a Formation that is no more has joined it (IC.3.3.g).
    """
    posted = (one.id for one in state.leaders.values() if one.post == formation and one.fate is Captain.SERVING)
    leader = min(posted, key=lambda one: seniority(state, one), default=None)
    if leader is None:
        return rated(state.figures, None)
    own, more = rated(state.figures, leader), bonus(state, state.formations[formation].fleet, "control")
    return msgspec.structs.replace(own, control=own.control + more) if more else own


@rule("IC.3.4", "IC.3.43", "T.strategy.b")
def rated(figures: Figures, leader: LeaderId | None) -> Commander:
    """A Leader with his ratings, or a notional one."""
    row = figures.formations.notional if leader is None else figures.scenarios.leaders[leader]
    return Commander(leader, row.leadership, row.strategy, row.control, row.personality)


@rule("IC.3.44")
def oversize(state: State, formation: FormationId) -> int:
    """By how many its regular Squadrons outnumber the Control of its Leader; a led Formation below counts as one."""
    return max(0, _to_control(state, formation) - commander(state, formation).control)


def _to_control(state: State, formation: FormationId) -> int:
    count = len(regulars(squadrons_in(state, formation, deep=False)))
    for lower in (one.id for one in state.formations.values() if one.superior == formation):
        count += _to_control(state, lower) if commander(state, lower).id is None else 1
    return count


@rule("2.31", "2.318")
def command_of(state: State, formation: FormationId) -> Command | None:
    """The Command of a Formation; None of a joint one without Squadrons (2.124)."""
    one = state.formations[formation]
    if one.fleet is Fleet.BRITISH:
        return Command.BRITISH
    if one.kind is Kind.CONVOY:
        return state.figures.formations.commands[state.figures.formations.convoys[state.convoys[formation].kind]]
    of = [state.figures.formations.commands[squadron.contingent] for squadron in squadrons_in(state, formation)]
    if not of:
        return state.figures.formations.command(formation)
    spanish = of.count(Command.SPANISH)
    return Command.SPANISH if 2 * spanish >= len(of) else Command.FRENCH


# ------------------------------------------------------------------------------------------------ damage and speed


@rule("2.121", "2.121.b", "2.122", "2.226.b", "2.223.b")
def damage_rating(figures: Figures, squadron: Squadron) -> Tally:
    """The Damage Rating of its own Contingent, more for a Flagship."""
    rating = Tally.of(figures.squadrons.damage_rating[squadron.contingent], "2.121")
    return rating.plus(figures.squadrons.flagship_bonus, "2.226.b") if squadron.kind is Class.FLAGSHIP else rating


@rule("T.damage", "T.damage.d")
def over(figures: Figures, squadrons: tuple[Squadron, ...], thirds: int) -> bool:
    """Whether any of them, the worst, has more Damage Points than so many thirds of its rating."""
    return any(3 * one.dp > thirds * damage_rating(figures, one).whole for one in squadrons)


@rule("IC.5.11", "2.226.a")
def movement_allowance(state: State, formation: FormationId) -> Tally:
    """The lowest of its Squadrons, each less one if it is over two thirds; Convoys and Dummies have their own."""
    one = state.formations[formation]
    if one.kind in (Kind.CONVOY, Kind.DUMMY):
        return _own_allowance(state, one)
    return allowance_of(state.figures, squadrons_in(state, formation))


def allowance_of(figures: Figures, squadrons: tuple[Squadron, ...]) -> Tally:
    """The Movement Allowance of Squadrons that sail together; of none it is nothing."""
    least = min(squadrons, key=lambda each: _speed(figures, each), default=None)
    if least is None:
        return Tally.of(0, "IC.5.11")
    flagship = least.kind is Class.FLAGSHIP
    tally = Tally.of(figures.squadrons.movement[least.kind], "2.226.a" if flagship else "IC.5.11")
    if over(figures, (least,), 2):
        tally = tally.plus(figures.squadrons.slowed, "T.damage")
    return tally.at_least(figures.squadrons.slowest, "IC.5.11")


@rule("T.damage", "T.damage.d")
def _speed(figures: Figures, squadron: Squadron) -> int:
    """How fast a Squadron is: damage slows the one that has it, and the slowest of a Formation sets its pace."""
    return figures.squadrons.movement[squadron.kind] + (
        figures.squadrons.slowed if over(figures, (squadron,), 2) else 0
    )


@rule("IC.10.1", "IC.7.15")
def _own_allowance(state: State, formation: Formation) -> Tally:
    if formation.kind is Kind.DUMMY:
        return Tally.of(state.figures.formations.dummy_movement, "IC.7.15")
    tally = Tally.of(state.figures.formations.convoy_movement, "IC.10.1")
    escorts = squadrons_in(state, formation.id)
    if not escorts:
        return tally
    return tally.at_most(allowance_of(state.figures, escorts).whole, "IC.5.11")


def in_harbour(state: State, place: str, fleet: Fleet) -> Iterator[Squadron]:
    """A Fleet's Squadrons in a harbour."""
    for one in state.squadrons.values():
        there = one.at == place and one.status in (Status.FITTING_OUT, Status.IN_ORDINARY)
        if there and state.figures.formations.fleets[one.contingent] is fleet:
            yield one
