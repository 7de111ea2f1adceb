"""S.19-S.22 What is asked in a Battle and as it ends."""

from __future__ import annotations

import msgspec

from maestre.games.mistral.data.words import Fleet, Intensity
from maestre.games.mistral.state import FormationId, LeaderId, SquadronId

__all__ = ["BattleEnd", "Combat", "Engagement", "Helping", "Meeting"]


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


class Helping(msgspec.Struct, frozen=True, tag="helping"):
    """A Fleet tries to reinforce a Battle, and an Auxiliary may help (IC.6.27)."""

    fleet: Fleet
    place: str


class BattleEnd(msgspec.Struct, frozen=True, tag="battle-end"):
    """After a Battle a Fleet may end the Orders of stacks that fought in it (S.22)."""

    fleet: Fleet
    place: str
    formations: tuple[FormationId, ...]
