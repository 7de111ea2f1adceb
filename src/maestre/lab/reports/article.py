"""What a study came to, in one language: section by section, each only where the study has something for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from statistics import fmean, median
from typing import Final, NamedTuple

from maestre.lab.reports import charts, counts, maps
from maestre.lab.reports.armies import Matrix, matrix_of
from maestre.lab.reports.markup import figure, p, section, table, terms
from maestre.lab.reports.swings import Swung, swings
from maestre.lab.reports.words import (
    Words,
    bots_of,
    called,
    change_of,
    changed_by,
    finding_of,
    label,
    mark_words,
    percent,
    range_of,
    verdict_of,
    who_of,
)
from maestre.lab.reports.worth import Trade, Worths, trades, worths
from maestre.lab.statistics import Difference, Finding, Ratings, Unrated
from maestre.lab.studies.design import Cell, Design
from maestre.lab.studies.rows import Row, board_of
from maestre.lab.studies.summary import Summary, Told
from maestre.play import Game, State

SHOWN: Final = 40
"""So many lines a chart has at most,"""
LISTED: Final = 200
"""and so many a table."""
_PLACES: Final = 10
"""Where most were lost, in words: so many places."""


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
    wheres: tuple[counts.Where, ...]
    maps: dict[str, maps.Map]
    """The boards on which pieces were lost, by scenario."""


def findings(design: Design, text: str, name: str, rows: Sequence[Row], found: Summary) -> Findings:
    """Reckon what is told of a study."""
    game, cells = design.opened(), design.cells()
    ordered = sorted(rows, key=lambda row: (row.cell, row.number))
    matrix = matrix_of(game, ordered)
    where = counts.wheres(ordered, game.seats)
    boards = {}
    for one in where:
        space = board_of(game, one.first)
        scene = game.scene(game.setup(one.scenario, game.resolve_options(one.first.options)), "")
        if space is not None and scene is not None and one.scenario not in boards:
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
        swings(design, found) if matrix is None else (),
        where,
        boards,
    )


class Article:
    """A study in one language; ``drawn`` keeps the charts by their names."""

    def __init__(self, told: Findings, language: str) -> None:
        self._told, self._language = told, language
        self._words = Words(language, told.game.folder() / "messages")
        self.drawn: dict[str, str] = {}
        self.body = "".join(
            (
                self._head(),
                self._shares(),
                self._matrix(),
                self._swings(),
                self._lengths(),
                self._losses(),
                self._where(),
                self._worth(),
                self._study(),
            )
        )

    # ---------------------------------------------------------------- the head

    def _head(self) -> str:
        found, say = self._told.found, self._words.say
        title = found.question or say("report-untitled", game=found.game)
        lines = [p(line, "verdict") for line in self._verdict()]
        if not found.by_the_book:
            lines.append(p(say("lab-not-the-book", values=changed_by(found)), "warning"))
        most = sum(cell.plan.games for cell in self._told.cells)
        if self._told.design.stop is None and found.games < most:
            lines.append(p(say("report-not-all", games=found.games, most=most), "warning"))
        lines.append(p(say("lab-balanced", agents=bots_of(found)), "bots"))
        return f"<header><h1>{escape(title)}</h1>{''.join(lines)}</header>"

    def _verdict(self) -> Iterator[str]:
        """Say in a sentence what came out, and in another what the changes did."""
        found, words = self._told.found, self._words
        mark = mark_words(words, found)
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
            yield words.say("report-differ", count=differ, cells=len(beside), first=label(found.cells[0], words))

    # ---------------------------------------------------------------- shares

    def _shares(self) -> str:
        found, words = self._told.found, self._words
        say = words.say
        lines = [
            charts.Line(
                label(cell, words), percent(words, cell.share.share),
                100 * cell.share.share, 100 * cell.share.low, 100 * cell.share.high,
            )
            for cell in found.cells[:SHOWN]
        ]  # fmt: skip
        whose = ", ".join(dict.fromkeys(who_of(cell, words) for cell in found.cells))
        band = (100 * found.mark[0], 100 * found.mark[1])
        told = say("report-shares-about", who=whose, mark=mark_words(words, found))
        parts = [self._chart("shares", charts.whiskers(lines, say("report-percent"), band, (0, 100)), told)]
        beside = [cell for cell in found.cells if cell.beside is not None]
        if beside and not self._told.swings:
            parts.append(self._beside(beside))
        parts += [self._share_table(), self._more(len(found.cells))]
        return section(say("report-shares"), *parts)

    def _beside(self, cells: Sequence[Told]) -> str:
        words = self._words
        lines = [self._difference(label(cell, words), cell.beside) for cell in cells[:SHOWN] if cell.beside]
        chart = charts.whiskers(lines, words.say("report-points"), (0.0, 0.0))
        about = words.say("report-beside-about", first=label(self._told.found.cells[0], words))
        return self._chart("beside", chart, about)

    def _difference(self, name: str, change: Difference) -> charts.Line:
        told = self._signed(100 * change.difference)
        return charts.Line(name, told, 100 * change.difference, 100 * change.low, 100 * change.high)

    def _signed(self, value: float) -> str:
        told = self._words.number(value)
        return f"+{told}" if value > 0 and told != "0" else told

    def _share_table(self) -> str:
        found, words, say = self._told.found, self._words, self._words.say
        several = len(found.cells) > 1
        heads = ["lab-cell", "lab-games", "study-share", "study-interval", "lab-verdict"]
        whose = len({cell.of for cell in found.cells}) > 1
        if whose:
            heads.insert(2, "lab-of")
        heads += ["lab-beside", "report-differs"] if several else []
        rows = []
        for cell in found.cells[:LISTED]:
            row = [
                called(cell, words), words.number(cell.games), *([who_of(cell, words)] if whose else []),
                percent(words, cell.share.share), range_of(words, cell.share), verdict_of(words, cell),
            ]  # fmt: skip
            if several:
                row.append(change_of(words, cell.beside) if cell.beside is not None else "-")
                row.append(finding_of(words, cell.differs, "report-differs") if cell.differs is not None else "-")
            rows.append(row)
        return table(say("report-shares"), [say(head) for head in heads], rows)

    def _more(self, count: int) -> str:
        """Say that not all of so many are shown."""
        return p(self._words.say("report-more", shown=LISTED, count=count)) if count > LISTED else ""

    # ---------------------------------------------------------------- armies

    def _matrix(self) -> str:
        matrix, words, say = self._told.matrix, self._words, self._words.say
        if matrix is None:
            return ""
        seat = self._seat(self._told.game.seats[0])
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
            self._chart("matrix", charts.grid(squares, matrix.first, matrix.second), about),
            self._strength(matrix),
            _folded(say("report-table"), table(title, heads, rows)),
            self._more(len(matrix.fields)),
        )

    def _strength(self, matrix: Matrix) -> str:
        found, words, say = matrix.strength, self._words, self._words.say
        if isinstance(found, Unrated):
            groups = "; ".join(", ".join(group) for group in found.groups)
            return p(say(f"report-unrated-{found.why.value}", groups=groups))
        if not isinstance(found, Ratings):
            return ""
        z = 1.96
        lines = [
            charts.Line(
                name, self._signed(one.rating), one.rating, one.rating - z * one.error, one.rating + z * one.error
            )
            for name, one in found.ratings.items()
        ]
        side, seat = found.side, self._seat(self._told.game.seats[0])
        about = say("report-strength-about")
        worth = say(
            "report-side",
            who=seat,
            worth=self._signed(side.rating),
            low=words.number(side.rating - z * side.error, 0),
            high=words.number(side.rating + z * side.error, 0),
        )
        return self._chart("strength", charts.whiskers(lines, say("report-rating"), (0.0, 0.0)), about) + p(worth)

    # ---------------------------------------------------------------- one thing at a time

    def _swings(self) -> str:
        say = self._words.say
        lines = [
            self._difference(f"{one.name.rpartition(' ')[2]} → {change.to}", change.beside)
            for one in self._told.swings
            for change in one.changes
        ]
        if not lines:
            return ""
        about = say("report-tornado-about", first=label(self._told.found.cells[0], self._words))
        chart = charts.whiskers(lines[:SHOWN], say("report-points"), (0.0, 0.0))
        return section(say("report-tornado"), self._chart("tornado", chart, about))

    # ---------------------------------------------------------------- margins and lengths

    def _lengths(self) -> str:
        told, words, say = self._told, self._words, self._words.say
        first = told.game.seats[0]
        margins = [margin for row in told.rows if (margin := row.margin(first)) is not None]
        turns = Counter(row.result.turns for row in told.rows)
        parts = []
        if margins and len(told.game.seats) == len(charts.SIDES):
            bars = counts.histogram(margins)
            columns = [(_span(bar.low, bar.high), [bar.games]) for bar in bars]
            about = say("report-margins-about", who=self._seat(first))
            chart = charts.columns(columns, say("report-margin"), say("lab-games"))
            parts.append(self._chart("margins", chart, about))
        span = range(min(turns), max(turns) + 1)
        chart = charts.columns([(str(turn), [turns[turn]]) for turn in span], say("report-turns"), say("lab-games"))
        parts.append(self._chart("lengths", chart, say("report-lengths-about")))
        heads = [say(key) for key in ("lab-cell", "lab-games", "report-turns-mean", "report-turns-median")]
        heads += [say("report-margin-mean"), say("report-margin-median")] if margins else []
        rows = []
        for cell in told.found.cells[:LISTED]:
            own = [row for row in told.rows if row.cell == cell.number]
            row = [called(cell, words), str(cell.games), words.number(cell.turns, 2)]
            row.append(words.number(median(one.result.turns for one in own)))
            if margins:
                ahead = [margin for one in own if (margin := one.margin(first)) is not None]
                row += [words.number(fmean(ahead), 2), words.number(median(ahead))] if ahead else ["-", "-"]
            rows.append(row)
        return section(
            say("report-lengths"), *parts, _folded(say("report-table"), table(say("report-lengths"), heads, rows))
        )

    # ---------------------------------------------------------------- losses

    def _losses(self) -> str:
        told, words, say = self._told, self._words, self._words.say
        seats = told.game.seats
        tolls = counts.tolls(told.rows, seats)
        if not any(toll.lost for toll in tolls):
            return ""
        sides = {seat: place % len(charts.SIDES) for place, seat in enumerate(seats)}
        parts = [
            charts.Part(
                f"{self._kind(toll.kind)} · {self._seat(toll.seat)}", percent(words, toll.share),
                100 * toll.share, sides[toll.seat],
            )
            for toll in tolls[:SHOWN]
        ]  # fmt: skip
        games = len(told.rows)
        rows = [
            [
                self._kind(toll.kind), self._seat(toll.seat), words.number(toll.brought / games, 2),
                words.number(toll.lost / games, 2), percent(words, toll.share) if toll.brought else "-",
            ]
            for toll in tolls[:LISTED]
        ]  # fmt: skip
        heads = [say(f"report-{key}") for key in ("kind", "seat", "brought", "lost", "share-lost")]
        key = self._key()
        return section(
            say("report-losses"),
            self._chart(
                "losses", charts.bars(parts, say("report-percent"), 100), say("report-losses-about", sides=key)
            ),
            _folded(say("report-table"), table(say("report-losses"), heads, rows)),
            self._turns(key),
            self._causes(),
        )

    def _turns(self, key: str) -> str:
        told, say = self._told, self._words.say
        games, seats = len(told.rows), told.game.seats
        turns = counts.by_turn(told.rows)
        heights = [(str(turn), [many[seat] / games for seat in seats]) for turn, many in turns.items()]
        if len(seats) != len(charts.SIDES):
            heights = [(str(turn), [many.total() / games]) for turn, many in turns.items()]
        chart = charts.columns(heights, say("report-turn"), say("report-per-game"))
        rows = [
            [str(turn), *(self._words.number(many[seat] / games, 2) for seat in seats)] for turn, many in turns.items()
        ]
        title = say("report-by-turn")
        heads = [say("report-turn"), *(self._seat(seat) for seat in seats)]
        return self._chart("turns", chart, say("report-by-turn-about", sides=key)) + _folded(
            say("report-table"), table(title, heads, rows[:LISTED])
        )

    def _causes(self) -> str:
        told, say = self._told, self._words.say
        found, games, seats = counts.causes(told.rows), len(told.rows), told.game.seats
        all_ = sum(many.total() for many in found.values())
        rows = [
            [
                self._words.name(f"lost-{how}", how), percent(self._words, many.total() / all_),
                *(self._words.number(many[seat] / games, 2) for seat in seats),
            ]
            for how, many in found.items()
        ]  # fmt: skip
        heads = [say("report-cause"), say("report-share-of-losses"), *(self._seat(seat) for seat in seats)]
        return table(say("report-by-cause"), heads, rows)

    def _where(self) -> str:
        told, say = self._told, self._words.say
        several = len({one.scenario for one in told.wheres}) > 1
        parts = []
        for one in told.wheres:
            ground = told.maps.get(one.scenario)
            if ground is None:
                continue
            games = sum(row.scenario == one.scenario for row in told.rows)
            lost = maps.spots(ground, one.places)
            if not lost:
                continue
            names = {spot.place: self._words.name(f"place-{spot.place}", spot.place) for spot in lost if spot.place}
            who = self._seat(one.seat) + (f", {one.scenario}" if several else "")
            about = say("report-where-about", who=who, most=lost[0].count, games=games)
            shown = names if ground.form == "disc" else {}
            svg = maps.framed(ground, ground.ground + maps.heat(ground, lost, shown))
            parts.append(self._chart_of(f"where-{one.scenario}-{one.seat}", svg, about))
            if names:
                rows = [
                    [names[spot.place], str(spot.count), self._words.number(spot.count / games, 2)]
                    for spot in lost[:_PLACES]
                ]
                heads = [say("report-place"), say("report-lost-all"), say("report-per-game")]
                title = say("report-where-most", who=who)
                parts.append(_folded(title, table(title, heads, rows)))
        return section(say("report-where"), *parts)

    # ---------------------------------------------------------------- what points are worth

    def _worth(self) -> str:
        told, words, say = self._told, self._words, self._words.say
        found = told.worths
        if found is not None:
            lines = [self._difference(self._kind(one.kind), one.effect) for one in found.kinds]
            chart = charts.whiskers(lines[:SHOWN], say("report-points"), (0.0, 0.0))
            about = say("report-worth-about", points=found.points)
            rows = [[self._kind(one.kind), change_of(words, one.effect)] for one in found.kinds]
            title = say("report-worth")
            heads = [say("report-kind"), say("report-worth-effect", points=found.points)]
            note = say("report-worth-is", lineups=found.lineups, games=found.games, kinds=len(found.kinds))
            folded = _folded(say("report-table"), table(title, heads, rows))
            return section(title, p(note), self._chart("worth", chart, about), folded)
        if not told.trades:
            return ""
        games = len(told.rows)
        rows = [
            [
                self._seat(one.seat), words.number(one.destroyed / games, 2), words.number(one.lost / games, 2),
                words.number(one.rate, 2) if one.rate is not None else "-",
            ]
            for one in told.trades
        ]  # fmt: skip
        heads = [say(f"report-{key}") for key in ("seat", "destroyed", "points-lost", "rate")]
        return section(say("report-trade"), p(say("report-trade-is")), table(say("report-trade"), heads, rows))

    # ---------------------------------------------------------------- the study itself

    def _study(self) -> str:
        told, say = self._told, self._words.say
        found = told.found
        versions = ", ".join(dict.fromkeys(row.version for row in told.rows))
        rules = ", ".join(dict.fromkeys(str(row.rules) for row in told.rows))
        pairs = (
            ("report-game", f"{found.game} ({', '.join(dict.fromkeys(cell.scenario for cell in found.cells))})"),
            ("report-games", self._words.number(found.games)),
            ("report-seed", str(found.seed)),
            ("report-digest", found.digest),
            ("report-hash", found.hash),
            ("report-versions", say("report-version", version=versions, rules=rules)),
        )
        return section(
            say("report-study"),
            p(say("report-repeat")),
            f"<pre>maestre lab run {escape(told.name)}.toml\nmaestre lab game {escape(told.name)} 0</pre>",
            terms((say(key), words) for key, words in pairs),
            _folded(say("report-file"), f"<pre>{escape(told.text)}</pre>"),
        )

    # ---------------------------------------------------------------- small things

    def _chart(self, name: str, chart: charts.Chart, about: str) -> str:
        return self._chart_of(name, charts.drawn(chart, self._language), about)

    def _chart_of(self, name: str, svg: str, about: str) -> str:
        one = f"{name}-{self._language}"
        self.drawn[one] = charts.described(svg, self._words.say("report-chart", name=name), about, one)
        return figure(self.drawn[one], about)

    def _seat(self, seat: str) -> str:
        return self._words.name(f"seat-{seat}", seat)

    def _kind(self, kind: str) -> str:
        return self._words.name(kind, kind)

    def _key(self) -> str:
        """Say how the sides are told apart in a chart."""
        first, *others = (self._seat(seat) for seat in self._told.game.seats)
        return self._words.say("report-key", first=first, others=", ".join(others))


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}…{high}"


def _folded(title: str, inner: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{inner}</details>"
