"""Standing orders that spare questions: where one answer alone is allowed, and for the rest of an Impulse."""

from __future__ import annotations

from typing import Any

import pytest

from maestre.games.mistral.auxiliaries.screening import Screen
from maestre.games.mistral.battle.declaring import Meeting
from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Task
from maestre.games.mistral.detection.dummies import Decoys
from maestre.games.mistral.detection.searching import FormationSearches, Shadowing
from maestre.games.mistral.table.asking import Asked
from maestre.games.mistral.table.standing import FORCED, check_standing
from maestre.games.mistral.table.state import AuxiliaryId, FormationId, Phase, State
from maestre.games.mistral.turn.windows import TaskWindow
from maestre.play import Order, Refused
from tests.games.mistral.positions import BOURBON, BRITISH, sea

WHOLE = True

FLAG = "british_flag_A"
TASKS = TaskWindow("british", ("search", "pass"))
NOW = "3/2/1/first-window"


def armed(*auxiliaries: str, enemy: str = "french_flag_B s13 : F1") -> State:
    """A British Flag with Auxiliaries, in the first window of the second Impulse of the third Turn, and an enemy."""
    lines = (f"aux {one} {FLAG}" for one in auxiliaries)
    state = sea(f"{FLAG} s13 : B1", enemy, *lines, phase=Phase.FIRST_WINDOW)
    state.turns, state.impulse, state.increment = 3, 2, 1
    return state


# ------------------------------------------------------------------------------------------------ one answer alone


@pytest.mark.rule("IC.6.28", "IC.7.12.b", "IC.7.13", "IC.7.15.b")
@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (Screen(BOURBON, Task.SEARCH, "s13", ()), "pass"),
        (Screen(BOURBON, Task.SEARCH, "s13", (AuxiliaryId("bFleet1"),)), None),
        (Shadowing(BRITISH, "s13", FormationId(FLAG), "", (False,)), False),
        (Shadowing(BRITISH, "s13", FormationId(FLAG), "", (True, False)), None),
        (FormationSearches(BRITISH, (), ("s13",)), ()),
        (FormationSearches(BRITISH, ("s13",), ("s13",)), None),
        (Decoys(BRITISH, (("a", ("keep",)), ("b", ("keep",)))), {"a": "keep", "b": "keep"}),
        (Decoys(BRITISH, (("a", ("keep",)), ("b", ("keep", "s13")))), None),
    ],
)
def test_where_one_answer_alone_is_allowed_it_is_given_to_whoever_wants_it_so(
    asked: Asked[Any], answer: object
) -> None:
    heeding = ("screen never unless near", "searches never unless near", "shadow never unless near")
    assert asked.standing(armed(), (*heeding, FORCED)) == answer
    assert asked.standing(armed(), heeding) is None


@pytest.mark.rule("IC.6.28", "IC.7.12.b", "IC.7.13")
@pytest.mark.parametrize(
    ("order", "asked", "answer"),
    [
        ("screen never", Screen(BOURBON, Task.SEARCH, "s13", ()), "pass"),
        ("shadow never", Shadowing(BRITISH, "s13", FormationId(FLAG), "", (True,)), True),
        ("shadow never", Shadowing(BRITISH, "s13", FormationId(FLAG), "", (True, False)), False),
        ("dummies never", Decoys(BRITISH, (("a", ("s13",)),)), {"a": "s13"}),
        ("dummies never", Decoys(BRITISH, (("a", ("s12", "s13")),)), None),
    ],
)
def test_what_an_order_declines_in_vain_is_answered_where_one_answer_alone_is_allowed(
    order: str, asked: Asked[Any], answer: object
) -> None:
    assert asked.standing(armed(), (order, FORCED)) == answer


@pytest.mark.rule("IC.8.12")
@pytest.mark.parametrize(
    ("enemy", "answer"), [("spanish_flag_D s13 : S1", "pass"), ("spanish_flag_D s13 spotted : S1", None)]
)
def test_an_attack_that_nobody_may_make_is_let_be_for_whoever_wants_it_so(enemy: str, answer: str | None) -> None:
    meeting = Meeting("british", "s13", ("attack", "pass"))
    said = meeting.standing(armed(enemy=enemy), (FORCED,))
    assert (said if said is None else said.verb) == answer


@pytest.mark.rule("IC.6.2")
@pytest.mark.parametrize(("auxiliaries", "answer"), [((), Order("pass")), (("bFleet1",), None)])
def test_a_window_in_which_no_task_can_be_named_is_passed_for_whoever_wants_it_so(
    auxiliaries: tuple[str, ...], answer: Order | None
) -> None:
    assert TASKS.standing(armed(*auxiliaries), (FORCED,)) == answer
    assert TASKS.standing(armed(*auxiliaries), ("tasks never unless contact",)) is None


# ------------------------------------------------------------------------------------------------ for a while


@pytest.mark.rule("IC.6.2")
@pytest.mark.parametrize(
    ("moment", "answer"),
    [
        ("3/2", Order("pass")),
        ("3/2/1", Order("pass")),
        (NOW, Order("pass")),
        ("3/2/1/second-window", None),
        ("3/2/2", None),
        ("3/1", None),
        ("2/2", None),
        ("3/21", None),
    ],
)
def test_a_window_is_declined_for_the_rest_of_an_impulse_or_of_itself(moment: str, answer: Order | None) -> None:
    orders = ("tasks never unless near", f"tasks never in {moment}")
    assert TASKS.standing(armed("bFleet1"), orders) == answer


@pytest.mark.rule("IC.6.2", "T.search")
@pytest.mark.parametrize(
    ("enemy", "auxiliaries", "objects"),
    [
        ("french_flag_B s13 : F1", ("bFleet1", "bFleet2"), ("s13",)),
        ("french_flag_B s13 : F1", ("bFleet1", "bLight1"), ("s13", "free")),
        ("french_flag_B s13 : F1", ("bFleet1",), None),
        ("french_flag_B s13 spotted : F1", ("bFleet1", "bFleet2"), None),
        ("french_flag_B s12 : F1", ("bFleet1", "bFleet2"), None),
    ],
)
def test_a_search_is_repeated_until_something_is_spotted_or_one_auxiliary_is_left(
    enemy: str, auxiliaries: tuple[str, ...], objects: tuple[str, ...] | None
) -> None:
    state = armed(*auxiliaries, enemy=enemy)
    orders = ("tasks never unless near", f"search s13 in {NOW}")
    assert TASKS.standing(state, orders) == (None if objects is None else Order("search", "", objects))
    state.phase = Phase.SECOND_WINDOW
    assert TASKS.standing(state, orders) == Order("pass")


@pytest.mark.rule("IC.5.12")
@pytest.mark.parametrize(
    ("order", "key"),
    [
        (FORCED, ""),
        ("forced never", "standing-unknown"),
        ("tasks never in 3/2", ""),
        ("tasks never in 3", "standing-unknown"),
        ("tasks never unless near in 3/2", "standing-unknown"),
        (f"search golfe_du_lion:in in {NOW}", ""),
        ("search s13", "standing-unknown"),
        ("search atlantis in 3/2", "standing-no-place"),
    ],
)
def test_such_an_order_is_read_whole_or_refused(order: str, key: str) -> None:
    refused = ""
    try:
        check_standing(own_figures(), "british", (order,))
    except Refused as error:
        refused = error.message.key
    assert refused == key
