"""The plan of a turn: how bold to be, which enemies are feared, who stays in reserve, what luck does to the cards."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from maestre.games.tercios.data import Arm, OrderKind
from maestre.games.tercios.doctrine.weighing import judgement
from maestre.games.tercios.table.state import State, UnitId
from maestre.miniatures.sides import Side
from maestre.opponents import SOUND, Temper
from maestre.play import View

ONE_CARD: Final = "one-card"
"""Lets a brigade share its card whenever it can, and so runs out of goes."""
TOO_NEAR: Final = "too-near"
"""Comes up to the enemy without a thought for who could charge or shoot."""
HEADLONG: Final = "headlong"
"""Attacks whenever somebody is in reach, at whatever odds."""
NEAREST: Final = "nearest"
"""Shoots at the nearest enemy instead of the one that it would hurt most."""
NO_ANSWER: Final = "no-answer"
"""Never reacts: a card is kept for the Troop's own go."""
NO_REST: Final = "no-rest"
"""Never rests the worn nor orders the disordered."""
MISTAKES: Final = (ONE_CARD, TOO_NEAR, HEADLONG, NEAREST, NO_ANSWER, NO_REST)
"""The beginner's mistakes,"""
OFTEN: Final = 0.6
"""and in how many turns a recruit makes each: dice decide so much of a battle that fewer hardly show."""

_ORDERS: Final = tuple(OrderKind)
_FEWEST: Final = 6
"""With fewer Troops nobody stays in reserve."""


class Plan(NamedTuple):
    """What a side has in mind for a turn; drawn anew in the middle of it, it still fits."""

    temper: Temper = SOUND
    stance: float = 1.0
    """How much its own losses weigh, beside what they usually do."""
    dread: tuple[tuple[UnitId, float], ...] = ()
    """How likely each enemy is taken to charge: an imagined plan of theirs."""
    luck: int = 0
    """What luck between cards that are nearly as good follows from."""
    reserve: UnitId | None = None

    def leaning(self, unit: UnitId) -> dict[OrderKind, float]:
        """What luck adds to each card of a Troop."""
        chance = Random(f"{self.luck}/{unit}") if self.luck else None
        return {order: chance.random() * judgement.LUCK if chance else 0.0 for order in _ORDERS}


CALM: Final = Plan()
"""The plan of who has none."""


def draw(seen: View[State], temper: Temper, chance: Random) -> Plan:
    """Draw one of many sound plans."""
    state, side = seen.now, Side(seen.seat)
    stance = 1 + judgement.SWAY * (2 * chance.random() - 1)
    foes = (unit for unit, one in state.units.items() if one.side is not side)
    dread = tuple((unit, judgement.CHARGED * (1 + judgement.DREAD * (2 * chance.random() - 1))) for unit in foes)
    luck = chance.getrandbits(32) | 1
    return Plan(temper, stance, dread, luck, _reserve(state, side, chance))


def _reserve(state: State, side: Side, chance: Random) -> UnitId | None:
    """A fresh Troop of horse, or of foot where there is none, that is held back at first."""
    fresh = [unit for unit, one in state.units.items() if one.side is side and not one.wear]
    horse = [unit for unit in fresh if state.gear(unit).arm is Arm.CAVALRY]
    mobile = horse if len(horse) > 1 else []
    one = chance.choice(mobile) if mobile else None
    return one if len(fresh) >= _FEWEST and state.turn <= judgement.RESERVE else None
