"""IC.6.2.b Who may be sent on a Task: whoever is not fit is left out, and alike Auxiliaries are judged once."""

from __future__ import annotations

from random import Random

import pytest

from maestre.games.mistral.auxiliaries.screening import may_act
from maestre.games.mistral.auxiliaries.tasks import TASKS, WINDOWS, _objection, able, fit_for, is_free, sendable
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.table.state import State
from maestre.play import Table, find

WHOLE = True


def _compared(state: State, fleet: Fleet) -> tuple[int, int]:
    """Judge every Auxiliary of a Fleet for every Task and target, and count those that may be sent and those not."""
    mine = may_act(state, fleet)
    fit = fit_for(state, fleet, TASKS)
    named = [(task, target) for task in fit for target in TASKS[task].targets(state, fleet)]
    orders = {(one.verb, one.objects[0], is_free(state.figures, one)) for one in sendable(state, fleet, fit, named)}
    sent = kept = 0
    for task, deed in TASKS.items():
        for target in deed.targets(state, fleet):
            for free in (False, True):
                each = tuple(one for one in mine if _objection(state, fleet, one, task, target, free=free) is None)
                assert able(state, fleet, task, target, free=free) == each, (task, target, free)
                assert ((task, target, free) in orders) is bool(each), (task, target, free)
                sent += len(each)
                kept += len(mine) - len(each)
    return sent, kept


@pytest.mark.parametrize("scenario", ["winter-1744", "1744"])
def test_those_who_are_fit_and_alike_are_judged_as_each_by_itself(scenario: str) -> None:
    rng = Random(3)
    table = Table.new(find("mistral"), scenario, seed=rng.randbytes(32))
    counts = []
    for number in range(300):
        state = table.state
        assert isinstance(state, State)
        if state.phase in WINDOWS and number % 5 == 0:
            counts += [_compared(state, fleet) for fleet in Fleet]
        seat = table.waiting()[0]
        table.say(seat, next(table.proposals(seat, rng)))
    assert sum(sent for sent, _ in counts) > 100
    assert sum(kept for _, kept in counts) > 100
