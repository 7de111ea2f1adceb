"""A study is run: what is there stays, what lacks is played, and who plays it makes no difference."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from maestre.lab import LabError, Match, Result, workers
from maestre.lab.batches import Done, Progress
from maestre.lab.studies import Cell, Design, Folder, Row, Stop, again, row_at, run_study, summary
from maestre.lab.studies.folder import COMING, GAMES_FILE, LOSSES_FILE
from maestre.lab.studies.running import has_enough
from maestre.lab.workers import Here
from maestre.play import Outcome

SECONDS = 120
TEXT = """
game = "duel"
agents = ["veteran", "random"]
games = 40
seed = 9
[grid.options]
wind = "all"
"""


class Stopped(Exception):
    """Somebody pulled the plug."""


class Tired(Here):
    """Plays so many games and then no more."""

    def __init__(self, games: int) -> None:
        self._left = games

    def play(self, matches: Sequence[Match], progress: Progress) -> list[Result]:
        def count(done: Done) -> None:
            progress(done)
            self._left -= len(done.results)
            if self._left <= 0:
                raise Stopped

        return super().play(matches, count)


class Counting(Here):
    """Counts what it plays."""

    def __init__(self) -> None:
        self.games = 0

    def play(self, matches: Sequence[Match], progress: Progress) -> list[Result]:
        self.games += len(matches)
        return super().play(matches, progress)


def run(folder: Path, who: Here | None = None, text: str = TEXT) -> list[Row]:
    return run_study(Design.read(text), text, Folder(folder), who)


def tables(folder: Path) -> tuple[bytes, bytes]:
    return (folder / GAMES_FILE).read_bytes(), (folder / LOSSES_FILE).read_bytes()


def test_all_games_of_all_cells_are_played_and_read_back_as_they_were(duel: str, tmp_path: Path) -> None:
    rows = run(tmp_path / "one")
    assert [(row.cell, row.number) for row in rows] == [(cell, number) for cell in range(2) for number in range(40)]
    assert Folder(tmp_path / "one").rows() == rows
    assert not (tmp_path / "one" / COMING).exists()


def test_processes_write_the_same_tables_as_one_process(duel: str, tmp_path: Path) -> None:
    run(tmp_path / "one")
    run_study(Design.read(TEXT), TEXT, Folder(tmp_path / "two"), workers("processes", count=2))
    assert tables(tmp_path / "one") == tables(tmp_path / "two")


def test_what_was_broken_off_goes_on_where_it_was(duel: str, tmp_path: Path) -> None:
    with pytest.raises(Stopped):
        run(tmp_path / "broken", Tired(13))
    assert len(Folder(tmp_path / "broken").rows()) == 13
    assert not Folder(tmp_path / "broken").is_done()
    rest = Counting()
    run(tmp_path / "broken", rest)
    assert rest.games == 80 - 13
    run(tmp_path / "whole")
    assert tables(tmp_path / "broken") == tables(tmp_path / "whole")


def test_half_a_line_is_cut_off_and_its_game_played_again(duel: str, tmp_path: Path) -> None:
    with pytest.raises(Stopped):
        run(tmp_path / "broken", Tired(13))
    journal = tmp_path / "broken" / COMING
    whole = journal.read_bytes()
    journal.write_bytes(whole[:-40])
    assert len(Folder(tmp_path / "broken").rows()) == 12
    rest = Counting()
    run(tmp_path / "broken", rest)
    assert rest.games == 80 - 12


def test_a_finished_study_is_read_and_not_played(duel: str, tmp_path: Path) -> None:
    rows = run(tmp_path / "one")
    none = Counting()
    assert run(tmp_path / "one", none) == rows
    assert none.games == 0


def test_a_folder_of_another_study_is_refused(duel: str, tmp_path: Path) -> None:
    run(tmp_path / "one")
    with pytest.raises(LabError, match="study-other"):
        run(tmp_path / "one", text=TEXT.replace("seed = 9", "seed = 8"))


def test_a_study_that_was_begun_under_other_rules_is_refused(duel: str, tmp_path: Path) -> None:
    run(tmp_path / "one")
    folder = Folder(tmp_path / "one")
    older = msgspec.structs.replace(folder.about(), rules=0)
    (folder.path / "about.json").write_bytes(msgspec.json.encode(older))
    with pytest.raises(LabError, match="study-older"):
        run(tmp_path / "one")


def test_two_cannot_work_on_one_study(duel: str, tmp_path: Path) -> None:
    design = Design.read(TEXT)
    with Folder(tmp_path).begun(design, TEXT), pytest.raises(LabError, match="study-busy"):
        run(tmp_path)


def children_of(parent: int) -> list[int]:
    """List the processes that play for a driver."""
    threads = Path(f"/proc/{parent}/task").iterdir()
    return [int(pid) for thread in threads for pid in (thread / "children").read_text(encoding="utf-8").split()]


DRIVER = """
import sys
from pathlib import Path
from maestre.lab import workers
from maestre.lab.studies import Design, Folder, run_study
if __name__ == "__main__":
    text = Path(sys.argv[1]).read_text()
    run_study(Design.read(text), text, Folder(Path(sys.argv[2])), workers("processes", count=2))
"""


def test_a_driver_that_is_killed_loses_what_was_being_played_and_nothing_else(duel: str, tmp_path: Path) -> None:
    text = TEXT.replace("games = 40", "games = 1500")
    (tmp_path / "study.toml").write_text(text, encoding="utf-8")
    (tmp_path / "driver.py").write_text(DRIVER, encoding="utf-8")
    words = [sys.executable, str(tmp_path / "driver.py"), str(tmp_path / "study.toml"), str(tmp_path / "killed")]
    driver = subprocess.Popen(words, env=os.environ.copy(), cwd=Path(__file__).parents[3])
    folder = Folder(tmp_path / "killed")
    until = time.monotonic() + SECONDS
    while time.monotonic() < until and not (folder.path / COMING).exists():
        time.sleep(0.01)
    while time.monotonic() < until and not (folder.path / COMING).stat().st_size:
        time.sleep(0.01)
    workers_there = children_of(driver.pid)
    driver.send_signal(signal.SIGKILL)
    driver.wait(SECONDS)
    while time.monotonic() < until and any(Path(f"/proc/{pid}").exists() for pid in workers_there):
        time.sleep(0.05)
    assert workers_there
    assert not any(Path(f"/proc/{pid}").exists() for pid in workers_there), "workers go with whoever sent them"
    kept = len(folder.rows())
    assert 0 < kept < 3000, "it was killed while it played"
    rest = Counting()
    rows = run(folder.path, rest, text)
    assert rest.games == 3000 - kept
    assert len(rows) == 3000
    run(tmp_path / "whole", text=text)
    assert tables(folder.path) == tables(tmp_path / "whole")


# ------------------------------------------------------------------------------------------------ enough


def results(points: Sequence[float]) -> list[Result]:
    """Games of veterans among themselves, in which the first side came to this."""
    seats = {1.0: "red", 0.0: "blue", 0.5: None}
    return [Result(Outcome(seats[point], "won"), "00", 1) for point in points]


def alike() -> Cell:
    return Design.read(TEXT.replace('"veteran", "random"', '"veteran"')).cells()[0]


def test_a_cell_ends_when_its_share_is_told_from_the_mark(duel: str) -> None:
    assert not has_enough(Stop(), alike(), results([1.0, 0.0] * 50))
    assert has_enough(Stop(), alike(), results([1.0, 1.0, 1.0, 0.0] * 50))
    assert has_enough(Stop(), alike(), results([0.0, 0.0, 0.0, 1.0] * 50))
    assert not has_enough(Stop(), alike(), results([1.0, 1.0, 1.0, 0.0] * 3))
    assert not has_enough(None, alike(), results([1.0] * 200))


def test_a_cell_ends_inside_a_band_or_beyond_it(duel: str) -> None:
    band = Stop(band=(0.3, 0.7))
    assert has_enough(band, alike(), results([1.0, 0.0] * 100))
    assert has_enough(band, alike(), results([1.0] * 60))
    assert not has_enough(band, alike(), results([1.0, 0.0] * 5))
    assert not has_enough(band, alike(), results([1.0, 1.0, 0.0] * 30))


def test_a_study_stops_at_a_look_and_at_the_same_game_whoever_plays(duel: str, tmp_path: Path) -> None:
    text = TEXT.replace("games = 40", "games = 400") + "[stop]\nevery = 10\n"
    one = run(tmp_path / "one", text=text)
    design = Design.read(text)
    two = run_study(design, text, Folder(tmp_path / "two"), workers("processes", count=2))
    assert one == two
    counts = [cell.games for cell in summary(design, one).cells]
    assert all(count % 10 == 0 for count in counts)
    assert min(counts) < 400, "the bolder archer is told before the end"


# ------------------------------------------------------------------------------------------------ a game again


def test_any_row_is_played_again_to_the_last_position(duel: str, tmp_path: Path) -> None:
    rows = run(tmp_path)
    design, _ = Folder(tmp_path).design()
    for place in (0, 1, 41, 79):
        row = row_at(rows, place)
        table = again(design, row)
        assert table.fingerprint() == row.result.hash
        assert table.outcome == row.result.outcome


def test_a_row_that_comes_out_otherwise_is_refused(duel: str, tmp_path: Path) -> None:
    rows = run(tmp_path)
    design, _ = Folder(tmp_path).design()
    other = msgspec.structs.replace(rows[0], result=rows[1].result)
    with pytest.raises(LabError, match="row-otherwise"):
        again(design, other)


@pytest.mark.parametrize("place", [-1, 80])
def test_a_row_that_is_not_there_is_refused(duel: str, tmp_path: Path, place: int) -> None:
    with pytest.raises(LabError, match="no-row"):
        row_at(run(tmp_path), place)
