"""Changes all that a seat cannot know, at 10,000 positions of a game, to see whether it could tell: `make secrets`.

`python -m tools.disguise game [positions [seed]]`; what is hidden in a game, `tests/games/<game>/disguises.py` says.
"""

from __future__ import annotations

import sys
from collections import Counter
from importlib import import_module
from itertools import islice
from random import Random
from typing import Final

POSITIONS: Final = 10_000
SEED: Final = 1643


def main(key: str, positions: int = POSITIONS, seed: int = SEED) -> int:
    """Try so many positions that battles by chance come to, and say what came of it."""
    disguises = import_module(f"tests.games.{key}.disguises")
    rng, changed, found = Random(seed), Counter[str](), 0
    for table in islice(disguises.battles(seed), positions):
        for fault in disguises.faults(table, rng, changed):
            found += 1
            print(f"turn {table.state.turn}, {table.state.phase}, entry {table.sequence}: {fault}")
    counts = ", ".join(f"{count:,} {what}" for what, count in sorted(changed.items()))
    print(f"{positions:,} positions, changed in {counts}: {found} told apart")
    return min(found, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *(int(word) for word in sys.argv[2:])))
