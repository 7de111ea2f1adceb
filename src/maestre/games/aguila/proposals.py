"""Answers that the rules allow, for whoever chooses by chance."""

from __future__ import annotations

from typing import Final

from maestre.games.aguila.aftermath import propose_facing
from maestre.games.aguila.anticipation import anticipations_for_chance
from maestre.games.aguila.charge import charges_for_chance
from maestre.games.aguila.deployment import sappers_for_chance, spots_for_chance
from maestre.games.aguila.formations import formations_for_chance
from maestre.games.aguila.hidden import hidden_for_chance
from maestre.games.aguila.marches import journeys
from maestre.games.aguila.movement import orders_for_chance
from maestre.games.aguila.rally import rallies_for_chance
from maestre.games.aguila.redeployment import redeployments_for_chance
from maestre.games.aguila.reserves import arrivals_for_chance
from maestre.games.aguila.rides import exits_for_chance, rides_for_chance
from maestre.games.aguila.scenarios.answers import PROPOSALS
from maestre.games.aguila.shooting import targets_for_chance
from maestre.games.aguila.state import State
from maestre.games.aguila.terrain import lays_for_chance
from maestre.play.registry import Proposals

__all__ = ["propose"]

propose: Final[Proposals[State]] = Proposals(
    {
        **PROPOSALS,
        "2.10": charges_for_chance,
        "3.01": orders_for_chance,
        "3.05": journeys,
        "3.13": journeys,
        "5.02": formations_for_chance,
        "7.01": targets_for_chance,
        "9.17": propose_facing,
        "12.13": rallies_for_chance,
        "12.18": rides_for_chance,
        "12.19": exits_for_chance,
        "12.27": anticipations_for_chance,
        "11.42": sappers_for_chance,
        "12.29": redeployments_for_chance,
        "13.06": hidden_for_chance,
        "15.35": lays_for_chance,
        "15.44": lays_for_chance,
        "16.05": spots_for_chance,
        "16.07": arrivals_for_chance,
    }
)
"""Who proposes answers to a question that is more than a list, by its rule; each chapter adds its rows."""
