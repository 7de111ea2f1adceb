"""O.blockade: Blockade Orders."""

from __future__ import annotations

from typing import Any

import pytest

from maestre.games.mistral.table.state import ChitId, ChitStatus, Duty, FormationId, State
from maestre.play import change
from tests.games.mistral.executed import executing, judged

ORDER = ChitId("BR-BL1")
FLAG = FormationId("british_flag_A")


def off(where: str, *words: str, **fields: Any) -> State:
    """Flag A with the Blockade of Cartagena, at the end of an Impulse."""
    return executing(FLAG, ORDER, where, *words, **fields)


@pytest.mark.rule("O.blockade", "S.25")
@pytest.mark.parametrize(("served", "status"), [(10, ChitStatus.ISSUED), (11, ChitStatus.FULFILLED)])
def test_twelve_impulses_in_a_row_fulfil_it(served: int, status: ChitStatus) -> None:
    assert judged(off("cartagena duty=blockade", f"served={served}", "begun", impulses=40), ORDER).status is status


@pytest.mark.rule("O.blockade")
def test_one_impulse_without_begins_the_count_anew() -> None:
    state = off("cartagena", "served=11", "begun")
    assert judged(state, ORDER).status is ChitStatus.ISSUED
    assert state.chits[ORDER].served == 0
    change(state.formations, FLAG, duty=Duty.BLOCKADE)
    assert judged(state, ORDER).served == 1


@pytest.mark.rule("O.blockade")
def test_two_impulse_ends_in_a_row_without_fail_it_and_two_apart_do_not() -> None:
    state = off("cartagena", "served=3", "begun")
    judged(state, ORDER)
    change(state.formations, FLAG, duty=Duty.BLOCKADE)
    judged(state, ORDER)
    change(state.formations, FLAG, duty=Duty.NONE)
    assert judged(state, ORDER).status is ChitStatus.ISSUED
    assert judged(state, ORDER).status is ChitStatus.FAILED


@pytest.mark.rule("O.blockade")
@pytest.mark.parametrize(("impulses", "status"), [(7, ChitStatus.ISSUED), (8, ChitStatus.FAILED)])
def test_it_must_begin_within_eight_impulses(impulses: int, status: ChitStatus) -> None:
    assert judged(off("s4", impulses=impulses), ORDER).status is status


@pytest.mark.rule("O.blockade", "IC.9.37.b")
@pytest.mark.parametrize(
    ("where", "force", "served"),
    [
        ("cartagena duty=blockade", "B1", 1),
        ("cartagena duty=blockade", "B1/sail=3", 0),
        ("barcelona duty=blockade", "B1", 0),
        ("cartagena duty=interdiction", "B1", 0),
    ],
)
def test_the_formation_itself_must_blockade_its_own_port_with_four_sail(where: str, force: str, served: int) -> None:
    state = off(where, force=force)
    assert judged(state, ORDER).served == served
