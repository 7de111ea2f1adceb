"""Maestre plays historical wargames exactly as their rulebooks say."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from maestre._front import Agent, Game, Record, Table, View, installed, load, new, run, study

__all__ = ["Agent", "Game", "Record", "Table", "View", "installed", "load", "new", "run", "study"]

__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    """Load the front page when it is first wanted, so that `maestre --help` and pytest stay quick."""
    if name not in __all__:
        raise AttributeError(f"module 'maestre' has no attribute {name!r}")
    from maestre import _front  # noqa: PLC0415

    return getattr(_front, name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
