"""What is asked of a real table, in a sentence."""

from __future__ import annotations

from maestre.games.aguila.charging.figures import inches
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.state import State
from maestre.games.aguila.text.questions import PROMPTS, Prompt
from maestre.games.aguila.umpire.told import (
    AtTable,
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
    SideMet,
    WhatItIsTold,
    WhereHeRides,
    WhetherTurned,
    WhoActs,
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
from maestre.miniatures.text.reports import Arg
from maestre.play import Message


def _about(state: State, question: AtTable) -> Prompt:
    return Prompt(_key(question), {"who": named(state, question.unit)})


def _acting(state: State, question: WhoActs) -> Prompt:
    return Prompt(_key(question), {})


def _key(question: AtTable | WhoActs) -> str:
    return str(question.__struct_config__.tag)


PROMPTS.of(WhoIsOrdered, WhoRides, WhoShoots)(_acting)
PROMPTS.of(WhoCharges)(_acting)
PROMPTS.of(Emplaced, Harnessed, WhatItIsTold)(_about)
PROMPTS.of(WhoCommands, WhoIsCrossed, WhetherTurned)(_about)
PROMPTS.of(HowNear, WhomItShootsAt, WhomItCharges)(_about)
PROMPTS.of(HowItShoots, SideMet, GroundHeld)(_about)
PROMPTS.of(NearerPassed)(_about)


@PROMPTS.of(HowFarItGoes)
def _way(state: State, question: HowFarItGoes) -> Prompt:
    told: dict[str, Arg] = {"order": Message(f"verb-{question.verb}"), "far": inches(question.allowance.whole)}
    return Prompt("table-way", {"who": named(state, question.unit), **told})


@PROMPTS.of(HowFar)
def _far(state: State, question: HowFar) -> Prompt:
    return Prompt("table-distance", {"who": named(state, question.unit), "on": named(state, question.other)})


@PROMPTS.of(WhoRallies)
def _rally(state: State, question: WhoRallies) -> Prompt:
    return Prompt("table-rally", {"gap": inches(question.gap)})


@PROMPTS.of(FootNear)
def _foot(state: State, question: FootNear) -> Prompt:
    return Prompt("table-foot", {"who": named(state, question.unit), "gap": inches(question.gap)})


@PROMPTS.of(GunBeside)
def _gun(state: State, question: GunBeside) -> Prompt:
    return Prompt("table-gun", {"who": named(state, question.unit), "on": named(state, question.infantry)})


@PROMPTS.of(WhereHeRides)
def _ride(state: State, question: WhereHeRides) -> Prompt:
    return Prompt("table-ride", {"who": named(state, question.officer)})


@PROMPTS.of(WhoSaw)
def _saw(state: State, question: WhoSaw) -> Prompt:
    return Prompt("table-saw", {"who": named(state, question.officer), "gap": inches(question.gap)})
