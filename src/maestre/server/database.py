"""The database's shape: brought up to date, or taken down, by Alembic; whether it is, PostgreSQL says by itself."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import psycopg

from maestre.server.reach import reach_database

if TYPE_CHECKING:
    from alembic.config import Config

_STEPS: Final = files("maestre.server") / "migrations" / "versions"


def _config(url: str) -> Config:
    from alembic.config import Config  # noqa: PLC0415  (with SQLAlchemy it takes long to load, and only tools need it)

    config = Config()
    config.set_main_option("script_location", str(files("maestre.server") / "migrations"))
    config.attributes["url"] = re.sub(r"^postgres(ql)?://", "postgresql+psycopg://", url)
    return config


def upgrade(url: str) -> None:
    """Bring the tables of a database up to date."""
    from alembic import command  # noqa: PLC0415

    reach_database(url).close()
    command.upgrade(_config(url), "head")


def downgrade(url: str) -> None:
    """Take all our tables out of a database."""
    from alembic import command  # noqa: PLC0415

    command.downgrade(_config(url), "base")


def is_current(url: str) -> bool:
    """Say whether the tables of a database are up to date: the last step, by its file's number, has been taken."""
    last = max(step.name.partition("_")[0] for step in _STEPS.iterdir() if step.name[0].isdigit())
    try:
        with reach_database(url) as connection:
            row = connection.execute("select version_num from alembic_version").fetchone()
    except psycopg.errors.UndefinedTable:
        return False
    return row is not None and row[0] == last
