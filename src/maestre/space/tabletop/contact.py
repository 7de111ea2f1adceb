"""Contact: aligned flush with a side, slid to its centre, sharing it with others, or parted again.

A contact is a fact that a game keeps in its state. What this module promises is that a base put into contact does not
overlap the other, and stands no farther from it than the tolerance of a ruler.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from maestre.space.tabletop.around import Around, last_step, on_table
from maestre.space.tabletop.distances import distance, nearer_than, overlap
from maestre.space.tabletop.outlines import Base, Disc, Outline, Pose, Side, moved, stand
from maestre.space.tabletop.proof import Line, Proof, area
from maestre.space.tabletop.sweep import Advance, advance
from maestre.space.tabletop.turns import (
    QUARTER_TURN,
    TURN,
    Point,
    Vector,
    axis,
    heading,
    opposed,
    rounded,
    step,
)

_NUDGES: Final = range(-2, 12)
"""How far out from the exact place the first one without overlap is looked for, in units."""


_PUSHES: Final = 12
"""By how many units at most rounding makes a base give way along a side."""

_HOLD: Final = 16
"""The least stretch, in units, on which two sides in contact touch."""


class Face(NamedTuple):
    """A side that can be stood against: its outline, ends and centre, and the facing that looks out through it."""

    outline: Outline
    start: Point
    end: Point
    centre: Point
    facing: int


def face_of(pose: Pose, base: Base, side: Side) -> Face:
    """Return a side of a base."""
    outline = stand(pose, base)
    return Face(outline, *outline.side(side), outline.centre(side), (pose.facing + side.value * QUARTER_TURN) % TURN)


def face_on(outline: Outline, point: Point) -> Face:
    """Return the side of a piece of terrain that is nearest to a point, the first of equals."""
    best = None
    for i, a in enumerate(outline.points):
        b = outline.points[(i + 1) % len(outline.points)]
        gap = distance(Outline((a, b), ((a, b),), (), 0), Outline((point,), ((point,),), (), 0))
        if best is None or gap.closer_than(best[0]):
            best = gap, a, b
    assert best is not None
    _, a, b = best
    return Face(outline, a, b, Point((a.x + b.x) // 2, (a.y + b.y) // 2), heading(b.y - a.y, a.x - b.x))


def offset(pose: Pose, base: Base, face: Face) -> int:
    """Return how far the front centre stands beside the centre of a side: to the right, looking out, if positive."""
    front = stand(pose, base).centre(Side.FRONT)
    rx, ry = axis(face.facing + QUARTER_TURN)
    return rounded((front.x - face.centre.x) * rx + (front.y - face.centre.y) * ry)


def _length(face: Face) -> int:
    rx, ry = axis(face.facing + QUARTER_TURN)
    return abs(rounded((face.end.x - face.start.x) * rx + (face.end.y - face.start.y) * ry))


def _against(base: Base, face: Face, beside: int) -> Pose:
    """Return the pose that stands against a side, so far beside its centre: the nearest one that does not overlap."""
    (nx, ny), (rx, ry) = axis(face.facing), axis(face.facing + QUARTER_TURN)
    x = face.centre.x + rounded(nx * base.depth + 2 * rx * beside, 31)
    y = face.centre.y + rounded(ny * base.depth + 2 * ry * beside, 31)
    exact = Pose(x, y, opposed(face.facing))
    for out in _NUDGES:
        pose = moved(exact, Vector(rounded(nx * out), rounded(ny * out)))
        if not overlap(stand(pose, base), face.outline):
            return pose
    raise AssertionError(exact, base)


def flush(pose: Pose, base: Base, face: Face) -> Pose:
    """Return the pose with its front flush with a side, as far beside its centre as its front centre is now.

    If it stands beyond the end of the side, it is brought in until the two touch.
    """
    most = (_length(face) + base.width) // 2 - _HOLD
    return _against(base, face, min(max(offset(pose, base, face), -most), most))


def slide(pose: Pose, base: Base, face: Face, around: Around) -> Advance:
    """Slide a base that stands flush with a side until its centre faces that of the side, or until it is stopped.

    Who is grazed at a small angle, within the tolerance, may take a good way back to be free of.
    """
    beside = offset(pose, base, face)
    along = face.facing + (QUARTER_TURN if beside < 0 else -QUARTER_TURN)
    others = tuple(other for other in around.solid if other.outline.points != face.outline.points)
    slid = advance(pose, base, along % TURN, abs(beside), around._replace(solid=others))
    reached = offset(slid.pose, base, face)
    for back in (*range(_PUSHES), *(_PUSHES << doubled for doubled in range(slid.steps.bit_length()))):
        there = _against(base, face, reached + (back if beside > 0 else -back))
        if not any(overlap(stand(there, base), outline) for _, outline in others):
            return slid._replace(pose=there)
    raise AssertionError(pose, base, face)


def row(face: Face, bases: Sequence[Base], around: Around | None = None) -> tuple[Pose, ...] | None:
    """Return how some bases share a side: edge to edge, left to right looking at it, each touching it.

    The row is centred on the side, or moved along it by no more than it takes for the outer ones to touch and, among
    others, for all to stand free of them. None if the inner ones, or the others, leave no room for that.
    """
    widths = [base.width for base in bases]
    half = _length(face) - 2 * _HOLD  # doubled, as all that follows, so that an odd row stays centred
    first, last = sum(widths) - 2 * widths[0], 2 * widths[-1] - sum(widths)
    low, high = -half - last, half - first
    if len(bases) > 1 and low > high:
        return None
    centred = min(max(0, low), high) if len(bases) > 1 else 0
    if around is None:
        return _row_at(face, bases, centred)
    others = tuple(other for other in around.solid if other.outline.points != face.outline.points)
    shunned = tuple(other for other in around.shunned if other.outline.points != face.outline.points)
    apart = around._replace(solid=others, shunned=shunned)
    found = [_row_toward(face, bases, apart, (centred, end)) for end in (high, low)]
    return min((one for one in found if one is not None), key=lambda one: abs(one[0]), default=(0, None))[1]


def _row_at(face: Face, bases: Sequence[Base], moved_by: int) -> tuple[Pose, ...]:
    """Return the row, moved along the side by half a length: to the right, looking out, if positive."""
    edge = sum(base.width for base in bases) + moved_by
    poses: list[Pose] = []
    for base in bases:
        before = stand(poses[-1], bases[len(poses) - 1]) if poses else None
        poses.append(_next_in_row(base, face, (edge - base.width) // 2, before))
        edge -= 2 * base.width
    return tuple(poses)


def _row_toward(
    face: Face, bases: Sequence[Base], around: Around, way: tuple[int, int]
) -> tuple[int, tuple[Pose, ...]] | None:
    """Return the first row that stands free, and how far it was moved, on the way between two places of it.

    Whoever is hit says how far the row must go at least, so nothing free is passed over.
    """
    place, end = way
    sign = 1 if end >= place else -1
    along = (face.facing + sign * QUARTER_TURN) % TURN
    while sign * (end - place) >= 0:
        poses = _row_at(face, bases, place)
        further = max(_hindered(pose, base, around, along) for pose, base in zip(poses, bases, strict=True))
        if not further:
            return place, poses
        place += 2 * sign * further
    return None


def _hindered(pose: Pose, base: Base, around: Around, along: int) -> int:
    """Return how far along a heading a base must go at least to be free of whom it is too near, and on the table."""
    outline, further = stand(pose, base), 0
    for obstacles, gap in ((around.solid, 0), (around.shunned, around.gap)):
        for _, other in obstacles:
            if nearer_than(outline, other, gap):
                further = max(further, parted_along(pose, base, other, gap, along).steps)
    board = around.table
    if board is not None and not on_table(outline, board):
        far = 2 * outline.reach
        back = on_table(outline.shifted(step(along, far)), board)
        off = last_step(0, far, lambda n: not on_table(outline.shifted(step(along, n)), board)) + 1 if back else far
        further = max(further, off)
    return further


def _next_in_row(base: Base, face: Face, beside: int, before: Outline | None) -> Pose:
    """Return the place in a row, pushed on by a unit or two where rounding would make it overlap the one before."""
    for further in range(_PUSHES):
        pose = _against(base, face, beside - further)
        if before is None or not overlap(stand(pose, base), before):
            return pose
    raise AssertionError(face, base)


class Parting(NamedTuple):
    """A base moved away from another: the steps it took and the heading."""

    pose: Pose
    steps: int
    heading: int
    proof: Proof


def parted_along(pose: Pose, base: Base | Disc, other: Outline, gap: int, along: int) -> Parting:
    """Move a base along a heading, no farther than needed, until a gap parts it from another."""
    outline = stand(pose, base)

    def near(steps: int) -> bool:
        return nearer_than(outline.shifted(step(along, steps), bare=True), other, gap)

    steps = last_step(0, 2 * (outline.reach + other.reach + gap) + 2, near) + 1 if near(0) else 0
    there = moved(pose, step(along, steps))
    way = Line("way", Point(pose.x, pose.y), Point(there.x, there.y))
    return Parting(there, steps, along % TURN, (way, area("base", stand(there, base).points)))


def parted(pose: Pose, base: Base | Disc, other: Outline, gap: int) -> Parting:
    """Move a base by the least displacement that parts it from another by a gap, the first of equals."""
    outline = stand(pose, base)
    first, *rest = _ways_out(outline, other)
    best = parted_along(pose, base, other, gap, first)
    for along in rest:
        if best.steps and not nearer_than(outline.shifted(step(along, best.steps - 1), bare=True), other, gap):
            way = parted_along(pose, base, other, gap, along)
            best = way if way.steps < best.steps else best
    return best


def _ways_out(outline: Outline, other: Outline) -> list[int]:
    """Return the headings among which the shortest way out is: along the link, or square to a side."""
    link = distance(outline, other)
    if link.square:
        (ax, ay, aw), (bx, by, bw) = link.start, link.end
        return [heading(ax * bw - bx * aw, ay * bw - by * aw)]
    found = []
    for ring, out in ((other.points, 1), (outline.points, -1)):
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            if a != b:
                found.append(heading(out * (b.y - a.y), out * (a.x - b.x)))
    if outline.swell or other.swell:
        centres = (outline.x - other.x, outline.y - other.y)
        found.append(heading(*centres) if centres != (0, 0) else 0)
    return found
