"""`maestre serve`, `maestre worker`, `maestre database` and `maestre play --web`: running what people play on."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from maestre.cli.voice import UserError, Voice


def serve_web(host: str, port: int, *, lang: str) -> None:
    """Run a web node."""
    _parts()
    from maestre.server.database import is_current
    from maestre.server.running import run_web
    from maestre.server.settings import from_environment

    voice = Voice(lang)
    deployment = from_environment(os.environ)
    if not is_current(deployment.database):
        raise UserError("database-old")
    _run(
        lambda: run_web(deployment, host, port, lambda to: voice.print("serving", address=f"http://{host}:{to}")),
        host,
        port,
    )


def serve_engines(only: str, metrics: int, *, lang: str) -> None:
    """Run a worker."""
    _parts()
    from prometheus_client import start_http_server

    from maestre.server.database import is_current
    from maestre.server.running import ROLES, run_worker
    from maestre.server.settings import from_environment

    roles = tuple(only.replace(" ", "").split(",")) if only else ROLES
    for role in roles:
        if role not in ROLES:
            raise UserError("role-unknown", role=role, roles=", ".join(ROLES))
    deployment = from_environment(os.environ)
    if not is_current(deployment.database):
        raise UserError("database-old")
    if metrics:
        start_http_server(metrics)
    _run(lambda: run_worker(deployment, roles))


def play_in_browser(folder: Path, host: str, port: int, *, lang: str) -> None:
    """Run everything in this process."""
    _parts()
    from maestre.server.running import run_home

    voice = Voice(lang)

    def ready(to: int) -> None:
        voice.print("serving-home", address=f"http://{host}:{to}", folder=str(folder))

    _run(lambda: run_home(folder, host, port, ready), host, port)


def upgrade_database(*, lang: str) -> None:
    """Bring the tables up to date."""
    _parts()
    from maestre.server.database import upgrade
    from maestre.server.settings import from_environment

    upgrade(from_environment(os.environ).database)
    Voice(lang).print("database-up")


def back_up(file: Path, *, lang: str) -> None:
    """Keep the database in a file."""
    _parts()
    from maestre.server.backup import backup
    from maestre.server.settings import from_environment

    made = backup(from_environment(os.environ).database, file)
    Voice(lang).print("backup-made", file=str(file), games=made.counts["game"], entries=made.counts["entry"])


def bring_back(file: Path, *, lang: str) -> None:
    """Bring a database back from a file."""
    _parts()
    from maestre.server.backup import restore
    from maestre.server.settings import from_environment

    found = restore(file, from_environment(os.environ).database)
    Voice(lang).print("backup-restored", games=found.games, replayed=found.replayed)


def _parts() -> None:
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


def _run(main: Callable[[], Coroutine[Any, Any, None]], host: str = "", port: int = 0) -> None:
    import uvloop

    _log()
    try:
        uvloop.run(main())
    except (KeyboardInterrupt, asyncio.CancelledError):
        return
    except OSError as error:
        if error.errno is None or not host:
            raise
        raise UserError("port-taken", host=host, port=str(port)) from error
