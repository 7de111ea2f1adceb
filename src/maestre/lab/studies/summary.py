"""What the games of a study say, cell by cell, and beside its first cell."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean

import msgspec

import maestre
from maestre.lab.statistics import (
    Band,
    Difference,
    Effect,
    Looks,
    Share,
    Swing,
    Verdict,
    compare,
    effects,
    judge,
    paired_difference,
    paired_share,
    tornado,
    wilson,
)
from maestre.lab.studies.design import Cell, Design, Stop
from maestre.lab.studies.rows import Row
from maestre.lab.studies.units import points_of, subject, units_of
from maestre.lab.study import digest_of
from maestre.play import Setting


class Told(msgspec.Struct, frozen=True):
    """What a cell came to."""

    number: int
    settings: dict[str, Setting]
    agents: tuple[str, ...]
    scenario: str
    games: int
    of: str
    """What the share is the share of: the first of two agents or, if they are alike, the first side."""
    share: Share
    verdict: Verdict
    """Whether that is inside or beyond the study's mark, or about how many more games it takes to tell."""
    wins: int
    draws: int
    by_side: dict[str, Share]
    """The share of each side, whoever led it."""
    margin: float | None
    """By how many points the first side was ahead in the end; the mean."""
    turns: float
    beside: Difference | None
    """By how much the share is above that of the first cell, of which the same games have the same seeds."""
    differs: Verdict | None
    """Whether that is a difference, or about how many more games it takes to tell."""
    printed: tuple[str, ...]
    """The values of the book that it changes."""


class Summary(msgspec.Struct, frozen=True):
    """What a study came to."""

    game: str
    rules: int
    maestre: str
    question: str
    digest: str
    seed: int
    mark: tuple[float, float]
    """What shares are held against: a band, or one share twice."""
    by_the_book: bool
    """Whether nothing was changed that the book prints: what is rebuilt is open."""
    cells: tuple[Told, ...]
    swings: tuple[Swing, ...]
    """What each value does alone, the largest first: of a study that lowers and raises them one at a time."""
    effects: dict[str, Effect]
    """What each value does among the others, by its path: of a study that screens them."""
    games: int
    hash: str


def summary(design: Design, rows: Sequence[Row]) -> Summary:
    """Count the games of a study."""
    cells = design.cells()
    found: dict[int, list[Row]] = {cell.number: [] for cell in cells}
    for row in sorted(rows, key=lambda one: (one.cell, one.number)):
        found[row.cell].append(row)
    first = found[0]
    told = tuple(_told(design, cell, found[cell.number], cells[0], first) for cell in cells if found[cell.number])
    return Summary(
        design.game,
        design.opened().rules,
        maestre.__version__,
        design.question,
        design.digest,
        design.seed,
        mark_of(design),
        not any(cell.printed for cell in cells),
        told,
        _swings(design, cells, found),
        _effects(design, told),
        len(rows),
        digest_of([row.result for cell in cells for row in found[cell.number]]),
    )


def _swings(design: Design, cells: Sequence[Cell], found: dict[int, list[Row]]) -> tuple[Swing, ...]:
    """Put lows and highs beside the first cell, by the games that all have."""
    if not design.swing or not all(found.values()):
        return ()
    units = [units_of(cell, [row.result.outcome for row in found[cell.number]]) for cell in cells]
    both = min(map(len, units))
    book, *rest = (one[:both] for one in units)
    pairs = zip(design.swing, zip(rest[::2], rest[1::2], strict=True), strict=True)
    return tornado(book, dict(pairs))


def _effects(design: Design, told: Sequence[Told]) -> dict[str, Effect]:
    """Give what each value does, if all points of the walks have been played."""
    screen = design.screen
    if screen is None:
        return {}
    walked = screen.walked(design.seed)
    size = len(screen.values) + 1
    if len(told) < size * screen.walks:
        return {}
    outcomes = [[cell.share.share for cell in told[start : start + size]] for start in range(0, len(told), size)]
    error = sqrt(fmean(cell.share.share * (1 - cell.share.share) / cell.games for cell in told))
    found = effects([len(levels) for levels in screen.values.values()], walked, outcomes, error)
    ranked = sorted(zip(screen.values, found, strict=True), key=lambda pair: -pair[1].mu_star)
    return dict(ranked)


def mark_of(design: Design) -> tuple[float, float]:
    """Give what the shares of a study are held against."""
    stop = design.stop or Stop()
    return stop.band or (stop.against, stop.against)


def _told(design: Design, cell: Cell, rows: list[Row], book: Cell, first: list[Row]) -> Told:
    units = units_of(cell, [row.result.outcome for row in rows])
    points = [points_of(cell, row.number, row.result.outcome) for row in rows]
    seats = tuple(rows[0].agents)
    margins = [margin for row in rows if (margin := row.margin(seats[0])) is not None]
    share = _share(design, cell, units, points)
    size = len(points) // len(units) if units else 1
    beside = _beside(units, units_of(book, [row.result.outcome for row in first])) if cell is not book else None
    return Told(
        cell.number,
        cell.settings,
        cell.plan.agents,
        cell.plan.scenario,
        len(rows),
        subject(cell),
        share,
        _in_games(judge(share, len(units), Band(*mark_of(design))), size),
        sum(point == 1 for point in points),
        sum(not row.winner for row in rows),
        {seat: wilson(sum(row.share(seat) for row in rows), len(rows)) for seat in seats},
        round(fmean(margins), 2) if margins else None,
        round(fmean(row.result.turns for row in rows), 2),
        beside,
        _in_games(compare(beside, min(len(units), len(first))), size) if beside is not None else None,
        cell.printed,
    )


def _share(design: Design, cell: Cell, units: list[float], points: list[float]) -> Share:
    """Give the share of a cell with its interval: one that holds under many looks where the study looked many times."""
    if design.stop is not None:
        return Looks(units, design.stop.error).interval()
    return paired_share(units) if cell.plan.paired else wilson(sum(points), len(points))


def _beside(units: list[float], book: list[float]) -> Difference | None:
    both = min(len(units), len(book))
    return paired_difference(units[:both], book[:both]) if both else None


def _in_games(verdict: Verdict, size: int) -> Verdict:
    """Say in games what was counted in pairs."""
    return verdict if verdict.more is None else Verdict(verdict.finding, verdict.more * size)
