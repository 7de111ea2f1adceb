"""S.14, IC.6.2 The windows of an MPI and the steps of a Task."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from maestre.games.mistral.auxiliaries import auxiliary_orders
from maestre.games.mistral.auxiliaries.helping import helped
from maestre.games.mistral.auxiliaries.screening import Screen
from maestre.games.mistral.auxiliaries.tasks import TASKS, WINDOWS, Deed, able, check_hostile, is_free
from maestre.games.mistral.battle import bombardment
from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Contingent, Fleet, OrderKind, Task
from maestre.games.mistral.detection import searching
from maestre.games.mistral.table.moments import BARRED, ORDERED, REINFORCEMENT_HELP
from maestre.games.mistral.table.names import name as called
from maestre.games.mistral.table.sequence import INCREMENT
from maestre.games.mistral.table.state import AuxiliaryId, Berth, FormationId, Phase, State
from maestre.games.mistral.turn import windows
from maestre.games.mistral.turn.windows import window
from maestre.play import Order, Orders, Pick, Procedure, Refused
from tests.games.mistral.positions import (
    BOURBON,
    BRITISH,
    asked,
    auxiliary,
    deeds,
    formation,
    keys,
    proposed,
    refused,
    run,
    sea,
    word,
)
from tests.matters import about

from .positions import check

FIGURES = own_figures()

PASS = Order("pass")
HIDDEN = "french_flag_B s12 : F1"


def nowhere(_state: State, target: str) -> str:
    return target


def anyone(_state: State, _fleet: Fleet, _auxiliary: AuxiliaryId, _target: str) -> None:
    return


def straits(_state: State, _fleet: Fleet) -> tuple[str, ...]:
    return ("bonifacio", "elba_straits")


def done(_state: State, _fleet: Fleet, _auxiliary: AuxiliaryId, _target: str, _partly: bool) -> Procedure[None]:
    yield from ()


def stay(_state: State, auxiliary: AuxiliaryId) -> None:
    raise Refused("2.332.f", "must-stay", auxiliary=auxiliary)


INTERDICT = Deed(straits, nowhere, anyone, done, lasts=True)


@pytest.fixture(autouse=True)
def chapter() -> Iterator[None]:
    """The Tasks of detection and bombardment, one that lasts, and the checks of windows."""
    with deeds(searching.DEEDS, bombardment.DEEDS, {Task.INTERDICT: INTERDICT}):
        yield


def at(*lines: str, phase: Phase = Phase.FIRST_WINDOW, **fields: Any) -> State:
    """A position in a window."""
    return sea(*lines, phase=phase, **fields)


def search(place: str = "s12", *, free: bool = False) -> Order:
    """The order to Search."""
    return Order("search", "", (place, "free") if free else (place,))


# ------------------------------------------------------------------------------------------------ windows


@pytest.mark.rule("S.14", "IC.6.2")
def test_an_mpi_has_a_window_before_the_markers_and_one_after_each_side_s_moves() -> None:
    order = [
        phase for phase in INCREMENT if phase in (*WINDOWS, Phase.MARKING, Phase.BRITISH_MOVES, Phase.BOURBON_MOVES)
    ]
    assert order == [
        Phase.FIRST_WINDOW,
        Phase.MARKING,
        Phase.BRITISH_MOVES,
        Phase.SECOND_WINDOW,
        Phase.BOURBON_MOVES,
        Phase.THIRD_WINDOW,
    ]
    assert dict.fromkeys(WINDOWS, window) == windows.PHASES


@pytest.mark.rule("S.14", "IC.6.2")
@pytest.mark.parametrize("phase", WINDOWS)
def test_the_bourbons_may_search_in_every_window(phase: Phase) -> None:
    state = at("british_flag_A s12 : B1", "aux fFleet1 toulon", phase=phase, acting=BOURBON)
    run(window(state), search(), "fFleet1", 5)
    assert formation(state, "british_flag_A").spotted


@pytest.mark.rule("IC.1.6")
def test_the_british_act_first_and_both_alternate_until_both_pass_in_turn() -> None:
    state = at(HIDDEN, "british_flag_A s12 : B1", "aux bFleet1 port_mahon", "aux fFleet1 toulon", "aux fFleet2 toulon")
    assert asked(window(state)).seat == "british"
    assert run(window(state), PASS) is False
    assert run(window(state), search(), "fFleet1", "pass", 9) is False
    assert asked(window(state)).seat == "british"
    assert run(window(state), PASS) is False
    assert run(window(state), PASS) is True


@pytest.mark.rule("IC.6.2", "IC.1.7")
@pytest.mark.parametrize("where", ["available", "recovery", "trade", "out"])
def test_a_fleet_whose_auxiliaries_are_all_in_boxes_is_not_asked(where: str) -> None:
    state = at(HIDDEN, f"aux bFleet1 {where}")
    assert run(window(state)) is False
    assert run(window(state)) is True


@pytest.mark.rule("IC.6.2", "IC.1.7.b")
def test_a_fleet_with_an_auxiliary_out_is_asked_though_it_can_reach_nothing() -> None:
    question = asked(window(at(HIDDEN, "aux bLight1 gibraltar")))
    assert question.window == "task"
    assert not question.secret


@pytest.mark.rule("IC.6.2")
def test_lasting_tasks_alone_open_the_first_window_only() -> None:
    for phase, open_ in zip(WINDOWS, (True, False, False), strict=True):
        state = at("french_flag_B s12 spotted : F1", "aux bFleet1 shadow=french_flag_B", phase=phase)
        if open_:
            assert asked(window(state)).seat == "british"
        else:
            assert run(window(state)) is False


# ------------------------------------------------------------------------------------------------ steps of a Task


@pytest.mark.rule("IC.6.2.b")
def test_task_and_place_are_said_openly_before_the_screener_is_asked_for() -> None:
    state = at(HIDDEN, "aux bFleet1 port_mahon", "aux fFleet1 toulon")
    question = asked(window(state), search(), "bFleet1")
    assert keys(state, "bourbon") == ["task-declared"]
    assert (question.seat, question.rule) == ("bourbon", "IC.6.28")
    assert (about(question, Screen).task, about(question, Screen).place) == (Task.SEARCH, "s12")


@pytest.mark.rule("IC.6.2.b", "T.aux.d")
def test_a_search_by_a_light_auxiliary_is_declared_free_from_screening_and_rolled_at_once() -> None:
    state = at(HIDDEN, "aux bLight1 villefranche", "aux fFleet1 toulon")
    run(window(state), search(free=True), "bLight1", 5)
    assert formation(state, "french_flag_B").spotted
    assert auxiliary(state, "fFleet1").berth is Berth.ASSIGNED


@pytest.mark.rule("T.aux.d")
def test_a_search_declared_free_is_not_for_fleet_auxiliaries_nor_one_that_is_not_for_light_ones() -> None:
    state = at(HIDDEN, "aux bLight1 villefranche", "aux bFleet1 port_mahon")
    assert able(state, BRITISH, Task.SEARCH, "s12", free=True) == ("bLight1",)
    assert able(state, BRITISH, Task.SEARCH, "s12", free=False) == ("bFleet1",)
    refused(window(at(HIDDEN, "aux bLight1 villefranche")), search(), rule="T.aux.d", key="task-cannot-be-screened")
    state = at(HIDDEN, "aux bFleet1 port_mahon")
    refused(window(state), search(free=True), rule="T.aux.d", key="task-can-be-screened")


@pytest.mark.rule("T.aux.d")
@pytest.mark.parametrize(
    ("verb", "free"),
    [
        ("search", False),
        ("counter_shadow", True),
        ("fireship_attack", True),
        ("bombardment", True),
        ("interdict", False),
    ],
)
def test_tasks_that_nobody_can_screen_need_not_be_declared_free(verb: str, free: bool) -> None:
    assert is_free(State.figures, Order(verb, "", ("s12",))) is free


@pytest.mark.rule("IC.6.2.b", "T.screen.b")
def test_a_task_that_is_screened_is_not_performed() -> None:
    state = at(HIDDEN, "aux bFleet1 port_mahon", "aux fFleet1 toulon")
    run(window(state), search(), "bFleet1", "fFleet1")
    assert not formation(state, "french_flag_B").spotted
    assert auxiliary(state, "bFleet1").berth is auxiliary(state, "fFleet1").berth is Berth.RECOVERY


@pytest.mark.rule("IC.6.2.b")
def test_a_lasting_task_keeps_its_auxiliary_and_another_sends_it_to_recovery() -> None:
    state = at(HIDDEN, "aux bFleet1 port_mahon", "aux bFleet2 port_mahon", impulses=7)
    run(window(state), search(), "bFleet1", 9)
    state.acting = BRITISH
    run(window(state), Order("interdict", "", ("bonifacio",)), "bFleet2")
    kept = auxiliary(state, "bFleet2")
    assert auxiliary(state, "bFleet1").berth is Berth.RECOVERY
    assert (kept.berth, kept.task, kept.target, kept.since) == (Berth.TASKED, Task.INTERDICT, "bonifacio", 7)
    assert kept.port == ""


@pytest.mark.rule("T.aux.e")
def test_one_auxiliary_is_picked_for_a_task_and_a_second_is_refused_the_same_one() -> None:
    state = at("aux bFleet1 port_mahon", "aux bFleet2 port_mahon")
    question = asked(window(state), Order("interdict", "", ("bonifacio",)))
    assert isinstance(question.choice, Pick)
    state = at("aux bFleet1 interdict=bonifacio", "aux bFleet2 port_mahon")
    refused(window(state), Order("interdict", "", ("bonifacio",)), rule="T.aux.e", key="task-has-auxiliary")
    state = at("aux sFleet1 interdict=bonifacio", "aux bFleet2 port_mahon")
    run(window(state), Order("interdict", "", ("bonifacio",)), "bFleet2")


# ------------------------------------------------------------------------------------------------ what is refused


@pytest.mark.rule("T.aux")
@pytest.mark.parametrize("kind", ["Fire", "Bomb"])
def test_a_task_that_is_not_of_its_class_is_refused(kind: str) -> None:
    state = at(HIDDEN, "british_flag_A s12 : B1", f"aux b{kind}1 british_flag_A")
    refused(window(state), search(), rule="T.aux", key="task-not-of-class")


@pytest.mark.rule("T.aux")
def test_a_light_auxiliary_neither_trades_in_the_levant_nor_meets_shadowers() -> None:
    trade = Deed(lambda *_: ("maltese_roads",), nowhere, anyone, done, lasts=True)
    with deeds({Task.TRADE: trade}):
        order = Order("levant_trade", "", ("maltese_roads",))
        refused(window(at("aux bLight1 valetta")), order, rule="T.aux")
        run(window(at("aux bFleet1 valetta")), order, "bFleet1")


@pytest.mark.rule("IC.6.14", "IC.6.2.b")
def test_a_search_out_of_range_is_refused_with_the_distance() -> None:
    error = refused(window(at(HIDDEN, "aux sLight1 barcelona", "aux bFleet1 gibraltar")), search(), rule="IC.6.14")
    assert dict(error.message.args)["auxiliary"] == called(FIGURES, "bFleet1")
    assert dict(error.message.args)["spaces"] == 7


@pytest.mark.rule("T.aux.c")
def test_a_galley_is_refused_a_search_in_a_sea_zone() -> None:
    state = at("french_flag_B golfe_du_lion : F1", "aux pGalley1 villefranche")
    refused(window(state), search("golfe_du_lion"), rule="T.aux.c")


@pytest.mark.rule("IC.6.2.b")
@pytest.mark.parametrize(
    ("order", "key"),
    [
        (Order("search", "", ("s10",)), "task-no-target"),
        (Order("search", "bFleet1", ("s12",)), "task-names-target"),
        (Order("search"), "task-names-target"),
        (Order("search", "", ("s12", "s10")), "task-names-target"),
    ],
)
def test_an_order_names_a_target_that_is_there(order: Order, key: str) -> None:
    refused(window(at(HIDDEN, "aux bFleet1 port_mahon")), order, rule="IC.6.2.b", key=key)


@pytest.mark.rule("IC.7.12", "IC.6.2.b")
def test_a_search_needs_a_hidden_enemy_counter() -> None:
    for line in ("french_flag_B s12 spotted : F1", "british_flag_A s12 : B1"):
        refused(window(at(line, "aux bFleet1 port_mahon")), search(), rule="IC.6.2.b", key="task-no-target")


@pytest.mark.rule("IC.6.29")
@pytest.mark.parametrize(("war", "fields"), [(True, {}), (False, {}), (False, {"defied": True})])
def test_before_the_war_french_auxiliaries_search_but_do_not_interdict(war: bool, fields: dict[str, Any]) -> None:
    lines = ("british_flag_A s12 : B1", "aux fFleet1 toulon", "aux fFleet2 toulon")
    state = at(*lines, acting=BOURBON, war=war, **fields)
    run(window(state), search(), "fFleet1", 9)
    assert auxiliary(state, "fFleet1").berth is Berth.RECOVERY
    state.acting = BOURBON
    order = Order("interdict", "", ("bonifacio",))
    if war or fields:
        run(window(state), order, "fFleet2")
        assert auxiliary(state, "fFleet2").berth is Berth.TASKED
    else:
        refused(window(state), order, rule="IC.6.29", key="task-before-war")
        assert auxiliary(state, "fFleet2").berth is Berth.ASSIGNED


@pytest.mark.rule("IC.6.29")
def test_before_the_war_spanish_auxiliaries_are_free() -> None:
    state = at("aux sFleet1 toulon", acting=BOURBON, war=False)
    run(window(state), Order("interdict", "", ("bonifacio",)), "sFleet1")


@pytest.mark.rule("IC.6.29")
def test_the_british_attack_nothing_french_before_the_war_unless_they_have_paid() -> None:
    with pytest.raises(Refused) as refusal:
        check_hostile(sea(war=False), BRITISH, Contingent.FRENCH, Task.CONVOY_ATTACK)
    assert refusal.value.rule == "IC.6.29"
    check_hostile(sea(war=False), BRITISH, Contingent.SPANISH, Task.CONVOY_ATTACK)
    check_hostile(sea(war=False, defied=True), BRITISH, Contingent.FRENCH, Task.CONVOY_ATTACK)
    check_hostile(sea(war=True), BRITISH, Contingent.FRENCH, Task.CONVOY_ATTACK)


@pytest.mark.rule("IC.6.2.b")
def test_special_rules_may_bar_an_auxiliary_from_a_task() -> None:
    def barred(_state: State, _fleet: Fleet, auxiliary: AuxiliaryId, _task: Task, place: str) -> None:
        if place == "s12":
            raise Refused("2.541", "barred", auxiliary=auxiliary)

    before, BARRED.checks = BARRED.checks, (barred,)
    try:
        refused(window(at(HIDDEN, "aux bFleet1 port_mahon")), search(), rule="2.541")
    finally:
        BARRED.checks = before


@pytest.mark.rule("IC.6.2.b")
def test_only_one_s_own_lasting_tasks_are_broken_off_and_only_if_they_may_be() -> None:
    state = at("aux sFleet1 interdict=bonifacio", "aux bFleet1 port_mahon", "aux bFleet2 interdict=elba_straits")
    for name in ("sFleet1", "bFleet1", "nobody"):
        refused(window(state), Order("recall", name), rule="IC.6.1", key="task-none-to-break-off")
    with deeds({Task.INTERDICT: INTERDICT._replace(stop=stay)}):
        refused(window(state), Order("recall", "bFleet2"), rule="2.332.f")
    run(window(state), Order("recall", "bFleet2"))
    assert auxiliary(state, "bFleet2").berth is Berth.RECOVERY


@pytest.mark.rule("IC.6.2.b")
def test_every_proposal_passes_its_check() -> None:
    state = at(HIDDEN, "aux bFleet1 port_mahon", "aux bLight1 villefranche", "aux pGalley1 villefranche")
    question = asked(window(state))
    assert isinstance(question.choice, Orders)
    found = set()
    for seed in range(20):
        for order in proposed(state, question, Random(seed)):
            assert isinstance(order, Order)
            question.choice.check("IC.6.2", order)
            check(state, question, order)
            found.add((order.verb, order.objects))
    assert {("pass", ()), ("search", ("s12",)), ("search", ("s12", "free"))} <= found


# ------------------------------------------------------------------------------------------------ in Battle


def help_at(*lines: str, **fields: Any) -> tuple[State, Procedure[int]]:
    """A British Flag that tries to reinforce a Battle in Space #12."""
    state = sea("british_flag_A s12 : B1", *lines, phase=Phase.BATTLES, **fields)
    return state, helped(0, state, FormationId("british_flag_A"), "s12")


@pytest.mark.rule("IC.6.27")
@pytest.mark.parametrize(("screener", "drm"), [("pass", -1), ("fFleet1", 0), ("fFleet50_1", 0), ("fLight1", -1)])
def test_an_auxiliary_helps_unless_it_is_screened_at_all(screener: str, drm: int) -> None:
    lines = ("aux bFleet1 port_mahon", "aux fFleet1 toulon", "aux fFleet50_1 toulon", "aux fLight1 toulon")
    state, procedure = help_at(*lines)
    assert run(procedure, "help", "bFleet1", screener) == drm
    assert auxiliary(state, "bFleet1").berth is Berth.RECOVERY


@pytest.mark.rule("IC.6.27", "IC.1.7.b")
def test_who_has_an_auxiliary_out_is_asked_and_may_be_able_to_pass_only() -> None:
    _, procedure = help_at("aux bLight1 gibraltar")
    question = asked(procedure)
    assert question.choice == Pick(("pass",))
    assert "british_flag_A" not in str(question.about.public())
    _, procedure = help_at("aux bLight1 recovery")
    assert run(procedure) == 0


@pytest.mark.rule("IC.6.27")
def test_fireships_and_bombs_do_not_help() -> None:
    _, procedure = help_at("aux bFire1 british_flag_A", "aux bBomb1 british_flag_A")
    assert asked(procedure).choice == Pick(("pass",))


@pytest.mark.rule("IC.6.27")
def test_who_declines_keeps_his_auxiliary_and_the_modifier_he_had() -> None:
    state, _ = help_at("aux bFleet1 port_mahon")
    assert run(helped(3, state, FormationId("british_flag_A"), "s12"), "pass") == 3
    assert auxiliary(state, "bFleet1").berth is Berth.ASSIGNED


@pytest.mark.rule("IC.6.27", "IC.6.29")
@pytest.mark.parametrize(("war", "options"), [(True, ("help", "pass")), (False, ("pass",))])
def test_french_auxiliaries_do_not_help_before_the_war(war: bool, options: tuple[str, ...]) -> None:
    state = sea("bourbon_flag_A s12 : S1", "aux fFleet1 toulon", war=war)
    question = asked(helped(0, state, FormationId("bourbon_flag_A"), "s12"))
    assert question.choice == Pick(options)


@pytest.mark.rule("IC.6.27")
def test_help_fits_the_moment_of_reinforcement() -> None:
    before, REINFORCEMENT_HELP.turns = REINFORCEMENT_HELP.turns, (helped,)
    state, _ = help_at("aux bFleet1 port_mahon")
    try:
        assert run(REINFORCEMENT_HELP(0, state, FormationId("british_flag_A"), "s12"), "help", "bFleet1") == -1
    finally:
        REINFORCEMENT_HELP.turns = before
    assert Task.REINFORCE not in TASKS


# ------------------------------------------------------------------------------------------------ Executing Orders


@pytest.mark.rule("2.233.b", "IC.6.2.c")
def test_a_fleet_50_goes_to_the_place_of_its_order_in_a_first_window_and_stays() -> None:
    order = Order("show_of_force", "", ("naples",))
    with deeds(auxiliary_orders.DEEDS), word(ORDERED, ordered("bFleet50_1", OrderKind.SHOW_OF_FORCE, "naples")):
        state = at("aux bFleet50_1 port_mahon", "aux fFleet1 toulon")
        run(window(state), order, "bFleet50_1")
        one = auxiliary(state, "bFleet50_1")
        assert (one.berth, one.task, one.target) == (Berth.TASKED, Task.SHOW, "naples")
        refused(window(at("aux bFleet50_1 port_mahon", phase=Phase.SECOND_WINDOW)), order, rule="IC.6.2")


@pytest.mark.rule("2.233.b")
def test_a_fleet_auxiliary_executes_escorts_and_no_show_of_force_and_nobody_a_blockade() -> None:
    state = at("aux bFleet1 port_mahon", "aux bFleet50_1 port_mahon")
    fleet, fleet50 = AuxiliaryId("bFleet1"), AuxiliaryId("bFleet50_1")
    with word(ORDERED, lambda *_: ("naples",)):
        for kind in (OrderKind.SHOW_OF_FORCE, OrderKind.INTERDICTION, OrderKind.BLOCKADE):
            assert refusal(state, fleet, kind) == "2.233.b"
        assert refusal(state, fleet, OrderKind.ESCORT) == ""
        for kind in (OrderKind.SHOW_OF_FORCE, OrderKind.INTERDICTION, OrderKind.ESCORT):
            assert refusal(state, fleet50, kind) == ""
        assert refusal(state, fleet50, OrderKind.BLOCKADE) == "2.233.b"


@pytest.mark.rule("IC.6.2.c")
def test_nobody_executes_an_order_that_he_does_not_hold_or_elsewhere() -> None:
    state = at("aux bFleet50_1 port_mahon", "aux bFleet50_2 port_mahon")
    with word(ORDERED, ordered("bFleet50_1", OrderKind.INTERDICTION, "naples")):
        assert refusal(state, AuxiliaryId("bFleet50_1"), OrderKind.INTERDICTION) == ""
        assert refusal(state, AuxiliaryId("bFleet50_1"), OrderKind.SHOW_OF_FORCE) == "IC.6.2.c"
        assert refusal(state, AuxiliaryId("bFleet50_2"), OrderKind.INTERDICTION) == "IC.6.2.c"


def ordered(who: str, kind: OrderKind, place: str) -> Callable[..., tuple[str, ...] | None]:
    """One Auxiliary holds an Order of a kind for a place."""
    return lambda _, auxiliary, order: (place,) if (auxiliary, order) == (who, kind) else None


def refusal(state: State, auxiliary: AuxiliaryId, order: OrderKind) -> str:
    """The rule that keeps an Auxiliary from Executing an Order at Naples, if any."""
    try:
        auxiliary_orders.check_executes(state, auxiliary, order, "naples")
    except Refused as error:
        return error.rule
    return ""
