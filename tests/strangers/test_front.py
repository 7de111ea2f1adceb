"""`import maestre`: ten names, and nothing is loaded before one is wanted."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import contraband
import pytest

import maestre
from maestre import View
from maestre.opponents import Budget, Chosen, Memory
from maestre.play import Order


def test_ten_names() -> None:
    assert len(maestre.__all__) == 10
    assert set(maestre.__all__) <= set(dir(maestre))
    assert all(getattr(maestre, name) for name in maestre.__all__)
    with pytest.raises(AttributeError, match="games_of_chance"):
        maestre.games_of_chance  # noqa: B018


@pytest.mark.parametrize("module", ["maestre", "maestre._pytest"])
def test_the_kernel_is_not_loaded_before_it_is_wanted(module: str) -> None:
    code = f"import sys, {module}; print([name for name in sys.modules if name.startswith('maestre.play')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_game_is_opened_played_kept_and_opened_again(tmp_path: Path) -> None:
    table = maestre.run(maestre.new("lepanto", seed=7), seed=7, answers=30)
    path = tmp_path / "game.jsonl"
    table.record().save(path)
    assert maestre.load(path).fingerprint() == table.fingerprint()
    assert maestre.load(path, at=5).sequence < table.sequence
    again = maestre.run(maestre.new("lepanto", seed=7), seed=7, answers=30)
    assert again.fingerprint() == table.fingerprint()


class Hunter:
    """Searches whenever it can."""

    def choose(self, seen: View[Any], budget: Budget, rng: Random, memory: Memory) -> Chosen:
        assert seen.ask is not None
        answers = list(seen.ask.proposals(seen.now, rng))
        return Chosen(next((one for one in answers if isinstance(one, Order) and one.verb == "search"), answers[0]))


def test_a_game_of_ones_own_is_played_to_its_end_by_agents_of_ones_own() -> None:
    table = maestre.run(maestre.new(contraband.game, seed=1), {"smuggler": "random", "guard": Hunter()}, seed=1)
    assert table.outcome is not None


def test_a_study_counts_many_games() -> None:
    found = maestre.study("lepanto", ("random", "random"), games=1, seed=3, scenario="")
    assert found.shares
