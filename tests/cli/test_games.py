"""`maestre games` and `maestre rules`: what there is, what is ours, and how much of it is played and tried."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from maestre.games.lepanto import game
from maestre.play.messages import LANGUAGES
from tests.cli.runs import Maestre


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_listed_with_scenarios_of_ours_marked(maestre: Maestre, language: str) -> None:
    shown = maestre("games", "--lang", language).out
    assert getattr(game.catalogue().title, language)[:10] in shown
    assert all(seat in shown for seat in game.seats)
    assert "battle " in shown
    assert "learning *" in shown
    assert "left-wings *" in shown


def test_what_is_ours_of_tercios_is_said(maestre: Maestre) -> None:
    listed = json.loads(maestre("games", "--json").out)
    assert next(each for each in listed if each["game"] == "tercios")["ours"] == ["learning"]
    shown = maestre("games", "tercios", "--lang", "en").out
    assert "Scenario learning: First battle (ours, not the book's)" in shown
    assert re.search(r"Switch preparation: full, ready.*\n +ready: Ours, not the book's", shown)


def test_what_is_rebuilt_is_said(maestre: Maestre) -> None:
    listed = json.loads(maestre("games", "--json").out)
    rebuilt = next(each for each in listed if each["game"] == "lepanto")["rebuilt"]
    assert "combat.gunnery.chart" in rebuilt
    assert str(len(rebuilt)) in maestre("games").out
    assert "combat.gunnery.chart" in maestre("games", "lepanto").out


def test_one_game_tells_its_switches_the_default_first(maestre: Maestre) -> None:
    assert "multi_target_halving: once, per_target" in maestre("games", "lepanto").out


def test_rules_are_listed_by_section(maestre: Maestre) -> None:
    shown = maestre("rules", "lepanto").out
    assert all(rule in shown for rule in game.catalogue().rules)
    assert len(json.loads(maestre("rules", "lepanto", "--json").out)) == len(game.catalogue().rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_rule_is_shown_in_full(maestre: Maestre, language: str) -> None:
    rule = game.catalogue().rules["6.2.c"]
    shown = maestre("rules", "lepanto", "6.2.c", "--lang", language).out
    assert getattr(rule.title, language) in shown
    assert getattr(rule.text, language) in shown
    assert rule.check in shown
    assert "maestre.games.lepanto.movement:sail_allowance" in shown


@pytest.mark.parametrize("language", ["es", "en"])
def test_a_rule_names_its_gap_and_ruling_in_the_language_asked_for(maestre: Maestre, language: str) -> None:
    rule = game.catalogue().rules["3.1.a"]
    shown = maestre("rules", "lepanto", "3.1.a", "--lang", language).out
    assert rule.gap_in(language) in shown
    assert rule.ruling_in(language) in shown


def test_a_rule_names_its_tests(maestre: Maestre, tmp_path: Path) -> None:
    (tmp_path / "test_sea.py").write_text(
        'import pytest\n\n@pytest.mark.rule("6.2.c", "6.2.d")\ndef test_wind_carries() -> None:\n    assert "wind"\n',
        encoding="utf-8",
    )
    shown = json.loads(maestre("rules", "lepanto", "6.2.d", "--tests", str(tmp_path), "--json").out)
    assert shown["tests"] == ["test_sea.py::test_wind_carries"]


def test_coverage_counts_and_fails_where_something_lacks(maestre: Maestre, tmp_path: Path) -> None:
    ran = maestre("rules", "lepanto", "--coverage", "--json", "--tests", str(tmp_path))
    found = json.loads(ran.out)
    assert ran.code == 1
    assert found["rules"] == len(game.catalogue().rules)
    assert found["tested"] == 0
    assert {"game", "rules", "implemented", "tested", "no_code", "missing"} <= set(found)


@pytest.mark.parametrize(("language", "end"), [("en", "need no code)"), ("es", "no necesitan código)")])
def test_the_last_line_of_coverage_sums_it_up(maestre: Maestre, language: str, end: str) -> None:
    ran = maestre("rules", "lepanto", "--coverage", "--lang", language)
    found = json.loads(maestre("rules", "lepanto", "--coverage", "--json").out)
    last = ran.out.splitlines()[-1]
    covered = found["rules"] - len({missing["id"] for missing in found["missing"]})
    assert last.startswith(f"lepanto: {covered} ")
    assert last.endswith(end)
    assert ran.code == (0 if covered == found["rules"] and not found["unknown"] else 1)
