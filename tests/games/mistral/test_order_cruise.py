"""O.cruise: Cruises."""

from __future__ import annotations

from typing import Any

import pytest

from maestre.games.mistral.harbours.passage import enter_harbour
from maestre.games.mistral.orders import execution
from maestre.games.mistral.orders.execution import judging
from maestre.games.mistral.table.moments import HARBOURED
from maestre.games.mistral.table.state import ChitId, ChitStatus, FormationId, State
from tests.games.mistral.executed import executing, judged
from tests.games.mistral.positions import BRITISH, keys, moment, run, sea

CRUISE = ChitId("BR-CR3")
FLAG = FormationId("british_flag_A")


def cruising(where: str, *words: str, **fields: Any) -> State:
    """Flag A with BR-CR3 (s12, cA, cB) somewhere, at the end of an Impulse; it was Issued before the first."""
    return executing(FLAG, CRUISE, where, *words, **fields)


def ends(state: State) -> tuple[ChitStatus, int]:
    """How the Cruise stands once the Impulse is judged, and how many have counted."""
    one = judged(state, CRUISE)
    return one.status, one.served


@pytest.mark.rule("O.cruise", "S.25", "IC.9.36.c")
@pytest.mark.parametrize("where", ["s12", "cA", "cB"])
def test_an_impulse_that_ends_in_the_area_counts(where: str) -> None:
    assert ends(cruising(where)) == (ChitStatus.ISSUED, 1)


@pytest.mark.rule("O.cruise")
@pytest.mark.parametrize("where", ["s13", "s12 disorganised", "toulon/harbour"])
def test_an_impulse_elsewhere_disorganised_or_in_harbour_does_not_count(where: str) -> None:
    assert ends(cruising(where)) == (ChitStatus.ISSUED, 0)


@pytest.mark.rule("O.cruise")
def test_the_boxes_of_a_sea_zone_are_part_of_the_area() -> None:
    state = sea("british_flag_A golfe_du_lion:in link=s13 : B1", "chit BR-CR2 issued british_flag_A")
    run(judging(state))
    assert state.chits[ChitId("BR-CR2")].served == 1


@pytest.mark.rule("O.cruise", "S.25")
def test_the_sixth_impulse_in_the_area_fulfils_it() -> None:
    state = cruising("cA", "served=5", impulses=16)
    run(judging(state))
    assert state.chits[CRUISE].status is ChitStatus.FULFILLED
    assert (state.books[BRITISH].fulfilled, state.books[BRITISH].failed) == (1, 0)


@pytest.mark.rule("O.cruise", "IC.9.36.c")
@pytest.mark.parametrize(
    ("served", "impulses", "status"),
    [(4, 15, ChitStatus.ISSUED), (4, 16, ChitStatus.FAILED), (5, 16, ChitStatus.FULFILLED)],
)
def test_after_sixteen_impulses_it_has_failed(served: int, impulses: int, status: ChitStatus) -> None:
    state = cruising("cA", f"served={served}", impulses=impulses)
    run(judging(state))
    assert state.chits[CRUISE].status is status


@pytest.mark.rule("IC.9.37.b", "O.cruise")
@pytest.mark.parametrize(("sail", "counted"), [(4, 1), (3, 0)])
def test_with_too_few_sail_left_the_impulse_does_not_count(sail: int, counted: int) -> None:
    assert ends(cruising("cA", force=f"B1/sail={sail}"))[1] == counted


@pytest.mark.rule("IC.9.37.b", "2.317.b")
def test_flagships_guests_and_subordinated_formations_count_among_the_sail() -> None:
    state = sea(
        "french_flag_B cA : F1/sail=1 SD1/sail=1 Terrible/french",
        "french_detachment_1 <french_flag_B : FD1/sail=1",
        "chit BO-CR3 issued french_flag_B",
    )
    run(judging(state))
    assert state.chits[ChitId("BO-CR3")].served == 1


@pytest.mark.rule("IC.9.36.b")
def test_a_flag_that_is_subordinated_to_another_executes_nothing() -> None:
    state = sea("british_grand cA : B2", "british_flag_A <british_grand : B1", "chit BR-CR3 issued british_flag_A")
    run(judging(state))
    assert state.chits[CRUISE].served == 0


@pytest.mark.rule("O.cruise")
def test_entering_harbour_fails_it() -> None:
    state = cruising("port_mahon")
    with moment(HARBOURED, execution.harboured):
        run(enter_harbour(state, FLAG))
    assert state.chits[CRUISE].status is ChitStatus.FAILED
    assert state.books[BRITISH].failed == 1


@pytest.mark.rule("IC.9.36.c", "O.cruise")
def test_the_count_is_told_to_the_owner_alone_until_the_order_ends() -> None:
    state = cruising("cA")
    run(judging(state))
    assert "order-counted" in keys(state, "british")
    assert "order-counted" not in keys(state, "bourbon")
