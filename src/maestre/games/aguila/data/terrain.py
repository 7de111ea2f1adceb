"""4.02-4.07, 15.34-15.48 Terrain: tables of each kind of country, placing, and what each piece is."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import msgspec

from maestre.games.aguila.data.combat import Combat
from maestre.games.aguila.data.measures import INCH, MM
from maestre.games.aguila.data.weather import FEWEST, MOST
from maestre.games.aguila.data.words import Cover, Going, Landscape, Structure, Terrain
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read, rows

TERRAIN_FILE: Final = "terrain.toml"

_Range = tuple[Amount, Amount]
_BUILT: Final = ("building", "wall", "group")


class LandscapeRow(Table, frozen=True, kw_only=True):
    """A kind of country and its pieces of terrain by the sum of two dice."""

    id: Landscape
    name: Text
    results: tuple[Terrain, ...]

    def __post_init__(self) -> None:
        super().__post_init__()
        if len(self.results) != MOST - FEWEST + 1:
            raise ValueError(f"it has {len(self.results)} results; give one for each sum from {FEWEST} to {MOST}")

    def on(self, total: int) -> Terrain:
        """Give the piece for the sum of two dice."""
        return self.results[total - FEWEST]


class Placement(Table, frozen=True, kw_only=True):
    """How many pieces are placed, how far apart, and the sides of the die that counts buildings."""

    pieces_least: Number
    pieces_most: Number
    gap_in: Number
    buildings_die: Number

    @property
    def gap(self) -> int:
        """The least distance between two pieces, in units of the table."""
        return self.gap_in * INCH


class Farm(Table, frozen=True, kw_only=True):
    """A farm has a die of so many sides, and so many more, of buildings, and walls; a mill its buildings alone."""

    farm_die: Number
    farm_more: Number
    farm_walls_in: Number
    mill_buildings: Number


class TerrainRow(Table, frozen=True, kw_only=True):
    """A piece of terrain; ``length`` and ``width`` are its least and greatest, in units of the table."""

    id: Terrain
    name: Text
    kind: Literal["area", "hill", "water", "building", "wall", "large", "group", "road"]
    going: Going
    spring: Going | None = None
    rain: Going | None = None
    freezes: bool = False
    sight: bool
    hides: bool = False
    cover: Cover
    structures: tuple[Structure, ...] = ()
    length_in: _Range
    width_in: _Range = (0, 0)
    thick_mm: Amount = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.kind in _BUILT) is not bool(self.structures):
            raise ValueError(f"it is a {self.kind} with structures {list(self.structures)}; only what is built has any")
        if self.structures and self.cover is not Cover.NONE:
            raise ValueError("its structures give its cover; write none")
        if (self.kind == "wall") is not bool(self.thick_mm):
            raise ValueError("walls, and nothing else, say how thick they are; mend thick_mm")
        if any(least > most for least, most in (self.length_in, self.width_in)):
            raise ValueError("a size is written backwards; put the smaller number first")

    @property
    def length(self) -> tuple[int, int] | None:
        """Its least and greatest length; None for what goes from edge to edge of the table."""
        least, most = self.length_in
        return (least * INCH, most * INCH) if most else None

    @property
    def width(self) -> tuple[int, int]:
        """Its least and greatest width."""
        if self.thick_mm:
            thick = self.thick_mm * MM
            return thick, thick
        return self.width_in[0] * INCH, self.width_in[1] * INCH


class _TerrainFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    landscape: dict[str, dict[str, object]]
    placement: Placement
    farm: Farm
    terrain: dict[str, dict[str, object]]


class Terrains(NamedTuple):
    """What ``terrain.toml`` holds."""

    file: _TerrainFile
    landscapes: dict[Landscape, LandscapeRow]
    placement: Placement
    farm: Farm
    row: dict[Terrain, TerrainRow]


@rule("4.07", "15.33", "15.34", "15.48")
def read_terrain(text: str, combat: Combat) -> Terrains:
    """Read the terrain; what only fire heeds is an area, and bad ground for cavalry is ground that slows."""
    file = read(TERRAIN_FILE, text, _TerrainFile)
    found = each(TERRAIN_FILE, "landscape", file.landscape, LandscapeRow)
    row = rows(TERRAIN_FILE, "terrain", each(TERRAIN_FILE, "terrain", file.terrain, TerrainRow), Terrain)
    if file.placement.pieces_least > file.placement.pieces_most:
        raise DataError(TERRAIN_FILE, "placement", "pieces_least is above pieces_most; mend them")
    for piece in row.values():
        if piece.cover is not Cover.NONE and piece.kind != "area":
            raise DataError(
                TERRAIN_FILE, f"terrain.{piece.id}", f"a {piece.kind} gives no cover of its own; write none"
            )
    for ground in (*combat.ground.cavalry, *combat.ground.lancers):
        if row[ground].going is not Going.DIFFICULT:
            raise DataError(TERRAIN_FILE, f"terrain.{ground}", "cavalry fights badly in it; make it difficult")
    return Terrains(file, rows(TERRAIN_FILE, "landscape", found, Landscape), file.placement, file.farm, row)
