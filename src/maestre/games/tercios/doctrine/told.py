"""What is told of a real table: a general sees none, and says what is usual."""

from __future__ import annotations

from maestre.games.tercios.doctrine.instructions import INSTRUCTIONS
from maestre.games.tercios.doctrine.weighing.field import Field
from maestre.games.tercios.umpire.told import (
    AtTable,
    GroundHeld,
    HowFar,
    SideMet,
    WhereHeRides,
    WhoLeads,
    WhomItCharges,
    WhomItShootsAt,
    WhoReacts,
)
from maestre.opponents import Counsel


def _usual(field: Field, question: AtTable | WhereHeRides) -> Counsel:
    return question.words[0]


INSTRUCTIONS.of(WhoLeads, WhomItShootsAt, WhomItCharges)(_usual)
INSTRUCTIONS.of(WhoReacts, HowFar, SideMet)(_usual)
INSTRUCTIONS.of(GroundHeld, WhereHeRides)(_usual)
