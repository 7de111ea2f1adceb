"""Who wins: the head of a report, the shares of its cells, armies against each other, what matters most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape

from maestre.lab.reports import charts
from maestre.lab.reports.armies import Matrix
from maestre.lab.reports.markup import folded, p, section, table
from maestre.lab.reports.sheet import LISTED, SHOWN, Sheet
from maestre.lab.reports.words import (
    bots_of,
    change_of,
    changed_by,
    finding_of,
    mark_words,
    percent,
    range_of,
    short,
    verdict_of,
    who_of,
)
from maestre.lab.statistics import Finding, Ratings, Unrated
from maestre.lab.statistics.intervals import Z
from maestre.lab.studies.summary import Told

# ------------------------------------------------------------------------------------------------ the head


def head(sheet: Sheet) -> str:
    """Begin with the question, what came out, and for whom that is said."""
    found, say = sheet.told.found, sheet.words.say
    title = found.question or say("report-untitled", game=found.game)
    lines = [p(line, "verdict") for line in _verdict(sheet)]
    if not found.by_the_book:
        lines.append(p(say("lab-not-the-book", values=changed_by(found)), "warning"))
    most = sum(cell.plan.games for cell in sheet.told.cells)
    if sheet.told.design.stop is None and found.games < most:
        lines.append(p(say("report-not-all", games=found.games, most=most), "warning"))
    lines.append(p(say("lab-balanced", agents=bots_of(found)), "bots"))
    return f"<header><h1>{escape(title)}</h1>{''.join(lines)}</header>"


def _verdict(sheet: Sheet) -> Iterator[str]:
    """Say in a sentence what came out, and in another what the changes did."""
    found, words = sheet.told.found, sheet.words
    mark = mark_words(words, found)
    if found.effects:
        yield words.say("report-screened", games=found.games, points=len(found.cells), values=len(found.effects))
        return
    if len(found.cells) == 1:
        only = found.cells[0]
        yield words.say(
            f"report-verdict-{only.verdict.finding.value}",
            who=who_of(only, words),
            share=percent(words, only.share.share),
            low=percent(words, only.share.low),
            high=percent(words, only.share.high),
            games=only.games,
            mark=mark,
            more=verdict_of(words, only),
        )
        return
    many = Counter(cell.verdict.finding for cell in found.cells)
    yield words.say(
        "report-verdicts",
        cells=len(found.cells),
        games=found.games,
        mark=mark,
        **{finding.value: many[finding] for finding in Finding},
    )
    beside = [cell for cell in found.cells if cell.differs is not None]
    differ = sum(cell.differs is not None and cell.differs.finding is not Finding.OPEN for cell in beside)
    if beside:
        yield words.say("report-differ", count=differ, cells=len(beside), first=sheet.called(found.cells[0]))


# ------------------------------------------------------------------------------------------------ shares


def shares(sheet: Sheet) -> str:
    """Draw the share of each cell, and what sets it off from the first; of points of walks none is a question."""
    found, words = sheet.told.found, sheet.words
    if found.effects:
        return ""
    say = words.say
    lines = [
        charts.Line(
            sheet.called(cell), percent(words, cell.share.share),
            100 * cell.share.share, 100 * cell.share.low, 100 * cell.share.high,
        )
        for cell in found.cells[:SHOWN]
    ]  # fmt: skip
    whose = ", ".join(dict.fromkeys(who_of(cell, words) for cell in found.cells))
    band = (100 * found.mark[0], 100 * found.mark[1])
    about = say("report-shares-about", who=whose, mark=mark_words(words, found))
    axes = list(dict.fromkeys(short(axis) for cell in found.cells for axis in cell.settings))
    if max(len(cell.settings) for cell in found.cells) > 1:
        about += " " + say("report-cells", axes=" · ".join(axes))
    chart = charts.whiskers(lines, say("report-percent"), band, (0, 100))
    return section(
        say("report-shares"),
        sheet.chart("shares", say("report-shares"), chart, about),
        _share_table(sheet),
        _beside(sheet, [cell for cell in found.cells if cell.beside is not None]),
        sheet.more(len(found.cells)),
    )


def _share_table(sheet: Sheet) -> str:
    found, words, say = sheet.told.found, sheet.words, sheet.words.say
    heads = ["lab-cell", "lab-games", "study-share", "study-interval", "lab-verdict"]
    whose = len({cell.of for cell in found.cells}) > 1
    if whose:
        heads.append("lab-of")
    rows = [
        [
            sheet.called(cell), words.number(cell.games), percent(words, cell.share.share),
            range_of(words, cell.share), verdict_of(words, cell), *([who_of(cell, words)] if whose else []),
        ]
        for cell in found.cells[:LISTED]
    ]  # fmt: skip
    return table(say("report-shares"), [say(head) for head in heads], rows)


def _beside(sheet: Sheet, cells: Sequence[Told]) -> str:
    """Set cells beside the first; a chart only where what matters most has none."""
    words, say = sheet.words, sheet.words.say
    if not cells:
        return ""
    first = sheet.called(sheet.told.found.cells[0])
    title, drawn = say("report-beside", first=first), ""
    if not sheet.told.swings:
        lines = [sheet.difference(sheet.called(cell), cell.beside) for cell in cells[:SHOWN] if cell.beside]
        chart = charts.whiskers(lines, say("report-points"), (0.0, 0.0))
        drawn = sheet.chart("beside", title, chart, say("report-beside-about", first=first))
    rows = [
        [sheet.called(cell), change_of(words, cell.beside), finding_of(words, cell.differs, "report-differs")]
        for cell in cells[:LISTED]
        if cell.beside is not None and cell.differs is not None
    ]
    return drawn + table(title, [say("lab-cell"), say("lab-beside"), say("report-differs")], rows)


# ------------------------------------------------------------------------------------------------ armies


def matrix(sheet: Sheet) -> str:
    """Lay two switches against each other, and rate the armies if they are that."""
    matrix, words, say = sheet.told.matrix, sheet.words, sheet.words.say
    if matrix is None:
        return ""
    seat = sheet.seat(sheet.told.game.seats[0])
    squares = [
        charts.Square(
            one.first, one.second, one.share.share,
            percent(words, round(one.share.share, 2)), say("report-n", games=one.games),
        )
        for one in matrix.fields
    ]  # fmt: skip
    about = say("report-matrix-about", who=seat)
    rows = [
        [one.first, one.second, percent(words, one.share.share), range_of(words, one.share), str(one.games)]
        for one in matrix.fields[:LISTED]
    ]
    heads = [matrix.first, matrix.second, say("study-share"), say("study-interval"), say("lab-games")]
    title = say("report-matrix", first=matrix.first, second=matrix.second)
    return section(
        title,
        sheet.chart("matrix", title, charts.grid(squares, matrix.first, matrix.second), about),
        _strength(sheet, matrix),
        folded(say("report-table"), table(title, heads, rows)),
        sheet.more(len(matrix.fields)),
    )


def _strength(sheet: Sheet, matrix: Matrix) -> str:
    found, words, say = matrix.strength, sheet.words, sheet.words.say
    if isinstance(found, Unrated):
        groups = "; ".join(", ".join(group) for group in found.groups)
        return p(say(f"report-unrated-{found.why.value}", groups=groups))
    if not isinstance(found, Ratings):
        return ""
    lines = [
        charts.Line(name, sheet.signed(one.rating), one.rating, one.rating - Z * one.error, one.rating + Z * one.error)
        for name, one in found.ratings.items()
    ]
    side, seat = found.side, sheet.seat(sheet.told.game.seats[0])
    about = say("report-strength-about")
    worth = say(
        "report-side",
        who=seat,
        worth=sheet.signed(side.rating),
        low=words.number(side.rating - Z * side.error, 0),
        high=words.number(side.rating + Z * side.error, 0),
    )
    chart = charts.whiskers(lines, say("report-rating"), (0.0, 0.0))
    return sheet.chart("strength", say("report-strength"), chart, about) + p(worth)


# ------------------------------------------------------------------------------------------------ one thing at a time


def swings(sheet: Sheet) -> str:
    """Put what was changed alone in the order of what it does."""
    say = sheet.words.say
    lines = [
        sheet.difference(f"{one.name.rpartition(' ')[2]} → {change.to}", change.beside)
        for one in sheet.told.swings
        for change in one.changes
    ]
    if not lines:
        return ""
    about = say("report-tornado-about", first=sheet.called(sheet.told.found.cells[0]))
    chart = charts.whiskers(lines[:SHOWN], say("report-points"), (0.0, 0.0))
    return section(say("report-tornado"), sheet.chart("tornado", say("report-tornado"), chart, about))


def screened(sheet: Sheet) -> str:
    """Put values in the order of what they do among all the others, where a study screens them."""
    effects, words, say = sheet.told.found.effects, sheet.words, sheet.words.say
    if not effects:
        return ""
    parts = [
        charts.Part(path, words.number(100 * one.mu_star), 100 * one.mu_star)
        for path, one in list(effects.items())[:SHOWN]
    ]
    rows = [
        [path, *(words.number(100 * value) for value in (one.mu, one.mu_star, one.sigma, one.noise))]
        for path, one in list(effects.items())[:LISTED]
    ]
    title = say("report-tornado")
    heads = [say(f"lab-{key}") for key in ("swing", "effect", "size", "spread", "noise")]
    chart = charts.bars(parts, say("report-points"))
    about = say("report-screened-about")
    return section(
        title, sheet.chart("screened", title, chart, about), table(title, heads, rows), p(say("lab-effects-foot"))
    )
