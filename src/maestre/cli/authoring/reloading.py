"""`maestre play --web --reload`: the same command in a process of its own, begun anew when a file changes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Final

from maestre.cli.frame.names import find_game
from maestre.play import find, installed

_OPTION: Final = "--reload"
_LOOK: Final = 0.5
_SOURCES: Final = ("*.py", "*.ftl", "*.toml", "*.md", "*.svg")


def again_and_again(key: str) -> None:
    """Serve in another process, which is not told to reload, until that is stopped."""
    games = (find_game(key),) if key else tuple(map(find, installed()))
    folders = tuple(Path(str(game.folder())) for game in games)
    command = (sys.executable, "-m", "maestre", *(word for word in sys.argv[1:] if word != _OPTION))
    while _serve_until_changed(command, folders):
        pass


def _serve_until_changed(command: tuple[str, ...], folders: tuple[Path, ...]) -> bool:
    """Run the command; True when a file changed and it is to begin anew, False when it ended by itself."""
    before = written(folders)
    with subprocess.Popen(command) as child:  # noqa: S603  (the command under way)
        try:
            while child.poll() is None:
                sleep(_LOOK)
                if written(folders) != before:
                    return True
        finally:
            child.terminate()
    return False


def written(folders: tuple[Path, ...]) -> dict[Path, int]:
    """Give when each file of the games was written last."""
    found = (path for folder in folders for pattern in _SOURCES for path in folder.rglob(pattern))
    return {path: path.stat().st_mtime_ns for path in found if path.exists()}
