"""The plan of a turn: how the side as a whole means to fight, and what each unit is for."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from maestre.games.aguila.table.state import ObjectiveId, UnitId
from maestre.opponents import SOUND, Temper


class Stance(StrEnum):
    """How a side fights this turn."""

    STORM = "storm"
    """Go at what the enemy defends, whatever it costs, while there is time."""
    ATTACK = "attack"
    EVEN = "even"
    HOLD = "hold"


class Duty(StrEnum):
    """What a unit is for."""

    ASSAULT = "assault"
    """Take an objective."""
    HOLD = "hold"
    """Stand in or by what is defended."""
    RESERVE = "reserve"
    """Wait behind the line for a target, or for a gap."""
    FLANK = "flank"
    """Go round the enemy's wing."""
    LINE = "line"
    """Fight whoever is nearest."""


class Task(NamedTuple):
    """What a unit is for, and the objective that it is for."""

    duty: Duty
    aim: ObjectiveId | None = None


class Plan(NamedTuple):
    """How a turn is fought. Who has no task in it gets one from how things stand."""

    temper: Temper = SOUND
    stance: Stance = Stance.EVEN
    tasks: Mapping[UnitId, Task] = {}


UNPLANNED: Final = Plan()
"""Fight as things stand, with tasks for nobody."""
