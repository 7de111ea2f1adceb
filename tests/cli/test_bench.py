"""`maestre bench kernel`: every figure is measured, in one run."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from maestre.games.lepanto import game
from maestre.lab import bench
from maestre.play import Table
from tests.cli.runs import Maestre

FIGURES = ("decisions_per_s", "chess_moves_per_s", "ratio_to_chess", "fork_us", "open_snapshot_ms", "open_replay_ms")


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """A benchmark too short for good figures, but whole."""
    monkeypatch.setattr(bench, "ROUNDS", 2)
    monkeypatch.setattr(bench, "POSITIONS", 5)
    monkeypatch.setattr(bench, "OPENINGS", 1)


@pytest.mark.usefixtures("brief")
def test_json_has_every_figure(maestre: Maestre) -> None:
    found = json.loads(maestre("bench", "kernel", "--seconds", "1", "--json").out)
    assert all(found[name] > 0 for name in FIGURES)
    assert found["ratio_to_chess"] == pytest.approx(found["decisions_per_s"] / found["chess_moves_per_s"], rel=0.05)
    assert found["entries"] > 1000, "the record that is opened is one of the whole battle"
    assert found["forks"] == 5


@pytest.mark.usefixtures("brief")
def test_people_get_a_line_a_figure(maestre: Maestre) -> None:
    ran = maestre("bench", "kernel", "--seconds", "1", "--lang", "en")
    assert len(ran.out.splitlines()) == len(FIGURES)


def test_forks_are_timed_between_an_answer_and_its_die(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "POSITIONS", 5)
    seen: list[str] = []

    def look(table: Table[Any]) -> float:
        seen.append(type(table.request).__name__)
        assert table.since_quiet(), "in the middle of a step"
        return 1.0

    monkeypatch.setattr(bench, "_fork_seconds", look)
    bench._forks(game)
    assert seen == ["Throw"] * 5


def test_without_the_chess_package_it_is_said_how_to_get_it(maestre: Maestre, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    ran = maestre("bench", "kernel")
    assert ran.code == 2
    assert 'pip install "maestre[bench]"' in ran.err
