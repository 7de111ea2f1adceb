"""What a request is about: public structs, so that nothing a client must draw lives only in a procedure."""

from __future__ import annotations

from typing import Literal

import msgspec

from maestre.games.tercios.data import Ground, OrderKind, Weapon
from maestre.games.tercios.state import LeaderId, Side, UnitId
from maestre.play import Tally
from maestre.space.tabletop import Point

__all__ = [
    "Acting",
    "Cause",
    "Charge",
    "Check",
    "CheckKind",
    "Deed",
    "Melee",
    "Plan",
    "Situation",
    "Start",
    "Trigger",
    "Use",
    "Volley",
]

Cause = Literal["charge", "approach", "shelter", "ambush"]
CheckKind = Literal["order", "reaction", "rout", "frenzy", "caracole", "greatswords", "provoked"]


class Plan(msgspec.Struct, frozen=True, tag="plan"):
    """The orders of a turn are being laid."""

    turn: int


class Start(msgspec.Struct, frozen=True, tag="start"):
    """Who takes the first go: what each side adds to its die, and the winner once it has fallen."""

    levels: tuple[tuple[Side, int], ...]
    winner: Side | None = None


class Acting(msgspec.Struct, frozen=True, tag="acting"):
    """A Troop executes its order; ``done`` are the actions it has taken with it so far."""

    unit: UnitId
    order: OrderKind
    done: tuple[str, ...] = ()


class Trigger(msgspec.Struct, frozen=True, tag="trigger"):
    """A reaction window: who may react, to whom and why, and where the mover is halted."""

    unit: UnitId
    mover: UnitId
    cause: Cause
    at: Point
    flank: bool = False


class Charge(msgspec.Struct, frozen=True, tag="charge"):
    """A declared charge along a line; ``order_bonus`` names those who fight with the benefits of Attack."""

    charger: UnitId
    target: UnitId
    line: tuple[Point, Point]
    flank: bool = False
    counter: bool = False
    order_bonus: tuple[UnitId, ...] = ()


class Volley(msgspec.Struct, frozen=True, tag="volley"):
    """A shot: by whom, at whom, with what, along which line, with how many dice, needing what number."""

    shooter: UnitId
    target: UnitId
    weapon: Weapon
    line: tuple[Point, Point]
    distance: int
    dice: Tally
    number: int
    reaction: bool = False


class Melee(msgspec.Struct, frozen=True, tag="melee"):
    """A round of combat: dice and numbers of the charger first, then of the target."""

    charge: Charge
    round: int
    dice: tuple[Tally, Tally]
    numbers: tuple[int, int]


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
]


class Situation(msgspec.Struct, frozen=True, kw_only=True):
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
