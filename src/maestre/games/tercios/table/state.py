"""The position: Troops, leaders, cards, scenery, and the effects that last for a while (1.23, 2.12-2.13, 6.05-6.65).

What a seat may not know is marked where it lies: a card says which seats know its face, an ambush who knows its place.
`view` masks by that alone. A card that Conspirator has laid is known to nobody (7.72).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, ClassVar, Final, NewType

import msgspec

from maestre.games.tercios.armies.army import Equipped, equipped
from maestre.games.tercios.data import (
    Ability,
    ArmyList,
    Element,
    Figures,
    Ground,
    LeaderEntry,
    OrderKind,
    Quality,
    Scale,
    UnitEntry,
    Virtue,
    own_figures,
)
from maestre.miniatures.sides import Side
from maestre.miniatures.tables import AgreedTable
from maestre.play import Mask, Open, Ruled, rule
from maestre.play import State as PlayState
from maestre.space.tabletop import Point, Pose

UnitId = NewType("UnitId", str)
LeaderId = NewType("LeaderId", str)
CommandId = NewType("CommandId", str)
SceneryId = NewType("SceneryId", str)

SOMEWHERE: Final = SceneryId("?")
"""The place of an ambush in the view of whoever does not know it."""


class Phase(StrEnum):
    """Where the game stands: the preparation in the order of 9.54, then the two phases of each turn (2.01)."""

    SCENERY = "scenery"
    CARTOGRAPHY = "cartography"
    CROPS = "crops"
    SIDES = "sides"
    DEPLOYMENT = "deployment"
    RIVERS = "rivers"
    VANGUARD = "vanguard"
    PLANNING = "planning"
    INITIATIVE = "initiative"
    ACTION = "action"
    OVER = "over"


class Card(msgspec.Struct, frozen=True, gc=False):
    """An order card beside a Troop; having none is having acted (2.12).

    ``order`` is None only in a view, where the seat is not among those who ``know`` it. Who knows is public: looks,
    swaps and random cards happen in the open. ``shared`` names the brigade group whose units hold the same card (6.05).
    """

    order: Annotated[OrderKind | None, Mask(None)]
    knows: tuple[str, ...]
    shared: str = ""
    reacts_only: bool = False
    """Laid by Prudent: it does not keep the turn going (7.110)."""


@rule("1.23")
class Unit(msgspec.Struct, frozen=True, gc=False):
    """A Troop in play, with its markers. A lost one leaves ``State.units``; its id is never given again.

    ``pose`` is None while it is not on the table: before deployment, or in ambush in ``lurks`` (6.12), which only its
    own side knows. ``acted`` is the order that it executed this turn, if any, which Hero repeats (7.90).
    """

    id: UnitId
    side: Side
    command: CommandId
    contingent: str
    entry: UnitEntry
    pose: Pose | None = None
    wear: int = 0
    disordered: bool = False
    limbered: bool = False
    displaced: bool = False
    """Whether it has left its first place: Fortified is gone then (6.92, 3.11)."""
    fortress: bool = False
    """Whether it still has its mobile fortress (6.14-6.23)."""
    lurks: Annotated[SceneryId | None, Mask(SOMEWHERE)] = None
    acted: OrderKind | None = None
    reacted: bool = False


@rule("1.23")
class Leader(msgspec.Struct, frozen=True, gc=False):
    """A leader in play: outside he is a disc ``at`` a point; ``inside`` a Troop he is nowhere in particular (7.18).

    ``joined`` is the turn in which he joined his host: he may not leave it in the same one (7.20).
    """

    id: LeaderId
    side: Side
    command: CommandId
    contingent: str
    commander: bool
    name: str
    level: int
    virtues: tuple[Virtue, ...]
    qualities: tuple[Quality, ...]
    at: Point | None = None
    inside: UnitId | None = None
    exhausted: bool = False
    joined: int = 0

    def has(self, pick: Virtue | Quality) -> bool:
        """Whether he has a virtue or a quality."""
        return pick in self.virtues or pick in self.qualities


class Pooled(StrEnum):
    """Why several units act as one."""

    COLUMN = "column"
    """A Choragiew: members from front to rear (6.55)."""
    FORT = "fort"
    """An emplaced fortification (6.24)."""
    INTEGRATED = "integrated"
    """A Formation and its gun (6.93)."""


class Pool(msgspec.Struct, frozen=True, gc=False):
    """Several units as one: the first member carries the common card, wear, markers and pose of the whole."""

    kind: Pooled
    members: tuple[UnitId, ...]


class Until(StrEnum):
    """How long an effect lasts."""

    IDLE = "idle"
    """Until the unit acts or reacts, at the latest until the turn ends (7.84)."""
    DEED = "deed"
    """Through the unit's next activation or reaction, at the latest until the turn ends."""
    TRIGGER = "trigger"
    """Until the enemy activation that called it forth ends (2.49)."""
    GO = "go"
    """Until the opponent's go begins (7.52)."""
    NEXT_GO = "next_go"
    """Until the opponent's next go ends (7.65, 7.102, 7.118)."""
    TURN = "turn"


class Mark(msgspec.Struct, frozen=True, gc=False):
    """An effect that lasts: of which quality, virtue or order, on which unit or leader, by which leader, how long."""

    what: str
    on: str
    until: Until
    by: LeaderId | None = None
    amount: int = 1


class Scenery(msgspec.Struct, frozen=True, gc=False):
    """A terrain element on the table: its outline, or the two ends of each stretch of a linear one."""

    id: SceneryId
    element: Element
    qualities: tuple[Ground, ...]
    ring: tuple[Point, ...]
    garrison: UnitId | None = None


class Go(msgspec.Struct, frozen=True, gc=False):
    """Whose go it is, whether a leader may still act first, and how many Troops are still to be activated (2.07)."""

    side: Side
    leader: bool = True
    troops: int = 1


class Army(msgspec.Struct, frozen=True, gc=False):
    """What stays the same of a side: its list's name and faction, and the rules of the whole army (6.73)."""

    name: str
    faction: str
    abilities: tuple[Ability, ...]
    century: int


class Loss(msgspec.Struct, frozen=True, gc=False):
    """How and when a unit left play, and what that was worth to the enemy (9.52, 9.55)."""

    turn: int
    how: str
    worth: int


class Setup(msgspec.Struct, frozen=True, gc=False):
    """How far the preparation has come; ``south`` is the side that deploys along the edge where y is 0.

    ``points`` are the scenario points left, ``spent`` those used and ``bought`` the elements so far, blue's first;
    ``stopped`` names who buys no more. ``first`` won the roll for points (9.11), ``turn`` is who goes on, and ``moved``
    are the units that have had their Vanguard move, or forgone it.
    """

    points: tuple[int, int] = (0, 0)
    spent: tuple[int, int] = (0, 0)
    bought: tuple[int, int] = (0, 0)
    stopped: tuple[Side, ...] = ()
    first: Side | None = None
    turn: Side | None = None
    south: Side = Side.BLUE
    moved: tuple[UnitId, ...] = ()


class Agreed(msgspec.Struct, frozen=True, gc=False):
    """What the players have agreed on before the battle, where the book lets them or can be read in two ways."""

    charge_correction: bool = True
    """Whether a charge that would end slightly on somebody else is corrected like any move (3.13, 5.06)."""
    countercharge_consolidates: bool = True
    """Whether who countercharges may consolidate (5.32)."""
    cautious_bars_friends: bool = True
    """Whether a Cautious leader keeps the Vanguard moves of his own side away too (7.69)."""
    turn_limit: int = 0
    """After which turn the battle ends, whatever the score; 0: its length is variable (9.03)."""
    time_limit: bool = False
    """Whether it ends when both say, at the end of a turn, that the time is up (9.03)."""
    crops: int = 0
    """Which row of the table the crops are, from the first; 0: a die decides (9.24)."""
    base_front: int = 0
    base_depth: int = 0
    """By how much all bases are wider and deeper than recommended, or less so if negative (1.03)."""
    table: AgreedTable | msgspec.UnsetType = msgspec.UNSET
    """Who has the south of a table of their own, and how deep both deploy; what lay on it is scenery (9.10)."""
    real: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether positions stay on a real table, and Maestre is told what it must know of them (decision 0050)."""


class State(PlayState, kw_only=True):
    """A position of Tercios. ``cards`` has an entry for every Troop, or first of a pool, that has not acted yet."""

    figures: ClassVar[Figures] = own_figures()
    scenario: Open[str]
    scale: Open[Scale]
    ambush: Open[bool] = True
    """Whether our reconstruction of Ambush is played (6.12)."""
    agreed: Open[Agreed] = Agreed()
    turn: Open[int] = 0
    phase: Open[Phase] = Phase.SCENERY
    setup: Open[Setup] = Setup()
    go: Open[Go | None] = None
    armies: Open[dict[Side, Army]]
    units: Ruled[dict[UnitId, Unit]] = {}
    leaders: Open[dict[LeaderId, Leader]] = {}
    cards: Ruled[dict[UnitId, Card]] = {}
    pools: Open[dict[UnitId, Pool]] = {}
    scenery: Open[dict[SceneryId, Scenery]] = {}
    marks: Open[tuple[Mark, ...]] = ()
    lost: Open[dict[str, Loss]] = {}
    ended: Open[str] = ""

    def gear(self, unit: UnitId) -> Equipped:
        """The original values, weapons and special rules of a Troop; what leaders lend is the moments' affair."""
        return equipped(self.figures, self.units[unit].entry)


# ---------------------------------------------------------------------------------------------------- from list to play


@rule("7.01", "8.15", "8.21")
def raised(figures: Figures, army: ArmyList, side: Side) -> tuple[dict[UnitId, Unit], dict[LeaderId, Leader]]:
    """Give the Troops and leaders of a legal list, not yet on the table.

    Commands are numbered from 1; command 0 is the Commander's own, to which the elite unit belongs. The gun of a
    battery has no leader, so that it and its escort answer to the Commander alone. Commanders of allied contingents
    come last, each with a command of nobody else.
    """
    mark = side.value[0].upper()
    units: dict[UnitId, Unit] = {}
    leaders: dict[LeaderId, Leader] = {}
    chief, *allies = sorted(army.commanders, key=lambda one: bool(one.ally))
    home = CommandId(f"{mark}0")
    leaders[LeaderId(home)] = _leader(chief, side, home, army.faction, commander=True)
    _enlist(figures, units, army.elite, side, home, army.faction)
    for number, entry in enumerate(army.commands, 1):
        command, contingent = CommandId(f"{mark}{number}"), entry.ally or army.faction
        if entry.leader:
            leaders[LeaderId(command)] = _leader(entry.leader, side, command, contingent, commander=False)
        _enlist(figures, units, entry.units, side, command, contingent)
    for number, ally in enumerate(allies, len(army.commands) + 1):
        command = CommandId(f"{mark}{number}")
        leaders[LeaderId(command)] = _leader(ally, side, command, ally.ally, commander=True)
    return units, leaders


def _enlist(
    figures: Figures,
    units: dict[UnitId, Unit],
    entries: tuple[UnitEntry, ...],
    side: Side,
    command: CommandId,
    contingent: str,
) -> None:
    one_each = [entry for entry in entries for _ in range(entry.count)]
    for number, entry in enumerate(one_each, 1):
        single = msgspec.structs.replace(entry, count=1)
        fortress = Ability.MOBILE_FORTRESS in equipped(figures, single).abilities
        unit = UnitId(f"{command}-{number}")
        units[unit] = Unit(unit, side, command, contingent, single, fortress=fortress)


def _leader(entry: LeaderEntry, side: Side, command: CommandId, contingent: str, *, commander: bool) -> Leader:
    return Leader(
        LeaderId(command),
        side,
        command,
        contingent,
        commander,
        entry.name,
        entry.level,
        tuple(Virtue(virtue) for virtue in entry.virtues),
        tuple(Quality(quality) for quality in entry.qualities),
    )
