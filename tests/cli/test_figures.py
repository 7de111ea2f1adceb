"""`maestre data`, and playing with an owner's figures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from maestre.play.written.messages import LANGUAGES
from tests.cli.runs import Maestre


@pytest.fixture
def mine(maestre: Maestre, tmp_path: Path) -> Path:
    """An owner's file with another gun chart."""
    file = tmp_path / "mine.toml"
    assert maestre("data", "export", "lepanto", str(file)).code == 0
    text = file.read_text(encoding="utf-8")
    assert text.count('2 = "SSMMMM"') == 1
    file.write_text(text.replace('2 = "SSMMMM"', '2 = "SSSSSS"'), encoding="utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_written_out_to_the_terminal_in_ones_language(maestre: Maestre, language: str) -> None:
    shown = maestre("data", "export", "lepanto", "--lang", language).out
    assert {"en": "# Figures of lepanto", "es": "# Cifras de lepanto"}[language] in shown
    assert "[combat.ramming.chart]" in shown
    assert "[movement" not in shown
    assert "[movement" in maestre("data", "export", "lepanto", "--all").out


def test_a_file_that_is_there_is_not_replaced_by_chance(maestre: Maestre, mine: Path) -> None:
    before = mine.read_text(encoding="utf-8")
    refused = maestre("data", "export", "lepanto", str(mine), "--lang", "en")
    assert refused.code == 2
    assert "--force" in refused.err
    assert mine.read_text(encoding="utf-8") == before
    assert maestre("data", "export", "lepanto", str(mine), "--force").code == 0
    assert mine.read_text(encoding="utf-8") != before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_good_file_is_said_to_be_good_and_what_is_the_owners(maestre: Maestre, mine: Path, language: str) -> None:
    shown = maestre("data", "check", str(mine), "--lang", language)
    assert shown.code == 0
    assert shown.out.splitlines()[1:] == ["  combat.gunnery.chart"]
    found = json.loads(maestre("data", "check", str(mine), "--json").out)
    assert (found["good"], found["tables"]) == (True, ["combat.gunnery.chart"])
    assert found["figures"] in shown.out


def test_a_file_that_changes_nothing_is_said_to_change_nothing(maestre: Maestre, mine: Path) -> None:
    maestre("data", "export", "lepanto", str(mine), "--force")
    assert "nothing is changed" in maestre("data", "check", str(mine), "--lang", "en").out


@pytest.mark.parametrize(
    ("put", "words"),
    [
        ('2 = "SSSXSS"', "line 12, table combat.gunnery.chart: The game refuses it: row 2 has 'X'"),
        ('2 = "SSS', "line 14: It is not TOML"),
    ],
)
def test_a_bad_file_is_refused_with_the_place_by_every_command(
    maestre: Maestre, mine: Path, put: str, words: str
) -> None:
    mine.write_text(mine.read_text(encoding="utf-8").replace('2 = "SSSSSS"', put), encoding="utf-8")
    checked = maestre("data", "check", str(mine), "--lang", "en")
    assert checked.code == 1
    assert words in " ".join(checked.err.split())
    for command in ("play", "simulate"):
        refused = maestre(command, "lepanto", "--figures", str(mine), "--lang", "en")
        assert refused.code == 2
        assert words in " ".join(refused.err.split())


def test_a_study_with_an_owners_figures_is_recorded_and_verified_with_them_alone(
    maestre: Maestre, mine: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    words = ("simulate", "lepanto", "--scenario", "learning", "--games", "2", "--agents", "random", "--json")
    own = json.loads(maestre(*words).out)
    theirs = json.loads(maestre(*words, "--figures", str(mine), "--records", str(folder)).out)
    assert own["hash"] != theirs["hash"]
    record = next(iter(sorted(folder.iterdir())))
    refused = maestre("verify", str(record), "--lang", "en")
    assert refused.code == 1
    assert "--figures FILE" in refused.err
    assert maestre("verify", str(record), "--figures", str(mine)).code == 0
    assert maestre("replay", str(record), "--figures", str(mine)).code == 0
