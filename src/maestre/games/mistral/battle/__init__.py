"""IC.8.1-IC.8.45 Battle: declaring, the gauge, Withdrawals, Reinforcements, Combats and what they leave behind."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.battle.combat import propose_shifts
from maestre.games.mistral.battle.declaring import battles, check_attack, propose_attack
from maestre.games.mistral.battle.fire import check_fireship, propose_fireship
from maestre.games.mistral.battle.leading import propose_each
from maestre.games.mistral.battle.losses import propose_odd
from maestre.games.mistral.battle.pairing import (
    check_companions,
    check_joining,
    check_pair,
    propose_companions,
    propose_joining,
    propose_pair,
)
from maestre.games.mistral.battle.reinforcing import check_reinforcing, propose_reinforcing
from maestre.games.mistral.state import Phase, State
from maestre.play.registry import Checks, Proposals

__all__ = ["CHECKS", "PHASES", "PROPOSALS"]

PHASES: Final = {Phase.BATTLES: battles}

CHECKS: Final = Checks[State](
    {
        "IC.8.12.b": check_attack,
        "IC.8.24": check_reinforcing,
        "2.221.c": check_companions,
        "IC.8.33": check_pair,
        "IC.8.33.b": check_joining,
        "IC.6.24": check_fireship,
    }
).rows

PROPOSALS: Final = Proposals[State](
    {
        "IC.8.12.b": propose_attack,
        "IC.8.24": propose_reinforcing,
        "IC.8.34": propose_each,
        "2.221.c": propose_companions,
        "IC.8.33": propose_pair,
        "IC.8.33.b": propose_joining,
        "T.cdt.e": propose_shifts,
        "T.cdt.l": propose_odd,
        "IC.6.24": propose_fireship,
    }
).rows
