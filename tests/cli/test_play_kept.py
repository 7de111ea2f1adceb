"""Games at the terminal keep themselves: where, under what name, and how they go on."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from datetime import date
from pathlib import Path
from random import Random

import pytest

from maestre.cli.terminal.kept import GameFile, folder_of, under_way
from maestre.games.lepanto import game
from maestre.play import Record, Table
from tests.cli.runs import Maestre

GAME = ("play", "lepanto", "--against", "random", "--seed", "4", "--lang", "en")
NAME = f"lepanto-learning-{date.today().isoformat()}.jsonl"  # noqa: DTZ011  (the player's day)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "games"
    monkeypatch.setenv("MAESTRE_FOLDER", str(folder))
    return folder


def test_every_order_is_kept_and_it_is_said_where(maestre: Maestre, folder: Path) -> None:
    shown = maestre(*GAME, typed="all forward\n").out
    assert f"Every order is kept in {folder / 'terminal' / NAME}." in shown
    assert len(Record.load(folder / "terminal" / NAME).entries) == 11
    assert shown.endswith("To go on with it: maestre play\n")


def test_a_folder_may_be_named_and_then_the_file_is_what_goes_on(maestre: Maestre, tmp_path: Path) -> None:
    shown = maestre(*GAME, "--folder", str(tmp_path / "mine"), typed="all forward\n").out
    assert shown.endswith(f": maestre play {tmp_path / 'mine' / 'terminal' / NAME}\n")


def test_nothing_is_kept_of_a_game_in_which_nothing_was_ordered(maestre: Maestre, folder: Path) -> None:
    assert "no game is kept" in maestre(*GAME, typed="map\nquit\n").out
    assert not list((folder / "terminal").iterdir())


def test_a_game_may_be_kept_in_a_file_of_ones_own(maestre: Maestre, tmp_path: Path, folder: Path) -> None:
    mine = tmp_path / "mine.jsonl"
    shown = maestre(*GAME, typed=f"all forward\nsave {mine}\nsave {mine}\nend\n").out
    assert f"Kept in {mine}, now and after every order." in shown
    assert f"{mine} is there already" in shown
    assert len(Record.load(mine).entries) == 12
    assert not list((folder / "terminal").iterdir())


def test_whoever_comes_back_hears_what_happened_last(maestre: Maestre, folder: Path) -> None:
    maestre(*GAME, typed="all forward\n")
    shown = maestre("play", str(folder / "terminal" / NAME), "--lang", "en", typed="").out
    assert len(re.findall(r"moves to hex", shown)) == 5


def test_a_new_game_mentions_one_that_is_under_way(maestre: Maestre) -> None:
    maestre(*GAME, typed="all forward\n")
    assert re.search(r"A game of lepanto from [-\d: ]+ is under way: .* type maestre play\n", maestre(*GAME).out)
    assert "is under way" not in maestre("play", "tercios", "--lang", "en").out


def test_without_a_keyboard_one_must_say_what_to_play(maestre: Maestre) -> None:
    ran = maestre("play", "--lang", "en", typed="1\n")
    assert ran.code == 2
    assert "a game (maestre games lists them), the file of a saved one, or --web" in ran.err


def test_games_that_are_over_or_cannot_be_read_are_not_offered(maestre: Maestre, folder: Path) -> None:
    maestre(*GAME, typed="resign\n")
    (folder / "terminal" / "broken.jsonl").write_text("{")
    (folder / "terminal" / "empty.jsonl").touch()
    assert under_way(folder, 9) == []
    maestre(*GAME, typed="all forward\n")
    (found,) = under_way(folder, 9)
    assert (found.game, found.scenario, found.seat, found.turn) == ("lepanto", "learning", "christian", 1)
    assert found.path.name == NAME.replace(".jsonl", "-2.jsonl")


def test_the_folder_is_the_one_named_the_one_in_use_here_or_ones_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert folder_of(tmp_path / "given") == tmp_path / "given"
    assert folder_of() == tmp_path / "games"
    monkeypatch.delenv("MAESTRE_FOLDER")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert folder_of() == tmp_path / "data" / "maestre"
    (tmp_path / "maestre-games").mkdir()
    assert folder_of() == Path("maestre-games")


def test_a_file_that_somebody_else_wrote_is_left_to_them(tmp_path: Path) -> None:
    file = GameFile.fresh(tmp_path, "lepanto", "learning")
    table = Table.new(game, "learning", seed=b"1" * 32)
    assert not file.keep(table)
    file.path.write_text("theirs")
    ask = table.asked("christian")
    assert ask is not None
    table.say("christian", next(iter(ask.proposals(table.state, Random(1)))))
    assert file.keep(table)
    assert file.path.name == NAME.replace(".jsonl", "-2.jsonl")
    assert (tmp_path / "terminal" / NAME).read_text() == "theirs"


# ---------------------------------------------------------------- where nothing can be kept


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("{0}/nowhere/a.jsonl", "There is no folder {0}/nowhere: make it"),
        ("{0}", "{0} is there already"),
        ("{0}/" + "a" * 300, "(File name too long), so it stays where it was"),
        ("~nobody-at-all/a.jsonl", "There is no folder ~nobody-at-all: make it"),
        ("{0}/a\0b", "(embedded null byte), so it stays where it was"),
    ],
    ids=["no folder", "a folder", "too long", "no home", "no name"],
)
def test_a_file_that_cannot_be_written_is_refused_and_the_game_stays_where_it_was(
    maestre: Maestre, tmp_path: Path, folder: Path, file: str, said: str
) -> None:
    ran = maestre(*GAME, typed=f"save {file.format(tmp_path)}\nall forward\n")
    assert (ran.code, ran.err) == (0, "")
    assert said.format(tmp_path) in ran.out
    assert len(Record.load(folder / "terminal" / NAME).entries) == 11


def test_a_full_disk_ends_no_game_and_whoever_leaves_is_warned(folder: Path) -> None:
    ran = subprocess.run(
        ("sh", "-c", 'ulimit -f 1; exec "$@"', "sh", sys.executable, "-m", "maestre", *GAME),
        input="all forward\nend\nquit\nquit\n",
        env={**os.environ, "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stderr == ""
    assert ran.stdout.count("(File too large). It goes on, but the last orders are kept nowhere yet") == 3
    assert "Turn 1, Holy League, combat> quit" in ran.stdout
    assert "To leave without them, quit once more." in ran.stdout
    assert re.search(r"The last orders could not be written to .* and are lost\.\n$", ran.stdout)
    assert not list((folder / "terminal").iterdir())


def test_a_folder_that_cannot_be_used_is_named_with_what_to_do(maestre: Maestre, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = maestre(*GAME, env={"MAESTRE_FOLDER": str(tmp_path / "file")})
    assert ran.code == 2
    assert "Games cannot be kept in" in ran.err
    assert "name another folder with --folder" in ran.err


def test_links_to_nowhere_and_folders_among_the_games_are_passed_over(maestre: Maestre, folder: Path) -> None:
    maestre(*GAME, typed="all forward\n")
    (folder / "terminal" / "gone.jsonl").symlink_to(folder / "nowhere")
    (folder / "terminal" / "folder.jsonl").mkdir()
    (found,) = under_way(folder, 9)
    assert found.path.name == NAME
