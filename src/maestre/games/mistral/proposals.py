"""Allowed answers by chance, by the rule under which they are asked for."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral import (
    auxiliaries,
    battle,
    calls,
    chits,
    conversion,
    convoys,
    corsairs,
    detection,
    dummies,
    entries,
    execution,
    movement,
    pickets,
    reinforcements,
    reorganisation,
    repair,
    screening,
    tasks,
    watches,
)
from maestre.games.mistral.state import State
from maestre.play.registry import Proposals

__all__ = ["propose"]

propose: Final = Proposals[State](
    {
        **auxiliaries.PROPOSALS,
        **battle.PROPOSALS,
        **calls.PROPOSALS,
        **chits.PROPOSALS,
        **conversion.PROPOSALS,
        **convoys.PROPOSALS,
        **corsairs.PROPOSALS,
        **detection.PROPOSALS,
        **dummies.PROPOSALS,
        **entries.PROPOSALS,
        **execution.PROPOSALS,
        **movement.PROPOSALS,
        **pickets.PROPOSALS,
        **reinforcements.PROPOSALS,
        **reorganisation.PROPOSALS,
        **repair.PROPOSALS,
        **screening.PROPOSALS,
        **tasks.PROPOSALS,
        **watches.PROPOSALS,
    }
)
"""Yield allowed answers in an order that chance decides; of a question without a row, the options of its `Pick`."""
