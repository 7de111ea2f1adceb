"""What a position looks like, as plain values: any client draws it, in pixels or in letters, and knows no game.

A scene counts as the answers do: a ``Spot`` on a plane or a graph has the numbers of a `Point`, on a grid the column
and the row of `Grid.cells`, both from nought, and so has the ``at`` of a ``Leg``; its facing is that of a `Piece`.

All numbers are whole; a colour is a word of the `PALETTE` or ``seat:<seat>``, and every client has its own shade of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from maestre.play.asking.bounds import Far, Word
from maestre.play.written.messages import Message

PALETTE: Final = (
    "sand",
    "grass",
    "water",
    "shallows",
    "wood",
    "rock",
    "stone",
    "snow",
    "gold",
    "red",
    "blue",
    "green",
    "violet",
    "ink",
)
"""The colours that every client has, by light and by dark."""
MOST_ROWS: Final = 200
"""How many rows a grid has, and cells a row: Lepanto's map is 58 by 44."""
MOST_DRAWN: Final = 5000
"""How many areas, edges, points or pieces a scene has at most: Lepanto whole has 227 ships."""
MOST_CORNERS: Final = 500
"""How many corners an outline has at most."""
MOST_SIGNS: Final = 16
"""How many badges a piece bears, and facts a scene tells, at most."""

_ART = r"art/[A-Za-z0-9_-]+\.(svg|png|webp)"
Colour: TypeAlias = Annotated[str, Meta(pattern=rf"^(|seat:.{{1,64}}|{'|'.join(PALETTE)})$")]
"""``seat:<seat>`` or a word of the palette; none leaves it to the client. A seat named after a colour has that one."""
Art: TypeAlias = Annotated[str, Meta(pattern=rf"^(|{_ART})$")]
"""A picture in the game's folder ``art``."""
Glyph: TypeAlias = Annotated[str, Meta(pattern=rf"^(.{{0,3}}|{_ART})$")]
"""A sign, a letter or three, or a picture in the folder ``art``."""
Shape: TypeAlias = Literal["disc", "counter", "block", "pawn", "hex", "base", "ship", "card"]
Point: TypeAlias = tuple[Far, Far]
"""Right and down (up on a plane that says so): on a grid in thousandths of a cell, elsewhere in the board's units."""


class Grid(msgspec.Struct, frozen=True, tag="grid"):
    """Cells in rows, from the top; an empty id is a hole. Hexes stand on a point, odd rows half a cell to the right."""

    cells: Annotated[
        tuple[Annotated[tuple[Word, ...], Meta(max_length=MOST_ROWS)], ...], Meta(min_length=1, max_length=MOST_ROWS)
    ]
    form: Literal["square", "hex"] = "square"

    @classmethod
    def square(cls, columns: int, rows: int) -> Grid:
        """Name cells as in chess, a1 at the lower left."""
        return cls(tuple(tuple(f"{chr(ord('a') + x)}{rows - y}" for x in range(columns)) for y in range(rows)))

    @property
    def ids(self) -> tuple[str, ...]:
        """Every cell, row by row."""
        return tuple(cell for row in self.cells for cell in row if cell)

    def beside(self, cell: str) -> tuple[str, ...]:
        """Give the cells that share a side with a cell."""
        y, row = next((y, row) for y, row in enumerate(self.cells) if cell in row)
        x = row.index(cell)
        aside: tuple[tuple[int, int], ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
        if self.form == "hex":
            left = x + y % 2 - 1
            aside = ((-1, 0), (1, 0), *((left + right - x, down) for down in (-1, 1) for right in (0, 1)))
        around = (self.at(x + right, y + down) for right, down in aside)
        return tuple(filter(None, around))

    def at(self, column: int, row: int) -> str:
        """Give the cell of a column and a row, both from nought; none outside or where there is a hole."""
        inside = 0 <= row < len(self.cells) and 0 <= column < len(self.cells[row])
        return self.cells[row][column] if inside else ""


class Graph(msgspec.Struct, frozen=True, tag="graph"):
    """Named points; edges join them. A radius of nought draws points as wide as the nearest two allow."""

    points: Annotated[tuple[tuple[Word, Point], ...], Meta(min_length=1, max_length=MOST_DRAWN)]
    size: Point
    radius: Far = 0

    @property
    def ids(self) -> tuple[str, ...]:
        """Every point."""
        return tuple(id for id, _ in self.points)


class Plane(msgspec.Struct, frozen=True, tag="plane"):
    """A measured table; ``up`` says that y grows from the lower edge upward, as on a chart, not from the top down."""

    size: Point
    up: bool = False

    def from_top(self, point: Point) -> Point:
        """Give a point as it lies on a sheet: right and down from the top left."""
        x, y = point
        return (x, self.size[1] - y) if self.up else point

    @property
    def ids(self) -> tuple[str, ...]:
        """No place has a name."""
        return ()


Space: TypeAlias = Grid | Graph | Plane


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """A cell, a point or an outline: how its ground looks, and what is printed on it."""

    id: Word
    colour: Colour = ""
    outline: Annotated[tuple[Point, ...], Meta(max_length=MOST_CORNERS)] = ()
    glyph: Glyph = ""
    name: Message | None = None


class Edge(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something between two places: a lane that joins them, or a wall on the side that they share."""

    ends: tuple[Word, Word]
    kind: Literal["lane", "road", "river", "wall", "arrow"] = "lane"
    colour: Colour = ""
    name: Message | None = None


class Board(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is printed. ``colour`` is that of whatever is no area; squares without one are chequered."""

    space: Space
    colour: Colour = ""
    areas: Annotated[tuple[Area, ...], Meta(max_length=MOST_DRAWN)] = ()
    edges: Annotated[tuple[Edge, ...], Meta(max_length=MOST_DRAWN)] = ()
    coordinates: bool = False
    art: Art = ""


class Badge(msgspec.Struct, frozen=True, omit_defaults=True):
    """A small sign on a piece, with what it means in words."""

    glyph: Glyph
    name: Message
    tone: Literal["plain", "good", "bad"] = "plain"


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that stands on a place, at a point or in a tray, under the id by which answers name it.

    Without a ``name`` it is called by the message ``piece-<id>``. ``facing`` is in hundredths of a degree, clockwise
    from the top; ``size`` is in the units of a point, and only a disc keeps its shape with one. ``at`` has no bounds
    of its own: msgspec 0.22 breaks when it reads a bounded text that may also be bounded numbers.
    """

    id: Word
    at: str | tuple[int, int]
    colour: Colour
    shape: Shape = "disc"
    name: Message | None = None
    glyph: Glyph = ""
    count: Annotated[int, Meta(ge=0, le=999)] = 1
    facing: Far | None = None
    size: Point | None = None
    badges: Annotated[tuple[Badge, ...], Meta(max_length=MOST_SIGNS)] = ()
    spent: bool = False

    @property
    def called(self) -> Message:
        """Its name."""
        return self.name or Message(f"piece-{self.id}")


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stress on places or pieces: what happened last, whom a place belongs to, a way that was gone."""

    kind: Literal["last", "owner", "way", "link", "danger"]
    on: Annotated[tuple[Word, ...], Meta(max_length=MOST_DRAWN)]
    colour: Colour = ""


class Tray(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place beside the board: a hand, a reserve, the dead, or a track with a cell for each number.

    ``of`` is the seat on whose side it lies; ``at`` the cell of a track that counts now.
    """

    id: Word
    name: Message
    of: Word = ""
    cells: Annotated[tuple[Word, ...], Meta(max_length=MOST_ROWS)] = ()
    at: Word = ""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position as one audience may see it. ``facts`` are short ones for the head of the page, the turn first."""

    board: Board
    pieces: Annotated[tuple[Piece, ...], Meta(max_length=MOST_DRAWN)] = ()
    marks: Annotated[tuple[Mark, ...], Meta(max_length=MOST_DRAWN)] = ()
    trays: Annotated[tuple[Tray, ...], Meta(max_length=MOST_SIGNS)] = ()
    facts: Annotated[tuple[Message, ...], Meta(max_length=MOST_SIGNS)] = ()

    @property
    def places(self) -> tuple[str, ...]:
        """All places that have a name, on the board and beside it."""
        trays = (id for tray in self.trays for id in (tray.id, *tray.cells))
        return (*self.board.space.ids, *trays)


class Redrawn(msgspec.Struct, frozen=True, omit_defaults=True):
    """What changed between two scenes: those ``gone`` are taken off first, then ``pieces`` are put on; UNSET stays."""

    board: Board | UnsetType = UNSET
    pieces: tuple[Piece, ...] = ()
    gone: tuple[str, ...] = ()
    marks: tuple[Mark, ...] | UnsetType = UNSET
    trays: tuple[Tray, ...] | UnsetType = UNSET
    facts: tuple[Message, ...] | UnsetType = UNSET


def redrawn(old: Scene, new: Scene) -> Redrawn:
    """Give what changed; pieces that come in another order are all put on anew, for it says which lies on top."""
    before = {piece.id: piece for piece in old.pieces}
    after = {piece.id: piece for piece in new.pieces}
    gone = tuple(id for id in before if id not in after)
    pieces = tuple(piece for id, piece in after.items() if before.get(id) != piece)
    if [*(id for id in before if id in after), *(id for id in after if id not in before)] != [*after]:
        gone, pieces = tuple(before), new.pieces
    return Redrawn(
        UNSET if old.board is new.board or old.board == new.board else new.board,
        pieces,
        gone,
        UNSET if old.marks == new.marks else new.marks,
        UNSET if old.trays == new.trays else new.trays,
        UNSET if old.facts == new.facts else new.facts,
    )


def faults(scene: Scene, seats: tuple[str, ...]) -> tuple[str, ...]:
    """List what no client could draw: beyond a bound, no colour, a piece drawn twice or standing nowhere."""
    try:
        msgspec.convert(msgspec.to_builtins(scene), Scene)
    except msgspec.ValidationError as error:
        return (str(error),)
    places, ids = Counter(scene.places), Counter(piece.id for piece in scene.pieces)
    known = {*places, *ids, *(area.id for area in scene.board.areas)}
    coloured: tuple[Piece | Area | Edge | Mark, ...] = (
        *scene.pieces,
        *scene.board.areas,
        *scene.board.edges,
        *scene.marks,
    )
    colours = dict.fromkeys(one.colour for one in coloured if one.colour.startswith("seat:"))
    return (
        *(f"{id} is drawn twice" for id, count in ids.items() if count > 1),
        *(f"{id} names two places" for id, count in places.items() if count > 1),
        *(f"{id} is a piece and a place" for id in ids if id in places),
        *(f"{one.id} stands on {one.at}, which is no place" for one in scene.pieces if _nowhere(one, places)),
        *(f"an edge ends at {end}, which is no place" for e in scene.board.edges for end in e.ends if end not in known),
        *(f"{mark.kind} marks {id}, which is not drawn" for mark in scene.marks for id in mark.on if id not in known),
        *(f"{colour} is no seat" for colour in colours if colour.removeprefix("seat:") not in seats),
    )


def _nowhere(piece: Piece, places: Container[str]) -> bool:
    return isinstance(piece.at, str) and piece.at not in places
