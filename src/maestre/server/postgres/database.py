"""The database's shape: brought up to date, or taken down, by Alembic; code and tables say themselves if they fit.

A release first only adds (*expands*), and takes away (*contracts*) what no running code uses any more in a later one.
So code and tables need not be of one version, and processes of two releases run side by side. A step that contracts
says in its file which step the code must know (``compatible_since``), and the database keeps that in a comment beside
its version, where code that has never seen the step can read it. A step that the code of its release can do without
says ``optional = True``.
"""

from __future__ import annotations

import re
import time
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec
import psycopg
from psycopg import sql
from psycopg.rows import TupleRow

from maestre.play import PlayError
from maestre.server.operating.reach import reach_database
from maestre.server.postgres.patience import LOCK_PAUSE, LOCK_TRIES

if TYPE_CHECKING:
    from alembic.config import Config

_STEPS: Final = files("maestre.server") / "migrations" / "versions"
_NONE: Final = "0000"
_READ: Final = """
    select version_num, coalesce(obj_description('alembic_version'::regclass, 'pg_class'), '') from alembic_version
"""
_OTHERS: Final = """
    select tablename from pg_tables where schemaname = 'public' and not pg_has_role(tableowner, 'member') limit 1
"""
_GRANTS: Final = (
    "grant usage on schema public to {}",
    "grant select, insert, update, delete on all tables in schema public to {}",
    "grant select on all sequences in schema public to {}",
    "revoke insert, update, delete on alembic_version from {}",
)
"""What a server does to its tables: rows come, change and go; the tables are for whoever owns them."""


class Misfit(PlayError):
    """Code and tables that cannot work together, as a message that says what to do."""

    def __init__(self, key: str, /, **args: str) -> None:
        super().__init__("", key, **args)


class Step(msgspec.Struct, frozen=True):
    """One change of the tables. ``since`` is the oldest step that code must know to run once it is taken."""

    number: str
    since: str = _NONE
    optional: bool = False


@cache
def steps() -> tuple[Step, ...]:
    """Give every change of the tables that this code knows, in order."""
    found = sorted(step.name for step in _STEPS.iterdir() if step.name[0].isdigit())
    return tuple(read_step(name.partition("_")[0], (_STEPS / name).read_text(encoding="utf-8")) for name in found)


def read_step(number: str, text: str) -> Step:
    """Read what a step says of itself, without running it."""
    since = re.search(r'^compatible_since(?:: str)? = "(\d{4})"$', text, re.MULTILINE)
    optional = re.search(r"^optional(?:: bool)? = True$", text, re.MULTILINE)
    return Step(number, since[1] if since else _NONE, optional is not None)


def oldest_code(taken: str, known: tuple[Step, ...]) -> str:
    """Give the oldest step that code must know to run on tables that have come to a step."""
    return max((step.since for step in known if step.number <= taken), default=_NONE)


def check_fit(url: str) -> None:
    """Refuse tables that this code cannot run on: older than what it needs, or newer and no longer for it."""
    with reach_database(url) as connection:
        taken, since = _version(connection)
    check_versions(taken, since, steps())


def check_versions(taken: str, since: str, known: tuple[Step, ...]) -> None:
    """Refuse tables at a step, open to code that knows ``since`` or later, to code that knows certain steps."""
    newest = known[-1].number
    needed = max((step.number for step in known if not step.optional), default=_NONE)
    if taken < needed:
        raise Misfit("database-old", have=taken, need=needed)
    if taken > newest and newest < since:
        raise Misfit("database-new", have=taken, need=since, code=newest)


def _version(connection: psycopg.Connection[TupleRow]) -> tuple[str, str]:
    """Give the step that a database has come to, and the oldest that code must know."""
    try:
        row = connection.execute(_READ).fetchone()
    except psycopg.errors.UndefinedTable:
        return _NONE, _NONE
    if row is None:
        return _NONE, _NONE
    since = re.search(r"compatible_since=(\d{4})", row[1])
    return row[0], since[1] if since else _NONE


# ------------------------------------------------------------------------------------------------- changing the tables


def _config(url: str) -> Config:
    from alembic.config import Config  # noqa: PLC0415  (with SQLAlchemy it takes long to load, and only tools need it)

    config = Config()
    config.set_main_option("script_location", str(files("maestre.server") / "migrations"))
    config.attributes["url"] = re.sub(r"^postgres(ql)?://", "postgresql+psycopg://", url)
    return config


def upgrade(url: str, grant: str = "") -> None:
    """Bring the tables of a database up to date, and let a role work with their rows.

    Tables that are newer than this code stay as they are if it runs on them. A lock that is not had within moments is
    let go and tried for again, so that nobody who plays waits behind us.
    """
    from alembic import command  # noqa: PLC0415

    with reach_database(url) as connection:
        taken, since = _version(connection)
    if taken > steps()[-1].number:
        check_versions(taken, since, steps())
    else:
        for turn in range(1, LOCK_TRIES + 1):
            try:
                command.upgrade(_config(url), "head")
                break
            except Exception as error:
                if not _waited_in_vain(error):
                    raise
                if turn == LOCK_TRIES:
                    raise Misfit("database-busy", tries=str(turn)) from error
                time.sleep(LOCK_PAUSE * min(turn, 5))
    if grant:
        _let_in(url, grant)


def _waited_in_vain(error: BaseException) -> bool:
    """Whether a lock was not had in time; Alembic brings PostgreSQL's own word wrapped."""
    return isinstance(error, psycopg.errors.LockNotAvailable) or isinstance(
        getattr(error, "orig", None), psycopg.errors.LockNotAvailable
    )


def _let_in(url: str, role: str) -> None:
    with reach_database(url) as connection:
        if connection.execute(_OTHERS).fetchone() is not None:
            raise Misfit("database-not-ours", role=role, user=connection.info.user)
        try:
            for statement in _GRANTS:
                connection.execute(sql.SQL(statement).format(sql.Identifier(role)))
        except psycopg.errors.UndefinedObject:
            raise Misfit("database-no-role", role=role) from None


def downgrade(url: str) -> None:
    """Take all our tables out of a database."""
    from alembic import command  # noqa: PLC0415

    command.downgrade(_config(url), "base")
