"""What an answer must satisfy, by the rule under which it was asked."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral import (
    auxiliaries,
    battle,
    calls,
    chits,
    conversion,
    entries,
    execution,
    reinforcements,
    reorganisation,
    repair,
    tasks,
)
from maestre.games.mistral.state import State
from maestre.play.registry import Checks

__all__ = ["check"]

check: Final = Checks[State](
    {
        **auxiliaries.CHECKS,
        **battle.CHECKS,
        **calls.CHECKS,
        **chits.CHECKS,
        **conversion.CHECKS,
        **entries.CHECKS,
        **execution.CHECKS,
        **reinforcements.CHECKS,
        **reorganisation.CHECKS,
        **repair.CHECKS,
        **tasks.CHECKS,
    }
)
"""Refuse what the rules do not allow. A rule without a row has a choice that lists only what is legal."""
