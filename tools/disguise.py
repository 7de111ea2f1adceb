"""Changes all that a seat cannot know, at 10,000 positions of Tercios, to see whether it could tell: `make secrets`."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import islice
from random import Random
from typing import Final

from tests.games.tercios.disguises import battles, faults

POSITIONS: Final = 10_000
SEED: Final = 1643


def main(positions: int = POSITIONS) -> int:
    """Try so many positions that battles by chance come to, and say what came of it."""
    rng, changed, found = Random(SEED), Counter[str](), 0
    for table in islice(battles(SEED), positions):
        for fault in faults(table, rng, changed):
            found += 1
            print(f"turn {table.state.turn}, {table.state.phase}, entry {table.sequence}: {fault}")
    counts = ", ".join(f"{count:,} {what}" for what, count in sorted(changed.items()))
    print(f"{positions:,} positions, changed in {counts}: {found} told apart")
    return min(found, 1)


if __name__ == "__main__":
    sys.exit(main(*(int(word) for word in sys.argv[1:])))
