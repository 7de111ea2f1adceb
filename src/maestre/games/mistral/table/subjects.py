"""What throws are about, and a Battle under way: public structs, so that nothing to be drawn lives in a procedure."""

from __future__ import annotations

import msgspec

from maestre.games.mistral.data.words import (
    Command,
    ConvoyKind,
    Fleet,
    Force,
    Intensity,
    Wind,
)
from maestre.games.mistral.table.state import FormationId, LeaderId, SquadronId


class Combat(msgspec.Struct, frozen=True):
    """Squadrons and Flagships of both sides that fight each other, in the order in which they came (T.cdt.b)."""

    british: tuple[SquadronId, ...]
    bourbon: tuple[SquadronId, ...]

    def of(self, fleet: Fleet) -> tuple[SquadronId, ...]:
        """Those of a side."""
        return self.british if fleet is Fleet.BRITISH else self.bourbon


class Engagement(msgspec.Struct, frozen=True, tag="engagement"):
    """A Battle under way, as far as it has come (S.19): all of it is seen by both.

    ``engaged`` are the stacks that fight, the attacker's first; ``level`` is the Damage Level once it is rolled, -1
    before; ``leaders`` says in which Squadron each Leader sails, ``companions`` with which Squadron each Flagship.
    """

    place: str
    attacker: Fleet
    engaged: tuple[FormationId, ...]
    gauge: Fleet | None = None
    shift: int = 0
    intensity: Intensity | None = None
    level: int = -1
    leaders: tuple[tuple[LeaderId, SquadronId], ...] = ()
    companions: tuple[tuple[SquadronId, SquadronId], ...] = ()
    flagships: tuple[SquadronId, ...] = ()
    combats: tuple[Combat, ...] = ()
    fired: tuple[FormationId, ...] = ()
    """The Formations that have sent a Fireship (IC.6.24)."""

    @property
    def attacking(self) -> FormationId:
        """The stack that attacked."""
        return self.engaged[0]

    @property
    def attacked(self) -> FormationId:
        """The stack that was attacked."""
        return self.engaged[1]


class Weather(msgspec.Struct, frozen=True, tag="weather"):
    """The Winds that share a die are found, or whether one that blows becomes a Gale (T.wind, T.gale)."""

    winds: tuple[Wind, ...]


class Blow(msgspec.Struct, frozen=True, tag="blow"):
    """A Gale is placed, or moves on from a place (IC.5.33)."""

    wind: Wind
    force: Force
    place: str = ""


class Activation(msgspec.Struct, frozen=True, tag="activation"):
    """Which pirates are Active in this Turn is found (T.pirates)."""

    turn: int


class Arrival(msgspec.Struct, frozen=True, tag="arrival"):
    """The die is thrown for a Convoy that is looked for, or that waits in port (2.151, 2.345, 2.413)."""

    convoy: ConvoyKind


class Searches(msgspec.Struct, frozen=True, tag="searches"):
    """A Fleet may Search where its Formations lie together with hidden counters (IC.7.12.b)."""

    fleet: Fleet
    places: tuple[str, ...]


class Raid(msgspec.Struct, frozen=True, tag="raid"):
    """An Auxiliary attacks a Convoy on a column of the Combat Damage Table (T.convoy_attack)."""

    auxiliary: str
    formation: FormationId
    column: int


class Catching(msgspec.Struct, frozen=True, tag="catching"):
    """A stack tries to Catch the Wind for another location (S.12); it is called what all may call it."""

    formation: str
    place: str
    to: str


class Showing(msgspec.Struct, frozen=True, tag="showing"):
    """A Fleet shows its force before a place (O.show_of_force)."""

    fleet: Fleet
    place: str


class Relieving(msgspec.Struct, frozen=True, tag="relieving"):
    """A Fleet Admiral may be relieved for the Prestige that was lost (T.relief)."""

    fleet: Fleet
    leader: LeaderId
    lost: int


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
