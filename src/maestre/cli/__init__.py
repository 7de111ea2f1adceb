"""The command line: `maestre …`."""

import sys

from maestre import __version__

__all__ = ["main"]


def main() -> None:
    """Run `maestre`; its version alone is told before anything is loaded."""
    if sys.argv[1:] == ["--version"]:
        sys.stdout.write(f"maestre {__version__}\n")
        return
    from maestre.cli.app import run

    run()
