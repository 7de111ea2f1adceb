"""What several chapters speak of: a window, a charge, a shot, a combat, a check, and what a value is asked for.

These are public structs, so that nothing a client must draw lives only in a procedure.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from maestre.games.tercios.data import Ground, OrderKind, Weapon
from maestre.games.tercios.table.state import LeaderId, UnitId
from maestre.play import Tally
from maestre.space.tabletop import Point

Cause = Literal["charge", "approach", "shelter", "ambush"]
CheckKind = Literal["order", "reaction", "evade", "rout", "frenzy", "caracole", "greatswords", "provoked"]


class Trigger(msgspec.Struct, frozen=True, tag="trigger"):
    """A reaction window: who may react, to whom and why, and where the mover is halted."""

    unit: UnitId
    mover: UnitId
    cause: Cause
    at: Point
    flank: bool = False
    way: tuple[Point, Point] | None = None
    """Of a charge: where its front centre starts, and where it will meet the target."""


class Charge(msgspec.Struct, frozen=True, tag="charge", gc=False):
    """A declared charge along a line; ``order_bonus`` names those who fight with the benefits of Attack."""

    charger: UnitId
    target: UnitId
    line: tuple[Point, Point]
    flank: bool = False
    counter: bool = False
    order_bonus: tuple[UnitId, ...] = ()
    spent: int = 0
    """What the charger has gone already when it goes on after being met on its way."""


class Volley(msgspec.Struct, frozen=True, tag="volley", gc=False):
    """A shot: by whom, at whom, with what, along which line, with how many dice, needing what number.

    ``courage`` are the dice that its target resists with, each needing ``resist``.
    """

    shooter: UnitId
    target: UnitId
    weapon: Weapon
    line: tuple[Point, Point]
    distance: int
    dice: Tally
    number: int
    courage: Tally
    resist: int
    reaction: bool = False
    origin: str = "front"


class Melee(msgspec.Struct, frozen=True, tag="melee", gc=False):
    """A round of combat: dice and numbers of the charger first, then of the target."""

    charge: Charge
    round: int
    dice: tuple[Tally, Tally]
    numbers: tuple[int, int]
    courage: tuple[Tally, Tally]
    """What each resists with."""
    striker: UnitId | None = None
    """Whose blows are being thrown for, or resisted."""


class Check(msgspec.Struct, frozen=True, tag="check"):
    """A check of a Troop: so many dice, each to show the number, so many of them needed."""

    unit: UnitId
    kind: CheckKind
    dice: Tally
    number: int
    needed: int = 1


class Deed(msgspec.Struct, frozen=True, tag="deed"):
    """A command action: by whom, which, on whom, with how many dice, needing what number."""

    leader: LeaderId
    what: str
    on: tuple[str, ...]
    dice: int
    number: int


Use = Literal[
    "move",
    "flee",
    "shoot",
    "resist-volley",
    "resist-artillery",
    "strike",
    "resist-combat",
    "order",
    "reaction",
    "evade",
    "rout",
]


class Situation(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What a value is asked for, as the chapter that rolls has found it.

    ``order`` is the one being executed, or reacted with: None for whoever does neither, and in mala guerra (5.36).
    ``grounds`` lie along the way or under the line.
    """

    unit: UnitId
    use: Use
    order: OrderKind | None = None
    reacting: bool = False
    enemy: UnitId | None = None
    charge: Charge | None = None
    round: int = 1
    weapon: Weapon | None = None
    distance: int = 0
    grounds: tuple[Ground, ...] = ()
    flank: bool = False
    """Of a reaction: whether it answers a charge from the flank."""
    cause: Cause | None = None
    """Of a reaction: what it answers."""
