"""O.interdiction: Interdiction Orders."""

from __future__ import annotations

from typing import Any

import pytest

from maestre.games.mistral.table.state import Berth, ChitId, ChitStatus, State
from tests.games.mistral.executed import executing, judged
from tests.games.mistral.positions import BRITISH, auxiliary, sea

ORDER = ChitId("BR-IN2")


def watching(where: str, *words: str, force: str = "BD1", **fields: Any) -> State:
    """A Detachment with the Interdiction of Bonifacio, at the end of an Impulse."""
    return executing("british_detachment_1", ORDER, where, *words, force=force, **fields)


@pytest.mark.rule("O.interdiction", "S.25")
@pytest.mark.parametrize(("served", "status"), [(6, ChitStatus.ISSUED), (7, ChitStatus.FULFILLED)])
def test_eight_impulses_in_a_row_fulfil_it(served: int, status: ChitStatus) -> None:
    state = watching("bonifacio duty=interdiction", f"served={served}", "begun")
    assert judged(state, ORDER).status is status


@pytest.mark.rule("O.interdiction")
@pytest.mark.parametrize("where", ["s16 duty=interdiction", "bonifacio", "bonifacio duty=blockade"])
def test_once_begun_an_impulse_without_is_the_end_of_it(where: str) -> None:
    assert judged(watching(where, "served=7", "begun"), ORDER).status is ChitStatus.FAILED


@pytest.mark.rule("O.interdiction")
@pytest.mark.parametrize(("impulses", "status"), [(7, ChitStatus.ISSUED), (8, ChitStatus.FAILED)])
def test_it_must_begin_within_eight_impulses(impulses: int, status: ChitStatus) -> None:
    assert judged(watching("s16", impulses=impulses), ORDER).status is status


@pytest.mark.rule("O.interdiction")
def test_what_begins_in_the_eighth_impulse_has_time_enough() -> None:
    state = watching("bonifacio duty=interdiction", impulses=8)
    assert judged(state, ORDER).status is ChitStatus.ISSUED
    state.impulses = 9
    assert judged(state, ORDER).status is ChitStatus.ISSUED
    assert state.chits[ORDER].served == 2


@pytest.mark.rule("O.interdiction", "IC.9.37.b")
@pytest.mark.parametrize(("sail", "served"), [(2, 1), (1, 0)])
def test_two_sail_at_least_must_hold_the_strait(sail: int, served: int) -> None:
    state = watching("bonifacio duty=interdiction", force=f"BD1/sail={sail}")
    assert judged(state, ORDER).served == served


@pytest.mark.rule("O.interdiction", "2.233.b")
def test_a_fleet_50_that_interdicts_the_strait_executes_it_and_stands_down_in_the_end() -> None:
    state = sea("aux bFleet501 interdict=bonifacio", "chit BR-IN2 issued bFleet501 served=6 begun", impulses=8)
    assert judged(state, ORDER).status is ChitStatus.ISSUED
    assert judged(state, ORDER).status is ChitStatus.FULFILLED
    assert state.books[BRITISH].fulfilled == 1
    assert auxiliary(state, "bFleet501").berth is Berth.RECOVERY


@pytest.mark.rule("O.interdiction", "2.233.b")
def test_a_fleet_50_elsewhere_holds_nothing() -> None:
    state = sea("aux bFleet501 interdict=elba_straits", "chit BR-IN2 issued bFleet501", impulses=5)
    assert judged(state, ORDER).served == 0
