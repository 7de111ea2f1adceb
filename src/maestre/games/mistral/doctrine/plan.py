"""What an admiral means to do in a Turn: which Orders he likes, how readily he draws, where worn stacks refit."""

from __future__ import annotations

from random import Random

import msgspec

from maestre.games.mistral.data.words import Fleet, OrderKind
from maestre.games.mistral.doctrine import judgement
from maestre.games.mistral.doctrine.hunts import hunts
from maestre.games.mistral.doctrine.refits import refits
from maestre.games.mistral.table.state import FormationId, State
from maestre.opponents import SOUND, Temper
from maestre.play import View


class Plan(msgspec.Struct, frozen=True):
    """The plan of a Turn: one of several that are sound, and one that can be drawn in the middle of a Turn too."""

    temper: Temper = SOUND
    tastes: dict[OrderKind, float] = {}
    """How much more, or less, an Order of a kind is worth."""
    thrift: float = 0.0
    """What drawing an Order must promise."""
    reach: float = 1.0
    """How far stacks chase, beside what is common."""
    docks: dict[FormationId, str] = {}
    """Where each stack that has no Order refits."""
    hunts: dict[FormationId, str] = {}
    """Where each stack that is sent to lies in wait for Convoys."""


def planned(seen: View[State], temper: Temper, chance: Random) -> Plan:
    """Draw a plan: each Turn another one, out of those that are sound."""
    tastes = {kind: 1 + judgement.TASTE * (2 * chance.random() - 1) for kind in OrderKind}
    return Plan(
        temper,
        tastes,
        chance.uniform(*judgement.THRIFT),
        chance.uniform(*judgement.REACH),
        refits(seen.now, Fleet(seen.seat), chance),
        hunts(seen.now, Fleet(seen.seat), chance),
    )
