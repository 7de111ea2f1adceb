"""S.22-S.25, IC.9.38-IC.9.41: Extension, Hand-Over, ending by choice, the loss of who Executes, and secrecy."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from maestre.games.mistral.auxiliaries.screening import spend
from maestre.games.mistral.data.words import OrderKind
from maestre.games.mistral.harbours.passage import dissolve
from maestre.games.mistral.orders import execution
from maestre.games.mistral.orders.execution import after_battle, handing_over, judging, ordered_places
from maestre.games.mistral.table.moments import RETIRED, UNFORMED
from maestre.games.mistral.table.state import (
    AuxiliaryId,
    Berth,
    ChitId,
    ChitStatus,
    FormationId,
    Phase,
    State,
)
from maestre.games.mistral.table.view import seen
from maestre.play import Order
from tests.games.mistral.positions import (
    BOURBON,
    BRITISH,
    asked,
    auxiliary,
    check,
    keys,
    proposed,
    refused,
    run,
    sea,
)

from .positions import custom, moment

CRUISE = ChitId("BR-CR3")
DONE = Order("done")
FLAG = FormationId("british_flag_A")


@pytest.fixture(autouse=True)
def chapter() -> Iterator[None]:
    """Orders fail with those who hold them."""
    with moment(UNFORMED, execution.unformed), custom(RETIRED, execution.retired):
        yield


def ending(*lines: str, impulses: int = 5, **fields: Any) -> State:
    """A position at the end of an Impulse, before Orders are judged; they were Issued before the first."""
    return sea(*lines, phase=Phase.HANDING_OVER, impulses=impulses, **fields)


def status(state: State, chit: ChitId = CRUISE) -> ChitStatus:
    """How an Order stands."""
    return state.chits[chit].status


# ------------------------------------------------------------------------------------------------ Extension


@pytest.mark.rule("IC.9.39", "S.24")
@pytest.mark.parametrize(("face", "left"), [("3", ChitStatus.ISSUED), ("4", ChitStatus.FAILED)])
def test_a_cruise_at_its_sixteenth_impulse_may_be_extended_with_a_check(face: str, left: ChitStatus) -> None:
    state = ending("british_flag_A s13 : B1 @mathews", "chit BR-CR3 issued british_flag_A served=5", impulses=16)
    run(handing_over(state), Order("extend", CRUISE), (face,))
    state.phase = Phase.JUDGING
    run(judging(state))
    assert status(state) is left


@pytest.mark.rule("IC.9.39")
@pytest.mark.parametrize(("impulses", "left"), [(19, ChitStatus.ISSUED), (20, ChitStatus.FAILED)])
def test_an_extension_is_of_four_impulses_and_comes_once(impulses: int, left: ChitStatus) -> None:
    lines = ("british_flag_A s13 : B1 @mathews", "chit BR-CR3 issued british_flag_A served=5 extended=1")
    state = ending(*lines, impulses=impulses)
    if impulses == 20:
        refused(handing_over(state), Order("extend", CRUISE), rule="IC.9.39", key="order-extended-before")
    run(judging(state))
    assert status(state) is left


@pytest.mark.rule("IC.9.39")
def test_an_order_that_has_time_is_not_extended_nor_a_watch_that_has_begun() -> None:
    state = ending("british_flag_A s13 : B1", "chit BR-CR3 issued british_flag_A", impulses=15)
    refused(handing_over(state), Order("extend", CRUISE), rule="IC.9.39", key="order-has-time")
    lines = ("british_flag_A cartagena : B1 @mathews", "chit BR-BL1 issued british_flag_A")
    begun = ending(lines[0], f"{lines[1]} begun served=1", impulses=30)
    refused(handing_over(begun), Order("extend", "BR-BL1"), rule="IC.9.39", key="order-has-time")
    late = ending(*lines, impulses=8)
    run(handing_over(late), Order("extend", "BR-BL1"), ("0",))
    run(judging(late))
    assert status(late, ChitId("BR-BL1")) is ChitStatus.ISSUED


@pytest.mark.rule("IC.9.39", "S.24")
def test_what_a_check_has_denied_is_not_tried_again_in_that_impulse() -> None:
    state = ending("british_flag_A s13 : B1 @mathews", "chit BR-CR3 issued british_flag_A", impulses=16)
    run(handing_over(state), Order("extend", CRUISE), ("9",))
    refused(handing_over(state), Order("extend", CRUISE), rule="IC.9.39", key="order-tried")
    assert seen(state, "bourbon").tried == ()
    run(handing_over(state), DONE)
    assert state.tried == ()


# ------------------------------------------------------------------------------------------------ Hand-Over


@pytest.mark.rule("IC.9.41", "S.24")
@pytest.mark.parametrize(("face", "holder"), [("3", "british_flag_B"), ("4", "british_flag_A")])
def test_a_hand_over_takes_the_count_with_it(face: str, holder: str) -> None:
    state = ending(
        "british_flag_A cartagena duty=blockade : B1 @mathews",
        "british_flag_B cartagena duty=blockade : B2",
        "chit BR-BL1 issued british_flag_A served=7 begun",
    )
    run(handing_over(state), Order("hand_over", "BR-BL1", ("british_flag_B",)), (face,))
    one = state.chits[ChitId("BR-BL1")]
    assert (one.holder, one.served) == (holder, 7)


@pytest.mark.rule("IC.9.41")
def test_after_seven_impulses_the_new_formation_needs_five_more() -> None:
    state = ending(
        "british_flag_A s4 : B1",
        "british_flag_B cartagena duty=blockade : B2",
        "chit BR-BL1 issued british_flag_B served=7 begun",
    )
    for _ in range(4):
        run(judging(state))
    assert status(state, ChitId("BR-BL1")) is ChitStatus.ISSUED
    run(judging(state))
    assert status(state, ChitId("BR-BL1")) is ChitStatus.FULFILLED


@pytest.mark.rule("IC.9.41")
@pytest.mark.parametrize(
    ("to", "rule", "key"),
    [
        ("british_flag_B", "IC.9.41", "hand-over-apart"),
        ("british_flag_C", "IC.9.36.b", "order-already"),
        ("british_detachment_1", "IC.9.37.b", "order-few-sail"),
        ("british_detachment_2", "IC.9.41", "hand-over-apart"),
        ("british_flag_A", "IC.9.41", "hand-over-to-whom"),
        ("spanish_flag_D", "IC.9.41", "hand-over-to-whom"),
    ],
)
def test_the_receiver_is_in_the_same_place_without_order_and_eligible(to: str, rule: str, key: str) -> None:
    state = ending(
        "british_flag_A port_mahon : B1",
        "british_flag_B s13 : B2",
        "british_flag_C port_mahon : B3",
        "british_detachment_1 port_mahon : BD1",
        "british_detachment_2 port_mahon/harbour : B4",
        "spanish_flag_D port_mahon : S1",
        "chit BR-CR3 issued british_flag_A",
        "chit BR-CR1 issued british_flag_C",
    )
    refused(handing_over(state), Order("hand_over", CRUISE, (to,)), rule=rule, key=key)


@pytest.mark.rule("IC.9.41")
def test_an_escort_with_its_convoy_does_not_hand_over() -> None:
    state = ending(
        "convoy:british_supply s7",
        "british_detachment_1 <convoy:british_supply : B1",
        "british_detachment_2 s7 : B2",
        "chit BR-ES3 issued british_detachment_1",
    )
    order = Order("hand_over", "BR-ES3", ("british_detachment_2",))
    refused(handing_over(state), order, rule="IC.9.41", key="hand-over-bound")


# ------------------------------------------------------------------------------------------------ ending by choice


@pytest.mark.rule("IC.9.38", "S.22", "T.strategy")
@pytest.mark.parametrize(
    ("dp", "face", "left"),
    [
        (8, "5", ChitStatus.FAILED),
        (8, "6", ChitStatus.ISSUED),
        (7, "5", ChitStatus.ISSUED),
        (0, "5", ChitStatus.ISSUED),
        (0, "3", ChitStatus.FAILED),
    ],
)
def test_an_order_is_ended_by_choice_with_a_check_eased_by_damage(dp: int, face: str, left: ChitStatus) -> None:
    state = ending(f"british_flag_A s13 : B1/dp={dp} @mathews", "chit BR-CR3 issued british_flag_A")
    run(handing_over(state), Order("fail", CRUISE), (face,))
    assert status(state) is left
    assert state.books[BRITISH].failed == (left is ChitStatus.FAILED)


@pytest.mark.rule("IC.9.38")
def test_the_damage_is_that_of_all_squadrons_together() -> None:
    state = ending(
        "british_flag_A s13 : B1/dp=3 @mathews",
        "british_detachment_1 <british_flag_A : B2/dp=1",
        "chit BR-CR3 issued british_flag_A",
    )
    run(handing_over(state), Order("fail", CRUISE), ("4",))
    assert status(state) is ChitStatus.FAILED


@pytest.mark.rule("IC.9.38", "S.22")
def test_after_a_battle_those_who_fought_may_end_their_orders() -> None:
    state = ending(
        "british_flag_A s13 spotted : B1 @mathews",
        "british_flag_B s12 : B2",
        "spanish_flag_D s13 spotted : S1",
        "chit BR-CR3 issued british_flag_A",
        "chit BR-CR1 issued british_flag_B",
    )
    fought = (FLAG, FormationId("spanish_flag_D"))
    refused(after_battle(state, "s13", fought), Order("fail", "BR-CR1"), rule="IC.9.38", key="order-not-fought")
    run(after_battle(state, "s13", fought), Order("fail", CRUISE), ("0",), DONE, DONE)
    assert status(state) is ChitStatus.FAILED
    assert status(state, ChitId("BR-CR1")) is ChitStatus.ISSUED


@pytest.mark.rule("IC.9.38", "T.strategy.b")
def test_the_spanish_command_admiral_answers_for_spanish_orders() -> None:
    lines = ("spanish_flag_D s5 : S1 @navarro", "french_flag_B s13 : F1 @court", "chit BO-CR1 issued spanish_flag_D")
    for face, left in (("2", ChitStatus.FAILED), ("3", ChitStatus.ISSUED)):
        state = ending(*lines, acting=BOURBON)
        run(handing_over(state), Order("fail", "BO-CR1"), (face,))
        assert status(state, ChitId("BO-CR1")) is left


@pytest.mark.rule("IC.9.38")
def test_nobody_ends_the_orders_of_another_or_one_that_is_not_in_execution() -> None:
    state = ending(
        "british_flag_A s13 : B1",
        "spanish_flag_D s5 : S1",
        "chit BO-CR1 issued spanish_flag_D",
        "chit BR-CR1 received -",
    )
    for chit in ("BO-CR1", "BR-CR1", "BR-CR2", "nonsense"):
        refused(handing_over(state), Order("fail", chit), rule="IC.9.39", key="order-not-issued")


# ------------------------------------------------------------------------------------------------ judging and loss


@pytest.mark.rule("S.25", "IC.9.38.c")
def test_an_order_fails_with_the_formation_that_executes_it() -> None:
    state = ending("british_detachment_1 cartagena : B1", "chit BR-IN2 issued british_detachment_1 served=3 begun")
    run(dissolve(state, FormationId("british_detachment_1")))
    assert status(state, ChitId("BR-IN2")) is ChitStatus.FAILED
    assert state.books[BRITISH].failed == 1


@pytest.mark.rule("IC.9.38.c", "IC.9.41")
def test_an_order_that_was_handed_over_before_does_not_fail_with_it() -> None:
    state = ending("british_flag_A s13 : B1", "british_flag_B s13 : B2", "chit BR-CR3 issued british_flag_B")
    run(dissolve(state, FLAG))
    assert status(state) is ChitStatus.ISSUED


@pytest.mark.rule("IC.9.38.c", "2.233.b")
def test_an_order_fails_with_the_auxiliary_that_goes_to_recovery() -> None:
    state = ending("aux bFleet501 interdict=bonifacio", "chit BR-IN2 issued bFleet501 served=7 begun")
    spend(state, AuxiliaryId("bFleet501"), "2.528.a")
    assert status(state, ChitId("BR-IN2")) is ChitStatus.FAILED
    assert state.books[BRITISH].failed == 1


@pytest.mark.rule("IC.9.38")
def test_an_auxiliary_whose_order_is_ended_stands_down_and_counts_once() -> None:
    state = ending(
        "british_flag_A s13 : B1 @mathews", "aux bFleet501 interdict=bonifacio", "chit BR-IN2 issued bFleet501"
    )
    run(handing_over(state), Order("fail", "BR-IN2"), ("0",))
    assert auxiliary(state, "bFleet501").berth is Berth.RECOVERY
    assert state.books[BRITISH].failed == 1


@pytest.mark.rule("2.233.b")
def test_an_auxiliary_has_the_places_of_its_order() -> None:
    state = ending("aux bFleet501 gibraltar", "chit BR-IN2 issued bFleet501")
    assert ordered_places(state, AuxiliaryId("bFleet501"), OrderKind.INTERDICTION) == ("bonifacio",)
    assert ordered_places(state, AuxiliaryId("bFleet501"), OrderKind.SHOW_OF_FORCE) is None


@pytest.mark.rule("S.25")
def test_orders_of_both_fleets_are_judged_and_become_public_when_they_end() -> None:
    state = ending(
        "british_flag_A cA : B1",
        "spanish_flag_D s5 : S1",
        "chit BR-CR3 issued british_flag_A served=5",
        "chit BO-CR1 issued spanish_flag_D",
    )
    assert not seen(state, "bourbon").chits.get(CRUISE)
    assert run(judging(state))
    assert state.chits[ChitId("BO-CR1")].served == 1
    shown = seen(state, "bourbon").chits[CRUISE]
    assert (shown.status, shown.holder) == (ChitStatus.FULFILLED, "")
    assert "order-fulfilled" in keys(state, "bourbon")
    assert ChitId("BO-CR1") not in seen(state, "british").chits


@pytest.mark.rule("S.24")
def test_who_has_anything_at_sea_is_asked_whether_he_has_orders_or_not() -> None:
    state = ending("british_flag_A s13 : B1", "spanish_flag_D cartagena/harbour : S1")
    question = asked(handing_over(state))
    assert (question.seat, question.window, question.secret) == ("british", "terms", True)
    run(handing_over(state), DONE)
    assert run(handing_over(state))


@pytest.mark.rule("S.24")
def test_whatever_is_proposed_is_allowed() -> None:
    state = ending(
        "british_flag_A s13 : B1 @mathews",
        "british_flag_B s13 : B2",
        "chit BR-CR3 issued british_flag_A",
        impulses=16,
    )
    question = asked(handing_over(state))
    for seed in range(80):
        for answer in proposed(state, question, Random(seed)):
            assert isinstance(answer, Order)
            check(state, question, answer)
