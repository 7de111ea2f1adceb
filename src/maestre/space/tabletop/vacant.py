"""Where among many places a base may stand: what `on_table` and `nearer_than` say of each, sooner."""

from collections.abc import Iterable, Iterator, Sequence

from maestre.space.tabletop.around import on_table
from maestre.space.tabletop.distances import nearer_than
from maestre.space.tabletop.outlines import Base, Outline, Pose, stand
from maestre.space.tabletop.turns import Vector


def vacant(
    base: Base, poses: Iterable[Pose], table: Outline, solid: Sequence[Outline], gap: int
) -> Iterator[tuple[Pose, Outline]]:
    """Give those of some places where all of a base is on a table and no nearer than a gap to what is solid.

    With each goes the base's outline there, to be compared with others. Who stood in the way last is looked at first,
    since he is likely to be in the way of the next place too.
    """
    boxes = [other.box for other in solid if other.square]
    others = [other for other in solid if not other.square]
    shape, sides, square = stand(Pose(0, 0, 0), base), _sides(stand(Pose(0, 0, 0), base), table), gap * gap
    facing = 0
    for pose in poses:
        x, y, turn = pose
        if turn != facing:
            facing = turn
            shape = stand(Pose(0, 0, facing), base)
            sides = _sides(shape, table)
        if any(ex * y - ey * x < least for ex, ey, least in sides):
            continue
        left, low, right, high = shape.box
        if shape.square and _crowded(boxes, (x + left, y + low, x + right, y + high), gap, square):
            continue
        edge = shape.shifted(Vector(x, y), bare=True)
        if not sides and not on_table(edge, table):
            continue
        for place, other in enumerate(others if shape.square else solid):
            if nearer_than(edge, other, gap):
                if shape.square:
                    others.insert(0, others.pop(place))
                break
        else:
            yield pose, edge


def _sides(shape: Outline, table: Outline) -> tuple[tuple[int, int, int], ...]:
    """For each edge of a convex table its direction, and how far to its left a shape must be shifted to stay on it.

    Of a table that is not convex none.
    """
    if len(table.parts) > 1:
        return ()
    found = []
    ax, ay = table.points[-1]
    for bx, by in table.points:
        ex, ey = bx - ax, by - ay
        found.append((ex, ey, ex * ay - ey * ax - min(ex * y - ey * x for x, y in shape.points)))
        ax, ay = bx, by
    return tuple(found)


def _crowded(boxes: list[tuple[int, int, int, int]], here: tuple[int, int, int, int], gap: int, square: int) -> bool:
    """Tell whether one of some boxes is nearer to another than a gap, and put it first."""
    left, low, right, high = here
    for place, (west, south, east, north) in enumerate(boxes):
        dx = left - east if left > east else west - right if west > right else 0
        if dx >= gap and (left >= east or west >= right):
            continue
        dy = low - north if low > north else south - high if south > high else 0
        if dy >= gap and (low >= north or south >= high):
            continue
        if not gap or dx * dx + dy * dy < square:
            if place:
                boxes.insert(0, boxes.pop(place))
            return True
    return False
