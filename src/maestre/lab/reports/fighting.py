"""How battles go: how clearly and how long, who is lost, how and where, and what points are worth."""

from __future__ import annotations

from collections import Counter
from statistics import fmean, median
from typing import Final

from maestre.lab.reports import charts, counts, maps
from maestre.lab.reports.markup import folded, p, section, table
from maestre.lab.reports.sheet import LISTED, SHOWN, Sheet
from maestre.lab.reports.words import change_of, percent
from maestre.lab.studies.rows import Row

_PLACES: Final = 10
"""Where most were lost, in words: so many places."""

# ------------------------------------------------------------------------------------------------ margins and lengths


def lengths(sheet: Sheet) -> str:
    """Count how clearly battles end, and when."""
    told, words, say = sheet.told, sheet.words, sheet.words.say
    first = told.game.seats[0]
    margins = [margin for row in told.rows if (margin := row.margin(first)) is not None]
    turns = Counter(row.result.turns for row in told.rows)
    parts = []
    if margins and len(told.game.seats) == len(charts.SIDES):
        bars = counts.histogram(margins)
        columns = [(_span(bar.low, bar.high), [bar.games]) for bar in bars]
        about = say("report-margins-about", who=sheet.seat(first))
        chart = charts.columns(columns, say("report-margin"), say("lab-games"))
        parts.append(sheet.chart("margins", say("report-margins"), chart, about))
    span = range(min(turns), max(turns) + 1)
    chart = charts.columns([(str(turn), [turns[turn]]) for turn in span], say("report-turns"), say("lab-games"))
    parts.append(sheet.chart("lengths", say("report-lengths"), chart, say("report-lengths-about")))
    heads = [say(key) for key in ("lab-cell", "lab-games", "report-turns-mean", "report-turns-median")]
    heads += [say("report-margin-mean"), say("report-margin-median")] if margins else []
    cells: dict[int, list[Row]] = {}
    for one in told.rows:
        cells.setdefault(one.cell, []).append(one)
    rows = []
    for cell in told.found.cells[:LISTED]:
        own = cells[cell.number]
        row = [sheet.called(cell), str(cell.games), words.number(cell.turns, 2)]
        row.append(words.number(median(one.result.turns for one in own)))
        if margins:
            ahead = [margin for one in own if (margin := one.margin(first)) is not None]
            row += [words.number(fmean(ahead), 2), words.number(median(ahead))] if ahead else ["-", "-"]
        rows.append(row)
    if not told.found.effects:
        parts.append(folded(say("report-table"), table(say("report-lengths"), heads, rows)))
    return section(say("report-lengths"), *parts)


# ------------------------------------------------------------------------------------------------ losses


def losses(sheet: Sheet) -> str:
    """Count what is lost, when and how."""
    told, words, say = sheet.told, sheet.words, sheet.words.say
    seats = told.game.seats
    tolls = counts.tolls(told.rows, seats)
    if not any(toll.lost for toll in tolls):
        return ""
    sides = {seat: place % len(charts.SIDES) for place, seat in enumerate(seats)}
    parts = [
        charts.Part(
            f"{sheet.kind(toll.kind)} · {sheet.seat(toll.seat)}", percent(words, toll.share),
            100 * toll.share, sides[toll.seat],
        )
        for toll in tolls[:SHOWN]
    ]  # fmt: skip
    games = len(told.rows)
    rows = [
        [
            sheet.kind(toll.kind), sheet.seat(toll.seat), words.number(toll.brought / games, 2),
            words.number(toll.lost / games, 2), percent(words, toll.share) if toll.brought else "-",
        ]
        for toll in tolls[:LISTED]
    ]  # fmt: skip
    heads = [say(f"report-{key}") for key in ("kind", "seat", "brought", "lost", "share-lost")]
    key = sheet.key()
    return section(
        say("report-losses"),
        sheet.chart(
            "losses",
            say("report-losses"),
            charts.bars(parts, say("report-percent-lost"), 100),
            say("report-losses-about", sides=key),
        ),
        folded(say("report-table"), table(say("report-losses"), heads, rows)),
        _turns(sheet, key),
        _causes(sheet),
    )


def _turns(sheet: Sheet, key: str) -> str:
    told, say = sheet.told, sheet.words.say
    games, seats = len(told.rows), told.game.seats
    turns = counts.by_turn(told.rows)
    heights = [(str(turn), [many[seat] / games for seat in seats]) for turn, many in turns.items()]
    if len(seats) != len(charts.SIDES):
        heights = [(str(turn), [many.total() / games]) for turn, many in turns.items()]
    chart = charts.columns(heights, say("report-turn"), say("report-per-game"))
    rows = [[str(turn), *(sheet.words.number(many[seat] / games, 2) for seat in seats)] for turn, many in turns.items()]
    title = say("report-by-turn")
    heads = [say("report-turn"), *(sheet.seat(seat) for seat in seats)]
    return sheet.chart("turns", title, chart, say("report-by-turn-about", sides=key)) + folded(
        say("report-table"), table(title, heads, rows[:LISTED])
    )


def _causes(sheet: Sheet) -> str:
    told, say = sheet.told, sheet.words.say
    found, games, seats = counts.causes(told.rows), len(told.rows), told.game.seats
    all_ = sum(many.total() for many in found.values())
    rows = [
        [
            sheet.words.name(f"lost-{how}", how), percent(sheet.words, many.total() / all_),
            *(sheet.words.number(many[seat] / games, 2) for seat in seats),
        ]
        for how, many in found.items()
    ]  # fmt: skip
    heads = [say("report-cause"), say("report-share-of-losses"), *(sheet.seat(seat) for seat in seats)]
    return table(say("report-by-cause"), heads, rows)


def where(sheet: Sheet) -> str:
    """Draw where pieces are lost."""
    told, say = sheet.told, sheet.words.say
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
        names = {spot.place: _called(sheet, ground, spot.place) for spot in lost if spot.place}
        who = sheet.seat(one.seat) + (f", {one.scenario}" if several else "")
        title = say("report-where-most", who=who)
        frame = maps.part(ground, lost)
        about = say("report-where-about", who=who, most=lost[0].losses, games=games)
        if frame.wide < ground.wide:
            about += " " + say("report-where-part")
        shown = maps.heat(ground, lost, names if ground.form == "disc" else {})
        svg = maps.framed(frame, ground.ground + shown)
        parts.append(sheet.keep(f"where-{one.scenario}-{one.seat}", say("report-where"), svg, about))
        if names:
            rows = [
                [names[spot.place], str(spot.losses), sheet.words.number(spot.losses / games, 2)]
                for spot in lost[:_PLACES]
            ]
            heads = [say("report-place"), say("report-lost-all"), say("report-per-game")]
            parts.append(folded(title, table(title, heads, rows)))
    return section(say("report-where"), *parts)


def _called(sheet: Sheet, ground: maps.Map, place: str) -> str:
    """Name a place as the board does, or a part of one by the whole."""
    printed = next((area.name for area in ground.board.areas if area.id == place and area.name), None)
    if printed is not None:
        return sheet.words.put(printed)
    whole, _, inner = place.partition(":")
    return f"{sheet.words.name(f'place-{whole}', whole)}{f' ({inner})' if inner else ''}"


# ------------------------------------------------------------------------------------------------ what points are worth


def worth(sheet: Sheet) -> str:
    """Say what a kind is worth for its points or, where armies are alike, what was destroyed for what was lost."""
    told, words, say = sheet.told, sheet.words, sheet.words.say
    found = told.worths
    if found is not None:
        lines = [sheet.difference(sheet.kind(one.kind), one.effect) for one in found.kinds]
        chart = charts.whiskers(lines[:SHOWN], say("report-points"), (0.0, 0.0))
        about = say("report-worth-about", points=found.points)
        rows = [[sheet.kind(one.kind), change_of(words, one.effect)] for one in found.kinds]
        title = say("report-worth")
        heads = [say("report-kind"), say("report-worth-effect", points=found.points)]
        note = say("report-worth-is", lineups=found.lineups, games=found.games, kinds=len(found.kinds))
        rest = folded(say("report-table"), table(title, heads, rows))
        return section(title, p(note), sheet.chart("worth", title, chart, about), rest)
    if not told.trades:
        return ""
    games = len(told.rows)
    rows = [
        [
            sheet.seat(one.seat), words.number(one.destroyed / games, 2), words.number(one.lost / games, 2),
            words.number(one.rate, 2) if one.rate is not None else "-",
        ]
        for one in told.trades
    ]  # fmt: skip
    heads = [say(f"report-{key}") for key in ("seat", "destroyed", "points-lost", "rate")]
    return section(say("report-trade"), p(say("report-trade-is")), table(say("report-trade"), heads, rows))


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}…{high}"
