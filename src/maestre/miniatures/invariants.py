"""What always holds on a table, whatever the game: whole numbers, bases apart from each other, nobody over the edge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from maestre.space import tabletop
from maestre.space.tabletop import Base, Outline, Point, Pose

K = TypeVar("K", bound=str)


def whole(place: Pose | Point) -> bool:
    """Whether a place has whole numbers only; a truth or a float would be stored otherwise."""
    return all(type(value) is int for value in place)


def overlaps(standing: Mapping[K, tuple[Pose, Base]], slack: int) -> list[tuple[K, K]]:
    """The pairs that overlap by more than rounding: to part them takes more steps than the slack."""
    edges = [(piece, tabletop.stand(pose, base)) for piece, (pose, base) in standing.items()]
    return [
        (piece, other)
        for index, (piece, edge) in enumerate(edges)
        for other, its in edges[:index]
        if tabletop.overlap(edge, its) and tabletop.parted(*standing[piece], its, 0).steps > slack
    ]


def outside(table: Outline, outlines: Mapping[K, Outline]) -> list[K]:
    """Who has left the table."""
    return [piece for piece, edge in outlines.items() if not tabletop.on_table(edge, table)]
