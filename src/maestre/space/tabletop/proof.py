"""What proves an answer, for a client to draw: lines, ways of turning and areas in table units, each with its kind."""

import msgspec

from maestre.space.tabletop._plane import Exact, Ring
from maestre.space.tabletop.turns import Point


class Line(msgspec.Struct, frozen=True, tag="line"):
    """A straight line: ``sight``, ``gap`` (the shortest link), ``corridor`` (one too short), ``way`` or ``window``."""

    kind: str
    start: Point
    end: Point


class Sweep(msgspec.Struct, frozen=True, tag="sweep"):
    """The way of a point that turns about a centre: clockwise if the turn is positive."""

    kind: str
    centre: Point
    start: Point
    turn: int


class Area(msgspec.Struct, frozen=True, tag="area"):
    """A polygon: ``base`` (where it comes to stand), ``stop``, ``blocker``, ``arc`` or ``share`` (what is in)."""

    kind: str
    points: tuple[Point, ...]


class Cost(msgspec.Struct, frozen=True, tag="cost"):
    """What a way costs, of how much there is, in whole units; a cost between two units is told as the greater."""

    cost: int
    allowance: int


Mark = Line | Sweep | Area
Proof = tuple[Mark, ...]


def whole(point: Exact) -> Point:
    """Return the unit nearest to an exact point, to draw it."""
    x, y, w = point
    return Point((2 * x + w) // (2 * w), (2 * y + w) // (2 * w))


def area(kind: str, ring: Ring) -> Area:
    """Return a ring as a mark."""
    return Area(kind, ring)
