"""Lines of sight and of movement: from point to point, through corridors, or to any point of a base that shows.

A line that only grazes an edge or a corner is not blocked. Whoever must not block (the one who looks, the one looked
at, the wood that either stands in) is left out of the obstacles by the caller, who knows the game.
"""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from maestre.space.tabletop._plane import Exact, HalfPlane, Ring, apart, crosses, cut, side_of_line, spans_inside
from maestre.space.tabletop.distances import Distance, distance, holds, nearer_than, overlap
from maestre.space.tabletop.outlines import Obstacle, Outline
from maestre.space.tabletop.proof import Line, Proof, area, whole
from maestre.space.tabletop.turns import Point

_Link: TypeAlias = tuple[Exact, Exact]
"""A shortest line between two obstacles."""


_NOOK: Final = 8
"""A corner of a base shows if nothing hides it, and so much of the way from it to the middle."""


class Sight(NamedTuple):
    """Whether a line is clear, and if not, who blocks it: one obstacle, or two that stand too near each other."""

    clear: bool
    blockers: tuple[str, ...]
    proof: Proof


class Glimpse(NamedTuple):
    """Whether some stretch of a base shows, and the widest such stretch."""

    seen: bool
    blockers: tuple[str, ...]
    width: Distance | None
    proof: Proof

    def sliver(self, length: int) -> bool:
        """Tell whether what shows is narrower than a length."""
        return self.width is not None and self.width.under(length)


def enters(start: Point, end: Point, outline: Outline) -> bool:
    """Tell whether a line passes through the inside of an outline."""
    return beside(start, end, outline, 0) and _through(start, end, outline)


def _through(start: Point, end: Point, outline: Outline) -> bool:
    if outline.swell:
        return distance(track(start, end), outline).under(0)
    if any(crosses(start, end, part) for part in outline.parts):
        return True
    return len(outline.parts) > 1 and start != end and bool(spans_inside(start, end, outline.points))


def beside(start: Point, end: Point, outline: Outline, length: int) -> bool:
    """Tell whether the circle about an outline comes within a length of a line: whatever does not is out of its way."""
    ax, ay = start
    dx, dy = end[0] - ax, end[1] - ay
    wx, wy = outline.x - ax, outline.y - ay
    reach = outline.reach + length
    along = dx * wx + dy * wy
    square = dx * dx + dy * dy
    if along <= 0:
        return wx * wx + wy * wy <= reach * reach
    if along >= square:
        return (wx - dx) ** 2 + (wy - dy) ** 2 <= reach * reach
    off = dx * wy - dy * wx
    return off * off <= reach * reach * square


def track(start: Point, end: Point) -> Outline:
    """Return a line as an outline, so that distances can be taken from all of it."""
    ring = (start, end) if start != end else (start,)
    return Outline(ring, (ring,), (), 0)


def entry(start: Point, end: Point, outline: Outline) -> Point | None:
    """Return the point, to the nearest unit, at which a line first comes within an outline; None if it never does."""
    spans = [] if start == end else spans_inside(start, end, outline.points)
    return whole(_on_edge(start, end, spans[0][0])) if spans else None


def bridged(start: Point, end: Point, by: Sequence[Outline], over: Outline | None = None) -> bool:
    """Tell whether all of a line, or all that lies within an outline, runs within others; their edges do not count."""
    if start == end:
        return any(holds(one, start) for one in by) or (over is not None and not holds(over, start))
    near = [one for one in by if beside(start, end, one, 0)]
    if over is None and not any(holds(one, start) for one in near):
        return False
    wanted = [(Fraction(0), Fraction(1))] if over is None else spans_inside(start, end, over.points)
    spans = sorted(span for one in near for span in spans_inside(start, end, one.points))
    for left, right in wanted:
        reached = left
        for first, last in spans:
            if first <= reached:
                reached = max(reached, last)
        if reached < right:
            return False
    return True


def sight(start: Point, end: Point, obstacles: Sequence[Obstacle], corridor: int = 0) -> Sight:
    """Return whether a line between two points is clear.

    With a corridor, two obstacles on either side of the line must stand at least that far apart. The line passes
    between two obstacles where it crosses a shortest link between them.
    """
    near = []
    for obstacle in obstacles:
        if not beside(start, end, obstacle.outline, corridor):
            continue
        if _through(start, end, obstacle.outline):
            crossed: Proof = (Line("sight", start, end), area("blocker", obstacle.outline.points))
            return Sight(clear=False, blockers=(obstacle.name,), proof=crossed)
        near.append(obstacle)
    if corridor and start != end:
        for a, b in combinations(near, 2):
            link = _squeezed(start, end, a.outline, b.outline, corridor)
            if link is not None:
                marks = (Line("sight", start, end), Line("corridor", whole(link[0]), whole(link[1])))
                return Sight(clear=False, blockers=(a.name, b.name), proof=marks)
    return Sight(clear=True, blockers=(), proof=(Line("sight", start, end),))


def _squeezed(start: Point, end: Point, a: Outline, b: Outline, corridor: int) -> _Link | None:
    """Return the shortest link between two obstacles if it is too short and the line crosses it."""
    if not nearer_than(a, b, corridor) or not _parts(start, end, a, b):
        return None
    return _crossed(start, end, _links(a.points, b.points, distance(a, b)))


def _parts(start: Point, end: Point, a: Outline, b: Outline) -> bool:
    """Tell whether a line, drawn on at both ends, has corners of two obstacles on either side."""
    sides = [side_of_line(start, end, point) for point in (*a.points, *b.points)]
    return min(sides) < 0 < max(sides)


def _crossed(start: Point, end: Point, links: list[_Link]) -> _Link | None:
    """Return the shortest link between two obstacles that a line crosses, or one that it runs between."""
    for link in links:
        if _meets(start, end, *link):
            return link
    return links[0] if len(links) > 1 and _between(start, end, links) else None


def _links(p: Ring, q: Ring, gap: Distance) -> list[_Link]:
    """Return every shortest link between a corner of one ring and the other; parallel sides have two or more."""
    found = [(gap.start, gap.end)]
    for corners, ring, swap in ((p, q, False), (q, p, True)):
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
            ex, ey = bx - ax, by - ay
            length = ex * ex + ey * ey
            for x, y in corners:
                along, off = ex * (x - ax) + ey * (y - ay), ex * (y - ay) - ey * (x - ax)
                if 0 <= along <= length and length and off * off * gap.over == gap.square * length:
                    foot = (ax * length + ex * along, ay * length + ey * along, length)
                    found.append((foot, (x, y, 1)) if swap else ((x, y, 1), foot))
    return found


def _turned(a: Exact, b: Exact, p: Exact) -> int:
    (ax, ay, aw), (bx, by, bw), (px, py, pw) = a, b, p
    return (bx * aw - ax * bw) * (py * aw - ay * pw) - (by * aw - ay * bw) * (px * aw - ax * pw)


def _meets(start: Point, end: Point, p: Exact, q: Exact) -> bool:
    """Tell whether a line without its ends crosses a link, ends included; to run along the link is not to cross it."""
    a, b = (*start, 1), (*end, 1)
    over_p, over_q = _turned(a, b, p), _turned(a, b, q)
    if over_p == over_q == 0:
        (x, y, w), dx, dy = p, end.x - start.x, end.y - start.y
        along = (x - start.x * w) * dx + (y - start.y * w) * dy
        touching = (x * q[2], y * q[2]) == (q[0] * w, q[1] * w)
        return touching and 0 < along < (dx * dx + dy * dy) * w
    if (over_p > 0 and over_q > 0) or (over_p < 0 and over_q < 0):
        return False
    over_a, over_b = _turned(p, q, a), _turned(p, q, b)
    return (over_a > 0 > over_b) or (over_a < 0 < over_b)


def _between(start: Point, end: Point, links: list[_Link]) -> bool:
    """Tell whether a line that crosses no link of two parallel sides runs within the passage between them."""
    middle = (start.x + end.x, start.y + end.y, 2)
    sides = [_turned(p, q, middle) for p, q in links]
    near, far = links[0]
    faces = [_turned(near, other[0], middle) for other in links[1:]]
    across = [_turned(far, other[1], middle) for other in links[1:]]
    split = any(side > 0 for side in sides) and any(side < 0 for side in sides)
    return split and any(face * back < 0 for face, back in zip(faces, across, strict=True))


def any_clear(
    starts: Sequence[Point], ends: Sequence[Point], solid: Sequence[Outline], woods: Sequence[Outline], corridor: int
) -> bool:
    """Tell whether any line from some points to some others is clear, as `sight` would tell of each by itself.

    Woods hide nothing from or for whoever is inside.
    """
    lines = _Lines((*solid, *woods), corridor)
    held = {point: _holding(woods, point, len(solid)) for point in (*starts, *ends)}
    always = frozenset(range(len(lines.shapes))).difference(*held.values())
    here, there = bounds(starts), bounds(ends)
    if not set(starts) & set(ends) and any(_hides(lines.shapes[one], here, there) for one in always):
        return False
    return any(not lines.blocked(start, end, held[start] | held[end]) for start in starts for end in ends)


def _holding(woods: Sequence[Outline], point: Point, first: int) -> frozenset[int]:
    return frozenset(number for number, one in enumerate(woods, first) if holds(one, point))


def _hides(shape: Outline, starts: Sequence[Point], ends: Sequence[Point]) -> bool:
    """Tell whether one convex part of an obstacle blocks every line from some points to others, and all between these.

    What it hides from a point is convex: what is so of corners is so of all that lies between them.
    """
    lines = [(start, end) for start in starts for end in ends]
    return not shape.swell and any(all(crosses(*line, part) for line in lines) for part in shape.parts)


def bounds(points: Sequence[Point]) -> tuple[Point, ...]:
    """Return the corners of the box about some points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return tuple(Point(x, y) for x in (min(xs), max(xs)) for y in (min(ys), max(ys)))


class _Lines:
    """Many lines past the same obstacles: what blocked the last is tried first, what is common is worked out once."""

    def __init__(self, shapes: tuple[Outline, ...], corridor: int) -> None:
        self.shapes = shapes
        self._corridor = corridor
        self._order = list(range(len(shapes)))
        pairs = combinations(range(len(shapes)), 2) if corridor else ()
        self._close = [(a, b) for a, b in pairs if nearer_than(shapes[a], shapes[b], corridor)]
        self._links: dict[tuple[int, int], list[_Link]] = {}

    def blocked(self, start: Point, end: Point, apart: frozenset[int]) -> bool:
        """Tell whether a line is blocked; those ``apart`` hide nothing."""
        near = set()
        for rank, one in enumerate(self._order):
            if one in apart or not beside(start, end, self.shapes[one], self._corridor):
                continue
            if _through(start, end, self.shapes[one]):
                self._order.insert(0, self._order.pop(rank))
                return True
            near.add(one)
        return start != end and any(self._squeezes(start, end, pair) for pair in self._close if near.issuperset(pair))

    def _squeezes(self, start: Point, end: Point, pair: tuple[int, int]) -> bool:
        a, b = (self.shapes[one] for one in pair)
        if not _parts(start, end, a, b):
            return False
        if pair not in self._links:
            self._links[pair] = _links(a.points, b.points, distance(a, b))
        return _crossed(start, end, self._links[pair]) is not None


def glimpse(eye: Point, target: Outline, obstacles: Sequence[Obstacle]) -> Glimpse:
    """Return whether a line from a point to any point of a base is clear.

    A single point that shows between two obstacles is nothing to see: some stretch of an edge must show.
    """
    if holds(target, eye):
        here = (eye.x, eye.y, 1)
        return Glimpse(seen=True, blockers=(), width=None, proof=(Line("sight", eye, whole(here)),))
    assert not target.swell
    blockers: dict[str, Outline] = {}
    widest: tuple[Fraction, Exact, Exact] | None = None
    for a, b in zip(target.points, target.points[1:] + target.points[:1], strict=True):
        if side_of_line(a, b, eye) >= 0:
            continue
        shadows = _shadows(eye, a, b, obstacles, blockers)
        for left, right in _gaps(shadows):
            square = (right - left) ** 2 * ((b.x - a.x) ** 2 + (b.y - a.y) ** 2)
            if widest is None or square > widest[0]:
                widest = square, _on_edge(a, b, left), _on_edge(a, b, right)
    if widest is None:
        hidden = tuple(area("blocker", outline.points) for outline in blockers.values())
        return Glimpse(seen=False, blockers=tuple(blockers), width=None, proof=hidden)
    square, left_end, right_end = widest
    width = Distance(square.numerator, square.denominator, 0, left_end, right_end)
    marks = (Line("sight", eye, whole(left_end)), Line("sight", eye, whole(right_end)))
    return Glimpse(seen=True, blockers=tuple(blockers), width=width, proof=marks)


def glimpsed(eye: Point, target: Outline, obstacles: Sequence[Obstacle]) -> bool:
    """Tell whether `glimpse` sees anything of a base: surely if nothing is in the way to one of its corners.

    Surely not if one convex part of an obstacle is in the way to all of them.
    """
    if len(target.parts) == 1 and not holds(target, eye):
        for corner in target.points:
            within = Point(corner.x + (target.x - corner.x) // _NOOK, corner.y + (target.y - corner.y) // _NOOK)
            turned = side_of_line(eye, corner, within)
            ring = (eye, corner, within) if turned > 0 else (eye, within, corner)
            free = Outline(ring, (ring,), (), 0)
            if turned and holds(target, within) and not any(overlap(free, one.outline) for one in obstacles):
                return True
        if any(_hides(one.outline, (eye,), target.points) for one in obstacles):
            return False
    return glimpse(eye, target, obstacles).seen


def _on_edge(a: Point, b: Point, part: Fraction) -> Exact:
    n, over = part.numerator, part.denominator
    return a.x * over + (b.x - a.x) * n, a.y * over + (b.y - a.y) * n, over


def _shadows(
    eye: Point, a: Point, b: Point, obstacles: Sequence[Obstacle], blockers: dict[str, Outline]
) -> list[tuple[Fraction, Fraction]]:
    """Return the stretches of an edge that obstacles hide from an eye, and note who hides something."""
    cone = (eye, b, a)
    planes = tuple(
        HalfPlane(p.y - q.y, q.x - p.x, (p.y - q.y) * p.x + (q.x - p.x) * p.y)
        for p, q in zip(cone, cone[1:] + cone[:1], strict=True)
    )
    bound = Outline(cone, (cone,), (), 0)
    found = []
    for name, outline in obstacles:
        assert not outline.swell
        dx, dy, reach = outline.x - bound.x, outline.y - bound.y, outline.reach + bound.reach
        if dx * dx + dy * dy >= reach * reach:
            continue
        for part in outline.parts:
            if not apart(cone, part):
                found.append(_shadow(eye, a, b, cut([(x, y, 1) for x, y in part], planes)))
                blockers[name] = outline
    return found


def _shadow(eye: Point, a: Point, b: Point, piece: list[Exact]) -> tuple[Fraction, Fraction]:
    """Return the stretch of an edge onto which a piece between it and the eye is projected."""
    ex, ey = a.x - eye.x, a.y - eye.y
    dx, dy = b.x - a.x, b.y - a.y
    least, most = (1, 0), (-1, 0)
    for x, y, w in piece:
        px, py = x - eye.x * w, y - eye.y * w
        if px or py:
            part, over = py * ex - px * ey, px * dy - py * dx
            if over < 0:
                part, over = -part, -over
            if part * least[1] < least[0] * over:
                least = part, over
            if part * most[1] > most[0] * over:
                most = part, over
    return Fraction(*least), Fraction(*most)


def _gaps(shadows: list[tuple[Fraction, Fraction]]) -> list[tuple[Fraction, Fraction]]:
    """Return the stretches of 0 to 1 that no shadow covers."""
    free, reached = [], Fraction(0)
    for left, right in sorted(shadows):
        if left > reached:
            free.append((reached, left))
        reached = max(reached, right)
    if reached < 1:
        free.append((reached, Fraction(1)))
    return free
