"""The drawing of the house: which floor a room stands on, and which lines are red."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.rooms import drawn, fullest, surveyed


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A game of two modules and a folder: `game` on top, `rules` and `text` in a circle, `data` below."""
    top = tmp_path / "maestre" / "game"
    texts = {
        "game.py": "from maestre.game.text import words\nfrom maestre.game import data",
        "text/words.py": "from maestre.game.rules import law\nfrom maestre.game.text.more import few",
        "text/more.py": "from maestre.play import Ask",
        "rules.py": "from maestre.game.text.more import few\nfrom maestre.game.data import figure",
        "data.py": "",
    }
    for name, text in texts.items():
        (top / name).parent.mkdir(parents=True, exist_ok=True)
        (top / name).write_text(text, encoding="utf-8")
    return top


def test_a_room_stands_above_what_it_imports_and_beside_whoever_it_shares_a_circle_with(package: Path) -> None:
    house = surveyed(package)
    assert house.rooms == {"game": 1, "text": 2, "rules": 1, "data": 1}
    assert house.floors == {"data": 0, "rules": 1, "text": 1, "game": 2}
    between = {("game", "text"), ("game", "data"), ("text", "rules"), ("rules", "text"), ("rules", "data")}
    assert set(house.lines) == between


def test_lines_of_a_circle_are_red(package: Path) -> None:
    picture = drawn(surveyed(package))
    assert picture.count("#c22") == 2
    assert picture.count("<path") == 5
    assert ">text 2<" in picture


def test_the_fullest_folder_is_counted(package: Path) -> None:
    assert fullest(package) == 3
