"""1.42, IC.9.31-IC.9.36, S.27, SC.1744.c: the Pools, drawing, Receiving and Issuing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Campaign, Contingent, Event, Fleet, Stance
from maestre.games.mistral.moving.courses import actions
from maestre.games.mistral.orders import execution
from maestre.games.mistral.orders.chits import orders_step, organise, pool, sets_left
from maestre.games.mistral.orders.holding import check_holder
from maestre.games.mistral.table.chit import elapsed
from maestre.games.mistral.table.moments import UNFORMED
from maestre.games.mistral.table.names import called
from maestre.games.mistral.table.state import (
    Book,
    ChitId,
    ChitStatus,
    FormationId,
    Front,
    Mark,
    Phase,
    State,
)
from maestre.games.mistral.table.view import seen
from maestre.games.mistral.turn.ending import net
from maestre.games.mistral.turn.opening import opened
from maestre.play import Order, Pick, Refused
from tests.games.mistral.positions import (
    BOURBON,
    BRITISH,
    asked,
    check,
    formation,
    keys,
    proposed,
    refused,
    run,
    sea,
    until,
)

from .positions import moment

FIGURES = own_figures()

DRAW, DONE = Order("draw"), Order("done")
FRONTS = {campaign: Front() for campaign in Campaign}


@pytest.fixture(autouse=True)
def chapter() -> Iterator[None]:
    """Orders fail with those who hold them."""
    with moment(UNFORMED, execution.unformed):
        yield


def step(*lines: str, fleet: Fleet = BRITISH, **fields: Any) -> State:
    """A position in the Orders Step, in Turn 6 unless told otherwise."""
    return sea(*lines, **{"phase": Phase.ORDERS, "acting": fleet, "fronts": dict(FRONTS), **fields})


def issue(chit: str, holder: str) -> Order:
    """Issue an Order."""
    return Order("issue", chit, (holder,))


def status(state: State, chit: str) -> ChitStatus | None:
    """Where a chit is; None while it is in its Pool."""
    one = state.chits.get(ChitId(chit))
    return None if one is None else one.status


# ------------------------------------------------------------------------------------------------ the Pools


@pytest.mark.rule("IC.9.31.b", "2.42.321")
def test_at_the_start_of_1744_chits_of_the_french_war_genoa_and_pirates_are_not_in_the_pool() -> None:
    there = pool(opened(FIGURES, "1744", {}), BRITISH)
    assert not [one for one in there if one.startswith(("BR-BL4", "BR-BL5", "BR-BL6", "BR-SFP"))]
    assert {"BR-CR1", "BR-BL1", "BR-SF1", "BR-IN4", "BR-ES1", "BR-ES3"} <= set(there)


@pytest.mark.rule("2.42.321", "IC.9.31")
@pytest.mark.parametrize(("turn", "there"), [(6, False), (8, False), (9, True), (10, True)])
def test_the_blockade_of_french_ports_joins_the_pool_in_the_quarter_after_the_war_begins(
    turn: int, there: bool
) -> None:
    state = step(turn=turn, turns=turn)
    state.events[Event.FRANCE_DECLARES_WAR] = Mark(times=1, tries=1, turn=6)
    assert ("BR-BL4" in pool(state, BRITISH)) is there
    assert ("BR-BL5" in pool(state, BRITISH)) is there
    state.events[Event.FRANCE_DECLARES_WAR] = Mark()
    assert "BR-BL4" not in pool(state, BRITISH)


@pytest.mark.rule("IC.9.31.c")
@pytest.mark.parametrize(
    ("turn", "outbound", "troops", "homebound"),
    [(1, 1, 0, 0), (4, 1, 0, 0), (5, 1, 1, 0), (8, 1, 1, 0), (9, 0, 1, 1), (12, 0, 1, 1), (13, 0, 0, 1), (16, 0, 0, 1)],
)
def test_escort_chits_have_their_seasons(turn: int, outbound: int, troops: int, homebound: int) -> None:
    state = step(turn=turn, turns=turn)
    british, bourbon = pool(state, BRITISH), pool(state, BOURBON)
    assert ("BR-ES1" in british) == outbound
    assert ("BO-ES1:1" in bourbon, "BO-ES1:2" in bourbon) == (troops, troops)
    assert ("BR-ES2" in british, "BO-ES2" in bourbon) == (homebound, homebound)
    assert "BR-ES3" in british


@pytest.mark.rule("2.332.b", "2.332.e")
def test_from_1745_guerre_de_course_is_in_the_pool_and_french_cruises_are_not() -> None:
    before, after = (pool(step(year=year, turn=turn), BOURBON) for year, turn in ((1744, 16), (1745, 1)))
    course, cruises = {"BO-GC1:1", "BO-GC1:2"}, {"BO-CR3", "BO-CR4", "BO-IN2"}
    assert cruises <= set(before)
    assert not course & set(before)
    assert course <= set(after)
    assert not cruises & set(after)


@pytest.mark.rule("2.526.a")
def test_a_show_against_a_base_joins_both_pools_when_its_pirate_has_done_a_task_and_leaves_when_it_is_silenced() -> (
    None
):
    state = step(used=("tripoli",))
    for fleet, name in ((BRITISH, "BR-SFP"), (BOURBON, "BO-SFP")):
        assert [one for one in pool(state, fleet) if one.startswith(name)] == [f"{name}:tripoli"]
    state.silenced = ("tripoli",)
    assert not [one for one in (*pool(state, BRITISH), *pool(state, BOURBON)) if "SFP" in one]


@pytest.mark.rule("IC.9.31.b")
def test_army_support_is_there_while_its_campaign_is_open() -> None:
    state = opened(FIGURES, "1744", {})
    assert "BR-AS1" in pool(state, BRITISH)
    state.fronts[Campaign.PO_VALLEY] = Front(ended=True)
    assert "BR-AS1" not in pool(state, BRITISH)
    state = opened(FIGURES, "1744", {})
    state.events[Event.FAMILY_COMPACT] = Mark()
    assert "BR-AS2" not in pool(state, BRITISH)


@pytest.mark.rule("IC.9.31")
@pytest.mark.parametrize(
    ("how", "turn", "now", "back"),
    [
        ("fulfilled", 6, 9, True),
        ("fulfilled", 6, 8, False),
        ("fulfilled", 9, 9, False),
        ("failed", 6, 9, False),
        ("failed", 6, 13, False),
        ("failed", 16, 17, True),
    ],
)
def test_a_fulfilled_chit_comes_back_in_the_next_quarter_and_a_failed_one_in_the_next_year(
    how: str, turn: int, now: int, back: bool
) -> None:
    state = step(f"chit BR-CR1 {how} - turn={turn}", turn=(now - 1) % 16 + 1, turns=now, year=1744 + (now > 16))
    run(organise(state, BRITISH))
    assert ("BR-CR1" in pool(state, BRITISH)) is back


@pytest.mark.rule("IC.9.31.b")
def test_a_received_chit_whose_requirement_has_passed_is_cancelled_without_scoring() -> None:
    state = step("chit BR-ES1 received -", "chit BR-CR1 received -", turn=9, turns=9)
    run(organise(state, BRITISH))
    assert [*state.chits] == ["BR-CR1"]
    assert state.books[BRITISH].failed == 0
    assert keys(state, "bourbon") == []


@pytest.mark.rule("IC.9.31.b")
def test_an_issued_one_goes_on() -> None:
    state = step("french_flag_B s13 : F1", "chit BO-CR3 issued french_flag_B", year=1745, turn=1)
    run(organise(state, BOURBON))
    assert status(state, "BO-CR3") is ChitStatus.ISSUED


# ------------------------------------------------------------------------------------------------ what lapses


@pytest.mark.rule("IC.9.38.b")
@pytest.mark.parametrize(("stance", "left"), [(Stance.ACTIVE, ChitStatus.ISSUED), (Stance.NEUTRAL, None)])
def test_the_blockade_of_a_port_that_is_enemy_no_longer_is_cancelled(stance: Stance, left: ChitStatus | None) -> None:
    state = step("british_flag_A genoa : B1", "chit BR-BL6 issued british_flag_A served=3 begun")
    state.stances[Contingent.GENOESE] = stance
    run(organise(state, BRITISH))
    assert status(state, "BR-BL6") is left
    assert (state.books[BRITISH].failed, state.books[BRITISH].fulfilled) == (0, 0)


@pytest.mark.rule("IC.9.38.b")
def test_orders_for_an_ended_campaign_a_silenced_base_or_a_convoy_that_never_came_are_cancelled() -> None:
    lines = (
        "british_flag_A cA : B1",
        "british_flag_B algiers : B2",
        "british_detachment_1 the_gut : B3",
        "chit BR-AS2 issued british_flag_A",
        "chit BR-SFP:algiers issued british_flag_B",
        "chit BR-ES1 issued british_detachment_1",
    )
    state = step(*lines, turn=8, turns=8)
    run(organise(state, BRITISH))
    assert len(state.chits) == 3
    state = step(*lines, turn=9, turns=9, silenced=("algiers",))
    state.fronts[Campaign.ALPS] = Front(ended=True)
    run(organise(state, BRITISH))
    assert not state.chits
    state = step(*lines, "convoy:british_levant_outbound s3", turn=9, turns=9)
    run(organise(state, BRITISH))
    assert "BR-ES1" in state.chits


@pytest.mark.rule("IC.9.38.b", "2.125.a")
def test_a_squadron_set_apart_in_harbour_whose_order_is_gone_is_independent_no_longer() -> None:
    state = step("alone:B1 gibraltar/harbour : B1", "alone:B2 gibraltar/harbour goal=port_mahon : B2")
    run(organise(state, BRITISH))
    assert [*state.formations] == ["alone:B2"]


# ------------------------------------------------------------------------------------------------ drawing


@pytest.mark.rule("1.42.a", "IC.9.35", "IC.9.35.b")
def test_the_british_draw_two_and_receive_one_of_their_choice() -> None:
    state = step()
    question = asked(orders_step(step()), DRAW, ("BR-CR1", "BR-CR2"))
    assert question.choice == Pick(("BR-CR1", "BR-CR2"))
    run(orders_step(state), DRAW, ("BR-CR1", "BR-CR2"), "BR-CR2")
    assert status(state, "BR-CR2") is ChitStatus.RECEIVED
    assert "BR-CR1" in pool(state, BRITISH)
    assert "BR-CR2" not in pool(state, BRITISH)


@pytest.mark.rule("1.42.a")
def test_of_four_chits_drawn_the_british_receive_two() -> None:
    state = step(turn=5, turns=5)
    run(orders_step(state), DRAW, ("BR-CR1", "BR-CR2"), "BR-CR1")
    run(orders_step(state), DRAW, ("BR-CR2", "BR-CR3"), "BR-CR3")
    assert sorted(state.chits) == ["BR-CR1", "BR-CR3"]
    refused(orders_step(state), DRAW, rule="IC.9.35", key="draw-no-more")


@pytest.mark.rule("S.27", "IC.9.35", "IC.9.36")
def test_who_has_done_with_orders_leaves_the_other_all_his_draws() -> None:
    state = step()
    run(orders_step(state), DRAW, ("BR-CR1", "BR-CR2"), "BR-CR1")
    state.tried += ("british/BR-CR1",)
    assert (state.draws, state.passes, sets_left(state)) == (1, 1, 0)
    assert run(orders_step(state), DONE) is False
    assert (state.draws, state.passes, state.tried, state.acting) == (0, 0, (), BOURBON)
    assert sets_left(state) == 1
    assert run(orders_step(state), DONE) is True
    assert (state.draws, state.passes, state.acting) == (0, 0, BRITISH)


@pytest.mark.rule("1.42.b", "IC.9.35")
def test_the_bourbons_draw_three_and_receive_one() -> None:
    state = step(fleet=BOURBON)
    request = until(orders_step(step(fleet=BOURBON)), DRAW, ("BO-CR1", "BO-CR2", "BO-CR3"))
    assert request.choice == Pick(("BO-CR1", "BO-CR2", "BO-CR3"))  # type: ignore[union-attr]
    run(orders_step(state), DRAW, ("BO-CR1", "BO-CR2", "BO-CR3"), "BO-CR2")
    assert [*state.chits] == ["BO-CR2"]


@pytest.mark.rule("1.42.b")
def test_with_fewer_chits_left_one_must_still_be_received() -> None:
    state = step(fleet=BOURBON)
    for chit in pool(state, BOURBON)[1:]:
        state.chits[chit] = state.chits.setdefault(chit, _spent(chit))
    (last,) = pool(state, BOURBON)
    run(orders_step(state), DRAW, last)
    assert status(state, last) is ChitStatus.RECEIVED
    state.draws = 0
    refused(orders_step(state), DRAW, rule="IC.9.35", key="draw-pool-empty")


def _spent(chit: ChitId) -> Any:
    from maestre.games.mistral.table.state import Chit

    return Chit(chit, BOURBON, ChitStatus.FAILED, 6)


@pytest.mark.rule("IC.9.35", "S.27")
@pytest.mark.parametrize(("turn", "sets"), [(5, 2), (6, 1), (7, 1), (9, 2)])
def test_two_sets_may_be_drawn_in_quarterly_turns_and_one_in_others(turn: int, sets: int) -> None:
    assert sets_left(step(turn=turn)) == sets


@pytest.mark.rule("S.27")
def test_nobody_must_draw_and_each_is_asked_in_his_turn() -> None:
    state = step()
    assert not run(orders_step(state), DONE)
    assert (state.acting, state.draws) == (BOURBON, 0)
    assert run(orders_step(state), DONE)
    assert not state.chits


@pytest.mark.rule("2.321.a", "IC.9.35.b")
def test_after_philip_v_a_set_of_spanish_blockade_and_escort_chits_goes_back() -> None:
    state = step(fleet=BOURBON)
    state.events[Event.PHILIP_DIES] = Mark(times=1, turn=5)
    run(orders_step(state), DRAW, ("BO-BL1", "BO-BL2", "BO-ES1:1"), "none")
    assert not state.chits
    assert state.draws == 1
    state.draws, state.used = 0, ("algiers",)
    question = asked(orders_step(state), DRAW, ("BO-BL1", "BO-CR1", "BO-SFP:algiers"))
    assert question.choice == Pick(("BO-CR1", "BO-SFP:algiers"))


@pytest.mark.rule("2.321.a")
@pytest.mark.parametrize(("chit", "left"), [("BO-BL1", False), ("BO-CR1", True), ("BO-BL3", True)])
def test_spanish_orders_received_before_are_cancelled_but_cruises_and_french_ones_are_not(
    chit: str, left: bool
) -> None:
    state = step(f"chit {chit} received -", fleet=BOURBON)
    state.events[Event.PHILIP_DIES] = Mark(times=1, turn=5)
    run(organise(state, BOURBON))
    assert (chit in state.chits) is left


@pytest.mark.rule("2.321.a")
def test_after_philip_v_a_show_at_a_port_is_not_issued_to_the_spanish() -> None:
    state = step("spanish_flag_D cartagena/harbour : S1", "chit BO-SF1 received -", "chit BO-SFP:algiers received -")
    check_holder(state, ChitId("BO-SF1"), "spanish_flag_D")
    state.events[Event.PHILIP_DIES] = Mark(times=1, turn=5)
    check_holder(state, ChitId("BO-SFP:algiers"), "spanish_flag_D")
    with pytest.raises(Refused) as error:
        check_holder(state, ChitId("BO-SF1"), "spanish_flag_D")
    assert error.value.rule == "2.321.a"


@pytest.mark.rule("IC.9.35")
@pytest.mark.parametrize(("kept", "left"), [(3, ChitStatus.RECEIVED), (4, ChitStatus.FAILED)])
def test_an_order_not_issued_by_the_fourth_step_after_is_failed(kept: int, left: ChitStatus) -> None:
    state = step(f"chit BR-CR1 received - turn={6 - kept}")
    run(orders_step(state), DONE)
    assert status(state, "BR-CR1") is left
    assert state.books[BRITISH].failed == (left is ChitStatus.FAILED)


@pytest.mark.rule("IC.9.35", "IC.9.36")
def test_what_is_drawn_received_and_issued_is_the_owners_secret() -> None:
    state = step("british_flag_A gibraltar/harbour : B1")
    request = until(orders_step(state), DRAW)
    assert request.secret  # type: ignore[union-attr]
    assert asked(orders_step(state)).secret
    state = step("british_flag_A gibraltar/harbour : B1", "chit BR-CR1 received -")
    run(orders_step(state), issue("BR-CR1", "british_flag_A"))
    (told,) = (one.message for one in state.news if one.message.key == "order-issued")
    assert dict(told.args)["chit"] == called(FIGURES, "BR-CR1")
    assert keys(state, "british") == ["order-issued"]
    assert keys(state, "bourbon") == []
    assert not seen(state, "bourbon").chits


# ------------------------------------------------------------------------------------------------ Issuing


@pytest.mark.rule("IC.9.36", "IC.9.36.c")
def test_an_order_is_issued_freely_in_harbour_and_its_count_begins_with_the_next_impulse() -> None:
    state = step("british_flag_A gibraltar/harbour : B1", "chit BR-CR1 received -", impulses=17)
    run(orders_step(state), issue("BR-CR1", "british_flag_A"))
    one = state.chits[ChitId("BR-CR1")]
    assert (one.status, one.holder) == (ChitStatus.ISSUED, "british_flag_A")
    assert elapsed(state, one.id) == 0
    state.phase, state.impulses = Phase.JUDGING, 32
    assert elapsed(state, one.id) == 16


@pytest.mark.rule("IC.9.36", "T.strategy")
@pytest.mark.parametrize(("face", "left"), [("3", ChitStatus.ISSUED), ("4", ChitStatus.RECEIVED)])
def test_to_a_ready_flag_it_needs_a_strategy_check_once_a_turn(face: str, left: ChitStatus) -> None:
    state = step("british_flag_A s12 : B1 @mathews", "chit BR-CR3 received -")
    run(orders_step(state), issue("BR-CR3", "british_flag_A"), (face,))
    assert status(state, "BR-CR3") is left
    if left is ChitStatus.RECEIVED:
        refused(orders_step(state), issue("BR-CR3", "british_flag_A"), rule="IC.9.36", key="order-tried")
        run(orders_step(state), DONE)
        assert state.tried == ()


@pytest.mark.rule("SC.1744.c")
def test_the_first_orders_are_two_sets_and_are_issued_to_ready_flags_without_a_check() -> None:
    state = opened(FIGURES, "1744", {})
    flag = next(one.id for one in state.formations.values() if one.fleet is BRITISH and not one.harbour)
    assert sets_left(state) == 2
    run(orders_step(state), DRAW, ("BR-CR3", "BR-CR1"), "BR-CR3")
    run(orders_step(state), issue("BR-CR3", flag))
    one = state.chits[ChitId("BR-CR3")]
    assert one.status is ChitStatus.ISSUED
    run(orders_step(state), DONE)
    assert run(orders_step(state), DONE)
    state.phase = Phase.JUDGING
    assert elapsed(state, one.id) == 1


@pytest.mark.rule("SC.1744.c", "IC.9.35")
def test_an_order_of_before_the_first_turn_is_failed_in_the_fourth_step_after() -> None:
    state = opened(FIGURES, "1744", {})
    state.phase = Phase.FIRST_ORDERS
    run(orders_step(state), DRAW, ("BR-CR3", "BR-CR1"), "BR-CR3")
    assert state.chits[ChitId("BR-CR3")].turn == 0


@pytest.mark.rule("IC.9.36.b")
def test_a_formation_holds_one_order_and_none_while_it_is_subordinated() -> None:
    state = step(
        "british_grand gibraltar/harbour : B1",
        "british_flag_A <british_grand : B2",
        "chit BR-BL1 issued british_grand",
        "chit BR-CR1 received -",
    )
    refused(orders_step(state), issue("BR-CR1", "british_grand"), rule="IC.9.36.b", key="order-already")
    refused(orders_step(state), issue("BR-CR1", "british_flag_A"), rule="IC.9.36.b", key="order-subordinated")


@pytest.mark.rule("IC.9.37.b")
def test_two_squadrons_of_two_sail_are_enough_for_a_cruise() -> None:
    state = step("british_detachment_1 gibraltar/harbour : BD1 BD2", "chit BR-CR1 received -")
    check_holder(state, ChitId("BR-CR1"), "british_detachment_1")
    fewer = step("british_detachment_1 gibraltar/harbour : BD1 BD2/sail=1", "chit BR-CR1 received -")
    refused(orders_step(fewer), issue("BR-CR1", "british_detachment_1"), rule="IC.9.37.b", key="order-few-sail")


@pytest.mark.rule("1.422", "2.317.a")
@pytest.mark.parametrize(
    ("chit", "holder", "allowed"),
    [
        ("BO-CR3", "spanish_flag_D", False),
        ("BO-AS2", "spanish_flag_D", False),
        ("BO-AS2", "french_flag_B", True),
        ("BO-CR1", "french_flag_B", False),
        ("BO-CR1", "spanish_flag_D", True),
        ("BO-CR1", "bourbon_flag_A", True),
        ("BO-CR3", "bourbon_flag_A", False),
        ("BO-SFP:algiers", "spanish_flag_D", True),
        ("BO-SFP:algiers", "french_flag_B", True),
    ],
)
def test_a_marked_chit_is_issued_to_its_command_only(chit: str, holder: str, allowed: bool) -> None:
    state = step(
        "spanish_flag_D cartagena/harbour : S1",
        "french_flag_B toulon/harbour : F1",
        "bourbon_flag_A toulon/harbour : F2 F3 S2 @navarro",
        f"chit {chit} received -",
        fleet=BOURBON,
        passes=1,
    )
    if allowed:
        check_holder(state, ChitId(chit), holder)
    else:
        refused(orders_step(state), issue(chit, holder), rule="2.317.a", key="order-other-command")


@pytest.mark.rule("2.317.b")
def test_a_flag_of_one_command_with_a_guest_of_the_other_may_hold_the_order_of_its_own() -> None:
    state = step("french_flag_B toulon/harbour : F1/sail=2 S1/sail=2", "chit BO-CR3 received -", fleet=BOURBON)
    check_holder(state, ChitId("BO-CR3"), "french_flag_B")


@pytest.mark.rule("2.332.e")
@pytest.mark.parametrize(("chit", "holder"), [("BO-CR3", "french_flag_B"), ("BO-IN2", "french_detachment_1")])
def test_from_1745_french_formations_are_issued_no_cruise_nor_interdiction(chit: str, holder: str) -> None:
    lines = ("french_flag_B toulon/harbour : F1", "french_detachment_1 toulon/harbour : F2", f"chit {chit} received -")
    check_holder(step(*lines, year=1744, turn=16), ChitId(chit), holder)
    with pytest.raises(Refused) as error:
        check_holder(step(*lines, year=1745, turn=1), ChitId(chit), holder)
    assert error.value.rule == "2.332.e"


@pytest.mark.rule("2.332.e")
def test_the_spanish_still_cruise() -> None:
    state = step("spanish_flag_D cartagena/harbour : S1", "chit BO-CR1 received -", year=1745, turn=1)
    check_holder(state, ChitId("BO-CR1"), "spanish_flag_D")


@pytest.mark.rule("2.233.b")
@pytest.mark.parametrize(
    ("chit", "auxiliary", "allowed"),
    [
        ("BR-BL1", "bFleet501", False),
        ("BR-IN2", "bFleet501", True),
        ("BR-SF1", "bFleet501", True),
        ("BR-ES1", "bFleet501", True),
        ("BR-ES1", "bFleet1", True),
        ("BR-IN2", "bFleet1", False),
        ("BR-ES1", "bLight1", False),
    ],
)
def test_fleet_50_executes_shows_interdictions_and_escorts_and_other_fleet_auxiliaries_escorts(
    chit: str, auxiliary: str, allowed: bool
) -> None:
    state = step("aux bFleet501 gibraltar", "aux bFleet1 gibraltar", "aux bLight1 gibraltar", f"chit {chit} received -")
    if allowed:
        run(orders_step(state), issue(chit, auxiliary))
        assert state.chits[ChitId(chit)].holder == auxiliary
    else:
        refused(orders_step(state), issue(chit, auxiliary), rule="2.233.b", key="order-not-of-class")


@pytest.mark.rule("2.233.b", "IC.9.36")
def test_an_auxiliary_must_be_free_and_of_the_chits_command_and_with_a_fleet_at_sea_be_reached() -> None:
    state = step("aux sFleet501 cadiz", "aux fFleet501 recovery", "chit BO-IN2 received -", fleet=BOURBON)
    refused(orders_step(state), issue("BO-IN2", "sFleet501"), rule="2.317.a")
    refused(orders_step(state), issue("BO-IN2", "fFleet501"), rule="IC.9.36", key="order-aux-busy")
    state = step("british_flag_A s12 : B1 @mathews", "aux bFleet501 british_flag_A", "chit BR-IN2 received -")
    run(orders_step(state), issue("BR-IN2", "bFleet501"), ("9",))
    assert status(state, "BR-IN2") is ChitStatus.RECEIVED


@pytest.mark.rule("IC.9.36")
@pytest.mark.parametrize(
    ("order", "key"),
    [
        (issue("BR-CR2", "british_flag_A"), "order-not-received"),
        (issue("BO-CR1", "british_flag_A"), "order-not-received"),
        (issue("BR-CR1", "french_flag_B"), "order-no-holder"),
        (issue("BR-CR1", "nobody"), "order-no-holder"),
        (Order("issue", "BR-CR1"), "order-names-two"),
        (issue("BR-CR1", "dummy:british:1"), "order-not-of-kind"),
    ],
)
def test_what_may_not_be_issued_and_to_whom(order: Order, key: str) -> None:
    state = step(
        "british_flag_A gibraltar/harbour : B1",
        "french_flag_B s13 : F1",
        "dummy:british:1 s12",
        "chit BR-CR1 received -",
        "chit BO-CR1 received -",
    )
    error = refused(orders_step(state), order, rule="O.cruise" if key == "order-not-of-kind" else "IC.9.36")
    assert error.message.key == key


@pytest.mark.rule("IC.9.37")
def test_who_has_no_orders_may_sail_all_the_same_unless_he_is_spanish() -> None:
    state = sea("british_flag_A port_mahon/harbour : B1/fitting", "spanish_flag_D cartagena/harbour : S1/fitting")
    assert "sail" in actions(state, FormationId("british_flag_A"))
    assert "sail" not in actions(state, FormationId("spanish_flag_D"))
    ordered = sea("spanish_flag_D cartagena/harbour : S1/fitting", "chit BO-CR1 issued spanish_flag_D")
    assert "sail" in actions(ordered, FormationId("spanish_flag_D"))


@pytest.mark.rule("IC.9.36", "2.125.a")
def test_a_squadron_that_leaves_a_formation_empty_unforms_it_and_its_order_fails() -> None:
    state = step(
        "british_detachment_1 gibraltar/harbour : B1",
        "chit BR-CR1 issued british_detachment_1",
        "chit BR-ES1 received -",
    )
    run(orders_step(state), issue("BR-ES1", "B1"))
    assert "british_detachment_1" not in state.formations
    assert status(state, "BR-CR1") is ChitStatus.FAILED
    assert formation(state, "alone:B1").place == "gibraltar"


@pytest.mark.rule("2.711")
def test_the_orders_of_a_year_are_what_prestige_is_reckoned_from() -> None:
    state = step("chit BR-CR1 received - turn=2", "chit BR-CR2 received - turn=6")
    state.books[BRITISH] = Book(10, fulfilled=4)
    run(orders_step(state), DONE)
    assert (state.books[BRITISH].fulfilled, state.books[BRITISH].failed) == (4, 1)
    assert net(state, BRITISH) == 3


@pytest.mark.rule("S.27")
def test_whatever_is_proposed_is_allowed() -> None:
    state = step(
        "british_flag_A gibraltar/harbour : B1 B2",
        "aux bFleet501 gibraltar",
        "chit BR-CR1 received -",
        "chit BR-IN2 received -",
    )
    question = asked(orders_step(state))
    for seed in range(20):
        for answer in proposed(state, question, Random(seed)):
            assert isinstance(answer, Order)
            check(state, question, answer)
