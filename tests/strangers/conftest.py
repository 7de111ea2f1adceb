"""Lets tests import the game that `maestre new` copies, and the one whose answers are spots and ways."""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path

TEMPLATE = Path(str(files("maestre"))) / "template"

MOORED = Path(__file__).parents[2] / "tools/moored/src"
"""Without what says that it is installed: other tests of the same process list the games that are."""

sys.path[:0] = [str(TEMPLATE / "src"), str(MOORED)]
