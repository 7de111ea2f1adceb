"""What only those at a real table can see, each as a question with the usual answer first (decision 0050)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.aguila.data import INCH, Formation
from maestre.games.aguila.situations.field import ground_named
from maestre.games.aguila.table.asking import Choosing, Naming
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.state import OfficerId, State, UnitId
from maestre.games.aguila.table.things import listed
from maestre.miniatures.sides import Side
from maestre.miniatures.told import NOBODY
from maestre.miniatures.words import inches
from maestre.play import Message, Tally

DONE: Final = "done"
"""Nobody else does it."""
HALT: Final = "halt"
CROSSES: Final = "crosses"
"""Its way leads through a friend."""
YES, NO = "yes", "no"
_FORMS: Final = "formation:"
_JOIN: Final = "join:"
_JOINT: Final = "+"


class OfTable(Choosing[str], frozen=True):
    """Something that is seen on the table or decided there, and what it may be."""

    words: tuple[str, ...]

    def options(self) -> tuple[str, ...]:
        """Give what it may be, the usual first."""
        return self.words

    def describe(self, seen: State, value: str) -> Message:
        found = named(seen, value)
        return Message.of("offer-piece", what=found) if found != value else Message(f"offer-table-{value}")


class AtTable(OfTable, frozen=True):
    """Something that is seen on the table of a unit."""

    unit: UnitId

    def whose(self) -> tuple[str, ...]:
        return (self.unit,)


# ---------------------------------------------------------------------------------------------------------- who acts


class WhoActs(OfTable, frozen=True):
    """Who of a side does something next, of those who may, or that nobody else does."""


class WhoIsOrdered(WhoActs, frozen=True, tag="table-ordered"):
    """Which unit is told something next; all others halt."""

    rule: ClassVar = "3.01"


class WhoRides(WhoActs, frozen=True, tag="table-rider"):
    """Which officer moves next."""

    rule: ClassVar = "12.17"


class WhoShoots(WhoActs, frozen=True, tag="table-shooter"):
    """Who declares a shot next; when nobody else does, all are made."""

    rule: ClassVar = "7.01"


class WhoCharges(WhoActs, frozen=True, tag="table-charger"):
    """Who declares a charge next."""

    rule: ClassVar = "2.10"


class WhoRallies(WhoActs, frozen=True, tag="table-rally"):
    """Which officer rallies which unit that he is near enough to, no enemy being too near."""

    rule: ClassVar = "12.13"
    gap: int
    """How near no enemy may be, in units."""

    def describe(self, seen: State, value: str) -> Message:
        officer, _, unit = value.partition("/")
        if not unit:
            return super().describe(seen, value)
        return Message.of("offer-rally", officer=named(seen, officer), unit=named(seen, unit))


# ------------------------------------------------------------------------------------------------------------- before


class Emplaced(AtTable, frozen=True, tag="table-battery"):
    """Guns under one officer: whether they stand base to base as a battery, or apart."""

    rule: ClassVar = "5.57"
    guns: tuple[UnitId, ...]


class Harnessed(AtTable, frozen=True, tag="table-limbered"):
    """How a gun begins the battle."""

    rule: ClassVar = "11.36"

    def describe(self, seen: State, value: str) -> Message:
        return Message(f"offer-pick-{value}")


# ------------------------------------------------------------------------------------------------------------- orders


class WhatItIsTold(AtTable, frozen=True, tag="table-order"):
    """What a unit is told to do."""

    rule: ClassVar = "3.01"

    def describe(self, seen: State, value: str) -> Message:
        formation = formation_of(value)
        return Message(f"verb-{value.replace('+', '-')}") if formation is None else Message(f"formation-{formation}")


class WhoCommands(AtTable, frozen=True, tag="table-led"):
    """Which officers have a unit within their command range."""

    rule: ClassVar = "12.12"

    def describe(self, seen: State, value: str) -> Message:
        return listed([named(seen, one) for one in officers_of(value)]) or Message(f"offer-table-{NOBODY}")


class HowFarItGoes(AtTable, frozen=True, tag="table-way"):
    """How far a unit has moved on the table, of what it may, or that its way leads through a friend."""

    rule: ClassVar = "3.05"
    verb: str
    allowance: Tally

    def describe(self, seen: State, value: str) -> Message:
        return said(value) if value.isdecimal() else super().describe(seen, value)


class WhoIsCrossed(AtTable, frozen=True, tag="table-crossed"):
    """Through which friend the way of a unit leads."""

    rule: ClassVar = "3.12"


class WhetherTurned(AtTable, frozen=True, tag="table-turned"):
    """Whether a gun has turned as it limbered or unlimbered."""

    rule: ClassVar = "11.37"


class HowNear(AtTable, frozen=True, tag="table-near"):
    """How near the nearest enemy is to a unit that changes formation."""

    rule: ClassVar = "5.05"

    def describe(self, seen: State, value: str) -> Message:
        return Message.of("offer-table-within", far=said(value)) if value.isdecimal() else super().describe(seen, value)


class WhereHeRides(OfTable, frozen=True, tag="table-ride"):
    """Where an officer goes: nowhere, on his own at his pace or at the double, or into a unit."""

    rule: ClassVar = "12.18"
    officer: OfficerId

    def whose(self) -> tuple[str, ...]:
        return (self.officer,)

    def describe(self, seen: State, value: str) -> Message:
        host = joined(value)
        if host is None:
            return super().describe(seen, value)
        return Message.of("offer-join", officer=named(seen, self.officer), unit=named(seen, host))


# --------------------------------------------------------------------------------------------------- shots and charges


class WhomItShootsAt(AtTable, frozen=True, tag="table-target"):
    """At whom a unit shoots, that it sees."""

    rule: ClassVar = "7.03"


class WhomItCharges(AtTable, frozen=True, tag="table-charged"):
    """Whom a unit charges, that it sees and reaches."""

    rule: ClassVar = "8.05"


class HowItShoots(AtTable, frozen=True, tag="table-how"):
    """How a gun shoots."""

    rule: ClassVar = "11.10"

    def describe(self, seen: State, value: str) -> Message:
        return Message(f"aim-{value}")


class HowFar(AtTable, frozen=True, tag="table-distance"):
    """How far a unit is from another, in whole inches, rounded up; only what the rules allow is offered."""

    rule: ClassVar = "7.07"
    other: UnitId

    def whose(self) -> tuple[str, ...]:
        return self.unit, self.other

    def describe(self, seen: State, value: str) -> Message:
        return said(value)


class SideMet(AtTable, frozen=True, tag="table-side"):
    """Which side a unit shows to whoever shoots at it or charges it."""

    rule: ClassVar = "1.12"

    def describe(self, seen: State, value: str) -> Message:
        return Message(f"situation-side-{value}")


class GroundHeld(AtTable, frozen=True, tag="table-ground"):
    """On or behind what ground a unit stands."""

    rule: ClassVar = "7.19"

    def describe(self, seen: State, value: str) -> Message:
        return ground_named(value)


class NearerPassed(AtTable, frozen=True, tag="table-passed"):
    """Whether a shot passes over an enemy who is nearer, and within half range."""

    rule: ClassVar = "7.10"


class FootNear(AtTable, frozen=True, tag="table-foot"):
    """Whether a unit that may form square has enemy infantry near."""

    rule: ClassVar = "5.08"
    gap: int


class GunBeside(AtTable, frozen=True, tag="table-gun"):
    """Whether a gun of a regiment stands beside it as it is charged."""

    rule: ClassVar = "11.45"
    infantry: UnitId


class WhoSaw(Naming[UnitId], frozen=True, tag="table-saw"):
    """A general has fallen: which units of his side stand near enough to be tested."""

    rule: ClassVar = "12.03"
    gap: int
    side: Side
    officer: OfficerId
    units: tuple[UnitId, ...]

    def options(self) -> tuple[UnitId, ...]:
        return self.units

    def propose(self, seen: State, rng: Random) -> Iterator[tuple[UnitId, ...]]:
        """Try nobody, or any one."""
        yield tuple(rng.sample(self.units, rng.randrange(min(2, len(self.units) + 1))))
        yield ()


# -------------------------------------------------------------------------------------------------------------- words


def said(word: str) -> Message:
    """A distance in whole inches."""
    return inches(int(word) * INCH, INCH)


def forms(formation: Formation) -> str:
    """Give the word for a change of formation."""
    return f"{_FORMS}{formation}"


def formation_of(word: str) -> Formation | None:
    """Give the formation that an order is for, if it is for one."""
    return Formation(word.removeprefix(_FORMS)) if word.startswith(_FORMS) else None


def joins(unit: UnitId) -> str:
    """Give the word for going into a unit."""
    return f"{_JOIN}{unit}"


def joined(word: str) -> UnitId | None:
    """Give the unit that an officer goes into, if he does."""
    return UnitId(word.removeprefix(_JOIN)) if word.startswith(_JOIN) else None


def together(officers: tuple[OfficerId, ...]) -> str:
    """Give the word for some officers, or for nobody."""
    return _JOINT.join(officers) or NOBODY


def officers_of(word: str) -> tuple[OfficerId, ...]:
    """Give the officers that a word names."""
    return () if word == NOBODY else tuple(map(OfficerId, word.split(_JOINT)))
