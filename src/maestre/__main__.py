"""`maestre`, or `python -m maestre`."""

from __future__ import annotations

import sys
from typing import Final

_INTERRUPTED: Final = 130


def main() -> None:
    """Run `maestre`; Ctrl-C ends it without a word even before all of it is there."""
    try:
        from maestre.cli import main as run  # noqa: PLC0415  (what takes long to load is loaded here)

        run()
    except KeyboardInterrupt:
        sys.exit(_INTERRUPTED)


if __name__ == "__main__":
    main()
