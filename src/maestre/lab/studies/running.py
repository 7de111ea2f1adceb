"""A study is run: what it has is kept, what it lacks is played, and each cell ends when it has enough."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import NamedTuple

from maestre.lab.match import Result
from maestre.lab.runs import WHOLE, Heard, Turn, run
from maestre.lab.statistics import Looks, Share, wilson
from maestre.lab.studies.design import Cell, Design, Stop
from maestre.lab.studies.folder import Folder
from maestre.lab.studies.rows import Row, row_of
from maestre.lab.studies.units import points_of, units_of
from maestre.lab.workers import Here, Workers


class Going(NamedTuple):
    """How a study stands while it runs."""

    played: int
    """So many games are played,"""
    most: int
    """of at most so many."""
    rate: float
    """So many are played a second,"""
    left: float
    """and so many seconds are left, if none ends early."""
    cell: int
    """The cell that was played last,"""
    share: Share | None
    """and what it has come to by now."""


def run_study(
    design: Design,
    text: str,
    folder: Folder,
    workers: Workers | None = None,
    heard: Callable[[Going], None] = lambda _: None,
) -> list[Row]:
    """Play what a study lacks, keep every game as it comes back, and write its tables; the games that it came to."""
    cells = design.cells()
    with folder.begun(design, text) as kept:
        if folder.is_done():
            return kept
        rows = {Turn(row.cell, row.number): row for row in kept}
        watch = _Watch(cells, rows)
        with folder.coming() as journal, workers or Here() as ready:
            watch.start()

            def progress(batch: Heard) -> None:
                new = [
                    row_of(cells[turn.plan], turn.number, matches[turn.plan][turn.number], result)
                    for turn, result in zip(batch.games, batch.done.results, strict=True)
                ]
                journal.keep(new)
                rows.update((Turn(row.cell, row.number), row) for row in new)
                heard(watch.look(new))

            matches = [cell.plan.matches() for cell in cells]
            results = run(
                matches,
                ready,
                progress,
                there={turn: row.result for turn, row in rows.items()},
                every=design.stop.every if design.stop is not None else WHOLE,
                enough=lambda place, found: has_enough(design.stop, cells[place], found),
            )
        chosen = [rows[Turn(cell.number, number)] for cell in cells for number in range(len(results[cell.number]))]
        folder.finish(design, chosen)
        return chosen


def has_enough(stop: Stop | None, cell: Cell, results: Sequence[Result]) -> bool:
    """Whether it can be told by the games of a cell on which side of the study's mark their share lies."""
    if stop is None:
        return False
    told = Looks(units_of(cell, [result.outcome for result in results]), stop.error).interval()
    if stop.band is not None:
        low, high = stop.band
        return (low <= told.low and told.high <= high) or told.high < low or told.low > high
    return told.high < stop.against or told.low > stop.against


class _Watch:
    """Counts the games of a study while it runs."""

    def __init__(self, cells: Sequence[Cell], rows: Mapping[Turn, Row]) -> None:
        self._cells = cells
        self._played = len(rows)
        self._most = sum(cell.plan.games for cell in cells)
        self._new = 0
        self._start = 0.0
        self._points: dict[int, list[float]] = {cell.number: [] for cell in cells}
        for row in rows.values():
            self._count(row)

    def start(self) -> None:
        """Begin to count the time: all who play are there."""
        self._start = perf_counter()

    def look(self, new: Sequence[Row]) -> Going:
        """Say how it stands after some more games."""
        for row in new:
            self._count(row)
        self._new += len(new)
        self._played += len(new)
        rate = self._new / max(perf_counter() - self._start, 1e-9)
        cell = new[-1].cell
        points = self._points[cell]
        left = (self._most - self._played) / rate
        return Going(self._played, self._most, rate, left, cell, wilson(sum(points), len(points)))

    def _count(self, row: Row) -> None:
        self._points[row.cell].append(points_of(self._cells[row.cell], row.number, row.result.outcome))
