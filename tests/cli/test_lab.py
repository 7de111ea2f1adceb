"""`maestre lab`: a designer's path from a new file to a verdict, a game again, and a change tried."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from maestre.lab.studies import Calibration, Design, is_printed
from maestre.play import Record, find
from tests.cli.runs import Maestre, Ran

GUNS = "combat.gunnery.chart.results.2"
STUDY = """
question = "Do guns decide?"
game = "lepanto"
scenario = "learning"
agents = ["random"]
games = 6
[variants.book]
[variants.guns]
values = {"combat.gunnery.chart.results.2" = "SSSSSS"}
[grid]
variant = "all"
"""


def done(maestre: Maestre, *words: str) -> Ran:
    ran = maestre(*words)
    assert ran.code == 0, ran.err
    return ran


def refused(maestre: Maestre, *words: str) -> Ran:
    ran = maestre(*words)
    assert ran.code == 2, ran.out
    return ran


@pytest.fixture
def study(tmp_path: Path) -> Path:
    file = tmp_path / "guns.toml"
    file.write_text(STUDY, encoding="utf-8")
    return file


def test_a_new_study_runs_as_it_is_written(maestre: Maestre, tmp_path: Path) -> None:
    for language in ("en", "es"):
        file = tmp_path / f"{language}.toml"
        done(maestre, "lab", "new", "lepanto", str(file), "--lang", language)
        text = file.read_text(encoding="utf-8").replace("games = 100", "games = 2").replace("veteran", "random")
        file.write_text(text, encoding="utf-8")
        found = json.loads(done(maestre, "lab", "run", str(file), "--on", "here", "--json").out)
        assert (found["game"], found["games"]) == ("lepanto", 2)


@pytest.mark.parametrize("game", ["lepanto", "tercios", "aguila", "mistral"])
def test_a_new_calibration_searches_a_value_that_nobody_has_printed(
    maestre: Maestre, tmp_path: Path, game: str
) -> None:
    for language in ("en", "es"):
        file = tmp_path / f"{language}.toml"
        done(maestre, "lab", "new", game, str(file), "--calibration", "--lang", language)
        wanted = Calibration.read(file.read_text(encoding="utf-8"))
        (path,) = wanted.search.values
        assert not is_printed(find(game), path)
        assert wanted.study.cells()[0].plan.games == 20


def test_a_calibration_proposes_a_study_on_fresh_seeds_that_runs(maestre: Maestre, tmp_path: Path) -> None:
    file = tmp_path / "even.toml"
    done(maestre, "lab", "new", "lepanto", str(file), "--calibration")
    text = file.read_text(encoding="utf-8").replace("veteran", "random").replace("games = 20", "games = 2")
    file.write_text(text, encoding="utf-8")
    told = done(maestre, "lab", "calibrate", str(file), "--workers", "1", "--lang", "en").out
    proposed = tmp_path / "even" / "proposed.toml"
    assert str(proposed) in told.replace("\n", "")
    design = Design.read(proposed.read_text(encoding="utf-8"))
    assert design.seed == 1_000_001
    assert [cell.settings["variant"] for cell in design.cells()] == ["book", "proposed"]
    assert design.games == 400


def test_a_file_that_is_there_is_not_replaced_unasked(maestre: Maestre, study: Path) -> None:
    assert "--force" in refused(maestre, "lab", "new", "lepanto", str(study)).err
    done(maestre, "lab", "new", "lepanto", str(study), "--force")
    assert "Do guns decide?" not in study.read_text(encoding="utf-8")


def test_a_study_is_run_shown_and_any_game_of_it_played_again(maestre: Maestre, study: Path, tmp_path: Path) -> None:
    found = json.loads(done(maestre, "lab", "run", str(study), "--on", "here", "--json").out)
    assert [cell["settings"] for cell in found["cells"]] == [{"variant": "book"}, {"variant": "guns"}]
    assert found["by_the_book"] is True
    shown = done(maestre, "lab", "show", str(tmp_path / "guns"), "--lang", "en").out
    assert "Do guns decide?" in shown
    assert "for these bots (random)" in shown
    again = done(maestre, "lab", "game", str(tmp_path / "guns"), "7", "--lang", "en").out
    assert "--figures" in again, "it was played with another chart"
    record, figures = tmp_path / "guns" / "game-7.jsonl", tmp_path / "guns" / "game-7.toml"
    assert Record.load(record).ending is not None
    assert "SSSSSS" in figures.read_text(encoding="utf-8")
    done(maestre, "verify", str(record), "--figures", str(figures))


def test_a_game_by_the_book_is_played_again_without_other_figures(
    maestre: Maestre, study: Path, tmp_path: Path
) -> None:
    done(maestre, "lab", "run", str(study), "--on", "here")
    assert "--figures" not in done(maestre, "lab", "game", str(tmp_path / "guns"), "2", "--lang", "en").out
    done(maestre, "verify", str(tmp_path / "guns" / "game-2.jsonl"))


def test_a_printed_value_that_is_changed_is_said_not_to_be_the_book(maestre: Maestre, study: Path) -> None:
    text = study.read_text(encoding="utf-8").replace(f'"{GUNS}" = "SSSSSS"', '"combat.gunnery.targets.galley" = 2')
    study.write_text(text, encoding="utf-8")
    told = done(maestre, "lab", "run", str(study), "--on", "here", "--lang", "en").out
    assert "Not the book" in told
    assert "combat.gunnery.targets.galley" in told


def test_values_are_listed_by_a_word_with_where_they_come_from(maestre: Maestre) -> None:
    told = done(maestre, "lab", "values", "lepanto", "gunnery.chart.results", "--lang", "en").out
    assert GUNS in told
    assert "rebuilt" in told
    assert "trireme" in refused(maestre, "lab", "values", "lepanto", "trireme").err


def test_a_change_is_tried_beside_the_book_on_the_same_seeds(maestre: Maestre) -> None:
    words = ("lab", "try", "lepanto", f"{GUNS}=SSSSSS", "--scenario", "learning", "--agents", "random")
    found = json.loads(done(maestre, *words, "--games", "20", "--seconds", "60", "--workers", "1", "--json").out)
    assert found["values"] == {GUNS: ["SSMMMM", "SSSSSS"]}
    book, changed = found["found"]["cells"]
    assert book["games"] == changed["games"] == 20
    assert found["beside"]["difference"] == pytest.approx(changed["share"]["share"] - book["share"]["share"])
    assert found["beside"]["low"] <= found["beside"]["difference"] <= found["beside"]["high"]


def test_what_is_the_same_is_no_difference_to_the_game(maestre: Maestre) -> None:
    words = ("lab", "try", "lepanto", f"{GUNS}=SSMMMM", "--scenario", "learning", "--agents", "random")
    found = json.loads(done(maestre, *words, "--games", "10", "--seconds", "60", "--workers", "1", "--json").out)
    assert found["beside"]["difference"] == 0
    assert found["verdict"]["finding"] == "open"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((f"{GUNS}",), "PATH=3"),
        ((f"{GUNS}=SSXMMM",), "use only S, M"),
        (("combat.gunnery.chart.result.2=S",), GUNS.rpartition(".")[0]),
        (("combat.gunnery.targets.galley=many",), "number"),
        (("combat.gunnery.targets.galley=1.5",), "same kind"),
    ],
)
def test_what_cannot_be_tried_is_refused_with_what_to_do(maestre: Maestre, words: tuple[str, ...], told: str) -> None:
    assert told in refused(maestre, "lab", "try", "lepanto", *words, "--lang", "en").err


def test_a_folder_without_a_study_and_a_row_beyond_the_last_are_refused(
    maestre: Maestre, study: Path, tmp_path: Path
) -> None:
    assert "holds no study" in refused(maestre, "lab", "show", str(tmp_path), "--lang", "en").err
    done(maestre, "lab", "run", str(study), "--on", "here")
    assert "0 to 11" in refused(maestre, "lab", "game", str(tmp_path / "guns"), "12", "--lang", "en").err
