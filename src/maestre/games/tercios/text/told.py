"""What is asked of a real table, in a sentence."""

from __future__ import annotations

from maestre.games.tercios.table.troops import named, piece_named
from maestre.games.tercios.text.prompts import PROMPTS, Asker
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
from maestre.miniatures.text.reports import say


def _about(asker: Asker, question: AtTable | DeepGround | LiesHidden) -> str:
    key = f"text-ask-{question.__struct_config__.tag}"
    if isinstance(question, HowFar):
        return say(asker.speaker, key, unit=named(asker.state, question.unit), other=named(asker.state, question.other))
    return say(asker.speaker, key, unit=named(asker.state, question.unit))


PROMPTS.of(WhoLeads, WhomItShootsAt, WhomItCharges)(_about)
PROMPTS.of(WhoReacts, HowFar, SideMet)(_about)
PROMPTS.of(GroundHeld, WhoIsNear, WhoMeetsIt)(_about)
PROMPTS.of(WhoShelters, WhomItCouldCharge, HowFarAlong)(_about)
PROMPTS.of(DeepGround, LiesHidden, WhoStoodBy)(_about)


@PROMPTS.of(WhoScouts)
def _scouts(asker: Asker, question: WhoScouts) -> str:
    return say(asker.speaker, "text-ask-table-scouts")


@PROMPTS.of(WhereHeRides, WhomHeReaches)
def _ride(asker: Asker, question: WhereHeRides | WhomHeReaches) -> str:
    key = f"text-ask-{question.__struct_config__.tag}"
    return say(asker.speaker, key, who=piece_named(asker.state, question.leader))
