"""What only those at a real table can see, each as a question with the usual answer first (decision 0050)."""

from __future__ import annotations

from typing import ClassVar

from maestre.games.tercios.data import INCH
from maestre.games.tercios.table.asking import Choosing, Whether, inches, named_word
from maestre.games.tercios.table.state import LeaderId, State, UnitId
from maestre.games.tercios.table.troops import piece_named
from maestre.miniatures.told import NOBODY
from maestre.play import Message


class AtTable(Choosing[str], frozen=True):
    """Something that is seen on the table: about whom, and what it may be."""

    unit: UnitId
    words: tuple[str, ...]

    def options(self) -> tuple[str, ...]:
        """Give what it may be, the usual first."""
        return self.words

    def concerned(self) -> tuple[str, ...]:
        """Name whom it is about."""
        return (self.unit,)


class WhoLeads(AtTable, frozen=True, tag="table-led"):
    """Which leader has a Troop within his command distance and sees it."""

    rule: ClassVar = "2.28"

    def describe(self, seen: State, value: str) -> Message:
        return Message("offer-table-nobody") if value == NOBODY else named_word(seen, value)


class WhoIsNear(WhoLeads, frozen=True, tag="table-near"):
    """Which leader helps a Troop that he has within his command distance and sees, beside who leads it."""

    rule: ClassVar = "7.54"


class WhomItShootsAt(AtTable, frozen=True, tag="table-target"):
    """At whom a Troop shoots, that it sees."""

    rule: ClassVar = "4.08"

    def describe(self, seen: State, value: str) -> Message:
        return Message("offer-table-nobody") if value == NOBODY else named_word(seen, value)


class WhomItCharges(WhomItShootsAt, frozen=True, tag="table-charged"):
    """Whom a Troop charges, whom it sees and reaches."""

    rule: ClassVar = "5.04"


class WhomItCouldCharge(WhomItShootsAt, frozen=True, tag="table-prey"):
    """An Impetuous Troop has another order: whom it sees and could charge, if anybody."""

    rule: ClassVar = "6.69"


class WhoReacts(WhomItShootsAt, frozen=True, tag="table-reacts"):
    """An enemy has moved on the table: which Troop that it came near reacts, or which leader it rode over, if any."""

    rule: ClassVar = "2.33"


class WhoStoodBy(WhomItShootsAt, frozen=True, tag="table-stood"):
    """A Troop is lost: which leader had it within his command distance, and no other that he could interact with."""

    rule: ClassVar = "7.27"


class WhoMeetsIt(WhoReacts, frozen=True, tag="table-met"):
    """An enemy charges: which other Troop stands near its way, or which leader on it, if any."""

    rule: ClassVar = "2.31"


class WhoShelters(WhomItShootsAt, frozen=True, tag="table-shelters"):
    """A unit with Shelter is charged: which cavalry of its command can reach the charger on its way, if any."""

    rule: ClassVar = "6.45"


class HowFar(AtTable, frozen=True, tag="table-distance"):
    """How far a Troop is from another, in whole inches, rounded up; only what the rules allow is offered."""

    rule: ClassVar = "1.05"
    other: UnitId

    def describe(self, seen: State, value: str) -> Message:
        return inches(int(value) * INCH)


class HowFarAlong(HowFar, frozen=True, tag="table-along"):
    """How far a charger has come where another is nearest to its way, in whole inches."""

    rule: ClassVar = "2.31"


class DeepGround(Whether, frozen=True, tag="table-deep"):
    """Whether the front centre of a Troop comes into Very Difficult ground on its way."""

    rule: ClassVar = "3.19"
    no: ClassVar = "firm"
    yes: ClassVar = "deep"
    unit: UnitId


class LiesHidden(Whether, frozen=True, tag="table-hides"):
    """A unit with Ambush is deployed: whether it lies hidden, in a place that is written down."""

    rule: ClassVar = "6.12"
    no: ClassVar = "table"
    yes: ClassVar = "hidden"
    unit: UnitId


class WhoScouts(AtTable, frozen=True, tag="table-scouts"):
    """Before the first turn: which unit makes its Vanguard move next."""

    rule: ClassVar = "6.80"

    def describe(self, seen: State, value: str) -> Message:
        return named_word(seen, value)


class SideMet(AtTable, frozen=True, tag="table-side"):
    """Which side a Troop shows to whoever charges it."""

    rule: ClassVar = "5.10"

    def describe(self, seen: State, value: str) -> Message:
        return Message(f"situation-side-{value}")


class GroundHeld(AtTable, frozen=True, tag="table-ground"):
    """On or behind what ground a Troop stands."""

    rule: ClassVar = "4.28"

    def describe(self, seen: State, value: str) -> Message:
        return ground_named(value)


class WhereHeRides(Choosing[str], frozen=True, tag="table-ride"):
    """A leader is activated: beside which Troop he comes to stand, which he joins, or neither."""

    rule: ClassVar = "7.09"
    leader: LeaderId
    words: tuple[str, ...]

    def options(self) -> tuple[str, ...]:
        """Give each Troop to stand beside, each to join, and staying away from all."""
        return self.words

    def describe(self, seen: State, value: str) -> Message:
        how, _, unit = value.partition(":")
        return Message.of(f"offer-table-{how}", unit=piece_named(seen, unit)) if unit else Message(f"offer-table-{how}")


class WhomHeReaches(Choosing[str], frozen=True, tag="table-reached"):
    """An action of a leader is for others than the Troop beside him: whom else it reaches, if anybody."""

    rule: ClassVar = "7.29"
    leader: LeaderId
    words: tuple[str, ...]

    def options(self) -> tuple[str, ...]:
        """Give whom it may reach, or nobody."""
        return self.words

    def describe(self, seen: State, value: str) -> Message:
        return Message("offer-table-nobody") if value == NOBODY else named_word(seen, value)


def ground_named(word: str) -> Message:
    """What ground is called."""
    return Message("situation-ground-open" if word == "open" else f"element-{word}")
