"""IC.6.28, T.screen Screening."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from maestre.games.mistral.auxiliaries.screening import can_act, compare, may_act, screen, screeners, spend
from maestre.games.mistral.data.words import Fleet, Screening, Task
from maestre.games.mistral.detection import searching
from maestre.games.mistral.table.moments import BARRED, CANCELLED, HIRED, RETIRED
from maestre.games.mistral.table.state import AuxiliaryId, Berth, Phase, State
from maestre.games.mistral.turn import windows
from maestre.play import Ask, Message, Order, Pick, Refused
from tests.games.mistral.positions import (
    BOURBON,
    BRITISH,
    asked,
    auxiliary,
    custom,
    deeds,
    keys,
    refused,
    run,
    sea,
    word,
)


@pytest.fixture(autouse=True)
def chapter() -> Iterator[None]:
    """The Tasks of detection, and the checks of windows."""
    with deeds(searching.DEEDS):
        yield


def screened(tasked: str, screener: str, place: str = "s12") -> Screening:
    """How a Screen of one Class by another ends."""
    state = sea(f"aux b{tasked}1 port_mahon", f"aux s{screener}1 barcelona")
    return compare(state, AuxiliaryId(f"b{tasked}1"), AuxiliaryId(f"s{screener}1"), Task.SEARCH, place)


def test_the_log_calls_both_auxiliaries_by_name() -> None:
    state = sea("aux bFleet1 port_mahon", "aux sFleet1 barcelona")
    compare(state, AuxiliaryId("bFleet1"), AuxiliaryId("sFleet1"), Task.SEARCH, "s12")
    (told,) = (news.message for news in state.news if news.message.key == "screened")
    assert all(isinstance(dict(told.args)[key], Message) for key in ("screener", "auxiliary"))


@pytest.mark.rule("T.screen")
@pytest.mark.parametrize(
    ("tasked", "place", "outcomes"),
    [
        ("Fleet", "s12", "yes partial no no"),
        ("Fleet50_", "s12", "yes partial no no"),
        ("Galley", "s12", "yes yes yes partial"),
        ("Galley", "golfe_du_lion", "yes yes yes partial"),
        ("Galley", "elba_straits", "no no yes no"),
        ("Galley", "toulon", "no no yes no"),
        ("Light", "s12", "yes yes partial yes"),
        ("Light", "elba_straits", "yes yes partial yes"),
        ("Fleet", "toulon", "yes partial no no"),
    ],
)
def test_the_matrix_is_read_by_the_classes_and_the_waters(tasked: str, place: str, outcomes: str) -> None:
    found = [screened(tasked, screener, place) for screener in ("Fleet", "Fleet50_", "Galley", "Light")]
    assert [one.value for one in found] == outcomes.split()


@pytest.mark.rule("T.screen.b")
@pytest.mark.parametrize(
    ("screener", "after"), [("Fleet", Berth.RECOVERY), ("Fleet50_", Berth.ASSIGNED), ("Light", Berth.ASSIGNED)]
)
def test_the_screener_always_goes_to_recovery_and_the_tasked_one_only_from_a_full_screen(
    screener: str, after: Berth
) -> None:
    state = sea("aux bFleet1 port_mahon", f"aux s{screener}1 barcelona")
    compare(state, AuxiliaryId("bFleet1"), AuxiliaryId(f"s{screener}1"), Task.SEARCH, "s12")
    assert auxiliary(state, "bFleet1").berth is after
    assert auxiliary(state, f"s{screener}1").berth is Berth.RECOVERY
    assert not auxiliary(state, f"s{screener}1").port


@pytest.mark.rule("T.screen.c")
def test_a_privateer_screens_as_a_fleet_auxiliary() -> None:
    state = sea("aux bFleet1 port_mahon", "aux sPriv1 barcelona")
    assert compare(state, AuxiliaryId("bFleet1"), AuxiliaryId("sPriv1"), Task.SEARCH, "s12") is Screening.YES


def search(state: State, place: str = "s12") -> Ask:
    """The request after the British have declared a Search and picked bFleet1 for it."""
    return asked(windows.window(state), Order("search", "", (place,)), "bFleet1")


@pytest.mark.rule("T.screen.c", "IC.1.7.b")
def test_the_tasked_auxiliary_is_picked_in_secret_and_shown_with_the_screener() -> None:
    lines = ("french_flag_B s12 : F1", "aux bFleet1 port_mahon", "aux bFleet2 port_mahon", "aux sFleet1 barcelona")
    state = sea(*lines, phase=Phase.FIRST_WINDOW)
    pick = asked(windows.window(state), Order("search", "", ("s12",)))
    assert pick.secret
    assert pick.choice == Pick(("bFleet1", "bFleet2"))
    state = sea(*lines, phase=Phase.FIRST_WINDOW)
    question = search(state)
    assert question.seat == "bourbon"
    assert "bFleet1" not in str(question.about.public())
    assert "task-shown" not in keys(state)
    state = sea(*lines, phase=Phase.FIRST_WINDOW)
    run(windows.window(state), Order("search", "", ("s12",)), "bFleet1", "pass", 9)
    assert "task-shown" in keys(state)


@pytest.mark.rule("IC.6.28", "IC.1.7.b")
def test_the_opponent_is_asked_even_if_nobody_is_in_range_and_then_can_only_pass() -> None:
    state = sea("french_flag_B s12 : F1", "aux bFleet1 port_mahon", "aux sLight1 cadiz", phase=Phase.FIRST_WINDOW)
    question = search(state)
    assert question.choice == Pick(("pass",))
    assert question.window == "screen"


@pytest.mark.rule("IC.6.28", "IC.1.7")
@pytest.mark.parametrize("where", ["recovery", "available", "interdict=elba_straits"])
def test_an_opponent_all_of_whose_auxiliaries_lie_in_boxes_or_on_shown_tasks_is_not_asked(where: str) -> None:
    state = sea("french_flag_B s12 : F1", "aux bFleet1 port_mahon", f"aux sFleet1 {where}", phase=Phase.FIRST_WINDOW)
    assert not can_act(state, BOURBON)
    run(windows.window(state), Order("search", "", ("s12",)), "bFleet1", 9)


@pytest.mark.rule("IC.6.28")
def test_only_classes_that_screen_and_are_in_range_may_be_committed() -> None:
    state = sea(
        "french_flag_B toulon : F1",
        "aux fFleet1 toulon",
        "aux fGalley1 toulon",
        "aux fLight1 toulon",
        "aux sLight1 cadiz",
        "aux fFire1 french_flag_B",
        "aux fBomb1 french_flag_B",
    )
    assert screeners(state, BOURBON, "toulon") == ("fFleet1", "fGalley1", "fLight1")


@pytest.mark.rule("2.33.d")
def test_the_french_may_screen_before_the_war() -> None:
    state = sea(
        "spanish_flag_D s12 : S1", "aux bFleet1 port_mahon", "aux fFleet1 toulon", war=False, phase=Phase.FIRST_WINDOW
    )
    run(windows.window(state), Order("search", "", ("s12",)), "bFleet1", "fFleet1")
    assert auxiliary(state, "bFleet1").berth is Berth.RECOVERY
    assert auxiliary(state, "fFleet1").berth is Berth.RECOVERY


@pytest.mark.rule("T.aux.d")
def test_what_is_not_asked_for_as_a_screener_is_refused() -> None:
    state = sea("french_flag_B s12 : F1", "aux bFleet1 port_mahon", "aux sFleet1 cadiz")
    refused(screen(state, BRITISH, AuxiliaryId("bFleet1"), Task.SEARCH, "s12"), "sFleet1", rule="IC.6.28")


@pytest.mark.rule("T.screen")
def test_a_special_rule_may_cancel_a_task_whatever_the_matrix_says() -> None:
    state = sea("aux bFleet1 port_mahon", "aux sLight1 barcelona")
    with word(CANCELLED, lambda *_: Screening.YES):
        assert compare(state, AuxiliaryId("bFleet1"), AuxiliaryId("sLight1"), Task.SEARCH, "s12") is Screening.YES


@pytest.mark.rule("IC.1.7")
def test_auxiliaries_of_no_fleet_act_for_whoever_hires_them() -> None:
    state = sea("aux tunis_pirate tunis")
    assert may_act(state, BOURBON) == ()
    with word(HIRED, lambda *args: args[-1] is BOURBON):
        assert may_act(state, BOURBON) == ("tunis_pirate",)
        assert may_act(state, BRITISH) == ()


@pytest.mark.rule("IC.6.2.c")
def test_whoever_goes_to_recovery_can_still_be_asked_for_its_order() -> None:
    state = sea("aux bFleet50_1 interdict=bonifacio")
    told: list[tuple[str, str]] = []
    with custom(RETIRED, lambda state, one: told.append((one, state.auxiliaries[one].target))):
        spend(state, AuxiliaryId("bFleet50_1"), "S.13")
    assert told == [("bFleet50_1", "bonifacio")]
    assert auxiliary(state, "bFleet50_1").berth is Berth.RECOVERY
    assert auxiliary(state, "bFleet50_1").task is None


@pytest.mark.rule("T.screen.c")
def test_what_was_shown_cannot_be_taken_back() -> None:
    state = sea("aux bFleet1 port_mahon")
    run(screen(state, BRITISH, AuxiliaryId("bFleet1"), Task.SEARCH, "s12"))
    assert [fact.about for facts in state.memory.values() for fact in facts] == ["work:bFleet1"] * 2
    assert state.reveals == 3, "it is shown once, and the enemy and whoever watches remember it"


@pytest.mark.rule("IC.6.28")
def test_special_rules_may_bar_a_screener() -> None:
    def barred(_state: State, _fleet: Fleet, auxiliary: AuxiliaryId, task: Task, _place: str) -> None:
        if (auxiliary, task) == ("fFleet1", Task.SCREEN):
            raise Refused("2.524", "barred", auxiliary=auxiliary)

    state = sea("aux fFleet1 toulon", "aux fFleet2 toulon")
    before, BARRED.checks = BARRED.checks, (barred,)
    try:
        assert screeners(state, BOURBON, "s12") == ("fFleet2",)
    finally:
        BARRED.checks = before
