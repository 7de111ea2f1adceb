"""What is told of a real table: a general sees none, and says what is usual."""

from __future__ import annotations

from maestre.games.aguila.doctrine.instructions import INSTRUCTIONS
from maestre.games.aguila.doctrine.weighing.field import Field
from maestre.games.aguila.umpire.told import (
    Emplaced,
    FootNear,
    GroundHeld,
    GunBeside,
    Harnessed,
    HowFar,
    HowFarItGoes,
    HowItShoots,
    HowNear,
    NearerPassed,
    OfTable,
    SideMet,
    WhatItIsTold,
    WhereHeRides,
    WhetherTurned,
    WhoCharges,
    WhoCommands,
    WhoIsCrossed,
    WhoIsOrdered,
    WhomItCharges,
    WhomItShootsAt,
    WhoRallies,
    WhoRides,
    WhoSaw,
    WhoShoots,
)
from maestre.opponents import Counsel


def _usual(field: Field, question: OfTable) -> Counsel:
    return question.words[0]


def _nobody(field: Field, question: WhoSaw) -> Counsel:
    return ()


INSTRUCTIONS.of(WhoIsOrdered, WhoRides, WhoShoots)(_usual)
INSTRUCTIONS.of(WhoCharges, WhoRallies, Emplaced)(_usual)
INSTRUCTIONS.of(Harnessed, WhatItIsTold, WhoCommands)(_usual)
INSTRUCTIONS.of(HowFarItGoes, WhoIsCrossed, WhetherTurned)(_usual)
INSTRUCTIONS.of(HowNear, WhereHeRides, WhomItShootsAt)(_usual)
INSTRUCTIONS.of(WhomItCharges, HowItShoots, HowFar)(_usual)
INSTRUCTIONS.of(SideMet, GroundHeld, NearerPassed)(_usual)
INSTRUCTIONS.of(FootNear, GunBeside)(_usual)
INSTRUCTIONS.of(WhoSaw)(_nobody)
