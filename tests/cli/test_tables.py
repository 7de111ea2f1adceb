"""`maestre table`, and tables of one's own at `play` and `simulate`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from maestre.play import LONGEST_LIST, Record
from maestre.play.written.messages import LANGUAGES
from tests.cli.runs import Maestre
from tests.miniatures.layouts import written

PIECES = {
    "tercios": ("bosque:8 at 20 24", "colina:8 at 50 24"),
    "aguila": ("wood:6x6 at 20 24", "easy_hill:8x6 at 50 24"),
}


@pytest.fixture(params=sorted(PIECES))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def fine(tmp_path: Path, game: str) -> Path:
    """A table with nothing wrong."""
    file = tmp_path / "mine.toml"
    file.write_text(written(game, *PIECES[game], name="Mía"), encoding="utf-8-sig")
    return file


@pytest.fixture
def flawed(fine: Path, game: str) -> Path:
    """A table with a piece off it, and with one that does not exist."""
    file = fine.with_name("flawed.toml")
    file.write_text(written(game, PIECES[game][0].replace("20", "99"), "castle:9 at 9 9"), encoding="utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fine_table_is_written_out(maestre: Maestre, game: str, fine: Path, language: str) -> None:
    shown = maestre("table", game, str(fine), "--lang", language)
    assert shown.code == 0
    assert f'piece = "{PIECES[game][0].split()[0]}"' in shown.out
    assert f"--option table=@{fine}" in shown.out.replace("\n", "")


def test_what_is_wrong_is_said_with_its_rule_and_the_exit_code_tells(maestre: Maestre, game: str, flawed: Path) -> None:
    shown = maestre("table", game, str(flawed), "--lang", "en")
    assert shown.code == 1
    assert "2 things bar it" in shown.out.replace("\n", " ")
    assert "castle:9" in shown.out
    found = json.loads(maestre("table", game, str(flawed), "--json", "--lang", "en").out)
    assert (found["legal"], found["pieces"], [flaw["where"] for flaw in found["flaws"]]) == (
        False,
        2,
        ["scenery.1", "scenery.2"],
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_file_one_to_begin_from_is_written_that_can_be_read(
    maestre: Maestre, game: str, tmp_path: Path, language: str
) -> None:
    begun = maestre("table", game, "--lang", language).out
    (tmp_path / "bare.toml").write_text(begun, encoding="utf-8")
    assert maestre("table", game, str(tmp_path / "bare.toml")).code == 0
    example = begun.replace("# [[scenery]]", "[[scenery]]")
    for key in ("piece", "x", "y", "facing"):
        example = example.replace(f"# {key} =", f"{key} =")
    (tmp_path / "one.toml").write_text(example, encoding="utf-8")
    found = json.loads(maestre("table", game, str(tmp_path / "one.toml"), "--json").out)
    assert found["pieces"] == 1
    for piece in PIECES[game]:
        element, form = piece.split()[0].split(":")
        assert any(line.split()[1:2] == [f"{element}:"] and form in line for line in begun.splitlines())


@pytest.mark.parametrize(
    ("content", "said"), [(b"x" * (LONGEST_LIST + 1), "20\u00a0000"), (b"\xff\xfe\x00", "UTF-8"), (b"[[", "TOML")]
)
def test_what_is_no_table_is_refused(maestre: Maestre, tmp_path: Path, content: bytes, said: str) -> None:
    (tmp_path / "odd.toml").write_bytes(content)
    shown = maestre("table", "tercios", str(tmp_path / "odd.toml"), "--lang", "es")
    assert shown.code == 2
    assert said in shown.err.replace("\n", " ")


def test_a_game_with_a_board_takes_no_table_and_a_missing_file_says_how_to_begin(maestre: Maestre) -> None:
    assert "its board is always the same" in maestre("table", "lepanto", "--lang", "en").err.replace("\n", " ")
    assert "maestre table tercios" in maestre("table", "tercios", "none.toml", "--lang", "en").err.replace("\n", " ")


def test_many_games_are_played_on_it_and_their_records_hold_it(maestre: Maestre, tmp_path: Path) -> None:
    fine, flawed = tmp_path / "fine.toml", tmp_path / "flawed.toml"
    fine.write_text(written("tercios", *PIECES["tercios"], name="Mía"), encoding="utf-8")
    flawed.write_text(written("tercios", "castle:9 at 9 9"), encoding="utf-8")
    told = (
        "simulate",
        "tercios",
        "--games",
        "1",
        "--agents",
        "random",
        "--on",
        "here",
        "--records",
        str(tmp_path / "games"),
    )
    short = ("--scenario", "fields_of_glory", "--option", "length=turns_2", "--option", "preparation=ready")
    assert maestre(*told, "--option", f"table=@{flawed}").code == 2
    assert maestre(*told, *short, "--option", f"table=@{fine}").code == 0
    (file,) = (tmp_path / "games").iterdir()
    assert json.loads(str(Record.load(file).header.options["table"]))["name"] == "Mía"
    assert maestre("verify", str(file)).code == 0


def test_one_who_plays_on_it_is_not_sent_to_the_battle_to_learn_on(maestre: Maestre, game: str, fine: Path) -> None:
    saved = fine.with_name("saved.jsonl")
    words = ("play", game, "--option", f"table=@{fine}", "--option", "preparation=ready", "--save", str(saved))
    assert maestre(*words, "--seed", "1", typed="resign\n").code == 0
    assert Record.load(saved).header.scenario != "learning"
