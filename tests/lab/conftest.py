from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def duel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Install the game of the laboratory's tests as any package would install one, here and for child processes."""
    about = tmp_path / "duel-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: duel\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[maestre.games]\nduel = tests.lab.duel:game\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{ROOT}")
    return "duel"
