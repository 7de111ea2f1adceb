"""16.13-16.59 The scenarios: what each adds to the common set-up, and how it is won."""

from __future__ import annotations

from typing import Final

from maestre.games.aguila.data import Scenario
from maestre.games.aguila.scenarios.assault import ASSAULT
from maestre.games.aguila.scenarios.battle import Battle
from maestre.games.aguila.scenarios.borodino import BORODINO
from maestre.games.aguila.scenarios.bridge import BRIDGE
from maestre.games.aguila.scenarios.crossing import CROSSING
from maestre.games.aguila.scenarios.destruction import ESCALATION, PITCHED
from maestre.games.aguila.scenarios.farm import FARM
from maestre.games.aguila.scenarios.hill import HILL
from maestre.games.aguila.scenarios.learning import SMALL
from maestre.games.aguila.scenarios.oblique import OBLIQUE
from maestre.games.aguila.scenarios.quarters import QUARTERS
from maestre.games.aguila.scenarios.region import REGION
from maestre.games.aguila.scenarios.village import VILLAGE
from maestre.games.aguila.table.state import State

__all__ = ["BATTLES", "Battle", "battle_of"]

BATTLES: Final[dict[Scenario, Battle]] = {
    Scenario.PITCHED_BATTLE: PITCHED,
    Scenario.ASSAULT_POSITION: ASSAULT,
    Scenario.DEFEND_FARM: FARM,
    Scenario.TAKE_HILL: HILL,
    Scenario.CONTROL_REGION: REGION,
    Scenario.BATTLE_FOR_BRIDGE: BRIDGE,
    Scenario.DEFEND_VILLAGE: VILLAGE,
    Scenario.WAR_ESCALATION: ESCALATION,
    Scenario.CROSSING_OF_FATES: CROSSING,
    Scenario.OBLIQUE_LINE: OBLIQUE,
    Scenario.DIVIDE_ET_IMPERA: QUARTERS,
    Scenario.BORODINO: BORODINO,
}
"""Every scenario by its name."""


def battle_of(state: State) -> Battle:
    """What is being fought: a scenario, or our small battle to learn on."""
    return SMALL if state.learning else BATTLES[state.scenario]
