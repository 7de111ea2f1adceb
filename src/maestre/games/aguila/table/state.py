"""The position: units, officers, batteries, scenery, and what is under way in a phase.

Everything is open but where units in hidden deployment lie (`State.notes`, 13.06). Base sizes never depend on the
formation (1.11, 5.27).
"""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, NewType

import msgspec

from maestre.games.aguila.data import (
    Ability,
    Arm,
    ArmyList,
    Figures,
    Formation,
    Landscape,
    Nation,
    OfficerAbility,
    OfficerEntry,
    OrderKind,
    Rank,
    Region,
    Scenario,
    Season,
    Structure,
    Terrain,
    UnitEntry,
    Weather,
    own_figures,
)
from maestre.games.aguila.data import Unit as Profile
from maestre.miniatures.sides import Side
from maestre.miniatures.tables import AgreedTable
from maestre.play import Open, Ruled, rule
from maestre.play import State as PlayState
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose

UnitId = NewType("UnitId", str)
OfficerId = NewType("OfficerId", str)
BatteryId = NewType("BatteryId", str)
SceneryId = NewType("SceneryId", str)
ObjectiveId = NewType("ObjectiveId", str)
PieceId = UnitId | OfficerId


@rule("2.01")
class Phase(StrEnum):
    """Where the game stands: the preparation in its order, then the phases of each turn (2.01)."""

    ROLES = "roles"
    WEATHER = "weather"
    TERRAIN = "terrain"
    SIDES = "sides"
    DEPLOYMENT = "deployment"
    REDEPLOYMENT = "redeployment"
    VANGUARD = "vanguard"
    INITIATIVE = "initiative"
    MOVEMENT = "movement"
    SHOOTING = "shooting"
    CHARGES = "charges"
    COMBAT = "combat"
    REORGANISATION = "reorganisation"
    OVER = "over"


class Role(StrEnum):
    """What an army is in a scenario that has an attacker."""

    NONE = "none"
    ATTACKER = "attacker"
    DEFENDER = "defender"


class Away(StrEnum):
    """Where a unit is that has no pose."""

    HERE = "here"
    """On the table, inside a building, or not yet deployed."""
    RESERVE = "reserve"
    OFF = "off"
    """Marching up, off the table (16.08)."""
    HIDDEN = "hidden"
    """In hidden deployment, at the place noted (13.06)."""


# --------------------------------------------------------------------------------------------------------------- pieces


class Deeds(msgspec.Struct, frozen=True, gc=False):
    """What a unit has done this turn; replaced as a whole when a turn begins."""

    order: OrderKind | None = None
    """The order it has received; None is Halt by default until its side has moved (3.02)."""
    verb: str = ""
    """What it did with it: see `orders.VERBS`."""
    walked: int = 0
    """How far it has moved with its order, in units, ground not counted (5.12)."""
    failed: bool = False
    """It failed a Discipline test and may not move any more this turn (5.69)."""
    turned: bool = False
    """It turned as it limbered, unlimbered or left its battery: it has changed facing (11.37)."""
    unlimbered: bool = False
    harnessed: bool = False
    """It has been put behind its horses (11.38)."""
    arrived: bool = False
    """It came from reserve or off the table (16.07)."""
    fired: bool = False
    defended: bool = False
    """It has given defensive fire (8.12)."""
    charged: bool = False
    """It has been the target of a declared charge (2.12)."""
    charges: bool = False
    """It has declared a charge, or lost its right to (6.12)."""
    rallied: bool = False
    tests: tuple[str, ...] = ()
    """The Discipline tests already taken that count once a turn: the use of each (12.25)."""


class OfficerDeeds(msgspec.Struct, frozen=True, gc=False):
    """What an officer has done this turn."""

    moved: bool = False
    doubled: bool = False
    """He has ridden at double time (12.13)."""
    left: bool = False
    """He has left the unit he was with (12.19)."""
    rallied: bool = False
    steadied: bool = False
    """He has given his bonus to a Discipline test (12.11)."""
    halved: bool = False
    """He has let only half of a unit's damage count (12.31)."""


@rule("5.03")
class Unit(msgspec.Struct, frozen=True, gc=False):
    """A unit in play. A lost one leaves ``State.units``; its id is never given again.

    ``stunned`` and ``disorganised`` are the turn at whose end they lapse, 0 for not at all (7.02, 10.11). ``formation``
    is None for guns, inside a building and until it is shown (5.02).
    """

    id: UnitId
    side: Side
    brigade: int
    officer: OfficerId
    """Under whose orders it is (12.22)."""
    entry: UnitEntry
    pose: Pose | None = None
    formation: Formation | None = None
    damage: int = 0
    stunned: int = 0
    disorganised: int = 0
    limbered: bool = False
    bearing: int | None = None
    """Where the barrel of an unlimbered gun points; None is straight ahead (11.08)."""
    dismounted: bool = False
    inside: SceneryId | None = None
    away: Away = Away.HERE
    sappers: bool = False
    """Whether sappers are with it (11.42)."""
    regiment: UnitId | None = None
    """The infantry that a regimental gun goes with (11.44)."""
    used: tuple[str, ...] = ()
    """What works once in a game and has been used."""
    deeds: Deeds = Deeds()


class Officer(msgspec.Struct, frozen=True, gc=False):
    """An officer in play: on a base of his own, or ``inside`` a unit (12.18)."""

    id: OfficerId
    side: Side
    brigade: int
    entry: OfficerEntry
    chief: bool = False
    """Whether he commands the army."""
    aides: int = 0
    pose: Pose | None = None
    inside: UnitId | None = None
    damage: int = 0
    used: tuple[OfficerAbility, ...] = ()
    deeds: OfficerDeeds = OfficerDeeds()

    @property
    def rank(self) -> Rank:
        """His rank."""
        return Rank(self.entry.rank)

    def has(self, ability: OfficerAbility) -> bool:
        """Whether he has an ability."""
        return ability.value in self.entry.abilities


class Battery(msgspec.Struct, frozen=True, gc=False):
    """Guns that were deployed base to base and act as one (5.57-5.62): in row order, from its left to its right."""

    id: BatteryId
    guns: tuple[UnitId, ...]
    strength: int
    """How many guns it was formed of (10.20)."""


# ---------------------------------------------------------------------------------------------------------- the table


class Scenery(msgspec.Struct, frozen=True, gc=False):
    """A piece of terrain: its outline, always an area; of a wall or fence a narrow one."""

    id: SceneryId
    element: Terrain
    ring: tuple[Point, ...]
    built: Structure | None = None
    group: str = ""
    """The farm, village or work that it belongs to."""
    points: int = 0
    """The structure points left (11.29)."""
    garrison: UnitId | None = None
    side: Side | None = None
    """Who bought it (16.15)."""
    role: str = ""
    """What it is besides in its scenario: ``bridge``, ``ford``, ``road``, ``street``."""


class Sky(msgspec.Struct, frozen=True, gc=False):
    """Where and when the battle is fought, and what the sky does."""

    region: Region = Region.WESTERN_EUROPE
    season: Season = Season.SUMMER
    kind: Weather = Weather.FAIR
    frozen: bool = False
    since: int = 1
    """The turn in which this weather began (15.02)."""
    floods: bool = False
    """Whether the players deem what is difficult in rain impassable: a wadi (15.46)."""


class Objective(msgspec.Struct, frozen=True, gc=False):
    """Something that a scenario gives points for."""

    id: ObjectiveId
    kind: str
    at: Point
    worth: int
    scenery: SceneryId | None = None
    side: Side | None = None
    """Whose it is at the start, if anybody's."""
    held: Side | None = None
    """Who holds it as points are counted; of a work whoever was the last to occupy it (16.18)."""


class Army(msgspec.Struct, frozen=True, gc=False):
    """What is true of a side as a whole; ``broken`` is the turn in which it lost half of its weight, 0 before."""

    name: str
    nation: Nation
    strategic_factor: int
    points: int
    weight: int
    role: Role = Role.NONE
    broken: int = 0
    further: int = 0
    """The units lost since then (10.23)."""
    edge: tabletop.Side = tabletop.Side.REAR
    """The edge of the table that is its own, seen from the middle: REAR is where y is 0, FRONT where it is greatest."""
    sappers: int = 0
    """Detachments of sappers not yet given to units (11.42)."""
    dissolved: int = 0
    """What its skirmishers cost who were broken up to reinforce others (10.26)."""


class Loss(msgspec.Struct, frozen=True, gc=False):
    """How and when a piece left play, what it counted towards the break point and what it cost its side."""

    turn: int
    how: str
    side: Side
    weight: int
    points: int
    figures: int = 0
    officer: bool = False
    chief: bool = False
    guard: bool = False


# ---------------------------------------------------------------------------------------------------- what is under way


class Setup(msgspec.Struct, frozen=True, gc=False):
    """How far the preparation has come."""

    landscape: Landscape | None = None
    placed: int = 0
    """How many pieces have been rolled and placed."""
    stopped: tuple[Side, ...] = ()
    chooser: Side | None = None
    """Who won the roll that is being used."""
    turn: Side | None = None
    group: int = 0
    """The group that deploys (16.04), 0 before."""
    done: tuple[str, ...] = ()
    """What has been done that is done once: ids of units moved, words of steps."""
    spent: int = 0
    """What the defender has spent on works (16.15)."""
    first: Side | None = None
    """Who deploys first (16.03)."""
    ready: bool = False
    """Whether chance decides what the players would, so that they find the table ready."""
    season: Season | None = None
    """The season agreed on; None is thrown for (15.15)."""
    weather: Weather | None = None
    """The weather agreed on; None is thrown for (15.16)."""
    freezes: bool = False
    """Whether the players deem waters frozen where they may (15.20)."""


class Agreed(msgspec.Struct, frozen=True, gc=False):
    """What the players hold where the book can be read in two ways; each is a switch of the game."""

    stunned_rally: bool = True
    """Officers rally stunned units (10.14)."""
    tests_each: bool = False
    """Courage is tested after the blows of each of several chargers, not once after all (9.25)."""
    by_units: bool = False
    """In scenarios 1 to 9 units deploy by turns one at a time, not group by group (16.04)."""
    steadies_all: bool = False
    """Officers steady any unit of their side in range, not only those under their orders (12.11)."""
    point_covered: bool = False
    """The very point of an objective of the quarters must be covered (16.52)."""
    fired_hold: bool = False
    """Who has shot in the shooting phase can only hold when charged (8.12)."""
    real: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether positions stay on a real table, and Maestre is told what it must know of them (decision 0050)."""
    table: AgreedTable | msgspec.UnsetType = msgspec.UNSET
    """A table of their own: who has the south, how deep they deploy, and what is still to be laid on it (15.33)."""


class Go(msgspec.Struct, frozen=True, gc=False):
    """Whose part of a phase it is, and whether the other side has had, or will have, its own."""

    side: Side
    last: bool = False
    step: str = ""
    """Where within the part it stands: ``declare``, ``resolve``, ``test``."""


class Seen(msgspec.Struct, frozen=True, gc=False):
    """What was told of two units on a real table: how far apart, which side the enemy shows, on what ground he stands.

    ``led`` are the officers who are near either of them. ``passed`` is whether a nearer enemy is passed over (7.10).
    """

    unit: UnitId
    enemy: UnitId
    far: int
    side: str
    ground: str
    led: tuple[OfficerId, ...] = ()
    passed: bool = False


class Fire(msgspec.Struct, frozen=True, gc=False):
    """A declared shot that has not been resolved: see `subjects.Aim` for the words.

    ``seen`` is what was told of it on a real table; its word is then the kind of shot alone.
    """

    shooter: UnitId
    target: str
    word: str
    seen: Seen | msgspec.UnsetType = msgspec.UNSET


class Shaken(msgspec.Struct, frozen=True, gc=False):
    """A unit that owes a courage test at the end of the shooting part, and what makes it worse (7.31-7.34)."""

    unit: UnitId
    bonus: int = 0
    """The best of flank and rear."""
    because: str = ""
    battery: int = 0
    """The best of the batteries that hurt it (5.59)."""


class Charge(msgspec.Struct, frozen=True, gc=False):
    """A declared charge: who, at whom, on which side of it, and how it was answered."""

    chargers: tuple[UnitId, ...]
    target: UnitId
    sides: tuple[tabletop.Side, ...]
    """On which side of the target each charger comes, fixed at the declaration (8.26)."""
    reaction: str = ""
    """How the target reacted: a word of `data.Reaction`, empty before."""
    halted: tuple[bool, ...] = ()
    """Whether each charger charges from Halt (8.18)."""
    moved: bool = False
    """Whether the chargers have made contact, or could not."""
    counter: bool = False
    """Whether the target counter-charges: both strike at once (6.10)."""
    seen: tuple[Seen, ...] | msgspec.UnsetType = msgspec.UNSET
    """What was told of it on a real table, of each charger."""


class Hit(msgspec.Struct, frozen=True, gc=False):
    """What somebody has suffered in an exchange of blows, and from whom."""

    unit: UnitId
    wounds: int
    by: tuple[UnitId, ...]


class Combat(msgspec.Struct, frozen=True, gc=False):
    """A combat under way: ``exchange`` 0 the chargers strike, 1 the target strikes back, 2 what follows."""

    charge: Charge
    exchange: int = 0
    against: tuple[UnitId, ...] = ()
    """Whom the target strikes, of several chargers; a square one on each side (9.25)."""
    house: SceneryId | None = None
    """The building that the target held when the combat began (4.14)."""
    hits: tuple[Hit, ...] = ()
    """The blows of this exchange, once they have fallen and until courage has been tested (9.14)."""
    over: str = ""
    """How the combat ended, once it has."""


class State(PlayState, kw_only=True):
    """A position of Águila."""

    figures: ClassVar[Figures] = own_figures()
    scenario: Open[Scenario]
    learning: Open[bool] = False
    """Whether this is our small battle to learn on."""
    size: Open[tuple[int, int] | None] = None
    """The width and depth of the table; None is what the book recommends, and ``figures`` has either (15.01)."""
    turn: Open[int] = 0
    phase: Open[Phase] = Phase.ROLES
    setup: Open[Setup] = Setup()
    agreed: Open[Agreed] = Agreed()
    defences: Open[dict[Side, str]] = {}
    """What each side would fight with as the defender, where he has fewer points: a ready force or a list."""
    notes: Ruled[dict[UnitId, Pose]] = {}
    """Where units in hidden deployment lie: known to their side alone (13.06)."""
    initiative: Open[Side] = Side.BLUE
    first: Open[Side] = Side.BLUE
    """Who moves first this turn (2.06)."""
    go: Open[Go | None] = None
    sky: Open[Sky] = Sky()
    armies: Open[dict[Side, Army]]
    units: Open[dict[UnitId, Unit]] = {}
    officers: Open[dict[OfficerId, Officer]] = {}
    batteries: Open[dict[BatteryId, Battery]] = {}
    scenery: Open[dict[SceneryId, Scenery]] = {}
    objectives: Open[dict[ObjectiveId, Objective]] = {}
    fires: Open[tuple[Fire, ...]] = ()
    shaken: Open[tuple[Shaken, ...]] = ()
    charges: Open[tuple[Charge, ...]] = ()
    combat: Open[Combat | None] = None
    lost: Open[dict[str, Loss]] = {}
    ended: Open[str] = ""
    """How the battle ended: a message key, empty while it lasts."""
    winner: Open[Side | None] = None
    """Who has won by breaking the enemy; otherwise points decide."""

    def profile_of(self, unit: Unit) -> Profile:
        """Give the values, arm and abilities of a unit as its list has them."""
        return self.figures.units[unit.entry.unit]

    def arm_of(self, unit: Unit) -> Arm:
        """Give the arm of a unit; dragoons on foot are infantry (6.23)."""
        return Arm.INFANTRY if unit.dismounted else self.figures.units[unit.entry.unit].arm

    def gives(self, unit: Unit, ability: Ability) -> bool:
        """Say whether its list gives a unit an ability; ask `abilities.has`, which knows what else does."""
        return ability in self.profile_of(unit).abilities or ability.value in unit.entry.given


# ---------------------------------------------------------------------------------------------------- from list to play


@rule("12.20", "12.22")
def raised(figures: Figures, army: ArmyList, side: Side) -> tuple[dict[UnitId, Unit], dict[OfficerId, Officer]]:
    """Give the units and officers of a legal list, not yet on the table; those who are broken up are in no unit.

    Officers are numbered from 1 as the list has them, B1, B2 …, and units after their officer: B2-1, B2-2 ….
    """
    mark = side.value[0].upper()
    units: dict[UnitId, Unit] = {}
    officers: dict[OfficerId, Officer] = {}
    named: dict[str, OfficerId] = {}
    for brigade, entry in enumerate(army.brigades):
        for officer in entry.officers:
            name = OfficerId(f"{mark}{len(officers) + 1}")
            named[officer.id] = name
            chief = officer.id == army.general
            officers[name] = Officer(name, side, brigade, officer, chief, army.aides if chief else 0)
        for unit in (one for one in entry.units if not one.dissolved):
            under = named[unit.officer]
            number = 1 + sum(one.officer == under for one in units.values())
            name_ = UnitId(f"{under}-{number}")
            units[name_] = Unit(
                name_, side, brigade, under, unit, limbered=figures.units[unit.unit].arm is Arm.ARTILLERY
            )
    return _assigned(figures, units), officers


@rule("11.44")
def _assigned(figures: Figures, units: dict[UnitId, Unit]) -> dict[UnitId, Unit]:
    """Give each regimental gun its infantry: the last unit of the line before it in its brigade, else the first.

    The book does not say who chooses; the order of the list does.
    """
    order = tuple(units)
    for at, name in enumerate(order):
        if units[name].entry.regimental:
            line = [
                one for one in order if units[one].brigade == units[name].brigade and _of_the_line(figures, units[one])
            ]
            before = [one for one in line if order.index(one) < at]
            regiment = before[-1] if before else line[0] if line else None
            units[name] = msgspec.structs.replace(units[name], regiment=regiment)
    return units


def _of_the_line(figures: Figures, unit: Unit) -> bool:
    own = figures.units[unit.entry.unit]
    return own.arm is Arm.INFANTRY and figures.troops.classes[own.class_].line_infantry
