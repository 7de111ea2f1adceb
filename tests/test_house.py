"""The house: how many modules a folder has, and how old names of it are gone."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src" / "maestre"
MOST = 20
GAMES = ("lepanto", "tercios", "aguila", "mistral")
OLD = {
    "play/game.py": {"muster", "likened", "concluded", "chosen", "sheet", "able", "difference"},
    "server/engines/audiences.py": {"standing"},
    "server/engines/engine.py": {"_turn"},
}


def test_no_folder_has_more_modules_than_a_reader_takes_in() -> None:
    folders = {path.parent for path in SRC.rglob("*.py")}
    crowded = {
        str(folder.relative_to(SRC)): count
        for folder in folders
        if (count := sum(path.name != "__init__.py" for path in folder.glob("*.py"))) > MOST
    }
    assert crowded == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_folder_of_a_game_has_its_place_among_the_chapters(game: str) -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (chapters,) = [one["layers"] for one in contracts if one.get("containers") == [f"maestre.games.{game}"]]
    placed = {name for layer in chapters for name in layer.split(" | ")}
    assert placed >= {path.parent.name for path in (SRC / "games" / game).glob("*/__init__.py")}
    told = (ROOT / "docs/en/contribute/house.md").read_text(encoding="utf-8")
    assert not [name for name in placed if f"`{name}" not in told and name not in {"invariants", "game"}]


@pytest.mark.parametrize("file", OLD)
def test_names_that_had_to_be_explained_are_gone(file: str) -> None:
    tree = ast.parse((SRC / file).read_text(encoding="utf-8"))
    named = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    assert named & OLD[file] == set()
