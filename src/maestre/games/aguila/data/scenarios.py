"""16.01-16.60 The twelve scenarios: zones, length, reserves, and what each has of its own."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from maestre.games.aguila.data.combat import Combat
from maestre.games.aguila.data.measures import Face, Share
from maestre.games.aguila.data.weapons import Weapons
from maestre.games.aguila.data.words import Ability, Arm, Class, Scenario, Structure
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read, rows

SCENARIOS_FILE: Final = "scenarios.toml"

_Hundredths = Annotated[int, msgspec.Meta(ge=0, le=100)]
_Group = Annotated[int, msgspec.Meta(ge=1, le=4)]
_Pair = tuple[Number, Number]
_EQUAL: Final = Share(1, 1)
_BOUNDS: Final = {
    "edge": (False, True),
    "off_table": (False, False),
    "around": (False, True),
    "behind_river": (False, False),
    "diagonal": (True, False),
    "quadrant": (True, False),
}


class Length(Table, frozen=True, kw_only=True):
    """How long a game lasts: from turn ``start`` on a die decides after each turn, ever harder."""

    id: str
    start: Number
    goes_on: tuple[Face, ...]
    last: Number

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.start + len(self.goes_on) != self.last:
            raise ValueError(
                f"turns {self.start} and {len(self.goes_on)} more do not make {self.last}; mend one of them"
            )
        if any(after <= before for before, after in pairwise(self.goes_on)):
            raise ValueError("going on does not get harder turn by turn; mend goes_on")


class Deployment(Table, frozen=True, kw_only=True):
    """The group in which each class deploys; open formation, heavy guns and officers have theirs whatever the class."""

    classes: dict[Class, _Group]
    heavy_guns: _Group
    open_formation: _Group
    officers: _Group
    whole_groups: tuple[Scenario, ...]

    def __post_init__(self) -> None:
        super().__post_init__()
        missing = [kind.value for kind in Class if kind not in self.classes]
        if missing:
            raise ValueError(f"{', '.join(missing)} has no group; give every class one")


class DeploymentRoll(Table, frozen=True, kw_only=True):
    """What is added to the roll that decides edge and order of deployment."""

    more_light_cavalry: Number
    more_cavalry: Number
    assault_defender: Number


class Zone(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where an army deploys; some kinds of zone have a least distance, some a greatest."""

    kind: Literal["edge", "off_table", "around", "behind_river", "diagonal", "quadrant"]
    least_in: Amount = 0
    most_in: Amount = 0
    short_edge_in: Amount = 0
    open_exempt: bool = False
    short_edge_shut: bool = False
    """Whether nobody else deploys just as near to a short edge as ``short_edge_in`` either."""

    def __post_init__(self) -> None:
        least, most = _BOUNDS[self.kind]
        if bool(self.most_in) is not most or (least and not self.least_in) or (most and self.least_in >= self.most_in):
            raise ValueError(f"{self.kind} has other bounds than {self.least_in} and {self.most_in}; mend them")
        if self.open_exempt and not self.short_edge_in:
            raise ValueError("open formation is exempt from nothing; give short_edge_in or take open_exempt out")


class Zones(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The zones of a scenario: the same for each, or one for attacker and one for defender."""

    each: Zone | None = None
    attacker: Zone | None = None
    defender: Zone | None = None

    def __post_init__(self) -> None:
        roles = [self.attacker is not None, self.defender is not None]
        if roles != [self.each is None] * len(roles):
            raise ValueError("give a zone for each, or one for the attacker and one for the defender")


class Reserves(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The share of an army that may be kept back, from which turns it comes, whether by a die, and by which edges."""

    share: Share
    from_turn: Number
    elite_from_turn: Number
    roll: bool
    short_edges: bool


class Presented(Table, frozen=True, kw_only=True):
    """A battle as it is presented to who chooses one; ``ours`` tells our own from the book's."""

    id: str
    title: Text
    ours: bool
    note: Text


class ScenarioRow(Presented, frozen=True, kw_only=True):
    """A scenario as far as it is like the others; roles are drawn where there are an attacker and a defender."""

    id: Scenario
    number: Number
    length: str
    zones: Zones
    defender_points: Share = _EQUAL
    reserves: Reserves | None = None
    pieces_least: Amount = 0
    dismount: bool = False

    @property
    def roles(self) -> bool:
        """Whether one side attacks and the other defends."""
        return self.zones.each is None


class PointsDestroyed(Table, frozen=True, kw_only=True):
    """Where the points of destroyed units decide, and up to which difference it is a draw."""

    draw: Number
    scenarios: tuple[Scenario, ...]


class Assault(Table, frozen=True, kw_only=True):
    """What the defender spends on works, and the shares of them that decide."""

    spent_least: _Hundredths
    spent_most: _Hundredths
    attacker_wins: Share
    draw: Share
    work_in: Number


class FarmHouse(Table, frozen=True, kw_only=True):
    """The farm in the centre, and how near is near enough to hold it."""

    buildings: _Pair
    walls_in: Number
    held_in: Number


class Hill(Table, frozen=True, kw_only=True):
    """The hills in the centre."""

    hills: _Pair
    length_in: Number


class Objectives(Table, frozen=True, kw_only=True):
    """The objectives to place, and how near is near enough to hold one."""

    objectives: Number
    short_edge_in: Number
    long_edge_in: Number
    gap_in: Number
    held_in: Number


class Bridge(Table, frozen=True, kw_only=True):
    """The river and its bridge, what gives it a ford, and how near defenders hold it."""

    river_in: Number
    bridge_in: Number
    ford: Face
    ford_in: Number
    held_in: Number


class Village(Table, frozen=True, kw_only=True):
    """The village and how near is near enough to hold a building."""

    buildings_least: Number
    edge_in: Number
    street_in: Number
    held_in: Number


class Escalation(Table, frozen=True, kw_only=True):
    """Who begins on the table: classes of cavalry and guns, and whoever has the ability; their groups by their arm."""

    cavalry: tuple[Class, ...]
    artillery: tuple[Class, ...]
    ability: Ability
    groups: dict[Arm, Number]


class Crossing(Table, frozen=True, kw_only=True):
    """Crossroads and objective: where, worth what, held from how near; what the road and kills give."""

    crossroads_mm: Number
    objective_mm: Number
    crossroads: Number
    objective: Number
    held_in: Number
    road_in: Number
    road_double_time_in: Number
    kill_small: Number
    kill_middle: Number
    kill_large: Number
    kill_officer: Number
    kill_army_general: Number


class Oblique(Table, frozen=True, kw_only=True):
    """The objectives of centre and diagonal: where, worth what, held from how near; what a kill gives."""

    centre: Number
    diagonal_objectives: Number
    diagonal_die: Number
    edge_in: Number
    centre_in: Number
    held_in: Number
    kill: Number


class Divide(Table, frozen=True, kw_only=True):
    """What the objectives of the quadrants are worth, and the points that decide a tie."""

    neutral: Number
    enemy: Number
    own: Number
    held_in: Number
    tie: Number


class Borodino(Table, frozen=True, kw_only=True):
    """The three hills, the works on them, and what hills and kills are worth."""

    hills: Number
    gap_in: Number
    edge_in: Number
    works_a_hill: Number
    work: Structure
    hill_defender: Number
    hill_attacker: Number
    kill: Number
    kill_guard: Number


class Learning(Table, frozen=True, kw_only=True):
    """Our battle to learn on: where its markers lie, how near is near enough, and what each is worth."""

    marker_in: Number
    held_in: Number
    own: Number
    enemy: Number


class _ScenariosFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    length: dict[str, dict[str, object]]
    deployment: Deployment
    deployment_roll: DeploymentRoll
    scenario: dict[str, dict[str, object]]
    points_destroyed: PointsDestroyed
    assault_position: Assault
    defend_farm: FarmHouse
    take_hill: Hill
    control_region: Objectives
    battle_for_bridge: Bridge
    defend_village: Village
    war_escalation: Escalation
    crossing_of_fates: Crossing
    oblique_line: Oblique
    divide_et_impera: Divide
    borodino: Borodino
    learning: Learning


class Scenarios(NamedTuple):
    """What ``scenarios.toml`` holds; ``own`` has a table for each scenario, by its name, of what is its own."""

    own: _ScenariosFile
    lengths: dict[str, Length]
    deployment: Deployment
    roll: DeploymentRoll
    row: dict[Scenario, ScenarioRow]
    small: dict[str, Presented]
    """Our battle to learn on, as it is presented."""

    def length(self, scenario: Scenario) -> Length:
        """Give the length of a scenario."""
        return self.lengths[self.row[scenario].length]


@rule("16.04", "16.09", "16.10", "16.58")
def read_scenarios(text: str, combat: Combat, weapons: Weapons) -> Scenarios:
    """Read the scenarios, numbered in their order; dragoons dismount where their rule says, and works can be bought."""
    file = read(SCENARIOS_FILE, text, _ScenariosFile)
    lengths = each(SCENARIOS_FILE, "length", file.length, Length)
    known, ours = ({key: one for key, one in file.scenario.items() if one.get("ours") is own} for own in (False, True))
    row = rows(SCENARIOS_FILE, "scenario", each(SCENARIOS_FILE, "scenario", known, ScenarioRow), Scenario)
    for number, scenario in enumerate(row.values(), start=1):
        where = f"scenario.{scenario.id}"
        if scenario.number != number:
            raise DataError(SCENARIOS_FILE, where, f"it has the number {scenario.number} in place {number}; mend it")
        if scenario.length not in lengths:
            raise DataError(
                SCENARIOS_FILE, where, f"there is no length {scenario.length}; use one of {', '.join(lengths)}"
            )
        if scenario.dismount is not (scenario.id in combat.dismounted.scenarios):
            raise DataError(SCENARIOS_FILE, where, "it and the rule of dragoons disagree about dismounting; mend one")
    _check_own(file, weapons)
    small = each(SCENARIOS_FILE, "scenario", ours, Presented)
    return Scenarios(file, lengths, file.deployment, file.deployment_roll, row, small)


def _check_own(file: _ScenariosFile, weapons: Weapons) -> None:
    if file.assault_position.spent_least > file.assault_position.spent_most:
        raise DataError(SCENARIOS_FILE, "assault_position", "spent_least is above spent_most; mend them")
    if not weapons.structures[file.borodino.work].price:
        raise DataError(SCENARIOS_FILE, "borodino", f"{file.borodino.work} is not a work; use one that has a price")
