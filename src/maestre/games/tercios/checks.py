"""What an answer must satisfy, by the rule under which it was asked."""

from __future__ import annotations

from typing import Final

from maestre.games.tercios.abilities.ambush import check_ambush
from maestre.games.tercios.abilities.combat import check_shelter
from maestre.games.tercios.abilities.deploying import check_together
from maestre.games.tercios.abilities.vanguard import check_vanguard
from maestre.games.tercios.crossings import check_compulsory
from maestre.games.tercios.deployment import check_command, check_spot
from maestre.games.tercios.leaders import check_action
from maestre.games.tercios.movement import check_walk
from maestre.games.tercios.planning import check_plan
from maestre.games.tercios.qualities.setup import check_benefit, check_shift
from maestre.games.tercios.rides import check_ride
from maestre.games.tercios.scenery import check_buy, check_lay
from maestre.games.tercios.sequence import check_go
from maestre.games.tercios.state import State
from maestre.play.registry import Checks

__all__ = ["check"]

check: Final = Checks[State](
    {
        "6.12": check_ambush,
        "2.03": check_plan,
        "2.07": check_go,
        "3.05": check_walk,
        "6.46": check_shelter,
        "7.09": check_ride,
        "7.28": check_action,
        "7.50": check_ride,
        "7.57": check_ride,
        "7.24": check_ride,
        "7.73": check_ride,
        "6.24": check_together,
        "6.55": check_together,
        "6.80": check_vanguard,
        "7.67": check_shift,
        "7.68": check_benefit,
        "9.12": check_buy,
        "9.16": check_lay,
        "9.38": check_compulsory,
        "9.48": check_command,
        "9.49": check_spot,
    }
)
