"""One public surface: what the kernel offers is what it lists."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import maestre.play
from maestre.play import Game, Outcome, find, installed
from maestre.play.errors import PlayError, Unknown
from tests.play.tiny import bids

FOLDER = Path(maestre.play.__file__).parent


def test_every_public_name_exists_and_is_documented() -> None:
    assert list(maestre.play.__all__) == sorted(maestre.play.__all__, key=lambda name: (not name.isupper(), name))
    for name in maestre.play.__all__:
        offered = getattr(maestre.play, name)
        if callable(offered) and not isinstance(offered, type(Game.setup)) and hasattr(offered, "__module__"):
            assert offered.__doc__ or not isinstance(offered, type), name


def test_the_kernel_knows_no_game() -> None:
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            module = node.module if isinstance(node, ast.ImportFrom) else ""
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else [module or ""]
            assert not any(name.startswith(("maestre.games", "maestre.space")) for name in names), path.name


def test_all_errors_are_of_one_tree_and_say_their_rule() -> None:
    error = Unknown("1.a", "unknown-game", game="chess")
    assert isinstance(error, PlayError)
    assert (error.rule, error.message.key) == ("1.a", "unknown-game")
    assert "unknown-game" in str(error)


def test_games_are_found_by_their_key() -> None:
    for key in installed():
        assert find(key).key == key
    with pytest.raises(Unknown) as refusal:
        find("chess")
    assert refusal.value.message.args == (("game", "chess"),)


def test_with_three_seats_nobody_wins_because_one_gives_up() -> None:
    outcome = bids.game.forfeit(bids.game.setup("market", {}), "red", "resigned")
    assert outcome == Outcome(None, "ending-resigned", args=(("seat", "red"),))
    assert bids.game.speaker("en").say(outcome.message) == "red resigns."
