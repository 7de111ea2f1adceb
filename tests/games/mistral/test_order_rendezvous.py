"""O.rendezvous, 2.125.a, 2.633.a: Rendezvous."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from maestre.games.mistral.convoys import trade
from maestre.games.mistral.data.words import Status
from maestre.games.mistral.harbours.passage import dissolve, enter_harbour
from maestre.games.mistral.moving.bars import why_not
from maestre.games.mistral.moving.courses import actions, bound_home
from maestre.games.mistral.moving.edges import leave_map
from maestre.games.mistral.orders import execution
from maestre.games.mistral.orders.chits import orders_step
from maestre.games.mistral.orders.rendezvous import goals, meet
from maestre.games.mistral.table.moments import HARBOURED, OFF_MAP, UNFORMED
from maestre.games.mistral.table.state import ChitStatus, FormationId, Phase, State
from maestre.games.mistral.table.view import seen
from maestre.play import Order
from tests.games.mistral.positions import BOURBON, BRITISH, formation, keys, moment, refused, run, sea, squadron

ALONE = FormationId("alone:B1")
EAST = "edge:east"


@pytest.fixture(autouse=True)
def chapter() -> Iterator[None]:
    """A Rendezvous ends in harbour, beyond the edge, and when nobody is left to be met."""
    with (
        moment(HARBOURED, execution.harboured),
        moment(OFF_MAP, execution.left_map, trade.off_map),
        moment(UNFORMED, execution.unformed),
    ):
        yield


def in_step(*lines: str) -> State:
    """A position in the Orders Step."""
    return sea(*lines, phase=Phase.ORDERS)


def send(goal: str, name: str = "B1") -> Order:
    """Send a Squadron to a Rendezvous."""
    return Order("rendezvous", name, (goal,))


@pytest.mark.rule("O.rendezvous")
def test_a_squadron_in_ordinary_is_sent_to_another_port_without_a_check() -> None:
    state = in_step("harbour gibraltar : B1")
    run(orders_step(state), send("port_mahon"))
    one = formation(state, ALONE)
    assert (one.place, one.harbour, one.goal) == ("gibraltar", True, "port_mahon")
    assert squadron(state, "B1").formation == ALONE


@pytest.mark.rule("O.rendezvous")
@pytest.mark.parametrize(("face", "gone"), [("3", True), ("4", False)])
def test_a_ready_one_needs_a_strategy_check_and_is_then_a_counter_of_its_own(face: str, gone: bool) -> None:
    state = in_step("british_flag_A s12 link=s13 disorganised : B1 B2 @mathews")
    run(orders_step(state), send("port_mahon"), (face,))
    assert (ALONE in state.formations) is gone
    if gone:
        one = formation(state, ALONE)
        assert (one.place, one.link, one.disorganised, one.harbour) == ("s12", "s13", True, False)
        assert one.handle
        assert one.handle != formation(state, "british_flag_A").handle
    else:
        refused(orders_step(state), send("port_mahon"), rule="IC.9.36", key="order-tried")


@pytest.mark.rule("O.rendezvous")
def test_reaching_the_port_scores_nothing_and_leaves_the_squadron_there() -> None:
    state = sea("alone:B1 port_mahon goal=port_mahon : B1")
    run(enter_harbour(state, ALONE))
    assert ALONE not in state.formations
    assert (squadron(state, "B1").at, squadron(state, "B1").formation) == ("port_mahon", "")
    assert (state.books[BRITISH].fulfilled, state.books[BRITISH].failed) == (0, 0)
    assert "rendezvous-reached" in keys(state, "british")
    assert "rendezvous-reached" not in keys(state, "bourbon")


@pytest.mark.rule("O.rendezvous")
def test_a_squadron_joins_the_formation_it_seeks_where_they_meet() -> None:
    state = sea("alone:B1 s12 goal=british_flag_A : B1", "british_flag_A s13 : B2")
    run(meet(state))
    assert squadron(state, "B1").formation == ALONE
    state = sea("alone:B1 s12 goal=british_flag_A : B1", "british_flag_A s12 : B2")
    run(meet(state))
    assert squadron(state, "B1").formation == "british_flag_A"
    assert ALONE not in state.formations
    assert state.books[BRITISH].fulfilled == 0


@pytest.mark.rule("O.rendezvous")
@pytest.mark.parametrize("goal", ["british_flag_A", "port_mahon"])
def test_off_a_port_nobody_has_joined_who_lies_in_its_harbour(goal: str) -> None:
    state = sea(f"alone:B1 port_mahon goal={goal} : B1", "british_flag_A port_mahon/harbour : B2")
    run(meet(state))
    assert squadron(state, "B1").formation == ALONE
    assert formation(state, ALONE).goal == goal


@pytest.mark.rule("O.rendezvous")
def test_it_joins_in_harbour_too() -> None:
    state = sea("alone:B1 port_mahon goal=british_flag_A : B1", "british_flag_A port_mahon/harbour : B2")
    run(enter_harbour(state, ALONE))
    assert squadron(state, "B1").formation == "british_flag_A"


@pytest.mark.rule("O.rendezvous")
def test_if_the_enemy_saw_the_squadron_he_sees_the_formation_that_it_joins() -> None:
    state = sea("alone:B1 s12 spotted goal=british_flag_A : B1", "british_flag_A s12 : B2")
    run(meet(state))
    assert formation(state, "british_flag_A").spotted


@pytest.mark.rule("O.rendezvous")
def test_a_detachment_that_is_full_by_then_takes_nobody() -> None:
    state = sea("alone:B1 s12 goal=british_detachment_1 : B1", "british_detachment_1 s12 : B2 B3")
    run(meet(state))
    assert squadron(state, "B1").formation == ALONE
    assert bound_home(state, ALONE)


@pytest.mark.rule("O.rendezvous")
def test_when_the_formation_sought_is_no_more_the_squadron_makes_for_port() -> None:
    state = sea("alone:B1 s12 goal=british_flag_A : B1", "british_flag_A s13 : B2")
    assert not bound_home(state, ALONE)
    run(dissolve(state, FormationId("british_flag_A")))
    assert bound_home(state, ALONE)
    assert state.books[BRITISH].failed == 0


@pytest.mark.rule("O.rendezvous")
@pytest.mark.parametrize(
    ("goal", "name", "rule", "key"),
    [
        ("cartagena", "B1", "O.rendezvous", "rendezvous-no-goal"),
        ("spanish_flag_D", "B1", "O.rendezvous", "rendezvous-no-goal"),
        ("gibraltar", "B1", "O.rendezvous", "rendezvous-there"),
        ("british_flag_A", "B2", "O.rendezvous", "rendezvous-there"),
        ("british_detachment_1", "B1", "O.rendezvous", "rendezvous-no-room"),
        ("port_mahon", "Namur", "2.221.b", "alone-no-flagship"),
        ("port_mahon", "B5", "IC.3.3.c", "formation-empty"),
        ("port_mahon", "british_flag_A", "2.633.a", "rendezvous-squadrons-only"),
        ("port_mahon", "S1", "2.633.a", "rendezvous-squadrons-only"),
    ],
)
def test_what_a_rendezvous_may_not_be(goal: str, name: str, rule: str, key: str) -> None:
    state = in_step(
        "harbour gibraltar : B1",
        "british_flag_A s12 : B2",
        "british_flag_B gibraltar/harbour : B5 Namur/british",
        "british_detachment_1 s12 : B3 B4",
        "spanish_flag_D s14 : S1",
    )
    refused(orders_step(state), send(goal, name), rule=rule, key=key)


@pytest.mark.rule("2.125.a")
def test_only_an_escort_or_a_rendezvous_lets_a_squadron_go_alone() -> None:
    lines = ("harbour gibraltar : B1", "chit BR-CR1 received -", "chit BR-ES1 received -")
    state = in_step(*lines)
    refused(orders_step(state), Order("issue", "BR-CR1", ("B1",)), rule="2.125.a", key="order-not-alone")
    run(orders_step(state), Order("issue", "BR-ES1", ("B1",)))
    assert formation(state, ALONE).harbour
    assert [one.holder for one in state.chits.values() if one.status is ChitStatus.ISSUED] == [ALONE]


@pytest.mark.rule("2.125.a")
def test_no_flagship_escorts_alone() -> None:
    state = in_step("british_flag_B gibraltar/harbour : B5 Namur/british", "chit BR-ES1 received -")
    refused(orders_step(state), Order("issue", "BR-ES1", ("Namur",)), rule="2.221.b", key="alone-no-flagship")


@pytest.mark.rule("2.125.a")
def test_a_lone_squadron_without_order_may_not_leave_harbour() -> None:
    state = sea("alone:B1 gibraltar/harbour : B1/fitting")
    assert "sail" not in actions(state, ALONE)
    error = why_not(state, ALONE, "sail")
    assert error is not None
    assert (error.rule, error.message.key) == ("2.125.a", "alone-without-order")
    assert "sail" in actions(sea("alone:B1 gibraltar/harbour goal=port_mahon : B1/fitting"), ALONE)


@pytest.mark.rule("2.633.a")
def test_a_squadron_with_a_rendezvous_for_the_east_goes_on_the_track_when_it_leaves() -> None:
    state = in_step("harbour gibraltar : B1 B2/sail=3", "harbour toulon : F1")
    refused(orders_step(state), send(EAST, "B2"), rule="2.634")
    run(orders_step(state), send(EAST))
    assert formation(state, ALONE).goal == EAST
    assert EAST not in goals(state, BOURBON)
    state = sea("alone:B1 maltese_roads:out goal=edge:east : B1")
    assert any(action.startswith("leave:east") for action in actions(state, ALONE))
    run(leave_map(state, ALONE, "east"))
    assert [one.who for one in state.trade] == ["B1"]
    assert squadron(state, "B1").status is Status.AWAY
    assert ALONE not in state.formations
    assert state.books[BRITISH].fulfilled == 0
    assert "rendezvous-reached" in keys(state, "british")


@pytest.mark.rule("2.633.a", "IC.5.27")
def test_without_that_order_nobody_leaves_by_the_east_edge() -> None:
    state = sea("alone:B1 maltese_roads:out goal=port_mahon : B1", "british_flag_A maltese_roads:out : B2")
    for name in (ALONE, FormationId("british_flag_A")):
        assert not any(action.startswith("leave") for action in actions(state, name))


@pytest.mark.rule("O.rendezvous")
def test_where_a_squadron_goes_is_its_owners_secret() -> None:
    state = in_step("british_flag_A s12 spotted : B1 B2 @mathews")
    run(orders_step(state), send("port_mahon"), ("0",))
    assert seen(state, "bourbon").formations[ALONE].goal == ""
    assert "rendezvous-issued" in keys(state, "british")
    assert "rendezvous-issued" not in keys(state, "bourbon")
