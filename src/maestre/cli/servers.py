"""`maestre serve`, `maestre worker`, `maestre database` and `maestre play --web`: running what people play on."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import typer

from maestre.cli.codes import INTERRUPTED
from maestre.cli.names import known
from maestre.cli.voice import UserError, Voice

if TYPE_CHECKING:
    from maestre.server.settings import Deployment

ROLES: Final = ("engine", "bot", "notice")
"""What a worker can do."""


def serve_web(host: str, port: int, *, lang: str) -> None:
    """Run a web node."""
    voice = _starting(lang)
    deployment = _reached()
    from maestre.server.running import run_web

    _run(lambda: run_web(deployment, host, port, lambda to: voice.print("serving", address=f"http://{host}:{to}")))


def serve_engines(only: str, metrics: int, *, lang: str) -> None:
    """Run a worker."""
    roles = tuple(role.strip() for role in only.split(",") if role.strip()) or ROLES
    for role in roles:
        known("no-such-role", role, ROLES)
    voice = _starting(lang)
    deployment = _reached()
    from prometheus_client import start_http_server

    from maestre.server.running import run_worker

    if metrics:
        try:
            start_http_server(metrics)
        except OSError as error:
            what = error.strerror or str(error)
            raise UserError("port-taken", host="0.0.0.0", port=str(metrics), what=what) from error  # noqa: S104  (said, not opened)
    _run(lambda: run_worker(deployment, roles, lambda: voice.print("working", parts=", ".join(roles))))


def play_in_browser(folder: Path, host: str, port: int, *, lang: str) -> None:
    """Run everything in this process."""
    voice = _starting(lang)
    from maestre.server.running import run_home

    def ready(to: int) -> None:
        voice.print("serving-home", address=f"http://{host}:{to}", folder=str(folder))

    _run(lambda: run_home(folder, host, port, ready))


def upgrade_database(*, lang: str) -> None:
    """Bring the tables up to date."""
    check_parts()
    from maestre.server.database import upgrade
    from maestre.server.settings import from_environment

    upgrade(from_environment(os.environ).database)
    Voice(lang).print("database-up")


def back_up(file: Path, *, force: bool, lang: str) -> None:
    """Keep the database in a file; one that is there stays as it is, unless it is to be replaced."""
    check_parts()
    from maestre.server.backup import backup
    from maestre.server.settings import from_environment

    if file.is_dir():
        raise UserError("file-is-folder", file=str(file))
    if file.exists() and not file.is_file():
        raise UserError("backup-no-file", file=str(file))
    if file.exists() and not force:
        raise UserError("backup-there", file=str(file))
    if not file.parent.is_dir():
        raise UserError("folder-missing", folder=str(file.parent))
    try:
        made = backup(from_environment(os.environ).database, file)
    except OSError as error:
        raise UserError("file-trouble", file=str(file), what=error.strerror or str(error)) from error
    Voice(lang).print("backup-made", file=str(file), games=made.counts["game"], entries=made.counts["entry"])


def bring_back(file: Path, *, lang: str) -> None:
    """Bring a database back from a file."""
    check_parts()
    from maestre.server.backup import restore
    from maestre.server.settings import from_environment

    found = restore(file, from_environment(os.environ).database)
    Voice(lang).print("backup-restored", games=found.games, replayed=found.replayed)


def _starting(lang: str) -> Voice:
    """Say at once that something comes, since the server's parts take some seconds to load."""
    check_parts()
    voice = Voice(lang)
    voice.err.print(voice.say("starting"), soft_wrap=True)
    return voice


def _reached() -> Deployment:
    """Read the settings, and make sure that PostgreSQL, with its tables up to date, and NATS are there."""
    from maestre.server.database import is_current
    from maestre.server.reach import reach_nats
    from maestre.server.settings import from_environment

    deployment = from_environment(os.environ)
    if not is_current(deployment.database):
        raise UserError("database-old")
    reach_nats(deployment.nats)
    return deployment


def check_parts() -> None:
    """Say what to install when the server's parts are not there."""
    if find_spec("litestar") is None or find_spec("asyncpg") is None:
        raise UserError("server-needs")


def _log() -> None:
    """Write logs as JSON lines, an error with its trace but never with the values in it: those may be secrets."""
    import structlog

    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ]
    )


def _run(main: Callable[[], Coroutine[Any, Any, None]]) -> None:
    import uvloop

    _log()
    try:
        uvloop.run(main())
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    except asyncio.CancelledError:
        return
