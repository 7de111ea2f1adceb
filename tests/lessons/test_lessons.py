"""Every lesson of every game holds, is short, and is written in both languages."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from maestre.lessons import Lesson, check, lesson_of, lessons_of, words_of
from maestre.play import Message, Unknown, find, installed
from maestre.play.written.messages import LANGUAGES
from tools.lessons import FOLLOWERS, OF, WANTED, battles

LESSONS = [(key, lesson.id) for key in installed() for lesson in lessons_of(find(key))]
TAUGHT = {"aguila": 7, "lepanto": 5, "mistral": 7, "tercios": 7}
"""The games that have lessons, and how many each has."""
FEWEST, MOST = 5, 9
"""Steps of a lesson."""
LONGEST = 450
"""Characters that are told at once."""


@cache
def lesson(key: str, id: str) -> Lesson:
    return lesson_of(find(key), id)


def test_games_that_are_taught_have_their_lessons_and_an_unknown_one_is_refused() -> None:
    assert Counter(key for key, _ in LESSONS) == TAUGHT
    with pytest.raises(Unknown) as refusal:
        lesson_of(find("lepanto"), "06-none")
    assert refusal.value.message.key == "unknown-lesson"


@pytest.mark.parametrize(("key", "id"), LESSONS)
def test_a_lesson_holds_by_its_solutions_by_what_is_wrong_and_by_chance(key: str, id: str) -> None:
    check(find(key), lesson(key, id))


@pytest.mark.parametrize(("key", "id"), LESSONS)
def test_a_lesson_is_short_and_foresees_at_least_two_wrong_answers(key: str, id: str) -> None:
    taught = lesson(key, id)
    assert FEWEST <= len(taught.step) <= MOST
    assert sum(len(step.wrong) for step in taught.step) >= 2
    assert not taught.step[0].asks, "the aim comes first"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "id"), LESSONS)
def test_what_a_lesson_says_is_short_and_without_arguments(key: str, id: str, language: str) -> None:
    speaker = words_of(find(key), language)
    for word in lesson(key, id).words():
        assert 0 < len(speaker.say(Message(word))) <= LONGEST, word


@pytest.mark.parametrize("key", TAUGHT)
def test_no_word_of_a_games_lessons_is_left_over(key: str) -> None:
    own = {word for taught in lessons_of(find(key)) for word in taught.words()}
    said = words_of(find(key), "en").keys()
    written = {word for word in said if word.startswith("lesson-")}
    assert written == own


@pytest.mark.parametrize("key", TAUGHT)
def test_the_small_battle_is_won_by_its_advice_in_eight_games_of_ten(key: str) -> None:
    assert key in FOLLOWERS
    wins, of = battles(key)
    assert of == OF
    assert wins >= WANTED
