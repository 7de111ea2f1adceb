"""Nothing is lost at a real terminal, whatever ends the program; and what is kept goes on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from maestre.play import Record
from tests.terminal.players import kept, look, position, started
from tests.terminal.tmux import MAESTRE, Terminal

SIZE = (80, 24)
YEAR = ("--scenario", "1744")
"""A game that takes the machine longer than anybody is left to wait without a word, on whatever computer."""


def begun(home: Path, words: tuple[str, ...] = (), key: str = "lepanto", size: tuple[int, int] = SIZE) -> Terminal:
    return Terminal((str(MAESTRE), "play", key, "--seed", "1", "--against", "random", *words), home, *size)


@pytest.mark.parametrize(("signal", "code"), [("TERM", 143), ("HUP", 129), ("KILL", 137)])
def test_a_signal_at_the_prompt_loses_nothing(signal: str, code: int, tmp_path: Path) -> None:
    with started("lepanto", tmp_path, SIZE) as terminal:
        terminal.ready()
        terminal.type("all forward")
        before = position(tmp_path).fingerprint()
        terminal.kill(signal)
        terminal.wait_for(lambda: terminal.over)
        assert terminal.code == code
    assert position(tmp_path).fingerprint() == before
    assert position(tmp_path).entries


@pytest.mark.parametrize("leave", ["C-d", "quit"])
def test_to_leave_says_how_to_go_on(leave: str, tmp_path: Path) -> None:
    with started("lepanto", tmp_path, SIZE) as terminal:
        terminal.ready()
        terminal.type("move CC-G03 oar")
        terminal.press(leave) if leave == "C-d" else terminal.type(leave)
        terminal.wait_for(lambda: terminal.over)
        assert terminal.code == 0
        assert terminal.says("The game is kept in ~/games/terminal/lepanto-learning-")
        assert terminal.says("To go on with it: maestre play")
    assert len(position(tmp_path).entries) == 1


def test_whoever_waits_is_told_for_what_and_ctrl_c_gives_the_prompt_back(tmp_path: Path) -> None:
    with begun(tmp_path, YEAR, "mistral") as terminal:
        terminal.ready()
        terminal.keys("auto game")
        terminal.wait_for(lambda: terminal.says("The machine plays for you."))
        terminal.press("C-c")
        terminal.wait_for(lambda: terminal.says("Ctrl-C once more leaves"))
        terminal.ready()
        assert not terminal.says("The machine plays for you.")
        look(terminal, tmp_path)
    assert position(tmp_path).outcome is None
    assert Record.load(kept(tmp_path)).entries


def test_ctrl_c_twice_while_the_machine_plays_leaves_and_loses_nothing(tmp_path: Path) -> None:
    with begun(tmp_path, YEAR, "mistral") as terminal:
        terminal.ready()
        terminal.keys("auto game")
        terminal.wait_for(lambda: terminal.says("The machine plays for you."))
        terminal.press("C-c")
        terminal.press("C-c")
        terminal.wait_for(lambda: terminal.over or terminal.says("Ctrl-C once more leaves"))
        if not terminal.over:  # a system keeps one signal of a kind, so that two at once may count as one
            terminal.press("C-c")
        terminal.wait_for(lambda: terminal.over)
        assert terminal.code == 130
        assert terminal.says("To go on with it: maestre play")
    assert Record.load(kept(tmp_path)).entries


def test_whoever_comes_back_from_the_shell_finds_the_question(tmp_path: Path) -> None:
    script = tmp_path / "play"
    script.write_text(f"#!/bin/sh\nexec {MAESTRE} play lepanto --seed 1\n")
    script.chmod(0o755)
    with Terminal(("env", "PS1=> ", "bash", "--norc", "-i"), tmp_path, *SIZE) as terminal:
        terminal.ready()
        terminal.keys("~/play")
        terminal.wait_for(lambda: terminal.says("movement>"))
        terminal.press("C-z")
        terminal.wait_for(lambda: terminal.says("Stopped"))
        terminal.keys("clear; fg")
        terminal.wait_for(lambda: terminal.says("Move your ships, then type end."))
        terminal.ready()
        assert "CC-G03 moves" in terminal.type("move CC-G03 oar")


def test_play_alone_offers_the_newest_games_and_new_ones(tmp_path: Path) -> None:
    for order in ("all forward", "move CC-G03 oar"):
        with begun(tmp_path) as terminal:
            terminal.ready()
            terminal.type(order)
            terminal.type("quit")
    first, second = sorted((tmp_path / "games" / "terminal").glob("*.jsonl"), key=lambda path: path.stat().st_mtime)
    assert second.stem == f"{first.stem}-2"
    with Terminal((str(MAESTRE), "play"), tmp_path, *SIZE) as terminal:
        screen = terminal.ready()
        assert "1: lepanto, learning, Holy League, turn 1" in screen
        assert "2: lepanto, learning, Holy League, turn 1" in screen
        assert terminal.says("Games to begin: aguila, lepanto, mistral, tercios.")
        assert "did you mean tercios?" in terminal.type("tercois")
        terminal.type("1")
        assert terminal.says(second.name)
        terminal.type("quit")
    with begun(tmp_path) as terminal:
        terminal.ready()
        assert terminal.says("A game of lepanto from")
        terminal.type("quit")
        assert terminal.says("You ordered nothing, so no game is kept.")
    assert len(list((tmp_path / "games" / "terminal").iterdir())) == 2


def test_two_terminals_with_one_game_do_not_write_over_each_other(tmp_path: Path) -> None:
    with begun(tmp_path) as first:
        first.ready()
        first.type("move CC-G03 oar")
        with Terminal((str(MAESTRE), "play", str(kept(tmp_path))), tmp_path, *SIZE) as second:
            second.ready()
            second.type("move CC-G04 oar")
            first.type("move CC-G05 oar")
            assert first.says("Somebody else wrote the file of this game")
    games = [Record.load(path).entries for path in sorted((tmp_path / "games" / "terminal").glob("*.jsonl"))]
    assert len(games) == 2
    assert games[0] != games[1]


@pytest.mark.parametrize("key", ["lepanto", "tercios", "aguila", "mistral"])
def test_sixty_columns_are_enough(key: str, tmp_path: Path) -> None:
    with begun(tmp_path, (), key, (60, 24)) as terminal:
        terminal.ready()
        for order in ("auto", "help", "log", "?"):
            terminal.type(order)
            assert terminal.screen().split() == terminal.unbroken().split()


def test_plain_text_is_never_folded_and_has_no_control_codes(tmp_path: Path) -> None:
    with begun(tmp_path, ("--plain",), "tercios", (40, 24)) as terminal:
        terminal.ready()
        terminal.type("1")
        lines = terminal.unbroken(whole=True).split("\n")
        assert "Blue has laid a card beside each of its Troops. (2.03)" in lines
        assert not any(line.startswith("Turn 1: action.") for line in lines)


def test_a_command_with_a_long_path_can_be_copied(tmp_path: Path) -> None:
    folder = tmp_path / "games of the club, kept for those who come after us and like to read"
    with begun(tmp_path, ("--folder", str(folder)), size=(60, 24)) as terminal:
        terminal.ready()
        terminal.type("resign")
        terminal.wait_for(lambda: terminal.over)
        lines = terminal.unbroken().split("\n")
    (path,) = (folder / "terminal").iterdir()
    assert f"maestre verify ~/'{path.relative_to(tmp_path)}'" in lines


def test_more_answers_than_are_in_sight_come_page_by_page(tmp_path: Path) -> None:
    with begun(tmp_path, (), "aguila", (60, 20)) as terminal:
        terminal.ready()
        terminal.type("all line")
        assert "There are 26 answers" in terminal.type("1")
        pages = [terminal.type(f"? {page}").rpartition("> ? ")[2] for page in (1, 2, 3)]
        assert terminal.says("Page 3 of 3: ? 1 shows the first one.")
        look(terminal, tmp_path)
    numbers = [int(number) for page in pages for number in re.findall(r"^(\d+): ", page, re.MULTILINE)]
    assert numbers == list(range(1, 27))
