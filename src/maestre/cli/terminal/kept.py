"""Where games at the terminal are kept: one folder, a readable name for each game, and those of them under way."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import date, datetime
from itertools import count, islice
from pathlib import Path
from shlex import quote
from typing import Final, TypeVar

import msgspec

from maestre.play import PlayError, Record, State, Table, find
from maestre.server.operating.variables import FOLDER

S = TypeVar("S", bound=State)

EARLIER: Final = Path("maestre-games")
"""What earlier versions used, below the folder one was in; where it is there, it stays in use."""
PART: Final = "terminal"
"""Games at the terminal lie below the folder, so that those of the browser are by themselves."""
YOU: Final = "you"
"""Who holds the seat at the keyboard."""
_SECOND: Final = 1_000_000_000
_TAIL: Final = 1 << 16
_OVER: Final = b'{"is":"ending"'


def folder_of(given: Path | None = None) -> Path:
    """Give the folder of games: the one given, that of the environment, one in use here, or the user's own."""
    if given is not None:
        return given
    if named := os.environ.get(FOLDER.name):
        return Path(named).expanduser()
    if EARLIER.is_dir():
        return EARLIER
    from platformdirs import user_data_path

    return user_data_path("maestre", appauthor=False)


def named(path: Path) -> str:
    """Give the name of a file as one would type it: short below one's home."""
    home = Path.home()
    whole = path.absolute()
    return f"~/{whole.relative_to(home)}" if os.name == "posix" and whole.is_relative_to(home) else str(path)


def quoted(path: Path) -> str:
    """Give the name of a file as a shell takes it, whatever signs are in it."""
    name = named(path)
    if os.name != "posix":
        return f'"{name}"' if " " in name else name
    return f"~/{quote(name[2:])}" if name.startswith("~/") else quote(name)


def typed_path(words: str) -> Path:
    """Give the path that somebody typed; a home that nobody has stays as it is."""
    path = Path(words)
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def is_file(path: Path) -> bool:
    """Say whether there is such a file; there is none where the name cannot be one."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


class GameFile:
    """The file of one game, written whole after every order."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._left = _stamp(path)
        self._at = -1

    @classmethod
    def fresh(cls, folder: Path, game: str, scenario: str) -> GameFile:
        """Take a new name in the folder of games, by game, scenario and day."""
        return cls(_taken(folder / PART, f"{game}-{scenario}-{date.today().isoformat()}"))  # noqa: DTZ011  (the player's day)

    @property
    def name(self) -> str:
        """Give its name as one would type it."""
        return named(self.path)

    @property
    def offered(self) -> bool:
        """Say whether it lies where `maestre play` looks for games under way."""
        return self.path.absolute().parent == (folder_of() / PART).absolute()

    @property
    def way_on(self) -> str:
        """Give the command that goes on with the game."""
        return "maestre play" if self.offered else f"maestre play {quoted(self.path)}"

    def keep(self, table: Table[S]) -> bool:
        """Write the game if anything is new; gives whether it had to move, since somebody else wrote the file."""
        if self._at == table.sequence:
            return False
        moved = self.path.exists() and _stamp(self.path) != self._left
        if moved:
            self.path = _taken(self.path.parent, self.path.stem)
        table.record().save(self.path)
        self._left = _stamp(self.path)
        self._at = table.sequence
        return moved

    def drop(self) -> None:
        """Leave nothing behind where nothing was ever written."""
        if self.path.exists() and not self.path.stat().st_size:
            self.path.unlink()

    def move(self, path: Path, table: Table[S]) -> None:
        """Keep the game under another name from now on, so that the one it had is not offered any more."""
        table.record().save(path)
        if self.offered:
            self.path.unlink(missing_ok=True)
        self.path, self._left, self._at = path, _stamp(path), table.sequence


def _taken(folder: Path, stem: str) -> Path:
    """Make an empty file of a name that nobody has."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        path = folder / (f"{stem}-{number}.jsonl" if number > 1 else f"{stem}.jsonl")
        with suppress(FileExistsError):
            path.touch(exist_ok=False)
            return path
    raise AssertionError("numbers do not end")


def _stamp(path: Path) -> tuple[int, int] | None:
    """Give what changes whenever a file is written."""
    with suppress(FileNotFoundError):
        found = path.stat()
        return found.st_mtime_ns, found.st_size
    return None


class UnderWay(msgspec.Struct, frozen=True):
    """A kept game that is not over."""

    path: Path
    game: str
    scenario: str
    seat: str
    turn: int
    when: datetime


def under_way(folder: Path, most: int, game: str = "") -> list[UnderWay]:
    """List the newest games that are kept and not over, of one game or of all."""
    return list(islice(_under_way(folder, game), most))


def _under_way(folder: Path, key: str) -> Iterator[UnderWay]:
    files = {path: stamp[0] for path in (folder / PART).glob(f"{key}*.jsonl") if (stamp := _stamp(path))}
    for path in sorted(files, key=files.__getitem__, reverse=True):
        with suppress(PlayError, OSError):
            if _is_over(path):
                continue
            header = Record.load(path).header
            game = find(header.game)
            if key in ("", game.key):
                table = Table.open(game, path)
                turn = game.turn(table.state)
                seat = next((seat for seat, holder in table.holders.items() if holder == YOU), game.seats[0])
                when = datetime.fromtimestamp(files[path] / _SECOND).astimezone()
                yield UnderWay(path, game.key, header.scenario, seat, turn, when)


def _is_over(path: Path) -> bool:
    """Look at the last line alone."""
    with path.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - _TAIL))
        return file.read().rstrip().rpartition(b"\n")[2].startswith(_OVER)
