"""Before the battle: no scenery of our own, the usual array, scouts to where they serve best."""

from __future__ import annotations

from maestre.games.tercios.abilities.deploying import (
    Emplace,
    FormColumn,
    GunOfFormation,
    GunOfFort,
    LieInWait,
    Limbered,
)
from maestre.games.tercios.abilities.vanguard import VanguardMove
from maestre.games.tercios.qualities.setup import Benefit, ShiftTo
from maestre.games.tercios.setup.deployment import ARRAY, ChooseEdge, LeaderInside, NextCommand, PutDown
from maestre.games.tercios.setup.laying import Lay, LayCrossing
from maestre.games.tercios.setup.scenery import Buying, Stop
from maestre.play import Answer, Order, Spot
from tools.former.tercios.field import Field
from tools.former.tercios.instructions import INSTRUCTIONS, as_proposed
from tools.former.tercios.posts import best_post


@INSTRUCTIONS.of(Buying, Benefit)
def _stops(field: Field, question: Buying | Benefit) -> Answer:
    """Buy no scenery, and shift none."""
    return Stop().order()


@INSTRUCTIONS.of(NextCommand)
def _arrays(field: Field, question: NextCommand) -> Answer:
    """Deploy the first command that is due in the usual array."""
    return Order(ARRAY, question.deploying.commands[0])


@INSTRUCTIONS.of(VanguardMove)
def _scouts(field: Field, question: VanguardMove) -> Answer:
    """Let the first unit go where it serves best, or stay where the Vanguard may not go there."""
    unit = question.units[0]
    spot = Spot(unit, *best_post(field, unit, None).to)
    return spot if question.refusal(field.state, spot) is None else Spot(unit, *field.front(unit))


@INSTRUCTIONS.of(LieInWait)
def _lies_nowhere(field: Field, question: LieInWait) -> Answer:
    """Hide nobody."""
    return question.word(None)


INSTRUCTIONS.of(Emplace, FormColumn)(as_proposed)
INSTRUCTIONS.of(GunOfFort, GunOfFormation, Limbered)(as_proposed)
INSTRUCTIONS.of(Lay, LayCrossing, ShiftTo)(as_proposed)
INSTRUCTIONS.of(ChooseEdge, LeaderInside, PutDown)(as_proposed)
