"""Writing, running and reading studies, and the games behind their rows."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from maestre.cli.figures import read_figures
from maestre.cli.frame.codes import INTERRUPTED
from maestre.cli.frame.names import find_game, known
from maestre.cli.frame.outputs import put_out
from maestre.cli.frame.voice import UserError, Voice
from maestre.cli.laboratory.told import print_summary
from maestre.lab import LabError, workers
from maestre.lab.reports.words import range_of
from maestre.lab.studies import (
    Design,
    Folder,
    Going,
    Summary,
    again,
    check_parts,
    is_printed,
    overlay,
    row_at,
    run_study,
    source_of,
    summary,
    values_of,
)
from maestre.lab.studies.design import LONGEST
from maestre.play import Game, State
from maestre.play.written.numbers import written

_SHOWN: Final = 60
"""How many values are listed at once."""
_WIDEST: Final = 4
"""How many bytes a character has at most."""


class Hands(NamedTuple):
    """Who is to play: where, at which address, how many at most."""

    on: str
    address: str
    workers: int


def write_study(key: str, file: Path, *, calibration: bool, force: bool, lang: str) -> None:
    """Write a study or a calibration to begin with, in which each line says what it is for."""
    game = find_game(key)
    voice = Voice(lang, game)
    if file.exists() and not force:
        raise UserError("lab-file-there", file=str(file))
    small = "learning" if "learning" in game.scenarios else game.scenarios[0]
    told = {"game": game.key, "scenario": small, "scenarios": ", ".join(game.scenarios)}
    if calibration:
        path, choices = _open_value(game)
        text = voice.say("lab-calibration", path=path, choices=json.dumps(choices), **told)
    else:
        text = voice.say("lab-study", switch=next(iter(game.options), ""), **told)
    file.write_text(text + "\n", encoding="utf-8")
    voice.print("lab-written-calibration" if calibration else "lab-written", file=str(file))


def _open_value(game: Game[State]) -> tuple[str, tuple[int, int]]:
    """Find a number that nobody has printed and that may be one more or one less."""
    for path, value in values_of(game):
        if isinstance(value, int) and not isinstance(value, bool) and not is_printed(game, path):
            for other in (value + 1, value - 1):
                with suppress(LabError):
                    overlay(game, {path: other})
                    return path, (value, other)
    raise UserError("lab-nothing-open", game=game.key)


def list_values(key: str, word: str, *, lang: str) -> None:
    """List the values whose paths have a word, with where each comes from."""
    game = find_game(key)
    voice = Voice(lang, game)
    found = [(path, value) for path, value in values_of(game) if word.lower() in path.lower()]
    if not found:
        raise UserError("lab-no-values", word=word, game=game.key)
    grid = voice.grid("lab-value", "lab-now", "lab-from")
    for path, value in found[:_SHOWN]:
        grid.add_row(path, str(value), voice.name(f"lab-origin-{source_of(game, path)[1].origin}", "-"))
    voice.out.print(grid)
    if len(found) > _SHOWN:
        voice.print("lab-more-values", shown=_SHOWN, count=len(found))


def run_file(file: Path, folder: Path | None, hands: Hands, figures: Path | None, *, json: bool, lang: str) -> None:
    """Run a study, or go on with it, and say what it came to."""
    voice = Voice(lang)
    known("no-such-place", hands.on, ("processes", "ray", "here"))
    text = read_file(file)
    design = Design.read(text, read_figures(figures) if figures else "")
    game = find_game(design.game)
    voice = Voice(lang, game)
    kept = Folder(folder or file.with_suffix(""))
    with bar_of_study(voice) as bar:
        task = bar.add_task(voice.say("lab-waiting"), total=None, told="")

        def heard(going: Going) -> None:
            words = told_of(voice, going)
            bar.update(task, description=voice.say("lab-playing"), total=going.most, completed=going.played, told=words)

        try:
            rows = run_study(design, text, kept, workers(hands.on, count=hands.workers, address=hands.address), heard)
        except KeyboardInterrupt:
            bar.stop()
            voice.complain(voice.say("lab-stopped", file=str(file)))
            raise typer.Exit(INTERRUPTED) from None
    found = summary(design, rows)
    if json:
        put_out(found)
        return
    print_summary(found, voice)
    voice.err.print(voice.say("lab-kept", folder=str(kept.path), count=len(rows)), soft_wrap=True, markup=False)


def read_file(file: Path) -> str:
    """Read the file of a study, of which no more is taken than it may have."""
    with file.open("rb") as opened:
        return opened.read(LONGEST * _WIDEST + 1).decode("utf-8", "replace")


def show_study(path: Path, *, json: bool, lang: str) -> None:
    """Say what the games of a study say, all or those that have come back by now."""
    check_parts()
    design, _ = Folder(path).design()
    found: Summary = summary(design, Folder(path).rows())
    if json:
        put_out(found)
    else:
        print_summary(found, Voice(lang, find_game(design.game)))


def play_again(path: Path, place: int, output: Path | None, *, lang: str) -> None:
    """Play the game of a row again, and keep its record."""
    check_parts()
    folder = Folder(path)
    design, _ = folder.design()
    voice = Voice(lang, find_game(design.game))
    row = row_at(folder.rows(), place)
    table = again(design, row)
    file = output or path / f"game-{place}.jsonl"
    table.record().save(file)
    seats = {voice.name(f"seat-{seat}", seat): agent for seat, agent in row.agents.items()}
    who = ", ".join(f"{seat} {agent}" for seat, agent in seats.items())
    voice.print("lab-again", row=place, who=who, file=str(file), count=row.result.decisions)
    design_figures = design.cells()[row.cell].plan.figures
    if design_figures:
        own = file.with_suffix(".toml")
        own.write_text(design_figures, encoding="utf-8")
        voice.print("lab-again-figures", file=str(file), figures=str(own))


# ------------------------------------------------------------------------------------------------ while it runs


def bar_of_study(voice: Voice) -> Progress:
    """Give a bar for a study, on stderr."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[told]}"),
        console=voice.err,
        transient=True,
        disable=not voice.err.is_terminal,
    )


def told_of(voice: Voice, going: Going) -> str:
    """Say how a study stands: its rate, the time left, the share of the cell that is played."""
    share = range_of(voice, going.share) if going.share is not None else "-"
    return voice.say(
        "lab-going",
        rate=written(going.rate, voice.language, 1),
        left=written(going.left / 60, voice.language, 1),
        cell=going.cell,
        share=share,
    )
