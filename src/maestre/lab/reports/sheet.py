"""What every section of a report is written with: the study as it was reckoned, words of one language, charts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from maestre.lab.reports import charts, maps
from maestre.lab.reports.armies import Matrix, matrix_of
from maestre.lab.reports.counts import Where, wheres
from maestre.lab.reports.markup import figure, p
from maestre.lab.reports.swings import Swung, swings
from maestre.lab.reports.words import Words, label
from maestre.lab.reports.worth import Trade, Worths, trades, worths
from maestre.lab.statistics import Difference
from maestre.lab.studies.design import Cell, Design
from maestre.lab.studies.rows import Row
from maestre.lab.studies.summary import Summary, Told
from maestre.play import Game, State

SHOWN: Final = 40
"""So many lines a chart has at most,"""
LISTED: Final = 200
"""and so many a table."""


class Findings(NamedTuple):
    """All that is reckoned once, whatever language it is told in."""

    design: Design
    text: str
    name: str
    """What the folder of the study is called."""
    game: Game[State]
    cells: Sequence[Cell]
    rows: Sequence[Row]
    found: Summary
    matrix: Matrix | None
    worths: Worths | None
    trades: tuple[Trade, ...]
    swings: tuple[Swung, ...]
    wheres: tuple[Where, ...]
    maps: dict[str, maps.Map]
    """The boards on which pieces were lost, by scenario."""


def findings(design: Design, text: str, name: str, rows: Sequence[Row], found: Summary) -> Findings:
    """Reckon what is told of a study."""
    game, cells = design.opened(), design.cells()
    ordered = sorted(rows, key=lambda row: (row.cell, row.number))
    matrix = matrix_of(game, ordered)
    where = wheres(ordered, game.seats)
    boards = {}
    for one in where:
        scene = game.scene(game.setup(one.scenario, game.resolve_options(one.first.options)), "")
        if scene is not None:
            boards[one.scenario] = maps.map_of(scene.board)
    return Findings(
        design,
        text,
        name,
        game,
        cells,
        ordered,
        found,
        matrix,
        worths(cells, ordered, game.seats),
        trades(ordered, game.seats),
        swings(design, found) if matrix is None and not found.effects else (),
        where,
        boards,
    )


class Sheet:
    """A report in one language while it is written; ``drawn`` keeps the charts by their names."""

    def __init__(self, told: Findings, language: str) -> None:
        self.told = told
        self.words = Words(language, told.game.folder() / "messages")
        self.drawn: dict[str, str] = {}

    def chart(self, name: str, title: str, chart: charts.Chart, about: str) -> str:
        """Draw a chart and put what it shows under it."""
        return self.keep(name, title, charts.drawn(chart, self.words.language), about)

    def keep(self, name: str, title: str, svg: str, about: str) -> str:
        """Keep a drawing and put what it shows under it."""
        one = f"{name}-{self.words.language}"
        self.drawn[one] = charts.described(svg, title, about, one)
        return figure(self.drawn[one], about)

    def called(self, cell: Told) -> str:
        """Name a cell; one that changes nothing, beside others that do, is what it is."""
        alone = len(self.told.found.cells) == 1
        return label(cell, self.words) if cell.settings or alone else self.words.say("report-base")

    def difference(self, name: str, change: Difference) -> charts.Line:
        """Make the line of a change, in points of a hundred."""
        told = self.signed(100 * change.difference)
        return charts.Line(name, told, 100 * change.difference, 100 * change.low, 100 * change.high)

    def signed(self, value: float) -> str:
        """Write a number with its sign."""
        told = self.words.number(value)
        return f"+{told}" if value > 0 and told != "0" else told

    def more(self, count: int) -> str:
        """Say that not all of so many rows are shown."""
        return p(self.words.say("report-more", shown=LISTED, count=count)) if count > LISTED else ""

    def seat(self, seat: str) -> str:
        """Name a side."""
        return self.words.name(f"seat-{seat}", seat)

    def kind(self, kind: str) -> str:
        """Name a kind of piece."""
        return self.words.name(kind, kind)

    def key(self) -> str:
        """Say how the sides are told apart in a chart."""
        first, *others = (self.seat(seat) for seat in self.told.game.seats)
        return self.words.say("report-key", first=first, others=", ".join(others))
