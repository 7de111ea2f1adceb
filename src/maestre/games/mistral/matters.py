"""What a request is about: public structs, so that nothing a client must draw lives only in a procedure."""

from __future__ import annotations

import msgspec

from maestre.games.mistral.data.words import (
    Campaign,
    Command,
    Contingent,
    ConvoyKind,
    Event,
    Fleet,
    Force,
    Intensity,
    Task,
    Wind,
)
from maestre.games.mistral.state import FormationId, LeaderId, SquadronId

__all__ = [
    "Activation",
    "Arrival",
    "Assigning",
    "BattleEnd",
    "Blow",
    "CalledAway",
    "Catching",
    "Combat",
    "Converting",
    "Declared",
    "Decoys",
    "Diverting",
    "DrawnSet",
    "Engagement",
    "Found",
    "Guarded",
    "Haven",
    "Helping",
    "ImpulseEnd",
    "Landing",
    "Levant",
    "Meeting",
    "Moves",
    "Mustering",
    "Nudge",
    "Offer",
    "OrdersStep",
    "Raid",
    "Readying",
    "Recalls",
    "Receiving",
    "Recovering",
    "Relieving",
    "Reorganising",
    "Requesting",
    "Reroll",
    "Scattering",
    "Searches",
    "Showing",
    "TaskWindow",
    "Victualling",
    "Watching",
    "Weather",
    "Withdrawing",
    "Yards",
]


class Meeting(msgspec.Struct, frozen=True, tag="meeting"):
    """Both Fleets lie in a location, and a Fleet may say whether it attacks (IC.8.12.b)."""

    place: str
    fleet: Fleet


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


class Moves(msgspec.Struct, frozen=True, tag="moves"):
    """A player says what each of his stacks does with its MP of this MPI (S.08)."""

    fleet: Fleet
    impulse: int
    increment: int


class Catching(msgspec.Struct, frozen=True, tag="catching"):
    """A stack tries to Catch the Wind for another location (S.12); it is called what all may call it."""

    formation: str
    place: str
    to: str


class TaskWindow(msgspec.Struct, frozen=True, tag="task-window"):
    """A Fleet may name a Task (IC.6.2)."""

    fleet: Fleet


class Declared(msgspec.Struct, frozen=True, tag="declared"):
    """A Fleet has named a Task and its place; which Auxiliary performs it is shown with the Screener (IC.6.2.b)."""

    fleet: Fleet
    task: Task
    place: str


class Searches(msgspec.Struct, frozen=True, tag="searches"):
    """A Fleet may Search where its Formations lie together with hidden counters (IC.7.12.b)."""

    fleet: Fleet
    places: tuple[str, ...]


class Found(msgspec.Struct, frozen=True, tag="found"):
    """A Search has Spotted a Formation that may be Shadowed, by the Auxiliary that Searched if one did (T.search)."""

    fleet: Fleet
    place: str
    formation: FormationId
    auxiliary: str = ""


class Helping(msgspec.Struct, frozen=True, tag="helping"):
    """A Fleet tries to reinforce a Battle, and an Auxiliary may help (IC.6.27)."""

    fleet: Fleet
    place: str


class Decoys(msgspec.Struct, frozen=True, tag="decoys"):
    """A Fleet may place Dummies or take them off (IC.7.15.b)."""

    fleet: Fleet


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


class Reroll(msgspec.Struct, frozen=True, tag="reroll"):
    """A player has thrown under a rule and may throw again, for Prestige or by his Rank (T.prestige.e, T.ranks)."""

    fleet: Fleet
    rule: str
    price: int
    matter: object = None


class Nudge(msgspec.Struct, frozen=True, tag="nudge"):
    """A die shows a face, his or the enemy's, and a player may change it by his Rank (T.ranks.b)."""

    fleet: Fleet
    rule: str
    face: int
    matter: object = None


class Weather(msgspec.Struct, frozen=True, tag="weather"):
    """The Winds that share a die are found, or whether one that blows becomes a Gale (T.wind, T.gale)."""

    winds: tuple[Wind, ...]


class Blow(msgspec.Struct, frozen=True, tag="blow"):
    """A Gale is placed, or moves on from a place (IC.5.33)."""

    wind: Wind
    force: Force
    place: str = ""


class Scattering(msgspec.Struct, frozen=True, tag="scattering"):
    """A Fleet may Scatter Convoys of its own, before the Winds of an Impulse are known (IC.10.15)."""

    fleet: Fleet


class Diverting(msgspec.Struct, frozen=True, tag="diverting"):
    """British counters lie where troops may land, and a Troop Convoy whose destination that is may divert (2.347)."""

    places: tuple[str, ...]


class Mustering(msgspec.Struct, frozen=True, tag="mustering"):
    """The Bourbons may Form Troop Convoys at a Port, at least and at most so many (2.345)."""

    place: str
    least: int
    most: int


class Victualling(msgspec.Struct, frozen=True, tag="victualling"):
    """The British may ask for a Supply Convoy before a Turn begins (IC.10.17.b)."""

    turn: int


class Arrival(msgspec.Struct, frozen=True, tag="arrival"):
    """The die is thrown for a Convoy that is looked for, or that waits in port (2.151, 2.345, 2.413)."""

    convoy: ConvoyKind


class Raid(msgspec.Struct, frozen=True, tag="raid"):
    """An Auxiliary attacks a Convoy on a column of the Combat Damage Table (T.convoy_attack)."""

    auxiliary: str
    formation: FormationId
    column: int


class Guarded(msgspec.Struct, frozen=True, tag="guarded"):
    """An Auxiliary joins a Convoy in a location as its escort (IC.10.13)."""

    auxiliary: str
    place: str


class Watching(msgspec.Struct, frozen=True, tag="watching"):
    """A Fleet may declare Blockades and Interdictions of Formations (S.13, IC.7.2, IC.7.24)."""

    fleet: Fleet


class Recalls(msgspec.Struct, frozen=True, tag="recalls"):
    """At the end of a Turn a Fleet may call back Auxiliaries that Interdict (IC.7.2.d)."""

    fleet: Fleet


class Activation(msgspec.Struct, frozen=True, tag="activation"):
    """Which pirates are Active in this Turn is found (T.pirates)."""

    turn: int


class Haven(msgspec.Struct, frozen=True, tag="haven"):
    """A corsair is about to be Recovered, or is, and its Base is named (2.551)."""

    auxiliary: str


class Offer(msgspec.Struct, frozen=True, tag="offer"):
    """The British want to Task the Knights of Malta, and the Bourbons have the first choice (2.543.a)."""

    pirate: str
    place: str


class Levant(msgspec.Struct, frozen=True, tag="levant"):
    """The British may send forces to the Levant Trade Track or call them back (2.632)."""

    covered: int


class Reorganising(msgspec.Struct, frozen=True, tag="reorganising"):
    """A Fleet may change its Formations (S.29), or after a Battle those that fought in a place (IC.8.42)."""

    fleet: Fleet
    place: str = ""
    formations: tuple[FormationId, ...] = ()


class Relieving(msgspec.Struct, frozen=True, tag="relieving"):
    """A Fleet Admiral may be relieved for the Prestige that was lost (T.relief)."""

    fleet: Fleet
    leader: LeaderId
    lost: int


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


class ImpulseEnd(msgspec.Struct, frozen=True, tag="impulse-end"):
    """A Fleet may Extend Orders, hand them over or end them (S.24, IC.9.38)."""

    fleet: Fleet
    impulse: int


class BattleEnd(msgspec.Struct, frozen=True, tag="battle-end"):
    """After a Battle a Fleet may end the Orders of stacks that fought in it (S.22)."""

    fleet: Fleet
    place: str
    formations: tuple[FormationId, ...]


class Converting(msgspec.Struct, frozen=True, tag="converting"):
    """A Fleet may turn SOL(D) into a Fleet-50, or one back, in the Operations Phase (IC.6.32)."""

    fleet: Fleet


class Assigning(msgspec.Struct, frozen=True, tag="assigning"):
    """A Fleet Assigns its Available Auxiliaries and may put Assigned ones back (S.28, IC.6.13)."""

    fleet: Fleet


class Recovering(msgspec.Struct, frozen=True, tag="recovering"):
    """The die is thrown for an Auxiliary in the Recovery Box (T.recovery)."""

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


class Yards(msgspec.Struct, frozen=True, tag="yards"):
    """A Fleet may make Repairs in these places, with so many rolls in each (S.34)."""

    fleet: Fleet
    rolls: tuple[tuple[str, int], ...]


class Readying(msgspec.Struct, frozen=True, tag="readying"):
    """A Fleet may lay up Squadrons that are Fitting Out, or Fit Out those In Ordinary (S.33, S.35)."""

    fleet: Fleet
    laying_up: bool
