"""The check finds what is wrong with a lesson, and names lesson and step."""

from __future__ import annotations

import msgspec
import pytest

from maestre.lessons import Back, BadLesson, Deed, Lesson, Sitting, Step, check, checking, lesson_of
from maestre.lessons.sitting import Watch
from maestre.lessons.written import Reply, Wrong
from maestre.play import find

LEPANTO = find("lepanto")
GUNS = lesson_of(LEPANTO, "02-guns")
FIRE = 2
"""The step in which a galley fires."""


def changed(**fields: object) -> Lesson:
    """The lesson with another step in the place of that one."""
    step = msgspec.convert(msgspec.to_builtins(GUNS.step[FIRE]) | fields, Step)
    return msgspec.structs.replace(GUNS, step=(*GUNS.step[:FIRE], step, *GUNS.step[FIRE + 1 :]))


def wrong(**fields: object) -> tuple[object, ...]:
    """What is foreseen as wrong in that step, the first of it changed."""
    first, *others = GUNS.step[FIRE].wrong
    return (msgspec.to_builtins(first) | fields, *map(msgspec.to_builtins, others))


def test_the_lesson_as_it_is_holds() -> None:
    check(LEPANTO, GUNS)
    check(LEPANTO, changed())


@pytest.mark.parametrize(
    ("lesson", "said"),
    [
        (changed(why=["7.1.zz"]), "there is no rule 7.1.zz"),
        (changed(show=["piece:CC-G99"]), "there is no piece CC-G99"),
        (changed(show=["place:9999"]), "there is no place 9999"),
        (changed(accept={"pieces": ["CC-G99"]}), "there is no piece CC-G99"),
        (changed(asks="movement"), "it asks for movement where the question is combat"),
        (changed(accept={"verb": "arms"}), "its solution is not accepted"),
        (changed(dice=[]), "do not fit its solution, or some are left over"),
        (changed(dice=[[5], [5]]), "do not fit its solution, or some are left over"),
        (changed(dice=[[7]]), "do not fit its solution, or some are left over"),
        (changed(solution={"verb": "guns", "piece": "CC-G08", "objects": ["IC-G01"]}), "its solution cannot be played"),
        (changed(replies=[{"seat": "islamic", "answer": {"verb": "end"}}]), "its replies cannot be played"),
        (changed(wrong=wrong(sample={"verb": "end"})), "sample 1 is wrong and said 'lesson-guns-ended'"),
        (changed(wrong=wrong(when={"verb": "guns"})), "sample 1 is other"),
        (
            changed(wrong=wrong(sample={"verb": "guns", "piece": "CC-G08", "objects": ["IC-G06"]})),
            "sample 1 is accepted",
        ),
        (changed(wrong=wrong(sample={"verb": "ram", "piece": "CC-G08"})), "sample 1 is not allowed"),
    ],
)
def test_a_step_that_does_not_hold_is_named(lesson: Lesson, said: str) -> None:
    with pytest.raises(BadLesson) as found:
        check(LEPANTO, lesson)
    assert (found.value.lesson, found.value.step) == ("02-guns", FIRE)
    assert said in str(found.value)
    assert "02-guns, step 3: " in str(found.value)


@pytest.mark.parametrize(
    ("lesson", "said"),
    [
        (changed(say="lesson-guns-nothing"), "es: lesson-guns-nothing is not written"),
        (changed(say="title"), "is not written"),
        (changed(say="twice"), "es: twice is a word of the game itself"),
        (msgspec.structs.replace(GUNS, prelude=GUNS.early[:-1]), "its prelude ends before dice that are due"),
        (msgspec.structs.replace(GUNS, prelude=GUNS.early[1:2] * 2), "entry 2 of its prelude"),
        (
            msgspec.structs.replace(GUNS, battle=msgspec.structs.replace(_battle, scenario="none"))
            if (_battle := lesson_of(LEPANTO, "05-battle").battle)
            else GUNS,
            "there is no scenario none",
        ),
    ],
)
def test_a_lesson_that_cannot_begin_is_named(lesson: Lesson, said: str) -> None:
    with pytest.raises(BadLesson) as found:
        check(LEPANTO, lesson)
    assert (found.value.lesson, found.value.step) == ("02-guns", None)
    assert said in str(found.value)


def test_a_way_back_that_leads_elsewhere_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stuck(Sitting):
        def do(self, deed: Deed, watch: Watch | None = None) -> None:
            if not isinstance(deed, Back):
                super().do(deed, watch)

    monkeypatch.setattr(checking, "Sitting", Stuck)
    with pytest.raises(BadLesson, match="02-guns, step 2: the way back leads elsewhere"):
        check(LEPANTO, GUNS)


@pytest.mark.parametrize("lacking", ["accept", "solution", "hint", "done"])
def test_a_step_that_asks_says_all_that_belongs_to_it(lacking: str) -> None:
    fields = {name: value for name, value in msgspec.to_builtins(GUNS.step[FIRE]).items() if name != lacking}
    with pytest.raises(msgspec.ValidationError, match="a step that asks"):
        msgspec.convert(fields, Step)


def test_a_step_that_is_only_told_has_nothing_to_judge() -> None:
    with pytest.raises(msgspec.ValidationError, match="only told"):
        msgspec.convert({"say": "lesson-guns", "dice": [[1]]}, Step)


def test_a_step_that_asks_for_standing_orders_has_a_list_of_them() -> None:
    with pytest.raises(msgspec.ValidationError, match="has a list of them"):
        changed(asks="standing")


@pytest.mark.parametrize("fields", [{}, {"answer": "pass", "orders": ["stay all"]}])
def test_a_reply_is_an_answer_or_standing_orders(fields: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError, match="either an answer or standing orders"):
        msgspec.convert({"seat": "british"} | fields, Reply)


@pytest.mark.parametrize("shown", ["CC-G08", "control:nothing", "piece:"])
def test_what_is_pointed_at_is_a_piece_a_place_a_control_or_the_reach(shown: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        changed(show=[shown])


def test_what_the_format_does_not_know_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(msgspec.to_builtins(GUNS.step[FIRE].wrong[0]) | {"because": "x"}, Wrong)
