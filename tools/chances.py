"""Compares the odds of a game with what happens: `python tools/chances.py game [resolutions [processes]]`.

Every situation of `tests/games/<game>/situations.py` is resolved so many times by its own dice. Printed are how long
its exact odds took and how far, in sigmas, the frequency of any row is from its chance; rare rows count as one.
"""

import json
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

from maestre.play import foreseen
from tests.games.situations import resolved, situations

RARE = 10
"""Rows that are expected less often than so many times are put together."""
FAR = 4.5
"""So many sigmas from its chance no row of all should be."""


def compared(key: str, name: str, resolutions: int) -> dict[str, float]:
    """Resolve one situation many times beside its odds."""
    table, seat, answer = situations(key)[name]()
    start = perf_counter()
    found = foreseen(table, seat, answer, seconds=600)
    seconds = perf_counter() - start
    assert found is not None
    assert found.odds.exact
    chance = Random(name)
    seen = Counter(resolved(table, seat, answer, chance) for _ in range(resolutions))
    assert set(seen) <= set(found.odds.chances), "something happened that no odds told of"
    groups: Counter[object] = Counter()
    expected: dict[object, float] = {}
    for row, p in found.odds.chances.items():
        key = row if resolutions * p * (1 - p) >= RARE else "rare"
        groups[key] += seen[row]
        expected[key] = expected.get(key, 0.0) + float(p)
    far = max((_sigmas(groups[key], p, resolutions) for key, p in expected.items()), default=0.0)
    return {"rows": len(found.odds.chances), "seconds": round(seconds, 2), "sigmas": round(far, 2)}


def _sigmas(count: int, p: float, resolutions: int) -> float:
    spread = sqrt(max(0.0, resolutions * p * (1 - p)))  # all rare rows together may come to a hair more than 1
    return abs(count - resolutions * p) / spread if spread * spread >= RARE else 0.0


def main() -> int:
    """Compare all situations and print them, the largest deviation last."""
    key, *words = sys.argv[1:]
    resolutions, processes = (*(int(word) for word in words), *(20_000, 2)[len(words) :])
    names = tuple(situations(key))
    with ProcessPoolExecutor(processes) as pool:
        found = dict(zip(names, pool.map(partial(compared, key, resolutions=resolutions), names), strict=True))
    worst = max(found, key=lambda name: found[name]["sigmas"])
    slowest = max(found, key=lambda name: found[name]["seconds"])
    rows = sum(int(one["rows"]) for one in found.values())
    summary = {
        "situations": len(found),
        "rows": rows,
        "resolutions": resolutions,
        "worst": {worst: found[worst]["sigmas"]},
        "slowest": {slowest: found[slowest]["seconds"]},
    }
    print(json.dumps({"each": found, **summary}, indent=2))
    return int(found[worst]["sigmas"] > FAR)


if __name__ == "__main__":
    sys.exit(main())
