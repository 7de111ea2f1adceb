"""`maestre lessons`: the list, the check and its exit code."""

from __future__ import annotations

import json

import msgspec
import pytest

from maestre.cli import lessons
from maestre.lessons import BadLesson, Lesson
from maestre.play import Game, State
from tests.cli.runs import Maestre


@pytest.mark.parametrize(("language", "title"), [("en", "Wind and oars"), ("es", "Viento y remos")])
def test_the_list_has_titles_and_minutes_in_both_languages(maestre: Maestre, language: str, title: str) -> None:
    told = maestre("lessons", "--lang", language)
    assert told.code == 0
    assert "01-wind" in told.out
    assert title in told.out


def test_lessons_that_hold_are_said_to_and_the_json_has_no_fault(maestre: Maestre) -> None:
    told = maestre("lessons", "lepanto", "--check", "--lang", "en")
    assert (told.code, told.out.splitlines()[-1].strip()) == (0, "All 5 lessons hold.")
    listed = json.loads(maestre("lessons", "lepanto", "--json").out)["lessons"]
    assert [(one["lesson"], one["minutes"], one["battle"]) for one in listed][-1] == ("05-battle", 9, True)
    assert not any(one["fault"] for one in listed)


def test_one_that_does_not_hold_is_named_by_the_exit_code_and_in_words(
    maestre: Maestre, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: Game[State], lesson: Lesson) -> None:
        if lesson.id == "02-guns":
            raise BadLesson(lesson.id, 2, "its solution is not accepted")

    monkeypatch.setattr(lessons, "check", broken)
    told = maestre("lessons", "lepanto", "--check", "--lang", "en")
    assert told.code == 1
    assert "02-guns, step 3: its solution is not accepted" in told.out
    listed = msgspec.json.decode(maestre("lessons", "lepanto", "--check", "--json").out)["lessons"]
    assert [one["lesson"] for one in listed if one["fault"]] == ["02-guns"]


def test_a_game_without_lessons_says_so(maestre: Maestre, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "lessons_of", lambda _game: ())
    told = maestre("lessons", "mistral", "--lang", "en")
    assert told.code == 0
    assert "There are no lessons of mistral yet" in told.out
