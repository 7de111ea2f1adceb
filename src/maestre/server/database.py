"""The database's shape: brought up to date, or taken down, by Alembic."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config


def _config(url: str) -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("maestre.server") / "migrations"))
    config.attributes["url"] = url.replace("postgresql://", "postgresql+psycopg://", 1)
    return config


def upgrade(url: str) -> None:
    """Bring the tables of a database up to date."""
    command.upgrade(_config(url), "head")


def downgrade(url: str) -> None:
    """Take all our tables out of a database."""
    command.downgrade(_config(url), "base")
