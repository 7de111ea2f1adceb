"""`maestre lab`: the commands of whoever studies a game, and what each takes; the modules beside it do them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from maestre.cli.frame.group import Command, Group
from maestre.cli.frame.parameters import Json, Lang, show_help

lab: Final = typer.Typer(name="lab", cls=Group)

TRYING: Final = 100.0
"""Seconds by the clock that a change is tried: the first verdict stands within two minutes."""
MOST_TRIED: Final = 20_000

GameKey = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
StudyFile = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
Study = Annotated[Path, typer.Argument(metavar="STUDY", show_default=False)]
Where = Annotated[str, typer.Option("--on", metavar="processes|ray|here")]
Address = Annotated[str, typer.Option("--address", metavar="ADDRESS", show_default=False)]
Workers = Annotated[int, typer.Option("--workers", metavar="N", min=0, show_default=False)]
Folder = Annotated[Path | None, typer.Option("--folder", metavar="FOLDER", show_default=False)]
Figures = Annotated[Path | None, typer.Option("--figures", metavar="FILE", show_default=False)]


@lab.callback(invoke_without_command=True)
def laboratory(context: typer.Context, lang: Lang = "") -> None:
    """Take what stands before a deed."""
    show_help(context)


@lab.command(cls=Command)
def new(
    game: GameKey,
    file: StudyFile,
    calibration: Annotated[bool, typer.Option("--calibration")] = False,
    force: Annotated[bool, typer.Option("--force")] = False,
    lang: Lang = "",
) -> None:
    """Write the file of a study."""
    from maestre.cli.laboratory.studying import write_study

    write_study(game, file, calibration=calibration, force=force, lang=lang)


@lab.command(cls=Command)
def values(
    game: GameKey,
    word: Annotated[str, typer.Argument(metavar="WORD", show_default=False)] = "",
    lang: Lang = "",
) -> None:
    """List values by their paths."""
    from maestre.cli.laboratory.studying import list_values

    list_values(game, word, lang=lang)


@lab.command(cls=Command)
def run(  # noqa: PLR0913, PLR0917  (a parameter for each option)
    file: StudyFile,
    folder: Folder = None,
    on: Where = "processes",
    address: Address = "",
    workers: Workers = 0,
    figures: Figures = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Run a study, or go on with it."""
    from maestre.cli.laboratory.studying import Hands, run_file

    run_file(file, folder, Hands(on, address, workers), figures, json=json, lang=lang)


@lab.command(cls=Command)
def show(study: Study, json: Json = False, lang: Lang = "") -> None:
    """Say what a study came to."""
    from maestre.cli.laboratory.studying import show_study

    show_study(study, json=json, lang=lang)


@lab.command(cls=Command)
def report(
    study: Study,
    output: Annotated[Path | None, typer.Option("--output", metavar="FILE", show_default=False)] = None,
    charts: Annotated[Path | None, typer.Option("--charts", metavar="FOLDER", show_default=False)] = None,
    lang: Lang = "",
) -> None:
    """Write what a study came to as a page."""
    from maestre.cli.laboratory.reporting import write_report

    write_report(study, output, charts, lang=lang)


@lab.command(cls=Command)
def game(
    study: Study,
    row: Annotated[int, typer.Argument(metavar="ROW", min=0, show_default=False)],
    output: Annotated[Path | None, typer.Option("--output", metavar="FILE", show_default=False)] = None,
    lang: Lang = "",
) -> None:
    """Play a game of a study again."""
    from maestre.cli.laboratory.studying import play_again

    play_again(study, row, output, lang=lang)


@lab.command(cls=Command)
def calibrate(
    file: StudyFile,
    folder: Folder = None,
    workers: Workers = 0,
    lang: Lang = "",
) -> None:
    """Search values that nobody has printed."""
    from maestre.cli.laboratory.calibrating import calibrate_file

    calibrate_file(file, folder, workers, lang=lang)


@lab.command("try", cls=Command)
def try_(  # noqa: PLR0913, PLR0917  (a parameter for each option)
    game: GameKey,
    change: Annotated[list[str], typer.Argument(metavar="VALUE=X", show_default=False)],
    scenario: Annotated[str, typer.Option("--scenario", metavar="NAME", show_default=False)] = "",
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", show_default=False)] = None,
    agents: Annotated[str, typer.Option("--agents", metavar="AGENTS", show_default=False)] = "",
    seconds: Annotated[float, typer.Option("--seconds", metavar="SECONDS", min=1, max=86_400)] = TRYING,
    games: Annotated[int, typer.Option("--games", metavar="N", min=2, max=MOST_TRIED)] = MOST_TRIED,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 1,
    workers: Workers = 0,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Try a change beside the book."""
    from maestre.cli.laboratory.trying import Tried, try_change

    tried = Tried(game, tuple(change), scenario, tuple(option or ()), agents, seconds, games, seed, workers)
    try_change(tried, json=json, lang=lang)
