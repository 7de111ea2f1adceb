"""S.01: a phase in which nobody has anything to decide is over by itself, after one step or one of each Fleet."""

from __future__ import annotations

from typing import Final

import pytest

from maestre.games.mistral.game import game
from maestre.games.mistral.table.sequence import STEPS
from maestre.games.mistral.table.state import Phase

from .positions import run, sea

WHOLE: Final = True

STEPS_OF: Final = {
    Phase.SCATTERING: 2,
    Phase.PIRATES: 1,
    Phase.FIRST_WINDOW: 2,
    Phase.SECOND_WINDOW: 2,
    Phase.BOURBON_MOVES: 1,
    Phase.JOINING: 1,
    Phase.THIRD_WINDOW: 2,
    Phase.SEARCHES: 2,
    Phase.WATCHES: 2,
    Phase.GALE_WEAR: 1,
    Phase.BATTLES: 1,
    Phase.GALE_STEPS: 1,
    Phase.CONCEALMENT: 1,
    Phase.STEADYING: 1,
    Phase.JUDGING: 1,
    Phase.CLEARING: 1,
    Phase.SINKING: 1,
    Phase.ASSIGNING: 2,
    Phase.RECOVERING: 1,
    Phase.ATTRITION: 1,
    Phase.AUXILIARY_BLOCKADES: 1,
    Phase.LAYING_UP: 2,
    Phase.REPAIRS: 2,
    Phase.FITTING_OUT: 2,
    Phase.RELIEF: 1,
    Phase.TURN_END: 1,
}
"""In a Turn that is not Quarterly, with a stack of each Fleet far from the other."""


@pytest.mark.rule("S.01", "IC.1.6", "IC.4.3.b", "T.damage.c", "2.522", "O.cruise")
@pytest.mark.parametrize(("phase", "steps"), STEPS_OF.items())
def test_a_phase_without_decisions_ends_by_itself(phase: Phase, steps: int) -> None:
    assert game.key == "mistral"
    state = sea("british_grand s12 : B1 B2 @mathews", "bourbon_grand s20 : F1 F2 @court", phase=phase)
    assert [run(STEPS[phase](state)) for _ in range(steps)] == [False] * (steps - 1) + [True]
