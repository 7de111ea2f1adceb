"""What is asked of a real table, in a sentence."""

from __future__ import annotations

from maestre.games.tercios.table.troops import named, piece_named
from maestre.games.tercios.text.prompts import PROMPTS, Asker
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
from maestre.miniatures.text.reports import say


def _about(asker: Asker, question: AtTable) -> str:
    key = f"text-ask-{question.__struct_config__.tag}"
    if isinstance(question, HowFar):
        return say(asker.speaker, key, unit=named(asker.state, question.unit), other=named(asker.state, question.other))
    return say(asker.speaker, key, unit=named(asker.state, question.unit))


PROMPTS.of(WhoLeads, WhomItShootsAt, WhomItCharges)(_about)
PROMPTS.of(WhoReacts, HowFar, SideMet)(_about)
PROMPTS.of(GroundHeld)(_about)


@PROMPTS.of(WhereHeRides)
def _ride(asker: Asker, question: WhereHeRides) -> str:
    return say(asker.speaker, "text-ask-table-ride", who=piece_named(asker.state, question.leader))
