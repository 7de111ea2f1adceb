"""`maestre serve`, `maestre worker`, `maestre database` and `maestre play --web`: running what people play on."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Coroutine
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import typer

from maestre.cli.frame.codes import DONE, INTERRUPTED, NOT_SO
from maestre.cli.frame.names import known
from maestre.cli.frame.voice import UserError, Voice

if TYPE_CHECKING:
    from maestre.server.operating.settings import Deployment

ROLES: Final = ("engine", "bot", "notice")
"""What a worker can do."""


def serve_web(host: str, port: int, metrics: int, wait: float, *, lang: str) -> None:
    """Run a web node."""
    voice = _starting(lang)
    deployment = reached(voice, wait)
    from maestre.server.operating.running import run_web

    def ready(to: int) -> None:
        voice.print("serving", address=f"http://{host}:{to}")

    _run(lambda: run_web(deployment, host, port, ready, metrics))


def serve_engines(only: str, metrics: int, wait: float, *, lang: str) -> None:
    """Run a worker."""
    roles = tuple(role.strip() for role in only.split(",") if role.strip()) or ROLES
    for role in roles:
        known("no-such-role", role, ROLES)
    voice = _starting(lang)
    deployment = reached(voice, wait)
    if {"engine", "bot"} & set(roles):
        _check_keys(deployment, voice)
    from maestre.server.operating.running import run_worker

    _run(lambda: run_worker(deployment, roles, lambda: voice.print("working", parts=", ".join(roles)), metrics))


def play_in_browser(folder: Path, host: str, port: int, *, lang: str) -> None:
    """Run everything in this process."""
    voice = _starting(lang)
    from maestre.server.operating.running import run_home

    def ready(to: int) -> None:
        voice.print("serving-home", address=f"http://{host}:{to}", folder=str(folder))

    _run(lambda: run_home(folder, host, port, ready))


def upgrade_database(grant: str, *, lang: str) -> None:
    """Bring the tables up to date, and let a role work with them."""
    check_parts()
    from maestre.server.operating.settings import from_environment
    from maestre.server.postgres.database import upgrade

    upgrade(from_environment(os.environ).database, grant)
    Voice(lang).print("database-up")


def back_up(file: Path, *, force: bool, lang: str) -> None:
    """Keep the database in a file; one that is there stays as it is, unless it is to be replaced."""
    check_parts()
    from maestre.server.operating.settings import from_environment
    from maestre.server.postgres.backup import backup

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
    voice = Voice(lang)
    voice.print("backup-made", file=str(file), games=made.counts["game"], entries=made.counts["entry"])
    if named := [key for key in made.keys if key]:
        voice.print("backup-keys", keys=", ".join(named))


def bring_back(file: Path, *, lang: str) -> int:
    """Bring a database back from a file; the exit code says whether all its games can go on."""
    check_parts()
    from maestre.server.operating.settings import from_environment
    from maestre.server.postgres.backup import restore

    deployment = from_environment(os.environ)
    found = restore(file, deployment.database, keys=deployment.seed_keys)
    voice = Voice(lang)
    voice.print("backup-restored", games=found.games, replayed=found.replayed)
    return _complain_of_locked(found.locked, voice)


def make_key(*, lang: str) -> None:
    """Make a key for the seeds of dice."""
    check_parts()
    from maestre.server.postgres.seals import new_key

    key = new_key()
    voice = Voice(lang)
    sys.stdout.write(f"{key}\n")
    voice.err.print(voice.say("key-made", key=key.partition(":")[0]), soft_wrap=True)


def seal_again(*, lang: str) -> int:
    """Seal all seeds with the newest key; the exit code says whether that could be done with all."""
    check_parts()
    from maestre.server.operating.settings import from_environment
    from maestre.server.postgres.reseal import reseal

    deployment = from_environment(os.environ)
    keys = deployment.seed_keys
    if not keys:
        raise UserError("seed-keys-missing")
    done = reseal(deployment.database, keys)
    voice = Voice(lang)
    voice.print("resealed", key=keys.newest, sealed=done.sealed, renewed=done.renewed)
    return _complain_of_locked(done.locked, voice)


def _complain_of_locked(locked: dict[str, int], voice: Voice) -> int:
    """Say which keys are not here that seeds need."""
    if not locked:
        return DONE
    voice.complain(voice.say("seeds-locked", count=sum(locked.values()), keys=", ".join(locked)))
    return NOT_SO


def _starting(lang: str) -> Voice:
    """Say at once that something comes, since the server's parts take some seconds to load."""
    check_parts()
    voice = Voice(lang)
    voice.err.print(voice.say("starting"), soft_wrap=True)
    return voice


def reached(voice: Voice | None = None, wait: float = 0) -> Deployment:
    """Read the settings, and wait for PostgreSQL, whose tables must fit, and for NATS; the voice says what for."""
    from maestre.server.operating.reach import Unreachable, await_part, reach_database, reach_nats
    from maestre.server.operating.settings import from_environment
    from maestre.server.postgres.database import check_fit

    deployment = from_environment(os.environ)

    def say(error: Unreachable) -> None:
        if voice is None:
            return
        part = {"database-away": "PostgreSQL", "nats-away": "NATS"}[error.message.key]
        args = dict(error.message.args)
        voice.err.print(voice.say("waiting-for", part=part, place=args["place"], what=args["what"]), soft_wrap=True)

    await_part(lambda: reach_database(deployment.database).close(), wait, say)
    check_fit(deployment.database)
    await_part(lambda: reach_nats(deployment.nats), wait, say)
    return deployment


def _check_keys(deployment: Deployment, voice: Voice) -> None:
    """Refuse to run games without a key for their seeds, and say which keys are lacking: those games stand still."""
    from maestre.server.postgres.reseal import keys_lacking

    if not deployment.seed_keys:
        raise UserError("seed-keys-missing")
    _complain_of_locked(keys_lacking(deployment.database, deployment.seed_keys), voice)


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


def _run(main: Callable[[], Coroutine[object, None, None]]) -> None:
    import uvloop

    _log()
    try:
        uvloop.run(main())
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    except asyncio.CancelledError:
        return
