"""`maestre games` and `maestre rules`: what there is, what is ours, and how much of it is played and tried."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from maestre.cli.games import tables_of
from maestre.games.lepanto import game
from maestre.games.mistral.game import game as mistral
from maestre.play.written.messages import LANGUAGES
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
    listed = json.loads(maestre("games", "--json").out)["games"]
    assert next(each for each in listed if each["game"] == "tercios")["ours"] == ["learning"]
    shown = maestre("games", "tercios", "--lang", "en").out
    assert "Scenario learning: First battle (ours, not the book's)" in shown
    assert re.search(r"Switch preparation: full, ready.*\n +ready: Ours, not the book's", shown)


def test_what_is_rebuilt_is_said(maestre: Maestre) -> None:
    listed = json.loads(maestre("games", "--json").out)["games"]
    rebuilt = next(each for each in listed if each["game"] == "lepanto")["rebuilt"]
    assert "combat.gunnery.chart" in rebuilt
    assert str(len(rebuilt)) in maestre("games").out
    assert "combat.gunnery.chart" in maestre("games", "lepanto").out


def test_what_is_rebuilt_in_part_and_what_is_inferred_are_listed_apart(maestre: Maestre) -> None:
    rebuilt, inferred = (
        maestre("games", "mistral", "--lang", "en").out.split("Rebuilt by us")[1].split("Inferred by us")
    )
    assert "waters.lanes.routes" in rebuilt
    assert "calendar.names" in inferred
    assert "convoys.diversion" in inferred
    assert "waters.victualled" not in rebuilt + inferred


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_table_that_is_rebuilt_or_inferred_gives_its_reason_to_whoever_asks_why(
    maestre: Maestre, language: str
) -> None:
    shown = maestre("games", "mistral", "--why", "--lang", language).out.splitlines()
    tables = tables_of(mistral)
    ours = {name: source for name, source in tables.items() if source.origin in ("reconstructed", "inferred")}
    assert len(ours) > 60
    assert [name for name, source in ours.items() if f"    {name}: {source.reason_in(language)}" not in shown] == []


def test_rules_are_listed_with_where_they_come_from(maestre: Maestre) -> None:
    origins = {rule["id"]: rule["origin"] for rule in json.loads(maestre("rules", "mistral", "--json").out)["rules"]}
    assert [origins[rule] for rule in ("1.1", "2.141", "2.143", "1.2")] == [
        "book",
        "ruled",
        "inferred",
        "reconstructed",
    ]
    lines = [line.rstrip() for line in maestre("rules", "mistral", "--lang", "en").out.splitlines()]
    for rule, end in {"1.1": "theatre", "2.141": "ruling", "2.143": "inferred", "1.2": "rebuilt"}.items():
        assert next(line for line in lines if f" {rule} " in line).endswith(f" {end}")


@pytest.mark.parametrize(
    ("rule", "told"), [("2.523", "Our ruling: "), ("2.143", "follows from them."), ("1.2", "is rebuilt by us.")]
)
def test_one_rule_says_whether_we_read_inferred_or_rebuilt(maestre: Maestre, rule: str, told: str) -> None:
    shown = maestre("rules", "mistral", rule, "--lang", "en").out
    assert next(line for line in shown.splitlines() if told in line).endswith(mistral.catalogue().rules[rule].ruling)


def test_one_game_tells_its_switches_the_default_first(maestre: Maestre) -> None:
    assert "multi_target_halving: once, per_target" in maestre("games", "lepanto").out


def test_rules_are_listed_by_section(maestre: Maestre) -> None:
    shown = maestre("rules", "lepanto").out
    assert all(rule in shown for rule in game.catalogue().rules)
    assert len(json.loads(maestre("rules", "lepanto", "--json").out)["rules"]) == len(game.catalogue().rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_rule_is_shown_in_full(maestre: Maestre, language: str) -> None:
    rule = game.catalogue().rules["6.2.c"]
    shown = maestre("rules", "lepanto", "6.2.c", "--lang", language).out
    assert getattr(rule.title, language) in shown
    assert getattr(rule.text, language) in shown
    assert rule.check in shown
    assert "maestre.games.lepanto.sailing.movement:sail_allowance" in shown


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
    assert shown["rules"][0]["tests"] == ["test_sea.py::test_wind_carries"]


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


@pytest.mark.parametrize(
    ("game_key", "section", "first", "last", "count"),
    [
        ("lepanto", "6.2", "6.2.a", "6.2.i", None),
        ("lepanto", "6", "6.1.a", "6.7.f", 57),
        ("mistral", "1.42", "1.42.a", "1.422", None),
    ],
)
def test_a_section_lists_its_rules(
    maestre: Maestre, game_key: str, section: str, first: str, last: str, count: int | None
) -> None:
    ran = maestre("rules", game_key, section, "--json")
    ids = [rule["id"] for rule in json.loads(ran.out)["rules"]]
    assert ran.code == 0
    assert ids[0] == first
    assert last in ids
    assert all(rule.startswith(section) for rule in ids)
    assert count in {None, len(ids)}
    assert all(rule in maestre("rules", game_key, section).out or rule == section for rule in ids)


def test_a_rule_that_is_not_there_comes_with_the_nearest_and_the_sections(maestre: Maestre) -> None:
    ran = maestre("rules", "lepanto", "6.2.z", "--lang", "en")
    assert ran.code == 2
    assert "try one of 6.2." in ran.err
    assert "(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)" in ran.err
