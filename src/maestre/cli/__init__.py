"""The command line: `maestre …`."""

import os
import sys
from contextlib import suppress

from maestre import __version__

__all__ = ["main"]


def main() -> None:
    """Run `maestre`; its version alone is told before anything is loaded."""
    _open_streams()
    if sys.argv[1:] == ["--version"]:
        with suppress(OSError):
            print(f"maestre {__version__}", flush=True)  # noqa: T201
            return
    from maestre.cli.app import run

    run()


def _open_streams() -> None:
    """Let what is written to a stream that was closed be lost, and not us."""
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
