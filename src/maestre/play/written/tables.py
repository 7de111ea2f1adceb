"""Tables that players lay out themselves: what a game has to say of one, and what one is made of."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from maestre.play.written.lists import Flaw
from maestre.play.written.messages import Arg, Message

MOST_PIECES: Final = 40
"""How many pieces of scenery a table may have."""

Shown = Annotated[object, msgspec.Meta(extra_json_schema={"type": "object"})]
"""A piece of scenery in the form of its game."""
Ring = tuple[tuple[int, int], ...]


class LaidPiece(msgspec.Struct, frozen=True):
    """A piece of scenery as it lies, in units of the table, and the outlines that it covers; none where it cannot."""

    piece: str
    x: int
    y: int
    facing: int
    rings: tuple[Ring, ...]


class OwnTable(msgspec.Struct, frozen=True):
    """A table that a player laid out, as a game reads it: what lies on it, and what is to be said of it.

    ``kept`` is the table as options and records keep it: in no language, so that it means the same for good.
    ``scenery`` is what a position on it shows of it; ``zones`` are where the sides deploy, the southern one first.
    """

    kept: str
    name: str
    scale: str
    size: tuple[int, int]
    south: str
    zone: int
    pieces: tuple[LaidPiece, ...]
    zones: tuple[Ring, ...]
    scenery: dict[str, Shown]
    flaws: tuple[Flaw, ...] = ()

    @property
    def grave(self) -> tuple[Flaw, ...]:
        """The flaws that bar the table from play."""
        return tuple(flaw for flaw in self.flaws if flaw.grave)


class PaletteScale(msgspec.Struct, frozen=True):
    """A size of table: how wide and deep it is, and how many inches deep zones are by the rules, and at most."""

    scale: str
    size: tuple[int, int]
    zone: int
    zone_most: int


class PalettePiece(msgspec.Struct, frozen=True):
    """A piece that can be laid: its element, and its outlines around 0, 0; none if it runs to the edges.

    ``over`` says that it lies across a river.
    """

    scale: str
    piece: str
    element: str
    rings: tuple[Ring, ...]
    over: bool


class Palette(msgspec.Struct, frozen=True):
    """What a table may be made of: its sizes, and every piece, for each scale of figures that the game has."""

    inch: int
    scales: tuple[PaletteScale, ...]
    pieces: tuple[PalettePiece, ...]
    most: int = MOST_PIECES


def table_flaw(rule_id: str, key: str, where: str = "", /, **args: Arg) -> Flaw:
    """Put together what is wrong with a table: each key has a remedy of its own, which may use the same arguments."""
    return Flaw(rule_id, Message.of(f"table-{key}", **args), Message.of(f"table-{key}-remedy", **args), where)
