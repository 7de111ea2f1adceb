"""S.26-S.36 What is asked in the Administrative Phase."""

from __future__ import annotations

import msgspec

from maestre.games.mistral.data.words import Campaign, Command, Contingent, Event, Fleet
from maestre.games.mistral.state import FormationId, LeaderId

__all__ = [
    "Assigning",
    "CalledAway",
    "DrawnSet",
    "Haven",
    "Landing",
    "Levant",
    "Mustering",
    "OrdersStep",
    "Readying",
    "Recalls",
    "Receiving",
    "Recovering",
    "Relieving",
    "Reorganising",
    "Requesting",
    "Showing",
    "Withdrawing",
    "Yards",
]


class Landing(msgspec.Struct, frozen=True, tag="landing"):
    """The Bourbons may spend landings of this Year on a Campaign that is being resolved (2.344)."""

    campaign: Campaign
    marker: int
    credits: int


class CalledAway(msgspec.Struct, frozen=True, tag="called-away"):
    """An Event calls Sail of a Fleet away: which of its calls it is (E.calls_elsewhere)."""

    fleet: Fleet
    event: Event
    call: int


class Showing(msgspec.Struct, frozen=True, tag="showing"):
    """A Fleet shows its force before a place (O.show_of_force)."""

    fleet: Fleet
    place: str


class OrdersStep(msgspec.Struct, frozen=True, tag="orders-step"):
    """A Fleet may draw sets of chits, so many in this Turn, and Issue Orders (S.27)."""

    fleet: Fleet
    sets: int


class DrawnSet(msgspec.Struct, frozen=True, tag="drawn-set"):
    """A Fleet has drawn a set of chits, of which it Receives one (IC.9.35)."""

    fleet: Fleet
    count: int


class Assigning(msgspec.Struct, frozen=True, tag="assigning"):
    """A Fleet Assigns its Available Auxiliaries and may put Assigned ones back (S.28, IC.6.13)."""

    fleet: Fleet


class Levant(msgspec.Struct, frozen=True, tag="levant"):
    """The British may send forces to the Levant Trade Track or call them back (2.632)."""

    covered: int


class Recovering(msgspec.Struct, frozen=True, tag="recovering"):
    """The die is thrown for an Auxiliary in the Recovery Box (T.recovery)."""

    auxiliary: str


class Haven(msgspec.Struct, frozen=True, tag="haven"):
    """A corsair is about to be Recovered, or is, and its Base is named (2.551)."""

    auxiliary: str


class Requesting(msgspec.Struct, frozen=True, tag="requesting"):
    """A Command uses its request table; ``row`` is the row that was rolled, -1 before (IC.11.1)."""

    command: Command
    price: int
    row: int = -1


class Withdrawing(msgspec.Struct, frozen=True, tag="withdrawing"):
    """The request table takes Sail or an Auxiliary from a Contingent (IC.11.12.d)."""

    contingent: Contingent
    sol: int = 0
    sold: int = 0
    auxiliary: int = 0


class Receiving(msgspec.Struct, frozen=True, tag="receiving"):
    """A Contingent receives Sail in a place, or an Auxiliary (IC.11.12, 2.161)."""

    contingent: Contingent
    place: str = ""


class Mustering(msgspec.Struct, frozen=True, tag="mustering"):
    """The Bourbons may Form Troop Convoys at a Port, at least and at most so many (2.345)."""

    place: str
    least: int
    most: int


class Reorganising(msgspec.Struct, frozen=True, tag="reorganising"):
    """A Fleet may change its Formations (S.29), or after a Battle those that fought in a place (IC.8.42)."""

    fleet: Fleet
    place: str = ""
    formations: tuple[FormationId, ...] = ()


class Yards(msgspec.Struct, frozen=True, tag="yards"):
    """A Fleet may make Repairs in these places, with so many rolls in each (S.34)."""

    fleet: Fleet
    rolls: tuple[tuple[str, int], ...]


class Readying(msgspec.Struct, frozen=True, tag="readying"):
    """A Fleet may lay up Squadrons that are Fitting Out, or Fit Out those In Ordinary (S.33, S.35)."""

    fleet: Fleet
    laying_up: bool


class Recalls(msgspec.Struct, frozen=True, tag="recalls"):
    """At the end of a Turn a Fleet may call back Auxiliaries that Interdict (IC.7.2.d)."""

    fleet: Fleet


class Relieving(msgspec.Struct, frozen=True, tag="relieving"):
    """A Fleet Admiral may be relieved for the Prestige that was lost (T.relief)."""

    fleet: Fleet
    leader: LeaderId
    lost: int
