"""Tries many boundary poses, and measures queries beside Shapely: `python tools/tabletop.py [poses [seed]]`.

No pose that a game finds as near as possible may be illegal once stored. Shapely gets its polygons ready made, as we
get our outlines, and answers the same questions in floats.
"""

import json
import sys
from collections.abc import Callable
from math import cos, pi, sin
from pathlib import Path
from random import Random
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

from shapely.affinity import translate
from shapely.geometry import LineString, Polygon

from maestre.space.tabletop import Around, Obstacle, Point, Pose, advance, distance, glimpse, nearer_than, sight, stand
from tests.space.tabletop.boundary import tallied
from tests.space.tabletop.oracle import BASES

SCENES = 400
UNITS = 24
GAP = 2_500
SPEED = 20_000
WIDE, DEEP = 180_000, 120_000


class Scene:
    """Two dozen units on a table of 72 by 48 inches, one of which looks and moves."""

    def __init__(self, random: Random) -> None:
        def pose() -> Pose:
            return Pose(random.randrange(WIDE), random.randrange(DEEP), random.randrange(36_000))

        self.pose, self.base = pose(), random.choice(BASES)
        self.mark = Point(*pose()[:2])
        outline = self.outline = stand(self.pose, self.base)
        others = (Obstacle(str(n), stand(pose(), random.choice(BASES))) for n in range(UNITS))
        self.others = tuple(other for other in others if not nearer_than(outline, other.outline, GAP))
        self.around = Around(shunned=self.others, gap=GAP)
        self.polygon = Polygon(outline.points)
        self.polygons = [Polygon(other.outline.points) for other in self.others]


def shapely_sight(scene: Scene) -> bool:
    """Tell whether the line to the mark is clear."""
    line = LineString([(scene.pose.x, scene.pose.y), scene.mark])
    return not any(polygon.intersects(line) for polygon in scene.polygons)


def shapely_sweep(scene: Scene) -> int:
    """Return how far the unit gets, by bisection on the area it sweeps."""
    x, y = sin(scene.pose.facing * pi / 18_000), cos(scene.pose.facing * pi / 18_000)

    def swept(steps: int, polygons: list[Polygon]) -> list[Polygon]:
        way = scene.polygon.union(translate(scene.polygon, x * steps, y * steps)).convex_hull
        return [polygon for polygon in polygons if way.distance(polygon) < GAP]

    near = swept(SPEED, scene.polygons)
    good, bad = (0, SPEED) if near else (SPEED, SPEED + 1)
    while bad - good > 1:
        middle = (good + bad) // 2
        good, bad = (good, middle) if swept(middle, near) else (middle, bad)
    return good


def rate(question: Callable[[Scene], object], scenes: list[Scene]) -> int:
    """Return queries per second: the best of five rounds."""
    best = 0.0
    for _ in range(5):
        start = perf_counter()
        for scene in scenes:
            question(scene)
        best = max(best, len(scenes) / (perf_counter() - start))
    return round(best)


def bench() -> dict[str, dict[str, int]]:
    """Return queries per second, ours and Shapely's."""
    random = Random(1)
    scenes = [Scene(random) for _ in range(SCENES)]
    return {
        "sight past 24 units": {
            "ours": rate(lambda s: sight(Point(s.pose.x, s.pose.y), s.mark, s.others), scenes),
            "shapely": rate(shapely_sight, scenes),
        },
        "sight with a corridor": {
            "ours": rate(lambda s: sight(Point(s.pose.x, s.pose.y), s.mark, s.others, 3 * GAP), scenes)
        },
        "any point of a base": {
            "ours": rate(lambda s: glimpse(Point(s.pose.x, s.pose.y), s.others[0].outline, s.others[1:]), scenes)
        },
        "sweep of 8 inches": {
            "ours": rate(lambda s: advance(s.pose, s.base, s.pose.facing, SPEED, s.around), scenes),
            "shapely": rate(shapely_sweep, scenes),
        },
        "distance of two bases": {
            "ours": rate(lambda s: distance(s.outline, s.others[0].outline), scenes),
            "shapely": rate(lambda s: s.polygon.distance(s.polygons[0]), scenes),
        },
    }


def main() -> int:
    """Try the poses, measure, print both as JSON."""
    poses, seed = (*(int(word) for word in sys.argv[1:]), *(100_000, 1571)[len(sys.argv) - 1 :])
    start = perf_counter()
    tries, wrong = tallied(poses, seed)
    found = {"tries": dict(tries), "wrong": wrong, "seconds": round(perf_counter() - start, 1), "queries/s": bench()}
    print(json.dumps(found, indent=2))
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
