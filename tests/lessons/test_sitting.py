"""A lesson being taken: what each deed leads to, the same each time."""

from __future__ import annotations

import pytest

from maestre.lessons import (
    MOST_DEEDS,
    Answered,
    Back,
    Deed,
    GoOn,
    LeftOrders,
    ShowMe,
    Sitting,
    Skip,
    Status,
    lesson_of,
)
from maestre.play import Order, Refused, State, Table, find

LEPANTO, MISTRAL = find("lepanto"), find("mistral")
ALARM = ("tasks never unless contact", "stay all unless contact")
END = Answered({"verb": "end"})


def sat(id: str, *deeds: Deed) -> Sitting:
    return Sitting(LEPANTO, lesson_of(LEPANTO, id), deeds)


def move(ship: str, *steps: str) -> Answered:
    return Answered({"verb": "move", "piece": ship, "objects": steps})


def test_a_step_that_is_only_told_waits_for_go_on() -> None:
    sitting = sat("01-wind")
    assert sitting.status == Status(
        "01-wind",
        0,
        8,
        False,
        "lesson-wind-begin",
        ("10.0.b", "6.3.a"),
        ("piece:CC-G03", "piece:IC-G01"),
    )
    sitting.do(GoOn())
    assert (sitting.status.step, sitting.status.asks, sitting.status.verdict) == (1, "movement", "")


def test_the_answer_asked_for_is_accepted_and_the_next_step_comes_on_go_on() -> None:
    sitting = sat("01-wind", GoOn(), move("CC-G03", "sail", "sail"))
    assert (sitting.status.step, sitting.status.verdict) == (1, "accepted")
    assert sitting.status.words == "lesson-wind-sail-done"
    with pytest.raises(Refused) as refusal:
        sitting.do(move("CC-G04", "sail"))
    assert refusal.value.message.key == "lesson-go-on"
    sitting.do(GoOn())
    assert sitting.status.step == 2


def test_a_wrong_answer_is_played_and_explained_and_back_undoes_it() -> None:
    sitting = sat("01-wind", GoOn())
    before = sitting.table.fingerprint()
    sitting.do(move("CC-G03", "oar", "oar"))
    assert (sitting.status.verdict, sitting.status.words) == ("wrong", "lesson-wind-sail-rowed")
    assert sitting.table.fingerprint() != before
    with pytest.raises(Refused) as refusal:
        sitting.do(GoOn())
    assert refusal.value.message.key == "lesson-not-yet"
    sitting.do(Back())
    assert (sitting.table.fingerprint(), sitting.status.verdict, sitting.status.answers) == (before, "", 0)


def test_any_other_legal_answer_plays_on_and_the_one_asked_for_may_still_follow() -> None:
    sitting = sat("01-wind", GoOn(), move("CC-G03", "port"))
    assert (sitting.status.verdict, sitting.status.words) == ("other", "lesson-other")
    sitting = sat("01-wind", GoOn(), move("CC-G04", "sail"), move("CC-G03", "sail", "sail"))
    assert (sitting.status.verdict, sitting.status.answers) == ("accepted", 2)


def test_an_answer_in_a_step_that_is_only_told_plays_and_has_a_way_back_too() -> None:
    sitting = sat("01-wind", END)
    assert sitting.status.verdict == "other"
    sitting.do(Back())
    assert (sitting.status.step, sitting.status.verdict) == (0, "")


def test_after_any_accepted_answer_the_next_step_begins_at_the_same_position() -> None:
    ways: list[Deed] = [move("CC-G03", "port", "sail", "sail"), move("CC-G03", "starboard"), ShowMe()]
    after = [sat("01-wind", *[Skip()] * 5, way, GoOn()) for way in ways]
    assert len({sitting.table.fingerprint() for sitting in after}) == 1
    assert {sitting.status.asks for sitting in after} == {"reorientation"}


def test_back_without_an_answer_leads_to_the_step_before_and_never_before_the_first() -> None:
    assert sat("01-wind", Skip(), Skip(), Back()).status.step == 1
    assert sat("01-wind", Back()).status.step == 0


def test_show_me_gives_the_solution_from_where_the_step_began() -> None:
    shown = sat("01-wind", GoOn(), move("CC-G03", "port"), ShowMe())
    solved = sat("01-wind", GoOn(), move("CC-G03", "sail", "sail"))
    assert (shown.status.verdict, shown.status.words) == ("shown", "lesson-wind-sail-done")
    assert shown.table.fingerprint() == solved.table.fingerprint()
    with pytest.raises(Refused) as refusal:
        sat("01-wind", ShowMe())
    assert refusal.value.message.key == "lesson-nothing-to-show"


def test_a_lesson_that_is_over_says_so_and_gives_its_battle() -> None:
    sitting = sat("05-battle", *[Skip()] * 7)
    status = sitting.status
    assert status.over
    assert status.battle is not None
    assert status.battle.advice[0] == "lesson-battle-line"
    for deed in (Skip(), GoOn(), ShowMe(), END):
        with pytest.raises(Refused) as refusal:
            sitting.do(deed)
        assert refusal.value.message.key == "lesson-over"
    sitting.do(Back())
    assert sitting.status.step == 6


def test_dice_fall_as_the_lesson_says_after_its_answer_and_after_a_wrong_one() -> None:
    hit = sat("02-guns", *[Skip()] * 3, Answered({"verb": "guns", "piece": "CC-A01", "objects": ["IC-G06"]}))
    assert "IC-G06" in hit.table.state.lost  # type: ignore[attr-defined]
    missed = sat("02-guns", *[Skip()] * 3, Answered({"verb": "guns", "piece": "CC-A01", "objects": ["IC-G05"]}))
    assert (missed.status.words, missed.table.entries[-1].faces) == ("lesson-guns-galleass-bow", (4,))  # type: ignore[union-attr]


def test_the_same_deeds_make_the_same_sitting_dice_by_chance_included() -> None:
    volley = Answered({"verb": "arms", "piece": "CC-G01", "objects": ["IC-G05"]})
    one, two = (sat("02-guns", *[Skip()] * 4, volley) for _ in range(2))
    assert one.status.verdict == "other"
    assert (one.status, one.table.fingerprint()) == (two.status, two.table.fingerprint())


def test_what_the_rules_refuse_changes_nothing() -> None:
    sitting = sat("01-wind", GoOn())
    before = (sitting.status, sitting.table.fingerprint())
    with pytest.raises(Refused):
        sitting.do(move("CC-G03", "oar", "oar", "oar"))
    with pytest.raises(Refused):
        sitting.do(move("IC-G03", "oar"))
    assert (sitting.status, sitting.table.fingerprint()) == before


def test_a_sitting_has_an_end() -> None:
    sitting = sat("01-wind", *[Back()] * MOST_DEEDS)
    with pytest.raises(Refused) as refusal:
        sitting.do(Back())
    assert refusal.value.message.key == "lesson-too-long"


def test_who_watches_is_handed_the_table_before_an_answer_is_given() -> None:
    seen: list[tuple[int, int]] = []
    sitting = sat("01-wind", GoOn())

    def watch(table: Table[State]) -> None:
        seen.append((table.sequence, id(table)))

    sitting.do(ShowMe(), watch)
    assert seen == [(0, id(sitting.table))]
    assert sitting.table.sequence == 1
    assert sitting.table.entries[0].answer == Order("move", "CC-G03", ("sail", "sail"))  # type: ignore[union-attr]


def cruised(*deeds: Deed) -> Sitting:
    """The lesson about routine where it asks for standing orders, and what is done then."""
    return Sitting(MISTRAL, lesson_of(MISTRAL, "07-routine"), [*[Skip()] * 2, *deeds])


def asked(sitting: Sitting) -> str:
    ask = sitting.table.asked(sitting.lesson.seat)
    return "" if ask is None else str(ask.about.__struct_config__.tag)


def test_standing_orders_of_the_learner_answer_from_then_on() -> None:
    sitting = cruised(LeftOrders(ALARM))
    assert (sitting.status.asks, sitting.status.verdict) == ("standing", "accepted")
    assert sitting.table.seating.orders("british") == ALARM
    followed = [entry for entry in sitting.table.entries if getattr(entry, "standing", False)]
    assert {entry.seat for entry in followed} >= {"british"}  # type: ignore[union-attr]
    assert asked(sitting) == "task-window", "an enemy is near"


def test_standing_orders_that_will_not_do_are_explained_and_have_a_way_back() -> None:
    sitting = cruised()
    before = sitting.table.fingerprint()
    sitting.do(LeftOrders(("tasks never", "stay all")))
    assert (sitting.status.verdict, sitting.status.words) == ("wrong", "lesson-routine-alarm-deaf")
    sitting.do(Back())
    assert sitting.table.fingerprint() == before
    assert sitting.table.seating.orders("british") == ("orders never", "supply never", "dummies never")


def test_standing_orders_that_nobody_understands_change_nothing() -> None:
    sitting = cruised()
    with pytest.raises(Refused) as refusal:
        sitting.do(LeftOrders(("sail everywhere",)))
    assert refusal.value.message.key == "standing-unknown"
    assert (sitting.status.verdict, sitting.status.answers) == ("", 0)


def test_where_standing_orders_are_asked_for_the_open_question_may_be_answered_all_the_same() -> None:
    sitting = cruised()
    assert asked(sitting) == "moves"
    sitting.do(Answered({"british_detachment_1": "stay", "british_detachment_2": "sail"}))
    assert (sitting.status.verdict, sitting.status.answers) == ("other", 1)
    sitting.do(LeftOrders(ALARM))
    assert (sitting.status.verdict, sitting.status.answers) == ("accepted", 2)


def test_show_me_leaves_the_standing_orders_of_the_solution() -> None:
    sitting = cruised(ShowMe())
    assert (sitting.status.verdict, sitting.table.seating.orders("british")[-2:]) == ("shown", ALARM)


def test_a_lesson_may_leave_standing_orders_for_a_seat_and_go_on_by_them() -> None:
    sitting = Sitting(MISTRAL, lesson_of(MISTRAL, "05-orders"), [Skip()] * 6)
    assert asked(sitting) == "reroll"
    assert "stay all" in sitting.table.seating.orders("british")
