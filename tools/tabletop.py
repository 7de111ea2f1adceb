"""Tries many boundary poses, and measures queries beside Shapely: `python tools/tabletop.py [poses [seed]]`.

No pose that a game finds as near as possible may be illegal once stored.
"""

import json
import sys
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

from maestre.lab.geometry import bench_queries
from tests.space.tabletop.boundary import tallied


def main() -> int:
    """Try the poses, measure, print both as JSON."""
    poses, seed = (*(int(word) for word in sys.argv[1:]), *(100_000, 1571)[len(sys.argv) - 1 :])
    start = perf_counter()
    tries, wrong = tallied(poses, seed)
    seconds = round(perf_counter() - start, 1)
    queries = {one.what: {"ours": one.ours, "shapely": one.shapely} for one in bench_queries()}
    found = {"tries": dict(tries), "wrong": wrong, "seconds": seconds, "queries/s": queries}
    print(json.dumps(found, indent=2))
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
