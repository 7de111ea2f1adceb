"""Tables that players lay out themselves: written as TOML or JSON, read, judged piece by piece, and written out.

Lengths are inches and facings degrees, with two decimals at most; the same numbers in both forms. Which pieces there
are and where each may lie is for the game to say, as its book does.
"""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import ClassVar, Final, Generic, TypeVar

import msgspec

from maestre.miniatures.forms import Form, turned
from maestre.miniatures.sides import Side
from maestre.play import Flaw, Message, Refused, Spot, State, Unreadable
from maestre.play.written.figures import Figures
from maestre.play.written.tables import (
    MOST_PIECES,
    LaidPiece,
    OwnTable,
    Palette,
    PalettePiece,
    PaletteScale,
    Ring,
    table_flaw,
)
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose

S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Figures)
E = TypeVar("E")

_LONGEST_NAME: Final = 60
_LONGEST_TOLD: Final = 200
_FAR: Final = 1000
"""No number of a table is as large as this, whatever it counts."""
_CENT: Final = Decimal("0.01")
_DEGREE: Final = 100
"""Units of a degree."""
_APART: Final = 12
"""How many inches there are at least between the zones of both sides, where players agree on them."""


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of scenery as players write it: inches from the western and the southern edge, degrees clockwise."""

    piece: str
    x: Decimal
    y: Decimal
    facing: Decimal = Decimal(0)


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as players write it.

    ``south`` is the side whose edge is the southern one, ``zone`` how many inches deep both sides deploy; what is
    empty or 0 is settled as the rules say.
    """

    game: str
    name: str = ""
    scale: str = ""
    south: str = ""
    zone: int = 0
    scenery: tuple[Laid, ...] = ()


class AgreedTable(msgspec.Struct, frozen=True, gc=False):
    """A table that the players have agreed on, in units: who has the south, how deep they deploy, what lies on it."""

    south: Side | None = None
    zone: int = 0
    pieces: tuple[Spot, ...] = ()


class Tables(ABC, Generic[S, F, E]):
    """What a game says of tables that players lay out; ``because`` is the rule by which they may."""

    game: ClassVar[str]
    because: ClassVar[str]
    inch: ClassVar[int]

    @abstractmethod
    def sizes(self, figures: F) -> Mapping[str, tuple[int, int]]:
        """Give the table of every scale of figures, the usual one first; a game without scales has one, unnamed."""

    @abstractmethod
    def zone_depth(self, figures: F, scale: str) -> int:
        """Give how many inches deep the rules let both sides deploy, which is the least that they may agree on."""

    @abstractmethod
    def forms(self, figures: F, scale: str) -> Mapping[str, Form[E]]:
        """Give every piece by its name; what lies across rivers has no form of its own."""

    @abstractmethod
    def crossing(self, piece: str) -> bool:
        """Say whether a piece lies across a river."""

    @abstractmethod
    def last(self, piece: str) -> bool:
        """Say whether a piece is laid when all others lie, since it may end against them or lies over them."""

    @abstractmethod
    def named(self, piece: str) -> Message:
        """Give what a piece is called, with its size."""

    @abstractmethod
    def bare(self, figures: F, scale: str, agreed: AgreedTable) -> S:
        """Give a position without anybody, on a bare table."""

    @abstractmethod
    def check(self, state: S, spot: Spot) -> None:
        """Refuse a piece that may not lie where it is put."""

    @abstractmethod
    def lay(self, state: S, spot: Spot) -> None:
        """Put a piece down that was not refused."""

    @abstractmethod
    def covered(self, state: S, spot: Spot) -> tuple[Ring, ...]:
        """Give what a piece covers that lies, or is refused; nothing where it can have no outline."""

    @abstractmethod
    def whole_flaws(self, state: S) -> Iterator[Flaw]:
        """Say what is wrong with the table when all of it lies."""

    @abstractmethod
    def zone_ring(self, state: S, side: Side) -> Ring:
        """Give where a side deploys along its edge."""

    @abstractmethod
    def scenery_of(self, state: S) -> dict[str, object]:
        """Give what the position shows of its scenery."""

    # ------------------------------------------------------------------------------------------------------- read

    def read(self, figures: F, text: str) -> OwnTable:
        """Read a table as players write it and as it is kept, and say all that is wrong with it."""
        layout = self._layout(text)
        sizes = self.sizes(figures)
        flaws = list(self._flaws(figures, layout))
        scale = layout.scale if layout.scale in sizes else next(iter(sizes))
        layout = msgspec.structs.replace(layout, scale=scale, scenery=layout.scenery[:MOST_PIECES])
        agreed = self._agreed(layout)
        state = self.bare(figures, scale, agreed)
        pieces, misplaced = self._laid(state, self.forms(figures, scale), agreed.pieces)
        flaws += misplaced
        flaws += () if misplaced else self.whole_flaws(state)
        return OwnTable(
            _kept(layout),
            layout.name[:_LONGEST_NAME],
            scale,
            sizes[scale],
            agreed.south or "",
            layout.zone,
            pieces,
            tuple(self.zone_ring(state, side) for side in _from_south(agreed.south)),
            self.scenery_of(state),
            tuple(flaws),
        )

    def agreed(self, value: str) -> tuple[str, AgreedTable]:
        """Give the scale and the table behind a text that has been judged."""
        layout = self._layout(value)
        return layout.scale, self._agreed(layout)

    def in_order(self, pieces: tuple[Spot, ...]) -> tuple[Spot, ...]:
        """Give pieces in the order in which they are laid."""
        return tuple(sorted(pieces, key=lambda spot: self.last(spot.piece)))

    def _layout(self, text: str) -> Layout:
        """Read a text; whether the numbers make sense `_flaws` says, and from there on they are within bounds."""
        try:
            if text.lstrip().startswith("{"):
                return msgspec.json.decode(text, type=Layout)
            return msgspec.convert(tomllib.loads(text, parse_float=Decimal), Layout)
        except (ValueError, ArithmeticError, RecursionError) as error:
            raise Unreadable(self.because, "table-unreadable", what=str(error)[:_LONGEST_TOLD]) from error

    def _flaws(self, figures: F, layout: Layout) -> Iterator[Flaw]:
        """All that is wrong with a text before anything is laid."""
        if layout.game != self.game:
            yield table_flaw(self.because, "other-game", "game", game=layout.game[:_LONGEST_NAME], own=self.game)
        if len(layout.name) > _LONGEST_NAME or not layout.name.isprintable():
            yield table_flaw(self.because, "bad-name", "name", most=_LONGEST_NAME)
        sizes = self.sizes(figures)
        if layout.scale not in sizes and layout.scale:
            told = ", ".join(sizes)
            yield table_flaw(self.because, "no-such-scale", "scale", scale=layout.scale[:_LONGEST_NAME], scales=told)
        if layout.south and layout.south not in tuple(Side):
            yield table_flaw(self.because, "no-such-side", "south", side=layout.south[:_LONGEST_NAME])
        scale = layout.scale if layout.scale in sizes else next(iter(sizes))
        least, most = self.zone_depth(figures, scale), self.zone_most(figures, scale)
        if layout.zone and not least <= layout.zone <= most:
            yield table_flaw(self.because, "bad-zone", "zone", least=least, most=most)
        if len(layout.scenery) > MOST_PIECES:
            yield table_flaw(self.because, "too-many-pieces", "scenery", count=len(layout.scenery), most=MOST_PIECES)

    def zone_most(self, figures: F, scale: str) -> int:
        """Give how many inches deep both sides may agree to deploy."""
        return (self.sizes(figures)[scale][1] // self.inch - _APART) // 2

    def _agreed(self, layout: Layout) -> AgreedTable:
        zone = layout.zone if 0 <= layout.zone < _FAR else 0
        south = Side(layout.south) if layout.south in tuple(Side) else None
        return AgreedTable(south, zone * self.inch, tuple(self._spot(one) for one in layout.scenery))

    def _spot(self, one: Laid) -> Spot:
        x, y = (_units(length, self.inch) for length in (one.x, one.y))
        return Spot(one.piece[:_LONGEST_NAME], x, y, _units(one.facing, _DEGREE) % tabletop.TURN)

    def _laid(
        self, state: S, known: Mapping[str, object], pieces: tuple[Spot, ...]
    ) -> tuple[tuple[LaidPiece, ...], list[Flaw]]:
        """Lay what may be laid; of all pieces what they cover, in the order in which they are written."""
        found: dict[int, LaidPiece] = {}
        flaws: dict[int, Flaw] = {}
        for number in sorted(range(len(pieces)), key=lambda one: self.last(pieces[one].piece)):
            spot = pieces[number]
            rings: tuple[Ring, ...] = ()
            where = f"scenery.{number + 1}"
            if spot.piece not in known:
                flaws[number] = table_flaw(self.because, "no-such-piece", where, number=number + 1, piece=spot.piece)
            else:
                rings = self.covered(state, spot)
                try:
                    self.check(state, spot)
                except Refused as refused:
                    remedy = Message.of("table-piece-remedy", number=number + 1, piece=self.named(spot.piece))
                    flaws[number] = Flaw(refused.rule, refused.message, remedy, where)
                else:
                    self.lay(state, spot)
            found[number] = LaidPiece(spot.piece, spot.x, spot.y, spot.facing, rings)
        return tuple(found[number] for number in sorted(found)), [flaws[number] for number in sorted(flaws)]

    # ------------------------------------------------------------------------------------------------------ write

    def write(self, value: str) -> str:
        """Write a table as players do, in TOML."""
        layout = self._layout(value)
        head = {"game": layout.game, "name": layout.name, "scale": layout.scale, "south": layout.south}
        lines = [f"{key} = {_quoted(said)}" for key, said in head.items() if said]
        lines += [f"zone = {layout.zone}"] if layout.zone else []
        for one in layout.scenery:
            lines += ["", "[[scenery]]", f"piece = {_quoted(one.piece)}", f"x = {one.x}", f"y = {one.y}"]
            lines += [f"facing = {one.facing}"] if one.facing else []
        return "\n".join((*lines, ""))

    def palette(self, figures: F) -> Palette:
        """Give all that a table may be made of."""
        scales = tuple(
            PaletteScale(scale, size, self.zone_depth(figures, scale), self.zone_most(figures, scale))
            for scale, size in self.sizes(figures).items()
        )
        pieces = tuple(
            PalettePiece(
                scale,
                piece,
                piece.partition(":")[0],
                tuple(_plain(ring) for ring in (form.ring, *(part.ring for part in form.parts)) if ring),
                self.crossing(piece),
            )
            for scale in self.sizes(figures)
            for piece, form in self.forms(figures, scale).items()
        )
        return Palette(self.inch, scales, pieces)


def outlined(form: Form[E], spot: Spot) -> tuple[Ring, ...]:
    """What an area with all its parts covers, be it on the table or not."""
    rings = (form.ring, *(part.ring for part in form.parts))
    return tuple(_plain(turned(ring, pose_of(spot))) for ring in rings if ring)


def pose_of(spot: Spot) -> Pose:
    """Where a piece is put."""
    return Pose(spot.x, spot.y, spot.facing % tabletop.TURN)


def _plain(ring: tuple[Point, ...]) -> Ring:
    return tuple((x, y) for x, y in ring)


def _from_south(south: Side | None) -> tuple[Side, Side]:
    return (south or Side.BLUE, (south or Side.BLUE).enemy)


def _units(number: Decimal, unit: int) -> int:
    """So many units of a number; what no table has comes to a place off it."""
    return int((_short(number) * unit).to_integral_value())


def _kept(layout: Layout) -> str:
    """The table as it is kept: JSON, with no more decimals than count."""
    pieces = tuple(
        Laid(one.piece[:_LONGEST_NAME], *(_short(number) for number in (one.x, one.y, one.facing)))
        for one in layout.scenery
    )
    return _ENCODER.encode(msgspec.structs.replace(layout, scenery=pieces)).decode()


_ENCODER: Final = msgspec.json.Encoder(decimal_format="number")


def _short(number: Decimal) -> Decimal:
    """A number with as many decimals as count; one that no table has is a place off it."""
    if not number.is_finite() or not -_FAR < number < _FAR:
        return Decimal(-1)
    cut = number.quantize(_CENT) + 0  # no less than nothing is nothing
    if abs(cut) >= _FAR:
        return Decimal(-1)
    return cut.to_integral_value() if cut == cut.to_integral_value() else cut.normalize()


def _quoted(said: str) -> str:
    """A string as TOML has it."""
    return msgspec.json.encode(said).decode()
