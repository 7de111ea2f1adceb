"""What answers to the questions of scenarios must satisfy, and some that do, by the rule of the question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from maestre.games.aguila.scenarios.assault import check_purchase, check_work, purchases_for_chance, works_for_chance
from maestre.games.aguila.scenarios.borodino import check_hill, hills_for_chance
from maestre.games.aguila.scenarios.bridge import check_laid, laid_for_chance
from maestre.games.aguila.scenarios.oblique import aims_for_chance, check_aim
from maestre.games.aguila.scenarios.region import check_marker, markers_for_chance
from maestre.games.aguila.scenarios.roles import check_division, divisions_for_chance
from maestre.games.aguila.scenarios.village import check_house, houses_for_chance
from maestre.games.aguila.state import State
from maestre.play import Answer, Ask

__all__ = ["CHECKS", "PROPOSALS"]

CHECKS: Final[dict[str, Callable[[State, Ask, Any], None]]] = {
    "16.15": check_purchase,
    "16.16": check_work,
    "16.19": check_division,
    "16.26": check_marker,
    "16.30": check_laid,
    "16.35": check_house,
    "16.47": check_aim,
    "16.54": check_hill,
}
PROPOSALS: Final[dict[str, Callable[[State, Ask, Random], Iterator[Answer]]]] = {
    "16.15": purchases_for_chance,
    "16.16": works_for_chance,
    "16.19": divisions_for_chance,
    "16.26": markers_for_chance,
    "16.30": laid_for_chance,
    "16.35": houses_for_chance,
    "16.47": aims_for_chance,
    "16.54": hills_for_chance,
}
