"""Numbers are written for people in one way, the same in the terminal as in the browser."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from maestre.play.written.messages import LANGUAGES, Message, Speaker
from maestre.play.written.numbers import written

CASES = json.loads((Path(__file__).parent / "numbers.json").read_text(encoding="utf-8"))
"""What the browser's are tested with too."""
ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("src/maestre/**/*.ftl"), *ROOT.glob("web/src/**/*.ftl")])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["value"]))
def test_a_number_is_written_as_in_the_browser(case: dict[str, float | str], language: str) -> None:
    value, places = case["value"], case["places"]
    assert isinstance(value, int | float)
    assert isinstance(places, int)
    assert written(value, language, places) == case[language]


def test_a_number_in_a_sentence_is_written_so_too_and_still_says_whether_there_is_one() -> None:
    spanish, english = Speaker("es"), Speaker("en")
    many, one = Message.of("too-few", count=1234, min=12345), Message.of("too-few", count=1, min=1)
    assert spanish.say(many) == "Solo se han elegido 1234 opciones: hacen falta al menos 12\u00a0345."
    assert english.say(many) == "Only 1,234 have been chosen: choose at least 12,345."
    assert english.say(one) == "Only one has been chosen: choose at least one."


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_percentage_has_no_space_in_english_and_one_that_never_breaks_in_spanish(file: Path) -> None:
    wrong = {"en": r"[\d}]\s+%", "es": r"[\d}](?!\u00a0)\s?%"}[file.stem]
    assert re.findall(f".*{wrong}.*", file.read_text(encoding="utf-8")) == []
