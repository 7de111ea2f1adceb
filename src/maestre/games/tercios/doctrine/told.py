"""What is told of a real table: a general sees none, and says what is usual."""

from __future__ import annotations

from maestre.games.tercios.doctrine.instructions import INSTRUCTIONS
from maestre.games.tercios.doctrine.weighing.field import Field
from maestre.games.tercios.umpire.told import (
    AtTable,
    DeepGround,
    GroundHeld,
    HowFar,
    HowFarAlong,
    LiesHidden,
    SideMet,
    WhereHeRides,
    WhoIsNear,
    WhoLeads,
    WhoMeetsIt,
    WhomHeReaches,
    WhomItCharges,
    WhomItCouldCharge,
    WhomItShootsAt,
    WhoReacts,
    WhoScouts,
    WhoShelters,
    WhoStoodBy,
)
from maestre.opponents import Counsel


def _usual(field: Field, question: AtTable | WhereHeRides | WhomHeReaches) -> Counsel:
    return question.words[0]


@INSTRUCTIONS.of(DeepGround, LiesHidden)
def _firm(field: Field, question: DeepGround | LiesHidden) -> Counsel:
    return question.word(value=False)


INSTRUCTIONS.of(WhoLeads, WhomItShootsAt, WhomItCharges)(_usual)
INSTRUCTIONS.of(WhoReacts, HowFar, SideMet)(_usual)
INSTRUCTIONS.of(GroundHeld, WhereHeRides)(_usual)
INSTRUCTIONS.of(WhoIsNear, WhoMeetsIt, WhoShelters)(_usual)
INSTRUCTIONS.of(WhomItCouldCharge, HowFarAlong, WhoScouts)(_usual)
INSTRUCTIONS.of(WhomHeReaches, WhoStoodBy)(_usual)
