"""Where bases may be put down in a zone: the foremost places first, outward from the middle; alone or abreast."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from maestre.space import tabletop
from maestre.space.tabletop import Base, Corner, Obstacle, Outline, Point, Pose

_SPARE: Final = 3
"""What is left between bases side by side whose corners are rounded, so that none stands on another."""
_FINE: Final = 1 << 20
"""How long a step is that tells a direction."""


class Floor(NamedTuple):
    """Where a side may put its pieces down: its zone, what is solid there already, and the gap to keep from it."""

    strip: Outline
    solid: tuple[Obstacle, ...]
    gap: int = 0

    def taken(self, piece: str, edge: Outline) -> str | None:
        """What a piece would stand on or too near to, if anything."""
        near = tabletop.nearby(edge, self.solid, self.gap)
        return next((other.name for other in near if other.name != piece), None)

    def lets(self, piece: str, edge: Outline) -> bool:
        """Whether a piece may stand there."""
        return tabletop.on_table(edge, self.strip) and self.taken(piece, edge) is None

    def free(self, piece: str, base: Base, poses: Iterable[Pose]) -> Iterator[tuple[Pose, Outline]]:
        """Those of many places where a piece may stand, and its outline there."""
        solid = [other.outline for other in self.solid if other.name != piece]
        return tabletop.vacant(base, poses, self.strip, solid, self.gap)


def outward(middle: int, reach: int, step: int) -> Iterator[int]:
    """Numbers from a middle outward, by turns on both sides."""
    yield middle
    for away in range(step, reach + step, step):
        yield middle + away
        yield middle - away


def places(strip: Outline, depth: int, facing: int, middle: Point, reach: int, step: int) -> Iterator[Pose]:
    """The places for a base of so much depth, from the front of a zone to its rear, each row outward from a middle."""
    aside = (facing + tabletop.QUARTER_TURN) % tabletop.HALF_TURN
    depths = [_depth(point, facing) for point in strip.points]
    along = [tabletop.step(aside, away) for away in outward(0, reach, step)]
    for row in range(max(depths) - depth // 2, min(depths) + depth // 2 - 1, -step):
        dx, dy = tabletop.step(facing, row - _depth(middle, facing))
        x, y = middle.x + dx, middle.y + dy
        for by in along:
            yield Pose(x + by.x, y + by.y, facing)


def abreast(
    floor: Floor, bases: Sequence[Base], facing: int, gap: int, middle: Point, step: int
) -> tuple[Pose, ...] | None:
    """Put bases side by side from left to right, fronts in line; the foremost row with room, or None."""
    exact = facing % tabletop.QUARTER_TURN == 0 and all(base.width % 2 == 0 for base in bases)
    between = gap if exact else max(gap, _SPARE)
    whole = Base(sum(base.width for base in bases) + between * (len(bases) - 1), max(base.depth for base in bases))
    for centre in places(floor.strip, whole.depth, facing, middle, floor.strip.reach, step):
        poses = tuple(_in_line(centre, whole, bases, between))
        edges = [tabletop.stand(pose, base) for pose, base in zip(poses, bases, strict=True)]
        if all(floor.lets("", edge) for edge in edges):
            return poses
    return None


def _in_line(centre: Pose, whole: Base, bases: Sequence[Base], gap: int) -> Iterator[Pose]:
    """Where each base stands within a rectangle that holds all of them, with its front on the front."""
    corner = tabletop.stand(centre, whole).corner(Corner.FRONT_LEFT)
    by = tabletop.step(centre.facing + tabletop.QUARTER_TURN, gap)
    for base in bases:
        pose = tabletop.placed(base, Corner.FRONT_LEFT, corner, centre.facing)
        yield pose
        right = tabletop.stand(pose, base).corner(Corner.FRONT_RIGHT)
        corner = Point(right.x + by.x, right.y + by.y)


def _depth(point: Point, facing: int) -> int:
    """How far ahead a point is along a facing."""
    across, along = tabletop.step(facing, _FINE)
    return (point.x * across + point.y * along) // _FINE
