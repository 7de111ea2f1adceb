"""What every `--json` gives, held by a validator against the schema that is published."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from maestre.cli.frame.outputs import COMMANDS
from tests.cli.runs import Maestre

SCHEMAS = Path(__file__).parents[2] / "docs" / "schema"
SIMULATE = ("simulate", "lepanto", "--scenario", "learning", "--games", "2", "--agents", "random", "--on", "here")
CALLS: dict[str, list[tuple[str, ...]]] = {
    "coverage": [("rules", "lepanto", "--coverage")],
    "doctor": [("doctor",)],
    "games": [("games",), ("games", "mistral"), ("games", "--lang", "en")],
    "rules": [("rules", "tercios"), ("rules", "lepanto", "6.2"), ("rules", "lepanto", "6.2.c")],
    "simulate": [SIMULATE],
}


def schema(name: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((SCHEMAS / f"{name}.json").read_text(encoding="utf-8"))
    return read


def faults(name: str, given: str) -> list[str]:
    return [error.message for error in Draft202012Validator(schema(name)).iter_errors(json.loads(given))]


@pytest.mark.parametrize("name", CALLS)
def test_an_output_is_as_its_schema_says(maestre: Maestre, name: str) -> None:
    for words in CALLS[name]:
        given = maestre(*words, "--json").out
        assert given.count("\n") == 1
        assert json.loads(given)["version"] == 1
        assert faults(name, given) == []


def test_a_verdict_is_as_its_schema_says(maestre: Maestre, record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    text = record.read_text(encoding="utf-8")
    bad.write_text(re.sub(r'("is":"rolled".*?\[)(\d)', lambda throw: f"{throw[1]}{7 - int(throw[2])}", text, count=1))
    for file, code in ((record, 0), (bad, 1)):
        ran = maestre("verify", str(file), "--json")
        assert ran.code == code
        assert faults("verify", ran.out) == []


def test_a_checked_file_of_figures_is_as_its_schema_says(maestre: Maestre, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    maestre("data", "export", "lepanto", str(file))
    for text, code in ((file.read_text(encoding="utf-8"), 0), ("game = 3", 1), ("game", 1)):
        file.write_text(text, encoding="utf-8")
        ran = maestre("data", "check", str(file), "--json")
        assert ran.code == code
        assert faults("data-check", ran.out) == []


def test_a_judged_list_is_as_its_schema_says(maestre: Maestre, tmp_path: Path) -> None:
    ready = maestre("army", "tercios", "spain_1000", "--lang", "en").out
    assert faults("army", maestre("army", "tercios", "spain_1000", "--json").out) == []
    for text, code in ((ready, 0), (f"{ready}\n1 x nobody", 1)):
        file = tmp_path / "list.txt"
        file.write_text(text, encoding="utf-8")
        ran = maestre("army", "tercios", str(file), "--json", "--lang", "en")
        assert (ran.code, json.loads(ran.out)["legal"]) == (code, not code)
        assert faults("army", ran.out) == []


def test_a_validator_finds_what_is_not_of_the_form(maestre: Maestre) -> None:
    given = json.loads(maestre("games", "--json").out)
    for wrong in (given | {"version": 2}, given["games"], {**given, "games": [{}]}):
        assert faults("games", json.dumps(wrong))


@pytest.mark.parametrize("name", COMMANDS)
def test_a_schema_is_one_and_describes_every_field(name: str) -> None:
    written = schema(name)
    Draft202012Validator.check_schema(written)
    assert written["title"] == COMMANDS[name]
    for one in (written, *written.get("$defs", {}).values()):
        assert one["required"] == list(one["properties"])
        assert [field for field, about in one["properties"].items() if not about.get("description")] == []


def test_an_error_writes_no_json(maestre: Maestre) -> None:
    ran = maestre("games", "lepnto", "--json")
    assert (ran.code, ran.out) == (2, "")
    assert "lepanto" in ran.err
