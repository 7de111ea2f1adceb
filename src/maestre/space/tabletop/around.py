"""What surrounds a base that moves, and whether it may stand where it wants to."""

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from maestre.space.tabletop._plane import all_within, inside
from maestre.space.tabletop.distances import distance, nearby
from maestre.space.tabletop.outlines import Base, Disc, Obstacle, Outline, Pose, Side, ground, moved, stand
from maestre.space.tabletop.proof import Line, Proof, area, whole
from maestre.space.tabletop.turns import QUARTER_TURN, Vector, step


class Ground(NamedTuple):
    """Terrain that costs: so many units of allowance for each unit walked in it."""

    name: str
    outline: Outline
    cost: Fraction | int


class Around(NamedTuple):
    """Everything that matters to a base that moves."""

    table: Outline | None = None
    """What it may not leave."""

    solid: tuple[Obstacle, ...] = ()
    """What it may touch and not enter."""

    shunned: tuple[Obstacle, ...] = ()
    """What it must keep a gap from; who already stands nearer may not come nearer still."""

    gap: int = 0
    tolerance: int = 3
    """On its way a base may come this much nearer, as its steps are whole; where it stands it may not."""

    grounds: tuple[Ground, ...] = ()
    felt_at: Side | None = None
    """The centre through which terrain acts, or None if any part of the base feels it."""


class Standing(NamedTuple):
    """Whether a base may stand somewhere, and if not, who or what is too near."""

    legal: bool
    offenders: tuple[str, ...]
    proof: Proof


EDGE = "table"
"""The name of the table's edge among those who stop a move."""


def table(width: int, depth: int) -> Outline:
    """Return a table that reaches from 0, 0 to its width along x and its depth along y."""
    return ground(((0, 0), (width, 0), (width, depth), (0, depth)))


def centres_of(obstacle: Obstacle) -> tuple[Obstacle, ...]:
    """Return the centres of the sides of a base as obstacles, for a game that keeps a gap from these points alone."""
    return tuple(Obstacle(obstacle.name, stand(Pose(x, y, 0), Disc(0))) for x, y in obstacle.outline.centres)


def on_table(outline: Outline, table: Outline) -> bool:
    """Tell whether all of an outline lies on a table; its edge belongs to it."""
    left, low, right, high = outline.box
    west, south, east, north = table.box
    if left < west or low < south or right > east or high > north:
        return False
    if table.square:
        return True
    if not outline.swell:
        if len(table.parts) == 1 and len(table.points) > 2:
            return all_within(outline.points, table.points)
        return all(inside(point, table.points) >= 0 for point in outline.points)
    xs, ys = [x for x, _ in table.points], [y for _, y in table.points]
    reach = outline.swell
    return min(xs) + reach <= outline.x <= max(xs) - reach and min(ys) + reach <= outline.y <= max(ys) - reach


def still_on_table(outline: Outline, by: Vector, table: Outline) -> bool:
    """Tell whether all of an outline lies on a table once it is displaced: what `on_table` says, sooner."""
    left, low, right, high = outline.box
    west, south, east, north = table.box
    if left + by.x < west or low + by.y < south or right + by.x > east or high + by.y > north:
        return False
    return table.square or on_table(outline.shifted(by, bare=True), table)


def stands(pose: Pose, base: Base | Disc, around: Around) -> Standing:
    """Return whether a base may stand somewhere: on the table, in nothing solid, and far enough from who is shunned."""
    outline = stand(pose, base)
    offenders: list[str] = []
    proof: list[Proof] = [(area("base", outline.points),)]
    if around.table is not None and not on_table(outline, around.table):
        offenders.append(EDGE)
    for obstacles, gap in ((around.solid, 0), (around.shunned, around.gap)):
        for name, other in nearby(outline, obstacles, gap):
            offenders.append(name)
            link = distance(outline, other)
            proof.append((area("stop", other.points), Line("gap", whole(link.start), whole(link.end))))
    return Standing(not offenders, tuple(offenders), tuple(mark for marks in proof for mark in marks))


def last_step(good: int, bad: int, legal: Callable[[int], bool]) -> int:
    """Return the last legal whole step between one known to be good and one known to be bad, by bisection."""
    while bad - good > 1:
        middle = (good + bad) // 2
        if legal(middle):
            good = middle
        else:
            bad = middle
    return good


def eased(pose: Pose, heading: int, tolerance: int, legal: Callable[[Pose], bool]) -> Pose | None:
    """Return the pose, or the nearest one a few units beside its way, that is legal; None if there is none.

    A base that walks along another one in contact drifts into it by a unit or two, as its steps are whole.
    """
    if legal(pose):
        return pose
    for units in range(1, 2 * tolerance + 1):
        for side in (QUARTER_TURN, -QUARTER_TURN):
            beside = moved(pose, step(heading + side, units))
            if legal(beside):
                return beside
    return None
