"""What is expected of the data of a game on a measured table: all files are read, broken ones say what to mend."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Protocol

import pytest

from maestre.play.written.datatables import DataError, written

ORIGINS = ("rulebook", "public", "reconstructed", "ruling", "ours")
"""Where a table may come from, as its first words say."""


class _Source(Protocol):
    @property
    def provenance(self) -> str: ...


def unread(package: str, tables: Iterable[str]) -> set[str]:
    """The files of a package of data that no table was read from, and tables that no file has."""
    return {file.stem for file in Path(str(files(package))).glob("*.toml")} ^ {
        name.partition(".")[0] for name in tables
    }


def unsourced(tables: Mapping[str, _Source]) -> list[str]:
    """The tables that do not say where they come from."""
    return [name for name, source in tables.items() if not source.provenance.startswith(ORIGINS)]


def refuse_broken(package: str, file: str, read: Callable[[str], object], change: tuple[str, str], said: str) -> None:
    """Assert that a file is read as it is, and that with something else in it its error says what to mend."""
    text = written(package, file)
    assert change[0] in text
    read(text)
    with pytest.raises(DataError, match=f"(?s){file}.*{said}"):
        read(text.replace(*change, 1))
