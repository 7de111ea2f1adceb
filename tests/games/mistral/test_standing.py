"""Standing orders: courses that are followed from Turn to Turn, and windows that are answered."""

from __future__ import annotations

from typing import Any

import pytest

from maestre.games.mistral.auxiliaries.corsairs import Base
from maestre.games.mistral.auxiliaries.helping import Helping
from maestre.games.mistral.auxiliaries.screening import Screen
from maestre.games.mistral.battle.declaring import Meeting
from maestre.games.mistral.battle.fire import Fireships
from maestre.games.mistral.battle.losses import OddPoints
from maestre.games.mistral.battle.reinforcing import Reinforcing
from maestre.games.mistral.battle.withdrawal import Pursuit, Withdrawal
from maestre.games.mistral.convoys.phases import Scattering
from maestre.games.mistral.convoys.troops import Mustering
from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Contingent, Task
from maestre.games.mistral.detection.dummies import Decoys
from maestre.games.mistral.detection.searching import FormationSearches, Shadowing
from maestre.games.mistral.fleets.reorganisation import Reorganising
from maestre.games.mistral.harbours.repair import Yards
from maestre.games.mistral.moving.movement import PHASES, spend
from maestre.games.mistral.moving.steering import Courses
from maestre.games.mistral.orders.chits import OrdersStep
from maestre.games.mistral.reinforcement.entries import Berths, Bound
from maestre.games.mistral.table.asking import Asked
from maestre.games.mistral.table.rerolls import Nudge, Reroll
from maestre.games.mistral.table.standing import CHOSEN, COURSE, ROUTINE, TAKEN, WINDOWS, check_standing
from maestre.games.mistral.table.state import AuxiliaryId, FormationId, Phase, SquadronId, State
from maestre.games.mistral.table.subjects import Engagement
from maestre.games.mistral.turn.windows import TaskWindow
from maestre.play import Order, Refused
from tests.games.mistral.positions import BOURBON, BRITISH, asked, formation, run, sea
from tests.games.mistral.questions import asked_by, position, put, speakers, windows

FIGURES = own_figures()

FLAG = "british_flag_A"


def plan(state: State, *orders: str) -> object:
    """What is answered for the British when they are asked to move."""
    return asked(PHASES[Phase.BRITISH_MOVES](state)).about.standing(state, orders)


def flag_at(place: str, *lines: str, **fields: object) -> State:
    """A British Flag and whatever else."""
    return sea(f"british_flag_A {place} : B1", *lines, **fields)  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------------------ courses


@pytest.mark.rule("IC.5.12", "S.10")
@pytest.mark.parametrize(
    ("place", "order", "action"),
    [
        ("s13", "course british_flag_A s11", "go:s12"),
        ("s12", "course british_flag_A s11", "go:s11"),
        ("s11", "course british_flag_A s11", None),
        ("s11", "course british_flag_A s11 then stay", "stay"),
        ("port_mahon", "course british_flag_A port_mahon then enter", "enter"),
        ("toulon", "course british_flag_A toulon then enter", None),
        ("port_mahon/harbour", "course british_flag_A port_mahon then enter", "stay"),
        ("s13", "stay british_flag_A", "stay"),
        ("s13", "stay all", "stay"),
        ("s13", "stay british_flag_B", None),
        ("s13", "course british_flag_A golfe_du_lion", "go:golfe_du_lion:in"),
        ("golfe_du_lion:in link=s13", "course british_flag_A golfe_du_lion then stay", "catch:golfe_du_lion"),
        ("golfe_du_lion", "course british_flag_A golfe_du_lion then stay", "stay"),
    ],
)
def test_a_course_goes_by_the_fastest_way_and_then_stays_or_enters_or_ends(
    place: str, order: str, action: str | None
) -> None:
    state = sea(f"british_flag_A {place} : B1{'/fitting' if 'harbour' in place else ''}")
    assert plan(state, order) == (None if action is None else {FLAG: action})


@pytest.mark.rule("S.10")
def test_a_course_may_lead_along_lanes_that_are_not_the_fastest() -> None:
    order = "course british_flag_A s13 cA s12 s11 then stay"
    assert plan(flag_at("marseilles"), order) == {FLAG: "go:s13"}
    assert plan(flag_at("s13"), order) == {FLAG: "go:cA"}
    assert plan(flag_at("cA"), order) == {FLAG: "go:s12"}
    assert plan(flag_at("s12"), order) == {FLAG: "go:s11"}
    assert plan(flag_at("s11"), order) == {FLAG: "stay"}


@pytest.mark.rule("S.10", "IC.5.26")
def test_a_course_through_a_zone_crosses_all_its_boxes() -> None:
    order = "course british_flag_A golfe_du_lion s11 then stay"
    state = flag_at("s13")
    said = []
    for _ in range(5):
        answer = plan(state, order)
        assert isinstance(answer, dict)
        said.append(answer[FLAG])
        run(spend(state, FormationId(FLAG), answer[FLAG]), *([("0",)] if answer[FLAG].startswith("catch") else []))
    assert said == ["go:golfe_du_lion:in", "catch:golfe_du_lion", "go:golfe_du_lion:out", "catch:s11", "stay"]


@pytest.mark.rule("S.11")
def test_a_course_takes_a_formation_out_of_harbour_as_soon_as_it_can_sail() -> None:
    order = "course british_flag_A s7 then stay"
    assert plan(sea("british_flag_A port_mahon/harbour : B1/fitting"), order) == {FLAG: "sail"}
    spanish = sea("spanish_flag_D cartagena/harbour : S1/fitting", phase=Phase.MARKING)
    ask = asked(PHASES[Phase.MARKING](spanish))
    assert ask.about.standing(spanish, ()) == {"spanish_flag_D": "stay"}


@pytest.mark.rule("IC.5.22")
def test_a_course_against_the_wind_is_kept_until_it_leads_there() -> None:
    state = flag_at("s11")
    for _ in range(2):
        answer = plan(state, "course british_flag_A s12")
        assert answer == {FLAG: "go:s12"}
        run(spend(state, FormationId(FLAG), "go:s12"))
    assert formation(state, FLAG).place == "s12"


@pytest.mark.rule("S.10")
def test_the_player_is_asked_unless_every_stack_due_is_covered() -> None:
    state = flag_at("s13", "british_flag_B s12 : B2")
    assert plan(state, "course british_flag_A s11") is None
    assert plan(state, "course british_flag_A s11", "stay british_flag_B") == {FLAG: "go:s12", "british_flag_B": "stay"}
    assert plan(state, "stay all", "course british_flag_A s11") == {FLAG: "go:s12", "british_flag_B": "stay"}
    assert plan(flag_at("s13", "alone:B2 s7 : B2", winds=("marin",)), "stay all") == {
        FLAG: "stay",
        "alone:B2": "go:port_mahon",
    }


@pytest.mark.rule("IC.4.1")
def test_a_stack_that_is_not_free_takes_the_first_way_that_is_open_to_it() -> None:
    courses = Courses(BRITISH, (("alone:B1", ("go:s12", "go:cA")),), 1, 1)
    state = sea("alone:B1 s13 : B1")
    assert courses.standing(state, ("stay all",)) == {"alone:B1": "go:s12"}
    assert courses.standing(state, ("reroll never",)) is None


@pytest.mark.rule("IC.1.7")
@pytest.mark.parametrize(
    ("enemy", "unless", "covered"),
    [
        ("french_flag_B s9 : F1", "contact", True),
        ("french_flag_B s12 : F1", "contact", False),
        ("french_flag_B s13 : F1", "contact", False),
        ("dummy:french:1 s12", "contact", False),
        ("french_flag_B s11 : F1", "contact", True),
        ("french_flag_B toulon/harbour : F1", "contact", True),
        ("french_flag_B s9 spotted : F1", "contact", True),
        ("french_flag_B s9 spotted : F1", "spotted", False),
        ("french_flag_B s13 : F1", "spotted", True),
        ("french_flag_B s12 : F1", "near", False),
        ("french_flag_B s9 : F1", "near", True),
    ],
)
def test_an_alarm_is_raised_by_what_all_can_see(enemy: str, unless: str, covered: bool) -> None:
    state = flag_at("s13", enemy, phase=Phase.FIRST_WINDOW)
    assert (plan(state, f"stay all unless {unless}") is not None) is covered
    assert (plan(state, f"course british_flag_A s11 unless {unless}") is not None) is covered
    task = TaskWindow("british", ("search", "pass"))
    assert (task.standing(state, (f"tasks never unless {unless}",)) == Order("pass")) is covered


@pytest.mark.rule("IC.1.7", "IC.6.2")
@pytest.mark.parametrize(
    ("increment", "phase", "courses", "tasks"),
    [
        (1, Phase.FIRST_WINDOW, True, True),
        (1, Phase.SECOND_WINDOW, True, False),
        (2, Phase.FIRST_WINDOW, False, False),
    ],
)
def test_who_wants_it_is_asked_but_once_an_impulse_while_an_enemy_is_near(
    increment: int, phase: Phase, courses: bool, tasks: bool
) -> None:
    state = flag_at("s13", "french_flag_B s13 : F1", increment=increment, phase=phase)
    moves = Courses(BRITISH, ((FLAG, ("stay", "go:s12")),), 1, increment)
    search = FormationSearches(BRITISH, ("s13",), ("s13",))
    assert (moves.standing(state, ("stay all unless near",)) is None) is courses
    assert (TASKS.standing(state, ("tasks never unless near",)) is None) is tasks
    assert (search.standing(state, ("searches never unless near",)) is None) is courses
    assert TASKS.standing(state, ("tasks never unless contact",)) is None
    screen = Screen(BRITISH, Task.SEARCH, "s13", (AuxiliaryId("bFleet1"),))
    assert screen.standing(state, ("screen never unless near",)) is None


@pytest.mark.rule("IC.10.15")
@pytest.mark.parametrize(("convoy", "asked"), [("s12", True), ("s1", False)])
def test_whether_to_scatter_is_asked_when_the_enemy_is_near_a_convoy(convoy: str, asked: bool) -> None:
    state = flag_at("s13", f"convoy:british_supply {convoy}", "french_flag_B s13 : F1")
    scattering = Scattering(BRITISH, (FormationId("convoy:british_supply"),))
    assert (scattering.standing(state, ("scatter never unless near",)) is None) is asked
    assert scattering.standing(state, ("scatter never unless contact",)) is None


@pytest.mark.rule("IC.1.7")
def test_what_routine_offers_is_understood_and_heeds_an_alarm_at_sea() -> None:
    for part, answers in ROUTINE.items():
        unless = " unless near" if part == "sea" else ""
        check_standing(FIGURES, "british", tuple(f"{word} {how}{unless}" for word, how in answers.items()))


# ------------------------------------------------------------------------------------------------ other windows


TASKS = TaskWindow("british", ("search", "pass"))
STACKS = (FormationId("british_flag_A"), FormationId("british_flag_B"))
BATTLE = Engagement("s13", BRITISH, STACKS)
PORTS = ("gibraltar", "port_mahon")
ROOM = (("a", ("BD1", "new")), ("b", ("new",)))


@pytest.mark.rule("IC.6.2")
@pytest.mark.parametrize(
    ("asked", "order", "answer"),
    [
        (TASKS, "tasks never", Order("pass")),
        (TASKS, "reroll never", None),
        (Reroll(BRITISH, "T.search", 1), "reroll never", "keep"),
        (Reroll(BRITISH, "T.search", 1), "attack never", None),
        (Meeting("british", "s13", ("attack", "pass")), "attack never", Order("pass")),
        (Reinforcing(BRITISH, STACKS, BATTLE), "reinforce never", ()),
        (Screen(BOURBON, Task.SEARCH, "s13", (AuxiliaryId("bFleet1"),)), "screen never", "pass"),
        (FormationSearches(BRITISH, ("s13", "s12"), ("s13", "s12")), "searches always", ("s13", "s12")),
        (FormationSearches(BRITISH, ("s13", "s12"), ("s13", "s12")), "searches never", ()),
        (Shadowing(BRITISH, "s13", STACKS[0], "", (True, False)), "shadow always", "shadow"),
        (Shadowing(BRITISH, "s13", STACKS[0], "", (False,)), "shadow always", None),
        (Withdrawal(BRITISH, ("go:s12",), BATTLE), "withdraw never", "fight"),
        (Pursuit(BRITISH, BATTLE), "pursue never", "stay"),
        (Fireships("british", BATTLE), "fireships never", Order("pass")),
        (Nudge(BRITISH, "T.search", 4, (-1, 1)), "rank never", "keep"),
        (Helping(BRITISH, "s13", (True, False)), "help never", "pass"),
        (OrdersStep("british", 1), "orders never", Order("done")),
        (
            Decoys(BRITISH, (("a", ("keep", "off")), ("b", ("keep", "s13")))),
            "dummies never",
            {"a": "keep", "b": "keep"},
        ),
        (Decoys(BRITISH, (("a", ("keep", "off")), ("b", ("off",)))), "dummies never", None),
        (Reorganising("british"), "reorganise never", Order("done")),
        (Yards(BRITISH, (("B1", ("0", "1")),), (("port_mahon", 1),)), "repairs never", {"B1": "0"}),
        (Bound(BRITISH, Contingent.BRITISH, "the_gut", PORTS), "entries choose port_mahon", "port_mahon"),
        (Bound(BRITISH, Contingent.BRITISH, "the_gut", PORTS), "entries choose toulon", None),
        (Base(BRITISH, AuxiliaryId("sPriv1"), PORTS), "entries choose port_mahon", None),
        (Berths(BRITISH, ROOM, Contingent.BRITISH, "gibraltar"), "berths choose new", {"a": "new", "b": "new"}),
        (Berths(BRITISH, ROOM, Contingent.BRITISH, "gibraltar"), "berths choose BD1", None),
        (Mustering(BOURBON, "barcelona", 0, 1), "musters choose 1", "1"),
    ],
)
def test_a_window_is_declined_or_taken_as_ordered(asked: Asked[Any], order: str, answer: object) -> None:
    assert put(asked).standing(flag_at("s13"), (order,)) == answer


def test_what_must_be_named_cannot_be_declined() -> None:
    odd = OddPoints(BRITISH, (SquadronId("B1"), SquadronId("B2")), 1, BATTLE)
    assert odd.declined() is None


@pytest.mark.rule("IC.1.7")
def test_an_alarm_about_one_stack_leaves_the_others_on_their_course() -> None:
    state = flag_at("s13", "british_flag_B s7 : B2", "french_flag_B s12 : F1")
    assert plan(state, "stay british_flag_A", "course british_flag_B palma unless contact") == {
        FLAG: "stay",
        "british_flag_B": "go:palma",
    }
    assert plan(state, "stay british_flag_B", "course british_flag_A s11 unless contact") is None


@pytest.mark.rule("IC.11.3")
def test_all_repairs_that_a_yard_can_make_are_made() -> None:
    yards = asked_by("IC.11.3", position())
    assert yards.standing(position(), ("repairs always",)) == {"B5": "2", "BD1": "0"}


def test_every_window_of_the_game_has_its_standing_order_and_an_unknown_one_is_told_them_all() -> None:
    assert sorted(windows()) == sorted((COURSE, *WINDOWS.values(), *CHOSEN.values()))
    with pytest.raises(Refused) as caught:
        check_standing(FIGURES, "british", ("sail home",))
    for speaker in speakers():
        said = speaker.say(caught.value.message)
        assert [word for word in (COURSE, "stay", *WINDOWS, *CHOSEN) if word not in said] == []


def test_every_standing_order_has_its_words() -> None:
    keys = [f"standing-{word}-never" for word in WINDOWS] + [f"standing-{word}-choose" for word in CHOSEN]
    keys += [f"standing-{how}" for word in TAKEN for how in (f"{word}-always", f"name-{word}")]
    for speaker in speakers():
        assert set(keys) - set(speaker.keys()) == set()


@pytest.mark.rule("IC.5.12", "IC.3.25")
@pytest.mark.parametrize(
    ("order", "key"),
    [
        ("sail home", "standing-unknown"),
        ("course british_flag_A", "standing-unknown"),
        ("stay", "standing-unknown"),
        ("tasks always", "standing-unknown"),
        ("attack always", "standing-unknown"),
        ("anchors never", "standing-unknown"),
        ("attack choose british_flag_A", "standing-unknown"),
        ("stay all unless bored", "standing-unknown"),
        ("course british_flag_A atlantis", "standing-no-place"),
        ("course british_flag_A s13 s10", "standing-no-lane"),
        ("course british_flag_A s13 then enter", "standing-no-harbour"),
    ],
)
def test_an_order_that_nobody_would_understand_is_refused(order: str, key: str) -> None:
    check_standing(
        FIGURES, "british", ("tasks never unless contact", "stay all", "searches always unless spotted", "reroll never")
    )
    check_standing(FIGURES, "british", ("course british_flag_A s13 s12 cA then enter unless spotted",))
    with pytest.raises(Refused) as caught:
        check_standing(FIGURES, "british", ("stay all", order))
    assert caught.value.message.key == key
