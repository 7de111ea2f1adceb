"""What dice are thrown for, and what questions and chapters have in common: public structs that a client may draw."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

from maestre.games.aguila.table.state import Charge, OfficerId, UnitId
from maestre.miniatures.sides import Side
from maestre.play import Tally
from maestre.space import tabletop
from maestre.space.tabletop import Point

# ------------------------------------------------------------------------------------------------------ turn and orders


class Start(msgspec.Struct, frozen=True, tag="start"):
    """Who has the initiative: what each side adds to its die."""

    factors: tuple[tuple[Side, int], ...]


class Way(msgspec.Struct, frozen=True, tag="way"):
    """A unit goes somewhere with a verb: how far at most, with how many free turns and wheels.

    ``road`` is how much farther it may go if it ends on the road on which it starts (16.43). ``barred`` are friends who
    have not let it pass, so that it must find another way (3.13); those who ``let`` it need not be asked again.
    """

    unit: UnitId
    verb: str
    allowance: Tally
    turns: int
    wheels: int
    road: int = 0
    barred: tuple[UnitId, ...] = ()
    let: tuple[UnitId, ...] = ()


TestUse = Literal[
    "formation",
    "command",
    "crossed",
    "target",
    "stunned-fire",
    "square",
    "evade",
    "evade-horse",
    "retire",
    "nerve",
    "break",
    "agile",
]


class Test(msgspec.Struct, frozen=True, tag="test"):
    """A Discipline test: of whom, for what, which number it needs and what is added to the die (5.67-5.68)."""

    who: str
    """A unit, an officer, or a side for its break point."""
    use: TestUse
    needed: int
    """0 after `TEST_DUE`: it is passed without a die (12.28)."""
    bonus: Tally
    """What is added to the die; starts from 0."""
    seat: Side
    steadied: OfficerId | None = None
    repeated: bool = False


class Weighing(msgspec.Struct, frozen=True, tag="weighing"):
    """Dice decide of something: of whom, what, and for whom."""

    who: str
    what: str
    on: str = ""


class Anticipating(msgspec.Struct, frozen=True, tag="anticipating"):
    """Who has won the initiative, and which officers may seize it, or have done so and throw for it (12.27)."""

    winner: Side
    officers: tuple[OfficerId, ...]


class Rallied(msgspec.Struct, frozen=True, tag="rallying"):
    """An officer rallies a unit: who whom."""

    side: Side
    pairs: tuple[tuple[OfficerId, UnitId], ...]


# ------------------------------------------------------------------------------------------------------------- shooting

AimKind = Literal["fire", "ball", "canister", "indirect", "house", "house-indirect"]


class Aim(msgspec.Struct, frozen=True, tag="aim"):
    """A shot that may be made: by whom, from which side, at what, how.

    ``target`` is a unit, an officer or, with ``house``, a building or work. ``share`` are the sides among which fire is
    divided (4.09, 5.33, 5.46).
    """

    shooter: UnitId
    target: str
    kind: AimKind
    side: tabletop.Side = tabletop.Side.FRONT
    share: int = 1
    reaction: bool = False
    doubtful: bool = False
    """Whether so little of the target shows that a die decides (1.18)."""


class Volley(msgspec.Struct, frozen=True, tag="volley"):
    """A shot with its figures, before the dice: everything that decides it, each with its ledger."""

    aim: Aim
    line: tuple[Point, Point]
    distance: int
    dice: Tally
    number: Tally
    """What a die must show to hit; above 6 the dice are fewer already (7.26-7.27)."""
    again: int
    """How many misses are thrown again."""
    impacts: tuple[int, ...]
    """The sides of the dice of impacts of each hit; none: each hit is one impact."""
    share: tuple[int, int]
    """By what impacts are multiplied, rounding up."""
    wound: Tally
    wound_again: int
    less: int = 0
    """How many wounds fewer (15.09)."""
    least: int = 0
    """How many are left at least of any."""
    guns: tuple[UnitId, ...] = ()
    """Who fires so: the shooter, or all guns of its battery that do (5.58)."""
    also: tuple[Volley, ...] = ()
    """What the other guns of its battery fire; rerolls are common to all (11.32)."""


# --------------------------------------------------------------------------------------------------- charges and combat


class Onset(msgspec.Struct, frozen=True, tag="onset"):
    """A charge that may be declared: by whom, at whom (a unit, or an officer alone), on which side, how far it goes."""

    charger: UnitId
    target: str
    side: tabletop.Side
    allowance: Tally


class Strike(msgspec.Struct, frozen=True, tag="strike"):
    """Blows of one unit against another, before the dice."""

    striker: UnitId
    target: UnitId
    charge: Charge
    exchange: int
    dice: Tally
    number: Tally
    again: int
    wound: Tally
    wound_again: int
    side: tabletop.Side = tabletop.Side.FRONT


class Regrouping(msgspec.Struct, frozen=True, tag="regrouping"):
    """Who has stood a combat goes on or falls back (9.18-9.20)."""

    unit: UnitId
    charger: bool


class Result(StrEnum):
    """What comes of a courage test."""

    STEADY = "steady"
    STUNNED = "stunned"
    ROUTED = "routed"


NerveCause = Literal["shooting", "reaction", "combat", "general", "officer"]


class Nerve(msgspec.Struct, frozen=True, tag="nerve"):
    """A courage test: of whom, why, what is added to two dice, and the two limits (10.06-10.07)."""

    who: str
    cause: NerveCause
    bonus: Tally
    """Damage and all modifiers; starts from 0."""
    stun: int
    rout: int
    by: tuple[UnitId, ...] = ()
    """Who has hurt it."""
    side: tabletop.Side = tabletop.Side.FRONT
    """On which side it was met in combat (9.15-9.16)."""
    passed: bool = False
    """Whether it is passed without dice (12.26)."""
    repeated: bool = False
    """Whether these are the dice of the one repeat that a test may have (10.18)."""


# ---------------------------------------------------------------------------------------------------------- preparation


class Zone(msgspec.Struct, frozen=True, tag="zone"):
    """Where pieces may be put: within any of the outlines, and by what rule."""

    rings: tuple[tuple[Point, ...], ...]
    rule: str


class Redeploy(msgspec.Struct, frozen=True, tag="redeploy"):
    """A unit may be put elsewhere before the first turn: by whose ability, who, how many in all."""

    by: str
    units: tuple[UnitId, ...]
    rule: str
    count: int = 1


# --------------------------------------------------------------------------------------------------------------- values


class Value(StrEnum):
    """A value with a ledger of its own: see "Where values come from" in docs/en/design/aguila.md."""

    MOVE = "move"
    CHARGE = "charge"
    TURNS = "turns"
    RANGE = "range"
    COMMAND = "command"
    FIRE_DICE = "fire_dice"
    FIRE_HIT = "fire_hit"
    FIRE_AGAIN = "fire_again"
    IMPACTS = "impacts"
    FIRE_WOUND = "fire_wound"
    FIRE_WOUND_AGAIN = "fire_wound_again"
    BLOWS = "blows"
    BLOWS_HIT = "blows_hit"
    BLOWS_AGAIN = "blows_again"
    BLOWS_WOUND = "blows_wound"
    BLOWS_WOUND_AGAIN = "blows_wound_again"
    COURAGE = "courage"
    DISCIPLINE = "discipline"


Use = Literal["move", "charge", "shoot", "fight", "test", "courage", "command"]


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """What a value is asked for, as the chapter that asks has found it; what does not matter is left out."""

    unit: UnitId
    use: Use
    enemy: str = ""
    """The target of fire or blows: a unit, an officer or a building."""
    verb: str = ""
    road: bool = False
    """Whether a move starts and ends on a road (16.43)."""
    aim: Aim | None = None
    distance: int = 0
    cover: str = ""
    """The word of `data.Cover`."""
    charge: Charge | None = None
    exchange: int = 0
    side: tabletop.Side = tabletop.Side.FRONT
    """The side of the target that the shooter is at, or the charger met."""
    share: tuple[int, int] = (1, 1)
    """The part of the target in the shooter's arc, as `tabletop.Share` tells it (7.05)."""
    test: TestUse | None = None
    nerve: NerveCause | None = None
    by: tuple[UnitId, ...] = ()
