"""Scenes for the tabletop tests, and outlines as Shapely sees them. It judges the tests, never the game."""

from math import sqrt

from hypothesis import strategies as st
from shapely.geometry import Polygon

from maestre.space.tabletop import Base, Distance, Obstacle, Outline, Point, Pose, Side, Vector, ground, stand

BASES = (
    Base(12_000, 12_000),
    Base(12_000, 6_000),
    Base(8_000, 4_000),
    Base(4_000, 4_000),
    Base(12_500, 5_000),
    Base(12_000, 4_000),
    Base(6_000, 8_000),
)
"""Bases of both games: tercio, formation, company, gun; squadron, battalion, gun."""

TABLE = 60_000

bases = st.sampled_from(BASES)
facings = st.one_of(st.integers(0, 35_999), st.sampled_from((0, 4_500, 9_000, 13_500, 18_000, 27_000)))
points = st.builds(Point, st.integers(0, TABLE), st.integers(0, TABLE))
poses = st.builds(Pose, st.integers(0, TABLE), st.integers(0, TABLE), facings)
outlines = st.builds(stand, poses, bases)
sides = st.sampled_from(Side)

WOOD = ground(
    ((20_000, 20_000), (40_000, 18_000), (42_000, 30_000), (31_000, 26_000), (33_000, 41_000), (18_000, 37_000))
)
"""A wood with a notch."""


def seen(outline: Outline) -> Polygon:
    """An outline as Shapely sees it."""
    return Polygon(outline.points)


def length(distance: Distance) -> float:
    """A distance as a float, to compare it with Shapely's."""
    return sqrt(distance.square / distance.over) - distance.swell


def box(left: int, right: int, near: int, far: int, unit: int = 100) -> Outline:
    """A rectangle along the axes; in millimetres unless told otherwise."""
    left, right, near, far = left * unit, right * unit, near * unit, far * unit
    return ground(((left, near), (right, near), (right, far), (left, far)))


def named(*outlines: Outline) -> tuple[Obstacle, ...]:
    """Obstacles named by their number."""
    return tuple(Obstacle(str(number), outline) for number, outline in enumerate(outlines))


def quarter(pose: Pose) -> Pose:
    """A pose after the whole table turned clockwise by a quarter."""
    return Pose(pose.y, -pose.x, (pose.facing + 9_000) % 36_000)


def quarter_point(point: Point | Vector) -> Point:
    return Point(point.y, -point.x)


def mirrored(pose: Pose) -> Pose:
    """A pose seen in a mirror along y."""
    return Pose(-pose.x, pose.y, -pose.facing % 36_000)
