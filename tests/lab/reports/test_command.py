"""`maestre lab report` writes a page beside the games, or where it is told to."""

from __future__ import annotations

from pathlib import Path

import pytest

from maestre.lab.studies import Design, Folder, run_study
from tests.cli.runs import Maestre

TEXT = """
question = "Who shoots better?"
game = "duel"
agents = ["veteran"]
games = 10
[grid.options]
wind = "all"
"""


@pytest.fixture
def study(duel: str, tmp_path: Path) -> Path:
    run_study(Design.read(TEXT), TEXT, Folder(tmp_path / "archers"))
    return tmp_path / "archers"


def test_the_page_lies_beside_the_games_and_says_how_to_play_them_again(study: Path) -> None:
    ran = Maestre()("lab", "report", str(study))
    assert ran.code == 0
    assert "report.html" in ran.out
    text = (study / "report.html").read_text(encoding="utf-8")
    assert '<html lang="es">' in text
    assert "maestre lab run archers/study.toml" in text
    assert "maestre lab game archers 0" in text
    assert "Who shoots better?" in text


def test_page_and_charts_go_where_they_are_told_to(study: Path, tmp_path: Path) -> None:
    page, charts = tmp_path / "page.html", tmp_path / "drawn" / "here"
    ran = Maestre()("lab", "report", str(study), "--output", str(page), "--charts", str(charts), "--lang", "en")
    assert ran.code == 0
    assert '<html lang="en">' in page.read_text(encoding="utf-8")
    assert {file.name for file in charts.iterdir()} >= {"shares-es.svg", "shares-en.svg", "lengths-en.svg"}
    assert not (study / "report.html").exists()


def test_a_folder_without_a_study_or_without_games_is_answered_with_a_sentence(study: Path, tmp_path: Path) -> None:
    ran = Maestre()("lab", "report", str(tmp_path / "nowhere"))
    assert ran.code == 2
    assert "nowhere" in ran.err
    for name in ("games.parquet", "losses.parquet"):
        (study / name).unlink()
    empty = Maestre()("lab", "report", str(study), "--lang", "en")
    assert empty.code == 2
    assert "No game of this study has come back yet" in empty.err
