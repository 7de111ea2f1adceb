"""O.guerre_de_course, 2.332.b, 2.62.b: Guerre de Course."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from maestre.games.mistral.moving.courses import actions
from maestre.games.mistral.moving.edges import leave_map
from maestre.games.mistral.orders import execution, guerre_de_course
from maestre.games.mistral.orders.execution import judging
from maestre.games.mistral.orders.holding import check_holder
from maestre.games.mistral.table.moments import MAY_LEAVE, OFF_MAP, UNFORMED
from maestre.games.mistral.table.state import ChitId, ChitStatus, FormationId, Phase, State
from maestre.play import Refused
from tests.games.mistral.positions import BOURBON, moment, run, sea, word

CHIT = ChitId("BO-GC1:1")
RAIDERS = FormationId("french_detachment_1")


@pytest.fixture(autouse=True)
def chapter() -> Iterator[None]:
    """Who has the Order may leave, and it ends beyond the edge."""
    with (
        word(MAY_LEAVE, guerre_de_course.may_leave),
        moment(OFF_MAP, execution.left_map),
        moment(UNFORMED, execution.unformed),
    ):
        yield


def raiding(where: str, force: str = "F1", status: str = "issued", impulses: int = 5) -> State:
    """A French Detachment with the Order, in 1745."""
    return sea(
        f"french_detachment_1 {where} : {force}",
        f"chit BO-GC1:1 {status} {'french_detachment_1' if status == 'issued' else '-'}",
        year=1745,
        phase=Phase.JUDGING,
        impulses=impulses,
    )


@pytest.mark.rule("2.62.b", "O.guerre_de_course")
def test_who_has_the_order_leaves_by_the_west_edge_and_is_withdrawn() -> None:
    state = raiding("the_gut:out")
    assert "leave:west" in actions(state, RAIDERS)
    run(leave_map(state, RAIDERS, "west"))
    assert state.chits[CHIT].status is ChitStatus.FULFILLED
    assert (state.books[BOURBON].fulfilled, state.books[BOURBON].failed) == (1, 0)
    assert "F1" not in state.squadrons
    assert RAIDERS not in state.formations


@pytest.mark.rule("2.62.b")
@pytest.mark.parametrize(("where", "status"), [("the_gut:out", "received"), ("maltese_roads:out", "issued")])
def test_without_it_or_by_another_edge_nobody_leaves(where: str, status: str) -> None:
    assert not any(action.startswith("leave") for action in actions(raiding(where, status=status), RAIDERS))


@pytest.mark.rule("O.guerre_de_course")
@pytest.mark.parametrize(("impulses", "status"), [(15, ChitStatus.ISSUED), (16, ChitStatus.FAILED)])
def test_it_fails_after_sixteen_impulses(impulses: int, status: ChitStatus) -> None:
    state = raiding("s2", impulses=impulses)
    run(judging(state))
    assert state.chits[CHIT].status is status


@pytest.mark.rule("O.guerre_de_course", "2.332.b")
@pytest.mark.parametrize(
    ("force", "key"),
    [
        ("F1/sail=3", "course-not-full"),
        ("F1 F2", "course-one-squadron"),
        ("G1", "course-not-full"),
        ("FD1", ""),
        ("F1", ""),
    ],
)
def test_the_detachment_holds_one_full_french_squadron_and_nothing_else(force: str, key: str) -> None:
    state = raiding("toulon/harbour", force, status="received")
    if not key:
        check_holder(state, CHIT, RAIDERS)
        return
    with pytest.raises(Refused) as refused:
        check_holder(state, CHIT, RAIDERS)
    assert (refused.value.rule, refused.value.message.key) == ("O.guerre_de_course", key)


@pytest.mark.rule("O.guerre_de_course")
def test_a_flag_may_not_hold_it() -> None:
    state = sea("french_flag_B toulon/harbour : F1", "chit BO-GC1:1 received -", year=1745)
    with pytest.raises(Refused) as refused:
        check_holder(state, CHIT, "french_flag_B")
    assert refused.value.message.key == "order-not-of-kind"
