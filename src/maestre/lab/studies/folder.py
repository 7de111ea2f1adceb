"""The folder of a study: its file, the games as they come back, and in the end the tables of games and losses.

While a study runs, each batch of games is a few lines more in `games.jsonl`, so that whoever is killed loses what was
being played and nothing else. When it is done the lines become Parquet.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final

import msgspec

import maestre
from maestre.lab.match import LabError
from maestre.lab.studies.design import Design
from maestre.lab.studies.rows import GAMES, LOSSES, Row, game_columns, loss_columns, rows_of

if TYPE_CHECKING:
    from polars import DataType

STUDY: Final = "study.toml"
"""The file of the study, as it was when it was run,"""
ABOUT: Final = "about.json"
"""what tells it from others,"""
FIGURES: Final = "figures.toml"
"""an owner's figures, if it was run with any,"""
COMING: Final = "games.jsonl"
"""the games so far,"""
GAMES_FILE: Final = "games.parquet"
LOSSES_FILE: Final = "losses.parquet"
"""and the tables of games and of losses, when all are played."""
_LOCK: Final = ".lock"
_PARTS: Final = ("numpy", "polars")


def check_parts() -> None:
    """Refuse to begin where what tables and statistics take is not installed, rather than when all is played."""
    if missing := [name for name in _PARTS if find_spec(name) is None]:
        raise LabError("", "no-lab", names=", ".join(missing))


class About(msgspec.Struct, frozen=True):
    """Which study a folder holds: its digest, and by which Maestre and rules it was played."""

    digest: str
    version: str
    rules: int


class Folder:
    """Where a study keeps what it has."""

    def __init__(self, path: Path) -> None:
        self.path = path

    # ---------------------------------------------------------------- while it runs

    @contextmanager
    def begun(self, design: Design, text: str) -> Iterator[list[Row]]:
        """Hold a folder for a study while it runs, and give the games that it has already.

        Refuses a folder of another study, and one in which somebody else is at work.
        """
        check_parts()
        self.path.mkdir(parents=True, exist_ok=True)
        about = about_of(design)
        with (self.path / _LOCK).open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise LabError("", "study-busy", folder=str(self.path)) from None
            if (self.path / ABOUT).exists() and (there := self.about()) != about:
                key = "study-other" if there.digest != about.digest else "study-older"
                raise LabError("", key, folder=str(self.path), theirs=f"{there.version} {there.rules}")
            (self.path / STUDY).write_text(text, encoding="utf-8")
            if design.figures:
                (self.path / FIGURES).write_text(design.figures, encoding="utf-8")
            (self.path / ABOUT).write_bytes(msgspec.json.encode(about) + b"\n")
            try:
                yield self.rows()
            finally:
                (self.path / _LOCK).unlink(missing_ok=True)

    @contextmanager
    def coming(self) -> Iterator[Journal]:
        """Open the journal of the games that come back."""
        self._mend()
        with (self.path / COMING).open("ab") as out:
            yield Journal(out)

    def _mend(self) -> None:
        """Cut off what whoever was killed has left of a line."""
        file = self.path / COMING
        if file.exists():
            whole = file.read_bytes()
            good = whole.rfind(b"\n") + 1
            if good != len(whole):
                os.truncate(file, good)

    def finish(self, design: Design, rows: Iterable[Row]) -> None:
        """Write the tables, in the order of cells and games, whoever played them; the journal is needed no more."""
        import polars as pl

        ordered = sorted(rows, key=lambda row: (row.cell, row.number))
        games = pl.DataFrame(game_columns(ordered), schema=_schema(GAMES), strict=False)
        losses = loss_columns(ordered, design.opened())
        games.write_parquet(self.path / f".{GAMES_FILE}", compression="zstd")
        pl.DataFrame(losses, schema=_schema(LOSSES), strict=False).write_parquet(
            self.path / f".{LOSSES_FILE}", compression="zstd"
        )
        for name in (LOSSES_FILE, GAMES_FILE):
            (self.path / f".{name}").replace(self.path / name)
        (self.path / COMING).unlink(missing_ok=True)

    # ---------------------------------------------------------------- afterwards

    def about(self) -> About:
        """Say which study it holds."""
        return msgspec.json.decode((self.path / ABOUT).read_bytes(), type=About)

    def design(self) -> tuple[Design, str]:
        """Read the study that it holds, and its file as it was written."""
        if not (self.path / STUDY).exists():
            raise LabError("", "no-study", folder=str(self.path))
        text = (self.path / STUDY).read_text(encoding="utf-8")
        own = self.path / FIGURES
        return Design.read(text, own.read_text(encoding="utf-8") if own.exists() else ""), text

    def is_done(self) -> bool:
        """Whether all of its games are played."""
        return (self.path / GAMES_FILE).exists() and not (self.path / COMING).exists()

    def rows(self) -> list[Row]:
        """Give the games that it has: all, or those that have come back by now."""
        if (self.path / COMING).exists():
            self._mend()
            lines = (self.path / COMING).read_bytes().splitlines()
            found = {(row.cell, row.number): row for line in lines for row in [msgspec.json.decode(line, type=Row)]}
            return list(found.values())
        if not (self.path / GAMES_FILE).exists():
            return []
        import polars as pl

        games, losses = (pl.read_parquet(self.path / name) for name in (GAMES_FILE, LOSSES_FILE))
        game = self.design()[0].game
        return list(rows_of(games.to_dict(as_series=False), losses.to_dict(as_series=False), game))


class Journal:
    """The games of a study as they come back."""

    def __init__(self, out: BinaryIO) -> None:
        self._out = out

    def keep(self, rows: Iterable[Row]) -> None:
        """Add games, so that they stay whatever happens to this process."""
        self._out.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
        self._out.flush()


def about_of(design: Design) -> About:
    """Say what tells a study, played by this Maestre, from others."""
    return About(design.digest, maestre.__version__, design.opened().rules)


_WHOLE: Final = ("cell", "number", "margin", "turns", "decisions", "rules", "turn", "worth")
_EXACT: Final = ("x", "y")


def _schema(names: tuple[str, ...]) -> dict[str, type[DataType]]:
    import polars as pl

    kinds: dict[str, type[DataType]] = dict.fromkeys(_WHOLE, pl.Int64)
    return {name: kinds.get(name, pl.Float64 if name in _EXACT else pl.String) for name in names}
