"""How fast the measured table is, beside Shapely answering the same questions on the same core in the same run.

Shapely gets its polygons ready made, as we get our outlines, and answers in floats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import cos, pi, sin
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec

from maestre.lab.match import LabError
from maestre.space.tabletop import (
    Around,
    Base,
    Obstacle,
    Point,
    Pose,
    advance,
    distance,
    glimpse,
    nearer_than,
    sight,
    stand,
)

SCENES: Final = 400
ROUNDS: Final = 5
UNITS: Final = 24
GAP: Final = 2_500
SPEED: Final = 20_000
WIDE, DEEP = 180_000, 120_000
BASES: Final = (Base(12_000, 12_000), Base(12_000, 6_000), Base(8_000, 4_000), Base(4_000, 4_000))


class Queries(msgspec.Struct, frozen=True):
    """Questions answered a second: ours, and Shapely's where it answers the same one (else 0)."""

    what: str
    ours: int
    shapely: int = 0


class _Scene:
    """Two dozen units on a table of 72 by 48 inches, one of which looks and moves."""

    def __init__(self, rng: Random, polygon: Callable[[Iterable[Any]], Any]) -> None:
        def pose() -> Pose:
            return Pose(rng.randrange(WIDE), rng.randrange(DEEP), rng.randrange(36_000))

        self.pose, self.base = pose(), rng.choice(BASES)
        self.eye, self.mark = Point(*self.pose[:2]), Point(*pose()[:2])
        outline = self.outline = stand(self.pose, self.base)
        others = (Obstacle(str(n), stand(pose(), rng.choice(BASES))) for n in range(UNITS))
        self.others = tuple(other for other in others if not nearer_than(outline, other.outline, GAP))
        self.around = Around(shunned=self.others, gap=GAP)
        self.polygon = polygon(outline.points)
        self.polygons = [polygon(other.outline.points) for other in self.others]


def bench_queries() -> tuple[Queries, ...]:
    """Ask each question of some hundred scenes."""
    try:
        from shapely.affinity import translate
        from shapely.geometry import LineString, Polygon
    except ImportError as error:
        raise LabError("", "no-shapely") from error

    def their_sight(scene: _Scene) -> bool:
        line = LineString([scene.eye, scene.mark])
        return not any(polygon.intersects(line) for polygon in scene.polygons)

    def their_sweep(scene: _Scene) -> int:
        """How far the unit gets, by bisection on the area it sweeps."""
        x, y = sin(scene.pose.facing * pi / 18_000), cos(scene.pose.facing * pi / 18_000)

        def swept(steps: int, polygons: list[Any]) -> list[Any]:
            way = scene.polygon.union(translate(scene.polygon, x * steps, y * steps)).convex_hull
            return [polygon for polygon in polygons if way.distance(polygon) < GAP]

        near = swept(SPEED, scene.polygons)
        good, bad = (0, SPEED) if near else (SPEED, SPEED + 1)
        while bad - good > 1:
            middle = (good + bad) // 2
            good, bad = (good, middle) if swept(middle, near) else (middle, bad)
        return good

    rng = Random(1)
    scenes = [_Scene(rng, Polygon) for _ in range(SCENES)]
    return (
        Queries(
            "sight",
            _rate(lambda s: sight(s.eye, s.mark, s.others), scenes),
            _rate(their_sight, scenes),
        ),
        Queries("sight-corridor", _rate(lambda s: sight(s.eye, s.mark, s.others, 3 * GAP), scenes)),
        Queries("glimpse", _rate(lambda s: glimpse(s.eye, s.others[0].outline, s.others[1:]), scenes)),
        Queries(
            "sweep",
            _rate(lambda s: advance(s.pose, s.base, s.pose.facing, SPEED, s.around), scenes),
            _rate(their_sweep, scenes),
        ),
        Queries(
            "distance",
            _rate(lambda s: distance(s.outline, s.others[0].outline), scenes),
            _rate(lambda s: s.polygon.distance(s.polygons[0]), scenes),
        ),
    )


def _rate(question: Callable[[_Scene], object], scenes: list[_Scene]) -> int:
    """The best of some rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        start = perf_counter()
        for scene in scenes:
            question(scene)
        best = max(best, len(scenes) / (perf_counter() - start))
    return round(best)
