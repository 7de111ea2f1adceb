"""IC.8.1-IC.8.45 Battle: declaring, the gauge, Withdrawals, Reinforcements, Combats and what they leave behind."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.battle.declaring import battles
from maestre.games.mistral.table.state import Phase

__all__ = ["PHASES"]

PHASES: Final = {Phase.BATTLES: battles}
