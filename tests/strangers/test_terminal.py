"""A game by a stranger at the terminal: its scene is drawn, its answers are listed, and it is played to its end."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import contraband
import pytest

from maestre.cli.authoring.new import write_new
from maestre.cli.frame.voice import Voice
from maestre.cli.terminal.kept import GameFile
from maestre.cli.terminal.session import Session
from maestre.cli.terminal.text import Bare, text_of
from maestre.opponents import Player, agent
from maestre.play import Order, Record, Table, verified
from maestre.testing import table
from tests.cli.readers import Reader

game = contraband.game


@pytest.mark.parametrize(("language", "seat"), [("en", "smuggler"), ("en", "guard"), ("es", "smuggler")])
@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "told"])
def test_it_is_played_to_its_end_by_typed_answers_alone(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    language: str,
    seat: str,
    plain: bool,
) -> None:
    now: Table[Any] = Table.new(game, seed=Random(1).randbytes(32), seats=dict.fromkeys(game.seats, "somebody"))
    others = {other: Player(agent("random", game), 1) for other in game.seats if other != seat}
    reader = Reader(("map", "?", "odds 1", "help"), lambda: capsys.readouterr().out)
    monkeypatch.setattr("builtins.input", reader)
    voice = Voice(language, game, plain=plain)
    saved = tmp_path / "game.jsonl"
    Session(now, seat, others, text_of(now.game, seat), voice, GameFile(saved), Random(1)).run()
    assert verified(game, Record.load(saved)).outcome is not None
    assert '"at"' not in reader.seen
    named = {"en": "mule-1: first mule", "es": "mule-1: primera mula"}[language]
    assert named in reader.seen
    assert ("[1]" in reader.seen) is not plain
    if seat == "guard":
        assert "◆" not in reader.seen


def test_what_a_seat_may_not_know_is_not_on_its_board() -> None:
    now = table(game, said=[("smuggler", "mule-2")])
    for plain in (False, True):
        mine, theirs = (
            text_of(game, seat).board(game.view(now.state, seat), game.speaker("en"), plain=plain)
            for seat in ("smuggler", "guard")
        )
        assert "carries the silver" in mine
        assert "silver" not in theirs


def test_an_answer_is_a_number_of_the_list_or_said_in_words() -> None:
    now = table(game, said=[("smuggler", "mule-2")])
    ask, text = now.asked("smuggler"), text_of(game, "smuggler")
    assert ask is not None
    question = text.question(ask, now.state, Voice("en", game).speaker)
    number = re.search(r"^(\d+): The second mule goes to c2$", question, re.MULTILINE)
    assert number
    step = Order("step", "mule-2", ("c2",))
    assert text.parse(now.state, ask, (number[1],)) == ((step,),)
    assert text.parse(now.state, ask, ("step", "mule-2", "c2")) == ((step,),)
    assert text.parse(now.state, ask, ("99",)) == ((Order("99"),),)


def test_a_game_that_describes_nothing_is_written_out() -> None:
    class Blank(contraband.Contraband):
        def scene(self, view: contraband.Pass, seat: str) -> None:  # type: ignore[override]
            return None

    state, speaker = Blank().setup("pass", {}), Voice("en", Blank()).speaker
    assert text_of(Blank()).board(state, speaker) == Bare[contraband.Pass]().board(state, speaker)


def test_a_copy_that_is_installed_plays_and_is_studied(tmp_path: Path) -> None:
    """An entry point in a folder beside it stands for `pip install`."""
    write_new("smugglers", tmp_path / "smugglers")
    about = tmp_path / "site/smugglers-0.1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: smugglers\nVersion: 0.1.0\n")
    (about / "entry_points.txt").write_text("[maestre.games]\nsmugglers = smugglers:game\n")
    paths = f"{tmp_path / 'smugglers/src'}{os.pathsep}{tmp_path / 'site'}"

    def run(*words: str, typed: str = "") -> str:
        done = subprocess.run(
            [sys.executable, "-m", "maestre", *words, "--lang", "en"],
            env=os.environ | {"PYTHONPATH": paths, "PYTHONUTF8": "1"},
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    saved = str(tmp_path / "game.jsonl")
    played = run("play", "smugglers", "--seed", "1", "--save", saved, typed="2\nauto game\n")
    assert "(1)         (2)         (3)" in played
    assert "To check its dice and every answer" in played
    study = run("simulate", "smugglers", "--games", "4", "--agents", "random,random", "--seed", "1", "--json")
    assert '"games":4' in study
