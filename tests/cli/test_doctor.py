"""`maestre doctor`: what is here, what is not, and what to do about it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from maestre.play import find
from maestre.play.written.messages import LANGUAGES
from tests.cli.runs import Maestre


def findings(maestre: Maestre, env: dict[str, str] | None = None) -> dict[str, dict[str, Any]]:
    return {each["what"]: each for each in json.loads(maestre("doctor", "--json", env=env).out)["findings"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_machine_in_order_has_no_fault(maestre: Maestre, language: str) -> None:
    ran = maestre("doctor", "--lang", language)
    assert ran.code == 0
    assert f"lepanto ({find('lepanto').rules})" in ran.out
    assert {"en": "No fault", "es": "Ningún fallo"}[language] in ran.out


def test_everything_is_looked_at(maestre: Maestre) -> None:
    assert {"python", "library", "language", "terminal", "folder", "games", "client", "database", "nats"} <= set(
        findings(maestre)
    )


def test_a_database_that_is_set_and_away_is_a_fault(maestre: Maestre) -> None:
    env = {"MAESTRE_DATABASE": "postgresql://user:hush@127.0.0.1:1/games", "LC_ALL": "en_GB.UTF-8"}
    ran = maestre("doctor", env=env)
    assert ran.code == 1
    assert "127.0.0.1:1/games" in ran.out
    assert "hush" not in ran.out
    assert findings(maestre, env)["database"]["verdict"] == "fault"


def test_a_folder_that_cannot_be_written_is_a_fault(maestre: Maestre, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    folder = tmp_path / "file" / "games"
    ran = maestre("doctor", "--lang", "en", env={"MAESTRE_FOLDER": str(folder)})
    assert ran.code == 1
    assert f"{folder} cannot be written" in ran.out


def test_a_game_that_does_not_load_is_named(maestre: Maestre, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maestre.cli.doctor.installed", lambda: ("lepanto", "broken"))
    found = json.loads(maestre("doctor", "--json", "--lang", "en").out)
    assert not found["healthy"]
    assert any("broken" in each["words"] and each["verdict"] == "fault" for each in found["findings"])


def test_a_library_that_is_too_old_is_named_with_what_to_type(
    maestre: Maestre, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("maestre.cli.doctor.requires", lambda _: ["rich>=99", "no.such>=1", 'ray>=99; extra == "ray"'])
    ran = maestre("doctor", "--lang", "en")
    assert ran.code == 1
    assert 'pip install --upgrade "rich>=99"' in ran.out
    assert "no.such is not installed" in ran.out
