"""S.04-S.25 What is asked before and in the Operations Phase, Battles apart."""

from __future__ import annotations

import msgspec

from maestre.games.mistral.data.words import ConvoyKind, Fleet, Force, Task, Wind
from maestre.games.mistral.state import FormationId

__all__ = [
    "Activation",
    "Arrival",
    "Blow",
    "Catching",
    "Converting",
    "Declared",
    "Decoys",
    "Diverting",
    "Found",
    "Guarded",
    "ImpulseEnd",
    "Moves",
    "Offer",
    "Raid",
    "Scattering",
    "Searches",
    "TaskWindow",
    "Victualling",
    "Watching",
    "Weather",
]


class Victualling(msgspec.Struct, frozen=True, tag="victualling"):
    """The British may ask for a Supply Convoy before a Turn begins (IC.10.17.b)."""

    turn: int


class Scattering(msgspec.Struct, frozen=True, tag="scattering"):
    """A Fleet may Scatter Convoys of its own, before the Winds of an Impulse are known (IC.10.15)."""

    fleet: Fleet


class Arrival(msgspec.Struct, frozen=True, tag="arrival"):
    """The die is thrown for a Convoy that is looked for, or that waits in port (2.151, 2.345, 2.413)."""

    convoy: ConvoyKind


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


class Decoys(msgspec.Struct, frozen=True, tag="decoys"):
    """A Fleet may place Dummies or take them off (IC.7.15.b)."""

    fleet: Fleet


class TaskWindow(msgspec.Struct, frozen=True, tag="task-window"):
    """A Fleet may name a Task (IC.6.2)."""

    fleet: Fleet


class Declared(msgspec.Struct, frozen=True, tag="declared"):
    """A Fleet has named a Task and its place; which Auxiliary performs it is shown with the Screener (IC.6.2.b)."""

    fleet: Fleet
    task: Task
    place: str


class Found(msgspec.Struct, frozen=True, tag="found"):
    """A Search has Spotted a Formation that may be Shadowed, by the Auxiliary that Searched if one did (T.search)."""

    fleet: Fleet
    place: str
    formation: FormationId
    auxiliary: str = ""


class Guarded(msgspec.Struct, frozen=True, tag="guarded"):
    """An Auxiliary joins a Convoy in a location as its escort (IC.10.13)."""

    auxiliary: str
    place: str


class Raid(msgspec.Struct, frozen=True, tag="raid"):
    """An Auxiliary attacks a Convoy on a column of the Combat Damage Table (T.convoy_attack)."""

    auxiliary: str
    formation: FormationId
    column: int


class Offer(msgspec.Struct, frozen=True, tag="offer"):
    """The British want to Task the Knights of Malta, and the Bourbons have the first choice (2.543.a)."""

    pirate: str
    place: str


class Converting(msgspec.Struct, frozen=True, tag="converting"):
    """A Fleet may turn SOL(D) into a Fleet-50, or one back, in the Operations Phase (IC.6.32)."""

    fleet: Fleet


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


class Diverting(msgspec.Struct, frozen=True, tag="diverting"):
    """British counters lie where troops may land, and a Troop Convoy whose destination that is may divert (2.347)."""

    places: tuple[str, ...]


class Searches(msgspec.Struct, frozen=True, tag="searches"):
    """A Fleet may Search where its Formations lie together with hidden counters (IC.7.12.b)."""

    fleet: Fleet
    places: tuple[str, ...]


class Watching(msgspec.Struct, frozen=True, tag="watching"):
    """A Fleet may declare Blockades and Interdictions of Formations (S.13, IC.7.2, IC.7.24)."""

    fleet: Fleet


class ImpulseEnd(msgspec.Struct, frozen=True, tag="impulse-end"):
    """A Fleet may Extend Orders, hand them over or end them (S.24, IC.9.38)."""

    fleet: Fleet
    impulse: int
