"""`maestre lab try`: a change beside the book, on the same seeds, until the time is up or it can be told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from time import perf_counter
from typing import Final, NamedTuple

import msgspec
import typer

from maestre.cli.frame.codes import INTERRUPTED
from maestre.cli.frame.names import find_game, known, known_agent, known_scenario
from maestre.cli.frame.outputs import put_out
from maestre.cli.frame.voice import UserError, Voice
from maestre.cli.laboratory.studying import bar_of_study
from maestre.cli.simulate import options_of
from maestre.lab import workers
from maestre.lab.reports.words import change_of, finding_of, percent, range_of, who_of
from maestre.lab.runs import Heard, Turn, run
from maestre.lab.statistics import Difference, Finding, Looks, Verdict, compare
from maestre.lab.studies import Design, Summary, Value, check_parts, is_printed, summary, value_at, values_of
from maestre.lab.studies.design import Cell, Grid, Variant
from maestre.lab.studies.rows import Row, row_of
from maestre.lab.studies.units import units_of
from maestre.opponents import advisor_of
from maestre.play import Game, State
from maestre.play.written.numbers import written

BOOK: Final = "book"
CHANGED: Final = "changed"
_EVERY: Final = 10
"""After so many games of each one looks at the clock, and at what they say."""


class Tried(NamedTuple):
    """What a command line asks for."""

    game: str
    change: tuple[str, ...]
    scenario: str
    options: tuple[str, ...]
    agents: str
    seconds: float
    games: int
    seed: int
    workers: int


class Trial(msgspec.Struct, frozen=True):
    """What a change came to: what was changed from what, and both cells."""

    values: dict[str, tuple[str, str]]
    """What the value was, and what it was changed to."""
    seconds: float
    beside: Difference
    """By how much the share changed; the interval holds however often one looks."""
    verdict: Verdict
    found: Summary


def try_change(tried: Tried, *, json: bool, lang: str) -> None:
    """Play the change and the book by turns on the same seeds, and say what it comes to."""
    check_parts()
    game = find_game(tried.game)
    voice = Voice(lang, game)
    values = dict(_value(game, word) for word in tried.change)
    names = tuple(name.strip() for name in tried.agents.split(",") if name.strip()) or (advisor_of(game),)
    for name in names:
        known_agent(game, name)
    design = Design(
        game.key,
        names,
        tried.games,
        scenario=tried.scenario and known_scenario(game, tried.scenario),
        seed=tried.seed,
        options=options_of(game, tried.options),
        variants={BOOK: Variant(), CHANGED: Variant(values)},
        grid=Grid(variant=(BOOK, CHANGED)),
        drawn=tuple(one for one in game.drawn if one not in {name.partition("=")[0] for name in tried.options}),
    )
    start = perf_counter()
    rows = _played(design, tried, voice)
    found = Trial(
        {path: (str(value_at(game, path)), str(value)) for path, value in values.items()},
        round(perf_counter() - start, 1),
        *_beside(design.cells(), rows),
        summary(design, rows),
    )
    if json:
        put_out(found)
    else:
        _print(found, voice, [path for path in values if is_printed(game, path)])


def _value(game: Game[State], word: str) -> tuple[str, Value]:
    """Read `path=value`; the value is of the kind that the game has there."""
    path, equals, text = word.partition("=")
    if not equals:
        raise UserError("lab-no-change", word=word)
    known("lab-no-such-value", path, [one for one, _ in values_of(game)], game=game.key)
    there = value_at(game, path)
    if isinstance(there, str):
        return path, text
    try:
        found = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise UserError("lab-not-so", word=text, path=path, now=str(there)) from error
    return path, found


def _played(design: Design, tried: Tried, voice: Voice) -> list[Row]:
    """Play both by turns until the time is up; games that came back for one of them alone are left out."""
    cells = design.cells()
    matches = [cell.plan.matches() for cell in cells]
    rows: dict[Turn, Row] = {}
    with bar_of_study(voice) as bar, workers("processes", count=tried.workers) as ready:
        task = bar.add_task(voice.say("lab-playing"), total=None, told="")
        start = perf_counter()

        def heard(batch: Heard) -> None:
            for turn, result in zip(batch.games, batch.done.results, strict=True):
                rows[turn] = row_of(cells[turn.plan], turn.number, matches[turn.plan][turn.number], result)
            bar.update(task, completed=len(rows), told=voice.say("lab-tried", seconds=round(perf_counter() - start)))

        def enough(_place: int, results: object) -> bool:
            if perf_counter() - start >= tried.seconds:
                return True
            return _beside(cells, _both(cells, rows, design.games))[1].finding is not Finding.OPEN

        try:
            run(matches, ready, heard, every=_EVERY, enough=enough)
        except KeyboardInterrupt:
            bar.stop()
            voice.complain(voice.say("simulate-stopped"))
            raise typer.Exit(INTERRUPTED) from None
    return _both(cells, rows, design.games)


def _both(cells: tuple[Cell, ...], rows: Mapping[Turn, Row], games: int) -> list[Row]:
    """Give the games that were played by the book and with the change, up to the first that lacks its other."""
    both = takewhile(lambda number: all(Turn(cell.number, number) in rows for cell in cells), range(games))
    return [rows[Turn(cell.number, number)] for number in both for cell in cells]


def _beside(cells: tuple[Cell, ...], rows: Sequence[Row]) -> tuple[Difference, Verdict]:
    """Say by how much the share changed, by the same seeds, and whether that is more than chance."""
    book, changed = (units_of(cell, [row.result.outcome for row in rows if row.cell == cell.number]) for cell in cells)
    looks = Looks((1 + one - other) / 2 for one, other in zip(changed, book, strict=True))
    found = looks.interval()
    beside = Difference(2 * found.share - 1, 2 * found.low - 1, 2 * found.high - 1)
    return beside, compare(beside, len(book))


def _print(trial: Trial, voice: Voice, printed: list[str]) -> None:
    """Tell what a trial came to: both shares, what changed, and what may be concluded."""
    for path, (now, then) in trial.values.items():
        voice.print("lab-try-change", path=path, now=now, then=then)
    for cell in trial.found.cells:
        voice.print(
            f"lab-try-{cell.settings['variant']}",
            who=who_of(cell, voice),
            share=percent(voice, cell.share.share),
            interval=range_of(voice, cell.share),
            games=cell.games,
        )
    voice.print("lab-try-beside", change=change_of(voice, trial.beside))
    told = finding_of(voice, trial.verdict, "lab-try-verdict")
    voice.write(voice.say("lab-try-open", verdict=told) if trial.verdict.finding is Finding.OPEN else told)
    if printed:
        voice.print("lab-not-the-book", values=", ".join(printed))
    agents = dict.fromkeys(agent for cell in trial.found.cells for agent in cell.agents)
    voice.print("lab-balanced", agents=", ".join(agents))
    seconds = written(trial.seconds, voice.language, 1)
    voice.print("lab-try-foot", seconds=seconds, seed=str(trial.found.seed), games=trial.found.games)
