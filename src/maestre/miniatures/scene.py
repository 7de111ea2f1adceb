"""A measured table as a scene: the ground from above, pieces on their bases, and whoever is off it beside it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from maestre.miniatures.sides import Side
from maestre.play import Message
from maestre.play.board import Area, Badge, Board, Colour, Piece, Plane, Scene, Shape, Tray
from maestre.space.tabletop import Base, Point, Pose

_SHORT: Final = 3
"""How many letters there are on a base."""


class Ground(NamedTuple):
    """A piece of terrain: its name, its colour and its corners."""

    id: str
    colour: Colour
    ring: tuple[Point, ...]
    name: Message


class Stand(NamedTuple):
    """A piece of a side: what it is called and shows, and where it stands, if it does; a disc has no facing."""

    id: str
    side: Side
    name: Message
    glyph: str
    base: Base
    pose: Pose | None
    shape: Shape = "base"
    turned: bool = True
    badges: tuple[Badge, ...] = ()
    spent: bool = False
    many: int = 1


def off_table(side: Side) -> str:
    """Name the tray of those of a side who are not on the table."""
    return f"{side.value}:off"


def sheet(size: tuple[int, int], grounds: Iterable[Ground]) -> Board:
    """The bare table with its terrain; north, where y is greatest, is at the top."""
    areas = (
        Area(one.id, one.colour, tuple((point.x, point.y) for point in one.ring), name=one.name) for one in grounds
    )
    return Board(Plane(size, up=True), "grass", tuple(areas))


def table_scene(board: Board, stands: Iterable[Stand], extra: tuple[Piece, ...], facts: tuple[Message, ...]) -> Scene:
    """Every piece on its base as it faces; beside the table those who are not on it."""
    pieces = tuple(_piece(one) for one in stands)
    trays = tuple(
        Tray(off_table(side), Message.of("tray-off-table", side=side.value), of=side.value)
        for side in Side
        if any(piece.at == off_table(side) for piece in pieces)
    )
    return Scene(board, (*extra, *pieces), trays=trays, facts=facts)


def _piece(one: Stand) -> Piece:
    there = one.pose is not None
    return Piece(
        one.id,
        (one.pose.x, one.pose.y) if one.pose else off_table(one.side),
        f"seat:{one.side.value}",
        one.shape,
        one.name,
        _lettered(one.glyph),
        count=one.many,
        facing=one.pose.facing if one.pose and one.turned else None,
        size=(one.base.width, one.base.depth) if there else None,
        badges=one.badges,
        spent=one.spent,
    )


def _lettered(glyph: str) -> str:
    """What finds room on a base: of a long name what follows its command."""
    return glyph if len(glyph) <= _SHORT else glyph.rpartition("-")[2][:_SHORT]
