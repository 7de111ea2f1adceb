"""The shapes of scenery, and how they lie on a table; which elements come in which is for each game to say.

An area lies around its spot. What runs to the edges of the table, such as a river, goes through its spot, one way along
the facing; a lane ends at its spot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from maestre.space import tabletop
from maestre.space.tabletop import Outline, Point, Pose

E = TypeVar("E")

BENDS: Final = {"straight": 0, "left": -4500, "right": 4500}
"""How what runs to the edges may bend, once, at its spot."""

_BLOB: Final = (100, 90, 97, 88, 95, 100, 91, 98, 87, 94)
"""The edge of an irregular area, in hundredths of its radius; opposite ones nowhere exceed the diameter."""
_WHOLE: Final = 100

Ring = tuple[Point, ...]


class Piece(NamedTuple, Generic[E]):
    """One element and its outline."""

    element: E
    ring: Ring


class Form(NamedTuple, Generic[E]):
    """A form of an element: the ring around 0, 0 of an area, or the width and bend of what runs to the edges.

    What ends at its spot has no bend. ``parts`` are other elements that come with it, such as the houses of a village.
    """

    element: E
    ring: Ring = ()
    width: int = 0
    bend: int | None = 0
    parts: tuple[Piece[E], ...] = ()


def blob(length: int, width: int | None = None) -> Ring:
    """An irregular area, as long as it is wide unless its width is given."""
    part = tabletop.TURN // len(_BLOB)
    steps = (tabletop.step(index * part, length * share // (2 * _WHOLE)) for index, share in enumerate(_BLOB))
    return tuple(Point(x, y if width is None else y * width // length) for x, y in steps)


def box(width: int, depth: int, x: int = 0, y: int = 0) -> Ring:
    """A rectangle about a point."""
    w, d = width // 2, depth // 2
    return Point(x - w, y + d), Point(x - w, y - d), Point(x + w, y - d), Point(x + w, y + d)


def corner(arm: int, thick: int) -> Ring:
    """Two arms that meet at a right angle."""
    ring = ((0, 0), (arm, 0), (arm, thick), (thick, thick), (thick, arm), (0, arm))
    return tuple(Point(x - arm // 2, y - arm // 2) for x, y in ring)


def turned(ring: Sequence[Point], pose: Pose) -> Ring:
    """A ring around 0, 0 laid at a pose."""
    found = []
    for x, y in ring:
        ahead, aside = tabletop.step(pose.facing, y), tabletop.step(pose.facing + tabletop.QUARTER_TURN, x)
        found.append(Point(pose.x + ahead.x + aside.x, pose.y + ahead.y + aside.y))
    return tuple(found)


def laid(table: Outline, form: Form[E], pose: Pose) -> tuple[Piece[E], ...] | None:
    """The elements that a form comes to at a spot; None where it cannot lie like that on the table."""
    at = Point(pose.x, pose.y)
    if form.width:
        if not tabletop.holds(table, at):
            return None
        back = None if form.bend is None else tabletop.opposed(pose.facing + form.bend)
        band = tabletop.band(table, at, pose.facing, back, form.width)
        return None if band is None else (Piece(form.element, band),)
    ring = turned(form.ring, pose)
    if not all(tabletop.holds(table, point) for point in ring):
        return None
    return (Piece(form.element, ring), *(Piece(one.element, turned(one.ring, pose)) for one in form.parts))


def run_off(table: Outline, ring: Ring) -> tuple[int, ...]:
    """The headings of the edges of a table, 0 the far one, by which something leaves it: two points of it lie there."""
    xs, ys = [x for x, _ in table.points], [y for _, y in table.points]
    there = (
        sum(y == max(ys) for _, y in ring),
        sum(x == max(xs) for x, _ in ring),
        sum(y == min(ys) for _, y in ring),
        sum(x == min(xs) for x, _ in ring),
    )
    return tuple(side * tabletop.QUARTER_TURN for side, count in enumerate(there) if count > 1)
