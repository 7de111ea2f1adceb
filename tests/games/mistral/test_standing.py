"""Standing orders: courses that are followed from Turn to Turn, and windows that are answered."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from maestre.games.mistral.movement import PHASES, spend
from maestre.games.mistral.standing import CHOSEN, COURSE, TAKEN, WINDOWS, answered, check_standing
from maestre.games.mistral.state import FormationId, Phase, State
from maestre.play import Ask, Choice, Each, Order, Orders, Pick, Refused, Some
from tests.games.mistral.positions import asked, formation, run, sea
from tests.games.mistral.questions import position, question, speakers, windows

FLAG = "british_flag_A"


def plan(state: State, *orders: str) -> object:
    """What is answered for the British when they are asked to move."""
    return answered(state, asked(PHASES[Phase.BRITISH_MOVES](state)), orders)


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
    assert answered(spanish, ask, ()) == {"spanish_flag_D": "stay"}


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
    choice = Each((("alone:B1", ("go:s12", "go:cA")),))
    ask = Ask("british", choice, "S.10", window="course")
    state = sea("alone:B1 s13 : B1")
    assert answered(state, ask, ("stay all",)) == {"alone:B1": "go:s12"}
    assert answered(state, ask, ("reroll never",)) is None


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
    ],
)
def test_an_alarm_is_raised_by_what_all_can_see(enemy: str, unless: str, covered: bool) -> None:
    state = flag_at("s13", enemy)
    assert (plan(state, f"stay all unless {unless}") is not None) is covered
    assert (plan(state, f"course british_flag_A s11 unless {unless}") is not None) is covered
    task = Ask("british", Orders(("search", "pass")), "IC.6.2", window="task")
    assert (answered(state, task, (f"tasks never unless {unless}",)) == Order("pass")) is covered


# ------------------------------------------------------------------------------------------------ other windows


@pytest.mark.rule("IC.6.2")
@pytest.mark.parametrize(
    ("window", "choice", "order", "answer"),
    [
        ("task", Orders(("search", "pass")), "tasks never", Order("pass")),
        ("task", Orders(("search", "pass")), "reroll never", None),
        ("reroll", Pick(("again", "keep")), "reroll never", "keep"),
        ("reroll", Pick(("again", "keep")), "attack never", None),
        ("attack", Orders(("attack", "pass")), "attack never", Order("pass")),
        ("reinforce", Some(("a", "b"), 0, 2), "reinforce never", ()),
        ("reinforce", Some(("a", "b"), 1, 2), "reinforce never", None),
        ("screen", Pick(("bFleet1", "pass")), "screen never", "pass"),
        ("dummies", Orders(("place", "done")), "dummies never", Order("done")),
        ("search", Some(("s13", "s12"), 0, 2), "searches always", ("s13", "s12")),
        ("search", Some(("s13", "s12"), 0, 2), "searches never", ()),
        ("search", Each((("s13", ("search", "pass")),)), "searches always", {"s13": "search"}),
        ("search", Each((("s13", ("search", "pass")),)), "searches never", {"s13": "pass"}),
        ("search", Pick(("search", "pass")), "searches always", "search"),
        ("shadow", Pick(("shadow", "pass")), "shadow always", "shadow"),
        ("shadow", Pick(("pass",)), "shadow always", None),
        ("withdraw", Pick(("fight", "s12")), "withdraw never", "fight"),
        ("pursue", Pick(("stay", "follow")), "pursue never", "stay"),
        ("fireship", Orders(("send", "pass")), "fireships never", Order("pass")),
        ("rank", Pick(("keep", "-1", "+1")), "rank never", "keep"),
        ("help", Pick(("bFleet1", "pass")), "help never", "pass"),
        ("orders", Orders(("issue", "done")), "orders never", Order("done")),
        ("dummies", Each((("a", ("keep", "off")), ("b", ("off",)))), "dummies never", None),
        ("reorganise", Orders(("form", "done")), "reorganise never", Order("done")),
        ("repairs", Each((("B1", ("0", "1")), ("B2", ("0", "1")))), "repairs never", {"B1": "0", "B2": "0"}),
        ("entry", Pick(("gibraltar", "port_mahon")), "entries choose port_mahon", "port_mahon"),
        ("entry", Pick(("gibraltar", "port_mahon")), "entries choose toulon", None),
        ("haven", Pick(("gibraltar", "port_mahon")), "entries choose port_mahon", None),
        ("berth", Each((("a", ("BD1", "new")), ("b", ("new",)))), "berths choose new", {"a": "new", "b": "new"}),
        ("berth", Each((("a", ("BD1", "new")), ("b", ("new",)))), "berths choose BD1", None),
        ("muster", Pick(("0", "1")), "musters choose 1", "1"),
    ],
)
def test_a_window_is_declined_or_taken_as_ordered(window: str, choice: Choice, order: str, answer: object) -> None:
    ask = Ask("british", choice, "IC.6.2", window=window)
    assert answered(flag_at("s13"), ask, (order,)) == answer


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
    ask = replace(question("IC.11.3", position()), window="repairs")
    assert answered(position(), ask, ("repairs always",)) == {"B5": "2", "BD1": "0"}


def test_every_window_of_the_game_has_its_standing_order_and_an_unknown_one_is_told_them_all() -> None:
    assert sorted(windows()) == sorted((COURSE, *WINDOWS.values(), *CHOSEN.values()))
    with pytest.raises(Refused) as caught:
        check_standing("british", ("sail home",))
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
        "british", ("tasks never unless contact", "stay all", "searches always unless spotted", "reroll never")
    )
    check_standing("british", ("course british_flag_A s13 s12 cA then enter unless spotted",))
    with pytest.raises(Refused) as caught:
        check_standing("british", ("stay all", order))
    assert caught.value.message.key == key
