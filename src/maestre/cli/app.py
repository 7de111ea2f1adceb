"""The commands and what each of them takes; each does its work in a module of its own, so that help comes at once."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from typer.main import get_command

from maestre import __version__
from maestre.cli.frame.group import ASKED, Command, Group, worded
from maestre.cli.frame.parameters import Json, Lang, show_help
from maestre.cli.frame.voice import Voice, speak_anywhere
from maestre.cli.laboratory.commands import lab
from maestre.cli.stewards.commands import admin

app: Final = typer.Typer(name="maestre", cls=Group, add_completion=False, pretty_exceptions_enable=False)
bench: Final = typer.Typer(name="bench", cls=Group)
database: Final = typer.Typer(name="database", cls=Group)
data: Final = typer.Typer(name="data", cls=Group)
app.add_typer(bench)
app.add_typer(database)
app.add_typer(data)
app.add_typer(lab)
app.add_typer(admin)

SEED: Final = 1
GAMES: Final = 100
USUAL: Final = 400
"""Answers that a maestre plays ahead in a turn; it stands in `maestre.opponents`, which is slow to import."""
LOOKING_BACK: Final = 4.0
"""Seconds of a core for each question about a turn of an analysis."""
MOST_GAMES: Final = 1_000_000
HOST: Final = "127.0.0.1"
PORT: Final = 8571
PATIENCE: Final = 300
"""How many seconds PostgreSQL and NATS are awaited at the start."""
LONGEST_BENCH: Final = 3600

GameKey = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
OwnFigures = Annotated[Path | None, typer.Option("--figures", metavar="FILE", show_default=False)]


def _known_host(host: str) -> str:
    """Refuse an empty address, which would open every one of the machine."""
    if not host.strip():
        raise typer.BadParameter(host)
    return host


def _known_seconds(seconds: float) -> float:
    """Refuse a time that ends never or at once; no bound of Typer's refuses what is no number."""
    if not 1 <= seconds <= LONGEST_BENCH:
        raise typer.BadParameter(str(seconds))
    return seconds


Scenario = Annotated[str, typer.Option("--scenario", metavar="NAME", show_default=False)]
Host = Annotated[str, typer.Option("--host", metavar="ADDRESS", callback=_known_host)]
Port = Annotated[int, typer.Option("--port", metavar="PORT", min=0, max=65535)]
Metrics = Annotated[int, typer.Option("--metrics", metavar="PORT", min=0, max=65535, show_default=False)]
Wait = Annotated[float, typer.Option("--wait", metavar="SECONDS", min=0, max=3600)]
Seconds = Annotated[float, typer.Option("--seconds", metavar="SECONDS", callback=_known_seconds)]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", show_default=False)]


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"maestre {__version__}")
        raise typer.Exit


def _show_completion(shell: str | None) -> None:
    if shell is not None:
        from maestre.cli.frame.completion import script

        typer.echo(script(shell), nl=False)
        raise typer.Exit


def _install_completion(shell: str | None) -> None:
    if shell is not None:
        from maestre.cli.frame.completion import install

        file, start = install(shell)
        voice = Voice()
        voice.print("completion-installed", shell=shell, file=str(file), start=str(start or "none"))
        raise typer.Exit


@app.callback(invoke_without_command=True)
def everything(
    context: typer.Context,
    lang: Lang = "",
    version: Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True)] = False,
    show_completion: Annotated[
        str | None, typer.Option("--show-completion", metavar="SHELL", callback=_show_completion, show_default=False)
    ] = None,
    install_completion: Annotated[
        str | None,
        typer.Option("--install-completion", metavar="SHELL", callback=_install_completion, show_default=False),
    ] = None,
) -> None:
    """Take what stands before a command; the language has been read by then."""
    show_help(context)


@bench.callback(invoke_without_command=True)
def benches(context: typer.Context, lang: Lang = "") -> None:
    """Take what stands before a benchmark."""
    show_help(context)


@data.callback(invoke_without_command=True)
def figures_of_owners(context: typer.Context, lang: Lang = "") -> None:
    """Take what stands before a deed with figures."""
    show_help(context)


@database.callback(invoke_without_command=True)
def databases(context: typer.Context, lang: Lang = "") -> None:
    """Take what stands before a deed to the database."""
    show_help(context)


@app.command(cls=Command)
def games(
    game: GameKey = "",
    why: Annotated[bool, typer.Option("--why")] = False,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """List the games."""
    from maestre.cli.games import show_games

    show_games(game, why=why, json=json, lang=lang)


@app.command(cls=Command)
def rules(
    game: GameKey,
    rule: Annotated[str, typer.Argument(metavar="RULE", show_default=False)] = "",
    coverage: Annotated[bool, typer.Option("--coverage")] = False,
    tests: Annotated[Path | None, typer.Option("--tests", metavar="FOLDER", show_default=False)] = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Show rules."""
    from maestre.cli.rules import show_coverage, show_rules

    if coverage:
        raise typer.Exit(show_coverage(game, tests, json=json, lang=lang))
    show_rules(game, rule, tests, json=json, lang=lang)


@app.command(cls=Command)
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", show_default=False)],
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", show_default=False)],
    lang: Lang = "",
) -> None:
    """Begin a game of one's own."""
    from maestre.cli.authoring.new import show_new

    show_new(name, folder, lang=lang)


@app.command(cls=Command)
def draw(
    game: GameKey,
    scenario: Scenario = "",
    seat: Annotated[str, typer.Option("--seat", metavar="SEAT", show_default=False)] = "",
    svg: Annotated[bool, typer.Option("--svg")] = False,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    lang: Lang = "",
) -> None:
    """Draw the board of a game."""
    from maestre.cli.authoring.draw import draw as draw_opening

    draw_opening(game, scenario, seat, picture=svg, plain=plain, lang=lang)


@app.command(cls=Command)
def army(
    game: GameKey,
    file: Annotated[str, typer.Argument(metavar="FILE|NAME", show_default=False)],
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Judge an army list."""
    from maestre.cli.armies import is_ready, show_army, show_ready

    if is_ready(game, file):
        show_ready(game, file, json=json, lang=lang)
    else:
        raise typer.Exit(show_army(game, Path(file), json=json, lang=lang))


@app.command("print", cls=Command)
def print_(
    game: GameKey,
    output: Annotated[Path, typer.Option("--output", metavar="FILE", show_default=False)],
    file: Annotated[str, typer.Argument(metavar="FILE|NAME", show_default=False)] = "",
    sheet: Annotated[str, typer.Option("--sheet", metavar="NAME")] = "all",
    paper: Annotated[str, typer.Option("--paper", metavar="FORMAT")] = "a4",
    lang: Lang = "",
) -> None:
    """Put a list on paper."""
    from maestre.cli.printing import print_list

    print_list(game, file, output, sheet=sheet, paper=paper, lang=lang)


@app.command(cls=Command)
def odds(
    game: GameKey,
    kind: Annotated[str, typer.Argument(metavar="KIND", show_default=False)] = "",
    answers: Annotated[list[str] | None, typer.Argument(metavar="NAME=VALUE", show_default=False)] = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Give the odds of a situation at a real table."""
    from maestre.cli.odds import list_kinds, show_odds

    if kind:
        show_odds(game, kind, answers or [], json=json, lang=lang)
    else:
        list_kinds(game, lang=lang)


@app.command(cls=Command)
def table(
    game: GameKey,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", show_default=False)] = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Judge a table that players laid out."""
    from maestre.cli.tables import begin_table, show_table

    if file is None:
        begin_table(game, lang=lang)
    else:
        raise typer.Exit(show_table(game, file, json=json, lang=lang))


@app.command(cls=Command)
def lessons(
    game: GameKey = "",
    check: Annotated[bool, typer.Option("--check")] = False,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """List the lessons."""
    from maestre.cli.lessons import show_lessons

    raise typer.Exit(show_lessons(game, checked=check, json=json, lang=lang))


@app.command(cls=Command)
def simulate(  # noqa: PLR0913, PLR0917  (a parameter for each option)
    game: GameKey,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, max=MOST_GAMES)] = GAMES,
    agents: Annotated[str, typer.Option("--agents", metavar="AGENTS", show_default=False)] = "",
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = SEED,
    scenario: Scenario = "",
    option: Options = None,
    on: Annotated[str, typer.Option("--on", metavar="processes|ray|here")] = "processes",
    address: Annotated[str, typer.Option("--address", metavar="ADDRESS", show_default=False)] = "",
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=0, show_default=False)] = 0,
    check: Annotated[bool, typer.Option("--check")] = False,
    vary: Annotated[list[str] | None, typer.Option("--vary", metavar="SWITCH", show_default=False)] = None,
    records: Annotated[Path | None, typer.Option("--records", metavar="FOLDER", show_default=False)] = None,
    figures: OwnFigures = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Play many games."""
    from maestre.cli.simulate import Wanted, simulate_games

    switches, varied = tuple(option or ()), tuple(vary or ())
    wanted = Wanted(
        game, games, agents, seed, scenario, switches, on, address, workers, check, varied, records, figures
    )
    simulate_games(wanted, json=json, lang=lang)


@app.command(cls=Command)
def league(  # noqa: PLR0913, PLR0917  (a parameter for each option)
    game: GameKey,
    agents: Annotated[str, typer.Option("--agents", metavar="AGENTS")] = "veteran,recruit",
    games: Annotated[int, typer.Option("--games", metavar="N", min=2, max=MOST_GAMES)] = GAMES,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = SEED,
    scenario: Scenario = "",
    option: Options = None,
    answers: Annotated[int, typer.Option("--answers", metavar="N", min=0)] = USUAL,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=0, show_default=False)] = 0.0,
    on: Annotated[str, typer.Option("--on", metavar="processes|ray|here")] = "processes",
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=0, show_default=False)] = 0,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Play agents against each other."""
    from maestre.cli.league import Wanted, play_league

    wanted = Wanted(game, games, agents, seed, scenario, tuple(option or ()), answers, seconds, on, workers)
    play_league(wanted, json=json, lang=lang)


@app.command(cls=Command)
def replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option("--to", min=0, metavar="N", show_default=False)] = None,
    why: Annotated[bool, typer.Option("--why")] = False,
    analysis: Annotated[bool, typer.Option("--analysis")] = False,
    seconds: Seconds = LOOKING_BACK,
    figures: OwnFigures = None,
    lang: Lang = "",
) -> None:
    """Tell a recorded game."""
    if analysis:
        from maestre.cli.hindsight import analyse_record

        analyse_record(file, figures, seconds, lang)
        return
    from maestre.cli.records import replay_record

    replay_record(file, to, figures, why=why, lang=lang)


@app.command(cls=Command)
def verify(
    file: RecordFile,
    commitment: Annotated[str, typer.Option("--commitment", metavar="HEX", show_default=False)] = "",
    figures: OwnFigures = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Check a recorded game."""
    from maestre.cli.records import verify_record

    raise typer.Exit(verify_record(file, commitment, figures, json=json, lang=lang))


@app.command(cls=Command)
def play(  # noqa: PLR0913, PLR0917  (a parameter for each option)
    game: Annotated[str, typer.Argument(metavar="GAME|FILE", show_default=False)] = "",
    scenario: Scenario = "",
    seat: Annotated[str, typer.Option("--seat", metavar="SEAT", show_default=False)] = "",
    against: Annotated[str, typer.Option("--against", metavar="AGENT", show_default=False)] = "",
    option: Options = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", show_default=False)] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", show_default=False)] = None,
    figures: OwnFigures = None,
    turn: Annotated[int | None, typer.Option("--turn", metavar="N", min=0, show_default=False)] = None,
    dice: Annotated[bool, typer.Option("--dice")] = False,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    web: Annotated[bool, typer.Option("--web")] = False,
    reload: Annotated[bool, typer.Option("--reload")] = False,
    folder: Annotated[Path | None, typer.Option("--folder", metavar="FOLDER", show_default=False)] = None,
    host: Host = HOST,
    port: Port = PORT,
    lang: Lang = "",
) -> None:
    """Play at the terminal, or in the browser with everything in one process."""
    from maestre.cli.terminal.kept import folder_of

    if web:
        from maestre.cli.authoring.reloading import again_and_again
        from maestre.cli.servers import play_in_browser

        if reload:
            again_and_again(game)
        else:
            play_in_browser(folder_of(folder), host, port, lang=lang)
        return
    from maestre.cli.play import Sitting, play_at_terminal

    options = tuple(option or ())
    folder = folder_of(folder)
    wanted = Sitting(game, scenario, seat, against, options, save, folder, seed, plain, lang, figures, turn, dice)
    raise typer.Exit(play_at_terminal(wanted))


@app.command(cls=Command)
def doctor(json: Json = False, lang: Lang = "") -> None:
    """Look whether all is here that is needed."""
    from maestre.cli.doctor import show_checkup

    raise typer.Exit(show_checkup(json=json, lang=lang))


@app.command(cls=Command)
def serve(host: Host = HOST, port: Port = PORT, metrics: Metrics = 0, wait: Wait = PATIENCE, lang: Lang = "") -> None:
    """Run a web node."""
    from maestre.cli.servers import serve_web

    serve_web(host, port, metrics, wait, lang=lang)


@app.command(cls=Command)
def worker(
    only: Annotated[str, typer.Option("--only", metavar="engine,bot,notice", show_default=False)] = "",
    metrics: Metrics = 0,
    wait: Wait = PATIENCE,
    lang: Lang = "",
) -> None:
    """Run a worker."""
    from maestre.cli.servers import serve_engines

    serve_engines(only, metrics, wait, lang=lang)


@app.command(cls=Command)
def carry(
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Let running games go on under the rules of this release."""
    from maestre.cli.carry import carry_games

    raise typer.Exit(carry_games(dry_run=dry_run, json=json, lang=lang))


@data.command("export", cls=Command)
def data_export(
    game: GameKey,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", show_default=False)] = None,
    whole: Annotated[bool, typer.Option("--all")] = False,
    force: Annotated[bool, typer.Option("--force")] = False,
    lang: Lang = "",
) -> None:
    """Write a game's figures out for its owner."""
    from maestre.cli.figures import export_figures

    export_figures(game, file, whole=whole, force=force, lang=lang)


@data.command("check", cls=Command)
def data_check(file: RecordFile, json: Json = False, lang: Lang = "") -> None:
    """Check an owner's figures."""
    from maestre.cli.figures import check_figures

    raise typer.Exit(check_figures(file, json=json, lang=lang))


@database.command("upgrade", cls=Command)
def database_upgrade(grant: Annotated[str, typer.Option("--grant")] = "", lang: Lang = "") -> None:
    """Bring the tables up to date."""
    from maestre.cli.servers import upgrade_database

    upgrade_database(grant, lang=lang)


@database.command("backup", cls=Command)
def database_backup(file: RecordFile, force: Annotated[bool, typer.Option("--force")] = False, lang: Lang = "") -> None:
    """Keep everything in a file."""
    from maestre.cli.servers import back_up

    back_up(file, force=force, lang=lang)


@database.command("restore", cls=Command)
def database_restore(file: RecordFile, lang: Lang = "") -> None:
    """Bring everything back from a file."""
    from maestre.cli.servers import bring_back

    raise typer.Exit(bring_back(file, lang=lang))


@database.command("key", cls=Command)
def database_key(lang: Lang = "") -> None:
    """Make a key for the seeds of dice."""
    from maestre.cli.servers import make_key

    make_key(lang=lang)


@database.command("reseal", cls=Command)
def database_reseal(lang: Lang = "") -> None:
    """Seal the seeds of dice with the newest key."""
    from maestre.cli.servers import seal_again

    raise typer.Exit(seal_again(lang=lang))


@bench.command("kernel", cls=Command)
def bench_kernel(
    game: Annotated[str, typer.Option("--game", metavar="GAME")] = "lepanto",
    seconds: Seconds = 12,
    tables: Annotated[int, typer.Option("--tables", metavar="N", min=1, max=4096)] = 1,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Measure the kernel."""
    from maestre.cli.bench import show_bench

    show_bench(game, seconds, tables, json=json, lang=lang)


@bench.command("lab", cls=Command)
def bench_lab(
    game: Annotated[list[str] | None, typer.Option("--game", metavar="GAME", show_default=False)] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=4, max=MOST_GAMES)] = 12,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Measure the laboratory."""
    from maestre.cli.bench import show_lab_bench

    show_lab_bench(games, tuple(game or ()), json=json, lang=lang)


@bench.command("server", cls=Command)
def bench_server(
    seconds: Seconds = 15,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Measure a server."""
    from maestre.cli.bench import show_server_bench

    show_server_bench(seconds, json=json, lang=lang)


def run() -> None:
    """Run a command line, or complete it for a shell that asks."""
    speak_anywhere()
    if shell := os.environ.get(ASKED):
        from maestre.cli.frame.completion import answer

        answer(worded(get_command(app), Voice()), shell, sys.argv[1:])
    else:
        app()
