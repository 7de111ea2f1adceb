"""The commands and what each of them takes; each does its work in a module of its own, so that help comes at once."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from typer.main import get_command

from maestre import __version__
from maestre.cli.codes import USER_ERROR
from maestre.cli.group import ASKED, Command, Group, worded
from maestre.cli.names import known
from maestre.cli.voice import Voice, speak_anywhere
from maestre.play.messages import LANGUAGES

app: Final = typer.Typer(name="maestre", cls=Group, add_completion=False, pretty_exceptions_enable=False)
bench: Final = typer.Typer(name="bench", cls=Group)
database: Final = typer.Typer(name="database", cls=Group)
app.add_typer(bench)
app.add_typer(database)

SEED: Final = 1
GAMES: Final = 100
MOST_GAMES: Final = 1_000_000
HOST: Final = "127.0.0.1"
PORT: Final = 8571
LONGEST_BENCH: Final = 3600

GameKey = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
Json = Annotated[bool, typer.Option("--json")]


def _known_language(lang: str) -> str:
    """Refuse a language that we do not speak, wherever in the command line it stands."""
    return known("unknown-language", lang, LANGUAGES) if lang else lang


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


Lang = Annotated[str, typer.Option("--lang", metavar="es|en", show_default=False, callback=_known_language)]
Scenario = Annotated[str, typer.Option("--scenario", metavar="NAME", show_default=False)]
Host = Annotated[str, typer.Option("--host", metavar="ADDRESS", callback=_known_host)]
Port = Annotated[int, typer.Option("--port", metavar="PORT", min=0, max=65535)]
Seconds = Annotated[float, typer.Option("--seconds", metavar="SECONDS", callback=_known_seconds)]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", show_default=False)]


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"maestre {__version__}")
        raise typer.Exit


def _show_completion(shell: str | None) -> None:
    if shell is not None:
        from maestre.cli.completion import script

        typer.echo(script(shell), nl=False)
        raise typer.Exit


def _install_completion(shell: str | None) -> None:
    if shell is not None:
        from maestre.cli.completion import install

        file, start = install(shell)
        voice = Voice()
        voice.print("completion-installed", shell=shell, file=str(file), start=str(start or "none"))
        raise typer.Exit


def _show_help(context: typer.Context) -> None:
    """Say what there is when no command was given."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help(), err=True)
        raise typer.Exit(USER_ERROR)


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
    _show_help(context)


@bench.callback(invoke_without_command=True)
def benches(context: typer.Context, lang: Lang = "") -> None:
    """Take what stands before a benchmark."""
    _show_help(context)


@database.callback(invoke_without_command=True)
def databases(context: typer.Context, lang: Lang = "") -> None:
    """Take what stands before a deed to the database."""
    _show_help(context)


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
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Play many games."""
    from maestre.cli.simulate import Wanted, simulate_games

    switches, varied = tuple(option or ()), tuple(vary or ())
    wanted = Wanted(game, games, agents, seed, scenario, switches, on, address, workers, check, varied, records)
    simulate_games(wanted, json=json, lang=lang)


@app.command(cls=Command)
def replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option("--to", min=0, metavar="N", show_default=False)] = None,
    why: Annotated[bool, typer.Option("--why")] = False,
    lang: Lang = "",
) -> None:
    """Tell a recorded game."""
    from maestre.cli.records import replay_record

    replay_record(file, to, why=why, lang=lang)


@app.command(cls=Command)
def verify(file: RecordFile, json: Json = False, lang: Lang = "") -> None:
    """Check a recorded game."""
    from maestre.cli.records import verify_record

    raise typer.Exit(verify_record(file, json=json, lang=lang))


@app.command(cls=Command)
def play(  # noqa: PLR0913, PLR0917  (a parameter for each option)
    game: Annotated[str, typer.Argument(metavar="GAME|FILE", show_default=False)] = "",
    scenario: Scenario = "",
    seat: Annotated[str, typer.Option("--seat", metavar="SEAT", show_default=False)] = "",
    against: Annotated[str, typer.Option("--against", metavar="AGENT", show_default=False)] = "",
    option: Options = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", show_default=False)] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", show_default=False)] = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    web: Annotated[bool, typer.Option("--web")] = False,
    folder: Annotated[Path | None, typer.Option("--folder", metavar="FOLDER", show_default=False)] = None,
    host: Host = HOST,
    port: Port = PORT,
    lang: Lang = "",
) -> None:
    """Play at the terminal, or in the browser with everything in one process."""
    from maestre.cli.kept import folder_of

    if web:
        from maestre.cli.servers import play_in_browser

        play_in_browser(folder_of(folder), host, port, lang=lang)
        return
    from maestre.cli.play import Sitting, play_at_terminal

    options = tuple(option or ())
    wanted = Sitting(game, scenario, seat, against, options, save, folder_of(folder), seed, plain, lang)
    raise typer.Exit(play_at_terminal(wanted))


@app.command(cls=Command)
def doctor(json: Json = False, lang: Lang = "") -> None:
    """Look whether all is here that is needed."""
    from maestre.cli.doctor import show_checkup

    raise typer.Exit(show_checkup(json=json, lang=lang))


@app.command(cls=Command)
def serve(host: Host = HOST, port: Port = PORT, lang: Lang = "") -> None:
    """Run a web node."""
    from maestre.cli.servers import serve_web

    serve_web(host, port, lang=lang)


@app.command(cls=Command)
def worker(
    only: Annotated[str, typer.Option("--only", metavar="engine,bot,notice", show_default=False)] = "",
    metrics: Annotated[int, typer.Option("--metrics", metavar="PORT", min=0, max=65535, show_default=False)] = 0,
    lang: Lang = "",
) -> None:
    """Run a worker."""
    from maestre.cli.servers import serve_engines

    serve_engines(only, metrics, lang=lang)


@database.command("upgrade", cls=Command)
def database_upgrade(lang: Lang = "") -> None:
    """Bring the tables up to date."""
    from maestre.cli.servers import upgrade_database

    upgrade_database(lang=lang)


@database.command("backup", cls=Command)
def database_backup(file: RecordFile, force: Annotated[bool, typer.Option("--force")] = False, lang: Lang = "") -> None:
    """Keep everything in a file."""
    from maestre.cli.servers import back_up

    back_up(file, force=force, lang=lang)


@database.command("restore", cls=Command)
def database_restore(file: RecordFile, lang: Lang = "") -> None:
    """Bring everything back from a file."""
    from maestre.cli.servers import bring_back

    bring_back(file, lang=lang)


@bench.command("kernel", cls=Command)
def bench_kernel(
    game: Annotated[str, typer.Option("--game", metavar="GAME")] = "lepanto",
    seconds: Seconds = 12,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Measure the kernel."""
    from maestre.cli.bench import show_bench

    show_bench(game, seconds, json=json, lang=lang)


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
        from maestre.cli.completion import answer

        answer(worded(get_command(app), Voice()), shell, sys.argv[1:])
    else:
        app()
