"""What an answer must satisfy, by the rule under which it was asked."""

from __future__ import annotations

from typing import Final

from maestre.games.aguila.aftermath import check_facing
from maestre.games.aguila.charge import check_declaration
from maestre.games.aguila.deployment import check_sappers, check_spot
from maestre.games.aguila.hidden import check_hidden
from maestre.games.aguila.marches import check_journey
from maestre.games.aguila.movement import check_order
from maestre.games.aguila.rally import check_rally
from maestre.games.aguila.redeployment import check_redeployment
from maestre.games.aguila.reserves import check_arrival
from maestre.games.aguila.rides import check_leaving, check_ride
from maestre.games.aguila.scenarios.answers import CHECKS
from maestre.games.aguila.shooting import check_targets
from maestre.games.aguila.state import State
from maestre.games.aguila.terrain import check_lay
from maestre.play.registry import Checks

__all__ = ["check"]

check: Final[Checks[State]] = Checks(
    {
        **CHECKS,
        "2.10": check_declaration,
        "3.01": check_order,
        "3.05": check_journey,
        "3.13": check_journey,
        "7.01": check_targets,
        "9.17": check_facing,
        "12.13": check_rally,
        "12.18": check_ride,
        "12.19": check_leaving,
        "11.42": check_sappers,
        "12.29": check_redeployment,
        "13.06": check_hidden,
        "15.35": check_lay,
        "15.44": check_lay,
        "16.05": check_spot,
        "16.07": check_arrival,
    }
)
"""Who refuses an answer, by the rule of its question; each chapter adds its rows."""
