"""What several chapters speak of: tests, shots, blows, zones, and what a value is asked for; a client may draw it."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

from maestre.games.aguila.table.state import Charge, OfficerId, UnitId
from maestre.miniatures.sides import Side
from maestre.play import Tally
from maestre.space import tabletop
from maestre.space.tabletop import Point

# --------------------------------------------------------------------------------------------------------------- tests

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


# --------------------------------------------------------------------------------------------------- charges and combat


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
