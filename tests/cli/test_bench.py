"""`maestre bench kernel`: every figure is measured, in one run."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from maestre.games.lepanto import game
from maestre.lab import bench
from maestre.play import Message, Table
from tests.cli.runs import Maestre
from tests.cli.test_json import faults

FIGURES = (
    "decisions_per_s",
    "chess_moves_per_s",
    "ratio_to_chess",
    "fork_us",
    "fork_answer_us",
    "doctrine_ms",
    "open_snapshot_ms",
    "open_replay_ms",
    "memory_mb",
)


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """A benchmark too short for good figures, but whole."""
    monkeypatch.setattr(bench, "SLICE_SECONDS", 0.1)
    monkeypatch.setattr(bench, "EVERY", 50)
    monkeypatch.setattr(bench, "ANSWERS", 20)
    monkeypatch.setattr(bench, "OPENINGS", 1)


@pytest.mark.usefixtures("brief")
def test_json_has_every_figure(maestre: Maestre) -> None:
    given = maestre("bench", "kernel", "--seconds", "1", "--json").out
    assert faults("bench-kernel", given) == []
    found = json.loads(given)
    assert all(found[name] > 0 for name in FIGURES)
    assert found["ratio_to_chess"] == pytest.approx(found["decisions_per_s"] / found["chess_moves_per_s"], rel=0.05)
    assert found["entries"] > 1000, "the record that is opened is one of the whole battle"
    assert found["forks"] > 30
    assert found["fork_answers"] > 100
    assert found["fork_answer_us"] > found["fork_us"], "a fork is led to where it stands only when it is answered"
    assert found["doctrine_answers"] == 20 * len(game.scenarios)


@pytest.mark.usefixtures("brief")
def test_people_get_a_line_a_figure(maestre: Maestre) -> None:
    ran = maestre("bench", "kernel", "--seconds", "1", "--lang", "en")
    assert len(ran.out.splitlines()) == len(FIGURES)


@pytest.mark.usefixtures("brief")
def test_forks_are_timed_between_an_answer_and_its_die(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def look(table: Table[Any]) -> float:
        seen.append(type(table.request).__name__)
        assert table.since_quiet(), "in the middle of a step"
        return 1.0

    monkeypatch.setattr(bench, "_fork_seconds", look)
    found = bench._Forks(game)
    assert set(seen) == {"Throw"}
    assert len(found.bare) == len(seen)


@pytest.mark.usefixtures("brief")
def test_every_scenario_is_measured_and_each_answer_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[tuple[str, int, object]] = []

    def look(table: Table[Any], seat: str, answer: object, rng: object) -> float:
        tried.append((table.header.seed, table.sequence, answer))
        scenarios.add(table.header.scenario)
        return 1.0

    scenarios: set[str] = set()
    monkeypatch.setattr(bench, "_fork_answer_seconds", look)
    bench._Forks(game)
    assert scenarios == set(game.scenarios)
    assert len(tried) == len(set(tried))


def test_play_by_chance_lasts_for_whole_rounds_of_all_scenarios(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    class Noted(Table[Any]):
        @classmethod
        def new(cls, game: Any, scenario: str = "", **rest: Any) -> Table[Any]:
            opened.append(scenario)
            return Table.new(game, scenario, **rest)

    monkeypatch.setattr(bench, "Table", Noted)
    player = bench._Player(game)
    while not player.rounds:
        player.run(0.05)
    assert opened == list(game.scenarios)
    assert player.decisions > 1000


def test_several_games_are_answered_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[Table[Any]] = []
    opened: list[str] = []

    class Noted(Table[Any]):
        def say(self, seat: str, answer: object, *, why: Message | None = None) -> None:
            if self not in said:
                opened.append(self.header.scenario)
            said.append(self)
            super().say(seat, answer, why=why)

    monkeypatch.setattr(bench, "Table", Noted)
    player = bench._Player(game, tables=5)
    while len(said) < 50:
        player.run(0.01)
    first = said[:5]
    assert len({id(table) for table in first}) == 5
    assert all(table is first[place % 5] for place, table in enumerate(said[:50]))
    assert set(opened) == set(game.scenarios)


def test_a_game_without_a_doctrine_has_no_figure_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "agents_of", lambda _: ("random",))
    assert bench._doctrine(game) == []


def test_without_the_chess_package_it_is_said_how_to_get_it(maestre: Maestre, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    ran = maestre("bench", "kernel")
    assert ran.code == 2
    assert 'pip install "maestre[bench]"' in ran.err
