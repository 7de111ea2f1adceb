"""What games of miniatures share: a layer that knows no game, no state and no rule."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

import maestre.miniatures

FOLDER = Path(maestre.miniatures.__file__).parent
MODULES = sorted(
    ".".join(("maestre.miniatures", *path.relative_to(FOLDER).with_suffix("").parts))
    for path in FOLDER.rglob("*.py")
    if path.name != "__init__.py"
)


@pytest.mark.parametrize("name", MODULES)
def test_every_public_name_is_documented(name: str) -> None:
    module = import_module(name)
    assert module.__doc__
    own = [
        node.name
        for node in ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_")
    ]
    assert all(getattr(module, public).__doc__ for public in own)


@pytest.mark.parametrize("name", MODULES)
def test_it_knows_no_game_and_applies_no_rule(name: str) -> None:
    source = Path(str(import_module(name).__file__)).read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            assert not str(node.module).startswith("maestre.games"), node.module
            assert "rule" not in [alias.name for alias in node.names], "rules stay in the games"
