"""Two pieces on a small table, for a situation told by a few answers: mine looks north, the enemy stands before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from maestre.play import Message, Reading, Refused, Request
from maestre.situations import Form, FormChoice
from maestre.space import tabletop
from maestre.space.tabletop import Base, Outline, Point, Pose

OPEN: Final = "open"
"""Ground that changes nothing."""
FRONT: Final = "front"
SIDES: Final = {
    FRONT: (tabletop.Side.FRONT, tabletop.HALF_TURN),
    "flank": (tabletop.Side.RIGHT, tabletop.QUARTER_TURN),
    "rear": (tabletop.Side.REAR, 0),
}
"""The side of the enemy that is met, and how he faces then."""


def shown(base: Base, at: Point, side: str) -> Pose:
    """Where a piece stands that shows a side, whose middle is on a point, to whoever is south of it."""
    met, facing = SIDES[side]
    return tabletop.placed(base, met, at, facing)


def box(left: int, low: int, right: int, high: int) -> tuple[Point, ...]:
    """The corners of a rectangle."""
    return Point(left, low), Point(right, low), Point(right, high), Point(left, high)


def about(edge: Outline, beyond: int) -> tuple[Point, ...]:
    """The rectangle about a piece, so far beyond it."""
    xs, ys = [point.x for point in edge.points], [point.y for point in edge.points]
    return box(min(xs) - beyond, min(ys) - beyond, max(xs) + beyond, max(ys) + beyond)


def ground_of(form: Form, named: Sequence[FormChoice]) -> str:
    """Ask for the ground that the enemy stands on or behind."""
    return form.pick("ground", (FormChoice(OPEN, Message("situation-ground-open")), *named))


def options_of(request: Request | None) -> tuple[str, ...]:
    """The words that are offered now, if any are."""
    return tuple(getattr(getattr(request, "choice", None), "options", ()))


_STAGES: Final = 8
"""After so many stages a throw is one for who comes first, thrown again as long as it is even."""


def highest(reading: Reading[object]) -> tuple[int, ...]:
    """A throw in which every die shows its highest face: a test is passed so, where one is taken as passed."""
    faces: tuple[int, ...] = ()
    stages = 0
    while sides := reading.needs(faces):
        stages += 1
        faces += sides if stages <= _STAGES else (sides[0], *(1 for _ in sides[1:]))
    return faces


def list_empty(name: str, because: str) -> Refused:
    """Refuse a list that has nobody for a question."""
    return Refused(because, "situation-list-empty", question=Message(f"situation-ask-{name}"))
