"""`maestre new` and `maestre draw`, and what `--reload` looks at."""

from __future__ import annotations

import os
import subprocess
import sys
from io import StringIO
from pathlib import Path
from xml.etree.ElementTree import fromstring

import contraband
import pytest
from rich.console import Console

from maestre.cli.authoring.new import write_new
from maestre.cli.authoring.reloading import written
from maestre.cli.frame.voice import UserError
from maestre.cli.terminal.scene import Drawing
from maestre.games.lepanto.table.state import State
from maestre.play import find
from maestre.play.board import Board, Edge, Graph, Piece, Plane, Scene
from maestre.play.written.messages import Message
from maestre.testing import scenes, table


def test_a_copy_bears_its_own_name_everywhere(tmp_path: Path) -> None:
    files = write_new("tea_chests", tmp_path / "tea")
    assert (tmp_path / "tea/src/tea_chests/__init__.py") in files
    for file in files:
        words = file.read_text("utf-8").replace("contrabandista", "")
        assert "contraband" not in words.lower(), file
    assert "class TeaChests(Game[Pass])" in (tmp_path / "tea/src/tea_chests/__init__.py").read_text("utf-8")


def test_a_copy_passes_its_tests(tmp_path: Path) -> None:
    write_new("smugglers", tmp_path)
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "COV_"))}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--decisions", "60"],
        cwd=tmp_path,
        env=env | {"PYTHONPATH": str(tmp_path / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Smugglers", "new-name"),
        ("2nd", "new-name"),
        ("class", "new-name"),
        ("a-b", "new-name"),
        ("lepanto", "new-taken"),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_words(name: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(UserError) as refusal:
        write_new(name, tmp_path / "new")
    assert refusal.value.message.key == why
    assert not (tmp_path / "new").exists()


def test_nothing_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(UserError) as refusal:
        write_new("smugglers", tmp_path)
    assert refusal.value.message.key == "new-folder"
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_what_is_written_anew_is_noticed(tmp_path: Path) -> None:
    write_new("smugglers", tmp_path)
    before = written((tmp_path,))
    os.utime(tmp_path / "src/smugglers/messages/en.ftl", ns=(1, 1))
    assert written((tmp_path,)) != before


def drawn(scene: Scene, seats: tuple[str, ...] = ("smuggler", "guard"), *, able: tuple[str, ...] = ()) -> str:
    console = Console(width=100, color_system=None, record=True, file=StringIO())
    console.print(Drawing(scene, seats, contraband.game.speaker("en"), able, plain=True).drawn())
    return console.export_text()


def test_a_terminal_shows_the_pieces_where_they_stand() -> None:
    now = table(contraband.game, said=[("smuggler", "mule-2")])
    lines = drawn(contraband.game.scene(now.view("smuggler").now, "smuggler"), able=("a2",)).splitlines()
    assert lines[0].strip() == "Turn 1 of 20"
    assert lines[11].split() == ["(1)", "(2)◆", "(3)"]
    assert "·a2" in lines[10]
    assert "mule-2: second mule, carries the silver" in " ".join(lines)


def test_a_terminal_draws_points_and_tables_too() -> None:
    points = Board(Graph((("x", (0, 0)), ("y", (9, 9))), (10, 10)), edges=(Edge(("x", "y")),))
    name = Message("badge-silver")
    assert "→ y" in drawn(Scene(points, (Piece("p", "x", "seat:guard", name=name),)))
    shown = drawn(Scene(Board(Plane((100, 50))), (Piece("p", (50, 25), "seat:guard", name=name, glyph="7"),)))
    assert "[7]" in shown


def test_lepanto_can_be_drawn() -> None:
    run = [sys.executable, "-m", "maestre", "draw", "lepanto", "--scenario", "learning", "--svg"]
    done = subprocess.run(run, capture_output=True, text=True, check=True)
    root = fromstring(done.stdout)  # noqa: S314  (our own)
    names = [one.text for one in root.iter("{http://www.w3.org/2000/svg}title")]
    lepanto = find("lepanto")
    state = lepanto.setup("learning", lepanto.resolve_options({}))
    assert isinstance(state, State)
    assert len(names) == len(state.ships)
    assert scenes(lepanto, 5) == ()
