from __future__ import annotations

from pathlib import Path

import pytest

from maestre.lab import Match, played
from tests.cli.runs import Maestre


@pytest.fixture
def maestre() -> Maestre:
    return Maestre()


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished learning game between random players."""
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    seats = {"christian": "random", "islamic": "random"}
    played(Match("lepanto", "learning", {}, seats, b"5" * 32)).record().save(path)
    return path
