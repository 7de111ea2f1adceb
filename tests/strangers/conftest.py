"""Lets tests import the game that `maestre new` copies."""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path

TEMPLATE = Path(str(files("maestre"))) / "template"

sys.path.insert(0, str(TEMPLATE / "src"))
