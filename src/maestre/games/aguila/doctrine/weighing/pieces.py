"""Units as a general heeds them, and how they lie to each other: guesses from middles and fronts, quick to make."""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, radians, sin, sqrt
from typing import Final, NamedTuple

from msgspec import Struct

from maestre.games.aguila.data import Arm, Formation
from maestre.games.aguila.doctrine.weighing.duels import Figure
from maestre.games.aguila.doctrine.weighing.stakes import Stake
from maestre.games.aguila.table.state import UnitId
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose

_DEGREES: Final = 100.0


class Piece(NamedTuple):
    """A unit on the table as far as a general heeds it; who holds a building looks all around from it."""

    id: UnitId
    pose: Pose
    width: int
    depth: int
    arm: Arm
    figure: Figure
    stake: Stake
    reach: int
    speed: int
    around: bool
    """Whether it looks and shoots to all sides, and has neither flank nor rear."""
    wide: bool
    """Whether it sees 45 degrees beyond its front."""
    moved: bool
    """Whether it has its order, or its side has moved."""

    @property
    def formation(self) -> Formation | None:
        """How it is drawn up."""
        return self.figure.formation


class Enemy(NamedTuple):
    """An enemy with what is asked of him wherever one of ours would stand."""

    piece: Piece
    front: Point
    bearing: tuple[float, float]
    threat: tuple[int, int]
    """How far he may charge this turn, and how far once he may move again."""


class Glance(Struct, frozen=True, gc=False):
    """An enemy, and how a unit that stood somewhere and he would lie to each other."""

    foe: Piece
    ahead: float
    """How far ahead of the unit his middle would be."""
    right: float
    near: float
    """How far his base would be from the middle of the unit's front."""
    exposed: float
    """How far the unit's base would be from the middle of his front."""


class Best(NamedTuple):
    """The best of what might be done to enemies, or by them: what it is worth, and which enemy it is."""

    value: float
    foe: UnitId | None


class Bargain(NamedTuple):
    """What a charge takes from who is charged and from the charger, on average."""

    gain: float
    cost: float


def seen_from(pose: Pose, at: tuple[int, int, int] | Point) -> tuple[float, float]:
    """How far a point lies ahead of a pose, and how far to its right."""
    x, y, facing = pose
    dx, dy = at[0] - x, at[1] - y
    s, c = bearing(facing)
    return dx * s + dy * c, dx * c - dy * s


@lru_cache(16_384)
def bearing(facing: int) -> tuple[float, float]:
    """The sine and the cosine of a facing."""
    angle = radians(facing / _DEGREES)
    return sin(angle), cos(angle)


@lru_cache(16_384)
def _before(pose: Pose, length: int) -> Point:
    by = tabletop.step(pose.facing, length)
    return Point(pose.x + by.x, pose.y + by.y)


def front(piece: Piece, pose: Pose) -> Point:
    """The middle of a unit's front, where it would stand."""
    return _before(pose, piece.depth // 2)


def gap(point: Point, piece: Piece, pose: Pose | None = None) -> float:
    """How far a point is from the base of a unit, where it stands or would stand."""
    ahead, right = seen_from(pose or piece.pose, point)
    return off(ahead, right, piece.depth / 2, piece.width / 2)


def off(ahead: float, right: float, deep: float, wide: float) -> float:
    """How far a point so far ahead and to the right is from a base that reaches so far from its middle."""
    beyond, beside = abs(ahead) - deep, abs(right) - wide
    if beyond <= 0.0 or beside <= 0.0:
        return max(0.0, beyond, beside)
    return hypot(beyond, beside)


def met(point: Point, piece: Piece, pose: Pose | None = None, *, around: bool | None = None) -> tabletop.Side:
    """On which side of a unit a point lies, where it stands or would stand."""
    if (piece.around if around is None else around) or piece.arm is Arm.ARTILLERY:
        return tabletop.Side.FRONT
    ahead, right = seen_from(pose or piece.pose, point)
    beside = abs(right) - piece.width / 2
    if ahead > 0 and ahead - piece.depth / 2 >= beside:
        return tabletop.Side.FRONT
    if ahead < 0 and -ahead - piece.depth / 2 > beside:
        return tabletop.Side.REAR
    return tabletop.Side.RIGHT if right > 0 else tabletop.Side.LEFT


def between(start: Point, end: Pose, piece: Piece, beside: float = 0.0) -> bool:
    """Whether a unit stands on a line, or no farther beside it; at its rim it does not count."""
    dx, dy = end.x - start.x, end.y - start.y
    over = dx * dx + dy * dy
    px, py = piece.pose.x - start.x, piece.pose.y - start.y
    along = px * dx + py * dy
    if over == 0 or not 0 < along < over:
        return False
    aside = abs(px * dy - py * dx) / sqrt(over)
    return aside < (piece.width + piece.depth) / 5 + beside
