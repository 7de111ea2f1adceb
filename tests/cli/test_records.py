"""`maestre replay` and `maestre verify`: what a record tells, and whether it holds."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from maestre.cli.frame.voice import Voice
from maestre.cli.terminal.ledger import ledger, sentence
from maestre.games.lepanto import game
from maestre.play import SPECTATOR, Line, Message, Record, Table, Tally, find, log
from maestre.play.written.messages import LANGUAGES
from tests.cli.runs import Maestre

RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_turn_by_turn_to_its_end(maestre: Maestre, record: Path, language: str) -> None:
    shown = maestre("replay", str(record), "--lang", language).out
    turn = {"es": "Turno", "en": "Turn"}[language]
    assert re.findall(rf"^{turn} (\d+)$", shown, re.MULTILINE) == [str(number) for number in range(1, 9)]
    assert {"es": "puntos", "en": "points"}[language] in shown.splitlines()[-1]


@pytest.mark.audit("W1")
@pytest.mark.parametrize("name", ["mistral-winter", "tercios-learning", "battle-random"])
def test_a_replay_tells_all_that_a_spectator_may_read(maestre: Maestre, name: str) -> None:
    """With secrets, too: what only one side knows to have happened does not count towards what others have read."""
    path = RECORDS / f"{name}.jsonl"
    kept = Record.load(path)
    played = find(kept.header.game)
    lines = log(Table.resume(played, kept.header.public(), None, kept.entries), SPECTATOR)
    shown = maestre("replay", str(path), "--lang", "en").out.splitlines()
    voice = Voice("en", played)
    assert [line for line in shown if line.startswith("  ")] == [f"  {sentence(line, voice)}" for line in lines]


def test_every_line_names_a_rule_of_the_catalogue(maestre: Maestre, record: Path) -> None:
    lines = [line for line in maestre("replay", str(record)).out.splitlines() if line.startswith("  ")]
    rules = [re.search(r"\(([\d.a-z]+)\)$", line) for line in lines]
    assert lines
    assert all(found and found[1] in game.catalogue().rules for found in rules)


def test_why_shows_throws_and_numbers_with_their_rules(maestre: Maestre, record: Path) -> None:
    shown = maestre("replay", str(record), "--why", "--lang", "en").out
    assert re.search(r"^ +dice: [1-6] \(\d[\d.a-z]+\)$", shown, re.MULTILINE)
    assert re.search(r"^ +\d+ \(7[\d.a-z]+\).* = \d", shown, re.MULTILINE)


def test_why_tells_of_a_finished_game_what_agents_had_for_reasons(maestre: Maestre, tmp_path: Path) -> None:
    study = (
        "simulate",
        "lepanto",
        "--scenario",
        "learning",
        "--games",
        "1",
        "--agents",
        "veteran,random",
        "--seed",
        "7",
    )
    maestre(*study, "--records", str(tmp_path))
    (file,) = tmp_path.glob("*.jsonl")
    reason = re.compile(r"^ +(Holy League|Islam): .+\. (Because|Rather than) .+\.$", re.MULTILINE)
    assert len(reason.findall(maestre("replay", str(file), "--why", "--lang", "en").out)) > 10
    assert not reason.search(maestre("replay", str(file), "--lang", "en").out)
    unfinished = tmp_path / "unfinished.jsonl"
    unfinished.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:-1]))
    assert not reason.search(maestre("replay", str(unfinished), "--why", "--lang", "en").out)


def test_every_kind_of_change_in_a_tally_has_its_words() -> None:
    tally = Tally.of(9, "a").plus(-1, "b").times(1, 3, "c").rounded_up("d").times(3, 2, "e").rounded_down("f")
    tally = tally.at_most(3, "g").at_least(4, "h")
    assert len(tally.changes) == 8
    for language in LANGUAGES:
        line = Line(0, Message("thrown", (("dice", "3"),)), "a", (), (tally,))
        (words,) = ledger(line, Voice(language))
        assert all(f"({change.rule})" in words for change in tally.changes)
        assert words.endswith("= 4")


def test_a_replay_may_stop_on_the_way(maestre: Maestre, record: Path) -> None:
    shown = maestre("replay", str(record), "--to", "10", "--lang", "en").out
    assert "10 of" in shown.splitlines()[-1]
    assert len(shown) < len(maestre("replay", str(record), "--lang", "en").out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_good_record_is_verified_and_what_was_checked_is_said(maestre: Maestre, record: Path, language: str) -> None:
    ran = maestre("verify", str(record), "--lang", language)
    loaded = Record.load(record)
    assert ran.code == 0
    assert loaded.ending is not None
    assert loaded.ending.hash in ran.out
    found = json.loads(maestre("verify", str(record), "--json").out)
    assert found["verified"]
    assert found["throws"] + found["answers"] == len(loaded.entries)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_published_commitment_is_compared_and_its_absence_is_said(
    maestre: Maestre, record: Path, language: str
) -> None:
    published = Record.load(record).header.commitment
    alone = maestre("verify", str(record), "--lang", language)
    compared = maestre("verify", str(record), "--commitment", published.upper(), "--lang", language)
    assert (alone.code, compared.code) == (0, 0)
    assert "--commitment" in alone.out
    assert "--commitment" not in compared.out
    other = maestre("verify", str(record), "--commitment", "0" * 64, "--lang", language)
    assert other.code == 1
    assert other.err.strip()
    assert maestre("verify", str(record), "--commitment", "abc", "--lang", language).code == 2
    for given, good in ((published, True), ("0" * 64, False)):
        found = json.loads(maestre("verify", str(record), "--commitment", given, "--json").out)
        assert (found["published"], found["verified"]) == (True, good)
    assert not json.loads(maestre("verify", str(record), "--json").out)["published"]


def changed(record: Path, tmp_path: Path, pattern: str, to: str) -> Path:
    text = record.read_text(encoding="utf-8")
    altered = re.sub(pattern, to, text, count=1)
    assert altered != text
    path = tmp_path / "altered.jsonl"
    path.write_text(altered, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("pattern", "to"),
    [
        (r'"faces":\[[1-5]\]', '"faces":[6]'),
        (r'"seed":"..', '"seed":"00'),
        (r'"commitment":"..', '"commitment":"zz'),
        (r'"piece":"CC-G\d\d"', '"piece":"IC-G01"'),
        (r'"hash":"..', '"hash":"zz'),
        (r'"is":"said","seat":"christian"', '"is":"said","seat":"islamic"'),
    ],
    ids=["a throw", "the seed", "the commitment", "an answer", "the last hash", "who spoke"],
)
def test_a_record_that_was_altered_is_not_verified(
    maestre: Maestre, record: Path, tmp_path: Path, pattern: str, to: str
) -> None:
    path = changed(record, tmp_path, pattern, to)
    ran = maestre("verify", str(path))
    assert ran.code == 1
    assert ran.err.strip()
    found = maestre("verify", str(path), "--json")
    assert found.code == 1
    assert json.loads(found.out)["fault"]


def test_what_is_no_record_is_said_to_be_none(maestre: Maestre, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Don Juan,\n", encoding="utf-8")
    for command in ("verify", "replay", "play"):
        ran = maestre(command, str(path))
        assert ran.code == 2
        assert ran.err.strip()
