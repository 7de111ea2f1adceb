"""SC.1744, SC.winter Scenarios: when they are played, the state of the world and the forces with their places."""

from __future__ import annotations

from collections import Counter as Tallied
from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from maestre.games.mistral.data.calendar import Calendar
from maestre.games.mistral.data.forces import changed_forces
from maestre.games.mistral.data.formations import Formations
from maestre.games.mistral.data.squadrons import Squadrons
from maestre.games.mistral.data.waters import Waters
from maestre.games.mistral.data.words import (
    AuxiliaryClass,
    Campaign,
    Class,
    Command,
    Contingent,
    Event,
    Fleet,
    Personality,
    Rank,
    Role,
    Stance,
    Status,
)
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read

SCENARIOS_FILE: Final = "scenarios.toml"

_Rating = Annotated[int, msgspec.Meta(ge=0, le=9)]


class Ship(NamedTuple):
    """A ship by name, with her guns (0: not recorded)."""

    name: str
    guns: Amount


class SquadronEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Squadron or Flagship as a scenario begins; ``shift`` is printed on Flagships."""

    id: str
    contingent: Contingent
    kind: Class
    ships: tuple[Ship, ...]
    at: str
    status: Status
    formation: str
    dp: Amount
    shift: Amount = 0


class AuxiliaryEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An Auxiliary as a scenario begins: Assigned to a Formation or a Port, or Available."""

    id: str
    contingent: Contingent
    kind: AuxiliaryClass
    role: Role = Role.NAVY
    ships: tuple[Ship, ...] = ()
    formation: str = ""
    port: str = ""


class Promotion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rank that a Leader is promoted to, and when."""

    rank: Rank
    year: Number
    turn: Number


class LeaderEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Leader: his ratings, his rank as a scenario begins and his post, if any."""

    id: str
    name: str
    contingent: Contingent
    rank: Rank
    personality: Personality
    leadership: _Rating
    strategy: _Rating
    control: _Rating
    ensign: Literal["", "red", "white", "blue"] = ""
    formation: str = ""
    promotion: Promotion | None = None


class PoolSquadron(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Squadron that a Neutral Contingent would bring."""

    id: str
    kind: Class
    sail: Number


class ReservePool(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Neutral Contingent brings when it becomes Active."""

    contingent: Contingent
    squadrons: tuple[PoolSquadron, ...]
    auxiliaries: tuple[AuxiliaryClass, ...]


class Forces(Table, frozen=True, kw_only=True):
    """Everything that a scenario puts on the map, in harbour or into a box."""

    id: str
    squadron: tuple[SquadronEntry, ...]
    auxiliary: tuple[AuxiliaryEntry, ...]
    leader: tuple[LeaderEntry, ...]
    pool: tuple[ReservePool, ...]


class FrontEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Military Campaign as a Year begins: its marker, earlier Victories, and whether it has ended for good."""

    marker: int = 0
    bourbon: Amount = 0
    austrian: Amount = 0
    ended: bool = False


class SetupRow(Table, frozen=True, kw_only=True):
    """The state of the world and the forces with which a Year begins."""

    id: str
    forces: str
    year: Number
    prestige: dict[Fleet, Amount]
    events: tuple[Event, ...]
    campaigns: dict[Campaign, FrontEntry]
    stances: dict[Contingent, Stance]
    repair_points: dict[str, Amount]
    admirals: dict[Command, str]
    fleet_admirals: dict[Fleet, str]

    def __post_init__(self) -> None:
        super().__post_init__()
        if set(self.prestige) != set(Fleet) or set(self.campaigns) != set(Campaign):
            raise ValueError("give each Fleet its Prestige and each Campaign its marker")


class ScenarioRow(Table, frozen=True, kw_only=True):
    """A scenario: its length and the set-up with which it begins; ``ours`` as it is rebuilt.

    Without a ``setup`` its players choose the Year with which it begins; without a ``last_turn`` it ends by a roll.
    """

    id: str
    title: Text
    ours: bool
    note: Text
    setup: str
    first_turn: Number
    last_turn: Amount
    levant_figure: bool
    first_draws: Number
    first_orders_checked: bool


class _ScenariosFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scenario: dict[str, dict[str, object]]
    setup: dict[str, dict[str, object]]
    forces: dict[str, dict[str, object]]


class Scenarios(NamedTuple):
    """What ``scenarios.toml`` holds, and all its Leaders and Flagships."""

    row: dict[str, ScenarioRow]
    setups: dict[str, SetupRow]
    forces: dict[str, Forces]
    leaders: dict[str, LeaderEntry]
    flagships: dict[str, SquadronEntry]

    @property
    def years(self) -> tuple[str, ...]:
        """The set-ups with which a Campaign may begin, the earliest Year first."""
        return tuple(sorted(self.setups, key=lambda name: self.setups[name].year))

    def setup_of(self, scenario: str, first_year: str = "") -> SetupRow:
        """Give the set-up of a scenario: its own, or that of the Year that the players have chosen."""
        return self.setups[self.row[scenario].setup or first_year or self.years[0]]

    def forces_of(self, scenario: str, first_year: str = "") -> Forces:
        """Give the forces of a scenario."""
        return self.forces[self.setup_of(scenario, first_year).forces]


@rule("1.5", "SC.list")
def read_scenarios(
    text: str, calendar: Calendar, formations: Formations, squadrons: Squadrons, waters: Waters
) -> Scenarios:
    """Read the scenarios: every place, Formation and Leader that they name exists, and no counter is used twice."""
    file = read(SCENARIOS_FILE, text, _ScenariosFile)
    forces = each(SCENARIOS_FILE, "forces", changed_forces(SCENARIOS_FILE, file.forces), Forces)
    setups = each(SCENARIOS_FILE, "setup", file.setup, SetupRow)
    row = each(SCENARIOS_FILE, "scenario", file.scenario, ScenarioRow)
    for name, host in forces.items():
        _check_squadrons(f"forces.{name}.squadron", host, formations, waters)
        _check_auxiliaries(f"forces.{name}.auxiliary", host, formations, waters)
        for leader in host.leader:
            if leader.formation:
                _counter(f"forces.{name}.leader.{leader.id}", leader.formation, formations)
    for name, setup in setups.items():
        _check_setup(f"setup.{name}", setup, forces, formations, waters)
    leaders: dict[str, LeaderEntry] = {}
    for host in forces.values():
        for leader in host.leader:
            _check_ratings(f"forces.{host.id}.leader.{leader.id}", leader, leaders.setdefault(leader.id, leader))
    squadrons_listed = [entry for host in forces.values() for entry in host.squadron]
    flagships = {entry.id: entry for entry in squadrons_listed if entry.kind is Class.FLAGSHIP}
    found = Scenarios(row, setups, forces, leaders, flagships)
    _check_lengths(found, calendar)
    _check_sizes(found, squadrons)
    return found


def _check_setup(
    where: str, setup: SetupRow, forces: dict[str, Forces], formations: Formations, waters: Waters
) -> None:
    if setup.forces not in forces:
        raise DataError(SCENARIOS_FILE, where, f"it has no forces {setup.forces!r}; name some that stand")
    if set(setup.stances) != set(formations.contingents):
        raise DataError(SCENARIOS_FILE, where, "give each Contingent of the Fleets its stance")
    known = [leader.id for leader in forces[setup.forces].leader]
    for admiral in (*setup.admirals.values(), *setup.fleet_admirals.values()):
        if admiral not in known:
            raise DataError(SCENARIOS_FILE, where, f"{admiral} is no Leader of it; name one of them")
    for port in setup.repair_points:
        if port not in waters.victualled:
            raise DataError(SCENARIOS_FILE, f"{where}.repair_points", f"{port} keeps no Repair Points")


def _check_ratings(where: str, leader: LeaderEntry, first: LeaderEntry) -> None:
    """A Leader has one counter: in all forces but his rank and his post are the same."""
    if msgspec.structs.replace(leader, rank=first.rank, formation=first.formation) != first:
        raise DataError(SCENARIOS_FILE, where, f"{leader.id} has other ratings elsewhere; a Leader has one counter")


def _check_squadrons(table: str, host: Forces, formations: Formations, waters: Waters) -> None:
    taken: Tallied[tuple[Contingent, Class]] = Tallied()
    taken.update((entry.contingent, entry.kind) for entry in host.squadron if entry.kind is not Class.FLAGSHIP)
    for pool in host.pool:
        taken.update((pool.contingent, squadron.kind) for squadron in pool.squadrons)
    for (contingent, kind), many in taken.items():
        if many > formations.most_squadrons(contingent, kind):
            raise DataError(
                SCENARIOS_FILE, table, f"{many} {contingent} {kind} Squadrons are more than there are counters"
            )
    ships = [ship for entry in host.squadron for ship in entry.ships]
    ships += [ship for auxiliary in host.auxiliary for ship in auxiliary.ships]
    for name, many in Tallied(ship.name for ship in ships).items():
        if many > 1:
            raise DataError(SCENARIOS_FILE, table, f"{name} is there {many} times; each ship sails once")
    for entry in host.squadron:
        _check_squadron(f"{table}.{entry.id}", entry, formations, waters)


@rule("2.72", "2.721")
def _check_lengths(scenarios: Scenarios, calendar: Calendar) -> None:
    """A scenario ends with a Turn of its Year, or by a roll; whoever may choose the Year has a set-up for each."""
    for name, row in scenarios.row.items():
        if row.setup and row.setup not in scenarios.setups:
            raise DataError(SCENARIOS_FILE, f"scenario.{name}", f"it has no set-up {row.setup!r}; name one that stands")
        if not row.first_turn <= (row.last_turn or calendar.turns) <= calendar.turns:
            lasts = f"it runs from Turn {row.first_turn} to {row.last_turn}; a Year has {calendar.turns}"
            raise DataError(SCENARIOS_FILE, f"scenario.{name}", lasts)
        if row.last_turn and not row.setup:
            raise DataError(SCENARIOS_FILE, f"scenario.{name}", "a Year that is chosen has no last Turn; leave it 0")
    years = sorted(setup.year for setup in scenarios.setups.values())
    if years != list(range(calendar.first_year, calendar.last_year + 1)):
        raise DataError(
            SCENARIOS_FILE, "setup", f"give each Year from {calendar.first_year} to {calendar.last_year} one set-up"
        )


def _check_sizes(scenarios: Scenarios, squadrons: Squadrons) -> None:
    for name, host in scenarios.forces.items():
        for entry in host.squadron:
            _check_sail(f"forces.{name}.squadron.{entry.id}", entry, squadrons)
        for auxiliary in host.auxiliary:
            many = squadrons.fleet50_cost
            if auxiliary.kind is AuxiliaryClass.FLEET50 and len(auxiliary.ships) != many:
                where = f"forces.{name}.auxiliary.{auxiliary.id}"
                raise DataError(SCENARIOS_FILE, where, f"a Fleet-50 is made of {many} SOL(D); name them")


@rule("2.22")
def _check_sail(where: str, entry: SquadronEntry, squadrons: Squadrons) -> None:
    if not 0 < len(entry.ships) <= squadrons.most_sail[entry.kind]:
        raise DataError(SCENARIOS_FILE, where, f"{len(entry.ships)} Sail are none or too many; mend ships")


@rule("2.22")
def _check_squadron(where: str, entry: SquadronEntry, formations: Formations, waters: Waters) -> None:
    if (entry.kind is Class.FLAGSHIP) is not bool(entry.shift):
        raise DataError(SCENARIOS_FILE, where, "Flagships bear a shift, and no other counter does; mend shift")
    if entry.at not in waters.places:
        raise DataError(SCENARIOS_FILE, where, f"{entry.at} is no place; mend at")
    if entry.formation:
        _counter(where, entry.formation, formations)
    if entry.status is Status.READY and not entry.formation:
        raise DataError(SCENARIOS_FILE, where, "a Ready Squadron belongs to a Formation; name one")


@rule("2.234", "2.521")
def _check_auxiliaries(table: str, host: Forces, formations: Formations, waters: Waters) -> None:
    navy = [entry for entry in host.auxiliary if entry.role is Role.NAVY]
    for (contingent, kind), many in Tallied((entry.contingent, entry.kind) for entry in navy).items():
        if many > formations.most_auxiliaries(contingent, kind):
            raise DataError(SCENARIOS_FILE, table, f"{many} {contingent} {kind} are more than there are counters")
    for entry in host.auxiliary:
        if entry.formation:
            _counter(f"{table}.{entry.id}", entry.formation, formations)
        if entry.role is Role.PIRATE and entry.kind not in (AuxiliaryClass.GALLEY, AuxiliaryClass.LIGHT):
            raise DataError(SCENARIOS_FILE, f"{table}.{entry.id}", f"a pirate is a Galley or Light, not {entry.kind}")
        if entry.port and not (entry.port in waters.places and waters.places[entry.port].is_port):
            raise DataError(SCENARIOS_FILE, f"{table}.{entry.id}", f"{entry.port} is no Port; mend port")


def _counter(where: str, formation: str, formations: Formations) -> None:
    if formation not in formations.counters:
        raise DataError(SCENARIOS_FILE, where, f"{formation} is no counter of Formations; use one of formations.toml")
