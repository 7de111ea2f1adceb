"""`maestre simulate`: the same JSON, wherever the games are played."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.runs import Maestre

MAESTRE = Path(sys.executable).with_name("maestre")
WORDS = (
    "simulate",
    "lepanto",
    "--scenario",
    "learning",
    "--games",
    "8",
    "--agents",
    "random",
    "--seed",
    "11",
    "--json",
)
SECONDS = 240


def run(*words: str, **env: str) -> dict[str, Any]:
    done = subprocess.run(
        [MAESTRE, *WORDS, *words], env=os.environ | env, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def but_for_seconds(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name != "seconds"}


@pytest.fixture(scope="module")
def plain() -> dict[str, Any]:
    """What one bare process finds."""
    return but_for_seconds(run("--on", "here"))


def test_json_has_what_was_promised(plain: dict[str, Any]) -> None:
    assert {"games", "wins", "draws", "hash", "by_side", "decisions", "scenario"} <= set(plain)
    assert plain["games"] == 8
    assert sum(plain["wins"].values()) + plain["draws"] == 8


@pytest.mark.parametrize("workers", ["1", "2"])
def test_processes_give_the_same_json(plain: dict[str, Any], workers: str) -> None:
    assert but_for_seconds(run("--on", "processes", "--workers", workers)) == plain


@pytest.mark.cluster
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ray_gives_the_same_json(plain: dict[str, Any], workers: str) -> None:
    assert but_for_seconds(run("--on", "ray", "--workers", workers)) == plain


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_the_hash_seed_of_python_changes_nothing(plain: dict[str, Any], hash_seed: str) -> None:
    assert but_for_seconds(run("--on", "here", PYTHONHASHSEED=hash_seed)) == plain


def test_another_seed_and_another_switch_give_other_games(maestre: Maestre, plain: dict[str, Any]) -> None:
    other = json.loads(maestre(*WORDS[:-2], "12", "--json", "--on", "here").out)
    assert other["hash"] != plain["hash"]
    switched = json.loads(maestre(*WORDS, "--on", "here", "--option", "gunnery_plus_close_combat=false").out)
    assert switched["hash"] != plain["hash"]
    assert switched["options"]["gunnery_plus_close_combat"] is False


@pytest.mark.parametrize(
    ("language", "words", "interval"), [("es", "No bastan", "95\u00a0%"), ("en", "Not enough", "95%")]
)
def test_people_are_told_when_the_games_are_too_few(maestre: Maestre, language: str, words: str, interval: str) -> None:
    ran = maestre(*WORDS[:-1], "--on", "here", "--lang", language)
    assert ran.code == 0
    assert words in ran.out
    assert interval in ran.out


def test_nothing_but_json_goes_out(maestre: Maestre) -> None:
    assert maestre(*WORDS, "--on", "here").out.count("\n") == 1


LEARNING = ("simulate", "lepanto", "--scenario", "learning", "--agents", "random", "--seed", "3")


@pytest.mark.parametrize("on", ["here", "processes", pytest.param("ray", marks=pytest.mark.cluster)])
def test_the_record_of_every_game_is_kept_and_holds(maestre: Maestre, tmp_path: Path, on: str) -> None:
    folder = tmp_path / "new" / "games"
    ran = maestre(*LEARNING, "--games", "11", "--on", on, "--records", str(folder), "--json", "--lang", "en")
    assert ran.code == 0
    assert "11 records are in" in ran.err
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"lepanto-3-{number:02}.jsonl" for number in range(11)]
    verdicts = [json.loads(maestre("verify", str(file), "--json").out) for file in files]
    assert all(verdict["verified"] and verdict["ended"] and verdict["commitment"] for verdict in verdicts)
    assert sum(verdict["answers"] for verdict in verdicts) == json.loads(ran.out)["decisions"]
    assert maestre("replay", str(files[0]), "--to", "5").code == 0


def test_a_folder_that_holds_other_records_is_refused(maestre: Maestre, tmp_path: Path) -> None:
    (tmp_path / "other.jsonl").touch()
    ran = maestre(*LEARNING, "--games", "1", "--on", "here", "--records", str(tmp_path), "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert "already holds a record" in ran.err
    assert [file.name for file in tmp_path.iterdir()] == ["other.jsonl"]
